"""Points of the OWASP Application Security Verification Standard that no other test is about."""

import gzip
import json
import re
import socket
import struct
from dataclasses import replace
from urllib.parse import quote

import pytest

from people import ADA, add_photo, join, photo_of, send_join, sign_in
from photos import upright_jpeg
from programs import Program, make_token

MARKER = b"MARKER-OF-THE-SENDER"


def credentials(site, uid):
    return json.loads((site.data / "credentials" / f"{uid}.json").read_text())


# -- passwords


@pytest.mark.parametrize("password", (
    "한글 비밀번호 🐙🐙 with blanks", "'\"<>;--\\ %00 {{site.name}}", "x" * 30 + " y  z " + "w" * 30, "".join(f"pa55 ωορδ {n} " for n in range(16)),
))
def test_a_password_of_any_characters_counts_to_its_last_one(site, guest, password):
    join(site, replace(guest, password=password), photo=None)
    for wrong in (password[:-1], password[:-1] + "?", password + "?"):
        assert sign_in(site.visitor(), guest, password=wrong).status == 422
    assert sign_in(site.visitor(), guest, password=password).status == 303


def test_a_password_is_kept_as_argon2id_with_a_salt_of_its_own(site, guests):
    hashes = [credentials(site, join(site, guests(), photo=None).uid)["password"] for _ in range(2)]
    parts = [re.fullmatch(r"\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]{22})\$[A-Za-z0-9+/]{43}", h) for h in hashes]
    assert all(int(p[1]) >= 19 * 1024 and int(p[2]) >= 2 for p in parts)
    assert parts[0][3] != parts[1][3]


def test_nobody_has_an_account_in_a_new_site(new_site):
    site = new_site()
    site.visitor().get("/")
    for folder in ("credentials", "users", "tokens", "sessions", "emails"):
        assert not list((site.data / folder).glob("*")), folder


def test_password_fields_let_managers_fill_and_keep(site, ada):
    visitor = site.visitor()
    for page, visitor, wanted in (
        ("/sign-in", visitor, "current-password"), ("/join", visitor, "new-password"),
        ("/account/password", ada.visitor, "new-password"), ("/account/password", ada.visitor, "current-password"),
        ("/account/delete", ada.visitor, "current-password"),
    ):
        fields = re.findall(r"<input[^>]*type=\"password\"[^>]*>", visitor.get(page).text)
        assert any(f'autocomplete="{wanted}"' in field for field in fields), page
        assert not any('autocomplete="off"' in field or "onpaste" in field or "maxlength" in field for field in fields)


# -- sessions


def test_secrets_and_names_are_random_and_long(site, guest):
    member = join(site, guest)
    visitor = site.visitor()
    assert sign_in(visitor, guest).status == 303
    secrets = {v.cookies["tintype"][0].split(".")[1] for v in (member.visitor, visitor)}
    assert len(secrets) == 2 and all(re.fullmatch(r"[A-Za-z0-9_-]{43}", s) for s in secrets), "256 bits"
    assert re.fullmatch(r"[A-Za-z0-9_-]{20}", member.uid), "120 bits"
    photo = photo_of(site, member)
    assert re.fullmatch(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}", photo), "a random UUID"


def test_a_session_that_somebody_else_put_into_the_browser_is_not_taken_up(site, guest):
    member = join(site, guest, photo=None)
    planted = f"{member.uid}." + "A" * 43
    visitor = site.visitor()
    visitor.cookies["tintype"] = (planted, "/")
    assert visitor.get(f"/users/{member.uid}/edit").status == 303
    assert sign_in(visitor, guest).status == 303
    assert visitor.cookies["tintype"][0] != planted
    assert site.visitor().get(f"/users/{member.uid}/edit", Cookie=f"tintype={planted}").status == 303


