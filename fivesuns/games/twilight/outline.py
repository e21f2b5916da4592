"""A view as a terminal shows it: players by their factions, units place by place, nothing that only a program needs."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight.shapes import Outcome, SeatView, View

ROW: Final = 4                   # systems in a line


def outline(view: View) -> dict[str, Any]:
    who = [p["faction"] for p in view["seats"]]
    systems = list(view["systems"].items())
    combat = view["combat"]
    return {
        "round": view["round"], "phase": f"phase-{view['phase']}", "speaker": name(who, view["speaker"]),
        "active": name(who, view["active"]), "system": view["system"], "custodians": view["custodians"],
        "systems": [dict(systems[n:n + ROW]) for n in range(0, len(systems), ROW)],
        "wormholes": view["wormholes"],
        "strategy": [card for card in view["strategy"] if not any([card in p["strategy"] for p in view["seats"]])],
        "objectives": [{name_: [name(who, x) for x in done]} if done else name_
                       for name_, done in view["objectives"].items()],
        "laws": [{law: elected(who, outcome)} for law, outcome in view["laws"].items()],
        "vote": view["vote"],
        "votes": [{name(who, x["seat"]): {elected(who, x["outcome"]): sum(x["votes"].values())}}
                  for x in view["votes"]],
        "combat": [] if combat is None else [name(who, combat["attacker"]), name(who, combat["defender"]),
                                             combat["place"]],
        "plays": [{name(who, x["seat"]): x["card"]} for x in view["plays"]],
        "offers": [{str(x["number"]): {name(who, x["by"]): name(who, x["to"])}} for x in view["offers"]],
        "looked": view["looked"],
        "seats": [player(p) for p in view["seats"]],
        "me": None if view["me"] is None else {name_: x for name_, x in view["me"].items() if name_ != "seat"},
    }


def name(who: list[str], seat: int) -> str:
    return who[seat] if seat >= 0 else ""


def elected(who: list[str], outcome: Outcome) -> str:
    return name(who, outcome) if isinstance(outcome, int) else outcome


def player(p: SeatView) -> dict[str, Any]:
    planets, technologies, strategy = p["planets"], p["technologies"], p["strategy"]
    return {
        "faction": p["faction"], "points": p["points"], "goods": p["goods"], "commodities": p["commodities"],
        "pools": [{pool: n} for pool, n in p["pools"].items()], "passed": p["passed"],
        "strategy": [card for card, ready in strategy.items() if ready],
        "planets": lines([x for x, ready in planets.items() if ready]),
        "technologies": lines([x for x, ready in technologies.items() if ready]),
        "spent": lines([x for some in (planets, technologies, strategy) for x, ready in some.items() if not ready]),
        "units": [{place: there} for place, there in p["units"].items()],
        "damaged": [{place: there} for place, there in p["damaged"].items()],
        "tokens": lines(p["tokens"]), "hand": p["hand"], "secrets": p["secrets"], "scored": p["scored"],
        "notes": [*p["area"], *p["notes"]], "hidden_notes": p["hidden_notes"],
    }


def lines(words: list[str]) -> list[list[str]]:
    """Two in a line: columns are narrow."""
    return [words[n:n + 2] for n in range(0, len(words), 2)]
