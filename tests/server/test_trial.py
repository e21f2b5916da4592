"""A trial at a table: nobody hears of it; then it is played, or dropped."""
from __future__ import annotations

from typing import Any

from tests.server.harness import Player, Server


def tricked(server: Server) -> tuple[Player, Player, int]:
    """Two have played their cards: the winner may keep or roll."""
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    anna.answer(0)
    bo.answer(1)
    return anna, bo, anna.state()["waiting"][0]


def tried(player: Player, seat: int, *names: str) -> Any:
    return player.do("try", seat=seat, moment=player.eye(seat)["moment"], names=list(names))


def test_a_trial_shows_what_would_come_of_it_and_changes_nothing(server: Server) -> None:
    anna, bo, seat = tricked(server)
    who, other = (anna, bo) if seat == 0 else (bo, anna)
    before, theirs = who.state(), other.state()
    found = tried(who, seat, "keep")
    assert (found["taken"], found["stop"], found["decision"]["key"]) == (1, "", "tiny.keep")
    assert found["view"]["tricks"] == before["eyes"][0]["view"]["tricks"]
    assert who.state() == before
    assert other.state() == theirs


def test_it_stops_at_a_roll_and_where_others_are_asked(server: Server) -> None:
    anna, bo, seat = tricked(server)
    who = anna if seat == 0 else bo
    assert tried(who, seat, "roll")["stop"] == "chance"
    assert tried(who, seat, "keep", "2")["stop"] == "together"
    assert [event["what"] for event in tried(who, seat, "keep", "2")["events"]] == ["kept"]


def test_it_is_played_as_it_was_tried(server: Server) -> None:
    anna, bo, seat = tricked(server)
    who = anna if seat == 0 else bo
    shown = tried(who, seat, "keep", "2")["view"]
    number = who.state()["number"]
    assert who.do("play", seat=seat, moment=who.eye(seat)["moment"], names=["keep", "2"]) == {"number": number + 2}
    assert who.eye(seat)["view"] == shown


def test_if_one_is_refused_those_before_it_stand(server: Server) -> None:
    anna, bo, seat = tricked(server)
    who = anna if seat == 0 else bo
    assert who.refused("play", seat=seat, moment=who.eye(seat)["moment"], names=["keep", "9"]) == "not-legal"
    assert who.eye(seat)["decision"]["key"] == "tiny.keep"


def test_a_trial_is_of_the_own_seat_at_its_moment(server: Server) -> None:
    anna, bo, seat = tricked(server)
    who, other = (anna, bo) if seat == 0 else (bo, anna)
    moment = who.eye(seat)["moment"]
    for act in ("try", "play"):
        assert other.refused(act, seat=seat, moment=moment, names=["keep"]) == "not-your-seat"
        assert other.refused(act, seat=1 - seat, moment=moment, names=["keep"]) == "not-asked"
        assert who.refused(act, seat=seat, moment="0.0.0.tiny.bonus", names=["keep"]) == "moment-gone"
        assert who.refused(act, seat=seat, moment=moment, names=["fly"]) == "not-legal"
        assert who.refused(act, seat=seat, moment=moment, names=["keep"] * 51) == "bad-request"
    assert who.refused("play", seat=seat, moment=moment, names=[]) == "bad-request"
