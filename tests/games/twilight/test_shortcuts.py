"""What is remembered, or not looked at, for the sake of speed is what would be found anew."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest

from fivesuns.games.twilight import (
    GAME,
    abilities,
    checks,
    galaxy,
    laws,
    ledger,
    notes,
    objectives,
    offers,
    order,
    research,
    trade,
    values,
    windows,
)
from fivesuns.games.twilight.catalog import FACTIONS, LETTERS, SYSTEMS, TECHNOLOGIES, TYPES, UNITS, WINDOWS
from fivesuns.games.twilight.sense import sense
from fivesuns.games.twilight.stages import movement, tactical
from fivesuns.games.twilight.state import Force, Happening, Player, Twilight
from fivesuns.kernel import Compose, Flaw, Play, QuickDice, Rng, Table, Whole
from fivesuns.kernel.codec import copied
from fivesuns.kernel.play import step

from .feast import Feast

#: steps that come without anything being put right before them
IN_ORDER: Final = ("pick", "take_card", "turn", "choose_action", "end_action", "act_again", "end_turn", "next_turn",
                   "next_secondary", "follow_steps", "move_ships", "bombard", "end_bombardment", "remove_custodians",
                   "commit", "end_invasion", "close_tactical", "score_objectives")


FORCE: Final = Force(source="", seat=0, value="", amount=0, lasts="turn")


def games() -> list[Table[Any]]:
    return [Table(GAME, GAME.settle({"seats": seats}), QuickDice(seed), False, True)
            for seed, seats in enumerate((6, 5, 4, 3))]


@pytest.fixture(scope="module")
def positions() -> list[Twilight]:
    """Of whole games, one in forty."""
    found = []
    for n, table in enumerate(games()):
        dice, said = QuickDice(n), 0
        while not table.over:
            step(table, dice, sense)
            said += 1
            if said % 40 == 0 and table.state.phase != "setup":
                found.append(copied(table.state))
    return found


def test_units_and_what_changes_values_are_found_as_they_lie_there(positions: list[Twilight]) -> None:
    upgraded = 0
    for s in positions:
        for seat, p in enumerate(s.players):
            mine = [*p.technologies, *FACTIONS[p.faction].abilities]
            for value, rows in values.CHANGES.items():
                expected = [(a.id, change) for a, change in rows if a.source in mine or laws.lies_before(s, seat, a)]
                assert sorted([(a.id, change) for a, change in values.standing(s, seat, value)], key=str) == \
                    sorted(expected, key=str)
                units = [x.id for x in values.sheet(p).units.values()]
                assert values.of_units(s, seat, value) == \
                    [(UNITS[a.source], change) for a, change in rows if a.sort == "unit" and a.source in units]
            for type in TYPES:
                brought = [UNITS[x] for x in p.technologies if TECHNOLOGIES[x].unit and UNITS[x].type == type]
                upgraded += len(brought)
                assert values.has_unit(s, seat, type) == bool(brought or type in FACTIONS[p.faction].sheet)
                if brought:
                    assert values.unit(s, seat, type) in brought
                elif values.has_unit(s, seat, type):
                    assert values.unit(s, seat, type).id == FACTIONS[p.faction].sheet[type]
            assert values.fleet_limit(s, seat) >= values.least_fleet(s, seat)
            assert values.hand_limit(s, seat) >= values.least_hand(s)
            for value in ("fleet_pool_tokens", "action_card_hand_limit"):
                assert values.number(s, seat, value, 5) == values.total(values.reckon(s, seat, value, 5))
    assert upgraded, "nobody had an upgrade"


def test_what_ships_can_reach_is_where_there_is_a_way(positions: list[Twilight]) -> None:
    for s in positions[::6]:
        for seat, p in enumerate(s.players):
            expected: dict[str, dict[str, dict[str, int]]] = {}
            for place in [x for x in p.units if x in SYSTEMS and x not in p.tokens]:
                for type, n in p.units[place].items():
                    reach = values.total(values.move(s, seat, type, place))
                    for target in s.board.beside if reach else ():
                        spur = values.total(values.spurs(s, seat))
                        if target != place and galaxy.way(s, seat, place, target, reach + spur, (), type) is not None:
                            expected.setdefault(target, {}).setdefault(place, {})[type] = n
            assert movement.within_reach(s, seat) == expected
            others = [place for x in s.others(seat) for place in s.players[x].units]
            chart = galaxy.Chart(s, seat)
            assert chart.free == (set() if s.combat else {
                x for x in s.board.beside if x in galaxy.PLAIN and x not in others})
        assert values.printed_wormholes(s.board) == {
            x: SYSTEMS[x].wormholes for x in s.board.beside if SYSTEMS[x].wormholes}


def test_ships_can_stop_where_one_of_them_may_pass(positions: list[Twilight]) -> None:
    closed = 0
    for s in [s for s in positions if s.system]:
        for seat in range(s.seats):
            found = movement.parts(s, seat, TYPES, galaxy.Chart(s, seat))
            sorts = [(part.word.removesuffix("*"), place) for part in found if part.facts and part.word != "via"
                     for place in part.fields[0]]
            stops, = [part.fields[0] for part in found if part.word == "via"]
            if sorts:
                assert stops == [x for x in s.board.beside
                                 if any([galaxy.may_pass(s, seat, x, *sort) for sort in sorts])]
                closed += len(s.board.beside) - len(stops)
    assert closed, "everything was open"


def test_a_move_is_judged_as_on_a_chart_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the board has changed while it was asked for."""
    seen, flaw = Counter[bool](), movement.flaw

    def watched(s: Twilight, seat: int, whole: Whole, chart: galaxy.Chart | None = None) -> Flaw | None:
        found = flaw(s, seat, whole, chart)
        assert found == flaw(s, seat, whole), whole
        seen[found is None] += 1
        return found

    monkeypatch.setattr(movement, "flaw", watched)
    blocked = 0
    for table, dice, most in lively_games(500):
        for _ in range(most):
            if not table.over:
                step(table, dice, sense)
                ask = table.ask
                if isinstance(ask, Compose) and ask.key == "twilight.move":
                    whole = ask.sample(dice)
                    blocked += bool(whole) and is_judged_anew(table.state, ask, whole)
    assert min(seen[False], seen[True], blocked), (seen, blocked)


