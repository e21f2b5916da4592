"""Set-up (GAI-2, 3): tiles, factions, map, first structures, first boosters."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import (
    ADVANCED,
    BOOSTERS,
    COMMON_TOKENS,
    FACES,
    FACTIONS,
    FEDERATION_TOKENS,
    FINAL_TILES,
    FIRST_AUTOMA,
    FIRST_FACTIONS,
    FIRST_MINES,
    LAYOUTS,
    LEVELS,
    MINE,
    PLANETARY_INSTITUTE,
    ROUND_TILES,
    STANDARD,
    START_POINTS,
)
from fivesuns.games.gaia.maps import Building, Place, is_valid
from fivesuns.games.gaia.options import OPTIONS, rules_of
from fivesuns.games.gaia.powers import gain_resource
from fivesuns.games.gaia.stages.automa import first_booster, first_mine, prepare_automa, prepare_deck
from fivesuns.games.gaia.stages.colonising import place, places
from fivesuns.games.gaia.stages.phases import begin_round
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Draw, Options, Play, Sub

HIGHEST_BID = 60


# tiles

def deal(s: Galaxy) -> Play:
    """Everything that chance lays out (GAI-2.1 to 2.7)."""
    if not s.automa:
        s.first, = yield from Draw(list(range(s.seats)), 1, None)
    n = len(s.players)
    s.order = [(s.first + i) % n for i in range(n)]
    s.slots = list((yield from Draw(list(STANDARD), len(STANDARD), None)))
    s.advanced = list((yield from Draw(list(ADVANCED), 6, None)))
    s.tokens = {token: 2 if s.automa else FEDERATION_TOKENS[token].copies for token in COMMON_TOKENS}      # GAI-28.4
    s.track_token, = yield from Draw(list(COMMON_TOKENS), 1, None)
    s.tokens[s.track_token] -= 1
    s.round_tiles = list((yield from Draw(list(ROUND_TILES), 6, None)))
    s.final_tiles = list((yield from Draw(list(FINAL_TILES), 2, None)))
    s.boosters = list((yield from Draw(list(BOOSTERS), n + 3, None)))
    s.then(choose_factions)


# factions

def choose_factions(s: Galaxy) -> Play:
    """In turn order, no two of one colour (GAI-2.8, 3.1)."""
    if s.automa:
        prepare_automa(s)
    elif s.rules.auction == "bids":
        s.then(nominate)
        return
    for seat in s.order:
        if not s.is_automa(seat):
            faction = yield from Choose(seat, "gaia.faction", open_factions(s), "GAI-3.1")
            take_faction(s, seat, faction)
    s.then(lay_map)


def open_factions(s: Galaxy) -> list[str]:
    taken = [FACTIONS[p.faction].colour for p in s.players if p.faction]
    taken += [FACTIONS[name].colour for name in s.nominated]
    names = FIRST_FACTIONS[s.seats] if s.rules.setup == "first" else tuple(FACTIONS)
    return [name for name in names if FACTIONS[name].colour not in taken]


def take_faction(s: Galaxy, seat: int, name: str) -> None:
    """Everything printed on the board, and the bonus of a first level (GAI-2.9 to 2.11)."""
    p = s.players[seat]
    board = FACTIONS[name]
    p.faction = name
    p.credits, p.ore, p.knowledge = board.credits, board.ore, board.knowledge
    p.qic = board.qic
    p.bowl1, p.bowl2, p.bowl3 = board.power
    p.minted = sum(board.power)
    p.brainstone = p.peculiar.brainstone
    p.score("start", START_POINTS)
    for track, level in enumerate(board.research):
        p.research[track] = level
        if level:
            for what, n in LEVELS[track][level].bonus:
                gain_resource(p, what, n)
    s.tell("faction", seat=seat, faction=name)


def nominate(s: Galaxy) -> Play:
    """Auction (OPT-AUCTION): each player puts one faction up, then all bid for them."""
    for seat in s.order:
        s.nominated.append((yield from Choose(seat, "gaia.nominate", open_factions(s), "GAI-3.6")))
    s.then(auction)


def auction(s: Galaxy) -> Play:
    """Whoever has no faction bids for one, more than its present bidder, who must then bid again. Bids are paid at the
    end of the game."""
    while True:
        bidders = [seat for seat in s.order if not s.players[seat].faction]
        if not bidders:
            break
        seat = bidders[0]
        name, n = yield from Choose(seat, "gaia.bid", possible_bids(s), "GAI-3.6")
        for p in s.players:
            if p.faction == name:
                p.faction, p.bid = "", 0
        s.players[seat].faction = name
        s.players[seat].bid = n
        s.tell("bid", seat=seat, faction=name, points=n)
    s.nominated = []
    for seat in s.order:
        take_faction(s, seat, s.players[seat].faction)
    s.then(lay_map)


def possible_bids(s: Galaxy) -> list[tuple[str, int]]:
    """Up to five points more than the present bid, or what the highest bid leaves."""
    bids = {p.faction: p.bid for p in s.players if p.faction}
    found = []
    for name in s.nominated:
        least = bids.get(name, -1) + 1
        found += [(name, n) for n in range(least, min(least + 5, HIGHEST_BID) + 1)]
    return found


# map

def base_places(s: Galaxy) -> list[Place]:
    """The sectors of the base layout, upright (GAI-2.2); with three players 09 or 10 may be left out (GAI-3.5)."""
    layout = LAYOUTS["small" if s.seats <= 2 else "large"]
    left_out = s.rules.leave_out
    return [Place(face, FACES[face], centre, 0) for face, centre in layout.items() if face != left_out]


def lay_map(s: Galaxy) -> Play:
    """The variable map is laid after the choice of factions (GAI-3.4)."""
    variant = s.rules.map
    if variant != "base":
        sectors = base_places(s)
        inner = [place.name in ("1", "2", "3", "4") for place in sectors]
        free = [variant == "all" or not x for x in inner]
        home_only = s.rules.map_adjacency == "home"
        if s.rules.map_builder == "last_player":
            groups = [n if variant == "outer" and x else len(sectors) + (variant == "both" and x)
                      for n, x in enumerate(inner)]
            yield from build_map(s, Building(sectors, groups, free, home_only))
        else:
            yield from throw_map(s, sectors, free, home_only)
        assert is_valid(s.chart.places, home_only)
    s.then(place_first_structures)


def throw_map(s: Galaxy, sectors: list[Place], free: list[bool], home_only: bool) -> Sub[None]:
    """By chance: first where the sectors lie, then how they are turned."""
    while True:
        sectors = yield from shuffled(sectors, s.rules.map)
        building = Building(sectors, range(len(sectors)), free, home_only)
        if building.turns(0):
            break
    for n in range(len(sectors)):
        turns = building.turns(n)
        turn = turns[0]
        if len(turns) > 1:
            turn, = yield from Draw(turns, 1, None)
        building.turn(n, turn)
    s.map = building.spec()


def build_map(s: Galaxy, building: Building) -> Sub[None]:
    """By the last player: at each place a sector, then its turn. What is not laid yet lies upright as it comes."""
    builder = 0 if s.automa else s.order[-1]
    for n, laid in enumerate(building.places):
        options = [("sector", name) for name in building.sectors(n)]
        _, name = yield from Choose(builder, "gaia.place_sector", options, "GAI-3.4", forced=True,
                                    about=(n + 1, laid.centre))
        building.lay(n, name)
        s.map = building.spec()
        turn = yield from Choose(builder, "gaia.turn_sector", building.turns(n), "GAI-3.4", forced=True, about=(name,))
        building.turn(n, turn)
        s.map = building.spec()


def shuffled(places: list[Place], variant: str) -> Sub[list[Place]]:
    """Which sector lies where: `outer` leaves 01 to 04 as they are, `both` shuffles them among themselves."""
    inner = [n for n, place in enumerate(places) if place.name in ("1", "2", "3", "4")]
    outer = [n for n, place in enumerate(places) if n not in inner]
    groups = [[*inner, *outer]] if variant == "all" else [outer] if variant == "outer" else [inner, outer]
    found = list(places)
    for group in groups:
        names = yield from Draw([places[n].name for n in group], len(group), None)
        for n, name in zip(group, names):
            found[n] = Place(name, FACES[name], places[n].centre, 0)
    return found


# first structures

def place_first_structures(s: Galaxy) -> Play:
    """One mine each in turn order, a second in reverse, the third of the Xenos, the institute of the Ivits
    (GAI-2.12, 3.2)."""
    if s.rules.setup == "first" and s.seats == 4:
        for p in s.players:
            for at in FIRST_MINES[p.faction]:
                place(p, s.chart.index[at], MINE)
    else:
        for n, seats in enumerate((s.order, s.order[::-1], s.order)):
            for seat in seats:
                if n < s.players[seat].peculiar.first_mines:
                    yield from place_first(s, seat, MINE)
        for seat in s.order:
            if s.players[seat].peculiar.first_institute:
                yield from place_first(s, seat, PLANETARY_INSTITUTE)
    s.then(choose_boosters)


def place_first(s: Galaxy, seat: int, kind: int) -> Sub[None]:
    p = s.players[seat]
    if s.is_automa(seat):
        yield from first_mine(s)
        return
    homes = [h for h in s.chart.of_type[p.board.home] if s.owner(h) < 0]
    _, at = yield from Choose(seat, "gaia.first_structure", places(s, homes), "GAI-3.2")
    place(p, s.chart.index[at], kind)
    s.tell("placed", seat=seat, hex=at)


def choose_boosters(s: Galaxy) -> Play:
    """The last player first (GAI-2.13)."""
    for seat in reversed(s.order):
        if s.is_automa(seat):
            yield from first_booster(s)
        else:
            booster = yield from Choose(seat, "gaia.booster", list(s.boosters), "GAI-2.13")
            s.boosters.remove(booster)
            s.players[seat].booster = booster
            s.tell("booster", seat=seat, booster=booster)
    if s.automa:
        s.then(prepare_deck)
    s.then(begin_round)


def setup(options: Options) -> Galaxy:
    """The table before the first draw."""
    seats: int = options["seats"]
    s = Galaxy(seats=seats, rules=rules_of(options), players=[Player() for _ in range(max(seats, 2))])
    s.map = " ".join([place.word() for place in base_places(s)])
    s.agenda = [("deal",)]
    return s


def complaints(options: Options) -> list[str]:
    """Options that do not go together."""
    found = []
    seats = options["seats"]
    if seats <= 2 and options["map"] in ("outer", "both"):
        found.append(f"map {options['map']} needs three or four players; with {seats}: base, all")
    if options["leave_out"] != "none" and seats != 3:
        found.append(f"leave_out {options['leave_out']} is for three players; otherwise: none")
    for option in OPTIONS:
        if option.name in ("automa_faction", "difficulty") and seats > 1 and options[option.name] != option.default:
            found.append(f"{option.name} is for one player; otherwise: {option.default}")
    if options["setup"] == "first":
        if options["map"] != "base":
            found.append("the first game is played on the base map; with setup first, map must be base")
        if options["auction"] != "off":
            found.append("the first game has no auction; with setup first, auction must be off")
        if options["leave_out"] != "none":
            found.append("the first game uses all sectors; with setup first, leave_out must be none")
        if seats == 1 and options["automa_faction"] != FIRST_AUTOMA:
            found.append(f"in the first solo game the Automa plays {FIRST_AUTOMA}")
    if seats == 1 and options["auction"] != "off":
        found.append("there is no auction in a solo game; auction must be off")
    return found
