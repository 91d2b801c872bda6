"""Small pictures of where matches stand, beside lists: read and drawn one at a time, and kept.

A list asks for what it shows and draws without what is not there yet; its scene lets one more be
read in each frame, so that a list of hundreds opens as quickly as one of three.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from wonderland import api
from wonderland.core.errors import BadInput
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.session.match_session import against, seats_of
from wonderland.session.saves import KeptFile
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box
from wonderland.ui.shell.dates import at_turn
from wonderland.ui.shell.screens import screens_of

KEPT = 120
"""So many are kept, the last ones asked for."""
LARGEST = 256 * 1024
"""Records of more bytes are not read for the sake of a list."""

Key = tuple[Hashable, float]


@dataclass(frozen=True, slots=True)
class Still:
    """Where a match stands, for a list.

    Attributes:
        match: it; None where its record can't be read.
        players: who plays or played.
        result: how it ended, or in which turn it is.
        looking: the one person who played it, ``""`` where there are none or several.
        title: the game's.
    """

    match: Match | None
    players: str = ""
    result: str = ""
    looking: str = ""
    title: str = ""


def still_of(record: Record, match: Match) -> Still:
    """Where a match of a record stands."""
    seats = seats_of(record)
    names = [seat.name for seat in seats.values()]
    players = against(names)
    game = api.game_of(record)
    ended = game.text.ending(match)
    people = [letter for letter, seat in seats.items() if seat.human]
    looking = people[0] if len(people) == 1 else ""
    return Still(match, players, ended or at_turn(match.turn), looking, game.title)


def read_still(kept: KeptFile) -> Still:
    """Where the match of a file stands; one that can't be read stands nowhere."""
    if kept.size > LARGEST:
        return Still(None)
    try:
        record = api.read_record(kept.path)
        return still_of(record, api.game_of(record).load(record))
    except BadInput:
        return Still(None)


class Stills:
    """Reads and draws them when they are asked for."""

    def __init__(self) -> None:
        self._found: dict[Key, Still] = {}
        self._wanted: dict[Key, Callable[[], Still]] = {}
        self._drawn: dict[tuple[object, ...], tuple[Match, pygame.Surface]] = {}

    def ask(self, path: Hashable, when: float, read: Callable[[], Still]) -> Still | None:
        """Where a match stands, None as long as that was not read.

        Args:
            path: its file, or what else tells it from others.
            when: when it was written: a file that changed is read again.
            read: reads it.
        """
        key = (path, when)
        if key in self._found:
            self._found[key] = self._found.pop(key)
            return self._found[key]
        self._wanted[key] = read
        return None

    def update(self) -> bool:
        """Read one that was asked for; whether there was any."""
        if not self._wanted:
            return False
        key = next(iter(self._wanted))
        self._found[key] = self._wanted.pop(key)()
        self._wanted.clear()  # what is still in sight is asked for again
        while len(self._found) > KEPT:
            self._found.pop(next(iter(self._found)))
        return True

    def draw(self, canvas: Canvas, box: Box, still: Still | None) -> None:
        """Draw a small picture of a match in a box, or its empty frame."""
        rect = box.rect(canvas)
        canvas.fill(rect, "felt", 5)
        if picture := still and self._picture(canvas, rect.size, still):
            canvas.surface.blit(picture, rect)
        canvas.outline(rect, "rim", 1.5, 3)

    def _picture(self, canvas: Canvas, size: tuple[int, int], still: Still) -> pygame.Surface | None:
        match = still.match
        draw = screens_of(match.record().game).thumbnail if match else None
        if match is None or draw is None:
            return None
        key = (id(match), still.looking, size, canvas.theme.name)
        if key not in self._drawn:
            while len(self._drawn) >= KEPT:
                self._drawn.pop(next(iter(self._drawn)))
            self._drawn[key] = match, draw(canvas, match, still.looking, size)
        return self._drawn[key][1]
