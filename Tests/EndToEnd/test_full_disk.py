"""A tree on a small file system of its own that fills up: pages stay, changes are refused with 507, and
with room everything works again, without a restart."""

import os
import subprocess
import tempfile
from pathlib import Path

import pytest

from commands import tintype
from people import ADA, MINJUN, add_photo, join, send_join, sign_in, someone
from photos import opened, upright_jpeg

SIZE = 64 << 20


class SmallDisk:
    """A file system of 64 MB in memory."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="tintype-disk-"))
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=711", "tmpfs", self.folder]
        subprocess.run(mount, check=True, capture_output=True)
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o711)

    def fill(self, left=0):
        """Leaves so many bytes, or a page more."""
        self.free()
        with open(self.folder / "filler", "wb", buffering=0) as filler:
            try:
                while filler.write(b"\1" * (1 << 20)):
                    pass
            except OSError:
                pass
            size = os.fstat(filler.fileno()).st_size
            try:
                while filler.write(b"\1" * 4096):
                    size += 4096
            except OSError:
                pass
            os.truncate(filler.fileno(), os.fstat(filler.fileno()).st_size // 4096 * 4096 - left)

    def free(self):
        (self.folder / "filler").unlink(missing_ok=True)

    def remove(self):
        subprocess.run(["umount", "-l", self.folder], check=True)
        self.folder.rmdir()


@pytest.fixture
def disk():
    if os.geteuid() != 0:
        pytest.skip("only root can mount a file system")
    made = SmallDisk()
    yield made
    made.remove()


@pytest.mark.parametrize("mode", ("fastcgi", "cgi"))
def test_pages_stay_and_changes_wait_for_room(disk, new_site, mode):
    site = new_site(mode, settings={"data": disk.data, "workers": 2})
    photo = upright_jpeg()
    ada, minjun = join(site, ADA, photo), join(site, MINJUN, None)
    address = site.visitor().get(f"/users/{ada.uid}.json").json["profilePhotoURL"]
    before = (disk.data / "users" / f"{ada.uid}.json").read_bytes()
    visitor = site.visitor()
    form = visitor.get("/join").page.form("/join").fields

    disk.fill()
    for page in ("/", "/join", "/sign-in", f"/users/{ada.uid}", f"/users/{minjun.uid}", "/?q=ada",
                 f"/users/{ada.uid}.json", f"/users/{ada.uid}/photo/180.png", "/healthz"):
        assert site.visitor().get(page).status == 200, page
    for size in (96, 640, 1280):  # the last is made now, and there is no room to keep it
        assert opened(site.visitor().get(f"{address}/{size}.jpg").body).size == (size, size)
    for page in ("edit", "photos"):
        assert ada.visitor.get(f"/users/{ada.uid}/{page}").status == 200

    edit = f"/users/{ada.uid}/edit"
    refused = [
        visitor.post("/join", form | {"name": "New", "email": "new@example.org", "password": "a quiet harbour 5"}),
        send_join(site.visitor(), someone(1), photo),
        send_join(site.visitor(), someone(2), None),
        add_photo(ada, photo), add_photo(minjun, photo),
        ada.visitor.submit(edit, edit, {"bio": "There is no room for this."}),
        sign_in(site.visitor(), ADA),
    ]
    assert [answer.status for answer in refused] == [507] * len(refused)
    assert "There is no room for this." in refused[5].text, "what was typed is kept"
    assert (disk.data / "users" / f"{ada.uid}.json").read_bytes() == before
    assert {p.stem for p in (disk.data / "users").iterdir()} == {ada.uid, minjun.uid}

    disk.free()
    newcomer = join(site, someone(1), photo)
    assert add_photo(ada, photo).status == add_photo(minjun, photo).status == 303
    assert ada.visitor.submit(edit, edit, {"bio": "There is room again."}).status == 303
    assert sign_in(site.visitor(), ADA).status == 303
    for member in (ada, minjun, newcomer):
        address = site.visitor().get(f"/users/{member.uid}.json").json["profilePhotoURL"]
        for size in (96, 640, 1280):
            assert opened(site.visitor().get(f"{address}/{size}.webp").body).size == (size, size)
    checked = tintype("check", site.config)
    assert checked.returncode == 0, checked.stdout


def test_room_that_ends_in_the_middle_of_a_change_leaves_nothing_half_made(disk, new_site):
    site = new_site(settings={"data": disk.data, "workers": 2})
    ada = join(site, ADA, upright_jpeg())
    statuses = []
    for pages in list(range(0, 60, 2)) + [80, 120]:
        disk.fill(left=pages * 4096)
        statuses.append(add_photo(ada, upright_jpeg()).status)
        statuses.append(send_join(site.visitor(), someone(pages), upright_jpeg()).status)
        address = site.visitor().get(f"/users/{ada.uid}.json").json["profilePhotoURL"]
        assert opened(site.visitor().get(f"{address}/640.webp").body).size == (640, 640)
    assert set(statuses) == {303, 507}, statuses
    assert statuses[:2] == [507, 507] and statuses[-2:] == [303, 303]

    disk.free()
    site.restart()
    checked = tintype("check", site.config)
    assert checked.returncode == 0, checked.stdout
    joined = [n for n, status in zip(list(range(0, 60, 2)) + [80, 120], statuses[1::2]) if status == 303]
    for number in list(range(0, 60, 2)) + [80, 120]:
        expected = 303 if number in joined else 422
        assert sign_in(site.visitor(), someone(number)).status == expected, number
