"""Members without a photo: their initials in pages, and as pictures for embedding."""

import io
import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from people import ADA, MINJUN, Person, join
from site_under_test import ROOT

FORMATS = {"jpg": "JPEG", "png": "PNG", "webp": "WEBP"}
SIZES = (96, 180, 360, 640, 1280)
DRAWN = re.compile(r'<rect width="100" height="100" fill="(#[0-9a-f]{6})"/><text [^>]*>([^<]+)</text>')
INK = (0xFB, 0xF7, 0xEE)


@pytest.fixture(scope="module")
def site(module_site):
    return module_site()


@pytest.fixture(scope="module")
def ada(site):
    return join(site, ADA, None)


def drawn(page):
    """The colour and the characters in the drawing that a page has in its main part."""
    return DRAWN.search(page.text.partition("<main")[2]).groups()


def rgb(colour):
    return tuple(bytes.fromhex(colour[1:]))


def is_close(first, second, by):
    return all(abs(a - b) <= by for a, b in zip(first, second))


def share_of_ink(pixel, ground):
    """How much of a pixel is ink, 0 to 1: thin strokes are only a part of theirs."""
    way = [ink - below for ink, below in zip(INK, ground)]
    gone = sum((value - below) * step for value, below, step in zip(pixel, ground, way))
    return min(1, max(0, gone / sum(step * step for step in way)))


def rename(member, name):
    action = f"/users/{member.uid}/edit"
    assert member.visitor.submit(action, action, {"name": name}).status == 303


def test_pages_draw_them_without_asking_for_anything(site, ada):
    page = site.visitor().get(f"/users/{ada.uid}")
    assert drawn(page)[1] == "A\u200cL"
    assert 'aria-hidden="true"' in page.text and "style=" not in page.text
    assert drawn(site.visitor().get("/?q=ada")) == drawn(page)
    own = ada.visitor.get(f"/users/{ada.uid}/photos").text
    # In the header and in the main part.
    assert len(DRAWN.findall(own)) == 2


