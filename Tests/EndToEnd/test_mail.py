"""Letters, from the outbox to a real mail server: kind, strict, slow, broken and false ones."""

import json
import os
import signal
from pathlib import Path

import pytest

from commands import findings, tintype
from mail_server import PASSWORD, USER, Certificates, MailServer, failed, post, problem, waiting
from people import MINJUN
from processes import children, eventually, name, named
from site_under_test import PROGRAM

KOREAN = {
    "to": "minjun@example.org", "language": "ko", "subject": "얼굴 클럽: 새 비밀번호를 정해 주세요",
    "text": "안녕하세요, 김민준 님.\n\nhttps://club.example/reset/" + "x" * 120 + "\n\n.\n..\n.end\n",
    "html": "<!doctype html>\n<p>안녕하세요, 김민준 님.</p>\n",
}


@pytest.fixture(scope="module")
def certificates(tmp_path_factory):
    return Certificates(tmp_path_factory.mktemp("mail") / "certificates")


@pytest.fixture
def mail_server(certificates):
    """Starts mail servers: `mail_server(tls="starttls")`."""
    made = []

    def make(**more):
        made.append(MailServer(certificates, **more).start())
        return made[-1]

    yield make
    for one in made:
        one.stop()


@pytest.fixture
def mailing(new_site, certificates, tmp_path):
    """Makes sites that send by a mail server."""

    def make(server, mode="fastcgi", password=PASSWORD, user=False, **settings):
        wanted = {
            "mail_server": server.url, "mail_from": "얼굴 클럽 <club@bücher.example>",
            "mail_ca": certificates.authority,
        }
        if server.tls == "starttls":
            wanted["mail_tls"] = "required"
        if user:
            file = tmp_path / "mail-password"
            file.write_text(password + "\n")
            file.chmod(0o600)
            wanted |= {"mail_user": USER, "mail_password_file": file}
        return new_site(mode, wanted | settings)

    return make


def mailers(site):
    return named(site.module.pid, "tintype-mail")


@pytest.mark.parametrize("tls", ["starttls", "implicit"])
def test_a_letter_goes_out_encrypted_and_signed_in_with_both_parts(mail_server, mailing, tls):
    server = mail_server(tls=tls, users=True)
    site = mailing(server, user=True)
    post(site, **KOREAN)
    message = eventually(lambda: server.received)[0]
    eventually(lambda: not waiting(site))
    assert server.sign_ins == [(USER, True)]
    assert server.envelopes == [("club@xn--bcher-kva.example", ["minjun@example.org"])]
    assert message["Subject"] == KOREAN["subject"]
    assert message["From"].addresses[0].display_name == "얼굴 클럽"
    assert message["To"] == "minjun@example.org"
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["Message-ID"].endswith("@xn--bcher-kva.example>")
    assert message["Date"].datetime.utcoffset().total_seconds() == 0
    assert message["Content-Language"] == "ko"
    assert not message.defects and message.get_content_type() == "multipart/alternative"
    plain, html = message.iter_parts()
    assert (plain.get_content_type(), html.get_content_type()) == ("text/plain", "text/html")
    assert plain.get_content().split() == KOREAN["text"].split()
    assert html.get_content().split() == KOREAN["html"].split()
    assert not plain.defects and not html.defects


def test_a_letter_is_in_the_language_that_its_member_last_signed_in_with(mail_server, mailing):
    server = mail_server()
    site = mailing(server)

    def told(word):
        """The letter about a changed password, once it is there, whose subject has this word."""
        return eventually(lambda: [m for m in server.received if word in m["Subject"]])[0]

    def change(visitor, old, new):
        fields = {"current": old, "password": new}
        assert visitor.submit("/account/password", "/account/password", fields).status == 303

    fields = {"name": MINJUN.name, "email": MINJUN.email, "password": MINJUN.password}
    visitor = site.visitor()
    assert visitor.submit("/join", "/join", fields, {"Accept-Language": "ko"}).status == 303
    change(visitor, MINJUN.password, "a quiet harbour at 6")
    letter = told("비밀번호가 바뀌었어요")
    plain, html = (part.get_content() for part in letter.iter_parts())
    assert plain.startswith("안녕하세요.") and '<html lang="ko"' in html and letter["Content-Language"] == "ko"
    for part in (plain, html):
        assert f"{site.base}/forgot" in part and "127.7." not in part
    visitor = site.visitor()
    fields = {"email": MINJUN.email, "password": "a quiet harbour at 6"}
    assert visitor.submit("/sign-in", "/sign-in", fields, {"Accept-Language": "en"}).status == 303
    change(visitor, "a quiet harbour at 6", "a quiet harbour at 7")
    assert told("your password was changed").get_body(("plain",)).get_content().startswith("Hello,")


def test_a_wrong_certificate_gets_neither_password_nor_letter(mail_server, mailing, tmp_path):
    server = mail_server(tls="starttls", users=True)
    other = Certificates(tmp_path / "others")
    site = mailing(server, user=True, mail_ca=other.authority)
    letter = post(site)
    assert "certificate" in eventually(lambda: problem(letter))
    assert (server.received, server.sign_ins, "MAIL" in server.commands) == ([], [], False)


