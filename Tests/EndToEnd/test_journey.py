"""The main job, once in each way that a site can be deployed."""

import io
import json
import os
import re
import stat
from urllib.parse import urlsplit

import pytest
from PIL import Image

from people import ADA, MINJUN, add_photo, join, send_join, sign_in, uid_of
from photos import BLUE, assert_corners, near, opened, plain, sideways_jpeg

SIZES = (96, 180, 360, 640)


def public_document(site, uid):
    answer = site.visitor().get(f"/users/{uid}.json")
    assert answer.status == 200, answer
    return answer.json


def photo_path(site, uid):
    """The photo's address as the tree has it."""
    return json.loads(site.document(uid).read_text())["profilePhotoURL"]


@pytest.fixture(scope="module")
def ada(each_site):
    return join(each_site, ADA, sideways_jpeg())


def test_joining_leads_to_the_profile_page_with_name_and_photo(each_site, ada):
    answer = ada.visitor.get(f"/users/{ada.uid}")
    assert answer.status == 200, answer
    assert answer.headers["Content-Type"].lower().replace(" ", "") == "text/html;charset=utf-8"
    assert "Ada Lovelace" in answer.page.text
    assert any(photo_path(each_site, ada.uid) in image.get("src", "") for image in answer.page.images)


def test_the_photo_is_upright_and_square_in_every_rendition(each_site, ada):
    path = photo_path(each_site, ada.uid)
    for size in SIZES:
        for extension, kind in (("jpg", "JPEG"), ("webp", "WEBP")):
            answer = each_site.visitor().get(f"{path}/{size}.{extension}")
            assert answer.status == 200, answer
            image = opened(answer.body)
            assert (image.format, image.size) == (kind, (size, size))
            assert_corners(answer.body)
            assert b"MARKER-OF-THE-CAMERA" not in answer.body


def test_the_tree_holds_the_photo_and_its_address(each_site, ada):
    path = photo_path(each_site, ada.uid)
    assert path.startswith("/profile_image/")
    names = {p.name for p in (each_site.data / path.lstrip("/")).iterdir()}
    assert {f"{size}.{e}" for size in SIZES for e in ("jpg", "webp")} <= names
    assert all(name.rpartition(".")[2] in ("jpg", "webp") for name in names), names
    document = json.loads(each_site.document(ada.uid).read_text())
    assert document["name"] == "Ada Lovelace"
    assert isinstance(document["dateJoined"], int)
    assert "ada@example.org" not in each_site.document(ada.uid).read_text()


def test_what_is_private_on_disk_is_for_the_owner_alone(each_site, ada):
    credentials = each_site.data / "credentials" / f"{ada.uid}.json"
    assert stat.S_IMODE(os.stat(credentials).st_mode) == 0o600
    assert ADA.password not in credentials.read_text()
    for folder in each_site.data.iterdir():
        others = stat.S_IMODE(os.stat(folder).st_mode) & 0o007
        if folder.is_dir():
            allowed = 0o005 if folder.name == "profile_image" else 0
            assert others == allowed, f"{folder.name} is open to others: {others:o}"


def test_the_public_document_gives_the_absolute_address(each_site, ada):
    document = public_document(each_site, ada.uid)
    assert document["name"] == "Ada Lovelace"
    assert document["profilePhotoURL"] == each_site.base + photo_path(each_site, ada.uid)
    assert each_site.visitor().get(document["profilePhotoURL"]).status == 200


def test_the_newest_member_comes_first_in_the_gallery(each_site, ada):
    newest = join(each_site, MINJUN)
    links = [urlsplit(link).path for link in each_site.visitor().get("/").page.links]
    members = [link for link in links if "/users/" in link]
    assert members[0] == f"{each_site.path}/users/{newest.uid}"
    assert f"{each_site.path}/users/{ada.uid}" in members
    assert members.index(f"{each_site.path}/users/{newest.uid}") < members.index(
        f"{each_site.path}/users/{ada.uid}"
    )


def test_every_link_on_the_pages_stays_under_the_site(each_site, ada):
    for page in ("/", "/join", "/sign-in", f"/users/{ada.uid}", f"/users/{ada.uid}/photos"):
        found = ada.visitor.get(page).page
        places = found.links + [image.get("src", "") for image in found.images]
        places += [form.action for form in found.forms]
        for place in places:
            parts = urlsplit(place)
            if parts.scheme in ("", "http") and parts.path.startswith("/"):
                assert parts.path.startswith(each_site.path + "/"), f"{place} on {page}"


def test_signing_out_and_in_again(each_site, ada):
    out = ada.visitor.submit(f"/users/{ada.uid}", "/sign-out", {})
    assert ada.visitor.follow(out).status == 200
    assert ada.visitor.get(f"/users/{ada.uid}/photos").status in (303, 401, 403)
    back = sign_in(ada.visitor, ADA)
    assert ada.visitor.follow(back).status == 200
    assert ada.visitor.get(f"/users/{ada.uid}/photos").status == 200


def test_a_replaced_photo_has_a_new_address_and_the_old_one_is_gone(each_site, ada):
    old = photo_path(each_site, ada.uid)
    answer = add_photo(ada, plain(BLUE))
    assert answer.status == 303, answer
    new = photo_path(each_site, ada.uid)
    assert new != old
    rendition = each_site.visitor().get(f"{new}/360.jpg")
    assert rendition.status == 200
    assert near(opened(rendition.body).convert("RGB").getpixel((180, 180)), BLUE)
    assert not (each_site.data / old.lstrip("/")).exists()
    assert (each_site.data / "removed" / old.rpartition("/")[2]).exists()
    for address in (old, f"{old}/360.jpg", f"{old}/96.webp"):
        gone = each_site.visitor().get(address)
        assert gone.status == 410, gone
        assert gone.headers["Content-Type"].startswith("image/")
        assert "immutable" not in gone.headers.get("Cache-Control", "")


def test_joining_without_a_photo_shows_the_stand_in(each_site):
    visitor = each_site.visitor()
    person = type(ADA)("Grace Hopper", "grace@example.org")
    uid = uid_of(send_join(visitor, person, photo=None))
    page = each_site.visitor().get(f"/users/{uid}")
    assert page.status == 200 and "Grace Hopper" in page.page.text and page.page.images
    assert "profilePhotoURL" not in public_document(each_site, uid) or not (
        public_document(each_site, uid)["profilePhotoURL"]
    )
    picture = each_site.visitor().get(f"/users/{uid}/photo")
    assert picture.status == 200 and picture.headers["Content-Type"].startswith("image/")
    assert each_site.visitor().get(f"/users/{uid}/photo?d=404").status == 404


def test_a_shared_link_shows_the_face(site, guests):
    member, bare = join(site, guests()), join(site, guests(), photo=None)
    for who, image, alt in (
        (member, rf"{site.base}/profile_image/[\w-]+/640.jpg", f"Photo of {member.person.name}"),
        (bare, f"{site.base}/users/{bare.uid}/photo/640.png", bare.person.name),
    ):
        text = site.visitor().get(f"/users/{who.uid}").text
        said = dict(re.findall(r'<meta property="(og:[\w:]+)" content="(.*?)">', text))
        assert re.fullmatch(image, said["og:image"]) and said["og:image:alt"] == alt
        picture = Image.open(io.BytesIO(site.visitor().get(said["og:image"].removeprefix(site.base)).body))
        assert picture.size == (int(said["og:image:width"]), int(said["og:image:height"]))
