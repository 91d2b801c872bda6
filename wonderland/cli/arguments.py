"""What a command line may say: the commands and their options, with a word of help to each."""

from __future__ import annotations

import argparse
import re

from wonderland.cli.parser import Parser
from wonderland.content.text import MOST_DIGITS, fault_of_seed
from wonderland.core.message import say
from wonderland.core.quoting import shown
from wonderland.session import window_size
from wonderland.session.undo import RULES

JOBS = say("processes, all cores if not said")


def parser() -> Parser:
    """What a command line may say."""
    parser = Parser(prog="wonderland", description=say("A digital table for a family of tabletop games."))
    parser.set_defaults(command="window", game=None)
    _window_options(parser, first=True)
    commands = parser.add_subparsers(title=say("commands"), metavar="COMMAND", prog=parser.prog)

    def add(name: str, words: str) -> Parser:
        command = commands.add_parser(name, help=words, description=words)
        command.set_defaults(command=name)
        return command

    play = add("play", say("play a match, in the window or as text"))
    _game(play, nargs="?")
    _match_options(play)
    play.add_argument("--load", metavar="FILE", help=say("go on from a record"))
    play.add_argument("--text", action="store_true", help=say("play in the terminal, in notation"))
    play.add_argument("--undo", choices=RULES, default=None, help=say("how far lines are taken back in this match"))
    play.add_argument(
        "--think", type=_seconds, default=None, metavar="SECONDS", help=say("how long agents think in a turn at most")
    )
    _window_options(play)

    _learn_options(add("learn", say("learn a game by its lessons")))

    watch = add("watch", say("watch a record in the window"))
    _record(watch)
    _window_options(watch)

    replay = add("replay", say("replay records without a window"))
    replay.add_argument("files", nargs="+", metavar="FILE", help=say("a file with a record"))
    replay.add_argument("--json", action="store_true", help=say("one JSON object a line"))
    replay.add_argument("--each", action="store_true", help=say("the state after every line"))
    replay.add_argument("--seat", metavar="LETTER", help=say("as this seat sees it"))
    replay.add_argument(
        "--book", metavar="FILE", help=say("write the story of one record: a page, text or EPUB by its ending")
    )

    _analyse_options(add("analyse", say("say how a match went: chances, luck, costly decisions")))

    legal = add("legal", say("list the legal lines at the end of a record"))
    _record(legal)
    legal.add_argument("--json", action="store_true", help=say("as a JSON list"))

    check = add("check", say("check definitions, lessons and records"))
    check.add_argument(
        "files", nargs="+", metavar="FILE", help=say("definitions, a lesson, a puzzle, a record, or a folder of them")
    )

    games = add("games", say("list the games, their seats, options and levels"))
    games.add_argument("--json", action="store_true", help=say("as JSON"))

    rules = add("rules", say("print the rules of a game"))
    _rules_options(rules)

    simulate = add("simulate", say("play matches of agents and count results"))
    _game(simulate)
    _simulate_options(simulate)

    balance = add("balance", say("say what a definition does to the balance of its game"))
    balance.add_argument("file", metavar="FILE", help=say("a file of definitions"))
    balance.add_argument(
        "--games", type=_positive, default=100, metavar="N", help=say("matches with it, and as many without")
    )
    balance.add_argument("--jobs", type=_positive, default=None, metavar="N", help=JOBS)
    balance.add_argument("--level", default="easy", help=say("the level of agents that plays them"))

    bench = add("bench", say("measure the program on this machine"))
    bench.add_argument("--json", action="store_true", help=say("as JSON"))
    bench.add_argument("--quick", action="store_true", help=say("fewer repetitions"))

    _shots_options(add("shots", say("draw the screens into PNG files, without a display")))
    return parser


def _shots_options(parser: Parser) -> None:
    parser.add_argument("folder", metavar="DIR", help=say("where the pictures go"))
    parser.add_argument("names", nargs="*", metavar="NAME", help=say("a screen; all if none is said"))
    parser.add_argument(
        "--size", type=_size, default=argparse.SUPPRESS, metavar="WxH", help=say("how large, in pixels")
    )
    _theme(parser)
    parser.add_argument("--language", default="en", metavar="CODE", help=say("such as de, or pseudo"))


def _analyse_options(parser: Parser) -> None:
    _record(parser)
    parser.add_argument("--json", action="store_true", help=say("as one JSON object"))
    parser.add_argument("--effort", default=None, metavar="LEVEL", help=say("how hard to look"))


