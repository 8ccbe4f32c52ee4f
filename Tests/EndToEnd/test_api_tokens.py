"""Tokens for programs: how they are made, what they give, how they end."""

import json
from urllib.parse import urlencode

import pytest

from people import join, sign_in
from photos import upright_jpeg
from programs import TOKEN, Program, assert_problem, make_token


@pytest.fixture
def member(site, guest):
    return join(site, guest, photo=None)


def by_password(site, person, **more):
    values = {"email": person.email, "password": person.password, "name": "camera", "scope": "photo:write"}
    body = json.dumps(values | more)
    return site.visitor().ask("POST", "/api/tokens", body, {"Content-Type": "application/json"})


def test_the_form_shows_a_token_once(site, member):
    answer = member.visitor.submit(
        "/account/tokens", "/api/tokens", {"name": "My camera", "scope": "photo:write", "days": "7", "current": member.person.password}
    )
    assert answer.status == 201 and "no-store" in answer.headers["Cache-Control"]
    token = TOKEN.search(answer.page.text).group()
    assert token.startswith(f"tt_{member.uid}.")
    page = member.visitor.get("/account/tokens")
    assert "My camera" in page.page.text and token not in page.text
    assert "no-store" in page.headers["Cache-Control"]
    assert Program(site, token).send_photo(member.uid, upright_jpeg()).status == 201


def test_what_was_filled_in_for_a_refused_token_is_still_there(site, member):
    answer = member.visitor.submit(
        "/account/tokens", "/api/tokens", {"name": "Phone", "scope": "profile:read", "days": "900"},
        {"Accept": "text/html"})
    assert answer.status == 422
    fields = answer.page.form("/api/tokens").fields
    assert (fields["name"], fields["days"]) == ("Phone", "900")
    assert 'value="profile:read" checked' in answer.text and 'value="photo:write" checked' not in answer.text


def test_a_token_is_made_only_by_who_knows_the_password(site, member):
    fields = {"name": "x", "scope": "photo:write", "days": "1"}
    for current in ("", "not the harbour at all"):
        answer = member.visitor.submit("/account/tokens", "/api/tokens", fields | {"current": current}, {"Accept": "text/html"})
        assert answer.status == 422 and 'id="current-error"' in answer.text, current
    assert member.visitor.get("/api/tokens", Accept="application/json").json["tokens"] == []


def test_the_form_says_what_is_wrong_beside_the_field(site, member):
    answer = member.visitor.submit("/account/tokens", "/api/tokens", {"name": "", "scope": "", "days": "900"})
    assert answer.status == 422
    for words in ("give the token a name", "what the token may do", "from 1 to 365"):
        assert words in answer.page.text


def test_a_token_may_be_made_by_password_without_cookies(site, guest):
    member = join(site, guest, photo=None)
    answer = by_password(site, guest, scope=["photo:write", "profile:read"], days=1)
    assert answer.status == 201 and "Set-Cookie" not in answer.headers, answer
    made = answer.json
    assert made["uid"] == member.uid and made["scopes"] == ["photo:write", "profile:read"]
    assert made["expires"] - made["created"] == 86_400_000
    assert Program(site, made["token"]).get(f"/users/{member.uid}.json").status == 200
    form = {"email": guest.email, "password": guest.password, "name": "x", "scope": "photo:write"}
    answer = site.visitor().ask(
        "POST", "/api/tokens", urlencode(form), {"Content-Type": "application/x-www-form-urlencoded"}
    )
    assert answer.status == 201 and answer.json["expires"] - answer.json["created"] == 30 * 86_400_000


def test_a_wrong_password_and_an_unknown_address_are_told_alike(site, guest, guests):
    join(site, guest, photo=None)
    wrong = by_password(site, guest, password="not the right one")
    unknown = by_password(site, guests())
    problems = [assert_problem(a, 422, "sign-in-failed") for a in (wrong, unknown)]
    for problem in problems:
        del problem["request"]
    assert problems[0] == problems[1]


