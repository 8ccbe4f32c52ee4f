"""All that is a member's, as one zip archive."""

import io
import json
import zipfile

import pytest

from people import MINJUN, Person, add_photo, join
from photos import BLUE, RED, opened, plain
from processes import descendants


def download(member, **more):
    form = "/account/download"
    return member.visitor.submit(form, form, {"current": member.person.password} | more)


def archive(answer):
    assert answer.status == 200, answer
    found = zipfile.ZipFile(io.BytesIO(answer.body))
    assert found.testzip() is None
    return found


@pytest.fixture
def member(site, guest):
    """Somebody with a Korean name, a photo and two earlier ones."""
    member = join(site, Person(MINJUN.name, guest.email), plain(RED), alt="빨간 사진")
    for colour in (BLUE, (40, 160, 80)):
        assert add_photo(member, plain(colour)).status == 303
    return member


def test_everything_is_in_it(site, member):
    answer = download(member)
    assert answer.headers["Content-Type"] == "application/zip"
    assert answer.headers["Content-Disposition"].startswith("attachment; filename=")
    assert "no-store" in answer.headers["Cache-Control"]
    assert int(answer.headers["Content-Length"]) == len(answer.body)
    found = archive(answer)
    renditions = {f"photos/1/{size}.{kind}" for size in (96, 180, 360, 640) for kind in ("jpg", "webp")}
    masters = {f"photos/{n}/{file}" for n in (1, 2, 3) for file in ("master.jpg", "metadata.json")}
    assert set(found.namelist()) == {"profile.json", "account.json"} | renditions | masters


def test_the_profile_is_whole_and_the_name_intact(site, member):
    path = site.document(member.uid)
    stored = json.loads(path.read_text()) | {"imported": {"어디": "거기", "number": 1.5}}
    path.write_text(json.dumps(stored))
    profile = json.loads(archive(download(member)).read("profile.json"))
    assert profile == stored and profile["name"] == "김민준"


def test_the_account_is_told_without_what_would_open_it(site, member):
    answer = download(member)
    account = json.loads(archive(answer).read("account.json"))
    assert account["email"] == member.person.email and account["role"] == "member"
    assert [s["current"] for s in account["sessions"]] == [True]
    credentials = json.loads((site.data / "credentials" / f"{member.uid}.json").read_text())
    sessions = json.loads((site.data / "sessions" / f"{member.uid}.json").read_text())
    secrets = [credentials["password"], sessions["sessions"][0]["hash"]]
    secrets += [value.split(".")[-1] for value, _ in member.visitor.cookies.values()]
    for secret in secrets:
        assert secret.encode() not in answer.body


def test_pictures_are_the_members_own_the_current_one_first(site, member):
    found = archive(download(member))
    colours = [opened(found.read(f"photos/{n}/master.jpg")).getpixel((5, 5)) for n in (1, 2, 3)]
    for colour, expected in zip(colours, ((40, 160, 80), BLUE, RED)):
        assert max(abs(a - b) for a, b in zip(colour, expected)) < 12
    assert json.loads(found.read("photos/3/metadata.json"))["alt"] == "빨간 사진"


def test_a_members_only_photo_is_in_it_too(site, member):
    member.visitor.submit("/account", "/account/visibility", {"visibility": "members"})
    assert "photos/1/640.webp" in archive(download(member)).namelist()


def test_somebody_without_a_photo_gets_theirs(site, guest):
    assert archive(download(join(site, guest, photo=None))).namelist() == ["profile.json", "account.json"]


def test_a_get_shows_the_form(site, member):
    answer = member.visitor.get("/account/download")
    assert answer.status == 200 and answer.page.form("/account/download")
    assert "/account/download" in "".join(member.visitor.get("/account").page.links)


@pytest.mark.parametrize("password", ["", "not the harbour at all"])
def test_a_download_needs_the_password(site, member, password):
    answer = download(member, current=password)
    assert answer.status == 422 and 'id="current-error"' in answer.text
    assert answer.page.form("/account/download")


def test_hundreds_of_downloads_are_slowed_down(site, member):
    answers = [download(member) for _ in range(6)]
    assert [a.status for a in answers] == [200] * 5 + [429]
    assert 1 <= int(answers[-1].headers["Retry-After"]) <= 60
    assert answers[-1].page.form("/account/download") and 'role="alert"' in answers[-1].text


@pytest.mark.parametrize("token", ["", "wrong"])
def test_a_download_needs_the_token_and_a_member(site, member, token):
    assert member.visitor.post("/account/download", {"token": token}).status == 403
    stranger = site.visitor()
    assert stranger.post("/account/download", {"token": stranger.token("/sign-in")}).status == 401


def memory(process):
    """Bytes that a process and its children have had at most, together."""
    total = 0
    for pid in {process.pid, *descendants(process.pid)}:
        try:
            text = open(f"/proc/{pid}/status").read()
        except OSError:
            continue
        name = text.split("\n", 1)[0]
        if "tintype-imager" in name or "VmHWM" not in text:
            continue
        total += int(text.split("VmHWM:")[1].split()[0]) * 1024
    return total


def test_an_archive_takes_no_memory_of_its_own(new_site, guest):
    site = new_site(settings={"workers": 1})
    member = join(site, guest, plain(RED))
    for shade in range(24):
        assert add_photo(member, plain((shade * 10,) * 3)).status == 303
    # What a camera would have made of them.
    masters = list((site.data / "masters").iterdir())
    assert len(masters) == 25
    for folder in masters:
        (folder / "master.jpg").write_bytes(bytes(6_000_000))
    before = memory(site.module)
    for _ in range(2):
        assert len(download(member).body) > 150_000_000
    grown = memory(site.module) - before
    print(f"an archive of 150 MB: {grown / 1e6:.1f} MB more memory")
    assert grown < 8_000_000


@pytest.mark.parametrize("mode", ["cgi", "tcp", "path"])
def test_it_comes_whole_however_the_site_is_deployed(new_site, guest, mode):
    site = new_site(mode)
    member = join(site, guest)
    assert "photos/1/master.jpg" in archive(download(member)).namelist()
