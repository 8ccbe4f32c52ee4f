"""Members who change things while the server is killed, at random moments and in every way.

Every change that was acknowledged must be there afterwards; one whose answer was lost may be there or
not, but nothing between. As a command (Tests/kills) it prints what it found; the tests run the same
with fewer kills.
"""

import argparse
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field

from commands import tintype
from people import Member, add_photo, join, sign_in, someone
from photos import near, opened, plain
from processes import children, named
from site_under_test import Site

CLIENTS, MEMBERS_EACH = 6, 25
LOST = (AssertionError, OSError, ValueError)  # no answer, or none that says that it is done


@dataclass
class Known:
    """What may be true of a member: one value that was acknowledged, and those whose answer was lost."""

    member: Member
    bios: set = field(default_factory=lambda: {""})
    photos: set = field(default_factory=lambda: {None})
    names: set = field(default_factory=set)


@dataclass
class Report:
    kills: Counter = field(default_factory=Counter)
    changes: Counter = field(default_factory=Counter)
    starts: list = field(default_factory=list)
    problems: list = field(default_factory=list)
    check: str = ""

    def lines(self):
        yield f"{self.kills.total()} kills: " + ", ".join(f"{n} of {k}" for k, n in self.kills.most_common())
        yield ", ".join(f"{n} {k}" for k, n in self.changes.most_common())
        yield f"{len(self.starts)} starts, the longest {max(self.starts, default=0):.2f} s"
        yield f"tintype check: {self.check.strip().splitlines()[-1] if self.check else 'no output'}"
        yield from self.problems or ["nothing acknowledged was lost"]


class Client(threading.Thread):
    """Changes members of its own, and keeps a book of what was acknowledged."""

    def __init__(self, site, number, report):
        super().__init__(daemon=True)
        self.site, self.number, self.report = site, number, report
        self.random, self.over = random.Random(number), threading.Event()
        self.book, self.maybe, self.serial = [], [], 0

    def run(self):
        while not self.over.is_set():
            grown = len(self.book) >= MEMBERS_EACH
            action = self.random.choice((self.change_photo, self.change_profile, self.change_profile) if grown
                                        else (self.join_site, self.change_photo, self.change_profile))
            if action != self.join_site and not self.book:
                continue
            kind = action.__name__.replace("_", " ")
            try:
                action()
                self.report.changes[f"{kind} acknowledged"] += 1
            except LOST:
                self.report.changes[f"{kind} unanswered"] += 1
                time.sleep(0.05)

    def new_colour(self):
        return tuple(self.random.randrange(256) for _ in range(3))

    def join_site(self):
        self.serial += 1
        person = someone(self.serial, f"Client{self.number}x")
        colour = self.random.choice((None, self.new_colour()))
        self.maybe.append(person)
        member = join(self.site, person, colour and plain(colour, (64, 64)))
        self.maybe.remove(person)
        self.book.append(Known(member, photos={colour}, names={person.name}))

    def change_photo(self):
        known, colour = self.random.choice(self.book), self.new_colour()
        known.photos.add(colour)
        answer = add_photo(known.member, plain(colour, (64, 64)))
        assert answer.status == 303, answer
        known.photos = {colour}

    def change_profile(self):
        self.serial += 1
        known = self.random.choice(self.book)
        bio, name = f"bio {self.serial}", f"{known.member.person.name} {self.serial}"
        known.bios.add(bio)
        known.names.add(name)
        edit = f"/users/{known.member.uid}/edit"
        answer = known.member.visitor.submit(edit, edit, {"name": name, "bio": bio})
        assert answer.status == 303, answer
        known.bios, known.names = {bio}, {name}


