"""Password fields, in Chromium: strength in words, a look at what was typed, pasting."""

import pytest


@pytest.mark.parametrize("typed, words", (
    ("quiet", "Still too short."),
    ("abababababab", "Weak: the same characters come again and again."),
    ("quiet harbour", "Good. Another word would make it stronger."),
    ("a quiet harbour at 5", "Strong."),
    ("오늘도 맑은 하늘이네요", "Good. Another word would make it stronger."),
))
def test_the_strength_of_a_new_password_is_said_in_words(site, open_page, typed, words):
    page = open_page()
    page.goto(site.base + "/join")
    page.fill("#password", typed)
    assert page.locator("#password ~ [role=status]").inner_text() == words


def test_a_password_can_be_pasted_and_looked_at_and_is_sent_as_one(site, open_page):
    page = open_page()
    page.goto(site.base + "/join")
    page.fill("#name", "a quiet harbour at 5")
    page.keyboard.press("Control+A")
    page.keyboard.press("Control+C")
    page.focus("#password")
    page.keyboard.press("Control+V")
    assert page.input_value("#password") == "a quiet harbour at 5"
    field = page.locator("#password")
    page.get_by_role("button", name="Show password").click()
    assert field.get_attribute("type") == "text"
    page.get_by_role("button", name="Hide password").click()
    assert field.get_attribute("type") == "password"
    page.get_by_role("button", name="Show password").click()
    # Nothing is sent while a field is missing; by then it is hidden again only if the form was sent.
    page.evaluate("document.querySelector('main form').addEventListener('submit', e => e.preventDefault())")
    page.fill("#email", "ada@example.org")
    page.locator("main form button.primary").click()
    assert field.get_attribute("type") == "password"


def test_without_scripts_there_is_only_the_field(site, open_page):
    page = open_page(java_script_enabled=False)
    page.goto(site.base + "/sign-in")
    assert page.get_by_role("button", name="Show password").count() == 0
    assert page.locator("#password").is_visible()
