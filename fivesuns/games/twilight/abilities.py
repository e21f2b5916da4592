"""Who has which ability, and when it can be used. What it does is a function of its name, in exceptions/.

An ability belongs to a card, a technology, a faction, a unit, a law or a note. Its row (components/abilities.toml) says
in which windows it is used and by whom; conditions and roles are facts that all can see.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from fivesuns.games.twilight import laws, notes, objectives, said, values
from fivesuns.games.twilight.catalog import ABILITIES, ACTION_CARDS, ACTION_DECK, FACTIONS, TECHNOLOGIES, Ability
from fivesuns.games.twilight.pay import most
from fivesuns.games.twilight.selectors import CONDITIONS, ROLES
from fivesuns.games.twilight.state import NOBODY, Force, Happening, Twilight
from fivesuns.kernel import Choose, Sub

Target = tuple[Any, ...]
Effect = Callable[[Twilight, int, Target], Sub[None] | None]
Aim = Callable[[Twilight, int, Happening], list[Target]]

EFFECTS: Final[dict[str, Effect]] = {}           # by ability: filled by the files of exceptions/
AIMS: Final[dict[str, Aim]] = {}                 # what can be its target, for those that have one


def teach(effects: Mapping[str, Effect], aims: Mapping[str, Aim]) -> None:
    EFFECTS.update(effects)
    AIMS.update(aims)
    _BY_WINDOW.clear()


def clause(window: str) -> str:
    return "W-" + window.upper().replace("_", "-")


def ability_of(word: str) -> str:
    """A card is known by its word, `sabotage-2`; its ability by its name."""
    return _NAMES.get(word, word)


def is_card(name: str) -> bool:
    return name in ACTION_CARDS


def known() -> list[str]:
    """The abilities that have an effect."""
    return [*EFFECTS]


OF_SHEETS: Final = ("technology", "faction", "unit")     # sorts of abilities of which a sheet tells who has them
OF_ACTOR: Final = frozenset(["actor", "winner", "target", "unit_owner", "elected"])  # roles of whose doing it is alone


class Slot:
    """The abilities that can be used in a window: cards, duties, what else lies open, what comes about by itself."""

    def __init__(self, window: str, rows: list[Ability]) -> None:
        self.rows: Final = rows
        roles = {a.role for a in rows}
        #: whom it concerns, by the roles of abilities; whom else
        self.for_active: Final = "active" in roles
        self.for_actor: Final = not roles.isdisjoint(OF_ACTOR)
        self.for_others: Final = bool(roles - OF_ACTOR - {"active", "table"})
        self.for_scorers: Final = window in objectives.MOMENTS
        self.for_holders: Final = window in notes.IN_WINDOW
        self.for_anybody: Final = self.for_others or self.for_scorers or self.for_holders
        #: is there anything in the box that is ever used, or scored, there?
        self.is_used: Final = bool(rows) or self.for_scorers or window in notes.WINDOWS
        self.cards: Final = [a for a in rows if is_card(a.id)]
        self.words: Final = frozenset([word for a in self.cards for word in _COPIES[a.id]])
        #: the same, what is soon looked at first: where it is only asked whether there is one; for whoever is not
        #: active, whoever is, and, of either, whose doing it is
        by_effort = sorted(self.cards, key=lambda a: (a.id in AIMS, len(a.when)))
        self.cards_by_effort: Final = [[a for a in by_effort if (is_active or a.role != "active")
                                        and (is_actor or a.role not in OF_ACTOR)]
                                       for is_actor in (False, True) for is_active in (False, True)]
        self.duties: Final = [a for a in rows if a.must and not is_card(a.id)]
        self.open: Final = [a for a in rows if not a.must and not is_card(a.id)]
        self.by_itself: Final = [a for a in rows if a.role == "table"]
        lying = [a for a in (*self.duties, *self.open) if a.sort in OF_SHEETS]
        #: who may have something of this by what is printed on their sheet, and by which technologies
        self.factions: Final = {x.id for x in FACTIONS.values() for a in lying
                                if a.source in x.abilities or a.source in x.sheet.values()}
        self.technologies: Final = {x.id for x in TECHNOLOGIES.values() for a in lying if a.source in (x.id, x.unit)}
        #: what lies before everybody else
        self.held_by_others: Final = Held(self, frozenset())


def is_idle(s: Twilight, window: str, by: int, about: tuple[Any, ...]) -> bool:
    """Does nobody at the table, as a glance tells, have anything that is used in this window? Most open for nobody."""
    found = slot(window, about)
    if found.cards or s.laws or s.forces or s.predictions or found.for_scorers:
        return False
    if found.for_holders and notes.any_abroad(s, window):
        return False
    for seat in concerned(s, found, by):
        p = s.players[seat]
        if p.faction in found.factions or not found.technologies.isdisjoint(p.technologies):
            return False
    return True


def concerns(s: Twilight, found: Slot, by: int, seat: int) -> bool:
    """Has any ability of these a role for this player, if what happens is the doing of that one?"""
    return found.for_others or (found.for_active and seat == s.active) or (found.for_actor and seat == by)


def concerned(s: Twilight, found: Slot, by: int) -> Collection[int]:
    """All whom it concerns."""
    if found.for_others:
        return range(s.seats)
    seats = (s.active if found.for_active else NOBODY, by if found.for_actor else NOBODY)
    return [seat for seat in seats if seat != NOBODY]


def may_concern(s: Twilight, found: Slot, h: Happening, seat: int) -> bool:
    """Or could notes and objectives?"""
    return found.for_anybody or concerns(s, found, h.by, seat)


class Held:
    """Of a slot, what may lie before a player: what a sheet does not have is not looked at again and again."""

    def __init__(self, found: Slot, sources: Collection[str]) -> None:
        self.duties: Final = [a for a in found.duties if may_have(sources, a)]
        self.open: Final = [a for a in found.open if may_have(sources, a)]


def may_have(sources: Collection[str], a: Ability) -> bool:
    """Does it lie before whose sheet has these, or could something else on the table bring it there?"""
    return a.sort not in OF_SHEETS or a.source in sources


def held_by(s: Twilight, seat: int, found: Slot) -> Held:
    p = s.players[seat]
    if p.faction not in found.factions and found.technologies.isdisjoint(p.technologies):
        return found.held_by_others
    mine = values.sheet(p)
    known = mine.held.get(found)
    if known is None:
        known = mine.held[found] = Held(found, mine.own | mine.ids)
    assert isinstance(known, Held)
    return known


def slot(window: str, about: tuple[Any, ...]) -> Slot:
    """The start of a combat is the start of its first round too, and its end may be the end of its last, if it is about
    that (TI-43.2, TI-49.4)."""
    moment = f"{window} {about[0]}" if window == "combat_end" and about else window
    found = _BY_WINDOW.get(moment)
    if found is None:
        windows = moment.split(" ") if moment != window else [window, _ROUNDS.get(window, window)]
        found = _BY_WINDOW[moment] = Slot(window, [ABILITIES[name] for name in EFFECTS if any([
            x in windows for x in ABILITIES[name].windows])])
    return found


def in_window(window: str, about: tuple[Any, ...] = ()) -> list[Ability]:
    """Those that can be used in it."""
    return slot(window, about).rows


def is_used(window: str, about: tuple[Any, ...]) -> bool:
    """Does it open for anybody ever?"""
    return slot(window, about).is_used


_ROUNDS: Final = {"spc_start": "spc_round_start", "gc_start": "gc_round_start"}
_BY_WINDOW: Final[dict[str, Slot]] = {}
_COPIES: Final[dict[str, list[str]]] = {}
for _word in ACTION_DECK:
    _COPIES.setdefault(_word if _word in ACTION_CARDS else _word.rpartition("-")[0], []).append(_word)
_NAMES: Final = {word: word if word in ACTION_CARDS else word.rpartition("-")[0] for word in ACTION_DECK}


def mark(name: str, seat: int, target: Target) -> str:
    """Each ability once an occurrence, that of units once for each; of cards with one name only one on one thing,
    whoever plays it (TI-E.5). What has no target is done to one's own."""
    several = is_card(name) or ABILITIES[name].sort == "unit"
    return ",".join([name, *[str(x) for x in target or (seat,)]]) if several else f"{name},{seat}"


