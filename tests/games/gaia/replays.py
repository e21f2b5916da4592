"""Reads recorded games of another program and plays them on our table, move by move.

A move of the log is several of our answers. Where the log leaves open what ours asks (which token was spent), every way
is tried until the state after the move is the logged one.
"""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from fivesuns.games.gaia import GAME, federation
from fivesuns.games.gaia.catalog import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    GUEST_MINE,
    LOST_MINE,
    MINE,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    TRACKS,
    TRADING_STATION,
)
from fivesuns.games.gaia.maps import ROWS
from fivesuns.games.gaia.stages.setting_up import take_faction
from fivesuns.kernel import IllegalAnswer, Table
from fivesuns.kernel.decision import word
from tests.recorded import recorded

FILES = recorded("gaia", "replay_*.json")

SHORT = dict(zip(("terra", "nav", "int", "gaia", "eco", "sci"), TRACKS))
FINAL = {"structure": "structures", "structureFed": "federation_structures", "planetType": "planet_types",
         "gaia": "gaia_planets", "sector": "sectors", "satellite": "satellites"}
FACTION = {"hadsch-hallas": "hadsch_hallas", "baltaks": "bal_taks"}
STRUCTURE = {"ts": "trading_station", "lab": "research_lab", "PI": "planetary_institute", "ac1": "academy_left",
             "ac2": "academy_right"}
SPECIAL = {"4pw": "tech9", "q": "academy", "4c": "academy", "3o": "advtech11", "3k": "advtech13", "q,5c": "advtech3",
           "1q,5c": "advtech3", "step": "booster4", "range+3": "booster5", "swap-PI": "faction",
           "space-station": "faction", "down-lab": "faction", "up-lowest": "faction"}
FREE = {("pw", "q"): ("power_to_qic", 4), ("pw", "o"): ("power_to_ore", 3), ("pw", "k"): ("power_to_knowledge", 4),
        ("pw", "c"): ("power_to_credit", 1), ("q", "o"): ("qic_to_ore", 1), ("k", "c"): ("knowledge_to_credit", 1),
        ("o", "c"): ("ore_to_credit", 1), ("o", "t"): ("ore_to_token", 1), ("c", "q"): ("credits_to_qic", 4),
        ("c", "o"): ("credits_to_ore", 3), ("c", "k"): ("credits_to_knowledge", 4),
        ("gf", "q"): ("gaiaformer_to_qic", 1), ("t-a3", "k"): ("token_to_knowledge", 1),
        ("tg", "q"): ("power_to_qic", 4), ("tg", "o"): ("power_to_ore", 3), ("tg", "k"): ("power_to_knowledge", 4),
        ("tg", "c"): ("power_to_credit", 1)}
LEFT_OVER = ("up", "cover", "fedtile", "swap-PI", "lostPlanet", "build", "brainstone", "tech", "federation", "income")
TRIES = 400

Command = list[str]


class Mismatch(AssertionError):
    pass


