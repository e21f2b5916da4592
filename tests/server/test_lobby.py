"""Tables are made, found, joined, left and played again."""
from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.harness import Player, Server, generous


def test_what_there_is_to_play(server: Server) -> None:
    found = server.get("/api/games")
    tiny = next(g for g in found["games"] if g["name"] == "tiny")
    assert tiny["seats"] == [2, 3, 4]
    assert tiny["bots"] == ["careful", "sleeper", "cheat", "random"]
    assert tiny["options"][0] == {"name": "rounds", "default": 3, "choices": [1, 2, 3, 6, 12], "rule": "",
                                   "expert": False, "seats": [2, 3, 4]}
    assert [(x["name"], x["expert"], x["seats"]) for x in tiny["options"][1:]] == [
        ("trap", True, [2, 3, 4]), ("odd", False, [3])]
    assert found["languages"] == ["en", "ru", "uk"]


def test_options_are_checked_before_a_table_is_made(server: Server) -> None:
    def check(seats: int, **options: Any) -> Any:
        return server.call("POST", "/api/games/tiny/check", json={"seats": seats, "options": options}).json()
    assert check(2)["options"] == {"seats": 2, "rounds": 3, "trap": "off", "odd": False}
    assert "odd needs three seats" in check(2, odd=True)["complaints"][0]
    assert "legal: 1, 2, 3, 6, 12" in check(2, rounds=7)["complaints"][0]
    made = server.call("POST", "/api/tables", json={"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}],
                                                    "options": {"odd": True}})
    assert made.status_code == 422
    assert made.json()["error"]["id"] == "options-refused"


@pytest.mark.parametrize(("seats", "why"), [
    ([{"kind": "me"}], "seats-refused"), ([{"kind": "me"}] * 2, "seats-refused"),
    ([{"kind": "me"}] + [{"kind": "open"}] * 4, "seats-refused"),
    ([{"kind": "me"}, {"kind": "bot", "bot": "genius"}], "no-such-bot"),
    ([{"kind": "me", "name": "x" * 40}, {"kind": "open"}], "name-refused"),
    ([{"kind": "throne"}, {"kind": "open"}], "bad-request")])
def test_a_table_that_cannot_be(server: Server, seats: Any, why: str) -> None:
    made = server.call("POST", "/api/tables", json={"game": "tiny", "seats": seats})
    assert made.json()["error"]["id"] == why
    assert made.json()["error"]["text"]


def test_a_table_against_bots_begins_at_once_and_ends(server: Server) -> None:
    anna = server.make("me", "careful", "careful", options={"rounds": 2})
    assert anna.state()["status"] == "playing"
    end = anna.play_out()
    assert end["status"] == "over"
    assert len(end["scores"]) == 3
    assert end["winners"]
    assert end["seed"]
    assert end["sheets"] == [{"tricks": n} for n in end["scores"]]


def test_a_table_of_bots_alone_plays_itself(server: Server) -> None:
    host = server.make("careful", "careful")
    assert host.until(lambda s: s["status"] == "over")["winners"]


def test_a_public_table_is_listed_until_filters_say_no(server: Server) -> None:
    anna = server.make("me", "open", public=True, slow=True, title="for the list")
    hidden = server.make("me", "open")

    def listed(query: str) -> list[str]:
        return [t["table"] for t in server.get(f"/api/tables?{query}")["tables"]]
    assert anna.table in listed("")
    assert hidden.table not in listed("")
    assert anna.table in listed("game=tiny&status=open&free=true&slow=true")
    assert anna.table not in listed("slow=false")
    assert anna.table not in listed("status=playing")
    assert anna.table not in listed("game=chess")
    server.claim(anna.table, 1)
    assert anna.table not in listed("free=true")
    assert anna.table in listed("status=playing")


def test_lists_come_in_pages(start: Any, sqlite_url: str) -> None:
    server = start(sqlite_url)
    made = [server.make("me", "open", public=True).table for _ in range(55)]
    first = server.get("/api/tables")
    rest = server.get(f"/api/tables?after={first['tables'][-1]['made']}")
    found = [t["table"] for t in first["tables"] + rest["tables"]]
    assert first["more"]
    assert not rest["more"]
    assert len(first["tables"]) == 50
    assert set(found) <= set(made)
    assert len(set(found)) >= 54


