"""Set-up (ECL-3)."""
from __future__ import annotations

from collections import Counter

import pytest

from fivesuns.games.eclipse import GAME
from fivesuns.games.eclipse.catalog import PLAYERS, SECTORS, SPECIES, TECHNOLOGIES, ZONES
from fivesuns.games.eclipse.options import NPC_CHOICES
from fivesuns.games.eclipse.sectors import around
from fivesuns.games.eclipse.state import Galaxy
from fivesuns.kernel import IllegalOptions, SealedDice, Table
from fivesuns.texts import LANGUAGES, Texts

from .scenario import galaxy


def opened(seats: int, seed: int = 1, **options: object) -> Table[Galaxy]:
    return Table(GAME, {"seats": seats, **options}, SealedDice.from_seed(seed))


def chosen(seats: int, seed: int = 1, **options: object) -> Table[Galaxy]:
    table = opened(seats, seed, **options)
    while table.ask is not None and any(d.key == "eclipse.species" for d in table.waiting().values()):
        table.answer(next(iter(table.waiting())), 0)
    return table


@pytest.mark.rule("ECL-3.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_technologies_are_drawn_until_there_are_enough_regular_ones(seats: int) -> None:
    for seed in range(6):
        s = opened(seats, seed).state
        regular = sum(n for tech, n in s.tray.items() if TECHNOLOGIES[tech].track >= 0)
        assert regular == PLAYERS[seats].technologies == 8 + 2 * seats
        assert len(s.bag) + sum(s.tray.values()) == 113
        assert "warp_portal" not in {*s.bag, *s.tray}
    rares = [sum(TECHNOLOGIES[tech].track < 0 for tech in opened(6, seed).state.tray) for seed in range(20)]
    assert max(rares) > 1
    assert "warp_portal" in {*opened(2, portals=True).state.bag, *opened(2, portals=True).state.tray}


@pytest.mark.rule("ECL-3.2")
def test_reputation_and_discoveries() -> None:
    s = galaxy()
    assert (len(s.renown), len(s.discoveries)) == (33, 35)
    assert "ancient_warp_portal" not in s.discoveries
    assert len(galaxy(portals=True).discoveries) == 36


@pytest.mark.rule("ECL-3.3", "ECL-23.2")
def test_each_non_player_blueprint_is_an_option_of_its_own() -> None:
    s = opened(2, ancients="advanced", gcds="advanced").state
    assert s.npc == ["advanced", "standard", "advanced"]
    assert {opened(2, seed, guardians="random").state.npc[1] for seed in range(12)} == {"standard", "advanced"}
    with pytest.raises(IllegalOptions, match="legal: standard, advanced"):
        opened(2, ancients="friendly")


@pytest.mark.rule("ECL-3.4")
def test_the_centre_has_its_defence_and_a_discovery() -> None:
    s = opened(3).state
    assert s.where[1] == (0, 0)
    assert s.npcs[1] == 1
    assert 1 in s.facedown


@pytest.mark.rule("ECL-3.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_stacks(seats: int) -> None:
    s = opened(seats).state
    assert s.depth == [10, 12, {2: 5, 3: 8, 4: 14, 5: 16, 6: 18}[seats]]
    assert all(x in s.unused for x in (281, 381, 382))
    with_portals = opened(seats, portals=True).state
    assert with_portals.depth[1] == 13
    assert 381 in with_portals.stacks[2]


@pytest.mark.rule("ECL-3.6")
def test_chance_names_the_start_player() -> None:
    assert {opened(4, seed).state.start for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("ECL-3.7")
def test_species_are_chosen_counter_clockwise_and_a_board_is_taken_once() -> None:
    table = opened(4, 3)
    start = table.state.start
    order = []
    while any(d.key == "eclipse.species" for d in table.waiting().values()):
        seat, = table.waiting()
        order.append(seat)
        names = [table.waiting()[seat].at(i) for i in range(table.waiting()[seat].count())]
        assert len(names) == 12 - 2 * (len(order) - 1)
        table.answer(seat, names[0])
        assert names[0] == "eridani" or "terran_directorate" not in names
    assert order == [(start - 1 - i) % 4 for i in range(4)]
    assert order[-1] == start
    assert len({SPECIES[p.species].colour for p in table.state.players}) == 4
    assert {p.board for p in chosen(6, species="random_terrans").state.players} == {"terran"}
    assert "terran" not in {p.board for p in chosen(6, species="random_aliens").state.players}


@pytest.mark.rule("ECL-3.8")
@pytest.mark.parametrize("seats", range(2, 7))
def test_starting_and_guardian_sectors_face_the_centre(seats: int) -> None:
    s = chosen(seats).state
    homes = [tile for tile in s.where if SECTORS[tile].ring == "starting"]
    guards = [tile for tile in s.where if SECTORS[tile].ring == "guardian"]
    assert (len(homes), len(guards)) == (seats, 6 - seats)
    for tile in homes + guards:
        arrow = s.turned[tile] % 6
        assert around(around(s.where[tile])[arrow])[arrow] == (0, 0)
    assert all(s.npcs[tile] == 1 and tile in s.facedown for tile in guards)
    assert len([x for x in s.unused if SECTORS[x].ring == "starting"]) == 12 - seats


@pytest.mark.rule("ECL-3.9")
def test_every_board_is_laid_out() -> None:
    s = galaxy(2, ["hydran", "planta"])
    p = s.players[0]
    assert (p.discs + 1, p.spare, p.colony) == (13, 3, 3)
    assert p.stuff == [2, 6, 2]
    assert s.players[1].colony == 4
    assert sum(p.track) + len(s.cubes[224]) == 33
    assert s.passed == [False, False]
    assert galaxy(2, ["eridani", "planta"]).players[0].discs + 1 == 11


@pytest.mark.rule("ECL-3.10")
def test_ship_cubes_and_disc_in_the_starting_sector() -> None:
    s = galaxy(4, ["terran_federation", "orion", "hydran", "eridani"])
    assert s.fleets[223, 0] == (1, 0, 0, 0)
    assert s.fleets[232, 1] == (0, 1, 0, 0)
    assert s.cubes[223] == (0, 2, 4)     # money, science, material, none of the advanced ones
    assert s.players[0].track == [10, 10, 10]
    assert s.cubes[224] == (0, 1)     # money and the advanced science square
    assert s.players[2].track == [11, 10, 10]
    assert Counter(s.owner.values()) == {0: 1, 1: 1, 2: 1, 3: 1}
    assert len(s.players[3].reputation) == 2
    assert len(s.renown) == 31


@pytest.mark.rule("ECL-3.6")
def test_the_table_may_name_the_start_player() -> None:
    assert [opened(3, seed, start_player=str(n)).state.start for seed in (1, 2) for n in (1, 2, 3)] == [0, 1, 2] * 2
    with pytest.raises(IllegalOptions, match="legal: lot, 1 to 3"):
        opened(3, start_player="4")


@pytest.mark.rule("ECL-3.8")
def test_the_starting_zones_may_be_drawn_by_lot() -> None:
    found = set()
    for seed in range(12):
        s = chosen(4, seed, zones="lot").state
        homes = tuple(s.where[SPECIES[p.species].home] for p in s.players)
        assert set(homes) == {ZONES[zone] for zone in PLAYERS[4].zones}
        found.add(homes)
        s = chosen(4, seed).state
        assert [s.where[SPECIES[p.species].home] for p in s.players] == [ZONES[zone] for zone in PLAYERS[4].zones]
    assert len(found) > 3


@pytest.mark.rule("ECL-3.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_that_is_not_in_the_box_is_called_an_expansion(language: str) -> None:
    texts, word = Texts(language, "eclipse"), {"en": "expansion", "ru": "дополнение", "uk": "доповнення"}[language]
    for kind in ("ancients", "guardians", "gcds"):
        assert [value for value in NPC_CHOICES if word in texts.say(f"option-{kind}-{value}")] == ["worlds_afar"]
