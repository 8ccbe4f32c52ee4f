"""Decoders and imagers that are killed at any moment, while several members upload."""

import json
import os
import random
import signal
import threading
import time

from people import add_photo, join, someone
from photos import opened, upright_jpeg
from processes import children, descriptors, eventually, named

SECONDS, UPLOADERS = 8, 4


def imagers(site):
    """Of every worker its own; not their children, which have the same name."""
    found = named(site.module.pid, "tintype-imager")
    return [p for p in found if not set(found) & set(ancestors(p))]


def ancestors(process):
    from processes import parents

    everyone, found = parents(), []
    while (process := everyone.get(process)) is not None:
        found.append(process)
    return found


def kill_children(site):
    """One sealed child, in one of several ways."""
    sealed = [child for imager in imagers(site) for child in children(imager)]
    if sealed:
        os.kill(random.choice(sealed), random.choice((signal.SIGKILL, signal.SIGSEGV, signal.SIGTERM)))
        return 1
    return 0


def kill_imagers(site):
    running = imagers(site)
    if running:
        os.kill(random.choice(running), signal.SIGKILL)
        time.sleep(0.3)
    return len(running)


def upload_while(site, kill):
    """(statuses, how often was killed, the members); every upload must have ended."""
    photo = upright_jpeg(1600, 1200)
    members = [join(site, someone(n, "Uploader"), photo) for n in range(UPLOADERS)]
    statuses, over, killed = [], threading.Event(), 0

    def upload(member):
        while not over.is_set():
            statuses.append(add_photo(member, photo).status)

    threads = [threading.Thread(target=upload, args=(m,), daemon=True) for m in members]
    for thread in threads:
        thread.start()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end or not killed:
        assert time.monotonic() < end + 30, "there was nothing to kill"
        time.sleep(random.uniform(0, 0.08))
        try:
            killed += kill(site)
        except ProcessLookupError:
            pass  # it had just ended
    over.set()
    for thread in threads:
        thread.join(45)
    assert not any(thread.is_alive() for thread in threads), "an upload hangs"
    return statuses, killed, members


def assert_nothing_is_left(site, members):
    """No file but those that a member's document names, and no decoder at work."""
    documents = [json.loads(site.document(m.uid).read_text()) for m in members]
    current = {d["profilePhotoURL"].rpartition("/")[2] for d in documents}
    known = current | {uuid for d in documents for uuid in d.get("earlierPhotos", [])}
    assert {p.name for p in (site.data / "profile_image").iterdir()} == current
    assert {p.name for p in (site.data / "masters").iterdir()} <= known
    assert site.staged() == []
    temporary = [p for p in site.data.rglob("*") if p.name.startswith((".", "tmp"))]
    assert temporary == []
    eventually(lambda: not [c for i in imagers(site) for c in children(i)])


def test_killed_decoders_cost_their_uploads_only(new_site):
    site = new_site(settings={"workers": 2, "decoders": 4})
    statuses, killed, members = upload_while(site, kill_children)
    assert set(statuses) == {303, 422}, sorted(set(statuses))
    assert statuses.count(303) > 3 and statuses.count(422) > 3, f"{len(statuses)}, {killed} killed"
    assert_nothing_is_left(site, members)
    next_photo_works(site, members)


def test_killed_imagers_cost_their_uploads_only(new_site):
    site = new_site(settings={"workers": 2, "decoders": 4})
    statuses, killed, members = upload_while(site, kill_imagers)
    assert set(statuses) == {303, 503}, sorted(set(statuses))
    assert statuses.count(303) > 3 and killed > 3
    assert_nothing_is_left(site, members)
    next_photo_works(site, members)


def next_photo_works(site, members):
    before = sum(descriptors(i) for i in imagers(site))
    for member in members:
        assert add_photo(member, upright_jpeg()).status == 303
        address = site.visitor().get(f"/users/{member.uid}.json").json["profilePhotoURL"]
        assert opened(site.visitor().get(f"{address}/96.webp").body).size == (96, 96)
    assert sum(descriptors(i) for i in imagers(site)) <= before + 16, "descriptors were left open"
