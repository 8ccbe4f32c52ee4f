"""Fixtures for the tests in a real browser."""

import pytest

from browser import DESK, chromium


@pytest.fixture(scope="session")
def browser():
    with chromium() as running:
        yield running


@pytest.fixture
def open_page(browser):
    """Opens a page in a fresh profile; the test fails if the page has an error or breaks its policy."""
    contexts, troubles = [], []

    def note(message):
        if "Content Security Policy" in message.text or "Refused to" in message.text:
            troubles.append(message.text)

    def make(**options):
        contexts.append(browser.new_context(**{"viewport": DESK, "locale": "en-GB"} | options))
        contexts[-1].set_default_timeout(15_000)
        page = contexts[-1].new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert troubles == []
