"""The moderators' pages, in Chromium, with scripts and without."""

import pytest

import browser as chrome
from moderators import act, report, staff, user
from people import ADA, MINJUN, join, photo_of, send_join, someone
from photos import sideways_jpeg


@pytest.fixture(scope="module")
def cast(module_site):
    """A site on which everything waits for somebody: a report, a held photo, somebody who asks to join."""
    site = module_site()
    administrator, ada, minjun = staff(site, "administrator"), join(site, ADA, sideways_jpeg()), join(site, MINJUN)
    assert report(site.visitor(), ada.uid, "photo", "nudity", words="Not her.").status == 303
    assert report(site.visitor(), ada.uid, "name").status == 303
    photo = photo_of(site, minjun)
    assert act(administrator, minjun.uid, "hold", photo=photo).status == 303
    administrator.visitor.submit("/admin/invitations", "/admin/invitations", {"email": "guest@example.org"})
    site.settings["join"] = "approve"
    site.restart()
    assert send_join(site.visitor(), someone(1, "Newcomer"), sideways_jpeg()).status == 303
    return site, administrator, ada


def visit(page, cast, path):
    site, administrator, ada = cast
    chrome.sign_in(page, site.base, administrator.person)
    page.goto(site.base + path.format(uid=ada.uid))
    return page


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_somebody_is_let_in_and_somebody_is_turned_away(cast, open_page, guests, scripts):
    site, *_ = cast
    for person in (guests(), guests()):
        assert send_join(site.visitor(), person, photo=None).status == 303
    page = visit(open_page(java_script_enabled=scripts), cast, "/admin/queue")
    rows = page.locator("section[aria-labelledby=waiting] li")
    count = rows.count()
    assert count >= 2
    rows.last.get_by_text("Turn away…").click()
    rows.last.get_by_label("Reason").fill("Not one of us yet.")
    rows.last.get_by_role("button", name="Turn away").click()
    assert rows.count() == count - 1
    rows.last.get_by_role("button", name="Let in").click()
    assert rows.count() == count - 2
    assert page.locator("[role=status]").count() == 1


def test_the_link_to_more_members_says_so_with_scripts_too(new_site, open_page):
    site = new_site()
    administrator = staff(site, "administrator")
    for number in range(21):
        person = someone(number)
        assert user(site, "add", person.email, person.name, input=person.password).returncode == 0
    page = open_page()
    chrome.sign_in(page, site.base, administrator.person)
    page.goto(site.base + "/admin/users?q=guest")
    assert page.locator("main a[href*='/admin/users/']").count() == 20
    page.get_by_role("link", name="More results").click()
    page.wait_for_url("**before=*")
    assert page.locator("main a[href*='/admin/users/']").count() == 1
