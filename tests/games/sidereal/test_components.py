"""What is in the box: against the counts that the rules state, and against the facts (tests/facts)."""
from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from fivesuns.games.sidereal import shapes
from fivesuns.games.sidereal.catalog import (
    ACKNOWLEDGEMENTS,
    CARDS,
    CLIMATES,
    COLONIES,
    CONFLUENCE,
    ENVOYS,
    EXTORTIONS,
    KINDS,
    LARGE,
    LEFTOVERS,
    PENALTY,
    RELICS,
    SEEDLINGS,
    SHARING,
    SHARING_YENGII,
    SIZE,
    SMALL,
    SPECIES,
    TEAMS,
    TECHNOLOGIES,
    TRACKS,
    TWELFTHS,
    UNLIMITED,
    VALUE,
    Bundle,
    Card,
    Converter,
    Face,
    Special,
    catalogue,
    value,
)
from tests.typed import flaw_of

FACTS = Path(__file__).parents[2] / "facts" / "sidereal"
SORTS = {"relic_world": "relic", "territory_tile": "territory", "computer_world": "computer",
         "nullspace_colony": "nullspace", "split_half": "half"}
LOANS = {"loan_until_end_of_round": "returns", "permanent": "stays", "never": "never"}
BORDERED = [card for card in CARDS.values() if card.species and card.sort != "deck"]


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text("utf-8"))


PRINTED: dict[str, Any] = {x["id"]: x for x in facts("species_cards")["cards"]}
BY_NUMBER: dict[Any, str] = {x["num"]: id for id, x in PRINTED.items()}


def shown(converter: Converter) -> dict[str, Any]:
    """As the facts write it."""
    return {"arrow": converter.arrow, "inputs": [dict(x) for x in converter.inputs], "output": dict(converter.output),
            "donation": dict(converter.donation)}


def run_on(face: Face | None) -> list[Converter]:
    """The converters that leave the card as it is, and that of a relic deck."""
    return [] if face is None else [x for x in face.converters if x.effect in ("", "relic")]


def with_effect(card: Card, effect: str) -> list[Converter]:
    return [x for x in card.front.converters if x.effect == effect]


def sizes(bundle: Bundle) -> Counter[str]:
    found: Counter[str] = Counter()
    for word, many in bundle.items():
        found[SIZE.get(word, word.removeprefix("any_"))] += many
    return found


def faces(card: Card) -> Iterator[tuple[str, Face]]:
    yield "front", card.front
    if card.back is not None:
        yield "back", card.back


# species cards and tiles

def test_every_card_of_the_facts_is_there_and_no_other() -> None:
    assert {card.id for card in BORDERED} == set(PRINTED)
    assert set(CARDS) == {*PRINTED, *COLONIES, *TEAMS, "faderan_relic_deck"}
    assert [card.id for card in CARDS.values()] == list(CARDS)


@pytest.mark.parametrize("id", PRINTED)
def test_a_card_is_as_printed(id: str) -> None:
    x, card = PRINTED[id], CARDS[id]
    assert (card.species, card.sort) == (x["species"], SORTS.get(x["category"], x["category"]))
    assert card.number == (x["num"] if isinstance(x["num"], int) else 0)
    assert (card.technology, card.era) == (x.get("technology", ""), x.get("era", 0))
    assert card.loan == LOANS[x["loan"]]
    assert card.by_owner == x.get("runnable_by_owner", True)
    assert list(card.tucks) == [u["technology"] for u in x.get("upgrades", []) if u["type"] == "spend_card"]
    assert [shown(c) for c in with_effect(card, "upgrade")] == [
        {"arrow": u["arrow"], "inputs": u["inputs"], "output": u["output"], "donation": {}}
        for u in x.get("upgrades", []) if u["type"] == "converter"]
    assert list(card.front.converters) == [*run_on(card.front), *with_effect(card, "upgrade")]
    assert (card.back is not None) == ("back" in x)
    assert [face.climate for _, face in faces(card)] == [x.get("climate", "")] * (1 + ("back" in x))


