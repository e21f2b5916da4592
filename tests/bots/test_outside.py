"""Agents over standard input and output: what they are told, how they answer, and what becomes of those that do not."""
from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from fivesuns import IllegalOptions, bots
from fivesuns.arena.match import play, series
from fivesuns.bots import outside
from fivesuns.bots.company import Company
from fivesuns.bots.outside import Agents, Outside, by_rule, question, registered
from fivesuns.cli import main
from fivesuns.games import names
from fivesuns.kernel import Aside, Bot, Choose, IllegalAnswer, QuickDice, SealedDice, Seat, Table, spell
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.play import step
from tests.laws.plans import GAMES
from tests.server.moot import GAME as MOOT
from tests.server.tiny import GAME as TINY

HEAD = "import json, os, sys, time\ndef say(**it): print(json.dumps(it), flush=True)\n"
ANY = """
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":
            say(**{"any": True} if not message["count"] else {"index": message["luck"] % message["count"]})
"""
FIRST = """
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":
            say(index=0)
"""
Script = Callable[[str], list[str]]
Made = Callable[..., Outside]


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """A program of these lines, as a command. Its folder is for what it wants to leave."""
    def write(code: str) -> list[str]:
        path = tmp_path / f"agent-{len(list(tmp_path.iterdir()))}.py"
        path.write_text(HEAD + f"HERE = {str(tmp_path)!r}\n" + dedent(code))
        return [sys.executable, str(path)]
    return write


@pytest.fixture
def agent(script: Script) -> Iterator[Made]:
    made: list[Outside] = []

    def start(code: str, **limits: Any) -> Outside:
        notes: list[str] = []
        made.append(Outside(script(code), QuickDice(1), note=notes.append, **limits))
        made[-1].notes = notes                    # type: ignore[attr-defined]
        return made[-1]
    yield start
    for each in made:
        each.stop()


def notes(agent: Outside) -> list[str]:
    return agent.notes                            # type: ignore[attr-defined, no-any-return]


def tiny(seats: int = 2, **options: Any) -> Table[Any]:
    return Table(TINY, {"seats": seats, **options}, SealedDice.from_seed(3))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def soon(test: Callable[[], bool], seconds: float = 60.0) -> bool:
    end = time.monotonic() + seconds
    while not test():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def pid(agent: Outside) -> int:
    assert agent.process is not None
    return agent.process.child.pid


# what it is told

@pytest.mark.parametrize("name", GAMES)
def test_what_an_agent_is_told_is_json_and_the_same_in_every_world_that_fits_what_its_seat_knows(name: str) -> None:
    game, rng = GAMES[name], QuickDice(f"told {name}")
    table: Table[Any] = Table(game, {"seats": game.seats[-1]}, SealedDice.from_seed(name))
    checked = 0
    for n in range(120):
        if table.over:
            break
        if n % 6 == 0:
            seat = next(iter(table.waiting()))
            told = question(Seat(table, seat), "m", 1, 2.0, 3.0)
            assert json.loads(json.dumps(told))["view"] == json.loads(json.dumps(table.view(seat)))
            dreamt = question(Seat(imagine(table, seat, rng), seat), "m", 1, 2.0, 3.0)
            for public in ("sealed", "number", "waiting"):               # in a dream nobody else has answered
                told.pop(public), dreamt.pop(public)
            assert json.dumps(told) == json.dumps(dreamt)
            checked += 1
        step(table, rng)
    assert checked > 3


def test_a_question_carries_all_that_is_needed_to_answer_it(agent: Made, tmp_path: Path) -> None:
    table = tiny(options := 3)
    mind = agent("""
        for line in sys.stdin:
            open(f"{HERE}/heard", "a").write(line)
            if json.loads(line)["type"] == "ask": say(index=0)
    """)
    mind.answer(Seat(table, 1))
    hello, ask = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert hello == {"type": "hello", "protocol": 1, "game": "tiny", "version": 1, "options": table.options, "seat": 1}
    assert {**ask, "moment": "", "luck": 0, "seconds": 0} == {
        "type": "ask", "moment": "", "game": "tiny", "version": 1, "options": table.options, "seat": 1, "luck": 0,
        "number": table.length, "waiting": [0, 1, 2], "sealed": [], "view": table.view(1), "aside": None, "count": 4,
        "trail": [{"name": "round", "args": [1]}, {"name": "trick", "args": []}], "seconds": 0, "left": 900.0,
        "decision": json.loads(json.dumps(table.waiting()[1].describe()))}
    assert options == ask["options"]["seats"]
    assert 9 < ask["seconds"] <= 10


