"""At a table: answers, undo, standing answers, confirmation, the past, and talk beside the game."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.kernel import Chance, QuickDice, Record, Table, verify
from tests.server.harness import Player, Server
from tests.server.tiny import GAME


def two(server: Server, **options: Any) -> tuple[Player, Player]:
    anna = server.make("me", "open", options=options)
    return anna, server.claim(anna.table, 1)


def play_all(*players: Player) -> Any:
    """Everybody answers until the game is over."""
    for _ in range(300):
        for player in players:
            state = player.state()
            if state["status"] == "over":
                return state
            for eye in state["eyes"]:
                if eye["decision"]:
                    player.answer(eye["seat"])
    raise AssertionError("no end")


def to_bonus(server: Server, anna: Player, bo: Player) -> tuple[Player, int, Player, int]:
    """Both play a card; who won the trick comes first."""
    anna.answer(0)
    bo.answer(1)
    return (anna, 0, bo, 1) if anna.state()["waiting"] == [0] else (bo, 1, anna, 0)


# answering

def test_a_decision_is_described_for_drawing(server: Server) -> None:
    anna, bo = two(server)
    winner, seat, _, _ = to_bonus(server, anna, bo)
    found = winner.eye(seat)["decision"]
    assert found["kind"] == "choose"
    assert found["key"] == "tiny.bonus"
    assert found["rule"] == "TIN-1.2"
    assert found["options"][0] == {"name": "keep", "value": "keep"}
    assert found["options"][4]["value"] is None
    assert found["refused"] == [{"name": "fly", "value": "fly", "reason": "no-wings", "args": [2]}]
    assert winner.state()["trail"] == [{"name": "round", "args": [1]}, {"name": "bonus", "args": [seat]}]


def test_an_answer_by_name_index_or_value(server: Server) -> None:
    anna = server.make("me", "screen", "screen", options={"rounds": 1})
    for seat, how in enumerate(({"name": None}, {"index": 0}, {"value": None})):
        eye = anna.eye(seat)
        first = eye["decision"]["options"][0]["name"]
        given = {k: first if v is None else v for k, v in how.items()}
        anna.do("answer", seat=seat, moment=eye["moment"], **given)
    assert anna.state()["trail"][-1]["name"] == "bonus"


def test_what_is_not_legal_is_refused_and_changes_nothing(server: Server) -> None:
    anna, bo = two(server)
    before = anna.state()
    moment = before["eyes"][0]["moment"]
    other = bo.eye(1)["decision"]["options"][0]["name"]
    assert anna.refused("answer", seat=0, moment=moment, name=other) == "not-legal"
    assert anna.refused("answer", seat=0, moment=moment, name="card-99") == "not-legal"
    assert anna.refused("answer", seat=0, moment=moment, name="card-99", any=True) == "bad-request"
    assert anna.refused("answer", seat=0, moment=moment, index=40) == "not-legal"
    assert anna.refused("answer", seat=0, moment=moment, value=[other]) == "not-legal"
    assert anna.refused("answer", seat=0, moment=moment, value=1.5) == "bad-request"
    assert anna.refused("answer", seat=0, moment=moment) == "bad-request"
    assert anna.refused("answer", seat=0, moment=moment, name="a", index=1) == "bad-request"
    assert anna.refused("answer", seat=1, moment=moment, name=other) == "not-your-seat"
    assert anna.refused("answer", seat=7, moment=moment, name=other) == "no-such-seat"
    assert anna.state() == before


def test_an_answer_sent_twice_counts_once(server: Server) -> None:
    anna, bo = two(server)
    winner, seat, _, _ = to_bonus(server, anna, bo)
    moment = winner.eye(seat)["moment"]
    winner.do("answer", seat=seat, moment=moment, name="keep")
    assert winner.refused("answer", seat=seat, moment=moment, name="keep") == "moment-gone"
    assert winner.refused("answer", seat=seat, moment=moment, name="0") == "moment-gone"
    assert winner.refused("answer", seat=seat, moment="nonsense", name="0") == "moment-gone"
    assert winner.eye(seat)["decision"]["key"] == "tiny.keep"


def test_a_sealed_answer_of_another_does_not_make_mine_stale(server: Server) -> None:
    anna, bo = two(server)
    eye = anna.eye(0)
    bo.answer(1)
    assert anna.state()["sealed"] == [1]
    assert anna.state()["waiting"] == [0]
    anna.do("answer", seat=0, moment=eye["moment"], name=eye["decision"]["options"][0]["name"])


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in(server: Server) -> None:
    anna = server.make("me", "open", "open")
    bo, cy = server.claim(anna.table, 1), server.claim(anna.table, 2)
    assert anna.refused("take_back", seat=0) == "nothing-to-take-back"
    eye = anna.eye(0)
    anna.answer(0)
    bo.answer(1)
    number = anna.state()["number"]
    anna.do("take_back", seat=0)
    assert anna.state()["sealed"] == [1]
    assert anna.state()["number"] == number - 1
    stale = {"seat": 0, "moment": eye["moment"], "name": eye["decision"]["options"][0]["name"]}
    assert anna.refused("answer", **stale) == "moment-gone"
    anna.answer(0, eye["decision"]["options"][1]["name"])
    cy.answer(2)
    assert anna.eye(0)["view"]["played"][0] == eye["decision"]["options"][1]["name"]
    assert anna.refused("take_back", seat=0) == "nothing-to-take-back"


def test_a_rule_that_fails_changes_nothing(server: Server) -> None:
    anna = server.make("me", "screen", options={"trap": "on"})
    anna.answer(0)
    anna.answer(1)
    seat = anna.state()["waiting"][0]
    before = anna.state()
    assert anna.refused("answer", seat=seat, moment=anna.eye(seat)["moment"], name="crash") == "broken"
    assert anna.state()["eyes"] == before["eyes"]
    anna.answer(seat, "roll")


# standing answers and confirmation

def test_a_standing_answer_is_given_by_itself(server: Server) -> None:
    anna, bo = two(server)
    to_bonus(server, anna, bo)
    for player, seat in ((anna, 0), (bo, 1)):
        player.do("standing", seat=seat, key="tiny.bonus", names=["sleep", "pass"])
    state = anna.state()
    assert state["trail"][-1]["name"] == "refill"
    assert state["eyes"][0]["standing"] == {"tiny.bonus": {"names": ["sleep", "pass"], "until": "", "idle": False}}
    for player, seat in ((anna, 0), (bo, 1)):
        player.answer(seat, "nothing")
    anna.answer(0)
    bo.answer(1)
    assert anna.state()["trail"][-1]["name"] == "refill"
    for player, seat in ((anna, 0), (bo, 1)):
        player.do("standing", seat=seat, key="tiny.bonus", names=None)
        player.answer(seat, "nothing")
    anna.answer(0)
    bo.answer(1)
    assert anna.state()["trail"][-1]["name"] == "bonus"


def test_confirm_my_turn_asks_before_the_turn_ends(server: Server) -> None:
    anna, bo = two(server)
    winner, seat, _, _ = to_bonus(server, anna, bo)
    winner.do("settings", confirm=True)
    assert winner.state()["settings"]["confirm"]
    assert winner.answer(seat, "keep") == {"number": winner.state()["number"]}
    before = winner.state()
    eye = winner.eye(seat)
    # the last question of the stage: afterwards everybody is asked, the winner too, so the turn goes on
    winner.do("answer", seat=seat, moment=eye["moment"], name="1")
    eye = winner.eye(seat)
    held = winner.do("answer", seat=seat, moment=eye["moment"], name="nothing")
    assert held == {"confirm": True}
    assert winner.state()["number"] == before["number"] + 1
    done = winner.do("answer", seat=seat, moment=eye["moment"], name="nothing", confirmed=True)
    assert done["number"] > before["number"] + 1


# undo

def test_undo_is_free_back_to_the_last_new_information(server: Server) -> None:
    anna, bo = two(server)
    winner, seat, loser, _other = to_bonus(server, anna, bo)
    start = winner.state()["number"]
    assert not winner.eye(seat)["undo"]["free"]
    assert winner.refused("undo", seat=seat) == "undo-needs-consent"
    winner.answer(seat, "keep")
    assert winner.eye(seat)["undo"] == {"to": start, "free": True, "lowest": start, "reason": None}
    assert loser.refused("undo", seat=seat) == "not-your-seat"
    assert winner.do("undo", seat=seat) == {"done": True}
    state = winner.state()
    assert state["number"] == start
    assert state["epoch"] == 1
    assert winner.eye(seat)["decision"]["key"] == "tiny.bonus"
    winner.answer(seat, "roll")                       # a roll is news to everybody
    undo = winner.eye(seat)["undo"]
    assert not undo["free"]
    assert undo["to"] == start
    assert undo["reason"] == "chance"
    assert winner.refused("undo", seat=seat) == "undo-needs-consent"


def test_what_others_said_is_new_information(server: Server) -> None:
    anna, bo = two(server)
    winner, seat, loser, other = to_bonus(server, anna, bo)
    winner.answer(seat, "pass")
    loser.answer(other, "nothing")                    # draws a card: only the loser sees it
    assert winner.refused("undo", seat=seat) == "undo-needs-consent"
    assert loser.refused("undo", seat=other) == "undo-needs-consent"


def test_undo_further_back_needs_the_consent_of_all(server: Server) -> None:
    anna = server.make("me", "open", "open", "careful")
    bo, cy = server.claim(anna.table, 1), server.claim(anna.table, 2)
    anna.answer(0)
    bo.answer(1)
    cy.answer(2)
    anna.until(lambda s: s["trail"][-1]["name"] != "trick")
    proposal = anna.do("undo", seat=0, ask=True, to=next(
        line["start"] for line in anna.look("log?seat=0")["lines"] if line["seat"] == 0))["proposal"]
    assert bo.state()["proposal"]["what"] == "undo"
    assert bo.state()["proposal"]["needed"] == [1, 2]
    bo.do("agree", proposal=proposal)
    assert anna.state()["epoch"] == 0
    assert anna.state()["proposal"]["agreed"] == [1]
    cy.do("agree", proposal=proposal)
    assert anna.state()["epoch"] == 1
    assert anna.state()["proposal"] is None
    assert anna.eye(0)["decision"]


def test_undo_is_free_against_bots_and_on_one_screen_however_far(server: Server) -> None:
    anna = server.make("me", "screen", "careful")
    lines = []
    for _ in range(12):
        state = anna.until(lambda s: any(e["decision"] for e in s["eyes"]))
        eye = next(e for e in state["eyes"] if e["decision"])
        anna.answer(eye["seat"])
    lines = anna.look("log?seat=0")["lines"]
    first = next(line for line in lines if line["seat"] == 0)["start"]
    assert anna.eye(0)["undo"]["free"]
    assert anna.eye(0)["undo"]["lowest"] == 0
    anna.do("undo", seat=0)
    anna.do("undo", seat=0, to=first)
    assert anna.state()["number"] >= first
    assert anna.state()["epoch"] == 2
    assert anna.play_out()["status"] == "over"
    anna.do("undo", seat=0)                           # even the end
    assert anna.play_out()["status"] == "over"
    replays(server, anna.table)


def test_undo_repeats_luck(server: Server) -> None:
    anna = server.make("me", "screen", options={"rounds": 1})
    anna.answer(0)
    anna.answer(1)
    seat = anna.state()["waiting"][0]
    anna.answer(seat, "roll")
    first = anna.eye(0)["view"]
    anna.do("undo", seat=seat)
    anna.answer(seat, "roll")
    assert anna.eye(0)["view"] == first


def test_undo_goes_only_to_places_in_the_log(server: Server) -> None:
    anna = server.make("me", "careful")
    anna.answer(0)
    assert anna.refused("undo", seat=0, to=3) == "nothing-to-undo"
    assert anna.refused("undo", seat=0, to=10**6) == "nothing-to-undo"
    bo = server.make("me", "open")
    assert bo.refused("undo", seat=0) == "not-started"


# the past

def replays(server: Server, table: str) -> Table[Any]:
    return Table.replay(GAME, server.record(table))


def test_the_log_shows_each_seat_what_it_may_know(server: Server) -> None:
    anna, _bo = two(server)
    lines = anna.look("log?seat=0")["lines"]
    drew = [e for line in lines for e in line["events"] if e["what"] == "drew-this"]
    assert lines[0]["seat"] is None
    assert len(drew) == 4
    assert all(e["args"]["seat"] == 0 for e in drew)
    public = [e["what"] for line in Player(server, anna.table, None).look("log")["lines"] for e in line["events"]]
    assert "drew-this" not in public
    assert public.count("drew") == 8
    assert server.call("GET", f"/api/tables/{anna.table}/log?seat=1", anna.key).json()["error"]["id"] == "hidden"
    anna.answer(0)
    assert anna.look(f"log?from={lines[-1]['number']}")["lines"][0]["seat"] == 0


def test_the_past_is_seen_with_own_eyes_and_afterwards_with_any(server: Server) -> None:
    anna, bo = two(server, rounds=2)
    number, view = anna.state()["number"], anna.eye(0)["view"]
    anna.answer(0)
    bo.answer(1)
    past = anna.look(f"at/{number}?seat=0")
    assert past["view"] == view
    assert past["decision"]["key"] == "tiny.play"
    assert past["waiting"] == [0, 1]
    assert anna.look("at/2?seat=0")["number"] == number, "before the opening there is nothing to see"
    assert Player(server, anna.table, None).look(f"at/{number}")["view"]["me"] is None
    hidden = server.call("GET", f"/api/tables/{anna.table}/at/{number}?seat=1", anna.key)
    assert hidden.json()["error"]["id"] == "hidden"
    end = play_all(anna, bo)
    assert server.get(f"/api/tables/{anna.table}/at/{number}?seat=1")["view"]["me"]["hand"]
    assert server.get(f"/api/tables/{anna.table}/at/{end['number']}")["view"]["tricks"] == end["scores"]


def test_a_finished_game_has_statistics(server: Server) -> None:
    anna = server.make("me", "careful", options={"rounds": 3})
    assert server.call("GET", f"/api/tables/{anna.table}/statistics").json()["error"]["id"] == "not-over"
    end = anna.play_out()
    found = anna.look("statistics")
    assert [line["round"] for line in found["rounds"]][-3:] == [1, 2, 3]
    assert found["rounds"][-1]["scores"] == end["scores"] == found["scores"]
    assert min(found["answers"]) >= 6
    assert found["winners"] == end["winners"]
    csv = server.call("GET", f"/api/tables/{anna.table}/statistics.csv")
    assert csv.text.splitlines()[0] == "round,number,seat 0,seat 1"
    assert "attachment" in csv.headers["content-disposition"]


def test_a_record_is_the_whole_game_and_the_dice_were_those_promised(server: Server) -> None:
    anna = server.make("me", "careful", kept=True)
    commitment = anna.state()["commitment"]
    anna.do("claim", seat=0, nonce="my own word")
    assert server.call("GET", f"/api/tables/{anna.table}/record").json()["error"]["id"] == "not-over"
    assert anna.look("dice")["seed"] is None
    assert anna.state()["seed"] is None
    end = anna.play_out()
    table = replays(server, anna.table)
    assert table.scores() == end["scores"]
    assert table.length == end["number"]
    dice = anna.look("dice")
    assert dice["nonces"] == ["my own word"]
    assert dice["commitment"] == commitment
    assert verify.doubts(GAME, Record.parse(server.record(anna.table))) == []


def test_a_record_comes_back_as_a_table_to_look_at_and_to_fork(server: Server) -> None:
    anna = server.make("me", "careful", options={"rounds": 2})
    end = anna.play_out()
    record = server.record(anna.table)
    made = server.call("POST", "/api/import", json={"record": record}).json()
    assert made["key"] is None
    viewer = Player(server, made["table"], None)
    assert viewer.state()["scores"] == end["scores"]
    assert server.record(made["table"]) == record
    lines = viewer.look("log?seat=0")["lines"]
    assert [line["events"] for line in lines] == [line["events"] for line in anna.look("log?seat=0")["lines"]]
    middle = lines[len(lines) // 2]["start"]
    fork = viewer.do("fork", number=middle, seat=1, bot="careful", name="What if")
    new = Player(server, fork["table"], fork["key"])
    state = new.state()
    assert state["forked"] == {"table": made["table"], "number": middle}
    assert state["number"] >= middle
    assert [s["kind"] for s in state["seats"]] == ["bot", "person"]
    assert new.play_out()["status"] == "over"
    replays(server, fork["table"])


def test_an_unfinished_record_goes_on(server: Server) -> None:
    table = Table(GAME, {"seats": 3})
    rng = QuickDice(3)
    while table.length < 20:
        ask = table.ask
        if isinstance(ask, Chance):
            table.settle(ask.sample(rng))
        else:
            seat, decision = min(table.waiting().items())
            table.give(seat, decision.at(0))
    while isinstance(table.ask, Chance):
        table.settle(table.ask.sample(rng))
    made = server.call("POST", "/api/import", json={"record": table.record(), "seat": 2, "bot": "careful"}).json()
    player = Player(server, made["table"], made["key"])
    assert player.play_out()["status"] == "over"
    assert server.record(made["table"]).count("\n") > 20


@pytest.mark.parametrize("spoil", [
    lambda r: r.replace("answers\n", "answers\n* card-01\n"), lambda r: r[:-20], lambda r: "",
    lambda r: r.replace("game tiny 1", "game tiny 9"), lambda r: r.replace("game tiny", "game chess"),
    lambda r: r.replace("end ", "end 9"), lambda r: "x" * 5000])
def test_a_record_that_is_no_legal_game_is_refused(server: Server, spoil: Any) -> None:
    anna = server.make("me", "careful", options={"rounds": 1})
    anna.play_out()
    refused = server.call("POST", "/api/import", json={"record": spoil(server.record(anna.table))})
    assert refused.status_code in (404, 422)
    assert refused.json()["error"]["id"] in ("record-refused", "no-such-game")


def test_a_running_game_cannot_be_forked(server: Server) -> None:
    anna = server.make("me", "careful")
    assert anna.refused("fork", number=0, seat=0) == "not-over"


# talk

def test_chat_is_apart_from_the_log_and_survives_undo(server: Server) -> None:
    anna = server.make("me", "careful")
    version = anna.state()["version"]
    anna.do("chat", text="  good luck  ")
    anna.answer(0)
    anna.do("undo", seat=0)
    found = anna.look("chat")["messages"]
    assert [m["text"] for m in found] == ["good luck"]
    assert anna.state()["version"] > version
    assert anna.look(f"chat?after={found[0]['id']}")["messages"] == []
    assert Player(server, anna.table, None).refused("chat", text="me too") == "bad-key"
    assert anna.refused("chat", text="   ") == "text-refused"
    assert anna.refused("chat", text="x" * 1001) == "text-refused"


def test_a_note_is_private(server: Server) -> None:
    anna, bo = two(server)
    anna.do("note", text="keep the 40\nfor last")
    assert anna.look("note") == {"text": "keep the 40\nfor last"}
    assert bo.look("note") == {"text": ""}
    assert anna.state()["note"]
    assert not bo.state()["note"]
    assert server.call("GET", f"/api/tables/{anna.table}/note").status_code == 403


def test_a_bug_report_keeps_the_position_for_the_reporters_eyes(server: Server) -> None:
    anna, _bo = two(server)
    anna.do("settings", notify={"webhook": "https://example.org/secret-hook"})
    assert "secret-hook" in str(anna.state())
    made = anna.do("report", text="my card is gone")
    found = server.get(f"/api/reports/{made['report']}")
    assert found["text"] == "my card is gone"
    assert found["number"] == anna.state()["number"]
    assert [e["seat"] for e in found["state"]["eyes"]] == [0]
    assert "record" not in found
    assert "secret-hook" not in str(found), "whoever has the link reads no settings of the reporter"
    assert server.call("GET", "/api/reports/nothing-like-that").status_code == 404


def test_what_is_told_before_the_first_question_is_in_the_log(server: Server) -> None:
    anna = server.make("me", "careful", options={"rounds": 1})
    opening = anna.look("log")["lines"][0]
    assert (opening["start"], opening["number"], opening["seat"]) == (0, 8, None)
    assert opening["events"][0] == {"what": "deal", "args": {"cards": 4}, "to": None}
    anna.play_out()
    again = server.call("POST", "/api/import", json={"record": server.record(anna.table)}).json()
    told = server.get(f"/api/tables/{again['table']}/log")["lines"][0]
    assert told["events"][0]["what"] == "deal"
    assert told["number"] == 8
