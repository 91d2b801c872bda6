"""What lies in the player's folder: unfinished matches side by side, and the records that are kept."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from wonderland import api
from wonderland.content import files, records
from wonderland.content.locks import locked
from wonderland.content.places import home_folder, locks_folder, records_folder, saves_folder
from wonderland.core.errors import BadInput, MissingMods
from wonderland.core.match import Match
from wonderland.core.quoting import clean_line
from wonderland.core.record import Record
from wonderland.session import autosave
from wonderland.session.autosave import Autosave, lock_of

LOOKED_AT = 5
"""So many files, the newest ones, are read to find out what was played last."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that was left, or is being played in another window.

    Attributes:
        path: its autosave.
        record: its record, up to the last whole line.
        match: where it stands, for its turn and a small picture.
        when: when its last line was played, in seconds since 1970.
        owned: whether a window is playing it.
    """

    path: Path
    record: Record
    match: Match
    when: float
    owned: bool

    @property
    def turn(self) -> int:
        """In which turn it is; 0 where the game counts none."""
        return self.match.turn


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file in a list: where it is, its name for a person, when it was written and its bytes."""

    path: Path
    name: str
    when: float
    size: int


class Saves:
    """Looks into the folder of saves.

    Attributes:
        notices: what was found damaged and where it was put, each told once.
    """

    def __init__(self) -> None:
        self.notices: list[str] = []
        self._known: dict[tuple[Path, int, int], tuple[Record, Match]] = {}
        self._waiting: set[Path] = set()

    def take_notices(self) -> str:
        """What a player should be told once; ``""`` if nothing."""
        said, self.notices = "\n".join(self.notices), []
        return said

    def unfinished(self, game: str | None = None) -> list[Unfinished]:
        """The unfinished matches, of one game or all, the last one played first.

        What killed programs left is put in order on the way: a match that is over goes into the
        records, one in which nothing was played goes, and a damaged file is kept aside.
        """
        found: list[Unfinished] = []
        for kept in listed(saves_folder(), f"{records.AUTOSAVE}*{records.SUFFIX}"):
            try:
                one = self._look_at(kept)
            except MissingMods as missing:
                self._leave(kept.path, missing)
                continue
            except BadInput as bad:
                self._put_aside(kept.path, bad)
                continue
            if one and (game is None or one.record.game == game):
                found.append(one)
        return found

    def _look_at(self, kept: KeptFile) -> Unfinished | None:
        """Read an autosave, or put it where it belongs."""
        key = (kept.path, int(kept.when * 1e6), kept.size)
        if key not in self._known:
            record = records.read(kept.path)
            self._known[key] = record, api.game_of(record).load(record)
        record, match = self._known[key]
        is_owned = autosave.owned(kept.path)
        if not is_owned and (match.result is not None or not match.lines):
            _put_away(kept.path, over=match.result is not None)
            return None
        return Unfinished(kept.path, record, match, kept.when, is_owned)

    def _leave(self, path: Path, missing: MissingMods) -> None:
        """A match whose mods are not here waits for them; that is said once."""
        if path not in self._waiting:
            self._waiting.add(path)
            self.notices.append(str(missing.problems[0]))

    def _put_aside(self, path: Path, bad: BadInput) -> None:
        lock = lock_of(path)
        try:
            if not lock.take():
                return  # whoever plays it writes it anew
        except OSError:
            pass  # nothing can be made in this folder; the file is left as it is and told of
        try:
            self.notices.append(f"{bad.problems[0]} {files.keep_aside(path)}")
        finally:
            lock.give_back()


def last_game() -> str:
    """The game that was played last, by what lies in the folders; ``""`` where nothing can be read."""
    kept = [
        *listed(saves_folder(), f"{records.AUTOSAVE}*{records.SUFFIX}"),
        *listed(records_folder(), f"*{records.SUFFIX}"),
    ]
    for one in sorted(kept, key=lambda one: one.when, reverse=True)[:LOOKED_AT]:
        try:
            return api.game_of(records.read(one.path)).name
        except BadInput:
            continue
    return ""


def _put_away(path: Path, *, over: bool) -> None:
    """Move a match that is over into the records, or take one away that never began."""
    lock = lock_of(path)
    try:
        if lock.take():
            if over:
                keep(records.read(path))
            path.unlink(missing_ok=True)
    except (OSError, BadInput):
        return  # it stays where it is, and is put away when that is possible
    finally:
        lock.give_back()


def go_on(path: Path) -> tuple[Match, Record, Autosave]:
    """Take a match over that was left: where it stands, its record, and its autosave.

    Raises:
        BadInput: if another window is playing it, or it can't be read.
    """
    own = autosave.take(path)
    try:
        record = records.read(path)
        return api.game_of(record).load(record), record, own
    except BadInput:
        own.close()
        raise


def is_autosave(path: Path) -> bool:
    """Whether a path is that of an unfinished match of this player."""
    if not path.name.startswith(records.AUTOSAVE) or not path.name.endswith(records.SUFFIX):
        return False
    try:
        return path.parent.samefile(saves_folder())
    except OSError:
        return False


def give_up(path: Path) -> Path:
    """Put an unfinished match among the records, from where it can be played on, and return it.

    Raises:
        BadInput: if another window is playing it, or the disk refuses.
    """
    _, record, own = go_on(path)
    try:
        kept = keep(record)
    except BadInput:
        own.close()
        raise
    own.drop()
    return kept


def keep(record: Record) -> Path:
    """Put a record among those that are kept, under a name of its own, and return its path.

    A record that is there already, word for word, is not kept twice.

    Raises:
        BadInput: if the disk refuses.
    """
    raw = records.write(record).encode()
    folder = records_folder()
    try:
        with locked(locks_folder() / folder.name):
            for kept in listed(folder):
                if kept.size == len(raw) and _holds(kept.path, raw):
                    return kept.path
            path = _free_name(folder, time.strftime("%Y-%m-%d %H.%M.%S"))
            files.save(path, raw)
            return path
    except OSError as error:
        raise files.refused(folder, error) from error


def _holds(path: Path, raw: bytes) -> bool:
    try:
        return files.read_bytes(path) == raw
    except BadInput:
        return False


def _free_name(folder: Path, wish: str) -> Path:
    number, path = 1, folder / f"{wish}{records.SUFFIX}"
    while files.there(path):
        number += 1
        path = folder / f"{wish} {number}{records.SUFFIX}"
    return path


def listed(folder: Path, pattern: str = f"*{records.SUFFIX}") -> list[KeptFile]:
    """The files of a folder, newest first; those that vanish while it is looked at are left out."""
    return sorted(_found(folder, pattern), key=lambda kept: (-kept.when, kept.name))


def kept_records() -> list[KeptFile]:
    """The records that are kept, newest first."""
    return listed(records_folder())


def _found(folder: Path, pattern: str) -> Iterator[KeptFile]:
    try:
        paths = list(folder.glob(pattern))
    except OSError:
        return
    for path in paths:
        if path.name.startswith("."):
            continue
        try:
            stat = path.lstat()
        except OSError:
            continue
        name = os.fsencode(path.name).decode("utf-8", "replace").removesuffix(records.SUFFIX)
        yield KeptFile(path, clean_line(name), stat.st_mtime, stat.st_size)


def tidy() -> None:
    """Take away what killed programs left half written."""
    for folder in (home_folder(), saves_folder(), records_folder()):
        files.sweep(folder)
