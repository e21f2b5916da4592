"""What everybody sees (the shapes say what is what), and under `me` what only concerns the seat that looks."""
from __future__ import annotations

from fivesuns.games.gaia import federation
from fivesuns.games.gaia.catalog import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    ACTIONS,
    AUTOMA_FACTIONS,
    CARDS,
    FACTIONS,
    FINAL_TILES,
    GAIA_PROJECT,
    GUEST_MINE,
    MINE,
    NAVIGATION,
    PLANETARY_INSTITUTE,
    PLANETS,
    PROJECT_COST,
    RANGE,
    RESEARCH_COST,
    RESEARCH_LAB,
    SLOTS,
    STEP_COST,
    STRUCTURES,
    TERRAFORMING,
    TRACKS,
    TRADING_STATION,
    TRANSDIM,
)
from fivesuns.games.gaia.power import AREAS
from fivesuns.games.gaia.shapes import (
    Automa,
    Federation,
    FinalScore,
    Income,
    MapView,
    Mine,
    MinePrice,
    PlacedSector,
    Planet,
    Player,
    PrintedHex,
    ProjectPrice,
    SlotTiles,
    Structure,
    TrackTiles,
    UpgradePrice,
    View,
)
from fivesuns.games.gaia.stages.building import project_targets, upgrade_price, upgrades
from fivesuns.games.gaia.stages.colonising import mine_price, mine_targets, qic_for_range
from fivesuns.games.gaia.stages.phases import income_sources
from fivesuns.games.gaia.stages.scoring import research_points, resource_points, standings
from fivesuns.games.gaia.stages.specials import special_actions
from fivesuns.games.gaia.state import AUTOMA, Galaxy

_printed: dict[str, tuple[list[PrintedHex], list[PlacedSector]]] = {}


def view(s: Galaxy, seat: int | None) -> View:
    tiles = [standings(s, tile) for tile in s.final_tiles] if all([p.faction for p in s.players]) else []
    return {
        "round": s.round, "current": s.current, "first": s.first, "order": list(s.order), "passed": list(s.passed),
        "player_count": len(s.players),
        "map": map_view(s),
        "seats": [seat_view(s, n, tiles) for n in range(len(s.players))],
        "board": {
            "slots": slots_view(s), "advanced": advanced_view(s),
            "track_token": s.track_token or None, "tokens": dict(s.tokens),
            "actions": {name: name not in s.used_actions for name in ACTIONS}},
        "boosters": list(s.boosters), "round_tiles": list(s.round_tiles), "nominated": list(s.nominated),
        "final_tiles": [
            {"name": name, "progress": [x[0] for x in tiles[n][:len(s.players)]] if tiles else [],
             "points": [x[1] for x in tiles[n][:len(s.players)]] if tiles else [],
             "neutral": FINAL_TILES[name].neutral if s.seats <= 2 else None} for n, name in enumerate(s.final_tiles)],
        "automa": automa_view(s), "me": None if seat is None else own_view(s, seat)}


def slots_view(s: Galaxy) -> SlotTiles:
    tiles: list[str | None] = [*s.slots] or [None] * len(SLOTS)
    return {"terraforming": tiles[0], "navigation": tiles[1], "artificial_intelligence": tiles[2],
            "gaia_project": tiles[3], "economy": tiles[4], "science": tiles[5],
            "free1": tiles[6], "free2": tiles[7], "free3": tiles[8]}


def advanced_view(s: Galaxy) -> TrackTiles:
    tiles = [tile or None for tile in s.advanced] or [None] * len(TRACKS)
    return {"terraforming": tiles[0], "navigation": tiles[1], "artificial_intelligence": tiles[2],
            "gaia_project": tiles[3], "economy": tiles[4], "science": tiles[5]}


