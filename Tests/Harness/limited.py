"""A group of processes that may have so much memory and no more: cgroup v2 or v1, whichever is there."""

import re
import time
import uuid
from pathlib import Path


class CannotLimit(Exception):
    """Why this machine lets nobody make such a group."""


class Group:
    """What `wrapper` starts is in the group, and all that it starts; `remove` takes the group away."""

    def __init__(self, folder, limit, swap, peak, events, bytes_limit):
        self.folder = folder
        self.limit_file, self.peak_file, self.events_file = folder / limit, folder / peak, folder / events
        (folder / limit).write_text(str(bytes_limit))
        name, value = swap(bytes_limit)
        # Without swap accounting there is no such file; then there must be no swap at all.
        if (folder / name).exists():
            (folder / name).write_text(str(value))
        elif len(Path("/proc/swaps").read_text().splitlines()) > 1:
            raise CannotLimit(f"{folder / name} is missing, and this machine swaps")
        if int(self.limit_file.read_text()) > bytes_limit:
            raise CannotLimit("the kernel did not take the limit")

    @property
    def peak(self):
        return int(self.peak_file.read_text())

    @property
    def kills(self):
        """How many processes the kernel has ended in it for want of memory."""
        found = re.search(r"^oom_kill (\d+)$", self.events_file.read_text(), re.M)
        assert found, f"{self.events_file} does not count them"
        return int(found[1])

    @property
    def wrapper(self):
        """A command that enters the group and then executes the one that follows it."""
        return ["/bin/sh", "-c", f'echo $$ >{self.folder}/cgroup.procs && exec "$@"', "sh"]

    @property
    def processes(self):
        return [int(p) for p in (self.folder / "cgroup.procs").read_text().split()]

    def remove(self):
        for _ in range(100):
            try:
                self.folder.rmdir()
                return
            except OSError:
                time.sleep(0.05)  # the last process is not quite gone
        self.folder.rmdir()


def group(bytes_limit):
    name = f"tintype-{uuid.uuid4().hex[:8]}"
    try:
        if (version_1 := Path("/sys/fs/cgroup/memory/memory.limit_in_bytes")).exists():
            folder = version_1.parent / name
            folder.mkdir()
            return Group(
                folder, "memory.limit_in_bytes", lambda all: ("memory.memsw.limit_in_bytes", all),
                "memory.max_usage_in_bytes", "memory.oom_control", bytes_limit,
            )
        root = Path("/sys/fs/cgroup")
        if "memory" not in (root / "cgroup.controllers").read_text().split():
            raise CannotLimit("the control groups here have no memory controller")
        (root / "cgroup.subtree_control").write_text("+memory")
        folder = root / name
        folder.mkdir()
        return Group(
            folder, "memory.max", lambda _: ("memory.swap.max", 0), "memory.peak", "memory.events", bytes_limit
        )
    except OSError as error:
        raise CannotLimit(f"no control group can be made here: {error}") from error
