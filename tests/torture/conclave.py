"""Conclave: polls inside polls, oaths that have to be kept, plans and notes that few have seen, and deals struck beside
every question."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final, NewType

from fivesuns.kernel import (
    Choose,
    Draw,
    Floor,
    Game,
    Number,
    Option,
    Options,
    Play,
    Rng,
    Stage,
    State,
    Sub,
    Together,
    window,
)

Card = NewType("Card", str)
Note = NewType("Note", str)
Act = tuple[Any, ...]            # ("pass",) ("motion", card) ("show",) ("hand", rival) ("demand", rival)
Speech = tuple[str, ...]         # ("oath", side) ("for", card) ("against", card)
Saying = tuple[Any, ...]         # ("offer", taker, "coin") ("offer", taker, "note", place) ("withdraw", number)
#                                  ("accept", giver, number)
MOTION: Final = "motion"
VETO: Final = "veto"
SHIELD: Final = "shield"
SPEECH: Final = "speech"
BOX: Final = {MOTION: 12, VETO: 10, SHIELD: 6, SPEECH: 8}
DECK: Final = [Card(f"{kind}-{i}") for kind, n in BOX.items() for i in range(n)]
NOTES: Final = {Note(f"note-{i:02}"): 1 + i % 3 for i in range(18)}
HAND: Final = 3                                            # cards
LETTERS: Final = 2                                         # notes
COINS: Final = 2
STEPS: Final = 2                                           # acts in a turn
PLANS: Final = 3
HIDDEN: Final = -1
SIDES: Final = {"for": 1, "against": -1, "aye": 1, "nay": -1}


def of(kind: str, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card.startswith(kind)]


@dataclass
class Layer:
    """A card in play, under those that react to it."""
    card: Card
    by: int
    cancelled: bool = False


@dataclass
class Motion:
    number: int
    by: int
    support: int = 0
    sworn: list[int] = field(default_factory=list)         # who has kept the oath to speak
    votes: list[int] = field(default_factory=list)         # in order, from the mover on


@dataclass
class Seen:
    """A note in somebody's hand that others know, until any note leaves this hand. If it was `picked`, all the rest
    know only that they have seen one."""
    holder: int
    to: tuple[int, ...]
    note: Note
    picked: bool


@dataclass
class Offer:
    """What is offered lies on the table, face down."""
    number: int                                            # of the giver; never used again
    to: int
    note: Note | None                                      # None: a coin


@dataclass(kw_only=True)
class Conclave(State):
    seats: int
    rounds: int
    round: int = 0
    turns: int = 0
    deck: list[Card]
    discard: list[Card] = field(default_factory=list)      # face up
    hands: list[list[Card]]
    stack: list[Layer] = field(default_factory=list)       # in play, last on top
    archive: list[Note]
    notes: list[list[Note]]
    laid: list[Note] = field(default_factory=list)         # open for all
    seen: list[Seen] = field(default_factory=list)
    offers: list[Offer | None]
    offered: list[int]                                     # so many offers each has ever made
    silent: list[bool]                                     # has made an offer this turn, or since the last motion
    coins: list[int]
    bank: int = 0
    plans: list[int]                                       # 0: none
    opened: list[bool]
    motion: Motion
    passed: int = 0                                        # motions carried this round
    ready: list[int] = field(default_factory=list)
    carried: list[int]
    hits: list[int]
    gifts: list[int]
    points: list[int]                                      # kept, not counted: law L10 watches it

    def chair(self) -> int:
        return (self.round - 1) % self.seats

    def from_seat(self, seat: int) -> list[int]:
        return [(seat + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return [x for x in range(self.seats) if x != seat]

    def pay(self, seat: int) -> None:
        self.coins[seat] -= 1
        self.bank += 1

    def earn(self, seat: int) -> None:
        if self.bank:
            self.bank -= 1
            self.coins[seat] += 1

    def leave(self, holder: int, note: Note) -> None:
        """Which of the notes that others have seen is gone they cannot know."""
        self.notes[holder].remove(note)
        self.seen = [seen for seen in self.seen if seen.holder != holder]

    def receive(self, holder: int, note: Note, before: int) -> None:
        """Whoever had it before knows where it is."""
        self.notes[holder].append(note)
        self.seen.append(Seen(holder, (before,), note, False))

    def face(self, note: Note, holder: int, seat: int | None) -> Note | None:
        """A note in a hand as a seat sees it."""
        known = seat == holder or any([seen.note == note and seat in seen.to for seen in self.seen])
        return note if known else None


# a round

def begin(s: Conclave) -> Play:
    for seat in range(s.seats):
        yield from draw(s, seat, HAND)
        notes = yield from Draw(s.archive, LETTERS, [seat])
        s.archive = [note for note in s.archive if note not in notes]
        s.notes[seat] += notes
    s.then(new_round)


def new_round(s: Conclave) -> None:
    s.round += 1
    s.passed, s.ready, s.plans, s.opened = 0, [], [0] * s.seats, [False] * s.seats
    for seat in s.from_seat(s.chair()):
        s.earn(seat)
    s.then(make_plans)
    for seat in s.from_seat(s.chair()):
        s.then(turn, seat)
    s.then(give_alms)
    s.then(recess)
    s.then(open_plans)
    if s.round < s.rounds:
        s.then(new_round)


def make_plans(s: Conclave) -> Play:
    """How many motions will be carried: hidden through many stages."""
    plans = yield from Together([Number(seat, "conclave.plan", 1, PLANS, "CON-2", seen_by=())
                                 for seat in range(s.seats)])
    s.plans = [plans[seat] for seat in range(s.seats)]


def turn(s: Conclave, seat: int) -> Play:
    s.turns += 1
    s.silent = [False] * s.seats
    s.tell("turn", seat=seat)
    yield from draw(s, seat, 1)
    s.then(debate, seat, STEPS)


def debate(s: Conclave, seat: int, steps: int) -> Play:
    """One act, in several questions; while they are asked, coins and notes may come and go."""
    act = yield from Choose(seat, "conclave.act", lambda: acts(s, seat), "CON-3")
    verb = act[0]
    if verb == "show":
        yield from show(s, seat)
    elif verb == "hand":
        yield from hand_over(s, seat, act[1])
    elif verb == "demand":
        s.pay(seat)
        s.then(open_plan, act[1])
    elif verb == MOTION:
        s.pay(seat)
        s.then(move, seat, act[1])
    if verb != "pass" and steps > 1:
        s.then(debate, seat, steps - 1)                    # a new stage: which note it was, was a secret of this one


def acts(s: Conclave, seat: int) -> list[Act]:
    found: list[Act] = [("pass",)]
    if s.notes[seat]:
        found += [("show",), *[("hand", rival) for rival in s.others(seat)]]
    if s.coins[seat]:
        found += [("motion", card) for card in of(MOTION, s.hands[seat])]
        found += [("demand", rival) for rival in s.others(seat) if s.plans[rival] and not s.opened[rival]]
    return found


def show(s: Conclave, seat: int) -> Sub[None]:
    """To two others."""
    pairs = list(combinations(s.others(seat), 2))
    to = yield from Choose(seat, "conclave.show-whom", pairs, "CON-4")
    note = yield from Choose(seat, "conclave.show", lambda: letters(s, seat), "CON-4", seen_by=to)
    if note is not None:
        s.seen.append(Seen(seat, to, note, True))
        s.tell("showed", to, seat=seat, note=note)


def hand_over(s: Conclave, seat: int, taker: int) -> Sub[None]:
    note = yield from Choose(seat, "conclave.hand", lambda: letters(s, seat), "CON-5", seen_by=[taker])
    if note is not None:
        s.leave(seat, note)
        s.receive(taker, note, seat)
        s.tell("handed", [seat, taker], seat=seat, taker=taker, note=note)


def letters(s: Conclave, seat: int) -> list[Note | None]:
    """None only for those who have given their last note away meanwhile: whether one was shown is no secret."""
    return [*s.notes[seat]] or [None]


def open_plan(s: Conclave, seat: int) -> None:
    s.opened[seat] = True
    s.tell("plan", seat=seat, plan=s.plans[seat])
    s.no_way_back()


# motions

def move(s: Conclave, seat: int, card: Card) -> Play:
    s.motion = Motion(s.motion.number + 1, seat)
    s.silent = [False] * s.seats
    heard = yield from play_card(s, seat, card)
    if heard:
        s.then(speak_up)
        for voter in s.from_seat(seat):
            s.then(vote, voter)
        s.then(count)


def speak_up(s: Conclave) -> Play:
    """Everybody may speak, round and round; the richest has to."""
    yield from window(s.from_seat(s.motion.by), lambda seat: speech(s, seat), lambda seat, said: speak(s, seat, said))


def speech(s: Conclave, seat: int) -> Choose[Speech | None]:
    return Choose(seat, "conclave.react.speech", lambda: speeches(s, seat), "CON-6", lapse="pass")


def speeches(s: Conclave, seat: int) -> list[Speech | None]:
    """Who is the richest can change while all are asked."""
    bound = s.coins.index(max(s.coins)) == seat and seat not in s.motion.sworn
    found: list[Speech | None] = [("oath", "for"), ("oath", "against")] if bound else [None]
    return found + [(side, card) for card in of(SPEECH, s.hands[seat]) for side in ("for", "against")]


def speak(s: Conclave, seat: int, said: Speech) -> Sub[None]:
    if said[0] == "oath":
        s.motion.sworn.append(seat)
        s.motion.support += SIDES[said[1]]
    elif (yield from play_card(s, seat, Card(said[1]))):
        s.motion.support += 2 * SIDES[said[0]]


def play_card(s: Conclave, seat: int, card: Card) -> Sub[bool]:
    """True if it takes effect. All may veto it, and shield it from a veto, with cards of which the same is true."""
    s.hands[seat].remove(card)
    s.stack.append(Layer(card, seat))
    s.tell("played", seat=seat, card=card)
    yield from window(s.from_seat(seat + 1), lambda other: reaction(s, other), lambda other, by: react(s, other, by))
    layer = s.stack.pop()
    s.discard.append(layer.card)
    return not layer.cancelled


def reaction(s: Conclave, seat: int) -> Choose[Card | None]:
    """Asked with or without such a card in hand, lest the question tell."""
    return Choose(seat, "conclave.react.veto", lambda: reactions(s, seat), "CON-7", about=(s.stack[-1].card,),
                  lapse="pass")


def reactions(s: Conclave, seat: int) -> list[Card | None]:
    return [None, *of(SHIELD if s.stack[-1].cancelled else VETO, s.hands[seat])]


def react(s: Conclave, seat: int, card: Card) -> Sub[None]:
    effective = yield from play_card(s, seat, card)
    if effective:
        s.stack[-1].cancelled = card.startswith(VETO)


def vote(s: Conclave, seat: int) -> Play:
    side, *bribe = yield from Choose(seat, "conclave.vote", lambda: votes(s, seat), "CON-8")
    if bribe:
        s.pay(seat)
    s.motion.votes.append(SIDES[side] * (1 + len(bribe)))


def votes(s: Conclave, seat: int) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = [("aye",), ("nay",)]
    return [*found, ("aye", "coin"), ("nay", "coin")] if s.coins[seat] else found


def count(s: Conclave) -> None:
    carried = sum(s.motion.votes) + s.motion.support > 0
    s.tell("counted", by=s.motion.by, carried=carried)
    if carried:
        s.passed += 1
        s.carried[s.motion.by] += 1
        s.points[s.motion.by] += 3
        s.earn(s.motion.by)


# the end of a round

def give_alms(s: Conclave) -> Play:
    """Sealed, then open for all: a coin, a note, or nothing."""
    alms = yield from Together([giver(s, seat) for seat in range(s.seats)])
    for seat, gift in alms.items():
        if gift == "coin":
            s.pay(seat)
        elif gift is not None:
            s.leave(seat, Note(gift))
            s.laid.append(Note(gift))
        s.gifts[seat] += int(gift is not None)
        s.points[seat] += int(gift is not None)


def giver(s: Conclave, seat: int) -> Choose[str | None]:
    return Choose(seat, "conclave.alms", lambda: [None, *["coin"][:s.coins[seat]], *s.notes[seat]], "CON-9")


def recess(s: Conclave) -> Play:
    """One word, then the floor again, until all are ready or the chair, who need not wait for anybody, ends it."""
    idle = [seat for seat in range(s.seats) if seat not in s.ready]
    floor = {seat: guest(s, seat) for seat in range(s.seats) if seat in idle or seat == s.chair()}
    seat, word = yield from Floor(floor, idle)
    if word == "donate":
        s.pay(seat)
        s.gifts[seat] += 1
        s.points[seat] += 1
    elif word == "ready":
        s.ready.append(seat)
    if word != "adjourn" and len(s.ready) < s.seats:
        s.then(recess)


def guest(s: Conclave, seat: int) -> Choose[str]:
    return Choose(seat, "conclave.recess", lambda: ["ready"] * (seat not in s.ready) + ["donate"] * (s.coins[seat] > 0)
                  + ["adjourn"] * (seat == s.chair()), "CON-10")


def open_plans(s: Conclave) -> None:
    for seat in range(s.seats):
        if not s.opened[seat]:
            open_plan(s, seat)
        if s.plans[seat] == min(s.passed, PLANS):
            s.hits[seat] += 1
            s.points[seat] += 2


def draw(s: Conclave, seat: int, n: int) -> Sub[None]:
    if len(s.deck) < n:
        s.deck += s.discard
        s.discard = []
        s.tell("reshuffled")
    cards = yield from Draw(s.deck, n, [seat])
    for card in cards:
        s.deck.remove(card)
        s.hands[seat].append(card)


# beside every question

def saying(s: Conclave, seat: int) -> Choose[Saying]:
    return Choose(seat, "conclave.aside", lambda: sayings(s, seat), "CON-11")


def sayings(s: Conclave, seat: int) -> list[Saying]:
    """A note is offered by its place in the hand, so all may hear it and few know what it is."""
    mine, found = s.offers[seat], list[Saying]()
    if mine is not None:
        found.append(("withdraw", mine.number))
    elif not s.silent[seat]:
        found += [("offer", taker, "coin") for taker in s.others(seat) if s.coins[seat]]
        found += [("offer", taker, "note", 1 + n) for taker in s.others(seat) for n in range(len(s.notes[seat]))]
    return found + [("accept", giver, offer.number) for giver, offer in enumerate(s.offers)
                    if offer is not None and offer.to == seat]


def make_offer(s: Conclave, seat: int, taker: int, note: Note | None) -> None:
    if note is None:
        s.coins[seat] -= 1
    else:
        s.leave(seat, note)
    s.offered[seat] += 1
    s.silent[seat] = True
    s.offers[seat] = Offer(s.offered[seat], taker, note)


def settle_offer(s: Conclave, giver: int, to: int) -> None:
    """What was offered goes to its taker, or back; the other of the two has seen it."""
    offer = s.offers[giver]
    assert offer is not None
    s.offers[giver] = None
    if offer.note is None:
        s.coins[to] += 1
    else:
        s.receive(to, offer.note, giver if to == offer.to else offer.to)


class ConclaveGame(Game[Conclave]):
    def __init__(self) -> None:
        self.name = "conclave"
        self.version = 1
        self.seats = range(3, 7)
        self.options = [Option("rounds", 2, (1, 2, 3), "CON-1")]
        self.stages = {f.__name__: f for f in (begin, make_plans, turn, debate, move, speak_up, vote, give_alms)}
        self.stages |= {f.__name__: f for f in (recess, new_round, open_plan, count, open_plans)}
        self.kinds = {kind.__name__: kind for kind in (Conclave, Layer, Motion, Seen, Offer)}
        self.things = {**{card: "card" for card in DECK}, **{note: "note" for note in NOTES}}
        self.bound = 5000
        self.standing = ("conclave.react", "conclave.recess")

    def setup(self, options: Options) -> Conclave:
        n = options["seats"]
        return Conclave(agenda=[("begin",)], seats=n, rounds=options["rounds"], deck=list(DECK), archive=list(NOTES),
                        hands=[[] for _ in range(n)], notes=[[] for _ in range(n)], offers=[None] * n,
                        offered=[0] * n, silent=[True] * n, coins=[COINS] * n, plans=[0] * n, opened=[False] * n,
                        motion=Motion(0, 0), carried=[0] * n, hits=[0] * n, gifts=[0] * n, points=[0] * n)

    def view(self, s: Conclave, seat: int | None) -> dict[str, Any]:
        return {"round": s.round, "deck": len(s.deck), "discard": list(s.discard), "laid": list(s.laid), "bank": s.bank,
                "stack": [[layer.card, layer.by, layer.cancelled] for layer in s.stack], "ready": list(s.ready),
                "motion": [s.motion.number, s.motion.by, s.motion.support, list(s.motion.sworn), list(s.motion.votes)],
                "seats": [{"hand": list(s.hands[x]) if x == seat else len(s.hands[x]), "coins": s.coins[x],
                           "notes": [s.face(note, x, seat) for note in s.notes[x]], "points": s.points[x],
                           "plan": s.plans[x] if x == seat or s.opened[x] else HIDDEN if s.plans[x] else 0,
                           "offer": self.offer(s, x, seat)} for x in range(s.seats)]}

    def offer(self, s: Conclave, giver: int, seat: int | None) -> list[Any] | None:
        offer = s.offers[giver]
        if offer is None:
            return None
        note = offer.note if seat in (giver, offer.to) else None
        return [offer.number, offer.to, "coin" if offer.note is None else "note", note]

    def asides(self, s: Conclave) -> dict[int, Choose[Saying]]:
        return {seat: saying(s, seat) for seat in range(s.seats) if sayings(s, seat)}

    def aside(self, s: Conclave, seat: int, act: Saying) -> None:
        if act[0] == "offer":
            make_offer(s, seat, act[1], None if act[2] == "coin" else s.notes[seat][act[3] - 1])
        elif act[0] == "withdraw":
            settle_offer(s, seat, seat)
        else:
            settle_offer(s, act[1], seat)
            s.no_way_back()

    def dream(self, s: Conclave, seat: int, rng: Rng) -> None:
        s.plans = [1 + rng.below(PLANS) if plan and x != seat and not s.opened[x] else plan
                   for x, plan in enumerate(s.plans)]
        for seen in s.seen:
            if seen.picked and seat != seen.holder and seat not in seen.to:
                seen.note = s.notes[seen.holder][rng.below(len(s.notes[seen.holder]))]

    def spans(self, s: Conclave, seat: int) -> dict[str, Any]:
        return {"turn": s.turns, "motion": s.motion.number}

    def scores(self, s: Conclave) -> list[int]:
        return [s.points[seat] + s.coins[seat] + sum([NOTES[note] for note in s.notes[seat]])
                for seat in range(s.seats)]

    def sheet(self, s: Conclave, seat: int) -> dict[str, int]:
        return {"motions": 3 * s.carried[seat], "plans": 2 * s.hits[seat], "gifts": s.gifts[seat],
                "coins": s.coins[seat], "notes": sum([NOTES[note] for note in s.notes[seat]])}

    def winners(self, s: Conclave) -> list[int]:
        scores = self.scores(s)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def audit(self, s: Conclave) -> list[str]:
        cards = [*s.deck, *s.discard, *[layer.card for layer in s.stack], *[card for hand in s.hands for card in hand]]
        wrong = [] if sorted(cards) == sorted(DECK) else [f"not the cards of the box: {sorted(cards)}"]
        lying = [offer for offer in s.offers if offer is not None]
        notes = [*s.archive, *s.laid, *[note for hand in s.notes for note in hand],
                 *[offer.note for offer in lying if offer.note is not None]]
        if sorted(notes) != sorted(NOTES):
            wrong.append(f"not the notes of the box: {sorted(notes)}")
        coins = [*s.coins, s.bank, *[1 for offer in lying if offer.note is None]]
        if sum(coins) != COINS * s.seats or min(coins) < 0:
            wrong.append(f"coins {coins}")
        if any([seen.note not in s.notes[seen.holder] for seen in s.seen]):
            wrong.append("somebody remembers what is no longer so")
        return wrong

    def trail(self, s: Conclave, stage: Stage) -> list[Stage]:
        return [("round", s.round), stage]
