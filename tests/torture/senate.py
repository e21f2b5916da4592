"""Senate: cards that cancel cards that cancel cards, windows inside windows, and what the robbed one remembers."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NewType

from fivesuns.kernel import Choose, Draw, Game, Option, Options, Play, Roll, Stage, State, Sub, window

Card = NewType("Card", str)
Act = tuple[Any, ...]            # ("pass",) ("decree", card) ("spy", card, victim) ("debate", rival)
Speech = tuple[str, Card]        # ("for", card) ("against", card)
DECREE: Final = "decree"
VETO: Final = "veto"
SPEECH: Final = "speech"
SPY: Final = "spy"
ROUNDS: Final = 8
HAND: Final = 3
DECK: Final = [Card(f"{kind}-{i}") for kind, n in ((DECREE, 8), (VETO, 9), (SPEECH, 8), (SPY, 5)) for i in range(n)]


def of(kind: str, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card.startswith(kind)]


@dataclass
class Debate:
    speaker: int
    rival: int
    support: list[int]                                     # of the speaker, of the rival


@dataclass(kw_only=True)
class Senate(State):
    seats: int
    rounds: int
    round: int = 0
    deck: list[Card]
    discard: list[Card] = field(default_factory=list)      # face up
    hands: list[list[Card]]
    knows: list[list[Card]]                                # what a seat knows to be in the hands of others
    played: list[Card] = field(default_factory=list)       # in play, last on top
    decrees: list[int]
    favour: list[int]
    points: list[int]                                      # kept, not counted: law L10 watches it
    debate: Debate | None = None

    def clockwise_after(self, seat: int) -> list[int]:
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points

    def leave_hand(self, seat: int, card: Card) -> None:
        """For all to see."""
        self.hands[seat].remove(card)
        for known in self.knows:
            if card in known:
                known.remove(card)

    def steal(self, thief: int, victim: int, card: Card) -> None:
        """The two know which card it was; whatever the others knew of the victim's hand may now be wrong."""
        for seat, known in enumerate(self.knows):
            if seat != thief:
                self.knows[seat] = [c for c in known if c not in self.hands[victim]]
        if card in self.knows[thief]:
            self.knows[thief].remove(card)
        self.hands[victim].remove(card)
        self.hands[thief].append(card)
        self.knows[victim].append(card)


def begin(s: Senate) -> Play:
    for seat in range(s.seats):
        yield from draw(s, seat, HAND)
    s.then(new_round)


def new_round(s: Senate) -> None:
    s.round += 1
    s.tell("round", number=s.round)
    for seat in range(s.seats):
        s.then(turn, seat)
    if s.round < s.rounds:
        s.then(new_round)


def turn(s: Senate, seat: int) -> Play:
    yield from draw(s, seat, 1)
    act = yield from Choose(seat, "senate.act", lambda: acts(s, seat), "SEN-1")
    verb = act[0]
    if verb == "decree" and (yield from play_card(s, seat, act[1])):
        s.decrees[seat] += 1
        s.score(seat, 3)
    elif verb == "spy" and (yield from play_card(s, seat, act[1])):
        yield from spy(s, seat, act[2])
    elif verb == "debate":
        s.then(debate, seat, act[1])


def acts(s: Senate, seat: int) -> list[Act]:
    hand, others = s.hands[seat], s.clockwise_after(seat)
    found: list[Act] = [("pass",)]
    found += [("decree", card) for card in of(DECREE, hand)]
    found += [("spy", card, victim) for card in of(SPY, hand) for victim in others if s.hands[victim]]
    return found + [("debate", rival) for rival in others if s.favour[rival]]


def spy(s: Senate, seat: int, victim: int) -> Sub[None]:
    stolen = yield from Draw(s.hands[victim], 1, [seat, victim])
    for card in stolen:
        s.steal(seat, victim, card)
        s.tell("stole-this", [seat, victim], seat=seat, victim=victim, card=card)
    s.tell("stole", seat=seat, victim=victim, cards=len(stolen))


def debate(s: Senate, speaker: int, rival: int) -> Play:
    """Everybody may speak for either side, round and round; each speech can be vetoed; then the dice."""
    s.debate = Debate(speaker, rival, [0, 0])
    everybody = [speaker, *s.clockwise_after(speaker)]
    yield from window([seat for seat in everybody if s.hands[seat]], lambda seat: speech(s, seat),
                      lambda seat, spoken: speak(s, seat, spoken))
    mine, theirs = yield from Roll(6, 2)
    s.tell("dice", speaker=mine, rival=theirs)
    won = mine + s.debate.support[0] > theirs + s.debate.support[1]
    winner, loser = (speaker, rival) if won else (rival, speaker)
    if s.favour[loser]:
        s.favour[loser] -= 1
        s.favour[winner] += 1
        s.score(loser, -1)
        s.score(winner, 1)
    s.debate = None


