"""`tintype check`: beside a running server, and on trees that were damaged by hand."""

import os
import pty
import shutil
import stat
import subprocess
import threading

import pytest

from commands import findings, tintype
from people import add_photo, join, photo_of
from photos import upright_jpeg
from site_under_test import PROGRAM


def test_nothing_is_found_while_members_join_and_change_photos(new_site, guests):
    site = new_site()
    done = threading.Event()

    def busy():
        while not done.is_set():
            member = join(site, guests())
            assert add_photo(member, upright_jpeg(64, 64)).status == 303

    threads = [threading.Thread(target=busy) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(8):
            ended = tintype("check", site.config)
            assert ended.returncode == 0 and ended.stdout == "nothing to find\n", ended
    finally:
        done.set()
        for thread in threads:
            thread.join()
    assert len(list((site.data / "users").iterdir())) >= 3


def test_renditions_are_made_again_from_the_whole_picture(new_site, guest):
    site = new_site()
    member = join(site, guest)
    folder = site.data / "profile_image" / photo_of(site, member)
    before = {p.name: p.read_bytes() for p in folder.iterdir()}
    shutil.rmtree(folder)
    ended = tintype("check", site.config)
    assert ended.returncode == 1
    assert findings(ended) == {f"profile_image/{folder.name}": "wrong"}
    assert site.visitor().ask("GET", f"/users/{member.uid}").status == 200
    assert findings(tintype("check", site.config, "--repair")) == {
        f"profile_image/{folder.name}": "repaired"
    }
    assert {p.name for p in folder.iterdir()} == before.keys()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755
    (folder / "96.webp").unlink()
    ended = tintype("check", site.config, "--repair")
    assert ended.returncode == 0 and "repaired" in ended.stdout
    assert (folder / "96.webp").stat().st_size > 0
    assert tintype("check", site.config).stdout == "nothing to find\n"
    assert site.visitor().ask("GET", f"/profile_image/{folder.name}/96.webp").status == 200


def test_a_private_photo_in_the_public_folder_is_the_gravest_finding(new_site, guest):
    site = new_site()
    member = join(site, guest)
    first = photo_of(site, member)
    shutil.copytree(site.data / "profile_image" / first, site.folder / "copy")
    add_photo(member, upright_jpeg(64, 64))
    (site.folder / "copy").rename(site.data / "profile_image" / first)
    assert site.visitor().ask("GET", f"/profile_image/{first}/96.jpg").status == 200
    ended = tintype("check", site.config)
    assert ended.returncode == 1 and findings(ended) == {f"profile_image/{first}": "wrong"}
    assert tintype("check", site.config, "--repair").returncode == 0
    assert site.visitor().ask("GET", f"/profile_image/{first}/96.jpg").status == 410
    assert (site.data / "masters" / first / "master.jpg").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can run it as another user")
def test_another_user_than_the_trees_owner_is_refused(new_site, guest):
    site = new_site()
    join(site, guest)
    site.config.chmod(0o644)
    ended = tintype("check", site.config, user=65534)
    assert ended.returncode == 77 and "another user" in ended.stderr, ended


def test_a_tree_that_is_not_there_is_not_made(tmp_path):
    config = tmp_path / "tintype.conf"
    config.write_text(f"data = {tmp_path}/nowhere\n")
    ended = tintype("check", config)
    assert ended.returncode == 66 and "nowhere" in ended.stderr
    assert not (tmp_path / "nowhere").exists()


def test_an_unknown_option_is_refused(tmp_path):
    ended = tintype("check", tmp_path / "none", "--repare")
    assert ended.returncode == 64 and "--repare" in ended.stderr


@pytest.mark.parametrize("command", ["check", "restored", "stats", "export", "import"])
def test_each_command_explains_itself(tmp_path, command):
    ended = tintype(command, tmp_path / "none", "--help")
    assert ended.returncode == 0 and ended.stdout.startswith(f"tintype {command} ")
    assert ended.stdout in subprocess.run([PROGRAM, "help"], capture_output=True, text=True, timeout=60).stdout


def test_a_bar_is_drawn_on_a_terminal_only(new_site, guests):
    site = new_site()
    for _ in range(3):
        join(site, guests(), photo=None)
    assert tintype("check", site.config).stderr == ""
    ours, theirs = pty.openpty()
    ended = subprocess.run(
        [PROGRAM, "check", "--config", site.config], stdout=subprocess.PIPE, stderr=theirs, timeout=60
    )
    os.close(theirs)
    drawn = os.read(ours, 100_000).decode()
    os.close(ours)
    assert ended.stdout == b"nothing to find\n"
    assert "0 % " in drawn and drawn.endswith("\x1b[K"), repr(drawn)
