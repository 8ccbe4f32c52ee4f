"""What every answer carries, forms from other sites, and what stands in the logs."""

import http.client
import re
import socket
from urllib.parse import urlsplit

import pytest

from people import ADA, MINJUN, join, photo_of, sign_in

PAGES = ("/", "/?q=ada", "/join", "/sign-in", "/healthz", "/robots.txt", "/no/such/page", "/?before=x",
         "/users/nobody", "/users/nobody.json", "/profile_image/x", "/users/%ff", "/staged/x")


def strict(headers):
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] in ("strict-origin-when-cross-origin", "same-origin")
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "*" not in policy
    assert headers["X-Robots-Tag"] == "noindex"


@pytest.mark.parametrize("mode", ("fastcgi", "cgi"))
def test_every_answer_is_strict_errors_included(new_site, mode):
    site = new_site(mode)
    ada = join(site, ADA)
    for visitor in (site.visitor(), ada.visitor):
        for page in PAGES + (f"/users/{ada.uid}", f"/users/{ada.uid}/edit", f"/users/{ada.uid}/photos"):
            for accept in ("text/html", "application/json"):
                answer = visitor.get(page, Accept=accept)
                strict(answer.headers)
                assert "Set-Cookie" not in answer.headers or "no-" in answer.headers["Cache-Control"]
    stranger = site.visitor()
    for answer in (
        stranger.post("/join", {}), stranger.post("/sign-in", {"token": "x"}), stranger.ask("PUT", "/"),
        stranger.ask("POST", "/join", b"x", {"Content-Type": "multipart/form-data"}),
        stranger.get("/", Cookie="\x7f=1"),
    ):
        assert answer.status >= 400
        strict(answer.headers)


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


def test_a_referer_with_odd_characters_is_led_back_without_them(site):
    for query in ("?a=\x01", "?a b", "?\xe9"):
        answer = site.visitor().get("/language?language=ko", Referer=f"{site.base}/join{query}".encode("latin-1"))
        assert answer.status == 303 and urlsplit(answer.headers["Location"]).query == "", (query, answer)
        assert urlsplit(answer.headers["Location"]).path == f"{site.path}/join"


def test_the_request_log_names_the_methods_that_there_are(new_site):
    site = new_site()
    for method in ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PATCH"):
        site.visitor().ask(method, "/join")
    methods = re.findall(r"method=(\S+) route=/join ", site.log())
    # Two processes write, each its own lines together.
    assert sorted(methods) == ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "other"], site.log()


def test_what_nginx_refuses_by_itself_is_strict_too(each_site):
    site = each_site
    where = urlsplit(site.base)
    for line, status in (
        ("TRACE {path}/", 405), ("GET {path}/" + "x" * 40_000, 414), ("GET {path}/users/%00", 400),
        ("GET {path}/../../etc/passwd", 400), ("GET {path}/ HTTP/9.9\r\nX:", 505), ("nonsense", 400),
    ):
        request = line.format(path=where.path) + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        with socket.create_connection((where.hostname, where.port), 10) as connection:
            connection.sendall(request.encode())
            answer = http.client.HTTPResponse(connection)
            answer.begin()
        assert answer.status == status, line[:60]
        strict(answer.headers)
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_public_photos_may_be_embedded_elsewhere_and_are_not_indexed(site, ada):
    photo = site.visitor().get(f"/users/{ada.uid}.json").json["profilePhotoURL"]
    for address in (photo, f"{photo}/96.jpg", f"{photo}/1280.webp", f"/users/{ada.uid}/photo", f"/users/{ada.uid}/photo/96.png"):
        headers = site.visitor().get(address).headers
        assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert headers["Access-Control-Allow-Origin"] == "*"
        assert headers["X-Robots-Tag"] == "noindex"
        assert headers["X-Content-Type-Options"] == "nosniff"
    for private in ("/sign-in", f"/users/{ada.uid}"):
        headers = site.visitor().get(private).headers
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert "Access-Control-Allow-Origin" not in headers


def test_an_https_site_says_that_it_stays_so(new_site):
    site = new_site(settings={"base_url": "https://club.example"})
    for page in ("/", "/no/such/page", "/assets/icon.svg"):
        assert "max-age=" in site.visitor().get(page).headers["Strict-Transport-Security"]


