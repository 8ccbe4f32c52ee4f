"""The language of pages: by what the browser asks for, and by choice."""

import json
from urllib.parse import quote

import pytest

from people import join


def language_of(answer):
    return answer.text.split('<html lang="', 1)[1].split('"', 1)[0]


def choose(visitor, language, come_from="/join"):
    return visitor.get(f"/language?language={quote(language)}", Referer=visitor.base + come_from)


@pytest.mark.parametrize("asked, got", [
    ("ko", "ko"), ("ko-KR,en;q=0.5", "ko"), ("en", "en"), ("de", "en"), ("", "en"), ("ko;q=0, *", "en"),
])
def test_the_browser_says_which_language(site, asked, got):
    assert language_of(site.visitor().get("/join", **{"Accept-Language": asked})) == got


def test_a_choice_counts_more_and_leads_back(each_site):
    visitor = each_site.visitor()
    visitor.get("/join")
    answer = choose(visitor, "ko", "/?q=x")
    assert answer.status == 303 and answer.headers["Location"].endswith(f"{each_site.path}/?q=x")
    assert language_of(visitor.get("/join", **{"Accept-Language": "en"})) == "ko"
    assert language_of(visitor.get("/", **{"Accept-Language": "en"})) == "ko"
    assert language_of(visitor.get("/nowhere", **{"Accept-Language": "en"})) == "ko"
    assert language_of(each_site.visitor().get("/", **{"Accept-Language": "en"})) == "en", "others see theirs"
    choose(visitor, "en")
    assert language_of(visitor.get("/join", **{"Accept-Language": "ko"})) == "en"


@pytest.mark.parametrize("come_from, location", [
    ("https://evil.example/join", "/join"), ("nonsense", "/"), ("", "/"), ("https://x//evil.example", "/"),
    ("{base}/sign-out/now", "/sign-out"), ("{base}/users/x/photos/remove", "/users/x/photos"), ("{base}", "/"),
    ("{base}/language?language=xx", "/"),
])
def test_the_way_back_stays_on_this_site(site, come_from, location):
    visitor = site.visitor()
    answer = visitor.get("/language?language=ko", Referer=come_from.format(base=visitor.base))
    assert answer.status == 303 and answer.headers["Location"] == location


@pytest.mark.parametrize("language", ["", "xx", "../en", "en\r\nSet-Cookie: x=y"])
def test_a_language_that_is_none_gets_400(site, language):
    answer = site.visitor().get(f"/language?language={quote(language)}")
    assert answer.status == 400 and not answer.headers.get_all("Set-Cookie")


def test_another_site_cannot_choose(site):
    answer = site.visitor().get("/language?language=ko", **{"Sec-Fetch-Site": "cross-site"})
    assert answer.status == 403 and not answer.headers.get_all("Set-Cookie")


def test_a_members_choice_is_the_language_of_their_letters(site, guest):
    member = join(site, guest, photo=None)
    choose(member.visitor, "ko")
    credentials = json.loads((site.data / "credentials" / f"{member.uid}.json").read_text())
    assert credentials["language"] == "ko"


def test_each_page_offers_the_languages_by_their_own_names(site):
    for path in ("/", "/join", "/nowhere"):
        text = site.visitor().get(path).text
        assert ">English</button>" in text and 'lang="ko">한국어</button>' in text