def test_no_page_and_no_address_holds_the_sessions_secret(site, guest):
    member = join(site, guest)
    value = member.visitor.cookies["tintype"][0]
    pages = ("/", "/account", "/account/sessions", "/account/tokens", f"/users/{member.uid}", f"/users/{member.uid}/photos")
    for page in pages:
        for accept in ("text/html", "application/json"):
            answer = member.visitor.get(page, Accept=accept)
            assert answer.status == 200 and value.split(".")[1] not in answer.text, page
    for way in (f"/account?tintype={value}", f"/account?session={value}", f"/account;tintype={value}"):
        assert site.visitor().get(way).status in (303, 404)


def test_what_only_a_member_may_see_is_kept_by_no_shared_cache(site, ada):
    pages = ("", "/edit", "/photos")
    for page in [f"/users/{ada.uid}{p}" for p in pages] + ["/", "/account", "/account/sessions", "/account/tokens"]:
        kept = ada.visitor.get(page).headers["Cache-Control"]
        assert "private" in kept and "public" not in kept, page


# -- what a form may say


def test_a_form_changes_no_field_that_it_does_not_have(site, guest):
    extra = {
        "role": "administrator", "state": "suspended", "standing": "suspended", "visibility": "nobody",
        "profilePhotoURL": "https://evil.example/x.jpg", "dateJoined": "1", "uid": ADA.email, "nameSeq": "1",
        "probation": "false", "emailDigests": "x", "passwordChanged": "1", "history": "x", "isAdmin": "true",
    }
    fields = {"name": guest.name, "email": guest.email, "password": guest.password}
    visitor = site.visitor()
    form = visitor.get("/join").page.form("/join")
    answer = visitor.post(form.action, form.fields | fields | extra)
    uid = answer.headers["Location"].split("?")[0].rpartition("/")[2]
    joined = json.loads(site.document(uid).read_text())
    edited = visitor.submit(f"/users/{uid}/edit", "/edit", {"name": "Guest", "bio": "Hello", "age": "30"} | extra)
    assert edited.status == 303
    for document in (joined, json.loads(site.document(uid).read_text())):
        assert not {"role", "state", "profilePhotoURL", "probation", "isAdmin", "uid", "email"} & set(document)
        assert document["dateJoined"] == joined["dateJoined"] > 1_000_000
        assert document.get("visibility", "everyone") == "everyone" and document.get("standing") is None
    kept = credentials(site, uid)
    assert (kept["role"], kept["state"]) == ("member", "active")


def test_a_programs_fields_are_those_of_the_form_too(site, guest):
    member = join(site, guest, photo=None)
    program = Program(site, make_token(member, "profile:write")[0])
    before = json.loads(site.document(member.uid).read_text())
    extra = {"role": "administrator", "profilePhotoURL": "/profile_image/x", "visibility": "members", "dateJoined": 1}
    assert program.post_json(f"/users/{member.uid}/edit", {"bio": "Hello"} | extra).status == 200
    after = json.loads(site.document(member.uid).read_text())
    assert {k: v for k, v in after.items() if before.get(k) != v}.keys() <= {"bio", "revision"}
    assert credentials(site, member.uid)["role"] == "member"


@pytest.mark.parametrize("encoding", ("multipart/form-data", "application/x-www-form-urlencoded"))
def test_a_field_that_comes_twice_is_refused_and_the_query_is_no_form(site, guest, encoding):
    join(site, guest, photo=None)
    visitor = site.visitor()
    token = visitor.token("/sign-in")
    twice = f"token={quote(token)}&email={quote(guest.email)}&email=x%40example.org&password=x"
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    assert visitor.ask("POST", "/sign-in", twice, kind).status == 400
    assert visitor.get("/?q=a&q=b").status == 400
    # Neither do fields count that stand in the address.
    inside = {"token": token, "email": guest.email, "password": guest.password}
    asked = f"/sign-in?email={quote(guest.email)}&password={quote(guest.password)}"
    assert visitor.post(asked, {"token": token}, encoding=encoding).status == 422
    assert visitor.post("/sign-in?email=x%40example.org&password=x", inside, encoding=encoding).status == 303


