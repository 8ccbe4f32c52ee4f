"""The framing of a photo by mouse, by touch, by keyboard and without scripts, and earlier photos."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

import browser as chrome
from photos import BLUE, GREEN, RED, YELLOW, centre, corner_colours, near, opened, plain, upright_jpeg

WIDTH, HEIGHT = 2000, 1500
WHITE = (255, 255, 255)
FIELDS = ("left", "top", "side", "turns")


def open_crop(page, site, person):
    """Joins with a photo and follows the link of the profile; returns the member's uid."""
    uid = chrome.join(page, site.base, person, upright_jpeg(WIDTH, HEIGHT))
    page.locator('main a[href*="/crop"]').first.click()
    page.wait_for_url("**/crop**")
    return uid


def square(page):
    """What the form would send."""
    return {name: int(page.locator(f"#crop [name={name}]").get_attribute("value")) for name in FIELDS}


def save(page, site, uid):
    """Sends the form; returns the photo that everybody sees now."""
    page.locator("#crop button.primary").click()
    page.wait_for_url(f"**/users/{uid}")
    return site.visitor().get(f"/users/{uid}/photo/640.jpg").body


def colour_at(x, y, turns):
    """The colour of the photo, turned, at a place in millionths; nothing near a border of colours."""
    width, height = 1_000_000, 1_000_000 * HEIGHT // WIDTH
    view = (height, width) if turns % 2 else (width, height)
    for _ in range(turns):
        x, y = y, view[0] - x
        view = (view[1], view[0])
    across, down = x / width, y / height
    if any(abs(part - edge) < 0.03 for part in (across, down) for edge in (0, 0.5, 1)):
        return None
    if not (0 < across < 1 and 0 < down < 1):
        return WHITE
    return (RED, GREEN, BLUE, YELLOW)[(across > 0.5) + 2 * (down > 0.5)]


def assert_shows(content, chosen):
    """The photo has the colours that lie in the chosen square."""
    places = ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8))
    for (across, down), found in zip(places, corner_colours(opened(content))):
        x = chosen["left"] + across * chosen["side"]
        y = chosen["top"] + down * chosen["side"]
        wanted = colour_at(x, y, chosen["turns"])
        assert wanted is None or near(found, wanted, 40), (chosen, across, down, found, wanted)


def place(page, x, y):
    """Where a point of the photo, in millionths, is on the screen."""
    return page.evaluate(
        """([x, y]) => {
          const to = document.querySelector('.stage svg').getScreenCTM()
          const point = new DOMPoint(x, y).matrixTransform(to)
          return [point.x, point.y]
        }""",
        [x, y],
    )


def middle(chosen):
    return chosen["left"] + chosen["side"] / 2, chosen["top"] + chosen["side"] / 2


def drag(page, start, end):
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def words(page, before):
    """The sentence that says what is cut off, once it has changed."""
    page.wait_for_function("t => document.querySelector('#cut').textContent !== t", arg=before)
    return page.inner_text("#cut")


def test_by_mouse(site, open_page, guest):
    page = open_page()
    uid = open_crop(page, site, guest)
    before, said = square(page), page.inner_text("#cut")
    right, bottom = before["left"] + before["side"], before["top"] + before["side"]
    drag(page, place(page, right, bottom), place(page, right - 300_000, bottom - 300_000))
    smaller = square(page)
    assert abs(before["side"] - smaller["side"] - 300_000) < 8_000
    assert (smaller["left"], smaller["top"]) == (before["left"], before["top"])
    x, y = middle(smaller)
    drag(page, place(page, x, y), place(page, x - 900_000, y - 900_000))
    corner = square(page)
    assert (corner["left"], corner["top"], corner["side"]) == (0, 0, smaller["side"])
    assert re.search(r"\d+ ?%", words(page, said))
    assert_shows(save(page, site, uid), corner)


def test_the_wheel_zooms_only_after_the_square_was_touched(site, open_page, guest):
    page = open_page()
    open_crop(page, site, guest)
    before = square(page)
    page.mouse.move(*place(page, *middle(before)))
    page.mouse.wheel(0, -120)
    page.wait_for_timeout(200)
    assert square(page) == before
    page.mouse.down()
    page.mouse.up()
    page.mouse.wheel(0, -120)
    page.wait_for_function("s => document.querySelector('#crop').side.value < s", arg=before["side"])


