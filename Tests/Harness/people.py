"""The small cast of the tests."""

import json
from dataclasses import dataclass

from photos import upright_jpeg
from visitor import Visitor


@dataclass(frozen=True)
class Person:
    name: str
    email: str
    password: str = "a quiet harbour at 5"


ADA = Person("Ada Lovelace", "ada@example.org")
MINJUN = Person("김민준", "minjun@example.org")


def someone(number, name="Guest"):
    """One of many, for tests that need a crowd or an unused address."""
    return Person(f"{name} {number}", f"{name.lower()}{number}@example.org")


@dataclass
class Member:
    person: Person
    uid: str
    visitor: Visitor


def uid_of(answer):
    """The member whose profile a 303 points to."""
    assert answer.status == 303, answer
    where = answer.headers["Location"].split("?")[0].rstrip("/")
    assert "/users/" in where, f"expected the profile page, not {where}"
    return where.rsplit("/users/", 1)[1].split("/")[0]


def join(site, person, photo="default", **more):
    """Joins through the form. `photo`: bytes, a (name, bytes, type) tuple, or None for no photo."""
    visitor = site.visitor()
    answer = send_join(visitor, person, photo, **more)
    return Member(person, uid_of(answer), visitor)


def send_join(visitor, person, photo="default", **more):
    if photo == "default":
        photo = upright_jpeg()
    if photo is None:
        photo = ("", b"", "application/octet-stream")
    elif isinstance(photo, bytes):
        photo = ("IMG_0001.JPG", photo, "image/jpeg")
    fields = {"name": person.name, "email": person.email, "password": person.password}
    return visitor.submit("/join", "/join", fields | {"photo": photo} | more)


def sign_in(visitor, person, **more):
    fields = {"email": person.email, "password": person.password}
    return visitor.submit("/sign-in", "/sign-in", fields | more)


def add_photo(member, photo, **more):
    """Sends the photo form of the member's own page."""
    if isinstance(photo, bytes):
        photo = ("IMG_0002.JPG", photo, "image/jpeg")
    action = f"/users/{member.uid}/photos"
    return member.visitor.submit(action, action, {"photo": photo} | more)


def photo_of(site, member):
    """The name of the member's photo, as the tree has it."""
    return json.loads(site.document(member.uid).read_text())["profilePhotoURL"].rpartition("/")[2]
