"""Takes a picture of every page in every state. Run by Tests/screenshots."""

import argparse
from pathlib import Path

import browser as chrome
from states import STATES, leave, show
from world import World

WIDTHS = {360: 740, 768: 1024, 1440: 900}
THEMES = ("light", "dark")
LANGUAGES = {"en": "en-GB", "ko": "ko-KR"}


def take(browser, world, folder, names, theme, language, width):
    """Pictures of these states, the whole page each."""
    context = browser.new_context(
        viewport={"width": width, "height": WIDTHS[width]}, color_scheme=theme, locale=LANGUAGES[language],
        reduced_motion="reduce",
    )
    context.set_default_timeout(15_000)
    for name in names:
        page = context.new_page()
        show(page, world, STATES[name])
        # A picture that is loaded when it comes near is near in a picture of the whole page.
        page.evaluate("document.querySelectorAll('img[loading=lazy]').forEach((image) => (image.loading = 'eager'))")
        page.wait_for_load_state("networkidle") if "sending" not in name else page.wait_for_timeout(300)
        page.screenshot(path=folder / f"{name}-{width}-{theme}-{language}.png", full_page=True)
        leave(world)
        page.close()
    context.close()


def main():
    parser = argparse.ArgumentParser(prog="Tests/screenshots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", metavar="TEXT", help="states whose name has TEXT in it")
    parser.add_argument("--width", type=int, action="append", choices=WIDTHS)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    chosen = parser.parse_args()
    names = [name for name in STATES if not chosen.only or any(text in name for text in chosen.only)]
    chosen.folder.mkdir(parents=True, exist_ok=True)
    world = World()
    try:
        with chrome.chromium() as browser:
            for theme in chosen.theme or THEMES:
                for language in chosen.language or LANGUAGES:
                    for width in chosen.width or WIDTHS:
                        take(browser, world, chosen.folder, names, theme, language, width)
    finally:
        world.stop()
    print(f"{len(list(chosen.folder.glob('*.png')))} pictures in {chosen.folder}")


if __name__ == "__main__":
    main()
