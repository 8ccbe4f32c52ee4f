"""A tree of a million members against one of a thousand: pages, start, search and memory.

Both trees are served at the same time by the real module behind the real nginx. Requests to the two
alternate one by one, so that a busy moment harms both, and the quickest tenth counts: the others tell
more of what the machine was doing besides. Takes about 20 GB and 4 million inodes for a million members in the
folder for temporary files (TMPDIR), and gives them back.
"""

import argparse
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from urllib.parse import quote

import fastcgi_client
from people import Member, Person, join, sign_in, uid_of
from photos import upright_jpeg
from processes import descendants
from site_under_test import ROOT, Site
from table import Table

PROGRAM = ROOT / ".build/release/tintype-bench"
SMALL, PAGE = 1_000, 48
SEARCH_ROUNDS, START_ROUNDS = 15, 15
INODES, BYTES = 4, 18_000  # of one member
# The oldest member of each tree: search has to pass everybody else. No other name has these letters.
OLDEST = Person("Zyzzyva 쀼콰 휗캬", "oldest@example.org")
SEARCHES = {
    "search: a hit at the end": "zyzzyva",
    "search: no hit": "xyzzy",
    "search: 초성, a hit at the end": "ㅃㅋ",
    "search: a syllable being typed, no hit": "뷔",
    "search: two words, no hit": "anders 김",
    "search: a digit, no hit": "7",
}


class Lines:
    """Connections to nginx that are kept and take turns, so that no worker of it or of the module counts
    more than others. There is little work of their own around each request."""

    def __init__(self, site, cookie=None):
        self.site, self.cookie = site, cookie
        self.sockets = deque([None] * 8)

    def request(self, path):
        """Returns a function that sends this request and reads its answer."""
        fields = f"Host: localhost\r\nCookie: {self.cookie}\r\n" if self.cookie else "Host: localhost\r\n"
        message = f"GET {path} HTTP/1.1\r\n{fields}\r\n".encode()
        return lambda: self.ask(message)

    def ask(self, message):
        line = self.sockets.popleft() or socket.create_connection(("127.0.0.1", self.site.port), timeout=30)
        line.sendall(message)
        answer = b""
        while (end := answer.find(b"\r\n\r\n")) < 0:
            answer += line.recv(262_144)
        head = answer[:end]
        assert head.startswith(b"HTTP/1.1 200"), head
        missing = end + 4 + int(re.search(rb"Content-Length: (\d+)", head)[1]) - len(answer)
        while missing > 0:
            missing -= len(line.recv(missing))
        self.sockets.append(None if b"Connection: close" in head else line)


