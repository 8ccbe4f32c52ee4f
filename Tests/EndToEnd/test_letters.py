"""What goes through a mailbox: confirming an address, a forgotten password, being invited."""

import json
import re

import pytest

from commands import findings, tintype
from invitations import accept, path_of
from mail_server import MailServer
from moderators import staff
from people import join, send_join, sign_in, uid_of
from photos import upright_jpeg
from processes import eventually

NEW = "another quiet harbour"


@pytest.fixture(scope="module")
def server():
    one = MailServer().start()
    yield one
    one.stop()


@pytest.fixture(scope="module")
def mailing(module_site, server):
    """Makes sites that send letters."""
    return lambda **more: module_site(settings={"mail_server": server.url, "mail_from": "club@example.org"} | more)


@pytest.fixture(scope="module")
def site(mailing):
    return mailing()


def letters(server, to):
    return [m for m in server.received if m["To"] == to]


def link(site, server, to, what, count=1):
    """The path in the newest of `count` letters of this kind that somebody gets."""

    def found():
        texts = [m.get_body(("plain",)).get_content() for m in letters(server, to)]
        links = [l for t in texts for l in re.findall(r"http\S+", t) if f"/{what}/" in l]
        return links if len(links) >= count else None

    return path_of(site, eventually(found, 30)[-1])


def credentials(site, uid):
    return json.loads((site.data / "credentials" / f"{uid}.json").read_text())


def press(visitor, path):
    return visitor.submit(path, path, {})


def test_who_joins_confirms_the_address_by_a_letter(site, server, guest):
    member = join(site, guest, photo=None)
    path = link(site, server, guest.email, "confirm")
    for _ in range(20):
        assert site.visitor().get(path).status == 200
        assert site.visitor().head(path).status == 200
    assert "confirmed" not in credentials(site, member.uid)
    told = member.visitor.follow(press(member.visitor, path))
    assert "address is confirmed" in told.text
    assert credentials(site, member.uid)["confirmed"] == guest.email
    assert site.visitor().get(path).status == 410


def test_an_administrator_has_a_link_for_a_new_password_sent(site, server, guest):
    administrator, member = staff(site, "administrator", "Sender"), join(site, guest, None)
    page = f"/admin/users/{member.uid}"
    fields = {"current": administrator.person.password, "by": "mail"}
    answer = administrator.visitor.submit(page, f"{page}/reset-link", fields)
    told = administrator.visitor.follow(answer)
    assert "on its way" in told.page.text and "/reset/" not in told.text
    assert site.visitor().get(link(site, server, guest.email, "reset")).status == 200


def again(member):
    return member.visitor.submit("/account", "/account/letter", {})


def test_the_letter_to_confirm_an_address_is_sent_again(site, server, guest):
    member = join(site, guest, None)
    first = link(site, server, guest.email, "confirm")
    page = member.visitor.get("/account")
    assert "not confirmed yet" in page.page.text
    assert "확인 메일 다시 보내기" in member.visitor.get("/account", Accept_Language="ko").text
    assert "sent a letter to your address" in member.visitor.follow(again(member)).page.text
    second = link(site, server, guest.email, "confirm", 2)
    assert first != second
    token = member.visitor.token("/account")
    assert press(site.visitor(), second).status == 303
    confirmed = member.visitor.get("/account")
    assert "/account/letter" not in confirmed.text and "not confirmed yet" not in confirmed.page.text
    late = member.visitor.follow(member.visitor.post("/account/letter", {"token": token}))
    assert "nothing to confirm" in late.page.text
    assert member.visitor.post("/account/letter", {}).status == 403


def test_the_letter_to_a_new_address_is_sent_again(site, server, guests):
    guest, new = guests(), guests().email
    member = join(site, guest, None)
    form = "/account/email"
    assert member.visitor.submit(form, form, {"email": new, "current": guest.password}).status == 303
    assert "letter to the new address" in member.visitor.follow(again(member)).page.text
    assert press(member.visitor, link(site, server, new, "confirm", 2)).status == 303
    assert credentials(site, member.uid)["email"] == new


def test_letters_to_confirm_are_sent_ever_more_slowly(site, guest):
    member = join(site, guest, None)
    answers = [again(member) for _ in range(4)]
    assert [a.status for a in answers] == [303] * 3 + [429]
    assert 'role="alert"' in answers[-1].text and answers[-1].page.form("/account/letter")


def test_a_letter_to_confirm_opens_no_new_password(site, server, guest):
    join(site, guest, photo=None)
    path = link(site, server, guest.email, "confirm")
    assert site.visitor().get(path.replace("/confirm/", "/reset/")).status == 410
    assert site.visitor().get(path).status == 200


def test_a_letter_to_confirm_says_nothing_that_the_sender_of_the_form_wrote(site, server, guest):
    from dataclasses import replace

    join(site, replace(guest, name="Win a prize at evil.example"), photo=None)
    link(site, server, guest.email, "confirm")
    assert "evil.example" not in letters(server, guest.email)[0].as_string()


