"""What the script adds to choosing and sending a photo."""

import json

import pytest
from PIL import Image

import browser as chrome
import corpus
from colours import difference
from people import Person, join
from processes import eventually
from photos import encode, four_corners, noise_jpeg, opened, upright_jpeg

PREVIEW = ".plate.chosen img[alt='The photo you chose']"


@pytest.fixture
def member(site, guest):
    return join(site, guest, photo=None)


@pytest.fixture
def photos(site, open_page, member):
    """The page where the member adds a photo, signed in."""
    page = open_page()
    chrome.sign_in(page, site.base, member.person)
    page.goto(f"{site.base}/users/{member.uid}/photos")
    return page


def choose(page, content, name="IMG_0001.JPG", kind="image/jpeg"):
    page.set_input_files("#photo", {"name": name, "mimeType": kind, "buffer": content})


def big_photo(orientation=1, profile=None, size=(4200, 3000)):
    """More than two megabytes: coloured quarters under a grain that does not compress."""
    stored = four_corners(*size)
    grain = Image.effect_noise(size, 60).convert("RGB")
    exif = Image.Exif()
    exif[0x0112] = orientation
    more = {"icc_profile": profile} if profile else {}
    content = encode(Image.blend(stored, grain, 0.15), quality=95, exif=exif, **more)
    assert len(content) > 3_000_000
    return content


def shown(site, member):
    document = json.loads(site.document(member.uid).read_text())
    return opened(site.visitor().get(document["profilePhotoURL"] + "/640.jpg").body)


def filled_join_form(site, open_page, person):
    page = open_page()
    chrome.fill_join_form(page, site.base, person)
    choose(page, upright_jpeg())
    return page


def someone_else(person):
    return Person(person.name, f"other-{person.email}")


def submit(page, member):
    page.locator('form[action$="/photos"] button.primary').click()
    page.wait_for_url(f"**/users/{member.uid}")
    page.locator(".notice").wait_for()


def bytes_sent(page):
    """The sizes of the uploads from here on, as the browser says them."""
    sizes = []
    page.on("request", lambda request: request.method == "POST" and sizes.append(
        int(request.all_headers().get("content-length", 0))))
    return sizes


def test_a_chosen_photo_shows_at_once_in_its_circle(photos):
    choose(photos, upright_jpeg())
    photos.locator(PREVIEW).wait_for(state="visible")
    assert photos.locator(PREVIEW).evaluate("i => i.naturalWidth") == 800
    assert photos.locator(".plate.chosen").evaluate("p => getComputedStyle(p).borderRadius") == "50%"


@pytest.mark.parametrize("way", ["drop", "paste"])
def test_a_photo_comes_by_drop_and_by_paste(site, photos, member, way):
    event = {
        "drop": "new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true})",
        "paste": "new ClipboardEvent('paste', {clipboardData: files, bubbles: true, cancelable: true})",
    }[way]
    photos.evaluate(
        f"""async (bytes) => {{
          const files = new DataTransfer();
          files.items.add(new File([new Uint8Array(bytes)], "x.jpg", {{type: "image/jpeg"}}));
          document.querySelector("main").dispatchEvent({event});
        }}""",
        list(upright_jpeg(300, 300)),
    )
    photos.locator(PREVIEW).wait_for(state="visible")
    submit(photos, member)
    assert shown(site, member).size == (640, 640)


@pytest.mark.parametrize("orientation", [1, 3, 6, 8])
def test_a_large_photo_is_shrunk_and_comes_out_the_same(site, photos, member, guest, orientation):
    content = big_photo(orientation)
    original = join(site, someone_else(guest), content)
    sizes = bytes_sent(photos)
    choose(photos, content)
    photos.locator("label.choice").wait_for(state="visible")
    submit(photos, member)
    assert 0 < sizes[0] < len(content) * 0.8
    assert difference(shown(site, member), shown(site, original))[0] < 2


