"""Bids are opened, and cards are bought from the highest bid to the lowest (SDC-11.9 to 11.17)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.sidereal import ledger
from fivesuns.games.sidereal.cards import colonies_of, fill_tracks, teams_of
from fivesuns.games.sidereal.catalog import SPECIES, TRACKS
from fivesuns.games.sidereal.exceptions import caylion, kit, kjas
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Choose, Play

SPLIT: Final = "split"


def track_of(s: Confluence, track: str) -> list[str]:
    return s.colony_track if track == "colonies" else s.team_track


def open_bids(s: Confluence, track: str) -> None:
    s.phase = track
    bids = [bid_on(s, seat, track) for seat in range(s.seats)]
    s.order, s.split = [(seat, ships) for seat, ships in enumerate(bids) if ships], []
    for seat, ships in s.order:
        s.tell("revealed", seat=seat, track=track, ships=ships)
    s.no_way_back()
    s.then(buy, track)


def bid_on(s: Confluence, seat: int, track: str) -> int:
    bid = s.players[seat].bid
    assert bid is not None
    return bid[0] if track == "colonies" else bid[1]


def highest(s: Confluence, track: str) -> tuple[int, int]:
    """The bid that is next (SDC-11.9)."""
    if len(s.order) == 1:
        return s.order[0]
    strengths = [caylion.strength(s, seat, track, ships) for seat, ships in s.order]
    most = max(strengths)
    equal = [bid for bid, strength in zip(s.order, strengths, strict=True) if strength == most]
    return equal[0] if len(equal) == 1 else max(equal, key=lambda bid: rank(s, track, bid[0]))


def rank(s: Confluence, track: str, seat: int) -> tuple[int, int]:
    """Of equal bids: fewer cards of this sort, then the number on the board (SDC-11.13)."""
    if track == "research":
        cards = len(teams_of(s, seat))
    else:
        cards = -1 if kit.has_fewest_colonies(s, seat) else len(colonies_of(s, seat))
    return -cards, SPECIES[s.players[seat].species].tie


def buy(s: Confluence, track: str) -> Play:
    """Who is next buys one card and pays the whole bid, or passes and keeps it (SDC-11.10). What was promised is kept:
    cards to leave, and cards to take, of which the oldest promise comes first."""
    if not s.order:
        ledger.end_phase(s)
        return
    seat, ships = highest(s, track)
    found = within_reach(s, seat, track, ships)
    owed = ledger.to_take(s, seat, found)
    options: list[str | None] = [owed[0].what[2]] if owed else [None, *found]
    if kjas.may_split(s, seat, track, ships) and len(owed) != 1:
        options.append(SPLIT)
    answer = yield from Choose(seat, f"sidereal.{track}", options, "SDC-11.10", forced=True, about=(ships,))
    s.order.remove((seat, ships))
    if answer == SPLIT:
        s.split.append(seat)
        s.order += [(seat, half) for half in kjas.halves(ships)]
        more, less = kjas.halves(ships)
        s.tell("split", seat=seat, more=more, less=less)
    elif answer is None:
        s.tell("passed", seat=seat, ships=ships)
    else:
        take(s, seat, track, answer, ships)
        if seat not in [other for other, _ in s.order]:
            for promise in [p for p in owed if p.what[2] != answer]:
                ledger.broken(s, promise)                                # one card is all that a bid buys
    s.then(buy, track)


def within_reach(s: Confluence, seat: int, track: str, ships: int) -> list[str]:
    """Cards for which the bid is enough, and which nobody was promised that they are left."""
    cells, barred = track_of(s, track), ledger.to_leave(s, seat)
    strength = caylion.strength(s, seat, track, ships)
    return [card for card, least in zip(cells, TRACKS[len(cells)], strict=True)
            if card and 2 * least <= strength and card not in barred]


def take(s: Confluence, seat: int, track: str, card: str, ships: int) -> None:
    cells = track_of(s, track)
    cells[cells.index(card)] = ""
    s.players[seat].stock["ship"] -= ships
    s.holder[card] = seat
    s.tell("bought", seat=seat, card=card, ships=ships)
    if track == "colonies":
        caylion.sow(s, seat, card)
    ledger.happened(s, ("if-takes", seat, card))


def tidy_tracks(s: Confluence) -> Play:
    """The cheapest cards go under their decks, the others move left, the decks fill up (SDC-11.16, SDC-11.17)."""
    s.order, s.split = [], []
    for p in s.players:
        p.bid, p.announced = None, 0
    for cells, under in ((s.team_track, s.team_under), (s.colony_track, s.colony_under)):
        least = TRACKS[len(cells)]
        under += [card for cell, card in enumerate(cells) if card and least[cell] == 1]
        kept = [card for cell, card in enumerate(cells) if card and least[cell] > 1]
        cells[:] = kept + [""] * (len(cells) - len(kept))
    yield from fill_tracks(s)
