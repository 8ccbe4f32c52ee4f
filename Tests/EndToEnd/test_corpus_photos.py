"""The corpus of photos: each is uploaded through nginx, as a member's new photo."""

import time

import pytest

import corpus
from people import add_photo, join, someone
from photos import opened
from site_under_test import Site

pytestmark = corpus.needed


@pytest.fixture(scope="module")
def gallery(executable):
    from conftest import finish

    running = Site().start()
    yield running
    finish(running)


@pytest.fixture(scope="module")
def owner(gallery):
    return join(gallery, someone(0, "Collector"), photo=None)


@pytest.mark.parametrize("photo", corpus.photos(), ids=lambda photo: photo.file)
def test_each_photo_gets_an_answer_that_the_manifest_allows(gallery, owner, photo):
    before = gallery.document(owner.uid).read_bytes()
    # Each from an address of its own: the limits on one client are another test's matter.
    owner.visitor.source = gallery.visitor().source
    content = photo.content
    started = time.monotonic()
    answer = add_photo(owner, (photo.file, content, "image/jpeg"))
    seconds = time.monotonic() - started
    kind = "ok" if answer.status == 303 else "reject" if 400 <= answer.status < 500 else None
    assert kind in photo.allowed, f"{photo.expected}: {answer}"
    if kind == "reject":
        assert photo.status in (None, answer.status), f"{photo.expected}: {answer}"
        assert gallery.document(owner.uid).read_bytes() == before
    else:
        address = gallery.visitor().get(f"/users/{owner.uid}.json").json["profilePhotoURL"]
        for name in ("360.jpg", "640.webp"):
            rendition = gallery.visitor().get(f"{address}/{name}")
            side = int(name.partition(".")[0])
            assert rendition.status == 200 and opened(rendition.body).size == (side, side)
            assert b"MARKER-" not in rendition.body
    assert seconds < 30, f"{seconds:.0f} s"
    assert gallery.visitor().get(f"/users/{owner.uid}").status == 200
