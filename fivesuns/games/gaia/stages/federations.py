"""Form a federation (GAI-12): choose the planets, then the way to link them, pay, take a token."""
from __future__ import annotations

from fivesuns.games.gaia import federation
from fivesuns.games.gaia.power import give_up
from fivesuns.games.gaia.powers import gain_federation_token
from fivesuns.games.gaia.shapes import Alternative, Outlook
from fivesuns.games.gaia.stages.colonising import places
from fivesuns.games.gaia.state import Galaxy
from fivesuns.kernel import Choose, Sub
from fivesuns.kernel.hexes import Hex


def form_federation(s: Galaxy, seat: int) -> Sub[None]:
    p = s.players[seat]
    question = federation.problem(s, p)
    plans = question.plans()
    hexes, index = s.chart.hexes, s.chart.index
    choices: list[tuple[Hex, ...]] = [tuple([hexes[h] for h in question.planets(mask)]) for mask, _ in plans]
    planets = yield from Choose(seat, "gaia.federation", choices, "GAI-12.7", forced=True,
                                facts=lambda: [outlook(s, seat, question, mask, least) for mask, least in plans])
    mask, least = plans[choices.index(planets)]
    ways = question.satellites(mask, least)
    chosen: list[int] = []
    while True:                                            # hex by hex, until only one way is left
        rest = [way for way in ways if all([h in way for h in chosen])]
        if len(rest) == 1:
            break
        open_hexes = sorted({h for way in rest for h in way if h not in chosen})
        some = [h for h in open_hexes if not all([h in way for way in rest])]
        place = yield from Choose(seat, "gaia.satellite", places(s, some), "GAI-12.7",
                                  about=tuple([hexes[h] for h in chosen]))
        chosen.append(index[place[1]])
    satellites = rest[0]
    yield from pay_satellites(s, seat, len(satellites))
    members = tuple([index[at] for at in planets])
    p.satellites.extend(satellites)
    if federation.growing(p):
        p.federations[0] = (*p.federations[0], *members, *satellites)
    else:
        p.federations.append((*members, *satellites))
    s.tell("federation", seat=seat, planets=len(members), satellites=len(satellites),
           paid={p.peculiar.satellite_price: len(satellites)} if satellites else {})
    token = yield from Choose(seat, "gaia.token", [x for x, n in s.tokens.items() if n], "GAI-12.8", forced=True)
    s.tokens[token] -= 1
    p.formed += 1
    yield from gain_federation_token(s, seat, token)


def alternatives(s: Galaxy, seat: int) -> list[Alternative]:
    """All federations that could be formed now."""
    question = federation.problem(s, s.players[seat])
    hexes = s.chart.hexes
    return [{"planets": [hexes[h] for h in question.planets(mask)], **outlook(s, seat, question, mask, least)}
            for mask, least in question.plans()]


def outlook(s: Galaxy, seat: int, question: federation.Problem, mask: int, least: int) -> Outlook:
    """What a federation of these planets would be: its value, the satellites of one way to link them, how many ways
    there are, and what is paid."""
    ways = question.satellites(mask, least)
    return {"value": question.value(mask), "satellites": [s.chart.hexes[h] for h in ways[0]], "ways": len(ways),
            "price": (least, s.players[seat].peculiar.satellite_price)}


def pay_satellites(s: Galaxy, seat: int, n: int) -> Sub[None]:
    """A token each, or a QIC each for Ivits (GAI-12.3)."""
    p = s.players[seat]
    if p.peculiar.satellite_price == "qic":
        p.qic -= n
    else:
        yield from give_up(s, seat, n, False, "GAI-12.3")
