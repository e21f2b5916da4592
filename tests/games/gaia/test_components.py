"""What is in the box: the counts the rules state, and every number against the published facts (tests/facts)."""
import json
from pathlib import Path

import pytest

from fivesuns.games.gaia import catalog as c
from fivesuns.games.gaia.exceptions.hadsch_hallas import FOR_CREDITS
from fivesuns.games.gaia.maps import ROWS, Place, is_valid, map_of
from fivesuns.games.gaia.stages.free_actions import FOR_POWER
from fivesuns.kernel.hexes import distance

FACTS = Path(__file__).parents[2] / "facts" / "gaia"
SAME = {"power_token": "token"}
EVENTS = {"build_mine_on_gaia_planet": "mine_on_gaia", "research_advance": "research", "build_mine": "mine",
          "upgrade_to_trading_station": "trading_station", "terraforming_step": "terraforming_step",
          "gain_federation_token": "federation_token", "upgrade_to_pi_or_academy": "institute_or_academy"}
PER = {"mine (incl. Lost Planet)": "mine", "planetary_institute_or_academy": "institute_or_academy",
       "gaia_planet_colonised": "gaia_planet"}


def facts(name):
    return json.loads((FACTS / f"{name}.json").read_text("utf-8"))


def gain(table):
    return tuple([(SAME.get(what, what), n) for what, n in table.items()])


# the counts

@pytest.mark.rule("GAI-1.1")
def test_ten_sectors_three_of_them_with_two_sides():
    assert len(c.FACES) == 13
    assert {face.rstrip("AB") for face in c.FACES} == {str(n) for n in range(1, 11)}
    assert all(len(letters) == 19 for letters in c.FACES.values())
    assert set(c.LAYOUTS["large"]) == {"1", "2", "3", "4", "5A", "6A", "7A", "8", "9", "10"}
    assert set(c.LAYOUTS["small"]) == {"1", "2", "3", "4", "5B", "6B", "7B"}


@pytest.mark.rule("GAI-1.2")
def test_fourteen_factions_on_seven_boards():
    colours = [board.colour for board in c.FACTIONS.values()]
    assert len(colours) == 14
    assert all(colours.count(colour) == 2 for colour in colours)
    assert len({(board.colour, board.home) for board in c.FACTIONS.values()}) == 7


@pytest.mark.rule("GAI-1.3")
def test_boosters_and_scoring_tiles():
    assert (len(c.BOOSTERS), len(c.ROUND_TILES), len(c.FINAL_TILES)) == (10, 10, 6)


@pytest.mark.rule("GAI-1.4")
def test_technology_tiles():
    assert len(c.STANDARD) == 9
    assert c.COPIES_OF_STANDARD * len(c.STANDARD) == 36
    assert len(c.ADVANCED) == 15


@pytest.mark.rule("GAI-1.5", "GAI-26.1")
def test_nineteen_federation_tokens():
    assert sum(token.copies for token in c.FEDERATION_TOKENS.values()) == 19
    assert {name: token.gain for name, token in c.FEDERATION_TOKENS.items()} == {
        "fed1": (("vp", 12),), "fed2": (("vp", 8), ("qic", 1)), "fed3": (("vp", 8), ("token", 2)),
        "fed4": (("vp", 7), ("ore", 2)), "fed5": (("vp", 7), ("credits", 6)), "fed6": (("vp", 6), ("knowledge", 2)),
        "fed_gleens": (("ore", 1), ("knowledge", 1), ("credits", 2))}
    assert [name for name, token in c.FEDERATION_TOKENS.items() if not token.green] == ["fed1"]
    assert [name for name, token in c.FEDERATION_TOKENS.items() if token.copies == 1] == ["fed_gleens"]


@pytest.mark.rule("GAI-1.6", "GAI-1.7")
def test_pieces():
    assert c.PIECES[c.MINE:] == (8, 4, 3, 1, 1, 1, 1)                          # the last one for the Lost Planet
    assert (c.GAIAFORMERS, c.SATELLITES, c.SPACE_STATIONS, c.GAIA_TOKENS, c.PLAYER_MARKERS) == (3, 25, 6, 12, 7)
    assert len(map_of(base("large")).of_type[c.TRANSDIM]) == c.GAIA_TOKENS       # one for every transdim planet


def base(name):
    return " ".join([Place(face, c.FACES[face], at, 0).word() for face, at in c.LAYOUTS[name].items()])


