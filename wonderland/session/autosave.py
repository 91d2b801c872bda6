"""The autosave: every line as it is played, so that a killed program loses nothing."""

from __future__ import annotations

import os
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from wonderland import api
from wonderland.content import records
from wonderland.content.places import saves_folder
from wonderland.core.errors import BadInput
from wonderland.core.match import Match
from wonderland.core.record import Record


def autosave_path(game: str) -> Path:
    """Where a game's autosave lies."""
    return saves_folder() / f"autosave-{game}{records.SUFFIX}"


class Autosave:
    """Writes a match down as it goes on.

    A match that is begun or taken back is written anew, to a temporary file that is renamed; a
    line that is played is appended, so that it outlives the program; that it reaches the disk
    itself, and outlives the computer's power, is seen to in a thread, for it can take longer than
    a frame. If the disk refuses, the match goes on and ``fault`` says why.

    Attributes:
        fault: why nothing is being saved, or ``""``.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault = ""
        self._disk = ThreadPoolExecutor(max_workers=1)
        self._last: Future[None] | None = None

    def rewrite(self, record: Record) -> None:
        """Write the whole record."""
        self.settle()
        try:
            records.save(self.path, records.write(record))
            self.fault = ""
        except BadInput as bad:
            self.fault = str(bad)

    def append(self, line: str) -> None:
        """Append one line."""
        if self.fault:
            return
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(records.line_text(line))
        except OSError as error:
            self._fail(error)
            return
        self._last = self._disk.submit(self._sync)

    def _sync(self) -> None:
        """Have all that was written put on the disk."""
        try:
            with self.path.open("rb+") as file:
                os.fsync(file.fileno())
        except FileNotFoundError:
            return  # removed meanwhile, by no match of ours: the next line writes it anew
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        self.fault = f"{self.path}: {error.strerror or 'it cannot be written'}"

    def settle(self) -> None:
        """Wait until all that was written is on the disk."""
        last, self._last = self._last, None
        if last:
            last.result()

    def drop(self) -> None:
        """Remove it: the match is over or given up."""
        self.settle()
        self.path.unlink(missing_ok=True)


def resume(game: str) -> Match | None:
    """Open a game's autosave, up to its last whole line; None where there is none.

    Raises:
        BadInput: if it is damaged; it has then been kept aside under another name, which the
            message names.
    """
    path = autosave_path(game)
    if not path.exists():
        return None
    try:
        return api.game(game).load(records.read(path, tolerant=True))
    except BadInput as bad:
        aside = keep_aside(path)
        problems = [*bad.problems]
        first = problems[0]
        mend = f"{first.mend} It was kept as {aside}.".strip()
        problems[0] = type(first)(
            first.file, first.line, first.message, mend, first.move, first.rule
        )
        raise BadInput(problems) from bad


def keep_aside(path: Path) -> Path:
    """Rename a damaged file to a name of its own, never over another, and return that."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 0
    while True:
        suffix = f"-{number}" if number else ""
        aside = path.with_name(f"{path.name}.damaged-{stamp}{suffix}")
        if not aside.exists():
            path.rename(aside)
            return aside
        number += 1
