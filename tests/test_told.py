"""The log adds up: whoever hears all that is told knows what everybody has got and paid."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games import load, names
from fivesuns.games.eclipse.catalog import RESOURCES
from fivesuns.games.twilight.catalog import OBJECTIVES
from fivesuns.games.twilight.score import scores
from fivesuns.kernel import Event, Record, Table
from fivesuns.texts import LANGUAGES, Texts

GOLDEN = Path(__file__).parent / "golden"
UNSAID = {"ran": ["number"], "offered": ["version"]}     # which of a card's converters; the first is the first


def records(game: str) -> list[Path]:
    return sorted(GOLDEN.glob(f"{game}-*.txt"))


def told(path: Path) -> Iterator[tuple[Table[Any], list[Event]]]:
    """A recorded game, answer by answer, with what everybody hears."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    table: Table[Any] = Table(load(record.game), record.options)
    yield table, [event for event in table.begin() if event.to is None]
    for who, name in record.answers:
        yield table, [event for event in table.give_line(who, name) if event.to is None]


@cache
def heard(path: Path) -> list[Event]:
    """All that everybody hears in a recorded game."""
    return [event for _, events in told(path) for event in events]


@pytest.mark.parametrize("path", records("race"), ids=lambda path: path.stem)
def test_cards_and_chips_of_race_add_up(path: Path) -> None:
    paid = {"developed": 1, "settled": 1, "conquered": 1}                # the card itself leaves the hand too
    hands: Counter[int] = Counter()
    chips: Counter[int] = Counter()
    begun = False
    for table, events in told(path):
        for event in events:
            x, seat = event.args, event.args.get("seat", -1)
            if event.what == "round" and not begun:
                begun = True
                hands = Counter({seat: len(p.hand) for seat, p in enumerate(table.state.players)})
            elif event.what in paid:
                hands[seat] -= 1 + x.get("paid", 0)
            elif event.what in ("drew", "kept"):
                hands[seat] += x["n"]
            elif event.what in ("limit", "spent"):
                hands[seat] -= x["n"]
            elif event.what == "guessed":
                hands[seat] += 1
            chips[seat] += x.get("vp", 0)
    assert [hands[seat] for seat in range(len(table.state.players))] == [len(p.hand) for p in table.state.players]
    assert [chips[seat] for seat in range(len(table.state.players))] == [p.chips for p in table.state.players]


@pytest.mark.parametrize("path", records("gaia"), ids=lambda path: path.stem)
def test_points_of_gaia_add_up(path: Path) -> None:
    points: Counter[int] = Counter()
    played = list(told(path))
    for _, events in played:
        for event in events:
            x, seat = event.args, event.args.get("seat", -1)
            if event.what in ("points", "passed", "passed_last"):
                points[seat] += x["points"]
            elif event.what == "charged":
                points[seat] -= x["points"]
            elif event.what in ("gained", "income"):
                points[seat] += x["gains"].get("vp", 0)
    late = ("start", "final1", "final2", "research", "resources", "auction")
    table, _ = played[-1]
    for seat in range(table.options["seats"]):
        sheet = table.game.sheet(table.state, seat)
        assert points[seat] == sum(n for source, n in sheet.items() if source not in late), (seat, sheet)


@pytest.mark.parametrize("path", records("eclipse"), ids=lambda path: path.stem)
def test_resources_of_eclipse_add_up(path: Path) -> None:
    have: dict[int, Counter[str]] = {}
    for table, events in told(path):
        players = table.state.players
        for event in events:
            x, seat = event.args, event.args.get("seat", -1)
            if event.what == "round" and not have:
                have = {n: Counter(dict(zip(RESOURCES, p.stuff, strict=True))) for n, p in enumerate(players)}
            if seat not in have:
                continue
            have[seat].update(x.get("gains", {}))
            if event.what == "traded":
                have[seat].subtract(x["paid"])
            elif event.what in ("researched", "built"):
                have[seat][{"researched": "science", "built": "material"}[event.what]] -= x["paid"]
            elif event.what == "passed_first":
                have[seat]["money"] += x["money"]
            elif event.what == "upkeep":
                have[seat]["money"] -= x["cost"]
    assert have
    for seat, p in enumerate(players):
        if not p.out:
            assert [have[seat][r] for r in RESOURCES] == p.stuff, seat


