"""The journey of a new member, in Chromium: with scripts, without them, and by keyboard alone."""

import pytest

import browser as chrome
from browser import tab_to
from people import Person, join
from photos import BLUE, assert_corners, centre, near, plain, sideways_jpeg


def profile_photo(page, uid):
    """What the member's photo looks like on the screen, as PNG."""
    image = page.locator("main img").first
    image.wait_for()
    page.wait_for_function("i => i.complete && i.naturalWidth > 0", arg=image.element_handle())
    box = image.bounding_box()
    assert abs(box["width"] - box["height"]) < 2, "the photo is square"
    return image.screenshot()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_join_see_the_photo_leave_return_and_replace_it(site, open_page, guest, scripts):
    page = open_page(java_script_enabled=scripts)
    uid = chrome.join(page, site.base, guest, sideways_jpeg())
    assert guest.name in page.locator("main").inner_text()
    if scripts:
        assert_corners(profile_photo(page, uid))

    page.goto(site.base + "/")
    first = page.locator('main a[href*="/users/"]').first
    assert first.get_attribute("href").endswith(uid)

    chrome.sign_out(page)
    assert page.locator('form[action$="/sign-out"]').count() == 0
    chrome.sign_in(page, site.base, guest)
    assert page.locator('form[action$="/sign-out"]').count() == 1

    page.goto(f"{site.base}/users/{uid}/photos")
    page.set_input_files("[name=photo]", chrome.photo_file(plain(BLUE)))
    chrome.send(page, f"/users/{uid}/photos")
    page.goto(f"{site.base}/users/{uid}")
    if scripts:
        assert near(centre(profile_photo(page, uid)), BLUE, 40)
    else:
        assert page.locator("main img").first.is_visible()


def test_the_journey_by_keyboard_alone(site, open_page, guest):
    page = open_page()
    page.goto(site.base + "/")
    tab_to(page, 'a[href$="/join"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/join")
    for field, value in (("name", guest.name), ("email", guest.email), ("password", guest.password)):
        page.locator("body").focus()
        tab_to(page, f"[name={field}]")
        page.keyboard.type(value)
    chrome.choose_by_keyboard(page, "[name=photo]", chrome.photo_file(sideways_jpeg()))
    tab_to(page, 'form[action$="/join"] button.primary')
    page.keyboard.press("Enter")
    page.wait_for_url("**/users/*")
    uid = page.url.split("?")[0].rpartition("/")[2]
    assert_corners(profile_photo(page, uid))
    tab_to(page, 'form[action$="/sign-out"] button')
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.locator('form[action$="/sign-out"]').count() == 0


@pytest.mark.parametrize(
    "selector", ["[name=email]", 'form[action$="/join"] button', 'a[href$="/sign-in"]']
)
def test_what_has_the_focus_can_be_seen(site, open_page, selector):
    page = open_page()
    page.goto(site.base + "/join")
    tab_to(page, selector)
    box = page.locator(":focus").bounding_box()
    clip = {"x": max(0, box["x"] - 6), "y": max(0, box["y"] - 6)}
    clip |= {"width": box["width"] + 12, "height": box["height"] + 12}
    focused = page.screenshot(clip=clip, caret="hide")
    page.locator(":focus").blur()
    assert page.screenshot(clip=clip, caret="hide") != focused


def test_a_mistake_keeps_what_was_typed_and_says_where_it_is(site, open_page, guest):
    page = open_page()
    page.goto(site.base + "/join")
    page.fill("[name=name]", guest.name)
    page.fill("[name=email]", guest.email)
    page.fill("[name=password]", "short")
    page.locator("form.sheet button.primary").click()
    field = page.locator('[name=password][aria-invalid="true"]')
    field.wait_for()
    described = field.get_attribute("aria-describedby")
    assert described, "the message belongs to the field"
    assert any(page.locator(f"[id='{i}']").inner_text().strip() for i in described.split())
    assert page.input_value("[name=name]") == guest.name
    assert page.input_value("[name=email]") == guest.email


def test_a_photo_that_was_taken_away_shows_the_stand_in(site, open_page, guest):
    from people import add_photo, join

    member = join(site, guest)
    old = site.visitor().get(f"/users/{member.uid}.json").json["profilePhotoURL"]
    assert add_photo(member, plain(BLUE)).status == 303
    page = open_page()
    page.goto(site.base + "/sign-in")
    width = page.evaluate(
        """async address => {
          const image = new Image(); image.src = address;
          await image.decode(); return image.naturalWidth
        }""",
        f"{old}/360.jpg",
    )
    assert width > 0


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_somebody_is_found_by_name(site, open_page, scripts):
    person = Person("문 세영", f"seyeong-{scripts}@example.org")
    uid = join(site, person).uid
    page = open_page(java_script_enabled=scripts)
    page.goto(site.base + "/")
    page.get_by_role("searchbox").fill("ㅁ ㅅㅇ")
    page.get_by_role("searchbox").press("Enter")
    page.wait_for_url("**/?q=*")
    found = page.locator('main a[href*="/users/"]')
    assert found.first.get_attribute("href").endswith(uid)
    assert page.get_by_role("searchbox").input_value() == "ㅁ ㅅㅇ"
    page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_role("button", name="Search").click()
    page.wait_for_url("**/?q=xyzzy")
    assert found.count() == 0
    page.get_by_role("link", name="All photos").click()
    page.wait_for_url(site.base + "/")


def test_another_language_keeps_what_was_typed(site, open_page, guest):
    page = open_page()
    chrome.fill_join_form(page, site.base, guest)
    page.get_by_role("button", name="한국어").click()
    page.get_by_text("이미 회원이신가요?").wait_for()
    assert page.input_value("[name=name]") == guest.name
    assert page.input_value("[name=email]") == guest.email
    assert page.input_value("[name=password]") == "", "no password is kept"
    assert page.evaluate("sessionStorage.length") == 0
    page.reload()
    assert page.input_value("[name=name]") == ""


def test_a_button_pressed_twice_sends_a_form_once(site, open_page, guest):
    page = open_page()
    posts = []
    page.on("request", lambda request: posts.append(request) if request.method == "POST" else None)
    chrome.fill_join_form(page, site.base, guest)
    page.locator("form.sheet button.primary").dblclick()
    page.wait_for_url("**/users/*")
    assert len(posts) == 1
