"""Photos made by the tests, with known colours in known places."""

import io
import zlib

from PIL import Image, ImageDraw

RED, GREEN, BLUE, YELLOW = (220, 30, 30), (30, 180, 30), (30, 30, 220), (240, 220, 30)


def four_corners(width=800, height=600):
    """Red top left, green top right, blue bottom left, yellow bottom right."""
    image = Image.new("RGB", (width, height))
    draw = ImageDraw.Draw(image)
    for x, y, colour in ((0, 0, RED), (1, 0, GREEN), (0, 1, BLUE), (1, 1, YELLOW)):
        left, top = x * width // 2, y * height // 2
        draw.rectangle((left, top, left + width // 2, top + height // 2), fill=colour)
    return image


def encode(image, kind="JPEG", **options):
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


def upright_jpeg(width=800, height=600):
    return encode(four_corners(width, height), quality=90)


def sideways_jpeg(width=800, height=600, marker="MARKER-OF-THE-CAMERA"):
    """As a phone held upright writes it: stored lying, with EXIF saying to turn it (orientation 6)."""
    lying = four_corners(width, height).transpose(Image.Transpose.ROTATE_90)
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = marker
    return encode(lying, quality=90, exif=exif)


def plain(colour, size=(400, 400)):
    return encode(Image.new("RGB", size, colour), quality=90)


def noise_jpeg(megabytes, seed=1):
    """A decodable photo of about that many bytes: a small JPEG, then comment segments of noise."""
    import random

    small, source = upright_jpeg(), random.Random(seed)
    out = bytearray(small[:2])
    while len(out) < megabytes * 1_000_000:
        out += b"\xff\xfe" + (65000).to_bytes(2, "big") + source.randbytes(64998)
    return bytes(out + small[2:])


def png_that_says(width, height):
    """A PNG header with these dimensions and next to no data behind it."""

    def chunk(name, data):
        return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")

    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x02\x00\x00\x00"
    data = zlib.compress(b"\x00" * 1000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def opened(content):
    image = Image.open(io.BytesIO(content))
    image.load()
    return image


def corner_colours(image):
    """(top left, top right, bottom left, bottom right), each from inside its quarter."""
    image = image.convert("RGB")
    width, height = image.size
    places = ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8))
    return tuple(image.getpixel((int(width * x), int(height * y))) for x, y in places)


def centre(content):
    """The colour in the middle of a picture."""
    image = opened(content).convert("RGB")
    return image.getpixel((image.width // 2, image.height // 2))


def near(a, b, by=25):
    return all(abs(x - y) <= by for x, y in zip(a, b))


def assert_corners(content, expected=(RED, GREEN, BLUE, YELLOW)):
    found = corner_colours(opened(content))
    assert all(near(a, b) for a, b in zip(found, expected)), f"corners are {found}"