class Replay:
    """One recorded game on our table."""

    def __init__(self, path: Path) -> None:
        self.data = json.loads(path.read_text("utf-8"))
        setup = self.data["setup"]
        self.hexes = {name: (q, r) for name, _, _, q, r, _ in setup["map"]}
        self.techs: dict[str, str] = setup["techs"]
        seats = range(self.data["players"])
        self.options = {"seats": len(seats), "end_conversion": "on"}
        if self.data["options"].get("flexibleFederations"):
            self.options["flexible_federations"] = "yes"
        state = GAME.setup(GAME.settle(self.options))
        state.map = spec(setup["map"])
        self.table: Table[Any] = Table.at(GAME, self.options, state)
        self.deal(setup)
        self.seats: dict[str, int] = {f"p{n + 1}": n for n in seats}           # player or faction: our seat
        self.ours: list[int] = list(seats)                                     # seat of the log: our seat
        self.expected: list[dict[str, Any]] = [{} for _ in seats]
        self.tries = 0
        self.behind: int | None = None
        self.phase = ""                                                        # of the log, after the move
        self.took_tile = False                                                 # in this move
        self.chosen: list[tuple[str, str]] = []                                # (faction, player) in order of choice
        self.bids: dict[str, tuple[str, int]] = {}                             # faction: (player, bid)
        self.special = bool(self.data["options"].get("auction") or self.data["options"].get("factionVariant") == "beta"
                            or any([" bid " in move for move in self.data["moves"]]))

    def deal(self, setup: dict[str, Any]) -> None:
        self.table.settle((0,))
        self.table.settle(tuple([setup["techs"][x] for x in (*SHORT, "free1", "free2", "free3")]))
        self.table.settle(tuple([setup["techs"][f"adv-{x}"] for x in SHORT]))
        self.table.settle((setup["terraforming_federation"],))
        self.table.settle(tuple(setup["round_scoring"]))
        self.table.settle(tuple([FINAL[x] for x in setup["final_scoring"]]))
        self.table.settle(tuple(setup["boosters"]))

    def play(self) -> int:
        """All moves; says how many were compared."""
        compared = 0
        for n, (move, state) in enumerate(zip(self.data["moves"], self.data["states"])):
            for seat, values in state[2].items():
                self.expected[self.ours[int(seat)]].update(values)
            player, _, rest = clean(move).partition(" ")
            if player == "init" or rest.startswith("rotate"):
                continue
            commands = parse(rest)
            if self.special and commands and commands[0][0] in ("faction", "bid"):
                self.note_choice(player, commands[0])
                compared += 1
                continue
            if self.chosen:
                self.hand_out_factions()
            seat = self.seats[player]
            if commands and commands[0][0] == "faction":
                self.seats[commands[0][1]] = seat
            self.tries = 0
            self.phase, self.behind = state[1], self.not_yet(n, state[1])
            self.took_tile = any([x[0] == "tech" for x in commands])
            reasons: list[str] = []
            start = self.table.clone(keep=True)
            found = self.search(self.table, seat, commands, reasons)
            if found is None and self.data["options"].get("noFedCheck") and "federation" in rest:
                found = self.search_unchecked(start, seat, commands, reasons)
            if found is None:
                raise Mismatch(f"{self.data['id']} move {n + 1}: {move}\n" + "\n".join(reasons[-6:]))
            self.table = found
            compared += 1
        return compared

    def note_choice(self, player: str, command: Command) -> None:
        """Factions put up and bid for, in games with an auction."""
        faction = command[1]
        if command[0] == "bid":
            self.bids[faction] = (player, int(command[2]))
        if faction not in [name for name, _ in self.chosen]:
            self.chosen.append((faction, player))

    def hand_out_factions(self) -> None:
        """After an auction the players sit in the order in which the factions were put up; unofficial variants of the
        factions begin as the log says. Neither is among our rules, so we begin our table here."""
        s = GAME.setup(GAME.settle(self.options))
        for name in ("map", "slots", "advanced", "tokens", "track_token", "round_tiles", "final_tiles", "boosters"):
            setattr(s, name, getattr(self.table.state, name))
        s.order = list(range(s.seats))
        expected = self.expected
        self.expected = [{} for _ in expected]
        for seat, (faction, player) in enumerate(self.chosen):
            owner, bid = self.bids.get(faction, (player, 0))
            before = self.seats[owner]
            take_faction(s, seat, FACTION.get(faction, faction))
            p = s.players[seat]
            p.bid = bid
            self.ours[before] = seat
            self.expected[seat] = expected[before]
            self.seats[faction] = seat
            start = expected[before]
            if "res" in start and self.data["options"].get("factionVariant") == "beta":
                p.research = list(start["res"])
                p.credits, p.ore, p.knowledge, p.qic = [start[x] for x in ("c", "o", "k", "q")]
                p.gaiaformers = start["gf"][0]
        s.agenda = [("place_first_structures",)]
        self.table = Table.at(GAME, self.options, s)
        self.chosen = []

    def search_unchecked(self, table: Table[Any], seat: int, commands: list[Command],
                         reasons: list[str]) -> Table[Any] | None:
        """A game that was recorded without a check of its federations: take this one as it is."""
        flaw, possible, offers = federation.Problem.flaw, federation.is_possible, federation.offers
        setattr(federation.Problem, "flaw", lambda question, chosen: None)     # noqa: B010
        setattr(federation, "is_possible", lambda s, seat: True)               # noqa: B010
        anything = [(0, 0, [()])]
        setattr(federation, "offers", lambda s, seat: (                        # noqa: B010
            federation.problem(s, s.players[seat]), anything, False))
        try:
            self.tries = 0
            return self.search(table, seat, commands, reasons)
        finally:
            setattr(federation.Problem, "flaw", flaw)                          # noqa: B010
            setattr(federation, "is_possible", possible)                       # noqa: B010
            setattr(federation, "offers", offers)                              # noqa: B010

    def not_yet(self, n: int, phase: str) -> int | None:
        """In the income phase of the log: who is asked there and has no income yet. Ours does not ask where all
        orders come to the same, and so may be ahead."""
        if phase != "roundIncome" or n + 1 == len(self.data["moves"]):
            return None
        return self.seats[self.data["moves"][n + 1].split(" ")[0]]

    def search(self, table: Table[Any], seat: int, commands: list[Command], reasons: list[str]) -> Table[Any] | None:
        self.tries += 1
        if self.tries > TRIES:
            return None
        waiting = table.waiting()
        decision = waiting.get(seat)
        if decision is None or (not commands and not continues(decision.key)):
            if self.is_left_over(commands):
                return self.search(table, seat, commands[1:], reasons)
            if commands:
                reasons.append(f"left over {commands}; waiting {[(x, d.key) for x, d in waiting.items()]}")
                return None
            wrong = self.compare(table)
            if wrong:
                reasons.append("; ".join(wrong))
                return None
            return table
        choices = self.choices(table, decision, commands)
        skips = self.is_left_over(commands) and (not choices or commands[0][0] == "decline")
        before = table.clone(keep=True) if skips else table
        if not choices:
            reasons.append(f"nothing for {decision.key} in {commands}: {decision.legal()}")
        for value, rest in choices:
            twin = table if len(choices) == 1 else table.clone(keep=True)
            try:
                twin.give(seat, value)
            except IllegalAnswer as error:
                reasons.append(str(error))
                continue
            found = self.search(twin, seat, rest, reasons)
            if found is not None:
                return found
        return self.search(before, seat, commands[1:], reasons) if skips else None

    def is_left_over(self, commands: list[Command]) -> bool:
        """May our table have had no question for it? Where a track has no room the step of its tile is not asked for,
        and the log declines it."""
        return bool(commands) and (commands[0][0] in LEFT_OVER or (commands[0][0] == "decline" and self.took_tile))

    def choices(self, table: Table[Any], decision: Any, commands: list[Command]) -> list[tuple[Any, list[Command]]]:
        """Our answers that the next command may mean, each with the commands that are left."""
        key = decision.key.partition(".")[2]
        first = commands[0] if commands else [""]
        rest = commands[1:]
        what = first[0]
        options = list(decision.options()) if decision.kind == "choose" else []
        if key in ("brainstone", "pay_brainstone", "give_brainstone", "burn_brainstone"):
            return self.stone(key, options, first, commands)
        if key == "income":
            while commands and commands[0][0] in ("income", "brainstone"):
                commands = commands[1:]
            return [(x, commands) for x in options]
        if key in ("act", "end"):
            return self.act(key, first, commands)
        if key == "faction" and what == "faction":
            return [(FACTION.get(first[1], first[1]), rest)]
        if key == "booster" and what == "booster":
            return [(first[1], rest)]
        if key in ("first_structure", "mine", "downgrade", "station") and what == "build":
            return [(("at", self.hex(first[2])), rest)]
        if key == "far" and what == "build":
            return [(("project" if first[1] == "gf" else "build", self.hex(first[2])), rest)]
        if (key == "swap" and what == "swap-PI") or (key == "lost_planet" and what == "lostPlanet"):
            return [(("at", self.hex(first[1])), rest)]
        if key == "tile" and what == "tech":
            return [(self.techs[first[1]], rest)]
        if key == "cover" and what == "cover":
            return [(self.techs[first[1]], rest)]
        if key in ("advance", "lowest"):
            if what == "up":
                return [(SHORT[first[1]], rest)]
            if what in LEFT_OVER and any([x[0] == "up" for x in rest]):
                return []
            return [(None, rest if what == "decline" else commands)]
        if key == "charge":
            return self.charge(first, rest)
        if key == "federation" and what == "federation":
            return self.federation(table, decision, first, commands)
        if key == "token" and what == "federation":
            return [(first[2], rest)]
        if key == "token_again" and what == "fedtile":
            return [(first[1], rest)]
        if key == "bundle":
            if what == "free" and first[2] == "same" and first[1] in options:
                return [(first[1], rest)]
            return [(None, commands)]
        if key in ("terrans", "itars") and what in ("income", "brainstone"):
            return []                                      # ours did not ask for that; this question is another move's
        if key == "terrans":
            return [(first[1], rest)] if what == "free" else [(None, commands)]
        if key == "itars":
            if what == "spend":
                return [("tile", rest)]
            return [(None, rest if what == "decline" else commands)]
        return []

    def hex(self, name: str) -> tuple[int, int]:
        if name in self.hexes:
            return self.hexes[name]
        q, r = name.split("x")
        return (int(q) + int(r), -int(q))

    def stone(self, key: str, options: list[str], first: Command, commands: list[Command]) -> list[tuple[Any, Any]]:
        if first[0] == "brainstone":
            where, rest = first[1], commands[1:]
            if key == "brainstone":
                return [(where, rest)] if where in options else []
            used = {"pay_brainstone": ("area1",), "give_brainstone": ("gaia", "discard")}.get(key, ())
            if key != "burn_brainstone":
                return [("use" if where in used else "keep", rest)]
            return [({"area2": "keep", "area3": "move", "discard": "discard"}[where], rest)]
        return [(x, commands) for x in options]

    def act(self, key: str, first: Command, commands: list[Command]) -> list[tuple[Any, list[Command]]]:
        what, rest = first[0], commands[1:]
        if what == "free":
            return [(("free", first[1]), rest)]
        if key == "end":
            return [(("end",), commands)] if not commands else []
        if what == "build":
            at = self.hex(first[2])
            if first[1] in STRUCTURE:
                return [(("upgrade", at, STRUCTURE[first[1]]), rest)]
            return [(("project" if first[1] == "gf" else "build", at), rest)]
        if what == "up":
            return [(("research", SHORT[first[1]]), rest)]
        if what == "action":
            return [((first[1][:-1], int(first[1][-1])), rest)]
        if what == "special":
            return [(("special", SPECIAL[first[1]]), rest)]
        if what == "federation":
            return [(("federation",), commands)]
        if what == "pass":
            return [(("pass", first[1]) if len(first) > 1 else ("last_pass",), rest)]
        return []

    def charge(self, first: Command, rest: list[Command]) -> list[tuple[Any, list[Command]]]:
        if first[0] == "decline":
            return [(None, rest)]
        parts = first[1].split(",")
        power = [int(x[:-2]) for x in parts if x.endswith("pw")]
        n = power[0] if power else 0
        return [(("token_first" if parts[0].endswith("t") and n else "charge", n), rest)]

    def federation(self, table: Table[Any], decision: Any, first: Command,
                   commands: list[Command]) -> list[tuple[Any, list[Command]]]:
        s = table.state
        p = s.players[decision.seat]
        question = federation.problem(s, p)
        hexes = [s.chart.index[self.hex(x)] for x in first[1].split(",")]
        old = {h for these in p.federations for h in these}
        new = [h for h in hexes if h not in old]
        mask = 0
        for h in new:
            mask |= 1 << question.cluster_of[h] if h in question.cluster_of else question.touch[h]
        whole = {*question.planets(mask), *[h for h in new if h not in question.cluster_of]}
        names = [word(s.chart.hexes[h]) for h in whole]
        return [(decision.read(" ".join(names)) if names else (), commands)]

    def compare(self, table: Table[Any]) -> list[str]:
        wrong = []
        s = table.state
        asked = [seat for seat, d in table.waiting().items() if d.key == "gaia.income"]
        if self.behind is not None:
            asked += s.order[s.order.index(self.behind):]
        for seat, want in enumerate(self.expected):
            if seat in asked:
                continue
            have = snapshot(s, seat)
            for name, value in want.items():
                if self.phase in ("roundIncome", "roundGaia") and name in have and (
                        returned(s, seat, name, have[name]) == returned(s, seat, name, value)):
                    continue                               # one of the two is ahead with the Gaia phase
                if name == "vp" and have.get(name) == value - s.players[seat].bid:
                    continue                               # whether bids are paid yet depends on the log
                if name in have and have[name] != value:
                    wrong.append(f"seat {seat} {name}: ours {have[name]}, logged {value}")
        return wrong