def map_view(s: Galaxy) -> MapView:
    chart = s.chart
    printed = _printed.get(s.map)
    if printed is None:
        if len(_printed) > 256:
            _printed.clear()
        printed = ([(at[0], at[1], PLANETS[chart.planet[h]], chart.sectors[chart.sector[h]])
                    for h, at in enumerate(chart.hexes)],
                   [{"name": place.name, "q": place.centre[0], "r": place.centre[1], "turn": place.turn}
                    for place in chart.places])
        _printed[s.map] = printed
    at = chart.hexes
    structures: list[Structure] = []
    for seat, p in enumerate(s.players):
        members = {h for these in p.federations for h in these}
        structures += [{"at": at[h], "seat": seat, "kind": STRUCTURES[kind], "value": s.value(p, h),
                        "federated": h in members} for h, kind in p.structures.items()]
    changed: list[tuple[int, int, Planet]] = [(*at[h], "gaia") for h in s.gaia_planets]
    if s.lost >= 0:
        changed.append((*at[s.lost], "lost"))
    return {
        "hexes": printed[0], "sectors": printed[1], "changed": changed, "structures": structures,
        "satellites": [{"at": at[h], "seat": seat} for seat, p in enumerate(s.players) for h in p.satellites],
        "stations": [{"at": at[h], "seat": seat} for seat, p in enumerate(s.players) for h in p.stations],
        "gaiaformers": [{"at": at[h], "seat": seat} for h, seat in s.gaiaformers.items()]}


def seat_view(s: Galaxy, seat: int, tiles: list[list[tuple[int, int]]]) -> Player:
    p = s.players[seat]
    human = bool(p.faction) and not s.is_automa(seat) and p.minted > 0
    return {
        "faction": p.faction or None, "colour": FACTIONS[p.faction].colour if p.faction else None,
        "home": PLANETS[FACTIONS[p.faction].home] if p.faction else None, "automa": s.is_automa(seat),
        "credits": p.credits, "ore": p.ore, "knowledge": p.knowledge, "qic": p.qic, "vp": p.vp,
        "power": {"area1": p.bowl1, "area2": p.bowl2, "area3": p.bowl3, "gaia": p.gaia_area,
                  "brainstone": AREAS[p.brainstone] or None, "spendable": p.power(), "chargeable": p.chargeable()},
        "research": {"terraforming": p.research[0], "navigation": p.research[1],
                     "artificial_intelligence": p.research[2], "gaia_project": p.research[3],
                     "economy": p.research[4], "science": p.research[5]},
        "range": RANGE[p.research[NAVIGATION]], "step_cost": STEP_COST[p.research[TERRAFORMING]],
        "project_cost": PROJECT_COST[p.research[GAIA_PROJECT]] or None,
        "gaiaformers": {"available": p.gaiaformers, "resting": p.resting_gaiaformers,
                        "on_map": sum([1 for owner in s.gaiaformers.values() if owner == seat])},
        "supply": {"mine": p.supply(MINE), "trading_station": p.supply(TRADING_STATION),
                   "research_lab": p.supply(RESEARCH_LAB), "planetary_institute": p.supply(PLANETARY_INSTITUTE),
                   "academy_left": p.supply(ACADEMY_LEFT), "academy_right": p.supply(ACADEMY_RIGHT)},
        "satellites_left": federation.satellites_left(s, p),
        "stations_left": p.peculiar.space_stations - len(p.stations),
        "tiles": list(p.tiles), "covered": list(p.covered), "advanced": list(p.advanced),
        "tokens": {"green": list(p.green), "grey": list(p.grey)},
        "federations": [[s.chart.hexes[h] for h in these] for these in p.federations],
        "booster": p.booster or None, "next_booster": p.next_booster or None, "passed": seat in s.passed,
        "used": list(p.used), "points": dict(p.points), "history": list(p.history), "bid": p.bid,
        "guest_mines": p.count[GUEST_MINE],
        "specials": special_actions(s, seat) if human and s.round and p.booster else [],
        "income": income_view(s, seat) if human else {},
        "federation": federation_view(s, seat) if human else None,
        "final": final_view(s, seat, tiles)}


