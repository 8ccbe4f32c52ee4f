"""A picture that was blocked is held again: re-encoded, smaller, brighter, turned, framed; others are not."""

import io
import json

import pytest
from PIL import Image, ImageEnhance, ImageOps

import corpus
from moderators import act, queue, staff
from people import ADA, add_photo, join, photo_of
from photos import encode, plain, upright_jpeg
from portraits import portrait
from processes import eventually


@pytest.fixture(scope="module")
def blocked(module_site):
    """A site where one of the drawn portraits is blocked; a moderator, and a member who sends photos."""
    site = module_site()
    moderator, ada = staff(site, "moderator"), join(site, ADA, portrait(5))
    assert act(moderator, ada.uid, "remove-photo", photo=photo_of(site, ada), block="yes").status == 303
    return site, moderator, ada


def is_held(site, member, photo):
    answer = add_photo(member, photo)
    assert answer.status == 303, answer
    return json.loads(site.document(member.uid).read_text())["profilePhoto"].get("held", False)


def opened(number):
    return Image.open(io.BytesIO(portrait(number))).convert("RGB")


def framed(image, share, colour="white"):
    """With a frame of one colour, which takes that share of each side."""
    width = round(max(image.size) * share / (1 - 2 * share))
    return ImageOps.expand(image, width, colour)


def surrounded(image):
    """In the middle of a larger picture: no frame, for its foot has another colour."""
    larger = ImageOps.expand(image, (500, 900), "white")
    larger.paste("navy", (0, larger.height - 200, larger.width, larger.height))
    return larger


