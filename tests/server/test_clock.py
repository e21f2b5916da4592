"""Clocks: whose time runs, what silence means when it is up, and that time tells nothing. Time passes by hand here."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fivesuns.server import acts, clock, lobby, notify, store, telling, wire
from fivesuns.server.clock import Asked, Times
from fivesuns.server.errors import Refused
from fivesuns.server.hall import Hall
from fivesuns.server.live import Live
from tests.server.inside import hall as opened
from tests.server.inside import until

GAMES = ("tests.server.tiny", "tests.server.forum", "tests.server.moot")
TURN: Any = {"kind": "turn", "seconds": 120, "increment": 0, "then": "bot"}
GAME: Any = {"kind": "game", "seconds": 1800, "increment": 30, "then": "bot"}
DAYS: Any = {"kind": "turn", "seconds": 3 * 24 * 3600, "increment": 0, "then": "bot"}
SEE = Hall.see_clocks
FIRST = 1_700_000_000_000


class Wall:
    """The clock on the wall."""

    def __init__(self) -> None:
        self.now = FIRST

    def __call__(self) -> int:
        return self.now


class House:
    """A hall, and a clock on its wall that goes on when it is told to."""

    def __init__(self, runner: asyncio.Runner, hall: Hall, wall: Wall) -> None:
        self.runner = runner
        self.hall = hall
        self.wall = wall

    def run(self, work: Awaitable[Any]) -> Any:
        async def bounded() -> Any:
            return await asyncio.wait_for(work, 120)
        return self.runner.run(bounded())

    def make(self, game: str, *seats: str, rules: Any = TURN, **more: Any) -> Table:
        wishes = [wire.SeatWish(s) if s in ("me", "screen", "open") else wire.SeatWish("bot", bot=s) for s in seats]
        wish = wire.NewTable(game, wishes, clock=None if rules is None else msgspec.convert(rules, wire.ClockWish),
                             **more)
        made = self.run(lobby.make(self.hall, wish, "somebody"))
        table = Table(self, self.run(self.hall.table(made["table"])))
        table.keys[0] = made["key"]
        for n, kind in enumerate(seats):
            if kind == "open":
                table.keys[n] = table.do(wire.Claim(seat=n, name=f"P{n}"), None)["key"]
        return table

    def pass_time(self, seconds: float, see: bool = True) -> None:
        """The server is there all the while."""
        self.wall.now += int(seconds * 1000)
        if see:
            self.hall._clocks_kept = self.wall.now
            self.see()

    def see(self) -> None:
        async def look() -> None:
            await SEE(self.hall)
            await until(lambda: not self.hall._timed)
        self.run(look())


class Table:
    def __init__(self, house: House, live: Live) -> None:
        self.house = house
        self.live = live
        self.keys: dict[int, str] = {}

    def do(self, act: Any, key: str | None) -> Any:
        return self.house.run(acts.do(acts.Actor(self.house.hall, self.live, key, "here"), act))

    def act(self, seat: int, act: Any) -> Any:
        return self.do(act, self.keys[seat])

    def refused(self, seat: int, act: Any) -> str:
        with pytest.raises(Refused) as refused:
            self.act(seat, act)
        return refused.value.id

    def say(self, seat: int, name: str) -> wire.Answer:
        """What this seat would say now."""
        self.look(seat)
        return wire.Answer(seat=seat, moment=self.live.moment_text(seat), name=name)

    def answer(self, seat: int, name: str) -> None:
        self.act(seat, self.say(seat, name))

    def look(self, *seats: int) -> None:
        self.house.run(self.live.changing(lambda: self.live.look([seats])))

    def state(self, seat: int | None = None) -> Any:
        key = None if seat is None else self.live.key_of(self.keys[seat])
        self.house.run(self.live.changing(lambda: self.live.look([self.live.held_by(key)])))
        return msgspec.json.decode(msgspec.json.encode(telling.state(self.live, key)))

    def hear(self, watcher: telling.Watcher) -> Any:
        """What somebody who looks on is told now, if anything."""
        self.look()
        told = watcher.message(self.live)
        return None if told is None else msgspec.json.decode(told)

    @property
    def clock(self) -> Any:
        return self.state()["clock"]

    @property
    def kinds(self) -> list[str]:
        return [s.kind for s in self.live.seats]

    def entries(self) -> list[list[Any]]:
        found: list[list[Any]] = self.house.run(self.house.hall.database.read(
            lambda conn: store.read_entries(conn, self.live.id, 0, 99)))
        return found


def setting(runner: asyncio.Runner, wall: Wall, url: str) -> Iterator[House]:
    place = opened(url, games=GAMES, tick=3600.0)
    house = House(runner, runner.run(place.__aenter__()), wall)
    yield house
    runner.run(place.__aexit__(None, None, None))


@pytest.fixture(scope="module")
def wall() -> Iterator[Wall]:
    async def nothing(hall: Hall) -> None:
        """Nobody looks at the clocks but the tests."""
    found = Wall()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "now", found)
        patch.setattr(Hall, "see_clocks", nothing)
        yield found


@pytest.fixture(scope="module")
def house(wall: Wall, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with asyncio.Runner() as runner:
        yield from setting(runner, wall, f"sqlite:///{tmp_path_factory.mktemp('clock')}/tables.sqlite3")


def at_poll(house: House, **more: Any) -> Table:
    """Three people who may all cry out."""
    table = house.make("forum", "me", "open", "open", **more)
    table.answer(0, "7")
    assert table.live.row.waiting == [0, 1, 2]
    return table


# how it counts

def asked(times: Times, rules: Any, *waiting: int, **more: Any) -> Times:
    undone = more.pop("undone", False)
    return clock.asked(rules, times, Asked([*waiting], more.pop("question", None), **more), undone)


def spent(times: Times, seconds: int, *running: int) -> Times:
    return clock.stood(msgspec.structs.replace(times, running=[*running]), FIRST, FIRST + seconds * 1000)


def test_who_is_asked_anew_has_a_new_turn_and_who_is_still_asked_has_not() -> None:
    times = asked(clock.fresh(TURN, 3), TURN, 0)
    assert times.left[0] == 120_000
    times = asked(spent(times, 50, 0), TURN, 0)
    assert times.left[0] == 70_000, "another question of the same turn"
    times = asked(times, TURN, 1)
    assert times.left[:2] == [70_000, 120_000]
    assert asked(times, TURN, 0).left[0] == 120_000


def test_reactions_do_not_end_a_turn_and_sealed_answers_do() -> None:
    times = spent(asked(clock.fresh(TURN, 3), TURN, 0), 50, 0)
    poll = asked(times, TURN, 0, 1, 2, question=[0, 5], polled=True)
    assert (poll.common, poll.left[0]) == (120_000, 70_000)
    assert asked(spent(poll, 60, 0, 1, 2), TURN, 0).left[0] == 70_000, "nobody pays for a poll"
    silent = msgspec.structs.replace(poll, common=0, up=[0, 1, 2])
    assert asked(silent, TURN, 0).up == [], "for the turn there is time"
    bids = asked(times, TURN, 0, 1, 2, question=[0, 5])
    assert asked(bids, TURN, 0).left[0] == 120_000


def test_one_question_to_several_has_one_time_and_the_next_has_another() -> None:
    times = spent(asked(clock.fresh(TURN, 2), TURN, 0, 1, question=[0, 4]), 50, 0, 1)
    assert asked(times, TURN, 1, question=[0, 4]).common == 70_000, "somebody has answered"
    assert asked(times, TURN, 1, question=[0, 6]).common == 120_000


def test_who_makes_himself_ready_and_is_so_no_longer_gets_no_new_time() -> None:
    floor = {"open": True}
    times = spent(asked(clock.fresh(TURN, 3), TURN, 0, 1, 2, **floor), 50, 0, 1, 2)
    times = asked(times, TURN, 1, 2, **floor)
    assert asked(times, TURN, 0, 1, 2, **floor).left == [70_000] * 3


def test_a_turn_adds_to_the_time_of_a_game() -> None:
    times = asked(clock.fresh(GAME, 2), GAME, 0)
    assert times.left == [1_830_000, 1_800_000]
    times = asked(spent(times, 100, 0), GAME, 1)
    assert times.left == [1_730_000, 1_830_000]
    assert asked(times, GAME, 0).left[0] == 1_760_000
    assert asked(times, GAME, 0, 1, question=[0, 3]).common == 90_000, "a twentieth of the game, for all"


def test_an_undo_gives_no_time_back() -> None:
    for rules in (TURN, GAME):
        times = spent(asked(clock.fresh(rules, 2), rules, 0), 100, 0)
        left = times.left[0]
        assert asked(asked(times, rules, 1), rules, 0, undone=True).left[0] == left


def test_a_clock_on_the_wall_that_is_set_back_gives_nothing() -> None:
    times = msgspec.structs.replace(asked(clock.fresh(TURN, 2), TURN, 0), running=[0])
    assert clock.stood(times, FIRST, FIRST - 5000) == times


@pytest.mark.parametrize(("seconds", "before"), [
    (120, None), (2 * 3600, 1800), (24 * 3600, 6 * 3600), (7 * 24 * 3600, 24 * 3600)])
def test_a_reminder_comes_a_quarter_of_the_time_before_it_is_up(seconds: int, before: int | None) -> None:
    rules: Any = {**TURN, "seconds": seconds}
    times = msgspec.structs.replace(asked(clock.fresh(rules, 2), rules, 0), running=[0])
    end = FIRST + seconds * 1000
    assert clock.reminds(rules, times, FIRST) == (None if before is None else end - before * 1000)
    short = msgspec.structs.replace(times, left=[seconds * 100, 0])
    assert clock.reminds(rules, short, FIRST) is None, "too late for it"
    reminded = msgspec.structs.replace(times, reminded=True)
    assert clock.next_moment(rules, reminded, FIRST) == end


def test_silence_is_what_the_rules_say_and_in_a_poll_a_pass() -> None:
    passing: Any = {"kind": "choose", "options": [{"name": "cry", "value": "cry"}, {"name": "pass", "value": None}]}
    assert clock.silence({**passing, "lapse": "cry"}, True) == "cry"
    assert clock.silence(passing, True) == "pass"
    assert clock.silence(passing, False) is None, "a turn that could be passed is not"
    assert clock.silence({"kind": "number", "low": 0}, True) is None
    assert clock.silence(None, True) is None, "it has spoken"


@pytest.mark.parametrize(("wish", "seats", "what"), [
    ({"kind": "turn", "seconds": 9}, 2, "seconds"), ({"kind": "game", "seconds": 31 * 24 * 3600}, 2, "seconds"),
    ({"kind": "turn", "seconds": 60, "increment": 5}, 2, "increment"),
    ({"kind": "game", "seconds": 60, "increment": -1}, 2, "increment"), ({"kind": "turn", "seconds": 60}, 1, "alone")])
def test_a_clock_that_cannot_be_is_refused(wish: Any, seats: int, what: str) -> None:
    with pytest.raises(Refused) as refused:
        clock.checked(msgspec.convert(wish, wire.ClockWish), seats)
    assert (refused.value.id, refused.value.given["what"]) == ("clock-refused", what)
    assert refused.value.wire()["text"]


@pytest.mark.parametrize("wish", [{"kind": "blitz", "seconds": 60}, {"kind": "turn"}, {"kind": "turn", "seconds": "x"},
                                  {"kind": "turn", "seconds": 60.5}, {"kind": "turn", "seconds": 60, "then": "lose"}])
def test_what_is_no_clock_is_no_wish(wish: Any) -> None:
    body = msgspec.json.encode({"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": wish})
    with pytest.raises(Refused, match=r"bad-request.*\$\.clock"):
        wire.read(msgspec.json.Decoder(wire.NewTable), body)


# at a table

def test_time_runs_for_who_is_waited_for_and_nobody_is_told_every_second(house: House) -> None:
    table = house.make("forum", "me", "open", "open")
    before = table.clock
    assert (before["rules"], before["running"], before["left"][0]) == (TURN, [0], 120_000)
    assert (before["since"], before["common"]) == (house.wall.now, None)
    watcher = telling.Watcher(None, lambda: None, lambda data: None)
    assert table.hear(watcher)["now"] == house.wall.now
    house.pass_time(30)
    assert table.clock == before
    assert table.hear(watcher) is None, "the page counts by itself"
    table.answer(0, "7")
    told = table.hear(watcher)
    assert told["now"] == house.wall.now
    assert table.clock["left"][0] == 90_000
    assert (table.clock["running"], table.clock["common"]) == ([0, 1, 2], 120_000)


def test_a_table_without_a_clock_says_nothing_of_time(house: House) -> None:
    table = house.make("forum", "me", "open", "open", rules=None)
    assert {"clock", "now"} & {*table.state(), *table.state(0)} == set()
    watcher = telling.Watcher(None, lambda: None, lambda data: None)
    assert "now" not in table.hear(watcher)
    house.pass_time(1e6)
    table.answer(0, "7")
    patch = table.hear(watcher)
    assert ("now" in patch, "clock" in patch["patch"]) == (False, False)
    assert (table.live.row.times, table.live.row.clock_next) == (None, None)
    mine = house.run(lobby.mine(house.hall, [wire.TableKey(table.live.id, table.keys[0])]))
    assert "clock" not in mine["tables"][0]


def test_the_lists_say_which_clock_a_table_has(house: House) -> None:
    table = house.make("forum", "me", "open", "open", rules=GAME)
    mine = house.run(lobby.mine(house.hall, [wire.TableKey(table.live.id, table.keys[0])]))
    assert mine["tables"][0]["clock"] == GAME


def cried(house: House, order: list[int], pauses: list[int]) -> tuple[Table, list[Any]]:
    """All pass, in this order and after so many seconds each; what everybody was told of the clock on the way."""
    table, told = at_poll(house), []
    for seat, pause in zip(order, pauses, strict=True):
        house.pass_time(pause)
        table.answer(seat, "pass")
        shown = table.clock
        told.append({**shown, "since": house.wall.now - (shown["since"] or 0)})
    return table, told


def test_the_clock_of_a_poll_says_nothing_of_who_thinks(house: House) -> None:
    early, told_early = cried(house, [2, 0, 1], [10, 30, 5])
    late, told_late = cried(house, [1, 0, 2], [10, 30, 5])
    assert told_early == told_late
    assert told_early[0]["running"] == told_early[1]["running"] == [0, 1, 2]
    assert early.clock["left"] == late.clock["left"] == [120_000, 0, 0], "and nobody has paid for it"


def test_in_a_poll_silence_is_what_the_rules_say_it_is(house: House) -> None:
    table = at_poll(house)
    before = table.clock
    house.pass_time(60)
    table.answer(1, "pass")
    house.pass_time(59)
    assert (table.live.row.waiting, table.clock) == ([0, 1, 2], before), "a word to a poll leaves it as it is"
    house.pass_time(1)
    assert (table.live.row.waiting, table.kinds) == ([0], ["person"] * 3)
    assert table.clock["running"] == [0], "and now the first pays"
    assert [name for _, name in table.entries()] == ["7", "pass", "pass", "pass"]


def test_when_time_is_up_a_bot_takes_the_seat_until_the_person_comes_back(house: House) -> None:
    table = house.make("tiny", "me", "open", options={"rounds": 12})
    house.pass_time(100)
    table.answer(0, table.state(0)["eyes"][0]["decision"]["options"][0]["name"])
    house.pass_time(20)
    assert table.kinds == ["person", "bot"]
    assert table.clock["left"][1] is None
    house.run(until(lambda: table.live.row.waiting != [1] and not table.live.driver.busy))
    assert table.live.row.number > 9, "it has played"
    table.act(1, wire.Return(seat=1))
    assert table.kinds == ["person", "person"]
    assert 1 not in table.live.row.waiting or table.clock["left"][1] == 120_000


def test_a_game_is_not_played_to_its_end_while_all_are_away(house: House) -> None:
    table = house.make("tiny", "me", "open", "random")
    house.run(until(lambda: table.live.row.due == [0, 1] and not table.live.driver.busy))
    house.pass_time(120)
    assert (table.kinds, table.clock["up"]) == (["person", "person", "bot"], [0, 1])
    table.answer(1, table.state(1)["eyes"][0]["decision"]["options"][0]["name"])
    assert (table.kinds[0], table.clock["up"]) == ("person", [0, 1]), "who is back may ask for a bot"
    table.act(1, wire.Propose(what="replace", seat=0))
    assert table.kinds[0] == "bot"


def test_who_comes_back_to_a_game_without_time_has_a_minute(house: House) -> None:
    table = house.make("forum", "me", "open", "open", rules={**GAME, "increment": 0})
    house.pass_time(1800)
    assert table.kinds[0] == "bot"
    table.act(0, wire.Return(seat=0))
    assert table.clock["left"][0] == 60_000


def test_the_others_vote_for_who_has_no_time_left(house: House) -> None:
    table = house.make("forum", "me", "open", "open", rules={**TURN, "seconds": 60, "then": "vote"})
    replace = wire.Propose(what="replace", seat=0)
    assert table.refused(1, replace) == "not-away"
    house.pass_time(60)
    assert table.kinds[0] == "person"
    assert (table.clock["up"], table.clock["running"], table.clock["left"][0]) == ([0], [], 0)
    version = table.live.row.version
    house.pass_time(30)
    assert table.live.row.version == version, "it is seen to once"
    proposal = table.act(1, replace)["proposal"]
    table.act(2, wire.Agree(proposal=proposal))
    assert (table.kinds[0], table.clock["up"]) == ("bot", [])


def test_who_answers_before_the_others_have_voted_goes_on(house: House) -> None:
    table = house.make("forum", "me", "open", "open", rules={**TURN, "then": "vote"})
    house.pass_time(120)
    table.answer(0, "7")
    assert (table.clock["up"], table.clock["running"]) == ([], [0, 1, 2])


def test_sealed_answers_that_no_rule_gives_are_a_bots(house: House) -> None:
    table = house.make("moot", "me", "open", "open")
    for seat, name in ((0, "left"), (0, "right"), (1, "yes")):
        table.answer(seat, name)
    house.pass_time(60)
    table.answer(2, "3")
    assert (table.clock["common"], table.clock["running"]) == (60_000, [0, 1])
    table.answer(0, "4")
    house.pass_time(60)
    assert table.kinds == ["person", "bot", "person"]
    house.run(until(lambda: table.live.row.status == "over"))
    assert table.clock["running"] == []


def test_an_answer_in_the_same_instant_counts_or_is_late_and_never_both(house: House) -> None:
    table = house.make("forum", "me", "open", "open")
    said = table.say(0, "7")
    house.pass_time(120, see=False)
    table.act(0, said)
    house.pass_time(0)
    assert (table.kinds, table.live.row.waiting) == (["person"] * 3, [0, 1, 2]), "it was here first"
    table = at_poll(house)
    late = table.say(1, "go")
    house.pass_time(120)
    assert table.refused(1, late) == "not-asked"
    assert [name for _, name in table.entries()] == ["7", "pass", "pass", "pass"]
    late = table.say(0, "leather")
    house.pass_time(120)
    assert table.refused(0, late) == "not-your-seat"


def test_an_undo_gives_no_time_back_and_takes_none(house: House) -> None:
    table = house.make("moot", "me", "screen")
    house.pass_time(50)
    for name in ("left", "right"):
        table.answer(0, name)
    house.pass_time(30)
    assert (table.clock["running"], table.clock["left"]) == ([1], [70_000, 120_000])
    table.act(0, wire.Undo(seat=0))
    assert (table.live.row.epoch, table.clock["running"], table.clock["left"]) == (1, [0], [70_000, 90_000])


def test_time_that_was_given_is_not_taken_by_a_failing_rule(house: House) -> None:
    table = house.make("forum", "me", "open", "open")
    house.pass_time(50)
    house.run(table.live.changing(lambda: table.live.write(store.Change(
        fields={"trouble": Refused("trouble-bot").wire()}))))
    assert (table.clock["running"], table.clock["left"][0]) == ([], 70_000)
    house.pass_time(1000)
    table.answer(0, "7")
    assert (table.kinds[0], table.clock["running"], table.clock["left"][0]) == ("person", [0, 1, 2], 70_000)


def test_where_no_time_runs_a_change_stops_the_clock_and_another_lets_it_go_on(
        house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.make("forum", "me", "open", "open")

    def change() -> None:
        house.run(table.live.changing(lambda: table.live.write(store.Change())))
    with monkeypatch.context() as patch:
        patch.setattr(clock, "runs", lambda row: False)
        house.pass_time(50)
        change()
        house.pass_time(1000)
        assert (table.clock["since"], table.clock["left"][0], table.kinds[0]) == (None, 70_000, "person")
    change()
    assert (table.clock["running"], table.clock["left"][0], table.clock["since"]) == ([0], 70_000, house.wall.now)


def test_a_rematch_has_the_same_clock(house: House) -> None:
    table = house.make("moot", "me", "random")
    for name in ("left", "right"):
        table.answer(0, name)
    house.run(until(lambda: table.live.row.waiting == [0]))
    table.answer(0, "2")
    house.run(until(lambda: table.live.row.status == "over"))
    again = table.act(0, wire.Rematch())["table"]
    assert house.run(house.hall.table(again)).row.clock == TURN


def test_who_is_slow_is_reminded_once(house: House) -> None:
    table = house.make("forum", "me", "open", "open", rules=DAYS, slow=True)

    def due() -> list[str]:
        def take(conn: Any) -> list[notify.Due]:
            return [d for d in notify.take_due(conn, store.now(), 0, 100) if d.table_id == table.live.id]
        return [d.what for d in house.run(house.hall.database.write(take))]
    table.act(0, wire.SettingsAct(notify=wire.Notify(webhook="https://example.org/hook")))
    house.pass_time(3600)
    assert due() == ["turn"]
    house.pass_time(2 * 24 * 3600)
    assert due() == []
    house.pass_time(8 * 3600)
    assert due() == ["reminder"]
    house.pass_time(3600)
    assert due() == []
    table.answer(0, "7")
    house.pass_time(2 * 24 * 3600 + 8 * 3600)
    assert due() == ["reminder"], "of another question"


def test_the_trade_timer_of_sidereal_says_what_silence_is_and_the_clock_when(house: House) -> None:
    table = house.make("sidereal", "me", "open", "open", "open", options={"trade_timer": True})
    for _ in range(20):
        table.look(0)
        if "sidereal.trade" in (table.live.facts or {})["keys"].values():
            break
        for seat in list(table.live.row.due):
            table.act(seat, wire.Answer(seat=seat, moment=table.live.moment_text(seat), any=True))
    trading = list(table.live.row.waiting)
    assert len(trading) > 1
    assert table.clock["common"] is None, "each pays for himself"
    house.pass_time(120)
    assert table.kinds == ["person"] * 4
    assert [name for seat, name in table.entries() if name == "ready"] == ["ready"] * len(trading)


# when nobody is there

def test_a_server_that_was_down_eats_nobodys_time(wall: Wall, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    with asyncio.Runner() as runner:
        before = setting(runner, wall, url)
        house = next(before)
        table = house.make("forum", "me", "open", "open")
        house.pass_time(40)
        house.run(house.hall._keep_clocks())
        next(before, None)
        wall.now += 24 * 3600 * 1000
        after = setting(runner, wall, url)
        house = next(after)
        table.house, table.live = house, house.run(house.hall.table(table.live.id))
        assert table.live.row.clock_next == wall.now + 80_000
        house.pass_time(0)
        left = table.clock["left"][0] - (wall.now - table.clock["since"])
        assert left == 80_000
        assert table.kinds[0] == "person"
        house.pass_time(left / 1000)
        assert table.kinds[0] == "bot"
        next(after, None)


def test_while_nothing_could_be_stored_no_time_runs(house: House) -> None:
    house.make("forum", "me", "open", "open")
    house.run(house.hall._keep_clocks())
    house.wall.now += 3000
    table = house.make("forum", "me", "open", "open")
    house.wall.now += 3600 * 1000
    house.see()
    assert (table.kinds[0], table.clock["left"][0], table.clock["since"]) == ("person", 120_000, house.wall.now)

