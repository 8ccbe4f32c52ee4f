"""The initials of members without a photo, as a browser draws them."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import browser as chrome
from people import Person, join

NAMES = ("Wilhelmina Mumford", "김민준", "أمينة شريف", "किरण शर्मा", "דוד גוריון", "👨‍👩‍👧‍👦 🇰🇷", "Åse")


@pytest.fixture(scope="module")
def people(site):
    return [join(site, Person(name, f"initials{i}@example.org"), None) for i, name in enumerate(NAMES)]


# Where the ink of the letters is, in parts of the plate: from the text's own box.
PLACE = """plate => {
  const [outer, inner] = [plate, plate.querySelector('text')].map(e => e.getBoundingClientRect());
  const part = (a, b) => (a - b) / outer.width;
  return {
    left: part(inner.left, outer.left), right: part(outer.right, inner.right),
    side: outer.width, height: outer.height,
    middle: part((inner.top + inner.bottom) / 2, outer.top),
  };
}"""
RATIO = """svg => {
  const part = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const light = element => {
    const [r, g, b] = getComputedStyle(element).fill.match(/\\d+/g).map(value => part(value / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  return light(svg.querySelector('text')) / light(svg.querySelector('rect'));
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [chrome.DESK, chrome.PHONE], ids=["desk", "phone"])
def test_they_are_in_the_middle_and_stand_out(site, open_page, people, theme, size):
    page = open_page(viewport=size, color_scheme=theme)
    wrong = []
    page.on("console", lambda message: message.type == "error" and wrong.append(message.text))
    for member in people:
        page.goto(f"{site.base}/users/{member.uid}")
        plate = page.locator("main .plate")
        place = plate.evaluate(PLACE)
        assert place["left"] > 0.05 and place["right"] > 0.05, (member.person.name, place)
        assert abs(place["left"] - place["right"]) < 0.05, (member.person.name, place)
        assert 0.38 < place["middle"] < 0.62, (member.person.name, place)
        assert abs(place["side"] - place["height"]) < 1
        assert plate.locator("svg").evaluate(RATIO) >= 4.5
        # Who hears the page hears the name once.
        assert plate.locator("svg").get_attribute("aria-hidden") == "true"
    assert wrong == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_where_they_are(site, open_page, people, theme):
    page = open_page(color_scheme=theme)
    chrome.sign_in(page, site.base, people[0].person)
    for path in (f"/users/{people[0].uid}", f"/users/{people[0].uid}/photos", "/?q=mumford"):
        page.goto(site.base + path)
        assert page.locator(".monogram").count() >= 1
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


def test_a_tile_shows_them_from_right_to_left_too(site, open_page, people):
    page = open_page()
    page.goto(f"{site.base}/?q=mumford")
    tile = page.locator(".tile .plate").first
    before = tile.evaluate(PLACE)
    assert tile.locator("text").text_content() == "W\u200cM"
    page.evaluate("() => document.documentElement.dir = 'rtl'")
    after = tile.evaluate(PLACE)
    assert after["left"] == pytest.approx(before["left"], abs=0.01)
    assert after["side"] == before["side"]


def test_in_the_header_they_stay_inside_their_plate(site, open_page, people):
    page = open_page()
    for member in (people[0], people[1], people[5]):
        chrome.sign_in(page, site.base, member.person)
        place = page.locator(".me .plate").evaluate(PLACE)
        assert place["left"] > 0.02 and abs(place["left"] - place["right"]) < 0.05, place
        chrome.sign_out(page)
