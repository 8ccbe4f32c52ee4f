"""The whole site with 768 MB of memory and no swap: large photos side by side, and sign-ins.

Every answer must be 2xx, 3xx, 4xx or 503, and the server must live. Photos that do not fit are refused;
the children that develop them die before anything else does.
"""

import argparse
import random
import subprocess
import threading
import time
from collections import Counter, defaultdict

import limited
from camera import camera_jpeg, scene
from people import add_photo, join, sign_in, someone
from photos import encode, upright_jpeg
from processes import name, parents
from site_under_test import Site

MEGABYTE = 1_000_000


def large_photos(width, height):
    """{what: file} of this many pixels, as cameras, scanners and phones write them."""
    flat = scene(width, height)
    return {
        "JPEG": camera_jpeg(width, height),
        "progressive JPEG": camera_jpeg(width, height, progressive=True),
        "PNG": encode(flat, "PNG", compress_level=3),
        "WebP": encode(flat, "WEBP", quality=80, method=0),
        "AVIF": encode(flat, "AVIF", quality=60, speed=10),
    }


class Peaks:
    """The most memory that each kind of process has had, looked at again and again."""

    def __init__(self, group):
        self.group, self.over = group, threading.Event()
        self.most = defaultdict(int)
        self.thread = threading.Thread(target=self._watch)
        self.thread.start()

    def _watch(self):
        while not self.over.wait(0.05):
            everyone = parents()
            for process in self.group.processes:
                try:
                    status = open(f"/proc/{process}/status").read()
                except (FileNotFoundError, ProcessLookupError):
                    continue
                kind = name(process)
                if kind == "tintype-imager" and name(everyone.get(process, 0)) == "tintype-imager":
                    kind = "a sealed child"
                peak = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
                if peak and kind:
                    self.most[kind] = max(self.most[kind], peak[0] * 1024)

    def end(self):
        self.over.set()
        self.thread.join()


def use(site, photos, seconds, uploaders, guests):
    """{what: Counter of statuses} of photos and sign-ins side by side."""
    members = [join(site, someone(n, "Uploader"), photo=None) for n in range(uploaders)]
    # Others than those: a member's oldest session ends when there are too many.
    regulars = [join(site, someone(n, "Regular"), photo=None) for n in range(guests)]
    answers, lock, end = defaultdict(Counter), threading.Lock(), time.monotonic() + seconds

    def note(what, action):
        try:
            outcome = action().status
        except Exception as error:  # whatever went wrong is the finding
            outcome = repr(error)
        with lock:
            answers[what][outcome] += 1

    def upload(member, dice):
        while time.monotonic() < end:
            what = dice.choice(sorted(photos))
            file = (f"photo.{what}", photos[what], "image/jpeg")
            member.visitor.source = site.visitor().source
            note(what, lambda: add_photo(member, file))

    def enter(member, dice):
        while time.monotonic() < end:
            note("sign-in", lambda: sign_in(site.visitor(), member.person))
            note("page", lambda: site.visitor().get("/"))
            time.sleep(dice.uniform(0, 0.3))

    threads = [threading.Thread(target=upload, args=(m, random.Random(n))) for n, m in enumerate(members)]
    threads += [threading.Thread(target=enter, args=(m, random.Random(n))) for n, m in enumerate(regulars)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def killed_by_kernel(group):
    """How many processes of the group the kernel has ended, by name, as its log says."""
    log = subprocess.run(["dmesg"], capture_output=True, text=True).stdout
    found = Counter()
    for line in log.splitlines():
        if f"task_memcg=/{group.folder.name}" in line:
            found[line.partition("task=")[2].split(",")[0]] += 1
    return found


def problems(answers, group, by_name, parent_lives):
    for what, counts in answers.items():
        for status, count in counts.items():
            if not isinstance(status, int) or status >= 500 and status != 503:
                yield f"{what}: {count} x {status}"
    if not parent_lives:
        yield "the server has died"
    if group.kills != sum(by_name.values()):
        yield f"the kernel has ended {group.kills} processes, and its log tells of {sum(by_name.values())}"
    if by_name.keys() - {"tintype-imager"}:
        yield "the kernel has ended others than decoders"
    if answers["JPEG"][303] + answers["progressive JPEG"][303] == 0:
        yield "not one large JPEG became a photo"


def measure(arguments, group):
    photos = large_photos(*((8000, 6000) if arguments.megapixels == 48 else (4000, 3000)))
    settings = {
        "photo_memory": f"{arguments.photo_memory} MB", "decoders": arguments.decoders, "workers": 2,
        "decoder_patience": 20,
    }
    site = Site(settings=settings)
    site.wrapper = group.wrapper
    site.start()
    peaks = Peaks(group)
    try:
        parent = site.module.pid
        answers = use(site, photos, arguments.seconds, arguments.uploaders, arguments.guests)
        lives = site.module.poll() is None and site.module.pid == parent and site.healthy()
        last = join(site, someone(9999, "Latecomer"), upright_jpeg())
        lives = lives and site.visitor().get(f"/users/{last.uid}").status == 200
    finally:
        peaks.end()
        by_name = killed_by_kernel(group)
        site.stop(check=False)
        site.remove()
    print(f"memory: {arguments.memory} MB, no swap; {settings}")
    for what, file in photos.items():
        print(f"  {what} of {arguments.megapixels} megapixels: {len(file) / MEGABYTE:.1f} MB")
    print("answers:")
    for what in sorted(answers):
        print(f"  {what:<17}" + ", ".join(f"{count} x {status}" for status, count in answers[what].most_common()))
    print(f"peak of the whole group, file cache included: {group.peak / MEGABYTE:.0f} MB")
    for kind, peak in sorted(peaks.most.items(), key=lambda item: -item[1]):
        print(f"  {kind:<17}{peak / MEGABYTE:>6.0f} MB at most, each")
    print(f"ended by the kernel for want of memory: {group.kills} {dict(by_name) or ''}")
    return list(problems(answers, group, by_name, lives))


def main():
    parser = argparse.ArgumentParser(prog="Tests/small-machine", description=__doc__.splitlines()[0])
    parser.add_argument("--memory", type=int, default=768, help="megabytes of the machine (default 768)")
    parser.add_argument("--photo-memory", type=int, default=300, help="photo_memory, in megabytes (default 300)")
    parser.add_argument("--decoders", type=int, default=1, help="decoders (default 1)")
    parser.add_argument("--megapixels", type=int, choices=(12, 48), default=48)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--uploaders", type=int, default=8, help="at the same time (default 8)")
    parser.add_argument("--guests", type=int, default=8, help="who sign in at the same time (default 8)")
    arguments = parser.parse_args()
    try:
        group = limited.group(arguments.memory * MEGABYTE)
    except limited.CannotLimit as reason:
        print(f"Tests/small-machine: {reason}")
        return 2
    try:
        found = measure(arguments, group)
    finally:
        group.remove()
    print("\n".join(f"short: {p}" for p in found) or "PASS")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
