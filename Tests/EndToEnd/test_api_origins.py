"""Programs in browsers, on pages of other origins (CORS)."""

import pytest

from people import ADA, join
from photos import upright_jpeg
from programs import Program, assert_problem, make_token

APP, OTHER = "https://app.example", "https://elsewhere.example"


@pytest.fixture(scope="module", params=["fastcgi", "cgi"])
def open_site(request, executable):
    from conftest import finish
    from site_under_test import Site

    running = Site(request.param, {"api_origins": f"{APP} http://localhost:3000"}).start()
    running.member = join(running, ADA)
    yield running
    finish(running)


def headers_of(answer):
    return {n.lower(): v for n, v in answer.headers.items() if n.lower().startswith("access-control-")}


def preflight(site, path, origin, method="POST"):
    asked = {"Origin": origin, "Access-Control-Request-Method": method,
             "Access-Control-Request-Headers": "authorization,content-type,idempotency-key"}
    return site.visitor().ask("OPTIONS", path, headers=asked)


@pytest.mark.parametrize("origin", [APP, "http://localhost:3000"])
def test_a_configured_origin_may_ask_beforehand(open_site, origin):
    answer = preflight(open_site, f"/users/{open_site.member.uid}/photos", origin)
    assert (answer.status, answer.body) == (204, b"")
    found = headers_of(answer)
    assert found.pop("access-control-max-age") == "7200"
    assert found == {
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key",
    }
    assert "Origin" in answer.vary and "Set-Cookie" not in answer.headers
    answer = preflight(open_site, "/api/tokens/x", origin, "DELETE")
    assert answer.headers["Access-Control-Allow-Methods"] == "DELETE"


@pytest.mark.parametrize(
    "origin",
    [OTHER, "null", "*", "", APP + "/", APP.upper(), APP + ":8443", APP + ".evil.example", "http://app.example",
     "https://app.example, https://app.example", "https://a@app.example", "https://localhost:3000"],
)
def test_no_other_origin_is_let_in(open_site, origin):
    answer = preflight(open_site, f"/users/{open_site.member.uid}/photos", origin)
    assert answer.status == 405 and headers_of(answer) == {}
    program = Program(open_site, make_token(open_site.member, "profile:read")[0])
    for path in ("/", f"/users/{open_site.member.uid}.json", "/api/tokens", "/nowhere"):
        assert headers_of(program.get(path, Origin=origin)) == {}


def test_a_configured_origin_reads_answers_and_errors(open_site):
    member = open_site.member
    token, name = make_token(member, "photo:write")
    program = Program(open_site, token)
    answers = [
        program.send_photo(member.uid, upright_jpeg(), Origin=APP),
        program.send_photo(member.uid, b"no photo", Origin=APP),
        program.get(f"/users/{member.uid}/photos", Origin=APP),
        program.get("/nowhere", Origin=APP),
        program.ask("DELETE", f"/api/tokens/{name}", Origin=APP),
        program.get("/", Origin=APP),
    ]
    assert [a.status for a in answers] == [201, 415, 403, 404, 204, 401]
    for answer in answers:
        found = headers_of(answer)
        assert found["access-control-allow-origin"] == APP, answer
        assert "Location" in found["access-control-expose-headers"]
        assert set(found) == {"access-control-allow-origin", "access-control-expose-headers"}
        assert "Origin" in answer.vary


def test_a_token_by_password_may_be_made_from_there(open_site):
    form = {"email": ADA.email, "password": ADA.password, "name": "app", "scope": "photo:write"}
    answer = open_site.visitor().post("/api/tokens", form, {"Origin": APP})
    assert answer.status == 201 and answer.headers["Access-Control-Allow-Origin"] == APP
    wrong = open_site.visitor().post("/api/tokens", form | {"password": "wrong"}, {"Origin": APP})
    assert_problem(wrong, 422, "sign-in-failed")
    assert wrong.headers["Access-Control-Allow-Origin"] == APP


def test_a_visitors_cookies_are_of_no_use_from_there(open_site):
    visitor = open_site.member.visitor
    token = visitor.token("/account/tokens")
    form = {"name": "app", "scope": "photo:write", "days": "1", "token": token,
            "current": open_site.member.person.password}
    assert_problem(visitor.post("/api/tokens", form, {"Origin": APP}), 401, "sign-in-needed")
    assert_problem(visitor.get("/api/tokens", Origin=APP), 401, "sign-in-needed")
    assert visitor.post("/api/tokens", form).status == 201


def test_pages_are_nobodys_to_read_and_public_facts_are_everybodys(open_site):
    visitor, uid = open_site.member.visitor, open_site.member.uid
    for path in ("/", f"/users/{uid}", f"/users/{uid}/photos", "/account/tokens"):
        assert headers_of(visitor.get(path, Origin=APP)) == {}, path
    for origin in (APP, OTHER):
        for path in (f"/users/{uid}.json", f"/users/{uid}/photo"):
            assert open_site.visitor().get(path, Origin=origin).headers["Access-Control-Allow-Origin"] == "*"


def test_credentials_are_never_allowed(open_site):
    member = open_site.member
    program = Program(open_site, make_token(member, "photo:write")[0])
    for answer in (
        preflight(open_site, "/api/tokens", APP),
        program.get("/", Origin=APP),
        member.visitor.get("/", Origin=APP),
        open_site.visitor().get(f"/users/{member.uid}.json", Origin=APP),
    ):
        assert "Access-Control-Allow-Credentials" not in answer.headers


def test_without_the_setting_no_origin_may_ask(site, ada):
    answer = preflight(site, f"/users/{ada.uid}/photos", APP)
    assert answer.status == 405 and headers_of(answer) == {}
