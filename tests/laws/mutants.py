"""Mistakes that authors of rules make. Each function breaks a torture game in one way and returns it; some law must
notice. `patch(module, name, value)` puts the mistake in place.

    python -m tests.laws.mutants <name>      plays some games with it and prints their fingerprint
"""
from __future__ import annotations

import hashlib
import itertools
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from fivesuns import kernel
from fivesuns.kernel import (
    Arrange,
    Bot,
    Choose,
    Draw,
    Game,
    Number,
    Pick,
    Play,
    QuickDice,
    Rng,
    Seat,
    Sub,
    Together,
    spell,
    table,
)
from fivesuns.kernel.laws import playout, random_table
from tests.torture import agora, bazaar, conclave, march, senate, vault
from tests.torture.agora import Agora, AgoraGame
from tests.torture.bazaar import Bazaar, BazaarGame
from tests.torture.conclave import Conclave, ConclaveGame
from tests.torture.senate import Senate, SenateGame
from tests.torture.vault import Card, Vault, VaultGame

Patch = Callable[[object, str, object], None]
View = dict[str, Any]


# what is shown

def leaky_view(patch: Patch) -> Game[Any]:
    """How rich a hidden hand is."""
    class Leaky(VaultGame):
        def view(self, s: Vault, seat: int | None) -> View:
            return {**super().view(s, seat), "rich": [sum([vault.VALUE[card] for card in hand]) for hand in s.hands]}
    return Leaky()


def sorted_hands(patch: Patch) -> Game[Any]:
    """A hidden zone that is not in the order of arrival: where a card lies in it tells something about its face."""
    real = vault.draw

    def draw(s: Vault, seat: int, n: int) -> Sub[list[Card]]:
        drawn = yield from real(s, seat, n)
        s.hands[seat].sort()
        return drawn
    patch(vault, "draw", draw)
    return VaultGame()


def peek_into_sealed_answers(patch: Patch) -> Game[Any]:
    """Bids are on the table as soon as the last is in, though they are to stay sealed through the raises."""
    def auction(s: Vault) -> Play:
        bids = yield from Together([Number(seat, "vault.bid", 0, len(s.hands[seat]), seen_by=())
                                    for seat in s.order()])
        s.bids = [bids[seat] for seat in s.order()]
        for seat in s.order():
            s.bids[seat] += yield from Number(seat, "vault.raise", 0, min(1, len(s.hands[seat]) - bids[seat]))
        for stage in (vault.pay, vault.show, vault.scry):
            s.then(stage, s.bids.index(max(s.bids)))
    patch(vault, "auction", auction)
    return VaultGame()


def telling_question(patch: Patch) -> Game[Any]:
    """Who is asked depends on a sealed bid."""
    real = vault.auction

    def auction(s: Vault) -> Play:
        hidden = yield from Together([Number(seat, "vault.mood", 0, 9, seen_by=()) for seat in s.order()])
        for seat in s.order():
            if hidden[seat] > 4:
                yield from Choose(seat, "vault.sing", ["la"])
        yield from real(s)
    patch(vault, "auction", auction)
    return VaultGame()


def silent_window(patch: Patch) -> Game[Any]:
    """Only those who have a veto are asked for one: whoever is not asked has none."""
    def is_vetoed(s: Senate, by: int) -> Sub[bool]:
        for seat in s.clockwise_after(by):
            if senate.of(senate.VETO, s.hands[seat]):
                card = yield from senate.veto(s, seat)
                if card is not None and (yield from senate.play_card(s, seat, card)):
                    return True
        return False
    patch(senate, "is_vetoed", is_vetoed)
    return SenateGame()


def forced_secret(patch: Patch) -> Game[Any]:
    """The same by `forced`: a choice that is none is skipped, and the skip is heard."""
    def veto(s: Senate, seat: int) -> Choose[Any]:
        return Choose(seat, "senate.veto", [None, *senate.of(senate.VETO, s.hands[seat])], forced=True)
    patch(senate, "veto", veto)
    return SenateGame()


def loose_draw_event(patch: Patch) -> Game[Any]:
    """Everybody is told what one has drawn."""
    real = vault.draw

    def draw(s: Vault, seat: int, n: int) -> Sub[list[Card]]:
        drawn = yield from real(s, seat, n)
        s.tell("oops", cards=list(drawn))
        return drawn
    patch(vault, "draw", draw)
    return VaultGame()


