"""Everything in the box has a name in every language, and a word means one thing."""
from __future__ import annotations

import re
from typing import Any

import pytest

from fivesuns.games.twilight.catalog import (
    ABILITIES,
    ACTION_CARDS,
    ACTION_DECK,
    AGENDAS,
    COLOURS,
    FACTIONS,
    NOTES,
    OBJECTIVES,
    PLANETS,
    POOLS,
    STRATEGY,
    SYSTEMS,
    TECHNOLOGIES,
    TYPES,
    UNITS,
    WINDOWS,
    notes_of,
)
from fivesuns.texts import LANGUAGES, Texts
from tests.games.twilight.test_components import by_id, facts, word

FACTION_ABILITIES = [id for faction in FACTIONS.values() for id in faction.abilities]
TOKENS = [token for faction in FACTIONS.values() for token in faction.tokens]
KINDS = [*COLOURS, *sorted({planet.trait for planet in PLANETS.values() if planet.trait}),
         *sorted({system.anomaly for system in SYSTEMS.values() if system.anomaly}), "alpha", "beta", "delta",
         "ship", "ground", "structure"]
GROUPS = [FACTIONS, SYSTEMS, PLANETS, UNITS, [id for id, x in TECHNOLOGIES.items() if not x.unit], FACTION_ABILITIES,
          STRATEGY, ACTION_CARDS, AGENDAS, OBJECTIVES, NOTES, TOKENS, POOLS, KINDS]
COUNTED = [*TYPES, "trade_good", "commodity", "command_token"]
WORDS = [*[id for group in GROUPS for id in group], *TYPES, *TECHNOLOGIES, *[f"window-{id}" for id in WINDOWS]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    texts = Texts(language, "twilight")
    found = {id: texts.find([id]) for id in WORDS}
    assert not [id for id, name in found.items() if not name or "{" in name]           # a reference that leads nowhere
    amounts = [texts.find([f"amount-{id}"], {"n": 3}) or "" for id in COUNTED]
    assert [amount.split(" ")[0] for amount in amounts] == ["3"] * len(COUNTED)


def test_copies_of_cards_and_notes_are_called_by_their_name() -> None:
    texts = Texts("en", "twilight")
    assert {texts.name(card) for card in ACTION_DECK} == {texts.say(id) for id in ACTION_CARDS}
    assert [texts.name(note) for note in notes_of(3, "winnu")] == [
        "Ceasefire", "Trade Agreement", "Political Secret", "Support for the Throne", "Acquiescence"]


def printed() -> list[tuple[str, dict[str, Any]]]:
    """What bears a name in the facts, by its word."""
    found = [(id, x) for name in ("technologies", "strategy_cards", "action_cards", "agendas", "public_objectives",
                                  "secret_objectives", "factions", "units") for id, x in by_id(name).items()]
    found += [(id, x) for items in ("generic", "faction") for id, x in by_id("promissory_notes", items).items()]
    found += by_id("units", "flagships").items()
    found += [(word(x["id"]), x) for system in facts("systems")["items"] for x in system["planets"]]
    return found + [(x["id"], x) for sheet in by_id("factions").values()
                    for x in sheet["abilities"] + sheet["faction_technologies"]]


def test_english_names_are_those_on_the_cards() -> None:
    texts = Texts("en", "twilight")
    due = {id: x["name_en"] for id, x in printed()}
    assert {id: texts.say(id) for id in due} == due
    assert set(due) == {id for id in WORDS if id in due}


def test_ukrainian_names_are_those_of_the_rulebook() -> None:
    """Where it has one; factions are called there by their peoples, and both assimilators by one name."""
    texts = Texts("uk", "twilight")
    due = {id: x["name_uk"] for id, x in printed() if "name_uk" in x and id not in FACTIONS}
    assert len(due) > 25
    assert {id: texts.say(id).removesuffix(" X").removesuffix(" Y") for id in due} == due
    for id in ("letnev", "saar", "sol", "creuss", "naalu", "nekro"):
        assert texts.say(id) == by_id("factions")[id]["name_uk"]


def test_a_word_means_one_thing() -> None:
    words = [id for group in GROUPS for id in group]
    assert len(set(words)) == len(words)
    assert {ability.source for ability in ABILITIES.values()} <= set(words)
    assert not [id for id in words if " " in id or not id[0].isalpha()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_things_never_share_a_name(language: str) -> None:
    texts = Texts(language, "twilight")
    called: dict[str, str] = {}
    for id in [id for group in GROUPS for id in group]:
        name = texts.say(id).lower()
        assert name not in called, (id, called[name])
        called[name] = id


SPEAKING = [*STRATEGY, *ACTION_CARDS, *AGENDAS, *OBJECTIVES, *NOTES, *FACTION_ABILITIES,
            *sorted({a.source for a in ABILITIES.values() if a.source in TECHNOLOGIES or a.source in UNITS})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_does_something_says_what_in_every_language(language: str) -> None:
    texts = Texts(language, "twilight")
    said = {id: texts.say(f"help-{id}") for id in SPEAKING}
    assert not [id for id, text in said.items() if text == f"help-{id}" or not text.endswith(".")]
    if language != "en":
        assert not [id for id, text in said.items() if re.search("[a-z]", text)], "words of another language"


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_language_says_the_same_numbers(language: str) -> None:
    english, other = Texts("en", "twilight"), Texts(language, "twilight")
    for id in SPEAKING:
        numbers = [set(re.findall(r"\d+", texts.say(f"help-{id}"))) for texts in (english, other)]
        assert numbers[0] == numbers[1], id