class Crowd(Site):
    """A site with so many members."""

    def __init__(self, count, tree=None):
        super().__init__()
        self.count, self.tree = count, tree

    def fill(self):
        if self.tree:
            self.data = self.tree
            self.start()
            visitor = self.visitor()
            self.oldest = Member(OLDEST, uid_of(sign_in(visitor, OLDEST)), visitor)
            return
        self.start()
        self.oldest = join(self, OLDEST, upright_jpeg())
        begun = time.monotonic()
        self.stop()
        subprocess.run([PROGRAM, "crowd", self.data, self.oldest.uid, str(self.count)], check=True)
        say(f"{self.count:,} members written in {time.monotonic() - begun:.0f} s")
        self.start()

    def tail(self, count):
        """The last lines of the feed, newest first."""
        out = subprocess.run(["tail", "-n", str(count), self.data / "gallery.jsonl"],
                             capture_output=True, text=True, check=True).stdout
        return out.splitlines()[::-1]

    def page(self, number):
        """The address of that page of the gallery, 1 being the first."""
        last = self.tail((number - 1) * PAGE)[-1]
        return "/?before=" + re.search(r'"seq":(\d+)', last)[1]

    def profiles(self, count=200):
        lines = self.tail(self.count)
        return ["/users/" + re.search(r'"uid":"([^"]+)"', line)[1] for line in lines[:: len(lines) // count]]

    def cookie(self):
        """Of the oldest member, signed in: for them no answer is kept."""
        return "; ".join(f"{name}={value}" for name, (value, _) in self.oldest.visitor.cookies.items())

    def start_milliseconds(self):
        """From the start of the program to its first answer."""
        self.module.terminate()
        self.module.wait(10)
        begun = time.perf_counter()
        self.start_module()
        while True:
            try:
                if fastcgi_client.ask(self.listen, fastcgi_client.params(uri="/healthz")).status == 200:
                    return (time.perf_counter() - begun) * 1000
            except OSError:
                time.sleep(0.0005)

    def search_milliseconds(self, text):
        begun = time.perf_counter()
        answer = self.visitor().get(f"/?q={quote(text)}")
        took = (time.perf_counter() - begun) * 1000
        assert answer.status == 200, answer
        found = f"/users/{self.oldest.uid}" in answer.page.links
        assert found == ("hit at the end" in next(k for k, v in SEARCHES.items() if v == text)), answer
        return took

    def resident_mib(self):
        """Of all processes of the server; what they share counts once."""
        total = 0
        for process in descendants(self.module.pid):
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
            total += int(re.search(r"^Pss:\s+(\d+)", rollup, re.M)[1])
        return total / 1024


def say(text):
    print(text, file=sys.stderr, flush=True)


def check_room(members):
    folder = os.statvfs(os.environ.get("TMPDIR", "/tmp"))
    need = members * BYTES + 2_000_000_000
    if folder.f_bavail * folder.f_frsize < need or folder.f_favail < members * INODES + 100_000:
        sys.exit(f"The folder for temporary files needs {need / 1e9:.0f} GB and {members * INODES:,} inodes.")


def compare(table, what, sides, count, limit):
    """`sides`: two lists of requests in turn, as functions; the second may take `limit` times as long."""
    times = [[], []]
    for number in range(count):
        for side, found in zip(sides, times):
            begun = time.perf_counter()
            side[number % len(side)]()
            found.append((time.perf_counter() - begun) * 1e6)
    # The first quarter warms up: caches, and each worker's own.
    first, second = (statistics.quantiles(found[count // 4 :], n=10)[0] for found in times)
    table.note(f"{what}, microseconds", f"{first:.0f} / {second:.0f}")
    table.add(what, second / first, limit, at_least=False)


def measure(small, large, requests, table):
    trees = f"{large.count:,} : {small.count:,} members"
    profiles = {site: site.profiles() for site in (small, large)}
    for who, cookies in (("", {}), (", signed in", {s: s.cookie() for s in (small, large)})):
        lines = {site: Lines(site, cookies.get(site)) for site in (small, large)}
        for name, paths in (("profile", profiles), ("gallery", {small: ["/"], large: ["/"]})):
            sides = [[lines[s].request(p) for p in paths[s]] for s in (small, large)]
            compare(table, f"{name}{who}, {trees}", sides, requests, 1.3)
        if large.count > 1_000 * PAGE:
            sides = [[lines[large].request(large.page(n))] for n in (10, 1_000)]
            compare(table, f"page 1,000 : page 10{who}", sides, requests, 1.3)

    for name, text in SEARCHES.items():
        large.search_milliseconds(text)
        times = [large.search_milliseconds(text) for _ in range(SEARCH_ROUNDS)]
        table.add(f"{name} ({text})", statistics.median(times), 150, at_least=False, unit="ms")
    table.add("resident memory of the server", large.resident_mib(), 64, at_least=False, unit="MiB")

    starts = [[site.start_milliseconds() for site in (small, large)] for _ in range(START_ROUNDS)]
    first, second = (statistics.median(s[i] for s in starts) for i in (0, 1))
    table.note("start, milliseconds", f"{first:.0f} / {second:.0f}")
    table.add(f"start beyond that of {small.count:,}", second - first, 50, at_least=False, unit="ms")


def measure_indexes(large, table):
    out = subprocess.run([PROGRAM, "indexes", large.data], capture_output=True, text=True, check=True).stdout
    for line in out.splitlines():
        what, seconds, memory = line.split("\t")
        table.note(f"{what}, {large.count:,} members", f"{seconds} s, at most {memory} MiB")


def main():
    parser = argparse.ArgumentParser(
        prog="Tests/scale", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--members", type=int, default=1_000_000, help="of the large tree (default 1000000)")
    parser.add_argument("--requests", type=int, default=4_000, help="of each kind to each tree (default 4000)")
    parser.add_argument("--keep", action="store_true", help="leave the large tree where it is, and say where")
    parser.add_argument("--tree", type=Path, help="a large tree that --keep has left: measured, and left again")
    arguments = parser.parse_args()
    if arguments.tree:
        members = sum(1 for _ in open(arguments.tree / "gallery.jsonl", "rb"))
    else:
        members = arguments.members
        check_room(members)
    table, small, large = Table(), Crowd(SMALL), Crowd(members, arguments.tree)
    try:
        small.fill()
        large.fill()
        measure(small, large, arguments.requests, table)
        measure_indexes(large, table)
    finally:
        for site in (small, large):
            site.stop(check=False)
        small.remove()
        if arguments.keep:
            say(f"the large tree is in {large.data}")
        else:
            say("removing the trees")
            shutil.rmtree(large.folder)
    table.show()
    return 1 if table.short else 0


if __name__ == "__main__":
    raise SystemExit(main())