def test_search_engines_are_kept_out_unless_they_are_wanted(new_site):
    private = new_site()
    assert private.visitor().get("/robots.txt").text == "User-agent: *\nDisallow: /\n"
    assert private.visitor().get("/").page.metas["robots"] == "noindex"
    public = new_site(settings={"indexed": "yes"})
    ada = join(public, ADA)
    rules = public.visitor().get("/robots.txt").text
    assert "Disallow: /\n" not in rules and "Disallow: /account\n" in rules
    photo = public.visitor().get(f"/users/{ada.uid}.json").json["profilePhotoURL"]
    for page in ("/", f"/users/{ada.uid}", f"{photo}/96.jpg"):
        assert "X-Robots-Tag" not in public.visitor().get(page).headers
    assert "robots" not in public.visitor().get("/").page.metas


def test_the_footer_links_to_what_the_law_asks_for(new_site):
    site = new_site(settings={"privacy_url": "https://club.example/privacy", "imprint_url": "/imprint"})
    links = site.visitor().get("/").page.links
    assert "https://club.example/privacy" in links and "/imprint" in links
    plain = new_site().visitor().get("/").page.links
    assert not any("privacy" in link or "imprint" in link for link in plain)


def send(site, visitor, headers):
    fields = {"token": visitor.token("/sign-in"), "email": ADA.email, "password": ADA.password}
    return visitor.post("/sign-in", fields, headers)


@pytest.mark.parametrize("headers, status", (
    ({"Sec-Fetch-Site": "same-origin"}, 303),
    ({"Sec-Fetch-Site": "none"}, 303),
    ({"Sec-Fetch-Site": "cross-site"}, 403),
    ({"Sec-Fetch-Site": "same-site"}, 403),
    ({"Sec-Fetch-Site": "anything"}, 403),
    ({"Origin": "https://evil.example"}, 403),
    ({"Origin": "http://localhost.evil.example"}, 403),
    ({"Origin": "null"}, 403),
    ({"Origin": "null", "Sec-Fetch-Site": "same-origin"}, 303),
    ({"Origin": "null", "Sec-Fetch-Site": "cross-site"}, 403),
    ({}, 303),
))
def test_a_form_of_another_site_is_refused_whatever_it_holds(site, ada, headers, status):
    answer = send(site, site.visitor(), headers)
    assert answer.status == status, answer
    if status == 403:
        assert "Set-Cookie" not in answer.headers


def test_a_form_of_this_site_may_say_where_it_comes_from(site, ada):
    origin = site.base.removesuffix(site.path)
    assert send(site, site.visitor(), {"Origin": origin}).status == 303
    assert send(site, site.visitor(), {"Origin": origin.upper()}).status == 303


