"""What a gallery of 48 costs on a slow line: Chromium's own throttling, nothing in its cache. Run by Tests/paint."""

import argparse
import statistics

import browser as chrome
from people import join, someone
from portraits import portrait
from site_under_test import Site

COUNT = 48
# 1.6 Mbit/s down, 0.75 up, 150 ms: what Lighthouse calls slow 4G.
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
WATCH = """
window.paint = { largest: 0, shift: 0 };
new PerformanceObserver((list) => list.getEntries().forEach((e) => (paint.largest = e.startTime)))
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach((e) => e.hadRecentInput || (paint.shift += e.value)))
  .observe({ type: "layout-shift", buffered: true });
"""


def look(browser, address, size):
    """(largest contentful paint in seconds, layout shift, {kind: bytes over the line}) of a first visit."""
    context = browser.new_context(viewport=size)
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Network.emulateNetworkConditions", LINE)
    kinds, sizes = {}, {}
    session.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["type"]}))
    session.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
    page.goto(address, wait_until="networkidle", timeout=60_000)
    # What is below comes near, and nothing moves by that.
    page.mouse.wheel(0, 4000)
    page.wait_for_timeout(300)
    page.wait_for_load_state("networkidle")
    paint = page.evaluate("paint")
    context.close()
    total = {}
    for request, kind in kinds.items():
        total[kind] = total.get(kind, 0) + sizes.get(request, 0)
    return paint["largest"] / 1000, paint["shift"], total


def main():
    parser = argparse.ArgumentParser(prog="Tests/paint", description=__doc__)
    parser.add_argument("--visits", type=int, default=5, choices=range(1, 51), metavar="1-50")
    visits = parser.parse_args().visits
    site = Site().start()
    failed = False
    try:
        for number in range(COUNT):
            join(site, someone(number), portrait(number))
        with chrome.chromium() as browser:
            for name, size in (("phone, 360 px", chrome.PHONE), ("desk, 1280 px", chrome.DESK)):
                seen = [look(browser, site.base + "/", size) for _ in range(visits)]
                largest = statistics.median(s[0] for s in seen)
                shift = max(s[1] for s in seen)
                sizes = seen[-1][2]
                text = sum(sizes[kind] for kind in ("Document", "Stylesheet", "Script"))
                print(f"{name}: largest contentful paint {largest:.2f} s (< 2.5), layout shift {shift:.3f} (< 0.02), "
                      f"HTML, CSS and script {text / 1000:.1f} kB (< 60), pictures {sizes.get('Image', 0) / 1000:.0f} kB")
                failed |= largest >= 2.5 or shift >= 0.02 or text >= 60_000
    finally:
        site.stop(check=False)
        site.remove()
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
