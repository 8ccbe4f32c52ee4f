"""Page views while 32 photos are being uploaded, against quiet ones, through the same nginx.

Each photo comes over a line of its own, as fast as homes and phones have; and, for comparison only, all
at the speed of this machine's memory, which nobody's visitors have.
"""

import io
import multiprocessing
import os
import statistics
import threading
import time

from camera import camera_jpeg
from people import join, someone
from site_under_test import Site
from visitor import multipart

UPLOADERS, VIEWERS = 32, 2
# As long as the uploads take, about.
ROUNDS, QUIET_SECONDS = 3, 5
LINE = 20_000_000 / 8  # bytes a second of each uploader


def percentile(values, part):
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def view(site, pages, is_over):
    """(milliseconds of each page view, statuses that are not 200) of a few visitors until it is over."""
    times, wrong, lock = [], [], threading.Lock()

    def visit(number):
        visitor, turn = site.visitor(), number
        while not is_over():
            begun = time.perf_counter()
            status = visitor.get(pages[turn % len(pages)]).status
            with lock:
                times.append((time.perf_counter() - begun) * 1000)
                if status != 200:
                    wrong.append(status)
            turn += 1
            time.sleep(0.01)

    threads = [threading.Thread(target=visit, args=(n,)) for n in range(VIEWERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times, wrong


class Paced(io.BytesIO):
    """A body that is read no faster than a line carries it."""

    def __init__(self, body, rate):
        super().__init__(body)
        self.rate, self.begun = rate, time.perf_counter()

    def read(self, size=-1):
        ahead = self.tell() / self.rate - (time.perf_counter() - self.begun)
        if ahead > 0.02:
            time.sleep(ahead)
        return super().read(size)


def send(member, photo, rate):
    """The status of the photo form, filled in and sent over a line of `rate` bytes a second."""
    address = f"/users/{member.uid}/photos"
    form = member.visitor.get(address).page.form(address)
    kind, body = multipart(form.fields | {"photo": ("photo.jpg", photo, "image/jpeg")})
    headers = {"Content-Type": kind, "Content-Length": str(len(body))}
    return member.visitor.ask("POST", address, Paced(body, rate), headers, timeout=180).status


def upload_all(members, photo, rate, answers):
    """Sends `photo` for every member at once, and puts (status, seconds) of each into `answers`."""
    # Real senders are other machines: this one must not take processor time from the site and the viewers.
    os.nice(19)

    def upload(member):
        begun = time.perf_counter()
        try:
            status = send(member, photo, rate)
        except Exception as error:  # whatever went wrong is the finding
            status = repr(error)
        answers.put((status, time.perf_counter() - begun))

    threads = [threading.Thread(target=upload, args=(m,)) for m in members]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def busy_views(site, members, pages, photo, rate):
    """(times, wrong statuses) of page views, and the (status, seconds) of the uploads meanwhile."""
    # In a process of its own: the threads of one would keep each other waiting.
    answers = multiprocessing.SimpleQueue()
    sender = multiprocessing.Process(target=upload_all, args=(members, photo, rate, answers))
    sender.start()
    times, wrong = view(site, pages, lambda: not sender.is_alive())
    sender.join()
    assert sender.exitcode == 0, "the uploads broke off"
    return times, wrong, [answers.get() for _ in members]


def run(table):
    # As many threads as by default. On two processors the last of so many photos waits a while.
    site = Site(settings={"threads": 32, "decoder_patience": 120}).start()
    try:
        measure(site, table)
    finally:
        site.stop(check=False)
        site.remove()


def measure(site, table):
    members = [join(site, someone(n, "Uploader"), photo=None) for n in range(UPLOADERS)]
    resident = join(site, someone(999, "Resident"))
    pages = ["/", f"/users/{resident.uid}", f"/users/{resident.uid}.json", "/join"]
    photo = camera_jpeg(4000, 3000)
    rounds, at_once = [], []
    for _ in range(ROUNDS):
        end = time.monotonic() + QUIET_SECONDS
        quiet, wrong = view(site, pages, lambda: time.monotonic() > end)
        busy, wrong_then, answers = busy_views(site, members, pages, photo, LINE)
        flood, wrong_last, more_answers = busy_views(site, members, pages, photo, 1e12)
        assert not wrong + wrong_then + wrong_last, f"page views failed: {wrong + wrong_then + wrong_last}"
        failed = [status for status, _ in answers + more_answers if status not in (303, 503)]
        assert not failed, f"uploads failed: {failed}"
        assert min(len(quiet), len(busy)) > 200, "too few page views to speak of a percentile"
        before = percentile(quiet, 0.99)
        rounds.append((percentile(busy, 0.99) / before, before, percentile(busy, 0.99), answers))
        at_once.append(percentile(flood, 0.99) / before)
    ratio, before, during, answers = sorted(rounds, key=lambda r: r[0])[len(rounds) // 2]
    table.note("page views, quiet, 99th percentile", f"{before:.1f} ms")
    table.note(f"page views during {UPLOADERS} uploads, 99th percentile", f"{during:.1f} ms")
    table.note("the longest of these uploads", f"{max(seconds for _, seconds in answers):.1f} s")
    table.add("page views during uploads : quiet, 99th percentile", ratio, 5, at_least=False)
    table.note("the same when all photos come within an instant", f"{statistics.median(at_once):.2f} x")
    made = min(sum(status == 303 for status, _ in r[3]) for r in rounds)
    table.add(f"uploads of {UPLOADERS} that became photos, the others 503", made, UPLOADERS, unit="photos")
