"""Every language has every text, and says the same things with the same arguments."""
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fivesuns import clauses
from fivesuns.games import load, names
from fivesuns.kernel import Allocate, Arrange, Choose, Decision, Pick, QuickDice
from fivesuns.kernel.laws import random_table, step
from fivesuns.texts import FOLDER, LANGUAGES, Texts

FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """Message ids, each with the arguments it uses."""
    found: dict[str, set[str]] = {}
    written = (FOLDER / language / file).read_text(encoding="utf-8")
    for entry in FluentParser().parse(written).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: cannot be read: {entry.content[:80]}"
        if isinstance(entry, ast.Message) and entry.value is not None:
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", written[entry.span.start:entry.span.end]))
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [x for x in LANGUAGES if x != "en"])
def test_a_language_has_the_same_messages_with_known_arguments(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert sorted(english) == sorted(other)
    for id in english:
        assert other[id] <= english[id], f"{id} uses arguments that English does not"


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("file", FILES)
def test_nothing_was_left_in_english(language: str, file: str) -> None:
    english, other = ({id: Texts(x, file.removesuffix(".ftl")).say(id) for id in messages("en", file)}
                      for x in ("en", language))
    sentences = [id for id, text in english.items() if len(re.findall(r"[a-z]{3,}", text)) > 2]
    assert not [id for id in sentences if other[id] == english[id]]


@pytest.mark.parametrize("game", names())
def test_everything_a_game_declares_has_a_text(game: str) -> None:
    texts, declared = Texts("en", game), load(game)
    due = ["title", "tagline"]
    for option in declared.options:
        due += [f"option-{option.name}", f"option-{option.name}-help"]
        due += [f"option-{option.name}-{x}".lower() if isinstance(x, bool) else f"option-{option.name}-{x}"
                for x in option.choices if not isinstance(x, bool)]
    missing = [id for id in due if texts.find([id]) is None]
    missing += [thing for thing in declared.things if texts.find([thing, re.sub(r"-\d+$", "", thing)]) is None]
    assert not missing


def untold(texts: Texts, key: str, option: object) -> list[str]:
    """The message that an option lacks, if it does."""
    topic = key.partition(".")[2]
    if isinstance(option, tuple) and option and isinstance(option[0], str):
        ids = [f"do-{topic}-{option[0]}", f"do-{option[0]}"]
        if texts.find(ids) is None and not all(known(texts, part) for part in option):
            return [ids[0]]
        return [part for part in option[1:] if not known(texts, part)]
    return [] if known(texts, option) or texts.find([f"do-{topic}-{option}", f"do-{option}"]) else [str(option)]


def known(texts: Texts, part: object) -> bool:
    return not isinstance(part, str) or texts.known(part) is not None


def asked(texts: Texts, decision: Decision) -> list[str]:
    topic = decision.key.partition(".")[2]
    missing = [] if texts.find([f"ask-{topic}"]) else [f"ask-{topic}"]
    missing += [part for part in decision.about if not known(texts, part)]
    if isinstance(decision, Choose):
        for option in list(decision.options())[:60]:
            missing += untold(texts, decision.key, option)
        for refusal in decision.refused() if decision.refused else ():
            missing += [] if texts.find([f"why-{refusal[1]}"]) else [f"why-{refusal[1]}"]
            missing += [part for part in refusal[2:] if not known(texts, part)]
    elif isinstance(decision, (Pick, Arrange)):
        for thing in decision.things:
            missing += untold(texts, decision.key, thing)
    elif isinstance(decision, Allocate):
        missing += [bin for bin, _ in decision.bins if not known(texts, bin)]
    return missing


@pytest.mark.parametrize(("game", "seats"), [
    pytest.param(game, seats, marks=[pytest.mark.long] if seats > 5 else [])
    for game in names() for seats in load(game).seats])
def test_nothing_in_play_is_without_words(game: str, seats: int) -> None:
    """Random games: every prompt, option, reason, event, stage, source of points and key of a view has its text."""
    texts, missing = Texts("en", game), set()
    for seed in range(2):
        rng, table = QuickDice(seed), random_table(load(game), {"seats": seats}, seed)
        while not table.over and table.length < 4000:
            for decision in table.waiting().values():
                missing |= set(asked(texts, decision))
            missing |= {f"stage-{stage[0]}" for stage in table.trail() if texts.find([f"stage-{stage[0]}"]) is None}
            for event in step(table, rng):
                missing |= set() if texts.find([f"event-{event.what}"]) else {f"event-{event.what}"}
        view = table.view(0)
        keys = {*view, *view["seats"][0], *(view["me"] or {})} - {"seats", "me"}
        missing |= {f"view-{key}" for key in keys if texts.find([f"view-{key}", key]) is None}
        sources = {f"score-{source}" for source in table.game.sheet(table.state, 0)}
        missing |= {id for id in sources if texts.find([id]) is None}
    assert not sorted(missing)


COUNTED = re.compile(
    r"\{ \$(?!of|to)\w+ \} (?:[a-z]+ )?(?:points|cards|ships|discs|tiles|satellites|charges|credits|tokens|answers|"
    r"hits|cubes|planets|rounds|players|goods|очков|карт|ответов|очок|відповідей)\b")
NEVER_ONE = ("bench-", "ask-itars ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_said_in_the_right_number(language: str) -> None:
    """Never "for 1 points": a number before a noun stands in a selector."""
    wrong = []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        chosen = False
        for line in path.read_text(encoding="utf-8").splitlines():
            chosen = (chosen or line.endswith("->")) and not line.startswith("}")
            if not chosen and COUNTED.search(line) and not line.startswith(NEVER_ONE):
                wrong.append(f"{path.name}: {line}")
    assert not wrong


FOREIGN = {"ru": "іїєґІЇЄҐ", "uk": "ыэъёЫЭЪЁ"}
APOSTROPHE = re.compile(r"[’ʼ`´]")
MIXED = re.compile(r"[а-яёіїєґ][a-z]|[a-z][а-яёіїєґ]", re.IGNORECASE)


def written(language: str) -> list[tuple[str, str]]:
    """What people read in a language: its texts and rules, line by line, without what is put into them."""
    files = [*(FOLDER / language).glob("*.ftl"), *(clauses.FOLDER / language).glob("*.md")]
    return [(path.name, re.sub(r"\{[^{}]*\}?", "", line)) for path in sorted(files)
            for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("language", FOREIGN)
def test_a_language_has_no_letters_of_the_other(language: str) -> None:
    foreign = re.compile(f"[{FOREIGN[language]}]")
    assert [where for where in written(language) if foreign.search(where[1])] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_a_word_is_written_in_one_alphabet(language: str) -> None:
    assert [where for where in written(language) if MIXED.search(where[1])] == []


def test_ukrainian_has_one_apostrophe() -> None:
    assert [where for where in written("uk") if APOSTROPHE.search(where[1])] == []


#: here few is as many: the number is said elsewhere or not at all, or the noun is in the genitive
FEW_AS_MANY = {"last-tableau", "ended-tableau", "final-scores", "scores-now", "pinned-all", "move-where", "fits-n",
               "dice-to-go", "typed-often", "won", "event-bankrupt",
               *(f"amount-{x}" for x in ("green", "white", "brown", "black", "blue", "yellow"))}


def numbers(language: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Every choice by number: the message, the cases, and what is said in each."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                for choice in choices(entry):
                    cases = [case.key.name if isinstance(case.key, ast.Identifier) else case.key.value
                             for case in choice.variants]
                    if {"one", "few"} & set(cases):
                        said = [source[case.value.span.start:case.value.span.end].strip() for case in choice.variants
                                if case.value.span]
                        yield entry.id.name, cases, said


def choices(entry: ast.Message) -> list[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    class Finder(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            found.append(node)
            self.generic_visit(node)

    Finder().visit(entry)
    return found


@pytest.mark.parametrize("language", FOREIGN)
def test_a_number_has_a_form_for_one_few_and_many(language: str) -> None:
    """Or 1 stands by itself: `[1]`."""
    wrong = [id for id, cases, _ in numbers(language)
             if not ({"one", "1"} & set(cases) and "few" in cases) and id not in FEW_AS_MANY]
    assert wrong == []


@pytest.mark.parametrize("language", FOREIGN)
def test_a_noun_after_a_number_has_one_form_everywhere(language: str) -> None:
    """Never `2 очки` here and `2 очка` there."""
    forms: dict[str, set[str]] = {}
    for _, cases, said in numbers(language):
        for case, words in zip(cases, said):
            noun = re.match(r"\{ \$\w+ \} ([а-яёіїєґ]+)$", words)
            if noun and case == "few":
                forms.setdefault(noun[1][:-1], set()).add(noun[1])
    assert forms
    assert [sorted(found) for found in forms.values() if len(found) > 1] == []


TERMS = FOLDER.parent.parent / "docs" / "terms.md"
COLUMNS = {"sidereal": ("Sidereal Confluence", {"ru": 0, "uk": 1}),
           "twilight": ("Twilight Imperium", {"ru": 1, "uk": 0})}
#: ids that mean another thing in the texts, and words that stand there in another form
OTHERWISE = {"sharing", "start", "deck", "extortion", "infantry", "pass", "unit_upgrade", "green"}


def terms(game: str, language: str) -> Iterator[tuple[str, str]]:
    """The ids of the glossary, each with its word."""
    title, columns = COLUMNS[game]
    chapter = TERMS.read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    for line in chapter.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4:
            ids, words = cells[3].split(" / "), re.split(r" / |, ", cells[columns[language]])
            if len(ids) == len(words):
                yield from zip(ids, (word.strip("«»") for word in words))


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", COLUMNS)
def test_the_texts_use_the_words_of_the_glossary(game: str, language: str) -> None:
    found = messages(language, f"{game}.ftl")
    known = [(id, word) for id, word in terms(game, language) if id in found and id not in OTHERWISE]
    assert len(known) > 40
    said = {id: Texts(language, game).say(id).strip("«»").lower() for id, _ in known}
    assert [(word, said[id]) for id, word in known
            if word.lower() not in said[id] and said[id] not in word.lower()] == []


SPOKEN = re.compile(r"\b(?:label|title|alt|placeholder)=\"([A-Za-z][^\"{]*)\"")
PAGES = FOLDER.parent.parent / "web" / "src"


def test_what_the_page_says_of_a_sign_is_a_text() -> None:
    """Never `label="bot"`: names of keys and beginnings of addresses are the same everywhere."""
    said = {(path.name, words) for path in PAGES.rglob("*.svelte")
            for words in SPOKEN.findall(path.read_text(encoding="utf-8"))}
    assert sorted(where for where in said if where[1] not in ("Esc", "https://")) == []
