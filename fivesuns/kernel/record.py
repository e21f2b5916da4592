"""A game as a text file: what was decided, what chance gave, how it ended. It replays without a seed.

    fivesuns record 1
    game race 1
    options {"seats": 2}
    names ["Anna", "Bo"]         if whoever asked for the record wanted them
    dice 9c0f...                 the commitment to the seed, if the dice were sealed
    nonce "..."                  what each player mixed in
    given 31                     so many answers were taken over from another game; these dice answered after them
    undos 2                      so often play went back
    reopened 1                   of these, after the end, when the seed had been shown
    answers
    * old_earth new_sparta       an outcome of chance
    0 gem_world spice_world      an answer of seat 0
    1+ offer 2,gem,1             what seat 1 said beside the question
    end 24 31                    or `open`, if the game was still going on
    seed 00ff...                 revealed after the game
    signature 3b0c... 77aa...    public key and signature (Ed25519) of the server, over all lines before

docs/records.md says what is allowed in it.
"""
from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

FORMAT: Final = "1"
HEAD: Final = 64                                  # lines before the answers
NONCE: Final = 200                                # characters
NAME: Final = 32
SHOWN: Final = 300                                # characters of an error
BEYOND: Final = 1 << 63
COUNTS: Final = ("given", "undos", "reopened")


class RecordError(Exception):
    """A record or saved table cannot be read, or does not play."""

    def __init__(self, message: str) -> None:
        super().__init__(message if len(message) <= SHOWN else message[:SHOWN] + "…")


def brief(text: str) -> str:
    """As much of somebody's text as an error repeats."""
    return repr(text if len(text) <= 80 else text[:80] + "…")


def unplayable(n: int, who: str, name: str, error: Exception) -> RecordError:
    """Answer number n is not legal."""
    return RecordError(f"answer {n + 1} of the record, {who} {brief(name)}, does not play: {error}")


def _json(text: str, line: int) -> Any:
    try:
        value = json.loads(text)
        _check(value)
    except RecursionError:
        raise ValueError(f"line {line}: too many brackets") from None
    except ValueError as error:
        raise ValueError(f"line {line}: {error}") from None
    return value


def _check(value: Any) -> None:
    """Raises ValueError for what other programs could not read."""
    if isinstance(value, str) and _half(value) >= 0:
        raise ValueError("half a character (a lone surrogate)")
    if isinstance(value, int) and not -BEYOND <= value < BEYOND:
        raise ValueError("a number beyond 64 bits")
    if isinstance(value, list):
        for part in value:
            _check(part)
    elif isinstance(value, dict):
        for name, part in value.items():
            _check(name)
            _check(part)


def _half(text: str) -> int:
    """Where the first half of a character stands; -1: nowhere."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        return error.start
    return -1


def _number(text: str, line: int, low: int = -BEYOND, beyond: int = BEYOND) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()):
        raise ValueError(f"line {line}: a whole number expected, not {brief(text)}")
    if len(digits) > 19 or not -BEYOND <= int(text) < BEYOND:
        raise ValueError(f"line {line}: a number beyond 64 bits")
    if not low <= int(text) < beyond:
        raise ValueError(f"line {line}: a number from {low} to {beyond - 1} expected, not {text}")
    return int(text)


def _digits(text: str, count: int, line: int, what: str) -> str:
    if len(text) != count or text.strip("0123456789abcdef"):
        raise ValueError(f"line {line}: {what} is {count} digits 0-9 a-f, not {brief(text)}")
    return text


def unsigned_text(text: str) -> tuple[str, str]:
    """What a signature covers, and the line's own contents: public key and signature; empty if there is none."""
    place = text.rfind("\n", 0, len(text) - 1) + 1
    if not text.startswith("signature ", place):
        return text, ""
    return text[:place], text[place + len("signature "):].rstrip("\n")


