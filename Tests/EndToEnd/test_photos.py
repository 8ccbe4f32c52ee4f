"""Addresses of photos: what nginx serves from the disk, what falls back to the module."""

import json
import os
import shutil
import tempfile
import uuid
from pathlib import Path

import pytest

from people import join
from photos import assert_corners, opened, upright_jpeg
from site_under_test import ROOT


@pytest.fixture(scope="module")
def photo(site, ada):
    return json.loads(site.document(ada.uid).read_text())["profilePhotoURL"]


def test_a_rendition_is_kept_for_ever_by_caches(site, photo):
    headers = site.visitor().get(f"{photo}/360.jpg").headers
    assert headers["Content-Type"] == "image/jpeg"
    assert "immutable" in headers["Cache-Control"] and "31536000" in headers["Cache-Control"]


def test_a_rendition_may_be_used_by_any_page_but_only_as_a_picture(site, photo):
    for address in (f"{photo}/96.webp", f"{photo}/1280.jpg", photo):
        headers = site.visitor().get(address).headers
        assert headers["Access-Control-Allow-Origin"] == "*", address
        assert headers["Cross-Origin-Resource-Policy"] == "cross-origin", address
        assert headers["X-Content-Type-Options"] == "nosniff", address


def test_a_known_rendition_is_not_sent_again(site, photo):
    first = site.visitor().get(f"{photo}/180.webp")
    assert first.headers["Content-Type"] == "image/webp"
    again = site.visitor().get(f"{photo}/180.webp", If_None_Match=first.headers["ETag"])
    assert (again.status, again.body) == (304, b"")
    by_date = site.visitor().get(
        f"{photo}/180.webp", If_Modified_Since=first.headers["Last-Modified"]
    )
    assert by_date.status == 304


def test_the_largest_size_is_made_when_first_asked_for(site, guest):
    big = join(site, guest, upright_jpeg(1600, 1600))
    address = json.loads(site.document(big.uid).read_text())["profilePhotoURL"]
    folder = site.data / address.lstrip("/")
    assert not (folder / "1280.jpg").exists()
    answer = site.visitor().get(f"{address}/1280.jpg")
    assert answer.status == 200
    assert opened(answer.body).size == (1280, 1280)
    assert_corners(answer.body)
    assert site.visitor().get(f"{address}/1280.jpg").body == answer.body


def test_the_bare_address_is_a_jpeg_unless_webp_is_explicitly_accepted(site, photo):
    def kind(accept):
        answer = site.visitor().get(photo, Accept=accept)
        assert answer.status == 200 and "Accept," in answer.vary + ","
        assert opened(answer.body).size == (640, 640)
        return answer.headers["Content-Type"]

    assert kind("*/*") == "image/jpeg"
    assert kind("image/*") == "image/jpeg"
    assert kind("image/avif,image/webp,*/*;q=0.8") == "image/webp"
    assert kind("image/webp;q=0, image/jpeg") == "image/jpeg"


@pytest.mark.parametrize(
    "name",
    ["97.jpg", "360.png", "360.JPG", "master.jpg", "metadata.json", "360.jpg/", "0360.jpg"],
)
def test_only_the_listed_sizes_and_types_exist(site, photo, name):
    assert site.visitor().get(f"{photo}/{name}").status == 404


def test_an_unknown_photo_is_not_found(site):
    for address in (str(uuid.uuid4()), "not-a-uuid", "..%2f..%2fcredentials"):
        # 400 is nginx's word for a path that climbs out of the site.
        assert site.visitor().get(f"/profile_image/{address}").status in (400, 404)
        assert site.visitor().get(f"/profile_image/{address}/360.jpg").status in (400, 404)


@pytest.mark.parametrize(
    "path",
    [
        "/users.json",
        "/credentials/{uid}.json",
        "/users/../credentials/{uid}.json",
        "/profile_image/../credentials/{uid}.json",
        "/profile_image/%2e%2e/credentials/{uid}.json",
        "/profile_image/..%2fcredentials/{uid}.json",
        "/assets/../../data/credentials/{uid}.json",
        "/assets/%2e%2e/%2e%2e/tintype.conf",
        "/sessions/{uid}.json",
        "/masters/",
        "/gallery.jsonl",
        "/keys/",
        "/nginx/local.conf",
        "/tintype.conf",
        "/profile_image/",
        "/assets/",
    ],
)
def test_nothing_else_of_the_tree_is_served(site, ada, path):
    answer = site.visitor().get(path.format(uid=ada.uid))
    assert answer.status in (400, 404), answer
    assert b"argon2" not in answer.body


def test_a_symbolic_link_among_the_assets_is_not_followed(new_site):
    public = Path(tempfile.mkdtemp(prefix="tintype-public-"))
    try:
        shutil.copytree(ROOT / "public", public, dirs_exist_ok=True)
        site = new_site(settings={"public": public})
        (site.folder / "secret.txt").write_text("SECRET")
        os.symlink(site.folder / "secret.txt", public / "plain.txt")
        os.symlink(site.folder, public / "folder")
        (public / ".hidden.txt").write_text("SECRET")
        for name in ("plain.txt", "folder/secret.txt", ".hidden.txt"):
            answer = site.visitor().get(f"/assets/{name}")
            assert answer.status == 404 and b"SECRET" not in answer.body, name
    finally:
        shutil.rmtree(public)


def test_the_current_photo_for_embedding(site, ada, photo):
    answer = site.visitor().get(f"/users/{ada.uid}/photo")
    assert answer.status == 200 and answer.headers["Content-Type"] == "image/jpeg"
    assert "max-age=300" in answer.headers["Cache-Control"]
    assert_corners(answer.body)
    again = site.visitor().get(f"/users/{ada.uid}/photo", If_None_Match=answer.headers["ETag"])
    assert again.status == 304
    small = site.visitor().get(f"/users/{ada.uid}/photo/96.webp")
    assert opened(small.body).size == (96, 96) and opened(small.body).format == "WEBP"


@pytest.mark.parametrize("kind", ["jpg", "png", "webp"])
def test_the_stand_in_comes_in_the_type_asked_for(site, minjun, kind):
    answer = site.visitor().get(f"/users/{minjun.uid}/photo/180.{kind}")
    assert answer.status == 200, answer
    assert opened(answer.body).format == {"jpg": "JPEG", "png": "PNG", "webp": "WEBP"}[kind]
    assert opened(answer.body).size == (180, 180)


def test_the_description_of_a_photo_can_be_corrected(site, guest):
    member = join(site, guest, upright_jpeg())
    page = f"/users/{member.uid}/photos"
    answer = member.visitor.submit(page, f"{page}/describe", {"alt": 'Laughing, in a "red" scarf'})
    assert answer.status == 303, answer
    shown = [i for i in member.visitor.get(f"/users/{member.uid}").page.images if i.get("alt")]
    assert shown and shown[0]["alt"] == 'Laughing, in a "red" scarf'
    document = member.visitor.get(f"/users/{member.uid}.json").json
    assert document["profilePhotoDescription"] == 'Laughing, in a "red" scarf'
    refused = member.visitor.submit(page, f"{page}/describe", {"alt": "x" * 301})
    assert refused.status == 422
    # What was typed and what is wrong with it stand in the form that was sent, and in no other.
    assert refused.page.form("/describe").fields["alt"] == "x" * 301
    assert refused.page.form("/photos").fields["alt"] == ""
    assert 'id="describe-error"' in refused.text and 'id="alt-error"' not in refused.text