def test_by_touch(site, open_page, guest):
    page = open_page(viewport=chrome.PHONE, has_touch=True, is_mobile=True)
    uid = open_crop(page, site, guest)
    page.locator(".stage").scroll_into_view_if_needed()
    session = page.context.new_cdp_session(page)

    def touch(kind, *points):
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before = square(page)
    x, y = middle(before)
    apart = before["side"] * 0.4
    touch("touchStart", place(page, x - apart, y), place(page, x + apart, y))
    for part in (0.9, 0.8, 0.7):
        touch("touchMove", place(page, x - apart * part, y), place(page, x + apart * part, y))
    touch("touchEnd")
    pinched = square(page)
    assert abs(pinched["side"] / before["side"] - 0.7) < 0.04, "the fingers hold the square"

    x, y = middle(pinched)
    scrolled = page.evaluate("scrollY")
    touch("touchStart", place(page, x, y))
    for part in (1, 2, 3, 4):
        touch("touchMove", place(page, x + part * 100_000, y + part * 100_000))
    touch("touchEnd")
    dragged = square(page)
    assert dragged["left"] + dragged["side"] == 1_000_000
    assert page.evaluate("scrollY") == scrolled, "the page stays where it is"
    assert_shows(save(page, site, uid), dragged)


def test_by_keyboard_alone(site, open_page, guest):
    page = open_page()
    uid = open_crop(page, site, guest)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.stage')"):
            break
    before, said = square(page), page.inner_text("#cut")
    for _ in range(2):
        page.keyboard.press("+")
    closer = square(page)
    assert closer["side"] < before["side"]
    page.keyboard.press("ArrowLeft")
    near_by = square(page)
    page.keyboard.press("Shift+ArrowLeft")
    farther = square(page)
    assert closer["left"] > near_by["left"] > farther["left"]
    assert near_by["left"] - farther["left"] > closer["left"] - near_by["left"], "Shift goes further"
    for _ in range(20):
        page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("]")
    turned = square(page)
    assert turned["turns"] == 1 and turned["left"] == 0, "what was at the bottom is at the left"
    assert re.search(r"\d+ ?%", words(page, said))
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#crop button')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/users/{uid}")
    assert_shows(site.visitor().get(f"/users/{uid}/photo/640.jpg").body, turned)


def test_the_zoom_slider_says_its_value_and_stops_where_pixels_would_be_invented(site, open_page, guest):
    page = open_page()
    open_crop(page, site, guest)
    slider = page.locator("#zoom")
    slider.focus()
    page.keyboard.press("Home")
    assert square(page)["side"] == 1_000_000
    assert slider.get_attribute("aria-valuetext") == "100%"
    assert page.locator("[data-step=farther]").get_attribute("aria-disabled") == "true"
    page.keyboard.press("End")
    assert square(page)["side"] == int(page.locator(".stage").get_attribute("data-smallest"))
    assert page.locator("#full").is_visible()
    assert page.locator("[data-step=closer]").get_attribute("aria-disabled") == "true"


def test_four_turns_lead_back_and_the_framings_follow_the_turn(site, open_page, guest):
    page = open_page(reduced_motion="reduce")
    open_crop(page, site, guest)
    before = square(page)
    for _ in range(4):
        page.locator("[data-step=turnRight]").click()
    assert square(page) == before
    page.locator("[data-step=turnLeft]").click()
    page.locator("[data-step=whole]").click()
    chosen = square(page)
    assert chosen["turns"] == 3 and chosen["side"] == 1_000_000
    assert page.locator("[data-step=whole]").get_attribute("aria-pressed") == "true"


def test_without_scripts(site, open_page, guest):
    page = open_page(java_script_enabled=False)
    uid = open_crop(page, site, guest)
    assert not page.locator("#zoom").is_visible()
    page.locator("[data-step=centre]").click()
    before, said = square(page), page.locator("#cut").inner_text()
    for name in ("closer", "closer", "left", "up"):
        page.locator(f"[data-step={name}]").click()
    stepped = square(page)
    assert stepped["side"] < before["side"]
    assert page.locator("#cut").inner_text() != said
    page.locator("[data-step=turnRight]").click()
    chosen = square(page)
    assert chosen["turns"] == 1
    assert_shows(save(page, site, uid), chosen)


def test_the_whole_photo_without_scripts(site, open_page, guest):
    page = open_page(java_script_enabled=False)
    uid = open_crop(page, site, guest)
    page.locator("[data-step=whole]").click()
    chosen = square(page)
    assert chosen["side"] == 1_000_000
    for name in ("left", "right", "up", "down", "farther"):
        step = page.locator(f"[data-step={name}]")
        assert step.get_attribute("href") is None
        assert step.get_attribute("aria-disabled") == "true"
    assert_shows(save(page, site, uid), chosen)


