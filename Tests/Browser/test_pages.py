"""Each page: accessible by axe's rules in both themes, and fit for a small screen."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import browser as chrome
from people import add_photo, join, someone
from photos import sideways_jpeg

ACCOUNT = ("/account", "/account/email", "/account/password", "/account/sessions", "/account/delete")
PAGES = ("/", "/?q=resident", "/?q=xyzzy", "/join", "/join/sent", "/join/waiting", "/sign-in", "/forgot", "/invite/x", "/reset/x", "/users/{uid}", "/users/{uid}/photos", "/nowhere", "/users/nobody", *ACCOUNT)


@pytest.fixture(scope="module")
def resident(site):
    """A member whose password the browser can use."""
    member = join(site, someone(0, "Resident"), sideways_jpeg())
    assert add_photo(member, sideways_jpeg()).status == 303
    return member


def visit(page, site, member, path):
    if path.endswith("/photos") or path in ACCOUNT:
        chrome.sign_in(page, site.base, member.person)
    page.goto(site.base + path.format(uid=member.uid))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(site, open_page, resident, path, theme):
    page = open_page(color_scheme=theme)
    visit(page, site, resident, path)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_form_with_mistakes(site, open_page, theme):
    page = open_page(color_scheme=theme)
    page.goto(site.base + "/join")
    page.locator("form.sheet button.primary").click()
    page.locator('[aria-invalid="true"]').first.wait_for()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_password_form_with_mistakes(site, open_page, resident, theme):
    page = open_page(color_scheme=theme)
    visit(page, site, resident, "/account/password")
    page.fill("#current", "not it")
    page.fill("#password", "1234567890")
    chrome.send(page, "/account/password")
    assert page.locator('[aria-invalid="true"]').count() == 2
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("path", PAGES)
def test_a_small_screen_needs_no_scrolling_sideways(site, open_page, resident, path):
    page = open_page(viewport=chrome.PHONE)
    visit(page, site, resident, path)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= chrome.PHONE["width"]


@pytest.mark.parametrize("path", PAGES)
def test_each_page_says_its_language_and_title_and_has_one_heading(site, open_page, resident, path):
    page = open_page()
    visit(page, site, resident, path)
    assert page.locator("html").get_attribute("lang")
    assert page.title().strip()
    assert page.locator("h1").count() == 1
    assert page.locator("main").count() == 1


def test_the_page_for_when_the_module_is_away_is_accessible(new_site, open_page):
    away = new_site()
    away.module.terminate()
    away.module.wait(10)
    away.module = None
    page = open_page()
    page.goto(away.base + "/join")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
