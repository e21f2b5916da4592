"""The command `fivesuns`. Without a word it opens the house: a server on this machine and a page in the browser."""
from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from fivesuns import __version__
from fivesuns.compiled import switch
from fivesuns.games import load, names
from fivesuns.kernel import IllegalAnswer, IllegalOptions, Options, Record, RecordError
from fivesuns.texts import LANGUAGES, Texts, preferred

T = TypeVar("T")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; 0 if all is well, 1 if the answer is no, 2 if the question made no sense."""
    if argv is None:
        argv = sys.argv[1:]
        if "bench" not in argv:                   # which compares the two
            switch(argv)
    words = Texts(preferred(_language_wish(argv)), "cli")
    parser = _parser(words)
    found = parser.parse_args(argv)
    try:
        code: int = found.run(found, words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:                       # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (IllegalOptions, IllegalAnswer, RecordError, OSError, UnicodeDecodeError) as error:
        print(f"fivesuns: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130


def _language_wish(argv: Sequence[str]) -> str:
    for n, part in enumerate(argv):
        if part == "--language":
            return argv[n + 1] if n + 1 < len(argv) else ""
        if part.startswith("--language="):
            return part.partition("=")[2]
    return ""


def _parser(words: Texts) -> argparse.ArgumentParser:
    say = words.say
    parser = argparse.ArgumentParser(prog="fivesuns", description=say("about"))
    parser.add_argument("--version", action="version", version=f"fivesuns {__version__}")
    parser.add_argument("--language", choices=LANGUAGES, help=say("help-language"))
    parser.set_defaults(run=serve, host="127.0.0.1", port=8000, database="", workers=0, processes=1, base_url="",
                        proxies="", agent=[], no_browser=False)
    commands = parser.add_subparsers(metavar=say("command"))

    def command(name: str, run: Any) -> argparse.ArgumentParser:
        new = commands.add_parser(name, help=say(f"command-{name}"), description=say(f"command-{name}"))
        new.add_argument("--language", choices=LANGUAGES, help=say("help-language"))
        new.set_defaults(run=run)
        return new

    def agents(new: argparse.ArgumentParser) -> None:
        new.add_argument("--agent", action="append", default=[], metavar="NAME=COMMAND", help=say("help-agent"))

    for name in ("play", "serve"):
        new = command(name, serve)
        new.add_argument("--host", default="127.0.0.1", help=say("help-host"))
        new.add_argument("--port", type=int, default=8000, help=say("help-port"))
        new.add_argument("--database", default="", help=say("help-database"))
        new.add_argument("--workers", type=int, default=0, help=say("help-workers"))
        new.add_argument("--processes", type=int, default=1, help=say("help-processes"))
        new.add_argument("--base-url", default="", help=say("help-base-url"))
        new.add_argument("--proxies", default="", help=say("help-proxies"))
        agents(new)
        new.add_argument("--no-browser", action="store_true", default=name == "serve", help=say("help-no-browser"))

    new = command("text", text)
    new.add_argument("game", help=say("help-game"))
    new.add_argument("--seats", default="me,strong", help=say("help-text-seats"))
    agents(new)
    new.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    new.add_argument("--seed", default="", help=say("help-seed"))
    new.add_argument("--record", default="", metavar="FILE", help=say("help-record"))

    new = command("selfplay", selfplay)
    new.add_argument("game", help=say("help-game"))
    new.add_argument("--seats", type=int, default=0, help=say("help-seats"))
    new.add_argument("--bots", default="random", help=say("help-bots"))
    agents(new)
    new.add_argument("--games", type=int, default=1, help=say("help-games"))
    new.add_argument("--matches", type=int, default=0, help=say("help-matches"))
    new.add_argument("--seed", default="0", help=say("help-seed"))
    new.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    new.add_argument("--workers", type=int, default=os.cpu_count() or 1, help=say("help-selfplay-workers"))
    new.add_argument("--record", default="", metavar="FILE", help=say("help-record"))

    new = command("replay", replay)
    new.add_argument("record", help=say("help-record-file"))
    new.add_argument("--upto", type=int, default=None, help=say("help-upto"))

    new = command("verify", verify)
    new.epilog = say("verify-codes")
    new.add_argument("record", help=say("help-record-file"))
    new.add_argument("--key", default="", metavar="KEY", help=say("help-key"))

    new = command("rules", rules)
    new.add_argument("game", help=say("help-game"))
    new.add_argument("clause", nargs="?", default="", help=say("help-clause"))

    new = command("odds", odds)
    new.add_argument("game", help=say("help-game"))
    new.add_argument("cases", help=say("help-cases"))

    new = command("bench", bench)
    new.add_argument("games", nargs="*", help=say("help-game"))
    new.add_argument("--base", default="", metavar="COMMIT", help=say("help-base"))
    return parser


def read(path: str) -> str:
    """A file, or standard input for `-`."""
    return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")


def chosen(pairs: Sequence[str], game: str) -> Options:
    """`name=value` pairs as options: a value is the choice that is spelled so."""
    known = {option.name: option for option in load(game).options}
    found: Options = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        spelled = {str(x).lower(): x for x in known[name].choices} if name in known else {}
        found[name] = spelled.get(value.lower(), value)
    return found


def players(kinds: str, agents: Sequence[str]) -> list[str]:
    """These kinds of bots as the platform calls them: an agent by its command."""
    if not agents:
        return kinds.split(",")
    from fivesuns.bots.outside import registered
    commands = {name: f"exec:{shlex.join(command)}" for name, command in registered(agents).items()}
    return [commands.get(kind, kind) for kind in kinds.split(",")]


def serve(found: argparse.Namespace, words: Texts) -> int:
    from fivesuns import server
    server.serve(found.host, found.port, found.database, found.workers, open_browser=not found.no_browser,
                 processes=found.processes, base_url=found.base_url, proxies=found.proxies, agents=found.agent)
    return 0


def text(found: argparse.Namespace, words: Texts) -> int:
    from rich.console import Console

    from fivesuns.terminal.play import Quit, TextGame
    game = TextGame(found.game, players(found.seats, found.agent), chosen(found.option, found.game), found.seed,
                    words.language, Console(highlight=False))
    try:
        game.run()
    except Quit:
        pass
    finally:
        if found.record:
            Path(found.record).write_text(game.record(), encoding="utf-8")
    return 0


def selfplay(found: argparse.Namespace, words: Texts) -> int:
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table as Grid

    from fivesuns.arena.match import Outcome, matches, series, tallies, wilson, won
    game = load(found.game)
    options = game.settle({**chosen(found.option, found.game), "seats": found.seats or game.seats[0]})
    screen = Console(stderr=found.record == "-", highlight=False)
    kinds = players(found.bots, found.agent)
    called = dict(zip(kinds, found.bots.split(",")))
    if found.matches and len(kinds) != 2:
        raise IllegalOptions(words.say("two-sides", n=len(kinds)))

    def shown(played: Iterable[T], many: int) -> list[T]:
        return list(track(played, words.say("playing"), many, console=screen, disable=not screen.is_terminal))

    duels: list[tuple[Outcome, Outcome]] = []
    if found.matches:
        duels = shown(matches(found.game, options, (kinds[0], kinds[1]), found.seed, found.matches, found.workers),
                      found.matches)
        outcomes = [outcome for duel in duels for outcome in duel]
    else:
        outcomes = shown(series(found.game, options, kinds, found.seed, found.games, found.workers), found.games)
    records = "".join([outcome.record for outcome in outcomes])
    if found.record == "-":
        sys.stdout.write(records)
    elif found.record:
        Path(found.record).write_text(records, encoding="utf-8")
    grid = Grid(title=f"{found.game}, {options['seats']}: {words.say('games-played', n=len(outcomes))}")
    for id in ("column-bot", "column-score", "column-deviation", "column-best", "column-wins", "column-interval"):
        grid.add_column(words.say(id), justify="left" if id == "column-bot" else "right")
    for kind, tally in tallies(outcomes).items():
        share, low, high = tally.win_rate()
        grid.add_row(called[kind], f"{tally.mean() / game.parts:.2f}", f"{tally.deviation() / game.parts:.2f}",
                     game.points(max(tally.scores)),
                     f"{share:.1%}", f"{low:.1%} – {high:.1%}")
    screen.print(grid)
    if duels:
        wins = sum([won(duel, kinds[0]) for duel in duels])
        share, low, high = wilson(wins, len(duels))
        screen.print(words.say("matches-won", bot=called[kinds[0]], wins=f"{wins:g}", n=len(duels),
                               share=f"{share:.1%}", interval=f"{low:.1%} – {high:.1%}"))
    lengths = [outcome.length for outcome in outcomes]
    screen.print(words.say("lengths", low=min(lengths), mean=round(sum(lengths) / len(lengths)), high=max(lengths)))
    return 0


def replay(found: argparse.Namespace, words: Texts) -> int:
    from rich.console import Console
    from rich.markup import escape

    from fivesuns.kernel import Table
    from fivesuns.terminal import show
    screen = Console(highlight=False)
    for record in Record.parse_all(read(found.record)):
        game = load(record.game)
        table = Table.replay(game, record, found.upto)
        texts = Texts(words.language, record.game)
        players = [words.say("player-me", letter="ABCDEFGHI"[n]) for n in range(table.options["seats"])]
        again: Table[Any] = Table(game, record.options)
        told: list[str] = []
        for who, name in record.answers[:found.upto]:
            for event in again.give_line(who, name):
                if event.known_to(None):
                    told.append(texts.event(event, players))
        for line in told:
            screen.print(f"[dim]·[/] {escape(line)}")
        screen.print(show.board(texts, table.game.outline(table.view(None)), players, None))
        scores = ", ".join([f"{player} {game.points(score)}" for player, score in zip(players, table.scores())])
        screen.print(words.say("final-scores" if table.over else "scores-now", scores=scores, n=table.length))
    return 0


def verify(found: argparse.Namespace, words: Texts) -> int:
    """0: fair, and signed by the key if one is given; 1: not proven; 2 (by an exception): cannot be read."""
    from fivesuns.kernel.verify import examined
    from fivesuns.server.signing import judged, known_keys
    try:
        keys = known_keys(found.key) if found.key else []
    except ValueError:
        raise IllegalOptions(words.say("bad-key", key=found.key)) from None
    good = True
    for text in Record.parts(read(found.record)):
        record = Record.parse(text)
        proof = examined(load(record.game), record)
        verdict = "fair" if not proof.doubts else "incomplete" if record.scores is None else "not-fair"
        print(words.say(verdict, game=record.game, n=len(record.answers), checked=proof.checked,
                        why="; ".join(proof.doubts[:5])))
        if record.undos:
            print(words.say("undone", n=record.undos))
        signature = judged(text, keys)
        print(words.say(f"signature-{signature}", key=record.signature.partition(" ")[0]))
        good = good and not proof.doubts and signature != "wrong" and (not keys or signature == "ours")
    return 0 if good else 1


def rules(found: argparse.Namespace, words: Texts) -> int:
    from fivesuns.clauses import clauses
    load(found.game)
    known = clauses(found.game, words.language)
    shown = [clause for id, clause in known.items()
             if not found.clause or id == found.clause or id.startswith(f"{found.clause}.")]
    if any([clause.language != words.language for clause in shown]):
        print(words.say("rules-in-english"), file=sys.stderr)
    for clause in shown:
        print(f"{clause.id}  {clause.text}")
    if not shown:
        print(words.say("no-clause", id=found.clause), file=sys.stderr)
        return 2
    return 0


def odds(found: argparse.Namespace, words: Texts) -> int:
    from importlib import import_module
    from importlib.util import find_spec
    load(found.game)
    if not find_spec(f"fivesuns.games.{found.game}.odds"):
        able = [name for name in names() if find_spec(f"fivesuns.games.{name}.odds")]
        raise IllegalOptions(f"{found.game} has no battles to calculate; games that do: {', '.join(able)}")
    module: Any = import_module(f"fivesuns.games.{found.game}.odds")
    try:
        cases = json.loads(read(found.cases))
        print(json.dumps(module.solve(cases), indent=1, ensure_ascii=False))
    except (ValueError, KeyError, TypeError) as error:
        raise IllegalOptions(words.say("bad-cases", why=str(error))) from None
    return 0


def bench(found: argparse.Namespace, words: Texts) -> int:
    from rich.console import Console
    from rich.table import Table as Grid

    from fivesuns.arena.bench import measure, measure_compiled, searches
    if found.base:
        return bench_by_turns(found.base, found.games, words)
    games = [load(name).name for name in found.games] or names()
    screen = Console(highlight=False, width=120)
    plain, fast = measure(games), measure_compiled(games)
    for id, rows in (("bench-plain", plain), ("bench-compiled", fast)):
        if rows is None:
            screen.print(words.say("bench-not-compiled"))
            continue
        yard = rows.get("catanatron", {}).get("decisions", 0.0)
        base = plain.get("catanatron", {}).get("decisions", 0.0)
        grid = Grid(title=words.say(id))
        for column in ("", "decisions/s", "games/s", "× catanatron", "clone µs", "save µs", "load µs", "bytes",
                       "in memory"):
            grid.add_column(column, justify="right" if column else "left")
        for name, row in rows.items():
            ratio = f"{row['decisions'] / (yard or base):.2f}" if yard or base else "–"
            grid.add_row(name, f"{row['decisions']:,.0f}", f"{row['games']:,.1f}", ratio,
                         *[f"{row[x]:,.0f}" if x in row else "–" for x in ("clone", "save", "load", "bytes", "memory")])
        screen.print(grid)
    for id, times in searches(games).items():
        screen.print(words.say(f"bench-{id}", n=len(times), median=f"{times[len(times) // 2]:.2f}",
                               most=f"{times[len(times) * 9 // 10]:.1f}", worst=f"{times[-1]:.0f}"))
    if "eclipse" in games:
        from fivesuns.server.bench import late_answers
        times = sorted(late_answers())
        screen.print(words.say("bench-late-answers", n=len(times), median=f"{times[len(times) // 2]:.1f}",
                               most=f"{times[len(times) * 9 // 10]:.1f}", worst=f"{times[-1]:.0f}"))
    return 0


def bench_by_turns(commit: str, games: Sequence[str], words: Texts) -> int:
    """The present tree beside a commit: 1 if a game has become slower, or fails."""
    from rich.console import Console
    from rich.table import Table as Grid

    from fivesuns.arena import versus
    from fivesuns.server import bench as answers
    screen = Console(highlight=False, width=120)
    with versus.checked_out(commit) as base:
        pairs = {game: versus.random_play(base, versus.ROOT, game)
                 for game in games or versus.games_of(base, versus.ROOT)}
        late = (versus.by_turns(base, versus.ROOT, answers.SCRIPT, rounds=3) if "eclipse" in pairs
                else (versus.Side(), versus.Side()))
    grid = Grid(title=words.say("bench-by-turns", base=commit))
    grid.add_column("")
    for column in ("decisions/s base", "now", "ratio", "clone µs base", "now", "ratio"):
        grid.add_column(column, justify="right")
    for game, pair in pairs.items():
        grid.add_row(game, *_beside([side.most("decisions") for side in pair], ",.0f"),
                     *_beside([side.least("clone") for side in pair], ",.1f"))
    screen.print(grid)
    if "eclipse" in pairs:
        times = [answers.best(side.all("times")) for side in late]
        median, most = [_beside([answers.share(x, part) for x in times], ".1f") for part in (0.5, 0.9)]
        screen.print(words.say("bench-late-answers-by-turns", base=median[0], now=median[1], ratio=median[2],
                               base_most=most[0], now_most=most[1], ratio_most=most[2]))
    sides = [(game, side) for game, pair in pairs.items() for side in pair] + [("eclipse", late[1])]
    failed = [(game, side.failed) for game, side in sides if side.failed]
    for game, why in failed:
        print(words.say("bench-failed", game=game, why=why), file=sys.stderr)
    slower = [game for game, pair in pairs.items() if versus.slower(pair)]
    if slower:
        print(words.say("bench-slower", games=", ".join(slower)), file=sys.stderr)
    return 1 if slower or failed else 0


def _beside(pair: Sequence[float | None], form: str) -> list[str]:
    """Base, now and their ratio as far as they are known."""
    base, now = pair
    return [*["–" if x is None else format(x, form) for x in pair],
            "–" if base is None or now is None else f"{now / base:.3f}"]


if __name__ == "__main__":
    sys.exit(main())
