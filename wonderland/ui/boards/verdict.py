"""What an attack would come to, in the words of any game; no drawing, no pygame."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.message import say


class Verdict(NamedTuple):
    """What an attack would come to, by what lies open.

    Attributes:
        words: what becomes of the target if nobody answers.
        colour: the ground of these words.
        answered: what becomes of it if its side defends, ``""`` where that changes nothing.
    """

    words: str
    colour: str
    answered: str = ""


def verdict_on(has: int, left: int, defended: int | None = None, *, gone: int = 0) -> Verdict:
    """The verdict on an attack.

    Args:
        has: what the target has before: Str, HP or lives.
        left: what it would have after, below 0 where there is more than enough.
        defended: the same if its side defends; None where it can't.
        gone: with how much left it falls.
    """

    def fate(rest: int) -> tuple[str, str]:
        if rest <= gone:
            return say("falls"), "aim-deep"
        if rest >= has:
            return say("holds"), "answer"
        return say("keeps {n}", n=rest), "quiet"

    words, colour = fate(left)
    if defended is None or fate(defended)[0] == words:
        return Verdict(words, colour)
    if defended >= has:
        return Verdict(words, colour, say("holds if defended"))
    return Verdict(words, colour, say("keeps {n} if defended", n=defended))
