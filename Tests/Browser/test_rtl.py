"""A language that runs from right to left, and colours of one's own, on a small screen."""

import itertools
import json

import pytest
from axe_playwright_python.sync_playwright import Axe

import browser as chrome
from people import someone
from photos import upright_jpeg

ARABIC = {
    "page": {"direction": "rtl", "skip": "تخطَّ إلى المحتوى", "language": "العربية"},
    "nav": {
        "account": "حسابك", "footer": "صفحات أخرى", "gallery": "المعرض", "join": "انضم", "sign-in": "تسجيل الدخول",
        "sign-out": "تسجيل الخروج", "profile": "ملفك الشخصي", "photo": "صورتك", "settings": "الحساب", "languages": "اللغة",
    },
    "gallery": {"title": "أحدث الصور"},
    "join": {"title": "انضم إلى {{site.name}}", "action": "انضم"},
}
PAGES = ("/", "/users/{uid}", "/join", "/users/{uid}/photos", "crop", "/account", "/users/{uid}/edit")
NUMBERS = itertools.count()


@pytest.fixture(scope="module")
def arabic(module_site, tmp_path_factory):
    own = tmp_path_factory.mktemp("own")
    (own / "locales").mkdir()
    (own / "public").mkdir()
    (own / "locales/ar.json").write_text(json.dumps(ARABIC, ensure_ascii=False))
    (own / "public/style.css").write_text(":root { --accent: rgb(160, 0, 32) }\n")
    return module_site(settings={"overrides": own})


def opened(open_page, site, path, **options):
    """The page in Arabic, as its owner sees it; the form for joining as a stranger does."""
    page = open_page(viewport=chrome.PHONE, locale="ar", **options)
    if path == "/join":
        page.goto(site.base + path)
        return page
    person = someone(next(NUMBERS), "Resident")
    uid = chrome.join(page, site.base, person, upright_jpeg(1200, 900))
    if path == "crop":
        page.locator('main a[href*="/crop"]').first.click()
        page.wait_for_url("**/crop**")
    else:
        page.goto(site.base + path.format(uid=uid))
    return page


OUTSIDE = """() => [...document.querySelectorAll('body *')].filter(e => {
  const box = e.getBoundingClientRect();
  const hidden = getComputedStyle(e).clipPath !== 'none' || e.closest('.skip, .unseen, svg, [hidden]');
  return !hidden && box.width && (box.left < -1 || box.right > innerWidth + 1);
}).map(e => e.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("path", PAGES)
def test_nothing_scrolls_sideways_or_sticks_out(arabic, open_page, path):
    page = opened(open_page, arabic, path)
    assert page.locator("html").get_attribute("dir") == "rtl"
    assert page.locator("html").get_attribute("lang") == "ar"
    assert page.evaluate("() => document.documentElement.scrollWidth") <= chrome.PHONE["width"]
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("path", ["/", "/join", "crop"])
def test_axe_finds_nothing(arabic, open_page, path):
    found = Axe().run(opened(open_page, arabic, path))
    assert found.violations_count == 0, found.generate_report()


def test_the_brand_is_at_the_right_and_the_account_at_the_left(arabic, open_page):
    page = opened(open_page, arabic, "/join")
    brand = page.locator(".brand").bounding_box()
    account = page.locator(".site-header .account").bounding_box()
    assert brand["x"] > account["x"] + account["width"] - 1


def test_the_name_of_the_site_stays_in_one_line(arabic, open_page):
    page = opened(open_page, arabic, "/account")
    assert page.locator(".brand bdi").bounding_box()["height"] < 40


def test_a_hint_is_as_far_in_as_the_words_of_its_choice(arabic, open_page):
    page = opened(open_page, arabic, "/account")
    hint = page.locator(".choices .hint").first
    assert hint.evaluate("e => getComputedStyle(e).marginRight") == "32px"


def test_the_square_follows_the_arrow_key_and_the_pointer(arabic, open_page):
    page = opened(open_page, arabic, "crop")
    left = lambda: int(page.locator("#crop [name=left]").get_attribute("value"))  # noqa: E731
    before = left()
    page.locator(".pad [data-step=right]").click()
    page.wait_for_function("b => Number(document.querySelector('#crop [name=left]').value) > b", arg=before)
    right = page.locator(".pad [data-step=right]").bounding_box()
    assert right["x"] > page.locator(".pad [data-step=left]").bounding_box()["x"]


def test_colours_are_changed_by_a_property(arabic, open_page):
    page = opened(open_page, arabic, "/join")
    link = page.locator("main a").first
    assert link.evaluate("e => getComputedStyle(e).color") == "rgb(160, 0, 32)"
