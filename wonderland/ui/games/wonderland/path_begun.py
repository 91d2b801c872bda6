"""The path that a player lays, domino by domino, and the being that is summoned by it."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.message import one_of, say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.queries import laying
from wonderland.ui.games.wonderland.side_control import SideControl
from wonderland.ui.kit.in_turn import next_of

DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def _dominoes(squares: Sequence[str]) -> str:
    """Squares in the order laid as the dominoes of a line."""
    return " ".join(a + b for a, b in zip(squares[::2], squares[1::2], strict=True))


class PathBegun:
    """A summon that was begun.

    Args:
        control: the side that is awaited.

    Attributes:
        card: being summoned, or None.
        laid: the squares of the dominoes put down so far.
        turn: the direction of the domino in hand, an index into ``DIRECTIONS``.
        start: the chosen start square, or None.
        suggested: what the suggested path that lies here is good for, ``""`` where it is one's own.
    """

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self.clear()

    def clear(self) -> None:
        """Drop what was begun."""
        self.card: str | None = None
        self.laid: list[str] = []
        self.turn = 0
        self.start: str | None = None
        self.suggested = ""
        self._own = 0

    def summonable(self) -> list[str]:
        """The cards that may be summoned by the roll, one that is wanted here last: Enter takes it.

        Of several that are wanted that is the one with the most Str, then Atk (W-2).
        """
        side, found = self._control.match.to_act, queries.summonable(self._control.match)
        cards = queries.fixed(self._control.match).definitions.cards

        def rank(name: str) -> tuple[bool, int, int]:
            wanted = self._control.session.wants(f"{side} summon {name}")
            return wanted, cards[name].strength, cards[name].attack

        return sorted(found, key=rank)

    def summon(self, card: str) -> None:
        """Begin to lay a path for a card."""
        if self._control.wanted(f"summon {card}"):
            turn = self.turn
            self._control.clear()
            self.card, self.turn = card, turn

    def placed(self, square: str, neighbour: str | None) -> tuple[str, str] | None:
        """How the domino in hand would lie on a square: as it is turned, or the other way round."""
        if neighbour is None:
            return None
        for pair in ((square, neighbour), (neighbour, square)):
            if laying.refusal(self._control.match, [*self.laid, *pair]) is None:
                return pair
        return (square, neighbour)

    def why_not(self, pair: tuple[str, str]) -> IllegalAction | None:
        """Why the domino in hand may not lie there, or None."""
        return laying.refusal(self._control.match, [*self.laid, *pair])

    def put(self, pair: tuple[str, str]) -> bool:
        """Put the domino in hand down; whether it may lie there."""
        if len(self.laid) >= 6:
            return False
        if refused := self.why_not(pair):
            self._control.refuse(refused, pair[0])
            return False
        if not self._control.wanted(f"summon {self.card} {_dominoes([*self.laid, *pair])}", pair[0]):
            return False
        self.laid.extend(pair)
        self._control.refused = None
        self.suggested = ""
        if len(self.laid) == 6:
            best = queries.suggestions(self._control.match, self.laid)
            self.start = best[0].start if best else self.starts()[0]
        return True

    def put_all(self, squares: Sequence[str]) -> bool:
        """Put several dominoes down, one after another; whether all of them may lie there."""
        pairs = zip(squares[::2], squares[1::2], strict=True)
        return all(self.put(pair) for pair in pairs)

    def may_lay_out(self, path: Sequence[str]) -> bool:
        """Whether a whole path is wanted here, wherever its being would start."""
        card = self.card or self.summonable()[-1]
        return self._control.session.wants(f"{self._control.seat} summon {card} {_dominoes(path)}")

    def take_back(self) -> None:
        """Take the last domino up again, or give up the card."""
        self._control.refused = None
        self.start = None
        if self.suggested:
            self.suggested = ""
            del self.laid[self._own :]
        elif self.laid:
            del self.laid[-2:]
        else:
            self.card = None

    def give_up(self) -> None:
        """Take all dominoes of the path up again, and give up the card."""
        self._control.refused = None
        self._control.clear()

    def suggest(self) -> bool:
        """Lay out the next whole path that goes on from one's own dominoes; whether there is one."""
        own = self._own if self.suggested else len(self.laid)
        begun = tuple(self.laid[:own])
        found = [path for path in queries.suggestions(self._control.match, begun) if self._may_lay(path)]
        if not found:
            self._control.refuse(IllegalAction("W-22", say("No other path goes on from here")))
            return False
        path = next_of(found, next((one for one in found if one.aim == self.suggested), None))
        self._own, self.suggested, self._control.refused = own, path.aim, None
        self.laid, self.start = list(path.squares), path.start
        return True

    def _may_lay(self, path: queries.Suggestion) -> bool:
        line = self._summon_line(path.squares, path.start)
        return self._control.session.wants(f"{self._control.seat} {line}")

    def _summon_line(self, squares: Sequence[str], start: str) -> str:
        return f"summon {self.card} {_dominoes(squares)} {start}"

    def starts(self) -> tuple[str, ...]:
        """The squares of the finished path on which the being may start."""
        return laying.starts(self._control.match, self.laid) if len(self.laid) == 6 else ()

    def start_on(self, square: str) -> bool:
        """Let the being start on a square of the finished path; whether it may."""
        starts = self.starts()
        if square not in starts:
            why = say("it starts on {squares}, a square of this path", squares=one_of(starts))
            self._control.refuse(IllegalAction("W-28", why), square)
            return False
        self.start, self._control.refused = square, None
        return True

    def next_start(self, way: int) -> None:
        """Let the being stand on the next square of the finished path on which it may start."""
        starts = self.starts()
        if self.start in starts:
            self.start = next_of(starts, self.start, way)

    def lay(self) -> str | None:
        """The line that lays the finished path and summons."""
        if len(self.laid) < 6 or not self.start:
            return None
        return self._control.line(self._summon_line(self.laid, self.start))
