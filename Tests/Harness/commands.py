"""The administrator's commands, run as a person would."""

import os
import subprocess

from site_under_test import PROGRAM


def tintype(command, config, *arguments, user=None, **more):
    """Runs one; `user` is the number of another user to run it as (needs root)."""
    as_user = [] if user is None else ["setpriv", f"--reuid={user}", "--clear-groups"]
    return subprocess.run(
        [*as_user, PROGRAM, command, *map(str, arguments), "--config", config],
        capture_output=True, text=True, timeout=600, env={"PATH": os.environ["PATH"]}, **more,
    )


def findings(ended):
    """{path: kind} of what `tintype check` printed."""
    found = {}
    for line in ended.stdout.splitlines():
        kind, _, rest = line.partition(": ")
        if rest and kind in ("wrong", "leftover", "repaired"):
            found[rest.split(" ")[0]] = kind
    return found