def is_judged_anew(s: Twilight, ask: Compose, whole: Whole) -> bool:
    """With foreign ships in every system beside the ships; is there no way then?"""
    before, foe = s.players[(ask.seat + 1) % s.seats].units, s.players[(ask.seat + 1) % s.seats]
    foe.units = {**{system: {"cruiser": 1} for system in s.board.beside}, **before}
    ask.renew()
    found = ask.flaw(whole) is not None
    foe.units = before
    ask.renew()
    assert ask.flaw(whole) is None
    return found


def test_neighbours_are_those_with_something_near_something_of_ones_own(positions: list[Twilight]) -> None:
    found = {True: 0, False: 0}
    for s in positions[::2]:
        for seat in range(s.seats):
            mine = [system for system in s.board.beside if galaxy.present(s, seat, system)]
            for x in s.others(seat):
                near = any([galaxy.present(s, x, other) for system in mine for viewer in (seat, x)
                            for other in galaxy.near(s, system, viewer)])
                assert (x in galaxy.neighbours(s, seat)) == near
                found[near] += 1
    assert min(found.values()), "all or none were neighbours"


def test_where_nothing_is_put_right_nothing_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor after a window in which the last have passed."""
    seen, last = dict.fromkeys([*IN_ORDER, "passed", *[one.__name__ for one in tactical.STEPS]], 0), ["", 0]

    def looked_at(name: str, s: Twilight) -> None:
        twin = copied(s)
        checks.tidy(twin)
        twin.settled = s.settled
        assert twin == s, f"{name} begins, and something is wrong"
        assert not twin._coming, f"{name} begins, and something is to be put right"

    def watched(name: str, stage: Callable[..., Play | None]) -> Callable[..., Play | None]:
        def run(s: Twilight, *args: Any) -> Play | None:
            passed = last[0] == "react" and len(s.happenings) < last[1] and name != "tidy"
            if name in seen or passed:
                looked_at(name, s)
                seen["passed" if passed else name] += 1
            last[:] = name, len(s.happenings)
            return stage(s, *args)
        return run

    monkeypatch.setattr(tactical, "STEPS", [watched(one.__name__, one) for one in tactical.STEPS])
    playing = lively_games(800)
    for game in {table.game for table, _, _ in playing}:
        monkeypatch.setattr(game, "stages", {name: watched(name, stage) for name, stage in game.stages.items()})
    for table, dice, most in playing:
        for _ in range(most):
            if not table.over:
                step(table, dice, sense)
    assert min(seen.values()), seen


def lively_games(most: int) -> list[tuple[Table[Any], QuickDice, int]]:
    """Some that are played with sense, some in which everybody has everything: laws, combats and notes too."""
    tables = [*games(), *[Table(game, game.settle({"seats": 4}), QuickDice(seed), False, True)
                          for seed, game in enumerate((Feast(), Feast(("saar", "nekro", "creuss", "yin"))))]]
    return [(table, QuickDice(n), most) for n, table in enumerate(tables)]


def test_what_is_as_it_was_found_in_order_is_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    changed, seen = checks.InOrder.changed, dict.fromkeys(("nobody", "some", "all"), 0)

    def watched(known: checks.InOrder, s: Twilight) -> Sequence[int]:
        found = changed(known, s)
        seen["nobody" if not found else "all" if len(found) == s.seats else "some"] += 1
        if not found:
            twin = copied(s)
            for lose in (checks.lose_blockaded, checks.lose_structures, checks.lose_control):
                lose(twin)
            assert twin == s, "something is lost, and nobody has looked"
        others = [seat for seat in range(s.seats) if seat not in found]
        assert not checks.too_many_units(s, others), "there are too many units, and nobody has looked"
        return found

    monkeypatch.setattr(checks.InOrder, "changed", watched)
    for table, dice, most in lively_games(500):
        for _ in range(most):
            if not table.over:
                step(table, dice, sense)
    assert min(seen.values()), seen


def test_every_change_of_what_was_in_order_shows(positions: list[Twilight]) -> None:
    changes: list[Callable[[Twilight, Player], None]] = [
        lambda s, p: next(iter(p.units.values())).update(fighter=99),
        lambda s, p: p.units.update({s.board.homes[0]: {"cruiser": 99}}),
        lambda s, p: p.planets.clear(),
        lambda s, p: p.pools.update(fleet=99),
        lambda s, p: p.technologies.clear(),
        lambda s, p: s.laws.update({"regulated_conscription": "for"}),
        lambda s, p: s.forces.clear() if s.forces else s.forces.append(FORCE)]
    for change in changes:
        s = copied(positions[-1])
        known, p = checks.InOrder(s), s.players[1]
        assert not known.changed(s)
        change(s, p)
        found = known.changed(s)
        assert found in ([1], range(s.seats))
        known.renew(s, found)
        assert not known.changed(s)


def test_what_is_said_by_chance_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of what is bold all that can be said is."""
    bold, flawless = offers.bold, dict.fromkeys(offers.VERBS, 0)

    def watched(s: Twilight, seat: int, rng: Rng) -> Whole | None:
        act = bold(s, seat, rng)
        if act is not None:
            assert offers.flaw(s, seat, act) is None, act
            flawless[offers.word_of(act[0])] += 1
        return act

    monkeypatch.setattr(offers, "bold", watched)
    for table, dice, most in lively_games(300):
        for _ in range(most):
            if not table.over:
                step(table, dice, sense)
    assert flawless["offer"], flawless
    assert flawless["set_aside"], flawless


