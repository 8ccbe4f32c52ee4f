"""Making it your own: templates, texts, logo and colours from a folder of the operator's."""

import json
import os
import re
import shutil
import subprocess

import pytest

from commands import findings, tintype
from people import join
from processes import eventually
from site_under_test import MODES, ROOT, Site

PROFILE = "templates/pages/profile.mustache"
ARABIC = {
    "page": {"direction": "rtl", "language": "العربية"},
    "nav": {"join": "انضم", "sign-in": "تسجيل الدخول"},
}
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>\n'


def put(folder, files):
    """Writes the files of a folder of overrides; what is no text becomes JSON."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content, ensure_ascii=False))
    return folder


def usual(folder):
    ours = (ROOT / PROFILE).read_text()
    return put(folder, {
        PROFILE: ours.replace('<div class="about">', '<div class="about" data-own="yes">'),
        "locales/en.json": {"nav": {"join": "Come in"}},
        "locales/ko.json": {"nav": {"join": "들어오기"}},
        "locales/ar.json": ARABIC,
        "public/style.css": ":root { --accent: #a00020 }\n",
        "public/icon.svg": LOGO,
        "secret.txt": "not for the web",
    })


@pytest.fixture(scope="module", params=MODES)
def own_site(request, executable, tmp_path_factory):
    folder = usual(tmp_path_factory.mktemp("own"))
    site = Site(request.param, {"overrides": folder, "site_name": "Hill & Dale"}).start()
    yield site
    site.stop()
    site.remove()


def page_in(site, language, path="/"):
    return site.visitor().get(path, **{"Accept-Language": language})


def test_name_template_and_texts_are_the_operators(own_site, guest):
    member = join(own_site, guest)
    page = page_in(own_site, "en", f"/users/{member.uid}").text
    assert 'data-own="yes"' in page and "Hill &amp; Dale" in page
    assert "Come in" in page
    assert "들어오기" in page_in(own_site, "ko").text
    assert "Newest photos" in page_in(own_site, "en").text, "what is not overridden is ours"


def test_a_language_of_ones_own_runs_from_right_to_left(own_site):
    page = page_in(own_site, "ar").text
    assert '<html lang="ar" dir="rtl">' in page
    assert "انضم" in page and "Newest photos" in page, "English stands for what is missing"
    assert 'value="ar" lang="ar"' in page_in(own_site, "en").text, "it can be chosen"


def test_a_language_without_a_name_is_offered_by_its_code(new_site, tmp_path):
    site = new_site(settings={"overrides": put(tmp_path, {"locales/ar.json": {"nav": {"join": "انضم"}}})})
    buttons = re.findall(r'name="language" value="(\w+)".*?>(.*?)</button>', site.visitor().get("/").text)
    assert buttons == [("en", "English"), ("ar", "ar"), ("ko", "한국어")]


def address_of(site, name):
    page = site.visitor().get("/").text
    return re.search(r'"([^"]*/assets/own/' + re.escape(name) + r'\?v=[^"]+)"', page)[1]


def test_logo_and_style_are_cached_for_ever_with_their_types(own_site):
    for name, kind in (("icon.svg", "image/svg+xml"), ("style.css", "text/css")):
        answer = own_site.visitor().ask("GET", own_site.base.removesuffix(own_site.path) + address_of(own_site, name))
        assert answer.status == 200 and answer.headers["Content-Type"].startswith(kind)
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    page = own_site.visitor().get("/").text
    ours, own = page.index("/assets/style.css?v="), page.index("/assets/own/style.css?v=")
    assert ours < own, "what comes later wins"
    assert page.count("/assets/own/icon.svg?v=") == 2 and "theme-color" not in page
    assert own_site.visitor().get("/assets/style.css").status == 200


@pytest.mark.parametrize("path", [
    "/assets/own/../secret.txt", "/assets/own/%2e%2e/secret.txt", "/assets/own/..%2fsecret.txt", "/assets/own/",
    "/assets/own/.hidden", "/assets/own/none.css", "/assets/own/link.css", "/assets/own/away/secret.txt",
])
def test_nothing_but_the_public_folder_is_served(own_site, path):
    public = own_site.settings["overrides"] / "public"
    if not (public / "link.css").is_symlink():
        (public / "link.css").symlink_to("../secret.txt")
        (public / "away").symlink_to("..")
        (public / ".hidden").write_text("hidden")
    answer = own_site.visitor().ask("GET", path)
    assert answer.status in (400, 404) and b"not for the web" not in answer.body


def test_the_page_for_when_the_module_is_away_may_be_the_operators(new_site, tmp_path):
    own = put(tmp_path, {"public/unavailable.html": "<!doctype html><title>Away</title><p>Back at nine.</p>\n"})
    site = new_site(settings={"overrides": own})
    site.module.terminate()
    site.module.wait(10)
    site.module = None
    answer = site.visitor().get("/")
    assert answer.status == 502 and "Back at nine." in answer.text


def test_without_overrides_there_is_nothing_below_own(site):
    assert site.visitor().ask("GET", "/assets/own/style.css").status == 404
    assert "theme-color" in site.visitor().get("/").text


def aged(site_folder):
    """Our files as they are after an upgrade that changed the footer of the profile."""
    ours = site_folder / "ours"
    shutil.copytree(ROOT / "templates", ours)
    profile = ours / "pages/profile.mustache"
    profile.write_text(profile.read_text().replace('<p class="fine others">', '<p class="fine others new">'))
    return ours


def test_a_stale_override_is_named_by_check_and_at_the_start(new_site, tmp_path):
    own = tmp_path / "own"
    own.mkdir()
    site = new_site(settings={"overrides": own})
    made = tintype("override", site.config, PROFILE)
    assert made.returncode == 0 and made.stdout == f"{own / PROFILE}\n"
    assert (own / PROFILE).read_text() == (ROOT / PROFILE).read_text()
    assert tintype("override", site.config, "locales/ko.json", "nav.join").returncode == 0
    assert tintype("check", site.config).stdout == "nothing to find\n"

    site.stop()
    site.settings["templates"] = aged(tmp_path)
    site.start()
    line = f"tintype: overrides: {PROFILE} was made from a file of ours that has changed since"
    assert site.log().count(line) == 1
    ended = tintype("check", site.config)
    assert ended.returncode == 0, "a warning is no failure"
    assert f"warning: {PROFILE} was made from a file of ours that has changed since\n" in ended.stdout
    assert '\n    -    <p class="fine others">\n    +    <p class="fine others new">\n' in ended.stdout
    assert ended.stdout.endswith("0 wrong, 0 left over, 0 repaired, warnings: 1\n")

    assert tintype("override", site.config, PROFILE).returncode == 66, "it is there already"
    assert tintype("override", site.config, PROFILE, "--reviewed").returncode == 0
    assert tintype("check", site.config).stdout == "nothing to find\n"
    put(own, {"templates/partials/footer.mustache": "<footer>{{#visitor}}</footer>\n"})
    ended = tintype("check", site.config)
    assert ended.returncode == 1
    assert "wrong: templates/partials/footer.mustache is left out, line 1: “visitor” is not closed" in ended.stdout


@pytest.mark.parametrize("mode", ["fastcgi", "cgi"])
def test_a_site_goes_on_with_ours_where_the_operators_is_broken(new_site, tmp_path, mode):
    own = put(tmp_path, {
        "templates/partials/footer.mustache": "<footer>broken {{> partials/none}}</footer>\n",
        "templates/partials/header.mustache": "<header>{{{site.name}}}</header>\n",
        "locales/en.json": {"nav": {"join": "Come in", "sign-in": "<b>In</b>"}},
    })
    site = new_site(mode, {"overrides": own})
    page = site.visitor().get("/").text
    assert "broken" not in page and 'class="site-footer"' in page and 'class="site-header"' in page
    assert "Come in" in page and "<b>In</b>" not in page
    if mode == "fastcgi":
        for name in ("templates/partials/footer.mustache", "templates/partials/header.mustache"):
            assert f"overrides: {name} is left out, line 1:" in site.log()
        put(own, {"templates/partials/footer.mustache": "<footer>mended</footer>\n"})
        site.module.send_signal(1)
        eventually(lambda: "mended" in site.visitor().get("/").text)


@pytest.mark.skipif(os.geteuid() != 0, reason="root alone can make a folder that another user cannot read")
def test_a_folder_that_cannot_be_read_is_named_and_ours_is_used(new_site):
    """And `tintype check` looks at the members' tree all the same."""
    site, user = new_site(), 65_534
    own = put(site.folder / "own", {"templates/pages/gallery.mustache": "mine", "templates/partials/footer.mustache": ""})
    (own / "locales").mkdir()
    site.settings["overrides"] = own
    site.write_config()
    left = site.document("x" * 20)
    left.write_text("{")
    for path in (site.data, *site.data.rglob("*")):
        os.chown(path, user, user)
    for folder in ("templates/partials", "locales"):
        (own / folder).chmod(0o700)
    shown = tintype("template-data", site.config, "/", user=user)
    assert shown.returncode == 0, shown.stderr
    ended = tintype("check", site.config, user=user)
    found = findings(ended)
    assert ended.returncode == 1, ended
    for folder in ("templates/partials", "locales"):
        assert found[folder] == "wrong" and f"{folder} is left out" in ended.stdout
    assert found[f"users/{left.name}"] == "wrong"
    left.unlink()
    for path in (site.data, *site.data.rglob("*")):
        os.chown(path, 0, 0)