@pytest.mark.parametrize("id", [id for id, x in PRINTED.items() if x["category"] != "split_half"])
def test_the_converters_of_a_card_are_as_printed(id: str) -> None:
    x, card = PRINTED[id], CARDS[id]
    for side, face in faces(card):
        printed = x.get(side, {"converters": []})
        due = [{k: v for k, v in c.items() if k != "fleet_support"} for c in printed["converters"]]
        drawn = [c["output"].pop("relic", 0) for c in due]
        assert [shown(c) for c in run_on(face)] == due
        assert [c.effect for c in run_on(face)] == ["relic" if n else "" for n in drawn]
        worth = printed.get("printed_value", {"in": [], "out": 0})
        ratios = [c.worth for c in run_on(face) if c.worth is not None]
        assert [n / 2 for inputs, _ in ratios for n in inputs] == worth["in"]
        assert sum([output for _, output in ratios]) / 2 == worth["out"]


@pytest.mark.parametrize("id", PRINTED)
def test_a_card_enters_play_as_printed(id: str) -> None:
    x, card = PRINTED[id]["enter_play"], CARDS[id]
    if x["by"] == "run_own_converter":
        assert card.entry is not None
        assert (card.entry.effect, shown(card.entry)) == (
            "enter", {"arrow": x["arrow"], "inputs": x["inputs"], "output": x["output"], "donation": {}})
    else:
        assert card.entry is None
    assert (id in SPECIES[card.species].cards) == (x["by"] == "start")
    assert (id in RELICS) == (x["by"] == "top_of_relic_deck")
    gain = x.get("immediate_gain", {})
    assert dict(card.gains) == {kind: n for kind, n in gain.items() if kind in (*KINDS, "vp")}


@pytest.mark.rule("SDC-12.5", "SDC-12.7")
def test_the_relics_that_need_more_than_converters() -> None:
    found = {CARDS[id].number: CARDS[id].special for id in RELICS if CARDS[id].special is not None}
    gains = {n: PRINTED[BY_NUMBER[n]]["enter_play"]["immediate_gain"] for n in found}
    gift = PRINTED[BY_NUMBER[59]]["rewards"]
    assert found == {
        59: Special(giver=gift["giver"], owner=gift["faderan"]),
        60: Special(acknowledgements=3, discount=gains[60]["vp_per_3_acknowledgements_held_by_others_rounded_up"]),
        61: Special(colonies=gains[61]["colonies_from_top_of_deck"], support=2),
        66: Special(sharing=gains[66]["sharing_bonus_current_round"])}
    assert {n: PRINTED[BY_NUMBER[n]]["special"] for n in (59, 60, 61)} == {
        59: "on_trade_away", 60: "ack_discount", 61: "colony_support_plus_2"}
    deck = CARDS["faderan_relic_deck"]
    assert (deck.sort, deck.loan, deck.back, deck.entry) == ("deck", "never", None, None)
    assert [(x.effect, shown(x)) for x in deck.front.converters] == [
        ("relic", {"arrow": "purple", "inputs": [{"white": 4, "colony_ice": 1}], "output": {}, "donation": {}})]
    assert deck.id in SPECIES["faderan"].cards
    assert not set(RELICS) & {*SPECIES["faderan"].cards, *SPECIES["faderan"].deck}


@pytest.mark.rule("SDC-12.13")
def test_halves_know_their_mates_and_hold_their_parts() -> None:
    halves = [x for x in PRINTED.values() if x["category"] == "split_half"]
    assert len(halves) == 6
    for x in halves:
        card = CARDS[x["id"]]
        assert (card.mate, card.left) == (BY_NUMBER[x["mate"]], x["side"] == "left")
        assert CARDS[card.mate].mate == card.id
        assert CARDS[card.mate].left != card.left
        for side, face in faces(card):
            assert [shown(c) for c in face.converters] == [
                {"arrow": "white", "inputs": [x[side]["input_part"]], "output": x[side]["output_part"],
                 "donation": x[side]["donation_part"]}]
    assert [card.id for card in CARDS.values() if card.mate] == sorted([x["id"] for x in halves], key=list(CARDS).index)


