"""Converters: which there are, who may run one now, what it costs and lacks, what running it does (SDC-4, 7.10 on).

A converter is known by its card and its number on the side that lies up; that which brings a card into play is ENTRY.
White ones run all at once: see economy.py.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from fivesuns.games.sidereal import bundles
from fivesuns.games.sidereal.cards import colonies_of, discard_colony, face_of, into_play, side
from fivesuns.games.sidereal.catalog import CARDS, CLIMATES, SIZE, SPECIES, Bundle, Converter, Face
from fivesuns.games.sidereal.exceptions import faderan
from fivesuns.games.sidereal.shapes import Arrow
from fivesuns.games.sidereal.state import ROUNDS, Confluence
from fivesuns.games.sidereal.technologies import invent
from fivesuns.kernel import Flaw

Numbered = tuple[str, int, Converter]                            # a card, a number, and what that is

ENTRY: Final = -1
PHASE: Final[dict[Arrow, str]] = {"purple": "trade", "white": "economy", "red": "steal"}


# which there are

def converters_of(s: Confluence, card: str) -> tuple[Converter, ...]:
    """Those of a card in play."""
    return _lying(card, card in s.turned, CARDS[card].mate in s.turned)


@cache
def _lying(card: str, turned: bool, mate_turned: bool) -> tuple[Converter, ...]:
    """Those of a card that lies so. Two halves make one converter, on the left half (SDC-12.13)."""
    known = CARDS[card]
    if not known.mate:
        return side(known, turned).converters
    return _joined(side(known, turned), side(CARDS[known.mate], mate_turned)) if known.left else ()


def _joined(left: Face, right: Face) -> tuple[Converter, ...]:
    one, other = left.converters[0], right.converters[0]
    return (Converter(arrow=one.arrow, inputs=one.inputs, output=bundles.total([one.output, other.output]),
                      donation=bundles.total([one.donation, other.donation])),)


def converter(s: Confluence, card: str, n: int) -> Converter | None:
    """The converter with this number, if there is one now: a card enters only while it is in its deck (SDC-4.7)."""
    if n == ENTRY:
        return None if card in s.holder or card in s.tucked or card in s.removed else CARDS[card].entry
    found = converters_of(s, card) if card in s.holder else ()
    return found[n] if 0 <= n < len(found) else None


def times(s: Confluence, card: str, n: int) -> int:
    """How often it may still be run this round, whoever holds the card (SDC-4.3, 12.2)."""
    return (2 if card in s.seedlings and n == 0 else 1) - s.used.get(f"{card},{n}", 0)


def may_run(s: Confluence, seat: int, card: str) -> bool:
    """Some cards are only for others (SDC-12.4)."""
    return card not in ONLY_OTHERS[s.players[seat].species]


def runnable(s: Confluence, seat: int, arrow: Arrow) -> list[Numbered]:
    """All that this seat may run, if it can pay; entries come last."""
    such, species, turned, used = NUMBERED[arrow], s.players[seat].species, s.turned, s.used
    barred = ONLY_OTHERS[species]
    held = [card for card, holder in s.holder.items() if holder == seat and card in such and card not in barred]
    found = [x for card in held for name, x in such[card][card in turned][CARDS[card].mate in turned]
             if name not in used or times(s, card, x[1]) > 0]
    if arrow == "purple":
        found += [x for x in ENTRIES[species]
                  if x[0] not in s.holder and x[0] not in s.tucked and x[0] not in s.removed]
    return found


Named = tuple[tuple[str, Numbered], ...]                         # by the word under which it is noted that it was run


def _named(arrow: Arrow, card: str, turned: bool, mate_turned: bool) -> Named:
    return tuple([(f"{card},{n}", (card, n, it)) for n, it in enumerate(_lying(card, turned, mate_turned))
                  if it.arrow == arrow])


def _with(arrow: Arrow) -> frozenset[str]:
    """Cards that have such a converter on either side."""
    return frozenset([card.id for card in CARDS.values() for face in (card.front, card.back) if face is not None
                      for it in face.converters if it.arrow == arrow])


def _entries(species: str) -> tuple[Numbered, ...]:
    return tuple([(card, ENTRY, entry) for card in SPECIES[species].deck
                  for entry in (CARDS[card].entry,) if entry is not None])


WITH: Final[Mapping[Arrow, frozenset[str]]] = {arrow: _with(arrow) for arrow in PHASE}
SIDES: Final = (False, True)
NUMBERED: Final[Mapping[Arrow, Mapping[str, tuple[tuple[Named, ...], ...]]]] = {       # a card, turned, its mate turned
    arrow: {card: tuple([tuple([_named(arrow, card, turned, mate_turned) for mate_turned in SIDES])
                         for turned in SIDES]) for card in cards} for arrow, cards in WITH.items()}
ONLY_OTHERS: Final[Mapping[str, frozenset[str]]] = {
    id: frozenset([card.id for card in CARDS.values() if card.species == id and not card.by_owner]) for id in SPECIES}
ENTRIES: Final[Mapping[str, tuple[Numbered, ...]]] = {id: _entries(id) for id in SPECIES}
ENTERING: Final = {id: [card for card, _, _ in entries] for id, entries in ENTRIES.items()}


# what it costs

def due(s: Confluence, seat: int, it: Converter, alt: int) -> Bundle:
    """What this alternative costs this seat: some who invent pay fewer cubes (SDC-12.7)."""
    full = it.inputs[alt]
    less = faderan.discount(s, seat) if it.effect == "invent" else 0
    if not less:
        return full
    return {kind: max(0, n - less) if SIZE[kind] in ("small", "large") else n for kind, n in full.items()}


def lacks(s: Confluence, seat: int, it: Converter, alt: int) -> dict[str, int]:
    """What more this seat needs to run it."""
    cost, player = due(s, seat, it, alt), s.players[seat]
    found = bundles.missing(player.stock, cost)
    if "vp" in cost and cost["vp"] > player.vp:
        found["vp"] = cost["vp"] - player.vp
    wanted = {kind: n for kind, n in cost.items() if kind.startswith("colony_")}
    if wanted:
        found.update(_missing_colonies([face_of(s, card).climate for card in colonies_of(s, seat)], wanted))
    return found


def _missing_colonies(climates: Sequence[str], wanted: Bundle) -> dict[str, int]:
    found: dict[str, int] = {}
    spare = len(climates)
    for climate in CLIMATES:
        n, held = wanted.get(f"colony_{climate}", 0), climates.count(climate)
        spare -= min(n, held)
        if n > held:
            found[f"colony_{climate}"] = n - held
    if wanted.get("colony_any", 0) > spare:
        found["colony_any"] = wanted["colony_any"] - spare
    return found


def canonical_colonies(s: Confluence, seat: int, cost: Bundle) -> list[str]:
    """Which are consumed where nothing is said: unsettled before settled, those with a seedling last, by number."""
    wanted = [kind for kind in cost if kind.startswith("colony_")]
    if not wanted:
        return []
    held = sorted(colonies_of(s, seat), key=lambda x: (x in s.turned, x in s.seedlings, CARDS[x].number))
    found: list[str] = []
    for kind in sorted(wanted, key=lambda kind: kind == "colony_any"):
        fit = [x for x in held if x not in found and kind in ("colony_any", f"colony_{face_of(s, x).climate}")]
        found += fit[:cost[kind]]
    return found


# may it be run, and running it

def flaw(s: Confluence, seat: int, card: str, n: int, alt: int = 0, pay: Bundle | None = None,
         use: Sequence[str] | None = None) -> Flaw | None:
    """What is wrong with running it now, with this payment and these colonies where they are said."""
    it = converter(s, card, n)
    if it is None or not 0 <= alt < len(it.inputs):
        return ("no-converter", card)
    if (CARDS[card].species != s.players[seat].species) if n == ENTRY else s.holder[card] != seat:
        return ("not-yours", card)
    if not may_run(s, seat, card):
        return ("only-others", card)
    if it.effect == "upgrade" and s.rules.borrowed_upgrade == "no" and CARDS[card].species != s.players[seat].species:
        return ("borrowed-upgrade", card)
    if PHASE[it.arrow] != s.phase:
        return ("other-phase", card)
    if times(s, card, n) < 1:
        return ("already-run", card)
    if it.effect == "relic" and not s.relics:
        return ("no-relics",)
    return flaw_of_payment(s, seat, card, it, alt, pay, use)


def flaw_of_payment(s: Confluence, seat: int, card: str, it: Converter, alt: int, pay: Bundle | None,
                    use: Sequence[str] | None) -> Flaw | None:
    short = lacks(s, seat, it, alt)
    if short:
        return ("lacks", card, short)
    cost = due(s, seat, it, alt)
    if pay is not None and not bundles.pays(pay, cost):
        return ("other-payment", card, dict(cost))
    if pay is not None and not bundles.covers(s.players[seat].stock, pay):
        return ("pays-more-than-held", card)
    if use is not None and not _consumes(s, seat, use, cost):
        return ("other-colonies", card, {kind: n for kind, n in cost.items() if kind.startswith("colony_")})
    return None


def _consumes(s: Confluence, seat: int, use: Sequence[str], cost: Bundle) -> bool:
    """Are these, each of them held and named once, exactly the colonies that are due?"""
    held = colonies_of(s, seat)
    if len(set(use)) < len(use) or any([x not in held for x in use]):
        return False
    wanted = {kind: n for kind, n in cost.items() if kind.startswith("colony_")}
    return len(use) == sum(wanted.values()) and not _missing_colonies([face_of(s, x).climate for x in use], wanted)


def run(s: Confluence, seat: int, card: str, n: int, alt: int = 0, pay: Bundle | None = None,
        use: Sequence[str] | None = None) -> None:
    """Pay, take what it gives at once, and let happen what it does to cards (SDC-7.10). It must have no flaw."""
    it = converter(s, card, n)
    assert it is not None
    cost, player = due(s, seat, it, alt), s.players[seat]
    paid = dict(bundles.payment(player.stock, cost) if pay is None else pay)
    consumed = list(canonical_colonies(s, seat, cost) if use is None else use)
    bundles.take(player.stock, paid)
    player.vp -= cost.get("vp", 0)
    for colony in consumed:
        discard_colony(s, colony)
    s.used[f"{card},{n}"] = s.used.get(f"{card},{n}", 0) + 1
    player.gain(it.output)
    if cost.get("vp", 0):
        paid["vp"] = cost["vp"]
    s.tell("ran", seat=seat, card=card, number=n, paid=paid, gained=dict(it.output))
    for colony in consumed:
        s.tell("consumed", seat=seat, card=colony)
    donate(s, seat, [it])
    if it.effect:
        EFFECTS[it.effect](s, seat, card)


def donate(s: Confluence, seat: int, ran: Sequence[Converter]) -> None:
    """Onto the donation card (SDC-8.6); in the last round it is kept (SDC-14.1)."""
    goods, player = bundles.total([it.donation for it in ran]), s.players[seat]
    if not goods:
        return
    if s.round == ROUNDS:
        player.gain(goods)
        s.tell("kept", seat=seat, goods=goods)
        return
    bundles.add(player.donation, goods)
    bundles.add(player.envoy_gift, bundles.total([it.donation for it in ran if it.whole]))
    s.tell("for_donation", seat=seat, goods=goods)


# what happens to cards

def enter(s: Confluence, seat: int, card: str) -> None:
    """This very card enters play (SDC-7.11)."""
    into_play(s, seat, card)
    s.players[seat].gain(CARDS[card].gains)


def turn(s: Confluence, seat: int, card: str) -> None:
    """Upgraded, or settled: on the other side are other converters, not run yet (SDC-7.12, 7.14, 7.17)."""
    for n in range(len(converters_of(s, card))):
        s.used.pop(f"{card},{n}", None)
    s.turned[card] = True


def upgrade(s: Confluence, seat: int, card: str) -> None:
    """By what the card itself can do (SDC-7.12, 7.17)."""
    turn(s, seat, card)
    s.tell("turned", seat=seat, card=card)


def flaw_of_tuck(s: Confluence, seat: int, card: str, under: str) -> Flaw | None:
    """Upgrading by spending a card: both in play before their own species, neither lent nor borrowed (SDC-7.13)."""
    spent, better = CARDS[card], CARDS[under]
    for x in (card, under):
        if s.holder.get(x) != seat or CARDS[x].species != s.players[seat].species:
            return ("not-yours", x)
    if better.back is None or under in s.turned:
        return ("no-upgrade", under)
    if card in s.turned or spent.technology not in better.tucks:
        return ("not-tucked", card, under)                       # an upgraded card is a technology no more (SDC-7.14)
    return None


def tuck(s: Confluence, seat: int, card: str, under: str) -> None:
    """The spent card leaves play for good. It must have no flaw."""
    del s.holder[card]
    s.tucked[card] = under
    turn(s, seat, under)
    s.tell("tucked", seat=seat, card=card, under=under)


EFFECTS: Final[Mapping[str, Callable[[Confluence, int, str], None]]] = {
    "enter": enter, "upgrade": upgrade, "settle": upgrade, "invent": invent, "relic": faderan.relic}
