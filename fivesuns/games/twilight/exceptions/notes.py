"""What promissory notes do, once played by their holder against or with the help of their owner (TI-34).

Those that lie face up and change a value need no function of their own but that they are laid there.
"""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import research, tokens, trade, units, values, voting
from fivesuns.games.twilight.catalog import TECHNOLOGIES
from fivesuns.games.twilight.exceptions.factions import creuss
from fivesuns.games.twilight.exceptions.factions.yssaril import look_and_take
from fivesuns.games.twilight.notes import Aim, Effect, Target
from fivesuns.games.twilight.state import Force, Happening, Twilight
from fivesuns.games.twilight.windows import close_window
from fivesuns.kernel import Choose, Sub

WAR_SUN: Final = "war_sun"
TROOPS: Final = 2                # infantry of Military Support
FUNDED: Final = 2                # trade goods for War Funding


def lie_there(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """It was laid open; what it changes is read from its row as long as it lies there."""


def force(s: Twilight, source: str, seat: int, value: str, amount: int, lasts: str,
          about: tuple[str, ...] = ()) -> None:
    s.forces.append(Force(source=source, seat=seat, value=value, amount=amount, lasts=lasts, about=about))


# generic notes

def ceasefire(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """No units move into the system that its owner has activated."""
    force(s, "ceasefire", owner, "may_move_into", -1, "tactical")


def trade_agreement(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """All commodities of whoever has replenished; they become trade goods (TI-68.6)."""
    trade.hand_over(s, owner, seat, 0, s.players[owner].commodities)


def if_there_are_commodities(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    return [()] if s.players[owner].commodities else []


def political_secret(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """No votes, no action cards, no faction abilities until the agenda is resolved."""
    for value in ("may_vote", "may_play_action_card"):
        force(s, "political_secret", owner, value, -1, "agenda")
    force(s, "political_secret", owner, "may_use_abilities", -1, "agenda", ("faction",))


# notes of factions, by window

def war_funding(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """For trade goods of its owner, as far as there are some, its user may reroll dice in this round (TI-14.7)."""
    s.players[owner].goods = max(0, s.players[owner].goods - FUNDED)
    force(s, "war_funding", seat, "reroll_allowance", 1, "combat_round")


def gift_of_prescience(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """The token that gives initiative 0 is not its owner's in this round (TI-66.1a)."""
    s.zero = seat


def creuss_iff(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """A wormhole token of its owner goes where its user wants it."""
    creuss.wormhole_generator(s, seat, target)


def openings(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    return creuss.openings(s, seat, h)


def cybernetic_enhancements(s: Twilight, seat: int, owner: int, target: Target) -> None:
    s.players[owner].pools["strategy"] -= 1
    s.players[seat].pools["strategy"] += 1


def if_a_token_can_change_hands(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    return [()] if s.players[owner].pools["strategy"] and tokens.spare(s, seat) else []


def military_support(s: Twilight, seat: int, owner: int, target: Target) -> Sub[None]:
    """The owner loses a strategy token, if there is one; infantry on a planet of one's own, or none."""
    if s.players[owner].pools["strategy"]:
        s.players[owner].pools["strategy"] -= 1
    open_ones = [planet for planet in s.players[seat].planets if values.can_hold_units(s, planet)]
    planet = yield from Choose(seat, "twilight.military_support", [None, *open_ones], "TI-34.1")
    if planet is not None:
        units.place(s, seat, planet, "infantry", TROOPS)


def spy_net(s: Twilight, seat: int, owner: int, target: Target) -> Sub[None]:
    yield from look_and_take(s, seat, owner, "TI-34.1")


def if_owner_has_cards(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    return [()] if s.players[owner].hand else []


def fires_of_the_gashlai(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """A token of the owner's fleet pool goes; the own war sun technology comes."""
    tokens.lose(s, owner, "fleet")
    research.gain(s, seat, WAR_SUN)


def if_war_suns_can_be_gained(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    return [()] if s.players[owner].pools["fleet"] and WAR_SUN in research.deck(s, seat) else []


def greyfire_mutagen(s: Twilight, seat: int, owner: int, target: Target) -> None:
    force(s, "greyfire_mutagen", owner, "may_use_abilities", -1, "tactical", ("faction", "technology"))


def raghs_call(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """All ground forces of its owner leave the planet for another of the owner's."""
    place, planet = target
    units.move(s.players[owner], place, planet, "infantry", units.ground(s.players[owner], place))


def refuges(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    return [(h.place, planet) for planet in s.players[owner].planets
            if planet != h.place and values.can_hold_units(s, planet)]


def tekklar_legion(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """Better for its user, worse for its owner if that is the opponent."""
    combat = s.combat
    assert combat is not None
    force(s, "tekklar_legion", seat, "combat_result", 1, "combat")
    if owner in (combat.attacker, combat.defender):
        force(s, "tekklar_legion", owner, "combat_result", -1, "combat")


def research_agreement(s: Twilight, seat: int, owner: int, target: Target) -> None:
    research.gain(s, seat, target[0])


def what_was_researched(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    technology = h.about[0]
    return [(technology,)] if technology in research.deck(s, seat) and not TECHNOLOGIES[technology].faction else []


def acquiescence(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """One of one's own strategy cards for one of the owner's."""
    mine, theirs = target
    s.players[owner].strategy[mine] = s.players[seat].strategy.pop(mine)
    s.players[seat].strategy[theirs] = s.players[owner].strategy.pop(theirs)


def swaps(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    return [(mine, theirs) for mine in s.players[seat].strategy for theirs in s.players[owner].strategy]


def political_favor(s: Twilight, seat: int, owner: int, target: Target) -> None:
    """A strategy token of its owner; the agenda is discarded and the next takes its place."""
    s.players[owner].pools["strategy"] -= 1
    voting.discard(s)
    close_window(s)


def if_an_agenda_is_there(s: Twilight, seat: int, owner: int, h: Happening) -> list[Target]:
    return [()] if s.vote else []


EFFECTS: Final[dict[str, Effect]] = {
    "acquiescence": acquiescence,
    "antivirus": lie_there,
    "ceasefire": ceasefire,
    "creuss_iff": creuss_iff,
    "cybernetic_enhancements": cybernetic_enhancements,
    "fires_of_the_gashlai": fires_of_the_gashlai,
    "gift_of_prescience": gift_of_prescience,
    "greyfire_mutagen": greyfire_mutagen,
    "military_support": military_support,
    "political_favor": political_favor,
    "political_secret": political_secret,
    "promise_of_protection": lie_there,
    "raghs_call": raghs_call,
    "research_agreement": research_agreement,
    "spy_net": spy_net,
    "stymie": lie_there,
    "tekklar_legion": tekklar_legion,
    "trade_agreement": trade_agreement,
    "trade_convoys": lie_there,
    "war_funding": war_funding,
}
AIMS: Final[dict[str, Aim]] = {
    "acquiescence": swaps,
    "creuss_iff": openings,
    "cybernetic_enhancements": if_a_token_can_change_hands,
    "fires_of_the_gashlai": if_war_suns_can_be_gained,
    "political_favor": if_an_agenda_is_there,
    "political_secret": if_an_agenda_is_there,
    "raghs_call": refuges,
    "research_agreement": what_was_researched,
    "spy_net": if_owner_has_cards,
    "trade_agreement": if_there_are_commodities,
}