def returned(s: Any, seat: int, name: str, value: Any) -> Any:
    """Power, gaiaformers and the brainstone as they are after the Gaia phase."""
    if name == "pw":
        one, two, three, gaia = value
        return [one, two + gaia, three, 0] if s.players[seat].faction == "terrans" else [one + gaia, two, three, 0]
    if name == "gf":
        return [*value[:2], 0]
    return "area1" if name == "bs" and value == "gaia" else value


def continues(key: str) -> bool:
    """Does our table ask on within the same move of the log?"""
    return key in ("gaia.end", "gaia.brainstone", "gaia.pay_brainstone", "gaia.give_brainstone", "gaia.burn_brainstone",
                   "gaia.bundle", "gaia.advance")


def spec(hexes: list[list[Any]]) -> str:
    """The map as one of our words for each sector."""
    sectors: dict[str, dict[tuple[int, int], str]] = {}
    centres: dict[str, tuple[int, int]] = {}
    for name, _, _, q, r, letter in hexes:
        sector = re.match(r"\d+", name).group()  # type: ignore[union-attr]
        sectors.setdefault(sector, {})[q, r] = "." if letter == "e" else letter
        if name.endswith("C"):
            centres[sector] = (q, r)
    return " ".join([f"{name}:" + "".join([found[q + centres[name][0], r + centres[name][1]] for q, r in ROWS])
                     + f"@{centres[name][0]},{centres[name][1]},0" for name, found in sectors.items()])