def test_guessing_passwords_counts_with_sign_ins(site, guest):
    join(site, guest, photo=None)
    wrong = [sign_in(site.visitor(), guest, password=f"wrong password {n}").status for n in range(3)]
    wrong += [by_password(site, guest, password=f"wrong password {n}").status for n in range(3, 5)]
    assert wrong == [422] * 5
    answer = by_password(site, guest)
    assert_problem(answer, 429, "too-many")
    assert int(answer.headers["Retry-After"]) >= 1


@pytest.mark.parametrize("body", ["", "[]", "{", '{"password": {}}', '{"password": null}', "\ufeff{}", '{"password": 1.5}'])
def test_json_that_is_none_gets_400(site, body):
    answer = site.visitor().ask("POST", "/api/tokens", body.encode(), {"Content-Type": "application/json"})
    assert_problem(answer, 400, "bad-json")


def test_without_a_session_or_a_password_nobody_gets_a_token(site, guest):
    answer = site.visitor().post("/api/tokens", {"name": "x", "scope": "photo:write"})
    assert_problem(answer, 401, "sign-in-needed")
    member = join(site, guest, photo=None)
    answer = member.visitor.post("/api/tokens", {"name": "x", "scope": "photo:write", "days": "1"})
    assert_problem(answer, 403, "form-token")
    assert site.visitor().get("/account/tokens").status == 303


def test_tokens_are_listed_and_revoked_at_the_account(site, member):
    token, name = make_token(member, "profile:read")
    program = Program(site, token)
    assert program.get(f"/users/{member.uid}.json").status == 200
    listed = member.visitor.get("/api/tokens", Accept="application/json").json["tokens"]
    assert [t["id"] for t in listed] == [name] and "hash" not in listed[0] and listed[0]["used"]
    answer = member.visitor.submit("/account/tokens", f"/account/tokens/{name}/revoke", {})
    assert "revoked" in member.visitor.follow(answer).page.text
    assert_problem(program.get(f"/users/{member.uid}.json"), 401, "invalid-token")


def test_a_session_revokes_by_delete_as_well(site, member):
    token, name = make_token(member, "profile:read")
    assert member.visitor.ask("DELETE", f"/api/tokens/{name}").status == 204
    assert member.visitor.ask("DELETE", f"/api/tokens/{name}").status == 404
    assert Program(site, token).get("/api/tokens").status == 401


def test_a_program_sees_and_gives_up_its_own_token_only(site, member):
    token, name = make_token(member, "photo:write")
    _, other = make_token(member, "photo:write")
    program = Program(site, token)
    answer = program.get("/api/tokens").json
    assert answer["uid"] == member.uid and [t["id"] for t in answer["tokens"]] == [name]
    assert_problem(program.ask("DELETE", f"/api/tokens/{other}"), 403, "insufficient-scope")
    assert program.ask("DELETE", f"/api/tokens/{name}").status == 204
    assert_problem(program.get("/api/tokens"), 401, "invalid-token")


def test_a_token_makes_no_tokens(site, member, guest):
    token, _ = make_token(member, "photo:write", "profile:read", "profile:write")
    form = {"email": guest.email, "password": guest.password, "name": "x", "scope": "photo:write"}
    assert_problem(Program(site, token).post("/api/tokens", form), 403, "insufficient-scope")


def test_the_number_of_tokens_is_bounded(site, member):
    for _ in range(20):
        make_token(member, "photo:write")
    answer = member.visitor.submit(
        "/account/tokens", "/api/tokens", {"name": "x", "scope": "photo:write", "days": "1", "current": member.person.password}
    )
    assert answer.status == 422 and "revoke one" in answer.page.text


def test_addresses_for_browsers_take_no_token(site, member):
    token, _ = make_token(member, "photo:write", "profile:read", "profile:write")
    program = Program(site, token)
    for method, path in (
        ("GET", "/sign-in"), ("POST", "/sign-in"), ("POST", "/sign-out"), ("GET", "/join"), ("POST", "/join"),
        ("GET", f"/users/{member.uid}/edit"), ("GET", "/account/tokens"),
        ("POST", "/account/tokens/x/revoke"),
    ):
        assert_problem(program.ask(method, path), 403, "insufficient-scope")
    # The session of the same member did not end by that.
    assert member.visitor.get("/account/tokens").status == 200


