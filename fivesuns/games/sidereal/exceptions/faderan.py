"""The Faderan: relic worlds and acknowledgements (SDC-12.5 to 12.8)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.sidereal.cards import into_play, owner_of, seat_of, take_colony, turn_up_colony
from fivesuns.games.sidereal.catalog import ACKNOWLEDGEMENTS, CARDS, RELICS, SHARING, Bundle
from fivesuns.games.sidereal.state import NOBODY, Confluence
from fivesuns.kernel import Draw, Play, Sub


def plays(s: Confluence, seat: int) -> bool:
    """Only they may hand over acknowledgements (SDC-12.8)."""
    return s.players[seat].species == "faderan"


def take_tokens(s: Confluence, seat: int) -> None:
    if plays(s, seat):
        s.players[seat].acknowledgements = ACKNOWLEDGEMENTS


def give_back_acknowledgement(s: Confluence, seat: int) -> None:
    """Whoever invents and holds one returns it, and the Faderan gain a point (SDC-12.8)."""
    home = seat_of(s, "faderan")
    if home in (NOBODY, seat) or not s.players[seat].acknowledgements:
        return
    s.players[seat].acknowledgements -= 1
    s.players[home].acknowledgements += 1
    s.players[home].vp += 1
    s.tell("acknowledged", seat=seat, to=home)


# relic worlds

def relic(s: Confluence, seat: int, card: str) -> None:
    """The top relic enters play as soon as this act is done."""
    s.then(draw_relic, seat)


def draw_relic(s: Confluence, seat: int) -> Play:
    found = yield from Draw(s.relics, 1, None)
    for card in found:
        s.relics.remove(card)
        into_play(s, seat, card)
        gain(s, seat, card, {**CARDS[card].gains, "vp": CARDS[card].gains.get("vp", 0) + points(s, seat, card)})
        yield from settlers(s, seat, card)


def points(s: Confluence, seat: int, card: str) -> int:
    """What relics are worth when they enter play, beyond what is printed as a number (SDC-12.7)."""
    special = SPECIAL.get(card)
    if special is None:
        return 0
    abroad = sum([p.acknowledgements for other, p in enumerate(s.players) if other != seat])
    own = -(-abroad // special.acknowledgements) if special.acknowledgements else 0
    return own + special.sharing * SHARING[s.seats][s.round - 1]


def settlers(s: Confluence, seat: int, card: str) -> Sub[None]:
    """Colonies from the top of the deck come with a relic."""
    special = SPECIAL.get(card)
    if special is None or not special.colonies:
        return
    for _ in range(special.colonies):
        colony = yield from take_colony(s)
        if colony:
            into_play(s, seat, colony)
    yield from turn_up_colony(s)


def gain(s: Confluence, seat: int, card: str, bundle: Bundle) -> None:
    goods = {kind: n for kind, n in bundle.items() if n}
    s.players[seat].gain(goods)
    if goods:
        s.tell("gained", seat=seat, card=card, goods=goods)


def support(s: Confluence, seat: int) -> int:
    """Colony support that relics give to who holds them."""
    return sum([special.support for card, special in SPECIAL.items() if special.support and s.holder.get(card) == seat])


def discount(s: Confluence, seat: int) -> int:
    """Cubes less that an invention costs this seat, if it is paid in cubes: an acknowledgement will be returned."""
    if plays(s, seat) or not s.players[seat].acknowledgements:
        return 0
    return sum([special.discount for card, special in SPECIAL.items() if special.discount and card in s.holder])


def handed_over(s: Confluence, card: str, giver: int) -> None:
    """The first time in a round that such a relic changes hands both its giver and the Faderan gain something."""
    special = CARDS[card].special
    if special is None or not special.giver or f"{card},0" in s.used:
        return
    s.used[f"{card},0"] = 1
    gain(s, giver, card, special.giver)
    gain(s, owner_of(s, card), card, special.owner)


SPECIAL: Final = {id: card.special for id, card in RELICS.items() if card.special is not None}
