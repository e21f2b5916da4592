"""Deals: what their terms say, what is wrong with them, and how they are carried out as one (SDC-7a, SDC-18).

A term is a word and a value for each of its fields. Terms are done in order; what stands after a `later` is promised.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from fivesuns.games.sidereal import converters, ledger
from fivesuns.games.sidereal.bundles import total
from fivesuns.games.sidereal.catalog import CARDS, KINDS
from fivesuns.games.sidereal.exceptions import faderan, yengii, zeth
from fivesuns.games.sidereal.state import ANYONE, NOBODY, ROUNDS, Confluence, Due, Promise, Term, changed
from fivesuns.kernel import Flaw
from fivesuns.kernel.codec import copied

TERMS: Final = 24                # in one deal
MANY: Final = 20                 # of a kind in one term
POINTS: Final = ("start", "end")
TRACKS: Final = ("colonies", "research")
GIFTS: Final = (*KINDS, "vp", "envoy")      # what can lie on a donation card

# what the fields of each word are
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "give": ("giver", "taker", "kind", "many"),
    "donated": ("giver", "taker", "gift", "many"),
    "card": ("giver", "taker", "card"),
    "acks": ("acknowledger", "taker", "many"),
    "licence": ("licensor", "taker", "technology"),
    "runs": ("actor", "runnable", "index", "alternative"),
    "tucks": ("actor", "spent", "under"),
    "pay": ("kind", "many"),
    "use": ("colony",),
    "later": ("round", "point"),
    "if-takes": ("actor", "on_track"),
    "if-runs": ("actor", "converting", "index"),
    "if-invents": ("actor", "technology"),
    "else": ("giver", "taker", "kind", "many"),
    "any": ("giver", "taker", "size", "many", "chooser"),
    "buy": ("taker", "giver", "kind", "many", "kind", "many"),
    "atmost": ("actor", "track", "ships"),
    "atleast": ("actor", "track", "ships"),
    "take": ("actor", "on_track"),
    "leave": ("actor", "on_track"),
    "spare": ("thief", "taker"),
    "will": ("actor", "producing", "index"),
    "wont": ("actor", "producing", "index"),
    "noinvent": ("actor", "technology"),
    "replaces": ("promise",),
}
SEATS: Final = ("giver", "taker", "actor", "acknowledger", "licensor", "thief")
NAMED: Final = {word: sum([what in SEATS for what in fields]) for word, fields in FIELDS.items()}    # they come first
NOW: Final = ("give", "donated", "card", "acks", "licence", "runs", "tucks")
MASKS: Final = ("atmost", "atleast", "take", "leave", "spare", "will", "wont", "noinvent")
DELIVERIES: Final = ("give", "donated", "card", "acks", "licence", "runs", "any", "buy")
PROMISES: Final = (*DELIVERIES, *MASKS)
IFS: Final = ("if-takes", "if-runs", "if-invents")
PAYMENT: Final = ("pay", "use")
OPENING: Final = ("later", *IFS)             # a promise must follow
PAYABLE: Final = ("runs", *PAYMENT)          # a payment may follow
MENDABLE: Final = (*PROMISES, "else")        # a compensation may follow
BIDDING: Final = ("atmost", "atleast", "take", "leave")      # what is promised about bids and picks
AFTER_TRADE: Final = (*BIDDING, "spare")     # what comes after the bids are made
ONCE: Final = ("enter", "upgrade", "settle", "invent")       # what a converter does no second time
AT_ONCE: Final = ("tucks", *PAYMENT)         # what cannot be promised

Step = tuple[Term, ...]          # a term, and how it is paid for


def word_of(item: Any) -> str:
    word: str = item if type(item) is str else item[0]
    return word


def seats_in(term: Term) -> tuple[int, ...]:
    """Who is named, in a term or the beginning of one."""
    return term[1:1 + NAMED[term[0]]]


def parties(s: Confluence, by: int, terms: Iterable[Term]) -> tuple[int, ...]:
    """Who has to agree: its author, whoever is named, and all parties of a promise that it replaces (SDC-18.6)."""
    found = {by}
    for term in terms:
        named = NAMED[term[0]]
        if named:
            found.add(term[1])
            if named == 2:
                found.add(term[2])
        elif term[0] == "replaces":
            found.update([x for p in s.promises if p.number == term[1] for x in p.parties])
    return tuple(sorted(found))


def bound(terms: Iterable[Term], seat: int) -> tuple[Term, ...]:
    """A standing offer as this seat takes it."""
    return tuple([(term[0], *[seat if x == ANYONE else x for x in seats_in(term)], *term[1 + NAMED[term[0]]:])
                  for term in terms])


class Reading:
    """What terms come to: steps to be done at once, promises, and promises that these replace."""

    def __init__(self, terms: Iterable[Term]) -> None:
        steps: list[Step] = []
        promises: list[Promise] = []
        replaced: list[int] = []
        due: Due | None = None
        condition: Term = ()
        for term in terms:
            word = term[0]
            if word == "later":
                due, condition = (term[1], term[2]), ()
            elif word in IFS:
                condition = term
            elif word in PAYMENT:
                steps[-1] = (*steps[-1], term)
            elif word == "else":
                last = promises[-1]
                promises[-1] = changed(last, instead=(*last.instead, term))
            elif word == "replaces":
                replaced.append(term[1])
            elif due is None:
                steps.append((term,))
            else:
                promises.append(promise(term, due, condition))
        self.steps, self.promises, self.replaced = tuple(steps), tuple(promises), tuple(replaced)


def promise(term: Term, due: Due, condition: Term) -> Promise:
    """Whoever takes is the creditor, and names himself first where he buys."""
    who = seats_in(term)
    debtor, creditor = (*who, NOBODY)[:2] if FIELDS[term[0]][0] != "taker" else (who[1], who[0])
    return Promise(number=0, deal=0, parties=(), debtor=debtor, creditor=creditor, due=due, what=term,
                   condition=condition, met=not condition)


@lru_cache(4096)
def read(terms: tuple[Term, ...]) -> Reading:
    """A deal is read when it is offered, when it is accepted and when it is signed."""
    return Reading(terms)


# what is wrong with terms, whoever holds what

class Place:
    """Where a term stands: what came before it says which words can follow."""

    def __init__(self, s: Confluence, terms: Iterable[Any] = ()) -> None:
        self.s = s
        self.last = ""
        self.due: Due | None = None
        self.picks = False               # does what follows wait for a card of a track to be taken?
        for term in terms:
            self.go(term)

    def go(self, term: Any) -> None:
        self.last = term if type(term) is str else term[0]
        if self.last in OPENING:
            self.picks = self.last == "if-takes"
        if self.last == "later" and term != "later":
            self.due = (term[1], term[2])

    def takes(self, word: str) -> bool:
        return self.flaw(word) is None

    def flaw(self, word: str) -> Flaw | None:
        """What is wrong with this word here."""
        if self.last in OPENING:
            if word not in PROMISES and (self.last != "later" or word not in IFS):
                return ("only-now",) if word in NOW else ("nothing-promised",)
        elif word in ("later", "replaces"):
            return None
        if word in PAYMENT:
            return None if self.due is None and self.last in PAYABLE else ("pays-nothing",)
        if word == "else":
            return None if self.due is not None and self.last in MENDABLE else ("else-nothing",)
        if self.due is None:
            if word not in NOW:
                return ("only-promised",)
            return None if self.s.phase == "trade" else ("nothing-now",)
        if word in IFS:
            return ("waits-for-pick",) if word == "if-takes" and self.s.round == ROUNDS else None
        return self.flaw_of_date(word, self.due) if word in PROMISES else ("only-now",)

    def flaw_of_date(self, word: str, due: Due) -> Flaw | None:
        """Is there such a phase in that round, and is it still to come?"""
        if word in BIDDING and due[0] == ROUNDS:
            return ("no-bids-then", ROUNDS)
        if self.s.phase != "trade" and due[0] == self.s.round and word not in AFTER_TRADE:
            return ("over-already",)
        if self.picks and word in DELIVERIES and due[0] == self.s.round:
            return ("waits-for-pick",)
        return None


def flaw(s: Confluence, by: int, terms: Sequence[Term]) -> Flaw | None:
    """What is wrong with an offer of these terms, whether or not it can be paid now."""
    if not terms:
        return ("no-terms",)
    if len(terms) > TERMS:
        return ("too-many-terms", TERMS)
    place = Place(s)
    for term in terms:
        found = place.flaw(term[0]) or flaw_of_term(s, term)
        if found is not None:
            return found
        place.go(term)
    if place.last in OPENING:
        return ("nothing-promised",)
    who = parties(s, by, terms)
    if len(who) < 2:
        return ("one-party",)
    if ANYONE in who and len(who) > 2:
        return ("standing-for-two",)
    if s.phase != "trade" and not about_bids(s, terms):
        return ("not-about-bids",)
    if place.due is None or len([term for term in terms if term[0] in ledger.COLLIDING]) < 2:
        return None
    return ledger.contradiction(read(tuple(terms)).promises)


def about_bids(s: Confluence, terms: Iterable[Term]) -> bool:
    """Is anything here about the bids of this round, or the cards that they are for? (SDC-11.8)"""
    reading = read(tuple(terms))
    return any([(p.what[0] in BIDDING and p.due[0] == s.round) or p.condition[:1] == ("if-takes",)
                for p in (*reading.promises, *[p for p in s.promises if p.number in reading.replaced])])


def flaw_of_term(s: Confluence, term: Term) -> Flaw | None:
    """What is wrong with a term wherever it stands."""
    word = term[0]
    if NAMED[word] == 2 and term[1] == term[2]:
        return ("to-oneself",)
    if word == "later":
        if term[1] > ROUNDS:
            return ("too-late", ROUNDS)
        return ("due-already",) if term[1] < s.round or term[1:] == (s.round, "start") else None
    if word == "card" and CARDS[term[3]].loan == "never":
        return ("not-tradeable", term[3])
    if word == "buy" and term[3] == term[5]:
        return ("same-kind",)
    return None


# carrying them out

def attempt(s: Confluence, terms: Sequence[Term]) -> Flaw | None:
    """What would keep a deal from being signed now; nothing changes."""
    reading = read(tuple(terms))
    if reading.promises or reading.replaced:
        found = ledger.refused(s, reading.promises, reading.replaced)
        if found is not None:
            return found
    before = without(s, reading.replaced) if reading.replaced and reading.steps else s
    if s.rules.lien != "strict":
        return flaw_of_steps(before, reading.steps)
    found, after = tried(before, reading.steps)
    return found if found is not None else ledger.lien(s, after, reading.replaced)


def without(s: Confluence, replaced: Sequence[int]) -> Confluence:
    """A copy on which these promises bind no longer: they are replaced before the first step is done."""
    trial: Confluence = copied(s)
    trial.promises = [p for p in trial.promises if p.number not in replaced]
    return trial


def tried(s: Confluence, steps: Sequence[Step]) -> tuple[Flaw | None, Confluence]:
    """These steps one after the other, on a copy: the first that fails, and where that leads."""
    trial: Confluence = copied(s)
    for step in steps:
        found = flaw_of_step(trial, step)
        if found is not None:
            return found, trial
        do(trial, step)
    return None, trial


def flaw_of_steps(s: Confluence, steps: Sequence[Step]) -> Flaw | None:
    """The first that fails when they are done one after the other. Most deals need no copy of the table to tell."""
    if len(steps) < 2:
        return flaw_of_step(s, steps[0]) if steps else None
    moves: list[Term] = []
    for step in steps:
        if not only_moves(step[0]):
            break
        moves.append(step[0])
    found = flaw_of_moves(s, moves) if moves else flaw_of_step(s, steps[0])
    if found is not None or len(moves) == len(steps):
        return found
    return flaw_of_step(moved(s, moves), steps[-1]) if len(moves) == len(steps) - 1 else tried(s, steps)[0]


def only_moves(term: Term) -> bool:
    """Does this do nothing but put goods or a card before another seat?"""
    return term[0] == "give" or (term[0] == "card" and CARDS[term[3]].special is None)


def flaw_of_moves(s: Confluence, terms: Iterable[Term]) -> Flaw | None:
    """The first that fails, by what each seat would have got before."""
    got: dict[tuple[int, str], int] = {}
    moved: dict[str, int] = {}
    for term in terms:
        giver, taker, what = term[1], term[2], term[3]
        if term[0] == "card":
            found = flaw_of_passing_on(s, giver, what, moved[what] if what in moved else s.holder.get(what, NOBODY))
            if found is not None:
                return found
            moved[what] = moved[CARDS[what].mate] = taker                   # halves go together
            continue
        held = s.players[giver].stock[what] + got.get((giver, what), 0)
        if held < term[4]:
            return ("has-too-few", s.players[giver].species, what, held)
        got[giver, what] = got.get((giver, what), 0) - term[4]
        got[taker, what] = got.get((taker, what), 0) + term[4]
    return None


def moved(s: Confluence, terms: Iterable[Term]) -> Confluence:
    """The table after these moves, to look at only: what they do not touch is that of the true one."""
    players, holder = s.players.copy(), s.holder.copy()
    for term in terms:
        giver, taker, what = term[1], term[2], term[3]
        if term[0] == "card":
            holder[what] = taker
            if CARDS[what].mate:
                holder[CARDS[what].mate] = taker
            continue
        for seat, more in ((giver, -term[4]), (taker, term[4])):
            stock = players[seat].stock
            players[seat] = changed(players[seat], stock={**stock, what: stock[what] + more})
    return changed(s, players=players, holder=holder)


def can_do(s: Confluence, steps: Sequence[Step]) -> bool:
    return flaw_of_steps(s, steps) is None


Paid = tuple[dict[str, int] | None, list[str] | None]     # things and colonies; None: nothing is said


def paid(step: Sequence[Term]) -> Paid:
    """What a step says about its payment."""
    things: dict[str, int] = {}
    for term in step[1:]:
        if term[0] == "pay":
            things[term[1]] = things.get(term[1], 0) + term[2]
    return things or None, [term[1] for term in step[1:] if term[0] == "use"] or None


def flaw_of_step(s: Confluence, step: Step) -> Flaw | None:
    """What is wrong with doing this now."""
    term = step[0]
    word, who = term[0], s.players[term[1]]
    if word == "give":
        held = who.stock[term[3]]
        return ("has-too-few", who.species, term[3], held) if held < term[4] else None
    if word == "donated":
        held = donated(s, term[1], term[3])
        return ("donates-too-few", who.species, term[3], held) if held < term[4] else None
    if word == "card":
        return flaw_of_hand_over(s, term[1], term[3])
    if word == "acks":
        return ("has-too-few", who.species, "acknowledgement", who.acknowledgements) \
            if who.acknowledgements < term[3] else None
    if word == "licence":
        if term[3] not in yengii.licensable(s, term[1]):
            return ("not-licensable", term[3])
        return None if yengii.can_use(s, term[2], term[3]) else ("has-it-already", s.players[term[2]].species, term[3])
    if word == "tucks":
        return converters.flaw_of_tuck(s, term[1], term[2], term[3])
    return flaw_of_run(s, term[1], term[2], term[3], term[4], paid(step))


def flaw_of_run(s: Confluence, seat: int, card: str, n: int, alternative: int, by: Paid) -> Flaw | None:
    found = converters.flaw(s, seat, card, n, alternative, by[0], by[1])
    if found is None and not ledger.may_invent(s, seat, CARDS[card].technology):       # only teams name one here
        return ("promised-not-to", card)
    return found


def flaw_of_hand_over(s: Confluence, seat: int, card: str) -> Flaw | None:
    return flaw_of_passing_on(s, seat, card, s.holder.get(card, NOBODY))


def flaw_of_passing_on(s: Confluence, seat: int, card: str, holder: int) -> Flaw | None:
    """What is wrong with handing it over when it lies before this holder."""
    known = CARDS[card]
    if known.loan == "never":
        return ("not-tradeable", card)
    if holder != seat:
        return ("not-held", s.players[seat].species, card)
    if s.rules.lending_on == "no" and known.loan == "returns" and known.species != s.players[seat].species:
        return ("borrowed", card)
    return None


def donated(s: Confluence, seat: int, kind: str) -> int:
    """How much of this can be given away from a donation card. What must go to one player goes with its envoy."""
    p = s.players[seat]
    return p.donation.get(kind, 0) - (0 if kind == "envoy" else p.envoy_gift.get(kind, 0))


def do(s: Confluence, step: Step) -> None:
    """A step that has no flaw."""
    term = step[0]
    word = term[0]
    if word == "give":
        give(s, term[1], term[2], {term[3]: term[4]})
    elif word == "donated":
        donate(s, term[1], term[2], {term[3]: term[4]})
    elif word == "card":
        hand_over(s, term[1], term[2], term[3])
    elif word == "acks":
        s.players[term[1]].acknowledgements -= term[3]
        s.players[term[2]].acknowledgements += term[3]
        s.tell("acknowledges", seat=term[1], to=term[2], many=term[3])
    elif word == "licence":
        s.tell("licensed", seat=term[1], to=term[2], technology=term[3])
        yengii.license_to(s, term[2], term[3])
    elif word == "tucks":
        converters.tuck(s, term[1], term[2], term[3])
    else:
        run(s, term[1], term[2], term[3], term[4], paid(step))


def run(s: Confluence, seat: int, card: str, n: int, alternative: int, by: Paid) -> None:
    """A purple converter; promises may have waited for it, or have been about it."""
    it = converters.converter(s, card, n)
    converters.run(s, seat, card, n, alternative, by[0], by[1])
    ledger.done(s, ("runs", seat, card, n, alternative), it is not None and it.effect in ONCE)
    ledger.happened(s, ("if-runs", seat, card, n))
    if CARDS[card].sort == "team":
        ledger.happened(s, ("if-invents", seat, CARDS[card].technology))


def give(s: Confluence, giver: int, taker: int, bundle: dict[str, int]) -> None:
    """Cubes, octagons and ships."""
    for kind, many in bundle.items():
        s.players[giver].stock[kind] -= many
        s.players[taker].stock[kind] += many
    s.tell("gave", seat=giver, to=taker, goods=bundle)


def donate(s: Confluence, giver: int, taker: int, bundle: dict[str, int]) -> None:
    """From a donation card; what is received is an ordinary thing (SDC-8.8). An envoy comes with its whole gift."""
    p, q = s.players[giver], s.players[taker]
    if "envoy" in bundle:
        bundle = total([bundle, {kind: many for kind, many in p.envoy_gift.items() if kind != "envoy"}])
        p.envoy_gift = {}
    for kind, many in bundle.items():
        p.donation[kind] -= many
        if not p.donation[kind]:
            del p.donation[kind]
        if kind == "vp":
            q.vp += many
        elif kind == "envoy":
            q.envoys += many
        else:
            q.stock[kind] += many
    s.tell("donated", seat=giver, to=taker, goods=bundle)


def hand_over(s: Confluence, giver: int, taker: int, card: str) -> None:
    """Lent until the end of the round if it has a border, for good if it has none (SDC-7.7); halves go together."""
    mate = CARDS[card].mate
    for each in (card, mate) if mate else (card,):
        s.holder[each] = taker
    s.tell("handed", seat=giver, to=taker, card=card)
    faderan.handed_over(s, card, giver)


def passed_between(terms: tuple[Term, ...], who: Iterable[int]) -> set[tuple[int, int]]:
    """Between whom at least one item or promise passes; what names no creditor is promised to all (SDC-12.30)."""
    items = {(named[0], named[1]) for named in [seats_in(term) for term in terms] if len(named) == 2}
    return items | {(p.debtor, x) for p in read(terms).promises if p.creditor == NOBODY for x in who if x != p.debtor}


def sign(s: Confluence, number: int, by: int, terms: Sequence[Term], who: tuple[int, ...]) -> None:
    """All have agreed, and it can be done: done it is, as one (SDC-18.2)."""
    s.no_way_back()
    s.deals += 1
    if s._heard is not None:
        s.tell("signed", number=number, by=by, parties=list(who), terms=[list(term) for term in terms])
    reading = read(tuple(terms))
    for old in reading.replaced:
        ledger.replaced(s, old)
    for step in reading.steps:
        do(s, step)
    ledger.register(s, number, who, reading.promises)
    if s.phase == "trade" and zeth.seat(s) in who:                                           # SDC-12.30
        for one, other in sorted(passed_between(tuple(terms), who)):
            zeth.note_trade(s, one, other)
