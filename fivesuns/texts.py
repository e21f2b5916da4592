"""What people read, from the Fluent files of one language: names, prompts, options, events, reasons.

The same files and the same look-up rules serve the browser; docs/how-to-add-a-game.md lists them.
"""
from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from fivesuns.kernel import Decision, Event, Stage, word

FOLDER: Final = Path(__file__).parent / "locale"
LANGUAGES: Final = ("en", "ru", "uk")
LETTERS: Final = "abcdefgh"
JOINTS: Final = {"@": "word-at", ">": "word-to", "*": "word-marked"}
_copy = re.compile(r"-\d+$")


@cache
def _bundle(language: str, name: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in ("common", name):
        path = FOLDER / language / f"{file}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def preferred(wish: str = "") -> str:
    """The language to speak: the one wished for, else the system's, else English."""
    for tag in (wish, os.environ.get("LC_ALL", ""), os.environ.get("LANG", "")):
        if tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return "en"


class Texts:
    """The texts of one game (or of one program, such as `cli`) in one language; English where it has none."""

    def __init__(self, language: str, name: str) -> None:
        self.language = language
        self._bundles = [_bundle(language, name), _bundle("en", name)]

    def find(self, ids: Sequence[str], args: Mapping[str, Any] | None = None) -> str | None:
        """The first of these messages that exists."""
        for bundle in self._bundles:
            for id in ids:
                if bundle.has_message(id):
                    message = bundle.get_message(id)
                    if message.value is not None:
                        return str(bundle.format_pattern(message.value, dict(args or {}))[0])
        return None

    def say(self, id: str, /, **args: Any) -> str:
        """This message; its id where it is missing, so that nothing is hidden."""
        found = self.find([id], args)
        return id if found is None else found

    def name(self, part: Any) -> str:
        """What a thing, a term, a number or a place is called."""
        if not isinstance(part, str):
            return word(part)
        found = self.known(part)
        return part.replace("_", " ") if found is None else found

    def known(self, part: str) -> str | None:
        """The name of a word. A copy or use has that of its thing (`sabotage-2`, `spy-reward`); `cruiser*` is a marked
        one, `pds@jord` one in a place, `jord>nar` from one to the other."""
        for sign, id in JOINTS.items():
            left, found, right = part.partition(sign)
            if found:
                names = self.known(left), self.known(right) if right else ""
                return None if None in names else self.find([id], {"a": names[0], "b": names[1]})
        return self.find([part, _copy.sub("", part), part.partition("-")[0]])

    def lettered(self, parts: Sequence[Any]) -> dict[str, Any]:
        """Arguments `$a`, `$b` ... of a message: words become names, numbers stay numbers, `{"ore": 3}` is so many."""
        return {LETTERS[i]: part if isinstance(part, int) else self.amounts(part) if isinstance(part, dict)
                else self.name(part) for i, part in enumerate(parts[:len(LETTERS)])}

    def prompt(self, decision: Decision[Any]) -> str:
        """The sentence that says what is asked."""
        args = self.lettered(decision.about)
        for name in ("least", "most", "total", "low", "high"):
            if hasattr(decision, name):
                args[name] = getattr(decision, name)
        topic = decision.key.partition(".")[2]
        return self.find([f"ask-{topic}"], args) or decision.key

    def label(self, key: str, value: Any) -> str:
        """What an option of the decision `key` is called."""
        topic = key.partition(".")[2]
        if value is None:
            return self.find([f"do-{topic}-pass", "do-pass", "pass"]) or "pass"
        if isinstance(value, int):
            return self.find([f"do-{topic}-number"], {"a": value}) or str(value)
        if isinstance(value, str):
            return self.find([f"do-{topic}-{value}", f"do-{value}"]) or self.name(value)
        if value and isinstance(value[0], str):
            found = self.find([f"do-{topic}-{value[0]}", f"do-{value[0]}"], self.lettered(value[1:]))
            if found is not None:
                return found
        found = self.find([f"do-{topic}-each"], self.lettered(value))
        if found is not None:
            return found
        return " ".join([self.name(part) for part in value]) or self.say("nothing")

    def event(self, event: Event, players: Sequence[str]) -> str:
        """A line of the log."""
        args: dict[str, Any] = {}
        for name, part in event.args.items():
            if isinstance(part, int) and not isinstance(part, bool) and name in ("seat", "by", "foe", "to", "from"):
                args[name] = players[part] if 0 <= part < len(players) else part
            elif isinstance(part, list):
                args[name] = ", ".join([self.name(x) for x in part]) or self.say("nothing")
            elif isinstance(part, dict):
                args[name] = self.amounts(part)
            elif isinstance(part, int):
                args[name] = int(part)
            else:
                args[name] = self.name(part)
        return self.find([f"event-{event.what}"], args) or event.what

    def amounts(self, bundle: Mapping[Any, Any]) -> str:
        return ", ".join([self.amount(k, x) for k, x in bundle.items()]) or self.say("nothing")

    def amount(self, thing: Any, n: Any) -> str:
        """So many of something, in words where the game has them: `amount-ore`."""
        found = self.find([f"amount-{thing}"], {"n": n}) if isinstance(n, int) else None
        return f"{self.name(thing)}: {self.name(n)}" if found is None else found

    def stage(self, stage: Stage) -> str:
        """A part of the breadcrumb."""
        return self.find([f"stage-{stage[0]}"], self.lettered(stage[1:])) or str(stage[0]).replace("_", " ")

    def reason(self, refusal: tuple[Any, ...]) -> str:
        """Why an option is refused."""
        return self.find([f"why-{refusal[1]}"], self.lettered(refusal[2:])) or str(refusal[1])