@pytest.mark.rule("GAI-0.3")
def test_distance_is_the_shortest_way_on_the_board():
    large = base("large").split(" ")
    smaller = [" ".join([word for word in large if not word.startswith(f"{name}@")]) for name in ("9", "10")]
    assert [len(spec.split(" ")) for spec in smaller] == [9, 9]
    for spec in (base("small"), base("large"), *smaller):
        chart = map_of(spec)
        for start in range(chart.size):
            found, ring, steps = {start: 0}, [start], 0
            while ring:
                steps += 1
                ring = [x for x in dict.fromkeys([x for h in ring for x in chart.near[h]]) if x not in found]
                found.update(dict.fromkeys(ring, steps))
            assert [found[h] for h in range(chart.size)] == list(chart.distance[start])
        straight = [(a, b) for a in range(chart.size) for b in range(a)
                    if chart.distance[a][b] == distance(chart.hexes[a], chart.hexes[b])]
        around = chart.size * (chart.size - 1) // 2 - len(straight)
        assert around == (84 if spec in smaller else 0)   # a missing sector leaves a bay in the board


@pytest.mark.rule("GAI-2.2", "GAI-3.7")
def test_both_base_layouts_are_valid_maps():
    for name, hexes, home, transdim, gaia in (("small", 133, 4, 7, 5), ("large", 190, 6, 12, 7)):
        chart = map_of(base(name))
        assert chart.size == hexes
        assert [len(chart.of_type[kind]) for kind in range(c.TERRA, c.LOST)] == [home] * 7 + [gaia, transdim]
        assert is_valid(chart.places, False)


@pytest.mark.rule("GAI-22.1", "GAI-22.2", "GAI-22.3", "GAI-22.4", "GAI-22.5", "GAI-22.6")
def test_research_tracks():
    assert c.STEP_COST == (3, 3, 2, 1, 1, 1)
    assert c.RANGE == (1, 1, 2, 2, 3, 4)
    assert c.PROJECT_COST == (0, 6, 6, 4, 3, 3)
    bonus = [[dict(level.bonus) for level in track] for track in c.LEVELS]
    assert bonus[0] == [{}, {"ore": 2}, {}, {}, {"ore": 2}, {}]
    assert bonus[1] == [{}, {"qic": 1}, {}, {"qic": 1}, {}, {}]
    assert bonus[2] == [{}, {"qic": 1}, {"qic": 1}, {"qic": 2}, {"qic": 2}, {"qic": 4}]
    assert bonus[3] == [{}, {"gaiaformer": 1}, {"token": 3}, {"gaiaformer": 1}, {"gaiaformer": 1}, {"vp": 4}]
    assert c.LEVELS[3][5].per_gaia_planet == 1
    assert bonus[4][5] == {"ore": 3, "credits": 6, "charge": 6}
    assert bonus[5][5] == {"knowledge": 9}
    assert [c.LEVELS[0][5].place, c.LEVELS[1][5].place] == ["federation_token", "lost_planet"]
    assert [dict(level.income) for level in c.LEVELS[4]] == [
        {}, {"credits": 2, "charge": 1}, {"ore": 1, "credits": 2, "charge": 2}, {"ore": 1, "credits": 3, "charge": 3},
        {"ore": 2, "credits": 4, "charge": 4}, {}]
    assert [dict(level.income) for level in c.LEVELS[5]] == [
        {}, {"knowledge": 1}, {"knowledge": 2}, {"knowledge": 3}, {"knowledge": 4}, {}]


@pytest.mark.rule("GAI-8.5")
def test_the_terraforming_wheel():
    assert c.FACTIONS["terrans"].steps == (0, 0, 1, 2, 3, 3, 2, 1, 0, 0, 0)
    for a in range(c.TERRA, c.ICE + 1):
        assert sorted([c.terraforming_steps(a, b) for b in range(c.TERRA, c.ICE + 1)]) == [0, 1, 1, 2, 2, 3, 3]


# every number against the facts

def test_factions_are_as_published():
    for want in facts("factions")["factions"]:
        have = c.FACTIONS[want["id"]]
        assert c.PLANETS[have.home] == want["home"]
        assert have.colour == want["colour"]
        start = want["start"]
        assert (have.credits, have.ore, have.knowledge, have.qic, c.START_POINTS) == (
            start["credits"], start["ore"], start["knowledge"], start["qic"], start["vp"])
        assert have.power == tuple([want["start_power"][area] for area in ("I", "II", "III")])
        assert {c.TRACKS[n]: level for n, level in enumerate(have.research) if level} == want["start_research"]
        assert have.income == gain(want["base_income"])
        for kind, slots in want["income"].items():
            assert have.slots[c.KIND[kind]] == tuple([gain(slot) for slot in slots])
        assert have.academy_right == gain(want["academy_right_action"])