@pytest.mark.rule("SDC-12.10", "SDC-12.12")
def test_fleet_support_that_is_needed_and_given() -> None:
    for id, x in PRINTED.items():
        for side, face in faces(CARDS[id]):
            printed = x.get(side, {})
            shared = printed.get("fleet_support_shared", 0)
            due = [c.get("fleet_support", shared) for c in printed.get("converters", [])]
            assert CARDS[id].sort == "half" or [c.fleet for c in run_on(face)] == due
            assert face.shared == bool(shared)
            assert face.fleet == x.get("fleet_support_provided", 0)
    assert [id for id, card in CARDS.items() if any([face.shared for _, face in faces(card)])] == [
        "imdril_asteroid_mining"]
    assert not [card.id for card in CARDS.values() if card.species != "imdril"
                if any([face.fleet or any([x.fleet for x in face.converters]) for _, face in faces(card)])]


@pytest.mark.rule("SDC-9.3", "SDC-12.4")
def test_interest_is_paid_in_the_kind_that_was_put_in() -> None:
    cards = [card for card in CARDS.values() if card.sort == "interest"]
    assert len(cards) == 6
    for card in cards:
        assert not card.by_owner
        same = PRINTED[card.id]["same_kind_in_out"] is True
        assert [x.interest for _, face in faces(card) for x in face.converters] == [same, same]
    others = [card for card in CARDS.values() if card.sort != "interest"]
    assert all([card.by_owner for card in others])
    assert not [card.id for card in others for _, face in faces(card) if any([x.interest for x in face.converters])]


@pytest.mark.rule("SDC-7.26", "SDC-12.27", "SDC-12.29")
def test_what_zeth_keep_to_themselves_and_what_goes_to_one_player() -> None:
    kept = [card.number for card in CARDS.values() if card.loan == "never" and card.species == "zeth"]
    assert kept == [252, 271, 274, 275]
    whole = [(card.number, side) for card in CARDS.values() for side, face in faces(card)
             if any([x.whole for x in face.converters])]
    assert whole == [(271, "front"), (271, "back")]
    red = [card.number for card in CARDS.values() if any([x.arrow == "red" for x in card.front.converters])]
    assert red == [252, 274, 275]


@pytest.mark.rule("SDC-7.15", "SDC-8.10")
def test_worked_examples_that_show_cards() -> None:
    found = {x["id"]: x["expect"] for x in facts("seed_examples")["examples"]}
    upgrade, = with_effect(CARDS[BY_NUMBER[46]], "upgrade")
    assert (dict(upgrade.inputs[0]), dict(upgrade.output)) == (found["EX-3"]["pay"], found["EX-3"]["gain"])
    assert all(["nanotechnology" in CARDS[f"{species}_genetic_engineering"].tucks for species in SPECIES])
    hybrid = CARDS[BY_NUMBER[231]].back
    assert hybrid is not None
    assert [dict(x.donation) for x in hybrid.converters] == [found["EX-6"]["donation"]]


@pytest.mark.rule("SDC-20.7", "SDC-3.2")
def test_printed_ratios() -> None:
    found = {x["id"]: x["expect"] for x in facts("seed_examples")["examples"]}
    single = {**found["EX-11"], "149": found["EX-12"]["149"]}
    for number, (paid, made) in single.items():
        converter, = run_on(CARDS[BY_NUMBER[int(number)]].front)
        assert converter.worth == ((2 * paid,), 2 * made)
    several = [x.worth for x in run_on(CARDS[BY_NUMBER["B1"]].front)]
    assert sorted([x for x in several if x]) == [((2 * paid,), 2 * made) for paid, made in sorted(found["EX-12"]["B1"])]


# colonies, teams, technologies

