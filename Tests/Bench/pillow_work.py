# What most people would write with Pillow. Run by the system's Python: JPEG, folder, how often.
import sys

from PIL import Image, ImageOps

path, folder, count = sys.argv[1:]
for _ in range(int(count)):
    image = ImageOps.exif_transpose(Image.open(path)).convert("RGB")
    image.thumbnail((2048, 2048))
    image.save(f"{folder}/2048.jpg", quality=90)
    for size in (640, 360, 180, 96):
        square = ImageOps.fit(image, (size, size))
        square.save(f"{folder}/{size}.jpg", quality=82)
        square.save(f"{folder}/{size}.webp", quality=78)
