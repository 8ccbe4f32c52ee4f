"""Who may join: anybody, whoever is invited, whoever is let in, or nobody."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from commands import findings, tintype
from invitations import accept, invite
from people import Person, send_join, sign_in, uid_of
from photos import upright_jpeg


@pytest.fixture(scope="module")
def closed(module_site):
    return module_site(settings={"join": "closed"})


def links(answer):
    return [link for link in answer.page.links if link.rstrip("/").endswith("/join")]


def test_a_site_that_takes_nobody_says_so_and_has_no_way_in(closed, guests):
    visitor = closed.visitor()
    page = visitor.get("/join")
    assert page.status == 200 and "can join" in page.text
    assert [form.action for form in page.page.forms] == ["/language"]
    token = visitor.token("/sign-in")
    answer = visitor.post("/join", {"token": token, "name": "A", "email": "a@example.org", "password": "a quiet harbour"})
    assert answer.status == 403 and "can join" in answer.text
    assert not list((closed.data / "users").iterdir())
    for path in ("/", "/sign-in", "/join", "/nowhere"):
        assert links(visitor.get(path)) == [], path


def test_a_site_by_invitation_says_so(new_site, guest):
    site = new_site(settings={"join": "invite"})
    visitor = site.visitor()
    assert "invitation" in visitor.get("/join").text
    answer = visitor.post("/join", {"token": visitor.token("/sign-in")})
    assert answer.status == 403 and "invitation" in answer.text
    [(_, _, path)], _ = invite(site, guest.email)
    assert accept(site.visitor(), path, guest).status == 303


def test_korean_visitors_are_told_in_korean(closed):
    assert "가입할 수 없어요" in closed.visitor().get("/join", Accept_Language="ko").text


def test_an_invitation_opens_a_closed_site_once(closed, guests):
    guest = guests()
    [(email, name, path)], _ = invite(closed, guest.email, "--name", guest.name)
    assert (email, name) == (guest.email, guest.name)
    visitor = closed.visitor()
    fields = visitor.get(path).page.form(path).fields
    assert (fields["name"], fields["email"]) == (guest.name, guest.email)
    uid = uid_of(accept(visitor, path, guest, upright_jpeg()))
    assert "Welcome" in visitor.get(f"/users/{uid}").text
    other = closed.visitor()
    assert other.get(path).status == 404
    # Somebody who had the page open before.
    answer = other.post(path, {"token": other.token("/sign-in"), "name": "B", "email": "b@example.org", "password": "a quiet harbour"})
    assert answer.status == 404
    assert "used already" in answer.text


def test_whoever_is_a_member_is_not_invited_and_that_is_said(closed, guests):
    guest = guests()
    [(_, _, path)], _ = invite(closed, guest.email)
    accept(closed.visitor(), path, guest)
    made, ended = invite(closed, guest.email)
    assert made == [] and ended.returncode == 1
    assert f"{guest.email} is a member already; no invitation was made" in ended.stderr


def test_a_list_with_one_address_twice_invites_once(closed, guests, tmp_path):
    one, other = guests(), guests()
    file = tmp_path / "list.csv"
    file.write_text(f"email,name\n{one.email},First\n{one.email.upper()},Second\n{other.email},\nbad,\n")
    made, ended = invite(closed, "--csv", file)
    assert [(email, name) for email, name, _ in made] == [(one.email, "First"), (other.email, "")]
    assert ended.returncode == 1
    first, second = ended.stderr.splitlines()
    assert "line 3 has the same address as line 2, and was passed over" in first
    assert "line 5 has no e-mail address that can be used: bad. This does not look like" in second
    assert all(closed.visitor().get(path).status == 200 for *_, path in made)


def test_previews_of_an_invitation_spend_nothing(closed, guests):
    guest = guests()
    [(_, _, path)], _ = invite(closed, guest.email)
    for _ in range(20):
        assert closed.visitor().get(path).status == 200
        assert closed.visitor().head(path).status == 200
    assert accept(closed.visitor(), path, guest).status == 303


def test_of_many_who_come_at_once_one_gets_in(closed, guests):
    [(_, _, path)], _ = invite(closed)
    people = [guests() for _ in range(6)]
    visitors = [closed.visitor() for _ in people]
    forms = [visitor.get(path).page.form(path) for visitor in visitors]

    def send(visitor, form, person):
        fields = {"name": person.name, "email": person.email, "password": person.password}
        return visitor.post(path, form.fields | fields).status

    with ThreadPoolExecutor(6) as pool:
        found = sorted(pool.map(send, visitors, forms, people))
    assert found[0] == 303 and set(found[1:]) <= {404, 410}, found
    assert findings(tintype("check", closed.config)) == {}


def test_a_form_with_mistakes_keeps_the_invitation_and_the_photo(closed, guests):
    guest = guests()
    [(_, _, path)], _ = invite(closed, guest.email)
    visitor = closed.visitor()
    again = accept(visitor, path, guest, upright_jpeg(), password="short")
    assert again.status == 422 and "You are invited" in again.text
    form = again.page.form(path)
    assert form.fields["staged"]
    answer = visitor.post(form.action, form.fields | {"password": guest.password}, encoding=form.enctype)
    assert answer.status == 303, answer


def test_an_invitation_that_is_taken_back_or_too_old_is_refused(closed, guests):
    guest = guests()
    [(_, _, path)], _ = invite(closed, guest.email)
    listed = tintype("invite", closed.config, "--list").stdout.splitlines()
    [name] = [line.split("\t")[0] for line in listed if guest.email in line]
    assert tintype("invite", closed.config, "--revoke", name).returncode == 0
    assert tintype("invite", closed.config, "--revoke", name).returncode == 1
    assert closed.visitor().get(path).status == 404
    [(_, _, path)], _ = invite(closed, guest.email)
    [file] = [f for f in (closed.data / "invitations").iterdir() if guest.email in f.read_text()]
    document = json.loads(file.read_text()) | {"expires": 1}
    file.write_text(json.dumps(document))
    answer = closed.visitor().get(path)
    assert answer.status == 410 and "time is over" in answer.text


def test_the_address_of_an_invitation_stays_between_us(closed, guests):
    [(_, _, path)], _ = invite(closed)
    for answer in (closed.visitor().get(path), closed.visitor().get("/invite/x"), closed.visitor().post(path, {})):
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert "no-store" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("token", ["x", "A" * 43, "%2e%2e", "A" * 5000, "..%2Fusers"])
def test_what_is_no_invitation_is_not_found(closed, token):
    assert closed.visitor().get(f"/invite/{token}").status in (400, 404, 414)


def test_who_is_invited_again_gets_another_and_members_none(closed, guests):
    guest = guests()
    [(_, _, first)], _ = invite(closed, guest.email)
    [(_, _, second)], ended = invite(closed, guest.email.upper())
    assert "was invited already" in ended.stderr and ended.returncode == 0
    assert closed.visitor().get(first).status == 404
    assert accept(closed.visitor(), second, guest).status == 303
    rows, ended = invite(closed, guest.email)
    assert rows == [] and "is a member already" in ended.stderr


def test_without_its_address_a_site_cannot_invite(new_site):
    site = new_site(settings={"base_url": ""})
    ended = tintype("invite", site.config, "a@example.org", "--print")
    assert ended.returncode == 78 and "base_url" in ended.stderr


def test_without_mail_an_invitation_has_to_be_printed(closed):
    ended = tintype("invite", closed.config, "a@example.org")
    assert ended.returncode == 78 and "--print" in ended.stderr


def test_somebody_who_asks_to_join_waits_and_is_shown_to_nobody(new_site, guest):
    site = new_site(settings={"join": "approve"})
    visitor = site.visitor()
    assert "looks at each request" in visitor.get("/join").text
    told = visitor.follow(send_join(visitor, guest))
    assert told.status == 200 and "Your request waits" in told.text
    [document] = (site.data / "users").iterdir()
    uid = document.stem
    assert not list((site.data / "sessions").iterdir()) and not list((site.data / "profile_image").iterdir())
    assert site.visitor().get(f"/users/{uid}").status == 404
    assert guest.name not in site.visitor().get("/").text
    wrong = sign_in(site.visitor(), guest, password="not the harbour at all")
    assert wrong.status == 422 and "waits" not in wrong.text
    right = site.visitor()
    assert "Your request waits" in right.follow(sign_in(right, guest)).text
    taken = send_join(site.visitor(), guest)
    assert taken.status == 422 and "already belongs" in taken.text
    assert findings(tintype("check", site.config)) == {}


ROWS = 30
BAD = {8: "nobody at all", 21: '"never closed'}


def test_a_clubs_first_day_by_commands_alone(new_site, tmp_path):
    """No mail server, nobody can join, and thirty people are on the list."""
    site = new_site(settings={"join": "closed"})
    people = {n: Person(f"김회원 {n}" if n % 2 else f"Member {n}", f"member{n}@club.example") for n in range(2, ROWS + 2)}
    lines = ["\ufeff이메일;이름"] + [BAD.get(n, f"{p.email};{p.name}") for n, p in people.items()]
    table = tmp_path / "club.csv"
    table.write_bytes("\r\n".join(lines).encode())
    rows, ended = invite(site, "--csv", table)
    assert ended.returncode == 1
    assert [line for line in ended.stderr.splitlines()] and all(f"line {n} " in ended.stderr for n in BAD)
    assert ended.stderr.count("line ") == len(BAD)
    invited = {email: (name, path) for email, name, path in rows}
    good = [p for n, p in people.items() if n not in BAD]
    assert sorted(invited) == sorted(p.email for p in good) and len(good) == 28

    def comes(person):
        name, path = invited[person.email]
        assert name == person.name
        answer = accept(site.visitor(), path, person)
        return uid_of(answer)

    with ThreadPoolExecutor(4) as pool:
        uids = list(pool.map(comes, good))
    assert len(set(uids)) == 28
    assert not list((site.data / "invitations").iterdir())
    stranger = site.visitor()
    fields = {"name": "E", "email": "eve@example.org", "password": "a quiet harbour"}
    assert stranger.post("/join", fields | {"token": stranger.token("/sign-in")}).status == 403
    for _, path in invited.values():
        assert site.visitor().post(path, fields | {"token": "x"}).status == 404
    assert len(list((site.data / "users").iterdir())) == 28
    assert sign_in(site.visitor(), good[0]).status == 303
    assert findings(tintype("check", site.config)) == {}


def test_invitations_and_links_work_through_cgi(new_site, guest):
    from invitations import reset_link

    site = new_site("cgi", {"join": "closed"})
    [(_, _, path)], _ = invite(site, guest.email)
    assert accept(site.visitor(), path, guest).status == 303
    assert site.visitor().get(path).status == 404
    link = reset_link(site, guest.email)
    answer = site.visitor().submit(link, link, {"password": "another quiet harbour"})
    assert answer.status == 303
    assert sign_in(site.visitor(), guest, password="another quiet harbour").status == 303
