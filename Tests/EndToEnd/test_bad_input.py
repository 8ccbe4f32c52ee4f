"""What bad input gets: the table of the design, row by row, through nginx."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from people import ADA, add_photo, join, send_join, sign_in
from photos import noise_jpeg, png_that_says, upright_jpeg
from visitor import multipart

TIFF = b"II*\x00\x08\x00\x00\x00" + bytes(200)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
HTML = b"<!DOCTYPE html><html><script>alert(1)</script></html>"


def nothing_left(site, person):
    """Neither a member of that address nor a document of that name."""
    assert sign_in(site.visitor(), person).status == 422
    for document in (site.data / "users").glob("*.json"):
        assert person.name not in document.read_text()


@pytest.mark.parametrize(
    "name, content",
    [("a.tif", TIFF), ("a.svg", SVG), ("a.jpg", HTML), ("a.png", b"just words"), ("a.bmp", b"BM" + bytes(60))],
)
def test_what_is_not_an_accepted_photo_gets_415_naming_what_is(site, guest, name, content):
    answer = send_join(site.visitor(), guest, (name, content, "image/jpeg"))
    assert answer.status == 415, answer
    for accepted in ("JPEG", "PNG", "WebP", "GIF", "HEIC", "AVIF"):
        assert accepted in answer.page.text
    nothing_left(site, guest)


def test_an_empty_file_is_refused_and_not_taken_for_no_photo(site, guest):
    answer = send_join(site.visitor(), guest, ("empty.jpg", b"", "image/jpeg"))
    assert 400 <= answer.status < 500, answer
    nothing_left(site, guest)


@pytest.fixture(scope="module")
def narrow_site(module_site):
    return module_site(settings={"upload_limit": "1 MB", "pixel_limit": "2"})


@pytest.mark.parametrize("megabytes, who", [(1.4, "the module"), (4, "nginx"), (30, "nginx")])
def test_too_many_bytes_get_413_as_the_sites_own_page(narrow_site, guest, megabytes, who):
    answer = send_join(narrow_site.visitor(), guest, noise_jpeg(megabytes))
    assert answer.status == 413, who
    assert "Tintype" in answer.page.text and "1 MB" in answer.page.text
    assert "nginx" not in answer.text
    nothing_left(narrow_site, guest)


def test_413_by_nginx_is_a_problem_document_for_scripts(narrow_site, guest):
    visitor = narrow_site.visitor()
    kind, body = multipart({"photo": ("x.jpg", noise_jpeg(4), "image/jpeg")})
    answer = visitor.ask("POST", "/join", body, {"Content-Type": kind, "Accept": "application/json"})
    assert answer.status == 413
    assert answer.headers["Content-Type"].startswith("application/problem+json")
    assert answer.json["status"] == 413 and answer.json["code"]


def test_too_many_pixels_get_422_naming_both_numbers(narrow_site, guest):
    answer = send_join(narrow_site.visitor(), guest, upright_jpeg(2000, 1500))
    assert answer.status == 422, answer
    assert "3" in answer.page.text and "2" in answer.page.text and "megapixel" in answer.page.text
    nothing_left(narrow_site, guest)


def test_a_header_that_promises_gigapixels_costs_nothing(site, guest):
    answer = send_join(site.visitor(), guest, ("x.png", png_that_says(60000, 60000), "image/png"))
    assert answer.status == 422, answer
    assert "3600" in answer.page.text.replace(",", "") and "120" in answer.page.text


@pytest.mark.parametrize("cut", [100, 700, -2000])
def test_a_truncated_photo_gets_422(site, guest, cut):
    answer = send_join(site.visitor(), guest, upright_jpeg(1200, 900)[:cut])
    assert answer.status in ((415, 422) if cut == 100 else (422,)), answer
    nothing_left(site, guest)


@pytest.mark.parametrize(
    "kind, body",
    [
        ("multipart/form-data", b"--x\r\n\r\n--x--\r\n"),
        ("multipart/form-data; boundary=x", b"no boundary here"),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nunfinished'),
        ("application/x-www-form-urlencoded", b"name=%zz&email=%"),
        ("application/x-www-form-urlencoded", b"name=%ff%fe"),
    ],
)
def test_a_malformed_form_gets_400(site, kind, body):
    answer = site.visitor().ask("POST", "/join", body, {"Content-Type": kind})
    assert answer.status == 400, answer
    assert "Tintype" in answer.text


@pytest.mark.parametrize("kind", ["", "text/plain", "application/json", "application/xml"])
def test_a_form_of_another_type_gets_415(site, kind):
    answer = site.visitor().ask("POST", "/join", b"{}", {"Content-Type": kind} if kind else {})
    assert answer.status in (400, 415), answer


@pytest.mark.parametrize("path", ["/%zz", "/%00", "/users/%ff", "/users/a%2fb", "/?before=%zz", "/?q=%ff%fe"])
def test_a_malformed_path_or_query_gets_400_or_404(site, path):
    assert site.visitor().get(path).status in (400, 404)


@pytest.mark.parametrize("before", ["-1", "x", "9" * 40, "1e9", "%20"])
def test_a_malformed_cursor_gets_400(site, before):
    assert site.visitor().get(f"/?before={before}").status == 400


@pytest.mark.parametrize("cookie", ["=", ";;;", 'a="', "session=%00", "x" * 4000, "\xff\xfe=\xff"])
def test_a_malformed_cookie_is_at_most_400(site, cookie):
    assert site.visitor().get("/", Cookie=cookie).status in (200, 400)


@pytest.mark.parametrize(
    "field, value",
    [
        ("email", "no-at-sign"),
        ("email", ""),
        ("email", "two@@example.org"),
        ("password", ""),
        ("password", "short"),
        ("name", ""),
        ("name", "   "),
        ("name", "x" * 5000),
        ("name", "bell\x07"),
    ],
)
def test_a_bad_field_gets_422_with_the_form_as_it_was(site, guest, field, value):
    answer = send_join(site.visitor(), guest, None, **{field: value})
    assert answer.status == 422, answer
    form = answer.page.form("/join")
    for other in {"name", "email"} - {field}:
        assert form.fields[other] == getattr(guest, other)
    assert not form.fields.get("password"), "a password is never sent back"


def test_an_address_in_use_gets_422(site, ada, guest):
    answer = send_join(site.visitor(), guest, None, email=ADA.email.upper())
    assert answer.status == 422
    assert answer.page.form("/join").fields["name"] == guest.name


def test_a_good_photo_is_kept_while_another_field_is_corrected(site, guest):
    visitor = site.visitor()
    refused = send_join(visitor, guest, password="short")
    assert refused.status == 422
    form = refused.page.form("/join")
    fields = form.fields | {"password": guest.password, "photo": ("", b"", "application/octet-stream")}
    answer = visitor.post(form.action, fields, encoding=form.enctype)
    assert answer.status == 303, answer
    uid = answer.headers["Location"].split("?")[0].rpartition("/")[2]
    assert json.loads(site.document(uid).read_text()).get("profilePhotoURL")


def test_a_refused_replacement_leaves_the_photo_as_it_was(site, guest):
    member = join(site, guest)
    before = site.document(member.uid).read_bytes()
    assert add_photo(member, b"GIF89a then nothing").status in (415, 422)
    assert add_photo(member, upright_jpeg()[:3000]).status == 422
    assert site.document(member.uid).read_bytes() == before


def test_a_name_is_text_everywhere(site, guests):
    person = guests()
    member = join(site, type(person)('<script>alert("x")</script>&amp;', person.email))
    for page in ("/", f"/users/{member.uid}"):
        text = site.visitor().get(page).text
        assert "<script>alert" not in text and "&lt;script&gt;" in text
        assert "&amp;amp;" in text


def test_an_unknown_member_or_page_gets_404(site):
    for path in ("/users/nobody", "/users/nobody.json", "/users/nobody/photo", "/nowhere", "/users/"):
        answer = site.visitor().get(path)
        assert answer.status == 404, answer
        assert "Tintype" in answer.text


def test_many_uploads_at_once_are_served_or_asked_to_wait(site, guests):
    people = [guests() for _ in range(12)]
    big = upright_jpeg(4000, 3000)
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda p: send_join(site.visitor(), p, big), people))
    for answer in answers:
        assert answer.status in (303, 429, 503), answer
        if answer.status != 303:
            assert int(answer.headers["Retry-After"]) > 0
    assert any(answer.status == 303 for answer in answers)


def test_a_path_that_is_none_gets_the_sites_own_page(site):
    for path in ("/%ff", "/users/%2e%2e/x", "/users/%c0%ae"):
        answer = site.visitor().get(path)
        assert answer.status == 400 and "Tintype" in answer.text, answer
        problem = site.visitor().get(path, Accept="application/json")
        assert problem.headers["Content-Type"] == "application/problem+json" and problem.json["code"]


def test_trying_again_never_leads_to_a_dead_end(site, ada):
    answer = ada.visitor.post(f"/users/{ada.uid}/photos/remove", {"token": "wrong"})
    assert answer.status == 403
    for link in answer.page.links:
        if link == "#main":
            continue
        assert link.startswith("/") and not link.startswith("//")
        assert ada.visitor.get(link).status in (200, 303), link


def test_formats_that_are_switched_off_are_named_nowhere_but_in_the_refusal(new_site, guest):
    site = new_site(settings={"formats": "JPEG, PNG"})
    page = site.visitor().get("/join").text
    assert "HEIC" not in page and "heic" not in page and "WebP" not in page
    answer = send_join(site.visitor(), guest, ("a.heic", HEIC_BEGINNING, "image/heic"))
    assert answer.status == 415 and "HEIC" in answer.text and "iPhone" in answer.text
    assert "JPEG or PNG" in answer.text


HEIC_BEGINNING = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(200)