def test_every_step_has_a_name_of_its_own(site, open_page, guest):
    page = open_page(java_script_enabled=False)
    open_crop(page, site, guest)
    names = [step.inner_text().strip() for step in page.locator("[data-step]").all()]
    assert all(names) and len(set(names)) == len(names) == 11, names


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_axe_finds_nothing(site, open_page, guest, theme, language):
    page = open_page(color_scheme=theme, locale=language)
    uid = open_crop(page, site, guest)
    assert page.locator("html").get_attribute("lang") == language
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    save(page, site, uid)
    page.goto(f"{site.base}/users/{uid}/photos")
    page.set_input_files("[name=photo]", chrome.photo_file(plain(BLUE)))
    chrome.send(page, f"/users/{uid}/photos")
    page.goto(f"{site.base}/users/{uid}/photos")
    page.locator("details summary").first.click()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_the_page_fits_a_small_screen(site, open_page, guest):
    page = open_page(viewport={"width": 320, "height": 640})
    open_crop(page, site, guest)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for step in page.locator(".step").all():
        box = step.bounding_box()
        assert min(box["width"], box["height"]) >= 44


def replace(page, site, uid, content):
    page.goto(f"{site.base}/users/{uid}/photos")
    page.set_input_files("[name=photo]", chrome.photo_file(content))
    chrome.send(page, f"/users/{uid}/photos")
    page.wait_for_url(f"**/users/{uid}")


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_earlier_photos_are_used_again_or_deleted(site, open_page, guest, scripts):
    page = open_page(java_script_enabled=scripts)
    uid = chrome.join(page, site.base, guest, plain(RED))
    page.goto(f"{site.base}/users/{uid}/photos")
    assert not page.locator(".earlier").is_visible(), "nothing is shown of no photos"
    replace(page, site, uid, plain(BLUE))
    replace(page, site, uid, plain(GREEN))

    page.goto(f"{site.base}/users/{uid}/photos")
    assert page.locator(".earlier li").count() == 2
    buttons = page.locator(".earlier button, .earlier summary")
    names = [re.sub(r"\s+", " ", name).strip() for name in buttons.all_text_contents()]
    assert len(set(names)) == len(names) == 6, names

    page.locator(".earlier li").last.locator("> form button").click()
    page.wait_for_load_state()
    now = site.visitor().get(f"/users/{uid}/photo/640.jpg").body
    assert near(centre(now), RED, 40), "the oldest one comes last"

    page.goto(f"{site.base}/users/{uid}/photos")
    count = page.locator(".earlier li").count()
    sure = page.locator(".earlier details button").first
    assert not sure.is_visible(), "one press deletes nothing"
    page.locator(".earlier summary").first.click()
    sure.click()
    page.wait_for_load_state()
    page.goto(f"{site.base}/users/{uid}/photos")
    assert page.locator(".earlier li").count() == count - 1


def test_a_chosen_file_is_shown_and_one_that_is_too_large_is_named(site, open_page):
    page = open_page()
    page.goto(site.base + "/join")
    page.set_input_files("[name=photo]", chrome.photo_file(plain(RED)))
    chosen = page.locator(".chosen img[alt='The photo you chose']")
    chosen.wait_for()
    page.evaluate("document.querySelector('#photo').dataset.limit = 100")
    page.set_input_files("[name=photo]", chrome.photo_file(plain(BLUE)))
    page.locator("#photo-error:not(:empty)").wait_for()
    assert chosen.count() == 0
    assert not page.evaluate("document.querySelector('#photo').checkValidity()")
    page.set_input_files("[name=photo]", [])
    assert page.evaluate("document.querySelector('#photo').checkValidity()")


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_a_kept_photo_shows_itself(site, open_page, guest, scripts):
    page = open_page(java_script_enabled=scripts)
    page.goto(site.base + "/join")
    page.fill("[name=name]", guest.name)
    page.fill("[name=email]", guest.email)
    page.fill("[name=password]", "1234567890")
    page.set_input_files("[name=photo]", chrome.photo_file(plain(RED)))
    chrome.send(page, "/join")
    page.locator(".chosen img").wait_for()
    if scripts:
        page.wait_for_function("document.querySelector('.chosen img').naturalWidth > 0")
    page.fill("[name=password]", guest.password)
    chrome.send(page, "/join")
    page.wait_for_url("**/users/*")
    uid = page.url.rpartition("/")[2]
    assert near(centre(site.visitor().get(f"/users/{uid}/photo/640.jpg").body), RED, 40)
