"""`tintype import` and `tintype export`: members from Firebase, and back and forth between our sites."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

import firebase
from commands import tintype
from people import Person, join, sign_in
from photos import upright_jpeg
from site_under_test import PROGRAM

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """200 members with photos in the Realtime Database, their accounts, and their photos."""
    folder = tmp_path_factory.mktemp("firebase")
    folder.chmod(0o755)
    firebase.write_database(folder / "database.json", 200)
    firebase.write_accounts(folder / "accounts.json", 200, firebase.password_hash(PASSWORD))
    (folder / "parameters.txt").write_text(firebase.PARAMETERS)
    firebase.write_photos(folder / "photos", 30, upright_jpeg(300, 200))
    return folder


def bring(site, folder, *more, **how):
    return tintype(
        "import", site.config, folder / "database.json", "--auth", folder / "accounts.json",
        "--hash-parameters", folder / "parameters.txt", *more, **how,
    )


def numbers(ended):
    """What a command printed as `name: number`."""
    lines = (line.rpartition(": ") for line in ended.stdout.splitlines() if not line.startswith("{"))
    return {name: int(value) for name, _, value in lines if value.isdigit()}


def test_a_firebase_project_is_brought_over(new_site, exported):
    site = new_site()
    report = site.folder / "report.jsonl"
    ended = bring(site, exported, "--photos", exported / "photos", "--report", report)
    assert ended.returncode == 1, ended
    counted = numbers(ended)
    assert counted["brought"] == 200 and counted["completed"] == 200, ended
    lines = [json.loads(line) for line in report.read_text().splitlines()]
    assert len(lines) == 400
    missing = [line for line in lines if "problems" in line]
    assert len(missing) == counted["not everything could be taken"] == 170
    assert {json.dumps(line["problems"]) for line in missing} == {'{"photo": "photo.missing"}'}

    uid = firebase.uid(0)
    document = json.loads(site.document(uid).read_text())
    assert document["name"] == "Ada Lovelace 0" and document["age"] == 18
    assert document["followers"] == {firebase.uid(1): True, firebase.uid(2): True}
    assert '"ratio": 1.1' in site.document(uid).read_text()
    assert "profileImageUrl" not in document
    assert document["profilePhotoURL"].startswith("/profile_image/")
    page = site.visitor().get(f"/users/{uid}")
    assert page.status == 200 and "Ada Lovelace 0" in page.text
    assert site.visitor().get(document["profilePhotoURL"] + "/360.webp").status == 200

    visitor = site.visitor()
    person = Person("", "Member0@Example.org", PASSWORD)
    assert sign_in(site.visitor(), Person("", "member0@example.org", "wrong")).status == 422
    answer = sign_in(visitor, person)
    assert answer.status == 303 and answer.headers["Location"].endswith(uid)
    secrets = (site.data / "credentials" / f"{uid}.json").read_text()
    assert "$argon2id$" in secrets and "firebase" not in secrets
    assert sign_in(site.visitor(), person).status == 303
    assert tintype("check", site.config).stdout == "nothing to find\n"

    before = site.document(uid).read_text()
    again = bring(site, exported, "--photos", exported / "photos")
    assert numbers(again) == counted | {
        "brought": 0, "completed": 0, "skipped": 400, "refused": 0
    }
    assert site.document(uid).read_text() == before
    assert len(list((site.data / "masters").iterdir())) == 30


def test_a_trial_tells_the_same_and_writes_nothing(new_site, exported):
    site = new_site()

    def files():
        return {str(p) for p in site.data.rglob("*") if p.is_file() and "locks" not in p.parts}

    before = files()
    ended = bring(site, exported, "--dry-run", "--photos", exported / "photos")
    assert files() == before
    assert numbers(ended)["refused"] == 0 and ended.stdout.count("photo.missing") == 170


def test_an_import_that_is_killed_goes_on_where_it_was(new_site, exported):
    site = new_site()
    command = [
        PROGRAM, "import", exported / "database.json", "--auth", exported / "accounts.json",
        "--photos", exported / "photos", "--config", site.config,
    ]
    kills = 0
    for seconds in (0.2, 0.5, 0.9, 1.3):
        running = subprocess.Popen(
            list(map(str, command)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            running.wait(seconds)
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGKILL)
            running.wait()
            kills += 1
    assert kills > 0
    assert bring(site, exported, "--photos", exported / "photos").returncode == 1
    assert len(list((site.data / "users").iterdir())) == 200
    assert len(list((site.data / "emails").iterdir())) == 200
    ended = tintype("check", site.config, "--repair")
    assert ended.returncode == 0 and "wrong:" not in ended.stdout, ended.stdout
    assert len(list((site.data / "masters").iterdir())) == 30
    assert tintype("check", site.config).returncode == 0


def test_bad_files_are_told_of(new_site, tmp_path):
    site = new_site()
    broken = tmp_path / "broken.json"
    broken.write_text('{"users": {"a": {"name": "A"}, "b": ')
    ended = tintype("import", site.config, broken)
    assert ended.returncode == 65 and "broken.json" in ended.stderr, ended
    assert list((site.data / "users").iterdir()) == []
    assert tintype("import", site.config, tmp_path / "none.json").returncode == 66
    assert tintype("import", site.config).returncode == 64
    wrong = tmp_path / "parameters"
    wrong.write_text("rounds: 8")
    ended = tintype("import", site.config, broken, "--hash-parameters", wrong)
    assert ended.returncode == 65 and "mem_cost" in ended.stderr


def test_a_file_that_is_no_photo_is_told_and_the_member_comes_without(new_site, tmp_path):
    site = new_site()
    (tmp_path / "members.json").write_text('{"eve": {"name": "Eve", "profilePhotoURL": "a/b.jpg"}}')
    (tmp_path / "b.jpg").write_text("<script>")
    ended = tintype("import", site.config, tmp_path / "members.json", "--photos", tmp_path)
    assert ended.returncode == 1 and '"photo":"not-a-photo"' in ended.stdout
    assert "profilePhotoURL" not in json.loads(site.document("eve").read_text())
    assert site.staged() == []


def test_our_own_export_moves_a_site(new_site, guest):
    first, second = new_site(), new_site()
    member = join(first, guest, alt="by the sea")
    folder = first.folder / "export"
    assert tintype("export", first.config, "--to", folder, "--with-password-hashes").returncode == 0
    tree = json.loads((folder / "users.json").read_text())
    assert tree["users"][member.uid]["email"] == guest.email
    assert len(list((folder / "photos").iterdir())) == 1
    assert oct((folder / "users.json").stat().st_mode & 0o777) == "0o600"
    again = tintype("export", first.config, "--to", folder)
    assert again.returncode == 73 and "not empty" in again.stderr

    ended = tintype("import", second.config, folder / "users.json", "--photos", folder / "photos")
    assert ended.returncode == 0, ended
    page = second.visitor().get(f"/users/{member.uid}")
    assert page.status == 200 and guest.name in page.text and "by the sea" in page.text
    assert sign_in(second.visitor(), guest).status == 303
    assert tintype("check", second.config).stdout == "nothing to find\n"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can run it as another user")
@pytest.mark.parametrize("command", ["export", "import", "stats", "restored"])
def test_another_user_than_the_trees_owner_is_refused(new_site, tmp_path, command):
    site = new_site()
    site.config.chmod(0o644)
    more = {"export": ["--to", site.folder / "x"], "import": [site.config]}.get(command, [])
    ended = tintype(command, site.config, *more, user=65534)
    assert ended.returncode == 77 and "another user" in ended.stderr, ended


def test_only_the_fetching_program_links_a_web_client():
    for name, has in (("tintype", False), ("tintype-fetch", True)):
        linked = subprocess.run(
            ["ldd", PROGRAM.with_name(name)], capture_output=True, text=True, check=True
        ).stdout
        assert ("libcurl" in linked) == has


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:{port}/a.jpg", "http://localhost:{port}/a.jpg", "http://[::1]:{port}/a.jpg",
     "http://[::ffff:127.0.0.1]:{port}/a.jpg", "http://2130706433:{port}/a.jpg",
     "http://0.0.0.0:{port}/a.jpg", "http://10.0.0.1/a.jpg", "http://169.254.169.254/latest",
     "file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/x"],
)
def test_addresses_that_are_not_public_are_not_asked(site, address):
    ended = fetch(address.format(port=site.port))
    assert ended.returncode == 1 and ended.stdout == b"", ended
    assert "a.jpg" not in site.nginx_log()


def fetch(address, limit=1_000_000, seconds=5, within=()):
    return subprocess.run(
        [*within, PROGRAM.with_name("tintype-fetch"), str(limit), str(seconds), address],
        capture_output=True, timeout=30,
    )


def test_photos_are_fetched_from_public_addresses(new_site, tmp_path):
    """A network of its own, where 8.8.4.4 is this machine."""
    namespace = ["unshare", "--map-root-user", "--net"]
    if subprocess.run([*namespace, "true"], capture_output=True).returncode != 0:
        pytest.skip("this machine lets nobody make a network of their own")
    site = new_site()
    (tmp_path / "photo.jpg").write_bytes(upright_jpeg(300, 200))
    (tmp_path / "large.jpg").write_bytes(bytes(2_000_000))
    members = {
        "good": "http://8.8.4.4:8080/photo.jpg",
        "redirected": "http://8.8.4.4:8080/redirect?http://8.8.4.4:8080/photo.jpg",
        "inside": "http://8.8.4.4:8080/redirect?http://127.0.0.1:8080/photo.jpg",
        "file": "http://8.8.4.4:8080/redirect?file:///etc/passwd",
        "loop": "http://8.8.4.4:8080/redirect?http://8.8.4.4:8080/loop",
        "none": "http://8.8.4.4:8080/none.jpg",
        "loopback": "http://127.0.0.1:8080/photo.jpg",
    }
    (tmp_path / "members.json").write_text(
        json.dumps({"users": {uid: {"name": uid, "photoURL": url} for uid, url in members.items()}})
    )
    (tmp_path / "server.py").write_text(SERVER)
    script = f"""
      ip link set lo up && ip address add 8.8.4.4/32 dev lo
      {sys.executable} {tmp_path}/server.py {tmp_path} & server=$!
      sleep 1
      {PROGRAM} import {tmp_path}/members.json --fetch --report {tmp_path}/report --config {site.config}
      {PROGRAM.with_name("tintype-fetch")} 1000000 5 http://8.8.4.4:8080/large.jpg >{tmp_path}/large
      {PROGRAM.with_name("tintype-fetch")} 1000000 2 http://8.8.4.4:8080/slow >{tmp_path}/slow
      kill $server
    """
    started = time.monotonic()
    ended = subprocess.run(
        [*namespace, "sh", "-c", script], capture_output=True, text=True, timeout=60
    )
    lines = [json.loads(line) for line in (tmp_path / "report").read_text().splitlines()]
    problems = {line["uid"]: line.get("problems", {}).get("photo") for line in lines}
    assert problems.pop("good") is None and problems.pop("redirected") is None, (lines, ended)
    assert len(problems) == 5 and all(p.startswith("photo.fetch: ") for p in problems.values())
    assert "public" in problems["inside"] and "public" in problems["loopback"]
    assert "404" in problems["none"]
    for uid in members:
        has = "profilePhotoURL" in json.loads(site.document(uid).read_text())
        assert has == (uid in ("good", "redirected"))
    assert "more than 1000000 bytes" in ended.stderr or "exceeded" in ended.stderr.lower(), ended.stderr
    assert (tmp_path / "large").stat().st_size <= 1_000_000
    assert time.monotonic() - started < 30


SERVER = '''
import http.server, os, sys, time
os.chdir(sys.argv[1])
class Handler(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/loop" or self.path.startswith("/redirect?"):
            self.send_response(302)
            self.send_header("Location", self.path.partition("?")[2] or "/loop")
            self.end_headers()
        elif self.path == "/slow":
            self.send_response(200)
            self.end_headers()
            for _ in range(100):
                self.wfile.write(b"x")
                time.sleep(0.2)
        else:
            super().do_GET()
http.server.ThreadingHTTPServer(("0.0.0.0", 8080), Handler).serve_forever()
'''


@pytest.mark.skipif("TINTYPE_LARGE" not in os.environ, reason="takes minutes: set TINTYPE_LARGE")
def test_ten_thousand_members_take_no_more_memory_than_a_hundred(new_site, tmp_path):
    peaks = {}
    for count in (100, 10_000):
        site = new_site()
        folder = tmp_path / str(count)
        folder.mkdir()
        firebase.write_database(folder / "database.json", count)
        firebase.write_accounts(folder / "accounts.json", count, firebase.password_hash(PASSWORD))
        (folder / "parameters.txt").write_text(firebase.PARAMETERS)
        for name, command in {
            "import": ["import", folder / "database.json", "--auth", folder / "accounts.json",
                       "--hash-parameters", folder / "parameters.txt"],
            "again": ["import", folder / "database.json", "--auth", folder / "accounts.json"],
            "check": ["check"], "export": ["export", "--to", folder / "export"], "stats": ["stats"],
            "restored": ["restored"],
        }.items():
            started = time.monotonic()
            ended = subprocess.run(
                [*map(str, [sys.executable, "-c", PEAK, PROGRAM, *command, "--config", site.config])],
                capture_output=True, text=True,
            )
            assert ended.returncode == 0, ended
            seconds = time.monotonic() - started
            peaks[name, count] = int(ended.stderr.splitlines()[-1])
            print(f"{name} of {count}: {seconds:.1f} s, {peaks[name, count]} KiB")
        assert len(list((site.data / "users").iterdir())) == count
    for name in ("import", "again", "check", "export", "stats", "restored"):
        assert peaks[name, 10_000] < peaks[name, 100] + 16_384, peaks


PEAK = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[1:]).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
sys.exit(code)
"""
