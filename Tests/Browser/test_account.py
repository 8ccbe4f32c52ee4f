"""The account page in Chromium: with scripts, without them, and by keyboard alone."""

import dataclasses

import pytest

import browser as chrome
from browser import tab_to
from people import join, sign_in

NEW = "another staple, newer"
SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])


def enter(open_page, site, guest, **options):
    """A page on which a new member is signed in."""
    member = join(site, guest)
    page = open_page(**options)
    chrome.sign_in(page, site.base, guest)
    return page, member


@SCRIPTS
def test_another_password(site, open_page, guest, scripts):
    page, member = enter(open_page, site, guest, java_script_enabled=scripts)
    page.get_by_role("link", name="Account").first.click()
    page.get_by_role("link", name="Change password").click()
    page.fill("#current", "not mine at all")
    page.fill("#password", NEW)
    chrome.send(page, "/account/password")
    wrong = page.locator('#current[aria-invalid="true"]')
    assert wrong.count() == 1 and page.locator('#password[aria-invalid="true"]').count() == 0
    if scripts:
        assert page.evaluate("() => document.activeElement.id") == "current"
    page.fill("#current", guest.password)
    page.fill("#password", NEW)
    chrome.send(page, "/account/password")
    page.wait_for_url("**/account")
    assert "password is changed" in page.locator(".notice").inner_text()
    assert member.visitor.get("/account").status == 303, "the other browser is signed out"
    chrome.sign_out(page)
    chrome.sign_in(page, site.base, dataclasses.replace(guest, password=NEW))
    assert page.locator('form[action$="/sign-out"]').count() == 1


def test_another_password_by_keyboard_alone(site, open_page, guest):
    page, _ = enter(open_page, site, guest)
    tab_to(page, 'a[href$="/account"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/account")
    tab_to(page, 'a[href$="/account/password"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/account/password")
    tab_to(page, "#current")
    page.keyboard.type(guest.password)
    tab_to(page, "#password")
    page.keyboard.type(NEW)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url.endswith("/account")
    assert sign_in(site.visitor(), guest, password=NEW).status == 303


@SCRIPTS
def test_a_place_is_signed_out(site, open_page, guest, scripts):
    page, member = enter(open_page, site, guest, java_script_enabled=scripts)
    page.goto(site.base + "/account")
    page.get_by_role("link", name="See all places").click()
    places = page.locator(".sessions li")
    assert places.count() == 2 and "this one" in places.first.inner_text()
    with page.expect_navigation():
        places.last.get_by_role("button").click()
    assert places.count() == 1
    assert member.visitor.get("/account").status == 303


@SCRIPTS
def test_a_profile_for_members_only(site, open_page, guest, scripts):
    page, member = enter(open_page, site, guest, java_script_enabled=scripts)
    page.goto(site.base + "/account")
    page.get_by_label("Members only").check()
    chrome.send(page, "/account/visibility")
    assert page.get_by_label("Members only").is_checked()
    assert site.visitor().get(f"/users/{member.uid}").status == 404
    page.goto(f"{site.base}/users/{member.uid}")
    assert "Only members" in page.locator("main").inner_text()


@SCRIPTS
def test_leaving(site, open_page, guest, scripts):
    page, member = enter(open_page, site, guest, java_script_enabled=scripts)
    page.goto(site.base + "/account")
    page.get_by_role("link", name="Delete account").click()
    page.fill("#current", guest.password)
    chrome.send(page, "/account/delete")
    assert "deleted" in page.locator(".notice").inner_text()
    assert page.locator('form[action$="/sign-out"]').count() == 0
    assert site.visitor().get(f"/users/{member.uid}").status == 404