def _rules_options(parser: Parser) -> None:
    _game(parser)
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--rule", metavar="W-34", help=say("one rule only"))
    one.add_argument("--being", metavar="KEY", help=say("one of the beings, cards or troops only"))


def _learn_options(parser: Parser) -> None:
    _game(parser, nargs="?")
    parser.add_argument("lesson", nargs="?", default=None, help=say("its number or name, or puzzle:7"))
    parser.add_argument("--list", action="store_true", help=say("list lessons, puzzles, what is done"))
    _window_options(parser)


def _match_options(parser: Parser) -> None:
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=PLAYER",
                        help=say("human, or ai: and a level; once for each seat"))  # fmt: skip
    parser.add_argument("--preset", default=None, help=say("a set of options by name, such as quick"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE",
                        help=say("an option of the game (wonderland games lists them)"))  # fmt: skip
    parser.add_argument("--seed", type=_seed, default=None, help=say("what chance is drawn from"))


def _simulate_options(parser: Parser) -> None:
    parser.add_argument("--games", type=_positive, required=True, metavar="N", help=say("how many matches"))
    _match_options(parser)
    parser.add_argument("--jobs", type=_positive, default=None, help=JOBS)
    parser.add_argument("--out", metavar="FILE.csv", help=say("a row for each match"))
    parser.add_argument("--records", metavar="DIR", help=say("keep each match as a record"))
    parser.add_argument(
        "--pool", action="append", default=[], metavar="w=NAME",
        help=say("a named pool, one of your own, a list of cards, or random for other cards each time"),
    )  # fmt: skip
    parser.add_argument("--cards", action="store_true", help=say("print the results by card too"))
    parser.add_argument("--report", metavar="DIR", help=say("write a summary, charts and tables"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("play on a Dask scheduler's workers"))


def _window_options(parser: Parser, *, first: bool = False) -> None:
    """How the window is; said before the command or after it. ``first`` is the parser before it."""
    no: object = False if first else argparse.SUPPRESS  # a default here would undo what stands before
    parser.add_argument(
        "--size", type=_size, default=None if first else argparse.SUPPRESS, metavar="WxH",
        help=say("how large, in pixels"),
    )  # fmt: skip
    parser.add_argument("--fullscreen", action="store_true", default=no, help=say("fill the whole screen"))
    _theme(parser, first=first)
    parser.add_argument("--mute", action="store_true", default=no, help=say("no sounds and no music"))
    parser.add_argument("--usual-keys", action="store_true", default=no,
                        help=say("with the keys and buttons that the game comes with, this time"))  # fmt: skip
    parser.add_argument("--fast", action="store_true", default=no, help=say("skip animations"))


def _game(parser: Parser, nargs: str | None = None) -> None:
    parser.add_argument("game", nargs=nargs, default=None, help=say("its name (wonderland games lists them)"))


def _record(parser: Parser) -> None:
    parser.add_argument("file", help=say("a file with a record"))


def _theme(parser: Parser, *, first: bool = False) -> None:
    parser.add_argument("--theme", default=None if first else argparse.SUPPRESS, help=say("colours, such as classic"))


def _positive(text: str) -> int:
    digits = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    if not digits or not 1 <= int(text) <= 10_000_000:
        raise argparse.ArgumentTypeError(say("{text} is no number from 1 up", text=text))
    return int(text)


def _seed(text: str) -> int:
    if not re.fullmatch("[-+]?[0-9]+", text):
        raise argparse.ArgumentTypeError(say("{given} is no whole number", given=shown(text)))
    seed = text.lstrip("+-0")
    if wrong := fault_of_seed(seed if len(seed) > MOST_DIGITS else int(text)):
        raise argparse.ArgumentTypeError(wrong)
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.1 <= seconds <= 600:
        raise argparse.ArgumentTypeError(say("{text} is no number of seconds from 0.1 to 600", text=text))
    return seconds


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch("([0-9]{1,5})x([0-9]{1,5})", text)
    width, height = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (1 <= width <= window_size.MOST and 1 <= height <= window_size.MOST):
        raise argparse.ArgumentTypeError(say("{text} is no size, such as 1280x720", text=text))
    if width < window_size.LEAST[0] or height < window_size.LEAST[1]:
        least = "{}x{}".format(*window_size.LEAST)
        raise argparse.ArgumentTypeError(say("{text} is too small: {least} at least", text=text, least=least))
    return width, height
