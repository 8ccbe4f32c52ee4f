"""A whole site for a test: a real nginx, Tintype behind it, and a throw-away folder.

Nothing here uses a fixed port or the system's nginx, and `stop` leaves no process behind.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from processes import descendants, eventually, parents
from visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("TINTYPE", ROOT / ".build/release/tintype")).resolve()
MODES = ("fastcgi", "path", "tcp", "spawn-fcgi", "cgi")


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def tool(name):
    """A program that may live in a folder that ordinary users' PATH lacks."""
    found = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin:/sbin")
    assert found, f"{name} is not installed; Tests/run installs it"
    return found


class Site:
    """`settings` go into the configuration file."""

    def __init__(self, mode="fastcgi", settings=None, nginx_workers=2, program=PROGRAM):
        assert mode in MODES, mode
        self.mode, self.program, self.nginx_workers = mode, program, nginx_workers
        # Short: a Unix socket's path has room for 107 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="tintype-"))
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o711)
        self.folder.chmod(0o711)
        self.settings = dict(settings or {})
        self.wrapper = []  # a command that executes the one that follows it
        self.module = self.nginx = None
        self.path = "/faces" if mode == "path" else ""

    # -- where things are

    @property
    def base(self):
        return f"http://127.0.0.1:{self.port}{self.path}"

    @property
    def config(self):
        return self.folder / "tintype.conf"

    def visitor(self, **more):
        return Visitor(self.base, **more)

    def document(self, uid):
        return self.data / "users" / f"{uid}.json"

    def staged(self):
        """What lies in the folder for unfinished uploads."""
        return sorted(p for p in (self.data / "staged").rglob("*") if p.is_file())

    def log(self):
        # Lines of requests wait for up to a fifth of a second.
        if self.module:
            time.sleep(0.3)
        return (self.folder / "module.log").read_text(errors="replace")

    # -- starting

    def start(self):
        for attempt in range(3):
            self.port = free_port()
            self.write_config()
            self.start_module()
            self.start_nginx()
            if self._wait_for_answer():
                return self
            self.stop(check=False)
        raise AssertionError(f"the site did not answer; its log:\n{self.log()}{self.nginx_log()}")

    def write_config(self):
        if self.mode == "tcp":
            self.listen = f"127.0.0.1:{free_port()}"
        else:
            self.listen = f"unix:{self.folder}/tintype.sock"
        values = {
            "site_name": "Tintype",
            "base_url": self.base,
            "data": self.data,
            "templates": ROOT / "templates",
            "public": ROOT / "public",
            "listen": self.listen,
            "workers": 2,
        } | self.settings
        self.config.write_text("".join(f"{k} = {v}\n" for k, v in values.items()))

    def start_module(self):
        serve = [self.program, "serve", "--config", self.config]
        if self.mode == "cgi":
            command = [tool("fcgiwrap"), "-c", "8", "-f", "-s", self.listen]
        elif self.mode == "spawn-fcgi":
            command = [tool("spawn-fcgi"), "-n", "-s", self.listen.removeprefix("unix:"), "--", *serve]
        else:
            command = serve
        self.module = self._spawn(command, "module.log")

    def start_nginx(self):
        render = [ROOT / "deploy/nginx/render", "--local", str(self.port)]
        render += ["--workers", str(self.nginx_workers)]
        if self.mode == "cgi":
            render += ["--cgi", self.program]
        subprocess.run([*render, self.config, self.folder / "nginx"], check=True)
        conf = self.folder / "nginx/local.conf"
        self.nginx = self._spawn(
            [tool("nginx"), "-e", "stderr", "-p", self.folder / "nginx", "-c", conf], "nginx.log"
        )

    def _spawn(self, command, log):
        with open(self.folder / log, "ab") as out:
            # Told to end if the test run dies without a chance to stop it.
            return subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", *self.wrapper, *map(str, command)],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )

    def nginx_log(self):
        return (self.folder / "nginx.log").read_text(errors="replace")

    def _wait_for_answer(self, seconds=30):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.module.poll() is not None or self.nginx.poll() is not None:
                return False
            if self.healthy():
                return True
            time.sleep(0.05)
        return False

    def healthy(self):
        try:
            return self.visitor(source="127.0.0.1").ask("GET", "/healthz", timeout=5).status == 200
        except OSError:
            return False

    # -- stopping

    def stop(self, check=True):
        """nginx first, then the module, which has ten seconds; `check` looks at how it ended."""
        ends = []
        for name, process, ask in (
            ("nginx", self.nginx, signal.SIGQUIT),
            ("module", self.module, signal.SIGTERM),
        ):
            if process is None:
                continue
            process.send_signal(ask)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                ends.append(f"{name} did not end within 10 s")
            self.kill_session(process)
            if name == "module" and self.mode != "cgi" and process.returncode != 0 and not ends:
                ends.append(f"the module ended with {process.returncode}")
        self.nginx = self.module = None
        if check:
            assert not ends, f"{ends}; the module's log:\n{self.log()}"

    @staticmethod
    def kill_session(process):
        """Ends whatever is left of a process and of those it started, and waits until all are gone."""
        family = descendants(process.pid)
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
        eventually(lambda: not parents().keys() & set(family))

    def remove(self):
        shutil.rmtree(self.folder)

    def restart(self):
        self.stop()
        self.start()
