"""Reports, the moderators' queue, and what they do about a photo, a name, a bio."""

import json
import re

import pytest

from moderators import act, queue, report, staff, user
from people import ADA, MINJUN, add_photo, join, photo_of, sign_in
from photos import upright_jpeg


@pytest.fixture
def cast(new_site):
    site = new_site()
    return site, join(site, ADA), join(site, MINJUN, None), staff(site, "moderator"), staff(site, "administrator")


def words_of(answer):
    return answer.page.text


def test_reports_of_the_same_thing_are_one_entry(cast):
    site, ada, minjun, moderator, _ = cast
    stranger = site.visitor()
    thanks = stranger.follow(report(stranger, ada.uid, "photo", "nudity", words="Not her."))
    assert "The moderators will look at it" in words_of(thanks)
    for _ in range(2):
        assert report(minjun.visitor, ada.uid, "photo", "spam").status == 303
    assert report(minjun.visitor, ada.uid, "name").status == 303
    entries = queue(moderator)
    assert [(e["kind"], e["count"]) for e in entries] == [("photo", 2), ("name", 1)]
    assert entries[0]["words"] == ["Not her."] and entries[0]["photo"] == photo_of(site, ada)
    page = moderator.visitor.get("/admin/queue")
    assert "Nudity or sex, Advertising or fraud" in words_of(page)
    # Blurred until somebody asks for it, without a script.
    assert page.text.count('type="checkbox" id="reveal-') == 1 and "Show the picture" in page.text
    files = sorted(p.name for p in (site.data / "reports").iterdir())
    assert all((site.data / "reports" / f).stat().st_mode & 0o077 == 0 for f in files) and len(files) == 2


def test_what_cannot_be_reported_is_refused_with_the_form_as_it_was(cast):
    site, ada, *_ = cast
    visitor = site.visitor()
    for fields in ({"subject": "photo", "cause": "x"}, {"subject": "bio", "cause": "other"},
                   {"subject": "name", "cause": "other", "words": "w" * 501}):
        answer = visitor.submit(f"/users/{ada.uid}/report", f"/users/{ada.uid}/report", fields)
        assert answer.status == 422 and 'role="alert"' in answer.text
    assert not list((site.data / "reports").iterdir())
    assert visitor.get("/users/nobody/report").status == 404


def test_programs_are_told_what_is_wrong_with_a_report(cast):
    site, ada, *_ = cast
    for fields, code in (
        ({"subject": "photo", "cause": "x"}, "report-incomplete"),
        ({"subject": "name", "cause": "other", "words": "w" * 501}, "reason-long"),
    ):
        form = f"/users/{ada.uid}/report"
        answer = site.visitor().submit(form, form, fields, {"Accept": "application/json"})
        assert (answer.status, answer.json["code"]) == (422, code)


def test_a_dismissed_report_leaves_all_as_it_is(cast):
    site, ada, _, moderator, _ = cast
    report(site.visitor(), ada.uid, "photo")
    uuid = queue(moderator)[0]["photo"]
    assert act(moderator, ada.uid, "dismiss", subject="photo", photo=uuid, back="queue").status == 303
    assert queue(moderator) == []
    assert site.visitor().get(f"/profile_image/{uuid}/640.jpg").status == 200


def test_a_removed_photo_is_gone_and_its_owner_reads_why(cast):
    site, ada, _, moderator, _ = cast
    report(site.visitor(), ada.uid, "photo")
    uuid = queue(moderator)[0]["photo"]
    assert act(moderator, ada.uid, "remove-photo", photo=uuid, reason="It shows a neighbour.").status == 303
    assert site.visitor().get(f"/profile_image/{uuid}/640.jpg").status == 410
    assert not (site.data / "masters" / uuid).exists() and queue(moderator) == []
    page = ada.visitor.get(f"/users/{ada.uid}")
    assert "A moderator removed your photo." in words_of(page) and "It shows a neighbour." in words_of(page)
    assert "neighbour" not in site.visitor().get(f"/users/{ada.uid}").text
    assert ada.visitor.submit(f"/users/{ada.uid}", f"/users/{ada.uid}/notices", {}).status == 303
    assert "neighbour" not in ada.visitor.get(f"/users/{ada.uid}").text
    letters = [json.loads(p.read_text()) for p in (site.data / "outbox").glob("*.json")]
    assert [(m["letter"], m["to"]) for m in letters] == [("photo-removed", ADA.email)]
    assert "It shows a neighbour." in letters[0]["text"]
    assert user(site, "show", ada.uid).returncode == 0


