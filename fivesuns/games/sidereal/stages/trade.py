"""The trade phase: everybody at once, one act a stage, until all are ready (SDC-7)."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from fivesuns.games.sidereal import bundles, chatter, converters, deals, ledger, offers
from fivesuns.games.sidereal.cards import colonies_of, face_of, seat_of
from fivesuns.games.sidereal.catalog import CARDS, Bundle
from fivesuns.games.sidereal.deals import GIFTS, MANY, paid, word_of
from fivesuns.games.sidereal.stages import promises
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Choose, Compose, Decision, Flaw, Floor, Part, Play, Rng, Together, Whole

SOLITARY: Final = ("ready", "unready", "run", "tuck")
QUIET: Final = ("decline", "withdraw")               # whoever is ready and says no is as ready as before
PAYMENTS: Final = 16             # words about one payment


def start_trade(s: Confluence) -> None:
    """What was promised for now comes before anyone acts (SDC-18.5)."""
    s.phase = "trade"
    for p in s.players:
        p.ready = False
    offers.clear(s)
    s.then(promises.settle, "start")
    s.then(trade)


def trade(s: Confluence) -> Play:
    """One act. Those who are ready may still speak, and are so no longer, unless they only say no (SDC-7.23)."""
    seat, act = yield from Floor.of(range(s.seats), partial(Trader, s),
                                    [seat for seat, p in enumerate(s.players) if not p.ready])
    perform(s, seat, act)
    for p in s.players:
        if not p.ready:
            s.then(trade)
            return
    s.then(close_trade)


class Trader(Compose):
    """What is asked of a seat at every act."""
    ordered = True

    def __init__(self, s: Confluence, seat: int) -> None:
        Decision.__init__(self, seat, "sidereal.trade", "SDC-7.1", seen_by=partial(seen_by, s, seat), forced=False,
                          about=(), lapse="ready" if s.rules.trade_timer and not s.players[seat].ready else "")
        self.s = s

    def all_parts(self) -> list[Part]:
        return parts(self.s, self.seat)

    def look_up(self, word: str) -> Part | None:
        return part(self.s, self.seat, word)

    def judge(self, whole: Whole) -> Flaw | None:
        return flaw(self.s, self.seat, whole)

    def hopeful(self, draft: Whole, rest: Sequence[Part]) -> bool:
        return hope(self.s, self.seat, draft)

    def can_start(self, draft: Whole, word: str, values: tuple[Any, ...]) -> bool:
        return start(self.s, self.seat, draft, word, values)

    def offers(self) -> list[tuple[Whole, str | None]]:
        return within_reach(self.s, self.seat)

    def refusals(self) -> list[tuple[Any, ...]]:
        return out_of_reach(self.s, self.seat)

    def by_chance(self, rng: Rng) -> Whole:
        return chatter.trade(self.s, self.seat, rng, self.judge)


def parts(s: Confluence, seat: int) -> list[Part]:
    """Words of one's own, then those of offers."""
    own = [part(s, seat, word) for word in SOLITARY]
    return [*[x for x in own if x is not None], *offers.parts(s, seat)]


def part(s: Confluence, seat: int, word: str) -> Part | None:
    """What this word is, for this seat."""
    if word == "ready":
        return Part(word)
    if word == "unready":
        return Part(word) if s.players[seat].ready else None
    if word == "run":
        runs = converters.runnable(s, seat, "purple")
        return Part(word, list(dict.fromkeys([card for card, _, _ in runs])), sorted({n for _, n, _ in runs}),
                    range(max([len(it.inputs) for _, _, it in runs], default=0)))
    return Part(word, *tucks(s, seat)) if word == "tuck" else offers.part(s, seat, word)


def tucks(s: Confluence, seat: int) -> tuple[list[str], list[str]]:
    """Cards that can be tucked, and those under which."""
    species = s.players[seat].species
    mine = [card for card, holder in s.holder.items() if holder == seat and CARDS[card].species == species]
    under = [card for card in mine if CARDS[card].tucks and card not in s.turned]
    wanted = {technology for card in under for technology in CARDS[card].tucks}
    return [card for card in mine if CARDS[card].technology in wanted and card not in s.turned], under


