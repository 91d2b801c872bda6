"""A parser of command lines whose help and refusals are messages, told in the language that is set.

argparse's own words are plain English; what it says is put into messages here, by what it says.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NoReturn

from wonderland.content.languages import language
from wonderland.core.message import Language, say, told

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


def set_language() -> Language:
    """The language of the settings; asked only when there is something to say."""
    from wonderland.session.settings import read_settings  # noqa: PLC0415 - takes its time

    return language(read_settings().values.language)


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
        self.add_argument(
            "-h", "--help", action="help", help=say("show this help, and do nothing else")
        )  # fmt: skip

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
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as refused:
            what = in_words(refused.message)
            name = refused.argument_name
            self.error(say("{name}: {what}", name=name, what=what) if name else what)

    def error(self, message: str) -> NoReturn:
        """Say how the command is written and why this is not so, and end with exit code 2."""
        spoken = set_language()
        line = say("{program}: {what}", program=self.prog, what=in_words(message))
        self.exit(2, f"{self.format_usage()}{told(line, spoken)}\n")


def in_words(message: str) -> str:
    """What argparse says as a message; itself if it is one, or is nothing that is known."""
    if type(message) is not str:
        return message
    for pattern, words in _SAID.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return words.format(**found.groupdict())
    return message


_SAID: dict[str, str] = {
    r"the following arguments are required: (?P<names>.*)": say("{names} is missing"),
    r"unrecognized arguments: (?P<words>.*)": say("there is no argument {words}"),
    r"expected one argument": say("a value must follow"),
    r"expected at least one argument": say("at least one value must follow"),
    r"invalid choice: (?P<given>.*) \(choose from (?P<known>.*)\)": say("there is no {given}; there is {known}"),
    r"not allowed with argument (?P<other>.*)": say("it can't stand beside {other}"),
    r"ignored explicit argument (?P<given>.*)": say("it takes no value, such as {given}"),
    r"ambiguous option: (?P<given>.*) could match (?P<known>.*)": say("{given} may mean {known}"),
}  # fmt: skip
"""What argparse says, as patterns, and how it is told with what they find."""