def test_values_stay_escaped_in_an_own_text(new_site, guest, tmp_path):
    own = put(tmp_path, {"locales/en.json": {"profile": {"joined": "{{member.name}} came {{member.joined}}"}}})
    site = new_site(settings={"overrides": own})
    person = type(guest)("<script>alert(1)</script>", guest.email)
    member = join(site, person, photo=None)
    page = page_in(site, "en", f"/users/{member.uid}").text
    assert "&lt;script&gt;alert(1)&lt;/script&gt; came " in page and "<script>alert" not in page


def test_a_folder_that_is_not_there_is_named(new_site, tmp_path):
    site = new_site()
    site.settings["overrides"] = tmp_path / "nowhere"
    site.write_config()
    ended = tintype("check", site.config)
    assert ended.returncode == 78 and f"{tmp_path}/nowhere" in ended.stderr


def test_nginx_is_not_given_a_folder_that_is_no_whole_path(site, tmp_path):
    config = tmp_path / "tintype.conf"
    config.write_text(site.config.read_text() + "overrides = site\n")
    ended = subprocess.run([ROOT / "deploy/nginx/render", config, tmp_path / "nginx"], capture_output=True, text=True)
    assert ended.returncode != 0 and "overrides is 'site'" in ended.stderr


def data(site, address, *more):
    ended = tintype("template-data", site.config, address, *more)
    assert ended.returncode == 0, ended
    return json.loads(ended.stdout), ended