@pytest.mark.parametrize("user", [True, False])
def test_a_server_that_has_lost_starttls_gets_nothing(mail_server, mailing, user):
    server = mail_server(tls=None)
    site = mailing(server, user=user, mail_tls="required")
    letter = post(site)
    assert eventually(lambda: problem(letter))
    assert (server.received, server.sign_ins, "MAIL" in server.commands) == ([], [], False)


def test_a_wrong_password_is_told_and_the_letter_waits(mail_server, mailing):
    server = mail_server(tls="starttls", users=True)
    site = mailing(server, user=True, password="not this one")
    letter = post(site)
    assert "535" in eventually(lambda: problem(letter))
    assert server.sign_ins and not server.received
    assert letter in waiting(site) and not failed(site)
    assert "not this one" not in letter.read_text() + site.log()


def test_a_letter_refused_for_good_is_shown_and_not_tried_again(mail_server, mailing):
    server = mail_server()
    site = mailing(server)
    server.rcpt_answers["ada@example.org"] = ["550 5.1.1 nobody of that name"]
    letter = post(site)
    told = eventually(lambda: [p for f in failed(site) if (p := problem(f))])
    eventually(lambda: "1 given up" in site.log())
    assert "ada@" not in site.log()
    assert not waiting(site) and "550 5.1.1 nobody of that name" in told[0]
    assert tintype("mail", site.config).returncode == 0
    shown = tintype("mail", site.config, "--list").stdout
    assert "ada@example.org" in shown and "550" in shown and "Hi." not in shown
    assert not server.received
    # Somebody has mended it and asks.
    eventually(lambda: tintype("mail", site.config, "--retry").returncode == 0 and server.received)
    eventually(lambda: not failed(site) and not waiting(site))
    assert len(server.received) == 1 and not letter.exists()


def test_a_letter_that_is_put_off_is_tried_again(mail_server, mailing):
    server = mail_server()
    site = mailing(server)
    server.rcpt_answers["ada@example.org"] = ["451 4.3.0 not now"]
    letter = post(site)
    assert "451" in eventually(lambda: problem(letter))
    document = json.loads(letter.read_text())
    assert document["attempts"] == 1 and document["next"] - document["tried"] >= 60_000
    other = post(site, to="grace@example.org")
    eventually(lambda: not other.exists())
    assert letter.exists() and len(server.received) == 1
    # Its time has come.
    letter.write_text(json.dumps(document | {"next": 0}))
    os.utime(site.data / "outbox")
    eventually(lambda: not letter.exists())
    assert len(server.received) == 2


def test_a_server_that_dies_in_mid_message_gets_it_once_later(mail_server, mailing):
    server = mail_server()
    site = mailing(server)
    server.dies = 1
    letter = post(site)
    assert eventually(lambda: problem(letter))
    assert not server.received and letter in waiting(site)
    eventually(lambda: tintype("mail", site.config, "--retry").returncode == 0 and server.received)
    assert len(server.received) == 1 and not waiting(site)


def test_a_slow_server_delays_neither_pages_nor_the_end(mail_server, mailing):
    server = mail_server()
    site = mailing(server, workers=1, threads=4)
    server.holds = True
    letter = post(site)
    eventually(server.holding.is_set)
    visitor = site.visitor()
    for _ in range(20):
        assert visitor.ask("GET", "/", timeout=5).status == 200
    (mailer,) = mailers(site)
    site.stop()
    assert not Path(f"/proc/{mailer}").exists() and letter.exists() and not server.received
    server.release()
    site.start()
    eventually(lambda: not letter.exists())
    assert len(server.received) == 1


def test_no_secret_shows_in_the_process_that_sends(mail_server, mailing):
    server = mail_server(tls="starttls", users=True)
    site = mailing(server, user=True)
    server.holds = True
    post(site, subject="A secret subject", text="A secret link\n")
    eventually(server.holding.is_set)
    (mailer,) = mailers(site)
    assert Path(f"/proc/{mailer}/cmdline").read_bytes().split(b"\0") == [str(PROGRAM.parent / "tintype-mail").encode(), b""]
    assert Path(f"/proc/{mailer}/environ").read_bytes() == b""
    assert server.sign_ins == [(USER, True)]


def test_a_killed_worker_or_mailer_loses_no_letter(mail_server, mailing):
    server = mail_server()
    site = mailing(server, workers=2)
    server.holds = True
    letter = post(site)
    eventually(server.holding.is_set)
    (mailer,) = mailers(site)
    (worker,) = [w for w in children(site.module.pid) if mailer in children_of_threads(w)]
    server.holds = False  # nobody but the one that is held already
    os.kill(worker, signal.SIGKILL)
    # It must not go on alone: another worker is about to send the same letter.
    eventually(lambda: name(mailer) == "")
    eventually(lambda: not letter.exists())
    server.release()
    assert len(server.received) == 1

    again = mail_server()
    again.holds = True
    other = mailing(again)
    letter = post(other)
    eventually(again.holding.is_set)
    again.holds = False
    os.kill(mailers(other)[0], signal.SIGKILL)
    eventually(lambda: problem(letter))
    eventually(lambda: tintype("mail", other.config, "--retry").returncode == 0 and again.received)
    eventually(lambda: not letter.exists())
    assert len(again.received) == 1


