"""A game in numbers whose actions can all be listed beforehand: each line is a number.

A line is counted without its seat, so that a number means the same to every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from wonderland.core.encoding import Said, Sketch, laid_out
from wonderland.core.game import Action, Position, View


class LineEncoding:
    """Decisions and views in numbers (``core.encoding.Encoding``).

    Args:
        lines: every line that a seat may ever play, without its seat.
        parts: what an observation holds: each part's name, and what its numbers stand for.
        observe: a view's numbers, those of each part in turn.
        least, most: what they lie between.
        words: a position in some lines of text.
    """

    def __init__(
        self,
        lines: Sequence[str],
        parts: Mapping[str, Sequence[str]],
        observe: Callable[[View], Sequence[int]],
        least: int,
        most: int,
        words: Callable[[Position], Sequence[str]],
    ) -> None:
        self._lines = tuple(lines)
        self._number = {line: number for number, line in enumerate(self._lines)}
        self._observe, self._words = observe, words
        layout, length = laid_out({name: ((len(of),), of) for name, of in parts.items()})
        self.layout = MappingProxyType(layout)
        self.numbers, self.length = len(self._lines), length
        self.least, self.most = least, most

    def following(self, view: View, said: Said) -> list[int]:
        """The numbers that may be said next; none if the seat is not awaited."""
        if view["to_act"] != view.seat or said:
            return []
        return sorted(self.write(view, action)[0] for action in view.legal())

    def write(self, view: View, action: Action) -> tuple[int, ...]:
        """The number of an action's line."""
        return (self._number[str(action).removeprefix(f"{view.seat} ")],)

    def read(self, view: View, said: Said) -> Action | None:
        """The line of a number."""
        return f"{view.seat} {self._lines[said[0]]}" if said else None

    def observe(self, view: View, said: Said) -> list[int]:  # noqa: ARG002 - none is ever begun
        """What a view holds."""
        return list(self._observe(view))

    def explain(self, number: int) -> str:
        """The line, without its seat."""
        if not 0 <= number < self.numbers:
            raise ValueError(f"{number} stands for none of {self.numbers} lines")
        return self._lines[number]

    def sketch(self, position: Position) -> Sketch:
        """A position as lines of text."""
        lines = tuple(self._words(position))
        wide = max(map(len, lines), default=1)
        return Sketch(max(1, wide // 3), 1, {}, lines)
