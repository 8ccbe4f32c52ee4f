"""Profile page, gallery, stored photo and CGI against C and PHP, as ratios measured side by side.

Everything runs on this machine behind one nginx, with the same connection settings. Rounds of the
two sides alternate and the median counts, so that a busy moment harms both.
"""

import html
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import time
from pathlib import Path

from people import join, someone
from photos import plain, upright_jpeg
from processes import eventually
from site_under_test import Site, tool

HERE = Path(__file__).parent
MEMBERS = 48


class Bench(Site):
    """A site with the programs that it is compared with, behind the same nginx."""

    def __init__(self):
        super().__init__(settings={"workers": os.cpu_count() or 1})
        self.others = []

    def build(self):
        for name, libraries in (("hello", ["-lfcgi", "-lpthread"]), ("hello_cgi", [])):
            command = ["cc", "-O2", "-o", self.folder / name, HERE / f"{name}.c", *libraries]
            subprocess.run(command, check=True)

    def add(self, name, command):
        """Starts a FastCGI program on its own socket and gives it the address /bench/NAME."""
        address = self.folder / f"{name}.sock"
        self.others.append(self._spawn([a.format(socket=address) for a in command], f"{name}.log"))
        nginx = self.folder / "nginx"
        for folder in ("http.d", "server.d"):
            (nginx / folder).mkdir(exist_ok=True)
        upstream = (nginx / "upstream.conf").read_text().partition("\nmap")[0]
        upstream = upstream.replace("upstream tintype", f"upstream {name}")
        upstream = re.sub(r"server \S+;", f"server unix:{address};", upstream)
        (nginx / f"http.d/{name}.conf").write_text(upstream)
        passing = (nginx / "fastcgi.conf").read_text().replace("fastcgi_pass tintype", f"fastcgi_pass {name}")
        passing += f"fastcgi_param SCRIPT_FILENAME {self.folder}/page.php;\n"
        (nginx / f"server.d/{name}.conf").write_text(f"location = /bench/{name} {{\n{passing}}}\n")
        eventually(address.exists)

    def add_plain_file(self, content):
        folder = self.folder / "plain"
        folder.mkdir()
        (folder / "photo.jpg").write_bytes(content)
        (self.folder / "nginx/server.d/plain.conf").write_text(
            f"location /bench/plain/ {{ alias {folder}/; }}\n"
        )

    def reload_nginx(self):
        self.nginx.send_signal(signal.SIGHUP)
        # The workers of before may take some connections still: they know none of these addresses.
        eventually(lambda: all(self.visitor().get("/bench/hello").status == 200 for _ in range(20)))

    def end(self):
        for process in self.others:
            process.terminate()
            process.wait(10)
            self.kill_session(process)
        self.stop(check=False)
        self.remove()


def php_page(site, uid, page):
    """A script that reads the member's document and prints the page that Tintype prints."""
    document = json.loads(site.document(uid).read_text())
    for key in ("name", "profilePhotoURL"):
        value = html.escape(document[key], quote=True)
        assert value in page, f"the page does not show the member's {key}"
        page = page.replace(value, f"<?= htmlspecialchars($m['{key}']) ?>")
    source = f"<?php $m = json_decode(file_get_contents('{site.document(uid)}'), true);\n"
    source += "header('Content-Type: text/html; charset=utf-8'); ?>\n"
    return source + page


def php_fpm(site):
    """PHP's own FastCGI server with one process per connection, so that kept ones never wait."""
    conf = site.folder / "php.conf"
    user = "user = root\ngroup = root\n" if os.geteuid() == 0 else ""
    conf.write_text(
        f"[global]\nerror_log = {site.folder}/php-error.log\ndaemonize = no\n"
        f"[www]\n{user}listen = {site.folder}/php.sock\npm = static\npm.max_children = 72\n"
    )
    program = next(Path("/usr/sbin").glob("php-fpm*"))
    flags = ["--allow-to-run-as-root"] if os.geteuid() == 0 else []
    return [str(program), *flags, "--nodaemonize", "--fpm-config", str(conf)]


