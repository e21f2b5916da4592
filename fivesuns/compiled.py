"""The compiled package: `make fast` puts one beside the sources, and the command uses it while it is up to date."""
from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

STAMP: Final = "made-from"


def fingerprint(package: Path) -> str:
    """Of everything in the package that is written by hand."""
    digest = hashlib.sha256()
    for path in sorted([x for x in package.rglob("*") if x.suffix in (".py", ".toml", ".ftl", ".sql")]):
        digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def current(package: Path) -> Path | None:
    """The folder with the package compiled, if it was made from these very sources."""
    fast = package.parent / "build" / "fast"
    stamp = fast / STAMP
    return fast if stamp.is_file() and stamp.read_text() == fingerprint(package) else None


def switch(arguments: Sequence[str]) -> None:
    """Go on with the compiled package where there is one."""
    fast = current(Path(__file__).parent)
    if fast is None or os.name == "nt" or os.environ.get("FIVESUNS_PLAIN"):
        return
    rest = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = f"{fast}{os.pathsep}{rest}" if rest else str(fast)
    os.environ["PYTHONSAFEPATH"] = "1"                # or the sources come first when the command is run beside them
    os.environ["FIVESUNS_PLAIN"] = "1"
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", "fivesuns.cli", *arguments])
