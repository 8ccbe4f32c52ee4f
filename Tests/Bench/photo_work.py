"""One photo of 12 megapixels: master and eight renditions, in processor time against other tools.

Every tool does the same work, one photo after the other on one thread. What it takes to start a tool
is measured with no photo at all, and not counted.
"""

import os
import statistics
import subprocess
import tempfile
from pathlib import Path

from camera import camera_jpeg
from photos import opened
from site_under_test import ROOT

HERE = Path(__file__).parent
IMAGER = ROOT / ".build/release/tintype-imager"
FILES = ["2048.jpg", *(f"{size}.{e}" for size in (640, 360, 180, 96) for e in ("jpg", "webp"))]


def processor_seconds(command):
    """User and system time of a process and of all that it has waited for."""
    with open(os.devnull, "r+") as nothing:
        process = subprocess.Popen(
            list(map(str, command)), stdin=nothing, stdout=nothing,
            env=os.environ | {"VIPS_CONCURRENCY": "1", "MAGICK_THREAD_LIMIT": "1", "OMP_NUM_THREADS": "1"},
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, f"{command} ended with {process.returncode}"
    return used.ru_utime + used.ru_stime


class Contender:
    """`command(count)` handles the photo so often; a fixed one handles it once, however started."""

    def __init__(self, name, command, count=3):
        self.name, self.command, self.count = name, command, count
        self.seconds = []

    def run(self):
        with_photos = processor_seconds(self.command(self.count))
        self.seconds.append((with_photos - processor_seconds(self.command(0))) / self.count)

    @property
    def median(self):
        return statistics.median(self.seconds)


def repeated(*command):
    """Runs a tool that takes one photo so often, from a shell."""
    words = " ".join(f"'{word}'" for word in map(str, command))
    return lambda count: ["sh", "-ec", f"for i in $(seq {count}); do {words}; done"]


def magick(photo, folder):
    words = [photo, "-auto-orient", "-resize", "2048x2048", "-strip"]
    words += ["-quality", "90", "-write", f"{folder}/2048.jpg", "-gravity", "center"]
    words += ["-crop", "1536x1536+0+0", "+repage"]
    for size in (640, 360, 180, 96):
        words += ["-resize", f"{size}x{size}", "-quality", "82", "-write", f"{folder}/{size}.jpg"]
        words += ["-quality", "78", "-write", f"{folder}/{size}.webp"]
    return ["convert-im6.q16", *words, "null:"]


def contenders(photo, folder, program):
    places = {}
    for name in ("vips", "pillow", "gd", "magick"):
        places[name] = folder / name
        places[name].mkdir()
    thumbnails = folder / "thumbnails"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "vips"], capture_output=True, text=True, check=True)
    subprocess.run(["cc", "-O2", "-o", thumbnails, HERE / "thumbnails.c", *flags.stdout.split()], check=True)
    python = ["/usr/bin/python3", HERE / "pillow_work.py"]
    php = ["php", HERE / "gd_work.php"]
    return places, [
        Contender("djpeg", repeated("djpeg", "-outfile", "/dev/null", photo)),
        Contender("Tintype", lambda n: [program, "photos", IMAGER, photo, n]),
        Contender("libvips", lambda n: [thumbnails, photo, places["vips"], n]),
        Contender("Pillow", lambda n: [*python, photo, places["pillow"], n]),
        Contender("GD", lambda n: [*php, photo, places["gd"], n]),
        Contender("ImageMagick", repeated(*magick(photo, places["magick"])), count=1),
    ]


def check(places):
    """That each made what was asked for."""
    for name, folder in places.items():
        for file in FILES:
            side = int(file.partition(".")[0])
            size = opened((folder / file).read_bytes()).size
            assert size == ((2048, 1536) if side == 2048 else (side, side)), f"{name}: {file} is {size}"


def run(arguments, table, program):
    with tempfile.TemporaryDirectory(prefix="tintype-bench-") as name:
        folder = Path(name)
        photo = folder / "photo.jpg"
        photo.write_bytes(camera_jpeg(4000, 3000))
        megabytes = photo.stat().st_size / 1e6
        assert 3 <= megabytes <= 5.5, f"a photo of {megabytes:.1f} MB is not what cameras write"
        places, everyone = contenders(photo, folder, program)
        for _ in range(arguments.rounds):
            for one in everyone:
                one.run()
        check(places)
    djpeg = everyone[0].median
    table.note(f"djpeg, 12 megapixels, {megabytes:.1f} MB", f"{djpeg * 1000:.0f} ms of processor time")
    for one in everyone[1:]:
        milliseconds = f"{one.name}, master and 8 renditions ({one.median * 1000:.0f} ms) : djpeg"
        if one.name == "Tintype":
            table.add(milliseconds, one.median / djpeg, 3.5, at_least=False)
        else:
            table.note(milliseconds, f"{one.median / djpeg:.2f} x")
    asked = subprocess.run([program, "children", IMAGER, "200"], capture_output=True, text=True, check=True)
    table.add("a sealed child with nothing to decode", float(asked.stdout), 15, at_least=False, unit="ms")
