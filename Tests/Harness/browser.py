"""Debian's Chromium, driven by Playwright."""

import os
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

from site_under_test import tool

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 860}


@contextmanager
def chromium():
    # Root may not use Chromium's own sandbox; the pages shown here are ours.
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=tool("chromium"), args=flags)
        try:
            yield browser
        finally:
            browser.close()


def photo_file(content, name="IMG_0001.JPG"):
    return {"name": name, "mimeType": "image/jpeg", "buffer": content}


def send(page, action):
    """Presses the button of the form that posts to an address ending in `action`, and waits."""
    with page.expect_navigation():
        page.locator(f'form[action$="{action}"] button:not([type=button])').first.click()


def tab_to(page, selector, limit=60):
    """Presses Tab until the element has the focus, as somebody without a mouse does."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by Tab on {page.url}")


def choose_by_keyboard(page, selector, file):
    # Long before the key is pressed: Chromium needs a moment to leave its own dialog closed.
    page.on("filechooser", lambda chooser: None)
    tab_to(page, selector)
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Space")
    chooser.value.set_files(file)


def fill_join_form(page, base, person):
    page.goto(base + "/join")
    page.fill("[name=name]", person.name)
    page.fill("[name=email]", person.email)
    page.fill("[name=password]", person.password)


def join(page, base, person, photo=None):
    """Through the form, as a person would. Ends on the profile page; returns the member's uid."""
    fill_join_form(page, base, person)
    if photo:
        page.set_input_files("[name=photo]", photo_file(photo))
    send(page, "/join")
    page.wait_for_url("**/users/*")
    return page.url.split("?")[0].rpartition("/")[2]


def sign_out(page):
    send(page, "/sign-out")


def sign_in(page, base, person):
    page.goto(base + "/sign-in")
    page.fill("[name=email]", person.email)
    page.fill("[name=password]", person.password)
    send(page, "/sign-in")
