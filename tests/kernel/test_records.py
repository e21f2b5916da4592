"""Records: a game in words, that replays without a seed and betrays whoever touches it."""
import random
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivesuns.kernel import QuickDice, Record, RecordError, SealedDice, Table
from fivesuns.kernel.chance import commitment
from fivesuns.kernel.laws import playout, position
from fivesuns.kernel.record import unsigned_text
from fivesuns.kernel.verify import doubts, examined
from tests.torture import GAMES

VAULT = GAMES["vault"]
SEED = bytes(range(32))


def played(answers: int = 1 << 30, dice: SealedDice | None = None) -> Table[Any]:
    table: Table[Any] = Table(VAULT, {"seats": 2, "rounds": 2}, dice or SealedDice(SEED, ["ann's word", 'b\n"ob"']))
    playout(table, QuickDice(3), answers)
    return table


WHOLE = played().record()
LINES = WHOLE.splitlines()
FIRST = LINES.index("answers") + 1


def edited(line: int, text: str | None) -> str:
    lines = LINES.copy()
    lines[line:line + 1] = [] if text is None else [text]
    return "\n".join(lines) + "\n"


def line_of(*starts: str) -> int:
    return min([i for i, line in enumerate(LINES) if line.startswith(starts)])


def test_a_record_is_readable() -> None:
    assert LINES[:2] == ["fivesuns record 1", "game vault 1"]
    assert LINES[2] == 'options {"seats": 2, "rounds": 2}'
    assert LINES[3] == f"dice {commitment(SEED)}"
    assert LINES[4:7] == ['nonce "ann\'s word"', 'nonce "b\\n\\"ob\\""', "answers"]
    assert LINES[FIRST].startswith("* c")
    assert LINES[-2:] == [" ".join(["end", *map(str, played().result() or [])]), f"seed {SEED.hex()}"]


def test_a_record_replays_and_is_written_as_it_was_read() -> None:
    assert position(Table.replay(VAULT, WHOLE)) == position(played())
    assert Record.parse(WHOLE).text() == WHOLE
    assert doubts(VAULT, Record.parse(WHOLE)) == []


def test_a_record_replays_up_to_any_answer() -> None:
    for n in (0, 1, 7, 30):
        assert Table.replay(VAULT, WHOLE, upto=n).length == n


def test_an_open_game_has_a_record_without_the_seed() -> None:
    text = played(9).record()
    assert text.endswith("\nopen\n")
    assert "seed" not in text
    assert position(Table.replay(VAULT, text)) == position(played(9))
    assert doubts(VAULT, Record.parse(text)) == [
        "the game is unfinished", "the seed has not been revealed, so its luck cannot be checked"]


@pytest.mark.parametrize(("text", "complaint"), [
    ("", "line 1: not a record"), ("hello\n", "line 1: not a record"),
    ("fivesuns record\n", "line 1: record format ''"),
    ("fivesuns record 9\n", "line 1: record format '9'; readable here: 1"),
    (WHOLE[:-1], "cut off: a record ends with a line end"), ("fivesuns record 1\n", "cut off before the answers"),
    ("fivesuns record 1\nanswers\n", "line 2: no line 'game <name> <version>' before the answers"),
    (edited(1, "game vault"), "line 2: 'game <name> <version>' expected"),
    (edited(1, "game vault one"), "line 2: 'game <name> <version>' expected"),
    (edited(1, "gam vault 1"), "line 2: 'gam vault 1' is neither game, options, names, dice"),
    (edited(2, "options [1]"), "line 3: options are a JSON object"), (edited(2, "options {"), "line 3: "),
    (edited(4, "nonce x"), "line 5: "), (edited(FIRST, "*"), f"line {FIRST + 1}: '<seat> <answer>' expected"),
    (edited(FIRST, "x c01"), f"line {FIRST + 1}: '<seat> <answer>' expected"),
    (edited(FIRST, ""), f"line {FIRST + 1}: '<seat> <answer>' expected"),
    (edited(len(LINES) - 2, "end 1 x"), f"line {len(LINES) - 1}: "),
    (edited(len(LINES) - 1, "seed xy"), f"line {len(LINES)}: "),
    (edited(len(LINES) - 1, f"seed {'00' * 32}\n* c01"),
     f"line {len(LINES) + 1}: something follows the end: '\\* c01'"),
    ("\n".join(LINES[:-2]) + "\n", "no closing line 'end <scores>' or 'open'")])
