"""Who joins, decided by administrators and moderators in the browser."""

import re
from urllib.parse import urlsplit

from moderators import act, staff
from people import ADA, MINJUN, send_join, sign_in


def invite(site, administrator, **values):
    return administrator.visitor.submit("/admin/invitations", "/admin/invitations", values)


def link(answer):
    assert answer.status == 200, answer
    return re.search(r"<code>(\S+/invite/[A-Za-z0-9_-]{43})</code>", answer.text).group(1)


def accept(visitor, address, person):
    fields = {"name": person.name, "email": person.email, "password": person.password}
    return visitor.submit(address, address.rpartition("/invite/")[2], fields)


def test_without_mail_an_invitation_is_shown_once_and_works_while_joining_is_closed(new_site):
    site = new_site(settings={"join": "open"})
    administrator = staff(site, "administrator")
    site.settings["join"] = "closed"
    site.restart()
    administrator.visitor = _again(site, administrator)
    assert send_join_status(site) == 403
    address = link(invite(site, administrator, email=ADA.email, name="Ada"))
    assert ADA.email in administrator.visitor.get("/admin/invitations").page.text
    assert address not in administrator.visitor.get("/admin/invitations").text
    guest = site.visitor()
    assert guest.get(address).page.form(urlsplit(address).path).fields["email"] == ADA.email
    assert accept(guest, address, ADA).status == 303
    assert ADA.email not in administrator.visitor.get("/admin/invitations").page.text
    assert site.visitor().get(address).status in (404, 410)


def test_an_invitation_is_taken_back(new_site):
    site = new_site()
    administrator = staff(site, "administrator")
    address = link(invite(site, administrator))
    answer = administrator.visitor.submit("/admin/invitations", "/revoke", {})
    assert "taken back" in administrator.visitor.follow(answer).page.text
    assert site.visitor().get(address).status in (404, 410)
    log = administrator.visitor.get("/admin/log").page.text
    assert "Invited" in log and "Took back an invitation" in log


def test_what_cannot_be_invited_is_said_beside_the_field(new_site):
    site = new_site()
    administrator = staff(site, "administrator")
    for values in ({"email": "nonsense"}, {"email": administrator.person.email}):
        answer = invite(site, administrator, **values)
        assert answer.status == 422 and 'id="email-error"' in answer.text
        assert answer.page.form("/admin/invitations").fields["email"] == values["email"]


def test_moderators_do_not_invite(new_site):
    site = new_site()
    moderator = staff(site, "moderator")
    assert moderator.visitor.get("/admin/invitations").status == 403
    token = moderator.visitor.token("/admin/queue")
    assert moderator.visitor.post("/admin/invitations", {"token": token}).status == 403


def test_a_moderator_lets_in_and_turns_away(new_site):
    site = new_site(settings={"join": "open"})
    moderator = staff(site, "moderator")
    site.settings["join"] = "approve"
    site.restart()
    moderator.visitor = _again(site, moderator)
    for person in (ADA, MINJUN):
        assert send_join(site.visitor(), person).status == 303
    queue = moderator.visitor.get("/admin/queue", Accept="application/json").json
    ada, minjun = queue["waiting"]
    page = moderator.visitor.get("/admin/queue").page.text
    assert ADA.name in page and MINJUN.email in page
    assert site.visitor().get(f"/users/{ada}").status == 404
    assert act(moderator, ada, "approve-member").status == 303
    assert act(moderator, minjun, "decline-member", reason="Not one of us yet.").status == 303
    assert site.visitor().get(f"/users/{ada}").status == 200
    assert sign_in(site.visitor(), ADA).status == 303
    assert not site.document(minjun).exists()
    assert moderator.visitor.get("/admin/queue", Accept="application/json").json["waiting"] == []
    log = moderator.visitor.get("/admin/log").page.text
    assert "Let in" in log and "Turned away" in log and "Not one of us yet." in log
    # Once more is too late, and says so.
    assert act(moderator, ada, "approve-member").status == 303


def send_join_status(site):
    visitor = site.visitor()
    return visitor.post("/join", {"name": "x", "email": "x@example.org", "password": "a quiet harbour at 5"}).status


def _again(site, member):
    """The same member at the site's new address."""
    visitor = site.visitor()
    visitor.cookies = member.visitor.cookies
    return visitor
