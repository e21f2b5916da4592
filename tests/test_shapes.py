"""Stored tables are read by the format that is written beside them: whoever changes the shape of a state raises it."""
import hashlib
from dataclasses import fields

import pytest

from fivesuns.games import load, names
from fivesuns.kernel.table import FORMAT

SHAPES = {                                        # of the states, in this format
    "format": 5, "eclipse": "ff5df85b5627", "gaia": "53e70febdb82", "race": "d3cdff92f674",
    "sidereal": "cd8f0e5983e7", "twilight": "0d5f30e49f32",
}


def shape(name: str) -> str:
    kinds = load(name).kinds
    found = [f"{kind}.{field.name}: {field.type}" for kind in sorted(kinds) for field in fields(kinds[kind])
             if not field.name.startswith("_")]   # those are not written
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", names())
def test_a_state_of_another_shape_has_another_format(name: str) -> None:
    assert (FORMAT, shape(name)) == (SHAPES["format"], SHAPES.get(name)), (
        "the state has another shape than stored tables: raise FORMAT in fivesuns/kernel/table.py (they are then "
        f"replayed from their first answer) and write it here, with {shape(name)!r} for {name}")
