"""The command line: what the words mean, and which exit code comes of them (contract, "Commands")."""

from __future__ import annotations

import argparse
import errno
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from wonderland.cli import printing
from wonderland.content.languages import language
from wonderland.core.errors import WonderlandError
from wonderland.session.logs import write_log
from wonderland.session.undo import RULES

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

DONE, FAULT, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

SPOKEN = ("play", "learn", "rules")
"""Commands for people to read, in the language that is set; what others print, programs read."""
Handler = Callable[[argparse.Namespace], int]
COMMANDS = {
    "analyse": "wonderland.cli.analyse:command",
    "balance": "wonderland.cli.balance:command",
    "bench": "wonderland.cli.bench:command",
    "check": "wonderland.cli.check:command",
    "games": "wonderland.cli.games:command",
    "learn": "wonderland.cli.learn:command",
    "legal": "wonderland.cli.legal:command",
    "play": "wonderland.cli.play:command",
    "replay": "wonderland.cli.replay:command",
    "rules": "wonderland.cli.rules:command",
    "shots": "wonderland.cli.shots:command",
    "simulate": "wonderland.cli.simulate:command",
    "watch": "wonderland.cli.watch:command",
    "window": "wonderland.cli.window:command",
}
"""What carries out each command; ``window`` is what happens without one."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code: 0 done, 2 bad input, 1 a fault."""
    with printing.plainly():
        try:
            code = _carried_out(arguments)
            printing.finish()
            return code
        except BrokenPipeError:
            printing.give_up_output()
            return DONE
        except KeyboardInterrupt:
            return INTERRUPTED
        except OSError as error:
            _log(arguments)
            printing.say(_refused(error))
            printing.give_up_output()
            return BAD_INPUT
        except Exception:
            printing.say(f"The program has a fault; {_report(arguments)}")
            return _finished(FAULT)


