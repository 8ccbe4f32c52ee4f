"""The forms behind links that are secrets, in Chromium: they say which site they come from."""

import re

import pytest

import browser as chrome
from invitations import invite, path_of, reset_link
from mail_server import MailServer
from people import join
from processes import eventually


@pytest.fixture(scope="module")
def mailing(module_site):
    server = MailServer().start()
    site = module_site(settings={"mail_server": server.url, "mail_from": "club@example.org"})
    yield site, server
    server.stop()


def confirm_link(site, server, person):
    def found():
        texts = [m.get_body(("plain",)).get_content() for m in server.received if m["To"] == person.email]
        return re.findall(r"http\S+/confirm/\S+", "".join(texts))

    return path_of(site, eventually(found, 30)[0])


@pytest.mark.parametrize("what", ["invite", "reset", "confirm"])
def test_the_form_of_a_link_says_where_it_comes_from_and_is_taken(mailing, open_page, guests, what):
    site, server = mailing
    guest = guests()
    if what != "invite":
        join(site, guest, None)
    path = {
        "invite": lambda: invite(site)[0][0][2], "reset": lambda: reset_link(site, guest.email),
        "confirm": lambda: confirm_link(site, server, guest),
    }[what]()
    page = open_page()
    posts = []
    page.on("request", lambda request: posts.append(request) if request.method == "POST" else None)
    page.goto(site.base + path)
    if what == "invite":
        page.fill("[name=name]", guest.name)
        page.fill("[name=email]", guest.email)
    if what != "confirm":
        page.fill("[name=password]", "another quiet harbour")
    chrome.send(page, path)
    [post] = posts
    assert post.all_headers()["origin"] == site.base and post.response().status == 303