def test_a_photo_that_is_framed_anew_takes_its_report_along_and_can_still_be_removed(cast):
    site, ada, _, moderator, _ = cast
    report(site.visitor(), ada.uid, "photo", "nudity", words="look")
    seen = queue(moderator)[0]["photo"]
    form = f"/users/{ada.uid}/photos/{seen}/crop"
    assert ada.visitor.submit(form, form, {}).status == 303
    framed = photo_of(site, ada)
    assert framed != seen
    entries = queue(moderator)
    assert [(e["photo"], e["words"]) for e in entries] == [(framed, ["look"])]
    # From a page that was open before.
    assert act(moderator, ada.uid, "remove-photo", photo=seen, block="yes", reason="No.").status == 303
    assert site.visitor().get(f"/profile_image/{framed}/640.jpg").status == 410
    assert queue(moderator) == [] and (site.data / "log/blocked.tsv").stat().st_size > 0
    assert ada.visitor.get(f"/users/{ada.uid}.json").json.get("profilePhotoURL") is None


def test_programs_are_told_what_the_moderators_pages_show(cast):
    site, ada, _, _, administrator = cast
    act(administrator, ada.uid, "lock", reason="Spam.")
    acts = administrator.visitor.get("/admin/log", Accept="application/json").json["acts"]
    last = acts[0]
    assert (last["act"], last["by"], last["uid"], last["note"]) == ("lock", administrator.uid, ada.uid, "Spam.")
    assert last["time"] > 1_700_000_000_000
    form = "/admin/invitations"
    administrator.visitor.submit(form, form, {"email": "guest@example.org", "name": "Guest"})
    invitations = administrator.visitor.get(form, Accept="application/json").json["invitations"]
    assert [(i["email"], i["name"]) for i in invitations] == [("guest@example.org", "Guest")]


def test_a_place_in_the_queue_that_is_far_out_is_the_end_of_it(cast):
    *_, moderator, _ = cast
    for place in (2**31, 2**63 - 1):
        assert moderator.visitor.get(f"/admin/queue?from={place}").status == 200


def test_a_moderator_is_told_that_a_page_is_for_administrators(cast):
    *_, moderator, _ = cast
    answer = moderator.visitor.get("/admin/invitations")
    assert answer.status == 403 and "This page is for administrators" in words_of(answer)


def test_what_a_moderator_has_not_seen_is_neither_dismissed_nor_removed(cast):
    site, ada, _, moderator, _ = cast
    form = f"/users/{ada.uid}/edit"
    ada.visitor.submit(form, form, {"bio": "A first bio."})
    report(site.visitor(), ada.uid, "bio", "spam")
    old = next(f.fields for f in moderator.visitor.get("/admin/queue").page.forms if f.action.endswith("/dismiss"))
    assert old["seen"] == "A first bio."
    ada.visitor.submit(form, form, {"bio": "A much worse bio."})
    report(site.visitor(), ada.uid, "bio", "violence")
    assert act(moderator, ada.uid, "dismiss", **{k: v for k, v in old.items() if k != "token"}).status == 303
    assert [e["text"] for e in queue(moderator)] == ["A much worse bio."]
    assert act(moderator, ada.uid, "remove-bio", seen="A first bio.").status == 303
    assert site.visitor().get(f"/users/{ada.uid}.json").json["bio"] == "A much worse bio."