def income_view(s: Galaxy, seat: int) -> dict[Income, int]:
    total = dict.fromkeys(("credits", "ore", "knowledge", "qic", "charge", "token"), 0)
    for source in income_sources(s, s.players[seat]):
        for what, n in source:
            total[what] += n
    return {"credits": total["credits"], "ore": total["ore"], "knowledge": total["knowledge"], "qic": total["qic"],
            "charge": total["charge"], "token": total["token"]}


def federation_view(s: Galaxy, seat: int) -> Federation:
    p = s.players[seat]
    return {"need": federation.needed(s, p), "loose": federation.value_at_hand(s, p),
            "budget": federation.budget(s, p)}


def final_view(s: Galaxy, seat: int, tiles: list[list[tuple[int, int]]]) -> FinalScore:
    """What the end would bring now; once the game is over it is all in the points."""
    p = s.players[seat]
    if len(p.history) > 6 or not tiles:
        return {"tiles": [0, 0], "research": 0, "resources": 0, "total": p.vp}
    points = [tile[seat][1] for tile in tiles]
    research = research_points(p)
    resources = 0 if s.is_automa(seat) else resource_points(p)
    return {"tiles": points, "research": research, "resources": resources,
            "total": p.vp + sum(points) + research + resources - p.bid}


def automa_view(s: Galaxy) -> Automa | None:
    if not s.automa:
        return None
    card = CARDS[s.turned[-1]] if len(s.turned) > 1 else None
    by_faction = card is not None and card.action == "faction"
    return {"difficulty": s.automa, "turned": list(s.turned), "deck": len(s.deck),
            "known": [card for card in s.deck if card in s.seen], "aside": len(s.aside),
            "card": None if card is None else {
                "name": card.name, "action": card.action,
                "points": AUTOMA_FACTIONS[s.players[AUTOMA].faction].points if by_faction else card.points},
            "support": s.turned[-2] if card else None}


def own_view(s: Galaxy, seat: int) -> Mine:
    """Prices of everything that this seat could colonise one day."""
    p = s.players[seat]
    if not s.round or not p.structures:
        return {"seat": seat, "mines": [], "projects": [], "upgrades": [], "research": RESEARCH_COST}
    chart = s.chart
    payable = mine_targets(s, seat)
    startable = project_targets(s, seat)
    mines: list[MinePrice] = []
    projects: list[ProjectPrice] = []
    for h, distance in chart.planets_near(p.origins()):
        if s.planet(h) == TRANSDIM:
            if h not in s.gaiaformers:
                projects.append({"at": chart.hexes[h], "distance": distance,
                                 "tokens": PROJECT_COST[p.research[GAIA_PROJECT]],
                                 "qic": qic_for_range(p, distance), "can": h in startable})
            continue
        price = mine_price(s, seat, h)
        if price is not None:
            mines.append({"at": chart.hexes[h], "distance": distance, "credits": price[0], "ore": price[1],
                          "qic": price[2], "steps": price[3], "can": h in payable})
    if s.lost >= 0:
        price = mine_price(s, seat, s.lost)
        if price is not None:
            mines.append({"at": chart.hexes[s.lost], "distance": chart.reach(p.origins())[s.lost],
                          "credits": price[0], "ore": price[1], "qic": price[2], "steps": 0, "can": s.lost in payable})
    return {"seat": seat, "mines": mines, "projects": projects, "upgrades": upgrades_view(s, seat),
            "research": RESEARCH_COST}


def upgrades_view(s: Galaxy, seat: int) -> list[UpgradePrice]:
    p = s.players[seat]
    payable = upgrades(s, seat)
    found: list[UpgradePrice] = []
    for h, old in p.structures.items():
        for kind in p.peculiar.upgrades[old]:
            if p.supply(kind) > 0:
                credits, ore = upgrade_price(s, seat, h, kind)
                found.append({"at": s.chart.hexes[h], "kind": STRUCTURES[kind], "credits": credits, "ore": ore,
                              "can": (h, kind) in payable})
    return found