def test_a_malformed_record_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        Record.parse(text)


BLOATED = "\n".join([*LINES[:4], *['nonce "a"'] * 60_000, *LINES[4:]]) + "\n"


@pytest.mark.parametrize(("text", "complaint"), [
    (BLOATED, "line 64: the answers begin before this line"),
    (edited(4, 'nonce "a"\nnonce "b"'), "line 8: more nonces or names than seats: 2"),
    (edited(4, 'names ["a", "b", "c"]'), "line 7: more nonces or names than seats: 2"),
    (edited(4, f'names ["{"a" * 33}", ""]'), "line 5: names are a JSON list of strings of at most 32 characters"),
    (edited(4, 'names "ann"'), "line 5: names are a JSON list"),
    (edited(4, f'nonce "{"a" * 201}"'), "line 5: a nonce is a JSON string of at most 200 characters"),
    (edited(4, 'nonce "\\ud800"'), "line 5: half a character"),
    (edited(2, 'options {"seats": 2, "x": "\\udfff"}'), "line 3: half a character"),
    (edited(2, 'options {"seats": 2, "\\udfff": 1}'), "line 3: half a character"),
    (edited(FIRST, f"* c{chr(0xD800)}"), f"line {FIRST + 1}: half a character"),
    (edited(2, f'options {{"seats": {1 << 63}}}'), "line 3: a number beyond 64 bits"),
    (edited(2, f'options {{"seats": [{-(1 << 63) - 1}]}}'), "line 3: a number beyond 64 bits"),
    (edited(2, "options " + "[" * 100_000), "line 3: too many brackets"),
    (edited(1, f"game vault {1 << 64}"), "line 2: a number beyond 64 bits"),
    (edited(1, f"game vault {1 << 40}"), "line 2: a number from 0 to 2147483647 expected"),
    (edited(len(LINES) - 2, f"end {1 << 63} 0"), f"line {len(LINES) - 1}: a number beyond 64 bits"),
    (edited(len(LINES) - 2, "end " + "9" * 5000), f"line {len(LINES) - 1}: a number beyond 64 bits"),
    (edited(FIRST, "9" * 11 + " c01"), f"line {FIRST + 1}: '<seat> <answer>' expected"),
    (edited(3, LINES[3][:-1]), "line 4: a commitment is 64 digits"),
    (edited(3, LINES[3].upper().replace("DICE", "dice")), "line 4: a commitment is 64 digits"),
    (edited(3, f"{LINES[3]}\n{LINES[3]}"), "line 5: a second line 'dice'"),
    (edited(len(LINES) - 1, "seed 00"), f"line {len(LINES)}: a seed is 64 digits"),
    (WHOLE + f"signature {'0' * 64}\n", f"line {len(LINES) + 1}: a signature is 128 digits"),
    (WHOLE + f"signature x {'0' * 128}\n", f"line {len(LINES) + 1}: a public key is 64 digits"),
    (edited(6, "undos -1\nanswers"), "line 7: a number from 0"), (edited(6, "undos x\nanswers"), "line 7: a whole"),
    (edited(6, "given 5000\nanswers"), "5000 answers were given before, but here are fewer")])
def test_what_is_too_much_is_refused_with_its_line_at_once(text: str, complaint: str) -> None:
    begun = time.process_time()
    with pytest.raises(RecordError, match=complaint):
        Record.parse(text)
    assert time.process_time() - begun < 1