def test_a_name_and_a_bio_are_taken_away(cast):
    site, ada, _, moderator, _ = cast
    form = f"/users/{ada.uid}/edit"
    ada.visitor.submit(form, form, {"bio": "Buy my engines."})
    for subject in ("name", "bio"):
        report(site.visitor(), ada.uid, subject, "spam")
    assert [e["text"] for e in queue(moderator)] == ["Ada Lovelace", "Buy my engines."]
    assert act(moderator, ada.uid, "remove-name", seen="Ada Lovelace").status == 303
    assert act(moderator, ada.uid, "remove-bio", seen="Buy my engines.", reason="No advertising.").status == 303
    public = site.visitor().get(f"/users/{ada.uid}.json").json
    assert public["name"].startswith("Member ") and "bio" not in public
    assert queue(moderator) == []
    text = words_of(ada.visitor.get(f"/users/{ada.uid}"))
    assert "replaced your name" in text and "No advertising." in text
    # Acting on what is not there any more changes nothing, and says so.
    late = moderator.visitor.follow(act(moderator, ada.uid, "remove-name", seen="Ada Lovelace"))
    assert "somebody else was there first" in words_of(late)


def test_a_member_whose_uploads_are_locked_sends_no_photo(cast):
    site, ada, _, moderator, _ = cast
    before = photo_of(site, ada)
    assert act(moderator, ada.uid, "lock", reason="Again and again.").status == 303
    page = ada.visitor.get(f"/users/{ada.uid}/photos")
    assert "locked sending photos" in page.text and 'type="file"' not in page.text
    assert "Again and again." in words_of(ada.visitor.get(f"/users/{ada.uid}"))
    token = ada.visitor.token(f"/users/{ada.uid}/photos")
    fields = {"token": token, "photo": ("a.jpg", upright_jpeg(), "image/jpeg")}
    assert ada.visitor.post(f"/users/{ada.uid}/photos", fields).status == 403
    crop = f"/users/{ada.uid}/photos/{before.rpartition('/')[2]}/crop"
    assert ada.visitor.post(crop, {"token": token, "left": 0, "top": 0, "side": 500000, "turns": 0}).status == 403
    # What stands with a photo is shown to strangers too.
    describe = f"/users/{ada.uid}/photos/describe"
    assert "/describe" not in page.text
    assert ada.visitor.post(describe, {"token": token, "alt": "Buy engines"}).status == 403
    assert "profilePhotoDescription" not in site.visitor().get(f"/users/{ada.uid}.json").json
    assert photo_of(site, ada) == before
    assert act(moderator, ada.uid, "unlock").status == 303
    assert add_photo(ada, upright_jpeg()).status == 303


def test_who_is_locked_or_deleted_reads_why_in_a_letter(new_site):
    site = new_site(settings={"mail_server": "smtp://localhost:9", "mail_from": "club@example.org"})
    administrator, ada = staff(site, "administrator"), join(site, ADA, photo=None)
    assert act(administrator, ada.uid, "lock", reason="Again and again.").status == 303
    assert act(administrator, ada.uid, "delete", reason="And again.").status == 303
    written = [json.loads(file.read_text()) for file in sorted((site.data / "outbox").glob("*.json"))]
    told = {letter["letter"]: letter["text"] for letter in written if letter["to"] == ADA.email}
    assert "And again." in told["account-removed"] and "account-deleted" not in told


def test_a_held_photo_waits_in_the_queue_until_it_is_approved(cast):
    site, ada, minjun, moderator, _ = cast
    uuid = photo_of(site, ada)
    assert act(moderator, ada.uid, "hold", photo=uuid).status == 303
    assert [(e["kind"], e["why"]) for e in queue(moderator)] == [("held", "moderator")]
    assert site.visitor().get(f"/profile_image/{uuid}/640.jpg").status == 404
    assert moderator.visitor.get(f"/profile_image/{uuid}/360.jpg").status == 200
    assert act(moderator, ada.uid, "approve", photo=uuid).status == 303
    assert queue(moderator) == []
    assert site.visitor().get(f"/profile_image/{uuid}/640.jpg").status == 200