def event_to_the_neighbour(patch: Patch) -> Game[Any]:
    real = senate.spy

    def spy(s: Senate, seat: int, victim: int) -> Sub[None]:
        s.tell("look", [(victim + 1) % s.seats], hand=list(s.hands[victim]))
        yield from real(s, seat, victim)
    patch(senate, "spy", spy)
    return SenateGame()


def identity_matters(patch: Patch) -> Game[Any]:
    """A rule looks at cards that nobody may see."""
    real = vault.invest

    def invest(s: Vault) -> Play:
        s.tell("hint", seat=max(s.order(), key=lambda seat: max(s.hands[seat], default="")))
        yield from real(s)
    patch(vault, "invest", invest)
    return VaultGame()


def live_view(patch: Patch) -> Game[Any]:
    """The view hands out the list itself, which will change."""
    class Live(VaultGame):
        def view(self, s: Vault, seat: int | None) -> View:
            return {**super().view(s, seat), "hand": None if seat is None else s.hands[seat]}
    return Live()


def numbers_as_keys(patch: Patch) -> Game[Any]:
    """JSON would make words of them."""
    class Keyed(VaultGame):
        def view(self, s: Vault, seat: int | None) -> View:
            return {**super().view(s, seat), "idols": dict(enumerate(s.idols))}
    return Keyed()


# what is kept

def piece_in_a_local(patch: Patch) -> Game[Any]:
    """Drawn, and nowhere in the state while somebody is asked."""
    def scry(s: Vault, seat: int) -> Play:
        if not s.top and len(s.deck) > 2:
            cards = yield from Draw(s.deck, 2, [seat])
            s.deck = [card for card in s.deck if card not in cards]
            s.top = list((yield from Arrange(seat, "vault.order", cards, seen_by=())))
            s.scryer = seat
    patch(vault, "scry", scry)
    return VaultGame()


def shallow_copy(patch: Patch) -> Game[Any]:
    """A list with things that cannot change before one that can: its copy shares it."""
    def new_round(s: Vault) -> None:
        real(s)
        mixed: list[Any] = [0, []]
        s.bids = mixed
    real = vault.new_round
    patch(vault, "new_round", new_round)
    return VaultGame()


def list_in_a_tuple(patch: Patch) -> Game[Any]:
    def new_round(s: Vault) -> None:
        real(s)
        odd: Any = (0, [])
        s.bids = [odd]
    real = vault.new_round
    patch(vault, "new_round", new_round)
    return VaultGame()


def field_that_is_not_data(patch: Patch) -> Game[Any]:
    """A name with `_` is neither copied nor written."""
    class Forgetful(Vault):
        _luck: int = 0

    class ForgetfulGame(VaultGame):
        def setup(self, options: dict[str, Any]) -> Vault:
            s = super().setup(options)
            return Forgetful(**{name: getattr(s, name) for name in s.__dataclass_fields__ if name[0] != "_"})

    def pay(s: Forgetful, seat: int) -> Play:
        s._luck += 1
        s.coins[seat] += s._luck % 2
        s.rooms[seat]["east"] -= s._luck % 2
        yield from real(s, seat)

    real = vault.pay
    patch(vault, "pay", pay)
    game = ForgetfulGame()
    game.kinds = {"Forgetful": Forgetful}
    return game


def hidden_global(patch: Patch) -> Game[Any]:
    """A count that belongs to no table."""
    count, real = itertools.count(), vault.invest

    def invest(s: Vault) -> Play:
        if next(count) % 3 == 0:
            s.deck.reverse()
        yield from real(s)
    patch(vault, "invest", invest)
    return VaultGame()


def non_conserved_piece(patch: Patch) -> Game[Any]:
    """The taker gets what the giver keeps."""
    class Generous(Bazaar):
        def move(self, giver: int, taker: int, colour: str, many: int) -> None:
            self.goods[taker][colour] += many

    class GenerousGame(BazaarGame):
        def setup(self, options: dict[str, Any]) -> Bazaar:
            s = super().setup(options)
            return Generous(**{name: getattr(s, name) for name in s.__dataclass_fields__ if name[0] != "_"})
    game = GenerousGame()
    game.kinds = {**game.kinds, "Generous": Generous}
    return game


def wrong_stored_score(patch: Patch) -> Game[Any]:
    """The loser of a debate keeps the points."""
    class Kind(Senate):
        def score(self, seat: int, points: int) -> None:
            self.points[seat] += max(points, 0)

    class KindGame(SenateGame):
        def setup(self, options: dict[str, Any]) -> Senate:
            s = super().setup(options)
            return Kind(**{name: getattr(s, name) for name in s.__dataclass_fields__ if name[0] != "_"})
    game = KindGame()
    game.kinds = {**game.kinds, "Kind": Kind}
    return game


