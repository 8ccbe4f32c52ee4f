"""The corpus of form bodies: through the FastCGI socket in records of every kind, and the command."""

import json
import subprocess

import pytest

import corpus
from fastcgi_client import ask, params
from site_under_test import PROGRAM

pytestmark = corpus.needed
BODIES = corpus.bodies()
# Records of one byte make a megabyte ten times as long.
SMALL = 16 * 1024


@pytest.fixture(scope="module")
def site(module_site):
    """A site without members, so that whatever appears came from these bodies."""
    return module_site()


def identify(body):
    return body.name


def values(body):
    """The parameters as nginx would make them of the headers; other bytes than ASCII stay as sent."""
    found = params("POST", "/join") | {"CONTENT_LENGTH": ""}
    for name, value in body.headers.items():
        found["HTTP_" + name.upper().replace("-", "_")] = value
    found["CONTENT_TYPE"] = body.headers.get("content-type", b"")
    found["CONTENT_LENGTH"] = body.headers.get("content-length", b"")
    return found


@pytest.mark.parametrize("body", BODIES, ids=identify)
def test_each_body_gets_what_it_deserves_in_records_of_every_size(site, body):
    statuses = set()
    for size in (1, 8, 65535):
        if size < 65535 and len(body.content) > SMALL * size:
            continue
        for padding in (0, 5):
            answer = ask(site.listen, values(body), body.content, size, padding)
            statuses.add(answer.status)
    assert len(statuses) == 1, f"the slicing decides: {statuses}"
    (status,) = statuses
    verdict = body.expected["verdict"]
    if verdict == "reject":
        assert status == body.expected["status"]
        assert site.staged() == []
    elif verdict == "accept":
        # Read to its end, and then refused for what it says: no token, no such field. Two forms are
        # well-formed, and yet no form of this site: text that is no text, and two photos for one place.
        assert status == (400 if body.name in ("field_invalid_utf8", "dup_file_fields") else 403)
    else:
        assert 400 <= status < 500
    assert site.visitor().get("/healthz").status == 200


@pytest.mark.parametrize("body", [b for b in BODIES if b.expected["verdict"] == "accept"], ids=identify)
def test_the_form_command_tells_the_parts_as_expected(body):
    ended = subprocess.run(
        [PROGRAM, "form", "--type", body.headers["content-type"]],
        input=body.content, capture_output=True, timeout=30,
    )
    assert ended.returncode == 0, ended.stderr
    said = json.loads(ended.stdout)
    parts = said["parts"] if isinstance(said, dict) else said
    assert [p["name"] for p in parts] == [p["name"] for p in body.expected["parts"]]
    for found, wanted in zip(parts, body.expected["parts"]):
        assert found["length"] == wanted["length"]
        assert found["sha256"] == wanted["sha256"]
        names = [wanted.get("filename"), *(wanted.get("filename_also_acceptable") or [])]
        if wanted.get("filename"):
            assert found.get("filename") in names


@pytest.mark.parametrize("body", [b for b in BODIES if b.expected["verdict"] == "reject"], ids=identify)
def test_the_form_command_refuses_what_is_malformed(body):
    length = ["--length", body.headers.get("content-length", b"")]
    ended = subprocess.run(
        [PROGRAM, "form", "--type", body.headers["content-type"], *length],
        input=body.content, capture_output=True, timeout=30,
    )
    assert ended.returncode > 0 and ended.stderr
    assert json.loads(ended.stdout)["error"] == body.expected["error"]


def test_nothing_of_them_is_stored(site):
    for folder in ("users", "credentials", "masters", "profile_image"):
        assert list((site.data / folder).iterdir()) == [], folder