def test_a_page_may_be_looked_at_from_anywhere(site, ada):
    headers = {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"}
    assert site.visitor().ask("GET", f"/users/{ada.uid}", headers=headers).status == 200


LINE = re.compile(
    r"time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z request=[0-9a-f]{10} method=(GET|HEAD|POST|other) "
    r"route=\S+ status=\d{3} us=\d+( uid=[A-Za-z0-9_-]+)?")


def test_each_request_is_one_line_without_personal_data(new_site):
    site = new_site()
    ada = join(site, ADA)
    guest = site.visitor()
    guest.get("/?q=Lovelace")
    guest.get(f"/users/{ada.uid}")
    guest.get("/no/such/page/secret-word")
    guest.ask("BREW", "/")
    sign_in(guest, ADA, password="a wrong one entirely")
    missing = guest.get("/users/nobody", Accept="application/json").json
    ada.visitor.get(f"/users/{ada.uid}/edit")
    site.stop()
    lines = [line for line in site.log().splitlines() if line.startswith("time=")]
    assert all(LINE.fullmatch(line) for line in lines), lines
    assert any(f"route=/users/:uid/edit status=200" in line and line.endswith(f"uid={ada.uid}") for line in lines)
    assert any("route=- status=404" in line for line in lines)
    assert any("method=other" in line and "status=405" in line for line in lines)
    assert any(f"request={missing['request']}" in line and "status=404" in line for line in lines)
    whole = site.log() + (site.data / "log/security.log").read_text()
    secrets = [v for v, _ in ada.visitor.cookies.values()] + [v for v, _ in guest.cookies.values()]
    for word in [ADA.email, "Lovelace", ADA.password, "wrong one", "secret-word", "127.", *secrets]:
        assert word not in whole, word


def test_request_lines_can_be_switched_off(new_site):
    site = new_site(settings={"request_log": "no"})
    site.visitor().get("/")
    assert "method=GET" not in site.log()


def test_what_concerns_safety_stands_apart(new_site):
    site = new_site()
    ada = join(site, ADA)
    guest = site.visitor()
    for _ in range(6):
        sign_in(guest, ADA, password="a wrong one entirely")
    guest.post("/sign-in", {"token": "made up"})
    ada.visitor.post("/sign-out", {"token": ada.visitor.token(f"/users/{ada.uid}")})
    log = site.data / "log/security.log"
    assert log.stat().st_mode & 0o777 == 0o600
    events = [dict(part.split("=", 1) for part in line.split()) for line in log.read_text().splitlines()]
    assert [e["event"] for e in events] == (
        ["joined"] + ["sign-in-failed"] * 5 + ["too-many-password", "form-refused", "signed-out"])
    assert events[0]["uid"] == events[-1]["uid"] == ada.uid
    assert len({e["client"] for e in events[1:7]}) == 1 != len({e["client"] for e in events})


def test_what_somebody_may_not_do_is_told_too(new_site):
    site = new_site()
    ada, minjun = join(site, ADA), join(site, MINJUN, photo=None)
    assert minjun.visitor.get(f"/users/{ada.uid}/edit").status == 403
    assert send(site, site.visitor(), {"Origin": "https://evil.example"}).status == 403
    assert site.visitor().get(f"/users/{ada.uid}", Authorization="Bearer tt_made.up").status == 401
    lines = (site.data / "log/security.log").read_text().splitlines()
    events = [dict(part.split("=", 1) for part in line.split()) for line in lines][2:]
    assert [e["event"] for e in events] == ["access-refused", "access-refused", "token-refused"]
    assert events[0]["uid"] == minjun.uid


def test_what_administrators_do_with_accounts_is_told_page_or_command(new_site):
    from moderators import act, staff, user

    site = new_site()
    administrator, member = staff(site, "administrator"), join(site, ADA, photo=None)
    log = site.data / "log/security.log"
    events = lambda: [line.split("event=")[1] for line in log.read_text().splitlines() if f"uid={member.uid}" in line]
    before = len(events())
    for verb, fields in (("role", {"role": "moderator"}), ("suspend", {}), ("unsuspend", {})):
        assert act(administrator, member.uid, verb, **fields).status == 303
    # What has been done already is not done again.
    act(administrator, member.uid, "unsuspend")
    by_page = events()[before:]
    assert [line.split()[0] for line in by_page] == ["role-changed", "suspended", "restored"]
    assert all("client=" in line and "request=" in line for line in by_page)
    for words in (("role", ADA.email, "member"), ("suspend", ADA.email), ("unsuspend", ADA.email), ("delete", ADA.email)):
        assert user(site, *words).returncode == 0
    by_command = events()[before + 3:]
    assert [line.split()[0] for line in by_command] == ["role-changed", "suspended", "restored", "deleted"]
    assert not any("client=" in line for line in by_command)


def test_no_cache_keeps_what_only_the_owner_sees(site, guest):
    member = join(site, guest)
    profile = f"/users/{member.uid}"
    for page in (profile, f"{profile}/edit", f"{profile}/photos", "/account", "/account/sessions", "/account/tokens"):
        for accept in ("text/html", "application/json"):
            answer = member.visitor.get(page, Accept=accept)
            assert answer.headers["Cache-Control"] == "private, no-store", (page, accept)
    answer = site.visitor().submit("/sign-in", "/sign-in", {"email": guest.email, "password": "wrong"})
    assert guest.email in answer.text and answer.headers["Cache-Control"] == "private, no-store"
    assert site.visitor().get(profile).headers["Cache-Control"] == "no-cache"