def fits(s: Twilight, h: Happening, seat: int, a: Ability) -> bool:
    """Could this player use it here, as far as all can see?"""
    if not ROLES[a.role](s, h, seat):
        return False
    for word in a.when:
        if not CONDITIONS[word](s, h, seat):
            return False
    if h.used and mark(a.id, seat, ()) in h.used and a.id not in AIMS:
        return False
    if a.limit == "combat" and s.combat is not None and mark(a.id, seat, ()) in s.combat.used:
        return False
    if a.limit == "agenda_phase" and any([x.source == a.id and x.seat == seat for x in s.forces]):
        return False
    return can_pay(s, seat, a) and (a.id not in AIMS or bool(targets(s, h, seat, a.id)))


def targets(s: Twilight, h: Happening, seat: int, name: str) -> list[Target]:
    """What is limited by dice may be used again as long as there are such."""
    found = AIMS[name](s, seat, h)
    return found if ABILITIES[name].limit == "die" else [x for x in found if mark(name, seat, x) not in h.used]


def has(s: Twilight, seat: int, a: Ability) -> bool:
    """Does it lie openly before this player?"""
    p = s.players[seat]
    if s.forces and is_silenced(s, seat, a):
        return False
    if a.sort == "technology":
        return a.source in p.technologies
    if a.sort == "unit":
        return values.is_unit(s, seat, a.source)
    if a.sort == "agenda":
        return laws.lies_before(s, seat, a)
    if a.sort == "action_card":                                     # its reward
        return a.source in s.predictions and s.predictions[a.source][0] == seat
    if a.sort == "note":                                            # what it has left behind (TI-14.1a)
        return any([x.source == a.source and x.seat == seat for x in s.forces])
    return a.sort == "faction" and a.source in FACTIONS[p.faction].abilities


