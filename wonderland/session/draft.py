"""What a player was writing when the program ended, kept beside the autosave and offered again."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from wonderland.content import files, records
from wonderland.core.errors import BadInput
from wonderland.core.record import Record

SUFFIX = ".draft"
LARGEST = 64 * 1024
"""Bytes of a file; a larger one is none of ours."""


def draft_path(autosave: Path) -> Path:
    """Where the draft beside an autosave lies."""
    return autosave.with_name(autosave.name.removesuffix(records.SUFFIX) + SUFFIX)


class Draft:
    """A text that belongs to one place of one match: it is of no use after the next line.

    It is written at each change, so that a killed program loses nothing; it is not waited for until
    it is on the disk itself.

    Args:
        autosave: where the autosave lies now; None where nothing is saved.
        record: the match as it stands.
    """

    def __init__(self, autosave: Callable[[], Path | None], record: Callable[[], Record]) -> None:
        self._autosave, self._record = autosave, record
        self._there = True
        self._text = self._key = ""

    def keep(self, text: str) -> None:
        """Keep a text; an empty one is none. What the disk refuses is kept as long as the program runs."""
        self._text = text
        path = self._autosave()
        if path is None:
            return
        if not text:
            self._remove(path)
            return
        whole = json.dumps({"place": self._place(), "text": text})
        with suppress(BadInput):  # the autosave says what the disk has against it
            files.save(draft_path(path), whole, sync=False)
            self._there = True

    def offered(self) -> str:
        """The text that was begun where the match stands; ``""`` for none."""
        path = self._autosave()
        if self._text or path is None:
            return self._text
        try:
            found = json.loads(files.read_bytes(draft_path(path), LARGEST))
        except (BadInput, ValueError, RecursionError):
            return ""
        if not isinstance(found, dict) or found.get("place") != self._place():
            return ""
        text = found.get("text")
        return text if isinstance(text, str) else ""

    def drop(self) -> None:
        """The match has gone on: what was begun is told, or of no use."""
        self._text = self._key = ""
        path = self._autosave()
        if path is not None and self._there:
            self._remove(path)

    def _remove(self, path: Path) -> None:
        self._there = False
        with suppress(OSError):
            draft_path(path).unlink(missing_ok=True)

    def _place(self) -> str:
        """What tells this place of this match from every other."""
        if not self._key:
            raw = records.write(self._record()).encode()
            self._key = blake2b(raw, digest_size=16).hexdigest()
        return self._key
