"""Promises: registered when a deal is signed, asked for where somebody decides, kept or made good when they are due.

A promise ends kept, compensated, penalised, broken, replaced or void. What is promised of decisions (bids, picks, runs,
theft, inventions) binds there; where two promises collide the younger gives way and is broken (SDC-18.5).
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from fivesuns.games.sidereal.catalog import CARDS, PENALTY, SIZE
from fivesuns.games.sidereal.state import NOBODY, ROUNDS, Confluence, Promise, Term, changed
from fivesuns.kernel import Flaw

ENDS: Final[dict[str, tuple[str, ...]]] = {         # in which phase a promise about decisions has had its time
    "trade": ("noinvent",), "economy": ("will", "wont"), "bidding": ("atmost", "atleast"),
    "research": ("take", "leave"), "steal": ("spare",)}
OPPOSED: Final = {"atmost": "atleast", "atleast": "atmost", "take": "leave", "leave": "take", "will": "wont",
                  "wont": "will"}
BIDS: Final = ("atmost", "atleast")
PICKS: Final = ("take", "leave")
INVENTING: Final = ("runs", "noinvent")
COLLIDING: Final = (*OPPOSED, *INVENTING)           # no other promises can contradict each other


# signing

def contradiction(promises: Sequence[Promise], standing: Sequence[Promise] = ()) -> Flaw | None:
    """Two promises of one debtor that cannot both be kept: these among themselves, or with those that stand."""
    for n, p in enumerate(promises):
        collide = _opposed if p.what[0] in OPPOSED else _invents_and_not if p.what[0] in INVENTING else None
        if collide is not None and any([collide(p, q) for q in (*promises[:n], *standing)]):
            return ("contradicts",)
    return None


def _opposed(p: Promise, q: Promise) -> bool:
    if p.debtor != q.debtor or p.due[0] != q.due[0] or q.what[0] != OPPOSED[p.what[0]] or p.what[2] != q.what[2]:
        return False
    if p.what[0] in ("atmost", "atleast"):
        most, least = (p, q) if p.what[0] == "atmost" else (q, p)
        return bool(most.what[3] < least.what[3])
    return p.what[2:] == q.what[2:]


def _invents_and_not(p: Promise, q: Promise) -> bool:
    if p.debtor != q.debtor or p.due[0] != q.due[0] or {p.what[0], q.what[0]} != {*INVENTING}:
        return False
    runs, leaves = (p, q) if p.what[0] == "runs" else (q, p)
    return CARDS[runs.what[2]].sort == "team" and CARDS[runs.what[2]].technology == leaves.what[2]


def refused(s: Confluence, promises: Sequence[Promise], replacing: Sequence[int]) -> Flaw | None:
    """What keeps these from being promised now."""
    numbers = [p.number for p in s.promises]
    for number in replacing:
        if number not in numbers:
            return ("no-such-promise", number)
    standing = [p for p in s.promises if p.number not in replacing]
    return contradiction(promises, standing) or _no_ships(s, promises, standing)


def _no_ships(s: Confluence, promises: Sequence[Promise], standing: Sequence[Promise]) -> Flaw | None:
    """While ships are bid it is known how many there are: what could not be bid with them is not promised."""
    for p in promises if s.phase == "bidding" else ():
        if p.what[0] in BIDS and p.met and p.due[0] == s.round:
            if p not in bids(s, p.debtor, [*standing, *promises])[0]:
                return ("too-few-ships", s.players[p.debtor].species, s.players[p.debtor].stock["ship"])
    return None


def register(s: Confluence, deal: int, parties: tuple[int, ...], promises: Sequence[Promise]) -> None:
    for p in promises:
        s.promised += 1
        s.promises.append(changed(p, number=s.promised, deal=deal, parties=parties))
        if s._heard is not None:
            s.tell("promised", seat=p.debtor, number=s.promised, what=list(p.what), round=p.due[0], point=p.due[1],
                   condition=list(p.condition))


def end(s: Confluence, p: Promise, status: str, points: int = 0) -> None:
    """This is what became of it, and the points that it has cost."""
    s.promises = [q for q in s.promises if q.number != p.number]
    s.ended.append(changed(p, status=status))
    s.tell("promise_ended", seat=p.debtor, number=p.number, what=list(p.what), how=status, points=points)


def replaced(s: Confluence, number: int) -> None:
    """All its parties have agreed on something else (SDC-18.6)."""
    for p in [p for p in s.promises if p.number == number]:
        end(s, p, "replaced")


def done(s: Confluence, what: Term, once: bool) -> None:
    """This was promised, and is done before it is due: in the same round, or in any round if it is done once only."""
    for p in [p for p in s.promises if p.what == what and (once or p.due[0] == s.round)]:
        end(s, p, "kept")


def happened(s: Confluence, what: Term) -> None:
    """Promises that waited for this hold from now on: `if-takes` seat card, `if-runs` seat card n, `if-invents` seat
    technology."""
    for n, p in enumerate(s.promises):
        if p.condition == what and not p.met:
            s.promises[n] = changed(p, met=True)
            s.tell("promise_holds", seat=p.debtor, number=p.number)


# what was promised of decisions, for those who ask

def binding(s: Confluence, seat: int, words: Collection[str],
            promises: Sequence[Promise] | None = None) -> list[Promise]:
    """What this seat has promised of such decisions in this round, the oldest first; what collides with those before it
    gives way. Asked of all open promises, where no others are named."""
    found: list[Promise] = []
    for p in s.promises if promises is None else promises:
        if p.debtor == seat and p.met and p.due[0] == s.round and p.what[0] in words and not contradiction([p], found):
            found.append(p)
    return found


def bids(s: Confluence, seat: int,
         promises: Sequence[Promise] | None = None) -> tuple[list[Promise], dict[str, tuple[int, int]]]:
    """Promises that can be kept with the ships that are there, and what they leave to bid on each track."""
    ships = s.players[seat].stock["ship"]
    kept, ranges = list[Promise](), {"colonies": (0, ships), "research": (0, ships)}
    for p in binding(s, seat, BIDS, promises):
        word, _, track, n = p.what
        low, high = ranges[track]
        other = ranges["research" if track == "colonies" else "colonies"][0]
        wanted = (low, min(high, n)) if word == "atmost" else (max(low, n), high)
        if wanted[0] <= wanted[1] and wanted[0] + other <= ships:
            ranges[track] = wanted
            kept.append(p)
    return kept, ranges


def bid_range(s: Confluence, seat: int, track: str) -> tuple[int, int]:
    """The least and the most that may be bid on a track; both least together never exceed the ships."""
    return bids(s, seat)[1][track]


def to_leave(s: Confluence, seat: int) -> list[str]:
    """Cards that this seat has promised not to take."""
    return [p.what[2] for p in binding(s, seat, PICKS) if p.what[0] == "leave"]


def to_take(s: Confluence, seat: int, cards: Collection[str]) -> list[Promise]:
    """Promises to take one of these, if they can be bought; the oldest first."""
    return [p for p in binding(s, seat, PICKS) if p.what[0] == "take" and p.what[2] in cards]


def may_steal(s: Confluence, seat: int, victim: int) -> bool:
    return not any([p.creditor == victim for p in binding(s, seat, ("spare",))])


def runs(s: Confluence, seat: int) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """White converters that this seat must run, the oldest promise first, and those that it must not; promised to two,
    it is still one run. `weed_runs` has taken out what cannot be done."""
    found = binding(s, seat, ("will", "wont"))
    return (list(dict.fromkeys([(p.what[2], p.what[3]) for p in found if p.what[0] == "will"])),
            [(p.what[2], p.what[3]) for p in found if p.what[0] == "wont"])


def may_run(s: Confluence, seat: int, card: str, n: int) -> bool:
    return (card, n) not in runs(s, seat)[1]


def must_run(s: Confluence, seat: int) -> list[tuple[str, int]]:
    return runs(s, seat)[0]


def may_invent(s: Confluence, seat: int, technology: str) -> bool:
    return not any([p.what[2] == technology for p in binding(s, seat, ("noinvent",))])


def weed_runs(s: Confluence, seat: int, fits: Callable[[Sequence[tuple[str, int]]], bool]) -> None:
    """Before the economy: promised runs that cannot all be paid for; the younger give way."""
    runs: list[tuple[str, int]] = []
    for p in [p for p in binding(s, seat, ("will", "wont")) if p.what[0] == "will"]:
        run = (p.what[2], p.what[3])
        if run in runs or fits([*runs, run]):
            runs.append(run)
        else:
            broken(s, p)


def end_phase(s: Confluence) -> None:
    """What was promised of the decisions of this phase has been kept or not. Called when they are made: after the bids
    are in, after all picks, after the economy, after the thefts; the trade phase does so itself."""
    judge(s, ENDS.get(s.phase, ()))


def end_round(s: Confluence) -> None:
    """What was promised of phases that have not come at all."""
    judge(s, (*OPPOSED, "spare", "noinvent"))


def judge(s: Confluence, words: Collection[str]) -> None:
    """All verdicts come first: a promise that has ended would make room for a younger one."""
    due = [p for p in s.promises if p.due[0] <= s.round and p.what[0] in words]
    for p, verdict in [(p, _verdict(s, p)) for p in due]:
        if verdict == "broken":
            broken(s, p)
        else:
            end(s, p, verdict)


def _verdict(s: Confluence, p: Promise) -> str:
    if not p.met:
        return "void"
    if p not in (bids(s, p.debtor)[0] if p.what[0] in BIDS else binding(s, p.debtor, _group(p))):
        return "broken"
    if p.what[0] == "take" and s.holder.get(p.what[2], NOBODY) != p.debtor:
        return "void"                                                         # others were faster: nobody's fault
    return "kept"


def _group(p: Promise) -> tuple[str, ...]:
    word = p.what[0]
    return (word, OPPOSED[word]) if word in OPPOSED else (word,)


def broken(s: Confluence, p: Promise) -> None:
    """It had to give way. What was agreed for that case is owed when the next trade phase begins; after the last one
    it is given at once, and what lacks costs points (SDC-7.5)."""
    if s.round == ROUNDS:
        lost = sum([_give(s, term) for term in p.instead])
        end(s, p, "penalised" if lost else "broken", points=lost)
        return
    end(s, p, "broken")
    due = (s.round + 1, "start")
    register(s, p.deal, p.parties, [Promise(number=0, deal=0, parties=(), debtor=term[1], creditor=term[2], due=due,
                                            what=("give", *term[1:])) for term in p.instead])


def _give(s: Confluence, term: Term) -> int:
    """As much of this as is there, and the points that the rest has cost."""
    _, giver, taker, kind, owed = term
    there = min(owed, s.players[giver].stock[kind])
    lost: int = (owed - there) * PENALTY[SIZE[kind]]
    s.players[giver].stock[kind] -= there
    s.players[taker].stock[kind] += there
    s.players[giver].vp -= lost
    if there:
        s.tell("gave", seat=giver, to=taker, goods={kind: there})
    return lost


# what is owed at the end of a trade phase

def owed(s: Confluence, seat: int, without: Sequence[int] = ()) -> dict[str, int]:
    """By kind, by size for cubes of any colour, and by card; `donated,KIND` and `acks` for what lies apart."""
    found: dict[str, int] = {}
    for p in s.promises:
        if p.debtor == seat and p.met and p.due == (s.round, "end") and p.number not in without:
            word, what = p.what[0], p.what[3] if len(p.what) > 3 else ""
            if word in ("give", "any"):
                found[what] = found.get(what, 0) + p.what[4]
            elif word == "card":
                found[what] = 1
            elif word == "donated":
                found[f"donated,{what}"] = found.get(f"donated,{what}", 0) + p.what[4]
            elif word == "acks":
                found["acks"] = found.get("acks", 0) + p.what[3]
    return found


def short(s: Confluence, seat: int, debts: dict[str, int]) -> int:
    """How much of these debts could not be paid now: every cube is counted once."""
    stock, missing = s.players[seat].stock, 0
    for size in ("small", "large"):
        kinds = [kind for kind in stock if SIZE[kind] == size]
        lacking = sum([max(0, debts.get(kind, 0) - stock[kind]) for kind in kinds])
        left = sum([max(0, stock[kind] - debts.get(kind, 0)) for kind in kinds])
        missing += lacking + max(0, debts.get(size, 0) - left)
    missing += sum([max(0, debts.get(kind, 0) - stock[kind]) for kind in ("octagon", "ship")])
    donation = {f"donated,{kind}": n for kind, n in s.players[seat].donation.items()}
    apart = {**donation, "acks": s.players[seat].acknowledgements}
    missing += sum([max(0, n - apart.get(word, 0)) for word, n in debts.items() if word == "acks" or "," in word])
    return missing + sum([1 for word in debts if word in CARDS and s.holder.get(word, NOBODY) != seat])


def lien(s: Confluence, after: Confluence, without: Sequence[int] = ()) -> Flaw | None:
    """Option lien: what is owed at the end of this phase may not be spent before."""
    if s.rules.lien != "strict":
        return None
    for seat in range(s.seats):
        debts = owed(s, seat, without)
        if debts and short(after, seat, debts) > short(s, seat, debts):
            return ("owed", s.players[seat].species)
    return None