def reused_offer_number(patch: Patch) -> Game[Any]:
    """`accept 1` may mean another offer by the time it arrives."""
    def make_offer(s: Bazaar, seat: int, counters: int, transfers: Sequence[bazaar.Transfer]) -> None:
        if counters:
            s.table.remove(s.deal(counters))
        s.made[seat] += 1
        free = min([n for n in range(1, 99) if n not in [deal.number for deal in s.table]])
        s.table.append(bazaar.Deal(free, seat, counters, list(transfers), [seat]))
    patch(bazaar, "make_offer", make_offer)
    return BazaarGame()


# what is asked

def offers_what_it_refuses(patch: Patch) -> Game[Any]:
    """One may choose a card that one no longer has."""
    patch(vault, "showable", lambda s, seat: [None, *s.hands[seat], *s.shown])
    return VaultGame()


def two_options_with_one_name(patch: Patch) -> Game[Any]:
    real = senate.acts
    patch(senate, "acts", lambda s, seat: [*real(s, seat), "pass"])
    return SenateGame()


def late_lambda(patch: Patch) -> Game[Any]:
    """By the time anybody looks, `seat` in the lambda is the last seat."""
    def show_relics(s: Bazaar) -> Play:
        asks = []
        for seat in range(s.seats):
            asks.append(Choose(seat, "bazaar.show", lambda: [None, *s.relics[seat]]))  # noqa: B023
        shown = yield from Together(asks)
        for seat, relic in shown.items():
            if relic in s.relics[seat]:
                s.relics[seat].remove(relic)
                s.shown[seat].append(relic)
    patch(bazaar, "show_relics", show_relics)
    return BazaarGame()


def options_that_change_something(patch: Patch) -> Game[Any]:
    """Whoever looks at the question moves a coin."""
    real = vault.showable

    def showable(s: Vault, seat: int) -> list[Card | None]:
        s.coins[seat] -= 1
        s.rooms[seat]["south"] += 1
        return real(s, seat)
    patch(vault, "showable", showable)
    return VaultGame()


def arrival_order(patch: Patch) -> Game[Any]:
    """The test of an answer leaves a mark in the state: whoever tried first wins."""
    def bid(s: Vault, seat: int) -> Pick[Card]:
        def first_come(cards: tuple[Card, ...]) -> bool:
            if seat not in s.bids:
                s.bids.append(seat)
            return True
        return Pick(seat, "vault.bid", s.hands[seat], 0, 1, seen_by=(), fits=first_come)

    def auction(s: Vault) -> Play:
        s.bids = []
        yield from Together([bid(s, seat) for seat in s.order()])
        for stage in (vault.pay, vault.show, vault.scry):
            s.then(stage, s.bids[0])
        s.bids = [0] * s.seats
    patch(vault, "auction", auction)
    return VaultGame()


def set_order(patch: Patch) -> Game[Any]:
    """The order of a set of words changes from process to process."""
    real = vault.draw

    def draw(s: Vault, seat: int, n: int) -> Sub[list[Card]]:
        s.deck = list(set(s.deck))
        drawn = yield from real(s, seat, n)
        return drawn
    patch(vault, "draw", draw)
    return VaultGame()


def endless(patch: Patch) -> Game[Any]:
    class Endless(march.MarchGame):
        def march(self, s: march.March) -> Play:
            yield from super().march(s)
            s.day %= 40
            s.then(self.march)
    game = Endless()
    game.bound = 80
    return game


# everybody at once: the agora

def bids_are_not_dreamt(patch: Patch) -> Game[Any]:
    """Whoever imagines the table knows every sealed bid."""
    class Awake(AgoraGame):
        def dream(self, s: Agora, seat: int, rng: Rng) -> None:
            bids = s.bids
            super().dream(s, seat, rng)
            s.bids = bids
    return Awake()


def whispers_are_not_dreamt(patch: Patch) -> Game[Any]:
    """Whoever imagines the table knows every whispered offer."""
    class Awake(AgoraGame):
        def dream(self, s: Agora, seat: int, rng: Rng) -> None:
            table, whispers = s.table, s.whispers.copy()
            super().dream(s, seat, rng)
            s.table, s.whispers = table, whispers
    return Awake()


