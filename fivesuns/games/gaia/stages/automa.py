"""The Automa: an opponent of cards for the solo game (GAI-28)."""
from __future__ import annotations

from collections.abc import Sequence

from fivesuns.games.gaia.catalog import (
    ACTIONS,
    AUTOMA_FACTIONS,
    CARDS,
    DIFFICULTIES,
    FINAL_TILES,
    GAIA,
    GAIA_PROJECT,
    MINE,
    RESEARCH_LAB,
    ROUND_TILES,
    STRUCTURES,
    TRACKS,
    TRADING_STATION,
    TRANSDIM,
    Card,
)
from fivesuns.games.gaia.maps import CENTRE
from fivesuns.games.gaia.stages.building import replace
from fivesuns.games.gaia.stages.charging import charging
from fivesuns.games.gaia.stages.colonising import place
from fivesuns.games.gaia.state import AUTOMA, Galaxy
from fivesuns.kernel import Draw, Play, Sub

HUMAN = 0


# set-up

def prepare_automa(s: Galaxy) -> None:
    """Its markers and points; it owns nothing else (GAI-28.6)."""
    automa = s.players[AUTOMA]
    automa.research = list(AUTOMA_FACTIONS[automa.faction].research)
    automa.score("start", DIFFICULTIES[s.automa].points)


def first_mine(s: Galaxy) -> Sub[None]:
    """On the free home planet nearest to the middle of the map (GAI-28.9)."""
    chart = s.chart
    automa = s.players[AUTOMA]
    row = chart.distance[chart.index[CENTRE]]
    free = [h for h in chart.of_type[automa.board.home] if s.owner(h) < 0]
    nearest = [h for h in free if row[h] == min([row[x] for x in free])]
    h = nearest[0]
    if len(nearest) > 1:
        card, = yield from Draw(s.aside, 1, None)
        s.tell("automa_card", card=card)
        h = directional(nearest, CARDS[card])
    place(automa, h, MINE)
    s.tell("automa_placed", hex=chart.hexes[h])


def first_booster(s: Galaxy) -> Sub[None]:
    """The one in the slot that a random card shows (GAI-28.10)."""
    card, = yield from Draw(s.aside, 1, None)
    s.tell("automa_card", card=card)
    booster = s.boosters.pop(CARDS[card].first_booster - 1)
    s.players[AUTOMA].booster = booster
    s.tell("automa_booster", booster=booster)


def prepare_deck(s: Galaxy) -> Play:
    """The cards of the difficulty and one more that nobody knows (GAI-28.7)."""
    s.deck = list(DIFFICULTIES[s.automa].deck)
    s.seen = list(s.deck)
    s.aside = [card for card in s.aside if card not in s.deck]
    yield from add_card(s)


def shuffle_deck(s: Galaxy) -> Play:
    """Before each later round: all cards, and another one (GAI-28.8)."""
    s.deck = [*s.deck, *s.turned]
    s.turned = []
    yield from add_card(s)


def add_card(s: Galaxy) -> Sub[None]:
    if s.aside:
        card, = yield from Draw(s.aside, 1, ())
        s.aside.remove(card)
        s.deck.append(card)


# the turn

def automa_turn(s: Galaxy) -> Play:
    """The previous card supports, the next one acts (GAI-28.3)."""
    s.current = AUTOMA
    if not s.turned:
        yield from turn_card(s)
    support = CARDS[s.turned[-1]]
    if not s.deck:
        pass_automa(s, support)
    else:
        yield from turn_card(s)
        card = CARDS[s.turned[-1]]
        if len(s.deck) <= 2 and card.pass_light:
            pass_automa(s, support)
        else:
            act(s, card, support)
    if s.triggers:
        s.then(charging)
    s.plan("next_turn")


def turn_card(s: Galaxy) -> Sub[None]:
    card, = yield from Draw(s.deck, 1, None)
    s.deck.remove(card)
    s.turned.append(card)
    if card not in s.seen:
        s.seen.append(card)
    s.tell("automa_card", card=card)


