"""Every journey with the keyboard alone: each control is reached by Tab, in the order of the page."""

import json

import pytest

import browser as chrome
from browser import tab_to
from moderators import staff
from people import join
from photos import BLUE, plain, sideways_jpeg


@pytest.fixture
def member(site, guest):
    return join(site, guest, sideways_jpeg())


@pytest.fixture
def page(site, open_page, member):
    """Signed in by keyboard."""
    page = open_page()
    page.goto(site.base + "/")
    go(page, '.site-header a[href$="/sign-in"]')
    write(page, "#email", member.person.email)
    write(page, "#password", member.person.password)
    go(page, "form.sheet button.primary")
    page.wait_for_url("**/users/*")
    return page


def press(page, selector, key="Enter"):
    """Goes to a control from the top of the page, and presses a key there."""
    page.evaluate("document.activeElement.blur()")
    tab_to(page, selector, limit=120)
    page.keyboard.press(key)


def go(page, selector):
    """The same, where it leads to another page."""
    with page.expect_navigation():
        press(page, selector)


def write(page, selector, text):
    page.evaluate("document.activeElement.blur()")
    tab_to(page, selector, limit=120)
    page.keyboard.press("Control+A")
    page.keyboard.type(text)


def notice(page):
    page.locator(".notice").wait_for()
    return page.locator(".notice").inner_text()


def document(site, member):
    return json.loads(site.document(member.uid).read_text())


def test_the_skip_link_leads_past_the_header(site, open_page):
    page = open_page()
    page.goto(site.base + "/join")
    press(page, ".skip")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_a_name_is_found_and_its_page_opened(site, open_page, guest):
    member = join(site, guest, sideways_jpeg())
    page = open_page()
    page.goto(site.base + "/")
    write(page, "#q", guest.name)
    page.wait_for_url("**/?q=*")
    page.locator("main [role=status]", has_text="Found").wait_for(state="attached")
    press(page, f'.tile a[href$="{member.uid}"]')
    page.wait_for_url(f"**/users/{member.uid}")


def test_the_profile_is_edited(site, page, member):
    go(page, 'a[href$="/edit"]')
    write(page, "#name", "Another Name")
    write(page, "#bio", "Written by keyboard.")
    go(page, "main form button.primary")
    assert "saved" in notice(page)
    assert document(site, member)["bio"] == "Written by keyboard."


def test_the_photo_is_replaced_described_used_again_and_removed(site, page, member):
    first = document(site, member)["profilePhotoURL"]
    go(page, 'main a[href$="/photos"]')
    page.locator("#photo").wait_for()
    page.evaluate("document.activeElement.blur()")
    chrome.choose_by_keyboard(page, "#photo", chrome.photo_file(plain(BLUE)))
    go(page, 'form[action$="/photos"] button.primary')
    assert "new photo" in notice(page)
    second = document(site, member)["profilePhotoURL"]
    assert second != first
    page.goto(f"{site.base}/users/{member.uid}/photos")
    write(page, "#describe", "All blue")
    go(page, 'form[action$="/describe"] button')
    assert "description" in notice(page)
    page.goto(f"{site.base}/users/{member.uid}/photos")
    go(page, '.earlier form[action$="/use"] button')
    assert "earlier photo is back" in notice(page)
    page.goto(f"{site.base}/users/{member.uid}/photos")
    press(page, ".earlier summary")
    go(page, '.earlier form[action$="/delete"] button')
    assert "deleted" in notice(page)
    page.goto(f"{site.base}/users/{member.uid}/photos")
    go(page, 'form[action$="/remove"] button')
    assert "removed" in notice(page)
    assert "profilePhotoURL" not in document(site, member)


def test_the_password_is_changed_and_the_account_left(site, page, member):
    go(page, '.site-header a[href$="/account"]')
    go(page, 'main a[href$="/account/password"]')
    page.locator("#current").wait_for()
    write(page, "#current", member.person.password)
    write(page, "#password", "another quiet harbour")
    go(page, "main form button.primary")
    assert "password is changed" in notice(page)
    page.goto(site.base + "/account")
    press(page, 'input[name=visibility]:checked', "ArrowDown")
    go(page, 'form[action$="/visibility"] button')
    assert "Only members" in notice(page)
    go(page, 'main a[href$="/account/delete"]')
    page.locator("#current").wait_for()
    write(page, "#current", "another quiet harbour")
    go(page, 'form[action$="/account/delete"] button:not([type=button])')
    assert "deleted" in notice(page)
    assert not site.document(member.uid).exists()


def test_a_language_is_chosen(site, open_page):
    page = open_page()
    page.goto(site.base + "/join")
    go(page, '.languages [value=ko]')
    page.wait_for_function("() => document.documentElement.lang === 'ko'")
    assert page.url == site.base + "/join"


def test_a_photo_is_reported_and_removed_with_a_reason(site, open_page, guests):
    member, moderator = join(site, guests(), sideways_jpeg()), staff(site, "moderator", "Keyboard")
    page = open_page()
    page.goto(f"{site.base}/users/{member.uid}")
    go(page, 'a[href$="/report"]')
    page.locator("textarea").wait_for()
    press(page, "[name=subject]:checked", "Space")
    press(page, "[name=cause]", "Space")
    go(page, "main form button.primary")
    assert "Thank you" in notice(page)
    chrome.sign_in(page, site.base, moderator.person)
    page.goto(f"{site.base}/admin/users/{member.uid}")
    press(page, "details:has(form[action$='/remove-photo']) summary")
    write(page, "form[action$='/remove-photo'] textarea", "Not a portrait.")
    go(page, "form[action$='/remove-photo'] button")
    assert "Done" in notice(page)
    assert "profilePhotoURL" not in document(site, member)
