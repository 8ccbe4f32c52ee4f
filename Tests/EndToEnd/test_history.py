"""Earlier photos: theirs alone, to be used again or deleted."""


from people import add_photo, join, photo_of
from photos import BLUE, RED, plain, opened


def photos_page(member):
    return member.visitor.get(f"/users/{member.uid}/photos")


def do(member, photo, what):
    page = f"/users/{member.uid}/photos"
    return member.visitor.submit(page, f"{page}/{photo}/{what}", {})


def colour(site, photo):
    return opened(site.visitor().get(f"/profile_image/{photo}/96.jpg").body).getpixel((48, 48))


def test_a_replaced_photo_can_be_used_again_under_a_new_address(site, guest):
    member = join(site, guest, plain(RED))
    red = photo_of(site, member)
    assert add_photo(member, plain(BLUE)).status == 303
    blue = photo_of(site, member)
    assert do(member, red, "use").status == 303
    again = photo_of(site, member)
    assert again not in (red, blue)
    assert abs(colour(site, again)[0] - RED[0]) < 12
    for gone in (red, blue):
        assert site.visitor().get(f"/profile_image/{gone}/96.jpg").status == 410
    # What was the current one is an earlier one now, and the other is not kept twice.
    page = photos_page(member).text
    assert f"{blue}/use" in page and f"{red}/use" not in page
    assert not (site.data / "masters" / red).exists()


def test_a_deleted_photo_is_gone_from_the_disk_at_once(site, guest):
    member = join(site, guest, plain(RED))
    red = photo_of(site, member)
    assert add_photo(member, plain(BLUE)).status == 303
    thumbnail = f"/users/{member.uid}/photos/{red}/thumbnail"
    assert member.visitor.get(thumbnail).status == 200
    assert do(member, red, "delete").status == 303
    assert [p for p in site.data.rglob("*") if red in p.name and p.parent.name != "removed"] == []
    assert member.visitor.get(thumbnail).status == 404
    gone = site.visitor().get(f"/profile_image/{red}/640.jpg")
    assert gone.status == 410 and opened(gone.body).size == (640, 640)


def test_the_current_photo_is_not_deleted_as_an_earlier_one(site, guest):
    member = join(site, guest, plain(RED))
    add_photo(member, plain(BLUE))
    current = photo_of(site, member)
    page = f"/users/{member.uid}/photos"
    token = photos_page(member).page.form("/photos").fields["token"]
    assert member.visitor.post(f"{page}/{current}/delete", {"token": token}).status == 404
    assert photo_of(site, member) == current


def test_only_so_many_are_kept(new_site, guest):
    site = new_site(settings={"earlier_photos": 2})
    member = join(site, guest, plain((10, 10, 10)))
    for shade in (60, 110, 160, 210):
        assert add_photo(member, plain((shade,) * 3)).status == 303
    assert photos_page(member).text.count('/use"') == 2
    assert len(list((site.data / "masters").iterdir())) == 3


def test_buttons_can_be_told_apart_by_ear(site, guest):
    member = join(site, guest, plain(RED))
    for shade in (60, 110):
        add_photo(member, plain((shade,) * 3))
    page = photos_page(member).text
    for action in ("use", "delete"):
        names = [b for b in buttons(page) if b[0].endswith("/" + action)]
        assert len(names) == 2 and len({name for _, name in names}) == 2, names


def buttons(text):
    """(address, name) of every button of a form."""
    import re

    found = []
    for form in re.findall(r"<form[^>]*action=\"([^\"]*)\"[^>]*>(.*?)</form>", text, re.S):
        for label, inner in re.findall(r"<button([^>]*)>(.*?)</button>", form[1], re.S):
            spoken = re.search(r'aria-label="([^"]*)"', label)
            name = spoken[1] if spoken else re.sub(r"<[^>]+>|\s+", " ", inner)
            found.append((form[0], " ".join(name.split())))
    return found
