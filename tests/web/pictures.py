"""Pictures for the README: lobby, table, end of a game on a wide screen and a phone, dark and light; other tables.

    python -m tests.web.pictures            writes docs/pictures/*.png; needs chromium and built pages
"""
from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from fivesuns.kernel import Decision, Table
from tests.server.harness import Server
from tests.web.moments import finished, largest, last_question, reach, recorded, table_from
from tests.web.person import Person

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"


def eighth_round(table: Table[Any], decision: Decision[Any]) -> bool:
    return bool(table.state.round == 8)


def take(browser: Browser, server: Server, live: dict[str, Any], over: dict[str, Any], look: str, theme: str) -> None:
    width, height = (1400, 900) if look == "wide" else (390, 844)
    anna = Person(browser, server, width, height, theme, "en", look == "phone", "reduce")
    page = anna.page
    anna.lobby()
    page.evaluate("keys => localStorage.setItem('fivesuns.keys', JSON.stringify(keys))",
                  [{"table": x["table"], "key": x["key"], "at": 0} for x in (live, over)])
    anna.lobby()
    page.locator(".row").first.wait_for()
    page.screenshot(path=FOLDER / f"lobby-{look}-{theme}.png")
    anna.open(live["link"])
    anna.is_asked()
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"table-{look}-{theme}.png")
    anna.open(over["link"])
    page.locator(".end figure path").first.wait_for()
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"end-{look}-{theme}.png")
    anna.context.close()


def an_offer_to_answer(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
    s = table.state
    return decision.key == "sidereal.trade" and s.round == 3 and not s.players[seat].ready \
        and any([x.by != seat and seat in x.parties and seat not in x.accepted for x in s.offers])


def trade(browser: Browser, server: Server, theme: str) -> None:
    """Sidereal Confluence: the offers of others, and one of my own in the making."""
    made = table_from(server, recorded("sidereal-00-4p", an_offer_to_answer))
    anna = Person(browser, server, 1400, 900, theme, "en", False, "reduce")
    anna.open(made["link"]).is_asked()
    if theme == "dark":
        anna.page.locator(".fits .button").first.click()
        anna.page.locator(".composer .changes").wait_for()
        anna.bar.locator(".send .main:not([disabled])").wait_for()             # the rules have been asked
    anna.page.wait_for_timeout(1000)
    anna.page.screenshot(path=FOLDER / f"sidereal-{'offer' if theme == 'dark' else 'offers'}-{theme}.png")
    anna.context.close()


def late(browser: Browser, server: Server, game: str) -> None:
    """The largest table of a game, in a late round."""
    made = table_from(server, largest(game, 8))
    anna = Person(browser, server, 1400, 900, "dark", "en", False, "reduce")
    anna.open(made["link"]).is_asked()
    anna.page.locator(".area > .mine").wait_for()
    anna.page.wait_for_timeout(1000)
    anna.page.screenshot(path=FOLDER / f"{game}-dark.png")
    anna.context.close()


def late_turn(table: Table[Any], decision: Decision[Any]) -> bool:
    s = table.state
    return decision.key == "twilight.action" and s.round >= 4 and s.players[decision.seat].pools["tactic"] > 1 \
        and len(s.players[decision.seat].planets) > 4


def galaxy(browser: Browser, server: Server) -> None:
    """Twilight Imperium: whose turn it is, in a late round."""
    made = table_from(server, reach("twilight", late_turn, seats=6, factions="random"))
    anna = Person(browser, server, 1400, 900, "dark", "en", False, "reduce")
    anna.open(made["link"]).is_asked()
    anna.page.locator(".map .system").first.wait_for()
    anna.page.wait_for_timeout(1000)
    anna.page.screenshot(path=FOLDER / "twilight-dark.png")
    anna.context.close()


def main() -> None:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        sys.exit("chromium is not installed (Debian: apt-get install chromium)")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright,
          Server(f"sqlite:///{folder}/tables.sqlite3", "tests.server.steady", games=()) as server):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        live = table_from(server, reach("race", eighth_round, seats=4))
        over = finished(server, last_question("race", seats=4)._replace(seat=3))          # who wins
        for look in ("wide", "phone"):
            for theme in ("dark", "light"):
                take(browser, server, live, over, look, theme)
        for theme in ("dark", "light"):
            trade(browser, server, theme)
        for game in ("gaia", "eclipse"):
            late(browser, server, game)
        galaxy(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
