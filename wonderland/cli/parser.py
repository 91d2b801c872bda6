"""A parser of command lines whose help and refusals are messages, told in the language that is set.

argparse sorts the words; what it would refuse in English of its own is refused here first, or known by
what was asked of it, so that none of its sentences is ever read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NoReturn

from wonderland.content.languages import language
from wonderland.core.message import Language, Message, say, told

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


def set_language() -> Language:
    """The language of the settings; asked only when there is something to say."""
    return language(set_code())


def set_code() -> str:
    """The code of that language."""
    from wonderland.session.settings import read_settings  # noqa: PLC0415 - takes its time

    return read_settings().values.language


class Formatter(argparse.HelpFormatter):
    """Lays help out as argparse does, its words told in the language that is set.

    argparse makes one for every argument that is added, so the language is asked for only when
    there is something to say.
    """

    @cached_property
    def _spoken(self) -> Language:
        return set_language()

    def start_section(self, heading: str | None) -> None:
        """Begin a part of the help under its heading."""
        super().start_section(told(heading, self._spoken) if heading else heading)

    def add_text(self, text: str | None) -> None:
        """Add a paragraph."""
        super().add_text(told(text, self._spoken) if text else text)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Add how the command is written."""
        before = prefix if prefix is not None else told(say("usage: "), self._spoken)
        super().add_usage(usage, actions, groups, before)

    def _expand_help(self, action: argparse.Action) -> str:
        return told(action.help or "", self._spoken)


class Parser(argparse.ArgumentParser):
    """A parser whose help is a result like any other: that it can't be written is told."""

    def __init__(self, prog: str = "", description: str = "") -> None:
        super().__init__(prog=prog, description=description, add_help=False, exit_on_error=False)
        self._positionals.title = say("arguments")
        self._optionals.title = say("options")
        self.add_argument("-h", "--help", action="help", help=say("show this help, and do nothing else"))

    def _get_formatter(self) -> Formatter:
        return Formatter(self.prog)

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help.

        Raises:
            OSError: if it can't be, such as on a full disk.
        """
        (file or sys.stdout).write(self.format_help())

    def parse_known_args(  # type: ignore[override]  # argparse has three forms, of which this is one
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse; what is refused is told with the argument that it is about."""
        words = list(sys.argv[1:] if args is None else args)
        self._given: set[argparse.Action] = set()
        try:
            return super().parse_known_args(words, namespace)
        except argparse.ArgumentError as refused:
            what, name = refused.message, refused.argument_name
            if not isinstance(what, Message):
                what = self._value_not_taken(name, words) or what
            self.error(say("{name}: {what}", name=name, what=what) if name else what)

    def error(self, message: str) -> NoReturn:
        """Say how the command is written and why this is not so, and end with exit code 2.

        argparse calls it by itself where something is missing.
        """
        spoken = set_language()
        what = message if isinstance(message, Message) else self._missing() or message
        line = say("{program}: {what}", program=self.prog, what=what)
        self.exit(2, f"{self.format_usage()}{told(line, spoken)}\n")

    # --- what is refused -------------------------------------------------------------------------
    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> object:
        values = super()._get_values(action, arg_strings)
        groups = [one._group_actions for one in self._mutually_exclusive_groups]
        rivals = {one for group in groups if action in group for one in group if one is not action}
        for other in self._given & rivals:
            raise _refusal(action, say("it can't stand beside {other}", other=name_of(other)))
        self._given.add(action)
        return values

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError as short:
            many = action.nargs == argparse.ONE_OR_MORE
            what = say("at least one value must follow") if many else say("a value must follow")
            raise _refusal(action, what) from short

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            known = ", ".join(map(repr, action.choices))
            what = say("there is no {given}; there is {known}", given=repr(value), known=known)
            raise _refusal(action, what)

    def _get_option_tuples(self, option_string: str) -> list[tuple[argparse.Action, str, str | None]]:
        found: list[tuple[argparse.Action, str, str | None]] = super()._get_option_tuples(option_string)
        if len(found) > 1:
            known = ", ".join(option for _, option, *_ in found)
            raise _refusal(None, say("{given} may mean {known}", given=option_string, known=known))
        return found

    def _missing(self) -> str:
        """What must be said and was not, ``""`` where nothing is missing."""
        missing = [name_of(one) for one in self._actions if one.required and one not in self._given]
        return say("{names} is missing", names=", ".join(missing)) if missing else ""

    def _value_not_taken(self, name: str | None, words: Sequence[str]) -> str:
        """That an option takes no value, where a word gives it one; ``""`` where none does."""
        flags = [one for one in self._actions if one.nargs == 0 and name_of(one) == name]
        options = [option for flag in flags for option in flag.option_strings]
        for begun, given in map(_with_value, words):
            if given is not None and any(option.startswith(begun) for option in options):
                return say("it takes no value, such as {given}", given=repr(given))
        return ""


def _with_value(word: str) -> tuple[str, str | None]:
    """An option and the value in the same word: ``--text=5``, ``-h5``; None where there is none."""
    if word.startswith("--"):
        option, sign, value = word.partition("=")
        return option, value if sign else None
    return word[:2], word[2:].removeprefix("=") if word[2:] else None


def name_of(action: argparse.Action) -> str:
    """What people call an argument: ``--size``, ``FILE``."""
    return _refusal(action, "").argument_name or ""


def _refusal(action: argparse.Action | None, what: str) -> argparse.ArgumentError:
    return argparse.ArgumentError(action, what)
