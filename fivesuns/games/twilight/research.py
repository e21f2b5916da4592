"""Technologies are researched: prerequisites, and what stands in for them (TI-37)."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from fivesuns.games.twilight import pay, tokens, values
from fivesuns.games.twilight.catalog import LETTERS, PLANETS, TECHNOLOGIES, UNITS
from fivesuns.games.twilight.state import NOBODY, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Compose, Flaw, Part, Play, Sub, Whole

#: by technology: how many of each colour it needs
NEEDS: Final = {x.id: dict(Counter([LETTERS[letter] for letter in x.needs])) for x in TECHNOLOGIES.values()}


def deck(s: Twilight, seat: int) -> list[str]:
    """What is left of this player's technologies: the generic ones and those of the own faction (TI-37.11)."""
    return values.sheet(s.players[seat]).deck.copy()


def cards(s: Twilight, seat: int) -> int:
    """How many technologies lie before this player; what is copied is the text of one of them."""
    return len(s.players[seat].technologies) - len(s.players[seat].assimilated)


def lacking(s: Twilight, seat: int, technology: str) -> Counter[str]:
    """Prerequisites for which no technology is owned, by colour (TI-37.12)."""
    return Counter(missing(s, values.sheet(s.players[seat]).colours, technology))


def missing(s: Twilight, owned: Mapping[str, int], technology: str) -> dict[str, int]:
    """The same of whoever owns so many of each colour."""
    if TECHNOLOGIES[technology].unit and is_published(s, TECHNOLOGIES[technology].unit):
        return {}
    return {colour: n - owned[colour] for colour, n in NEEDS[technology].items() if n > owned[colour]}


def is_published(s: Twilight, unit: str) -> bool:
    """Has a law laid open how such units are made, since somebody knows it?"""
    type = UNITS[unit].type
    return values.law_about(s, "prerequisites", f"{type}_technologies") and bool(who_owns(s, type))


def who_owns(s: Twilight, type: str) -> list[int]:
    """Players with a technology that brings units of this type."""
    return [seat for seat in s.clockwise(s.speaker)
            if any([x in UNITS and UNITS[x].type == type for x in s.players[seat].technologies])]


def helpers(s: Twilight, seat: int) -> dict[str, str]:
    """What can be exhausted, each for one prerequisite of its colour: planets with a specialty, and laws that are
    attached to planets (TI-37.14)."""
    found: dict[str, str] = {planet: PLANETS[planet].specialty for planet, ready in s.players[seat].planets.items()
                             if ready and PLANETS[planet].specialty}
    teams = {a.source: change.about for a, change in values.standing(s, seat, "prerequisites") if "exhaust" in a.cost
             and a.sort == "agenda" and a.source not in s.exhausted}
    return {**found, **teams}


def shortcuts(s: Twilight, seat: int) -> dict[str, int]:
    """What can be exhausted to need no prerequisites at all, and the resources that this costs."""
    found = {a.source: a.cost.get("resources", 0) for a, change in values.standing(s, seat, "prerequisites")
             if change.about == "all" and s.players[seat].technologies.get(a.source, False)}
    return {source: cost for source, cost in found.items() if pay.can_pay(s, seat, "resources", cost)}


def possible(s: Twilight, seat: int) -> list[str]:
    """What can be researched now. Until all is known, there is always something for which nothing has to be exhausted
    (A-37)."""
    if instead(s, seat) or shortcuts(s, seat):
        return deck(s, seat)
    colours = dict(values.sheet(s.players[seat]).colours)
    for colour in helpers(s, seat).values():
        colours[colour] += 1
    skipped = skips(s, seat)
    return [x for x in deck(s, seat)
            if sum(missing(s, colours, x).values()) <= (0 if TECHNOLOGIES[x].unit else skipped)]


def instead(s: Twilight, seat: int) -> int:
    """Who cannot research gains so many command tokens instead."""
    return sum([change.amount or 0 for _, change in values.standing(s, seat, "research")])


def ignored(s: Twilight, seat: int, technology: str) -> int:
    """How many prerequisites, whatever their colour, do not matter; those of unit upgrades do."""
    return 0 if TECHNOLOGIES[technology].unit else skips(s, seat)


def skips(s: Twilight, seat: int) -> int:
    """The same, of technologies that are no unit upgrades."""
    return -sum([change.amount or 0 for _, change in values.standing(s, seat, "prerequisites")
                 if change.about == "any"])


def flaw(s: Twilight, seat: int, whole: Whole) -> Flaw | None:
    ways = shortcuts(s, seat)
    technologies = [x for x in whole if x in TECHNOLOGIES and x not in ways]
    if len(technologies) != 1:
        return ("one-technology",)
    missing, colours = lacking(s, seat, technologies[0]), helpers(s, seat)
    helped: Counter[str] = Counter([colours[x] for x in whole if x in colours])
    if any([x in ways for x in whole]):
        return ("needless", *whole[1:]) if len(whole) > 2 or not missing else None
    if (missing - helped).total() > ignored(s, seat, technologies[0]):
        return ("lacks-prerequisites", technologies[0], *sorted((missing - helped).elements()))
    return ("needless", *[x for x in whole if x in colours]) if helped - missing else None


def hope(s: Twilight, seat: int, draft: Whole, rest: list[str]) -> bool:
    """The technology comes first, then what helps, none of it needless."""
    ways = shortcuts(s, seat)
    first, *more = [x in TECHNOLOGIES and x not in ways for x in draft]
    if not first or any(more):
        return False
    missing, colours = lacking(s, seat, draft[0]), helpers(s, seat)
    if any([x in ways for x in draft]):
        return bool(missing) and len(draft) == 2
    helped = Counter([colours[x] for x in draft[1:]])
    short = missing - helped - Counter([colours[x] for x in rest if x in colours])
    if not helped and missing and any([x in ways for x in rest]):
        return True
    return not helped - missing and short.total() <= ignored(s, seat, draft[0])


def research(s: Twilight, seat: int, rule: str) -> Sub[None]:
    """One technology, if there is one that can be researched."""
    found = possible(s, seat)
    if not found:
        return
    if instead(s, seat):
        yield from tokens.gain(s, seat, instead(s, seat))
        return
    parts = [Part(x) for x in (*found, *helpers(s, seat), *shortcuts(s, seat))]
    s.paying = seat if shortcuts(s, seat) else NOBODY              # what it takes stays where it is meanwhile
    whole = yield from Compose(seat, "twilight.research", parts, lambda draft: flaw(s, seat, draft), rule,
                               hope=lambda draft, rest: hope(s, seat, draft, [part.word for part in rest]))
    s.paying = NOBODY
    for helper in whole[1:]:
        if helper in PLANETS:
            s.players[seat].planets[helper] = False
        elif helper in TECHNOLOGIES:
            yield from pay.pay(s, seat, "resources", shortcuts(s, seat)[helper], rule)
            s.players[seat].technologies[helper] = False
        else:
            s.exhausted.append(helper)
    gain(s, seat, whole[0])
    happen(s, "research_after", seat, "", whole[0])


def may_research(s: Twilight, seat: int, rule: str) -> Play:
    """One technology, if the player likes."""
    if possible(s, seat):
        will = yield from Choose(seat, "twilight.may_research", ["no", "yes"], rule, lapse="no")
        if will == "yes":
            yield from research(s, seat, rule)


def gain(s: Twilight, seat: int, technology: str) -> None:
    s.players[seat].technologies[technology] = True
    s.tell("technology", seat=seat, technology=technology)


STAGES: Final = (may_research,)
