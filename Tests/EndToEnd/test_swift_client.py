"""README's client, compiled and used."""

import os
import subprocess

import pytest

from people import join
from photos import assert_corners, upright_jpeg
from programs import make_token
from site_under_test import ROOT, tool


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    source = (ROOT / "README.md").read_text().partition("```swift\n")[2].partition("```")[0]
    assert 20 < len(source.splitlines()) <= 30
    folder = tmp_path_factory.mktemp("client")
    (folder / "photo.swift").write_text(source)
    subprocess.run([tool("swiftc"), "-swift-version", "6", "photo.swift", "-o", "photo"], cwd=folder, check=True)
    return folder / "photo"


def test_it_adds_a_photo_and_says_where_it_is(site, guest, client):
    member = join(site, guest, photo=None)
    token, name = make_token(member, "photo:write")
    photo = client.parent / "me.jpg"
    photo.write_bytes(upright_jpeg())

    def run(file):
        command = [client, site.base, file]
        return subprocess.run(command, env=os.environ | {"TOKEN": token}, capture_output=True, text=True)

    added = run(photo)
    assert (added.returncode, added.stderr) == (0, ""), added
    assert_corners(site.visitor().get(added.stdout.strip()).body)
    assert site.visitor().get(f"/users/{member.uid}.json").json["profilePhotoURL"] == added.stdout.strip()
    refused = run(client.parent / "photo.swift")
    assert refused.returncode == 1 and "not-a-photo" in refused.stdout, refused
    member.visitor.ask("DELETE", f"/api/tokens/{name}")
    assert "invalid-token" in run(photo).stdout
