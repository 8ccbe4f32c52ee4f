"""Photos that not everybody may see: where they are to be had, and where nothing tells of them."""

import json
import os
import re

import pytest
from PIL import Image

from moderators import act, queue
from people import ADA, MINJUN, add_photo, join, photo_of, someone
from photos import encode, upright_jpeg


def change(path, **keys):
    """As the module writes a document: whole or not at all."""
    document = json.loads(path.read_text()) | keys
    fresh = path.with_name(".fresh")
    fresh.write_text(json.dumps({k: v for k, v in document.items() if v is not None}))
    fresh.chmod(path.stat().st_mode)
    os.replace(fresh, path)


@pytest.fixture(scope="module")
def cast(module_site):
    """Ada, whose photo waits for approval; a member, and a moderator."""
    site = module_site(settings={"hold_new": "yes"})
    ada, minjun, grace = join(site, ADA), join(site, MINJUN, None), join(site, someone(1, "Grace"), None)
    change(site.data / "credentials" / f"{grace.uid}.json", role="moderator")
    return site, ada, minjun, grace, photo_of(site, ada)


def photo_addresses(ada, uuid):
    for name in ("96.jpg", "640.webp", "1280.jpg", "1280.webp"):
        yield f"/profile_image/{uuid}/{name}"
    yield f"/profile_image/{uuid}"
    for name in ("photo?d=404", "photo/180.jpg?d=404", "photo/1280.webp?d=404"):
        yield f"/users/{ada.uid}/{name}"


def test_its_owner_and_moderators_see_it_and_no_cache_keeps_it(cast):
    site, ada, _, grace, uuid = cast
    for member in (ada, grace):
        for address in photo_addresses(ada, uuid):
            answer = member.visitor.get(address)
            assert answer.status == 200, answer
            assert answer.headers["Content-Type"].startswith("image/")
            assert answer.headers["Cache-Control"] == "private, no-store", address
            assert answer.headers["Access-Control-Allow-Origin"] is None
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert not list((site.data / "profile_image").iterdir())


def test_to_others_there_is_none(cast):
    site, ada, minjun, _, uuid = cast
    for visitor in (site.visitor(), minjun.visitor):
        for address in photo_addresses(ada, uuid):
            assert visitor.get(address).status == 404, address
        assert visitor.get(f"/users/{ada.uid}/photo").headers["ETag"].startswith('"stand-in')


def test_nothing_that_others_read_tells_of_it(cast):
    site, ada, minjun, _, uuid = cast
    for visitor in (site.visitor(), minjun.visitor):
        for page in ("/", "/?q=ada", f"/users/{ada.uid}", f"/users/{ada.uid}.json"):
            for accept in ("text/html", "application/json"):
                answer = visitor.get(page, Accept=accept)
                assert answer.status == 200 and uuid not in answer.text, answer
        assert "profilePhotoURL" not in visitor.get(f"/users/{ada.uid}.json").json


def test_those_who_see_it_read_that_it_waits(cast):
    _, ada, _, grace, uuid = cast
    own, theirs = ada.visitor.get(f"/users/{ada.uid}"), grace.visitor.get(f"/users/{ada.uid}")
    assert uuid in own.text and "Only you and the moderators" in own.text
    assert uuid in theirs.text and "Only its owner and the moderators" in theirs.text
    assert re.search(r'"og:image" content="\S+/users/[\w-]+/photo/640.png"', own.text)
    assert "waits for approval" in ada.visitor.get(f"/users/{ada.uid}/photos").text
    page = ada.visitor.follow(add_photo(ada, upright_jpeg()))
    assert "A moderator will look at the photo first" in page.text


def test_a_held_photo_sent_again_is_held_again(cast):
    """Approval of another one does not help it, nor that a moderator took it away."""
    site, _, _, grace, _ = cast
    eve = join(site, someone(2, "Eve"), upright_jpeg())
    photo = lambda: photo_of(site, eve)
    add_photo(eve, encode(Image.effect_mandelbrot((500, 500), (-2, -1.5, 1, 1.5), 100)))
    assert act(grace, eve.uid, "approve", photo=photo()).status == 303
    assert site.visitor().get(f"/profile_image/{photo()}/640.jpg").status == 200
    for _ in range(2):
        page = eve.visitor.follow(add_photo(eve, upright_jpeg()))
        assert "A moderator will look at the photo first" in page.text
        assert site.visitor().get(f"/profile_image/{photo()}/640.jpg").status == 404
        assert [e["why"] for e in queue(grace) if e["uid"] == eve.uid] == ["again"]
        assert act(grace, eve.uid, "remove-photo", photo=photo()).status == 303
