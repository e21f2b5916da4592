"""The status phase, in eight steps (TI-86)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import objectives, tokens, trade, values
from fivesuns.games.twilight.catalog import STRATEGY
from fivesuns.games.twilight.checks import end_game, go, tidy
from fivesuns.games.twilight.decks import draw_actions, reveal_objective
from fivesuns.games.twilight.order import in_initiative
from fivesuns.games.twilight.state import NOBODY, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Play

TOKENS: Final = 2               # gained by everybody
CARDS: Final = 1                # drawn by everybody


def status_phase(s: Twilight) -> None:
    s.phase = "status"
    trade.open_market(s)
    s.tell("phase", phase="phase-status")
    happen(s, "status_start", s.speaker)
    for seat in in_initiative(s):
        s.then(score_objectives, seat)
    go(s, next_objective)
    for seat in in_initiative(s):
        go(s, draw_cards, seat)
    go(s, take_tokens_back)
    for seat in in_initiative(s):
        go(s, gain_tokens, seat)
    go(s, ready_cards)


def score_objectives(s: Twilight, seat: int) -> Play:
    """At most one public and one secret (TI-38.6)."""
    if s.players[seat].out:
        return
    scored = False
    if objectives.public(s, seat):
        name = yield from Choose(seat, "twilight.score_public", lambda: [None, *objectives.public(s, seat)], "TI-86.1")
        if name is not None:
            yield from objectives.score_public(s, seat, name)
            scored = True
    if s.players[seat].secrets:
        name = yield from Choose(seat, "twilight.score_secret", lambda: [None, *objectives.secret(s, seat)], "TI-86.1",
                                 lapse="pass")
        if name is not None:
            yield from objectives.score_secret(s, seat, name)
            scored = True
    if scored:
        s.then(tidy)


def next_objective(s: Twilight) -> Play:
    """If none is left, the game ends (TI-38.15)."""
    found = yield from reveal_objective(s)
    if not found:
        end_game(s)


def draw_cards(s: Twilight, seat: int) -> Play:
    if not s.players[seat].out:
        yield from draw_actions(s, seat, values.number(s, seat, "status_action_cards", CARDS))


def take_tokens_back(s: Twilight) -> None:
    """Into the reinforcements (TI-86.4)."""
    for p in s.players:
        p.tokens = []


def gain_tokens(s: Twilight, seat: int) -> Play:
    """Then all on the sheet may be moved; who comes later sees it (TI-86.5)."""
    if s.players[seat].out:
        return
    yield from tokens.gain(s, seat, values.number(s, seat, "status_tokens", TOKENS))
    yield from tokens.redistribute(s, seat)


def ready_cards(s: Twilight) -> None:
    """Everything is readied and repaired (TI-86.6, TI-86.7)."""
    s.exhausted = []
    for p in s.players:
        p.planets = dict.fromkeys(p.planets, True)
        p.technologies = dict.fromkeys(p.technologies, True)
        p.strategy = dict.fromkeys(p.strategy, True)
        p.damaged = {}
    happen(s, "screturn_when", s.speaker)
    go(s, return_cards)


def return_cards(s: Twilight) -> None:
    """The end of the phase is a window in initiative order, so that cards are given back after it (A-10)."""
    happen(s, "status_end", s.speaker)
    go(s, give_back)


def give_back(s: Twilight) -> None:
    """But for those who keep theirs, ready, for the next round."""
    for seat, p in enumerate(s.players):
        p.strategy = dict.fromkeys(p.strategy if values.forces(s, seat, "may_pick_strategy_card") else (), True)
    for card in STRATEGY:
        s.goods.setdefault(card, 0)
    s.zero = NOBODY                                        # back to its owner, or out of the game (TI-9.10c)


STAGES: Final = (status_phase, score_objectives, next_objective, draw_cards, take_tokens_back, gain_tokens, ready_cards,
                 return_cards, give_back)
