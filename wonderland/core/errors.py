"""What can be wrong, said once for every game.

Three kinds reach a caller: an action that the rules refuse, input from outside that is wrong
(a record, a definition, an argument), and nothing else. Everything else is a fault in the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.message import lines, mapped, rows, say
from wonderland.core.quoting import word

MOST_TOLD = 50
"""So many things that are wrong are told at once."""
LONG, LONG_PART = 600, 200
"""A message of more letters than this has its longest parts cut; and which parts those are."""


class WonderlandError(Exception):
    """The base of every error that is the user's to mend."""


class IllegalAction(WonderlandError):  # noqa: N818 - the contract fixes the name
    """An action that the rules refuse; the match is as it was.

    Attributes:
        rule: the number of the rule that refuses it (``"W-34"``); where a line is not even
            notation, the rule of the notation's section or ``""``.
        message: one sentence that says what is wrong.
    """

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(say("{message} ({rule})", message=message, rule=rule) if rule else message)
        self.rule = rule
        self.message = message

    @property
    def said(self) -> str:
        """The sentence with the rule's number behind it."""
        return str(self.args[0])

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return IllegalAction, (self.rule, self.message)


class Refusal(NamedTuple):
    """The first rule that forbids an action, and a sentence: what ``IllegalAction`` is made of."""

    rule: str
    message: str


def _brief(part: str) -> str:
    return part if len(part) <= LONG_PART else word(part)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a file.

    Attributes:
        file: the file as the user named it.
        line: its line, from 1; 0 where no line can be named.
        message: what is wrong.
        mend: what would be right, or ``""`` where the message says it.
        move: the number of the record line (from 1) that is refused; 0 for the head of a record;
            None where the file is no record.
        rule: the number of the rule it breaks, or ``""``.
    """

    file: str
    line: int
    message: str
    mend: str = ""
    move: int | None = None
    rule: str = ""

    def __post_init__(self) -> None:
        """Cut what is told of a file that holds very much where little should stand."""
        for name, text in (("message", self.message), ("mend", self.mend)):
            if len(text) > LONG:
                object.__setattr__(self, name, mapped(text, _brief))

    def __str__(self) -> str:
        name = self.file.replace("\n", "\\n")
        place = f"{name}:{self.line}" if self.line else name
        what = say("{place}: {message}", place=place, message=self.message)
        if self.rule:
            what = say("{message} ({rule})", message=what, rule=self.rule)
        return rows(say("{sentence}.", sentence=what), self.mend) if self.mend else what


def all_told(problems: Sequence[object]) -> str:
    """What is wrong, a line each; of very many the first ones, and how many more there are."""
    more = len(problems) - MOST_TOLD
    told = [str(problem) for problem in problems[:MOST_TOLD]]
    return lines(*told, say("and {n} more", n=more) if more > 0 else "")


class BadInput(WonderlandError):  # noqa: N818 - a state of the input, as IllegalAction is of an action
    """Input from outside that can't be used; carries every problem found, in order."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(all_told(problems))
        self.problems = problems

    def __reduce__(self) -> tuple[type[BadInput], tuple[list[Problem]]]:
        return BadInput, (self.problems,)


class MissingMods(BadInput):
    """A record of a match that was played with files of the user's own which are not here."""

    def __reduce__(self) -> tuple[type[MissingMods], tuple[list[Problem]]]:
        return MissingMods, (self.problems,)


class MissingExtra(WonderlandError, ImportError):  # noqa: N818 - as BadInput is
    """A part of the program that was asked for, but not installed with it."""

    def __init__(self, what: str, needs: str, extra: str) -> None:
        """Say what is missing and how to get it.

        Args:
            what: the part that was asked for.
            needs: the package that it needs.
            extra: the extra of this project that brings it.
        """
        super().__init__(
            say(
                "{what} needs {needs}, which is not installed. Install it with: {command}",
                what=what,
                needs=needs,
                command=f'pip install "wonderland-table[{extra}]"',
            )
        )
