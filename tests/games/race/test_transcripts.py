"""Games played by another program, replayed answer by answer: same choices, same draws, same scores.

A transcript has a line for every card drawn and every choice offered. Our table has no dice: it is fed the draws, and
whatever it asks must be what the line says. What our rules decide without asking (a single legal answer) is compared
through the events.
"""
from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games import load
from fivesuns.games.race.catalog import FIRST_EDITION, Card
from fivesuns.kernel import Chance, Decision, Event, Table
from tests.recorded import recorded

from .scenario import scenario

FILES = recorded("race", "*.jsonl.gz")
ACTIONS = {1: "explore_5", 2: "explore_1_1", 3: "develop", 4: "develop_2", 5: "settle", 6: "settle_2",
           7: "consume_trade", 8: "consume_x2", 9: "produce"}
ROUND_CAP = 30                   # that program stops there; it is no rule


def word_of(name: str) -> str:
    """`The Last of the Uplift Gnarssh` -> `last_of_the_uplift_gnarssh`"""
    name = name.removeprefix("The ").replace("'", "").lower()
    return re.sub(r"[^a-z0-9]+", "_", name)


def ship_is_of_use(card: Card, offered: set[str]) -> bool:
    """That program lists the Colony Ship for every world; it cannot pay for a military one unless a Contact Specialist
    makes it non-military (RFG-7.11, RFG-7.13)."""
    return "colony_ship" in offered and (not FIRST_EDITION.cards[card].military or "contact_specialist" in offered)


