"""What a browser does for fair dice by itself, and what it shows of where a game is from."""
from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fivesuns.kernel import Record
from fivesuns.server.load import some_answer
from tests.server.harness import Player, Server
from tests.web.person import Person


def played(server: Server) -> list[Player]:
    """A game of two people to its end, without a browser."""
    rng = random.Random(1)
    anna = server.make("me", "open", game="race", public=True, kept=True)
    anna.do("claim", seat=0, name="Anna", nonce="old a")
    both = [anna, server.claim(anna.table, 1, "Bo")]
    for _ in range(600):
        for seat, who in enumerate(both):
            state = who.state()
            if state["status"] == "over":
                return both
            if (eye := state["eyes"][0])["decision"] and not eye["sealed"]:
                who.do("answer", seat=seat, moment=eye["moment"], name=some_answer(eye["decision"], rng))
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def over(server: Server) -> list[Player]:
    return played(server)


def dice(server: Server, page: Any) -> Any:
    return server.get(f"/api/tables/{page.url.partition('/t/')[2].partition('?')[0]}/dice")


def test_one_click_begins_with_a_word_of_mine_for_the_dice(visit: Callable[..., Person], server: Server) -> None:
    anna = visit().lobby()
    anna.page.locator(".game", has_text="Race for the Galaxy").get_by_role("button", name="bots").click()
    anna.is_asked()
    nonce, = dice(server, anna.page)["nonces"]
    assert len(nonce) == 24


def test_a_rematch_begins_when_both_have_come_with_new_words(visit: Callable[..., Person], server: Server,
                                                             over: list[Player]) -> None:
    anna, bo = [visit().open(f"/t/{who.table}#{who.key}") for who in over]
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".room .seat").nth(1)).to_contain_text("kept for Bo")
    bo.page.get_by_role("link", name="To the next game").click()
    anna.is_asked()
    bo.is_asked()
    nonces = dice(server, anna.page)["nonces"]
    assert len({*nonces, "old a", ""}) == 4


def test_a_fork_begins_with_a_word_of_mine(visit: Callable[..., Person], server: Server, over: list[Player]) -> None:
    carl = visit().open(f"/t/{over[0].table}?at=20")
    carl.page.get_by_role("button", name="Play on from here").click()
    carl.page.wait_for_url(lambda url: over[0].table not in url)
    carl.page.locator("section.bar.mine").wait_for()
    found = dice(server, carl.page)
    assert len(found["nonces"][0]) == 24
    assert 0 < found["given"] <= 20


def test_names_are_downloaded_only_on_wish_and_an_import_says_that_it_is_one(
        visit: Callable[..., Person], over: list[Player], tmp_path: Path) -> None:
    anna = visit().open(f"/t/{over[0].table}#{over[0].key}")
    files = []
    for wanted in (False, True):
        anna.page.get_by_label("with names").set_checked(wanted)
        with anna.page.expect_download() as record:
            anna.page.get_by_role("button", name="Record", exact=True).click()
        files.append(tmp_path / f"{wanted}.txt")
        record.value.save_as(files[-1])
    assert [Record.parse(file.read_text()).names for file in files] == [(), ("Anna", "Bo")]
    assert "imported" not in anna.text()

    carl = visit().lobby()
    carl.page.locator("input[type=file]").set_input_files(files[1])
    expect(carl.page.locator(".end")).to_contain_text("This game was imported. Its record was signed by this server. "
                                                      "Its luck follows from the seed that it names.")
    expect(carl.page.locator(".ranking")).to_contain_text("Anna")
    expect(carl.page.locator(".top")).to_contain_text("imported")


@pytest.mark.parametrize(("language", "words"), [
    ("ru", "загружена, без подписи"), ("en", "imported, unsigned"), ("uk", "завантажена, без підпису")])
def test_the_lobby_says_what_was_imported(visit: Callable[..., Person], server: Server, over: list[Player],
                                          language: str, words: str) -> None:
    record = server.record(over[0].table).partition("signature")[0]
    server.call("POST", "/api/import", json={"record": record, "public": True, "title": "From elsewhere"})
    carl = visit(language=language).lobby()
    carl.page.locator(".filters select").nth(2).select_option("over")
    row = carl.page.locator(".row", has_text="From elsewhere").first
    expect(row).to_contain_text(words)
    expect(carl.page.locator(".row").filter(has_not_text="From elsewhere").first).not_to_contain_text(words)


def test_the_end_tells_how_often_play_went_back(visit: Callable[..., Person], server: Server) -> None:
    made = server.make("me", "house", game="race")
    made.until(lambda s: s["eyes"][0]["decision"])
    eye = made.eye(0)
    made.do("answer", seat=0, moment=eye["moment"], name=some_answer(eye["decision"], random.Random(1)))
    made.do("undo", seat=0)
    for _ in range(2):
        made.do("leave", seat=0, bot="house")
        made.until(lambda s: s["status"] == "over", 60)
        made.do("return", seat=0)
        anna = visit().open(f"/t/{made.table}#{made.key}")
        if made.state()["reopened"] == 0:
            anna.page.get_by_text("Check that the luck was not rigged").click()
            expect(anna.page.locator(".end details")).to_contain_text("Play went back once.")
            expect(anna.page.locator(".end")).not_to_contain_text("with all luck known")
            anna.page.goto("about:blank")       # a window of a seat that is left asks for what it may not see
            made.do("undo", seat=0)
    expect(anna.page.locator(".end")).to_contain_text("After the end, with all luck known, play went back once and on.")
    anna.page.get_by_text("Check that the luck was not rigged").click()
    expect(anna.page.locator(".end details")).to_contain_text("Play went back 2 times.")