def test_promises_that_are_possible_have_no_flaw(positions: list[Twilight]) -> None:
    made = 0
    for s in positions[::2]:
        for seat in range(s.seats):
            others = s.others(seat)
            for to, many in zip(others, ledger.left(s, seat, others), strict=True):
                found = [what for what in ledger.PROMISES if ledger.flaw(s, seat, to, what) is None]
                assert many == len(found)
                assert not found or ledger.possible(s, seat, to) == found
            made += len(ledger.standing(s, seat))
            assert trade.customers(s, seat, others) == [x for x in others if trade.market_is_open(s, seat, x)]
            assert (seat in offers.talkers(s)) == (not s.players[seat].out and (
                any([seat in (x.by, x.to) for x in s.offers]) or (
                    s.players[seat].words < offers.WORDS and offers.has_something_to_say(s, seat))))
    assert made, "nobody had promised anything"


def could_use_a_note(s: Twilight, h: Happening, seat: int) -> bool:
    """Looked for among all notes."""
    held = [notes.note_of(s, number) for number, where in enumerate(s.rumours) if seat in where]
    spread = [(note, notes.row(note, h)) for note in held if notes.owner_of(s, note) != seat]
    return any([a is not None and not a.must and notes.fits(s, h, seat, note, a) for note, a in spread])


