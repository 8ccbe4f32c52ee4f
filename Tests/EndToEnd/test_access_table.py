"""Every address of the site with every kind of visitor, for members in every state: the access rules of the
design as a table. An address without a row fails."""

import re
import threading
import time

import pytest

from moderators import act, staff, user
from people import join, photo_of, sign_in, someone
from photos import upright_jpeg
from site_under_test import ROOT
from visitor import Visitor

VISITORS = ("stranger", "member", "owner", "moderator", "administrator", "shut out")
STATES = ("everyone", "members", "held", "suspended", "pending", "deleted")
# Who is shown a member in each state; whoever is not may not learn that there is one.
SHOWN = {
    "everyone": VISITORS, "held": VISITORS,
    "members": ("member", "owner", "moderator", "administrator"),
    "suspended": ("moderator", "administrator"), "pending": ("moderator", "administrator"), "deleted": (),
}
PHOTO = SHOWN | {"held": ("owner", "moderator", "administrator")}
# Without a session: the cookie of a suspended, waiting or deleted member is worth nothing.
NOBODY = ("stranger", "shut out")


def is_signed_in(visitor, state):
    return visitor not in NOBODY and not (visitor == "owner" and state in ("suspended", "pending", "deleted"))


def profile(visitor, state):
    return 200 if visitor in SHOWN[state] else 404


def photo(visitor, state):
    return 200 if visitor in PHOTO[state] else 404


def photo_address(visitor, state):
    return 410 if state == "deleted" else photo(visitor, state)


def own(visitor, state):
    """The same of somebody whom a visitor may not see as of nobody."""
    if not is_signed_in(visitor, state):
        return 303
    return 200 if visitor == "owner" else 403


def signed_in(visitor, state):
    return 200 if is_signed_in(visitor, state) else 303


def programs(visitor, state):
    return 200 if is_signed_in(visitor, state) else 401


def moderators(visitor, state):
    if not is_signed_in(visitor, state):
        return 303
    return 200 if visitor in ("moderator", "administrator") else 403


def administrators(visitor, state):
    found = moderators(visitor, state)
    return 403 if found == 200 and visitor == "moderator" else found


def moderators_member(visitor, state):
    found = moderators(visitor, state)
    return 404 if found == 200 and state == "deleted" else found


def anybody(visitor, state):
    return 200


def over(visitor, state):
    """A link that nobody has been given."""
    return 410


def guests(visitor, state):
    """Whoever is signed in is led to their own page."""
    return 303 if is_signed_in(visitor, state) else 200


def nobody(visitor, state):
    return 404


# GET of each address; None: there is none.
READ = {
    "": anybody, "healthz": anybody, "robots.txt": anybody, "language": lambda visitor, state: 400, "join": guests, "sign-in": guests,
    "sign-out": lambda visitor, state: 200 if is_signed_in(visitor, state) else 303,
    "join/sent": anybody, "join/waiting": anybody, "forgot": anybody,
    "invite/:token": nobody, "confirm/:token": over, "reset/:token": over,
    "account": signed_in, "account/email": signed_in, "account/password": signed_in, "account/sessions": signed_in,
    "account/letter": None, "account/email/withdraw": None, "account/visibility": None, "account/delete": signed_in, "account/download": signed_in, "account/tokens": signed_in,
    "account/tokens/:token/revoke": None, "api/tokens": programs, "api/tokens/:token": None,
    "users/:uid": profile, "users/:uid/edit": own, "users/:uid/photo": photo, "users/:uid/photo/:file": photo,
    "users/:uid/photos": own, "users/:uid/photos/remove": None, "users/:uid/photos/describe": None,
    "users/:uid/photos/:uuid/picture": own, "users/:uid/photos/:uuid/thumbnail": own,
    "users/:uid/photos/:uuid/crop": own, "users/:uid/photos/:uuid/use": None,
    "users/:uid/photos/:uuid/delete": None, "staged": None, "staged/:ticket": nobody, "invite/:token/staged": None,
    "profile_image/:uuid": photo_address, "profile_image/:uuid/:file": photo_address,
    "users/:uid/report": profile, "users/:uid/notices": None,
    "admin": moderators, "admin/queue": moderators, "admin/users": moderators,
    "admin/users/:uid": moderators_member, "admin/users/:uid/reset-link": None, "admin/users/:uid/:act": None,
    "admin/log": moderators, "admin/invitations": administrators,
    "admin/invitations/:invitation/revoke": None,
}

