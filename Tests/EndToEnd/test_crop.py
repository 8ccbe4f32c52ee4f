"""Choosing the square of a photo, step by step, without a script."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest

from people import join, photo_of
from photos import BLUE, GREEN, RED, YELLOW, four_corners, encode, opened, sideways_jpeg, upright_jpeg

NAMES = ("left", "top", "side", "turns")


def crop_page(member, photo, query=""):
    return member.visitor.get(f"/users/{member.uid}/photos/{photo}/crop{query}")


def chosen(page):
    """The four fields that the page would save."""
    fields = page.form("/crop").fields
    return {name: int(fields[name]) for name in NAMES}


def save(member, photo, **square):
    address = f"/users/{member.uid}/photos/{photo}/crop"
    return member.visitor.submit(address, address, square)


def near(pixel, colour, tolerance=14):
    return all(abs(a - b) <= tolerance for a, b in zip(pixel, colour))


def test_the_page_shows_what_is_chosen_and_saves_it_under_a_new_address(site, guest):
    member = join(site, guest, upright_jpeg(2000, 1000))
    old = photo_of(site, member)
    page = crop_page(member, old)
    assert page.status == 200, page
    answer = save(member, old, left=0, top=0, side=500_000, turns=0)
    assert answer.status == 303, answer
    new = photo_of(site, member)
    assert new != old
    assert site.visitor().get(f"/profile_image/{old}/360.jpg").status == 410
    picture = opened(site.visitor().get(f"/profile_image/{new}/360.jpg").body)
    assert picture.size == (360, 360)
    # The left half of two to one: red above, blue below, and nothing of the right half.
    for x in (20, 340):
        assert near(picture.getpixel((x, 40)), RED), picture.getpixel((x, 40))
        assert near(picture.getpixel((x, 320)), BLUE)
    # Whoever goes back frames what is there now.
    back = crop_page(member, old)
    assert back.status == 303 and back.headers["Location"].endswith(f"/photos/{new}/crop")
    # Also the size that is made at the first request shows the same square.
    largest = opened(site.visitor().get(f"/profile_image/{new}/1280.jpg").body)
    assert near(largest.getpixel((1200, 100)), RED)


def test_the_picture_that_was_cropped_is_not_kept_twice(site, guest):
    member = join(site, guest, upright_jpeg(1600, 1200))
    old = photo_of(site, member)
    assert save(member, old, left=0, top=0, side=500_000, turns=0).status == 303
    assert not (site.data / "masters" / old).exists()
    assert member.visitor.get(f"/users/{member.uid}/photos/{old}/picture").status == 404
    again = photo_of(site, member)
    assert chosen(crop_page(member, again).page) == {"left": 0, "top": 0, "side": 500_000, "turns": 0}


def test_a_quarter_turn_turns_the_photo(site, guest):
    member = join(site, guest, upright_jpeg(800, 800))
    assert save(member, photo_of(site, member), left=0, top=0, side=1_000_000, turns=1).status == 303
    picture = opened(site.visitor().get(f"/profile_image/{photo_of(site, member)}/640.jpg").body)
    # Clockwise: what was below on the left is now above on the left.
    corners = ((40, 40, BLUE), (600, 40, RED), (40, 600, YELLOW), (600, 600, GREEN))
    for x, y, colour in corners:
        assert near(picture.getpixel((x, y)), colour), (x, y, picture.getpixel((x, y)))


def test_the_whole_picture_can_be_kept_and_the_rest_is_filled(site, guest):
    member = join(site, guest, upright_jpeg(1600, 800))
    page = crop_page(member, photo_of(site, member)).page
    whole = next(link for link in page.links if "side=1000000" in link)
    square = {k: int(v[0]) for k, v in parse_qs(urlsplit(whole).query).items()}
    assert save(member, photo_of(site, member), **square).status == 303
    picture = opened(site.visitor().get(f"/profile_image/{photo_of(site, member)}/640.jpg").body)
    assert near(picture.getpixel((320, 40)), (255, 255, 255))
    assert near(picture.getpixel((40, 200)), RED)
    assert near(picture.getpixel((600, 440)), YELLOW)


def test_every_step_is_a_link_and_leads_to_a_page(site, guest):
    member = join(site, guest, upright_jpeg(3000, 2000))
    photo = photo_of(site, member)
    seen, todo = set(), [f"/users/{member.uid}/photos/{photo}/crop"]
    while todo and len(seen) < 40:
        address = todo.pop(0)
        if address in seen:
            continue
        seen.add(address)
        answer = member.visitor.get(address)
        assert answer.status == 200, answer
        todo += [link.split("#")[0] for link in answer.page.links if f"{photo}/crop?" in link]
    assert len(seen) == 40


def test_zoom_ends_before_pixels_are_invented_and_says_so(site, guest):
    member = join(site, guest, upright_jpeg(1000, 1000))
    photo = photo_of(site, member)
    page = crop_page(member, photo, "?left=0&top=0&side=10&turns=0")
    assert page.status == 200
    # 640 of 1000 pixels are the least that a photo of 640 can be made from.
    assert chosen(page.page)["side"] == 640_000
    assert not any(int(parse_qs(urlsplit(l).query)["side"][0]) < 640_000
                   for l in page.page.links if "side=" in l)


@pytest.mark.parametrize("query", [
    "?left=x&top=0&side=5&turns=0", "?left=0", "?left=0&top=0&side=0&turns=0",
    "?left=0&top=0&side=-5&turns=0", "?left=99999999999999999999&top=0&side=5&turns=0",
])
def test_numbers_that_are_none_get_400(site, ada, query):
    assert crop_page(ada, photo_of(site, ada), query).status == 400


def test_the_first_crop_uses_the_pixels_that_were_sent(site, guest):
    # Fine stripes that the whole picture of 2048 pixels cannot hold.
    image = four_corners(6000, 4000)
    for x in range(0, 300, 4):
        image.paste((0, 0, 0), (x, 0, x + 2, 300))
    member = join(site, guest, encode(image, quality=95))
    photo = photo_of(site, member)
    smallest = chosen(crop_page(member, photo, "?left=0&top=0&side=1&turns=0").page)["side"]
    assert smallest == pytest.approx(640 / 6000 * 1e6, abs=2)
    assert save(member, photo, left=0, top=0, side=smallest, turns=0).status == 303
    picture = opened(site.visitor().get(f"/profile_image/{photo_of(site, member)}/640.jpg").body)
    row = [picture.getpixel((x, 100))[0] for x in range(8, 290)]
    assert max(row) - min(row) > 120, "the stripes are gone: these are not the upload's own pixels"


def test_a_private_copy_has_no_metadata(site, guest):
    marker = "MARKER-OF-THE-CAMERA"
    member = join(site, guest, sideways_jpeg(4000, 3000, marker))
    for file in [*site.staged(), *(site.data / "masters").rglob("*.jpg")]:
        path = site.data / "staged" / file if isinstance(file, str) else file
        assert marker.encode() not in path.read_bytes(), path
    assert member.uid


def test_nobody_else_may_look_or_choose(site, ada, minjun):
    photo = photo_of(site, ada)
    for what in ("crop", "picture", "thumbnail"):
        address = f"/users/{ada.uid}/photos/{photo}/{what}"
        assert minjun.visitor.get(address).status == 403, what
        assert site.visitor().get(address).status == 303, what
        assert ada.visitor.get(address).status == 200, what
        # A photo of somebody else's under one's own address is none of one's own.
        assert minjun.visitor.get(f"/users/{minjun.uid}/photos/{photo}/{what}").status == 404, what
    assert "no-store" in ada.visitor.get(f"/users/{ada.uid}/photos/{photo}/picture").headers["Cache-Control"]
    assert re.fullmatch(r"[0-9a-f-]{36}", photo)


def test_without_a_token_nothing_is_saved(site, ada):
    photo = photo_of(site, ada)
    square = {"left": 0, "top": 0, "side": 500_000, "turns": 0}
    assert ada.visitor.post(f"/users/{ada.uid}/photos/{photo}/crop", square).status == 403
    assert photo_of(site, ada) == photo