@pytest.mark.parametrize("text", [
    "fivesuns record " + "x" * 9000 + "\n", edited(1, "x" * 9000), edited(1, "game vault " + "x" * 9000),
    edited(FIRST, "x" * 9000), edited(FIRST, "* " + "x" * 9000), edited(FIRST + 30, "0 " + "x" * 9000),
    edited(2, f'options {{"seats": "{"x" * 9000}"}}'), edited(1, f"game {'x' * 9000} 1"),
    edited(len(LINES) - 2, "end " + "x" * 9000), edited(3, "dice " + "x" * 9000), WHOLE + "x" * 9000 + "\n"])
def test_an_error_repeats_little_of_a_bad_line(text: str) -> None:
    with pytest.raises(RecordError) as error:
        Table.replay(VAULT, text)
    assert str(error.value).count("x") < 260


def test_names_counts_and_a_signature_are_read_and_written_as_they_were() -> None:
    text = edited(3, 'names ["Ann", "B\\u00f6b"]\n' + LINES[3])
    text = text.replace("answers\n", "given 7\nundos 2\nreopened 1\nanswers\n")
    text += f"signature {'a1' * 32} {'b2' * 64}\n"
    found = Record.parse(text)
    assert (found.names, found.given, found.undos, found.reopened) == (("Ann", "Böb"), 7, 2, 1)
    assert found.text() == text
    assert unsigned_text(text) == (text[:text.index("signature")], f"{'a1' * 32} {'b2' * 64}")
    assert unsigned_text(WHOLE) == (WHOLE, "")


@given(st.integers(0, len(WHOLE) - 1))
@settings(max_examples=100)
def test_a_truncated_record_is_refused(n: int) -> None:
    if WHOLE[:n] + LINES[-1] + "\n" != WHOLE:           # without its seed it is still a record
        with pytest.raises(RecordError):
            Table.replay(VAULT, WHOLE[:n])


@given(st.binary(max_size=60))
def test_any_text_is_a_record_or_a_record_error(junk: bytes) -> None:
    word = junk.decode("latin-1")
    for text in (word, "fivesuns record 1\n" + word, edited(2, word)):
        with pytest.raises(RecordError):
            Table.replay(VAULT, text)