@corpus.needed
def test_a_photo_of_wide_colours_is_shrunk_and_keeps_them(site, photos, member, guest):
    wide = Image.open(corpus.FOLDER / "images" / "icc_displayp3.png").info["icc_profile"]
    content = big_photo(profile=wide)
    original = join(site, someone_else(guest), content)
    choose(photos, content)
    photos.locator("label.choice").wait_for(state="visible")
    submit(photos, member)
    assert difference(shown(site, member), shown(site, original))[0] < 2


def test_the_original_is_sent_when_that_is_chosen(photos, member):
    content = big_photo()
    sizes = bytes_sent(photos)
    choose(photos, content)
    photos.locator("label.choice input").check()
    submit(photos, member)
    assert sizes[0] > len(content)


def test_a_photo_too_large_is_said_before_it_is_sent(photos, tmp_path):
    sizes = bytes_sent(photos)
    (tmp_path / "large.jpg").write_bytes(b"\xff\xd8" + bytes(40_000_001))
    photos.set_input_files("#photo", tmp_path / "large.jpg")
    photos.get_by_text("A photo may have up to").wait_for()
    assert photos.locator("#photo").get_attribute("aria-invalid") == "true"
    photos.locator('form[action$="/photos"] button.primary').click()
    assert photos.evaluate("document.activeElement.id") == "photo"
    assert sizes == []


@corpus.needed
def test_what_the_browser_cannot_show_gets_a_preview_from_the_server(site, photos, member):
    content = (corpus.FOLDER / "images" / "heic_iphone_p3_gps.HEIC").read_bytes()
    sizes = bytes_sent(photos)
    choose(photos, content, "IMG_0001.HEIC", "image/heic")
    photos.locator(PREVIEW).wait_for(state="visible")
    assert photos.locator(PREVIEW).evaluate("i => i.naturalWidth") == 360
    submit(photos, member)
    assert shown(site, member).size == (640, 640)
    assert sizes[0] > len(content) and sizes[1] < 20_000, "it is sent once"


def test_the_way_to_a_preview_can_be_watched_and_broken_off(site, photos, member):
    held = []
    photos.route("**/staged", lambda route: held.append(route))
    choose(photos, b"not decodable here", "IMG_0001.HEIC", "image/heic")
    photos.get_by_text("Sending your photo").wait_for()
    button = photos.get_by_role("button", name="Add photo")
    assert button.get_attribute("aria-disabled") == "true"
    # Pressed all the same, it waits; what is broken off then is all of it.
    button.click(force=True)
    photos.get_by_role("button", name="Cancel").click()
    photos.get_by_text("Cancelled. Nothing was sent.").wait_for()
    assert button.get_attribute("aria-disabled") is None
    photos.wait_for_timeout(300)
    assert photos.url.endswith("/photos") and len(held) == 1
    assert "profilePhotoURL" not in json.loads(site.document(member.uid).read_text())


def test_what_is_no_photo_is_said_by_the_server_at_once(photos):
    choose(photos, b"%PDF-1.7\n" + b"x" * 500, "cv.pdf", "application/pdf")
    photos.locator("#photo-error:not(:empty)").wait_for()
    assert "PDF" in photos.locator("#photo-error").inner_text()


def test_a_wide_photo_keeps_what_its_squares_need(photos, member):
    photo = Image.effect_noise((9000, 700), 60).convert("RGB")
    sizes = bytes_sent(photos)
    choose(photos, encode(photo, quality=98))
    photos.locator(PREVIEW).wait_for()
    submit(photos, member)
    assert sizes[0] > 1_500_000, "its 700 pixels are not made fewer"


def test_a_copy_that_is_still_too_large_is_said_before_it_is_sent(new_site, open_page, guest):
    site = new_site(settings={"upload_limit": "1 MB"})
    page = open_page()
    page.goto(site.base + "/join")
    sizes = bytes_sent(page)
    choose(page, encode(Image.effect_noise((3000, 2500), 90).convert("RGB"), quality=97))
    page.get_by_text("A photo may have up to").wait_for()
    page.locator("form.sheet button.primary").click()
    assert sizes == []


