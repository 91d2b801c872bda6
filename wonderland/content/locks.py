"""Who owns a file: a lock of the system's, which ends with the program however that ends."""

from __future__ import annotations

import errno
import os
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wonderland.core.message import say

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_PAUSE = 0.01
"""Seconds between two tries to get a lock that somebody holds for a moment."""
_LOCK_WAIT = 3.0
"""Seconds after which a lock that is held for a moment only is given up."""
_TRIES = 10
_NO_LOCKS = (errno.ENOSYS, errno.ENOTSUP, errno.ENOLCK, errno.EINVAL)
"""What file systems say that know no locks: there everyone is held to be alone."""
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)


class Lock:
    """A lock on a file that holds nothing, beside what it guards.

    The file stays; only the lock goes, when it is given back or the program ends, also by a kill.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None
        self._closing: weakref.finalize[[int], Lock] | None = None

    @property
    def held(self) -> bool:
        """Whether it is ours; a lock whose file was removed or replaced guards nothing any more."""
        return self._file is not None and self._is_there(self._file)

    def _is_there(self, file: int) -> bool:
        try:
            there = self.path.stat(follow_symlinks=False)
        except OSError:
            return False
        mine = os.fstat(file)
        return (there.st_ino, there.st_dev) == (mine.st_ino, mine.st_dev)

    def take(self) -> bool:
        """Take it if nobody holds it; whether it is ours now.

        Raises:
            OSError: if its file can't be made.
        """
        if self.held:
            return True
        self.path.parent.mkdir(parents=True, exist_ok=True)
        for _ in range(_TRIES):
            self.give_back()
            self._file = os.open(self.path, _FLAGS, 0o666)
            self._closing = weakref.finalize(self, os.close, self._file)
            if not _locked(self._file):
                break
            if self._is_there(self._file):
                return True  # else it was removed between opening and locking
        self.give_back()
        return False

    def give_back(self) -> None:
        """Let others have it."""
        self._file = None
        if self._closing:
            self._closing()


def _locked(file: int) -> bool:
    try:
        _lock(file)
    except OSError as error:
        return error.errno in _NO_LOCKS
    return True


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a lock for a moment, as long as a file takes to be read, changed and written.

    Raises:
        OSError: if its file can't be made, or another program doesn't give it back.
    """
    lock = Lock(path)
    until = time.monotonic() + _LOCK_WAIT
    while not lock.take():
        if time.monotonic() > until:
            raise TimeoutError(errno.ETIMEDOUT, say("another program holds it"), str(path))
        time.sleep(_PAUSE)
    try:
        yield
    finally:
        lock.give_back()