def children_of_threads(process):
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        found += [int(p) for p in (task / "children").read_text().split()]
    return found


def test_many_processes_send_each_letter_once(mail_server, mailing):
    server = mail_server()
    site = mailing(server, workers=4)
    for number in range(25):
        post(site, to=f"guest{number}@example.org")
        if number % 10 == 0:
            tintype("mail", site.config)
    eventually(lambda: not waiting(site), seconds=60)
    assert sorted(to for _, (to,) in server.envelopes) == sorted(f"guest{n}@example.org" for n in range(25))


def test_an_address_beyond_ascii_needs_a_server_that_takes_it(mail_server, mailing):
    able = mail_server()
    site = mailing(able)
    post(site, to="민준@bücher.example")
    eventually(lambda: able.received)
    assert able.envelopes[0][1] == ["민준@xn--bcher-kva.example"]
    unable = mail_server(utf8=False)
    other = mailing(unable)
    post(other, to="민준@bücher.example")
    assert "SMTPUTF8" in eventually(lambda: [p for f in failed(other) if (p := problem(f))])[0]
    assert not unable.received


def test_a_site_by_cgi_sends_after_the_answer(mail_server, mailing):
    server = mail_server()
    site = mailing(server, mode="cgi")
    post(site)
    # Nothing looks at the outbox while nobody comes.
    assert site.visitor().get("/").status == 200
    eventually(lambda: server.received)
    eventually(lambda: not waiting(site))
    server.holds = True
    letter = post(site)
    assert site.visitor().ask("GET", "/", timeout=5).status == 200
    eventually(server.holding.is_set)
    assert site.visitor().ask("GET", "/", timeout=5).status == 200
    server.release()
    eventually(lambda: problem(letter))


def test_a_command_gets_the_letter_without_a_shell_or_an_environment(new_site, tmp_path):
    program = tmp_path / "sendmail"
    program.write_text(
        f'#!/bin/bash\ncat > {tmp_path}/letter.part\nprintf "%s\\n" "$@" > {tmp_path}/arguments\n'
        f"tr '\\0' '\\n' < /proc/$$/environ > {tmp_path}/environ\nmv {tmp_path}/letter.part {tmp_path}/letter\n"
        f"if grep -q nobody {tmp_path}/letter; then echo 'no such user' >&2; exit 67; fi\n"
    )
    program.chmod(0o755)
    site = new_site(settings={"mail_command": f"{program} -t -i ;$(id)", "mail_from": "club@example.org"})
    post(site, **KOREAN)
    eventually(lambda: (tmp_path / "letter").exists() and not waiting(site))
    text = (tmp_path / "letter").read_bytes()
    assert b"\nTo: minjun@example.org\n" in text and b"\r" not in text
    assert (tmp_path / "arguments").read_text() == "-t\n-i\n;$(id)\n"
    names = {line.partition("=")[0] for line in (tmp_path / "environ").read_text().split("\n") if line}
    assert names == {"PATH"}
    post(site, to="nobody@example.org")
    assert "no such user" in eventually(lambda: [p for f in failed(site) if (p := problem(f))])[0]


def test_without_mail_letters_stay_and_the_log_says_so(new_site):
    site = new_site()
    letter = post(site)
    assert "there is no mail" in site.log()
    ended = tintype("mail", site.config)
    assert ended.returncode == 78 and "mail_server" in ended.stderr
    assert letter.name[:17] and "reset to ada@example.org, waiting" in tintype("mail", site.config, "--list").stdout
    assert letter.exists()


def test_letters_that_waited_go_out_once_there_is_a_server(new_site, mail_server):
    server = mail_server()
    site = new_site()
    letter = post(site)
    with site.config.open("a") as config:
        config.write(f"mail_server = {server.url}\nmail_from = club@example.org\n")
    site.module.send_signal(signal.SIGHUP)
    eventually(lambda: not letter.exists())
    assert len(server.received) == 1


def test_a_password_that_others_may_read_stops_the_start(mail_server, mailing, tmp_path):
    site = mailing(mail_server(), user=True)
    (tmp_path / "mail-password").chmod(0o640)
    ended = tintype("serve", site.config)
    assert ended.returncode != 0 and "chmod 600" in ended.stderr and PASSWORD not in ended.stderr


def test_check_tells_of_letters_that_cannot_be_sent(new_site):
    site = new_site()
    good, open_one, broken = post(site), post(site), post(site)
    open_one.chmod(0o644)
    broken.write_text("{")
    (site.data / "outbox" / "notes.txt").write_text("?")
    found = findings(tintype("check", site.config))
    assert {Path(p).name for p in found} == {open_one.name, broken.name, "notes.txt"}, found
    assert good.exists()
