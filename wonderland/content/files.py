"""Reading and writing files so that nothing hangs, nothing is lost and nothing is left behind."""

from __future__ import annotations

import errno
import os
import stat
import time
from hashlib import blake2b
from pathlib import Path

from wonderland.content.locks import Lock
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.quoting import shown

LARGEST = 5 * 1024 * 1024
"""Bytes; a larger file is refused unread."""
_PART = ".part"
_KINDS = {
    stat.S_IFDIR: say("a folder"), stat.S_IFIFO: say("a pipe"), stat.S_IFSOCK: say("a socket"),
    stat.S_IFCHR: say("a device"), stat.S_IFBLK: say("a device"),
}  # fmt: skip
_TRIES = 200


def path_of(name: object) -> Path:
    """Return a path that was given from outside.

    Raises:
        BadInput: if it can't be the name of a file.
    """
    if not isinstance(name, (str, os.PathLike)):
        raise BadInput([Problem("file", 0, say("a file is named by text or a path, not {what}", what=shown(name)))])
    text = os.fspath(name)
    if not isinstance(text, str) or not text or "\0" in text or not _encodable(text):
        raise BadInput([Problem(shown(text), 0, say("this is no name of a file"))])
    return Path(text)


def _encodable(text: str) -> bool:
    try:
        os.fsencode(text)
    except UnicodeEncodeError:
        return False
    return True


_REASONS = {
    errno.EACCES: say("Permission denied"), errno.EPERM: say("Operation not permitted"),
    errno.ENOENT: say("No such file or directory"), errno.EEXIST: say("File exists"),
    errno.EISDIR: say("Is a directory"), errno.ENOTDIR: say("Not a directory"),
    errno.ENOSPC: say("No space left on device"), errno.EROFS: say("Read-only file system"),
    errno.ENAMETOOLONG: say("File name too long"), errno.EIO: say("Input/output error"),
    errno.EINVAL: say("Invalid argument"), errno.EFBIG: say("File too large"),
    errno.EBADF: say("Bad file descriptor"), errno.EMFILE: say("Too many open files"),
    errno.ENOTEMPTY: say("Directory not empty"),
}  # fmt: skip
"""What the system says oftenest, in its own words, as messages."""


def reason(error: OSError) -> str:
    """Say in a few words what the system has against a file."""
    said = error.strerror or str(error)
    usual = _REASONS.get(error.errno or 0, "")
    return (usual if said == usual else said) or say("the system refuses it")


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """Read a file whole: an ordinary one, never a pipe or a device, which may have no end.

    Raises:
        BadInput: if there is none, it can't be read, or it is too large.
    """
    name = str(path_of(path))
    try:
        file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except OSError as error:
        raise _bad(name, say("the file can't be read: {what}", what=reason(error))) from error
    try:
        kind = os.fstat(file).st_mode
        if not stat.S_ISREG(kind):
            what = _KINDS.get(stat.S_IFMT(kind), say("no file"))
            raise _bad(name, say("this is {what}, not a file that can be read", what=what))
        with os.fdopen(os.dup(file), "rb") as stream:
            raw = stream.read(largest + 1)
    except OSError as error:
        raise _bad(name, say("the file can't be read: {what}", what=reason(error))) from error
    finally:
        os.close(file)
    if len(raw) > largest:
        raise _bad(name, say("the file is larger than {n} MB", n=largest // 1024 // 1024))
    return raw


def save(path: Path, content: str | bytes, *, sync: bool = True) -> None:
    """Write a file whole or not at all: to a temporary file beside it, then renamed.

    A link is followed. Who may read the file is what the umask says.

    Args:
        path: where.
        content: what.
        sync: whether to wait until it is on the disk; without, it outlives the program but perhaps
            not the computer's power.

    Raises:
        BadInput: if it can't be written; what was there is as it was.
    """
    raw = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
    try:
        _save(path_of(path), raw, sync=sync)
    except OSError as error:
        raise refused(path, error) from error


def _save(path: Path, raw: bytes, *, sync: bool) -> None:
    if path.is_symlink():
        path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, say("it is no ordinary file"))
    part = _part_of(path)
    lock = _lock_part(part)
    try:
        with part.open("r+b") as file:
            file.truncate()
            file.write(raw)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        if os.name == "nt":
            lock.give_back()  # an open file can't be renamed there
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    finally:
        lock.give_back()


def _part_of(path: Path) -> Path:
    """The temporary file of a file: always the same, so that what a kill left is used again."""
    digest = blake2b(os.fsencode(path.name), digest_size=8).hexdigest()
    return path.with_name(f".{digest}{_PART}")


def _lock_part(part: Path) -> Lock:
    lock = Lock(part)
    for _ in range(_TRIES):
        if lock.take():
            return lock
        time.sleep(0.01)
    raise TimeoutError(errno.ETIMEDOUT, say("another program is writing it"))


def append(path: Path, raw: bytes) -> None:
    """Append to an ordinary file, which is made if it isn't there.

    Raises:
        OSError: if it can't be written, or is no ordinary file.
    """
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    file = os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o666)
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise OSError(errno.EINVAL, say("it is no ordinary file"))
        os.write(file, raw)
    finally:
        os.close(file)


def rotate(path: Path, most: int) -> None:
    """Put a file aside as ``NAME.1``, what was that as ``NAME.2``, and so on; the oldest goes.

    Raises:
        OSError: if it can't be done.
    """
    for number in range(most - 1, 0, -1):
        older = path.with_name(f"{path.name}.{number}")
        if there(older):
            older.replace(path.with_name(f"{path.name}.{number + 1}"))
    path.replace(path.with_name(f"{path.name}.1"))


def sweep(folder: Path) -> None:
    """Take away the temporary files that killed programs left in a folder, and no others."""
    try:
        found = [path for path in folder.iterdir() if path.name.endswith(_PART)]
    except OSError:
        return
    for path in found:
        lock = Lock(path)
        try:
            if path.name.startswith(".") and lock.take():
                path.unlink(missing_ok=True)
        except OSError:
            continue  # nothing depends on its being gone
        finally:
            lock.give_back()


def keep_aside(path: Path) -> str:
    """Rename a damaged file to a name of its own, never over another.

    Returns: what became of it, as a sentence.
    """
    if not os.access(path, os.R_OK):
        return say("It is left as it is.")  # it may be as it should be, and readable another time
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(_TRIES):
        aside = path.with_name(f"{path.name}.damaged-{stamp}{f'-{number}' if number else ''}")
        try:
            if not os.path.lexists(aside):
                path.rename(aside)
                return say("It was kept as {aside}.", aside=aside)
        except OSError as error:
            return say("It is left as it is, for it can't be renamed: {error}.", error=reason(error))
    return say("It is left as it is.")


def there(path: Path) -> bool:
    """Whether something of that name can be found, be it a link to nothing."""
    try:
        return os.path.lexists(path)
    except ValueError:
        return False


def refused(path: Path, error: OSError) -> BadInput:
    """Say that a file or folder can't be written, and why."""
    return _bad(str(path), say("the file can't be written: {what}", what=reason(error)))


def _bad(name: str, message: str, mend: str = "") -> BadInput:
    return BadInput([Problem(name, 0, message, mend)])


def changed(path: Path) -> int:
    """When a file was last changed; 0 where that can't be said."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