def clean(move: str) -> str:
    """Without annotations."""
    move = re.sub(r"\s*\([^)]*\)", "", move)
    move = re.sub(r"\s*using area\d: \d+(, area\d: \d+)*", "", move)
    return re.sub(r"\s*returning booster\d+", "", move)


def parse(text: str) -> list[Command]:
    found: list[Command] = []
    for part in [x.strip(" .") for x in text.split(". ")]:
        if not part or part == "endturn":
            continue
        words = part.split(" ")
        if words[0] == "burn":
            found += [["free", "burn", "new"] for _ in range(int(words[1]))]
        elif words[0] == "spend" and words[3] != "tech":
            found += conversions(words[1], words[3])
        else:
            found.append(words)
    return found


def conversions(cost: str, gains: str) -> list[Command]:
    paid = re.match(r"(\d*)(.+)", cost).group(2)  # type: ignore[union-attr]
    found: list[Command] = []
    for part in gains.split(","):
        number, what = re.match(r"(\d*)(.+)", part).groups()  # type: ignore[union-attr]
        for _ in range(int(number or 1)):
            found.append(["free", FREE[paid, what][0], "same" if found else "new"])
    return found


def snapshot(s: Any, seat: int) -> dict[str, Any]:
    """A seat in the terms of the log."""
    p = s.players[seat]
    on_map = len([h for h, owner in s.gaiaformers.items() if owner == seat])
    counts = [p.count[MINE] + p.count[GUEST_MINE]] + [p.count[kind] for kind in (
        TRADING_STATION, RESEARCH_LAB, PLANETARY_INSTITUTE, ACADEMY_LEFT, ACADEMY_RIGHT)]
    found = {"c": p.credits, "o": p.ore, "k": p.knowledge, "q": p.qic, "pw": [p.bowl1, p.bowl2, p.bowl3, p.gaia_area],
             "bs": (None, "area1", "area2", "area3", "gaia")[p.brainstone], "res": list(p.research),
             "sat": len(p.satellites), "gf": [p.gaiaformers + p.resting_gaiaformers + on_map, on_map,
                                              p.resting_gaiaformers],
             "b": [*counts, len(p.stations), p.count[LOST_MINE]], "vp": p.vp}
    if s.round == 0 and not p.booster:
        found = {x: found[x] for x in ("b",)}
    return found