def test_colonies_agree_with_the_facts() -> None:
    found = {x["id"]: x for x in facts("colonies")["colonies"]}
    assert list(COLONIES) == list(found)
    for id, x in found.items():
        card = COLONIES[id]
        assert (card.number, card.sort, card.species, card.loan, card.tucks) == (x["num"], "colony", "", "stays", ())
        top, settle = card.front.converters
        assert (card.front.climate, shown(top), top.effect) == (x["front"]["climate"], x["front"]["converter"], "")
        assert (settle.effect, shown(settle)) == ("settle", {**x["settle"], "donation": {}})
        assert card.back is not None
        assert (card.back.climate, [shown(c) for c in card.back.converters]) == (
            x["back"]["climate"], [x["back"]["converter"]])


def test_research_teams_agree_with_the_facts() -> None:
    found = {x["id"]: x for x in facts("research_teams")["teams"]}
    assert list(TEAMS) == list(found)
    for id, x in found.items():
        card = TEAMS[id]
        assert (card.number, card.sort, card.species, card.loan) == (x["num"], "team", "", "stays")
        assert (card.era, card.technology, card.back) == (x["era"], x["technology"] or "", None)
        assert [(c.effect, shown(c)) for c in card.front.converters] == [
            ("invent", {"arrow": "purple", "inputs": x["cost_options"], "output": {"vp": x["vp"]}, "donation": {}})]


def test_technologies_agree_with_the_facts() -> None:
    found = {x["id"]: x for x in facts("technologies")["technologies"]}
    assert set(TECHNOLOGIES) == set(found)
    for id, x in found.items():
        mine = TECHNOLOGIES[id]
        assert (mine.id, mine.era, mine.team) == (id, x["era"], x["research_team"])
        assert list(mine.tucks) == x["upgrade_by_spending"]
        assert sorted(mine.upgrades) == sorted(x["used_to_upgrade_technologies"] + x["used_to_upgrade_species_cards"])
        assert {s: CARDS[f"{s}_{id}"].number for s in SPECIES} == x["card_num_by_species"]
        assert all([dict(CARDS[f"{s}_{id}"].front.converters[0].inputs[0]) == x["input"] for s in SPECIES])


# species, tracks, numbers of the rules

@pytest.mark.rule("SDC-5.12", "SDC-12.31")
def test_species_agree_with_the_facts() -> None:
    found = {x["id"]: x for x in facts("species")["species"]}
    assert list(SPECIES) == sorted(found, key=lambda id: found[id]["order_simple_to_hard"])
    for id, x in found.items():
        mine = SPECIES[id]
        assert (mine.id, mine.rank) == (id, x["order_simple_to_hard"])
        assert [mine.support, mine.tie] == [UNLIMITED if n == "infinite" else n
                                            for n in (x["colony_support"], x["bid_tiebreaker"])]
        assert dict(mine.start) == x["starting_resources"]
        assert (mine.colonies, mine.teams) == (x["starting_colonies"], x["starting_era1_research_teams"])
        assert [CARDS[card].number for card in mine.cards if CARDS[card].number] == x["starting_card_nums"]
        assert [card for card in mine.cards if not CARDS[card].number] == (
            ["faderan_relic_deck"] if id == "faderan" else [])
        numbers = [CARDS[card].number or UNLIMITED ** 2 for card in mine.deck]
        assert numbers == sorted(numbers)
        assert {*mine.cards, *mine.deck, *RELICS} >= {card.id for card in CARDS.values() if card.species == id}
        assert not set(mine.cards) & set(mine.deck)
    example = {x["id"]: x["expect"] for x in facts("seed_examples")["examples"]}["EX-1"]
    faderan = SPECIES["faderan"]
    assert example == {**faderan.start, "colonies": faderan.colonies, "research_teams": faderan.teams,
                       "converter_cards": len(faderan.cards) - 1}


