"""The command line: what the words mean, and which exit code comes of them (contract, "Commands")."""

from __future__ import annotations

import argparse
import errno
import os
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from pkgutil import resolve_name

from wonderland.cli import arguments as words_of
from wonderland.cli import printing
from wonderland.cli.parser import set_code, set_language
from wonderland.content.files import reason
from wonderland.content.languages import ENGLISH, language
from wonderland.core.errors import WonderlandError, all_told
from wonderland.core.message import say
from wonderland.session.logs import write_log

DONE, FAULT, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

SPOKEN = ("analyse", "learn", "play", "rules", "simulate")
"""Commands for people to read, in the language that is set; what others print, programs read. Faults
and help are told in it by all."""
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
            _tell(_refused(error))
            printing.give_up_output()
            return BAD_INPUT
        except Exception:
            _tell(_report(arguments))
            return _finished(FAULT)


def _carried_out(arguments: Sequence[str]) -> int:
    """Carry out a command line; what is wrong with it is told."""
    try:
        parsed = _parse(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else DONE
    try:
        handler = _handler(parsed.command)
        spoken = set_code() if parsed.command in SPOKEN else ENGLISH
        printing.tell_in(language(spoken))
        if parsed.command != "check":
            _tell_left_out(spoken)
        return handler(parsed)
    except WonderlandError as error:
        _tell(error)
        return BAD_INPUT


def _tell(words: object) -> None:
    """Tell whoever started the program, whatever the command, in the language that is set."""
    printing.tell_faults_in(set_language())
    printing.tell(words)


def _finished(code: int) -> int:
    """Have written what was printed before something went wrong."""
    try:
        printing.finish()
    except OSError:
        printing.give_up_output()
    return code


def _refused(error: OSError) -> str:
    """Say what the system refused: a file, or what has no name, such as standard output."""
    gone = say("the working folder") if error.errno == errno.ENOENT else say("standard output")
    where = os.fsdecode(error.filename) if error.filename else gone
    return say("{where}: {what}", where=where, what=reason(error))


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse, and let names and files stand behind options as well as before them."""
    parser = words_of.parser()
    parsed, rest = parser.parse_known_args(arguments)
    for many in ("files", "names"):
        if hasattr(parsed, many) and not any(word.startswith("-") for word in rest):
            setattr(parsed, many, [*getattr(parsed, many), *rest])
            return parsed
    if rest:
        parser.error(say("there is no argument {words}", words=" ".join(rest)))
    return parsed


def _tell_left_out(spoken: str) -> None:
    """Say which files are left out, and why; the command goes on without them."""
    from wonderland.session.left_out import left_out  # noqa: PLC0415 - as every command does

    if problems := left_out(spoken):
        _tell(all_told(problems))


def _handler(command: str) -> Handler:
    """Import the module of a command only when it is called, so that each starts quickly."""
    handler: Handler = resolve_name(COMMANDS[command])
    return handler


def _report(arguments: Sequence[str]) -> str:
    """Write a report of a fault of ours, and say where it is."""
    trace = traceback.format_exc()
    if path := _log(arguments):
        return say("The program has a fault; a report is in {path}", path=path)
    return say("The program has a fault; no report could be written: {trace}", trace=trace)


def _log(arguments: Sequence[str]) -> Path | None:
    return write_log("fault", f"wonderland {' '.join(arguments)}\n{traceback.format_exc()}")