@pytest.mark.parametrize("ending", FORMATS)
def test_they_are_pictures_of_the_promised_size_and_colour(site, ada, ending):
    ground = rgb(drawn(site.visitor().get(f"/users/{ada.uid}"))[0])
    for size in SIZES:
        answer = site.visitor().get(f"/users/{ada.uid}/photo/{size}.{ending}")
        assert answer.status == 200 and answer.headers["Cache-Control"] == "public, max-age=300"
        picture = Image.open(io.BytesIO(answer.body))
        assert picture.format == FORMATS[ending] and picture.size == (size, size)
        assert answer.headers["Content-Type"] == Image.MIME[FORMATS[ending]]
        picture = picture.convert("RGB")
        exact = 0 if ending == "png" else 4
        for corner in ((0, 0), (size - 1, 0), (0, size - 1), (size - 1, size - 1)):
            assert is_close(picture.getpixel(corner), ground, exact)
        pixels = picture.tobytes()
        shares = [share_of_ink(pixels[i : i + 3], ground) for i in range(0, len(pixels), 3)]
        assert 0.02 < sum(shares) / len(shares) < 0.3
        rows = [index // size for index, share in enumerate(shares) if share > 0.5]
        assert abs((min(rows) + max(rows)) / 2 - size / 2) < size / 20, "it is not in the middle"


def test_without_a_size_the_client_chooses_the_format(site, ada):
    address = f"/users/{ada.uid}/photo"
    plain, webp = site.visitor().get(address), site.visitor().get(address, Accept="image/webp")
    assert Image.open(io.BytesIO(plain.body)).format == "JPEG"
    assert Image.open(io.BytesIO(webp.body)).format == "WEBP"
    assert plain.headers["Vary"] == "Accept" and plain.headers["Access-Control-Allow-Origin"] == "*"
    again = site.visitor().get(address, **{"If-None-Match": plain.headers["ETag"]})
    assert again.status == 304


def test_whoever_wants_no_stand_in_gets_404(site, ada):
    for name in ("photo", "photo/96.png", "photo/360.webp"):
        assert site.visitor().get(f"/users/{ada.uid}/{name}?d=404").status == 404


def test_other_sizes_and_formats_do_not_exist(site, ada):
    for name in ("97.png", "96.gif", "096.png", "96.PNG", "png", "96.svg"):
        assert site.visitor().get(f"/users/{ada.uid}/photo/{name}").status == 404


def test_a_new_name_changes_the_letters_and_not_the_colour(site):
    member = join(site, Person("Grace Hopper", "grace@example.org"), None)
    page, address = f"/users/{member.uid}", f"/users/{member.uid}/photo/180.png"
    before, picture = drawn(site.visitor().get(page)), site.visitor().get(address)
    rename(member, "Ada Byron")
    after, other = drawn(site.visitor().get(page)), site.visitor().get(address)
    assert (before[1], after[1]) == ("G\u200cH", "A\u200cB") and before[0] == after[0]
    assert picture.body != other.body and picture.headers["ETag"] != other.headers["ETag"]
    rename(member, "Grace Hopper")
    assert site.visitor().get(address).body == picture.body


@pytest.mark.parametrize(
    "name, initials",
    (
        ("김민준", "민\u200c준"), ("محمد علي", "م\u200cع"), ("किरण शर्मा", "कि\u200cश"), ("דוד גוריון", "ד\u200cג"),
        ("กิตติ สมบูรณ์", "กิ\u200cส"), ("陳大文", "大\u200c文"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("“(…)” <b>", "B"), ("?!", "?"),
    ),
)
def test_every_script_has_its_own(site, name, initials):
    member = join(site, Person(name, f"{name.encode()[:30].hex()}@example.org"), None)
    assert drawn(site.visitor().get(f"/users/{member.uid}"))[1] == initials
    answer = site.visitor().get(f"/users/{member.uid}/photo/96.png")
    assert answer.status == 200 and answer.body != (ROOT / "public/standin/96.png").read_bytes()


def test_what_no_font_has_is_the_silhouette(site):
    member = join(site, Person("\ue000 \uf8f0", "private@example.org"), None)
    for ending in FORMATS:
        answer = site.visitor().get(f"/users/{member.uid}/photo/96.{ending}")
        assert answer.status == 200 and answer.headers["Cache-Control"] == "public, max-age=300"
        assert answer.body == (ROOT / f"public/standin/96.{ending}").read_bytes()


def test_each_is_drawn_once_and_its_folder_may_be_emptied(site, ada):
    folder = site.data / "initials"
    address = f"/users/{ada.uid}/photo/360.png"
    first = site.visitor().get(address)
    files = {path: path.stat().st_ino for path in folder.iterdir()}
    assert site.visitor().get(address).body == first.body
    assert {path: path.stat().st_ino for path in folder.iterdir()} == files
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in files)
    for path in files:
        path.unlink()
    assert site.visitor().get(address).body == first.body


def test_strangers_learn_nothing_of_a_member_for_members(new_site):
    site = new_site()
    ada, minjun = join(site, ADA, None), join(site, MINJUN, None)
    document = json.loads(site.document(ada.uid).read_text()) | {"visibility": "members"}
    site.document(ada.uid).write_text(json.dumps(document))
    addresses = [f"/users/{ada.uid}/photo"] + [f"/users/{ada.uid}/photo/96.{ending}" for ending in FORMATS]
    for address in addresses:
        assert site.visitor().get(address).status == 404
        answer = minjun.visitor.get(address)
        assert answer.status == 200 and answer.headers["Cache-Control"] == "private, no-store"
    assert "A\u200cL" not in site.visitor().get(f"/users/{ada.uid}").text


def test_without_an_imager_there_is_the_silhouette(new_site):
    site = new_site(settings={"imager": "/bin/false"})
    ada = join(site, ADA, None)
    for _ in range(2):
        answer = site.visitor().get(f"/users/{ada.uid}/photo/180.png")
        assert answer.status == 200 and answer.body == (ROOT / "public/standin/180.png").read_bytes()
        assert answer.headers["Cache-Control"] == "no-store"
    assert drawn(site.visitor().get(f"/users/{ada.uid}"))[1] == "A\u200cL"


def test_the_silhouette_of_a_busy_moment_is_kept_by_no_cache(new_site, guests):
    site = new_site()
    members = [join(site, guests(), None) for _ in range(20)]
    addresses = [f"/users/{m.uid}/photo/{size}.{ending}" for m in members for size in SIZES[:4] for ending in FORMATS]
    silhouettes = {(ROOT / f"public/standin/{size}.{ending}").read_bytes() for size in SIZES for ending in FORMATS}
    with ThreadPoolExecutor(200) as pool:
        answers = list(pool.map(lambda address: site.visitor().get(address), addresses))
    assert any(answer.body in silhouettes for answer in answers), "nobody was refused a drawing"
    for answer in answers:
        assert answer.status == 200
        wanted = "no-store" if answer.body in silhouettes else "public, max-age=300"
        assert answer.headers["Cache-Control"] == wanted
    for address in addresses:
        answer = site.visitor().get(address)
        assert answer.body not in silhouettes and answer.headers["Cache-Control"] == "public, max-age=300"