@pytest.mark.rule("SDC-5.7", "SDC-5.8")
def test_tracks_and_bonuses_agree_with_the_facts() -> None:
    assert {str(n): list(bids) for n, bids in TRACKS.items()} == facts("bid_tracks")["tracks"]
    assert all([len(bids) == n for n, bids in TRACKS.items()])
    found = facts("confluence")["by_players_rounds_1_to_6"]
    assert {str(n): {"sharing": list(SHARING[n]), "yengii": list(SHARING_YENGII[n])} for n in SHARING} == found
    assert set(SHARING) == set(SHARING_YENGII)
    assert [(x.number, x.round, list(x.players), x.sharing, x.yengii) for x in CONFLUENCE] == [
        (x["num"], x["round"], x["players"], x["sharing_bonus"], x["yengii_sharing_bonus"])
        for x in facts("confluence")["cards"]]
    for n in SHARING:
        assert [x.round for x in CONFLUENCE if n in x.players] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SDC-7.5", "SDC-14.3", "SDC-15.2")
def test_numbers_of_the_rules_agree_with_the_facts() -> None:
    found = facts("components")

    def by_size(x: Mapping[str, Any]) -> dict[str, Any]:
        sized = {name.removesuffix("_cube"): n for name, n in x.items() if name != "cube"}
        return {**sized, **dict.fromkeys(("small", "large"), x["cube"])} if "cube" in x else sized

    assert {size: n / 2 for size, n in VALUE.items()} == by_size(found["value_guide"])
    assert by_size(found["default_penalty_vp"]) == PENALTY
    assert by_size(found["end_game_vp"]["exact_variant_twelfths"]) == TWELFTHS
    assert LEFTOVERS == {"octagon": 1, "large": 2, "small": 3}
    assert all([TWELFTHS[size] * n == 6 for size, n in LEFTOVERS.items()])


@pytest.mark.rule("SDC-3.1")
def test_kinds_and_their_sizes() -> None:
    found = {kind: size for kind, (size, _) in facts("species_cards")["resources"].items() if kind != "vp"}
    assert found == SIZE
    assert set(KINDS) == set(SIZE)
    assert [SIZE[kind] for kind in (*SMALL, *LARGE)] == ["small"] * 3 + ["large"] * 3
    words = {*KINDS, "vp", "any_small", "any_large", "envoy", "colony_any", *[f"colony_{x}" for x in CLIMATES]}
    for card in CARDS.values():
        for x in [c for _, face in faces(card) for c in face.converters] + [c for c in (card.entry,) if c]:
            assert {word for bundle in (*x.inputs, x.output, x.donation) for word in bundle} <= words, card.id
    assert [value({kind: 1}) for kind in ("green", "ship", "black", "octagon", "vp", "wild_small", "any_large")] == [
        2, 2, 3, 6, 6, 2, 3]
    assert value({"colony_ice": 1, "envoy": 2, "white": 3}) == 6


# counts

@pytest.mark.rule("SDC-2.2")
def test_species_tokens() -> None:
    tokens = facts("components")["tokens"]
    assert [ACKNOWLEDGEMENTS, SEEDLINGS, ENVOYS, EXTORTIONS] == [11, 6, 7, 8] == [tokens[name]["count"] for name in (
        "faderan_acknowledgements", "caylion_seedlings", "zeth_envoys", "zeth_extortion")]
    assert len([card for card in CARDS.values() if card.sort == "territory"]) == 3


@pytest.mark.rule("SDC-2.5", "SDC-20.1")
def test_there_are_as_many_cards_as_the_rules_say() -> None:
    found = facts("components")
    reference = found["reference_card_per_species"]
    mine = Counter([card.species for card in BORDERED if card.sort != "territory"])
    assert {species: n + reference for species, n in mine.items()} == {s: found["cards"][s] for s in SPECIES} == {
        "caylion": 26, "eni_et": 32, "faderan": 38, "imdril": 33, "kjas": 25, "kit": 41, "unity": 29, "yengii": 27,
        "zeth": 27}
    assert [len(TEAMS), len(COLONIES), len(CONFLUENCE)] == [41, 40, 12] == [
        found["cards"][name] for name in ("technology_research_team", "colony", "confluence")]
    assert (sum(mine.values()), len(BORDERED), len(RELICS)) == (269, 272, 12)
    assert Counter([card.sort for card in CARDS.values() if card.species == "kit"])["nullspace"] == 13
    assert Counter([card.era for card in TEAMS.values()]) == {1: 7, 2: 7, 3: 7, 4: 20}


