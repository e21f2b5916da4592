"""Offers beside whatever is asked: made, accepted, refused, withdrawn; notes set aside and shown (TI-18, TI-83).

Everybody hears an offer, and which trade goods and commodities change hands; the face of a note is for the two who
trade it (H-10). A deal binds as far as it can be carried out at once: what is exchanged, and "I decline in this open
window" (A-21). Promises stand in a ledger.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fivesuns.games.twilight import abilities, ledger, notes, said, showing, trade
from fivesuns.games.twilight.state import NOBODY, Happening, Offer, Twilight
from fivesuns.games.twilight.trade import Side, Terms
from fivesuns.kernel import Compose, Flaw, Part, Rng, Whole

WORDS: Final = 6                 # offers, notes set aside and notes shown of one player in a turn
VERBS: Final = ("offer", "accept", "refuse", "withdraw", "set_aside", "show", "set_cards", "show_cards", "show_card")
WISH: Final = trade.WANTED
OF_WINDOWS: Final = ("decline", "forgo", f"{WISH}decline", f"{WISH}forgo")


def word_of(item: Any) -> str:
    return str(item if isinstance(item, str) else item[0])


def talkers(s: Twilight) -> list[int]:
    """Who may say anything now: about an offer, a promise, notes or cards."""
    if s.phase in ("setup", "over"):
        return []
    concerned = {seat for offer in s.offers for seat in (offer.by, offer.to)}
    return [seat for seat, p in enumerate(s.players) if not p.out and (
        seat in concerned or (p.words < WORDS and (len(p.notes) > 1 or has_something_to_say(s, seat))))]


def has_something_to_say(s: Twilight, seat: int) -> bool:
    """Beside offers that there are. Whoever has two notes can set one aside."""
    return bool(choosable(s, seat)) or has_cards_to_trade(s, seat) or bool(showing.possible(s, seat)) \
        or not ledger.is_full(s, seat)


def choosable(s: Twilight, seat: int) -> list[str]:
    """Notes that can be set aside."""
    p = s.players[seat]
    return [note for note in p.notes if notes.number_of(s, note) != p.aside] if p.aside != NOBODY else p.notes.copy()


def unaware(s: Twilight, seat: int) -> list[int]:
    """To whom the note that was set aside can still be shown."""
    p = s.players[seat]
    return [x for x in s.others(seat) if p.aside != NOBODY and x not in p.shown]


def has_cards_to_trade(s: Twilight, seat: int) -> bool:
    """Action cards in hand, and somebody at the table who trades such; not while some are being chosen or paid."""
    return s.paying == NOBODY and bool(s.players[seat].hand) and any(
        [p.faction in trade.CARD_TRADERS and not p.out for p in s.players])


def unaware_of_cards(s: Twilight, seat: int) -> list[int]:
    return [x for x in s.others(seat) if trade.apart(s, seat) and x not in s.players[seat].apart_shown]


def talk(s: Twilight, seat: int) -> Compose:
    return Compose(seat, "twilight.talk", lambda: parts(s, seat), lambda act: said.flaw(s, flaw(s, seat, act)),
                   "TI-83.1", hope=lambda draft, rest: hope(s, seat, draft, rest),
                   invent=lambda rng: invent(s, seat, rng), offered=lambda: within_reach(s, seat), seen_by=seen_by)


def seen_by(act: Whole) -> list[int] | None:
    """Which note is set aside nobody sees before it is shown."""
    return [] if word_of(act[0]) == "set_aside" else None


# what can be said

def parts(s: Twilight, seat: int) -> list[Part]:
    """A verb, then terms: what is given, what is wanted. Promises come last: they may always stand there."""
    found = [Part("accept", [x.number for x in s.offers if x.to == seat]),
             Part("refuse", [x.number for x in s.offers if x.to == seat]),
             Part("withdraw", [x.number for x in s.offers if x.by == seat])]
    if s.players[seat].words >= WORDS:
        return found
    others = s.others(seat)
    found = [Part("offer", others), *found, Part("set_aside", choosable(s, seat)), Part("show", unaware(s, seat)),
             *([Part("set_cards")] if has_cards_to_trade(s, seat) else []),
             Part("show_cards", unaware_of_cards(s, seat))]
    if s.rules.showing_cards:
        found.append(Part("show_card", showing.possible(s, seat)))
    if s.phase in ("action", "agenda"):
        found += wares(s, [seat], "") + wares(s, others, WISH)
    for givers, prefix in (([seat], ""), (others, WISH)):
        found += refusals(s, givers, prefix)
    return [*found, Part("promise", ledger.PROMISES), Part("want_promise", ledger.PROMISES)]


def wares(s: Twilight, givers: Sequence[int], prefix: str) -> list[Part]:
    goods = max([s.players[x].goods for x in givers])
    commodities = max([s.players[x].commodities for x in givers])
    found = [Part(prefix + "goods", range(1, goods + 1)), Part(prefix + "commodities", range(1, commodities + 1))]
    if any([s.players[x].aside != NOBODY for x in givers]):
        found.append(Part(prefix + "note"))
    return [*found, Part(prefix + "cards")] if any([trade.apart(s, x) for x in givers]) else found


def refusals(s: Twilight, givers: Sequence[int], prefix: str) -> list[Part]:
    """To decline altogether in this window, or not to use something that lies open; or not to fire."""
    found = [Part(prefix + "decline")] if any([can_decline(s, x) for x in givers]) else []
    h = window(s)
    if h is not None:
        names = dict.fromkeys([name for x in givers for name in abilities.lying_open(s, h, x)])
        found.append(Part(prefix + "forgo", list(names)))
    return found


def window(s: Twilight) -> Happening | None:
    return s.happenings[-1] if s.happenings else None


def can_decline(s: Twilight, seat: int) -> bool:
    """Is this player asked to fire, or could, by what all can see, react to what happens?"""
    h = window(s)
    return s.aiming == seat or (h is not None and abilities.could_choose(s, h, seat))


# what is wrong with it

def flaw(s: Twilight, seat: int, act: Whole) -> Flaw | None:
    verb = word_of(act[0]) if act else ""
    if verb not in VERBS:
        return ("no-act",)
    if verb == "offer":
        return flaw_of_offer(s, seat, act[0][1], act[1:])
    if len(act) > 1:
        return ("one-act",)
    return flaw_of_accepting(s, offer_of(s, act[0][1])) if verb == "accept" else None


def flaw_of_offer(s: Twilight, seat: int, to: int, terms: Terms) -> Flaw | None:
    if any([word_of(item) in VERBS for item in terms]):
        return ("one-act",)
    if not terms:
        return ("no-terms",)
    return flaw_of_terms(s, seat, to, terms)


def flaw_of_terms(s: Twilight, by: int, to: int, terms: Terms) -> Flaw | None:
    """Can all that binds be carried out at once?"""
    found = trade.flaw_of_partners(s, by, to) if trade.is_transaction(terms) else None
    return found or flaw_of_sides(s, by, to, terms)


def flaw_of_sides(s: Twilight, by: int, to: int, terms: Terms) -> Flaw | None:
    """Of what is given and of what is wanted, if these two may trade."""
    given, wanted = trade.sides(terms)
    return flaw_of_side(s, by, to, given) or flaw_of_side(s, to, by, wanted)


def flaw_of_side(s: Twilight, giver: int, taker: int, side: Side) -> Flaw | None:
    return trade.flaw_of_side(s, giver, taker, side) or flaw_of_refusal(s, giver, side) \
        or flaw_of_promise(s, giver, taker, side)


def flaw_of_refusal(s: Twilight, seat: int, side: Side) -> Flaw | None:
    if "decline" in side and not can_decline(s, seat):
        return ("nothing-to-decline", seat)
    if "forgo" in side:
        h = window(s)
        if h is None or side["forgo"] not in abilities.lying_open(s, h, seat):
            return ("nothing-to-decline", seat)
    return None


def flaw_of_promise(s: Twilight, debtor: int, creditor: int, side: Side) -> Flaw | None:
    return ledger.flaw(s, debtor, creditor, side["promise"]) if "promise" in side else None


def offer_of(s: Twilight, number: int) -> Offer:
    found, = [offer for offer in s.offers if offer.number == number]
    return found


def flaw_of_accepting(s: Twilight, offer: Offer) -> Flaw | None:
    """Nothing changes hands while somebody pays; what is said about a window is about that one."""
    if s.paying != NOBODY and trade.is_transaction(offer.terms):
        return ("paying", s.paying)
    if offer.window != NOBODY and offer.window != number_of_window(s):
        return ("window-closed",)
    return flaw_of_terms(s, offer.by, offer.to, offer.terms)


def number_of_window(s: Twilight) -> int:
    h = window(s)
    return NOBODY if h is None else h.number


def hope(s: Twilight, seat: int, draft: Whole, rest: Sequence[Part]) -> bool:
    """An offer without terms needs one that can stand alone; most often a promise can."""
    found = flaw(s, seat, draft)
    if found != ("no-terms",):
        return found is None
    for part in reversed(rest):
        if part.word not in VERBS:
            for item in [(part.word, x) for x in part.fields[0]] if part.fields else [part.word]:
                if flaw(s, seat, (*draft, item)) is None:
                    return True
    return False


def within_reach(s: Twilight, seat: int) -> list[tuple[Whole, Any]]:
    """Offers that can be accepted, each with who makes it."""
    return [((("accept", x.number),), x.by) for x in s.offers if x.to == seat and flaw_of_accepting(s, x) is None]


# what comes of it

def say(s: Twilight, seat: int, act: Whole) -> None:
    """An act that has no flaw."""
    VERB[word_of(act[0])](s, seat, act)


def make(s: Twilight, seat: int, act: Whole) -> None:
    """To each of the others one at a time."""
    to, terms = act[0][1], act[1:]
    about = any([word_of(item) in OF_WINDOWS for item in terms])
    s.players[seat].words += 1
    s.offered += 1
    s.offers = [x for x in s.offers if (x.by, x.to) != (seat, to)]
    s.offers.append(Offer(number=s.offered, by=seat, to=to, terms=terms,
                          window=number_of_window(s) if about else NOBODY))
    if s.is_heard():
        s.call([to], "offered", seat=seat, to=to, number=s.offered,
               terms={word_of(item): spoken(item) for item in terms})


def spoken(item: Any) -> str | int:
    """What a term is about, for people: so many, once, or what is promised."""
    if isinstance(item, str):
        return 1
    what: str | int = item[1]
    return f"promise-{what}" if item[0].removeprefix(WISH) == "promise" else what


def end(s: Twilight, seat: int, act: Whole) -> None:
    """Refused by one, or withdrawn by the other."""
    offer = offer_of(s, act[0][1])
    s.offers.remove(offer)
    s.call([offer.by if seat == offer.to else offer.to], "refused" if act[0][0] == "refuse" else "withdrew",
           seat=seat, number=offer.number)


def set_aside(s: Twilight, seat: int, act: Whole) -> None:
    p = s.players[seat]
    p.words += 1
    p.aside, p.shown = notes.number_of(s, act[0][1]), []
    s.tell("set_aside", seat=seat)


def show(s: Twilight, seat: int, act: Whole) -> None:
    """The note that was set aside, to one other (TI-L.39, H-2)."""
    p, to = s.players[seat], act[0][1]
    p.words += 1
    p.shown = sorted([*p.shown, to])
    note = notes.note_of(s, p.aside)
    notes.know(s, to, seat, [note])
    s.tell("shown", [seat, to], seat=seat, to=to, note=note)


def show_card(s: Twilight, seat: int, act: Whole) -> None:
    """Which, is asked at once."""
    s.players[seat].words += 1
    s.then(showing.show_card, seat, act[0][1])


def set_cards(s: Twilight, seat: int, act: Whole) -> None:
    """Which, is asked at once."""
    s.players[seat].words += 1
    s.then(trade.set_cards_aside, seat)


def show_cards(s: Twilight, seat: int, act: Whole) -> None:
    """The action cards that were set aside, to one other."""
    p, to = s.players[seat], act[0][1]
    p.words += 1
    p.apart_shown = sorted([*p.apart_shown, to])
    s.tell("shown_cards", [seat, to], seat=seat, to=to, cards=trade.apart(s, seat))


def strike(s: Twilight, seat: int, act: Whole) -> None:
    """Both have agreed: what binds is done at once, and for good (TI-83.4a)."""
    offer = offer_of(s, act[0][1])
    s.no_way_back()
    s.offers.remove(offer)
    s.tell("struck", seat=offer.by, to=offer.to, number=offer.number)
    if trade.is_transaction(offer.terms):
        trade.exchange(s, offer.by, offer.to, offer.terms)
    for giver, taker, prefix in ((offer.by, offer.to, ""), (offer.to, offer.by, WISH)):
        for item in offer.terms:
            if word_of(item) == prefix + "promise":
                ledger.record(s, giver, taker, item[1])
            elif word_of(item) in (prefix + "decline", prefix + "forgo"):
                refrain(s, giver, item)
    h = window(s)
    if h is not None:
        h.stirred = True


def refrain(s: Twilight, seat: int, item: Any) -> None:
    """It binds: that option is gone (A-21)."""
    h = window(s)
    if isinstance(item, tuple) and h is not None:
        h.forgone.append(f"{seat},{item[1]}")
    elif s.aiming == seat:
        s.holds_fire = True
    elif h is not None:
        h.forgone.append(str(seat))


VERB: Final[dict[str, Callable[[Twilight, int, Whole], None]]] = {
    "offer": make, "accept": strike, "refuse": end, "withdraw": end, "set_aside": set_aside, "show": show,
    "set_cards": set_cards, "show_cards": show_cards, "show_card": show_card}


# by chance

def invent(s: Twilight, seat: int, rng: Rng) -> Whole:
    """Often an answer to an offer, otherwise something bold, or else something that can be said."""
    found: list[Whole] = [act for act, _ in within_reach(s, seat)]
    if found and rng.below(3):
        return found[rng.below(len(found))]
    if s.players[seat].words < WORDS:
        act = bold(s, seat, rng)
        if act is not None:
            return act
    found = [((verb, x.number),) for x in s.offers for verb, who in (("refuse", x.to), ("withdraw", x.by))
             if who == seat]
    return found[rng.below(len(found))] if found else plain(s, seat, rng)


def plain(s: Twilight, seat: int, rng: Rng) -> Whole:
    """A note or cards set aside, a card shown, or a promise, each equally likely. Promises, which are many, are only
    counted."""
    found: list[Whole] = [*[(("set_aside", note),) for note in choosable(s, seat)],
                          *([("set_cards",)] if has_cards_to_trade(s, seat) else []),
                          *[(("show_card", to),) for to in showing.possible(s, seat)]]
    others = s.others(seat)
    promises = ledger.left(s, seat, others)
    n = rng.below(len(found) + sum(promises))
    if n < len(found):
        return found[n]
    n -= len(found)
    for to, many in zip(others, promises, strict=True):
        if n < many:
            return (("offer", to), ("promise", ledger.possible(s, seat, to)[n]))
        n -= many
    raise AssertionError("there is nothing to say")


def bold(s: Twilight, seat: int, rng: Rng) -> Whole | None:
    """Something for something, with whoever may trade; with others only words. None if it cannot be said."""
    p, others = s.players[seat], s.others(seat)
    first = rng.below(len(others))
    partner = NOBODY
    for x in trade.customers(s, seat, others[first:] + others[:first]):
        if trade.flaw_of_partners(s, seat, x) is None:
            partner = x
            break
    to = others[first] if partner == NOBODY else partner
    if partner != NOBODY and p.aside == NOBODY and p.notes and rng.below(3) == 0:
        return (("set_aside", p.notes[rng.below(len(p.notes))]),)
    if partner != NOBODY and p.aside != NOBODY and to not in p.shown and rng.below(2):
        return (("show", to),)
    if partner != NOBODY and not trade.apart(s, seat) and has_cards_to_trade(s, seat) and rng.below(3) == 0:
        return ("set_cards",)
    if partner != NOBODY and trade.apart(s, seat) and to not in p.apart_shown and rng.below(2):
        return (("show_cards", to),)
    sides, terms = ((seat, ""), (to, WISH)), list[Any]()
    for giver, prefix in sides if partner != NOBODY else ():
        terms += some_wares(s, giver, prefix, rng)
    for giver, prefix in sides:
        if rng.below(5) == 0 and can_decline(s, giver):
            terms.append(prefix + "decline")
        h = window(s)
        names = abilities.lying_open(s, h, giver) if h is not None and rng.below(5) == 0 else []
        if names:
            terms.append((prefix + "forgo", names[rng.below(len(names))]))
    for _, prefix in sides:
        if rng.below(5) == 0:
            terms.append((prefix + "promise", ledger.PROMISES[rng.below(len(ledger.PROMISES))]))
    return (("offer", to), *terms) if terms and flaw_of_sides(s, seat, to, tuple(terms)) is None else None


def some_wares(s: Twilight, seat: int, prefix: str, rng: Rng) -> list[Any]:
    p = s.players[seat]
    found: list[Any] = [(prefix + word, 1 + rng.below(min(3, held)))
                        for word, held in (("goods", p.goods), ("commodities", p.commodities))
                        if held and rng.below(2) == 0]
    apart = (("note", p.aside != NOBODY), ("cards", bool(trade.apart(s, seat))))
    return [*found, *[prefix + word for word, there in apart if there and rng.below(2) == 0]]
