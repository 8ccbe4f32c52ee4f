"""Colours and orientations against references that other software makes. With `-s`, the tables are shown."""


import pytest
from PIL import Image, ImageChops, UnidentifiedImageError

import colours
import corpus
from camera import camera_picture
from people import add_photo, join, photo_of, someone
from photos import encode, opened

MOST = 2.0  # mean CIEDE2000 of a whole picture
NO_REFERENCE = {
    # Without a profile, CMYK means the inks of no particular printer.
    "cmyk_noprofile.jpg", "cmyk_12MP.jpg", "cmyk_truncated_app14.jpg", "cmyk_pillow.jpg", "cmyk_flower.jpg",
    # An orientation of a type or in a place that it must not have, which some heed and some do not.
    "exif_orient_byte_type.jpg", "orient_png_rawprofile_exif.png",
    # One pixel of a canvas that has no other: others make up the rest as they like.
    "animated_gif_5000_frames_2000x2000.gif",
}

# Published pairs with their differences: Sharma, Wu and Dalal (2005), table 1.
PUBLISHED = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792), ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
]


def test_the_ruler_is_straight():
    for first, second, apart in PUBLISHED:
        assert colours.delta_e(first, second) == pytest.approx(apart, abs=0.0001)


@pytest.fixture(scope="module")
def own_site(module_site):
    return module_site()


def whole_picture(site, member):
    """What is kept of the member's current photo: all of it, upright, in sRGB."""
    photo = photo_of(site, member)
    return opened((site.data / "masters" / photo / "master.jpg").read_bytes())


# -- colours


@corpus.needed
def test_colours_are_those_of_an_independent_conversion(own_site):
    member, rows = join(own_site, someone(1, "Painter"), photo=None), []
    for photo in corpus.photos():
        if photo.allowed != {"ok"} or photo.file in NO_REFERENCE:
            continue
        try:
            wanted = colours.reference(corpus.FOLDER / "images" / photo.file)
        except (UnidentifiedImageError, OSError, SyntaxError, Image.DecompressionBombError, colours.Unreadable):
            continue
        member.visitor.source = own_site.visitor().source
        assert add_photo(member, (photo.file, photo.content, "image/jpeg")).status == 303, photo.file
        found = whole_picture(own_site, member)
        # A picture turned another way is as wrong as can be.
        fits = abs(found.width / found.height - wanted.width / wanted.height) < 0.02
        apart = colours.difference(found, wanted) if fits else (100, 100)
        rows.append((photo.file, wanted.info["how"], *apart))
    print(f"\n{'file':<46}{'reference':<24}{'mean':>8}{'most':>8}   CIEDE2000")
    for file, how, mean, most in sorted(rows, key=lambda row: -row[2]):
        print(f"{file:<46}{how:<24}{mean:>8.2f}{most:>8.2f}{'' if mean <= MOST else '   short'}")
    assert len(rows) > 50
    assert [row for row in rows if row[2] > MOST] == []


# -- orientations

# What a camera stores when the upright picture is to be shown by each value of EXIF's orientation.
STORED = {
    1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM, 5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE, 8: Image.Transpose.ROTATE_270,
}


def stored(upright, orientation, kind="JPEG"):
    exif = Image.Exif()
    exif[0x0112] = orientation
    turn = STORED[orientation]
    picture = upright.transpose(turn) if turn is not None else upright
    options = {"JPEG": {"quality": 97, "subsampling": 0}, "WEBP": {"quality": 97}, "PNG": {}}[kind]
    return encode(picture, kind, exif=exif, **options)


def apart(first, second):
    """(mean, largest) difference of any pixel in any channel, 0 to 255."""
    assert first.size == second.size
    counts = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).histogram()
    weights = [(index % 256, count) for index, count in enumerate(counts)]
    total = sum(count for _, count in weights)
    return sum(v * n for v, n in weights) / total, max(v for v, n in weights if n)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_all_eight_orientations_come_out_as_the_same_picture(own_site, kind):
    rows = []
    # A square, so that its renditions show all of it; and one that is wider than high.
    for size in ((900, 900), (1024, 640)):
        upright = camera_picture(*size, fine=6)
        first, member = {}, join(own_site, someone(f"{kind.lower()}{size[0]}", "Turner"), photo=None)
        for orientation in STORED:
            member.visitor.source = own_site.visitor().source
            file = ("turned", stored(upright, orientation, kind), "image/jpeg")
            assert add_photo(member, file).status == 303
            pictures = {"whole": whole_picture(own_site, member)}
            assert pictures["whole"].size == size, f"orientation {orientation}"
            if size[0] == size[1]:
                address = own_site.visitor().get(f"/users/{member.uid}.json").json["profilePhotoURL"]
                for name in ("640.jpg", "640.webp", "360.jpg", "180.webp", "96.jpg"):
                    pictures[name] = opened(own_site.visitor().get(f"{address}/{name}").body)
            first = first or pictures
            for name, picture in pictures.items():
                rows.append((kind, size, orientation, name, *apart(first[name], picture)))
    print(f"\n{'type':<6}{'size':<10}{'orientation':<13}mean and largest difference to orientation 1, of 255")
    for size, orientation in sorted({(row[1], row[2]) for row in rows}):
        cells = [f"{r[3]} {r[4]:.2f} {r[5]}" for r in rows if r[1:3] == (size, orientation)]
        print(f"{kind:<6}{size[0]}x{size[1]:<6}{orientation:<13}{'   '.join(cells)}")
    # PNG keeps every pixel; the others are compressed anew for every orientation. A picture that is
    # turned wrongly is 40 away on average.
    mean, most = (0, 0) if kind == "PNG" else (4, 60)
    assert [row for row in rows if row[4] > mean or row[5] > most] == []
