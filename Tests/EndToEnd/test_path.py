"""A site that lives under a path of its host."""

import pytest

from people import join


@pytest.fixture(scope="module")
def under(module_site):
    return module_site("path")


def test_the_path_without_its_slash_leads_to_the_gallery(under):
    answer = under.visitor().ask("GET", f"{under.base}")
    assert answer.status in (301, 308)
    assert answer.headers["Location"] in ("/faces/", under.base + "/")


def test_nothing_is_answered_outside_the_path(under):
    root = under.base.removesuffix("/faces")
    assert under.visitor().ask("GET", f"{root}/join").status == 404
    assert under.visitor().ask("GET", f"{root}/assets/style.css").status == 404
    assert under.visitor().ask("GET", f"{root}/facesjoin").status == 404


def test_redirects_stay_under_the_path(under, guest):
    member = join(under, guest)
    answer = under.visitor().get(f"/users/{member.uid}/photos")
    assert answer.status == 303
    assert answer.headers["Location"].replace(under.base, "/faces").startswith("/faces/sign-in")
    out = member.visitor.submit("/", "/sign-out", {})
    assert out.headers["Location"].replace(under.base, "/faces").startswith("/faces")


def test_a_path_without_a_base_address_works_too(new_site, guest):
    site = new_site("path", {"base_url": "", "path": "/faces"})
    member = join(site, guest)
    document = site.visitor().get(f"/users/{member.uid}.json").json
    assert "http" not in str(document.get("profilePhotoURL", "")), "no address is known to build on"
    assert site.visitor().get(f"/users/{member.uid}").status == 200
