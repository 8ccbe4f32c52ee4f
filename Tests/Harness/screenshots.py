"""Takes a picture of every page: both themes, a desk and a phone. Run by Tests/screenshots."""

import sys
from pathlib import Path

from PIL import Image, ImageDraw

import browser as chrome
from people import Person, add_photo, join
from photos import encode
from site_under_test import Site

NAMES = (
    "Ada Lovelace", "김민준", "Grace Hopper", "Zoë Ångström", "Юлия Орлова", "أمينة", "Tove", "陳大文",
    "Jean-Luc Beauregard de la Tour", "Ngozi", "Íñigo", "Priya",
)
PAGES = {
    "gallery": "/", "search": "/?q=a", "nobody-found": "/?q=xyzzy", "join": "/join", "sign-in": "/sign-in",
    "profile": "/users/{uid}", "not-found": "/nowhere",
}
OWN_PAGES = {
    "own-profile": "/users/{uid}", "edit": "/users/{uid}/edit", "photos": "/users/{uid}/photos", "tokens": "/account/tokens",
    "crop": "/users/{uid}/photos/{photo}/crop",
}


def portrait(number):
    """A drawn face, different for each number; nobody's photo."""
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


def fill(site):
    """Members with portraits, and one without. Returns the one whose pages are shown."""
    for number, name in enumerate(NAMES):
        person = Person(name, f"member{number}@example.org")
        shown = join(site, person, None if number == 3 else portrait(number))
    for number in (20, 30, 40):
        add_photo(shown, portrait(number))
    return shown


def main(folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    site = Site().start()
    try:
        member = fill(site)
        photo = site.visitor().get(f"/users/{member.uid}.json").json["profilePhotoURL"].rpartition("/")[2]
        names = {"uid": member.uid, "photo": photo}
        with chrome.chromium() as browser:
            for theme in ("light", "dark"):
                for device, size in (("desk", chrome.DESK), ("phone", chrome.PHONE)):
                    context = browser.new_context(viewport=size, color_scheme=theme)
                    page = context.new_page()
                    for name, path in (PAGES | OWN_PAGES).items():
                        if name == next(iter(OWN_PAGES)):
                            chrome.sign_in(page, site.base, member.person)
                        page.goto(site.base + path.format(**names), wait_until="networkidle")
                        page.screenshot(path=folder / f"{name}-{device}-{theme}.png", full_page=True)
                    context.close()
    finally:
        site.stop(check=False)
        site.remove()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(sys.argv[1])
