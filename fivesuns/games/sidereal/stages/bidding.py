"""Ships are bid on colonies and research teams in secret; promises may be made meanwhile (SDC-11.6 to 11.8)."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from fivesuns.games.sidereal import chatter, ledger, offers
from fivesuns.games.sidereal.deals import word_of
from fivesuns.games.sidereal.stages.picking import open_bids, tidy_tracks
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Compose, Decision, Flaw, Floor, Part, Play, Rng, Whole

OPEN: Final = "open"


def open_bidding(s: Confluence) -> None:
    """Everybody announces the ships that are there; who has none has nothing to bid."""
    s.phase = "bidding"
    for p in s.players:
        p.announced = p.stock["ship"]
        p.bid = None if p.announced else (0, 0)
    for seat, p in enumerate(s.players):
        s.tell("announced", seat=seat, ships=p.announced)
    s.then(bid if not all_in(s) else tidy_tracks)


def bid(s: Confluence) -> Play:
    """One word; then the next. When all bids are in, whoever has bid may have them opened, track by track."""
    seat, act = yield from Floor.of(range(s.seats), partial(Bidder, s), awaited(s))
    if act[0] == OPEN:
        offers.clear(s)
        ledger.end_phase(s)
        s.no_way_back()
        s.then(open_bids, "colonies")
        s.then(open_bids, "research")
        s.then(tidy_tracks)
        return
    if act[0][0] == "bid":
        s.players[seat].bid = (act[0][1], act[0][2])
        s.tell("bid", seat=seat)
    else:
        talk(s, seat, act)
    s.then(bid)


def talk(s: Confluence, seat: int, act: Whole) -> None:
    """Only promises can be made now (SDC-11.8). Whoever has promised something bids anew, whatever was bid before."""
    before = s.promised
    offers.talk(s, seat, act)
    for promise in s.promises:
        p = s.players[promise.debtor]
        if promise.number > before and p.announced:
            p.bid = None


def awaited(s: Confluence) -> list[int]:
    """Those who have ships and have not bid; if all have, each of them may open the bids."""
    with_ships = [seat for seat, p in enumerate(s.players) if p.announced]
    return [seat for seat in with_ships if s.players[seat].bid is None] or with_ships


def all_in(s: Confluence) -> bool:
    return all([p.bid is not None for p in s.players])


class Bidder(Compose):
    """What is asked of a seat while ships are bid. A bid is for oneself alone. It is not opened by the same word, or
    whoever bids last would show all of it."""
    ordered = True

    def __init__(self, s: Confluence, seat: int) -> None:
        Decision.__init__(self, seat, "sidereal.bid", "SDC-11.7", seen_by=partial(seen_by, s, seat), forced=False,
                          about=(s.players[seat].announced,), lapse=lapse(s, seat))
        self.s = s

    def all_parts(self) -> list[Part]:
        return parts(self.s, self.seat)

    def look_up(self, word: str) -> Part | None:
        return part(self.s, self.seat, word)

    def judge(self, whole: Whole) -> Flaw | None:
        return flaw(self.s, self.seat, whole)

    def hopeful(self, draft: Whole, rest: Sequence[Part]) -> bool:
        return hope(self.s, self.seat, draft)

    def can_start(self, draft: Whole, word: str, values: Whole) -> bool:
        return start(self.s, self.seat, draft, word, values)

    def by_chance(self, rng: Rng) -> Whole:
        return invent(self.s, self.seat, rng, self.judge)


def parts(s: Confluence, seat: int) -> list[Part]:
    own = [part(s, seat, word) for word in ("bid", OPEN)]
    return [*[x for x in own if x is not None], *offers.parts(s, seat)]


def part(s: Confluence, seat: int, word: str) -> Part | None:
    """What this word is, for this seat."""
    if word == "bid":
        ships = range(s.players[seat].announced + 1)
        return Part(word, ships, ships)
    if word == OPEN:
        return Part(word) if all_in(s) else None
    return offers.part(s, seat, word)


def start(s: Confluence, seat: int, draft: Whole, word: str, values: Whole) -> bool:
    """Can this word stand here, with these first values?"""
    if not draft:
        return word in ("bid", OPEN) or word in offers.VERBS
    return word_of(draft[0]) in offers.VERBS and offers.start(s, seat, draft, word, values)


def hope(s: Confluence, seat: int, draft: Whole) -> bool:
    return offers.hope(s, seat, draft) if word_of(draft[0]) in offers.VERBS else flaw(s, seat, draft) is None


def seen_by(s: Confluence, seat: int, act: Whole) -> list[int] | None:
    if act[0] == OPEN:
        return None
    return [] if act[0][0] == "bid" else offers.seen_by(s, seat, act)


def lapse(s: Confluence, seat: int) -> str:
    """Silence bids as little as was promised."""
    if all_in(s):
        return OPEN
    ranges = ledger.bids(s, seat)[1]
    return f"bid,{ranges['colonies'][0]},{ranges['research'][0]}"


def flaw(s: Confluence, seat: int, act: Whole) -> Flaw | None:
    verb = word_of(act[0]) if act else ""
    if verb in offers.VERBS:
        return offers.flaw(s, seat, act)
    if verb not in ("bid", OPEN):
        return ("no-act",)
    if len(act) > 1:
        return ("one-act",)
    if verb == OPEN:
        return None
    _, colonies, research = act[0]
    ships = s.players[seat].announced
    if colonies + research > ships:
        return ("too-many-ships", colonies + research, ships)
    ranges = ledger.bids(s, seat)[1]
    for track, many in (("colonies", colonies), ("research", research)):
        low, high = ranges[track]
        if not low <= many <= high:
            return ("promised-bid", track, low, high)
    return None


def invent(s: Confluence, seat: int, rng: Rng, flaw: offers.Judge) -> Whole:
    said = chatter.talk(s, seat, rng, flaw) if rng.below(4) == 0 else None
    if said is not None:
        return said
    return (OPEN,) if all_in(s) and rng.below(2) else (("bid", *bid_by_chance(s, seat, rng)),)


def bid_by_chance(s: Confluence, seat: int, rng: Rng, colonies: int | None = None) -> tuple[int, int]:
    """A legal one, each equally likely; `colonies`: where that part of it is known."""
    ranges = ledger.bids(s, seat)[1]
    low, high = ranges["colonies"] if colonies is None else (colonies, colonies)
    least, most = ranges["research"]
    ships = s.players[seat].announced
    ways = [max(0, min(most, ships - c) + 1 - least) for c in range(low, min(high, ships) + 1)]
    at = rng.below(sum(ways))
    for n, many in enumerate(ways):
        if at < many:
            return low + n, least + at
        at -= many
    raise AssertionError("there is always a legal bid")
