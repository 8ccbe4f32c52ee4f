"""Every page in every state: where it is, who sees it, and how it comes about.

`STATES` maps a name to a state; `show` brings a page of the browser into it.
"""

from dataclasses import dataclass
from typing import Callable

import browser as chrome
from photos import plain
from portraits import portrait


@dataclass(frozen=True)
class State:
    path: str
    who: str | None = None
    then: Callable | None = None
    site: str = "site"


LETTERS = (
    "account-deleted", "account-removed", "address-changed", "address-confirm", "address-taken", "already-member", "approved", "bio-removed",
    "confirm", "declined", "invitation", "name-removed", "password-changed", "photo-removed", "reset", "suspended",
    "uploads-locked",
)


def press(selector):
    return lambda page, world: page.locator(selector).first.click()


def fill_wrongly(page, world):
    page.fill("#email", "not an address")
    page.locator("form.sheet button.primary").click()


def refused(page, world):
    """What only the server can find wrong."""
    page.fill("#name", "Somebody")
    page.fill("#email", world.people["owner"].person.email)
    page.fill("#password", "a quiet harbour at 6")
    page.set_input_files("#photo", chrome.photo_file(portrait(60)))
    page.locator("form.sheet button.primary").click()
    page.locator("#email-error:not(:empty)").wait_for()


def choose(page, world):
    page.set_input_files("#photo", chrome.photo_file(portrait(61)))
    page.locator(".chosen img:not(.stand-in)").wait_for()


def send_slowly(page, world):
    page.route("**/photos", lambda route: route.continue_() if route.request.method == "GET" else world.held.append(route))
    choose(page, world)
    page.locator("form button.primary").last.click()
    page.locator("progress").wait_for()


def choose_too_large(page, world):
    page.evaluate("document.querySelector('#photo').dataset.limit = 100")
    page.set_input_files("#photo", chrome.photo_file(plain((90, 120, 90))))
    page.locator("#photo-error:not(:empty)").wait_for()


def sign_in_wrongly(page, world):
    page.fill("#email", "nobody@example.org")
    page.fill("#password", "not the harbour")
    chrome.send(page, "/sign-in")


def change_password_wrongly(page, world):
    page.fill("#current", "not it")
    page.fill("#password", "1234567890")
    chrome.send(page, "/account/password")


def hide(page, world):
    chrome.send(page, "/account/visibility")


def ask_for_token(page, world):
    """In the place of the one before, since an account has room for a few only."""
    revoke = page.locator("main .sessions button")
    if revoke.count():
        with page.expect_navigation():
            revoke.first.click()
    page.fill("#token-name", "Phone")
    page.fill("#current", world.people["owner"].person.password)
    chrome.send(page, "/tokens")


def break_token(page, world):
    page.fill("#email", "somebody@example.org")
    page.fill("#password", "a quiet harbour")
    page.evaluate("document.querySelector('main [name=token]').value = 'x'")
    chrome.send(page, "/sign-in")


def search(page, world):
    page.locator("#q").press_sequentially("a")
    page.wait_for_url("**/?q=a")


def open_letter(name):
    """Shows the HTML part of a letter as a mail program does."""
    def show(page, world):
        page.set_content(world.letters(page.evaluate("navigator.language")[:2])[name])

    return show


STATES = {
    "gallery": State("/"), "gallery-member": State("/", "owner"), "gallery-empty": State("/", site="empty"),
    "gallery-end": State("/?before=1"), "gallery-searched": State("/", then=search),
    "search": State("/?q=a"), "search-nobody": State("/?q=xyzzy"),
    "join": State("/join"), "join-missing": State("/join", then=fill_wrongly), "join-refused": State("/join", then=refused),
    "join-chosen": State("/join", then=choose), "join-sent": State("/join/sent"), "join-waiting": State("/join/waiting"),
    "invite": State("{invite}"), "invite-over": State("/invite/x"), "reset": State("{reset}"), "reset-over": State("/reset/x"),
    "forgot": State("/forgot"), "sign-in": State("/sign-in"), "sign-in-refused": State("/sign-in", then=sign_in_wrongly),
    "sign-out": State("/sign-out", "owner"),
    "profile": State("/users/{owner}"), "profile-bare": State("/users/{bare}"), "profile-own": State("/users/{owner}", "owner"),
    "profile-own-embed": State("/users/{owner}", "owner", press(".embed summary")),
    "profile-own-bare": State("/users/{bare}", "bare"), "profile-own-held": State("/users/{held}", "held"),
    "profile-own-told": State("/users/{told}", "told"), "report": State("/users/{owner}/report"),
    "edit": State("/users/{owner}/edit", "owner"), "photos": State("/users/{owner}/photos", "owner"),
    "photos-none": State("/users/{bare}/photos", "bare"), "photos-locked": State("/users/{told}/photos", "told"),
    "photos-held": State("/users/{held}/photos", "held"),
    "photos-chosen": State("/users/{bare}/photos", "bare", choose),
    "photos-sending": State("/users/{bare}/photos", "bare", send_slowly),
    "photos-too-large": State("/users/{bare}/photos", "bare", choose_too_large),
    "photos-delete": State("/users/{owner}/photos", "owner", press(".earlier summary")),
    "crop": State("/users/{owner}/photos/{photo}/crop", "owner"),
    "account": State("/account", "owner"), "account-done": State("/account", "bare", hide),
    "account-email": State("/account/email", "owner"), "account-password": State("/account/password", "owner"),
    "account-password-refused": State("/account/password", "owner", change_password_wrongly),
    "account-sessions": State("/account/sessions", "owner"), "account-delete": State("/account/delete", "owner"),
    "account-download": State("/account/download", "owner"),
    "account-tokens": State("/account/tokens", "owner"), "account-token-made": State("/account/tokens", "owner", ask_for_token),
    "not-found": State("/nowhere"), "not-found-member": State("/nowhere", "owner"),
    "forbidden": State("/users/{owner}/edit", "bare"), "form-over": State("/sign-in", None, break_token),
    "unavailable": State("/", site="away"),
    "admin": State("/admin", "administrator"), "admin-queue": State("/admin/queue", "administrator"),
    "admin-queue-remove": State("/admin/queue", "administrator", press(".case .actions summary")),
    "admin-users": State("/admin/users", "administrator"), "admin-users-found": State("/admin/users?q=a", "administrator"),
    "admin-user": State("/admin/users/{reported}", "administrator"), "admin-user-told": State("/admin/users/{told}", "moderator"),
    "admin-invitations": State("/admin/invitations", "administrator"), "admin-log": State("/admin/log", "administrator"),
    "admin-forbidden": State("/admin", "owner"),
} | {f"letter-{name}": State("about:blank", then=open_letter(name)) for name in LETTERS}


def leave(world):
    """Lets nothing that is still on its way arrive later."""
    while world.held:
        world.held.pop().abort()


def enter(context, world, who):
    """Lets a context of the browser be signed in as somebody."""
    context.clear_cookies()
    if who:
        visitor = world.people[who].visitor
        context.add_cookies([
            {"name": name, "value": value, "url": world.site.base}
            for name, (value, _) in visitor.cookies.items() if name != "tintype-notice"
        ])


def show(page, world, state):
    enter(page.context, world, state.who)
    names = {name: member.uid for name, member in world.people.items()} | world.paths
    names["photo"] = world.photo(world.people["owner"])
    page.goto(state.path if state.path == "about:blank" else getattr(world, state.site).base + state.path.format(**names))
    if state.then:
        state.then(page, world)