# Who may POST with a good token; all others get 401, 403 or 404. "signed in" is about oneself.
WRITE = {
    "staged": "all", "invite/:token": "all", "invite/:token/staged": "all", "confirm/:token": "all", "reset/:token": "all", "forgot": "all",
    "join": "all", "sign-in": "all", "sign-out": "all", "account/email": "signed in", "account/password": "signed in",
    "account/sessions": "signed in", "account/visibility": "signed in", "account/delete": "signed in",
    "account/download": "signed in", "account/letter": "signed in", "account/email/withdraw": "signed in",
    "account/tokens/:token/revoke": "signed in", "api/tokens": "signed in",
    "users/:uid/edit": "owner", "users/:uid/photos": "owner", "users/:uid/photos/remove": "owner",
    "users/:uid/photos/describe": "owner", "users/:uid/photos/:uuid/crop": "owner",
    "users/:uid/photos/:uuid/use": "owner", "users/:uid/photos/:uuid/delete": "owner",
    "users/:uid/notices": "owner", "users/:uid/report": "shown",
    "admin/users/:uid/reset-link": "administrator", "admin/users/:uid/:act": "moderator",
    "admin/invitations": "administrator", "admin/invitations/:invitation/revoke": "administrator",
}


def routes():
    """{pattern: methods} as the source has them."""
    text = (ROOT / "Sources/Site/Serving/Routes.swift").read_text()
    found = re.findall(r'Route\(\s*"([^"]*)",(.*?)\)(?=,\n|\n)', text, re.DOTALL)
    return {pattern: set(re.findall(r"\b(get|post|delete):", rest)) for pattern, rest in found}


def test_every_address_has_a_row():
    found = routes()
    assert len(found) > 30
    assert found.keys() == READ.keys()
    assert {p for p, row in READ.items() if row} == {p for p, methods in found.items() if "get" in methods}
    assert WRITE.keys() == {p for p, methods in found.items() if "post" in methods}


class Cast:
    """A site, a member in each state, and a visitor of each kind."""

    def __init__(self, site):
        self.site = site
        self.moderator, self.administrator = staff(site, "moderator"), staff(site, "administrator")
        self.member = join(site, someone(1, "Member"), None)
        self.shut_out = join(site, someone(2, "Out"), None)
        user(site, "suspend", self.shut_out.uid)
        self.owners, self.photos = {}, {}
        for number, state in enumerate(STATES, 10):
            owner = join(site, someone(number, state.title()))
            self.owners[state], self.photos[state] = owner, photo_of(site, owner)
            self.put(owner, state)

    def put(self, owner, state):
        uid, uuid = owner.uid, self.photos[state]
        if state == "members":
            token = owner.visitor.token("/account")
            assert owner.visitor.post("/account/visibility", {"token": token, "visibility": "members"}).status == 303
        elif state == "held":
            assert act(self.moderator, uid, "hold", photo=uuid).status == 303
        elif state in ("suspended", "pending"):
            assert user(self.site, "suspend", uid).returncode == 0
            if state == "pending":
                for path in (self.site.document(uid), self.site.data / f"credentials/{uid}.json"):
                    path.write_text(path.read_text().replace('"suspended"', '"pending"'))
        elif state == "deleted":
            assert user(self.site, "delete", uid).returncode == 0

    def visitor(self, kind, state):
        known = {
            "stranger": None, "member": self.member, "moderator": self.moderator, "owner": self.owners[state],
            "administrator": self.administrator, "shut out": self.shut_out,
        }[kind]
        visitor = Visitor(self.site.base)
        if known:
            visitor.cookies = dict(known.visitor.cookies)
        return visitor

    def address(self, pattern, state):
        names = {
            ":uid": self.owners[state].uid, ":uuid": self.photos[state], ":file": "180.jpg", ":ticket": "x.y",
            ":token": "abc", ":act": "hold",
        }
        path = "/" + "/".join(names.get(part, part) for part in pattern.split("/"))
        return path + ("?d=404" if "/photo" in pattern and "photos" not in pattern else "")


@pytest.fixture(scope="module")
def cast(module_site):
    return Cast(module_site())


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("kind", VISITORS)
def test_who_may_read_what(cast, kind, state):
    found, wanted = {}, {}
    for pattern, row in READ.items():
        if row:
            answer = cast.visitor(kind, state).get(cast.address(pattern, state))
            found[pattern], wanted[pattern] = answer.status, row(kind, state)
            if answer.status == 200 and row in (photo, photo_address):
                is_public = state == "everyone"
                assert (answer.headers["Access-Control-Allow-Origin"] == "*") == is_public, pattern
                assert ("no-store" in answer.headers["Cache-Control"]) != is_public, pattern
    assert found == wanted


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("kind", VISITORS)
def test_who_may_not_write_what(cast, kind, state):
    """Only those who may not: what the others do has tests of its own. Each has a token that is good."""
    for pattern, who in WRITE.items():
        may = {
            "all": True, "signed in": is_signed_in(kind, state), "shown": kind in SHOWN[state],
            "owner": kind == "owner" and is_signed_in(kind, state),
            "moderator": kind in ("moderator", "administrator"), "administrator": kind == "administrator",
        }[who]
        if may:
            continue
        visitor = cast.visitor(kind, state)
        token = visitor.token("/account" if is_signed_in(kind, state) else "/join")
        answer = visitor.post(cast.address(pattern, state), {"token": token, "photo": cast.photos[state]})
        assert answer.status in (401, 403, 404), (pattern, answer)
        if who != "shown" and "account/" not in pattern:
            assert answer.status == (403 if is_signed_in(kind, state) else 401), (pattern, answer)


