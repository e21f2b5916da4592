"""The Nekro Virus: it learns from those it destroys. That it does not research is a row of data."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import notes, research
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import TECHNOLOGIES
from fivesuns.games.twilight.state import Happening, Twilight


def technological_singularity(s: Twilight, seat: int, target: Target) -> None:
    research.gain(s, seat, target[0])


def what_the_fallen_knew(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Technologies of whoever has lost units and is not spared; not those of a faction (TI-37.5, TI-37.16)."""
    if notes.is_spared(s, h.by, "technological_singularity_targets", seat):
        return []
    mine = s.players[seat].technologies
    return [(x,) for x in s.players[h.by].technologies if not TECHNOLOGIES[x].faction and x not in mine]


EFFECTS: Final[dict[str, Effect]] = {"technological_singularity": technological_singularity}
AIMS: Final[dict[str, Aim]] = {"technological_singularity": what_the_fallen_knew}