def test_an_answer_that_is_no_form_leaves_the_form_as_it_is(site, open_page, guest):
    page = filled_join_form(site, open_page, guest)
    for status in (413, 429, 503, 507):
        body = f"<main><h1>No</h1><p class=lead>Not now, said {status}.</p></main>"
        page.route("**/join", lambda route: route.fulfill(status=status, content_type="text/html", body=body))
        page.locator("form.sheet button.primary").click()
        page.get_by_text(f"Not now, said {status}.").wait_for()
        page.unroute("**/join")
    assert page.input_value("#password") == guest.password
    page.locator("form.sheet button.primary").click()
    page.wait_for_url("**/users/*")
    assert page.locator(".portrait img").count() == 1


def test_who_is_signed_out_meanwhile_comes_to_the_form_for_signing_in(photos, member):
    choose(photos, noise_jpeg(1.5))
    photos.context.clear_cookies()
    photos.locator("form button.primary").last.click()
    photos.locator("form[action$='/sign-in'], main a[href*='/sign-in']").first.wait_for()
    assert photos.locator(".sending").count() == 0


def test_enter_pressed_again_and_again_sends_once(site, open_page, guest):
    page = open_page()
    page.goto(site.base + "/join")
    page.fill("#name", guest.name)
    page.fill("#password", guest.password)
    choose(page, noise_jpeg(1.5))
    page.fill("#email", guest.email)
    sizes = bytes_sent(page)
    for _ in range(4):
        page.locator("#email").press("Enter")
    page.wait_for_url("**/users/*")
    assert len(sizes) == 1


@corpus.needed
@pytest.mark.parametrize("status", [403, 429, 503])
def test_a_preview_that_could_not_be_had_does_not_stop_the_form(site, photos, member, status):
    content = (corpus.FOLDER / "images" / "heic_iphone_p3_gps.HEIC").read_bytes()
    problem = json.dumps({"status": status, "detail": "Please wait a moment."})
    photos.route("**/staged", lambda route: route.fulfill(status=status, content_type="application/problem+json", body=problem))
    with photos.expect_response("**/staged"):
        choose(photos, content, "IMG_0001.HEIC", "image/heic")
    submit(photos, member)
    assert shown(site, member).size == (640, 640)


@corpus.needed
def test_a_photo_that_was_kept_too_long_ago_is_asked_for_again(site, photos, member):
    import os

    content = (corpus.FOLDER / "images" / "heic_iphone_p3_gps.HEIC").read_bytes()
    choose(photos, content, "IMG_0001.HEIC", "image/heic")
    photos.locator(PREVIEW).wait_for()
    for file in site.staged():
        os.utime(file, (1, 1))
    photos.locator('form[action$="/photos"] button.primary').click()
    photos.get_by_text("We no longer have the photo").wait_for()
    assert "profilePhotoURL" not in site.document(member.uid).read_text()


def test_what_kind_of_picture_is_not_taken_is_said_at_once(photos):
    choose(photos, b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "a.svg", "image/svg+xml")
    photos.get_by_text("Please choose a photo in one of these").wait_for()


