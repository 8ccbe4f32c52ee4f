"""Guessing takes ever longer, for whoever guesses, and for nobody else."""

import re

import pytest

from invitations import reset_link
from people import ADA, MINJUN, join, send_join, sign_in
from programs import Program, assert_problem, make_token

WRONG = "not the harbour at all"


def guess(visitor, person, times, **more):
    return [sign_in(visitor, person, password=WRONG, **more) for _ in range(times)]


@pytest.mark.parametrize("mode", ("fastcgi", "cgi"))
def test_guessing_at_an_account_is_slowed_down_wherever_it_comes_from(new_site, mode):
    site = new_site(mode)
    join(site, ADA)
    answers = [guess(site.visitor(), ADA, 1)[0] for _ in range(8)]
    assert [a.status for a in answers] == [422] * 5 + [429] * 3
    refused = answers[-1]
    assert 1 <= int(refused.headers["Retry-After"]) <= 60
    assert refused.page.form("/sign-in").fields["email"] == ADA.email, "what was typed is kept"
    assert WRONG not in refused.text
    # The right password has to wait as well: or it would be told from the wrong ones.
    assert sign_in(site.visitor(), ADA).status == 429
    if mode == "fastcgi":
        site.restart()
    # One more second has gone by at most; a restart forgets nothing.
    again = [a.status for a in guess(site.visitor(), ADA, 4)]
    assert 429 in again and again.count(422) <= 1


@pytest.mark.parametrize("language, words", [("en", "in ({} seconds|a second)\\."), ("ko", "{}초 뒤에")])
def test_the_time_to_wait_is_said_as_it_is(new_site, language, words):
    site = new_site()
    fields = {"email": MINJUN.email, "password": WRONG}
    for _ in range(7):
        answer = site.visitor().submit("/sign-in", "/sign-in", fields, {"Accept-Language": language})
    assert answer.status == 429
    assert re.search(words.format(answer.headers["Retry-After"]), answer.page.text), answer.page.text


def test_an_address_that_nobody_has_is_slowed_down_just_the_same(new_site):
    site = new_site()
    nobody = [guess(site.visitor(), MINJUN, 1)[0].status for _ in range(7)]
    assert nobody == [422] * 5 + [429] * 2


def test_the_members_own_browser_does_not_wait_for_others(new_site):
    site = new_site()
    ada = join(site, ADA)
    own = site.visitor()
    assert sign_in(own, ADA).status == 303
    own.post("/sign-out", {"token": own.token(f"/users/{ada.uid}")})
    for _ in range(8):
        guess(site.visitor(), ADA, 1)
    assert sign_in(site.visitor(), ADA).status == 429
    assert sign_in(own, ADA).status == 303


def test_who_has_chosen_a_new_password_by_a_link_does_not_wait_for_others(new_site):
    site = new_site()
    ada = join(site, ADA, photo=None)
    while sign_in(site.visitor(), ADA, password="not it at all").status != 429:
        pass
    visitor, path = site.visitor(), reset_link(site, ada.uid)
    assert visitor.submit(path, path, {"password": "another staple, newer"}).status == 303
    assert sign_in(visitor, ADA, password="another staple, newer").status == 303


def test_a_client_that_tries_many_accounts_is_slowed_down_and_others_are_not(new_site, guests):
    site = new_site()
    ada = join(site, ADA)
    visitor = site.visitor()
    statuses = [guess(visitor, guests(), 1)[0].status for _ in range(22)]
    assert statuses == [422] * 20 + [429] * 2
    # A header cannot make it another client.
    for header in ("X-Forwarded-For", "X-Real-IP", "Forwarded"):
        form = visitor.get("/sign-in").page.form("/sign-in")
        fields = form.fields | {"email": ADA.email, "password": ADA.password}
        assert visitor.post("/sign-in", fields, {header: "198.51.100.7"}).status == 429
    assert sign_in(site.visitor(), ADA).status == 303
    assert ada.visitor.get(f"/users/{ada.uid}/edit").status == 200


def test_joining_again_and_again_is_slowed_down(new_site, guests):
    site = new_site()
    visitor = site.visitor()
    statuses = []
    for _ in range(42):
        visitor.cookies.clear()
        statuses.append(send_join(visitor, guests(), photo=None).status)
    assert statuses[:40] == [303] * 40 and 429 in statuses[40:]
    assert send_join(site.visitor(), guests(), photo=None).status == 303


def test_programs_are_told_by_a_problem_document(new_site):
    site = new_site()
    for _ in range(6):
        visitor = site.visitor()
        fields = {"token": visitor.token("/sign-in"), "email": ADA.email, "password": WRONG}
        answer = visitor.post("/sign-in", fields, {"Accept": "application/json"})
    assert answer.status == 429 and answer.json["code"] == "too-many"
    assert int(answer.headers["Retry-After"]) >= 1


def test_changing_ones_name_again_and_again_is_slowed_down(new_site):
    site = new_site()
    ada = join(site, ADA, None)
    form = f"/users/{ada.uid}/edit"
    change = lambda **values: ada.visitor.submit(form, form, values)
    assert [change(name=f"Ada {number}").status for number in range(10)] == [303] * 10
    # The delay grows from a second on: some of these come too early.
    refused = [a for a in (change(name=f"Ada B{number}", bio="Notes") for number in range(4)) if a.status != 303]
    assert refused and {a.status for a in refused} == {429}
    assert 1 <= int(refused[-1].headers["Retry-After"]) <= 15 * 60
    fields = refused[-1].page.form(form).fields
    assert fields["name"].startswith("Ada B") and fields["bio"] == "Notes", "what was typed is kept"
    assert [change(bio=f"Notes {number}").status for number in range(20)] == [303] * 20
    program = Program(site, make_token(ada, "profile:write")[0])
    answers = [program.post_json(form, {"name": f"Ada C{number}"}) for number in range(4)]
    assert_problem(next(a for a in answers if a.status != 200), 429, "too-many")
    assert program.post_json(form, {"bio": "Still mine"}).status == 200
