"""Another e-mail address: claimed when it is confirmed there, and the former one is told."""

import json
import re
from urllib.parse import urlsplit

import pytest

from people import join, sign_in


@pytest.fixture
def mailing(new_site):
    """A site that writes letters for somebody to send; they lie in the outbox."""
    return new_site(settings={"mail_server": "smtp://localhost:9", "mail_from": "site@example.org"})


def letters(site, address=None):
    found = [json.loads(p.read_text()) for p in sorted((site.data / "outbox").glob("*.json"))]
    return [letter for letter in found if address in (None, letter["to"])]


def link_to(site, address):
    text = letters(site, address)[-1]["text"]
    return urlsplit(re.search(r"http\S+/confirm/\S+", text)[0]).path


def ask(member, email, password=None):
    values = {"email": email, "current": member.person.password if password is None else password}
    return member.visitor.submit("/account/email", "/account/email", values)


def address_of(member):
    return member.visitor.get("/account", Accept="application/json").json["email"]


def use(visitor, link):
    return visitor.submit(link, link, {})


def test_however_many_ask_one_address_gets_few_letters(mailing, guests):
    target = guests().email
    answers = []
    for _ in range(3):
        member = join(mailing, guests(), photo=None)
        answers += [ask(member, target).status for _ in range(2)]
    assert answers == [303, 303, 303, 429, 429, 429]
    assert len(letters(mailing, target)) == 3


def test_without_letters_it_changes_at_once(site, guests):
    person, new = guests(), guests().email
    member = join(site, person, photo=None)
    assert "at once" in member.visitor.get("/account/email").page.text
    assert ask(member, new).status == 303
    assert address_of(member) == new
    assert [letter["letter"] for letter in letters(site, person.email)] == ["address-changed"]
    assert sign_in(site.visitor(), person).status == 422
    assert sign_in(site.visitor(), person, email=new).status == 303


def test_without_letters_a_taken_address_is_named_beside_its_field(site, guests):
    other = guests()
    join(site, other, photo=None)
    member = join(site, guests(), photo=None)
    answer = ask(member, other.email)
    assert answer.status == 422 and 'id="email-error"' in answer.text
    assert answer.page.form("/account/email").fields["email"] == other.email


@pytest.mark.parametrize(
    "email, password, wrong",
    [("not an address", None, ["email"]), ("new@example.org", "wrong", ["current"]), ("", "", ["email", "current"])],
)
def test_what_is_wrong_stands_beside_its_field(site, guest, email, password, wrong):
    member = join(site, guest, photo=None)
    answer = ask(member, email, password)
    assert answer.status == 422 and answer.text.count("autofocus") == 1
    for field in ("email", "current"):
        assert (f'id="{field}-error"' in answer.text) == (field in wrong)
    assert address_of(member) == guest.email


def test_ones_own_address_is_no_other(site, guest):
    member = join(site, guest, photo=None)
    answer = ask(member, guest.email.upper())
    assert answer.status == 422 and "that you have now" in answer.page.text


def test_it_is_claimed_when_confirmed_and_looking_spends_nothing(mailing, guests):
    person, new = guests(), guests().email
    member = join(mailing, person, photo=None)
    answer = ask(member, new)
    assert "sent a letter" in member.visitor.follow(answer).page.text
    assert address_of(member) == person.email
    assert new in member.visitor.get("/account").text
    link = link_to(mailing, new)
    stranger = mailing.visitor()
    for _ in range(2):
        assert stranger.head(link).status == 200 and stranger.get(link).status == 200
    assert stranger.post(link, {"token": "wrong"}).status == 403
    assert address_of(member) == person.email
    assert use(stranger, link).status == 303
    assert address_of(member) == new
    assert [letter["letter"] for letter in letters(mailing, person.email)][-1] == "address-changed"
    assert stranger.get(link).status == 410, "once"
    assert sign_in(mailing.visitor(), person, email=new).status == 303
    assert join(mailing, person, photo=None).uid != member.uid, "the former address is free"


def test_a_taken_address_gets_the_same_answer_and_its_owner_a_letter(mailing, guests):
    other = guests()
    join(mailing, other, photo=None)
    member = join(mailing, guests(), photo=None)
    free, taken = ask(member, guests().email), ask(member, other.email)
    assert free.status == taken.status == 303
    assert free.headers["Location"] == taken.headers["Location"]
    sent = letters(mailing, other.email)[-1]
    assert sent["letter"] == "address-taken" and "/confirm/" not in sent["text"]
    assert address_of(member) == member.person.email


def test_another_password_makes_the_link_void(mailing, guests):
    member, new = join(mailing, guests(), photo=None), guests().email
    ask(member, new)
    values = {"current": member.person.password, "password": "another staple, newer"}
    assert member.visitor.submit("/account/password", "/account/password", values).status == 303
    assert mailing.visitor().get(link_to(mailing, new)).status == 410


def test_an_address_taken_meanwhile_is_not_taken_away(mailing, guests):
    member, other = join(mailing, guests(), photo=None), guests()
    ask(member, other.email)
    link = link_to(mailing, other.email)
    join(mailing, other, photo=None)
    assert use(mailing.visitor(), link).status == 409
    assert address_of(member) == member.person.email
    assert sign_in(mailing.visitor(), other).status == 303


def test_of_two_addresses_that_were_asked_for_the_later_one_counts(mailing, guests):
    member, stranger, right = join(mailing, guests(), photo=None), guests().email, guests().email
    ask(member, stranger)
    former = link_to(mailing, stranger)
    ask(member, right)
    assert mailing.visitor().get(former).status == 410
    assert use(mailing.visitor(), link_to(mailing, right)).status == 303
    assert address_of(member) == right


def test_what_was_asked_for_can_be_taken_back(mailing, guests):
    member, new = join(mailing, guests(), photo=None), guests().email
    ask(member, new)
    page = member.visitor.get("/account")
    assert new in page.text
    kept = member.visitor.follow(member.visitor.submit("/account", "/account/email/withdraw", {}))
    assert "stays as it is" in kept.text and new not in kept.text
    assert mailing.visitor().get(link_to(mailing, new)).status == 410
    assert "/account/email/withdraw" not in kept.text


def test_an_address_that_is_nobodys_yet_gets_no_words_of_whoever_names_it(mailing, guests):
    """Anybody may choose a name, and any address: letters there would be theirs to write."""
    from dataclasses import replace

    victim, own = guests().email, guests().email
    member = join(mailing, replace(guests(), name="Win at evil.example now", email=victim), photo=None)
    visitor = mailing.visitor()
    visitor.submit("/forgot", "/forgot", {"email": victim})
    ask(member, own)
    assert use(mailing.visitor(), link_to(mailing, own)).status == 303
    ask(member, f"other-{victim}")
    told = letters(mailing, victim) + letters(mailing, f"other-{victim}")
    assert {letter["letter"] for letter in told} == {"confirm", "reset", "address-changed", "address-confirm"}
    for letter in told:
        assert "evil" not in letter["subject"] + letter["text"] + letter["html"], letter
    # Whoever reads the mail of an address is called by their name.
    member.visitor.submit("/account/password", "/account/password", {"current": member.person.password, "password": "another staple, newer"})
    assert "evil" in letters(mailing, own)[-1]["text"]