def dream_by_the_truth(patch: Patch) -> Game[Any]:
    """Other bids, and never the true one: who dreams long enough knows it."""
    class Sly(AgoraGame):
        def dream(self, s: Agora, seat: int, rng: Rng) -> None:
            bids = s.bids
            super().dream(s, seat, rng)
            for n in [x for x in range(s.seats) if x != seat and x not in s.opened and bids[x] != agora.SEALED]:
                s.bids[n] = (bids[n] + 1 + rng.below(agora.BID)) % (agora.BID + 1)
    return Sly()


def whispers_on_the_board(patch: Patch) -> Game[Any]:
    """Private offers in everybody's view."""
    class Open(AgoraGame):
        def view(self, s: Agora, seat: int | None) -> View:
            return {**super().view(s, seat), "table": [agora.show(deal) for deal in s.table]}
    return Open()


def whispers_counted(patch: Patch) -> Game[Any]:
    """Not the offers, only how many there are."""
    class Counted(AgoraGame):
        def view(self, s: Agora, seat: int | None) -> View:
            return {**super().view(s, seat), "offers": len(s.table)}
    return Counted()


def loud_whisper(patch: Patch) -> Game[Any]:
    """An event tells all what some were told."""
    real = agora.speak

    def speak(s: Agora, seat: int, act: Any) -> None:
        if agora.meant_for(s, act) is not None:
            s.tell("rumour", seat=seat, act=spell(act))
        real(s, seat, act)
    patch(agora, "speak", speak)
    return AgoraGame()


def last_word_whispered(patch: Patch) -> Game[Any]:
    """The last signature is for the parties: all see the deal, and so what was said."""
    real = agora.meant_for

    def meant_for(s: Agora, act: Any) -> list[int] | None:
        if agora.verb(act) == "accept" and s.deal(act[0][1]).private:
            return s.deal(act[0][1]).parties
        return real(s, act)
    patch(agora, "meant_for", meant_for)
    return AgoraGame()


def amendments_cost_double(patch: Patch) -> Game[Any]:
    """Whoever whispers and has two acts less than before has amended something."""
    real = agora.speak

    def speak(s: Agora, seat: int, act: Any) -> None:
        real(s, seat, act)
        s.made[seat] += int(agora.verb(act) == "amend" and s.made[seat] < agora.ACTS)
    patch(agora, "speak", speak)
    return AgoraGame()


def flaw_that_knows_too_much(patch: Patch) -> Game[Any]:
    """One hears that others talk of the same goods."""
    real = agora.flaw

    def flaw(s: Agora, seat: int, act: Any) -> Any:
        if act and agora.verb(act) == "offer" and [x for x in s.table if x.private and seat not in x.parties]:
            return real(s, seat, act) and ("others-talk",)
        return real(s, seat, act)
    patch(agora, "flaw", flaw)
    return AgoraGame()


def pays_what_nobody_has(patch: Patch) -> Game[Any]:
    patch(agora, "payable", lambda s, terms: True)
    return AgoraGame()


def signatures_outlive_an_amendment(patch: Patch) -> Game[Any]:
    """Whoever has signed version 1 is bound by version 2."""
    def amend(deal: agora.Deal, seat: int, terms: list[agora.Transfer]) -> None:
        deal.version += 1
        deal.terms, deal.signed = terms, {**deal.signed, seat: deal.version}
    patch(agora, "amend", amend)
    return AgoraGame()


def accepts_an_old_version(patch: Patch) -> Game[Any]:
    """`accept 1,1` arrives after the amendment, and counts."""
    real = agora.flaw

    def flaw(s: Agora, seat: int, act: Any) -> Any:
        found = real(s, seat, act)
        return None if found is not None and found[0] == "other-version" else found
    patch(agora, "flaw", flaw)
    return AgoraGame()


def opened_bid_is_no_barrier(patch: Patch) -> Game[Any]:
    """Whoever was the last to be ready looks at a bid, and takes it back."""
    def open_bid(s: Agora, seat: int) -> None:
        s.opened.append(seat)
        s.then(agora.raise_bid, seat)
    patch(agora, "open_bid", open_bid)
    return AgoraGame()


ON_THE_AGORA: Final = (
    (bids_are_not_dreamt, "L6"), (whispers_are_not_dreamt, "L6"), (dream_by_the_truth, "L6"),
    (whispers_on_the_board, "L5"), (whispers_counted, "L5"), (loud_whisper, "L5"), (last_word_whispered, "L5"),
    (amendments_cost_double, "L5"), (flaw_that_knows_too_much, "L6"), (pays_what_nobody_has, "L8"),
    (signatures_outlive_an_amendment, "L8"), (accepts_an_old_version, "L8"), (opened_bid_is_no_barrier, "L4 L6"))


