"""What the script adds to the gallery: finding as one types, and more photos on the same page."""

import pytest
from playwright.sync_api import expect

from people import join, someone
from photos import plain

COUNT = 7


@pytest.fixture(scope="module")
def crowd(module_site):
    site = module_site(settings={"gallery_page": 3})
    for number in range(COUNT):
        join(site, someone(number, "Zenobia" if number == 2 else "Guest"), plain((90, 30 * number, 120)))
    return site


def test_typing_finds_members_and_says_how_many(crowd, open_page):
    page = open_page()
    page.goto(crowd.base + "/")
    page.locator("#q").press_sequentially("zeno", delay=30)
    page.wait_for_url("**/?q=zeno")
    assert page.locator(".tile").all_inner_texts() == ["Zenobia 2"]
    assert page.get_by_text("Found: 1").count() == 1
    assert page.locator("h1").inner_text() == "Search: zeno"
    assert page.evaluate("document.activeElement.id") == "q"
    page.fill("#q", "xyzzy")
    page.get_by_text("Nobody found").wait_for()
    page.fill("#q", "")
    expect(page.locator(".tile")).to_have_count(3)
    assert page.locator("h1").inner_text() == "Newest photos"


def test_a_search_that_fails_says_so(crowd, open_page):
    page = open_page()
    page.goto(crowd.base + "/")
    page.route("**/?q=*", lambda route: route.fulfill(status=503, body="busy"))
    page.fill("#q", "guest")
    page.get_by_text("Searching does not work at the moment.").wait_for()
    page.unroute("**/?q=*")
    page.fill("#q", "guest ")
    page.get_by_text("Found: 3+").wait_for(state="attached")


def test_more_photos_join_the_page_until_there_are_none(crowd, open_page):
    page = open_page()
    page.goto(crowd.base + "/")
    more = page.locator(".pages [rel=next]")
    assert more.inner_text() == "Show more"
    more.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tile")).to_have_count(6)
    assert page.evaluate("[...document.querySelectorAll('.tile a')].indexOf(document.activeElement)") == 3
    more.click()
    expect(page.locator(".tile")).to_have_count(COUNT)
    names = page.locator(".tile").all_inner_texts()
    assert len(set(names)) == COUNT and names[0] == f"Guest {COUNT - 1}" and names[-1] == "Guest 0"


def test_more_photos_that_come_late_do_not_join_a_search(crowd, open_page):
    page = open_page()
    page.goto(crowd.base + "/")
    held = []
    page.route("**/?before=*", lambda route: held.append(route))
    page.locator(".pages [rel=next]").click()
    page.fill("#q", "zeno")
    expect(page.locator(".tile")).to_have_count(1)
    with page.expect_response("**/?before=*"):
        held[0].continue_()
    page.wait_for_timeout(300)
    assert page.locator(".tile").all_inner_texts() == ["Zenobia 2"]


def test_more_photos_that_do_not_come_can_be_asked_for_again(crowd, open_page):
    page = open_page()
    page.goto(crowd.base + "/")
    page.route("**/?before=*", lambda route: route.abort())
    page.locator(".pages [rel=next]").click()
    page.get_by_text("More photos could not be loaded.").wait_for()
    assert page.locator(".tile").count() == 3
    page.unroute("**/?before=*")
    page.locator(".pages [rel=next]").click()
    expect(page.locator(".tile")).to_have_count(6)
    assert page.get_by_text("More photos could not be loaded.").count() == 0


def test_after_a_search_more_results_can_be_had_too(crowd, open_page):
    page = open_page()
    page.goto(crowd.base + "/")
    page.fill("#q", "guest")
    page.wait_for_url("**/?q=guest")
    page.locator(".pages [rel=next]").click()
    expect(page.locator(".tile")).to_have_count(6)


@pytest.mark.parametrize("address", ["/", "/?q=guest"])
def test_without_a_script_links_and_a_form_do_the_same(crowd, open_page, address):
    page = open_page(java_script_enabled=False)
    page.goto(crowd.base + address)
    assert page.locator(".tile").count() == 3
    page.locator(".pages [rel=next]").click()
    assert page.locator(".tile").count() == 3
    page.goto(crowd.base + "/")
    page.fill("#q", "zenobia")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.locator(".tile").all_inner_texts() == ["Zenobia 2"]
