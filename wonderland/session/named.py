"""Saves by name: a record, a small picture beside it, and the three versions before this one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from wonderland.content import files, records
from wonderland.content.locks import locked
from wonderland.content.places import locks_folder, saves_folder
from wonderland.content.text import LONGEST_NAME, fault_of_name
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.session.saves import listed

BACKUPS = 3
PICTURE = ".png"
LARGEST_PICTURE = 512 * 1024
_NEVER = set('/\\:*?"<>|')
"""What some system does not allow in the name of a file."""
_LONGEST = 150
"""Bytes of a name, so that file systems take it with all that is added."""


@dataclass(frozen=True, slots=True)
class Save:
    """A match that was saved under a name.

    Attributes:
        name: the name.
        path: the record.
        when: when it was saved, in seconds since 1970.
        picture: a small PNG picture of the table; None where there is none.
        backups: the versions before it, newest first, each a record too.
    """

    name: str
    path: Path
    when: float
    picture: Path | None
    backups: tuple[Path, ...]


def save_as(name: str, record: Record, picture: bytes | None = None) -> Save:
    """Save a match under a name; what was saved under it before becomes a backup.

    Raises:
        BadInput: if that can't be a name, or the disk refuses; what was there is as it was.
    """
    _check(name)
    path = _path(name)
    try:
        with locked(locks_folder() / saves_folder().name):
            _put_back(path)
            files.save(path, records.write(record))
            _save_picture(path, picture)
    except OSError as error:
        raise files.refused(path, error) from error
    return _save_named(name)


def fitting(wish: str) -> str:
    """The nearest to a wish that can be the name of a save; a message where nothing of it can be."""
    name = "".join("-" if letter in _NEVER or fault_of_name(letter) else letter for letter in wish)
    name = name.strip().lstrip(".")
    while len(name.encode()) > _LONGEST or len(name) > LONGEST_NAME:
        name = name[:-1]
    name = name.strip()
    return say("A match") if not name or name.startswith(records.AUTOSAVE) else name


def saved() -> list[Save]:
    """All that was saved under a name, newest first."""
    return [
        _save_named(kept.path.name.removesuffix(records.SUFFIX))
        for kept in listed(saves_folder())
        if not kept.path.name.startswith(records.AUTOSAVE)
    ]


def fault_of(name: str) -> str:
    """Why that can't be the name of a save, ``""`` if it can."""
    if wrong := fault_of_name(name, say("the name of a save")):
        return wrong
    if not name.strip():
        return say("the name of a save is missing")
    if _NEVER & set(name) or name.startswith((".", records.AUTOSAVE)):
        return say(
            "the name of a save can't begin with a dot or autosave-, nor hold one of {known}",
            known=" ".join(sorted(_NEVER)),
        )
    if name != name.strip() or len(name.encode()) > _LONGEST:
        return say("the name of a save has no space around it, and up to {longest} bytes", longest=_LONGEST)
    return ""


def _check(name: str) -> None:
    if wrong := fault_of(name):
        raise BadInput([Problem("save", 0, wrong)])


def _path(name: str) -> Path:
    return saves_folder() / f"{name}{records.SUFFIX}"


def _picture(path: Path) -> Path:
    return path.with_name(path.name.removesuffix(records.SUFFIX) + PICTURE)


def _backup(path: Path, number: int) -> Path:
    name = path.name.removesuffix(records.SUFFIX)
    return path.parent / "backups" / f"{name}.{number}{records.SUFFIX}"


def _backups(path: Path) -> tuple[Path, ...]:
    found = (_backup(path, number) for number in range(1, BACKUPS + 1))
    return tuple(each for each in found if files.there(each))


def _put_back(path: Path) -> None:
    """Make room: each backup becomes an older one, and what is saved now the newest of them."""
    if not files.there(path):
        return
    raw = files.read_bytes(path)
    for number in range(BACKUPS - 1, 0, -1):
        if files.there(_backup(path, number)):
            _backup(path, number).replace(_backup(path, number + 1))
    files.save(_backup(path, 1), raw)


def _save_picture(path: Path, picture: bytes | None) -> None:
    if picture is None or len(picture) > LARGEST_PICTURE:
        _picture(path).unlink(missing_ok=True)
    else:
        files.save(_picture(path), picture)


def _save_named(name: str) -> Save:
    path = _path(name)
    picture = _picture(path)
    try:
        when = path.lstat().st_mtime
    except OSError:
        when = 0.0  # gone while it was looked at
    return Save(name, path, when, picture if files.there(picture) else None, _backups(path))