def forget(site, email, **headers):
    visitor = site.visitor()
    form = visitor.get("/forgot").page.form("/forgot")
    return visitor, visitor.post(form.action, form.fields | {"email": email}, encoding=form.enctype)


def test_a_forgotten_password_is_chosen_anew(site, server, guest):
    member = join(site, guest, photo=None)
    visitor, answer = forget(site, guest.email.upper())
    told = visitor.follow(answer)
    path = link(site, server, guest.email, "reset")
    answer = visitor.submit(path, path, {"password": NEW})
    assert "new password is saved" in visitor.follow(answer).text
    assert member.visitor.get("/account").status in (303, 401)
    assert sign_in(site.visitor(), guest, password=NEW).status == 303
    assert credentials(site, member.uid)["confirmed"] == guest.email
    subjects = eventually(lambda: [m["Subject"] for m in letters(server, guest.email) if "changed" in m["Subject"]], 30)
    assert subjects
    # Nobody has this one, and it gets the same answer.
    other, same = forget(site, "nobody@example.org")
    assert other.follow(same).page.words == told.page.words
    assert letters(server, "nobody@example.org") == []


def test_what_is_no_address_is_said_to_be_none(site):
    _, answer = forget(site, "no address")
    assert answer.status == 422 and "does not look like" in answer.text


def test_an_address_that_nobody_has_leaves_nothing_behind(site, server):
    before = sorted(p.name for p in (site.data / "tokens").iterdir())
    _, answer = forget(site, "somebody.else@example.org")
    assert answer.status == 303
    assert sorted(p.name for p in (site.data / "tokens").iterdir()) == before
    assert not [p for p in site.staged() if "pretence" in p.name]


def test_an_invitation_is_written_in_the_language_that_is_named(site, server, guests, tmp_path):
    one, two, three, four = (guests().email for _ in range(4))
    assert tintype("invite", site.config, one, "--language", "ko").returncode == 0
    file = tmp_path / "list.csv"
    file.write_text(f"이메일,언어\n{two},ko\n{three},\n{four},fr\n")
    ended = tintype("invite", site.config, "--csv", file)
    assert ended.returncode == 1 and "line 4: the site does not speak fr; it speaks en, ko" in ended.stderr
    for email, word in ((one, "초대"), (two, "초대"), (three, "invited")):
        [letter] = eventually(lambda: letters(server, email), 30)
        assert word in letter["Subject"], email
    assert letters(server, four) == []


def test_an_invitation_by_letter_confirms_the_address(site, server, guest):
    ended = tintype("invite", site.config, guest.email, "--name", guest.name)
    assert ended.returncode == 0 and ended.stdout == "", ended.stderr
    path = link(site, server, guest.email, "invite")
    uid = uid_of(accept(site.visitor(), path, guest))
    assert credentials(site, uid)["confirmed"] == guest.email
    assert not [m for m in letters(server, guest.email) if "confirm" in m["Subject"]]


@pytest.fixture(scope="module")
def careful(mailing):
    return mailing(confirm_before_join="yes")


def test_where_addresses_are_confirmed_first_nobody_learns_who_is_a_member(careful, server, guests):
    guest = guests()
    first = careful.visitor()
    told = first.follow(send_join(first, guest, upright_jpeg()))
    assert "Look into your mailbox" in told.text
    assert careful.visitor().get("/").page.text.count(guest.name) == 0
    assert sign_in(careful.visitor(), guest).status == 422, "nobody has the address yet"
    path = link(careful, server, guest.email, "confirm")
    answer = first.follow(press(first, path))
    assert "you are a member now" in answer.text and answer.url.endswith("/sign-in")
    assert sign_in(careful.visitor(), guest).status == 303
    assert guest.name in careful.visitor().get("/").text
    # The same again is answered in the same words, and the letter says what there is to know.
    count = len(letters(server, guest.email))
    second = careful.visitor()
    assert second.follow(send_join(second, guest, upright_jpeg())).page.words == told.page.words
    eventually(lambda: len(letters(server, guest.email)) > count, 30)
    assert "already" in letters(server, guest.email)[-1]["Subject"]
    assert findings(tintype("check", careful.config)) == {}


def test_of_two_applications_with_one_address_the_first_confirmed_is_the_member(careful, server, guests):
    from dataclasses import replace

    guest = guests()
    for name in ("First", "Second"):
        send_join(careful.visitor(), replace(guest, name=name), None)
    link(careful, server, guest.email, "confirm", 2)
    texts = [m.get_body(("plain",)).get_content() for m in letters(server, guest.email)]
    paths = [path_of(careful, l) for t in texts for l in re.findall(r"http\S+/confirm/\S+", t)]
    assert press(careful.visitor(), paths[0]).status == 303
    late = press(careful.visitor(), paths[1])
    assert late.status == 409 and "member already" in late.text


def test_confirming_first_cannot_be_without_mail(tmp_path, site):
    config = tmp_path / "tintype.conf"
    config.write_text(site.config.read_text().replace("mail_server", "# mail_server") + "confirm_before_join = yes\n")
    ended = tintype("stats", config)
    assert ended.returncode == 78 and "confirm_before_join needs" in ended.stderr
