"""Which lines a lesson means: patterns of notation.

A pattern is written like a line. ``?`` stands for any one word, ``4H|AS`` for either, ``...`` at
the end for whatever follows. Which words of a line may stand in any order (the cards of a roll),
and which lines may also be said word by word (the steps of a move), the game's vocabulary says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from wonderland.games.parts import Vocabulary

ANY = "..."


class Patterns:
    """Patterns as a game's lines are read.

    Args:
        vocabulary: the game's.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._any_order = vocabulary.any_order
        self._stepwise = vocabulary.stepwise

    def single_steps(self, line: str) -> list[str]:
        """Cut a line that may be said word by word into such lines; any other line stays whole."""
        words = line.split()
        first = self._stepwise.get(_verb(words))
        if first is None or len(words) <= first + 1:
            return [line]
        return [" ".join([*words[:first], word]) for word in words[first:]]

    def fits(self, pattern: str, line: str) -> bool:
        """Whether a line, or a single step, is what a pattern means."""
        wanted, words = pattern.split(), line.split()
        first = self._any_order.get(_verb(words))
        if first is not None:
            orders = permutations(words[first:])
            return any(_fits(wanted, [*words[:first], *order]) for order in orders)
        return _fits(wanted, words)

    def fits_any(self, patterns: Iterable[str], line: str) -> bool:
        """Whether a line fits one of some patterns, or each of its single steps does."""
        known = list(patterns)
        if any(self.fits(pattern, line) for pattern in known):
            return True
        steps = self.single_steps(line)
        return len(steps) > 1 and all(any(self.fits(p, step) for p in known) for step in steps)

    def could_become(self, pattern: str, begun: str) -> bool:
        """Whether a line that begins with these words can still become what a pattern means."""
        wanted, words = pattern.split(), begun.split()
        if wanted == [ANY]:
            return True
        first = self._any_order.get(_verb(words))
        if first is not None and _verb(wanted) == _verb(words):
            return _could_become_unordered(wanted, words, first)
        if ANY in wanted:
            wanted = wanted[: wanted.index(ANY)]
        elif len(words) > len(wanted):
            return len(self.single_steps(begun)) > 1 and self.fits_any([pattern], begun)
        shared = min(len(wanted), len(words))
        return _fits(wanted[:shared], words[:shared])


def _verb(words: Sequence[str]) -> str:
    return words[1] if len(words) > 1 else ""


def _could_become_unordered(wanted: Sequence[str], words: Sequence[str], first: int) -> bool:
    """The same where the words from ``first`` on may stand in any order."""
    meant = [word for word in wanted[first:] if word != ANY]
    if ANY in wanted:
        meant += ["?"] * max(0, len(words) - first - len(meant))
    picked = len(words) - first
    return picked <= len(meant) and any(
        _fits([*wanted[:first], *chosen], words) for chosen in permutations(meant, picked)
    )


def _fits(wanted: Sequence[str], words: Sequence[str]) -> bool:
    if wanted and wanted[-1] == ANY:
        wanted = wanted[:-1]
        words = words[: len(wanted)]
    if len(wanted) != len(words):
        return False
    return all(w == "?" or word in w.split("|") for w, word in zip(wanted, words, strict=True))