@pytest.mark.parametrize("elsewhere", (
    "https:evil.example", "/%5cevil.example", "/%2f/evil.example", "/..//evil.example", "/\t/evil.example",
    "\t//evil.example", " //evil.example", "///evil.example", "/x\r\nLocation: https://evil.example", "data:text/html,x",
    "/%0d%0aSet-Cookie:evil=1", "http://127.0.0.1@evil.example/", "//evil.example/users/x", "/users/x?next=//evil.example",
))
def test_next_leads_to_this_site_only(site, guest, elsewhere):
    uid, visitor = join(site, guest, photo=None).uid, site.visitor()
    for way in (f"/sign-in?next={quote(elsewhere)}", "/sign-in"):
        page = visitor.get(way)
        assert page.status == 200 and "evil" not in page.page.form("/sign-in").fields.get("next", "")
    answer = visitor.submit("/sign-in", "/sign-in", {"email": guest.email, "password": guest.password, "next": elsewhere})
    assert answer.status == 303 and answer.headers["Location"] == f"/users/{uid}"
    assert not any("evil" in header for header in answer.headers.get_all("Set-Cookie"))
    asked = visitor.get(f"/sign-in?next={quote(elsewhere)}")
    assert asked.status == 303 and asked.headers["Location"] == f"/users/{uid}"


@pytest.mark.parametrize("address", (
    "a@example.org\r\nBcc: victim@example.org", "a@example.org\nbcc:x@y.org", "a@example.org, b@example.org",
    "<a@example.org> SIZE=1", "a@example.org\x00b",
))
def test_an_address_cannot_bring_a_header_of_a_letter_along(site, guest, address):
    assert send_join(site.visitor(), guest, None, email=address).status in (400, 422)


def test_a_text_is_no_template_and_no_command(site, guest):
    words = "{{site.base}} {{> partials/token}} ${7*7} $(id) `id` <%= 7*7 %>"
    member = join(site, guest, photo=None)
    assert member.visitor.submit(f"/users/{member.uid}/edit", "/edit", {"bio": words}).status == 303
    assert words in site.visitor().get(f"/users/{member.uid}").page.text


def test_a_compressed_body_is_not_unpacked(site):
    body = gzip.compress(b"email=a%40example.org&password=" + b"x" * 5_000_000)
    kind = {"Content-Type": "application/x-www-form-urlencoded", "Content-Encoding": "gzip"}
    answer = site.visitor().ask("POST", "/sign-in", body, kind)
    assert 400 <= answer.status < 500


@pytest.mark.parametrize("kind", (None, "text/xml", "application/xml", "application/json", "application/x-java-serialized-object"))
def test_a_body_of_another_type_is_refused(site, kind):
    body = b'<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'
    answer = site.visitor().ask("POST", "/sign-in", body, {"Content-Type": kind} if kind else {})
    assert answer.status in (400, 415) and b"root:" not in answer.body


# -- methods and headers


@pytest.mark.parametrize("method", ("TRACE", "TRACK", "CONNECT", "PUT", "DELETE", "PATCH", "PROPFIND", "DEBUG", "get"))
@pytest.mark.parametrize("path", ("/", "/users/{uid}", "/assets/style.css", "/profile_image/x"))
def test_only_the_methods_of_an_address_do_anything(site, ada, method, path):
    before = site.document(ada.uid).read_bytes()
    answer = site.visitor().ask(method, path.format(uid=ada.uid), headers={"X-Marker": "echo me"})
    assert 400 <= answer.status < 500 and b"echo me" not in answer.body
    assert site.document(ada.uid).read_bytes() == before


@pytest.mark.parametrize("header", ("X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"))
def test_no_header_and_no_field_makes_another_method_or_address_of_a_request(site, ada, header):
    assert site.visitor().ask("GET", f"/users/{ada.uid}", headers={header: "DELETE"}).status == 200
    for name in ("X-Original-URL", "X-Rewrite-URL"):
        answer = site.visitor().ask("GET", "/healthz", headers={name: f"/users/{ada.uid}"})
        assert answer.status == 200 and ADA.name not in answer.text


