"""A server, a browser, and people in front of it. Without chromium or built pages these tests are skipped."""
from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from fivesuns.games import UNLISTED
from tests.server.harness import Server
from tests.web.person import Person

ROOT = Path(__file__).parent.parent.parent
collect_ignore_glob = [f"test_{game}_*.py" for game in UNLISTED]        # a board is tested when its game is offered


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a test in several widths, themes or languages the first is always run; the others are long tests. The files
    with the most tests to run come first, before all of them what needs no browser: what takes long is begun before
    what does not, and all workers end together."""
    seen, shown = set(), set()
    many: Counter[Path] = Counter()
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent == Path(__file__).parent:
            test = (item.path, item.originalname)
            if test in seen:
                item.add_marker("long")
            seen.add(test)
            many[item.path] += item.get_closest_marker("long") is None
            if "browser" in item.fixturenames:
                shown.add(item.path)
    items.sort(key=lambda item: (item.path in many, item.path in shown, -many[item.path]))


def launched(playwright: Playwright, names: Sequence[str]) -> Browser:
    """The first of these browsers that there is."""
    found = [path for name in names if (path := shutil.which(name))]
    if not found:
        pytest.skip(f"{names[0]} is not installed (Debian: apt-get install {names[0]})")
    if not (ROOT / "fivesuns/server/pages/index.html").is_file():
        pytest.skip("the pages are not built (make pages)")
    return playwright.chromium.launch(
        executable_path=found[0], args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"])


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = launched(playwright, ("chromium-headless-shell", "chromium", "chromium-browser"))  # needs least
    yield running
    running.close()


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.sqlite3", "tests.server.steady",
                games=("tests.web.kinds", "tests.web.pact", "tests.server.moot", "tests.server.forum",
                       "tests.server.square")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own. Afterwards: nobody's console may hold an error."""
    people: list[Person] = []

    def come(width: int = 1400, height: int = 900, theme: str = "dark", language: str = "en", touch: bool = False,
             motion: str = "reduce") -> Person:
        person = Person(browser, server, width, height, theme, language, touch, motion)
        people.append(person)
        return person

    yield come
    for person in people:
        person.context.close()
    assert [line for person in people for line in person.complaints] == []
