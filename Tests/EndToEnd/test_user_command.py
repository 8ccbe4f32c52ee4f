"""tintype user: the first administrator, roles, and keeping somebody out."""

import json
import subprocess
from functools import partial

import pytest

from commands import tintype
from invitations import invite, reset_link
from moderators import staff, user
from people import ADA, MINJUN, Person, join, sign_in
from site_under_test import PROGRAM


@pytest.fixture
def closed(new_site):
    site = new_site()
    return site, partial(user, site)


def test_the_first_administrator_is_made_by_a_command(closed):
    site, user = closed
    grace = Person("Grace", "grace@example.org", "an admiral's word")
    made = user("add", grace.email, grace.name, "--role", "administrator", input=grace.password + "\n")
    assert made.returncode == 0, made.stderr
    uid = made.stdout.strip()
    visitor = site.visitor()
    assert visitor.follow(sign_in(visitor, grace)).status == 200
    assert json.loads((site.data / f"credentials/{uid}.json").read_text())["role"] == "administrator"
    line = user("list").stdout.strip().split("\t")
    assert line == [uid, "administrator", "active", grace.email, grace.name]
    assert user("add", grace.email, "Eve", input="another password\n").returncode == 65


def test_a_password_comes_from_a_file_and_never_from_the_command_line(closed, tmp_path):
    site, user = closed
    secret = tmp_path / "password"
    secret.write_text("a quiet harbour at 6\n")
    assert user("add", "ada@example.org", "Ada", "--password-file", secret).returncode == 0
    assert sign_in(site.visitor(), Person("Ada", "ada@example.org", "a quiet harbour at 6")).status == 303
    for words in (("add", "x@example.org", "X", "--password", "secret"), ("password", "ada@example.org", "secret")):
        assert user(*words, input="").returncode == 64
    assert user("password", "ada@example.org", input="short\n").returncode == 65
    assert user("password", "ada@example.org", input="a quiet harbour at 7\n").returncode == 0
    assert sign_in(site.visitor(), Person("Ada", "ada@example.org", "a quiet harbour at 6")).status == 422
    assert sign_in(site.visitor(), Person("Ada", "ada@example.org", "a quiet harbour at 7")).status == 303


def test_a_suspended_member_is_told_why_and_is_gone_for_the_others(closed):
    site, user = closed
    ada = join(site, ADA)
    photo = site.visitor().get(f"/users/{ada.uid}.json").json["profilePhotoURL"]
    assert site.visitor().get(f"{photo}/640.jpg").status == 200
    assert user("suspend", ADA.email, "--reason", "Selling things, again.").returncode == 0
    for address in (f"/users/{ada.uid}", f"/users/{ada.uid}.json", f"{photo}/640.jpg", photo):
        assert site.visitor().get(address).status == 404, address
        assert ada.visitor.get(address).status == 404, address
    page = ada.visitor.get(f"/users/{ada.uid}/edit")
    assert page.status == 303 and "/sign-in" in page.headers["Location"]
    answer = sign_in(site.visitor(), ADA)
    assert answer.status == 403 and "Selling things, again." in answer.text
    wrong = sign_in(site.visitor(), Person("Ada", ADA.email, "not the password"))
    assert wrong.status == 422 and "Selling" not in wrong.text
    assert "suspended" in user("list").stdout and "Selling" in user("show", ada.uid).stdout
    assert user("suspend", ada.uid).returncode == 65
    assert tintype("check", site.config).returncode == 0

    assert user("unsuspend", ada.uid).returncode == 0
    assert site.visitor().get(f"{photo}/640.jpg").status == 200
    assert sign_in(site.visitor(), ADA).status == 303


def test_the_only_administrator_cannot_be_taken_away(closed):
    site, user = closed
    administrator = staff(site, "administrator")
    for words in (("role", administrator.uid, "member"), ("suspend", administrator.uid), ("delete", administrator.uid)):
        refused = user(*words)
        assert refused.returncode == 65 and "the only administrator" in refused.stderr, words
    form = "/account/delete"
    answer = administrator.visitor.submit(form, form, {"current": administrator.person.password})
    assert answer.status == 409 and "Make somebody else an administrator first." in answer.page.text
    assert answer.page.form(form)
    other = staff(site, "administrator", "Second")
    assert administrator.visitor.submit(form, form, {"current": administrator.person.password}).status == 303
    assert user("list").stdout.split("\t")[:2] == [other.uid, "administrator"]


def test_what_a_command_cannot_do_it_says_with_its_own_code(closed):
    site, user = closed
    assert user("show", "nobody@example.org").returncode == 66
    assert user("role", "nobody", "king").returncode == 64
    assert user("show").returncode == 64
    assert subprocess.run([PROGRAM, "user"], capture_output=True).returncode == 64
    help = subprocess.run([PROGRAM, "user", "--help"], capture_output=True, text=True)
    assert help.returncode == 0 and "tintype user add EMAIL NAME" in help.stdout
    ada = join(site, ADA)
    assert user("delete", ADA.email).returncode == 0
    assert site.visitor().get(f"/users/{ada.uid}").status == 404
    acts = [json.loads(line) for line in (site.data / "log/moderation.jsonl").read_text().splitlines()]
    assert [(act["by"], act["act"], act["uid"]) for act in acts] == [("command", "delete", ada.uid)]


def test_what_commands_give_into_other_hands_stands_in_the_log(new_site):
    site = new_site()
    ada = join(site, ADA, photo=None)
    invite(site, MINJUN.email)
    reset_link(site, ada.uid)
    [invitation] = (site.data / "invitations").iterdir()
    assert tintype("invite", site.config, "--revoke", invitation.stem).returncode == 0
    log = [json.loads(line) for line in (site.data / "log/moderation.jsonl").read_text().splitlines()]
    assert [(act["act"], act["by"]) for act in log] == [
        ("invite", "command"), ("reset-link", "command"), ("revoke", "command"),
    ]
