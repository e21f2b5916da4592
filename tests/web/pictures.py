"""Pictures for the README: lobby, table and end of a game, on a wide screen and a phone, dark and light.

    python -m tests.web.pictures            writes docs/pictures/*.png; needs chromium and built pages
"""
from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import Server
from tests.web.person import Person

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
NAMES = ["Anna", "Bo", "Carl", "Dora"]
BOT = {"kind": "bot", "bot": "house"}


def table(server: Server, options: dict[str, Any], rounds: int) -> dict[str, Any]:
    """A game in which a bot has played for Anna up to some round; then she is back."""
    made = server.call("POST", "/api/tables", json={"game": "race", "options": options,
                                                     "seats": [{"kind": "me", "name": "Anna"}, BOT, BOT, BOT]}).json()
    found: dict[str, Any] = made
    acts = f"/api/tables/{made['table']}/acts"
    server.call("POST", acts, made["key"], json={"type": "leave", "seat": 0, "bot": "house"})
    for _ in range(2000):
        state = server.get(f"/api/tables/{made['table']}", made["key"])
        if state["status"] == "over" or (state["eyes"] and state["eyes"][0]["view"]["round"] >= rounds):
            break
        time.sleep(0.02)
    server.call("POST", acts, made["key"], json={"type": "return", "seat": 0})
    return found


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


def main() -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("chromium is not installed (Debian: apt-get install chromium)")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite3", games=()).start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            live, over = table(server, {}, 8), table(server, {}, 99)
            for look in ("wide", "phone"):
                for theme in ("dark", "light"):
                    take(browser, server, live, over, look, theme)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
