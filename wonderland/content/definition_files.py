"""Reading the files of a game's definitions, and collecting all that is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from pydantic import BaseModel

from wonderland.content.files import changed
from wonderland.content.places import game_folder
from wonderland.content.yamlfile import Document, Path_, check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.kit.options import OptionsModel

M = TypeVar("M")
W = TypeVar("W", bound=BaseModel)
D = TypeVar("D")
"""A game's data."""
D_co = TypeVar("D_co", covariant=True)
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
    """Reads definition files one after another, and collects all that is wrong in them.

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

    def read_more(self, path: Path, whole: type[W], part: type[M]) -> tuple[W | M | None, Document]:
        """A file of the user's: what some keys name, or the things of one of them alone.

        Args:
            path: the file.
            whole: the model whose keys these are.
            part: the other's.
        """
        try:
            document = load(path)
            data = document.data
            keyed = isinstance(data, dict) and data and data.keys() <= whole.model_fields.keys()
            return check_model(document, whole if keyed else part), document
        except BadInput as bad:
            self.problems += bad.problems
            return None, Document(None, str(path), {})

    def need_file(self, path: Path, model: type[M]) -> tuple[M, Document]:
        """A file as a model, where nothing can be said of the others without it.

        Raises:
            BadInput: with all that is wrong so far, if the file doesn't fit.
        """
        found, document = self.read_file(path, model)
        if found is None:
            raise BadInput(self.problems)
        return found, document

    def read_options(self, where: Path, wanted: Sequence[str], seats: Sequence[str]) -> OptionsModel:
        """What a match may be told, with the options that the rules need for seats of these letters.

        Raises:
            BadInput: with all that is wrong so far, if the file doesn't fit its kind.
        """
        options, document = self.need_file(where / "options.yaml", OptionsModel)
        self.problems += option_problems(document, options, wanted, seats)
        return options


class Reading(Protocol[D_co]):
    """What reads a game's definitions."""

    def read(self, where: Path, extra: Sequence[Path], /) -> D_co:
        """Read the files of a folder, and further files.

        Raises:
            BadInput: with every problem of the files.
        """
        ...


class GameFiles(Generic[D]):
    """The files of a game's definitions, and those that a user puts beside them.

    Args:
        game: the game.
        own: the names of its own files.
        reader: makes what reads them, given the folder of those that are missing where they are asked
            for; None if none may be.
    """

    def __init__(self, game: str, own: Collection[str], reader: Callable[[Path | None], Reading[D]]) -> None:
        self._game, self._own, self._reader = game, own, reader
        self._kept = cache(lambda folder, extra, _: reader(None).read(folder, extra))

    @property
    def folder(self) -> Path:
        """Where those that ship lie."""
        return game_folder(self._game)

    def read(self, extra: Sequence[Path] = ()) -> D:
        """Read what ships, and further files.

        Raises:
            BadInput: with every problem of the files.
        """
        return self._reader(None).read(self.folder, extra)

    def load(self, extra: Sequence[Path] = ()) -> D:
        """What ships, and further files, read once for as long as these don't change.

        Raises:
            BadInput: with every problem of the files.
        """
        return self._kept(self.folder, tuple(extra), tuple(map(changed, extra)))

    def check(self, path: Path) -> None:
        """Hold a file against its kind: by its name one of the game's, else one of the user's.

        A file that is shown alone is held against those that ship, one in a folder of games against
        what lies beside it.

        Raises:
            BadInput: with all that is wrong in it, and with how it fits the others.
        """
        if path.name not in self._own:
            self.read((path,))
            return
        try:
            self._reader(neighbours(path, self.folder)).read(path.parent, ())
        except BadInput as bad:
            own = [problem for problem in bad.problems if problem.file == str(path)]
            raise BadInput(own or bad.problems) from bad
