"""FastCGI workers, CGI processes and commands at work on one tree at the same moment."""

import threading
import time
from collections import Counter
from dataclasses import dataclass

from commands import tintype
from people import ADA, add_photo, join, send_join, sign_in
from photos import plain

WRITERS, SECONDS = 6, 8


@dataclass
class Event:
    """Something that one process said of Ada's document, and when it was asked and answered."""

    begun: float
    ended: float
    revision: int
    bio: str
    is_write: bool


def two_sites(new_site):
    """One tree, served by FastCGI workers and by CGI processes."""
    first = new_site(settings={"workers": 2})
    second = new_site(mode="cgi", settings={"data": first.data})
    return first, second


def change_bio(visitor, uid, bio, events):
    """Reads Ada's profile form and sends it with another bio, as it was read."""
    edit = f"/users/{uid}/edit"
    begun = time.monotonic()
    fields = visitor.get(edit).page.form(edit).fields
    read = time.monotonic()
    revision = int(fields["revision"])
    events.append(Event(begun, read, revision, fields["bio"], False))
    answer = visitor.post(edit, fields | {"bio": bio})
    if answer.status == 303:
        events.append(Event(read, time.monotonic(), revision + 1, bio, True))
    return answer.status


def check_history(events, first_bio=""):
    """That the events can be put in an order in which they might have happened one by one.

    The revision is that order: a write must be the only one that made its revision, whoever is asked
    must see what the last write at that revision left, and nobody an older revision than one that was
    known before they asked.
    """
    writes = sorted((e for e in events if e.is_write), key=lambda e: e.revision)
    made = Counter(e.revision for e in writes)
    assert max(made.values()) == 1, f"two writes were made to one revision: {made.most_common(3)}"
    for event in events:
        if event.is_write:
            continue
        before = [w.bio for w in writes if w.revision <= event.revision]
        assert event.bio == (before[-1] if before else first_bio), f"{event} is none that was written"
    newest = 0
    marks = sorted([(e.ended, 0, e) for e in events] + [(e.begun, 1, e) for e in events], key=lambda m: m[:2])
    known = {}
    for _, is_beginning, event in marks:
        if is_beginning:
            known[id(event)] = newest
        else:
            newest = max(newest, event.revision)
            assert event.revision >= known.get(id(event), 0), f"{event}, after {known[id(event)]} was known"


def test_changes_from_several_processes_happen_one_after_another(new_site):
    sites = two_sites(new_site)
    ada = join(sites[0], ADA)
    events, statuses, over = [], Counter(), threading.Event()

    writers = [sites[number % 2].visitor() for number in range(WRITERS)]
    for visitor in writers:
        assert sign_in(visitor, ADA).status == 303

    def write(number):
        visitor, serial = writers[number], 0
        while not over.is_set():
            serial += 1
            statuses[change_bio(visitor, ada.uid, f"writer {number}, change {serial}", events)] += 1

    def change_photos():
        while not over.is_set():
            statuses[f"photo {add_photo(ada, plain((9, 99, 199), (64, 64))).status}"] += 1

    def repair():
        while not over.is_set():
            statuses[f"check {tintype('check', sites[0].config, '--repair').returncode}"] += 1

    threads = [threading.Thread(target=write, args=(n,), daemon=True) for n in range(WRITERS)]
    threads += [threading.Thread(target=f, daemon=True) for f in (change_photos, repair)]
    for thread in threads:
        thread.start()
    time.sleep(SECONDS)
    over.set()
    for thread in threads:
        thread.join(30)
    assert not any(t.is_alive() for t in threads)

    print(dict(statuses), f"{len(events)} events")
    assert set(statuses) <= {303, 409, "photo 303", "check 0"}, statuses
    # A form that was opened before somebody else's change does not undo it: it is told so.
    assert statuses[303] > 10 and statuses[409] > 10 and statuses["photo 303"] > 3
    check_history(events)


def test_an_address_is_given_once_however_many_processes_are_asked(new_site):
    sites = two_sites(new_site)
    statuses, barrier = Counter(), threading.Barrier(8)

    def ask(number):
        visitor = sites[number % 2].visitor()
        barrier.wait()
        statuses[send_join(visitor, ADA, None).status] += 1

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert statuses == {303: 1, 422: 7}
    assert len(list((sites[0].data / "users").iterdir())) == 1
    assert len(list((sites[0].data / "credentials").iterdir())) == 1
    assert tintype("check", sites[0].config).returncode == 0
