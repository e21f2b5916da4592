"""Technologies: what is owned, what lies in the deck, and how it comes from there."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import research, values
from fivesuns.games.twilight.catalog import FACTIONS, TECHNOLOGIES
from fivesuns.kernel import QuickDice
from tests.games.twilight.scenario import act, begin, put


@pytest.mark.rule("TI-37.10", "TI-37.2", "TI-37.1")
def test_who_researches_takes_a_card_from_the_own_deck_and_owns_it_openly() -> None:
    t = act(begin(), ("perform", 0, "technology", 0)).play(0, "antimass_deflectors")
    assert t.s.players[0].technologies == {"antimass_deflectors": True}
    assert "antimass_deflectors" not in research.deck(t.s, 0)
    assert "antimass_deflectors" in research.deck(t.s, 1), "each has a deck of one's own"
    assert t.table.view(1)["players"][0]["technologies"] == {"antimass_deflectors": True}
    again = act(t.s, ("perform", 0, "technology", 0))
    assert again.refused(0, "antimass_deflectors") == "no-such-part", "there is one card of it"


@pytest.mark.rule("TI-37.2")
@pytest.mark.parametrize(("owned", "price"), [({}, 4), ({"sarween_tools": True}, 3)])
def test_what_lies_in_the_deck_does_nothing(owned: dict[str, bool], price: int) -> None:
    s = begin()
    put(s, 0, "jord", space_dock=1)
    s.system = s.board.homes[0]
    s.players[0].technologies = owned
    assert ("sarween_tools" in research.deck(s, 0)) == (not owned)
    assert act(s, ("produce",)).play(0, "cruiser,2").table.waiting()[0].about == (price,)


@pytest.mark.rule("TI-37.1")
def test_an_exhausted_technology_is_owned_for_the_whole_game() -> None:
    s = begin()
    s.players[0].technologies = {"transit_diodes": False}
    t = act(s, ("ready_cards",))
    assert t.s.players[0].technologies == {"transit_diodes": True}


@pytest.mark.rule("TI-37.10", "TI-35.1")
def test_an_upgrade_goes_onto_the_sheet() -> None:
    s = begin()
    s.players[0].technologies = {"antimass_deflectors": True, "gravity_drive": True}
    assert values.unit(s, 0, "carrier").id == FACTIONS["sol"].sheet["carrier"]
    t = act(s, ("perform", 0, "technology", 0)).play(0, "advanced_carrier_ii")
    assert values.unit(t.s, 0, "carrier").id == "advanced_carrier_ii"


@pytest.mark.rule("TI-37.11")
def test_technologies_of_other_factions_cannot_be_researched() -> None:
    s = begin()
    s.players[0].technologies = dict.fromkeys([x.id for x in TECHNOLOGIES.values() if not x.faction and x.colour], True)
    t = act(s, ("perform", 0, "technology", 0))
    own, others = FACTIONS["sol"].own_technologies, FACTIONS["norr"].own_technologies
    assert [t.refused(0, x) for x in own] == ["", ""]
    assert [t.refused(0, x) for x in others] == ["no-such-part", "no-such-part"]


@pytest.mark.rule("TI-37.4", "H-8")
def test_a_deck_can_be_looked_through_at_any_time() -> None:
    s = begin()
    s.players[0].technologies = {"sarween_tools": True}
    s.active = 1
    t = act(s, ("choose_action",))
    for seat in (0, 2, None):
        assert t.table.view(seat)["players"][0]["deck"] == research.deck(t.s, 0)
    assert len(research.deck(t.s, 0)) == 25 + 2 - 3, "owned: one; and two upgrades that Sol has better ones of"


@pytest.mark.rule("A-37", "TI-37.12")
@pytest.mark.parametrize("faction", [x for x in FACTIONS if x != "nekro"])
def test_until_all_is_known_something_can_be_researched_without_exhausting_a_specialty(faction: str) -> None:
    s = begin((faction, "nekro", "hacan" if faction != "hacan" else "sol"))
    p, dice = s.players[0], QuickDice(1)
    p.planets, p.technologies = {}, dict.fromkeys(FACTIONS[faction].technologies, True)
    while research.deck(s, 0):
        found = research.possible(s, 0)
        assert found, p.technologies
        p.technologies[found[dice.below(len(found))]] = True
