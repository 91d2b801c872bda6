"""How the lessons of Dominoes of War speak of it: what they wait for and what they point at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from pydantic import BaseModel, Field

from wonderland.content.written import written
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dominoes_of_war.ground import square_of
from wonderland.games.dominoes_of_war.named_line import in_names
from wonderland.games.dominoes_of_war.position import Position, form_of
from wonderland.games.dominoes_of_war.state_form import StateForm
from wonderland.kit.reaching import ModelWords, Until
from wonderland.kit.strict import Strict

Seat = Annotated[str, Field(pattern=r"^[a-d]$")]
Square = Annotated[str, written(r"[a-x][1-9][0-9]?", say("a square, such as j7"))]
NOBODY = "none"


class MarksModel(Strict):
    """What a step points at: squares."""

    squares: list[Square] = Field(default=[])


class UntilModel(Until):
    """What ends a step, asked of the match itself.

    Attributes:
        turn, to_act, actions: as in the state.
        troops: who stands where, as the state has it (``sniper E``); ``none`` for a square on which
            nobody stands.
        bases: the seats that have laid their base.
        walls: how many walls stand.
    """

    turn: int | None = None
    to_act: Seat | None = None
    actions: int | None = None
    troops: dict[Square, str] | None = None
    bases: list[Seat] | None = None
    walls: int | None = None


MOMENTS = frozenset({"Flipped", "Exploded", "Brought", "WentOut", "Breached", "Spared"})
"""What tips may be given at: events."""


class LessonWords(ModelWords[UntilModel]):
    """The vocabulary of Dominoes of War (``games.parts.Vocabulary``)."""

    until = UntilModel
    marks = MarksModel
    moments = MOMENTS
    named = (*ModelWords.named, "actions")
    any_order: ClassVar[Mapping[str, int]] = {"base": 2}

    def found(self, until: UntilModel, match: Match) -> Iterator[bool]:
        """Whether each thing is so that else may be waited for; what is not named always is."""
        state = form_of(match)
        stand = {square: kind for own in state["troops"].values() for square, kind in own.items()}
        yield all(stand.get(square, NOBODY) == kind for square, kind in (until.troops or {}).items())
        yield set(until.bases or ()) <= set(state["bases"])
        yield until.walls in (None, len(state["walls"]))

    def unknown(self, marks: BaseModel, match: Match) -> list[str]:
        """Squares that the grid does not have."""
        assert isinstance(marks, MarksModel)
        grid = Position.of(match).config.grid
        return [
            say("there is no square {name}", name=name)
            for name in marks.squares
            if (square := square_of(name)) is None or not grid >> square & 1
        ]


def least(match: Match) -> str:
    """The line by which the seat that is awaited does as little as it can."""
    seat, state = match.to_act, form_of(match)
    if state["phase"] == "act":
        return f"{seat} end"
    if state["phase"] == "bonus":
        return f"{seat} forfeit"
    if state["phase"] == "face":
        return _kept(state, str(seat), [str(action) for action in match.legal()])
    return str(match.legal()[0])


def _kept(state: StateForm, seat: str, lines: list[str]) -> str:
    """The line by which a sniper goes on looking as it did."""
    (square,) = in_names(lines[0]).squares
    now = tuple(state["troops"][seat][square].split()[1:])
    return next((line for line in lines if in_names(line).ways == now), lines[0])
