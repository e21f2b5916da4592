"""What happened between an answer and the next question, step by step: with skip, again, and nothing for who wants it
still."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from fivesuns.games import load
from fivesuns.games.eclipse.ships import hits
from fivesuns.kernel import Event, Record, Table
from tests.web.moments import Scene, table_from
from tests.web.person import Person

GOLDEN = Path(__file__).parent.parent / "golden"

#: writes down every step that is shown, as the page shows it last
WATCH = """
window.runs = []
let playing = false
new MutationObserver(() => {
  const bar = document.querySelector('section.bar')
  const step = bar?.dataset.playing
  const html = document.documentElement
  if (html.dataset.runs !== String(window.runs.length)) html.dataset.runs = window.runs.length
  if (!step) { playing = false; return }
  if (!playing) window.runs.push({})
  playing = true
  const all = (what, of) => [...bar.querySelectorAll(what)].map(of)
  window.runs.at(-1)[step] = {
    who: bar.querySelector('.prompt span:not(.steps)')?.textContent,
    badge: all('.prompt svg.badge text', x => x.textContent)[0],
    round: document.querySelector('.top .round')?.textContent,
    height: Math.round(bar.getBoundingClientRect().height),
    said: all('.caption .said li', x => x.textContent.trim()),
    dice: all('.caption [data-face]', x => [Number(x.dataset.face), x.dataset.hits === 'true']),
    struck: all('.caption [data-struck]', x => x.dataset.struck + (x.matches('.dead') ? ' destroyed' : '')),
    cards: all('.caption [data-card]', x => x.dataset.card),
    unseen: all('.caption [data-card]', x => [x, x.closest('.pictures')].map(e => e.getBoundingClientRect()))
      .filter(([card, place]) => card.bottom > place.bottom + 1 || card.right > place.right + 1).length,
    goods: all('.caption [data-goods]', x => x.dataset.goods.split(' ').length),
    vp: all('.caption [data-vp]', x => Number(x.dataset.vp)),
    marks: all('.caption [data-marks]', x => x.dataset.marks),
    power: all('.caption .moved .bowl .count', x => x.textContent.replace(/[^\\d→]/g, '')),
  }
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""

#: remembers whether a press was not heard for a moment
DEAF = """() => new MutationObserver(() => { window.deaf ||= !!document.querySelector('section.bar.mine.deaf') })
  .observe(document, { subtree: true, childList: true, attributes: true })"""

Step = dict[str, Any]


def cut(name: str, number: int) -> Scene:
    """A golden game before that answer, at the seat that gives it; nobody else is asked, so nobody acts meanwhile."""
    record = Record.parse((GOLDEN / f"{name}.txt").read_text())
    table = Table(load(record.game), record.options)
    table.begin()
    for who, answer in record.answers[:number]:
        table.give_line(who, answer)
    return Scene(table.record(), int(record.answers[number][0]))


Lines = list[tuple[str, str]]                   # who, and what was said


def find(game: str, wanted: Callable[[Lines, list[list[Event]]], bool]) -> tuple[Scene, Lines]:
    """The first place of a golden game where what is said from there on, and what is told of it, is as wanted."""
    for path in sorted(GOLDEN.glob(f"{game}-*.txt")):
        record = Record.parse(path.read_text())
        table = Table(load(record.game), record.options)
        table.begin()
        told = [table.give_line(who, answer) for who, answer in record.answers]
        for number in range(len(told)):
            if wanted(record.answers[number:], told[number:]):
                return cut(path.stem, number), record.answers[number:]
    raise AssertionError("no golden game has it")


class Onlooker:
    """Somebody at a table that goes on from there, with an eye for every step."""

    def __init__(self, person: Person, scene: Scene, speed: str = "fast") -> None:
        self.person, self.page, self.bar, self.seat = person, person.page, person.bar, scene.seat
        self.sent: list[str] = []
        self.seen = 0
        person.context.add_init_script(WATCH)
        person.context.add_init_script(f"localStorage.setItem('fivesuns.prefs', '{json.dumps({'playback': speed})}')")
        self.page.on("websocket", self._listen)
        self.made = table_from(person.server, scene)
        person.open(self.made["link"]).is_asked()
        self.page.wait_for_load_state("networkidle")          # what happens while the page opens is not played

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.sent.append(str(data)))

    def call(self, method: str, path: str, **more: Any) -> Any:
        found = self.person.server.call(method, f"/api/tables/{self.made['table']}{path}",
                                        headers={"Authorization": f"Bearer {self.made['key']}"}, **more)
        assert found.is_success, found.text
        return found.json()

    def answer(self, name: str) -> str:
        """From another window; says which question was answered."""
        moment = str(self.call("GET", "")["eyes"][0]["moment"])
        self.call("POST", "/acts", json={"type": "answer", "seat": self.seat, "moment": moment, "name": name})
        return moment

    def events(self, since: int) -> list[dict[str, Any]]:
        lines = self.call("GET", f"/log?from={since}&seat={self.seat}")["lines"]
        return [event for line in lines for event in line["events"]]

    @property
    def number(self) -> int:
        return int(self.call("GET", "")["number"])

    def runs(self) -> list[list[Step]]:
        found = self.page.evaluate("window.runs")
        return [[run[step] for step in sorted(run, key=int)] for run in found]

    def until_asked(self, moment: str) -> list[Step]:
        """Waits for another question; what was shown before it, in one go or as it came."""
        asked = f'section.bar.mine[data-moment]:not([data-moment="{moment}"]):not(.deaf)'
        self.page.locator(asked).wait_for()
        found = self.runs()[self.seen:]
        self.seen += len(found)
        return [step for run in found for step in run]

    def moment(self) -> str:
        return self.bar.get_attribute("data-moment") or ""

    def height(self) -> int:
        return round((self.bar.bounding_box() or {"height": 0})["height"])

    def again_and_skip(self, first: list[Step]) -> None:
        """The same once more, by the button; and by its key, ended by another key that means nothing else."""
        moment = self.moment()
        self.page.get_by_role("button", name="Again", exact=True).click()
        self.page.locator(f'html[data-runs="{self.seen + 1}"] section.bar[data-moment="{moment}"]').wait_for()
        again = self.runs()[-1]
        assert [step["said"] for step in again] == [step["said"] for step in first]
        assert [step["dice"] for step in again] == [step["dice"] for step in first]
        if not self.page.locator(".slot.lean").count():          # such a bar is as high as what it holds
            assert {step["height"] for step in again} == {self.height()}
        self.sent.clear()
        for key in ("1", "u", "?"):
            self.page.keyboard.press("a")
            expect(self.page.locator("section.bar[data-playing]")).to_be_visible()
            self.page.keyboard.press(key)
            expect(self.bar).to_have_attribute("data-moment", moment)
            assert len(self.runs()[-1]) < len(first) or len(first) == 1        # it was cut short
        assert self.sent == []                                                 # neither an answer nor an undo
        assert self.bar.locator('.chip[aria-pressed="true"], .chip.back').count() == 0
        expect(self.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
        self.page.keyboard.press("a")
        self.page.locator(".caption").click()
        expect(self.bar).to_have_attribute("data-moment", moment)
        assert self.sent == []


def stays_still(person: Person, scene: Scene, answer: str) -> None:
    """With reduced motion the question comes at once, and nothing has been shown before it."""
    still = Onlooker(person, scene)
    assert still.until_asked(still.answer(answer)) == []
    expect(still.page.get_by_role("button", name="Again", exact=True)).to_have_count(0)
    still.page.keyboard.press("a")
    assert still.runs() == []


@pytest.mark.long
def test_a_phase_of_race(visit: Callable[..., Person]) -> None:
    scene = cut("race-02-4p", 73)
    anna = Onlooker(visit(motion="no-preference"), scene)
    before = anna.number
    moment = anna.moment()
    anna.page.locator('.mine [data-at="terraforming_robots-1"]').click()
    steps = anna.until_asked(moment)
    events = anna.events(before)
    others = [e for e in events if e["args"].get("seat", anna.seat) != anna.seat]
    put_down = [e["args"].get("card", e["args"].get("world")) for e in others
                if e["what"] in ("reveals", "developed", "settled", "conquered", "produced", "windfall", "consumed")]
    assert put_down
    shown = [card for step in steps if step["who"] != "Anna" for card in step["cards"]]
    assert shown == put_down
    assert {step["badge"] for step in steps if step["who"] not in (None, "Anna")} <= {"B", "C", "D"}
    assert steps[0]["round"] == "Round 4"                                      # the table as it was then
    expect(anna.page.locator(".top .round")).to_have_text("Round 5")
    assert [vp for step in steps for vp in step["vp"]] == [e["args"]["vp"] for e in events if e["args"].get("vp")]
    assert sum(len(step["said"]) for step in steps if step["who"] != "Anna") >= len(others)
    anna.again_and_skip(steps)
    stays_still(visit(), scene, "terraforming_robots-1")


def test_goods_and_points_of_race(visit: Callable[..., Person]) -> None:
    anna = Onlooker(visit(motion="no-preference"), cut("race-02-4p", 85))
    before = anna.number
    steps = anna.until_asked(anna.answer("consume_x2"))
    consumed = [e["args"] for e in anna.events(before) if e["what"] == "consumed"]
    assert anna.seat in [x["seat"] for x in consumed]                          # nobody asked her: it is news
    assert [n for step in steps for n in step["goods"]] == [len(x["worlds"]) for x in consumed]
    assert [n for step in steps for n in step["vp"]] == [x["vp"] for x in consumed]


@pytest.mark.parametrize("width", [390, 1400, 1920])
def test_every_card_of_a_step_is_in_sight(visit: Callable[..., Person], width: int) -> None:
    person = visit(width, 1080 if width > 1500 else 844, language="ru", touch=width < 1000, motion="no-preference")
    anna = Onlooker(person, cut("race-01-3p", 17))
    steps = anna.until_asked(anna.answer("explore_1_1"))
    assert max(len(step["cards"]) for step in steps) == 3
    assert [step["unseen"] for step in steps] == [0] * len(steps)


def test_own_cards_are_news_to_whoever_draws_them(visit: Callable[..., Person]) -> None:
    anna = Onlooker(visit(motion="no-preference"), cut("race-01-3p", 17))
    before = anna.number
    steps = anna.until_asked(anna.answer("explore_1_1"))
    (looked,) = [e["args"]["cards"] for e in anna.events(before) if e["what"] == "looked_at"]
    assert [step["cards"] for step in steps if step["cards"]] == [looked]
    assert steps[-1]["who"] == "Anna"


@pytest.mark.long
def test_a_turn_of_gaia_with_power_and_income(visit: Callable[..., Person]) -> None:
    def wanted(lines: Lines, told: list[list[Event]]) -> bool:
        """A step of research that charges power, and then the last pass of the round."""
        who = lines[0][0]
        return (len(lines) > 2 and [line[1].split()[0] for line in lines[:3]] == ["research", "end", "pass"]
                and [line[0] for line in lines[:3]] == [who] * 3
                and [e.what for e in told[0]] == ["researched", "charged"]
                and any("charge" in e.args["gains"] for e in told[2] if e.what == "income"))

    scene, lines = find("gaia", wanted)
    anna = Onlooker(visit(motion="no-preference"), scene)
    before = anna.number
    areas = ("area1", "area2", "area3", "gaia")
    was = anna.call("GET", "")["eyes"][0]["view"]["seats"][anna.seat]["power"]
    (charge,) = anna.until_asked(anna.answer(lines[0][1]))
    now = anna.call("GET", "")["eyes"][0]["view"]["seats"][anna.seat]["power"]
    assert "+3 charge" in charge["marks"]
    assert charge["power"] == [f"{was[a]}→{now[a]}" if was[a] != now[a] else f"{now[a]}" for a in areas]
    assert was != now
    assert [e["what"] for e in anna.events(before)] == ["researched", "charged"]
    assert anna.until_asked(anna.answer("end")) == []                          # all others have passed
    before = anna.number
    steps = anna.until_asked(anna.answer(lines[2][1]))
    events = anna.events(before)
    incomes = [e for e in events if e["what"] == "income"]
    assert {e["args"]["seat"] for e in incomes} == {*range(len(anna.call("GET", "")["seats"]))}
    told = [step for step in steps if any(said.startswith("Gets income") for said in step["said"])]
    assert [step["marks"][0].split(", ") for step in told] == [
        [f"+{n} {what}" for what, n in e["args"]["gains"].items() if n] for e in incomes]
    assert [step["badge"] for step in told] == ["ABCD"[e["args"]["seat"]] for e in incomes]
    charged = [step for step, e in zip(told, incomes) if e["args"]["gains"].get("charge")]
    assert charged
    assert all("→" in "".join(step["power"]) for step in charged)
    anna.again_and_skip(steps)
    stays_still(visit(), scene, lines[0][1])


def test_a_battle_with_every_die_of_both_sides(visit: Callable[..., Person]) -> None:
    def wanted(lines: Lines, told: list[list[Event]]) -> bool:
        """Somebody fires at ancients and they fire back, before anybody is asked again."""
        until = next((n for n, line in enumerate(lines) if n and line[0] != "*"), len(lines))
        fired = [e.args["seat"] for events in told[:until] for e in events if e.what == "fired"]
        return lines[0][1].startswith("attack") and {*fired} == {int(lines[0][0]), "ancient"} and fired[1] == "ancient"

    scene, lines = find("eclipse", wanted)
    anna = Onlooker(visit(motion="no-preference"), scene)
    before = anna.number
    steps = anna.until_asked(anna.answer(lines[0][1]))
    events = anna.events(before)
    volleys = [e["args"] for e in events if e["what"] in ("fired", "fired_missiles")]
    assert {volley["seat"] for volley in volleys} == {anna.seat, "ancient"}
    assert [step["dice"] for step in steps if step["dice"]] == [
        [[face, any(hits(face, volley["computer"], shield) for shield in volley["shields"].values())]
         for face in volley["faces"]] for volley in volleys]
    assert [x for step in steps for x in step["struck"]] == [
        e["args"]["ship"] + (" destroyed" if e["what"] == "destroyed" else "")
        for e in events if e["what"] in ("damaged", "destroyed")]
    assert [step["who"] for step in steps[:2]] == ["Anna", "Ancient"]
    anna.again_and_skip(steps)
    stays_still(visit(), scene, lines[0][1])


@pytest.mark.parametrize("width", [390, 1400])
def test_what_comes_after_a_press_that_skips_is_safe(visit: Callable[..., Person], width: int) -> None:
    anna = Onlooker(visit(width, 844, touch=width < 1000, motion="no-preference"), cut("race-02-4p", 73), "slow")
    anna.answer("terraforming_robots-1")
    expect(anna.page.locator("section.bar[data-playing] .caption")).to_be_visible()
    height = anna.runs()[0][0]["height"]
    anna.page.evaluate(DEAF)
    anna.page.get_by_role("button", name="Skip").click()
    anna.page.wait_for_function("window.deaf")
    expect(anna.bar).to_have_attribute("data-asked", "race.action")
    assert anna.height() == height


def test_how_fast_is_a_setting_and_who_wants_none_can_still_ask_for_it(visit: Callable[..., Person]) -> None:
    anna = Onlooker(visit(motion="no-preference"), cut("race-02-4p", 73))
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    speed = page.get_by_role("group", name="Show what happened before my question")
    expect(speed.get_by_role("button", name="Fast")).to_have_attribute("aria-pressed", "true")
    speed.get_by_role("button", name="No", exact=True).click()
    page.keyboard.press("Escape")
    assert anna.until_asked(anna.answer("terraforming_robots-1")) == []
    page.get_by_role("button", name="Again", exact=True).click()
    expect(page.locator("section.bar[data-playing] .caption")).to_be_visible()


@pytest.mark.long
def test_on_one_screen_each_sees_what_is_theirs_and_nothing_plays_behind_the_curtain(
        visit: Callable[..., Person]) -> None:
    person = visit(motion="no-preference")
    page = person.page
    person.context.add_init_script(WATCH)
    person.context.add_init_script("localStorage.setItem('fivesuns.prefs', '{\"playback\": \"fast\"}')")
    person.make("race", [{"kind": "me", "name": "Anna"}, {"kind": "screen", "name": "Bo"}])
    shown: dict[str, list[Step]] = {"Anna": [], "Bo": []}
    who, seen = "", 0
    for _ in range(11):
        page.locator(".curtain, .bar.mine:not(.deaf)").first.wait_for()
        if page.locator(".curtain").count():
            assert len(page.evaluate("window.runs")) == seen
            who = page.locator(".curtain h1").inner_text().split()[-1]
            page.get_by_role("button", name="I am").click()
            page.locator(".bar.mine:not(.deaf)").wait_for()
        runs = page.evaluate("window.runs")
        shown[who] += [step for run in runs[seen:] for step in run.values()]
        seen = len(runs)
        person.answer()
    for name, steps in shown.items():
        own = [step for step in steps if any(said.startswith("You ") for said in step["said"])]
        assert own
        assert {step["who"] for step in own} == {name}
        assert {step["who"] for step in steps} > {name}                        # and what the other did