def test_the_page_that_comes_is_seen_from_its_top(site, open_page, guest):
    page = filled_join_form(site, open_page, guest)
    page.set_viewport_size({"width": 360, "height": 500})
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/users/*")
    page.get_by_text("Welcome").first.wait_for()
    assert page.evaluate("scrollY") == 0


def test_whose_answer_was_lost_comes_to_their_profile_when_they_press_again(site, open_page, guest):
    page = filled_join_form(site, open_page, guest)

    def lose(route):
        route.fetch(max_redirects=0)
        route.abort()

    page.route("**/join", lose)
    page.get_by_role("button", name="Join").click()
    page.get_by_text("The connection was lost").wait_for()
    page.unroute("**/join")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/users/*")
    assert page.get_by_role("heading", name=guest.name).count() == 1


def test_progress_is_shown_and_sending_can_be_cancelled(site, photos, member):
    photos.context.new_cdp_session(photos).send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 20, "downloadThroughput": 1_000_000, "uploadThroughput": 250_000})
    choose(photos, noise_jpeg(1.5))
    photos.locator(PREVIEW).wait_for(state="visible")
    photos.locator('form[action$="/photos"] button.primary').click()
    eventually(lambda: photos.locator("progress").evaluate("p => p.value") > 0.1)
    photos.get_by_role("button", name="Cancel").press("Enter")
    photos.get_by_text("Cancelled. Nothing was sent.").wait_for()
    assert photos.locator("progress").count() == 0
    assert "profilePhotoURL" not in site.document(member.uid).read_text()
    photos.context.new_cdp_session(photos).send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
    submit(photos, member)
    assert shown(site, member).size == (640, 640)


def test_the_way_back_leads_to_the_form(photos, member):
    choose(photos, upright_jpeg())
    submit(photos, member)
    photos.go_back()
    photos.get_by_role("heading", name="Your photo").wait_for()
    assert photos.url.endswith("/photos")


def test_a_lost_connection_keeps_what_was_typed(site, open_page, guest):
    page = filled_join_form(site, open_page, guest)
    page.route("**/join", lambda route: route.abort())
    page.locator("form.sheet button.primary").click()
    page.get_by_text("The connection was lost.").wait_for()
    assert page.input_value("#name") == guest.name and page.input_value("#password") == guest.password
    page.unroute("**/join")
    page.locator("form.sheet button.primary").click()
    page.wait_for_url("**/users/*")
    assert page.get_by_role("heading", level=1).inner_text() == guest.name


def test_join_says_what_is_missing_beside_the_fields(site, open_page):
    page = open_page()
    page.goto(site.base + "/join")
    page.fill("#email", "not an address")
    page.locator("form.sheet button.primary").click()
    assert page.evaluate("document.activeElement.id") == "name"
    assert page.locator("#name-error").inner_text() == "Please enter a name."
    assert page.locator("#email-error").inner_text().startswith("This does not look like an e-mail address.")
    assert page.locator("#password-error").inner_text() == "Please choose a password."
    for field in ("name", "email", "password"):
        assert f"{field}-error" in page.get_attribute(f"#{field}", "aria-describedby")
    page.fill("#name", "Ada")
    assert page.locator("#name-error").inner_text() == ""
    assert page.get_attribute("#name", "aria-invalid") is None


def test_what_the_server_finds_wrong_is_shown_without_losing_the_photo(site, open_page, member, guest):
    page = open_page()
    page.goto(site.base + "/join")
    page.fill("#name", "Somebody")
    page.fill("#email", member.person.email)
    page.fill("#password", "another quiet harbour")
    choose(page, upright_jpeg())
    page.locator("form.sheet button.primary").click()
    page.locator("#email-error:not(:empty)").wait_for()
    assert page.evaluate("document.activeElement.id") == "email"
    assert page.input_value("#name") == "Somebody"
    assert page.locator(".chosen img").evaluate("i => i.naturalWidth") > 0
    assert page.input_value("#password") == "another quiet harbour", "the password is there still"
    page.fill("#email", f"other-{guest.email}")
    page.locator("form.sheet button.primary").click()
    page.wait_for_url("**/users/*")
    assert page.locator(".portrait img").first.evaluate("i => i.complete")


def test_a_phone_offers_its_camera(site, browser):
    context = browser.new_context(viewport=chrome.PHONE, has_touch=True, is_mobile=True, locale="en-GB")
    try:
        page = context.new_page()
        page.goto(site.base + "/join")
        with page.expect_file_chooser():
            page.get_by_role("button", name="Take a photo").click()
        assert page.get_attribute("#photo", "capture") is None
    finally:
        context.close()
