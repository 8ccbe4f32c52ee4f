"""Commands that ask for a password at a terminal: it is not shown, and the terminal is left as it was."""

import os
import pty
import signal
import termios
import time
from dataclasses import replace

import pytest

from people import sign_in
from site_under_test import PROGRAM


@pytest.fixture
def guest(guests):
    return replace(guests(), password="아주 긴 암호 문장 하나")


@pytest.fixture
def prompt(site, guest):
    """`user add` at a terminal of its own, waiting for the password: the process and our end of the terminal."""
    process, terminal = pty.fork()
    if process == 0:
        # Also where whoever runs the tests does not want to be interrupted.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execv(PROGRAM, [str(PROGRAM), "user", "add", guest.email, guest.name, "--config", str(site.config)])
    assert shown(terminal, until="password: ") == "password: "
    yield process, terminal
    os.close(terminal)


def shown(terminal, until=None):
    """What the terminal shows, to `until` or to the end of the process."""
    text = ""
    while until is None or until not in text:
        try:
            text += os.read(terminal, 4096).decode()
        except OSError:
            break
    return text


def shows_what_is_typed(terminal):
    return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)


def test_what_is_typed_is_not_shown_and_is_the_password(prompt, site, guest):
    process, terminal = prompt
    assert not shows_what_is_typed(terminal)
    os.write(terminal, f"{guest.password}\n".encode())
    said = shown(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0, said
    assert guest.password not in said
    assert sign_in(site.visitor(), guest).status == 303


@pytest.mark.parametrize("end", ["Ctrl-C", signal.SIGTERM, signal.SIGHUP])
def test_whatever_ends_it_leaves_the_terminal_as_it_was(prompt, end):
    process, terminal = prompt
    os.write(terminal, b"half a pass")
    time.sleep(0.1)
    if end == "Ctrl-C":
        os.write(terminal, b"\x03")
    else:
        os.kill(process, end)
    ended = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    assert ended == (-signal.SIGINT if end == "Ctrl-C" else -end)
    assert shows_what_is_typed(terminal)
