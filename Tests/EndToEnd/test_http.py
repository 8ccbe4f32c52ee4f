"""HTTP as it should be: methods, HEAD, conditions, JSON, headers."""

import gzip
import re

import pytest

from people import join
from visitor import Page

PAGES = ("/", "/join", "/sign-in", "/users/{uid}")


@pytest.mark.parametrize(
    "method, path",
    [
        ("POST", "/"),
        ("PUT", "/join"),
        ("DELETE", "/users/{uid}"),
        ("PATCH", "/users/{uid}.json"),
        ("POST", "/healthz"),
        ("OPTIONS", "/sign-in"),
        ("BREW", "/join"),
    ],
)
def test_a_wrong_method_gets_405_with_the_right_ones(site, ada, method, path):
    answer = site.visitor().ask(method, path.format(uid=ada.uid), b"" if method != "GET" else None)
    assert answer.status == 405, answer
    allowed = {m.strip() for m in answer.headers["Allow"].split(",")}
    assert allowed and method not in allowed
    assert ("HEAD" in allowed) == ("GET" in allowed)


def test_a_wrong_method_on_a_stored_photo_gets_405_too(site, ada):
    address = ada.visitor.get(f"/users/{ada.uid}.json").json["profilePhotoURL"]
    answer = site.visitor().ask("POST", f"{address}/360.jpg", b"x=1")
    assert answer.status == 405 and "GET" in answer.headers["Allow"]


@pytest.mark.parametrize("path", PAGES + ("/users/{uid}.json", "/users/{uid}/photo", "/healthz", "/nowhere"))
def test_head_is_get_without_the_body(site, ada, path):
    path = path.format(uid=ada.uid)
    head, get = site.visitor().head(path), site.visitor().get(path)
    assert head.status == get.status
    assert head.body == b""
    assert head.headers["Content-Type"] == get.headers["Content-Type"]
    if "Content-Length" in head.headers:
        assert int(head.headers["Content-Length"]) == len(get.body)


@pytest.mark.parametrize("path", ["/users/{uid}.json", "/users/{uid}/photo"])
def test_an_etag_saves_the_body(site, ada, path):
    path = path.format(uid=ada.uid)
    etag = site.visitor().get(path).headers["ETag"]
    for condition in (etag, f'"other", {etag}', "*", f"W/{etag.removeprefix('W/')}"):
        answer = site.visitor().get(path, If_None_Match=condition)
        assert (answer.status, answer.body) == (304, b""), condition
        assert answer.headers["ETag"] == etag
    assert site.visitor().get(path, If_None_Match='"other"').status == 200


def test_pages_carry_their_protection(site, ada):
    for path in PAGES:
        headers = site.visitor().get(path.format(uid=ada.uid)).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src" in policy and "unsafe-inline" not in policy, path
        assert "frame-ancestors" in policy, path
        assert headers["X-Content-Type-Options"] == "nosniff", path
        assert headers["Referrer-Policy"], path
        assert len(headers.get_all("Content-Security-Policy")) == 1, path


def test_no_page_needs_what_the_policy_forbids(site, ada):
    for path in PAGES + ("/nowhere",):
        page = Page(ada.visitor.get(path.format(uid=ada.uid)).text)
        assert page.inline == [], path


def test_pages_ask_not_to_be_indexed_unless_configured(site, ada, new_site):
    def indexed(answer):
        said = answer.page.metas.get("robots", "") + answer.headers.get("X-Robots-Tag", "")
        return "noindex" not in said

    assert not indexed(site.visitor().get("/"))
    assert not indexed(site.visitor().get(f"/users/{ada.uid}"))
    assert indexed(new_site(settings={"indexed": "yes"}).visitor().get("/"))


def test_the_same_facts_come_as_json(site, ada):
    answer = site.visitor().get(f"/users/{ada.uid}", Accept="application/json")
    assert answer.headers["Content-Type"].startswith("application/json")
    assert "Accept," in answer.vary + ","
    assert answer.json == site.visitor().get(f"/users/{ada.uid}.json").json
    page = site.visitor().get(f"/users/{ada.uid}", Accept="text/html,*/*;q=0.8")
    assert page.headers["Content-Type"].startswith("text/html")
    assert "Accept," in page.vary + ","


