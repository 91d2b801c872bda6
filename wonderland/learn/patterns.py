"""Which lines a lesson means: patterns of notation.

A pattern is written like a line. ``?`` stands for any one word, ``4H|AS`` for either, ``...`` at
the end for whatever follows. The cards of a ``dice`` line may stand in any order. A move of
several steps fits if the whole of it does, or each of its steps by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

ANY = "..."
_FIRST_SQUARE = 3
"""Where the squares of a move begin, counted in words."""


def single_steps(line: str) -> list[str]:
    """Cut a move of several steps into moves of one; any other line stays whole."""
    words = line.split()
    if words[1:2] != ["move"] or len(words) <= _FIRST_SQUARE + 1:
        return [line]
    return [" ".join([*words[:_FIRST_SQUARE], square]) for square in words[_FIRST_SQUARE:]]


def fits(pattern: str, line: str) -> bool:
    """Whether a line, or a single step, is what a pattern means."""
    wanted, words = pattern.split(), line.split()
    if words[1:2] == ["dice"]:
        return any(_fits(wanted, [*words[:2], *cards]) for cards in permutations(words[2:]))
    return _fits(wanted, words)


def could_become(pattern: str, begun: str) -> bool:
    """Whether a line that begins with these words can still become what a pattern means.

    Of a ``dice`` line any of its cards may have been picked, in any order.
    """
    wanted, words = pattern.split(), begun.split()
    if wanted == [ANY]:
        return True
    if words[1:2] == ["dice"] and wanted[1:2] == ["dice"]:
        cards = (
            [*wanted[2:], *["?"] * max(0, len(words) - len(wanted))]
            if ANY in wanted
            else wanted[2:]
        )
        picked = words[2:]
        return len(picked) <= len(cards) and any(
            _fits([*wanted[:2], *chosen], words) for chosen in permutations(cards, len(picked))
        )
    if ANY in wanted:
        wanted = wanted[: wanted.index(ANY)]
    elif len(words) > len(wanted):
        return words[1:2] == ["move"] and fits_any([pattern], begun)
    shared = min(len(wanted), len(words))
    return _fits(wanted[:shared], words[:shared])


def _fits(wanted: Sequence[str], words: Sequence[str]) -> bool:
    if wanted and wanted[-1] == ANY:
        wanted = wanted[:-1]
        words = words[: len(wanted)]
    if len(wanted) != len(words):
        return False
    return all(w == "?" or word in w.split("|") for w, word in zip(wanted, words, strict=True))


def fits_any(patterns: Iterable[str], line: str) -> bool:
    """Whether a line fits one of some patterns, or each of its single steps does."""
    known = list(patterns)
    if any(fits(pattern, line) for pattern in known):
        return True
    steps = single_steps(line)
    return len(steps) > 1 and all(any(fits(p, step) for p in known) for step in steps)