def test_template_data_is_what_a_page_gets(new_site, guest):
    site = new_site("path")
    member = join(site, guest)
    before = sorted((site.data / "sessions").rglob("*"))
    values, ended = data(site, f"/users/{member.uid}")
    assert ended.stderr == "tintype: templates/pages/profile.mustache\n"
    assert values["member"]["name"] == guest.name and values["member"]["url"] == f"/faces/users/{member.uid}"
    assert values["site"]["name"] == "Tintype" and values["lang"] == "en" and "visitor" not in values
    assert values["own"] is False and list(values) == sorted(values)
    own, _ = data(site, f"/users/{member.uid}", "--as", member.uid)
    assert own["own"] is True and own["visitor"]["name"] == guest.name and own["token"] == "…"
    gallery, _ = data(site, "/")
    assert [m["name"] for m in gallery["members"]] == [guest.name]
    form, ended = data(site, "/join")
    assert form["token"] == "…" and "pages/join" in ended.stderr
    assert data(site, "/?q=xyzzy")[0]["query"] == "xyzzy"
    assert sorted((site.data / "sessions").rglob("*")) == before, "looking leaves no session"


@pytest.mark.parametrize("address, said", [
    ("/nowhere", "/nowhere has no page: 404 not-found"), ("/users/nobody", "404"), ("/healthz", "/healthz is no page: 200"),
    ("/account", "401"), ("nonsense", "nonsense"),
])
def test_an_address_without_a_page_is_named(site, address, said):
    ended = tintype("template-data", site.config, address)
    assert ended.returncode == 66 and ended.stdout == "" and said in ended.stderr


def test_a_request_by_cgi_compares_nothing(new_site, tmp_path):
    """Overrides are compared with ours by the server and by check, never for one request."""
    own = put(tmp_path / "own", {"templates/pages/gone.mustache": "x"})
    site = new_site("cgi", {"overrides": own})
    assert "gone.mustache" in tintype("check", site.config).stdout
    assert site.visitor().get("/join").status == 200
    assert "gone.mustache" not in site.log()
