"""Form a federation (GAI-12): choose planets and satellites, pay, take a token."""
from __future__ import annotations

from collections.abc import Sequence

from fivesuns.games.gaia import federation
from fivesuns.games.gaia.power import give_up
from fivesuns.games.gaia.powers import gain_federation_token
from fivesuns.games.gaia.shapes import Alternative, Outlook
from fivesuns.games.gaia.state import Galaxy
from fivesuns.kernel import Choose, Compose, Part, Rng, Sub
from fivesuns.kernel.compose import Whole
from fivesuns.kernel.decision import Flaw, word


def form_federation(s: Galaxy, seat: int) -> Sub[None]:
    p = s.players[seat]
    draft = Draft(s, seat)
    whole = draft.wholes[0]
    if len(draft.wholes) > 1 or not draft.is_complete:
        whole = yield from Compose(seat, "gaia.federation", draft.parts, draft.flaw, "GAI-12.7", hope=draft.hope,
                                   invent=draft.invent, offered=draft.offered)
    hexes = [draft.hexes[name] for name in whole]
    satellites = [h for h in hexes if h not in draft.question.cluster_of]
    members = [h for h in hexes if h not in satellites]
    yield from pay_satellites(s, seat, len(satellites))
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


class Draft:
    """A federation as an answer: the places of its planets, then those of its satellites. Whatever is legal can be
    answered; what is listed is what the search has found."""

    def __init__(self, s: Galaxy, seat: int) -> None:
        self.question, self.found, self.is_complete = federation.offers(s, seat)
        self.outlooks = [outlook(s, seat, self.question, offer) for offer in self.found]
        at = s.chart.hexes
        pieces = self.question.planets(self.question.everyone)
        self.hexes = {word(at[h]): h for h in (*pieces, *self.question.useful())}
        self.words = {h: name for name, h in self.hexes.items()}
        self.wholes = [self.whole(offer, way) for offer in self.found for way in offer[2]]
        self.sets = [frozenset(whole) for whole in self.wholes]

    def whole(self, offer: federation.Offer, way: Sequence[int]) -> Whole:
        return tuple([self.words[h] for h in (*self.question.planets(offer[0]), *way)])

    def parts(self) -> list[Part]:
        return [Part(name) for name in self.hexes]

    def flaw(self, whole: Whole) -> Flaw | None:
        return self.question.flaw([self.hexes[name] for name in whole])

    def hope(self, whole: Whole, rest: Sequence[Part]) -> bool:
        """Is it the beginning of a federation that was found?"""
        given = set(whole)
        allowed = given | {part.word for part in rest}
        return any([given <= found <= allowed for found in self.sets])

    def invent(self, rng: Rng) -> Whole:
        """Any federation that was found, linked in any way."""
        offer = self.found[rng.below(len(self.found))]
        return self.whole(offer, offer[2][rng.below(len(offer[2]))])

    def offered(self) -> list[tuple[Whole, Outlook]]:
        return [(self.whole(offer, offer[2][0]), known) for offer, known in zip(self.found, self.outlooks)]


def alternatives(s: Galaxy, seat: int) -> list[Alternative]:
    """The federations that could be formed now, as far as they are worth a look."""
    question, found, _ = federation.offers(s, seat)
    hexes = s.chart.hexes
    return [{"planets": [hexes[h] for h in question.planets(offer[0])], **outlook(s, seat, question, offer)}
            for offer in found]


def outlook(s: Galaxy, seat: int, question: federation.Problem, offer: federation.Offer) -> Outlook:
    """What a federation of these planets would be: its value, the satellites of one way to link them, how many ways
    there are, and what is paid."""
    mask, least, ways = offer
    return {"value": question.value(mask), "satellites": [s.chart.hexes[h] for h in ways[0]], "ways": len(ways),
            "price": (least, s.players[seat].peculiar.satellite_price)}


def pay_satellites(s: Galaxy, seat: int, n: int) -> Sub[None]:
    """A token each, or a QIC each for Ivits (GAI-12.3)."""
    p = s.players[seat]
    if p.peculiar.satellite_price == "qic":
        p.qic -= n
    else:
        yield from give_up(s, seat, n, False, "GAI-12.3")
