"""How far two pictures are apart for an eye, and what a photo file shows according to LittleCMS.

The reference shares no code with the site: Pillow decodes, LittleCMS converts, both from their own
builds, and heif-convert opens what Pillow cannot.
"""

import io
import math
import subprocess
import tempfile
from pathlib import Path

from PIL import Image, ImageCms, ImageOps


class Unreadable(Exception):
    """No other software here opens the file."""


SRGB = ImageCms.createProfile("sRGB")


def opened_by_others(file):
    """A picture as stored, with its profile in `info`; HEIF through another decoder, already upright."""
    content = file.read_bytes()
    if content[4:8] == b"ftyp" and file.suffix.lower() != ".avif":
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "out.png"
            ended = subprocess.run(["heif-convert", file, out], capture_output=True, timeout=120)
            if ended.returncode != 0 or not out.exists():
                raise Unreadable(file.name)
            image = Image.open(out)
            image.load()
            # What it writes is upright; the orientation that it copies along would turn it again.
            image.info.pop("exif", None)
            return image
    image = Image.open(io.BytesIO(content))
    image.seek(0)
    image.load()
    # Pillow would also turn by an orientation in XMP, which no viewer heeds.
    image.info.pop("xmp", None)
    return image


def eight_bits(image):
    if image.mode.startswith("I") or image.mode == "F":
        return image.point(lambda value: value / 257).convert("L")
    if "transparency" in image.info:
        return image.convert("RGBA")
    return image.convert("RGB") if image.mode == "P" else image


def reference(file, background=(255, 255, 255)):
    """The file upright, in sRGB, on a background; `info["how"]` tells from what it was brought there."""
    stored = opened_by_others(file)
    profile = stored.info.get("icc_profile")
    image = eight_bits(ImageOps.exif_transpose(stored))
    alpha = image.getchannel("A") if image.mode in ("RGBA", "LA", "PA") else None
    if alpha is not None:
        image = image.convert("RGB" if image.mode != "LA" else "L")
    how = image.mode
    if profile:
        try:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            image = ImageCms.profileToProfile(
                image, source, SRGB, renderingIntent=ImageCms.Intent.PERCEPTUAL, outputMode="RGB"
            )
            how += ", " + ImageCms.getProfileDescription(source).strip()[:16]
        except ImageCms.PyCMSError:
            how += ", broken profile"  # or one for other pictures: none
    image = image.convert("RGB")
    if alpha is not None:
        under = Image.new("RGB", image.size, background)
        under.paste(image, mask=alpha)
        image = under
    image.info["how"] = how
    return image


def lab(pixel):
    """CIE L*a*b* of an sRGB pixel, D65."""
    r, g, b = ((v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4) for v in (c / 255 for c in pixel))
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    x, y, z = ((t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116) for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def delta_e(first, second):
    """CIEDE2000 of two L*a*b* colours: CIE 142-2001, in the notation of Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1 = math.degrees(math.atan2(b1, a1)) % 360 if c1 else 0
    h2 = math.degrees(math.atan2(b2, a2)) % 360 if c2 else 0
    turn = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    if c1 * c2 == 0:
        hm = h1 + h2
    elif abs(h1 - h2) <= 180:
        hm = (h1 + h2) / 2
    else:
        hm = ((h1 + h2 + 360) / 2) % 360
    cos = lambda degrees: math.cos(math.radians(degrees))
    t = 1 - 0.17 * cos(hm - 30) + 0.24 * cos(2 * hm) + 0.32 * cos(3 * hm + 6) - 0.20 * cos(4 * hm - 63)
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rc = 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2)))) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def difference(first, second):
    """(mean, largest) CIEDE2000 of two pictures, both brought to 32 by 32 pixels; small ones to fewer, so
    that each stands for several of theirs and compression does not show."""
    side = max(min(32, min(second.size) // 8), 1)
    pixels = [list(p.convert("RGB").resize((side, side), Image.Resampling.BOX).get_flattened_data()) for p in (first, second)]
    apart = [delta_e(lab(a), lab(b)) for a, b in zip(*pixels)]
    return sum(apart) / len(apart), max(apart)
