"""The table as a seat sees it, as a state that rules can be asked about: what is hidden is not there."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fivesuns.games.twilight.catalog import FACTIONS
from fivesuns.games.twilight.options import agreed
from fivesuns.games.twilight.state import Batch, Board, Combat, Force, Player, Twilight
from fivesuns.kernel import Options
from fivesuns.kernel.hexes import Hex, neighbours

#: action cards that let ships sail farther until the tactical action ends: what they change, and of what
SAILS: Final[dict[str, tuple[str, tuple[Any, ...]]]] = {
    "flank_speed": ("move", ()), "lost_star_chart": ("adjacency", ("alpha_beta",)),
    "in_the_silence_of_space": ("path_through", ("ships_of_others",))}
FROM_ONE: Final = ("in_the_silence_of_space",)        # of these, what is for ships from one system only


def sailing(card: str, seat: int, *origin: str) -> Force:
    """One of these, while it lasts."""
    value, about = SAILS[card]
    return Force(source=card, seat=seat, value=value, amount=1, lasts="tactical", about=(*about, *origin))


def table_of(view: Mapping[str, Any], options: Options) -> Twilight:
    """Decks and the hands of others are empty; of what lasts for a while only what ships sail by is counted."""
    me = view["me"]
    s = Twilight(agenda=[], seats=len(view["seats"]), rules=agreed(options), round=view["round"], phase=view["phase"],
                 players=[player_of(x) for x in view["seats"]])
    s.board = board_of(view)
    s.speaker, s.active, s.system, s.zero = view["speaker"], view["active"], view["system"], view["zero"]
    s.custodians, s.goods, s.wormholes = view["custodians"], dict(view["strategy"]), dict(view["wormholes"])
    s.objectives = {name: list(done) for name, done in view["objectives"].items()}
    s.laws, s.exhausted, s.vote = dict(view["laws"]), list(view["exhausted"]), view["vote"]
    s.covered = list(view["covered"])
    s.forces = [sailing(x["source"], x["seat"], *x["about"][len(SAILS[x["source"]][1]):]) for x in view["forces"]
                if x["source"] in SAILS]
    s.batches = [Batch(seat=x["seat"], by=x["by"], place=x["place"], hits=x["hits"], sort="ships")
                 for x in view["batches"]]
    s.voted = {x["seat"]: x["outcome"] for x in view["votes"]}
    s.votes = {x["seat"]: dict(x["votes"]) for x in view["votes"]}
    s.traded = [(x[0], x[1]) for x in view["traded"]]
    fight = view["combat"]
    if fight is not None:
        s.combat = Combat(attacker=fight["attacker"], defender=fight["defender"], place=fight["place"],
                          round=fight["round"])
    if me is not None:
        p = s.players[me["seat"]]
        p.hand, p.secrets, p.notes = list(me["hand"]), list(me["secrets"]), list(me["notes"])
    return s


def board_of(view: Mapping[str, Any]) -> Board:
    hexes: dict[str, Hex] = {system: hex_of(where) for system, where in view["systems"].items()}
    at = {where: system for system, where in hexes.items()}
    beside = {system: tuple([at[x] for x in neighbours(where) if x in at]) for system, where in hexes.items()}
    homes = tuple(view["homes"])
    beside.update({home: () for home in homes if home not in beside})
    gates = tuple([home if home in hexes else FACTIONS[x["faction"]].gate
                   for home, x in zip(homes, view["seats"], strict=False)])
    return Board(hexes=hexes, beside=beside, homes=homes, gates=gates)


def hex_of(text: str) -> Hex:
    q, _, r = text.partition(",")
    return int(q), int(r)


def player_of(x: Mapping[str, Any]) -> Player:
    return Player(faction=x["faction"], units={place: dict(there) for place, there in x["units"].items()},
                  damaged={place: dict(there) for place, there in x["damaged"].items()}, pools=dict(x["pools"]),
                  tokens=list(x["tokens"]), planets=dict(x["planets"]), technologies=dict(x["technologies"]),
                  assimilated=dict(x["assimilated"]), strategy=dict(x["strategy"]), goods=x["goods"],
                  commodities=x["commodities"], area=list(x["area"]), scored=list(x["scored"]), stored=x["stored"],
                  passed=x["passed"], out=x["out"], words=x["words"], points={"seen": x["points"]})
