"""A picture that was blocked is held again: re-encoded, smaller, brighter; other photos are not."""

import io
import json
import os
from pathlib import Path

import pytest
from PIL import Image, ImageEnhance

from moderators import act, queue, staff
from people import ADA, add_photo, join, someone
from photos import encode, plain, upright_jpeg
from screenshots import portrait


@pytest.fixture(scope="module")
def blocked(executable):
    """A site where one of the drawn portraits is blocked; a moderator, and a member who sends photos."""
    from conftest import finish
    from site_under_test import Site

    site = Site().start()
    moderator, ada = staff(site, "moderator"), join(site, ADA, portrait(5))
    uuid = json.loads(site.document(ada.uid).read_text())["profilePhotoURL"].rpartition("/")[2]
    assert act(moderator, ada.uid, "remove-photo", photo=uuid, block="yes").status == 303
    yield site, moderator, ada
    finish(site)


def is_held(site, member, photo):
    answer = add_photo(member, photo)
    assert answer.status == 303, answer
    return json.loads(site.document(member.uid).read_text())["profilePhoto"].get("held", False)


def opened(number):
    return Image.open(io.BytesIO(portrait(number))).convert("RGB")


CHANGES = {
    "as it was": lambda image: portrait(5),
    "quality 40": lambda image: encode(image, quality=40),
    "a PNG": lambda image: encode(image, "PNG"),
    "a third": lambda image: encode(image.resize((300, 300)), quality=85),
    "brighter": lambda image: encode(ImageEnhance.Brightness(image).enhance(1.25), quality=85),
    "darker": lambda image: encode(ImageEnhance.Brightness(image).enhance(0.75), quality=85),
    "small and coarse": lambda image: encode(image.resize((200, 200)), quality=40),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_same_picture_is_held_however_it_comes(blocked, change, guest):
    site, moderator, ada = blocked
    photo = CHANGES[change](opened(5))
    assert is_held(site, ada, photo)
    newcomer = join(site, guest, photo)
    assert [e["why"] for e in queue(moderator) if e["uid"] == newcomer.uid] == ["blocked"]


def test_other_pictures_are_not(blocked):
    """Portraits drawn to one pattern would be: what they have in common is what the hash keeps."""
    site, _, ada = blocked
    image = opened(5)
    others = {
        "turned": encode(image.rotate(90)), "upside down": encode(image.rotate(180)),
        "corners": upright_jpeg(), "flat": plain((120, 90, 60)),
    }
    assert [name for name, photo in others.items() if is_held(site, ada, photo)] == []


def test_photos_of_the_corpus_are_told_apart(blocked):
    site, moderator, ada = blocked
    folder = Path(os.environ.get("TINTYPE_CORPUS", "")) / "images"
    names = ("cmyk_flower.jpg", "jpeg_progressive.jpg", "webp_lossy.webp", "large_legal_12000x9000.jpg")
    if not all((folder / name).exists() for name in names):
        pytest.skip("no corpus")
    first, *others = [("photo.jpg", (folder / name).read_bytes(), "image/jpeg") for name in names]
    assert not is_held(site, ada, first)
    uuid = json.loads(site.document(ada.uid).read_text())["profilePhotoURL"].rpartition("/")[2]
    act(moderator, ada.uid, "remove-photo", photo=uuid, block="yes")
    assert [is_held(site, ada, photo) for photo in others] == [False] * 3
    again = encode(Image.open(folder / names[0]).convert("RGB").resize((400, 300)), quality=60)
    assert is_held(site, ada, again)


def test_what_was_blocked_by_mistake_is_unblocked(blocked, guests):
    site, moderator, ada = blocked
    photo = CHANGES["quality 40"](opened(5))
    first = join(site, guests(), photo)
    entry = next(e for e in queue(moderator) if e["uid"] == first.uid)
    assert act(moderator, first.uid, "approve", photo=entry["photo"], unblock="yes").status == 303
    second = join(site, guests(), photo)
    assert site.visitor().get(f"/users/{second.uid}.json").json["profilePhotoURL"]
