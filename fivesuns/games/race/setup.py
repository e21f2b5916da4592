"""Options -> the first state. No chance in it: the first stage deals."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivesuns.games.race.catalog import FIRST_EDITION, VP_PER_PLAYER
from fivesuns.games.race.state import Player, Race


def first_state(options: Mapping[str, Any]) -> Race:
    seats = options["seats"]
    return Race(
        agenda=[("deal",)],
        players=[Player() for _ in range(seats)],
        pool=VP_PER_PLAYER * seats,                                       # RFG-2.1, RFG-11.7
        start_worlds=list(FIRST_EDITION.start_worlds),
        deck=list(FIRST_EDITION.others),
        first_game=options["first_game"],
        duel=options["duel"],
        second_edition=options["second_edition"],
        tactics_without_world=options["tactics_without_world"],
        choose_produce_order=options["choose_produce_order"],
        keldon_order=options["keldon_order"],
        max_rounds=options["max_rounds"],
    )
