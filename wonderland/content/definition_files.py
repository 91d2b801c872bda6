"""Reading the files of a game's definitions, and collecting all that is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from wonderland.content.yamlfile import Document, Path_, check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.kit.options import OptionsModel

M = TypeVar("M")
STANDARD = "standard"
"""The first preset of a game."""


def option_problems(
    document: Document, model: OptionsModel, wanted: Sequence[str], seats: Sequence[str]
) -> Iterator[Problem]:
    """What is wrong in a game's file of options.

    Args:
        document: the file.
        model: what it holds.
        wanted: the options that the game's rules need.
        seats: the letters of all seats that the game has.
    """
    if missing := [key for key in wanted if key not in model.options]:
        what = say("options has no {known}", known=", ".join(missing))
        mend = say("The rules need each of them.")
        yield Problem(document.name, document.line_of(("options",)), what, mend)
    for place, wrong in model.own_faults(seats):
        yield Problem(document.name, document.line_of(place), wrong)
    if model.usual != STANDARD:
        what = say("the first preset is not {name}", name=STANDARD)
        yield Problem(document.name, document.line_of(("presets",)), what)


def by_name(
    checks: Mapping[str, Callable[[Path], object]], otherwise: Callable[[Path], None]
) -> Callable[[Path], None]:
    """What a definition file is held against, by its name (``games.parts.Parts.check``)."""

    def check(path: Path) -> None:
        checks.get(path.name, otherwise)(path)

    return check


def neighbours(path: Path, shipped: Path) -> Path | None:
    """Where what lies beside a game's file is found, if not there: a file may be shown alone.

    Returns:
        The folder that ships; None for a file in a folder of games, which has all of its own.
    """
    return None if path.parent.parent.name == "games" else shipped


class FileReader:
    """Reads definition files one after another; a game's own holds them against each other.

    Args:
        otherwise: the folder of the files that aren't where they are asked for; None if they must be.

    Attributes:
        problems: what is wrong so far.
    """

    def __init__(self, otherwise: Path | None = None) -> None:
        self.problems: list[Problem] = []
        self._otherwise = otherwise

    def add(self, document: Document, path: Path_, what: str, mend: str = "") -> None:
        """Remember that something doesn't fit, and in which line."""
        self.problems.append(Problem(document.name, document.line_of(path), what, mend))

    def stop_if_faulty(self) -> None:
        """Go no further where anything is wrong.

        Raises:
            BadInput: with all that is.
        """
        if self.problems:
            raise BadInput(self.problems)

    def read_file(self, path: Path, model: type[M]) -> tuple[M | None, Document]:
        """A file as a model that was made of data; None where it doesn't fit, which is remembered."""
        if self._otherwise and not path.exists():
            path = self._otherwise / path.name
        try:
            document = load(path)
            return check_model(document, model), document
        except BadInput as bad:
            self.problems += bad.problems
            return None, Document(None, str(path), {})
