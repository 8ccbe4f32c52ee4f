"""A session that ends while somebody writes: their text is not lost, and nobody else is shown it."""

import pytest

from people import join, sign_in
from visitor import Visitor

BIO = 'Two lines,\nand "quotes" <b>&amp;'


def editor(site, person, photo=None):
    """A member with a form open, whose session then ends elsewhere."""
    member = join(site, person, photo)
    return member, f"/users/{member.uid}/edit"


def end_sessions(site, person):
    other = site.visitor()
    assert sign_in(other, person).status == 303
    assert other.submit("/account/sessions", "/account/sessions", {"session": "all"}).status == 303


def send(member, page, action, values, before):
    """Fills in the form of a page, and sends it when `before` has been done."""
    form = member.visitor.get(page).page.form(action)
    before()
    return member.visitor.post(form.action, form.fields | values, encoding="application/x-www-form-urlencoded")


def sign_in_again(visitor, answer, person):
    form = answer.page.form("/sign-in")
    return visitor.post(form.action, form.fields | {"email": person.email, "password": person.password})


def test_what_was_written_comes_back_after_signing_in(site, guest):
    member, page = editor(site, guest)
    values = {"name": "Somebody new", "bio": BIO, "age": "41"}
    answer = send(member, page, "/edit", values, lambda: end_sessions(site, guest))
    assert answer.status == 401
    assert "what you wrote comes back" in answer.page.text
    wrong = member.visitor.post("/sign-in", answer.page.form("/sign-in").fields | {"email": guest.email, "password": "no"})
    assert wrong.status == 422
    again = sign_in_again(member.visitor, wrong, guest)
    assert again.status == 200 and "no-store" in again.headers["Cache-Control"] or "private" in again.headers["Cache-Control"]
    form = again.page.form("/edit")
    assert {k: form.fields[k].replace("\r\n", "\n") for k in values} == values
    assert member.visitor.post(form.action, form.fields).status == 303
    assert site.visitor().get(f"/users/{member.uid}.json").json["bio"] == BIO


def test_the_description_of_a_photo_comes_back_in_its_own_field(site, guest):
    from photos import RED, plain

    member = join(site, guest, plain(RED))
    page = f"/users/{member.uid}/photos"
    answer = send(member, page, "/describe", {"alt": "at sea"}, lambda: end_sessions(site, guest))
    again = sign_in_again(member.visitor, answer, guest)
    assert again.page.form("/describe").fields["alt"] == "at sea"
    assert again.page.form("/photos").fields["alt"] == ""


def test_another_member_who_signs_in_is_shown_nothing_of_it(site, guests):
    person, other = guests(), guests()
    member, page = editor(site, person)
    join(site, other, photo=None)
    answer = send(member, page, "/edit", {"bio": "a secret of mine"}, lambda: end_sessions(site, person))
    again = sign_in_again(member.visitor, answer, other)
    assert "a secret of mine" not in again.text
    assert "a secret of mine" not in member.visitor.follow(again).text


def test_a_form_from_before_signing_in_again_is_shown_once_more(site, guest):
    member, page = editor(site, guest)

    def come_back():
        member.visitor.submit(f"/users/{member.uid}", "/sign-out", {})
        assert sign_in(member.visitor, guest).status == 303

    answer = send(member, page, "/edit", {"bio": BIO}, come_back)
    assert answer.status == 403
    form = answer.page.form("/edit")
    assert form.fields["bio"].replace("\r\n", "\n") == BIO
    assert member.visitor.post(form.action, form.fields).status == 303


@pytest.mark.parametrize("page", ["/account/password", "/account/delete"])
def test_passwords_are_not_carried_along(site, guest, page):
    member = join(site, guest, photo=None)
    values = {"current": guest.password, "password": "another staple, newer"}
    answer = send(member, page, page, values, lambda: end_sessions(site, guest))
    assert answer.status == 401
    assert guest.password not in answer.text and "another staple" not in answer.text


def test_a_stranger_without_a_session_of_old_gets_no_form_filled_in(site, ada):
    stranger = Visitor(site.base)
    fields = {"name": "x", "bio": "put in by another site", "token": stranger.token("/sign-in")}
    answer = stranger.post(f"/users/{ada.uid}/edit", fields)
    assert answer.status == 401 and "put in by another site" not in answer.text
