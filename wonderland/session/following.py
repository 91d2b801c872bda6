"""Following a record as it grows: a match in another window, or one that a program writes."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from wonderland import api
from wonderland.content import records
from wonderland.core.errors import BadInput
from wonderland.core.record import Record, same_lines


class News(NamedTuple):
    """What has become of a record since it was looked at last.

    Attributes:
        record: as it is now, up to its last whole line.
        same: how many of its lines were there before; fewer than there were if some were taken back.
        other: whether it is another match now.
    """

    record: Record
    same: int
    other: bool = False


class Follower:
    """Looks at a record's file again and again.

    Args:
        path: the file.
        record: what was read from it.
    """

    def __init__(self, path: Path, record: Record) -> None:
        self._path = path
        self._record = record
        self._seen = self._stamp()

    def poll(self) -> News | None:
        """What is new since the last call; None if nothing is, or it can't be read now."""
        stamp = self._stamp()
        if stamp is None or stamp == self._seen:
            return None
        try:
            record = records.read(self._path, tolerant=True)
            api.game_of(record).load(record)
        except BadInput:
            return None  # half written or wrong: a later look may find it as it should be
        self._seen = stamp
        before, self._record = self._record, record
        if record.game != before.game or records.head(record) != records.head(before):
            return News(record, 0, other=True)
        same = same_lines(before.moves, record.moves)
        return None if before.moves == record.moves else News(record, same)

    def _stamp(self) -> tuple[int, int, int] | None:
        try:
            stat = self._path.stat()
        except OSError:
            return None
        return stat.st_ino, stat.st_size, stat.st_mtime_ns
