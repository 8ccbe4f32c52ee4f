"""What nginx says and writes by itself."""

import re

from people import join, photo_of
from test_defences import strict


def test_addresses_with_a_secret_in_them_stand_in_no_log(new_site, monkeypatch, tmp_path):
    log = tmp_path / "access.log"
    monkeypatch.setenv("TINTYPE_ACCESS_LOG", str(log))
    site = new_site()
    visitor = site.visitor()
    secrets = [f"/{kind}/uid.SECRET-{kind}" for kind in ("reset", "confirm", "invite")]
    for address in secrets:
        assert visitor.get(address).status in (404, 410)
    assert visitor.get("/sign-in?next=/account").status == 200
    # Away, so that nginx complains.
    site.module.terminate()
    site.module.wait(30)
    for address in secrets:
        assert visitor.get(address).status == 502
    assert visitor.get("/join").status == 502
    assert "/sign-in" in log.read_text() and "SECRET" not in log.read_text()
    assert "/join" in site.nginx_log() and "SECRET" not in site.nginx_log()


def test_a_condition_that_a_file_does_not_meet_is_refused_strictly(each_site, guest):
    site = each_site
    member = join(site, guest)
    style = re.search(r'href="([^"]*/assets/style[^"]*)"', site.visitor().get("/").text)[1]
    for address in (f"/profile_image/{photo_of(site, member)}/640.jpg", style):
        for condition in ({"If-Match": '"x"'}, {"If-Unmodified-Since": "Mon, 01 Jan 2001 00:00:00 GMT"}):
            answer = site.visitor().ask("GET", address, None, condition)
            assert answer.status == 412, (address, condition)
            strict(answer.headers)


def test_the_way_to_a_path_is_strict_too(new_site):
    site = new_site("path")
    answer = site.visitor().ask("GET", "", None, {})
    assert answer.status == 301 and answer.headers["Location"].endswith("/faces/")
    strict(answer.headers)