@pytest.mark.rule("SDC-2.6", "SDC-20.1")
def test_card_numbers_are_in_their_ranges_and_unique() -> None:
    ranges = facts("components")["card_numbers"]
    groups: dict[str, list[int]] = {}
    for card in CARDS.values():
        name = {"relic": "faderan_relic_worlds", "nullspace": "kit_colonies", "colony": "colonies",
                "team": "technologies"}.get(card.sort, card.species)
        groups.setdefault(name, []).extend([card.number] if card.number else [])
    for name, numbers in groups.items():
        first, last = ranges[name]
        reference = name in SPECIES
        assert len(set(numbers)) == len(numbers) == last - first + 1 - reference, name
        assert first <= min(numbers) <= max(numbers) <= last
    assert sorted([x.number for x in CONFLUENCE]) == list(range(360, 372))
    assert [card.id for card in CARDS.values() if not card.number] == [
        *[card.id for card in CARDS.values() if card.sort == "territory"], "faderan_relic_deck"]


# invariants

@pytest.mark.rule("SDC-20.2")
def test_a_technology_has_the_same_sizes_for_every_species() -> None:
    for technology in TECHNOLOGIES:
        for side in ("front", "back"):
            profiles = []
            for species in SPECIES:
                x, = dict(faces(CARDS[f"{species}_{technology}"]))[side].converters
                if side == "front" or species != "unity":
                    profiles.append([sizes(x.inputs[0]), sizes(x.output), sizes(x.donation)])
            assert profiles == profiles[:1] * len(profiles), (technology, side)


@pytest.mark.rule("SDC-20.3")
def test_an_upgraded_side_makes_all_that_the_front_made() -> None:
    less = []
    for card in CARDS.values():
        if card.back is not None and card.species:
            fronts = [x for x in card.front.converters if not x.effect]
            assert len(card.back.converters) >= len(fronts)
            if card.sort == "technology":
                assert made(card.back.converters[0]) > made(fronts[0]), card.id
            less += [card.id for x, y in zip(fronts, card.back.converters, strict=False)
                     if not (contains(y.output, x.output) and contains(y.donation, x.donation))]
    interest = [id for id, card in CARDS.items() if card.sort == "interest"]
    assert less == [*interest, "kjas_starstrider_jumpcores", "zeth_envoys"]


def made(converter: Converter) -> int:
    return value(converter.output) + value(converter.donation)


def contains(more: Bundle, less: Bundle) -> bool:
    return all([more.get(kind, 0) >= n for kind, n in less.items()])


@pytest.mark.rule("SDC-20.4")
def test_the_alternatives_of_a_research_team_are_worth_the_same() -> None:
    for team in TEAMS.values():
        invent, = team.front.converters
        assert len({value(cost) for cost in invent.inputs}) == 1, team.id
        assert len(invent.inputs) == (3 if team.era == 4 else 2)


@pytest.mark.rule("SDC-20.5")
def test_climates_and_products_of_the_colonies() -> None:
    settled = [card.back for card in COLONIES.values() if card.back is not None]
    for sides in ([card.front for card in COLONIES.values()], settled):
        assert Counter([face.climate for face in sides]) == dict.fromkeys(CLIMATES, 10)
    made = Counter([next(iter(x.output)) if sum(x.output.values()) == 1 else "two small" for face in settled
                    for x in face.converters])
    assert made == {"blue": 10, "yellow": 10, "black": 10, "octagon": 5, "two small": 5}
    assert all([sizes(x.output) == {"small": 2} for face in settled for x in face.converters
                if sum(x.output.values()) == 2])


