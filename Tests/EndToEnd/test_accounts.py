"""Joining, signing in and out: sessions, cookies, form tokens."""

from urllib.parse import quote

import pytest

from people import ADA, join, send_join, sign_in
from visitor import Visitor


def cookies_that_stay(visitor):
    """The Set-Cookie headers so far that give something, split into their attributes."""
    found = []
    for header in visitor.set_cookies:
        first, *attributes = [part.strip() for part in header.split(";")]
        if first.partition("=")[2]:
            found.append((first.partition("=")[0], {a.lower() for a in attributes}))
    return found


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(ada):
    cookies = cookies_that_stay(ada.visitor)
    assert cookies
    for name, attributes in cookies:
        assert "httponly" in attributes, name
        assert "samesite=lax" in attributes, name
        assert "path=/" in attributes, name
        assert not any(a.startswith("domain") for a in attributes), name
        assert "secure" not in attributes, f"{name}: the address is plain http"


def test_cookies_of_an_https_site_are_secure_and_bound_to_the_host(new_site, guest):
    site = new_site(settings={"base_url": "https://club.example"})
    member = join(site, guest)
    for name, attributes in cookies_that_stay(member.visitor):
        assert "secure" in attributes, name
        assert name.startswith("__Host-"), name


def test_cookies_under_a_path_stay_there(new_site, guest):
    site = new_site("path")
    member = join(site, guest)
    for name, attributes in cookies_that_stay(member.visitor):
        assert attributes & {"path=/faces", "path=/faces/"}, (name, attributes)
    assert member.visitor.cookies_for("/elsewhere") == {}


def test_a_signed_out_session_cannot_be_used_again(site, guest):
    member = join(site, guest)
    kept = Visitor(site.base)
    kept.cookies = dict(member.visitor.cookies)
    photos = f"/users/{member.uid}/photos"
    assert kept.get(photos).status == 200
    member.visitor.follow(member.visitor.submit(f"/users/{member.uid}", "/sign-out", {}))
    assert kept.get(photos).status != 200


def test_signing_in_gives_another_session_value_than_joining_did(site, guest):
    member = join(site, guest)
    before = {v for v, _ in member.visitor.cookies.values()}
    second = site.visitor()
    assert sign_in(second, guest).status == 303
    assert not before & {v for v, _ in second.cookies.values()}
    assert second.get(f"/users/{member.uid}/photos").status == 200
    assert member.visitor.get(f"/users/{member.uid}/photos").status == 200, "both stay signed in"


def test_the_session_value_is_not_on_disk(site, ada):
    sessions = (site.data / "sessions" / f"{ada.uid}.json").read_text()
    for value, _ in ada.visitor.cookies.values():
        assert value not in sessions


def test_a_wrong_password_and_an_unknown_address_get_the_same_answer(site, ada):
    wrong = sign_in(site.visitor(), ADA, password="not the harbour at all")
    nobody = sign_in(site.visitor(), ADA, email="nobody@example.org")
    assert wrong.status == nobody.status == 422
    assert wrong.page.words[-1:] == nobody.page.words[-1:]
    assert wrong.page.form("/sign-in").fields["email"] == ADA.email
    assert ADA.password not in wrong.text and "not the harbour" not in wrong.text


def test_an_address_is_the_same_in_capitals(site, ada):
    assert sign_in(site.visitor(), ADA, email=" Ada@Example.ORG ").status == 303


def test_signing_in_by_a_plain_form_works_as_well(site, ada):
    visitor = site.visitor()
    fields = {"email": ADA.email, "password": ADA.password, "token": visitor.token("/sign-in")}
    answer = visitor.post("/sign-in", fields, encoding="application/x-www-form-urlencoded")
    assert answer.status == 303
    assert visitor.get(f"/users/{ada.uid}/photos").status == 200


def test_after_signing_in_one_is_where_one_wanted_to_be(site, ada):
    visitor = site.visitor()
    wanted = f"/users/{ada.uid}/photos"
    asked = visitor.get(wanted)
    assert asked.status == 303 and "/sign-in" in asked.headers["Location"]
    answer = visitor.submit(
        asked.headers["Location"], "/sign-in", {"email": ADA.email, "password": ADA.password}
    )
    assert visitor.follow(answer).url.endswith(wanted)


@pytest.mark.parametrize(
    "elsewhere", ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"]
)
def test_signing_in_never_leads_to_another_site(site, guest, elsewhere):
    join(site, guest, photo=None)
    visitor = site.visitor()
    fields = {"email": guest.email, "password": guest.password, "next": elsewhere}
    answer = visitor.submit("/sign-in", "/sign-in", fields)
    assert answer.status == 303
    assert "evil" not in answer.headers["Location"]
    assert "javascript" not in answer.headers["Location"]


@pytest.mark.parametrize("path", ["/sign-out", "/sign-in", "/join", "/join/sent", "/sign-out?a=b"])
def test_signing_in_leads_neither_out_again_nor_to_signing_in(site, ada, path):
    visitor = site.visitor()
    form = visitor.get("/sign-in?next=" + quote(site.path + path)).page.form("/sign-in")
    assert "next" not in form.fields
    answer = sign_in(visitor, ADA, next=site.path + path)
    assert answer.status == 303 and answer.headers["Location"].endswith(f"/users/{ada.uid}")


@pytest.mark.parametrize("token", ["", "wrong", "0" * 64])
@pytest.mark.parametrize("page", ["/join", "/sign-in"])
def test_a_form_without_its_token_is_refused_with_a_way_to_try_again(site, guest, page, token):
    fields = {"name": guest.name, "email": guest.email, "password": guest.password, "token": token}
    answer = site.visitor().post(page, fields)
    assert answer.status == 403
    assert answer.page.forms or any(page in link for link in answer.page.links)
    assert sign_in(site.visitor(), guest).status == 422, "nobody was made"


def test_a_token_of_another_visitor_does_not_fit(site, guest):
    mine, theirs = site.visitor(), site.visitor()
    mine.get("/join")
    fields = {"name": guest.name, "email": guest.email, "password": guest.password}
    assert mine.post("/join", fields | {"token": theirs.token()}).status == 403


def test_signing_out_needs_the_token_too(site, guest):
    member = join(site, guest)
    assert member.visitor.post("/sign-out", {"token": ""}).status == 403
    assert member.visitor.get(f"/users/{member.uid}/photos").status == 200


def test_nobody_adds_a_photo_to_another_member(site, ada, guest):
    other = join(site, guest)
    address = f"/users/{ada.uid}/photos"
    before = site.document(ada.uid).read_bytes()
    assert other.visitor.get(address).status in (403, 404)
    token = other.visitor.token(f"/users/{other.uid}/photos")
    photo = ("x.jpg", b"\xff\xd8\xff\xe0", "image/jpeg")
    assert other.visitor.post(address, {"photo": photo, "token": token}).status in (403, 404)
    assert site.document(ada.uid).read_bytes() == before


def test_pages_of_a_member_are_kept_by_no_shared_cache(site, ada):
    for page in (f"/users/{ada.uid}/photos", "/join", "/sign-in"):
        control = ada.visitor.get(page).headers.get("Cache-Control", "")
        assert "no-store" in control or "private" in control, page


def test_two_people_cannot_have_one_address_at_the_same_moment(site, guest):
    from concurrent.futures import ThreadPoolExecutor

    visitors = [site.visitor() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        statuses = sorted(a.status for a in pool.map(lambda v: send_join(v, guest), visitors))
    assert statuses == [303, 422, 422, 422, 422, 422]