def test_play_begins_when_the_last_seat_is_taken(server: Server) -> None:
    anna = server.make("me", "open", "open")
    assert anna.state()["eyes"] == []
    assert anna.state()["status"] == "open"
    bo = server.claim(anna.table, 1, "Bo")
    assert anna.state()["status"] == "open"
    cy = server.claim(anna.table, 2, "Cy")
    state = anna.state()
    assert state["status"] == "playing"
    assert [s["name"] for s in state["seats"]] == ["", "Bo", "Cy"]
    assert [p.eye()["seat"] for p in (anna, bo, cy)] == [0, 1, 2]
    assert Player(server, anna.table, None).refused("claim", seat=1) == "not-open"


def test_a_seat_link_survives_and_a_key_is_only_good_at_its_own_table(server: Server) -> None:
    anna, other = server.make("me", "open"), server.make("me", "open")
    again = Player(server, anna.table, anna.key)
    assert again.state()["seats"][0]["mine"]
    assert server.call("GET", f"/api/tables/{other.table}", anna.key).json()["error"]["id"] == "bad-key"
    assert server.call("GET", f"/api/tables/{other.table}", "x" * 32).status_code == 403


def test_a_secret_link_keeps_a_seat_for_a_friend(server: Server) -> None:
    anna = server.make("me", "open")
    made = anna.do("link", seat=1)
    assert made["link"] == f"/t/{anna.table}#{made['key']}"
    assert anna.state()["seats"][1]["invited"]
    assert Player(server, anna.table, None).refused("claim", seat=1) == "not-open"
    friend = Player(server, anna.table, made["key"])
    assert friend.state()["seats"][1]["kept"]
    assert not anna.state()["seats"][1]["kept"]
    friend.do("claim", seat=1, name="Bo", nonce="bo's")
    assert friend.state()["seats"][1]["mine"]
    assert anna.state()["status"] == "playing"
    assert anna.look("dice")["nonces"] == ["", "bo's"]


def test_one_key_may_hold_several_seats(server: Server) -> None:
    four = server.make("me", "screen", "screen", "screen", options={"rounds": 1})
    state = four.state()
    assert [e["seat"] for e in state["eyes"]] == [0, 1, 2, 3]
    assert all(e["decision"] for e in state["eyes"])
    assert four.play_out()["status"] == "over"


def test_a_second_seat_can_be_claimed_for_the_same_screen(server: Server) -> None:
    anna = server.make("me", "open", "open")
    assert anna.do("claim", seat=1, name="Bo") == {"key": anna.key, "seats": [0, 1],
                                                   "link": f"/t/{anna.table}#{anna.key}"}


def test_leaving_before_the_start_opens_the_seat(server: Server) -> None:
    anna = server.make("me", "open", "open")
    bo = server.claim(anna.table, 1, "Bo")
    bo.do("leave", seat=1)
    assert anna.state()["seats"][1]["kind"] == "open"


def test_a_bot_takes_the_place_of_who_left_and_gives_it_back(server: Server) -> None:
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    assert anna.refused("bot", seat=1, bot="careful") == "not-left"
    bo.do("leave", seat=1)
    assert anna.state()["seats"][1]["left"]
    assert bo.refused("answer", seat=1, moment="0.0.0.tiny.play", name="x") == "not-your-seat"
    anna.do("bot", seat=1, bot="careful")
    assert anna.until(lambda s: 1 in s["sealed"])["seats"][1]["kind"] == "bot"
    bo.do("return", seat=1)
    anna.answer(0)
    state = anna.until(lambda s: s["waiting"] and not s["sealed"])
    assert state["seats"][1]["kind"] == "person"
    assert not state["seats"][1]["left"]


def test_leaving_to_a_bot_at_once(server: Server) -> None:
    anna = server.make("me", "open", options={"rounds": 1})
    bo = server.claim(anna.table, 1)
    bo.do("leave", seat=1, bot="careful")
    assert anna.play_out()["status"] == "over"


def test_the_host_fills_the_rest_with_bots(server: Server) -> None:
    anna = server.make("me", "open", "open")
    bo = server.claim(anna.table, 1)
    assert bo.refused("start", bot="careful") == "not-host"
    anna.do("start", bot="careful")
    assert [s["kind"] for s in anna.state()["seats"]] == ["person", "person", "bot"]


def test_the_host_changes_bots_and_open_seats_before_the_start(server: Server) -> None:
    anna = server.make("me", "open", "careful")
    anna.do("open", seat=2)
    assert [s["kind"] for s in anna.state()["seats"]] == ["person", "open", "open"]
    anna.do("bot", seat=1, bot="careful")
    anna.do("bot", seat=2)
    assert anna.state()["status"] == "playing"
    assert anna.state()["seats"][2]["bot"] == "careful"


