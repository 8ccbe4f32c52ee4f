"""One letter of each kind, brought about as members and moderators do; nobody sends them."""

import json
import re
from urllib.parse import urlsplit

from commands import tintype
from moderators import act, staff
from people import join, photo_of, send_join, someone
from portraits import portrait
from site_under_test import Site

MAIL = {"mail_server": "smtp://localhost:9", "mail_from": "site@example.org"}
REASON = "This is a photo of somebody else."


def letters(language):
    """{name: HTML} in a language."""
    found = {}
    for settings in ({}, {"confirm_before_join": "yes"}, {"join": "approve"}):
        site = Site(settings=MAIL | settings).start()
        try:
            _write(site, language, **settings)
            found |= {letter["letter"]: letter["html"] for letter in _written(site)}
        finally:
            site.stop(check=False)
            site.remove()
    return found


def _write(site, language, confirm_before_join="no", join="open"):
    administrator = staff(site, "administrator", "Mara")
    if confirm_before_join == "yes":
        _come_again(site, language)
    elif join == "approve":
        _ask(site, language, administrator)
    else:
        _live(site, language, administrator)


def _come_again(site, language):
    """Joins twice with one address."""
    person = someone(1)
    send_join(_speaking(site, language), person, None)
    _confirm(site, "confirm")
    send_join(_speaking(site, language), person, None)


def _ask(site, language, administrator):
    """Two ask to join; one is let in."""
    for number in (1, 2):
        send_join(_speaking(site, language), someone(number), None)
    first, second = administrator.visitor.get("/admin/queue", Accept="application/json").json["waiting"]
    assert act(administrator, first, "approve-member").status == 303
    assert act(administrator, second, "decline-member", reason=REASON).status == 303


def _live(site, language, administrator):
    """What else happens to members."""
    tintype("invite", site.config, "guest@example.org", "--language", language)
    member, other, moving, leaving, removed = (_member(site, language, number) for number in range(5))
    current = {"current": member.person.password}
    member.visitor.submit("/forgot", "/forgot", {"email": member.person.email})
    member.visitor.submit("/account/password", "/account/password", current | {"password": "a louder harbour at 6"})
    assert act(administrator, removed.uid, "delete", reason=REASON).status == 303
    leaving.visitor.submit("/account/delete", "/account/delete", current)
    for email in (other.person.email, "new@example.org"):
        moving.visitor.submit("/account/email", "/account/email", current | {"email": email})
    _confirm(site, "address-confirm")
    edit = f"/users/{other.uid}/edit"
    other.visitor.submit(edit, edit, {"bio": "Buy my clocks."})
    photo = photo_of(site, other)
    name = other.person.name
    for verb, more in (
        ("remove-photo", {"photo": photo}), ("remove-bio", {"seen": "Buy my clocks."}), ("remove-name", {"seen": name}),
        ("lock", {}), ("suspend", {}),
    ):
        assert act(administrator, other.uid, verb, reason=REASON, **more).status == 303, verb


def _confirm(site, name):
    """Opens the link in the letter with that name."""
    [text] = [letter["text"] for letter in _written(site) if letter["letter"] == name]
    link = urlsplit(re.search(r"http\S+/confirm/\S+", text)[0]).path
    assert site.visitor().submit(link, link, {}).status == 303


def _speaking(site, language):
    visitor = site.visitor()
    visitor.get(f"/language?language={language}")
    return visitor


def _member(site, language, number):
    member = join(site, someone(number), portrait(number))
    member.visitor.get(f"/language?language={language}")
    return member


def _written(site):
    return [json.loads(file.read_text()) for file in (site.data / "outbox").glob("*.json")]