def test_each_scope_opens_its_own_door(site, member):
    uid, photo = member.uid, upright_jpeg()
    doors = {
        "photo:write": lambda p: p.send_photo(uid, photo),
        "profile:read": lambda p: p.get(f"/users/{uid}/photos"),
        "profile:write": lambda p: p.post_json(f"/users/{uid}/edit", {"bio": "x"}),
    }
    for scope in doors:
        program = Program(site, make_token(member, scope)[0])
        for needed, ask in doors.items():
            answer = ask(program)
            if needed == scope:
                assert answer.status in (200, 201), answer
            else:
                assert_problem(answer, 403, "insufficient-scope")
                challenge = f'Bearer error="insufficient_scope", scope="{needed}"'
                assert answer.headers["WWW-Authenticate"] == challenge


def test_nobody_elses_profile_can_be_changed(site, member, guests):
    other = join(site, guests(), photo=None)
    program = Program(site, make_token(member, "photo:write", "profile:read", "profile:write")[0])
    for answer in (
        program.send_photo(other.uid, upright_jpeg()),
        program.post_json(f"/users/{other.uid}/edit", {"bio": "x"}),
        program.post(f"/users/{other.uid}/photos/remove", {}),
        program.get(f"/users/{other.uid}/photos"),
    ):
        assert_problem(answer, 403, "forbidden")
    # The same as for somebody: who is hidden cannot be told from who is not there.
    assert_problem(program.send_photo("nobody", upright_jpeg()), 403, "forbidden")


BAD = [
    "Bearer", "Bearer ", "bearer x", "BEARER tt_", "Bearer tt_.", "Bearer tt_x.y", "Bearer a b c",
    "Bearer " + "x" * 3000, "Bearer tt_" + "x" * 200 + "." + "y" * 43, "Bearer ../../etc/passwd",
    "Bearer tt_..%2f.x", "Bearer tt_é.é", 'Bearer "x"', "Bearer tt_x,Bearer tt_y", "Bearer\ttt_x.y",
]


@pytest.mark.parametrize("field", BAD)
def test_what_is_no_token_gets_401_whatever_cookies_say(site, ada, field):
    cookies = "; ".join(f"{n}={v}" for n, (v, _) in ada.visitor.cookies.items())
    for method, path in (("GET", "/"), ("GET", f"/users/{ada.uid}/edit"), ("POST", f"/users/{ada.uid}/photos")):
        headers = {"Authorization": field.encode(), "Cookie": cookies}
        answer = site.visitor().ask(method, path, b"" if method == "POST" else None, headers)
        assert_problem(answer, 401, "invalid-token")
        assert answer.headers["WWW-Authenticate"] == 'Bearer error="invalid_token"'
        assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize("field", ["Basic YTpi", "Bearerx y", "", "Digest x", "tt_x.y"])
def test_other_schemes_are_not_ours_to_judge(site, ada, field):
    assert site.visitor().get("/", Authorization=field).status == 200


def test_a_token_changed_anywhere_is_none(site, member):
    token, _ = make_token(member, "profile:read")
    at = len("tt_")
    for position in (at, at + 5, len(token) - 43, len(token) - 1):
        other = "A" if token[position] != "A" else "B"
        changed = token[:position] + other + token[position + 1 :]
        assert_problem(Program(site, changed).get("/"), 401, "invalid-token")
    for changed in (token[:-1], token + "x", token.lower(), token[3:]):
        assert_problem(Program(site, changed).get("/"), 401, "invalid-token")