# what is said beside a question, in a poll, to a few

def mostly(patch: Patch, verb: str) -> None:
    """Turns in which little else is done than what the mistake is about."""
    real = conclave.acts
    patch(conclave, "acts", lambda s, seat: [("pass",), *[act for act in real(s, seat) if act[0] == verb]])


def purse_from_before(patch: Patch) -> Game[Any]:
    """A local from before the question, though coins came and went while it was asked."""
    def debate(s: Conclave, seat: int, steps: int) -> Play:
        purse = s.coins[seat]
        act = yield from Choose(seat, "conclave.act", lambda: conclave.acts(s, seat))
        if act[0] == "demand":
            s.coins[seat] = purse - 1
            s.bank += 1
            s.then(conclave.open_plan, act[1])
            s.then(conclave.debate, seat, steps)
    mostly(patch, "demand")
    patch(conclave, "debate", debate)
    return ConclaveGame()


def hand_from_before(patch: Patch) -> Game[Any]:
    """The same of the notes that can be handed over: one may be gone by now."""
    def hand_over(s: Conclave, seat: int, taker: int) -> Sub[None]:
        before = list(s.notes[seat])
        note = yield from Choose(seat, "conclave.hand", lambda: conclave.letters(s, seat), seen_by=[taker])
        if note is not None:
            before.remove(note)
            s.notes[seat] = before
            s.seen = [seen for seen in s.seen if seen.holder != seat]
            s.receive(taker, note, seat)
    patch(conclave, "hand_over", hand_over)
    return ConclaveGame()


def options_from_before(patch: Patch) -> Game[Any]:
    """Options that are a list and not a function: what they offer may no longer be had."""
    def choose(seat: int, key: str, options: Any, *args: Any, **more: Any) -> Choose[Any]:
        return Choose(seat, key, options() if callable(options) else options, *args, **more)
    patch(conclave, "Choose", choose)
    return ConclaveGame()


def plans_not_drawn_anew(patch: Patch) -> Game[Any]:
    """Whoever imagines a world finds the true plans in it."""
    class Literal(ConclaveGame):
        def dream(self, s: Conclave, seat: int, rng: Rng) -> None:
            plans = list(s.plans)
            super().dream(s, seat, rng)
            s.plans = plans
    return Literal()


def sights_not_drawn_anew(patch: Patch) -> Game[Any]:
    """Whoever imagines a world finds in it which note the others were shown."""
    class Literal(ConclaveGame):
        def dream(self, s: Conclave, seat: int, rng: Rng) -> None:
            seen = [x.note for x in s.seen]
            super().dream(s, seat, rng)
            for x, note in enumerate(seen):
                s.seen[x].note = note
    return of_four(Literal(), patch, "show")


def of_four(game: Game[Any], patch: Patch, verb: str) -> Game[Any]:
    """With three seats everybody is shown everything."""
    mostly(patch, verb)
    game.seats = range(4, 7)
    return game


def poll_of_those_who_can(patch: Patch) -> Game[Any]:
    """Only those who hold a veto are polled: whoever is not awaited holds none."""
    def window(seats: Sequence[int], ask: Callable[[int], Choose[Any]], act: Callable[..., Sub[None]]) -> Sub[None]:
        yield from kernel.window([seat for seat in seats if ask(seat).count() > 1], ask, act)
    patch(conclave, "window", window)
    return ConclaveGame()


def poll_that_tells(patch: Patch) -> Game[Any]:
    """Whoever has answered is ready, for all to see."""
    class Loud(Choose[Any]):
        s: Conclave

        def check(self, value: object) -> bool:
            if self.seat not in self.s.ready:
                self.s.ready.append(self.seat)
            return super().check(value)

    def reaction(s: Conclave, seat: int) -> Choose[Any]:
        loud = Loud(seat, "conclave.react.veto", lambda: conclave.reactions(s, seat))
        loud.s = s
        return loud
    patch(conclave, "reaction", reaction)
    return ConclaveGame()


def note_shown_to_the_wrong_seat(patch: Patch) -> Game[Any]:
    """Two are shown it, and two others remember it."""
    def show(s: Conclave, seat: int) -> Sub[None]:
        to = yield from Choose(seat, "conclave.show-whom", list(itertools.combinations(s.others(seat), 2)))
        note = yield from Choose(seat, "conclave.show", lambda: conclave.letters(s, seat), seen_by=to)
        if note is not None:
            s.seen.append(conclave.Seen(seat, (to[0], (seat + 2) % s.seats), note, True))
    patch(conclave, "show", show)
    return of_four(ConclaveGame(), patch, "show")