def test_sectors_and_layouts_are_as_published():
    for name, want in facts("sectors")["sectors"].items():
        planets = {(x["q"], x["r"]): x["type"] for x in want["planets"]}
        have = {at: c.PLANETS[c.LETTERS.index(x)] for at, x in zip(ROWS, c.FACES[name]) if x != "."}
        assert have == planets
    setups = facts("map_setups")
    for name, key in (("small", "base_1_2_players"), ("large", "base_3_4_players")):
        assert c.LAYOUTS[name] == {x["sector"]: (x["center"]["q"], x["center"]["r"])
                                   for x in setups["layouts"][key]["sectors"]}
    for faction, places in setups["first_game"]["initial_structures"]["4"].items():
        if faction in c.FACTIONS:
            assert c.FIRST_MINES[faction] == tuple([(x["q"], x["r"]) for x in places])


def test_planets_are_as_published():
    want = facts("planets")
    assert [x["id"] for x in want["types"]][:7] == list(c.PLANETS[1:8])
    for x in want["types"]:
        assert c.LETTERS[c.PLANETS.index(x["id"])] == x["letter"]
    for home, steps in want["terraforming_steps"].items():
        for planet, n in steps.items():
            assert c.terraforming_steps(c.PLANETS.index(home), c.PLANETS.index(planet)) == n


def test_structures_are_as_published():
    want = facts("buildings")
    for kind in c.STRUCTURES[c.MINE:c.LOST_MINE]:
        n, x = c.KIND[kind], want["buildings"][kind]
        assert (c.PIECES[n], c.COST_CREDITS[n], c.COST_ORE[n], c.VALUES[n]) == (
            x["limit"], x["cost"]["credits"], x["cost"]["ore"], x["power_value"])
        assert (n in c.GRANT_TILES) == (x.get("grants") == "tech_tile")
    near = want["buildings"]["trading_station"]["cost_with_opponent_structure_within_2"]
    assert near == {"credits": c.NEAR_CREDITS, "ore": 2}
    for name, table in (("default", c.UPGRADES), ("bescods", c.BESCOD_UPGRADES)):
        for kind, following in want["upgrades"][name].items():
            assert {c.STRUCTURES[x] for x in table[c.KIND[kind]]} == set(following)
    limits = facts("components")["limits"]
    most = [limits[f"{what}_max"] for what in ("ore", "knowledge", "credits")]
    assert most == [c.MOST_ORE, c.MOST_KNOWLEDGE, c.MOST_CREDITS]


def test_research_and_actions_are_as_published():
    want = facts("research_tracks")
    assert tuple(want["order_left_to_right"]) == c.TRACKS
    assert want["advance_cost"] == {"knowledge": c.RESEARCH_COST}
    assert want["crossing_2_to_3"] == {"charge": c.CROSSING_CHARGE}
    assert want["end_vp"] == {str(level): points for level, points in enumerate(c.RESEARCH_POINTS) if points}
    for n, track in enumerate(c.TRACKS):
        for level, x in enumerate(want["tracks"][track]):
            bonus = x.get("immediate", {})
            if isinstance(bonus, dict):
                assert c.LEVELS[n][level].bonus == gain({k: v for k, v in bonus.items() if k != "vp_per_gaia_planet"})
            assert c.LEVELS[n][level].income == gain(x.get("income", {}))
    actions = facts("board_actions")
    assert list(c.ACTIONS) == [x["id"] for x in [*actions["power"], *actions["qic"]]]
    for x in actions["power"]:
        have = c.ACTIONS[x["id"]]
        assert (have.power, have.qic, have.gain, have.steps) == (
            x["cost_power"], 0, gain(x.get("gain", {})), x.get("build_mine_free_steps", 0))
    assert [c.ACTIONS[x["id"]].qic for x in actions["qic"]] == [x["cost_qic"] for x in actions["qic"]]
    free = facts("free_actions")
    assert {f"power_to_{'credit' if what == 'credits' else what}": (n, what) for n, what in
            [(x["cost"]["power"], next(iter(x["gain"]))) for x in free["common"] if isinstance(x["cost"], dict)
             and "power" in x["cost"]]} == FOR_POWER
    assert [(x["cost"]["credits"], next(iter(x["gain"]))) for x in free["faction"]["hadsch_hallas_pi"]] == list(
        FOR_CREDITS.values())


