"""A game as a text file: what was decided, what chance gave, how it ended. It replays without a seed.

    fivesuns record 1
    game race 1
    options {"seats": 2}
    dice 9c0f...                 the commitment to the seed, if the dice were sealed
    nonce "..."                  what each player mixed in
    answers
    * old_earth new_sparta       an outcome of chance
    0 gem_world spice_world      an answer of seat 0
    1+ offer 2,gem,1             what seat 1 said beside the question
    end 24 31                    or `open`, if the game was still going on
    seed 00ff...                 revealed after the game
"""
from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

FORMAT: Final = "1"


class RecordError(Exception):
    """A record or saved table cannot be read, or does not play."""


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"line {line}: {error}") from None


class Record:
    """The contents of such a file."""

    def __init__(self, game: str, version: int, options: dict[str, Any], answers: list[tuple[str, str]], *,
                 commitment: str = "", nonces: Sequence[str] = (), scores: list[int] | None = None,
                 seed: bytes | None = None) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.answers = answers
        self.commitment = commitment
        self.nonces = tuple(nonces)
        self.scores = scores
        self.seed = seed

    def text(self) -> str:
        lines = [f"fivesuns record {FORMAT}", f"game {self.game} {self.version}", f"options {json.dumps(self.options)}"]
        if self.commitment:
            lines.append(f"dice {self.commitment}")
        lines += [f"nonce {json.dumps(nonce)}" for nonce in self.nonces]
        lines.append("answers")
        lines += [f"{who} {name}" for who, name in self.answers]
        lines.append("open" if self.scores is None else " ".join(["end", *[str(n) for n in self.scores]]))
        if self.seed is not None:
            lines.append(f"seed {self.seed.hex()}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Raises RecordError, naming the line, if this is not a whole record."""
        lines = text.splitlines()
        head = lines[0].split(" ") if lines else []
        if head[:2] != ["fivesuns", "record"]:
            raise RecordError("line 1: not a record: it should begin with 'fivesuns record 1'")
        if head[2:] != [FORMAT]:
            raise RecordError(f"line 1: record format {' '.join(head[2:])!r}; readable here: {FORMAT}")
        if not text.endswith("\n"):
            raise RecordError(f"line {len(lines)}: cut off: a record ends with a line end")
        found = Record("", 0, {}, [])
        try:
            found._read_tail(lines, found._read_answers(lines, found._read_head(lines)))
        except ValueError as error:
            raise RecordError(f"malformed record: {error}") from None
        return found

    @staticmethod
    def parse_all(text: str) -> list[Record]:
        """Several records, one after the other. Raises RecordError as `parse` does."""
        parts: list[list[str]] = []
        for line in text.splitlines(keepends=True):
            if line.startswith("fivesuns record") or not parts:
                parts.append([])
            parts[-1].append(line)
        return [Record.parse("".join(part)) for part in parts] or [Record.parse(text)]

    def _read_head(self, lines: list[str]) -> int:
        for n, line in enumerate(lines[1:], 2):
            field, _, rest = line.partition(" ")
            if field == "answers":
                if not self.game:
                    raise ValueError(f"line {n}: no line 'game <name> <version>' before the answers")
                return n
            if field == "game":
                name, _, version = rest.partition(" ")
                if not version.isdecimal():
                    raise ValueError(f"line {n}: 'game <name> <version>' expected, not {line[:80]!r}")
                self.game, self.version = name, int(version)
            elif field == "options":
                options = _json(rest, n)
                if not isinstance(options, dict):
                    raise ValueError(f"line {n}: options are a JSON object")
                self.options = options
            elif field == "dice":
                self.commitment = rest
            elif field == "nonce":
                nonce = _json(rest, n)
                if not isinstance(nonce, str) or any([0xD800 <= ord(c) <= 0xDFFF for c in nonce]):
                    raise ValueError(f"line {n}: a nonce is a JSON string of whole characters")
                self.nonces = (*self.nonces, nonce)
            else:
                raise ValueError(f"line {n}: {line[:80]!r} is neither game, options, dice, nonce nor answers")
        raise ValueError("cut off before the answers")

    def _read_answers(self, lines: list[str], start: int) -> int:
        for n in range(start, len(lines)):
            who, _, name = lines[n].partition(" ")
            if who == "open" or who == "end":
                return n
            if not name or not (who == "*" or who.removesuffix("+").isdecimal()):
                raise ValueError(f"line {n + 1}: '<seat> <answer>' expected, not {lines[n][:80]!r}")
            self.answers.append((who, name))
        raise ValueError("cut off: no closing line 'end <scores>' or 'open'")

    def _read_tail(self, lines: list[str], n: int) -> None:
        end = lines[n].split(" ")
        try:
            self.scores = [int(x) for x in end[1:]] if end[0] == "end" else None
            n += 1
            if lines[n:] and lines[n].startswith("seed "):
                self.seed = bytes.fromhex(lines[n][5:])
                n += 1
        except ValueError as error:
            raise ValueError(f"line {n + 1}: {error}") from None
        if lines[n:]:
            raise ValueError(f"line {n + 1}: something follows the end: {lines[n][:80]!r}")

    def expect(self, game: str, version: int) -> None:
        """Raises RecordError if this is a record of another game or of other rules."""
        if (self.game, self.version) != (game, version):
            raise RecordError(f"this is a record of {self.game} version {self.version}; "
                              f"readable here: {game} version {version}")
