"""L2 between processes: the same games to the same bytes, whatever PYTHONHASHSEED."""
import os
import subprocess
import sys
from pathlib import Path

import pytest

import fivesuns

ROOT = Path(__file__).parent.parent.parent


def run(module: str, hash_seed: int, *args: str) -> "subprocess.Popen[str]":
    """A module of the tests in a new process, with the package that is tested here: plain or compiled."""
    package = Path(fivesuns.__file__).parent.parent
    return subprocess.Popen([sys.executable, "-P", "-m", module, *args], stdout=subprocess.PIPE, text=True, cwd=ROOT,
                            env={**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": f"{package}:{ROOT}"})


@pytest.mark.long
def test_records_views_and_saves_do_not_depend_on_the_hash_seed() -> None:
    running = [run("tests.laws.digest", seed) for seed in (0, 1, 77)]
    outputs = [process.communicate()[0] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    assert outputs[0].count("\n") >= 8
    assert outputs[0] == outputs[1] == outputs[2]
