"""Law L5 on the wire: what a seat may not know never reaches it, nor changes anything that does."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivesuns import games
from fivesuns.kernel import Game, QuickDice, SealedDice, Table, Unimaginable
from fivesuns.kernel.codec import words
from fivesuns.kernel.imagine import imagine
from fivesuns.server import desk as desks
from fivesuns.server import shown
from fivesuns.server.desk import Desk
from tests.server import tiny
from tests.server.harness import Player, Server
from tests.torture import GAMES as TORTURE

ALL: dict[str, Game[Any]] = {"tiny": tiny.GAME, **TORTURE}


def said(table: Table[Any], seat: int) -> Any:
    """Everything that the server says to a seat about a position, but for who has answered in secret: in an imagined
    world nobody has."""
    facts = shown.public_facts(table)
    facts["waiting"] = sorted([*facts["waiting"], *facts.pop("sealed")])
    facts.pop("number")
    return [facts, shown.eye(table, seat)]


def check_law(game: Game[Any], seats: int, seed: int, most: int) -> int:
    """At every question: a world that a seat cannot tell from the real one gives the same messages, byte for byte."""
    table: Table[Any] = Table(game, {"seats": seats}, SealedDice.from_seed(seed))
    rng, compared = QuickDice(seed), 0
    for _ in range(most):
        if table.over:
            break
        for seat in range(seats):
            if seat in table.sealed():
                continue
            try:
                world = imagine(table, seat, rng)
            except Unimaginable:
                continue
            assert said(world, seat) == said(table, seat)
            if seat == 0:                                 # what spectators see, every seat sees too
                assert shown.eye(world, None) == shown.eye(table, None)
            compared += 1
        waiting = table.waiting()
        seat = list(waiting)[rng.below(len(waiting))]
        value = waiting[seat].sample(rng)
        if value not in ("loop", "crash"):
            table.give(seat, value)
    return compared


@pytest.mark.parametrize("name", sorted(ALL))
def test_messages_do_not_depend_on_what_is_hidden(name: str) -> None:
    game = ALL[name]
    for seed in range(3):
        assert check_law(game, game.seats[-1], seed, 60) > 20


@pytest.mark.parametrize("name", games.names())
def test_messages_of_the_real_games_do_not_depend_on_what_is_hidden(name: str) -> None:
    game = games.load(name)
    assert check_law(game, game.seats[0], 1, 60) > 10


def test_everything_that_a_window_hears_its_seat_may_know(server: Server) -> None:
    """Two players and a spectator; every card named to any of them was in their own view or in an event for them."""
    anna = server.make("me", "open", options={"rounds": 3})
    bo = server.claim(anna.table, 1)
    watchers: list[tuple[int | None, Any]] = [(0, anna.window()), (1, bo.window()),
                                              (None, Player(server, anna.table, None).window())]
    with watchers[0][1], watchers[1][1], watchers[2][1]:
        for _ in range(300):
            if anna.state()["status"] == "over":
                break
            for seat, player in enumerate((anna, bo)):
                if player.state()["eyes"][0]["decision"]:
                    player.answer(seat)
        for _, window in watchers:
            window.until(lambda s: s["status"] == "over")
    known = may_know(server.record(anna.table))
    for seat, window in watchers:
        states = [m for m in window.heard if m["type"] == "state"]
        assert len(states) > 5
        for message in states:
            named = {w for w in words(message) if w in tiny.GAME.things}
            assert named <= known[seat][message["number"]], (seat, message["number"])


def may_know(record: str) -> dict[int | None, dict[int, set[str]]]:
    """For each seat and number: the cards that it has ever seen until then."""
    found: dict[int | None, dict[int, set[str]]] = {0: {}, 1: {}, None: {}}
    seen: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    head, _, rest = record.partition("answers\n")
    table: Table[Any] = Table(tiny.GAME, msgspec.json.decode(head.split("options ")[1].splitlines()[0]))
    for line in rest.splitlines():
        who, _, name = line.partition(" ")
        if who not in ("*", "0", "1"):
            break
        events = table.give_line(who, name)
        for seat, cards in seen.items():
            cards |= {w for w in words(table.view(seat)) if w in tiny.GAME.things}
            for event in events:
                if event.known_to(seat):
                    cards |= set(words(list(event.args.values())))
            found[seat][table.length] = set(cards)
    return found


def test_a_key_sees_only_its_own_seats_everywhere(server: Server) -> None:
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    hand = set(bo.eye(1)["view"]["me"]["hand"])
    for path in ("", "/log", "/log?seat=0", "/at/8", "/at/8?seat=0", "/answers", "/answers?seat=0", "/chat", "/dice"):
        text = server.call("GET", f"/api/tables/{anna.table}{path}", anna.key).text
        assert not [card for card in hand if card in text], path
    for path in ("", "/log", "/at/8", "/answers", "/dice", "/chat"):
        text = server.call("GET", f"/api/tables/{anna.table}{path}").text
        assert "card-" not in text, path


def test_a_refusal_names_no_hidden_card(server: Server) -> None:
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    hand = bo.eye(1)["view"]["me"]["hand"]
    moment = anna.eye(0)["moment"]
    for card in tiny.CARDS:
        text = anna.act("answer", seat=0, moment=moment, name=card).text
        if "error" not in text:
            anna.do("take_back", seat=0)
            moment = anna.eye(0)["moment"]
        else:
            assert not [other for other in hand if other in text.replace(card, "")]


def test_an_answer_that_opens_secrets_is_news() -> None:
    """The bids were given in secret; the answer that ends the stage opens them, so it cannot be undone for nothing."""
    desk = Desk(["tests.server.tiny"])
    options = {"seats": 2, "rounds": 1, "trap": "off", "odd": False}
    desk.open("t", 1, "tiny", options, b"seed", [], [[], []])
    stamp = 1
    while True:
        facts = desk.look("t", stamp, [[], []])["facts"]
        seat = facts["waiting"][0]
        bid = facts["keys"][seat] == "tiny.open"
        answer: dict[str, Any] = {"sample": 1}
        if facts["keys"][seat] == "tiny.bonus":
            answer = {"name": "pass"}
        reply = desk.answer("t", stamp, stamp + 1, seat, [[0, 1], [[0], [1]]], [], 32, **answer)
        stamp += 1
        if bid:
            break
    assert reply["facts"]["over"]
    assert reply["facts"]["barrier"] == reply["facts"]["number"]
    assert dict((tuple(s), f) for s, f in reply["limits"])[1,] == [reply["facts"]["number"], "reveal"]


@pytest.mark.parametrize("name", ["tiny", *games.names()])
def test_the_record_names_to_a_seat_only_what_it_has_seen(name: str) -> None:
    """At every moment: no thing that the seat never saw, no secret answer of others, no sealed one."""
    game = tiny.GAME if name == "tiny" else games.load(name)
    seats = game.seats[0]
    table: Table[Any] = Table(game, {"seats": seats}, SealedDice.from_seed(4))
    desk, rng = Desk(["tests.server.tiny"]), QuickDice(4)
    seen: dict[int | None, set[str]] = {seat: set() for seat in (*range(seats), None)}
    hidden: dict[int | None, set[int]] = {seat: set() for seat in seen}
    for n in range(60):
        if table.over:
            break
        waiting = table.waiting()
        seat = list(waiting)[rng.below(len(waiting))]
        value = waiting[seat].sample(rng)
        if value in ("loop", "crash"):
            continue
        for eyes, places in hidden.items():
            if not waiting[seat].shown_to(eyes, value):
                places.add(table.length)
        for event in table.give(seat, value):
            for eyes, cards in seen.items():
                if event.known_to(eyes):
                    cards |= set(words(list(event.args.values())))
        for eyes, cards in seen.items():
            cards |= set(words(table.view(eyes)))
        if n % 6 or table.over:
            continue
        tail = desks.entries(table, 0)
        for eyes, cards in seen.items():
            names = desk.answers(game.name, game.version, table.options, None, tail, eyes, 0)["names"]
            for place, (said, (who, real)) in enumerate(zip(names, tail)):
                assert said in (None, real)
                if who == eyes:
                    assert said == real
                if place in hidden[eyes]:
                    assert said is None
                if said is not None:
                    things = {w for w in said.replace(",", " ").split(" ") if w in game.things}
                    assert things <= cards, (eyes, place, said)


def test_sealed_answers_are_named_when_the_last_is_in(server: Server) -> None:
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    played = anna.eye(0)["view"]["me"]["hand"][0]
    anna.answer(0, played)
    own, other = anna.look("answers?seat=0"), bo.look("answers?seat=1")
    assert own["answers"][-1] == {"number": 8, "seat": 0, "name": played}
    assert other["answers"][-1] == {"number": 8, "seat": 0, "name": None}
    assert other["settled"] == 8
    bo.answer(1)
    again = bo.look(f"answers?seat=1&from={other['settled']}")
    assert again["answers"][0] == {"number": 8, "seat": 0, "name": played}
    drawn = [x["name"] for x in again["answers"] if x["seat"] is None]
    assert drawn == []
    assert [x["name"] is None for x in bo.look("answers?seat=1")["answers"][:8]] == [True] * 4 + [False] * 4
    assert server.call("GET", f"/api/tables/{anna.table}/answers?seat=1", anna.key).json()["error"]["id"] == "hidden"


def test_when_the_game_is_over_the_record_hides_nothing(server: Server) -> None:
    anna = server.make("me", "careful", options={"rounds": 1})
    anna.play_out()
    found = anna.look("answers")
    record = server.record(anna.table)
    lines = [f"{'*' if x['seat'] is None else x['seat']} {x['name']}" for x in found["answers"]]
    assert record.startswith(found["head"] + "answers\n" + "\n".join(lines) + "\nend")