@given(st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_a_record_with_one_line_changed_is_another_legal_game_or_a_record_error(rng: random.Random) -> None:
    n = rng.randrange(FIRST, len(LINES) - 2)
    text = edited(n, rng.choice([None, LINES[rng.randrange(FIRST, len(LINES) - 2)], "0 pass", "* nothing"]))
    try:
        replayed = Table.replay(VAULT, text)
    except RecordError:
        return
    assert Record.parse(replayed.record()).answers == Record.parse(text).answers


def test_a_record_of_another_game_or_version_is_refused() -> None:
    with pytest.raises(RecordError, match="this is a record of vault version 1; readable here: senate version 1"):
        Table.replay(GAMES["senate"], WHOLE)
    with pytest.raises(RecordError, match="this is a record of vault version 2; readable here: vault version 1"):
        Table.replay(VAULT, edited(1, "game vault 2"))


def test_a_record_with_illegal_options_is_refused() -> None:
    with pytest.raises(RecordError, match="seats cannot be 9; legal: 2, 3, 4"):
        Table.replay(VAULT, edited(2, 'options {"seats": 9}'))


def test_an_answer_that_was_not_legal_is_named_with_what_would_be() -> None:
    line = line_of("0 again", "0 stop")
    with pytest.raises(RecordError, match=rf"answer {line - FIRST + 1} of the record, 0 'leave', does not play: "
                                          r"seat 0 was asked vault.again .* legal: stop, again"):
        Table.replay(VAULT, edited(line, "0 leave"))
    with pytest.raises(RecordError, match=r"chance is not asked; waiting for seat"):
        Table.replay(VAULT, edited(line, "* c01"))
    with pytest.raises(RecordError, match=r"seat 7 is not asked; waiting for seat 0 \(vault.again\)"):
        Table.replay(VAULT, edited(line, "7 stop"))
    with pytest.raises(RecordError, match="answer 1 of the record"):
        Table.replay(VAULT, edited(FIRST, "* c99"))
    with pytest.raises(RecordError, match=r"seat 1 is not asked; waiting for chance"):
        Table.replay(VAULT, edited(FIRST, "1 c01"))


def test_the_end_must_be_the_end_of_the_game() -> None:
    last = len(LINES) - 2
    with pytest.raises(RecordError, match=r"the record ends with \[99, 99\], but the game ended with \["):
        Table.replay(VAULT, edited(last, "end 99 99"))
    with pytest.raises(RecordError, match=r"does not play: .* waiting for nobody: the game is over"):
        Table.replay(VAULT, edited(last, "0 stop\n" + LINES[last]))
    with pytest.raises(RecordError, match=r"the record ends with .*, but the game goes on: waiting for seat . \(vault"):
        Table.replay(VAULT, edited(last - 1, None))
    with pytest.raises(RecordError, match="the record is open, but the game ended with"):
        Table.replay(VAULT, edited(last, "open").replace(LINES[-1] + "\n", ""))


# fair dice

def test_luck_that_was_tampered_with_is_found_and_named() -> None:
    """Two cards change places, from the first answer on: a game like any other, but not by these dice."""
    a = LINES[FIRST].split(" ")[1]
    b = f"c{(int(a[1:]) + 4) % 28:02}"                 # of the same value
    swap = {a: b, b: a}
    text = "\n".join([" ".join([swap.get(w, w) for w in line.split(" ")]) for line in LINES]) + "\n"
    found = doubts(VAULT, Record.parse(text))
    assert found[0] == f"answer 1: chance gave {b!r}, but the sealed dice {a!r}"


def test_what_other_dice_gave_is_not_laid_to_these() -> None:
    """The first answers were taken over: only what came after them is checked, and said to be."""
    chances = [n for n, line in enumerate(LINES[FIRST:-2]) if line.startswith("* ")]
    found = examined(VAULT, Record.parse(WHOLE.replace("answers\n", f"given {chances[2]}\nanswers\n")))
    assert found.checked == len(chances) - 2
    assert found.doubts == [f"the first {chances[2]} answers were taken over from another game"]
    assert examined(VAULT, Record.parse(WHOLE)).checked == len(chances)


def test_another_seed_another_nonce_or_no_commitment_is_doubted() -> None:
    assert doubts(VAULT, Record.parse(WHOLE.replace(LINES[-1], "seed " + "00" * 32))) == [
        "the revealed seed is not the one that was committed to"]
    assert doubts(VAULT, Record.parse(edited(4, None)))
    assert doubts(VAULT, Record.parse(edited(4, 'nonce "another word"')))
    assert doubts(VAULT, Record.parse(edited(3, None))) == [
        "no commitment was made before the game, so any seed could be claimed"]


def test_every_nonce_and_its_place_changes_the_dice_but_not_the_commitment() -> None:
    nonces: tuple[list[str], ...] = ([], ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["", "ab"], ["ab", ""])
    dice = [SealedDice(b"seed", these) for these in nonces]
    assert len({tuple([die.stream(0).below(1 << 60) for _ in range(2)]) for die in dice}) == len(nonces)
    assert len({die.commitment for die in dice}) == 1
    assert dice[0].commitment == commitment(b"seed") != commitment(b"seeds")


def test_sealed_dice_answer_by_number_whatever_was_asked_before() -> None:
    dice = SealedDice.from_seed(1)
    first = [dice.stream(n).below(1000) for n in range(20)]
    assert [dice.stream(n).below(1000) for n in range(19, -1, -1)] == first[::-1]
    assert len(set(first)) > 15
    with pytest.raises(TypeError, match="by number"):
        dice.below(6)


def test_the_same_seed_gives_the_same_luck_on_any_machine() -> None:
    rolls = [SealedDice.from_seed(7).stream(n).below(6) for n in range(12)]
    assert rolls == [2, 4, 5, 4, 5, 5, 1, 2, 4, 3, 2, 3]
    counts = [0] * 6
    stream = SealedDice.from_seed("fair").stream(0)
    for _ in range(6000):
        counts[stream.below(6)] += 1
    assert min(counts) > 850