def _carried_out(arguments: Sequence[str]) -> int:
    """Carry out a command line; what is wrong with it is told."""
    try:
        parsed = _parse(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else DONE
    try:
        handler = _handler(parsed.command)
        if parsed.command in SPOKEN:
            from wonderland.session.settings import read_settings  # noqa: PLC0415 - as above

            printing.speak(language(read_settings().values.language))
        if parsed.command != "check":
            _say_mods()
        return handler(parsed)
    except WonderlandError as error:
        printing.say(error)
        return BAD_INPUT


def _finished(code: int) -> int:
    """Have written what was printed before something went wrong."""
    try:
        printing.finish()
    except OSError:
        printing.give_up_output()
    return code


def _refused(error: OSError) -> str:
    """Say what the system refused: a file, or what has no name, such as standard output."""
    gone = "the working folder" if error.errno == errno.ENOENT else "standard output"
    where = os.fsdecode(error.filename) if error.filename else gone
    return f"{where}: {error.strerror or error}"


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse, and let names and files stand behind options as well as before them."""
    parser = _parser()
    parsed, rest = parser.parse_known_args(arguments)
    for many in ("files", "names"):
        if hasattr(parsed, many) and not any(word.startswith("-") for word in rest):
            setattr(parsed, many, [*getattr(parsed, many), *rest])
            return parsed
    if rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    return parsed


def _say_mods() -> None:
    """Say which of the user's own files are left out, and why; the command goes on without them."""
    from wonderland.games import registry  # noqa: PLC0415 - as every command does

    for line in registry.mod_problems():
        printing.say(line)


def _handler(command: str) -> Handler:
    """Import the module of a command only when it is called, so that each starts quickly."""
    handler: Handler = resolve_name(COMMANDS[command])
    return handler


def _report(arguments: Sequence[str]) -> str:
    path = _log(arguments)
    trace = traceback.format_exc()
    return f"a report is in {path}" if path else f"no report could be written: {trace}"


def _log(arguments: Sequence[str]) -> Path | None:
    return write_log("fault", f"wonderland {' '.join(arguments)}\n{traceback.format_exc()}")


class _Parser(argparse.ArgumentParser):
    """A parser whose help is a result like any other: that it can't be written is told."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help.

        Raises:
            OSError: if it can't be, such as on a full disk.
        """
        (file or sys.stdout).write(self.format_help())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="wonderland", description="A digital table for a family of tabletop games."
    )
    parser.set_defaults(command="window", game=None)
    _window_options(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(name: str, words: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=words, description=words)
        command.set_defaults(command=name)
        return command

    play = add("play", "play a match, in the window or as text")
    play.add_argument("game", nargs="?", default=None)
    _match_options(play)
    play.add_argument("--load", metavar="FILE", help="go on from a record")
    play.add_argument("--text", action="store_true", help="play in the terminal, in notation")
    play.add_argument("--undo", choices=RULES, default=None,
                      help="how far lines are taken back in this match")  # fmt: skip
    play.add_argument("--think", type=_seconds, default=None, metavar="SECONDS",
                      help="how long agents think in a turn at most")  # fmt: skip
    _window_options(play)

    _learn_options(add("learn", "learn a game by its lessons"))

    watch = add("watch", "watch a record in the window")
    watch.add_argument("file")
    _window_options(watch)

    replay = add("replay", "replay records without a window")
    replay.add_argument("files", nargs="+", metavar="FILE")
    replay.add_argument("--json", action="store_true", help="one JSON object a line")
    replay.add_argument("--each", action="store_true", help="the state after every line")
    replay.add_argument("--seat", metavar="LETTER", help="as this seat sees it")

    _analyse_options(add("analyse", "say how a match went: chances, luck, costly decisions"))

    legal = add("legal", "list the legal lines at the end of a record")
    legal.add_argument("file")
    legal.add_argument("--json", action="store_true", help="as a JSON list")

    check = add("check", "check definitions, lessons and records")
    check.add_argument("files", nargs="+", metavar="FILE")

    games = add("games", "list the games, their seats, options and levels")
    games.add_argument("--json", action="store_true", help="as JSON")

    rules = add("rules", "print the rules of a game")
    _rules_options(rules)

    simulate = add("simulate", "play matches of agents and count results")
    simulate.add_argument("game")
    _simulate_options(simulate)

    balance = add("balance", "say what a definition does to the balance of its game")
    balance.add_argument("file", metavar="FILE")
    balance.add_argument("--games", type=_positive, default=100, metavar="N",
                         help="matches with it, and as many without")  # fmt: skip
    balance.add_argument("--level", default="easy", help="the level of agents that plays them")

    bench = add("bench", "measure the program on this machine")
    bench.add_argument("--json", action="store_true", help="as JSON")
    bench.add_argument("--quick", action="store_true", help="fewer repetitions")

    shots = add("shots", "draw the screens into PNG files, without a display")
    shots.add_argument("folder", metavar="DIR")
    shots.add_argument("names", nargs="*", metavar="NAME")
    shots.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH")
    shots.add_argument("--theme", default=None)
    shots.add_argument("--language", default="en", metavar="CODE", help="such as de, or pseudo")
    return parser


def _analyse_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file")
    parser.add_argument("--json", action="store_true", help="as one JSON object")
    parser.add_argument("--effort", default=None, metavar="LEVEL", help="how hard to look")


def _rules_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--rule", metavar="W-34", help="one rule only")
    one.add_argument("--being", metavar="KEY", help="one of the beings, cards or troops only")


def _learn_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=None)
    parser.add_argument("lesson", nargs="?", default=None, help="its number or name, or puzzle:7")
    parser.add_argument("--list", action="store_true", help="list lessons, puzzles, what is done")
    _window_options(parser)


def _match_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=PLAYER",
                        help="human, or ai: and a level; once for each seat")  # fmt: skip
    parser.add_argument("--preset", default=None)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE",
                        help="an option of the game (wonderland games lists them)")  # fmt: skip
    parser.add_argument("--seed", type=int, default=None)


def _simulate_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=_positive, required=True, metavar="N")
    _match_options(parser)
    parser.add_argument(
        "--jobs", type=_positive, default=None, help="processes, all cores if not said"
    )
    parser.add_argument("--out", metavar="FILE.csv", help="a row for each match")
    parser.add_argument("--records", metavar="DIR", help="keep each match as a record")
    parser.add_argument(
        "--pool", action="append", default=[], metavar="w=NAME",
        help="a named pool, one of your own, a list of cards, or random for other cards each time",
    )  # fmt: skip
    parser.add_argument("--cards", action="store_true", help="print the results by card too")
    parser.add_argument("--report", metavar="DIR", help="write a summary, charts and tables")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask scheduler's workers")


def _window_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--size", type=_size, default=None, metavar="WxH")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument("--theme", default=None)
    parser.add_argument("--mute", action="store_true")
    parser.add_argument("--fast", action="store_true", help="skip animations")


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 10_000_000:
        raise argparse.ArgumentTypeError(f"{text} is no number from 1 up")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.1 <= seconds <= 600:
        raise argparse.ArgumentTypeError(f"{text} is no number of seconds from 0.1 to 600")
    return seconds


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit() and 1 <= int(width) <= 16384):
        raise argparse.ArgumentTypeError(f"{text} is no size, such as 1280x720")
    if not 1 <= int(height) <= 16384:
        raise argparse.ArgumentTypeError(f"{text} is no size, such as 1280x720")
    return int(width), int(height)