def test_cookies_count_for_nothing_beside_a_token(site, ada, member):
    """Neither the session, nor a notice, nor even what is malformed."""
    token, _ = make_token(member, "profile:read")
    session = "; ".join(f"{n}={v}" for n, (v, _) in ada.visitor.cookies.items())
    program = Program(site, token, session)
    assert_problem(program.get(f"/users/{ada.uid}/photos"), 403, "forbidden")
    assert program.get(f"/users/{member.uid}/photos").status == 200
    malformed = "tintype=a\x7f; " + "x" * 3000
    assert site.visitor().get("/", Cookie=malformed).status == 400
    assert Program(site, token, malformed).get("/").status == 200


def test_answers_to_programs_are_neither_kept_nor_taken_from_what_was_kept(site, member):
    """The cache of answers to nobody in particular, asked in every order."""
    path = f"/users/{member.uid}"
    token, name = make_token(member, "profile:read")
    program = Program(site, token)
    for _ in range(3):
        public = site.visitor().get(path, Accept="application/json")
        assert public.status == 200 and "no-store" not in public.headers["Cache-Control"]
        assert program.get(path, Accept="application/json").status == 200
    member.visitor.ask("DELETE", f"/api/tokens/{name}")
    assert program.get(path, Accept="application/json").status == 401
    assert site.visitor().get(path, Accept="application/json").status == 200


def test_a_token_reads_what_only_its_member_may(site, member):
    member.visitor.submit(f"/users/{member.uid}/edit", "/edit", {"name": member.person.name, "age": "36"})
    path = f"/users/{member.uid}.json"
    assert "age" not in site.visitor().get(path).json
    assert "age" not in Program(site, make_token(member, "photo:write")[0]).get(path).json
    own = Program(site, make_token(member, "profile:read")[0]).get(path).json
    assert own["age"] == 36 and own["revision"] >= 1
    assert set(own) <= {"name", "bio", "dateJoined", "profilePhotoURL", "profilePhotoDescription", "age", "visibility", "revision"}


def test_a_profile_is_changed_field_by_field(site, member):
    program = Program(site, make_token(member, "profile:write")[0])
    path = f"/users/{member.uid}/edit"
    changed = program.post_json(path, {"bio": "Engines.", "age": 36})
    assert changed.status == 200 and changed.json["name"] == member.person.name
    assert (changed.json["bio"], changed.json["age"]) == ("Engines.", 36)
    again = program.post(path, {"name": "Countess"}).json
    assert (again["name"], again["bio"], again["age"]) == ("Countess", "Engines.", 36)
    problem = assert_problem(program.post_json(path, {"name": "", "age": 900}), 422, "invalid-fields")
    assert {f: v["code"] for f, v in problem["fields"].items()} == {"name": "name.empty", "age": "age.invalid"}
    assert_problem(program.post_json(path, {"bio": "x", "revision": 1}), 409, "conflict")


def test_a_method_that_an_address_lacks_is_told_with_those_it_has(site):
    answer = site.visitor().ask("DELETE", "/join")
    assert answer.status == 405 and answer.headers["Allow"] == "GET, HEAD, POST"
    answer = site.visitor().get("/api/tokens/x")
    assert_problem(answer, 405, "method-not-allowed")
    assert answer.headers["Allow"] == "DELETE"


@pytest.mark.parametrize("mode", ["fastcgi", "cgi"])
def test_no_log_ever_holds_a_token(new_site, guest, mode):
    site = new_site(mode)
    member = join(site, guest, photo=None)
    token, _ = make_token(member, "photo:write")
    program = Program(site, token)
    program.send_photo(member.uid, upright_jpeg())
    program.send_photo(member.uid, b"no photo")
    program.get("/nowhere")
    program.get("/join")
    Program(site, token + "x").get("/")
    Program(site, "tt_" + "x" * 30).get("/")
    secret = token.split(".")[1]
    security = (site.data / "log/security.log").read_text()
    assert f"event=token-made uid={member.uid}" in security and "event=token-refused" in security
    logs = site.log() + site.nginx_log()
    for path in site.data.rglob("*"):
        if path.is_file():
            logs += path.read_text(errors="replace")
    assert secret not in logs
