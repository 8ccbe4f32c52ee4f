"""Every page in every state: accessible by axe's rules, and fit for the narrowest screen.

TINTYPE_STATES=all tries each theme in each language; without it each theme and each language is tried once.
"""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe

from states import STATES, leave, show
from world import World

ZOOMED = "32px"  # text at 200 %
NARROW = {"width": 320, "height": 640}
DESK = {"width": 1280, "height": 860}
WAYS = [("light", "en-GB"), ("dark", "ko-KR")]
if os.environ.get("TINTYPE_STATES") == "all":
    WAYS += [("light", "ko-KR"), ("dark", "en-GB")]
# The rules of WCAG 2.2 up to AA, and what axe counts as good practice.
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


@pytest.fixture(scope="module")
def world(executable):
    made = World()
    yield made
    made.stop()


@pytest.fixture(scope="module", params=WAYS, ids="-".join)
def context(request, browser):
    theme, language = request.param
    made = browser.new_context(viewport=DESK, color_scheme=theme, locale=language)
    made.set_default_timeout(15_000)
    yield made
    made.close()


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_accessible_and_fits(world, context, name):
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        page.set_viewport_size(DESK)
        show(page, world, STATES[name])
        found = Axe().run(page, options=RULES)
        assert found.violations_count == 0, found.generate_report()
        assert page.locator("h1").count() == 1 and page.title().strip()
        page.set_viewport_size(NARROW)
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"], "it scrolls sideways"
        small = page.evaluate(
            """() => [...document.querySelectorAll("a, button, input:not([type=hidden]), summary, select, textarea")]
              .filter((e) => e.checkVisibility() && !e.closest("p, label, .unseen, h2, li > :not(.actions)"))
              .map((e) => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
              .filter(([, box]) => box.width < 24 || box.height < 24).map(([html]) => html)"""
        )
        assert small == [], "a control is smaller than 24 px"
        if page.evaluate("matchMedia('(prefers-color-scheme: light)').matches"):
            page.evaluate("size => { document.documentElement.style.fontSize = size }", ZOOMED)
            assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"], "large text scrolls sideways"
        assert errors == []
    finally:
        leave(world)
        page.close()
