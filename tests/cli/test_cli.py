"""The command line, as a person would type it."""
import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fivesuns
from fivesuns.arena import versus
from fivesuns.cli import main
from fivesuns.compiled import STAMP, current, fingerprint
from fivesuns.kernel import Record
from fivesuns.server.database import DatabaseError, try_out
from fivesuns.server.signing import Signer


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    assert main(["selfplay", "race", "--seats", "2", "--bots", "random", "--seed", "5", "--record", str(path)]) == 0
    return path


def test_the_same_seed_gives_the_same_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["selfplay", "race", "--seats", "2", "--bots", "random", "--seed", "5", "--record", "-"]) == 0
    assert capsys.readouterr().out == record.read_text()


def test_workers_do_not_change_the_games(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    for workers, file in enumerate(files, 1):
        assert main(["selfplay", "race", "--seats", "3", "--bots", "random", "--games", "4", "--seed", "x",
                     "--workers", str(workers), "--record", str(file)]) == 0
    assert files[0].read_text() == files[1].read_text()


def test_a_fair_record_is_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert "Fair" in capsys.readouterr().out


def test_a_game_cut_short_is_not_called_fair(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = Record.parse(record.read_text())
    short = Record(whole.game, whole.version, whole.options, whole.answers[:40], commitment=whole.commitment,
                   seed=whole.seed)
    chances = len([who for who, _ in short.answers if who == "*"])
    record.write_text(short.text())
    assert main(["verify", str(record)]) == 1
    told = capsys.readouterr().out
    assert told.startswith("Incomplete")
    assert f"{chances} outcomes were checked and are as committed" in told
    short.seed = None
    record.write_text(short.text())
    assert main(["verify", str(record)]) == 1
    assert "None of its outcomes could be checked" in capsys.readouterr().out


def test_what_was_undone_is_told_and_play_with_the_seed_known_is_not_fair(
        record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = Record.parse(record.read_text())
    found.undos = 3
    record.write_text(found.text())
    assert main(["verify", str(record)]) == 0
    assert "went back 3 times" in capsys.readouterr().out
    found.reopened = 1
    record.write_text(found.text())
    assert main(["verify", str(record)]) == 1
    assert "after the seed had been shown" in capsys.readouterr().out


OURS, OTHERS = Signer("01" * 32), Signer("02" * 32)


@pytest.mark.parametrize(("signer", "damage", "key", "code", "said"), [
    (None, "", "", 0, "Unsigned"), (None, "", OURS.public, 1, "Unsigned"),
    (OURS, "", "", 0, f"Unknown signer: the signature is good, but nothing is known here of the key {OURS.public}"),
    (OURS, "", OURS.public, 0, "Signed"), (OURS, "", "{file}", 0, "Signed"),
    (OTHERS, "", OURS.public, 1, "Unknown signer"),
    (OURS, "undos 1", OURS.public, 1, "does not match"), (OURS, "undos 1", "", 1, "does not match")])
def test_verify_says_who_signed(record: Path, capsys: pytest.CaptureFixture[str], signer: Signer | None, damage: str,
                                key: str, code: int, said: str) -> None:
    text = record.read_text()
    text = signer.signed(text) if signer else text
    record.write_text(text.replace("answers\n", f"{damage}\nanswers\n") if damage else text)
    keys = record.with_name("keys")
    keys.write_text(f"{OTHERS.public}\n{OURS.public}\n")
    words = ["--key", key.replace("{file}", str(keys))] if key else []
    assert main(["verify", str(record), *words]) == code
    told = capsys.readouterr().out
    assert told.startswith("Fair")
    assert said in told


@pytest.mark.parametrize("key", ["no-such-file", "{file}", "http://127.0.0.1:1"])
def test_a_key_that_cannot_be_read_is_no_verdict(record: Path, capsys: pytest.CaptureFixture[str], key: str) -> None:
    assert main(["verify", str(record), "--key", key.replace("{file}", str(record))]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("fivesuns: ")


def test_tampered_luck_is_found(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text().splitlines(keepends=True)
    deal = next(n for n, line in enumerate(lines) if line.startswith("* ") and len(line.split()) == 7)
    words = lines[deal].split()
    lines[deal] = " ".join([words[0], words[2], words[1], *words[3:]]) + "\n"      # the same cards in another order
    record.write_text("".join(lines))
    assert main(["verify", str(record)]) == 1
    assert "sealed dice" in capsys.readouterr().out


@pytest.mark.parametrize(("damage", "complaint"), [
    (lambda text: text[:len(text) // 2], "cut off"),
    (lambda text: "\n".join(text.splitlines()[:-3]) + "\n", "cut off"),
    (lambda text: text.replace("game race 1", "game race 999"), "version 999"),
    (lambda text: text.replace("game race", "game rice"), "there is no game 'rice'"),
    (lambda text: text.replace("record 1", "record 7", 1), "format"),
    (lambda text: text.replace('"seats": 2', '"seats": 9'), "legal: 2, 3, 4"),
    (lambda text: "hello\n" + text, "not a record"),
    (lambda text: "", "not a record"),
    (lambda text: text.replace("answers\n", "answers\n0 explore_5\n"), "does not play"),
])
def test_a_bad_record_is_refused_with_a_reason(record: Path, capsys: pytest.CaptureFixture[str], damage,
                                               complaint: str) -> None:
    record.write_text(damage(record.read_text()))
    for command in ("verify", "replay"):
        assert main([command, str(record)]) == 2
        error = capsys.readouterr().err
        assert complaint in error
        assert "Traceback" not in error


def test_a_replay_tells_the_game_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language, word in (("en", "ended"), ("ru", "окончена"), ("uk", "закінчено")):
        assert main(["replay", str(record), "--language", language]) == 0
        assert word in capsys.readouterr().out


def test_parts_of_a_point_are_told_as_points(capsys: pytest.CaptureFixture[str]) -> None:
    golden = Path(__file__).parents[1] / "golden" / "sidereal-00-4p.txt"
    scores = Record.parse(golden.read_text(encoding="utf-8")).scores
    assert scores is not None
    assert main(["replay", str(golden)]) == 0
    told = " ".join(capsys.readouterr().out.splitlines()[-2:])
    assert all([f" {fivesuns.load('sidereal').points(score)}" in told for score in scores])
    assert str(max(scores)) not in told


def test_a_clause_and_a_chapter_of_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "race", "RFG-6.3"]) == 0
    assert capsys.readouterr().out.startswith("RFG-6.3")
    assert main(["rules", "race", "RFG-6"]) == 0
    assert len(capsys.readouterr().out.splitlines()) >= 6
    assert main(["rules", "race", "RFG-99"]) == 2


@pytest.mark.parametrize(("words", "complaint"), [
    (["selfplay", "chess"], "there is no game 'chess'; games:"),
    (["selfplay", "race", "--seats", "7"], "seats cannot be 7; legal: 2, 3, 4"),
    (["selfplay", "race", "--bots", "genius"], "bots: random"),
    (["selfplay", "race", "--option", "moon=full"], "there is no option 'moon'"),
    (["selfplay", "race", "--option", "duel=maybe"], "duel cannot be 'maybe'; legal: False, True"),
    (["selfplay", "race", "--seats", "3", "--option", "duel=true"], "duel"),
    (["replay", "no-such-file"], "no-such-file"),
    (["odds", "race", "-"], "has no battles"),
    (["bench", "--base", "no-such-commit"], "no-such-commit"),
])
def test_nonsense_is_refused_with_what_would_be_legal(capsys: pytest.CaptureFixture[str], words: list[str],
                                                      complaint: str) -> None:
    assert main(words) == 2
    assert complaint in capsys.readouterr().err


def side(**round: float) -> versus.Side:
    found = versus.Side()
    found.rounds = [round] if round else []
    return found


@pytest.mark.parametrize(("now", "failure", "code"), [(100.0, "", 0), (97.0, "", 0), (90.0, "", 1), (100.0, "boom", 1)])
def test_the_bench_by_turns_fails_if_a_game_is_slower_or_broken(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, now: float, failure: str,
        code: int) -> None:
    pairs = {"race": (side(decisions=100.0, clone=20.0), side(decisions=now, clone=10.0)),
             "chess": (side(), side(decisions=7.0, clone=1.0))}
    pairs["chess"][1].failed = failure
    monkeypatch.setattr(versus, "checked_out", lambda commit: contextlib.nullcontext(tmp_path))
    monkeypatch.setattr(versus, "games_of", lambda *trees: list(pairs))
    monkeypatch.setattr(versus, "random_play", lambda base, here, game: pairs[game])
    assert main(["bench", "--base", "HEAD~3"]) == code
    told = capsys.readouterr()
    assert "HEAD~3" in told.out
    assert f"{now / 100:.3f}" in told.out
    assert "0.500" in told.out
    assert ("race" in told.err, failure in told.err) == (now < 95, True)


UNUSABLE = [
    ("postgresql://nobody:secret@127.0.0.1:1/none", "is the server running there"),
    ("sqlite+aiosqlite://", "SQLite needs a file"), ("mysql://x", "unknown database 'mysql'"),
    ("postgresql://x@localhost:port/y", "no address of a database"),
    ("/proc/nowhere/tables.sqlite3", "in a folder that exists and can be written"),
    ("/proc", "unable to open database file"), ("{folder}/notes.txt", "file is not a database")]


def no_database(url: str, folder: Path) -> str:
    (folder / "notes.txt").write_text("Notes, and no tables. " * 20)
    return url.replace("{folder}", str(folder))


@pytest.mark.parametrize(("url", "said"), UNUSABLE)
def test_a_database_that_cannot_be_used_is_one_sentence(url: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError) as error:
        try_out(no_database(url, tmp_path))
    line, = str(error.value).splitlines()
    assert said in line
    assert "secret" not in line


@pytest.mark.parametrize(("url", "said"), [
    pytest.param(*case, marks=[pytest.mark.long] if case != UNUSABLE[0] else []) for case in UNUSABLE])
def test_that_sentence_is_all_that_the_command_says(url: str, said: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "fivesuns", "serve", "--port", "0", "--database",
                           no_database(url, tmp_path)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    line, = done.stderr.splitlines()
    assert line.startswith("fivesuns: ")
    assert said in line
    assert "secret" not in line


def test_the_compiled_package_is_used_only_if_it_was_made_from_these_sources(tmp_path: Path) -> None:
    package, fast = tmp_path / "fivesuns", tmp_path / "build" / "fast"
    package.mkdir()
    (package / "rules.py").write_text("one = 1")
    assert current(package) is None
    fast.mkdir(parents=True)
    (fast / STAMP).write_text(fingerprint(package))
    assert current(package) == fast
    (package / "rules.py").write_text("one = 2")
    assert current(package) is None


def test_the_command_goes_on_with_the_compiled_package(tmp_path: Path) -> None:
    """A stand-in is enough: what counts is that it is found before the sources, wherever one is."""
    root = Path(fivesuns.__file__).parent.parent
    copy = tmp_path / "fivesuns"
    shutil.copytree(root / "fivesuns", copy, ignore=shutil.ignore_patterns("__pycache__", "pages", "*.so"))
    stand_in = tmp_path / "build" / "fast" / "fivesuns"
    stand_in.mkdir(parents=True)
    (stand_in / "__init__.py").touch()
    (stand_in / "cli.py").write_text("import sys; print('compiled', *sys.argv[1:]); sys.exit(3)")
    (tmp_path / "build" / "fast" / STAMP).write_text(fingerprint(copy))

    def run(*words: str, plain: str) -> subprocess.CompletedProcess[str]:
        around = {**os.environ, "PYTHONPATH": str(tmp_path), "FIVESUNS_PLAIN": plain}
        return subprocess.run([sys.executable, "-c", "from fivesuns.cli import main; main()", *words], cwd=tmp_path,
                              capture_output=True, text=True, env=around)

    done = run("rules", "race", "RFG-6.3", plain="")
    assert (done.returncode, done.stdout) == (3, "compiled rules race RFG-6.3\n")
    assert run("--version", plain="1").stdout.startswith("fivesuns ")
