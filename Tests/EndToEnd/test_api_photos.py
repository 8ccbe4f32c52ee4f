"""Photos sent by programs."""

import json
import os
import signal
import threading
import time

import pytest

from people import add_photo, join
from photos import RED, assert_corners, noise_jpeg, opened, plain, png_that_says, upright_jpeg
from processes import children, eventually
from programs import Program, assert_problem, make_token


@pytest.fixture
def owner(site, guest):
    return join(site, guest, photo=None)


@pytest.fixture
def program(site, owner):
    return Program(site, make_token(owner, "photo:write")[0])


def photos_of(member):
    """The current one and the earlier ones."""
    facts = member.visitor.get(f"/users/{member.uid}/photos", Accept="application/json").json
    return [facts["photo"]] * bool(facts["photo"]) + [e["photo"] for e in facts["earlier"]]


def test_a_photo_by_itself_is_the_body(each_site, guest):
    """However the site is deployed: the token has to arrive there."""
    member = join(each_site, guest, photo=None)
    program = Program(each_site, make_token(member, "photo:write")[0])
    answer = program.send_photo(member.uid, upright_jpeg(), "?alt=Four%20corners")
    assert answer.status == 201, answer
    made = answer.json
    assert answer.headers["Location"] == made["profilePhotoURL"]
    assert made["profilePhotoURL"] == f"{each_site.base}/profile_image/{made['id']}"
    assert (made["width"], made["height"]) == (800, 600)
    assert made["changes"] == []
    assert list(made["sizes"]) == ["96", "180", "360", "640", "1280"]
    for size, formats in made["sizes"].items():
        for kind, url in formats.items():
            picture = each_site.visitor().get(url)
            assert picture.status == 200, picture
            image = opened(picture.body)
            assert (image.size, image.format) == ((int(size),) * 2, {"jpg": "JPEG", "webp": "WEBP"}[kind])
    document = each_site.visitor().get(f"/users/{member.uid}.json").json
    assert document["profilePhotoURL"] == made["profilePhotoURL"]
    assert document["profilePhotoDescription"] == "Four corners"


@pytest.mark.parametrize("kind", ["image/jpeg", "image/png", "image/x-whatever", "application/octet-stream"])
def test_the_declared_type_is_never_trusted(site, owner, program, kind):
    answer = program.send_photo(owner.uid, upright_jpeg(), kind=kind)
    assert answer.status == 201, answer
    assert_corners(site.visitor().get(answer.headers["Location"]).body)


def test_a_form_does_as_well(site, owner, program):
    photo = ("a.jpg", upright_jpeg(), "image/jpeg")
    answer = program.post(f"/users/{owner.uid}/photos", {"alt": "Corners", "photo": photo})
    assert answer.status == 201, answer
    assert site.visitor().get(f"/users/{owner.uid}.json").json["profilePhotoDescription"] == "Corners"


def test_describing_and_removing(site, owner, program):
    program.send_photo(owner.uid, upright_jpeg())
    answer = program.post_json(f"/users/{owner.uid}/photos/describe", {"alt": "A face"})
    assert (answer.status, answer.body) == (204, b"")
    document = site.visitor().get(f"/users/{owner.uid}.json").json
    assert document["profilePhotoDescription"] == "A face"
    assert program.post(f"/users/{owner.uid}/photos/remove", {}).status == 204
    assert "profilePhotoURL" not in site.visitor().get(f"/users/{owner.uid}.json").json


@pytest.mark.parametrize(
    "body, status, code",
    [
        (b"", 422, "empty-file"),
        (b"hello, I am text", 415, "not-a-photo"),
        (upright_jpeg()[:900], 422, "damaged-photo"),
        (png_that_says(60_000, 60_000), 422, "too-many-pixels"),
    ],
    ids=["empty", "text", "damaged", "huge"],
)
def test_what_is_no_photo_is_told_by_code(owner, program, body, status, code):
    problem = assert_problem(program.send_photo(owner.uid, body), status, "invalid-fields")
    assert problem["fields"]["photo"]["code"] == code
    assert photos_of(owner) == []


