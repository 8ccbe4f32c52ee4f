"""The account page: password, sessions, who sees the profile, leaving."""

import json

import pytest

from people import ADA, Person, join, sign_in
from photos import BLUE, plain
from visitor import Visitor

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
NEW = "another staple, newer"
PAGES = ("/account", "/account/email", "/account/password", "/account/sessions", "/account/delete")
FORMS = ("/account/email", "/account/password", "/account/sessions", "/account/visibility", "/account/delete")


def signed_in(member):
    return member.visitor.get("/account").status == 200


def another_browser(site, person, agent=FIREFOX):
    visitor = site.visitor()
    fields = {"email": person.email, "password": person.password}
    assert visitor.submit("/sign-in", "/sign-in", fields, {"User-Agent": agent}).status == 303
    return visitor


def copy_of(visitor):
    """Somebody with the same cookies, as they are now."""
    copy = Visitor(visitor.base)
    copy.cookies = dict(visitor.cookies)
    return copy


def change_password(member, current=None, new=NEW):
    values = {"current": member.person.password if current is None else current, "password": new}
    return member.visitor.submit("/account/password", "/account/password", values)


def delete_account(member, password=None):
    values = {"current": member.person.password if password is None else password}
    return member.visitor.submit("/account/delete", "/account/delete", values)


def letters(site, person):
    """The names of the letters that lie in the outbox for somebody."""
    found = [json.loads(p.read_text()) for p in sorted((site.data / "outbox").glob("*.json"))]
    return [letter["letter"] for letter in found if letter["to"] == person.email]


# -- who may be here


@pytest.mark.parametrize("page", PAGES)
def test_strangers_are_asked_to_sign_in_and_led_back(site, guest, page):
    member = join(site, guest, photo=None)
    stranger = site.visitor()
    asked = stranger.get(page)
    assert asked.status == 303
    values = {"email": guest.email, "password": guest.password}
    answer = stranger.submit(asked.headers["Location"], "/sign-in", values)
    assert stranger.follow(answer).url.endswith(page)
    assert member.visitor.head(page).status == 200


@pytest.mark.parametrize("form", FORMS)
def test_a_strangers_form_changes_nothing(site, guest, form):
    member = join(site, guest, photo=None)
    before = site.document(member.uid).read_bytes()
    stranger = site.visitor()
    token = stranger.token("/sign-in")
    fields = {"token": token, "email": "x@example.org", "current": guest.password, "password": NEW, "session": "all", "visibility": "members"}
    assert stranger.post(form, fields).status == 401
    assert signed_in(member) and site.document(member.uid).read_bytes() == before


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("token", ["", "wrong", "another's"])
def test_a_form_needs_its_token(site, guests, form, token):
    person = guests()
    member = join(site, person, photo=None)
    if token == "another's":
        token = join(site, guests(), photo=None).visitor.token("/account")
    before = site.document(member.uid).read_bytes()
    fields = {"email": "x@example.org", "current": person.password, "password": NEW, "session": "all", "visibility": "members"}
    assert member.visitor.post(form, fields | {"token": token}).status == 403
    assert signed_in(member) and site.document(member.uid).read_bytes() == before
    assert sign_in(site.visitor(), person).status == 303


@pytest.mark.parametrize("page", PAGES)
def test_no_cache_keeps_an_account(site, ada, page):
    answer = ada.visitor.get(page)
    assert "no-store" in answer.headers["Cache-Control"]


def test_a_page_leads_to_the_account(site, ada):
    for page in ("/", f"/users/{ada.uid}"):
        assert any(link.endswith("/account") for link in ada.visitor.get(page).page.links), page
    assert not any(link.endswith("/account") for link in site.visitor().get("/").page.links)


def test_the_facts_come_as_json_too(site, ada):
    facts = ada.visitor.get("/account", Accept="application/json").json
    assert facts["email"] == ada.person.email and facts["visibility"] == "everyone"
    sessions = ada.visitor.get("/account/sessions", Accept="application/json").json["sessions"]
    assert [s["current"] for s in sessions][:1] == [True]


# -- password


def test_a_new_password_ends_every_other_session_and_renews_this_one(site, guest):
    member = join(site, guest, photo=None)
    phone = another_browser(site, guest)
    thief = copy_of(member.visitor)
    answer = change_password(member)
    assert answer.status == 303
    assert "password" in member.visitor.follow(answer).page.text
    assert signed_in(member), "the one who changed it goes on"
    for other in (phone, thief):
        assert other.get("/account").status == 303
    assert sign_in(site.visitor(), guest).status == 422
    assert sign_in(site.visitor(), guest, password=NEW).status == 303
    assert letters(site, guest) == ["password-changed"]