@pytest.mark.parametrize("whom", ["member", "moderator", "administrator"])
def test_moderators_act_on_members_and_administrators_on_everybody(new_site, whom):
    site = new_site()
    moderator, administrator = staff(site, "moderator"), staff(site, "administrator")
    other = join(site, someone(1, "Other"))
    assert user(site, "role", other.uid, whom).returncode == 0
    photo = photo_of(site, other)
    acts = {"hold": {"photo": photo}, "approve": {"photo": photo}, "lock": {}, "unlock": {},
            "remove-name": {"seen": other.person.name}, "remove-photo": {"photo": photo}}
    for verb, fields in acts.items():
        token = moderator.visitor.token("/admin/queue")
        answer = moderator.visitor.post(f"/admin/users/{other.uid}/{verb}", {"token": token, "reason": "x"} | fields)
        assert answer.status == (303 if whom == "member" else 403), (verb, answer)
        if whom != "member":
            assert act(administrator, other.uid, verb, **fields).status == 303, verb
    page = moderator.visitor.get(f"/admin/users/{other.uid}")
    assert ("/lock" in page.text) == (whom == "member")
    assert ("Only an administrator may decide" in page.text) == (whom != "member")


def test_nothing_of_the_tree_but_public_photos_is_to_be_had(cast):
    owner = cast.owners["everyone"]
    names = ("credentials/{0}.json", "sessions/{0}.json", "tokens/{0}.json", "log/moderation.jsonl",
             "masters/{1}/master.jpg", "withheld/{1}/640.jpg", "removed/{1}", "gallery.jsonl", "keys/form",
             "profile_image/{1}/metadata.json", "profile_image/../credentials/{0}.json")
    for name in names:
        path = "/" + name.format(owner.uid, cast.photos["held"])
        for kind in VISITORS:
            assert cast.visitor(kind, "everyone").get(path).status in (400, 404), (kind, path)


def test_a_photo_is_never_served_while_it_must_not_be(new_site):
    """It is asked for at nginx all the while: once a change that hides it is answered, until one begins that
    shows it, nobody gets it."""
    site = new_site()
    moderator, owner = staff(site, "moderator"), join(site, someone(1, "Owner"), upright_jpeg())
    uuid = photo_of(site, owner)
    asked, done = [], threading.Event()

    def ask(name):
        visitor = site.visitor()
        while not done.is_set():
            start = time.monotonic()
            asked.append((start, visitor.get(f"/profile_image/{uuid}/{name}").status, time.monotonic()))

    def visibility(value):
        token = owner.visitor.token("/account")
        assert owner.visitor.post("/account/visibility", {"token": token, "visibility": value}).status == 303

    def suspended(verb):
        assert user(site, verb, owner.uid).returncode == 0
        if verb == "unsuspend":
            assert sign_in(owner.visitor, owner.person).status == 303

    hides = (
        (lambda: visibility("members"), lambda: visibility("everyone")),
        (lambda: act(moderator, owner.uid, "hold", photo=uuid), lambda: act(moderator, owner.uid, "approve", photo=uuid)),
        (lambda: suspended("suspend"), lambda: suspended("unsuspend")),
    )
    threads = [threading.Thread(target=ask, args=(name,)) for name in ("640.jpg", "96.webp")]
    hidden, shown, last = [], [], time.monotonic()
    for thread in threads:
        thread.start()
    try:
        for _ in range(3):
            for hide, show in hides:
                shown.append((last, time.monotonic()))
                hide()
                start = time.monotonic()
                time.sleep(0.05)
                hidden.append((start, time.monotonic()))
                show()
                last = time.monotonic()
                time.sleep(0.05)
        shown.append((last, time.monotonic()))
        assert user(site, "delete", owner.uid).returncode == 0
        start = time.monotonic()
        time.sleep(0.1)
        hidden.append((start, time.monotonic()))
    finally:
        done.set()
        for thread in threads:
            thread.join()
    within = lambda spans: [s for begin, s, end in asked if any(a <= begin and end <= b for a, b in spans)]
    assert len(within(hidden)) > 20 and set(within(hidden)) <= {404, 410}
    assert len(within(shown)) > 20 and set(within(shown)) == {200}
