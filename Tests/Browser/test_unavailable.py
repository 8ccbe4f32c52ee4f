"""The page that nginx shows by itself."""

from axe_playwright_python.sync_playwright import Axe


def test_the_page_for_when_the_module_is_away_is_accessible(new_site, open_page):
    away = new_site()
    away.module.terminate()
    away.module.wait(10)
    away.module = None
    page = open_page()
    page.goto(away.base + "/join")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