@pytest.mark.parametrize(
    "current, new, wrong",
    [
        ("not my password", NEW, ["current"]),
        ("", NEW, ["current"]),
        (None, "short", ["password"]),
        (None, "1234567890", ["password"]),
        ("not my password", "", ["current", "password"]),
    ],
)
def test_what_is_wrong_stands_beside_its_field(site, guest, current, new, wrong):
    member = join(site, guest, photo=None)
    answer = change_password(member, current, new)
    assert answer.status == 422
    for field in ("current", "password"):
        assert (f'id="{field}-error"' in answer.text) == (field in wrong)
    assert answer.text.count("autofocus") == 1
    assert answer.text.index(f'id="{wrong[0]}"') < answer.text.index("autofocus")
    assert "not my password" not in answer.text
    assert signed_in(member) and sign_in(site.visitor(), guest).status == 303


def test_the_same_as_json(site, guest):
    member = join(site, guest, photo=None)
    fields = {"token": member.visitor.token("/account/password"), "current": "wrong", "password": "short"}
    answer = member.visitor.post("/account/password", fields, {"Accept": "application/json"})
    assert answer.status == 422
    codes = {name: field["code"] for name, field in answer.json["fields"].items()}
    assert codes == {"current": "current.wrong", "password": "password.short"}


# -- sessions


def test_sessions_are_told_in_plain_words_and_without_their_secrets(site, guest):
    member = join(site, guest, photo=None)
    phone = another_browser(site, guest)
    page = member.visitor.get("/account/sessions")
    assert "Firefox on Linux" in page.page.text and "(this one)" in page.page.text
    stored = json.loads((site.data / "sessions" / f"{member.uid}.json").read_text())["sessions"]
    for secret in [s["hash"] for s in stored] + [v.split(".")[-1] for v, _ in phone.cookies.values()]:
        assert secret not in page.text


def end_session(member, which):
    page = member.visitor.get("/account/sessions").page
    form = page.form("/account/sessions")
    return member.visitor.post("/account/sessions", {"token": form.fields["token"], "session": which})


def test_one_place_is_signed_out(site, guest):
    member = join(site, guest, photo=None)
    phone, tablet = another_browser(site, guest), another_browser(site, guest)
    sessions = phone.get("/account/sessions", Accept="application/json").json["sessions"]
    mine = next(s["id"] for s in sessions if s["current"])
    assert end_session(member, mine).status == 303
    assert phone.get("/account").status == 303
    assert tablet.get("/account").status == 200 and signed_in(member)


def test_every_other_place_is_signed_out(site, guest):
    member = join(site, guest, photo=None)
    phone = another_browser(site, guest)
    assert end_session(member, "others").status == 303
    assert phone.get("/account").status == 303 and signed_in(member)


def test_all_places_are_signed_out(site, guest):
    member = join(site, guest, photo=None)
    phone, kept = another_browser(site, guest), copy_of(member.visitor)
    answer = end_session(member, "all")
    assert member.visitor.follow(answer).status == 200
    for visitor in (phone, kept, member.visitor):
        assert visitor.get("/account").status == 303
    assert len(member.visitor.cookies) <= 1, "no session stays in the browser"


def test_another_members_session_is_out_of_reach(site, guests):
    mine, theirs = join(site, guests(), photo=None), join(site, guests(), photo=None)
    target = theirs.visitor.get("/account/sessions", Accept="application/json").json["sessions"][0]["id"]
    assert end_session(mine, target).status == 303
    assert signed_in(theirs)


# -- who sees the profile


def choose(member, visibility):
    return member.visitor.submit("/account", "/account/visibility", {"visibility": visibility})


def test_members_only_and_back(site, guests):
    member = join(site, guests())
    other = join(site, guests(), photo=None)
    page = f"/users/{member.uid}"
    photo = json.loads(site.document(member.uid).read_text())["profilePhotoURL"]
    assert choose(member, "members").status == 303
    assert site.visitor().get(page).status == 404
    assert site.visitor().get(f"{photo}/640.jpg").status == 404
    assert other.visitor.get(page).status == 200
    for listing in ("/", f"/?q={member.person.name.replace(' ', '+')}"):
        assert page in other.visitor.get(listing).text
        assert page not in site.visitor().get(listing).text
    assert "Only members who are signed in" in member.visitor.get(page).page.text
    assert "Only members who are signed in" not in other.visitor.get(page).page.text
    assert choose(member, "everyone").status == 303
    assert site.visitor().get(page).status == 200
    assert site.visitor().get(f"{photo}/640.jpg").status == 200


