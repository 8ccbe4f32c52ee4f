"""Photos that the server looks at before their form is sent: from members, and from strangers who may join."""

import pytest

from invitations import accept, invite
from moderators import act, staff
from people import ADA, join
from photos import upright_jpeg
from programs import assert_problem


def stage(visitor, token_from, address="/staged"):
    fields = {"token": visitor.token(token_from), "photo": ("a.jpg", upright_jpeg(), "image/jpeg")}
    return visitor.post(address, fields, {"Accept": "application/json"})


@pytest.mark.parametrize("joining", ["open", "approve"])
def test_strangers_may_send_one_where_they_may_join(new_site, joining):
    site = new_site(settings={"join": joining})
    visitor = site.visitor()
    answer = stage(visitor, "/join")
    assert answer.status == 201
    assert visitor.get(answer.json["preview"]).status == 200


@pytest.mark.parametrize("joining", ["invite", "closed"])
def test_elsewhere_the_invitation_says_where(new_site, joining, guest):
    site = new_site(settings={"join": joining})
    visitor = site.visitor()
    assert_problem(stage(visitor, "/sign-in"), 403, f"join-{joining}")
    assert_problem(stage(visitor, "/sign-in", "/invite/abc/staged"), 404, "invitation-unknown")
    assert site.staged() == []
    [(_, _, path)], _ = invite(site, guest.email)
    assert f'data-stage="{site.path}{path}/staged"' in visitor.get(path).text
    answer = stage(visitor, path, f"{path}/staged")
    assert answer.status == 201 and visitor.get(answer.json["preview"]).status == 200
    assert accept(visitor, path, guest, staged=answer.json["staged"]).status == 303
    assert_problem(stage(site.visitor(), "/sign-in", f"{path}/staged"), 404, "invitation-unknown")


def test_members_may_unless_their_uploads_are_locked(new_site):
    site = new_site()
    moderator, ada = staff(site, "moderator"), join(site, ADA, None)
    page = f"/users/{ada.uid}/edit"
    assert stage(ada.visitor, page).status == 201
    before = site.staged()
    assert act(moderator, ada.uid, "lock").status == 303
    assert_problem(stage(ada.visitor, page), 403, "uploads-locked")
    assert site.staged() == before
