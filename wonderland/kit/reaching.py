"""What a line that has been begun may lead to, found by playing on."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.match import Match


def reaches(match: Match, begun: str, holds: Callable[[Match], bool]) -> bool:
    """Whether a line that begins so brings something about, or leaves it to chance or an answer.

    Args:
        match: where it would be played.
        begun: the line so far, in whole words.
        holds: whether it is so in a match.
    """
    seat = match.to_act
    for line in map(str, match.legal()):
        if line != begun and not line.startswith(f"{begun} "):
            continue
        after = match.copy()
        after.play(line)
        if after.to_act not in (seat, None) or holds(after):
            return True
    return False