CHANGES = {
    "as it was": lambda image: portrait(5),
    "quality 40": lambda image: encode(image, quality=40),
    "a PNG": lambda image: encode(image, "PNG"),
    "a third": lambda image: encode(image.resize((300, 300)), quality=85),
    "brighter": lambda image: encode(ImageEnhance.Brightness(image).enhance(1.25), quality=85),
    "darker": lambda image: encode(ImageEnhance.Brightness(image).enhance(0.75), quality=85),
    "small and coarse": lambda image: encode(image.resize((200, 200)), quality=40),
    "turned": lambda image: encode(image.rotate(90)),
    "upside down": lambda image: encode(image.rotate(180)),
    "mirrored": lambda image: encode(ImageOps.mirror(image)),
    "in a frame of 5 %": lambda image: encode(framed(image, 0.05), quality=85),
    "in a frame of 20 %": lambda image: encode(framed(image, 0.2, "#203040"), quality=60),
    "in an uneven frame": lambda image: encode(ImageOps.expand(image, (40, 200, 90, 30), "white")),
    "framed and turned": lambda image: encode(framed(image, 0.1, "black").rotate(90), quality=85),
    "mirrored and turned": lambda image: encode(ImageOps.mirror(image).rotate(270).resize((500, 500))),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_same_picture_is_held_however_it_comes(blocked, change, guest):
    site, moderator, ada = blocked
    photo = CHANGES[change](opened(5))
    assert is_held(site, ada, photo)
    newcomer = join(site, guest, photo)
    assert [e["why"] for e in queue(moderator) if e["uid"] == newcomer.uid] == ["blocked"]


def test_other_pictures_are_not(blocked):
    """Portraits drawn to one pattern would be: what they have in common is what the hash keeps. With much
    around it, what is shown is another picture, until it is cropped."""
    site, _, ada = blocked
    others = {"surrounded": encode(surrounded(opened(5))), "corners": upright_jpeg(), "flat": plain((120, 90, 60)),
              "another in a frame": encode(framed(Image.open(io.BytesIO(upright_jpeg())), 0.2))}
    assert [name for name, photo in others.items() if is_held(site, ada, photo)] == []


def crop(member, photo, **square):
    address = f"/users/{member.uid}/photos/{photo}/crop"
    answer = member.visitor.submit(address, address, square)
    assert answer.status == 303, answer
    return member.visitor.follow(answer)


def test_a_square_that_shows_it_is_held_whatever_is_around_it(blocked, guests):
    site, moderator, _ = blocked
    picture = surrounded(opened(5))
    member = join(site, guests(), encode(picture, quality=90))
    photo = photo_of(site, member)
    assert site.visitor().get(f"/profile_image/{photo}/640.jpg").status == 200
    longest = max(picture.size)
    inside = {"left": 500 * 10**6 // longest, "top": 10**6 // 3, "side": 10**6 // 3}
    page = crop(member, photo, **inside, turns=0)
    assert "A moderator will look at the photo first" in page.text
    held = photo_of(site, member)
    assert site.visitor().get(f"/profile_image/{held}/640.jpg").status == 404
    assert [e["why"] for e in queue(moderator) if e["uid"] == member.uid] == ["blocked"]
    # Nor does it help to go back to the frame, to another photo, and to use it again.
    assert is_held(site, member, plain((10, 200, 90))) is False
    use = f"/users/{member.uid}/photos"
    assert member.visitor.submit(use, f"{use}/{held}/use", {}).status == 303
    assert site.visitor().get(f"/profile_image/{photo_of(site, member)}/640.jpg").status == 404


def test_one_turned_within_the_frame_is_held_when_it_is_turned_back(blocked, guests):
    site, _, _ = blocked
    member = join(site, guests(), encode(surrounded(opened(5).rotate(90)), quality=90))
    page = crop(member, photo_of(site, member), left=10**6 // 3, top=500 * 10**6 // 2700, side=10**6 // 3, turns=1)
    assert "A moderator will look at the photo first" in page.text


def test_photos_that_are_there_already_are_held_when_one_like_them_is_blocked(blocked, guests):
    site, moderator, ada = blocked
    image = encode(Image.effect_mandelbrot((600, 600), (-2, -1.5, 1, 1.5), 100).convert("RGB"))
    first, second = join(site, guests(), image), join(site, guests(), encode(Image.open(io.BytesIO(image)).rotate(180)))
    shown = photo_of(site, second)
    assert site.visitor().get(f"/profile_image/{shown}/640.jpg").status == 200
    assert act(moderator, first.uid, "remove-photo", photo=photo_of(site, first), block="yes").status == 303
    eventually(lambda: site.visitor().get(f"/profile_image/{shown}/640.jpg").status == 404)
    assert [e["why"] for e in queue(moderator) if e["uid"] == second.uid] == ["blocked"]
    assert "waits for approval" in second.visitor.get(f"/users/{second.uid}/photos").text


@corpus.needed
def test_a_moderator_is_told_when_a_picture_cannot_be_blocked(new_site, guest):
    """Its whole picture is lost: nothing is changed, and it can still be taken away."""
    site = new_site()
    moderator, member = staff(site, "moderator"), join(site, guest, portrait(3))
    uuid = photo_of(site, member)
    lost = site.data / "masters" / uuid
    lost.rename(site.data / "lost")
    answer = act(moderator, member.uid, "remove-photo", photo=uuid, block="yes")
    assert answer.status == 409 and "block" in answer.text
    assert photo_of(site, member) == uuid and site.visitor().get(f"/profile_image/{uuid}/96.jpg").status == 200
    assert act(moderator, member.uid, "remove-photo", photo=uuid).status == 303
    assert site.visitor().get(f"/profile_image/{uuid}/96.jpg").status == 410
    (site.data / "lost").rename(lost)


def test_photos_of_the_corpus_are_told_apart(blocked):
    site, moderator, ada = blocked
    folder = corpus.FOLDER / "images"
    names = ("cmyk_flower.jpg", "jpeg_progressive.jpg", "webp_lossy.webp", "large_legal_12000x9000.jpg")
    first, *others = [("photo.jpg", (folder / name).read_bytes(), "image/jpeg") for name in names]
    assert not is_held(site, ada, first)
    act(moderator, ada.uid, "remove-photo", photo=photo_of(site, ada), block="yes")
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
