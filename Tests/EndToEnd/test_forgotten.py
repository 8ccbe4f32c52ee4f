"""A forgotten password, and links with which a new one is chosen."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from commands import tintype
from invitations import reset_link
from people import join, sign_in

NEW = "another quiet harbour"


@pytest.fixture
def member(site, guest):
    return join(site, guest, photo=None)


def choose(site, path, password=NEW, visitor=None):
    return (visitor or site.visitor()).submit(path, path, {"password": password})


def test_a_new_password_ends_every_session(site, member):
    path = reset_link(site, member.person.email)
    visitor = site.visitor()
    answer = visitor.follow(choose(site, path, visitor=visitor))
    assert "new password is saved" in answer.text and answer.url.endswith("/sign-in")
    assert member.visitor.get("/account").status in (303, 401)
    assert sign_in(site.visitor(), member.person).status == 422
    assert sign_in(site.visitor(), member.person, password=NEW).status == 303
    again = site.visitor().get(path)
    assert again.status == 410 and "no longer works" in again.text


def test_the_member_is_named_by_uid_as_well(site, member):
    assert choose(site, reset_link(site, member.uid)).status == 303
    ended = tintype("user", site.config, "reset-link", "nobody@example.org")
    assert ended.returncode == 66 and ended.stdout == ""


def test_previews_of_a_link_spend_nothing(site, member):
    path = reset_link(site, member.person.email)
    before = (site.data / "tokens" / f"{member.uid}.json").read_bytes()
    for _ in range(20):
        assert site.visitor().get(path).status == 200
        assert site.visitor().head(path).status == 200
    assert (site.data / "tokens" / f"{member.uid}.json").read_bytes() == before
    assert choose(site, path).status == 303


def test_of_two_at_once_one_chooses_the_password(site, member):
    path = reset_link(site, member.person.email)
    visitors = [site.visitor() for _ in range(4)]
    forms = [visitor.get(path).page.form(path) for visitor in visitors]

    def send(number):
        form = forms[number]
        fields = form.fields | {"password": f"quiet harbour number {number}"}
        return visitors[number].post(form.action, fields, encoding=form.enctype).status

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(send, range(4)))
    assert sorted(found) == [303, 410, 410, 410]
    password = f"quiet harbour number {found.index(303)}"
    assert sign_in(site.visitor(), member.person, password=password).status == 303


def test_a_link_of_yesterday_opens_nothing(site, member):
    path = reset_link(site, member.person.email)
    file = site.data / "tokens" / f"{member.uid}.json"
    document = json.loads(file.read_text())
    document["links"][0]["expires"] = 1
    file.write_text(json.dumps(document))
    assert site.visitor().get(path).status == 410


def test_a_link_needs_its_own_secret_member_and_purpose(site, member, guests):
    path = reset_link(site, member.person.email)
    other = join(site, guests(), photo=None)
    secret = path.rpartition(".")[2]
    for wrong in (f"/reset/{other.uid}.{secret}", path[:-1], path + "x", f"/reset/{member.uid}.", "/reset/x"):
        assert site.visitor().get(wrong).status == 410, wrong
    assert site.visitor().get(path.replace("/reset/", "/confirm/")).status == 410
    assert site.visitor().get(path).status == 200


def test_a_weak_password_is_refused_beside_the_field_and_the_link_stays(site, member):
    path = reset_link(site, member.person.email)
    answer = choose(site, path, "short")
    assert answer.status == 422 and "too short" in answer.text
    assert choose(site, path, member.person.email).status == 422
    assert choose(site, path).status == 303


def test_the_address_of_a_link_stays_between_us(site, member):
    path = reset_link(site, member.person.email)
    for answer in (site.visitor().get(path), site.visitor().get("/reset/x"), choose(site, path)):
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert "no-store" in answer.headers["Cache-Control"]


def test_a_new_password_lets_no_suspended_member_in(site, member):
    path = reset_link(site, member.person.email)
    assert tintype("user", site.config, "suspend", member.uid, "--reason", "Spam.").returncode == 0
    visitor = site.visitor()
    answer = choose(site, path, visitor=visitor)
    assert answer.status == 303 and answer.headers["Location"].endswith("/sign-in")
    assert visitor.get("/account").status == 303
    refused = sign_in(site.visitor(), member.person, password=NEW)
    assert refused.status == 403 and "Spam." in refused.text


def test_the_secret_of_a_link_is_nowhere_in_the_tree(site, member):
    secret = reset_link(site, member.person.email).rpartition(".")[2].encode()
    for file in site.data.rglob("*"):
        assert not file.is_file() or secret not in file.read_bytes(), file


def test_a_form_without_its_token_changes_nothing(site, member):
    path = reset_link(site, member.person.email)
    assert site.visitor().post(path, {"password": NEW}).status == 403
    assert sign_in(site.visitor(), member.person).status == 303


def test_without_mail_the_site_says_whom_to_ask(site):
    visitor = site.visitor()
    assert "/forgot" in "".join(visitor.get("/sign-in").page.links)
    page = visitor.get("/forgot")
    assert page.status == 200 and "ask whoever runs it" in page.text
    assert [form.action for form in page.page.forms] == ["/language"]
    assert visitor.post("/forgot", {"email": "a@example.org"}).status == 403