def act(s: Galaxy, card: Card, support: Card) -> None:
    """The action, then the points, even if the action was impossible (GAI-28.27)."""
    automa = s.players[AUTOMA]
    faction = AUTOMA_FACTIONS[automa.faction]
    if card.action == "faction":
        for part in faction.action:
            faction_part(s, part, support)
        score(s, "automa_faction", faction.points)
        return
    if card.action == "build_mine":
        mine(s, support, support.range, "")
    elif card.action == "upgrade":
        upgrade(s, support)
    elif card.action == "research_highest":
        research_highest(s, support)
    elif card.action == "research_random":
        research_random(s, support)
    else:
        for _ in range(automa.peculiar.automa_power_actions):
            cover_action(s, support)
    score(s, "automa_cards", card.points)


def faction_part(s: Galaxy, part: Sequence[object], support: Card) -> None:
    """One part of a faction card's action (GAI-28.21)."""
    what = part[0]
    reach = part[1] if len(part) > 1 and isinstance(part[1], int) else 0
    if what == "advance":
        if GAIA_PROJECT in valid_tracks(s):
            research(s, GAIA_PROJECT)
    elif what == "mine":
        mine(s, support, reach, str(part[2]) if len(part) > 2 else "")
    elif what == "power_qic":
        cover_action(s, support)
    elif what == "research_random":
        research_random(s, support)
    elif not upgrade(s, support) and what == "upgrade_or_mine":
        h = mine_target(s, support, reach, "")
        if h >= 0:
            build(s, h, support)


def score(s: Galaxy, source: str, n: int) -> None:
    """One more each time at the highest difficulty (GAI-28.24)."""
    if n > 0 and DIFFICULTIES[s.automa].extra_point:
        n += 1
    s.players[AUTOMA].score(source, n)


# choosing

def directional(hexes: Sequence[int], card: Card) -> int:
    """The first in reading order, or the first reading backwards (GAI-28.11)."""
    return min(hexes) if card.direction == "right_down" else max(hexes)


def numbered(n: int, card: Card) -> int:
    """Which of n options in a row (GAI-28.12)."""
    at = (card.count - 1) % n
    return at if card.arrow == "right" else n - 1 - at


def from_human(s: Galaxy, h: int) -> int:
    row = s.chart.distance[h]
    return min([row[x] for x in s.players[HUMAN].structures])


# mines

def mine(s: Galaxy, support: Card, reach: int, tie_break: str) -> None:
    h = mine_target(s, support, reach, tie_break)
    if h >= 0:
        build(s, h, support)
    else:
        upgrade(s, support)                                                # GAI-28.13


def mine_target(s: Galaxy, support: Card, reach: int, tie_break: str) -> int:
    """GAI-28.13, 28.14; -1 if there is none."""
    automa, chart = s.players[AUTOMA], s.chart
    if automa.supply(MINE) == 0:
        return -1
    distances = chart.reach(automa.origins())
    found = [h for h in chart.planets if distances[h] <= reach and s.owner(h) < 0 and h not in s.gaiaformers]
    if not found:
        return -1
    if tie_break == "transdim":
        found = narrowed(found, [s.planet(h) == TRANSDIM for h in found])
    elif tie_break == "human":
        found = nearest_to_human(s, found)
    if support.final_tile != "none":
        tile = s.final_tiles[0 if support.final_tile == "top" else 1]
        found = narrowed(found, [advances_tile(s, h, tile) for h in found])
    steps = [terraforming(s, h) for h in found]
    found = narrowed(found, [x == min(steps) for x in steps])
    return directional(nearest_to_human(s, found), support)


def narrowed(found: list[int], keep: list[bool]) -> list[int]:
    """A filter that leaves nothing is skipped."""
    rest = [h for h, good in zip(found, keep) if good]
    return rest or found


def nearest_to_human(s: Galaxy, found: list[int]) -> list[int]:
    away = [from_human(s, h) for h in found]
    return narrowed(found, [x == min(away) for x in away])


def kind_of(s: Galaxy, h: int) -> int:
    """Transdim planets become Gaia planets under the Automa."""
    planet = s.planet(h)
    return GAIA if planet == TRANSDIM else planet


def terraforming(s: Galaxy, h: int) -> int:
    planet = s.planet(h)
    if planet == GAIA:
        return 1
    return 2 if planet == TRANSDIM else s.players[AUTOMA].board.steps[planet]