class Record:
    """The contents of such a file."""

    def __init__(self, game: str, version: int, options: dict[str, Any], answers: list[tuple[str, str]], *,
                 commitment: str = "", nonces: Sequence[str] = (), scores: list[int] | None = None,
                 seed: bytes | None = None, names: Sequence[str] = (), given: int = 0, undos: int = 0,
                 reopened: int = 0) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.answers = answers
        self.commitment = commitment
        self.nonces = tuple(nonces)
        self.scores = scores
        self.seed = seed
        self.names = tuple(names)
        self.given = given
        self.undos = undos
        self.reopened = reopened
        self.signature = ""

    def text(self) -> str:
        lines = [f"fivesuns record {FORMAT}", f"game {self.game} {self.version}", f"options {json.dumps(self.options)}"]
        if self.names:
            lines.append(f"names {json.dumps(list(self.names))}")
        if self.commitment:
            lines.append(f"dice {self.commitment}")
        lines += [f"nonce {json.dumps(nonce)}" for nonce in self.nonces]
        lines += [f"{word} {n}" for word, n in zip(COUNTS, (self.given, self.undos, self.reopened)) if n]
        lines.append("answers")
        lines += [f"{who} {name}" for who, name in self.answers]
        lines.append("open" if self.scores is None else " ".join(["end", *[str(n) for n in self.scores]]))
        if self.seed is not None:
            lines.append(f"seed {self.seed.hex()}")
        if self.signature:
            lines.append(f"signature {self.signature}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Raises RecordError, naming the line, if this is not a whole record."""
        lines = text.splitlines()
        head = lines[0].split(" ", 2) if lines else []
        if head[:2] != ["fivesuns", "record"]:
            raise RecordError("line 1: not a record: it should begin with 'fivesuns record 1'")
        if head[2:] != [FORMAT]:
            raise RecordError(f"line 1: record format {brief(' '.join(head[2:]))}; readable here: {FORMAT}")
        if not text.endswith("\n"):
            raise RecordError(f"line {len(lines)}: cut off: a record ends with a line end")
        half = _half(text)
        if half >= 0:
            raise RecordError(f"line {len(text[:half + 1].splitlines())}: half a character (a lone surrogate)")
        found = Record("", 0, {}, [])
        try:
            found._read_tail(lines, found._read_answers(lines, found._read_head(lines)))
        except ValueError as error:
            raise RecordError(f"malformed record: {error}") from None
        return found

    @staticmethod
    def parts(text: str) -> list[str]:
        """The texts of several records, one after the other."""
        parts: list[list[str]] = []
        for line in text.splitlines(keepends=True):
            if line.startswith("fivesuns record") or not parts:
                parts.append([])
            parts[-1].append(line)
        return ["".join(part) for part in parts] or [text]

    @staticmethod
    def parse_all(text: str) -> list[Record]:
        """Several records, one after the other. Raises RecordError as `parse` does."""
        return [Record.parse(part) for part in Record.parts(text)]

    def _read_head(self, lines: list[str]) -> int:
        seen: set[str] = set()
        nonces: list[str] = []
        for n, line in enumerate(lines[1:HEAD], 2):
            field, _, rest = line.partition(" ")
            if field == "answers":
                self.nonces = tuple(nonces)
                self._check_head(n)
                return n
            if field in seen:
                raise ValueError(f"line {n}: a second line '{field}'")
            if field != "nonce":
                seen.add(field)
            if field == "game":
                name, _, version = rest.partition(" ")
                if not version.isdecimal():
                    raise ValueError(f"line {n}: 'game <name> <version>' expected, not {brief(line)}")
                self.game, self.version = name, _number(version, n, 0, 1 << 31)
            elif field == "options":
                options = _json(rest, n)
                if not isinstance(options, dict):
                    raise ValueError(f"line {n}: options are a JSON object")
                self.options = options
            elif field == "names":
                names = _json(rest, n)
                if not isinstance(names, list) or not all([isinstance(x, str) and len(x) <= NAME for x in names]):
                    raise ValueError(f"line {n}: names are a JSON list of strings of at most {NAME} characters")
                self.names = tuple(names)
            elif field == "dice":
                self.commitment = _digits(rest, 64, n, "a commitment")
            elif field == "nonce":
                nonce = _json(rest, n)
                if not isinstance(nonce, str) or len(nonce) > NONCE:
                    raise ValueError(f"line {n}: a nonce is a JSON string of at most {NONCE} characters")
                nonces.append(nonce)
            elif field == "given":
                self.given = _number(rest, n, 0, 1 << 31)
            elif field == "undos":
                self.undos = _number(rest, n, 0, 1 << 31)
            elif field == "reopened":
                self.reopened = _number(rest, n, 0, 1 << 31)
            else:
                raise ValueError(f"line {n}: {brief(line)} is neither game, options, names, dice, nonce, given, undos, "
                                 "reopened nor answers")
        if len(lines) >= HEAD:
            raise ValueError(f"line {HEAD}: the answers begin before this line")
        raise ValueError("cut off before the answers")

    def _check_head(self, line: int) -> None:
        if not self.game:
            raise ValueError(f"line {line}: no line 'game <name> <version>' before the answers")
        seats = self.options.get("seats")
        if isinstance(seats, int) and max(len(self.nonces), len(self.names)) > seats:
            raise ValueError(f"line {line}: more nonces or names than seats: {seats}")

    def _read_answers(self, lines: list[str], start: int) -> int:
        for n in range(start, len(lines)):
            who, _, name = lines[n].partition(" ")
            if who == "open" or who == "end":
                if self.given > len(self.answers):
                    raise ValueError(f"line {n + 1}: {self.given} answers were given before, but here are fewer")
                return n
            if not name or not (who == "*" or (who.removesuffix("+").isdecimal() and len(who) <= 10)):
                raise ValueError(f"line {n + 1}: '<seat> <answer>' expected, not {brief(lines[n])}")
            self.answers.append((who, name))
        raise ValueError("cut off: no closing line 'end <scores>' or 'open'")

    def _read_tail(self, lines: list[str], n: int) -> None:
        end = lines[n].split(" ", HEAD)
        self.scores = [_number(x, n + 1) for x in end[1:]] if end[0] == "end" else None
        n += 1
        if lines[n:n + 1] and lines[n].startswith("seed "):
            self.seed = bytes.fromhex(_digits(lines[n][5:], 64, n + 1, "a seed"))
            n += 1
        if lines[n:n + 1] and lines[n].startswith("signature "):
            self.signature = lines[n][len("signature "):]
            key, _, signed = self.signature.partition(" ")
            _digits(key, 64, n + 1, "a public key")
            _digits(signed, 128, n + 1, "a signature")
            n += 1
        if lines[n:]:
            raise ValueError(f"line {n + 1}: something follows the end: {brief(lines[n])}")

    def expect(self, game: str, version: int) -> None:
        """Raises RecordError if this is a record of another game or of other rules."""
        if (self.game, self.version) != (game, version):
            raise RecordError(f"this is a record of {self.game[:80]} version {self.version}; "
                              f"readable here: {game} version {version}")
