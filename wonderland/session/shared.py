"""A file of the player's that several windows change: no change of one undoes another's.

A change is a function of what the file holds. It is carried out on what stands there at that
moment, under a lock; where the disk refuses it is kept, and carried out as soon as that is possible.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Generic, TypeVar

from wonderland.content import files
from wonderland.content.locks import locked
from wonderland.core.errors import BadInput
from wonderland.session.again import Repeated

T = TypeVar("T")
Change = Callable[[T], T]


class Shared(Generic[T]):
    """The file, and what it holds.

    Args:
        path: the file; None where nothing is to be kept.
        read: makes its value of the file, or raises ``BadInput`` where it is damaged.
        text: writes a value as the file's text.
        empty: the value where there is no file.

    Attributes:
        value: what it holds, with all changes of this window.
        fault: what was wrong with the file, or why it can't be written; ``""`` if nothing.
        new: whether there was no file.
    """

    def __init__(self, path: Path | None, read: Callable[[Path], T], text: Callable[[T], str], empty: T) -> None:
        self.path = path
        self.value = empty
        self.fault = ""
        self.new = path is None or not files.there(path)
        self._read = read
        self._text = text
        self._base = empty
        self._due: list[Change[T]] = []
        self._guard = threading.RLock()
        self._again = Repeated(self.mend)
        if not self.new:
            self.value = self._base = self._standing()

    @property
    def unsaved(self) -> str:
        """Why changes are not in the file yet, ``""`` if all are."""
        return self.fault if self._due else ""

    def change(self, do: Change[T]) -> None:
        """Change the value, here and in the file."""
        with self._guard:
            self.value = do(self.value)
            if self.path is not None:
                self._due.append(do)
                self.mend()

    def mend(self) -> bool:
        """Write what the disk refused so far; whether nothing is left to be written."""
        with self._guard:
            if self.path is None or not self._due:
                return True
            try:
                with locked(self.path.parent / ".locks" / self.path.name):
                    value: T = reduce(lambda held, do: do(held), self._due, self._standing())
                    files.save(self.path, self._text(value))
            except OSError as error:
                self.fault = str(files.refused(self.path, error))
            except BadInput as bad:
                self.fault = str(bad)
            else:
                self.value = self._base = value
                self._due.clear()
                self.fault = ""
            if self._due:
                self._again.start()
            return not self._due

    def close(self) -> None:
        """Try no more; what was not written by now is lost with the program."""
        self._again.stop()

    def _standing(self) -> T:
        """What the file holds now; if it is gone or damaged, what it held last.

        Raises:
            BadInput: if it is damaged and can't be kept aside, so that it must not be overwritten.
        """
        assert self.path is not None
        if not files.there(self.path):
            return self._base
        try:
            return self._read(self.path)
        except BadInput as bad:
            self.fault = f"{bad} {files.keep_aside(self.path)}"
            if files.there(self.path) and self._due:
                raise
            return self._base


class Keeping(Generic[T]):
    """Whoever keeps something in such a file, and says how that went."""

    _file: Shared[T]

    @property
    def fault(self) -> str:
        """What was wrong with the file, or why it can't be written; ``""`` if nothing."""
        return self._file.fault

    @property
    def unsaved(self) -> str:
        """Why changes are not in the file yet, ``""`` if all are."""
        return self._file.unsaved
