"""Many requests of every kind at once, for a while, with a worker killed in the middle.

As a command (Tests/load) it prints what it found; the tests run the same for a few seconds.
"""

import argparse
import os
import random
import re
import signal
import threading
import time
from collections import Counter
from dataclasses import dataclass, field

from people import add_photo, join, send_join, sign_in, someone
from photos import upright_jpeg
from processes import descendants, descriptors, eventually, named, resident_kib
from site_under_test import Site

NGINX_WORKERS, KEPT = 2, 32  # as deploy/nginx/upstream.conf keeps connections


@dataclass
class Request:
    kind: str
    begun: float
    ended: float
    outcome: object
    good: bool


@dataclass
class Report:
    requests: list = field(default_factory=list)
    killed_at: float = 0
    hanging: int = 0
    memory: dict = field(default_factory=dict)  # process: (KiB early, KiB late)
    descriptors: tuple = (0, 0)
    ended: int = 0  # workers that nobody killed

    @property
    def lost(self):
        return [r for r in self.requests if not r.good]

    @property
    def excused(self):
        """Lost, and in the hands of a worker at the moment it was killed."""
        return [r for r in self.lost if r.begun <= self.killed_at + 0.2 and r.ended >= self.killed_at]

    @property
    def growth_kib(self):
        return max((late - early for early, late in self.memory.values()), default=0)

    def lines(self):
        seconds = max(r.ended for r in self.requests) - min(r.begun for r in self.requests)
        kinds = Counter(r.kind for r in self.requests)
        yield f"{len(self.requests)} requests in {seconds:.0f} s: " + ", ".join(
            f"{count} {kind}" for kind, count in kinds.most_common()
        )
        for kind in kinds:
            times = sorted(r.ended - r.begun for r in self.requests if r.kind == kind)
            late = times[len(times) * 99 // 100]
            yield f"  {kind}: 99th percentile {late * 1000:.0f} ms, longest {times[-1] * 1000:.0f} ms"
        yield f"lost: {len(self.lost)}, of them {len(self.excused)} in the killed worker's hands"
        for r in self.lost:
            if r not in self.excused:
                begun, ended = r.begun - self.killed_at, r.ended - self.killed_at
                yield f"  {r.kind}: {r.outcome}, from {begun:+.2f} s to {ended:+.2f} s after the kill"
        yield f"hanging: {self.hanging}"
        yield f"memory: the process that grew most grew by {self.growth_kib} KiB"
        yield f"descriptors of all processes: {self.descriptors[0]} early, {self.descriptors[1]} afterwards"

    def problems(self, growth_kib):
        found = []
        if len(self.lost) > len(self.excused):
            found.append("requests were lost that no killed worker held")
        if len(self.excused) > 32:
            found.append("more requests were lost than one worker can hold")
        if self.hanging:
            found.append("a request hangs")
        if self.ended:
            found.append("a worker ended by itself")
        if self.growth_kib > growth_kib:
            found.append(f"memory grew by more than {growth_kib} KiB")
        # Idle connections that nginx keeps come and go; beyond them nothing may remain open.
        if self.descriptors[1] - self.descriptors[0] > NGINX_WORKERS * KEPT + 8:
            found.append("descriptors grew")
        return found


def kinds(site, member, photo):
    """(weight, name, allowed statuses, action) of the mixture."""
    uid = member.uid
    address = site.visitor().get(f"/users/{uid}.json").json["profilePhotoURL"]
    refused = {"token": "wrong", "photo": ("x.jpg", bytes(200_000), "image/jpeg")}
    numbers = iter(range(1, 1_000_000))
    lock = threading.Lock()

    def newcomer(_):
        with lock:
            number = next(numbers)
        return send_join(site.visitor(), someone(number, "Crowd"), photo)

    return [
        (30, "profile", {200}, lambda v: v.get(f"/users/{uid}")),
        (20, "gallery", {200}, lambda v: v.get("/")),
        (20, "stored photo", {200}, lambda v: v.get(f"{address}/360.webp")),
        (10, "document", {200}, lambda v: v.get(f"/users/{uid}.json")),
        (5, "photo by member", {200}, lambda v: v.get(f"/users/{uid}/photo")),
        (5, "not found", {404}, lambda v: v.get("/users/nobody")),
        (4, "bad form", {403, 429}, lambda v: v.post("/join", refused)),
        (2, "sign-in", {303, 429, 503}, lambda v: sign_in(site.visitor(), member.person)),
        (2, "join", {303, 429, 503}, newcomer),
    ]


def run(site, seconds, clients=32, kill=True):
    photo = upright_jpeg(1200, 900)
    member = join(site, someone(0, "Resident"), photo)
    mixture = kinds(site, member, photo)
    weights = [kind[0] for kind in mixture]
    report, over, lock = Report(), threading.Event(), threading.Lock()

    def client(number):
        visitor, dice = site.visitor(), random.Random(number)
        while not over.is_set():
            _, name, allowed, action = dice.choices(mixture, weights)[0]
            begun = time.monotonic()
            try:
                outcome = action(visitor).status
            except Exception as error:  # whatever went wrong is the finding
                outcome = repr(error)
            request = Request(name, begun, time.monotonic(), outcome, outcome in allowed)
            with lock:
                report.requests.append(request)

    threads = [threading.Thread(target=client, args=(n,), daemon=True) for n in range(clients)]
    for thread in threads:
        thread.start()
    time.sleep(seconds / 3)
    early = sample(site)
    time.sleep(seconds / 6)
    if kill:
        victim = named(site.module.pid, "tintype")[0]
        report.killed_at = time.monotonic()
        os.kill(victim, signal.SIGKILL)
        early.pop(victim, None)
    time.sleep(seconds / 2)
    late = sample(site)
    over.set()
    for thread in threads:
        thread.join(30)
    report.hanging = sum(thread.is_alive() for thread in threads)
    # Whoever waits for a decoder holds the photo open: what remains is seen when nobody asks any more.
    after = sample(site)
    both = early.keys() & late.keys() & after.keys()
    report.memory = {p: (early[p][0], late[p][0]) for p in both}
    report.descriptors = tuple(sum(s[p][1] for p in both) for s in (early, after))
    report.ended = len(re.findall(r"worker \d+ ended", site.log())) - kill
    eventually(site.healthy)
    # So many sign-ins have ended the oldest session; with a new one, everything works as before.
    assert sign_in(member.visitor, member.person).status == 303
    assert add_photo(member, photo).status == 303
    return report


def sample(site, times=12):
    """{process: (KiB of memory, descriptors)} of what stays; sealed children come and go.

    The least of several looks: a password being hashed takes 19 MiB for a moment.
    """
    looks = []
    for _ in range(times):
        looks.append({})
        for process in descendants(site.module.pid):
            try:
                looks[-1][process] = (resident_kib(process), descriptors(process))
            except (FileNotFoundError, ProcessLookupError, KeyError):
                pass
        time.sleep(0.07)
    staying = set.intersection(*(set(look) for look in looks))
    return {p: tuple(min(look[p][i] for look in looks) for i in (0, 1)) for p in staying}


def main():
    parser = argparse.ArgumentParser(prog="Tests/load", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--clients", type=int, default=32)
    arguments = parser.parse_args()
    site = Site(settings={"workers": 2}, nginx_workers=NGINX_WORKERS).start()
    try:
        report = run(site, arguments.seconds, arguments.clients)
    finally:
        site.stop(check=False)
        site.remove()
    print(*report.lines(), sep="\n")
    problems = report.problems(growth_kib=12 * 1024)
    print("\n".join(f"short: {p}" for p in problems) or "PASS")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