def is_silenced(s: Twilight, seat: int, a: Ability) -> bool:
    """Is this player kept from using what is peculiar to the own faction? `about` says what; duties remain."""
    return not a.must and any(
        [x.value == "may_use_abilities" and x.seat == seat and a.sort in x.about
         and (a.sort == "faction" or bool(TECHNOLOGIES[a.source].faction)) for x in s.forces])


def may_play(s: Twilight, seat: int) -> bool:
    """Action cards at all? Not who is kept from it; and in turns of some, not who has passed."""
    if values.forbidden(s, seat, "may_play_action_card"):
        return False
    return not (s.phase == "action" and s.active != NOBODY and s.players[seat].passed
                and values.standing(s, s.active, "may_play_action_card"))


def is_spent(s: Twilight, card: str) -> bool:
    """Can nobody hold it, as all see: does every copy lie open, or in the box?"""
    return all([word in s.discards or word in s.box or any([play.card == word for play in s.plays])
                for word in _COPIES[card]])


def is_forgone(h: Happening, seat: int, word: str) -> bool:
    """Has this player agreed not to use this here (A-21)?"""
    return bool(h.forgone) and (str(seat) in h.forgone or f"{seat},{word}" in h.forgone)


def _duties(s: Twilight, h: Happening, seat: int, mine: Held) -> list[str]:
    found = notes.duties(s, h, seat) if s.players[seat].area and h.window in notes.IN_WINDOW else []
    for a in mine.duties:
        if has(s, seat, a) and fits(s, h, seat, a):
            found.append(a.id)
    return found


def by_itself(s: Twilight, window: str, about: tuple[Any, ...]) -> list[str]:
    """What nobody uses but comes about in this window: by laws in play, or because an outcome was put off till now."""
    if not s.delayed and not s.laws:
        return []
    return [a.id for a in slot(window, about).by_itself if a.id in s.delayed or laws.in_force(s, a)]


def usable(s: Twilight, h: Happening, seat: int) -> list[str]:
    """What this player may do: abilities that lie open, cards in hand, one of each name, secret objectives, notes."""
    found = slot(h.window, h.about)
    return _usable(s, h, seat, found, held_by(s, seat, found))


def duties_and_choices(s: Twilight, h: Happening, seat: int) -> tuple[list[str], list[str]]:
    """What this player has to do in this window, and what else there is to do."""
    found = slot(h.window, h.about)
    mine = held_by(s, seat, found)
    return _duties(s, h, seat, mine), _usable(s, h, seat, found, mine)


def _usable(s: Twilight, h: Happening, seat: int, found: Slot, mine: Held) -> list[str]:
    if h.forgone and str(seat) in h.forgone:
        return []
    words = _lying_open(s, h, seat, mine)
    hand = s.players[seat].hand
    if not found.words.isdisjoint(hand) and may_play(s, seat):
        names = {_NAMES[card]: card for card in reversed(hand)}
        words += [names[a.id] for a in found.cards if a.id in names and fits(s, h, seat, a)]
    if found.for_scorers:
        words += objectives.scorable(s, h, seat)
    return words + notes.usable(s, h, seat)


def lying_open(s: Twilight, h: Happening, seat: int) -> list[str]:
    """What this player may use and everybody sees."""
    return _lying_open(s, h, seat, held_by(s, seat, slot(h.window, h.about)))