def test_spectators_see_the_public_view_unless_they_are_not_wanted(server: Server) -> None:
    anna = server.make("me", "careful")
    eye = Player(server, anna.table, None).eye()
    assert eye["seat"] is None
    assert eye["view"]["me"] is None
    assert eye["decision"] is None
    assert eye["undo"] is None
    closed = server.make("me", "careful", spectators=False)
    for path in ("", "/log", "/at/3", "/chat", "/dice"):
        refused = server.call("GET", f"/api/tables/{closed.table}{path}")
        assert refused.json()["error"]["id"] == "no-spectators"


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    anna = server.make("me", "open", title="first")
    bo = server.claim(anna.table, 1)
    anna.answer(0)
    mine = server.call("POST", "/api/mine", json={"keys": [
        {"table": anna.table, "key": anna.key}, {"table": anna.table, "key": bo.key},
        {"table": anna.table, "key": "wrong"}, {"table": "nowhere", "key": anna.key}]}).json()["tables"]
    assert [m and (m["mine"], m["my_turn"], m["waiting"]) for m in mine] == [
        ([0], False, [1]), ([1], True, [1]), None, None]
    assert mine[0]["title"] == "first"


def test_a_rematch_seats_the_same_people_with_the_same_keys(server: Server) -> None:
    anna = server.make("me", "open", "careful", options={"rounds": 1}, title="again")
    bo = server.claim(anna.table, 1, "Bo")
    assert anna.refused("rematch") == "not-over"
    while anna.state()["status"] == "playing":
        for seat, who in enumerate((anna, bo)):
            if who.eye()["decision"]:
                who.answer(seat)
    new = anna.do("rematch")["table"]
    assert bo.do("rematch")["table"] == new
    assert anna.state()["rematch"] == new
    again = [Player(server, new, who.key) for who in (anna, bo)]
    assert [s["name"] for s in again[0].state()["seats"]] == ["", "Bo", ""]
    assert [s["kept"] for s in again[1].state()["seats"]] == [False, True, False]
    assert Player(server, new, None).refused("claim", seat=1) == "not-open"
    for seat, who in enumerate(again):
        assert who.state()["status"] == "open"
        who.do("claim", seat=seat)
    state = again[1].state()
    assert state["status"] == "playing"
    assert [s["name"] for s in state["seats"]] == ["", "Bo", ""]
    assert state["seats"][1]["mine"]
    assert state["title"] == "again"
    assert [s["kind"] for s in state["seats"]] == ["person", "person", "bot"]
    assert state["number"] < 30


def test_a_table_can_be_cancelled_by_consent(server: Server) -> None:
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    proposal = anna.do("propose", what="cancel")["proposal"]
    assert bo.state()["proposal"]["mine"] == [1]
    assert anna.state()["proposal"]["mine"] == []
    bo.do("refuse", proposal=proposal)
    assert anna.state()["proposal"] is None
    assert anna.refused("withdraw", proposal=proposal) == "no-such-proposal"
    proposal = anna.do("propose", what="cancel")["proposal"]
    assert bo.refused("propose", what="cancel") == "proposal-running"
    bo.do("agree", proposal=proposal)
    assert anna.state()["status"] == "cancelled"
    assert anna.refused("answer", seat=0, moment="0.0.8.tiny.play", name="x") == "already-over"


def test_one_who_does_not_come_back_is_replaced_by_consent_of_the_others(start: Any, sqlite_url: str) -> None:
    server: Server = start(sqlite_url, limits=generous(away=0.5))
    anna = server.make("me", "open", "open")
    bo = server.claim(anna.table, 1)
    server.claim(anna.table, 2)
    time.sleep(0.6)
    proposal = anna.do("propose", what="replace", seat=2, bot="careful")["proposal"]
    assert anna.state()["proposal"]["needed"] == [1]
    bo.do("agree", proposal=proposal)
    assert anna.until(lambda s: 2 in s["sealed"])["seats"][2]["kind"] == "bot"


def test_the_host_alone_cancels_before_the_start(server: Server) -> None:
    anna = server.make("me", "open")
    anna.do("propose", what="cancel")
    assert anna.state()["status"] == "cancelled"


def test_a_name_is_cleaned(server: Server) -> None:
    anna = server.make("me", "careful")
    anna.do("rename", seat=0, name="  An\u0007na\n\u202e of  the stars ")
    assert anna.state()["seats"][0]["name"] == "Anna of the stars"