def test_no_page_and_no_redirect_repeats_a_made_up_host(site, ada):
    for headers in ({"Host": "evil.example"}, {"X-Forwarded-Host": "evil.example"}, {"Forwarded": "host=evil.example"}):
        for path in ("/", "/join", f"/users/{ada.uid}", f"/users/{ada.uid}/edit", "/account", "/robots.txt", "/nowhere"):
            answer = site.visitor().ask("GET", path, headers=headers)
            assert "evil" not in answer.text and "evil" not in str(answer.headers), (path, headers)


def test_no_answer_tells_what_it_was_made_with(site, ada):
    for path in ("/", "/nowhere", "/assets/style.css", "/assets/none.css", "/%zz", f"/users/{ada.uid}/photo"):
        answer = site.visitor().get(path)
        assert answer.headers["Server"] == "nginx", "no version"
        assert not {"x-powered-by", "via", "x-runtime", "x-generator"} & {n.lower() for n in answer.headers}
        assert not re.search(rb"(?i)swift|libvips|libfcgi|nginx/", answer.body), path


@pytest.mark.parametrize("path, kind", (
    ("/", "text/html; charset=utf-8"), ("/join", "text/html; charset=utf-8"), ("/nowhere", "text/html; charset=utf-8"),
    ("/robots.txt", "text/plain; charset=utf-8"), ("/healthz", "application/json; charset=utf-8"),
    ("/assets/style.css", "text/css; charset=utf-8"), ("/assets/script.js", "text/javascript; charset=utf-8"),
    ("/assets/icon.svg", "image/svg+xml; charset=utf-8"),
    ("/users/{uid}.json", "application/json; charset=utf-8"), ("/users/{uid}/photo/96.png", "image/png"),
    ("/users/{uid}/photo", "image/jpeg"),
))
def test_every_answer_says_its_type_and_a_text_its_encoding(site, minjun, ada, path, kind):
    answer = site.visitor().get(path.format(uid=minjun.uid if path.endswith("png") else ada.uid))
    assert answer.headers["Content-Type"].lower() == kind
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", (
    "/.git/config", "/.env", "/.DS_Store", "/assets/.git/HEAD", "/assets/", "/assets", "/users/", "/users", "/profile_image/",
    "/assets/script.js.map", "/assets/style.css.map", "/assets/style.css~", "/assets/style.css.bak", "/assets/.style.css.swp",
    "/assets/script.js.orig", "/templates/layout.mustache", "/locales/en.json", "/Package.swift", "/tintype.conf",
    "/log/security.log", "/keys/", "/staged/", "/outbox/", "/tokens/{uid}.json", "/backup.zip", "/index.php", "/cgi-bin/tintype",
    "/server-status", "/nginx_status", "/debug", "/metrics", "/actuator/env", "/.well-known/x", "/crossdomain.xml",
))
def test_no_folder_is_listed_and_no_file_lies_about(site, ada, path):
    answer = site.visitor().get(path.format(uid=ada.uid))
    assert answer.status == 404, answer
    assert "Index of" not in answer.text and "Tintype" in answer.page.text


# -- errors and logs


def test_an_error_of_our_own_tells_its_number_and_nothing_of_the_inside(new_site):
    site = new_site()
    ada = join(site, ADA)
    site.document(ada.uid).write_text('{"name": ')
    for accept in ("text/html", "application/json"):
        answer = ada.visitor.get(f"/users/{ada.uid}/edit", Accept=accept)
        assert answer.status == 500
        for inside in (str(site.data), ada.uid + ".json", "StoreError", "JSONError", ".swift", "Sources/", "errno"):
            assert inside not in answer.text.replace(f"/users/{ada.uid}/edit", ""), inside
    number = answer.json["request"]
    site.stop()
    cause = [line for line in site.log().splitlines() if f"request {number}" in line]
    assert len(cause) == 1 and f"request={number}" in site.log()


def test_a_form_that_cannot_be_decided_on_is_refused(new_site):
    site = new_site()
    ada = join(site, ADA)
    before = site.document(ada.uid).read_bytes()
    sessions = site.data / "sessions" / f"{ada.uid}.json"
    sessions.write_text("{ broken")
    answer = ada.visitor.get(f"/users/{ada.uid}/edit")
    assert answer.status in (303, 401, 500) and 'name="bio"' not in answer.text
    kept = site.data / "credentials" / f"{ada.uid}.json"
    kept.write_text("{ broken")
    assert sign_in(site.visitor(), ADA).status >= 400
    assert site.document(ada.uid).read_bytes() == before


