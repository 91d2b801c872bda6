"""What a player chose the last time at some place of a game, to be chosen again by one click."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from pydantic import Field

from wonderland.content.records import flow
from wonderland.content.yamlfile import check_model, load
from wonderland.kit.strict import Strict
from wonderland.session.shared import Shared

FILE = "last-time.yaml"
FORMAT: Literal["wonderland-last-time/1"] = "wonderland-last-time/1"


class LastTimeFile(Strict):
    """The file: by the name of each choice the words that were chosen."""

    format: Literal["wonderland-last-time/1"] = FORMAT
    chosen: dict[str, list[str]] = Field(default={})

    def with_choice(self, name: str, words: Sequence[str]) -> LastTimeFile:
        """Return this, with a choice made anew."""
        return self.model_copy(update={"chosen": {**self.chosen, name: list(words)}})


class LastTime:
    """Keeps choices by name.

    Args:
        path: the file; None where nothing is to be kept longer than the program runs.
    """

    def __init__(self, path: Path | None) -> None:
        self._file = Shared(path, _read, _text, LastTimeFile())

    def of(self, name: str) -> Sequence[str]:
        """The words that were chosen last, none where there was no choice of that name."""
        return self._file.value.chosen.get(name, [])

    def keep(self, name: str, words: Sequence[str]) -> None:
        """Keep a choice instead of the one before it."""
        self._file.change(lambda kept: kept.with_choice(name, words))


def _read(path: Path) -> LastTimeFile:
    return check_model(load(path), LastTimeFile)


def _text(kept: LastTimeFile) -> str:
    rows = [f"  {flow(name)}: {flow(words)}" for name, words in kept.chosen.items()]
    return "\n".join([f"format: {FORMAT}", "chosen:" if rows else "chosen: {}", *rows, ""])