def test_tiles_are_as_published():
    want = facts("tech_tiles")
    for have, found in ((c.STANDARD, want["standard"]), (c.ADVANCED, want["advanced"])):
        assert list(have) == [x["id"] for x in found]
        for x in found:
            tile, effect = have[x["id"]], x["effect"]
            assert tile.gain == gain(effect.get("immediate", {}))
            assert tile.income == gain(effect.get("income", [{}])[0])
            assert tile.action == gain(effect.get("special_action", {}))
            per = dict(effect.get("immediate_per", {}))
            assert (tile.per if tile.gain_per else "") == per.pop("per", "")
            assert tile.gain_per == gain(per)
            trigger = effect.get("trigger", {"on": None, "vp": 0})
            assert (tile.on, tile.points) == (EVENTS.get(trigger["on"], ""), trigger["vp"])
            passing = effect.get("pass_vp", {"per": tile.per, "vp": 0})
            assert (tile.per, tile.pass_points) == (passing["per"], passing["vp"])
            assert tile.big_value == effect.get("passive", {"big_value": 0})["big_value"]
    for x in facts("boosters")["boosters"]:
        tile = c.BOOSTERS[x["id"]]
        assert tile.income == gain({k: v for part in x["income"] for k, v in part.items()})
        passing = x["pass_vp"] or {"per": "", "vp": 0}
        assert (tile.per, tile.pass_points) == (PER.get(passing["per"], passing["per"]), passing["vp"])
        action = x["action"] or {}
        assert (tile.steps, tile.range_bonus) == (action.get("steps", 0), action.get("range_bonus", 0))
    for x in facts("round_scoring")["tiles"]:
        tile = c.ROUND_TILES[x["id"]]
        assert (tile.on, tile.points, list(tile.automa)) == (EVENTS[x["trigger"]], x["vp"], x["automa"])
    assert [x.neutral for x in c.FINAL_TILES.values()] == [x["neutral"] for x in facts("final_scoring")["tiles"]]
    for x in facts("federation_tokens")["tokens"]:
        token = c.FEDERATION_TOKENS["fed_gleens" if x["id"] == "gleens" else x["id"]]
        assert (token.gain, token.copies, token.green) == (gain(x["gain"]), x["count"], x["green"])


TIES = {(): "", ("transdim",): ", first tiebreak: transdim planet",
        ("human",): ", first tiebreak: shortest distance to a human planet"}


def spelled(part):
    """A part of a faction action in the words of the facts."""
    what, *more = part
    if what == "mine":
        return f"build_mine range {more[0]}{TIES[tuple(more[1:])]}"
    return f"upgrade; if impossible build_mine range {more[0]}" if what == "upgrade_or_mine" else " ".join(part)


def test_the_automa_is_as_published():
    want = facts("automa")
    assert len(c.CARDS) == len(want["decision_cards"]) == 17
    for x in want["decision_cards"]:
        card, support = c.CARDS[f"card{x['id']:02}"], x["support"]
        assert (card.pass_light, card.action, card.points) == (x["pass_light"] == "pass", x["action"], x["vp"])
        assert (card.final_tile, card.range, card.direction) == (
            support["final_tile"], support["range"], support["directional"])
        assert (card.count, card.arrow, card.booster, card.first_booster) == (
            support["numbered"]["count"], support["numbered"]["from"], support["booster_when_passing"],
            x["initial_booster_slot"])
    starters = [x["id"] for x in want["decision_cards"] if x["starter"]]
    for name, x in want["difficulty"].items():
        deck = sorted([*[n for n in starters if n not in x.get("remove", [])], *x.get("add", [])])
        assert c.DIFFICULTIES[name].deck == tuple([f"card{n:02}" for n in deck])
        assert c.DIFFICULTIES[name].points == x["start_vp"]
    for name, x in want["faction_cards"].items():
        have = c.AUTOMA_FACTIONS[name]
        assert have.points == x["vp"]
        levels = {track: level for track, level in x["setup"].items() if track in c.TRACKS}
        assert {c.TRACKS[n]: level for n, level in enumerate(have.research) if level} == levels
        assert [spelled(part) for part in have.action] == x["faction_action"]


def test_the_browser_gets_the_boards_as_they_are():
    found = c.catalogue()
    board = found["factions"]["bescods"]
    assert (board["home"], board["start"]["knowledge"], board["income"]) == ("titanium", 1, {"ore": 1})
    assert [sorted(x) for x in board["slots"]["trading_station"]] == [["knowledge"]] * 4
    assert board["steps"] == {"terra": 2, "oxide": 3, "volcanic": 3, "desert": 2, "swamp": 1, "titanium": 0, "ice": 1}
    assert found["structures"]["trading_station"] == {
        "pieces": 4, "credits": 6, "near": 3, "ore": 2, "value": 2, "tile": False}
    assert found["structures"]["academy_right"]["tile"]
    assert [x["step"] for x in found["tracks"]["terraforming"]] == [3, 3, 2, 1, 1, 1]
    assert [x["range"] for x in found["tracks"]["navigation"]] == [1, 1, 2, 2, 3, 4]
    assert [x["cost"] for x in found["tracks"]["gaia_project"]] == [0, 6, 6, 4, 3, 3]
    for what, where in (("step", "terraforming"), ("range", "navigation"), ("cost", "gaia_project")):
        assert not [x[what] for track, levels in found["tracks"].items() for x in levels if track != where and x[what]]
    assert found["tracks"]["economy"][5]["bonus"] == {"credits": 6, "ore": 3, "charge": 6}
    assert found["tracks"]["gaia_project"][5]["per_gaia_planet"] == 1