@pytest.mark.parametrize("visibility", ["", "nobody", "x"])
def test_another_choice_there_is_none(site, guest, visibility):
    member = join(site, guest, photo=None)
    before = site.document(member.uid).read_bytes()
    assert choose(member, visibility).status == 400
    assert site.document(member.uid).read_bytes() == before


def test_the_sites_default_is_for_those_who_join_under_it(new_site, guests):
    site = new_site(settings={"profiles": "members"})
    early = join(site, guests())
    assert site.visitor().get(f"/users/{early.uid}").status == 404
    site.settings["profiles"] = "everyone"
    site.restart()
    late = join(site, guests())
    assert site.visitor().get(f"/users/{early.uid}").status == 404, "where the photo lies, the word stays"
    assert site.visitor().get(f"/users/{late.uid}").status == 200


# -- leaving


def test_a_deleted_account_is_gone_from_everywhere_at_once(site, guests):
    person = Person("Zebulon Quick", guests().email)
    member = join(site, person, plain(BLUE), alt="A fandango.")
    phone = another_browser(site, person)
    form = f"/users/{member.uid}/edit"
    assert member.visitor.submit(form, form, {"name": "Quixotic Quick", "bio": "A fandango."}).status == 303
    assert "quixotic" in (site.data / "names.tsv").read_text() and "zebulon" not in (site.data / "names.tsv").read_text()
    photo = json.loads(site.document(member.uid).read_text())["profilePhotoURL"]
    answer = delete_account(member)
    assert answer.status == 303
    assert "deleted" in member.visitor.follow(answer).page.text
    stranger = site.visitor()
    assert stranger.get(f"/users/{member.uid}").status == 404
    assert stranger.get(f"{photo}/640.jpg").status == 410
    assert person.name not in stranger.get("/").text
    assert f"/users/{member.uid}" not in stranger.get("/?q=zebulon").text
    for visitor in (member.visitor, phone):
        assert visitor.get("/account").status == 303
    assert sign_in(site.visitor(), person).status == 422
    files = [p for p in site.data.rglob("*") if p.is_file()]
    assert [p for p in files if member.uid in p.name] == []
    written = ("zebulon", "quixotic", "fandango", person.email.lower())
    told = [(p, word) for p in files for word in written if word.encode() in p.read_bytes().lower()]
    assert told == []
    assert letters(site, person) == [], "where no letters are sent"
    assert join(site, person, photo=None).uid != member.uid, "the address is free again"


def test_who_deletes_their_account_is_told_by_letter(new_site):
    site = new_site(settings={"mail_command": "/bin/false", "mail_from": "club@example.org"})
    member = join(site, ADA, photo=None)
    assert delete_account(member).status == 303
    assert letters(site, ADA) == ["account-deleted"], "and by no other"


@pytest.mark.parametrize("password", ["wrong", ""])
def test_without_the_password_nothing_is_deleted(site, guest, password):
    member = join(site, guest, photo=None)
    answer = delete_account(member, password)
    assert answer.status == 422 and 'id="current-error"' in answer.text
    assert signed_in(member)


@pytest.mark.parametrize("encoding", ["multipart/form-data", "application/x-www-form-urlencoded"])
def test_forms_come_in_both_encodings(site, guest, encoding):
    member = join(site, guest, photo=None)
    fields = {"token": member.visitor.token("/account"), "visibility": "members"}
    assert member.visitor.post("/account/visibility", fields, encoding=encoding).status == 303


def test_an_account_under_a_path_stays_there(new_site, guest):
    site = new_site("path")
    member = join(site, guest, photo=None)
    answer = change_password(member)
    assert answer.headers["Location"].endswith("/faces/account")
    assert signed_in(member)


def test_a_profile_that_is_sent_twice_is_saved_and_no_conflict(site, guest):
    member = join(site, guest, photo=None)
    path = f"/users/{member.uid}/edit"
    form = member.visitor.get(path).page.form(path)
    fields = form.fields | {"bio": "I mend clocks."}
    assert [member.visitor.post(path, fields).status for _ in range(2)] == [303, 303]
    assert member.visitor.post(path, fields | {"bio": "And radios."}).status == 409