def kill_something(site, report):
    """One process of the server, or all of them at once."""
    imagers = named(site.module.pid, "tintype-imager")
    sealed = [c for i in imagers for c in children(i)]
    workers = [c for c in children(site.module.pid) if c not in imagers]
    targets = {
        "workers": workers, "imagers": [i for i in imagers if i not in sealed], "children": sealed,
        "parents": [site.module.pid], "whole servers": [site.module.pid],
    }
    kind = random.choices(list(targets), (4, 2, 3, 1, 1))[0]
    if not targets[kind]:
        return
    victim = random.choice(targets[kind])
    try:
        if kind == "whole servers":
            os.killpg(victim, signal.SIGKILL)
        else:
            os.kill(victim, signal.SIGKILL)
    except ProcessLookupError:
        return  # it had just ended
    report.kills[kind] += 1
    if victim == site.module.pid:
        start_again(site, report)


def start_again(site, report):
    site.module.wait()
    begun = time.monotonic()
    site.start_module()
    while not site.healthy():
        if time.monotonic() - begun > 30:
            report.problems.append("the server did not start again within 30 s")
            return
        time.sleep(0.01)
    report.starts.append(time.monotonic() - begun)


def verify(site, known, report):
    """That a member is as one of the states that they may be in."""
    uid, person = known.member.uid, known.member.person
    shown = site.visitor().get(f"/users/{uid}.json")
    if shown.status != 200:
        return report.problems.append(f"{uid}, who has joined, is answered with {shown.status}")
    if shown.json.get("bio", "") not in known.bios or shown.json["name"] not in known.names:
        report.problems.append(f"{uid} has {shown.json}, not {known.bios} and {known.names}")
    if sign_in(site.visitor(), person).status != 303:
        report.problems.append(f"{uid} cannot sign in")
    address, colour = shown.json.get("profilePhotoURL"), None
    if address is not None:
        photo = site.visitor().get(f"{address}/96.jpg")
        if photo.status != 200:
            return report.problems.append(f"{uid}'s photo is answered with {photo.status}")
        colour = opened(photo.body).convert("RGB").getpixel((48, 48))
    if not any(colour == p or (colour and p and near(colour, p, by=6)) for p in known.photos):
        report.problems.append(f"{uid} shows {colour}, not one of {known.photos}")


def verify_unanswered(site, person, report):
    """Somebody whose answer to joining was lost has joined wholly, or not at all."""
    answer = sign_in(site.visitor(), person)
    if answer.status == 303:
        profile = answer.headers["Location"].split("?")[0]
        if site.visitor().get(profile).status != 200:
            report.problems.append(f"{person.email} can sign in, but has no profile")
    elif join_again(site, person).status != 303:
        report.problems.append(f"{person.email} can neither sign in nor join")


def join_again(site, person):
    from people import send_join

    return send_join(site.visitor(), person, None)


def run(site, kills):
    """Starts the site and returns a report of so many kills."""
    report = Report()
    if site.module is None:
        site.start()
    clients = [Client(site, n, report) for n in range(CLIENTS)]
    for client in clients:
        client.start()
    while report.kills.total() < kills and not report.problems:
        time.sleep(random.uniform(0, 0.4))
        kill_something(site, report)
    for client in clients:
        client.over.set()
    for client in clients:
        client.join(60)
        if client.is_alive():
            report.problems.append("a client hangs")
    site.restart()
    time.sleep(1)  # what was broken off is settled when a server starts
    checked = tintype("check", site.config)
    report.check = checked.stdout + checked.stderr
    if checked.returncode != 0:
        report.problems += [f"tintype check ends with {checked.returncode}", report.check]
    for client in clients:
        for known in client.book:
            verify(site, known, report)
        for person in client.maybe:
            verify_unanswered(site, person, report)
    return report


def main():
    parser = argparse.ArgumentParser(prog="Tests/kills", description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=500, help="how many (default 500)")
    parser.add_argument("--seed", type=int, help="of the random choices of what is killed when")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    site = Site(settings={"workers": 2})
    try:
        report = run(site, arguments.kills)
        print(*report.lines(), sep="\n")
        return 1 if report.problems else 0
    finally:
        site.stop(check=False)
        site.remove()


if __name__ == "__main__":
    sys.exit(main())