def test_other_troubles_have_their_codes(site, owner, program):
    path = f"/users/{owner.uid}/photos"
    assert_problem(program.ask("POST", path, b"x", Content_Type="text/plain"), 415, "unsupported-media-type")
    assert_problem(program.ask("POST", path, b"x", Content_Type="multipart/form-data"), 400, "bad-boundary")
    problem = assert_problem(program.post(path, {"alt": "x"}), 422, "invalid-fields")
    assert problem["fields"]["photo"]["code"] == "photo.missing"
    problem = assert_problem(program.send_photo(owner.uid, upright_jpeg(), "?alt=" + "x" * 301), 422, "invalid-fields")
    assert problem["fields"]["alt"]["code"] == "alt.long"
    assert_problem(program.send_photo(owner.uid, upright_jpeg(), "?alt=%zz"), 400, "bad-escape")
    assert_problem(program.ask("PUT", path, b"x"), 405, "method-not-allowed")


def test_too_many_bytes_are_told_as_a_problem_by_the_module_and_behind_nginx(new_site, guest):
    site = new_site(settings={"upload_limit": "1 MB"})
    member = join(site, guest, photo=None)
    program = Program(site, make_token(member, "photo:write")[0])
    for megabytes in (1.2, 4):
        answer = program.send_photo(member.uid, noise_jpeg(megabytes))
        assert_problem(answer, 413, "too-large")
    assert site.staged() == []


def test_a_repeat_gets_the_first_answer_again(site, owner, program):
    key = '"8e03978e-40d5-43e8-bc93-6894a57f9324"'
    program.send_photo(owner.uid, plain(RED))
    first = program.send_photo(owner.uid, upright_jpeg(), Idempotency_Key=key)
    assert first.status == 201
    for sent in (key, key.strip('"')):
        again = program.send_photo(owner.uid, upright_jpeg(), Idempotency_Key=sent)
        assert (again.status, again.body) == (201, first.body)
        assert again.headers["Location"] == first.headers["Location"]
    assert len(photos_of(owner)) == 2


def test_a_repeat_says_that_the_photo_is_gone_and_adds_none(site, owner, program):
    first = program.send_photo(owner.uid, upright_jpeg(), Idempotency_Key="one")
    send = lambda: program.send_photo(owner.uid, upright_jpeg(), Idempotency_Key="one")
    program.send_photo(owner.uid, plain(RED))
    for remove in (None, f"/{first.json['id']}/delete", "/photos/remove"):
        if remove:
            assert owner.visitor.submit(f"/users/{owner.uid}/photos", remove, {}).status == 303
        problem = assert_problem(send(), 410, "photo-gone")
        assert first.json["id"] not in json.dumps(problem)
    assert len(photos_of(owner)) == 1


def test_a_form_and_the_bare_photo_are_the_same_request(site, owner, program):
    first = program.send_photo(owner.uid, upright_jpeg(), "?alt=x", Idempotency_Key="one")
    form = {"photo": ("b.jpg", upright_jpeg(), "image/jpeg"), "alt": "x"}
    again = program.post(f"/users/{owner.uid}/photos", form, Idempotency_Key="one")
    assert again.body == first.body


def test_a_key_is_good_for_one_request(site, owner, program):
    program.send_photo(owner.uid, upright_jpeg(), Idempotency_Key="one")
    for photo, query in ((plain(RED), ""), (upright_jpeg(), "?alt=other")):
        answer = program.send_photo(owner.uid, photo, query, Idempotency_Key="one")
        assert_problem(answer, 422, "idempotency-key-reused")
    assert len(photos_of(owner)) == 1


@pytest.mark.parametrize("key", ["", '"', '""', '"a', 'a"b" c', "a b", "x" * 256, "é", "a, b", '"a\\x"'])
def test_a_key_that_is_none_gets_400(site, owner, program, key):
    answer = program.send_photo(owner.uid, upright_jpeg(), Idempotency_Key=key.encode())
    assert_problem(answer, 400, "bad-idempotency-key")


