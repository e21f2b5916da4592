"""Any position of the game in a few words, and short ways to play on from it and to look at it.

    t = scenario("terrans", "xenos", mines={0: [(4, -5)]}, have={0: {"ore": 8}}, power={0: (0, 0, 7)})
    t.play(0, "power 1", "end")

Unless told otherwise: the base map, standard tiles in the order of their numbers (tech1 under Terraforming ... tech7 to
tech9 free), advanced tiles advtech1 to advtech6 on the tracks, no points for anything of this round, seat 0 to move.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fivesuns.games.gaia import GAME
from fivesuns.games.gaia.catalog import ADVANCED, COMMON_TOKENS, DIFFICULTIES, GUEST_MINE, KIND, MINE, STANDARD, TRACK
from fivesuns.games.gaia.stages.automa import prepare_automa
from fivesuns.games.gaia.stages.colonising import place
from fivesuns.games.gaia.stages.setting_up import take_faction
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import CHANCE, Draw, Event, Table, spell

At = tuple[int, int]
GOALS = ("score4", "score4", "score4", "score4", "score4", "score4")     # federation tokens: out of the way
BOOSTERS = ("booster1", "booster2", "booster3", "booster6", "booster7", "booster8", "booster10")


class Scene:
    """A table without dice, and everything that happened on it."""

    def __init__(self, table: Table[Galaxy], draws: Sequence[Any] = ()) -> None:
        self.table = table
        self.events: list[Event] = []
        self.draws = list(draws)
        self.is_whole = not GAME.audit(table.state)      # some positions lack a piece that does not matter there
        self.chance()

    # playing

    def play(self, seat: int, *answers: str) -> Scene:
        """Answer by name; nothing gets lost on the way."""
        for answer in answers:
            self.events += self.table.answer(seat, answer)
            self.chance()
            assert not (self.is_whole and GAME.audit(self.state)), GAME.audit(self.state)
        return self

    def chance(self) -> None:
        """Answer for chance: the given draws first, then the first things in the pool."""
        while isinstance(self.table.ask, Draw):
            ask = self.table.ask
            if self.draws:
                self.events += self.table.settle(tuple(self.draws.pop(0)))
            else:
                self.events += self.table.settle(tuple(ask.pool[:ask.things]))

    def decline(self) -> Scene:
        """Nobody charges."""
        while "charge" in self.asked().values():
            self.play(next(iter(self.table.waiting())), "pass")
        return self

    def end_turn(self, seat: int) -> Scene:
        if self.asked() == {seat: "end"}:
            self.play(seat, "end")
        return self

    def pass_all(self) -> Scene:
        """To the end of the round, with the first booster that is free; income and offers as they come first."""
        now = self.state.round
        while self.state.round == now and not self.table.over:
            seat, decision = next(iter(self.table.waiting().items()))
            if decision.key == "gaia.act":
                self.play(seat, next(x for x in self.names(seat) if x.startswith(("pass", "last_pass"))))
            else:
                self.play(seat, spell(decision.at(decision.count() - 1)))
        return self

    # looking

    @property
    def state(self) -> Galaxy:
        return self.table.state

    def p(self, seat: int) -> Player:
        return self.table.state.players[seat]

    def asked(self) -> dict[int, str]:
        return {seat: d.key.removeprefix("gaia.") for seat, d in self.table.waiting().items()}

    def names(self, seat: int) -> list[str]:
        """What this seat may answer now."""
        decision = self.table.waiting()[seat]
        return [spell(decision.at(i)) for i in range(decision.count())]

    def can(self, seat: int, name: str) -> bool:
        return name in self.names(seat)

    def refused(self, seat: int, name: str) -> str:
        """The reason why not."""
        return str(self.reasons(seat)[name][0])

    def reasons(self, seat: int) -> dict[str, tuple[Any, ...]]:
        """Of all that is refused: the word of the reason and its numbers."""
        decision = self.table.waiting()[seat]
        return {spell(x[0]): x[1:] for x in decision.refused()}      # type: ignore[attr-defined]

    def bowls(self, seat: int) -> tuple[int, int, int, int]:
        p = self.p(seat)
        return (p.bowl1, p.bowl2, p.bowl3, p.gaia_area)

    def at(self, seat: int) -> dict[At, str]:
        """A player's structures by place."""
        words = {n: word for word, n in KIND.items()}
        return {self.state.chart.hexes[h]: words[kind] for h, kind in self.p(seat).structures.items()}

    def hex(self, at: At) -> int:
        return self.state.chart.index[at]

    def told(self, what: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.what == what]

    def log(self) -> list[tuple[int, Any]]:
        return [entry for entry in self.table.log if entry[0] != CHANCE]


