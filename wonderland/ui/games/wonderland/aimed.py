"""Whom the being in hand would attack, as the foot bar and the tag at the target tell it."""

from __future__ import annotations

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.named_line import IMAGE
from wonderland.games.wonderland.words import other
from wonderland.ui.boards.verdict import Verdict, verdict_on
from wonderland.ui.games.wonderland.intent import Intent


def target_of(control: Intent, pointed: str | None) -> queries.Target | None:
    """Whom the being in hand could attack: who is pointed at, or the first; None for nobody."""
    found = queries.targets(control.match, str(control.being.picked))
    here = control.standing_on(pointed) if pointed else []
    if pointed == queries.fixed(control.match).images[other(control.seat)]:
        here = [IMAGE]
    at = (target for target in found if target.id in here)
    return next(at, None) or next(iter(found), None)


def waiting_points(control: Intent, being: str) -> int:
    """The points that wait on a being already."""
    return next((b["points"] for b in control.state["beings"] if b["id"] == being), 0)


def verdict_at(control: Intent, pointed: str | None) -> tuple[str, Verdict] | None:
    """What the attack that is meant would come to, and on which square.

    Returns: None where nobody could be attacked, or where the target's Str lies under a hood.
    """
    target = target_of(control, pointed)
    if target is None or is_hooded(target.id[1:]):
        return None
    if target.id == IMAGE:
        square = queries.fixed(control.match).images[other(control.seat)]
        return square, verdict_on(target.strength, target.strength - 1)
    square = control.square_of(target.id) or ""
    points = waiting_points(control, target.id) + target.points
    through = target.through
    defended = None if through is None else target.strength - through
    return square, verdict_on(target.strength, target.strength - points, defended)