def within_reach(s: Confluence, seat: int) -> list[tuple[Whole, str | None]]:
    """Offers that can be accepted now, each with who makes it, converters that can be paid for, and the end of it."""
    found: list[tuple[Whole, str | None]] = [
        ((("accept", x.number, x.version),), s.players[x.by].species) for x in offers.acceptable(s, seat)]
    found += [((("run", card, n, alt),), None) for card, n, it in converters.runnable(s, seat, "purple")
              for alt in range(len(it.inputs))]
    done: Whole = ("unready",) if s.players[seat].ready else ("ready",)
    return [*[(whole, facts) for whole, facts in found if flaw(s, seat, whole) is None], (done, None)]


def out_of_reach(s: Confluence, seat: int) -> list[tuple[Any, ...]]:
    """What is missing for the other converters."""
    found = [(("run", card, n, alt), "lacks", card, converters.lacks(s, seat, it, alt))
             for card, n, it in converters.runnable(s, seat, "purple") for alt in range(len(it.inputs))]
    return [refusal for refusal in found if refusal[3]]


# what is wrong with an act

def start(s: Confluence, seat: int, draft: Whole, word: str, values: tuple[Any, ...]) -> bool:
    """Can something that begins like this stand after the draft?"""
    if not draft:
        return word in SOLITARY or word in offers.VERBS
    verb = word_of(draft[0])
    if verb in offers.VERBS:
        return offers.start(s, seat, draft, word, values)
    return verb == "run" and word in deals.PAYMENT and len(draft) <= PAYMENTS


def flaw(s: Confluence, seat: int, act: Whole) -> Flaw | None:
    verb = word_of(act[0]) if act else ""
    if verb in offers.VERBS:
        return offers.flaw(s, seat, act)
    if verb not in SOLITARY:
        return ("no-act",)
    if any([word_of(item) not in deals.PAYMENT or verb != "run" for item in act[1:]]):
        return ("one-act",)
    if verb == "run":
        return flaw_of_own(s, (("runs", seat, *act[0][1:]), *act[1:]))
    return flaw_of_own(s, (("tucks", seat, *act[0][1:]),)) if verb == "tuck" else None


def flaw_of_own(s: Confluence, step: deals.Step) -> Flaw | None:
    """What one does alone may not spend what is owed, if the table has agreed on that."""
    found = deals.flaw_of_step(s, step)
    if found is not None or s.rules.lien != "strict":
        return found
    return ledger.lien(s, deals.tried(s, [step])[1])


def hope(s: Confluence, seat: int, draft: Whole) -> bool:
    """Can this become an act?"""
    verb = word_of(draft[0])
    if verb in offers.VERBS:
        return offers.hope(s, seat, draft)
    if flaw(s, seat, draft) is None:
        return True
    return verb == "run" and len(draft) > 1 and flaw(s, seat, draft[:1]) is None and payable(s, seat, draft)


def payable(s: Confluence, seat: int, draft: Whole) -> bool:
    """Can what is said of a payment be completed to what is due?"""
    more = completed(s, seat, draft)
    return more is not None and len(more) <= PAYMENTS + 1 and flaw(s, seat, more) is None


def completed(s: Confluence, seat: int, draft: Whole) -> Whole | None:
    """The rest of a payment, one way that goes: own colours first, then any, then wilds."""
    _, card, n, alt = draft[0]
    it = converters.converter(s, card, n)
    assert it is not None
    cost, (things, colonies) = converters.due(s, seat, it, alt), paid(draft)
    more: list[Any] = []
    if things is not None:
        rest = rest_of_payment(s.players[seat].stock, cost, things)
        if rest is None:
            return None
        more += [("pay", kind, many) for kind, many in rest.items()]
    if colonies is not None:
        more += [("use", card) for card in rest_of_colonies(s, seat, cost, colonies)]
    return (*draft, *more)


def rest_of_payment(stock: Bundle, cost: Bundle, said: Bundle) -> dict[str, int] | None:
    """None where more is said than is due. Whether the rest is enough its flaw will tell."""
    found = {kind: cost.get(kind, 0) - said.get(kind, 0) for kind in bundles.PLAIN}
    for colours, wild, free in bundles.SIZES:
        kinds = (*colours, wild)
        left = {kind: stock[kind] - said.get(kind, 0) for kind in kinds}
        due = sum([cost.get(kind, 0) for kind in (*colours, free)]) - sum([said.get(kind, 0) for kind in kinds])
        own = [(kind, max(0, cost.get(kind, 0) - said.get(kind, 0))) for kind in colours]
        found[free] = min(0, due)
        for kind, most in (*own, (wild, due), *[(kind, due) for kind in colours]):
            add = max(0, min(due, most, left[kind]))
            found[kind] = found.get(kind, 0) + add
            left[kind] -= add
            due -= add
    return {kind: many for kind, many in found.items() if many} if min(found.values()) >= 0 else None


