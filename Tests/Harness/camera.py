"""A photo like a camera's, made without one: soft shapes, gradients, and noise of every grain."""

import io

from PIL import Image, ImageChops, ImageDraw, ImageFilter


def noise(size, grain, strength):
    small = Image.effect_noise((max(size[0] // grain, 1), max(size[1] // grain, 1)), strength)
    return small.resize(size, Image.Resampling.BICUBIC)


def scene(width, height):
    """Light from above, hills, and things that throw shadows."""
    sky = Image.linear_gradient("L").resize((width, height))
    image = Image.merge("RGB", (sky.point(lambda v: v * 0.7 + 60), sky.point(lambda v: v * 0.5 + 100), sky.point(lambda v: 230 - v * 0.6)))
    draw = ImageDraw.Draw(image)
    for n in range(60):
        x, y, r = (n * 733) % width, height // 3 + (n * 389) % (height * 2 // 3), width // 40 + (n * 97) % (width // 12)
        colour = ((n * 53) % 200 + 30, (n * 101) % 180 + 40, (n * 151) % 160 + 30)
        draw.ellipse((x - r, y - r // 2, x + r, y + r // 2), fill=colour)
    return image.filter(ImageFilter.GaussianBlur(width / 1500))


def camera_picture(width, height, fine):
    """`fine`: how strong the finest noise is, as in a photo taken in little light."""
    image = scene(width, height)
    for grain, strength in ((64, 16), (16, 14), (4, 12), (1, fine)):
        layer = noise((width, height), grain, strength)
        image = ImageChops.overlay(image, Image.merge("RGB", (layer, layer, layer)))
    return image


def camera_jpeg(width, height, kind="JPEG", **options):
    """A JPEG of about 0.33 bytes a pixel: 4 MB for 12 megapixels."""
    wanted, fine = width * height * 0.33, 10
    for _ in range(4):
        out = io.BytesIO()
        camera_picture(width, height, fine).save(out, kind, quality=90, **options)
        found = len(out.getvalue())
        if 0.85 < found / wanted < 1.2:
            break
        fine *= wanted / found
    return out.getvalue()
