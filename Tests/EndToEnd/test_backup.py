"""A copy of a live tree, made as deploy/README says, brought back into use."""

import json
import re
import shutil
import subprocess
import threading

import pytest

from commands import findings, tintype
from people import add_photo, join, photo_of, sign_in
from photos import upright_jpeg
from processes import eventually
from site_under_test import ROOT, tool


def backup_commands(source, target):
    """Its own, with these two folders."""
    section = (ROOT / "deploy/README.md").read_text().partition("## Back up")[2].partition("\n## ")[0]
    commands = [line for line in section.splitlines() if line.startswith("rsync ")]
    assert commands
    return [line.replace("DATA/", f"{source}/").replace("BACKUP/", f"{target}/") for line in commands]


@pytest.fixture
def busy_site(new_site, guests):
    """Members join, change photos and take them away, until `stop` is called."""
    site = new_site()
    done, people, problems = threading.Event(), [], []

    def work():
        while not done.is_set():
            try:
                member = join(site, guests())
                people.append(member)
                add_photo(member, upright_jpeg(80, 60))
                if len(people) % 2:
                    member.visitor.submit(
                        f"/users/{member.uid}/photos", f"/users/{member.uid}/photos/remove", {}
                    )
            except Exception as problem:  # told by the test
                problems.append(problem)
                return

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()

    def stop():
        done.set()
        for thread in threads:
            thread.join()
        return people

    yield site, stop
    stop()
    assert problems == []


def restore(site, backup):
    """Puts a backup in the place of a site's tree."""
    shutil.rmtree(site.data)
    shutil.copytree(backup, site.data, copy_function=shutil.copy2)
    site.data.chmod(0o711)


def test_a_backup_made_under_load_is_restored(busy_site):
    site, stop = busy_site
    tool("rsync")
    backup = site.folder / "backup"
    backup.mkdir()
    eventually(lambda: len(list((site.data / "users").iterdir())) >= 8, 60)
    for line in backup_commands(site.data, backup):
        # 24: some files vanished, which they do in a tree that is in use.
        assert subprocess.run(["bash", "-c", line]).returncode in (0, 24)
    people = stop()
    assert len(people) >= 5

    # Of those in the copy, one is chosen whose photos the copy has lost.
    copied = [json.loads(p.read_text()) | {"uid": p.stem} for p in (backup / "users").iterdir()]
    log = site.data / "log/removals.jsonl"
    # Not one that was taken away since: that is nothing to miss.
    removed = log.read_text() if log.exists() else ""
    photos = [d for d in copied if "profilePhotoURL" in d]
    shown = [d for d in photos if d["profilePhotoURL"].rsplit("/", 1)[1] not in removed]
    assert shown, "nobody in the copy has a photo"
    lost = shown[0]["profilePhotoURL"].rsplit("/", 1)[1]
    shutil.rmtree(backup / "masters" / lost, ignore_errors=True)
    shutil.rmtree(backup / "profile_image" / lost, ignore_errors=True)
    (backup / "removed" / lost).unlink(missing_ok=True)

    site.stop()
    more = ["--removals", shutil.copy(log, site.folder / "removals")] if log.exists() else []
    restore(site, backup)
    ended = tintype("restored", site.config, *more)
    assert ended.returncode == 1, ended
    assert [p for p, kind in findings(ended).items() if kind == "wrong"] == [f"profile_image/{lost}"]
    assert "is lost" in ended.stdout and "sessions ended: " in ended.stdout

    site.start()
    uid = shown[0]["uid"]
    page = site.visitor().get(f"/users/{uid}")
    assert page.status == 200 and f"/profile_image/{lost}/" in page.text
    picture = site.visitor().get(f"/profile_image/{lost}/360.webp")
    assert picture.status == 404 and picture.body == (ROOT / "public/standin/360.webp").read_bytes()
    picture = site.visitor().get(f"/users/{uid}/photo/360.webp")
    assert picture.status == 200 and picture.headers["ETag"].startswith('"stand-in')
    site.stop()

    ended = tintype("restored", site.config, "--forget-lost", *more)
    assert ended.returncode == 0, ended
    ended = tintype("check", site.config)
    assert ended.returncode == 0 and ended.stdout == "nothing to find\n", ended

    site.start()
    for member in people:
        document = site.document(member.uid)
        if not document.exists():
            continue
        assert site.visitor().get(f"/users/{member.uid}").status == 200
        url = json.loads(document.read_text()).get("profilePhotoURL")
        if url:
            assert site.visitor().get(url + "/96.jpg").status == 200
        # The old session is void; the password is not.
        member.visitor.port = site.port
        assert member.visitor.get(f"/users/{member.uid}/photos").status != 200
        visitor = site.visitor()
        assert sign_in(visitor, member.person).status == 303
        assert visitor.get(f"/users/{member.uid}/photos").status == 200
    assert site.visitor().get("/").status == 200


def test_what_was_removed_since_the_backup_stays_removed(new_site, guests):
    site = new_site()
    kept, taken = join(site, guests()), join(site, guests())
    backup = site.folder / "backup"
    shutil.copytree(site.data, backup, ignore=shutil.ignore_patterns("*.sock"))
    photo = photo_of(site, taken)
    add_photo(taken, upright_jpeg(90, 60))
    assert site.visitor().get(f"/profile_image/{photo}").status == 410
    removals = site.folder / "removals"
    removals.write_text("".join(f"{p.name}\n" for p in (site.data / "removed").iterdir()))
    site.stop()
    restore(site, backup)
    ended = tintype("restored", site.config, "--removals", removals)
    assert ended.returncode == 0, ended
    assert findings(ended) == {f"users/{taken.uid}.json": "repaired"}
    site.start()
    assert site.visitor().get(f"/profile_image/{photo}").status == 410
    assert site.visitor().get(f"/users/{kept.uid}").status == 200
    assert tintype("check", site.config).stdout == "nothing to find\n"


def test_stats_count_what_is_there(new_site, guests):
    site = new_site()
    join(site, guests())
    join(site, guests(), photo=None)
    said = tintype("stats", site.config).stdout
    assert re.search(r"^members: 2, \d+ bytes$", said, re.M)
    assert re.search(r"^public photos: 1, [1-9]\d+ bytes$", said, re.M)
    assert re.search(r"^staged: [01], \d+ bytes$", said, re.M)
    assert re.search(r"^sessions: 2, ", said, re.M)
