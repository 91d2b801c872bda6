"""What becomes of whoever is attacked, answered or not, defended or not (W-58 to W-63)."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland.named_line import IMAGE
from wonderland.games.wonderland.queries.abilities import declared
from wonderland.games.wonderland.queries.asking import form_of
from wonderland.games.wonderland.queries.combat import blast_block, defence

MOST_PASSES = 6
"""More than two in a row close any window (W-58)."""


class Outcome(NamedTuple):
    """What waits on a being once what was declared has happened.

    Attributes:
        points: on it by then, those that waited before included.
        defense: what a Defend would take off them.
        strength: its Str by then.
        defended: the Str that it keeps if a Defend is paid; 0 where it falls.
        undefended: the Str that it keeps if none is paid; 0 where it falls.
    """

    points: int
    defense: int
    strength: int
    defended: int
    undefended: int


def fought_over(match: Match, side: str) -> str | None:
    """The being that an open window is about: whom the attack means, or a blast hits of a side.

    In the last window it is the one on whom most points wait, of that side before the other's.
    """
    line = declared(match)
    if line is None:
        waiting = [b for b in form_of(match)["beings"] if b["points"]]
        most = max(waiting, key=lambda b: (b["id"][0] == side, b["points"]), default=None)
        return most["id"] if most else None
    if line.verb == "attack":
        return None if line.target == IMAGE else line.target
    if line.verb == "blast":
        hits = blast_block(match, line.being, line.n).hits
        return next((being for being, _ in hits if being[0] == side), None)
    return None


def outcome(match: Match, being: str, answer: str = "") -> Outcome | None:
    """What waits on a being if the window closes, after an answer or without one.

    Args:
        match: in a window.
        being: whom it is about.
        answer: the line that is said first; ``""`` for none.

    Returns:
        None where the being is gone by then, or nothing waits on it.
    """
    after = match.copy()
    if answer:
        if after.check(answer):
            return None
        after.play(answer)
    for _ in range(MOST_PASSES):
        if after.to_act is None or form_of(after)["phase"] != "window":
            break
        after.play(f"{after.to_act} pass")
    told = next((b for b in form_of(after)["beings"] if b["id"] == being), None)
    if told is None or told["str"] is None:
        return None
    row = next((row for row in defence(after, being[0]) if row.being == being), None)
    if row is None:
        return Outcome(0, 0, told["str"], told["str"], told["str"])
    undefended = max(0, row.strength - row.points)
    return Outcome(row.points, row.defense, row.strength, row.keeps, undefended)
