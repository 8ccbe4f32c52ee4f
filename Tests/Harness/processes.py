"""Looking at processes through /proc: who is whose child, memory, descriptors."""

import os
import time
from pathlib import Path


def parents():
    """{process: parent} of everything that runs."""
    found = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if fields[0] != "Z":
                found[int(entry.name)] = int(fields[1])
    return found


def descendants(process):
    """The process and all below it, itself first."""
    everyone, found = parents(), [process]
    for one in found:
        found += [p for p, parent in everyone.items() if parent == one]
    return found


def children(process):
    """Those that a process with one thread has started, ended ones that wait to be removed included."""
    try:
        return [int(p) for p in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except FileNotFoundError:
        return []


def name(process):
    try:
        return Path(os.readlink(f"/proc/{process}/exe")).name
    except OSError:
        return ""


def named(root, program):
    """Those below `root` that run `program`, `root` itself left out."""
    return [p for p in descendants(root)[1:] if name(p) == program]


def resident_kib(process):
    """Resident memory that belongs to the process alone, in KiB."""
    status = Path(f"/proc/{process}/status").read_text()
    values = dict(line.split(":", 1) for line in status.splitlines() if ":" in line)
    return int(values["RssAnon"].split()[0])


def descriptors(process):
    return len(os.listdir(f"/proc/{process}/fd"))


def eventually(what, seconds=10):
    """Waits for `what()` to be truthy and returns it; fails after so many seconds."""
    deadline = time.monotonic() + seconds
    while True:
        if value := what():
            return value
        assert time.monotonic() < deadline, f"still not so after {seconds} s"
        time.sleep(0.05)