class Replay:
    """One transcript on one table."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        start = lines[0]
        copies: dict[str, int] = {}
        self.cards: list[Card] = []
        for name in start["deck"]:
            design = FIRST_EDITION.designs[word_of(name)]
            self.cards.append(design.cards[copies.setdefault(design.id, 0)])
            copies[design.id] += 1
        assert sorted(self.cards) == sorted(FIRST_EDITION.cards)
        self.lines = [line for line in lines[1:] if line["k"] != "rand"]
        self.table: Table[Any] = Table(load("race"), {"seats": start["players"], "duel": bool(start["advanced"]),
                                                      "keldon_order": True})
        self.drawn: list[Card] = []              # drawn in the transcript, not yet enough for our draw
        self.heard: list[Event] = []             # since the last line that was compared
        self.compared = 0
        self.refreshed = 0
        self.reshuffled = 0

    def run(self) -> None:
        """Every line in turn; with its number if it does not fit."""
        self.set_up()
        for n, line in enumerate(self.lines):
            try:
                if line["k"] == "round_end" and line["round"] >= ROUND_CAP and not self.table.over:
                    self.round_end(line)
                    return
                getattr(self, line["k"])(line)
            except AssertionError as error:
                raise AssertionError(f"line {n} {json.dumps(line)[:300]}: {error}") from error
        assert self.table.over

    # chance

    def set_up(self) -> None:
        """The start worlds, the hands and the first good are dealt in another order there."""
        seats = next(line for line in self.lines if line["k"] == "seats")["seats"]
        worlds = {int(who[1:]): FIRST_EDITION.start_worlds[number] for who, number in seats}
        self.settle(tuple(worlds[seat] for seat in range(len(worlds))))
        first = next(n for n, line in enumerate(self.lines) if line["k"] == "choice")
        dealt = [self.cards[line["card"]] for line in self.lines[:first]]
        discards = [line for line in self.lines if line["k"] == "choice" and line["act"] == -2]
        for line in discards:
            hand = tuple(self.cards[card] for card in reversed(line["opts"]))
            for card in hand:
                dealt.remove(card)
            self.settle(hand)
        if dealt:
            self.settle(tuple(dealt))
        self.lines = self.lines[first:]
        assert [int(who[1:]) for who, _ in seats] == list(self.table.state.order)

    def settle(self, cards: tuple[Card, ...]) -> None:
        self.listen(self.table.settle(cards))

    def draw(self, line: dict[str, Any]) -> None:
        self.drawn.append(self.cards[line["card"]])
        ask = self.table.ask
        assert isinstance(ask, Chance), f"we draw nothing here, but ask {self.asked()}"
        if len(self.drawn) == ask.things:        # type: ignore[attr-defined]
            self.settle(tuple(self.drawn))
            self.drawn = []

    def refresh(self, line: dict[str, Any]) -> None:
        self.refreshed += 1

    def seats(self, line: dict[str, Any]) -> None:
        """Compared at the set-up."""

    def listen(self, events: list[Event]) -> None:
        self.reshuffled += len([event for event in events if event.what == "reshuffled"])
        self.heard += [event for event in events if event.to is None]

    # choices

    def choice(self, line: dict[str, Any]) -> None:
        assert not self.drawn, f"we draw fewer cards than {self.drawn}"
        seat = int(line["who"][1:])
        options = [self.cards[card] for card in line["opts"]] if line["type"] != 0 else []
        answer = [self.cards[card] for card in line["ans"]] if line["type"] != 0 else []
        self.compared += 1
        {0: self.action, 2: self.discard, 5: self.place, 6: self.payment, 12: self.trade, 13: self.power,
         14: self.spend, 15: self.goods, 16: self.guess, 19: self.windfall}[line["type"]](seat, line, options, answer)

    def asked(self, seat: int | None = None) -> Any:
        waiting = self.table.waiting()
        return {s: d.key for s, d in waiting.items()} if seat is None else waiting.get(seat)

    def expect(self, seat: int, key: str) -> Any:
        decision = self.asked(seat)
        assert decision is not None, f"seat {seat} is not asked {key}; asked: {self.asked()}"
        assert decision.key == key, f"{decision.key} instead of {key}"
        return decision

    def give(self, seat: int, value: Any) -> None:
        self.heard = []
        self.listen(self.table.give(seat, value))

    def pick(self, seat: int, key: str, options: list[Card], chosen: list[Card]) -> None:
        decision = self.expect(seat, key)
        assert sorted(decision.things) == sorted(options)
        self.give(seat, tuple(card for card in decision.things if card in chosen))

    def next(self, what: str, seat: int) -> dict[str, Any]:
        """What happened, asked or unasked: the first such event of this seat that no line has accounted for."""
        for n, event in enumerate(self.heard):
            if event.what == what and event.args["seat"] == seat:
                return self.heard.pop(n).args
        raise AssertionError(f"nobody {what}: {[event.what for event in self.heard]}")

    def action(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        names = tuple(ACTIONS[code] for code in line["ans"] if code > 0)
        if self.table.state.duel:
            self.expect(seat, "race.actions")
            self.give(seat, names)
        else:
            self.expect(seat, "race.action")
            self.give(seat, names[0])

    def discard(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        assert len(answer) == line["args"][0]
        if line["act"] == 1:
            decision = self.expect(seat, "race.keep")
            assert decision.least == decision.most == len(options) - len(answer)
            self.pick(seat, "race.keep", options, [card for card in options if card not in answer])
        else:
            key = "race.discard" if line["act"] == -2 else "race.limit"
            assert self.expect(seat, key).least == len(answer)
            self.pick(seat, key, options, answer)

    def place(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        key = "race.develop" if line["args"][0] == 2 else "race.settle"
        if not options and (self.asked(seat) is None or self.asked(seat).key != key):
            return                               # we do not ask a player without cards
        decision = self.expect(seat, key)
        assert sorted([card for card in decision.options() if card is not None]) == sorted(options)
        self.give(seat, None if line["rv"] < 0 else self.cards[line["rv"]])

    def payment(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        """Method and payment in one line; either may be forced here."""
        card = self.cards[line["args"][0]]
        offered = {FIRST_EDITION.cards[self.cards[x]].id for x in line["special"]}
        used = {FIRST_EDITION.cards[self.cards[x]].id for x in line["anss"]}
        decision = self.asked(seat)
        if decision is not None and decision.key == "race.method":
            verbs = {method[0]: method for method in decision.options()}
            assert any("ship" in verb for verb in verbs) == ship_is_of_use(card, offered), f"{verbs} {offered}"
            assert any("tactics" in verb for verb in verbs) == ("new_military_tactics" in offered), f"{verbs} {offered}"
            assert any("diplomacy" in verb for verb in verbs) <= ("contact_specialist" in offered), f"{verbs} {offered}"
            verb = self.verb(card, used)
            assert verb in verbs, f"{verb} is not in {list(verbs)}"
            self.give(seat, verbs[verb])
            decision = self.asked(seat)
        if decision is not None and decision.key == "race.pay" and decision.about[0] == card:
            assert decision.least == decision.most == len(answer)
            self.pick(seat, "race.pay", options, answer)
        if not FIRST_EDITION.cards[card].world:
            done = self.next("developed", seat)
        elif self.verb(card, used).startswith("conquer"):
            done = self.next("conquered", seat)
        else:
            done = self.next("settled", seat)
        assert (done["seat"], done["card"], done.get("paid", 0)) == (seat, card, len(answer))

    def verb(self, card: Card, used: set[str]) -> str:
        tactics = "_tactics" if "new_military_tactics" in used else ""
        if not FIRST_EDITION.cards[card].military:
            return ("ship" if "colony_ship" in used else "pay") + tactics
        if "contact_specialist" not in used:
            return "conquer" + tactics
        return ("diplomacy_ship" if "colony_ship" in used else "diplomacy") + tactics

    def trade(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        if len(options) > 1:
            decision = self.expect(seat, "race.sell")
            assert sorted(decision.options()) == sorted(options)
            self.give(seat, answer[0])
        sold = self.next("sold", seat)
        assert (sold["seat"], [sold["world"]]) == (seat, answer)

    def power(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        decision: Decision[Any] = self.expect(seat, "race.consume")
        theirs = [self.consumption(card, index) for card, index in zip(options, line["special"])]
        ours = [option for option in decision.options() if option is not None]       # type: ignore[attr-defined]
        assert sorted(ours) == sorted(theirs), f"{ours} {theirs}"
        self.give(seat, self.consumption(answer[0], line["anss"][0]) if answer else None)

    def consumption(self, card: Card, index: int) -> tuple[str, str]:
        """That program numbers all powers of a card together."""
        d = FIRST_EDITION.cards[card]
        verbs = [power.verb for power in d.consumes]
        return (verbs[index] if len(verbs) > 1 else verbs[0], card)

    def goods(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        if len(answer) < len(options):
            self.pick(seat, "race.goods", options, answer)
        consumed = self.next("consumed", seat)
        assert (consumed["seat"], sorted(consumed["worlds"])) == (seat, sorted(answer))

    def spend(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        self.pick(seat, "race.spend", options, answer)

    def guess(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        self.expect(seat, "race.guess")
        self.give(seat, line["rv"])

    def windfall(self, seat: int, line: dict[str, Any], options: list[Card], answer: list[Card]) -> None:
        decision = self.expect(seat, "race.windfall")
        assert sorted(decision.options()) == sorted(options)
        self.give(seat, answer[0])

    # results

    def round_end(self, line: dict[str, Any]) -> None:
        s = self.table.state
        assert self.table.over or set(self.asked().values()) <= {"race.action", "race.actions"}
        assert s.round == line["round"] + (not self.table.over)
        assert (s.pool, self.reshuffled) == (line["pool"], self.refreshed)
        for theirs in line["p"]:
            ours = s.players[int(theirs["who"][1:])]
            assert ours.chips == theirs["vp"]
            assert sorted(ours.hand) == sorted([self.cards[card] for card in theirs["hand"]])
            assert ours.tableau[::-1] == [self.cards[card] for card in theirs["tableau"]]
            assert ours.goods == {self.cards[world]: self.cards[good] for world, good in theirs["goods"]}

    def end(self, line: dict[str, Any]) -> None:
        assert self.table.over
        s, game = self.table.state, self.table.game
        for theirs in line["p"]:
            seat = int(theirs["who"][1:])
            ours = s.players[seat]
            assert ours.start == word_of(theirs["start"])
            assert (game.scores(s)[seat], ours.chips) == (theirs["vp"], theirs["chips"])
            counts = {"cards": len(ours.tableau), "hand": len(ours.hand), "goods": len(ours.goods)}
            assert counts == {name: theirs[name] for name in counts}
            assert (seat in game.winners(s)) == bool(theirs["win"])


@pytest.mark.recorded
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_a_game_of_another_program_plays_the_same_here(path: Path) -> None:
    with gzip.open(path, "rt") as file:
        replay = Replay([json.loads(line) for line in file])
    replay.run()
    assert replay.compared > 30


@pytest.mark.parametrize(("world", "offered", "ways"), [
    ("rebel_miners", ["colony_ship", "new_military_tactics"], ["conquer", "conquer_tactics"]),
    ("rebel_miners", ["colony_ship", "contact_specialist"], ["conquer", "diplomacy", "diplomacy_ship"]),
    ("gem_world", ["colony_ship"], ["pay", "ship"]),
    ("rebel_miners", ["new_military_tactics"], ["conquer", "conquer_tactics"])])
def test_a_ship_that_is_listed_without_use_is_no_difference(world: str, offered: list[str], ways: list[str]) -> None:
    t = scenario(tableaux={0: [*offered, "space_marines"]}, hands={0: [world, 5]}, actions="settle").play(0, world)
    found = [method[0] for method in t.decision(0).options()]
    assert found == ways
    assert ship_is_of_use(Card(world), set(offered)) == any("ship" in verb for verb in found)
