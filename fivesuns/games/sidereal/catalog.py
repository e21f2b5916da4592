"""What is in the box, read once from components/*.toml into objects that never change.

A card has one word, everywhere. Bundles count things by word: cubes, octagons, ships, points (`vp`); among inputs also
`any_small` and `any_large` (cubes of that size), `colony_ice`, `colony_any` (a colony of that climate) and `envoy`.
Among outputs `any_small` and `any_large` are the kind that was put in (interest), or kinds that Zeth choose (stealing).
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final, Literal

from fivesuns.games.sidereal import shapes
from fivesuns.games.sidereal.shapes import Arrow, Climate, Effect, Loan, Sort

Bundle = Mapping[str, int]

SMALL: Final = ("green", "white", "brown")
LARGE: Final = ("black", "blue", "yellow")
KINDS: Final = (*SMALL, *LARGE, "octagon", "wild_small", "wild_large", "ship")      # what lies openly before a player
SIZE: Final[dict[str, str]] = {**dict.fromkeys((*SMALL, "wild_small"), "small"),
                               **dict.fromkeys((*LARGE, "wild_large"), "large"), "octagon": "octagon", "ship": "ship"}
CLIMATES: Final[tuple[Climate, ...]] = ("desert", "ice", "jungle", "ocean")
UNLIMITED: Final = 99


@dataclass(frozen=True, kw_only=True)
class Converter:
    """What is left of an arrow becomes what is right of it, once a round."""
    arrow: Arrow
    inputs: tuple[Bundle, ...]                          # alternatives; one of them is paid
    output: Bundle = field(default_factory=dict)
    donation: Bundle = field(default_factory=dict)
    effect: Effect = ""                                 # what happens to the card itself
    fleet: int = 0                                      # the fleet support it needs
    interest: bool = False                              # returns the kind that was put in (SDC-9.3)
    whole: bool = False                                 # all of its donation goes to one player (SDC-7.26)
    worth: tuple[tuple[int, ...], int] | None = None    # the ratio printed at it, in halves of a small cube


@dataclass(frozen=True, kw_only=True)
class Face:
    """One side of a card as it lies in play. A colony has a climate."""
    converters: tuple[Converter, ...] = ()
    climate: Climate | Literal[""] = ""
    fleet: int = 0                                      # the fleet support that it gives
    shared: bool = False                                # one fleet support serves all of its converters (SDC-12.12)


@dataclass(frozen=True, kw_only=True)
class Special:
    """What a relic world does that no other card does (SDC-12.7)."""
    giver: Bundle = field(default_factory=dict)         # gained by whoever hands it over, first time in a round
    owner: Bundle = field(default_factory=dict)         # gained by its species at the same time
    acknowledgements: int = 0                           # when it enters: 1 vp for each so many that others hold,
                                                        # or a part of so many
    discount: int = 0                                   # cubes less for who invents and returns an acknowledgement
    colonies: int = 0                                   # when it enters: so many from the top of the colony deck
    support: int = 0                                    # colony support more for its holder
    sharing: int = 0                                    # when it enters: so many times this round's sharing bonus


@dataclass(frozen=True, kw_only=True)
class Card:
    id: str
    number: int                                         # as printed; 0 where none is
    sort: Sort
    species: str = ""                                   # of its border; none: colonies and teams
    front: Face
    back: Face | None = None                            # upgraded, settled
    entry: Converter | None = None                      # brings this very card into play
    tucks: tuple[str, ...] = ()                         # technologies that upgrade it when tucked under it
    technology: str = ""                                # what it is, or what a team invents
    era: int = 0
    loan: Loan = "returns"
    mate: str = ""                                      # the other half (SDC-12.13)
    left: bool = False                                  # is it the half with the inputs?
    gains: Bundle = field(default_factory=dict)         # when it enters play (SDC-12.6)
    special: Special | None = None
    by_owner: bool = True                               # may its own species run it? (SDC-12.4)


@dataclass(frozen=True, kw_only=True)
class Species:
    id: str
    rank: int                                           # from simple to hard, as printed (SDC-5.13)
    support: int                                        # colonies; UNLIMITED
    tie: int                                            # the higher goes first; UNLIMITED
    start: Bundle
    colonies: int
    teams: int
    cards: tuple[str, ...]                              # in play from the start
    deck: tuple[str, ...]                               # all others but the relics, in the order of their numbers


@dataclass(frozen=True, kw_only=True)
class Technology:
    id: str
    era: int
    team: str
    tucks: tuple[str, ...]                              # technologies that upgrade it when tucked under it
    upgrades: tuple[str, ...]                           # technologies, and other cards, under which it can be tucked


@dataclass(frozen=True, kw_only=True)
class ConfluenceCard:
    number: int
    round: int
    players: tuple[int, ...]
    sharing: int                                        # points for each technology invented in that round
    yengii: int                                         # the same for Yengii


def _read(path: str) -> Any:
    return tomllib.loads((files("fivesuns.games.sidereal") / "components" / path).read_text("utf-8"))


_RULES: Final = _read("rules.toml")
_SPECIES: Final = _read("species.toml")
_TECHNOLOGIES: Final = _read("technologies.toml")

VALUE: Final[Mapping[str, int]] = _RULES["value"]             # guide values by size, in halves of a small cube
PENALTY: Final[Mapping[str, int]] = _RULES["penalty"]         # by size, and of a card: points for what is not delivered
LEFTOVERS: Final[Mapping[str, int]] = _RULES["leftovers"]     # so many make half a point; ships count as small
TWELFTHS: Final[Mapping[str, int]] = _RULES["twelfths"]       # of a point, by size (exact scoring)
ACKNOWLEDGEMENTS: Final[int] = _RULES["tokens"]["acknowledgement"]
SEEDLINGS: Final[int] = _RULES["tokens"]["seedling"]
ENVOYS: Final[int] = _RULES["tokens"]["envoy"]
EXTORTIONS: Final[int] = _RULES["tokens"]["extortion"]


def value(bundle: Bundle) -> int:
    """What it is worth by the guide, in halves of a small cube; colonies and envoys count nothing (SDC-3.2)."""
    return sum([VALUE.get(SIZE.get(word, word.removeprefix("any_")), 0) * many for word, many in bundle.items()])


def _converter(x: Mapping[str, Any], arrow: Arrow = "white", effect: Effect = "", fleet: int = 0,
               printed: bool = False) -> Converter:
    inputs = x.get("inputs", {})
    choices: tuple[Bundle, ...] = tuple(inputs) if isinstance(inputs, list) else (inputs,)
    output, donation = x.get("output", {}), x.get("donation", {})
    worth = (tuple([value(choice) for choice in choices]), value(output) + value(donation))
    return Converter(arrow=x.get("arrow", arrow), inputs=choices, output=output, donation=donation,
                     effect=x.get("effect", effect), fleet=fleet, interest=x.get("interest", False),
                     whole=x.get("whole", False), worth=worth if printed else None)


_PRINTED: Final = ("technology", "starting", "interest", "computer", "territory")   # sorts with ratios on them


def _card(species: str, sort: Sort, id: str, x: Mapping[str, Any]) -> Card:
    faces: list[Face] = []
    for side, support in zip(("front", "back"), x.get("support", (0, 0)), strict=True):
        if side in x or not faces:
            made = [_converter(c, fleet=support, printed=sort in _PRINTED) for c in x.get(side, ())]
            if side == "front" and "upgrade" in x:
                made.append(_converter(x["upgrade"], "purple", "upgrade"))
            faces.append(Face(converters=tuple(made), climate=x.get("climate", ""), fleet=x.get("fleet", 0),
                              shared=bool(support) and len(x[side]) > 1))
    technology = id.removeprefix(f"{species}_") if sort == "technology" else ""
    return Card(id=id, number=x.get("number", 0), sort=sort, species=species,
                front=faces[0], back=faces[1] if len(faces) > 1 else None,
                entry=_converter(x["entry"], "purple", "enter") if "entry" in x else None,
                tucks=_TUCKS[technology] if technology else tuple(x.get("tucks", ())),
                technology=technology, era=_ERA[technology] if technology else 0, loan=x.get("loan", "returns"),
                mate=x.get("mate", ""), left=x.get("left", False),
                gains=x.get("gains", {}), special=Special(**x["special"]) if "special" in x else None,
                by_owner=x.get("by_owner", True))


def _colony(id: str, x: Mapping[str, Any]) -> Card:
    front, back = x["front"], x["back"]
    settle = Converter(arrow="purple", inputs=(x["settle"],), effect="settle")
    return Card(id=id, number=x["number"], sort="colony", loan="stays",
                front=Face(converters=(_converter(front), settle), climate=front["climate"]),
                back=Face(converters=(_converter(back),), climate=back["climate"]))


def _team(id: str, era: int, x: Mapping[str, Any]) -> Card:
    invent = Converter(arrow="purple", inputs=tuple(x["inputs"]), output={"vp": x["vp"]}, effect="invent")
    return Card(id=id, number=x["number"], sort="team", loan="stays", front=Face(converters=(invent,)),
                technology=x.get("technology", ""), era=era)


def _cards() -> dict[str, Card]:
    found: list[Card] = []
    for species in _SPECIES:
        sorts: dict[Sort, dict[str, Any]] = _read(f"cards/{species}.toml")
        found += [_card(species, sort, id, x) for sort, cards in sorts.items() for id, x in cards.items()]
    found.sort(key=lambda card: card.number or UNNUMBERED)
    found += [_colony(id, x) for id, x in _read("colonies.toml").items()]
    found += [_team(id, int(era[-1]), x) for era, teams in _read("teams.toml").items() for id, x in teams.items()]
    return {card.id: card for card in found}


def _species(id: str, rank: int, x: Mapping[str, Any]) -> Species:
    mine = [card for card in CARDS.values() if card.species == id and card.sort != "relic"]
    later = [card.id for card in mine if card.entry is not None or card.sort == "technology"]
    return Species(id=id, rank=rank, support=x.get("support", UNLIMITED), tie=x.get("tie", UNLIMITED), start=x["start"],
                   colonies=x["colonies"], teams=x["teams"],
                   cards=tuple([card.id for card in mine if card.id not in later]), deck=tuple(later))


def _technology(id: str) -> Technology:
    upgrades = [word for word, tucks in _TUCKS.items() if id in tucks]
    upgrades += [card.id for card in CARDS.values() if card.sort != "technology" and id in card.tucks]
    return Technology(id=id, era=_ERA[id], team=_TEAM[id], tucks=_TUCKS[id], upgrades=tuple(upgrades))


UNNUMBERED: Final = 999                                       # tiles and decks come after the numbered cards
PLAYERS: Final = (4, 5, 6, 7, 8, 9)
_TUCKS: Final[dict[str, tuple[str, ...]]] = {
    word: tuple(tucks) for era in _TECHNOLOGIES.values() for word, tucks in era.items()}
_ERA: Final[dict[str, int]] = {word: int(era[-1]) for era, found in _TECHNOLOGIES.items() for word in found}

CARDS: Final[Mapping[str, Card]] = _cards()
COLONIES: Final[Mapping[str, Card]] = {id: card for id, card in CARDS.items() if card.sort == "colony"}
TEAMS: Final[Mapping[str, Card]] = {id: card for id, card in CARDS.items() if card.sort == "team"}
_TEAM: Final[dict[str, str]] = {card.technology: id for id, card in TEAMS.items()}
RELICS: Final[Mapping[str, Card]] = {id: card for id, card in CARDS.items() if card.sort == "relic"}
SPECIES: Final[Mapping[str, Species]] = {id: _species(id, rank, x) for rank, (id, x) in enumerate(_SPECIES.items(), 1)}
TECHNOLOGIES: Final[Mapping[str, Technology]] = {id: _technology(id) for id in _TUCKS}
TRACKS: Final[Mapping[int, tuple[int, ...]]] = {int(n): tuple(bids) for n, bids in _read("tracks.toml").items()}
CONFLUENCE: Final[tuple[ConfluenceCard, ...]] = tuple([
    ConfluenceCard(number=x["number"], round=x["round"], players=tuple(x["players"]), sharing=x["sharing"],
                   yengii=x["yengii"]) for x in _read("confluence.toml")["cards"]])       # in the order of rounds
SHARING: Final[Mapping[int, tuple[int, ...]]] = {
    n: tuple([card.sharing for card in CONFLUENCE if n in card.players]) for n in PLAYERS}
SHARING_YENGII: Final[Mapping[int, tuple[int, ...]]] = {
    n: tuple([card.yengii for card in CONFLUENCE if n in card.players]) for n in PLAYERS}


# for the browser

def catalogue() -> shapes.Catalogue:
    """The components as plain data."""
    return {
        "cards": {card.id: {
            "number": card.number, "sort": card.sort, "species": card.species or None,
            "front": _face_data(card.front), "back": None if card.back is None else _face_data(card.back),
            "entry": None if card.entry is None else _converter_data(card.entry), "tucks": list(card.tucks),
            "technology": card.technology or None, "era": card.era, "loan": card.loan, "mate": card.mate or None,
            "left": card.left, "gains": dict(card.gains),
            "special": None if card.special is None else _special_data(card.special),
            "by_owner": card.by_owner} for card in CARDS.values()},
        "species": {x.id: {
            "rank": x.rank, "support": None if x.support == UNLIMITED else x.support,
            "tie": None if x.tie == UNLIMITED else x.tie, "start": dict(x.start), "colonies": x.colonies,
            "teams": x.teams, "cards": list(x.cards), "deck": list(x.deck)} for x in SPECIES.values()},
        "technologies": {x.id: {"era": x.era, "team": x.team, "tucks": list(x.tucks), "upgrades": list(x.upgrades)}
                         for x in TECHNOLOGIES.values()},
        "relics": list(RELICS),
        "tracks": {str(n): list(bids) for n, bids in TRACKS.items()},
        "sharing": {str(n): list(bonus) for n, bonus in SHARING.items()},
        "sharing_yengii": {str(n): list(bonus) for n, bonus in SHARING_YENGII.items()},
        "tokens": dict(_RULES["tokens"]),
        "value": {kind: value({kind: 1}) for kind in (*KINDS, "vp")},
        "penalty": {**{kind: PENALTY[SIZE[kind]] for kind in KINDS}, "vp": PENALTY["vp"], "card": PENALTY["card"]},
        "leftovers": dict(LEFTOVERS),
        "twelfths": {kind: TWELFTHS[SIZE[kind]] for kind in KINDS},
    }


def _face_data(x: Face) -> shapes.Face:
    return {"converters": [_converter_data(c) for c in x.converters], "climate": x.climate or None, "fleet": x.fleet,
            "shared": x.shared}


def _converter_data(x: Converter) -> shapes.Converter:
    return {"arrow": x.arrow, "inputs": [dict(choice) for choice in x.inputs], "output": dict(x.output),
            "donation": dict(x.donation), "effect": x.effect, "fleet": x.fleet, "interest": x.interest,
            "whole": x.whole,
            "worth": None if x.worth is None else {"inputs": list(x.worth[0]), "output": x.worth[1]}}


def _special_data(x: Special) -> shapes.Special:
    return {"giver": dict(x.giver), "owner": dict(x.owner), "acknowledgements": x.acknowledgements,
            "discount": x.discount, "colonies": x.colonies, "support": x.support, "sharing": x.sharing}
