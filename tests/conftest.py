"""For all tests: the compiled package where asked for, and no silent skipping where nothing may be skipped."""
import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
os.environ["FIVESUNS_PLAIN"] = "1"                 # commands that tests start run the sources, not a build of them

if os.environ.get("FIVESUNS_FAST"):                # .ci/run
    sys.path.insert(0, str(ROOT / "build" / "fast"))
    from fivesuns.kernel import table

    assert not table.__file__.endswith(".py"), "FIVESUNS_FAST is set, but build/fast holds no compiled package"


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
