"""Running the economy: what is asked of all seats together, and what their plans do (SDC-8.4 to 8.6)."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fivesuns.games.sidereal import bundles
from fivesuns.games.sidereal.cards import cards_of
from fivesuns.games.sidereal.catalog import KINDS, SIZE, value
from fivesuns.games.sidereal.converters import Numbered, donate, may_run, runnable, times
from fivesuns.games.sidereal.planner import best, lacking
from fivesuns.games.sidereal.plans import (
    OPEN,
    PAYABLE,
    Marked,
    Sum,
    flaw,
    flaw_of_sum,
    hopeful,
    items_of,
    needs_nothing,
    put_in,
    rest_is_payable,
    ways,
)
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Compose, Part, Rng, Whole
from fivesuns.kernel.decision import Refusal

GUIDE: Final[Mapping[str, float]] = {kind: float(value({kind: 1})) for kind in (*KINDS, "vp")}


def question(s: Confluence, seat: int, must: Marked = (), barred: Marked = ()) -> Compose:
    """For all seats together: plans do not touch each other (SDC-8.4)."""
    return Compose(seat, "sidereal.economy", lambda: parts(s, seat, barred),
                   lambda plan: flaw(s, seat, plan, must, barred), "SDC-8.4", ordered=True,
                   hope=lambda draft, _: hopeful(s, seat, draft, must, barred),
                   invent=lambda rng: by_chance(s, seat, rng, must, barred),
                   offered=lambda: offered(s, seat, must, barred), refused=lambda: refused(s, seat))


def refused(s: Confluence, seat: int) -> list[Refusal]:
    """Converters that could not run even alone, and what they lack; and cards that are only for others."""
    found: list[Refusal] = []
    for name, short in lacking(s, seat, ()).items():
        if short:
            card, _, n = name.rpartition(",")
            found.append((("run", card, int(n)), "lacks", card, short))
    for card in cards_of(s, seat):
        if not may_run(s, seat, card):
            found.append((("run", card, 0), "only-others", card))
    return found


def offered(s: Confluence, seat: int, must: Marked = (), barred: Marked = ()) -> list[tuple[Whole, Mapping[str, Any]]]:
    """The best plan by the guide values (SDC-3.2), and what it comes to."""
    plan = best(s, seat, GUIDE, GUIDE, must, barred).plan
    return [(plan, told(s, seat, plan))]


def told(s: Confluence, seat: int, plan: Whole) -> dict[str, Any]:
    """What is paid, gained and donated."""
    sums = Sum(s, seat, plan)
    paid, points = sums.payment(s), sums.due.get("vp", 0)
    return {"cards": [card for card, _, _ in sums.runs], "paid": {**paid, "vp": points} if points else paid,
            "gained": sums.made(), "donated": bundles.total([it.donation for _, _, it in sums.runs])}


def parts(s: Confluence, seat: int, barred: Marked = ()) -> list[Part]:
    free = [x for x in runnable(s, seat, "white") if x[:2] not in barred]
    plain, lending = [x for x in free if not put_in(x[2])], [x for x in free if put_in(x[2])]
    stock = s.players[seat].stock
    of_any = any([size in due for _, _, it in plain for due in it.inputs for size in OPEN])
    return [Part("run", *_fields(plain), range(max([len(x[2].inputs) for x in plain], default=0)),
                 most=sum([times(s, x[0], x[1]) for x in plain])),
            Part("interest", *_fields(lending), PAYABLE[:6],
                 range(1 + max([sum(x[2].inputs[0].values()) for x in lending], default=-1)), most=len(lending)),
            Part("pay", [kind for kind in PAYABLE if of_any and stock[kind]],
                 range(1, 1 + max([stock[kind] for kind in PAYABLE])), most=len(PAYABLE))]


def _fields(some: Sequence[Numbered]) -> tuple[list[str], list[int]]:
    return list(dict.fromkeys([x[0] for x in some])), sorted({x[1] for x in some})


def by_chance(s: Confluence, seat: int, rng: Rng, must: Marked = (), barred: Marked = ()) -> Whole:
    """A plan that leaves out what it cannot pay, and now and then something else; now and then it says what it pays."""
    ways_to_begin = [(way, Sum(s, seat, way)) for way in ways(s, seat, list(must))]
    sound = [x for x in ways_to_begin if flaw_of_sum(s, seat, x[1]) is None]
    plan, sums = sound[rng.below(len(sound))]
    left = [x for x in runnable(s, seat, "white") if x[:2] not in barred
            for _ in range((times(s, x[0], x[1]) if x[0] in s.seedlings else 1) - int(x[:2] in must))]
    while left:
        run = left.pop(rng.below(len(left)))
        items = items_of(s, seat, run)
        if items and rng.below(8):
            item = items[rng.below(len(items))]
            sums.run(item, run[2])
            if needs_nothing(run[2]) or flaw_of_sum(s, seat, sums) is None:
                plan = (*plan, item)
            else:
                sums.drop(item)
    return _paying(s, seat, plan, sums, rng) if sums.of_any() and not rng.below(2) else plan


def _paying(s: Confluence, seat: int, plan: Whole, sums: Sum, rng: Rng) -> Whole:
    """The plan with some payment of its cubes of any colour."""
    for kind in PAYABLE:
        size, at = f"any_{SIZE[kind]}", KINDS.index(kind)
        fit: list[int] = []
        for n in range(1, min(s.players[seat].stock[kind], sums.unsaid(size)) + 1):
            sums.said[kind] = n
            if rest_is_payable(s, seat, sums, at):
                fit.append(n)
            del sums.said[kind]
        if not fit or rest_is_payable(s, seat, sums, at):
            fit.append(0)                                        # the kinds after it can pay the rest
        n = fit[rng.below(len(fit))]
        if n:
            plan = (*plan, ("pay", kind, n))
            sums.said[kind] = n
    return plan


def carry_out(s: Confluence, seat: int, plan: Whole) -> None:
    """All inputs are paid, then all outputs are taken (SDC-8.4). It must have no flaw."""
    sums, player = Sum(s, seat, plan), s.players[seat]
    paid, points, made = sums.payment(s), sums.due.get("vp", 0), sums.made()
    if s._heard is not None:
        s.tell("economy", seat=seat, cards=[card for card, _, _ in sums.runs],
               paid={**paid, "vp": points} if points else paid, gained=made)
    bundles.take(player.stock, paid)
    player.vp -= points
    player.gain(made)
    for card, n, _ in sums.runs:
        s.used[f"{card},{n}"] = s.used.get(f"{card},{n}", 0) + 1
    donate(s, seat, [it for _, _, it in sums.runs])