def rate(url, seconds, connections=32):
    """Requests a second that wrk gets; any answer but 2xx or 3xx ends the measurement."""
    out = subprocess.run(
        [tool("wrk"), "-t2", f"-c{connections}", f"-d{seconds}s", url],
        capture_output=True, text=True, check=True,
    ).stdout
    assert "Non-2xx" not in out and "Socket errors" not in out, f"{url}\n{out}"
    return float(re.search(r"Requests/sec:\s+([\d.]+)", out)[1])


def compare(urls, seconds, rounds):
    """{name: median rate}, in alternating rounds after a warm-up."""
    for url in urls.values():
        rate(url, 1)
    found = {name: [] for name in urls}
    for _ in range(rounds):
        for name, url in urls.items():
            found[name].append(rate(url, seconds))
    return {name: statistics.median(rates) for name, rates in found.items()}


def cgi_milliseconds(program, environment, runs):
    """The median time of one run of a program, from its start to its end."""
    times = []
    with open(os.devnull, "r+") as nothing:
        for _ in range(runs):
            begun = time.perf_counter()
            subprocess.run([program], env=environment, stdin=nothing, stdout=nothing, check=True)
            times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


def measure(site, seconds, rounds, table):
    site.build()
    people = [join(site, someone(n, "Member"), plain((n * 5, 90, 160))) for n in range(1, MEMBERS)]
    member = join(site, someone(MEMBERS, "Member"), upright_jpeg())
    assert len(people) + 1 == MEMBERS
    page = site.visitor().get(f"/users/{member.uid}").text
    address = site.visitor().get(f"/users/{member.uid}.json").json["profilePhotoURL"]
    (site.folder / "page.php").write_text(php_page(site, member.uid, page))

    site.add("hello", [str(site.folder / "hello"), "{socket}", "16"])
    site.add("php", php_fpm(site))
    site.add_plain_file(site.visitor().get(f"{address}/360.jpg").body)
    site.reload_nginx()
    printed = site.visitor().get("/bench/php")
    assert printed.status == 200 and len(printed.body) >= len(page) * 0.95, printed

    begun = time.perf_counter()
    site.module.send_signal(signal.SIGHUP)  # new workers, with nothing read yet
    time.sleep(1)
    begun = time.perf_counter()
    assert site.visitor().get("/").status == 200
    cold = (time.perf_counter() - begun) * 1000

    profile = f"{site.base}/users/{member.uid}"
    rates = compare(
        {"hello": f"{site.base}/bench/hello", "profile": profile, "php": f"{site.base}/bench/php",
         "gallery": f"{site.base}/"}, seconds, rounds,
    )
    for name, value in rates.items():
        table.note(f"{name}, requests a second", f"{value:.0f}")
    table.add("profile page : C hello", rates["profile"] / rates["hello"], 0.8)
    table.add("profile page : PHP-FPM, same page", rates["profile"] / rates["php"], 2)
    table.add(f"gallery of {MEMBERS}, warm : C hello", rates["gallery"] / rates["hello"], 0.25)
    table.note(f"gallery of {MEMBERS}, first time after a start", f"{cold:.1f} ms")

    # The closest of the budgets: twice the rounds.
    photos = compare(
        {"stored": f"{address}/360.jpg", "plain": f"{site.base}/bench/plain/photo.jpg"}, seconds, 2 * rounds
    )
    table.add("stored photo : plain file", photos["stored"] / photos["plain"], 0.95)

    environment = {
        "GATEWAY_INTERFACE": "CGI/1.1", "SERVER_PROTOCOL": "HTTP/1.1", "REQUEST_METHOD": "GET",
        "REQUEST_URI": f"/users/{member.uid}", "QUERY_STRING": "", "REMOTE_ADDR": "127.0.0.1",
        "TINTYPE_CONFIG": str(site.config),
    }
    hello = cgi_milliseconds(site.folder / "hello_cgi", environment, 200)
    ours = cgi_milliseconds(site.program, environment, 200)
    table.note("CGI hello / CGI profile page", f"{hello:.2f} / {ours:.2f} ms")
    table.add("CGI profile page beyond C CGI hello", ours - hello, 10, at_least=False, unit="ms")


def run(arguments, table):
    assert shutil.which("cc"), "a C compiler is missing; Tests/bench installs it"
    site = Bench()
    try:
        site.start()
        measure(site, arguments.seconds, arguments.rounds, table)
    finally:
        site.end()
