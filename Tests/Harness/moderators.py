"""Moderators and administrators, and what they do."""

import subprocess

from people import Member, Person, sign_in
from site_under_test import PROGRAM


def user(site, verb, *words, **more):
    """`tintype user`."""
    command = [PROGRAM, "user", verb, *map(str, words), "--config", site.config]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, **more)


def staff(site, role, name=None, source=None):
    """Somebody with a role, made by a command and signed in."""
    person = Person(name or role.title(), f"{name or role}@staff.example.org".lower())
    made = user(site, "add", person.email, person.name, "--role", role, input=person.password + "\n")
    assert made.returncode == 0, made.stderr
    visitor = site.visitor()
    assert sign_in(visitor, person).status == 303
    return Member(person, made.stdout.strip(), visitor)


def act(moderator, uid, verb, **fields):
    """Does something to a member, as the form of /admin does; with one's own password where it is asked for."""
    token = moderator.visitor.token(f"/admin/users/{uid}")
    if verb in ("role", "delete", "reset-link"):
        fields = {"current": moderator.person.password} | fields
    return moderator.visitor.post(f"/admin/users/{uid}/{verb}", {"token": token} | fields)


def queue(moderator):
    answer = moderator.visitor.get("/admin/queue", Accept="application/json")
    assert answer.status == 200, answer
    return answer.json["entries"]


def report(visitor, uid, subject, cause="other", **more):
    return visitor.submit(f"/users/{uid}/report", f"/users/{uid}/report", {"subject": subject, "cause": cause} | more)
