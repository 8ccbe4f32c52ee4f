"""Programs that use a member's token instead of a browser."""

import json
import re

from visitor import multipart

TOKEN = re.compile(r"tt_[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}")


def make_token(member, *scopes, name="camera", days=30):
    """By the form at the member's own page; its text, and its identifier."""
    answer = member.visitor.submit(
        "/account/tokens", "/api/tokens", {
            "name": name, "scope": " ".join(scopes), "days": days, "current": member.person.password},
        {"Accept": "application/json"},
    )
    assert answer.status == 201, answer
    return answer.json["token"], answer.json["id"]


class Program:
    """Sends a token with each request, and whatever cookies it is told to."""

    def __init__(self, site, token, cookie=None):
        self.visitor, self.headers = site.visitor(), {"Authorization": f"Bearer {token}"}
        if cookie:
            self.headers["Cookie"] = cookie

    def ask(self, method, path, body=None, **headers):
        named = {n.replace("_", "-"): v for n, v in headers.items()}
        answer = self.visitor.ask(method, path, body, self.headers | named)
        # Whatever is asked: no cookie is given, and nothing may be kept.
        assert "Set-Cookie" not in answer.headers, answer.headers
        if "/profile_image/" not in path:
            assert answer.headers["Cache-Control"] == "private, no-store", answer.headers
        return answer

    def get(self, path, **headers):
        return self.ask("GET", path, **headers)

    def post(self, path, fields, **headers):
        kind, body = multipart(fields)
        return self.ask("POST", path, body, Content_Type=kind, **headers)

    def post_json(self, path, value, **headers):
        return self.ask("POST", path, json.dumps(value), Content_Type="application/json", **headers)

    def send_photo(self, uid, photo, query="", kind="image/jpeg", **headers):
        """The picture by itself as the body."""
        return self.ask("POST", f"/users/{uid}/photos{query}", photo, Content_Type=kind, **headers)


def assert_problem(answer, status, code):
    """A problem document (RFC 9457) with this stable code."""
    assert answer.status == status, answer
    assert answer.headers["Content-Type"] == "application/problem+json", answer.headers
    problem = answer.json
    assert (problem["code"], problem["status"]) == (code, status), problem
    assert problem["title"]
    return problem
