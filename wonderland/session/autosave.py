"""The autosave: every line as it is played, so that a killed program loses nothing.

Each unfinished match has a file of its own, and the program that plays it owns that file by a lock
that ends with the program, however it ends (contract, "Files").
"""

from __future__ import annotations

import math
import os
import stat
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from wonderland.content import files, records
from wonderland.content.locks import Lock
from wonderland.content.places import locks_folder, saves_folder
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.session.again import Repeated

MOST_SLOTS = 1000
"""Unfinished matches of a game; nobody has more, and a search must end."""
_APPEND = os.O_WRONLY | os.O_APPEND | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)
_OWNER_TRIES = 20
LOOK = 1.0
"""Seconds between two looks at whether the file is there still."""


def autosave_path(game: str, number: int = 1) -> Path:
    """Where the autosave of a game's unfinished match lies, the first or a further one."""
    which = "" if number == 1 else f"-{number}"
    return saves_folder() / f"{records.AUTOSAVE}{game}{which}{records.SUFFIX}"


def lock_of(path: Path) -> Lock:
    """The lock that says who owns an autosave."""
    return Lock(locks_folder() / path.name)


def owned(path: Path) -> bool:
    """Whether a program, this one or another, is playing the match of an autosave."""
    lock = lock_of(path)
    try:
        return not lock.take()
    except OSError:
        return False  # a folder in which nothing can be made has no owners in it
    finally:
        lock.give_back()


class Autosave:
    """Writes a match down as it goes on.

    A match that is begun or taken back is written anew, to a temporary file that is renamed; a
    line that is played is appended, so that it outlives the program; that it reaches the disk
    itself, and outlives the computer's power, is seen to in a thread, for it can take longer than
    a frame. If the disk refuses, the match goes on, ``fault`` says why, and it is tried again
    until everything is saved.

    Args:
        path: the file; it must be the match's own, or not be there.
        lock: says that it is owned here; None to take one.

    Attributes:
        path: the file; another one if somebody took the name while the disk refused.
        fault: why nothing is being saved, or ``""``.
    """

    def __init__(self, path: Path, lock: Lock | None = None) -> None:
        self.path = path
        self.fault = ""
        self._lock = lock or lock_of(path)
        self._record: Record | None = None
        self._size = -1
        self._guard = threading.RLock()
        self._again = Repeated(self.mend)
        self._disk: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None
        self._next_look = math.inf

    # --- following a match -------------------------------------------------------------------
    def rewrite(self, record: Record) -> None:
        """Write the whole record."""
        self.settle()
        with self._guard:
            self._record = replace(record, moves=list(record.moves))
            self._write()
            self._next_look = time.monotonic() + LOOK

    def append(self, line: str) -> None:
        """Append one line."""
        with self._guard:
            if self._record is None:
                return
            self._record.moves.append(line)
            if self.fault:
                self._again.start()  # all of it will be written when that is possible
                return
            try:
                whole = self._append(records.line_text(line).encode())
            except OSError:
                whole = False
            if not whole:
                self._write()
                return
            self._disk = self._disk or ThreadPoolExecutor(max_workers=1)
            self._last = self._disk.submit(self._sync)

    def mend(self) -> bool:
        """Write all that the disk refused so far; whether nothing is left to be saved."""
        with self._guard:
            if self.fault and self._record:
                self._write()
            return not self.fault

    def look(self) -> None:
        """See every so often that the file is there still, and write it anew where it isn't.

        The folder may be removed while somebody thinks; what was played shall not wait for a line.
        """
        if time.monotonic() < self._next_look:
            return
        self._next_look = time.monotonic() + LOOK
        with self._guard:
            if self._record and not self.fault and not files.there(self.path):
                self._write()

    def _append(self, raw: bytes) -> bool:
        """Append to the file as we left it; whether it was there so."""
        if not self._lock.held:
            return False
        file = os.open(self.path, _APPEND)
        try:
            there = os.fstat(file)
            if there.st_size != self._size or not stat.S_ISREG(there.st_mode):
                return False
            written = os.write(file, raw)
            self._size += written
            return written == len(raw)
        finally:
            os.close(file)

    def _write(self) -> None:
        """Write all of the match, in a file that is ours."""
        assert self._record is not None
        text = records.write(self._record)
        try:
            self._claim()
            files.save(self.path, text)
            self._size = len(text.encode())
            self.fault = ""
        except OSError as error:
            self._fail(self._refused(error))
        except BadInput as bad:
            self._fail(str(bad))

    def _claim(self) -> None:
        """See that the file is owned here, and by nobody else; if it is another's, take a new one.

        Raises:
            OSError: if no lock can be made.
        """
        if self._lock.held:
            return
        assert self._record is not None
        if self._lock.take() and self._ours(self._record):
            return
        self.path, self._lock = _free_slot(self._record.game)

    def _ours(self, record: Record) -> bool:
        """Whether the file is not there, or holds this very match."""
        if not files.there(self.path):
            return True
        head = records.head(record).encode()
        try:
            return files.read_bytes(self.path).startswith(head)
        except BadInput:
            return False

    def _sync(self) -> None:
        """Have all that was written put on the disk."""
        try:
            with self.path.open("rb+") as file:
                os.fsync(file.fileno())
        except FileNotFoundError:
            return  # removed meanwhile, by no match of ours: the next line writes it anew
        except OSError as error:
            self._fail(self._refused(error))

    def _refused(self, error: OSError) -> str:
        return say("{where}: {what}", where=self.path, what=files.reason(error))

    def _fail(self, why: str) -> None:
        self.fault = why
        self._again.start()

    # --- its end -----------------------------------------------------------------------------
    def settle(self) -> None:
        """Wait until all that was written is on the disk."""
        last, self._last = self._last, None
        if last:
            last.result()

    def close(self) -> None:
        """Leave the match to whoever goes on with it; what the disk refused is tried once more."""
        self._next_look = math.inf
        self.settle()
        self._again.stop()
        if self._disk:
            self._disk.shutdown()
            self._disk = None
        self.mend()
        self._lock.give_back()

    def drop(self) -> None:
        """Remove it: the match is kept elsewhere or never began."""
        self._record = None
        self.settle()
        try:
            if self._lock.held:
                self.path.unlink(missing_ok=True)
        except OSError as error:
            self.fault = self._refused(error)
        self.close()