def test_no_sender_writes_lines_of_a_log(new_site):
    site = new_site()
    ada = join(site, ADA)
    forged = "\r\ntime=2000-01-01T00:00:00.000Z event=signed-in uid=forged \x1b[2J"
    visitor = site.visitor()
    for path in (f"/{quote(forged)}", f"/?q={quote(forged)}", f"/users/{quote(forged)}", f"/sign-in?next={quote(forged)}"):
        visitor.get(path)
    visitor.submit("/sign-in", "/sign-in", {"email": "a@example.org" + forged, "password": forged})
    visitor.post("/sign-in", {"token": forged, "email": forged})
    add_photo(ada, (quote(forged) + ".jpg", b"no photo at all " + forged.encode(), "image/jpeg" + quote(forged)))
    with socket.create_connection(("127.0.0.1", site.port)) as bare:
        bare.sendall(b"GET /x\x0btime=2000 HTTP/1.1\r\nHost: x\r\nUser-Agent: a\x0b" + b"time=2000 event=signed-in\r\nConnection: close\r\n\r\n")
        while bare.recv(4096):
            pass
    site.stop()
    security = (site.data / "log/security.log").read_text()
    for line in site.log().splitlines() + security.splitlines():
        assert "forged" not in line and "time=2000" not in line and "\x1b" not in line, line
    assert all(re.fullmatch(r"time=\S+Z event=[a-z-]+( uid=\S+)?( client=[0-9a-f]{12})?( request=[0-9a-f]{10})?", line)
               for line in security.splitlines())


# -- files


def hidden_in(photo):
    """A photo that is also an archive, a script and a page: in a comment, in EXIF, and behind its end."""
    page = MARKER + b"<html><script>alert(1)</script><?php system($_GET['c']); ?>"
    comment = b"\xff\xfe" + struct.pack(">H", len(page) + 2) + page
    exif = b"Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0" + page
    segment = b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif
    return photo[:2] + segment + comment + photo[2:] + page + b"PK\x03\x04" + page


def test_nothing_but_pixels_is_left_of_an_upload(site, guest):
    member = join(site, guest, hidden_in(upright_jpeg()))
    address = site.visitor().get(f"/users/{member.uid}.json").json["profilePhotoURL"]
    for file in ("96.jpg", "640.webp", "1280.jpg"):
        answer = site.visitor().get(f"{address}/{file}")
        assert answer.status == 200 and answer.headers["Content-Type"] in ("image/jpeg", "image/webp")
        assert answer.headers["X-Content-Type-Options"] == "nosniff" and "sandbox" in answer.headers["Content-Security-Policy"]
        assert MARKER not in answer.body and b"<script" not in answer.body
    photo = address.rpartition("/")[2]
    for folder in (site.data / "profile_image" / photo, site.data / "masters" / photo):
        files = list(folder.iterdir())
        assert files
        for file in files:
            assert MARKER not in file.read_bytes() and not file.stat().st_mode & 0o111, file


@pytest.mark.parametrize("name", (
    "../../../users/x.json", "..\\..\\x.jpg", "/etc/cron.d/x", "x.jpg%00.php", "x.php", "con.jpg", "$(id).jpg", "x" * 3000 + ".jpg",
    "http://169.254.169.254/latest/meta-data", "x.jpg;rm -rf .jpg", "\u202egpj.exe",
))
def test_the_name_of_a_file_is_used_for_nothing(site, guest, name):
    before = {p for p in site.folder.rglob("*")}
    member = join(site, guest, (name, upright_jpeg(), "text/html"))
    made = {p for p in site.folder.rglob("*")} - before
    assert made and all(re.fullmatch(r"[A-Za-z0-9._-]+", p.name) for p in made)
    assert not any(word in str(p) for p in made for word in ("php", "cron", "etc", "evil", "id)", "meta-data"))
    assert name[:40] not in site.document(member.uid).read_text()