def test_only_administrators_do_what_concerns_accounts(cast):
    site, ada, minjun, moderator, administrator = cast
    for name in ("suspend", "unsuspend", "role", "delete", "reset-link"):
        assert act(moderator, ada.uid, name, role="moderator").status == 403, name
    for visitor, status in ((site.visitor(), 303), (minjun.visitor, 403)):
        for page in ("/admin", "/admin/queue", "/admin/users", f"/admin/users/{ada.uid}", "/admin/log"):
            assert visitor.get(page).status == status, page
    assert minjun.visitor.post(f"/admin/users/{ada.uid}/hold", {"token": "x"}).status == 403

    assert act(administrator, ada.uid, "suspend", reason="Spam.").status == 303
    assert site.visitor().get(f"/users/{ada.uid}").status == 404
    assert "Spam." in sign_in(site.visitor(), ADA).text
    assert act(administrator, ada.uid, "unsuspend").status == 303
    assert sign_in(ada.visitor, ADA).status == 303
    assert act(administrator, ada.uid, "role", role="moderator").status == 303
    assert ada.visitor.get("/admin").status == 200
    link = act(administrator, minjun.uid, "reset-link")
    assert link.status == 200 and f"{site.base}/reset/{minjun.uid}." in link.text
    assert link.headers["Cache-Control"] == "private, no-store"
    for name in ("suspend", "delete", "role"):
        assert act(administrator, administrator.uid, name, role="member").status == 403
    assert act(administrator, minjun.uid, "delete").status == 303
    assert site.visitor().get(f"/users/{minjun.uid}").status == 404


@pytest.mark.parametrize("verb, fields", [("role", {"role": "moderator"}), ("delete", {"reason": "Spam."}), ("reset-link", {})])
def test_what_changes_who_may_do_what_needs_the_administrators_own_password(cast, verb, fields):
    site, ada, _, _, administrator = cast
    for password in ("", ADA.password + "!"):
        answer = act(administrator, ada.uid, verb, current=password, **fields)
        assert answer.status == 422 and answer.text.count('id="' + verb + '-current-error"') == 1, answer
        assert answer.text.count("-current-error\"") == 2 and answer.text.count("<details open>") == 1
        assert answer.page.form(f"/{verb}").fields.get("reason", "") == fields.get("reason", "")
        assert ('value="moderator" selected' in answer.text) == (verb == "role")
    assert "/reset/" not in answer.text and not (site.data / "tokens" / f"{ada.uid}.json").exists()
    assert site.visitor().get(f"/users/{ada.uid}").status == 200
    assert ada.visitor.get("/admin").status == 403
    assert "Changed the role" not in words_of(administrator.visitor.get("/admin/log"))


def test_a_password_is_not_guessed_at_the_moderators_pages(cast):
    _, ada, _, _, administrator = cast
    statuses = [act(administrator, ada.uid, "delete", current="not the harbour").status for _ in range(7)]
    assert statuses[:5] == [422] * 5 and statuses[-1] == 429


def test_everything_that_was_done_stands_in_the_log(cast):
    site, ada, minjun, moderator, administrator = cast
    act(moderator, ada.uid, "lock", reason="Too many.")
    act(administrator, minjun.uid, "delete")
    user(site, "suspend", ada.uid)
    text = words_of(administrator.visitor.get("/admin/log"))
    for words in ("a command Suspended: Ada Lovelace", f"Deleted the account: {minjun.uid}", "Too many."):
        assert words in text, text
    acts = administrator.visitor.get("/admin/log", Accept="application/json").json["acts"]
    assert [a["act"] for a in acts] == ["suspend", "delete", "lock", "add", "add"]
    assert [a["by"] for a in acts] == ["command", administrator.uid, moderator.uid, "command", "command"]