def rest_of_colonies(s: Confluence, seat: int, cost: Bundle, said: Sequence[str]) -> list[str]:
    wanted = [kind for kind, many in cost.items() if kind.startswith("colony_") for _ in range(many)]
    for card in said:
        fits = [kind for kind in (f"colony_{face_of(s, card).climate}", "colony_any") if kind in wanted]
        if fits:
            wanted.remove(fits[0])
    found: list[str] = []
    for kind in sorted(wanted, key=lambda x: x == "colony_any"):
        found += [card for card in colonies_of(s, seat) if card not in said and card not in found
                  and kind in ("colony_any", f"colony_{face_of(s, card).climate}")][:1]
    return found


# what comes of it

def seen_by(s: Confluence, seat: int, act: Whole) -> list[int] | None:
    return offers.seen_by(s, seat, act) if word_of(act[0]) in offers.VERBS else None


def perform(s: Confluence, seat: int, act: Whole) -> None:
    verb = word_of(act[0])
    p = s.players[seat]
    if (verb == "ready") != p.ready and verb not in QUIET:
        p.ready = verb == "ready"
        s.tell("ready" if p.ready else "unready", seat=seat)
    if verb in offers.VERBS:
        offers.talk(s, seat, act)
    elif verb == "run":
        deals.do(s, (("runs", seat, *act[0][1:]), *act[1:]))
    elif verb == "tuck":
        deals.do(s, (("tucks", seat, *act[0][1:]),))


# the end of the phase

def close_trade(s: Confluence) -> None:
    """What was promised for now comes before leftovers are given away (SDC-7.25)."""
    offers.clear(s)
    ledger.end_phase(s)
    s.then(promises.settle, "end")
    s.then(leftovers)


def leftovers(s: Confluence) -> Play:
    """What still lies on a donation card goes to one other player, who cannot refuse (SDC-7.24)."""
    givers = [seat for seat, p in enumerate(s.players) if p.donation]
    chosen = yield from Together([left_over(s, seat) for seat in givers])
    for seat, answer in chosen.items():
        if isinstance(answer, tuple):
            for _, to, kind, many in answer:
                deals.donate(s, seat, to, {kind: many})
        else:
            rest = {kind: deals.donated(s, seat, kind) for kind in s.players[seat].donation}
            deals.donate(s, seat, seat_of(s, answer), {kind: many for kind, many in rest.items() if many})


def left_over(s: Confluence, seat: int) -> Decision[Any]:
    others = [x for x in range(s.seats) if x != seat]
    if not s.rules.split_leftover_donations:
        species = [s.players[x].species for x in others]
        return Choose(seat, "sidereal.leftovers", species, "SDC-7.24", lapse=species[0])
    kinds = [kind for kind in GIFTS if deals.donated(s, seat, kind)]
    return Compose(seat, "sidereal.share_leftovers", [Part("give", others, kinds, range(1, MANY + 1), most=MANY)],
                   lambda whole: flaw_of_split(s, seat, whole), "SDC-7.24", ordered=True,
                   hope=lambda draft, _: flaw_of_split(s, seat, draft) in (None, ("left-over",)),
                   lapse=" ".join([f"give,{others[0]},{kind},{deals.donated(s, seat, kind)}" for kind in kinds]))


def flaw_of_split(s: Confluence, seat: int, whole: Whole) -> Flaw | None:
    """Everything goes, and no more than there is."""
    given: dict[str, int] = {}
    for _, _, kind, many in whole:
        given[kind] = given.get(kind, 0) + many
        if given[kind] > deals.donated(s, seat, kind):
            return ("donates-too-few", s.players[seat].species, kind, deals.donated(s, seat, kind))
    return None if all([deals.donated(s, seat, kind) == given.get(kind, 0) for kind in GIFTS]) else ("left-over",)


STAGES: Final = (start_trade, trade, close_trade, leftovers, *promises.STAGES)
