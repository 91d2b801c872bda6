"""Where the buttons of a bar stand: one that stays keeps its place while others come and go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Steady:
    """What the bar's buttons were like when they were drawn last.

    Attributes:
        level: how closely they were set (``canvas.LEVELS``); it stays while any of them do.
    """

    def __init__(self) -> None:
        self.level = 0
        self._ends: dict[str, float] = {}
        self._bar: object = None

    def begin(self, bar: object, keys: Sequence[str]) -> None:
        """Forget all where the bar lies elsewhere, or none of its buttons but the last was there.

        Args:
            bar: whatever is equal for the same bar alone.
            keys: the buttons that it will have.
        """
        if bar != self._bar or not self._ends.keys() & {*keys[:-1]}:
            self.level, self._ends, self._bar = 0, {}, bar

    def keep(self, level: int, ends: dict[str, float]) -> None:
        """Remember how the buttons are drawn now, and where each ends."""
        self.level, self._ends = level, ends

    def ends(self, keys: Sequence[str], wides: Sequence[float], right: float, gap: float) -> list[float]:
        """Where each button ends: the last of them at the right, those that stay where they were.

        What is new stands left of all that follow it, in the gap furthest to the right that has room.
        """
        taken = {len(keys) - 1: (right - wides[-1], right)}
        inner = list(enumerate(zip(keys[:-1], wides[:-1], strict=True)))[::-1]
        for at, (key, wide) in inner:
            end = self._ends.get(key)
            if end is not None and _free(end, wide, taken.values(), gap):
                taken[at] = end - wide, end
        for at, (_, wide) in inner:
            if at not in taken:
                most = min(left for after, (left, _) in taken.items() if after > at) - gap
                ends = sorted((left - gap for left, _ in taken.values()), reverse=True)
                end = next(e for e in ends if e <= most and _free(e, wide, taken.values(), gap))
                taken[at] = end - wide, end
        return [taken[at][1] for at in range(len(keys))]


def in_row(wides: Sequence[float], right: float, gap: float) -> list[float]:
    """Where each button of a row ends that ends at ``right``."""
    ends: list[float] = []
    for wide in reversed(wides):
        ends.insert(0, right)
        right -= wide + gap
    return ends


def _free(end: float, wide: float, taken: Iterable[tuple[float, float]], gap: float) -> bool:
    """Whether a button that ends there lies on none that were placed."""
    return all(end <= left - gap + 0.5 or end - wide >= right + gap - 0.5 for left, right in taken)
