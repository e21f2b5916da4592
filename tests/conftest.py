"""For all tests: the compiled package where asked for, and no silent skipping where nothing may be skipped."""
import gc
import os
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from tests.recorded import FOLDER

ROOT = Path(__file__).parent.parent
LOT = os.environ.get("FIVESUNS_LOT", "")
os.environ["FIVESUNS_PLAIN"] = "1"                 # commands that tests start run the sources, not a build of them

if os.environ.get("FIVESUNS_FAST"):                # .ci/run
    sys.path.insert(0, str(ROOT / "build" / "fast"))
    from fivesuns.kernel import table

    assert not table.__file__.endswith(".py"), "FIVESUNS_FAST is set, but build/fast holds no compiled package"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without recorded games there is nothing to collect where they are wanted (tests/recorded.py).
    FIVESUNS_LOT: about a quarter of the long tests, by this lot, so that CI sees them all in time."""
    items[:] = [x for x in items if not (x.get_closest_marker("recorded") and x.get_closest_marker("skip"))]
    if LOT:
        left = [x for x in items if x.get_closest_marker("long") and is_left_out(x.nodeid)]
        config.hook.pytest_deselected(items=left)
        items[:] = [x for x in items if x not in left]


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end: the search for garbage passes them by."""
    gc.freeze()


def is_left_out(nodeid: str) -> bool:
    return sha256(f"{LOT} {nodeid}".encode()).digest()[0] % 4 != 0


GAMES = tuple(sorted(path.parent.name for path in (ROOT / "fivesuns" / "games").glob("*/__init__.py")))


def share(nodeid: str) -> str:
    """Whose test it is: a game's, or a part of the house."""
    path = nodeid.split("::")[0]
    return next((game for game in GAMES if game in path), next((game for game in GAMES if game in nodeid), None)
                ) or (path.split("/")[1] if path.count("/") > 1 else "texts and shapes")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much of the time each game took."""
    took: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[share(report.nodeid)] += report.duration
    if took.total() > 60:
        shares = ", ".join([f"{name} {seconds / took.total():.0%}" for name, seconds in took.most_common()])
        terminalreporter.write_line(f"{took.total() / 60:.1f} minutes of work: {shares}")
    if not FOLDER.is_dir():
        terminalreporter.write_line(f"not replayed: recorded games of other programs; none in {FOLDER}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """FIVESUNS_SKIP_NOTHING=1: a skipped test is a failure, as on a machine that has everything installed."""
    if not os.environ.get("FIVESUNS_SKIP_NOTHING") or hasattr(session.config, "workerinput"):
        return
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    for report in skipped:
        reporter.write_line(f"SKIPPED, but nothing may be: {report.nodeid}: {report.longrepr[2]}", red=True)
    if skipped:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
