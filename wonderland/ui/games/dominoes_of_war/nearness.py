"""How near the field is seen: the wheel comes nearer to what lies under the pointer."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from wonderland.ui.boards.camera import MOST_CLOSER, STEP
from wonderland.ui.games.dominoes_of_war.plan import Plan

Point = tuple[int, int]


class Nearness:
    """Holds how much nearer than whole the field is seen, and what of it.

    Attributes:
        closer: how many times larger a square is than where all is seen.
    """

    def __init__(self) -> None:
        self.closer = 1.0
        self._middle = 0.5, 0.5  # what is in the middle of the room, in shares of the board

    def turn(self, notches: int, at: Point, plan: Plan, room: Rect) -> None:
        """Come nearer by notches of the wheel, or go back; what lies at a place stays there."""
        before = self.closer
        self.closer = max(1.0, min(MOST_CLOSER, before * STEP**notches))
        grown, board = self.closer / before, plan.board
        left = at[0] - (at[0] - board.left) * grown
        top = at[1] - (at[1] - board.top) * grown
        wide, high = board.width * grown, board.height * grown
        self._middle = (room.centerx - left) / wide, (room.centery - top) / high

    def whole(self) -> None:
        """See the whole field, or come as near as may be."""
        self.closer = 1.0 if self.closer > 1.0 else MOST_CLOSER
        self._middle = 0.5, 0.5

    def see(self, plan: Plan, room: Rect) -> Plan:
        """The squares as they lie so near, without more empty room at the edges than the whole has."""
        if self.closer == 1.0:
            return plan
        square = int(plan.square * self.closer)
        board = Rect(0, 0, plan.columns * square, plan.rows * square)
        edges = plan.board.left - room.left, plan.board.top - room.top
        x, y = self._middle
        board.left = _held(room.centerx - round(x * board.width), board.width, room.left, room.width, edges[0])
        board.top = _held(room.centery - round(y * board.height), board.height, room.top, room.height, edges[1])
        return replace(plan, square=square, board=board)


def _held(low: int, length: int, begins: int, room: int, edge: int) -> int:
    """Where a length begins that is seen through a room; in its middle where it has room there."""
    if length + 2 * edge <= room:
        return begins + (room - length) // 2
    return max(begins + room - edge - length, min(begins + edge, low))
