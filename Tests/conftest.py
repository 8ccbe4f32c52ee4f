"""Fixtures for the end-to-end and browser tests."""

from contextlib import contextmanager

import pytest

from people import ADA, MINJUN, join, someone
from site_under_test import MODES, PROGRAM, Site


def pytest_collection_modifyitems(items):
    # Tests that share a site follow one another, so that few sites run at the same time.
    items.sort(key=lambda item: "load" in item.keywords)


@pytest.fixture(scope="session", autouse=True)
def executable():
    assert PROGRAM.exists(), f"{PROGRAM} is not built; Tests/run builds it"


@pytest.fixture(scope="session")
def site(executable):
    """The one that most tests share: FastCGI over a Unix socket, at the root of the host.

    Whoever uses it must not stop it, and must not count on being its only visitor.
    """
    with_stop = Site().start()
    yield with_stop
    finish(with_stop)


@pytest.fixture(scope="module", params=MODES)
def each_site(request, executable):
    """The same, once in each way that a site can be deployed."""
    running = Site(request.param).start()
    yield running
    finish(running)


@contextmanager
def sites():
    """A function that makes sites; they are finished at the end."""
    made = []

    def make(mode="fastcgi", settings=None, **more):
        made.append(Site(mode, settings, **more).start())
        return made[-1]

    yield make
    for one in made:
        finish(one)


@pytest.fixture
def new_site(executable):
    """Makes sites that a test may stop, kill and fill: `new_site("path", {"workers": 1})`."""
    with sites() as make:
        yield make


@pytest.fixture(scope="module")
def module_site(executable):
    """Makes sites for all tests of a module: `module_site(settings={"join": "closed"})`."""
    with sites() as make:
        yield make


def finish(site):
    try:
        if site.module is not None:
            site.stop()
        log = site.log()
        for sign in ("Fatal error", "AddressSanitizer", "Exclusivity violation"):
            assert sign not in log, f"{sign} in the module's log:\n{log[-4000:]}"
    finally:
        site.remove()


@pytest.fixture(scope="session")
def ada(site):
    """Joined the shared site with a photo, and signed in."""
    return join(site, ADA)


@pytest.fixture(scope="session")
def minjun(site):
    """Joined the shared site without a photo."""
    return join(site, MINJUN, photo=None)


_numbers = iter(range(1, 1_000_000))


@pytest.fixture
def guest():
    """Somebody who has not joined yet, another one for each test."""
    return someone(next(_numbers))


@pytest.fixture
def guests():
    """A function that gives another such person each time."""
    return lambda: someone(next(_numbers))
