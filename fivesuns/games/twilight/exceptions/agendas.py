"""What the outcomes of agendas do: directives and laws in one table, by the names of their rows."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.catalog import ABILITIES, Ability
from fivesuns.games.twilight.exceptions import directives, laws
from fivesuns.games.twilight.exceptions.decrees import Decree

OUTCOMES: Final[dict[str, Decree]] = {**directives.OUTCOMES, **laws.OUTCOMES}
#: rows that need no function: nothing happens, or the law only has to be in play
NO_FUNCTION: Final = (*directives.NOTHING, *laws.NOTHING, *laws.STANDS)
ROWS: Final[dict[str, list[Ability]]] = {}
for _ability in ABILITIES.values():
    if _ability.sort == "agenda":
        ROWS.setdefault(_ability.source, []).append(_ability)


def effects(agenda: str, side: str) -> list[Decree]:
    """What has to be done when this outcome is resolved."""
    return [OUTCOMES[a.id] for a in ROWS[agenda] if a.id in OUTCOMES and a.id.startswith(f"{agenda}-{side}")]
