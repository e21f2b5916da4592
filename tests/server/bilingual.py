"""The server with the rules of a folder that the test has filled, in as many languages as it likes."""
from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from fivesuns import clauses
from fivesuns.server.run import as_child

if __name__ == "__main__":
    clauses.rules = partial(clauses.rules, folder=Path(os.environ["FIVESUNS_TEST_RULES"]))  # type: ignore[assignment]
    as_child()