def speech(s: Senate, seat: int) -> Choose[Speech | None]:
    """Asked with or without a speech in hand, lest the question tell."""
    return Choose(seat, "senate.speech", lambda: speeches(s, seat), "SEN-3")


def speeches(s: Senate, seat: int) -> list[Speech | None]:
    return [None, *[(side, card) for card in of(SPEECH, s.hands[seat]) for side in ("for", "against")]]


def speak(s: Senate, seat: int, spoken: Speech) -> Sub[None]:
    side, card = spoken
    heard = yield from play_card(s, seat, card)
    if heard and s.debate is not None:
        s.debate.support[0 if side == "for" else 1] += 2


def play_card(s: Senate, seat: int, card: Card) -> Sub[bool]:
    """True if it takes effect."""
    s.leave_hand(seat, card)
    s.played.append(card)
    s.tell("played", seat=seat, card=card)
    cancelled = yield from is_vetoed(s, seat)
    s.discard.append(s.played.pop())
    return not cancelled


def is_vetoed(s: Senate, by: int) -> Sub[bool]:
    """All others in turn may veto the card on top; a veto is a card, and can itself be vetoed."""
    for seat in s.clockwise_after(by):
        if s.hands[seat]:                                  # that somebody holds cards is public; which, is not
            card = yield from veto(s, seat)
            if card is not None and (yield from play_card(s, seat, card)):
                return True
    return False


def veto(s: Senate, seat: int) -> Choose[Card | None]:
    return Choose(seat, "senate.veto", [None, *of(VETO, s.hands[seat])], "SEN-2", about=(s.played[-1],))


def draw(s: Senate, seat: int, n: int) -> Sub[None]:
    if len(s.deck) < n:
        s.deck += s.discard
        s.discard = []
        s.tell("reshuffled")
    cards = yield from Draw(s.deck, n, [seat])
    for card in cards:
        s.deck.remove(card)
        s.hands[seat].append(card)
    s.tell("drew", seat=seat, cards=len(cards))
    s.tell("drew-these", [seat], seat=seat, cards=list(cards))


class SenateGame(Game[Senate]):
    def __init__(self) -> None:
        self.name = "senate"
        self.version = 1
        self.seats = range(2, 5)
        self.options = [Option("favour", 2, (1, 2, 3), "SEN-4"), Option("rounds", ROUNDS, (2, ROUNDS))]
        self.stages = {f.__name__: f for f in (begin, turn, debate)} | {"new_round": new_round}
        self.kinds = {"Senate": Senate, "Debate": Debate}
        self.things = {card: "deck" for card in DECK}
        self.bound = 5000
        self.standing = ("senate.veto", "senate.speech")

    def setup(self, options: Options) -> Senate:
        n, favour = options["seats"], options["favour"]
        return Senate(agenda=[("begin",)], seats=n, rounds=options["rounds"], deck=list(DECK),
                      hands=[[] for _ in range(n)], knows=[[] for _ in range(n)],
                      decrees=[0] * n, favour=[favour] * n, points=[favour] * n)

    def view(self, s: Senate, seat: int | None) -> dict[str, Any]:
        debate = s.debate
        return {"round": s.round, "deck": len(s.deck), "discard": list(s.discard), "played": list(s.played),
                "seats": [{"hand": len(s.hands[x]), "decrees": s.decrees[x], "favour": s.favour[x],
                           "points": s.points[x]} for x in range(s.seats)],
                "debate": None if debate is None else [debate.speaker, debate.rival, *debate.support],
                "me": None if seat is None else {"hand": list(s.hands[seat]), "knows": list(s.knows[seat])}}

    def scores(self, s: Senate) -> list[int]:
        return list(s.points)

    def sheet(self, s: Senate, seat: int) -> dict[str, int]:
        return {"decrees": 3 * s.decrees[seat], "favour": s.favour[seat]}

    def winners(self, s: Senate) -> list[int]:
        return [seat for seat, points in enumerate(s.points) if points == max(s.points)]

    def complaints(self, options: Options) -> list[str]:
        return ["favour 3 needs rounds 8"] if options["favour"] == 3 and options["rounds"] != ROUNDS else []

    def audit(self, s: Senate) -> list[str]:
        cards = [*s.deck, *s.discard, *s.played, *[card for hand in s.hands for card in hand]]
        wrong = [] if sorted(cards) == sorted(DECK) else [f"not the cards of the box: {sorted(cards)}"]
        if min(s.favour) < 0 or sum(s.favour) % s.seats:
            wrong.append(f"favour {s.favour}")
        return wrong

    def trail(self, s: Senate, stage: Stage) -> list[Stage]:
        return [("round", s.round), stage]