def note_told_to_the_wrong_seat(patch: Patch) -> Game[Any]:
    """The taker is told what was handed over, and so is its neighbour."""
    real = Conclave.receive

    class Talkative(Conclave):
        def receive(self, holder: int, note: conclave.Note, before: int) -> None:
            real(self, holder, note, before)
            self.tell("received", [holder, (holder + 1) % self.seats], note=note)

    class TalkativeGame(ConclaveGame):
        def setup(self, options: dict[str, Any]) -> Conclave:
            s = super().setup(options)
            return Talkative(**{name: getattr(s, name) for name in s.__dataclass_fields__ if name[0] != "_"})
    game = TalkativeGame()
    game.kinds = {**game.kinds, "Talkative": Talkative}
    return game


def plan_opened_for_free(patch: Patch) -> Game[Any]:
    """Whoever demands a plan, sees it and goes back has learnt it for nothing."""
    def open_plan(s: Conclave, seat: int) -> None:
        s.opened[seat] = True
        s.tell("plan", seat=seat, plan=s.plans[seat])
    mostly(patch, "demand")
    patch(conclave, "open_plan", open_plan)
    return ConclaveGame()


def memory_that_lies(patch: Patch) -> Game[Any]:
    """A note has left the hand in which others have seen it, and they still see it there."""
    class Stubborn(Conclave):
        def leave(self, holder: int, note: conclave.Note) -> None:
            self.notes[holder].remove(note)

    class StubbornGame(ConclaveGame):
        def setup(self, options: dict[str, Any]) -> Conclave:
            s = super().setup(options)
            return Stubborn(**{name: getattr(s, name) for name in s.__dataclass_fields__ if name[0] != "_"})
    game = StubbornGame()
    game.kinds = {**game.kinds, "Stubborn": Stubborn}
    return game


class Cheat(Bot):
    """Looks into the cards of the others."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, seat: Seat) -> Any:
        assert seat.decision is not None
        hands = seat._table.state.hands
        count = seat.decision.count()
        return seat.decision.at(sum([hash(card) for hand in hands for card in hand]) % count)


MUTANTS: Final[dict[str, tuple[Callable[[Patch], Game[Any]], str]]] = {
    mutant.__name__: (mutant, laws) for mutant, laws in (
        (leaky_view, "L5 L6"), (sorted_hands, "L5 L6"), (peek_into_sealed_answers, "L5"), (telling_question, "L5"),
        (silent_window, "L5 L6"), (forced_secret, "L5 L6"), (loose_draw_event, "L5 L6 L12"),
        (event_to_the_neighbour, "L5 L12"), (identity_matters, "L5"), (live_view, "L5"), (numbers_as_keys, "L12"),
        (piece_in_a_local, "L8"), (shallow_copy, "L7"), (list_in_a_tuple, "tuple"), (field_that_is_not_data, "L1 L4"),
        (hidden_global, "L1 L2 L4"), (non_conserved_piece, "L8"), (wrong_stored_score, "L10"),
        (reused_offer_number, "L8"), (offers_what_it_refuses, "remove"), (two_options_with_one_name, "L3"),
        (late_lambda, "L5 L6 L3"), (options_that_change_something, "L1 L3 L4 L12"), (arrival_order, "L1 L3 L4 L12"),
        (endless, "L9"), (purse_from_before, "L8"), (hand_from_before, "L8 remove"), (options_from_before, "L8 remove"),
        (plans_not_drawn_anew, "L6"), (sights_not_drawn_anew, "L6"), (poll_of_those_who_can, "L5 L6"),
        (poll_that_tells, "L1 L3 L4 L5 L12"), (note_shown_to_the_wrong_seat, "L5"),
        (note_told_to_the_wrong_seat, "L12"), (plan_opened_for_free, "L4"), (memory_that_lies, "L8"), *ON_THE_AGORA)}
if not str(table.__file__).endswith(".py"):
    del MUTANTS["poll_that_tells"]                # interpreted questions cannot inherit from compiled ones


if __name__ == "__main__":
    game, found = globals()[sys.argv[1]](setattr), hashlib.sha256()
    for seed in range(3):
        table = random_table(game, {"seats": 2}, seed)
        playout(table, QuickDice(seed))
        found.update(table.record().encode())
    print(found.hexdigest())