def one_sector(*rows: str) -> str:
    """A map of one sector about (0, 0), drawn as in components/sectors.toml."""
    return f"1:{''.join(rows)}@0,0,0"


def scenario(*factions: str, structures: Mapping[int, Mapping[At, str]] | None = None,
             mines: Mapping[int, Sequence[At]] | None = None, have: Mapping[int, Mapping[str, Any]] | None = None,
             power: Mapping[int, Sequence[int]] | None = None, research: Mapping[int, Mapping[str, int]] | None = None,
             tiles: Mapping[int, Sequence[str]] | None = None, green: Mapping[int, Sequence[str]] | None = None,
             boosters: Mapping[int, str] | None = None, round: int = 1, goal: str = "", final: Sequence[str] = (),
             map: str = "", stage: Sequence[Any] = (), order: Sequence[int] = (), passed: Sequence[int] = (),
             advanced: Sequence[str] = (), draws: Sequence[Any] = (), setup: Mapping[str, Any] | None = None,
             **options: str) -> Scene:
    """The table in this position. `have` sets any number of a player, `power` the three areas and the Gaia area."""
    seats = 1 if options.get("difficulty") else len(factions)
    full = GAME.settle({"seats": seats, **options})
    s = GAME.setup(full)
    n = len(s.players)
    s.slots, s.advanced = list(STANDARD), list(advanced or tuple(ADVANCED)[:6])
    s.tokens = dict.fromkeys(COMMON_TOKENS, 2 if s.automa else 3)
    s.track_token = "fed6"
    s.tokens["fed6"] -= 1
    s.round = round
    s.round_tiles = list(GOALS)
    if goal:
        s.round_tiles[round - 1] = goal
    s.final_tiles = list(final or ("structures", "sectors"))
    s.order = list(order or range(n))
    s.passed = list(passed)
    if map:
        s.map = map
    for seat, faction in enumerate(factions):
        take_faction(s, seat, faction)
    if s.automa:
        prepare_automa(s)
        s.deck = list(DIFFICULTIES[s.automa].deck)
        s.seen = list(s.deck)
        s.aside = [card for card in s.aside if card not in s.deck]
    for seat, places in (mines or {}).items():
        for at in places:
            place(s.players[seat], s.chart.index[at], MINE)
    for seat, built in (structures or {}).items():
        for at, kind in built.items():
            if kind == "gaiaformer":
                s.gaiaformers[s.chart.index[at]] = seat
            elif kind == "satellite":
                s.players[seat].satellites.append(s.chart.index[at])
            elif kind == "station":
                s.players[seat].stations.append(s.chart.index[at])
            else:
                place(s.players[seat], s.chart.index[at], KIND[kind])
    free = [x for x in BOOSTERS if x not in (boosters or {}).values()]
    for seat in range(n):
        s.players[seat].booster = (boosters or {}).get(seat) or free.pop(0)
    for seat in passed:
        s.players[seat].booster, s.players[seat].next_booster = "", s.players[seat].booster
    s.boosters = free[:3]
    for seat, numbers in (have or {}).items():
        for name, value in numbers.items():
            if name == "vp":
                s.players[seat].points, s.players[seat].vp = {"start": value}, value
            else:
                setattr(s.players[seat], name, value)
    for seat, areas in (power or {}).items():
        p = s.players[seat]
        p.bowl1, p.bowl2, p.bowl3, p.gaia_area = (*areas, 0)[:4]
        p.minted, p.given_up = p.bowl1 + p.bowl2 + p.bowl3 + p.gaia_area, 0
    for seat, levels in (research or {}).items():
        for track, level in levels.items():
            s.players[seat].research[TRACK[track]] = level
    for seat, found in (tiles or {}).items():
        for tile in found:
            (s.players[seat].tiles if tile in STANDARD else s.players[seat].advanced).append(tile)
    for seat, tokens in (green or {}).items():
        s.players[seat].green += list(tokens)
    for name, value in (setup or {}).items():
        setattr(s, name, value)
    s.agenda = [tuple(stage) if stage else ("turn", 0)]
    return Scene(Table.at(GAME, full, s), draws)


def guests(scene: Scene, seat: int) -> int:
    return scene.p(seat).count[GUEST_MINE]