def test_a_refused_photo_leaves_the_key_free(site, owner, program):
    assert program.send_photo(owner.uid, b"no photo", Idempotency_Key="k").status == 415
    assert program.send_photo(owner.uid, upright_jpeg(), Idempotency_Key="k").status == 201


def test_the_same_key_is_another_request_for_another_member(site, owner, program, guests):
    other = join(site, guests(), photo=None)
    first = program.send_photo(owner.uid, upright_jpeg(), Idempotency_Key="k")
    second = Program(site, make_token(other, "photo:write")[0])
    answer = second.send_photo(other.uid, upright_jpeg(), Idempotency_Key="k")
    assert answer.status == 201 and answer.json["id"] != first.json["id"]


def test_many_repeats_at_once_make_one_photo(site, owner, program):
    answers = []

    def send():
        answers.append(program.send_photo(owner.uid, upright_jpeg(3000, 2000), Idempotency_Key="same"))

    threads = [threading.Thread(target=send) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {a.status for a in answers} <= {201, 409}, answers
    for answer in answers:
        if answer.status == 409:
            assert_problem(answer, 409, "idempotency-in-progress")
            assert int(answer.headers["Retry-After"]) > 0
    assert len({a.body for a in answers if a.status == 201}) == 1
    assert len(photos_of(owner)) == 1


def test_a_browsers_form_answers_as_before(site, owner):
    assert add_photo(owner, upright_jpeg()).status == 303


def test_a_repeat_says_whether_the_photo_still_waits_for_approval(new_site, guest):
    site = new_site(settings={"hold_new": "yes"})
    member = join(site, guest, photo=None)
    program = Program(site, make_token(member, "photo:write")[0])
    first = program.send_photo(member.uid, upright_jpeg(), Idempotency_Key="k")
    assert first.status == 201 and first.json["held"] is True
    assert program.send_photo(member.uid, upright_jpeg(), Idempotency_Key="k").body == first.body
    assert site.visitor().get(first.headers["Location"]).status == 404
    # As a moderator's approval does it.
    document = json.loads(site.document(member.uid).read_text())
    del document["profilePhoto"]["held"]
    site.document(member.uid).write_text(json.dumps(document))
    (site.data / "withheld" / first.json["id"]).rename(site.data / "profile_image" / first.json["id"])
    assert site.visitor().get(first.headers["Location"]).status == 200
    again = program.send_photo(member.uid, upright_jpeg(), Idempotency_Key="k")
    assert again.json == first.json | {"held": False}


def test_whatever_dies_a_repeat_makes_one_photo(new_site, guest):
    """Workers are killed at moments spread over an upload; the program sends until it is answered."""
    site = new_site(settings={"workers": 2})
    member = join(site, guest, photo=None)
    program = Program(site, make_token(member, "photo:write")[0])
    interrupted = 0
    for number in range(12):
        photo = plain((number * 20, 60, 60), (900, 700))
        end = threading.Timer(number * 0.015, kill_workers, [site])
        end.start()
        first, tries = send_until_added(program, member, photo, f"photo-{number}")
        end.join()
        again, _ = send_until_added(program, member, photo, f"photo-{number}")
        assert again.body == first.body
        assert read(lambda: len(photos_of(member))) == number + 1
        interrupted += tries > 1
    assert interrupted > 1


def send_until_added(program, member, photo, key):
    """(answer, how often it took)."""
    headers = program.headers | {"Content-Type": "image/jpeg", "Idempotency-Key": key}
    for tries in range(1, 200):
        answer = program.visitor.ask("POST", f"/users/{member.uid}/photos", photo, headers)
        if answer.status == 201:
            return answer, tries
        assert answer.status in (409, 502, 503), answer
        time.sleep(0.05)
    raise AssertionError(answer)


def read(facts):
    """What is seen once a worker is there again."""
    found = []

    def look():
        try:
            found.append(facts())
        except ValueError:  # nginx's page instead of JSON
            return False
        return True

    eventually(look)
    return found[-1]


def kill_workers(site):
    for process in children(site.module.pid):
        os.kill(process, signal.SIGKILL)