def _lying_open(s: Twilight, h: Happening, seat: int, mine: Held) -> list[str]:
    return [a.id for a in mine.open if has(s, seat, a) and not is_forgone(h, seat, a.id) and fits(s, h, seat, a)]


def duties_and_choice(s: Twilight, h: Happening, seat: int, found: Slot) -> tuple[list[str], bool]:
    """What this player has to do, and whether there could be anything else to do."""
    if not may_concern(s, found, h, seat):
        return [], False
    mine = held_by(s, seat, found)
    return _duties(s, h, seat, mine), _could_choose(s, h, seat, found, mine)


def could_choose(s: Twilight, h: Happening, seat: int) -> bool:
    """Could this player, by what all can see, do something that is not a duty?"""
    found = slot(h.window, h.about)
    return may_concern(s, found, h, seat) and _could_choose(s, h, seat, found, held_by(s, seat, found))


def _could_choose(s: Twilight, h: Happening, seat: int, found: Slot, mine: Held) -> bool:
    if h.forgone and str(seat) in h.forgone:
        return False
    if concerns(s, found, h.by, seat):
        for a in mine.open:
            if has(s, seat, a) and not is_forgone(h, seat, a.id) and fits(s, h, seat, a):
                return True
        cards = found.cards_by_effort[2 * (seat == h.by) + (seat == s.active)]
        if cards and s.players[seat].hand and may_play(s, seat):
            for a in cards:
                if fits(s, h, seat, a) and (h.number <= s.happened or not is_spent(s, a.id)):
                    return True                                    # what is open stays open
    return (found.for_scorers and objectives.could_score(s, h, seat)) \
        or (found.for_holders and notes.could_use(s, h, seat))


def somebody_could_react(s: Twilight, h: Happening, seats: Sequence[int]) -> bool:
    found = slot(h.window, h.about)
    for seat in seats:
        if found.for_anybody or concerns(s, found, h.by, seat):
            mine = held_by(s, seat, found)
            if _could_choose(s, h, seat, found, mine) or _duties(s, h, seat, mine):
                return True
    return False


def aim(s: Twilight, seat: int, word: str, h: Happening) -> Sub[Target]:
    """What is used is known to all before its target is."""
    name = ability_of(word)
    if name not in AIMS:
        return ()
    s.tell("names", seat=seat, ability=word)
    s.using, s.paying = word, seat                                 # what it costs stays where it is meanwhile
    found = yield from Choose(seat, "twilight.target", lambda: targets(s, h, seat, name), "TI-E.6", forced=True,
                              about=(name,))
    s.using, s.paying = "", NOBODY
    return found


def can_pay(s: Twilight, seat: int, a: Ability) -> bool:
    """What has to be chosen to be paid is paid by the function of the ability; its targets say whether it can be."""
    return not a.cost or all([held(s, seat, a, what) >= many for what, many in a.cost.items()])


def held(s: Twilight, seat: int, a: Ability, what: str) -> int:
    """How much there is of what an ability costs. Where that is a unit, its targets tell."""
    p = s.players[seat]
    if what in ("trade_goods", "trade_goods_given", "trade_goods_per_die", "any_trade_goods"):
        return p.goods
    if what in ("strategy_token", "strategy_token_placed"):
        return p.pools["strategy"]
    if what == "influence":
        return most(s, seat, what)
    if what == "discard":
        return int(a.source in s.laws)
    return int(p.technologies.get(a.source, False)) if what == "exhaust" else 1


def pay(s: Twilight, seat: int, name: str) -> None:
    """What is always the same; where the amount is free, its target tells it and its effect takes it."""
    p, a = s.players[seat], ABILITIES[name]
    for what, many in a.cost.items():
        if what in ("trade_goods", "trade_goods_given"):
            p.goods -= many
        elif what in ("strategy_token", "strategy_token_placed"):
            p.pools["strategy"] -= many
        elif what == "discard":
            laws.repeal(s, a.source)
        elif what == "exhaust":
            p.technologies[a.source] = False


def resolve(s: Twilight, seat: int, name: str, target: Target) -> Sub[None]:
    if s.combat is not None and ABILITIES[name].limit == "combat":
        s.combat.used.append(mark(name, seat, ()))
    if ABILITIES[name].limit == "agenda_phase":
        s.forces.append(Force(source=name, seat=seat, value="used", amount=1, lasts="agenda_phase"))
    s.tell("used", seat=seat, ability=name, target=said.target(s, name, target))
    flow = EFFECTS[name](s, seat, target)
    if flow is not None:
        yield from flow
