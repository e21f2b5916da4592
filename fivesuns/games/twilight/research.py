"""Technologies are researched: prerequisites, and what stands in for them (TI-37)."""
from __future__ import annotations

from collections import Counter

from fivesuns.games.twilight.catalog import LETTERS, PLANETS, TECHNOLOGIES
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Compose, Flaw, Part, Sub, Whole


def deck(s: Twilight, seat: int) -> list[str]:
    """What is left of this player's technologies: the generic ones and those of the own faction (TI-37.11)."""
    p = s.players[seat]
    return [x.id for x in TECHNOLOGIES.values() if x.faction in ("", p.faction) and x.id not in p.technologies]


def lacking(s: Twilight, seat: int, technology: str) -> Counter[str]:
    """Prerequisites for which no technology is owned, by colour (TI-37.12)."""
    owned = Counter([TECHNOLOGIES[x].colour for x in s.players[seat].technologies if TECHNOLOGIES[x].colour])
    need = Counter([LETTERS[letter] for letter in TECHNOLOGIES[technology].needs])
    return Counter({colour: n - owned[colour] for colour, n in need.items() if n > owned[colour]})


def specialties(s: Twilight, seat: int) -> dict[str, str]:
    """Ready planets with a specialty, each for one prerequisite of its colour (TI-37.14)."""
    return {planet: PLANETS[planet].specialty for planet, ready in s.players[seat].planets.items()
            if ready and PLANETS[planet].specialty}


def possible(s: Twilight, seat: int, *, unaided: bool = False) -> list[str]:
    """What can be researched now; `unaided`: without exhausting a planet."""
    help_ = Counter([] if unaided else specialties(s, seat).values())
    return [x for x in deck(s, seat) if not lacking(s, seat, x) - help_]


def flaw(s: Twilight, seat: int, whole: Whole) -> Flaw | None:
    technologies = [x for x in whole if x in TECHNOLOGIES]
    if len(technologies) != 1:
        return ("one-technology",)
    missing = lacking(s, seat, technologies[0])
    helped: Counter[str] = Counter([PLANETS[x].specialty for x in whole if x in PLANETS])
    if missing - helped:
        return ("lacks-prerequisites", technologies[0], *sorted((missing - helped).elements()))
    return ("needless", *[x for x in whole if x in PLANETS]) if helped - missing else None


def hope(s: Twilight, seat: int, draft: Whole, rest: list[str]) -> bool:
    """The technology comes first, then planets that help."""
    if draft[0] not in TECHNOLOGIES:
        return False
    found = flaw(s, seat, draft)
    if found is None:
        return True
    helped: Counter[str] = Counter([PLANETS[x].specialty for x in draft[1:] if x in PLANETS])
    if helped - lacking(s, seat, draft[0]):
        return False                                               # what is needless stays so
    more = [x for x in rest if x in PLANETS]
    return found[0] == "lacks-prerequisites" and not lacking(s, seat, draft[0]) - Counter(
        [PLANETS[x].specialty for x in (*[y for y in draft if y in PLANETS], *more)])


def research(s: Twilight, seat: int, rule: str) -> Sub[None]:
    """One technology, if there is one that can be researched."""
    found = possible(s, seat)
    if not found:
        return
    parts = [*[Part(x) for x in found], *[Part(x) for x in specialties(s, seat)]]
    whole = yield from Compose(seat, "twilight.research", parts, lambda draft: flaw(s, seat, draft), rule,
                               hope=lambda draft, rest: hope(s, seat, draft, [part.word for part in rest]))
    for planet in whole[1:]:
        s.players[seat].planets[planet] = False
    gain(s, seat, whole[0])
    happen(s, "research_after", seat, "", whole[0])


def gain(s: Twilight, seat: int, technology: str) -> None:
    s.players[seat].technologies[technology] = True
    s.tell("technology", seat=seat, technology=technology)