def test_the_public_document_is_an_allow_list(site, ada):
    public = site.visitor().get(f"/users/{ada.uid}.json").json
    assert set(public) <= {"uid", "name", "bio", "dateJoined", "profilePhotoURL", "profilePhoto", "photo", "url"}
    assert "ada@example.org" not in str(public)


@pytest.mark.parametrize(
    "method, path, status", [("GET", "/users/nobody", 404), ("GET", "/nowhere", 404), ("PUT", "/join", 405)]
)
def test_errors_for_scripts_are_problem_documents(site, method, path, status):
    answer = site.visitor().ask(method, path, headers={"Accept": "application/json"})
    assert answer.status == status
    assert answer.headers["Content-Type"].startswith("application/problem+json")
    assert answer.json["status"] == status
    assert answer.json["title"] and answer.json["code"]


def test_a_script_joins_with_the_names_of_the_form(site, guest):
    visitor = site.visitor()
    fields = {"name": guest.name, "email": guest.email, "password": "short", "token": visitor.token()}
    answer = visitor.post("/join", fields, {"Accept": "application/json"})
    assert answer.status == 422 and answer.json["code"]
    answer = visitor.post("/join", fields | {"password": guest.password}, {"Accept": "application/json"})
    assert answer.status in (201, 303), answer
    assert "/users/" in answer.headers["Location"]


def test_the_health_check_is_small_and_never_cached(site):
    answer = site.visitor().get("/healthz")
    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith("application/json")
    assert isinstance(answer.json, dict)
    assert "no-store" in answer.headers["Cache-Control"]


def test_absolute_addresses_never_come_from_the_host_header(site, ada):
    for path in (f"/users/{ada.uid}.json", f"/users/{ada.uid}", "/"):
        answer = site.visitor().get(path, Host="evil.example", X_Forwarded_Host="evil.example")
        assert "evil.example" not in answer.text
        assert "evil.example" not in str(answer.headers)


def test_assets_are_kept_for_ever_once_they_carry_a_checksum(site):
    page = site.visitor().get("/").text
    start = page.index("/assets/style.css?v=")
    address = page[start : page.index('"', start)]
    headers = site.visitor().get(address).headers
    assert headers["Content-Type"].startswith("text/css")
    assert "immutable" in headers["Cache-Control"]
    assert "immutable" not in site.visitor().get("/assets/style.css").headers["Cache-Control"]


def test_the_gallery_has_pages(new_site, guests):
    from people import join

    site = new_site(settings={"gallery_page": 2})
    uids = [join(site, guests()).uid for _ in range(5)]
    seen, page = [], site.visitor().get("/")
    for _ in range(5):
        links = [link.split("?")[0] for link in page.page.links if "/users/" in link]
        seen += [u for u in dict.fromkeys(link.rpartition("/")[2] for link in links)]
        further = [link for link in page.page.links if "before=" in link]
        if not further:
            break
        page = site.visitor().get(further[0] if further[0].startswith("/") else "/" + further[0])
    assert seen == uids[::-1]


@pytest.mark.parametrize("address", ["/", "/join", "/nowhere", "/users/{uid}.json"])
def test_pages_are_compressed_and_stay_the_same(each_site, guest, address):
    uid = join(each_site, guest, photo=None).uid
    plain = each_site.visitor().get(address.format(uid=uid))
    packed = each_site.visitor().get(address.format(uid=uid), **{"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip" and "Accept-Encoding" in packed.vary
    assert packed.status == plain.status
    kept = re.compile(rb'(?<=name="token" value=")[^"]*|<code>[^<]*</code>')
    assert kept.sub(b"", gzip.decompress(packed.body)) == kept.sub(b"", plain.body)


def test_a_compressed_document_can_be_asked_for_again(site, ada):
    first = site.visitor().get(f"/users/{ada.uid}.json", **{"Accept-Encoding": "gzip"})
    again = site.visitor().get(f"/users/{ada.uid}.json", **{"Accept-Encoding": "gzip", "If-None-Match": first.headers["ETag"]})
    assert again.status == 304


def test_photos_are_not_compressed_again(site, ada):
    photo = site.visitor().get(f"/users/{ada.uid}.json").json["profilePhotoURL"]
    answer = site.visitor().get(photo + "/360.jpg", **{"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in answer.headers and "Vary" not in answer.headers
