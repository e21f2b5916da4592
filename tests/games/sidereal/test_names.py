"""What things in the box are called: in English as printed, and everything in every language."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games.sidereal.catalog import CARDS, CLIMATES, KINDS, SPECIES, TECHNOLOGIES, catalogue
from fivesuns.texts import LANGUAGES, Texts

FACTS = Path(__file__).parents[2] / "facts" / "sidereal"
KIND_WORDS = [*KINDS, "vp", "small", "large", "any_small", "any_large", "envoy", "acknowledgement", "colony_any",
              *[f"colony_{climate}" for climate in CLIMATES]]
WORDS = [*CARDS, *[f"{id}_back" for id, card in CARDS.items() if card.back is not None],
         *TECHNOLOGIES, *[f"{id}_back" for id in TECHNOLOGIES],
         *[f"{about}{id}" for id in SPECIES for about in ("", "faction-", "help-")],
         *KIND_WORDS, *CLIMATES, *catalogue()["tokens"], *sorted({card.sort for card in CARDS.values()})]


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    texts = Texts(language, "sidereal")
    names = {word: texts.find([word]) for word in WORDS}
    assert not [word for word, name in names.items() if not name or "{" in name]       # a reference that leads nowhere
    amounts = [texts.find([f"amount-{word}"], {"n": 3}) or "" for word in KIND_WORDS]
    assert [amount.split(" ")[0] for amount in amounts] == ["3"] * len(KIND_WORDS)


def test_english_names_are_those_on_the_cards() -> None:
    due: dict[str, str] = {}
    for x in facts("species_cards")["cards"] + facts("colonies")["colonies"] + facts("research_teams")["teams"]:
        due[x["id"]] = x["name"]
        if "back" in x:
            due[f"{x['id']}_back"] = x.get("name_back", f"{x['name']} (settled)")
    for x in facts("technologies")["technologies"]:
        due |= {x["id"]: x["name"], f"{x['id']}_back": x["name_upgraded"]}
    due |= {f"faction-{x['id']}": x["faction"] for x in facts("species")["species"]}
    texts = Texts("en", "sidereal")
    fleets = [id for id, card in CARDS.items() if card.sort == "fleet"]                # they have no names of their own
    printed = {word: name.replace("’", "'") for word, name in due.items() if word not in fleets}
    assert {word: texts.say(word) for word in printed} == printed


def test_a_word_means_one_thing() -> None:
    words = [*CARDS, *TECHNOLOGIES, *SPECIES, *KIND_WORDS, *CLIMATES, *sorted({card.sort for card in CARDS.values()})]
    assert len(set(words)) == len(words)


def test_two_sides_of_a_card_and_two_cards_of_a_species_never_share_a_name() -> None:
    for language in LANGUAGES:
        texts = Texts(language, "sidereal")
        for species in ["", *SPECIES]:
            words = [word for id, card in CARDS.items() if card.species == species
                     for word in ((id, f"{id}_back") if card.back is not None else (id,))]
            assert len({texts.say(word) for word in words}) == len(words), (language, species)
