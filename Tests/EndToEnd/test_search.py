"""Search and the gallery's pages, through nginx, in each way that a site can be deployed."""

from urllib.parse import quote

import pytest

from people import Person, join

NAMES = ("Zoë Müller", "Ｋｅｎ Ｔａｎａｋａ", "김민준", "이 미나", "박문정", "مُحَمَّد", "<b>Bold & Co</b>", "Ken + Zoe")
SMALL_PAGES = {"gallery_page": 2}


@pytest.fixture(scope="module")
def people(each_site):
    """{name: uid}; every second one has a photo."""
    return {
        name: join(each_site, Person(name, f"m{n}@example.org"), "default" if n % 2 else None).uid
        for n, name in enumerate(NAMES)
    }


def members(page):
    """The members that a list shows, in order."""
    links = [link for link in page.links if "/users/" in link]
    return [link.rpartition("/")[2] for link in dict.fromkeys(links)]


def search(site, text, **headers):
    return site.visitor().get(f"/?q={quote(text)}", **headers)


@pytest.mark.parametrize(
    "text, names",
    [
        ("ZOE", ["Ken + Zoe", "Zoë Müller"]),
        ("müll", ["Zoë Müller"]),
        ("zoe ken", ["Ken + Zoe"]),
        ("tanaka", ["Ｋｅｎ Ｔａｎａｋａ"]),
        ("미", ["이 미나", "김민준"]),
        ("ㅁㅈ", ["박문정", "김민준"]),
        ("محمد", ["مُحَمَّد"]),
        ("& co", ["<b>Bold & Co</b>"]),
        ("+", ["Ken + Zoe"]),
    ],
)
def test_members_are_found_by_any_part_of_their_name(each_site, people, text, names):
    answer = search(each_site, text)
    assert answer.status == 200, answer
    assert members(answer.page) == [people[name] for name in names]


def test_somebody_without_a_photo_is_shown_by_their_initials(each_site, people):
    answer = search(each_site, "müller")
    page = answer.page
    assert ">Z\u200cM</text>" in answer.text
    assert not [image for image in page.images if "profile_image" in image.get("src", "")]


def test_the_form_of_the_gallery_leads_to_the_results(each_site, people):
    visitor = each_site.visitor()
    gallery = visitor.get("/").page
    form = next(form for form in gallery.forms if "q" in form.fields)
    assert (form.method, form.action) == ("get", f"{each_site.path}/")
    answer = visitor.get("/?q=%20Bold+")
    assert members(answer.page) == [people["<b>Bold & Co</b>"]]
    again = next(form for form in answer.page.forms if "q" in form.fields)
    assert again.fields["q"] == "Bold"


def test_what_is_typed_is_text_on_the_page(each_site, people):
    answer = search(each_site, '"><script>alert(1)</script>')
    assert answer.status == 200
    assert "<script>alert" not in answer.text and "&lt;script&gt;" in answer.text


def test_nobody_found_says_so_with_a_way_back(each_site, people):
    answer = search(each_site, "xyzzy")
    assert answer.status == 200 and not members(answer.page)
    assert "xyzzy" in answer.page.text
    assert f"{each_site.path}/" in answer.page.links
    assert 'name="robots" content="noindex"' in answer.text
    korean = search(each_site, "없다", **{"Accept-Language": "ko"})
    assert "없다" in korean.page.text and "Nobody" not in korean.page.text


@pytest.mark.parametrize("query", ["/?q=", "/?q=%20%20", "/?q=%E2%80%8B"])
def test_an_empty_search_is_the_gallery(each_site, people, query):
    assert members(each_site.visitor().get(query).page) == members(each_site.visitor().get("/").page)


def test_results_as_json_have_public_documents_only(each_site, people):
    answer = search(each_site, "ken", Accept="application/json")
    assert answer.headers["Content-Type"].startswith("application/json")
    assert "Accept," in answer.vary + ","
    found = answer.json
    assert found["query"] == "ken" and found["next"] is None
    assert [m["name"] for m in found["members"]] == ["Ken + Zoe", "Ｋｅｎ Ｔａｎａｋａ"]
    for member in found["members"]:
        assert member["url"] == f"{each_site.base}/users/{member['uid']}"
        assert set(member) <= {"name", "bio", "dateJoined", "profilePhotoURL", "profilePhotoDescription", "uid", "url"}


@pytest.mark.parametrize("text", ["x" * 81, "민" * 81, "é" * 600, "a " * 300])
def test_more_than_a_name_holds_gets_422(each_site, people, text):
    answer = search(each_site, text)
    assert answer.status == 422 and "80" in answer.page.text, answer
    problem = search(each_site, text, Accept="application/json")
    assert problem.status == 422 and problem.json["code"] == "search-long"


def test_much_more_than_that_is_not_even_read(each_site, people):
    assert search(each_site, "👩‍👩‍👧" * 100).status == 413


@pytest.mark.parametrize(
    "query", ["q=%ff", "q=a%00b", "q=%zz", "q=a&before=x", "q=a&before=-1", "before=1&after=1", "after=x"]
)
def test_a_malformed_search_or_cursor_gets_400(each_site, people, query):
    assert each_site.visitor().get(f"/?{query}").status == 400


def test_pages_of_results_and_of_the_gallery_lead_in_both_directions(new_site, guests):
    site = new_site(settings=SMALL_PAGES)
    uids = [join(site, guests()).uid for _ in range(5)][::-1]

    def follow(page, mark):
        links = [link for link in page.links if mark in link]
        return links and site.visitor().get(links[-1]).page

    first = site.visitor().get("/").page
    assert not follow(first, "after=")
    second = follow(first, "before=")
    third = follow(second, "before=")
    assert [members(p) for p in (first, second, third)] == [uids[:2], uids[2:4], uids[4:]]
    assert not follow(third, "before=")
    back = follow(third, "after=")
    assert members(back) == uids[2:4]
    top = follow(back, "after=")
    assert members(top) == uids[:2] and not follow(top, "after=")

    seen, page = [], site.visitor().get("/?q=guest").page
    while page:
        seen += members(page)
        page = follow(page, "before=")
    assert seen == uids


def test_the_gallery_as_json_names_the_pages_beside_it(new_site, guests):
    site = new_site(settings=SMALL_PAGES)
    for _ in range(3):
        join(site, guests())
    first = site.visitor().get("/", Accept="application/json").json
    assert first["previous"] is None
    second = site.visitor().get(first["next"], Accept="application/json").json
    assert len(second["members"]) == 1 and second["next"] is None
    back = site.visitor().get(second["previous"], Accept="application/json").json
    assert back["members"] == first["members"]


def test_a_new_name_is_found_at_once_and_the_old_one_no_more(new_site, guests):
    site = new_site()
    member = join(site, guests())
    form = f"/users/{member.uid}/edit"
    assert member.visitor.submit(form, form, {"name": "Clara Wieck"}).status == 303
    assert members(search(site, "wieck").page) == [member.uid]
    assert members(search(site, "guest").page) == []
