"""The rules documents: the same clauses in every language, English where one is missing, and words for players."""
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from fivesuns import clauses
from fivesuns.clauses import Clause, document, rules, translation
from fivesuns.cli import main
from fivesuns.games import load, names
from fivesuns.texts import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent
ENGLISH = """\
# Moon: the rules
For two.

## 1. Landing
Softly.

- MOO-1.1 Land.
- MOO-1.2 [info] It is dark.

### By night

- MOO-1.3 Wait
  for the sun.

### By day

- MOO-1.4 Walk.

## 2. Rulings

| question | ruling |
"""
RUSSIAN = """\
# Луна: правила
Для двоих.

## 2. Решения

| вопрос | решение |

## 1. Посадка
Мягко.

- MOO-1.2 [info] Темно.

### Днём

- MOO-1.4 Гулять.
- MOO-9.9 Улететь.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("ru", RUSSIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "moon.md").write_text(text, encoding="utf-8")
    return tmp_path


def test_english_stands_in_for_what_a_language_lacks(folder: Path) -> None:
    found = rules("moon", "ru", folder)
    assert found is not None
    assert (found.title, found.language) == ("Луна: правила", "ru")
    assert [(s.title, s.text, s.language) for s in found.sections] == [
        ("Луна: правила", "Для двоих.", "ru"), ("1. Посадка", "Мягко.", "ru"), ("By night", "", "en"),
        ("Днём", "", "ru"), ("2. Решения", "| вопрос | решение |", "ru")]
    assert [clause for s in found.sections for clause in s.clauses] == [
        Clause("MOO-1.1", False, "Land.", "en"), Clause("MOO-1.2", True, "Темно.", "ru"),
        Clause("MOO-1.3", False, "Wait\nfor the sun.", "en"), Clause("MOO-1.4", False, "Гулять.", "ru")]


def test_a_language_without_a_document_is_english_throughout(folder: Path) -> None:
    assert rules("moon", "uk", folder) == rules("moon", "en", folder)
    assert rules("sun", "ru", folder) is None
    (folder / "en" / "moon.md").unlink()
    document.cache_clear()
    rules.cache_clear()
    assert rules("moon", "ru", folder) is None                    # English is the measure


@pytest.mark.parametrize(("game", "language"), [("moon", ""), ("moon", ".."), ("moon", "de"), ("../en/moon", "ru")])
def test_nothing_outside_the_folder_is_read(folder: Path, game: str, language: str) -> None:
    (folder / "de").mkdir()
    shutil.copy(folder / "ru" / "moon.md", folder / "de")
    shutil.copy(folder / "ru" / "moon.md", folder)
    assert document(game, language, folder) is None


def test_what_a_language_lacks_and_has_too_much(folder: Path) -> None:
    assert translation("moon", "ru", folder) == (["MOO-1.1", "MOO-1.3"], ["MOO-9.9"])
    assert translation("moon", "uk", folder) is None


def test_a_clause_is_shown_in_the_language_of_the_reader(folder: Path, monkeypatch: pytest.MonkeyPatch,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    shutil.move(folder / "en" / "moon.md", folder / "en" / "race.md")
    shutil.move(folder / "ru" / "moon.md", folder / "ru" / "race.md")
    read = clauses.clauses
    monkeypatch.setattr(clauses, "clauses", lambda game, language: read(game, language, folder))
    note = Texts("ru", "cli").say("rules-in-english")
    assert main(["rules", "race", "MOO-1.4", "--language", "ru"]) == 0
    assert capsys.readouterr() == ("MOO-1.4  Гулять.\n", "")
    assert main(["rules", "race", "MOO-1.1", "--language", "ru"]) == 0
    assert capsys.readouterr() == ("MOO-1.1  Land.\n", note + "\n")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["rules", "race", "MOO-1.2"]) == 0
    assert capsys.readouterr().out == "MOO-1.2  Темно.\n"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(["rules", "race", "MOO-1"]) == 0
    whole = "MOO-1.1  Land.\nMOO-1.2  It is dark.\nMOO-1.3  Wait\nfor the sun.\nMOO-1.4  Walk.\n"
    assert capsys.readouterr() == (whole, "")


def test_an_installed_package_has_the_rules_in_every_language(tmp_path: Path) -> None:
    """What goes into the wheel lies where the package looks for it."""
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    shutil.copytree(ROOT / "fivesuns", tmp_path / "fivesuns", ignore=shutil.ignore_patterns("pages", "__pycache__"))
    for source, target in packed["force-include"].items():
        shutil.copytree(ROOT / source, tmp_path / target)
    shutil.rmtree(tmp_path / "fivesuns" / "rules" / "ru", ignore_errors=True)
    (tmp_path / "fivesuns" / "rules" / "ru").mkdir()
    (tmp_path / "fivesuns" / "rules" / "ru" / "race.md").write_text("- RFG-6.3 Цена.\n", encoding="utf-8")
    for clause, text in (("RFG-6.3", "Цена."), ("RFG-6.2", clauses.clauses("race")["RFG-6.2"].text)):
        done = subprocess.run([sys.executable, "-m", "fivesuns", "rules", "race", clause, "--language", "ru"],
                              cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"},
                              capture_output=True, encoding="utf-8")
        assert done.stdout == f"{clause}  {text}\n", done.stderr


# the documents that there are

WRITTEN = [(language, game) for game in names() for language in LANGUAGES if document(game, language)]


@pytest.mark.parametrize("game", names())
def test_every_game_has_rules_in_english(game: str) -> None:
    assert document(game, "en")


@pytest.mark.parametrize(("language", "game"), WRITTEN)
def test_a_document_has_the_clauses_of_the_english_one(language: str, game: str) -> None:
    english, own = clauses.clauses(game), document(game, language)
    assert own
    ids = [clause.id for section in own.sections for clause in section.clauses]
    assert len(ids) == len(set(ids)), "a clause is there twice"
    assert [id for id in ids if id not in english] == [], "English does not have this clause"
    assert ids == [id for id in english if id in ids], "in the order of English"
    assert [c.id for s in own.sections for c in s.clauses if c.info != english[c.id].info] == [], "[info] in one only"


@pytest.mark.parametrize(("language", "game"), WRITTEN)
def test_every_section_is_known_by_its_number_or_its_clauses(language: str, game: str) -> None:
    english, own = document(game, "en"), document(game, language)
    assert english
    assert own
    for section in own.sections:
        found = [s for s in english.sections if section.is_the_same_as(s)]
        assert len(found) == 1, section.title
        assert bool(found[0].text) == bool(section.text), f"{section.title}: a text in one language only"


PROGRAM = {                                                       # what a rule for players never says, with an example
    "code font": (r"`", "`duel`"),
    "an identifier": (r"\b[a-z0-9]+_[a-z0-9_]+\b", "rebel_fuel_cache"),
    "a question's key": (r"\b(?:race|gaia|eclipse)\.[a-z]", "race.window"),
    "a decision point": (r"\*\*Decision|\bDecision [A-Z]{2,}|\b(?:Decides|Choices|decider)\b|\([DR]\b",
                         "Decides: owner"),
    "a file": (r"\bfivesuns\b|\.(?:toml|py|md|ftl|json|svelte)\b", "in rules.toml"),
    "a formula": (r"[<>!+:]=|[-=]>|==|\b(?:max|min|floor|ceil|sum)\(", "max(minimum, cost)"),
    "a pair of names": (r"\([a-z]+, [a-z]+\) pair|Choices: \(", "legal (tile, track) pairs"),
    "a number of a tile": (r"\b(?:adv)?tech\d", "advtech2"),
    "a line of a book": (r"(?i)\b(?:lines?|page|p\.) \d|\[\d+\]", "see line 215"),
    "words of the trade": (r"(?i)\b(?:the program(?:me)?|the tests|engine|implement\w*|fixtures?|default|boolean|"
                           r"parameter|identifier|database|server|our reading|technical option|invariants?|"
                           r"trigger\w*)\b",
                           "the engine takes the minimum"),
}


def said(text: str) -> list[tuple[str, str]]:
    return [(what, match[0]) for what, (pattern, _) in PROGRAM.items() for match in re.finditer(pattern, text)]


@pytest.mark.parametrize(("language", "game"), WRITTEN)
def test_rules_are_for_players(language: str, game: str) -> None:
    own = document(game, language)
    assert own
    texts = {s.title: s.text for s in own.sections} | {c.id: c.text for s in own.sections for c in s.clauses}
    assert [(where, *word) for where, text in texts.items() for word in said(f"{where} {text}")] == []


@pytest.mark.parametrize("what", PROGRAM)
def test_words_of_the_program_are_found(what: str) -> None:
    assert what in [found for found, _ in said(PROGRAM[what][1])]


def test_plain_words_are_let_through() -> None:
    assert said("- ECL-14.3 Choose 2-4 of your ships (cruiser, starbase); option *Turn order*: power 4/4, +1 VP.") == []


@pytest.mark.parametrize("game", names())
def test_options_are_called_what_players_see(game: str) -> None:
    texts = Texts("en", game)
    titles = {texts.say(f"option-{option.name}") for option in load(game).options}
    file = (clauses.FOLDER / "en" / f"{game}.md").read_text("utf-8")
    named = re.findall(r"[Oo]ptions? \*([^*]+)\*", file) + re.findall(r"(?m)^\| \*([^*]+)\* \|", file)
    assert named
    assert [name for name in named if name not in titles] == []
    assert re.findall(r"\(options? (?!\*).*?\)|Options? (?!\*|are chosen)[^.]*", file) == []
