"""Evidence of what a moderator removes: kept for so many days, then gone from the whole tree."""

import json

from commands import findings, tintype
from moderators import act, staff, user
from people import ADA, MINJUN, join, photo_of
from processes import eventually


def master_of(site, member):
    uuid = photo_of(site, member)
    return uuid, (site.data / "masters" / uuid / "master.jpg").read_bytes()


def files_with(site, content):
    return [p for p in site.data.rglob("*") if p.is_file() and content in p.read_bytes()]


def test_nothing_is_kept_unless_the_site_says_so(new_site):
    site = new_site()
    moderator, ada = staff(site, "moderator"), join(site, ADA)
    uuid, master = master_of(site, ada)
    act(moderator, ada.uid, "remove-photo", photo=uuid, reason="No.")
    assert files_with(site, master[:2000]) == [] and not list((site.data / "quarantine").iterdir())


def test_a_site_by_cgi_removes_it_as_well(new_site):
    site = new_site("cgi", {"quarantine_days": 1})
    moderator, ada = staff(site, "moderator"), join(site, ADA)
    act(moderator, ada.uid, "remove-photo", photo=photo_of(site, ada), reason="No.")
    [kept] = (site.data / "quarantine").iterdir()
    time, _, rest = kept.name.partition("-")
    kept.rename(kept.with_name(f"{int(time) - 2 * 86_400_000}-{rest}"))
    # It was done when the first request came; an hour later it is again.
    done = site.data / "log/swept.json"
    done.write_text(json.dumps(json.loads(done.read_text()) | {"time": 0}))
    assert site.visitor().get("/").status == 200
    eventually(lambda: not list((site.data / "quarantine").iterdir()))
    assert tintype("sweep", site.config).returncode == 0
    assert tintype("check", site.config).returncode == 0


def test_evidence_is_kept_for_its_time_and_then_provably_gone(new_site):
    site = new_site(settings={"quarantine_days": 2})
    moderator, ada, minjun = staff(site, "moderator"), join(site, ADA), join(site, MINJUN)
    uuid, master = master_of(site, ada)
    other, others = master_of(site, minjun)
    act(moderator, ada.uid, "remove-photo", photo=uuid, reason="No.")
    assert user(site, "delete", minjun.uid, "--reason", "Fraud.").returncode == 0
    kept = sorted((site.data / "quarantine").iterdir())
    assert len(kept) == 2 and all(p.stat().st_mode & 0o077 == 0 for p in kept)
    assert (kept[0] / f"{uuid}.jpg").read_bytes() == master
    assert json.loads((kept[1] / "document.json").read_text())["name"] == MINJUN.name
    assert tintype("check", site.config).returncode == 0 and len(list((site.data / "quarantine").iterdir())) == 2

    for folder in kept:
        time, _, rest = folder.name.partition("-")
        folder.rename(folder.with_name(f"{int(time) - 3 * 86_400_000}-{rest}"))
    assert set(findings(tintype("check", site.config)).values()) == {"leftover"}
    tintype("check", site.config, "--repair")
    assert not list((site.data / "quarantine").iterdir())
    assert files_with(site, master[:2000]) == [] and files_with(site, MINJUN.email.encode()) == []
