"""The scanner of published pictures finds what must not be in them."""

import io

import pytest
from PIL import Image

import bare
from photos import encode, four_corners, upright_jpeg

CLEAN = encode(four_corners(64, 48), quality=80)
CLEAN_WEBP = encode(four_corners(64, 48), "WEBP", quality=80)


def segment(marker, body):
    return CLEAN[:2] + bytes([0xFF, marker]) + (len(body) + 2).to_bytes(2, "big") + body + CLEAN[2:]


def with_exif(kind):
    exif = Image.Exif()
    exif[0x010F] = "a camera"
    return encode(four_corners(64, 48), kind, exif=exif)


def with_profile(kind):
    from PIL import ImageCms

    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return encode(four_corners(64, 48), kind, icc_profile=profile)


def animation():
    out, frames = io.BytesIO(), [four_corners(64, 48), four_corners(64, 48).rotate(180)]
    frames[0].save(out, "WEBP", save_all=True, append_images=frames[1:], duration=50)
    return out.getvalue()


def test_bare_pictures_are_clean():
    for content in (CLEAN, CLEAN_WEBP, upright_jpeg(), encode(four_corners(64, 48), progressive=True)):
        assert bare.findings(content) == []


@pytest.mark.parametrize("content", [
    with_exif("JPEG"), with_exif("WEBP"), with_profile("JPEG"), with_profile("WEBP"), animation(),
    encode(four_corners(64, 48), comment=b"hello"), segment(0xED, b"Photoshop 3.0\0"), segment(0xE2, b"x"),
    segment(0xFE, b"x"), segment(0xE0, b"JFXX\0\x10thumb"), CLEAN + b"tail", CLEAN[:-2], CLEAN_WEBP + b"x",
    CLEAN_WEBP[:-4], b"<html>", b"", encode(four_corners(64, 48), "PNG"),
])
def test_everything_else_is_a_finding(content):
    assert bare.findings(content) != []


@pytest.mark.parametrize("trace", [b"MARKER-GPS", b"\0\0\0\x18ftypmp42", b"Exif\0\0MM", b"<?php echo 1"])
def test_traces_are_found_wherever_they_are(trace):
    at = len(CLEAN) - 20  # among the compressed pixels
    assert any("holds" in finding for finding in bare.findings(CLEAN[:at] + trace + CLEAN[at:]))
