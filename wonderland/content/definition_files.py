"""Reading the files of a game's definitions, and collecting all that is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from wonderland.content.yamlfile import Document, Path_, check_model, load
from wonderland.core.errors import BadInput, Problem

M = TypeVar("M")


class FileReader:
    """Reads definition files one after another; a game's own holds them against each other.

    Attributes:
        problems: what is wrong so far.
    """

    def __init__(self) -> None:
        self.problems: list[Problem] = []

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
        try:
            document = load(path)
            return check_model(document, model), document
        except BadInput as bad:
            self.problems += bad.problems
            return None, Document(None, str(path), {})
