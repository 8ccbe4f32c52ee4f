"""Drawn faces, different for each number; nobody's photo."""

from PIL import Image, ImageDraw

from photos import encode


def portrait(number):
    hue = number * 47 % 360
    image = Image.new("RGB", (900, 900), f"hsl({hue}, 45%, 62%)")
    draw = ImageDraw.Draw(image)
    draw.ellipse((170, 620, 730, 1200), fill=f"hsl({(hue + 160) % 360}, 40%, 38%)")
    draw.ellipse((250, 170, 650, 680), fill=f"hsl(28, 45%, {48 + number * 13 % 34}%)")
    draw.pieslice((235, 130, 665, 560), 180, 360, fill=f"hsl({number * 31 % 60}, 35%, 22%)")
    for x in (370, 530):
        draw.ellipse((x - 18, 400, x + 18, 436), fill="#222")
    draw.arc((370, 470, 530, 590), 20, 160, fill="#722", width=10)
    return encode(image, quality=90)
