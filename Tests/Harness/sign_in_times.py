"""Tests/sign-in-times: is somebody's address told by how long an answer takes?"""

import argparse
import random
import statistics
import time

from people import join, someone
from site_under_test import Site

WRONG = "not the harbour at all"


def main():
    options = argparse.ArgumentParser(prog="Tests/sign-in-times", description=__doc__)
    options.add_argument("--tries", type=int, default=200, help="for each of the two (default 200)")
    tries = options.parse_args().tries
    site = Site(settings={"workers": 1, "mail_command": "/bin/true", "mail_from": "club@example.org"}).start()
    try:
        members = [someone(n) for n in range(60)]
        for person in members:
            join(site, person, photo=None)
        strangers = [someone(n, "Nobody") for n in range(60)]
        ends = [
            compare(site, "/sign-in", "wrong password", members, strangers, tries, {"password": WRONG}),
            compare(site, "/forgot", "forgotten password", members, strangers, tries, {}),
        ]
    finally:
        site.stop()
        site.remove()
    raise SystemExit(0 if all(ends) else 1)


def compare(site, page, name, members, strangers, tries, values):
    """Prints both, and returns whether they cannot be told apart."""
    times = {"exists": [], "missing": []}
    order = ["exists", "missing"] * tries
    random.Random(1).shuffle(order)
    for number, kind in enumerate(order):
        people = members if kind == "exists" else strangers
        times[kind].append(once(site, page, people[number % len(people)].email, values))
        if number % len(people) == len(people) - 1:
            rest(site)
    print(f"{name}, {tries} tries each, milliseconds:")
    for kind, values in times.items():
        cuts = statistics.quantiles(values, n=20)
        print(f"  {kind:8} median {statistics.median(values):7.2f}   5 % {cuts[0]:7.2f}   95 % {cuts[-1]:7.2f}")
    share = probability(times["exists"], times["missing"])
    # Of two random samples of one kind this differs from a half by less than 0.1, nearly always.
    same = abs(share - 0.5) < 3 * (1 / (6 * tries)) ** 0.5
    print(f"  an existing address takes longer than a missing one in {share:.1%} of all pairs: "
          f"{'indistinguishable' if same else 'TOLD APART'}")
    return same


def once(site, page, email, values):
    visitor = site.visitor()
    form = visitor.get(page).page.form(page)
    start = time.perf_counter()
    answer = visitor.post(form.action, form.fields | {"email": email} | values, encoding=form.enctype)
    spent = (time.perf_counter() - start) * 1_000
    assert answer.status in (200, 303, 422), answer
    return spent


def rest(site):
    """As if a day had passed: nobody has tried anything lately."""
    for counter in (site.data / "attempts").iterdir():
        counter.unlink()


def probability(longer, shorter):
    """The share of pairs in which the first is the larger (Mann and Whitney's U)."""
    wins = sum((a > b) + (a == b) / 2 for a in longer for b in shorter)
    return wins / (len(longer) * len(shorter))


if __name__ == "__main__":
    main()