def could_do_something(s: Twilight, h: Happening, seat: int) -> bool:
    """Looked for among all that there is, whoever has it."""
    rows = [a for a in abilities.in_window(h.window, h.about) if not abilities.is_card(a.id)]
    held = [note for number, where in enumerate(s.rumours) if seat in where for note in [notes.note_of(s, number)]]
    spread = [(note, notes.row(note, h)) for note in (*held, *s.players[seat].area)]
    return any([abilities.has(s, seat, a) and abilities.fits(s, h, seat, a) for a in rows]) \
        or any([a is not None and notes.fits(s, h, seat, note, a) for note, a in spread]) \
        or (h.window in objectives.MOMENTS and objectives.could_score(s, h, seat))


def test_windows_that_close_at_a_glance_are_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of what lies before a player nothing is overlooked."""
    seen, unconcerned = {True: 0, False: 0}, {True: 0, False: 0}
    ask_around = windows.ask_around

    def watched(s: Twilight, window: str, by: int, place: str, about: tuple[Any, ...]) -> None:
        idle = abilities.is_idle(s, window, by, about)
        seen[idle] += 1
        h = Happening(number=s.happened + 1, window=window, by=by, place=place, about=about, order=[])
        found = abilities.slot(window, about)
        for seat in order.in_rotation(s, WINDOWS[window].rotation):
            if idle or not abilities.may_concern(s, found, h, seat):
                assert not could_do_something(s, h, seat), f"seat {seat} has something to do in {window}"
            if not abilities.concerns(s, found, by, seat):
                assert not any([abilities.fits(s, h, seat, a) for a in found.rows]), f"{seat} has a role in {window}"
                unconcerned[found.for_holders] += 1
            if found.for_holders:
                assert notes.could_use(s, h, seat) == could_use_a_note(s, h, seat)
            mine = abilities.held_by(s, seat, found)
            for rows, kept in ((found.duties, mine.duties), (found.open, mine.open)):
                assert [a for a in rows if abilities.has(s, seat, a)] == [a for a in kept if abilities.has(s, seat, a)]
        assert sorted(order.in_rotation(s, WINDOWS[window].rotation)) == sorted(
            order.rotation(s, WINDOWS[window].rotation))
        ask_around(s, window, by, place, about)

    monkeypatch.setattr(windows, "ask_around", watched)
    monkeypatch.setitem(GAME.stages, "ask_around", watched)
    for table, dice, most in lively_games(500):
        for _ in range(most):
            if not table.over:
                step(table, dice, sense)
    assert min(seen.values()), seen
    assert min(unconcerned.values()), unconcerned


def test_what_can_be_researched_is_what_lacks_nothing(positions: list[Twilight]) -> None:
    some = {True: 0, False: 0}
    for s in positions[::3]:
        for seat, p in enumerate(s.players):
            if research.instead(s, seat) or research.shortcuts(s, seat):
                continue
            help_ = Counter(research.helpers(s, seat).values())
            owned = Counter([TECHNOLOGIES[x].colour for x in p.technologies])
            for technology in research.deck(s, seat):
                need = Counter([LETTERS[letter] for letter in TECHNOLOGIES[technology].needs])
                free = (need - owned - help_).total() <= research.ignored(s, seat, technology)
                assert (technology in research.possible(s, seat)) == free
                assert research.lacking(s, seat, technology) == need - owned
                some[free] += 1
    assert min(some.values()), some
