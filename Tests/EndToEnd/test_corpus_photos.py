"""The corpus of photos: each is uploaded through nginx, as a member's new photo; then once more, four at
a time. Whatever became public is then looked through, byte by byte."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import bare
import corpus
from people import add_photo, join, someone
from photos import opened

pytestmark = corpus.needed
AT_A_TIME = 4


@pytest.fixture(scope="module")
def gallery(module_site):
    # Every photo stays public, for the scan at the end: nobody's second photo replaces the first.
    return module_site()


@pytest.fixture(scope="module")
def owner(gallery):
    return join(gallery, someone(0, "Collector"), photo=None)


def upload(site, member, photo):
    """The answer, `ok` or `reject`, and the seconds that it took."""
    # Each from an address of its own: the limits on one client are another test's matter.
    member.visitor.source = site.visitor().source
    started = time.monotonic()
    answer = add_photo(member, (photo.file, photo.content, "image/jpeg"))
    kind = "ok" if answer.status == 303 else "reject" if 400 <= answer.status < 500 else None
    assert kind in photo.allowed, f"{photo.file}, {photo.expected}: {answer}"
    if kind == "reject":
        assert photo.status in (None, answer.status), f"{photo.file}, {photo.expected}: {answer}"
    return answer, kind, time.monotonic() - started


@pytest.mark.parametrize("photo", corpus.photos(), ids=lambda photo: photo.file)
def test_each_photo_gets_an_answer_that_the_manifest_allows(gallery, owner, photo):
    before = gallery.document(owner.uid).read_bytes()
    _, kind, seconds = upload(gallery, owner, photo)
    if kind == "reject":
        assert gallery.document(owner.uid).read_bytes() == before
    else:
        address = gallery.visitor().get(f"/users/{owner.uid}.json").json["profilePhotoURL"]
        for name in ("360.jpg", "640.webp"):
            rendition = gallery.visitor().get(f"{address}/{name}")
            side = int(name.partition(".")[0])
            assert rendition.status == 200 and opened(rendition.body).size == (side, side)
        assert_bare(gallery, at_least=8)
    assert seconds < 30, f"{seconds:.0f} s"
    assert gallery.visitor().get(f"/users/{owner.uid}").status == 200


def assert_bare(site, at_least):
    """No file that anybody may see holds anything but pixels."""
    count, found = bare.scan(site.data / "profile_image")
    assert found == {}
    assert count >= at_least
    return count


def test_the_same_with_four_uploads_at_a_time(gallery):
    """Every photo by a member of its own, so that all renditions are there to be looked through."""
    photos = corpus.photos()

    def join_with(numbered):
        number, photo = numbered
        member = join(gallery, someone(number, "Crowd"), photo=None)
        return upload(gallery, member, photo)[1]

    with ThreadPoolExecutor(AT_A_TIME) as pool:
        kinds = list(pool.map(join_with, enumerate(photos, 1)))
    made = kinds.count("ok")
    assert made > len(photos) / 3
    count = assert_bare(gallery, at_least=made * 8)
    masters, found = bare.scan(gallery.data / "masters", "*.jpg")
    assert found == {} and masters >= made
    # The upload's own pixels may be there for a day, for the owner alone, stripped of all but the profile
    # that says what their colours are; nothing else is left of any upload.
    originals, found = bare.scan(gallery.data / "staged", "original-*.jpg")
    others = {f for fs in found.values() for f in fs if not f.startswith(("segment e2", "holds b'ICC_PROFILE"))}
    assert others == set() and len(gallery.staged()) == originals
    print(f"{len(photos)} photos, {made} made: no findings in {count} public files, {masters + originals} private ones")
