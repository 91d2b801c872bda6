"""What the figure in hand is about to do: whom it is pointed at, and what that would come to."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.message import say, say_n
from wonderland.games.dominoes_of_war import queries, verdicts
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.boards.verdict import Verdict
from wonderland.ui.games.dominoes_of_war.begun import Begun
from wonderland.ui.kit.canvas import Pointer

FALLS, RISK, CALM = "aim-deep", "sign-mine", "answer"
"""The grounds of tags: somebody falls, a tile may be a mine, and nothing is risked by it."""


class Meant(NamedTuple):
    """An act that is meant.

    Attributes:
        square: the square that it is told at.
        comes_to: whom it removes, and who could hit in answer.
        risk: with how many per cent a tile that it turns up is a mine; None where it turns up none.
    """

    square: str
    comes_to: verdicts.Verdict
    risk: int | None


def aimed_at(seen: View, held: str, begun: Begun) -> list[str]:
    """At whom the figure in hand aims, whose shot is still to be said."""
    aims = queries.targets(seen, held) if held else []
    return sorted(set(begun.aimed) & set(aims), key=queries.order)


def meant(seen: View, held: str, begun: Begun, pointer: Pointer) -> Meant | None:
    """What the figure in hand would do: what is pointed at or has the focus, else the shot it aims."""
    pointed = pointer.hover or (pointer.focus if pointer.focus_shown else "")
    aimed = aimed_at(seen, held, begun)
    through = [*queries.walls_to_break(seen, held).get(pointed, ())]
    both = sorted({*aimed, pointed}, key=queries.order)
    for squares in (through, both, [pointed], aimed):
        if squares and all(squares) and (found := verdicts.verdict(seen, held, *squares)):
            at = pointed if pointed in squares else squares[-1]
            turned_up = found.stays and not found.removed and _face_down(seen, at)
            return Meant(at, found, risk(seen) if turned_up else None)
    return None


def risk(seen: View) -> int:
    """With how many per cent the next tile is a mine (DW-5)."""
    chances = queries.next_tile(seen)
    return round(100 * chances["mine"] / max(1, sum(chances.values())))


def _face_down(seen: View, square: str) -> bool:
    return square in queries.field(seen) and square not in seen.form["faces"]


def tag(act: Meant, seen: View) -> Verdict | None:
    """The verdict that stands at the square; None for a step that risks nothing."""
    removed, stays, hit_by = act.comes_to
    own = sum(queries.friends(seen, who.seat) for who in removed)
    fallen, lost, hits = len(removed) - own, own + (not stays), len(hit_by)
    if removed or lost:
        words = say("nobody falls")
        if fallen:
            words = say("falls") if fallen == 1 else say("{n} fall", n=fallen)
        if lost:
            return Verdict(words, FALLS if fallen else RISK, say("costs you {n}", n=lost))
        answers = say_n("{n} can answer", "{n} can answer", hits)
        return Verdict(words, FALLS, answers if hits else say("nobody can answer"))
    answered = say_n("{n} can hit it there", "{n} can hit it there", hits) if hits else ""
    if act.risk is not None:
        return Verdict(say("{n} % mine", n=act.risk), RISK if act.risk else CALM, answered)
    return Verdict(answered, RISK) if answered else None