def begin(game: str) -> Autosave:
    """The autosave of a new match: a file that no other match has.

    Where the folder can't be written to, it is found as soon as that is possible.
    """
    try:
        return Autosave(*_free_slot(game))
    except OSError:
        return Autosave(autosave_path(game))


def take(path: Path) -> Autosave:
    """The autosave of a match that was left, to go on with it.

    Raises:
        BadInput: if another program is playing it.
    """
    lock = lock_of(path)
    try:
        for _ in range(_OWNER_TRIES):
            if lock.take():
                return Autosave(path, lock)
            time.sleep(0.01)  # somebody may only have looked whether it is owned
    except OSError:
        return Autosave(path)  # a fault that will be told when it is written
    what = say("another window is playing this match")
    raise BadInput([Problem(str(path), 0, what, say("Watch it there, or play another."), 0)])


def slots(game: str) -> Iterator[Path]:
    """The names that autosaves of a game may have, the first one first."""
    return (autosave_path(game, number) for number in range(1, MOST_SLOTS))


def _free_slot(game: str) -> tuple[Path, Lock]:
    """A name for an autosave that is free, and the lock that makes it ours.

    Raises:
        OSError: if no lock can be made.
    """
    for path in slots(game):
        lock = lock_of(path)
        if not files.there(path) and lock.take():
            if not files.there(path):
                return path, lock
            lock.give_back()
    raise OSError(0, say("there are {n} unfinished matches", n=MOST_SLOTS))
