"""The rules documents: the same clauses in every language, English where one is missing, and words for players."""
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from fivesuns import clauses
from fivesuns.clauses import Clause, Rules, document, rules, translation
from fivesuns.cli import main
from fivesuns.games import load, names
from fivesuns.texts import Texts

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


@pytest.mark.parametrize("id", [
    "RFG-6.2", "SDC-12.30", "TI-43.7b", "TI-9.10a", "TI-G.1", "TI-L.C3", "TI-L.C25", "TI-L.7a", "TI-L.S1", "TI-S.6iv",
    "TI-S.12iii", "TI-M.6d", "TI-E.17", "W-AC-PLAYED", "W-PASS", "D-SETUP-REDTILE", "H-1", "I-15", "A-01"])
def test_every_form_of_number_is_read(id: str) -> None:
    """Letters, dots and dashes, one part or several; what is no number stays text of its section."""
    found = clauses.read("moon", "en", f"# Moon\n\n- {id} Land.\n- {id}: land.\n- {id.lower()} Land.\n")
    assert found.sections[0].clauses == [Clause(id, False, "Land.", "en")]
    assert found.sections[0].text == f"- {id}: land.\n- {id.lower()} Land."


@pytest.mark.parametrize(("line", "info", "text"), [
    ("Land.", False, "Land."),
    ("[info] Land.", True, "Land."),
    ("[info, see W-AC-PLAYED] Land.", True, "Land. (W-AC-PLAYED)"),
    ("[info, see TI-L.C25] Land.", True, "Land. (TI-L.C25)"),
    ("[info, see below] Land.", False, "[info, see below] Land."),
])
def test_information_needs_no_proof_and_points_to_what_it_repeats(line: str, info: bool, text: str) -> None:
    assert clauses.read("moon", "en", f"- TI-1.1 {line}\n").sections[0].clauses == [Clause("TI-1.1", info, text, "en")]


def test_a_game_may_number_its_clauses_in_several_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "- MOO-1.1 Land.\n- MOO-1.2 [info] It is dark.\n- W-LAND Before landing.\n- A-01 May one?\n"
    monkeypatch.setattr(clauses, "clauses", lambda game: clauses.by_id(clauses.read(game, "en", text)))
    marks = ["MOO-1.1", "W-LAND", "W-LANDING", "A-02", "SUN-1.1"]
    (tmp_path / "test_moon.py").write_text("".join([f"@pytest.mark.rule({id!r})\ndef f(): ...\n" for id in marks]))
    assert clauses.coverage("moon", tmp_path) == (2, 3, ["A-01"], ["A-02", "W-LANDING"])


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

WRITTEN = sorted([(file.parent.name, file.stem) for file in clauses.FOLDER.glob("*/*.md")])
NUMBER = re.compile(r"\b(?:[A-Z]{2,5}-(?:[A-Z]\.[A-Z]?)?\d+(?:\.\d+)*[a-z]*|[WD](?:-[A-Z]+)+|[AHIN]-\d+)")


def words(own: Rules) -> list[tuple[str, str]]:
    """All that a document says, with the place where it stands."""
    return [*[(s.title, f"{s.title} {s.text}") for s in own.sections],
            *[(c.id, c.text) for s in own.sections for c in s.clauses]]


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
    assert [c.id for s in own.sections for c in s.clauses if c.text.startswith("[")] == [], "a mark not understood"


def test_all_of_twilight_imperium_is_due(tmp_path: Path) -> None:
    """Not one clause is lost because its number was not understood, nor excused because its mark was."""
    known = clauses.clauses("twilight")
    kinds = Counter([id.partition("-")[0] for id, clause in known.items() if not clause.info])
    assert kinds == {"TI": 511, "W": 80, "D": 54, "H": 11, "I": 15, "A": 61}
    assert clauses.coverage("twilight", tmp_path)[:2] == (0, 732)          # of a folder without tests
    assert len(known) == 1032


@pytest.mark.parametrize(("language", "game"), WRITTEN)
def test_every_clause_that_a_document_points_to_is_there(language: str, game: str) -> None:
    """Or the chapter of that number: SDC-12, or TI-38 for all of TI-38.1 to TI-38.22."""
    own = document(game, language)
    assert own
    known = clauses.by_id(own)
    kinds = {id.partition("-")[0] for id in known}
    chapters = {id.rpartition(".")[0] for id in known} | {section.title.partition(" ")[0] for section in own.sections}
    assert [(where, found) for where, text in words(own) for found in NUMBER.findall(text)
            if found.partition("-")[0] in kinds and found not in known and found not in chapters] == []


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
    assert [(where, *word) for where, text in words(own) for word in said(text)] == []


@pytest.mark.parametrize("what", PROGRAM)
def test_words_of_the_program_are_found(what: str) -> None:
    assert what in [found for found, _ in said(PROGRAM[what][1])]


def test_plain_words_are_let_through() -> None:
    assert said("- ECL-14.3 Choose 2-4 of your ships (cruiser, starbase); option *Turn order*: power 4/4, +1 VP.") == []


OPTION = r"(?:[Oo]ptions?|[Оо]пц[а-яії]+)"


@pytest.mark.parametrize(("language", "game"), [(language, game) for language, game in WRITTEN if game in names()])
def test_options_are_called_what_players_see(language: str, game: str) -> None:
    texts = Texts(language, game)
    titles = {texts.say(f"option-{option.name}") for option in load(game).options}
    file = (clauses.FOLDER / language / f"{game}.md").read_text("utf-8")
    named = re.findall(OPTION + r" \*([^*]+)\*", file) + re.findall(r"(?m)^\| \*([^*]+)\* \|", file)
    assert named
    assert [name for name in named if name not in titles] == []
    if language == "en":
        assert re.findall(r"\(options? (?!\*).*?\)|Options? (?!\*|are chosen)[^.]*", file) == []
