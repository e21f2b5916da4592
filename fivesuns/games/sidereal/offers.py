"""Offers on the table: made, amended, accepted, declined, withdrawn (SDC-18.2, SDC-18.3).

The trade phase and the bidding talk in the same words; while ships are bid only promises may be offered (SDC-11.8).
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from fivesuns.games.sidereal import deals
from fivesuns.games.sidereal.catalog import CARDS, KINDS, TEAMS
from fivesuns.games.sidereal.converters import ENTERING, ENTRY, WITH
from fivesuns.games.sidereal.deals import FIELDS, GIFTS, MANY, POINTS, TERMS, TRACKS, word_of
from fivesuns.games.sidereal.exceptions import faderan, yengii, zeth
from fivesuns.games.sidereal.options import SEATS
from fivesuns.games.sidereal.state import ANYONE, ROUNDS, Confluence, Offer, Term, changed
from fivesuns.kernel import Flaw, Part, Whole

OPEN: Final = 6                  # offers of one seat at a time
PHASE: Final = 40                # offers and amendments of one seat in a phase
ASIDE: Final = 8                 # terms about other things, while ships are bid
BID: Final = 30                  # the highest that can be promised
VERBS: Final = ("offer", "amend", "accept", "decline", "withdraw")


def offer_of(s: Confluence, number: int) -> Offer:
    found, = [offer for offer in s.offers if offer.number == number]
    return found


def standing(offer: Offer) -> bool:
    return ANYONE in offer.parties


def clear(s: Confluence) -> None:
    """Offers lapse when a phase ends (SDC-18.3)."""
    s.offers = []
    for p in s.players:
        p.offers = 0


# which words a seat can use

def parts(s: Confluence, seat: int) -> list[Part]:
    found = [part(s, seat, word) for word in (*VERBS, *FIELDS)]
    return [x for x in found if x is not None]


def part(s: Confluence, seat: int, word: str) -> Part | None:
    """What this word is, for who talks about offers now."""
    fields = FIELDS.get(word)
    if fields is not None:
        return Part(word, *[values(s, what) for what in fields], most=TERMS) \
            if s.phase == "trade" or word not in deals.AT_ONCE else None
    if word == "offer":
        return Part(word)
    if word == "accept":
        open_to = acceptable(s, seat)
        return Part(word, [x.number for x in open_to], range(1, 1 + max([x.version for x in open_to], default=0)))
    if word not in VERBS:
        return None
    mine = [x for x in s.offers if seat in x.parties]
    return Part(word, [x.number for x in mine if word == "amend" or (x.by == seat) == (word == "withdraw")])


def acceptable(s: Confluence, seat: int) -> list[Offer]:
    """Offers that are open to this seat."""
    return [x for x in s.offers if seat not in x.accepted and (seat in x.parties or ANYONE in x.parties)]


def values(s: Confluence, what: str) -> Sequence[Any]:
    """What a field of a term can be now."""
    return ALWAYS[what] if what in ALWAYS else NOWADAYS[what](s)


def seats(s: Confluence) -> Sequence[int]:
    return SPEAKERS[s.seats]


def on_track(s: Confluence) -> list[str]:
    return [card for card in (*s.colony_track, *s.team_track) if card]


def entering(s: Confluence) -> list[str]:
    """Cards that can come out of their decks."""
    return [card for p in s.players for card in ENTERING[p.species] if card not in s.holder and card not in s.removed]


def discoveries(s: Confluence) -> list[str]:
    """Cards that come into play when somebody invents with a team that is there."""
    teams = [CARDS[card].technology for card in s.holder if card in TEAMS]
    found = [f"{p.species}_{technology}" for p in s.players for technology in teams]
    return [card for card in found if card in TECHNICAL and card not in s.holder and card not in s.tucked]


def technologies(s: Confluence) -> list[str]:
    """Those of all teams that have been seen."""
    teams = [card for card in (*s.holder, *on_track(s)) if card in TEAMS]
    done = [team for _, team in s.column] + [team for _, team, _ in s.invented]
    return [x for x in dict.fromkeys([CARDS[team].technology for team in (*teams, *done)]) if x]


def only(plays: Callable[[Confluence, int], bool]) -> Callable[[Confluence], Sequence[int]]:
    return lambda s: [seat for seat in range(s.seats) if plays(s, seat)]


SPEAKERS: Final = {many: (*range(many), ANYONE) for many in SEATS}
ALWAYS: Final[dict[str, Sequence[Any]]] = {
    "kind": KINDS, "gift": GIFTS, "many": range(1, MANY + 1), "index": range(ENTRY, 3), "alternative": range(3),
    "ships": range(BID + 1), "point": POINTS, "size": ("small", "large"), "track": TRACKS,
    "chooser": ("debtor", "creditor")}
WHITE: Final = WITH["white"]
TRADEABLE: Final = frozenset([card.id for card in CARDS.values() if card.loan != "never"])
COLONIAL: Final = frozenset([card.id for card in CARDS.values() if card.front.climate])
TECHNICAL: Final = frozenset([card.id for card in CARDS.values() if card.sort == "technology"])
UPGRADED: Final = frozenset([card.id for card in CARDS.values() if card.tucks])
IN_PLAY: Final[dict[str, frozenset[str]]] = {           # fields of which all such cards in play are values
    "colony": COLONIAL, "spent": TECHNICAL, "under": UPGRADED, "runnable": WITH["purple"], "producing": WHITE,
    "card": TRADEABLE}
NOWADAYS: Final[dict[str, Callable[[Confluence], Sequence[Any]]]] = {
    "giver": seats, "taker": seats, "actor": seats,
    "acknowledger": only(faderan.plays), "licensor": only(yengii.plays), "thief": only(zeth.plays),
    "round": lambda s: range(s.round, ROUNDS + 1), "promise": lambda s: [p.number for p in s.promises],
    "on_track": on_track, "technology": technologies,
    "colony": lambda s: [card for card in (*s.holder, *entering(s)) if card in COLONIAL],
    "spent": lambda s: [card for card in (*s.holder, *discoveries(s)) if card in TECHNICAL],
    "under": lambda s: [card for card in (*s.holder, *entering(s), *discoveries(s)) if card in UPGRADED],
    "runnable": lambda s: [*[card for card in (*s.holder, *on_track(s)) if card in WITH["purple"]], *entering(s)],
    "converting": lambda s: [*s.holder, *on_track(s), *entering(s), *discoveries(s)],
    "producing": lambda s: [card for card in (*s.holder, *discoveries(s)) if card in WHITE],
    "card": lambda s: [card for card in (*s.holder, *on_track(s), *entering(s), *discoveries(s)) if card in TRADEABLE]}


def can_be_said(s: Confluence, terms: Iterable[Term]) -> bool:
    """Is all that these terms name still there?"""
    return all([is_there(s, what, x) for term in terms for x, what in zip(term[1:], FIELDS[term[0]], strict=True)])


def is_there(s: Confluence, what: str, x: Any) -> bool:
    """Is it one of the values? A card in play is not looked for among all that there could be."""
    return x in IN_PLAY[what] if what in IN_PLAY and x in s.holder else x in values(s, what)


# what is wrong with an act

Judge = Callable[[Whole], Flaw | None]


def start(s: Confluence, seat: int, draft: Whole, word: str, values: tuple[Any, ...]) -> bool:
    """Can a term of this word that begins with these values stand here?"""
    if word_of(draft[0]) not in ("offer", "amend") or word not in FIELDS or len(draft) > TERMS:
        return False
    if not comes_to_bids(s, draft, word, values):
        return False
    if not values:
        return deals.Place(s, draft[1:]).takes(word)
    who = deals.seats_in((word, *values))
    if len(who) == 2 and who[0] == who[1]:
        return False
    parties = {*deals.parties(s, seat, draft[1:]), *who}
    if ANYONE not in parties:
        return True
    return parties <= {seat, ANYONE}


def comes_to_bids(s: Confluence, draft: Whole, word: str, values: tuple[Any, ...]) -> bool:
    """While ships are bid, whoever has said much about other things must leave room for what they are bid on."""
    if s.phase == "trade" or len(draft) <= ASIDE or deals.about_bids(s, draft[1:]):
        return True
    last = word_of(draft[-1])
    if last == "later":
        return word in deals.BIDDING if draft[-1][1] == s.round else word in deals.PROMISES
    return last in deals.OPENING or (word == "later" and values[:1] in ((), (s.round,)))


def flaw(s: Confluence, seat: int, act: Whole) -> Flaw | None:
    verb = word_of(act[0])
    if verb in ("offer", "amend"):
        return flaw_of_offer(s, seat, act)
    if len(act) > 1:
        return ("one-act",)
    if verb != "accept":
        return None
    offer = offer_of(s, act[0][1])
    if act[0][2] != offer.version:
        return ("other-version", offer.number, offer.version)
    return flaw_of_signing(s, seat, offer) if signs(offer, seat) else None


def flaw_of_offer(s: Confluence, seat: int, act: Whole) -> Flaw | None:
    if s.players[seat].offers >= PHASE:
        return ("too-many-offers", PHASE)
    amended = None if act[0] == "offer" else offer_of(s, act[0][1])
    if (amended is None or amended.by != seat) and len([x for x in s.offers if x.by == seat]) >= OPEN:
        return ("too-many-open", OPEN)
    if any([(item if type(item) is str else item[0]) not in FIELDS for item in act[1:]]):
        return ("one-act",)
    found = deals.flaw(s, seat, act[1:])
    if found is not None or amended is None or standing(amended):
        return found
    return ("standing-for-two",) if ANYONE in deals.parties(s, seat, act[1:]) else None


def signs(offer: Offer, seat: int) -> bool:
    """Is this the last word that is missing?"""
    return standing(offer) or {*offer.accepted, seat} >= {*offer.parties}


def terms_for(offer: Offer, seat: int) -> tuple[Term, ...]:
    """As this seat signs it."""
    return deals.bound(offer.terms, seat) if standing(offer) else offer.terms


def flaw_of_signing(s: Confluence, seat: int, offer: Offer) -> Flaw | None:
    """An offer stays as sound as it was made; what it needs may be there no longer."""
    if s.phase == "trade" and sum([1 for x, p in enumerate(s.players) if x == seat or not p.ready]) < 2:
        return ("all-ready",)                                                 # SDC-7.23
    return deals.attempt(s, terms_for(offer, seat))


def hope(s: Confluence, seat: int, draft: Whole) -> bool:
    """Can this be said, if need be with one more promise or gift?"""
    if flaw(s, seat, draft) is None:
        return True
    terms = draft[1:]
    if word_of(draft[0]) not in ("offer", "amend"):
        return False
    more = ending(s, seat, draft)
    return len(terms) + len(more) <= TERMS and flaw(s, seat, (*draft, *more)) is None


def ending(s: Confluence, seat: int, draft: Whole) -> list[Term]:
    """Something between two parties that may always stand there."""
    terms = draft[1:]
    who = [x for x in deals.parties(s, seat, terms) if x != seat]
    if word_of(draft[0]) == "amend":
        who += [x for x in offer_of(s, draft[0][1]).parties if x != seat]
    other = ANYONE if ANYONE in who else [*who, (seat + 1) % s.seats][0]
    dates = [term for term in terms if term[0] == "later"]
    gift: list[Term] = [("give", seat, other, KINDS[0], 1)]
    if s.phase == "trade" and deals.Place(s, terms).takes("give"):
        return gift
    promise = ("atmost", other, "research", BID)
    if dates and dates[-1][1] == s.round:
        return [promise]
    later = gift if dates else []
    return later if later and deals.about_bids(s, (*terms, *later)) else [*later, ("later", s.round, "end"), promise]


# who sees it, and what comes of it

def seen_by(s: Confluence, seat: int, act: Whole) -> list[int] | None:
    """Its parties; everybody where it is for anyone, where a deal is signed, and where all offers are open."""
    verb = word_of(act[0])
    if verb == "offer":
        return audience(s, deals.parties(s, seat, act[1:]))
    offer = offer_of(s, act[0][1])
    if verb == "amend":
        return audience(s, {*offer.parties, *deals.parties(s, seat, act[1:])})
    return None if verb == "accept" and signs(offer, seat) else audience(s, offer.parties)


def audience(s: Confluence, parties: Iterable[int]) -> list[int] | None:
    """Only while all trade can some whisper: talk about bids is for everybody, or it would show who has not bid."""
    found = sorted(parties)
    return None if s.rules.open_offers or s.phase != "trade" or ANYONE in found else found


def talk(s: Confluence, seat: int, act: Whole) -> None:
    """An act that has no flaw."""
    verb = word_of(act[0])
    if verb == "offer":
        s.numbered += 1
        make(s, seat, s.numbered, 1, act[1:], deals.parties(s, seat, act[1:]))
        return
    offer = offer_of(s, act[0][1])
    if verb == "accept":
        accept(s, seat, offer)
        return
    take_off(s, offer)
    if verb == "amend":
        parties = act_parties(s, seat, offer, act[1:])
        make(s, seat, offer.number, offer.version + 1, act[1:], parties)
    else:
        told = audience(s, offer.parties)
        s.call([x for x in offer.accepted if x != seat], "withdrew" if verb == "withdraw" else "declined", told,
               seat=seat, number=offer.number)


def take_off(s: Confluence, offer: Offer) -> None:
    s.offers = [x for x in s.offers if x.number != offer.number]


def put_on(s: Confluence, offer: Offer) -> None:
    """They lie in the order of their numbers."""
    newest = not s.offers or s.offers[-1].number < offer.number
    s.offers.append(offer)
    if not newest:
        s.offers.sort(key=lambda x: x.number)


def act_parties(s: Confluence, seat: int, offer: Offer, terms: Sequence[Term]) -> tuple[int, ...]:
    """Whoever has talked about it stays at the table."""
    named = deals.parties(s, seat, terms)
    return named if standing(offer) else tuple(sorted({*offer.parties, *named}))


def make(s: Confluence, seat: int, number: int, version: int, terms: Sequence[Term], parties: tuple[int, ...]) -> None:
    s.no_way_back()                  # it has been read, and its number tells how many there were; it can be withdrawn
    s.players[seat].offers += 1
    put_on(s, Offer(number=number, version=version, by=seat, terms=tuple(terms), parties=parties, accepted=(seat,)))
    if s._heard is not None:
        s.call([x for x in parties if x not in (seat, ANYONE)], "offered" if version == 1 else "amended",
               audience(s, parties), seat=seat, number=number, version=version, parties=list(parties),
               terms=[list(term) for term in terms])


def accept(s: Confluence, seat: int, offer: Offer) -> None:
    take_off(s, offer)
    if signs(offer, seat):
        parties = (offer.by, seat) if standing(offer) else offer.parties
        deals.sign(s, offer.number, offer.by, terms_for(offer, seat), tuple(sorted(parties)))
        return
    put_on(s, changed(offer, accepted=(*offer.accepted, seat)))
    if s._heard is not None:
        s.call([offer.by], "accepted", audience(s, offer.parties), seat=seat, number=offer.number)