def advances_tile(s: Galaxy, h: int, tile: str) -> bool:
    automa = s.players[AUTOMA]
    assert tile in FINAL_TILES
    if tile == "gaia_planets":
        return kind_of(s, h) == GAIA
    if tile == "planet_types":
        return not any([s.planet(x) == kind_of(s, h) for x in automa.structures])
    if tile == "sectors":
        return not any([s.chart.sector[x] == s.chart.sector[h] for x in automa.structures])
    return False


def build(s: Galaxy, h: int, support: Card) -> None:
    """Place the mine and perhaps a satellite; the human may charge (GAI-28.15)."""
    automa, chart = s.players[AUTOMA], s.chart
    if s.planet(h) == TRANSDIM:
        s.gaia_planets.append(h)
    is_new = not any([s.planet(x) == s.planet(h) for x in automa.structures])
    place(automa, h, MINE)
    s.tell("automa_built", hex=chart.hexes[h])
    if not any([x in automa.structures for x in chart.near[h]]):
        free = [x for x in chart.near[h] if x in chart.space and x != s.lost and x not in automa.satellites]
        if free:
            automa.satellites.append(directional(free, support))
    if is_new:
        score(s, "automa_faction", automa.peculiar.automa_new_type_points)
    s.triggers.append((AUTOMA, h))


# upgrades

def upgrade(s: Galaxy, support: Card) -> bool:
    """The first entry of the list that is possible (GAI-28.16); says whether there was one."""
    automa = s.players[AUTOMA]
    peculiar = automa.peculiar
    for old, new in peculiar.automa_upgrades:
        if automa.count[old] and automa.supply(new):
            found = nearest_to_human(s, [h for h, kind in automa.structures.items() if kind == old])
            h = directional(found, support)                                # GAI-28.17
            replace(automa, h, new)
            s.tell("automa_upgraded", hex=s.chart.hexes[h], structure=STRUCTURES[new])
            s.triggers.append((AUTOMA, h))
            if new == TRADING_STATION:
                score(s, "automa_faction", peculiar.automa_trading_station_points)
            elif new == RESEARCH_LAB and peculiar.automa_researches_after_lab:
                research_random(s, support)
            return True
    return False


# research

def valid_tracks(s: Galaxy) -> list[int]:
    """GAI-28.18."""
    found = []
    for track, level in enumerate(s.players[AUTOMA].research):
        if level < 4 or (level == 4 and (s.advanced[track] or not any([p.research[track] == 5 for p in s.players]))):
            found.append(track)
    return found


def research_highest(s: Galaxy, support: Card) -> None:
    tracks = valid_tracks(s)
    if tracks:
        levels = s.players[AUTOMA].research
        highest = max([levels[track] for track in tracks])
        tracks = [track for track in tracks if levels[track] == highest]
        research(s, tracks[numbered(len(tracks), support)])


def research_random(s: Galaxy, support: Card) -> None:
    tracks = valid_tracks(s)
    if tracks:
        research(s, tracks[numbered(len(tracks), support)])


def research(s: Galaxy, track: int) -> None:
    """On level 4 it first throws the advanced tile out of the game (GAI-28.19)."""
    automa = s.players[AUTOMA]
    if automa.research[track] == 4 and s.advanced[track]:
        s.tell("automa_removed", tile=s.advanced[track])
        s.advanced[track] = ""
    else:
        automa.research[track] += 1
        s.tell("automa_researched", track=TRACKS[track], level=automa.research[track])


# power and QIC actions, passing

def cover_action(s: Galaxy, support: Card) -> None:
    """One free space is covered, without effect (GAI-28.20)."""
    free = [name for name in ACTIONS if name not in s.used_actions]
    if free:
        name = free[numbered(len(free), support)]
        s.used_actions.append(name)
        s.tell("automa_covered", action=name)


def pass_automa(s: Galaxy, support: Card) -> None:
    """Points of the round tile and another booster (GAI-28.23)."""
    automa = s.players[AUTOMA]
    score(s, "automa_rounds", ROUND_TILES[s.round_tiles[s.round - 1]].automa[0 if s.round <= 3 else 1])
    old = automa.booster
    if s.round < 6:
        automa.next_booster = s.boosters.pop(support.booster - 1)
    s.boosters.append(old)
    automa.booster = ""
    s.passed.append(AUTOMA)
    if automa.next_booster:
        s.tell("automa_passed", booster=automa.next_booster)
    else:
        s.tell("automa_passed_last")