@pytest.mark.parametrize("path", records("race"), ids=lambda path: path.stem)
def test_how_many_cards_is_for_all_and_which_ones_is_not(path: Path) -> None:
    counts = {"drew": {"seat", "n"}, "looked": {"seat", "n"}, "kept": {"seat", "n", "m"}, "limit": {"seat", "n"}}
    assert not [event for event in heard(path) if event.what in ("drew_these", "looked_at")]
    assert {event.what for event in heard(path)} >= {"drew", "looked", "kept"}
    assert all(set(event.args) == counts[event.what] for event in heard(path) if event.what in counts)


@pytest.mark.parametrize("path", records("eclipse")[:3], ids=lambda path: path.stem)
def test_how_many_reputation_tiles_is_for_all_and_which_ones_is_not(path: Path) -> None:
    found = [event for event in heard(path) if "reputation" in event.what]
    assert found
    assert all(type(x) is int for event in found for x in event.args.values())


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_is_told_is_said(game: str, language: str) -> None:
    """Except noughts and the dice: their faces are said, what they can do and what they have to overcome is drawn."""
    texts = Texts(language, game)
    for event in heard(records(game)[2]):
        said = texts.event(event, ["Anna", "Boris", "Clara", "Dora"])
        assert "{" not in said
        for name, x in event.args.items():
            numbers = [n for n in (x.values() if isinstance(x, dict) else [x]) if type(n) is int and n]
            if name not in (*UNSAID.get(event.what, ()), "seat", "by", "foe", "to", "from", "dice", "computer",
                            "shields"):
                assert all(not n or str(n) in said for n in numbers), (event, said)


def said(language: str, game: str, what: str, **args: Any) -> str:
    text = Texts(language, game).event(Event(what, None, args), ["Anna"])
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(("language", "expected"), [
    ("en", "Anna gets income: 5 credits, 1 ore, 2 power tokens."),
    ("ru", "Anna получает доход: 5 кредитов, 1 руду, 2 фишки энергии."),
    ("uk", "Anna отримує дохід: 5 кредитів, 1 руду, 2 жетони енергії."),
])
def test_amounts_are_in_the_plural_of_the_language(language: str, expected: str) -> None:
    assert said(language, "gaia", "income", seat=0, gains={"credits": 5, "ore": 1, "token": 2}) == expected


def test_a_flaw_may_name_amounts() -> None:
    assert Texts("ru", "gaia").lettered(["ore", 2, {"credits": 5, "ore": 1}]) == {
        "a": "руда", "b": 2, "c": "5 кредитов, 1 руду"}
    assert Texts("en", "gaia").lettered([{}]) == {"a": "nothing"}


def test_what_is_nothing_is_said_so_or_left_out() -> None:
    assert said("en", "gaia", "income", seat=0, gains={}) == "Anna gets income: nothing."
    assert said("en", "gaia", "charged", seat=0, power=1, points=0) == "Anna charges 1 power."
    assert said("en", "gaia", "charged", seat=0, power=3, points=2) == "Anna charges 3 power and pays 2 points."
    assert said("en", "race", "consumed", seat=0, card="gem_world", worlds=["gem_world"], vp=2, n=0).endswith("+2 VP.")
    assert said("en", "race", "developed", seat=0, card="public_works", paid=0).endswith("for free.")


@pytest.mark.parametrize("path", records("twilight"), ids=lambda path: path.stem)
def test_points_of_twilight_add_up(path: Path) -> None:
    points: Counter[int] = Counter()
    for table, events in told(path):
        for event in events:
            if event.what == "scored":
                points[event.args["seat"]] += OBJECTIVES[event.args["objective"]].points
            elif event.what == "point":
                points[event.args["seat"]] += event.args["many"]
            elif event.what == "eliminated":
                del points[event.args["seat"]]
        most = table.state.rules.points
        assert [min(points[seat], most) for seat in range(table.options["seats"])] == scores(table.state)