def play_out(table: Table[Any], minds: Sequence[Bot]) -> None:
    company = Company(dict(enumerate(minds)), QuickDice(1))
    while not table.over:
        word = company.word(table)
        assert word is not None
        table.give(*word)


def test_it_is_told_the_end_and_may_then_end_by_itself(agent: Made, tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PARTING", 60.0)     # on a busy machine it ends later
    table = tiny(rounds=1)
    minds = [agent(f"""
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "ask": say(index=0)
            if message["type"] == "over": open(HERE + "/over-{n}", "w").write(line)
        open(HERE + "/done-{n}", "w").write("by itself")
    """) for n in range(2)]
    play_out(table, minds)
    pids = [pid(mind) for mind in minds]
    for seat, mind in enumerate(minds):
        mind.leave(Seat(table, seat))
    for n in range(2):
        told = json.loads((tmp_path / f"over-{n}").read_text())
        assert (told["scores"], told["winners"]) == (table.scores(), TINY.winners(table.state))
        assert (tmp_path / f"done-{n}").exists()
    assert not any([alive(x) for x in pids])


# playing

@pytest.mark.parametrize("name", ["senate", "bazaar", "vault", "conclave", "agora", *names()])
def test_agents_play_every_game_to_its_end(name: str, agent: Made) -> None:
    game = GAMES[name]
    table: Table[Any] = Table(game, {"seats": game.seats[0]}, SealedDice.from_seed(1))
    minds = [agent(ANY) for _ in range(game.seats[0])]
    play_out(table, minds)
    assert [notes(mind) for mind in minds] == [[] for _ in minds]
    assert all([mind.asked for mind in minds])


def test_the_same_seed_is_the_same_game(script: Script) -> None:
    command = " ".join(script(ANY))
    first, again, other = [play("race", {"seats": 2, "max_rounds": 10}, [f"exec:{command}", "random"], seed).record()
                           for seed in ("a", "a", "b")]
    assert first == again != other


def test_agents_in_a_series_end_with_their_games(script: Script, tmp_path: Path) -> None:
    command = " ".join(script("open(f'{HERE}/pid-{os.getpid()}', 'w')\n" + dedent(ANY)))
    games = list(series("race", {"seats": 2, "max_rounds": 10}, [f"exec:{command}", "random"], "x", 2, 2))
    assert [outcome.players[0].startswith("exec:") for outcome in games] == [True, False]
    pids = [int(path.name.removeprefix("pid-")) for path in tmp_path.glob("pid-*")]
    assert len(pids) == 2
    assert not any([alive(x) for x in pids])


def test_an_agent_may_speak_beside_the_question_and_not_for_ever(agent: Made) -> None:
    table: Table[Any] = Table(MOOT, {}, SealedDice.from_seed(1))
    mind = agent("""
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "ask":
                if message["aside"]: say(aside=True, name=message["aside"]["options"][0]["name"])
                else: say(any=True)
    """)
    seat = next(iter(table.waiting()))
    said = []
    while seat in table.waiting() and len(said) < 20:
        said.append(mind.answer(Seat(table, seat)))
        if isinstance(said[-1], Aside):
            table.give(seat, said[-1].value, True)
        else:
            table.give(seat, said[-1])
    assert [isinstance(x, Aside) for x in said[:outside.TALK + 1]] == [True] * outside.TALK + [False]
    assert notes(mind) == []


def test_an_aside_where_there_is_none_is_refused(agent: Made) -> None:
    mind = agent("""
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "ask": say(aside=True, name="cry")
            if message["type"] == "illegal": say(index="nothing beside" not in message["error"] and 1 or 0)
    """)
    mind.answer(Seat(tiny(), 0))
    assert notes(mind) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_answered_by_rule_is_legal_and_ends_the_game(name: str) -> None:
    game, rng = GAMES[name], QuickDice(3)
    table: Table[Any] = Table(game, {"seats": game.seats[0]}, SealedDice.from_seed(2))
    while not table.over:
        for seat in list(table.waiting()):
            if seat in table.waiting():
                table.give(seat, by_rule(table.waiting()[seat], rng))


def test_silence_is_what_the_rules_say_it_is() -> None:
    for n in range(20):
        assert by_rule(Choose(0, "x.y", ["a", "b", None], lapse="b"), QuickDice(n)) == "b"
    assert {by_rule(Choose(0, "x.y", ["a", None]), QuickDice(n)) for n in range(20)} == {"a", None}
    assert by_rule(Choose(0, "x.y", ["a"], lapse="gone"), QuickDice(1)) == "a"


# answers that are not legal

def test_an_illegal_answer_comes_back_with_what_is_legal(agent: Made, tmp_path: Path) -> None:
    table = tiny()
    legal = spell(table.waiting()[0].at(2))
    mind = agent(f"""
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "ask": say(name="the moon")
            if message["type"] == "illegal":
                open(f"{{HERE}}/told", "w").write(line)
                say(name={legal!r}, moment=message["moment"])
    """)
    assert spell(mind.answer(Seat(table, 0))) == legal
    told = json.loads((tmp_path / "told").read_text())
    assert (told["tries"], told["flaw"]) == (2, None)
    with pytest.raises(IllegalAnswer) as refusal:
        table.answer(0, "the moon")
    assert told["error"] == str(refusal.value)
    assert legal in told["error"]


def test_a_flaw_is_told_as_the_game_says_it(agent: Made, tmp_path: Path) -> None:
    table: Table[Any] = Table(GAMES["agora"], {"seats": 4}, SealedDice.from_seed(5))
    for seat in range(4):
        table.answer(seat, str(seat % 4))
    mind = agent("""
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "ask": say(name="ready ready")
            if message["type"] == "illegal":
                open(f"{HERE}/told", "w").write(line)
                say(name="ready")
    """)
    assert mind.answer(Seat(table, 0)) == ("ready",)
    assert json.loads((tmp_path / "told").read_text())["flaw"] == ["too-often", "ready"]


@pytest.mark.parametrize("wrong", ['say(name="the moon")', "say(index=99)", "say(index=True)", "say(nothing=1)",
                                   "say(name=7)", "print('[]', flush=True)", "print('{', flush=True)",
                                   "print('[' * 9999, flush=True)", r"os.write(1, b'\xff\n')",
                                   "say(aside=True, index=0)"])
def test_three_illegal_answers_and_the_rule_answers(wrong: str, agent: Made, tmp_path: Path) -> None:
    mind = agent(f"""
        for line in sys.stdin:
            open(f"{{HERE}}/heard", "a").write(json.loads(line)["type"] + " ")
            {wrong}
    """.replace('for line', 'next(sys.stdin)\n        for line'))
    table = tiny()
    assert table.waiting()[0].check(mind.answer(Seat(table, 0)))
    assert (tmp_path / "heard").read_text() == "ask illegal illegal "
    note, = notes(mind)
    assert "gave no legal answer" in note
    assert "legal:" in note
    assert "tiny.play is answered by rule" in note


def test_an_answer_to_an_earlier_question_is_passed_over(agent: Made) -> None:
    table = tiny()
    third = table.waiting()[0].at(2)
    mind = agent("""
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "ask":
                say(moment="0.0", index=0)
                say(moment=message["moment"], index=2)
    """)
    assert mind.answer(Seat(table, 0)) == third
    assert notes(mind) == []


# time and memory

def test_one_that_overruns_is_ended_and_another_started_for_the_next_question(agent: Made, tmp_path: Path) -> None:
    mind = agent("""
        late = os.path.exists(f"{HERE}/late")
        open(f"{HERE}/late", "w").write(str(os.getpid()))
        for line in sys.stdin:
            if not late: time.sleep(1000)
            if json.loads(line)["type"] == "ask": say(index=1)
    """, answer=6.0)
    table = tiny()
    begun = time.monotonic()
    assert table.waiting()[0].check(mind.answer(Seat(table, 0)))
    assert 6 <= time.monotonic() - begun < 1000
    first = int((tmp_path / "late").read_text())
    assert not alive(first)
    assert "took too long" in notes(mind)[0]
    assert mind.answer(Seat(table, 0)) == table.waiting()[0].at(1)
    assert pid(mind) != first
    assert len(notes(mind)) == 1


def test_who_has_used_up_the_time_of_the_game_is_not_asked_any_more(agent: Made) -> None:
    mind = agent("""
        for line in sys.stdin:
            time.sleep(0.3)
            if json.loads(line)["type"] == "ask": say(index=0)
    """, game=5.0)
    table = tiny()
    while mind.left > 0:
        mind.answer(Seat(table, 0))
    asked = mind.asked
    assert asked >= 2
    assert table.waiting()[0].check(mind.answer(Seat(table, 0)))
    assert mind.asked == asked
    assert "has no time left in this game" in notes(mind)[-1]
    assert mind.process is None


def test_one_that_wants_too_much_memory_does_not_get_it(agent: Made) -> None:
    code = """
        for line in sys.stdin:
            if json.loads(line)["type"] == "ask":
                much = bytearray(300 << 20)
                say(index=0)
    """
    small, large = agent(code, memory=150 << 20), agent(code, memory=800 << 20)
    table = tiny()
    assert table.waiting()[0].check(small.answer(Seat(table, 0)))
    assert ["ended" in notes(small)[0], "MemoryError" in notes(small)[1]] == [True, True]
    large.answer(Seat(table, 0))
    assert notes(large) == []


def test_it_stands_still_between_questions(agent: Made, tmp_path: Path) -> None:
    mind = agent(dedent("""
        import threading
        def ponder():
            while True:
                open(f"{HERE}/thoughts", "a").write("x")
                time.sleep(0.01)
        threading.Thread(target=ponder, daemon=True).start()
    """) + dedent(ANY))
    table = tiny()
    thoughts = tmp_path / "thoughts"
    mind.answer(Seat(table, 0))
    state = Path(f"/proc/{pid(mind)}/stat")
    assert soon(lambda: state.read_text().rpartition(")")[2].split()[0] == "T")
    before = thoughts.stat().st_size if thoughts.exists() else 0
    time.sleep(0.3)
    assert (thoughts.stat().st_size if thoughts.exists() else 0) == before
    mind.answer(Seat(table, 0))                   # and wakes for the next
    assert notes(mind) == []


def test_a_program_that_answers_once_and_ends_is_started_for_every_question(agent: Made) -> None:
    mind = agent("""
        for line in sys.stdin:
            if json.loads(line)["type"] == "ask":
                say(index=1)
                break
    """)
    table = tiny()
    found = {mind.answer(Seat(table, 0)): pid(mind) for _ in range(3)}
    assert list(found) == [table.waiting()[0].at(1)]
    assert notes(mind) == []


@pytest.mark.parametrize(("code", "why"), [
    ("sys.exit(3)", "ended"), ("raise RuntimeError('oh')", "ended"),
    ("print('x' * 200000, flush=True)", "more than 65536"), ("os.close(1); time.sleep(60)", "ended"),
    ("os.close(0); sys.exit()", "ended")])
def test_one_that_fails_is_answered_for(code: str, why: str, agent: Made) -> None:
    mind, table = agent(code), tiny()
    assert table.waiting()[0].check(mind.answer(Seat(table, 0)))
    assert why in notes(mind)[0]
    assert mind.process is None


def test_what_it_complains_is_kept_but_not_without_end(agent: Made) -> None:
    mind = agent("""
        for line in sys.stdin:
            if json.loads(line)["type"] == "ask":
                print("oh dear", "x" * 500000, file=sys.stderr, flush=True)
                say(index=0)
    """)
    mind.answer(Seat(tiny(), 0))
    mind.stop()
    assert "oh dear" in notes(mind)[0]
    assert sum([len(note) for note in notes(mind)]) < 2 * outside.SAID + 500


def test_it_gets_no_secrets_of_the_house(agent: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVESUNS_SMTP_PASSWORD", "sesame")
    monkeypatch.setenv("PGPASSWORD", "sesame")
    with open(tmp_path / "open file", "w") as other:
        os.set_inheritable(other.fileno(), True)
        mind = agent("""open(f"{HERE}/around", "w").write(
            json.dumps([dict(os.environ), os.listdir("/proc/self/fd")]))""" + dedent(ANY))
        mind.answer(Seat(tiny(), 0))
        environ, files = json.loads((tmp_path / "around").read_text())
        assert "sesame" not in environ.values()
        assert "PATH" in environ
        assert str(other.fileno()) not in files


def test_it_ends_with_whoever_started_it(script: Script, tmp_path: Path) -> None:
    command = script("open(f'{HERE}/pid', 'w').write(str(os.getpid()))\n" + dedent(ANY))
    code = f"""
        import time
        from fivesuns.bots.outside import Outside
        from fivesuns.kernel import QuickDice, Seat
        from tests.bots.test_outside import tiny
        mind = Outside({command!r}, QuickDice(1))
        mind.answer(Seat(tiny(), 0))
        print("asked", flush=True)
        time.sleep(60)
    """
    with subprocess.Popen([sys.executable, "-c", dedent(code)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "asked\n"
        child = int((tmp_path / "pid").read_text())
        assert alive(child)
        parent.send_signal(signal.SIGKILL)
    assert soon(lambda: not alive(child))


# by name

def test_a_command_that_is_none_is_refused_before_anybody_plays() -> None:
    with pytest.raises(IllegalOptions, match="no program 'no-such-program'"):
        bots.make("race", "exec:no-such-program at all", QuickDice(1))
    with pytest.raises(IllegalOptions, match="no program ''"):
        bots.make("race", "exec:", QuickDice(1))


@pytest.mark.parametrize("pair", ["house=cat", "Me=cat", "x y=cat", "=cat", "cat", "x=", "x='", "x=no-such-program",
                                  "exec:cat=cat"])
def test_names_and_commands_that_cannot_be(pair: str) -> None:
    with pytest.raises(IllegalOptions):
        registered([pair])
    with pytest.raises(IllegalOptions, match="no name twice"):
        registered(["x=cat", "x=cat"])
    assert registered(["my-agent_2=cat -n 'a b'"]) == {"my-agent_2": ["cat", "-n", "a b"]}


def test_every_seat_has_a_process_of_its_own_and_only_some_wait(script: Script,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "KEPT", 3)
    agents, table = Agents({"it": script(FIRST)}), tiny(3)
    try:
        found = []
        for place in [("a", 0), ("a", 1), ("b", 0), ("a", 0), ("b", 1)]:
            mind = agents.seated("it", *place, QuickDice(1), 10.0)
            mind.answer(Seat(table, place[1]))
            found.append(pid(mind))
        assert found[3] == found[0]
        assert len(set(found)) == 4
        assert [alive(x) for x in found] == [True, False, True, True, True]     # seat 1 of a waited longest
    finally:
        for mind in agents.kept.values():
            mind.stop()


def test_the_command_line_seats_agents_by_name_or_by_command(script: Script, tmp_path: Path,
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    command = " ".join(script(FIRST))
    record = tmp_path / "games.txt"
    always = ["--option", "max_rounds=10", "--games", "2", "--workers", "1", "--record", str(record)]
    assert main(["selfplay", "race", "--bots", "house,mine", "--agent", f"mine={command}", *always]) == 0
    said = capsys.readouterr()
    assert "mine" in said.out
    assert said.err == ""
    by_name = record.read_text()
    assert main(["selfplay", "race", "--bots", f"house,exec:{command}", *always]) == 0
    assert record.read_text() == by_name
    assert main(["selfplay", "race", "--bots", "mine", "--agent", "mine=no-such-program"]) == 2
    assert main(["text", "race", "--seats", "mine,random", "--agent", f"mine={command}", "--seed", "1",
                 "--option", "max_rounds=10"]) == 0
