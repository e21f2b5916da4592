"""The table as a seat sees it, as a state on which rules can be tried: what is hidden is not there, or made up."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fivesuns.games.sidereal.catalog import CARDS, KINDS, RELICS
from fivesuns.games.sidereal.options import agreed
from fivesuns.games.sidereal.state import Confluence, Offer, Player, Promise
from fivesuns.kernel import Options

HIDDEN: Final = 9                      # points that somebody behind the screen is thought to have


def table_of(view: Mapping[str, Any], options: Options) -> Confluence:
    """Decks are empty but for the relics that nobody has seen."""
    s = Confluence(agenda=[], seats=len(view["seats"]), rules=agreed(options), round=view["round"],
                   phase=view["phase"], players=[player_of(x) for x in view["seats"]])
    s.holder, s.used = dict(view["cards"]), dict(view["used"])
    s.turned, s.seedlings = dict.fromkeys(view["turned"], True), dict.fromkeys(view["seedlings"], True)
    s.tucked, s.removed = dict(view["tucked"]), list(view["removed"])
    s.colony_track, s.team_track = list(view["colonies"]["cells"]), list(view["research"]["cells"])
    s.relics = [card for card in RELICS if card not in s.holder][:view["relics"]]
    s.column = [(x["seat"], x["team"]) for x in view["column"]]
    s.invented = [(x["seat"], x["team"], CARDS[x["team"]].technology) for x in view["invented"]]
    s.offers = [Offer(number=x["number"], version=x["version"], by=x["by"], terms=tuples(x["terms"]),
                      parties=tuple(x["parties"]), accepted=tuple(x["accepted"])) for x in view["offers"]]
    s.promises = [Promise(number=x["number"], deal=x["deal"], parties=tuple(x["parties"]), debtor=x["debtor"],
                          creditor=x["creditor"], due=(x["round"], x["point"]), what=tuple(x["what"]),
                          condition=tuple(x["condition"]), met=x["met"], instead=tuples(x["instead"]))
                  for x in view["promises"]]
    s.deals = view["deals"]
    if view["me"] is not None:
        s.players[view["me"]["seat"]].offers = view["me"]["made"]
    s.traded, s.robbed = list(view["traded"]), list(view["robbed"])
    s.order = [(x["seat"], x["ships"]) for x in view["order"]]
    return s


def player_of(x: Mapping[str, Any]) -> Player:
    return Player(species=x["species"], stock={**dict.fromkeys(KINDS, 0), **x["stock"]}, donation=dict(x["donation"]),
                  envoy_gift=dict(x["envoy_gift"]), vp=HIDDEN if x["vp"] is None else x["vp"],
                  acknowledgements=x["acknowledgements"], envoys=x["envoys"], ready=x["ready"],
                  announced=x["announced"])


def tuples(terms: list[list[Any]]) -> tuple[tuple[Any, ...], ...]:
    return tuple([tuple(term) for term in terms])
