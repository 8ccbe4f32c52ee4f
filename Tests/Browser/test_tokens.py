"""The page of tokens for programs, as a person uses it."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import browser as chrome
from people import join
from photos import upright_jpeg
from programs import TOKEN, Program


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_token_is_made_shown_once_and_revoked(site, open_page, guest, script, theme):
    member = join(site, guest, photo=None)
    page = open_page(java_script_enabled=script, color_scheme=theme, viewport=chrome.PHONE)
    chrome.sign_in(page, site.base, guest)
    page.goto(site.base + "/account/tokens")
    assert page.get_by_label("Add, describe and remove your photo").is_checked()
    page.get_by_role("textbox", name="Name").fill("My camera")
    page.get_by_label("Read your profile, and see what members see").check()
    page.get_by_label("Days").fill("7")
    page.fill("#current", guest.password)
    chrome.send(page, "/api/tokens")
    looks_right(page, script)
    token = TOKEN.search(page.locator("main").inner_text()).group()
    program = Program(site, token)
    assert program.send_photo(member.uid, upright_jpeg()).status == 201

    page.get_by_role("link", name="To your tokens").click()
    assert "My camera" in page.locator("main").inner_text()
    assert token not in page.content()
    looks_right(page, script)
    chrome.send(page, "/revoke")
    assert "The token is revoked" in page.locator(".notice").inner_text()
    assert "My camera" not in page.locator("main").inner_text()
    assert program.get("/").status == 401


def looks_right(page, script):
    assert page.locator("h1").count() == 1
    assert page.evaluate("() => document.documentElement.scrollWidth") <= chrome.PHONE["width"]
    if script:
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
