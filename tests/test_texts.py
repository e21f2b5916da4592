"""Every language has every text, and says the same things with the same arguments."""
import re

import pytest
from fluent.syntax import FluentParser, ast

from fivesuns.games import load, names
from fivesuns.texts import FOLDER, LANGUAGES, Texts

FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Message ids, each with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: cannot be read: {entry.content[:80]}"
        if isinstance(entry, ast.Message) and entry.value is not None:
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            text = (FOLDER / language / file).read_text(encoding="utf-8")[entry.span.start:entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", text))
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
