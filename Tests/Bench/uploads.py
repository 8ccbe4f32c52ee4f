"""Page views while 32 photos are being uploaded, against quiet ones, through the same nginx."""

import multiprocessing
import statistics
import threading
import time

from camera import camera_jpeg
from people import add_photo, join, someone
from site_under_test import Site

UPLOADERS, VIEWERS = 32, 2


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


def upload_all(members, photo, answers):
    """Sends `photo` for every member at once, and puts (status, seconds) of each into `answers`."""

    def upload(member):
        begun = time.perf_counter()
        try:
            status = add_photo(member, photo).status
        except Exception as error:  # whatever went wrong is the finding
            status = repr(error)
        answers.put((status, time.perf_counter() - begun))

    threads = [threading.Thread(target=upload, args=(m,)) for m in members]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def run(arguments, table):
    site = Site(settings={"decoder_patience": 120}).start()
    try:
        measure(site, arguments, table)
    finally:
        site.stop(check=False)
        site.remove()


def measure(site, arguments, table):
    members = [join(site, someone(n, "Uploader"), photo=None) for n in range(UPLOADERS)]
    resident = join(site, someone(999, "Resident"))
    pages = ["/", f"/users/{resident.uid}", f"/users/{resident.uid}.json", "/join"]
    photo = camera_jpeg(4000, 3000)
    ratios = []
    for _ in range(arguments.rounds):
        end = time.monotonic() + arguments.seconds
        quiet, wrong = view(site, pages, lambda: time.monotonic() > end)
        # In a process of its own: the threads of one would keep each other waiting.
        queue = multiprocessing.SimpleQueue()
        sender = multiprocessing.Process(target=upload_all, args=(members, photo, queue))
        sender.start()
        busy, wrong_then = view(site, pages, lambda: not sender.is_alive())
        sender.join()
        answers = [queue.get() for _ in members]
        assert not wrong + wrong_then, f"page views that failed: {wrong + wrong_then}"
        refused = [status for status, _ in answers if status != 303]
        assert not refused, f"uploads that failed: {refused}"
        both = percentile(quiet, 0.99), percentile(busy, 0.99)
        ratios.append((both[1] / both[0], *both, max(seconds for _, seconds in answers), len(quiet), len(busy)))
    ratio, before, during, longest, *counts = sorted(ratios)[len(ratios) // 2]
    table.note("page views, quiet, 99th percentile", f"{before:.1f} ms of {counts[0]}")
    table.note(f"page views during {UPLOADERS} uploads, 99th percentile", f"{during:.1f} ms of {counts[1]}")
    table.note("the longest of these uploads", f"{longest:.1f} s")
    table.add("page views during uploads : quiet, 99th percentile", ratio, 5, at_least=False)
    assert statistics.median(counts) > 100, "too few page views to speak of a percentile"
