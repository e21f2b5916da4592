"""Games that other programs have recorded. They are not in this repository: where the folder is missing, the tests that
replay them are not collected, and the summary says so."""
from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(os.environ.get("FIVESUNS_RECORDED") or Path(__file__).resolve().parents[2] / "shared" / "fixtures")


def recorded(game: str, pattern: str) -> list[Path]:
    return sorted((FOLDER / game).glob(pattern))