def test_the_log_is_told_in_words_of_the_language(cast):
    site, ada, _, moderator, administrator = cast
    act(administrator, ada.uid, "role", role="moderator")
    act(administrator, ada.uid, "role", role="member")
    report(site.visitor(), ada.uid, "name")
    act(moderator, ada.uid, "dismiss", subject="name", seen=ADA.name)
    administrator.visitor.submit("/admin/invitations", "/admin/invitations", {"email": "guest@example.org"})
    for language, words in (("en", ("Moderator", "The name", "Invited By a link to hand over")),
                            ("ko", ("역할 변경: Ada Lovelace 운영진", "신고 종결: Ada Lovelace 이름", "초대 직접 전할 링크를 만듦"))):
        page = administrator.visitor.get("/admin/log", Accept_Language=language)
        assert all(word in words_of(page) for word in words), words_of(page)
        assert "guest@example.org" not in page.text
        assert not re.search(r">(member|moderator|administrator|name|link)<", page.text)


def test_what_is_reported_about_one_member_stands_together(cast):
    site, ada, minjun, moderator, _ = cast
    for subject in ("photo", "name", "photo", "photo"):
        report(site.visitor(), ada.uid, subject, "spam", words=f"About the {subject}.")
    report(site.visitor(), minjun.uid, "name")
    page = moderator.visitor.get("/admin/queue")
    assert page.text.count('<article class="case"') == 2 and page.text.count('<section class="matter">') == 3
    text = words_of(page)
    assert text.count(ADA.name) < 10 and "The photo was reported 3 times:" in text
    assert "What was written with it (3) About the photo." in text


def test_all_members_are_listed_the_newest_first_page_by_page(cast, guests):
    site, ada, minjun, moderator, administrator = cast
    people = [guests() for _ in range(52)]
    crowd = [user(site, "add", p.email, p.name, input=p.password).stdout.strip() for p in people]
    act(administrator, ada.uid, "suspend")
    pages, path = [], "/admin/users"
    while path:
        answer = moderator.visitor.get(path)
        pages.append(moderator.visitor.get(path, Accept="application/json").json["members"])
        assert 'name="q"' in answer.text and all(f"/admin/users/{uid}" in answer.text for uid in pages[-1])
        path = next((link for link in answer.page.links if "before=" in link), None)
    assert [len(page) for page in pages] == [50, 6]
    assert sum(pages, []) == [*reversed(crowd), administrator.uid, moderator.uid, minjun.uid, ada.uid]


def test_moderators_find_members_by_name_and_address_also_hidden_ones(cast):
    site, ada, minjun, moderator, administrator = cast
    act(administrator, ada.uid, "suspend")
    for query, found in (("ada", [ada.uid]), ("ADA@example.org", [ada.uid]), ("%EA%B9%80", [minjun.uid]), ("xyz", [])):
        answer = moderator.visitor.get(f"/admin/users?q={query}", Accept="application/json")
        assert answer.json["members"] == found, query
    assert "Suspended" in moderator.visitor.get("/admin/users?q=ada").text


def test_new_members_photos_wait_until_one_is_approved(new_site):
    site = new_site(settings={"hold_new": "yes"})
    moderator, ada = staff(site, "moderator"), join(site, ADA)
    assert [(e["uid"], e["why"]) for e in queue(moderator)] == [(ada.uid, "new")]
    assert ADA.name not in site.visitor().get("/").text
    add_photo(ada, upright_jpeg(900, 600))
    uuid = photo_of(site, ada)
    assert [e["photo"] for e in queue(moderator)] == [uuid]
    act(moderator, ada.uid, "approve", photo=uuid, back="queue")
    assert ADA.name in site.visitor().get("/").text
    assert add_photo(ada, upright_jpeg(640, 640)).status == 303
    assert site.visitor().get(f"/profile_image/{photo_of(site, ada)}/640.jpg").status == 200
    assert queue(moderator) == []