@pytest.mark.rule("SDC-20.6")
def test_what_each_species_starts_with_is_worth() -> None:
    assert {id: value(x.start) / 2 for id, x in SPECIES.items()} == {
        "caylion": 15, "eni_et": 7.5, "faderan": 12, "imdril": 18.5, "kjas": 15.5, "kit": 15.5, "unity": 11.5,
        "yengii": 12, "zeth": 10.5}


# for the browser

def test_the_catalogue_says_what_the_box_holds() -> None:
    found = catalogue()
    assert not flaw_of(found, shapes.Catalogue)
    assert json.loads(json.dumps(found)) == found
    assert set(get_type_hints(shapes.Card)) == {name for name in get_type_hints(Card) if name != "id"}
    assert list(found["cards"]) == list(CARDS)
    for id, card in found["cards"].items():
        mine = CARDS[id]
        assert [card["number"], card["sort"], card["species"] or "", card["technology"] or "", card["era"],
                card["loan"], card["mate"] or "", card["left"], card["by_owner"], tuple(card["tucks"]),
                card["gains"]] == [mine.number, mine.sort, mine.species, mine.technology, mine.era,
                                   mine.loan, mine.mate, mine.left, mine.by_owner, mine.tucks, mine.gains]
        for told, face in ((card["front"], mine.front), (card["back"], mine.back)):
            assert (told is None) == (face is None)
            if told is not None and face is not None:
                assert (told["climate"] or "", told["fleet"], told["shared"]) == (face.climate, face.fleet, face.shared)
                assert [read(x) for x in told["converters"]] == list(face.converters)
        assert (None if card["entry"] is None else read(card["entry"])) == mine.entry
        assert (None if card["special"] is None else Special(**card["special"])) == mine.special
    for species in SPECIES.values():
        told_of = found["species"][species.id]
        assert (told_of["support"], told_of["tie"]) == (
            (None, None) if species.id == "kit" else (species.support, species.tie))
        assert [told_of["rank"], told_of["start"], told_of["colonies"], told_of["teams"], tuple(told_of["cards"]),
                tuple(told_of["deck"])] == [species.rank, species.start, species.colonies, species.teams, species.cards,
                                            species.deck]
    technologies = found["technologies"].items()
    assert {id: (x["era"], x["team"], tuple(x["tucks"]), tuple(x["upgrades"])) for id, x in technologies} == {
        x.id: (x.era, x.team, x.tucks, x.upgrades) for x in TECHNOLOGIES.values()}
    assert found["relics"] == list(RELICS)
    assert [found["tracks"]["4"], found["sharing"]["5"], found["sharing_yengii"]["9"]] == [
        [1, 1, 2, 3], [6, 6, 5, 4, 3, 1], [2, 2, 1, 1, 0, 0]]
    assert [len(found[name]) for name in ("tracks", "sharing", "sharing_yengii")] == [7, 6, 6]
    assert found["tokens"] == {"acknowledgement": 11, "seedling": 6, "envoy": 7, "extortion": 8}
    assert [found["value"][kind] for kind in ("wild_small", "ship", "yellow", "octagon", "vp")] == [2, 2, 3, 6, 6]
    assert [found["penalty"][kind] for kind in ("green", "wild_large", "ship", "octagon", "vp", "card")] == [
        1, 1, 1, 2, 2, 2]
    assert [found["twelfths"][kind] for kind in ("green", "wild_large", "ship", "octagon")] == [2, 3, 2, 6]
    assert found["leftovers"] == LEFTOVERS


def read(told: shapes.Converter) -> Converter:
    worth = told["worth"]
    return Converter(arrow=told["arrow"], inputs=tuple(told["inputs"]), output=told["output"],
                     donation=told["donation"], effect=told["effect"], fleet=told["fleet"], interest=told["interest"],
                     whole=told["whole"], worth=None if worth is None else (tuple(worth["inputs"]), worth["output"]))
