"""Vault: sealed bids, face-down payments, private draws from a deck that runs out, and peeks that are remembered."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NewType

from fivesuns.kernel import (
    Allocate,
    Arrange,
    Choose,
    Draw,
    Game,
    Number,
    Option,
    Options,
    Pick,
    Play,
    State,
    Sub,
    Together,
    side_by_side,
)

Card = NewType("Card", str)
NOBODY: Final = -1
HAND: Final = 4
WAGES: Final = 3
SIGHT: Final = 6
ROOMS: Final = {"north": 2, "south": 3, "east": 1}             # so many coins fit in at once
VALUE: Final = {Card(f"c{i:02}"): 1 + i % 4 for i in range(30)}


@dataclass(kw_only=True)
class Vault(State):
    seats: int
    rounds: int
    round: int = 0
    deck: list[Card]
    top: list[Card] = field(default_factory=list)              # on top of the deck, the next first
    scryer: int = NOBODY                                       # who knows the top
    discard: list[Card] = field(default_factory=list)          # face down
    hands: list[list[Card]]
    thrown: list[list[Card]]                                   # what each knows to be in the discard
    knows: list[list[Card]]                                    # what each knows to be in the hands of others
    shown: list[Card] = field(default_factory=list)            # won with, face up
    bids: list[int] = field(default_factory=list)              # the latest, once opened
    idols: list[int]
    coins: list[int]
    rooms: list[dict[str, int]]

    def order(self) -> Sequence[int]:
        return range(self.seats)

    def throw_away(self, seat: int, cards: Sequence[Card]) -> None:
        """Face down: nobody else knows any longer what is left in this hand."""
        for other in self.order():
            if other != seat and cards:
                self.knows[other] = [card for card in self.knows[other] if card not in self.hands[seat]]
        for card in cards:
            self.hands[seat].remove(card)
            self.discard.append(card)
            self.thrown[seat].append(card)

    def reshuffle(self) -> None:
        self.deck, self.discard = self.discard, []
        self.thrown = [[] for _ in self.order()]
        self.tell("reshuffled", cards=len(self.deck))


def begin(s: Vault) -> Play:
    for seat in s.order():
        yield from draw(s, seat, HAND)
    s.then(new_round)


def new_round(s: Vault) -> None:
    s.round += 1
    s.coins = [coins + WAGES for coins in s.coins]
    s.then(search)
    s.then(auction)
    s.then(invest)
    if s.round < s.rounds:
        s.then(new_round)


def search(s: Vault) -> Play:
    """All at once, each at its own pace."""
    kept = yield from side_by_side({seat: search_alone(s, seat) for seat in s.order()})
    s.tell("searched", kept=list(kept.values()))


def search_alone(s: Vault, seat: int) -> Sub[int]:
    """Draw two and throw one away, face down; then again, or stop."""
    kept = 0
    for _ in range(2):
        drawn = yield from draw(s, seat, 2)
        if len(drawn) > 1:
            s.throw_away(seat, (yield from Pick(seat, "vault.throw", drawn, 1, 1, "VAU-2", seen_by=())))
        kept += min(len(drawn), 1)
        again = yield from Choose(seat, "vault.again", ["stop", "again"], "VAU-2")
        if again == "stop":
            break
    return kept


def auction(s: Vault) -> Play:
    """Sealed bids, in cards. Before they are opened, each in turn may raise by one for all to see."""
    bids = yield from Together([Number(seat, "vault.bid", 0, len(s.hands[seat]), "VAU-3", seen_by=())
                                for seat in s.order()])
    for seat in s.order():
        bids[seat] += yield from Number(seat, "vault.raise", 0, min(1, len(s.hands[seat]) - bids[seat]), "VAU-4")
    s.bids = [bids[seat] for seat in s.order()]
    s.no_way_back()
    winner = s.bids.index(max(s.bids))
    s.tell("bids", bids=list(s.bids), winner=winner)
    s.then(pay, winner)                                        # a stage ends when its secrets are opened
    s.then(show, winner)
    s.then(scry, winner)


def pay(s: Vault, seat: int) -> Play:
    price = s.bids[seat]
    payment = yield from Pick(seat, "vault.pay", s.hands[seat], price, price, "VAU-5", seen_by=(), forced=True)
    s.throw_away(seat, payment)
    s.idols[seat] += 1
    s.tell("paid", seat=seat, cards=price)


def show(s: Vault, seat: int) -> Play:
    """The winner may show a card of four: it is worth its value."""
    card = yield from Choose(seat, "vault.show", lambda: showable(s, seat), "VAU-6")
    if card is not None:
        s.hands[seat].remove(card)
        for known in s.knows:
            if card in known:
                known.remove(card)
        s.shown.append(card)
        s.tell("shown", seat=seat, card=card)


def showable(s: Vault, seat: int) -> list[Card | None]:
    return [None, *[card for card in s.hands[seat] if VALUE[card] == 4]]


def scry(s: Vault, seat: int) -> Play:
    """Look at the next cards and put them back in any order."""
    if s.top:
        return
    if not s.deck:
        s.reshuffle()
    s.top = list((yield from Draw(s.deck, SIGHT, [seat])))
    s.scryer = seat
    s.deck = [card for card in s.deck if card not in s.top]
    s.tell("scried", seat=seat, cards=len(s.top))
    s.tell("scried-these", [seat], seat=seat, cards=list(s.top))
    s.top = list((yield from Arrange(seat, "vault.order", s.top, "VAU-7", seen_by=())))


def invest(s: Vault) -> Play:
    spent = yield from Together([Allocate(seat, "vault.invest", ROOMS, s.coins[seat], "VAU-8", least=0)
                                 for seat in s.order()])
    for seat, parts in spent.items():
        for room, coins in parts:
            s.coins[seat] -= coins
            s.rooms[seat][room] += coins


def draw(s: Vault, seat: int, n: int) -> Sub[list[Card]]:
    """Into the hand: first the top, which somebody knows; then from the deck; the discards become the deck."""
    drawn: list[Card] = []
    for _ in range(n):
        if s.top:
            card = s.top.pop(0)
            if s.scryer != seat:
                s.knows[s.scryer].append(card)
        else:
            if not s.deck:
                s.reshuffle()
            if not s.deck:
                break
            card, = yield from Draw(s.deck, 1, [seat])
            s.deck.remove(card)
        s.hands[seat].append(card)
        drawn.append(card)
    s.tell("drew", seat=seat, cards=len(drawn))
    s.tell("drew-these", [seat], seat=seat, cards=list(drawn))
    return drawn


class VaultGame(Game[Vault]):
    def __init__(self) -> None:
        self.name = "vault"
        self.version = 1
        self.seats = range(2, 5)
        self.options = [Option("rounds", 5, (2, 5, 9))]
        self.stages = {f.__name__: f for f in (begin, search, auction, invest)}
        self.stages |= {"new_round": new_round, "pay": pay, "show": show, "scry": scry}
        self.kinds = {"Vault": Vault}
        self.things = {card: "deck" for card in VALUE}
        self.bound = 1000

    def setup(self, options: Options) -> Vault:
        n = options["seats"]
        return Vault(agenda=[("begin",)], seats=n, rounds=options["rounds"], deck=list(VALUE),
                     hands=[[] for _ in range(n)], thrown=[[] for _ in range(n)], knows=[[] for _ in range(n)],
                     idols=[0] * n, coins=[0] * n, rooms=[{room: 0 for room in ROOMS} for _ in range(n)])

    def view(self, s: Vault, seat: int | None) -> dict[str, Any]:
        return {"round": s.round, "deck": len(s.deck), "top": len(s.top), "discard": len(s.discard),
                "shown": list(s.shown), "bids": list(s.bids),
                "seats": [{"hand": len(s.hands[x]), "idols": s.idols[x], "coins": s.coins[x],
                           "rooms": dict(s.rooms[x])} for x in s.order()],
                "me": None if seat is None else {
                    "hand": list(s.hands[seat]), "thrown": list(s.thrown[seat]), "knows": list(s.knows[seat]),
                    "top": list(s.top) if s.scryer == seat else []}}

    def scores(self, s: Vault) -> list[int]:
        return [5 * s.idols[seat] + sum(s.rooms[seat].values()) for seat in s.order()]

    def sheet(self, s: Vault, seat: int) -> dict[str, int]:
        return {"idols": 5 * s.idols[seat], **s.rooms[seat]}

    def winners(self, s: Vault) -> list[int]:
        scores = self.scores(s)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def audit(self, s: Vault) -> list[str]:
        cards = [*s.deck, *s.top, *s.discard, *s.shown, *[card for hand in s.hands for card in hand]]
        wrong = [] if sorted(cards) == sorted(VALUE) else [f"not the cards of the box: {sorted(cards)}"]
        coins, due = sum(s.coins) + sum([sum(rooms.values()) for rooms in s.rooms]), WAGES * s.round * s.seats
        if coins != due:
            wrong.append(f"{coins} coins instead of {due}")
        for seat in s.order():
            if not all([card in s.discard for card in s.thrown[seat]]):
                wrong.append(f"seat {seat} remembers what is no longer so")
        return wrong
