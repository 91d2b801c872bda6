"""How the lessons of the roses speak of them: what they wait for and what they point at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from pydantic import BaseModel, Field

from wonderland.content.written import written
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses.named_line import guard_of
from wonderland.games.painting_the_roses.position import form_of
from wonderland.kit.reaching import ModelWords, Until
from wonderland.kit.strict import Strict

Seat = Annotated[str, Field(pattern=r"^[a-f]$")]
Hedge = Annotated[str, written(r"[a-f][1-5]", say("a hedge, such as a3"))]
NOBODY = "none"
"""Where a guardsman stands that there is not, and the Queen of Hearts who is not at large."""
Place = Annotated[str, written(r"[a-f][1-5]|none", say("a hedge, such as a3, or none"))]


class MarksModel(Strict):
    """What a step points at: hedges, and cards of the learner's hand."""

    hedges: list[Hedge] = Field(default=[])
    cards: list[str] = Field(default=[])


class UntilModel(Until):
    """What ends a step, asked of the match itself.

    Attributes:
        turn, to_act: as in the state.
        painted: hedges that are red; others don't matter.
        guards: where guardsmen stand, by seat; ``none`` for one that is lost.
        queen: where the Queen of Hearts is at large, or ``none``.
        kings: how many Kings wait, by seat.
    """

    turn: int | None = None
    to_act: Seat | None = None
    painted: list[Hedge] | None = None
    guards: dict[Seat, Place] | None = None
    queen: Place | None = None
    kings: dict[Seat, int] | None = None


MOMENTS = frozenset({
    "laying-the-row", "first-guardsman", "own-turn", "King-asked", "hand-too-full", "homeless",
    "Painted", "Cancelled", "QueenCame", "GuardTaken", "Shuffled", "KingLaid", "Unpainted",
})  # fmt: skip
"""What tips may be given at: what a player is asked for, and events."""


class LessonWords(ModelWords[UntilModel]):
    """The vocabulary of the roses (``games.parts.Vocabulary``)."""

    until = UntilModel
    marks = MarksModel
    moments = MOMENTS
    any_order: ClassVar[Mapping[str, int]] = {"discard": 2}
    stepwise: ClassVar[Mapping[str, int]] = {"discard": 2}

    def found(self, until: UntilModel, match: Match) -> Iterator[bool]:
        """Whether each thing is so that else may be waited for; what is not named always is."""
        state = form_of(match)
        gardens = state["gardens"]
        yield all(gardens[name[0]][int(name[1]) - 1].endswith("*") for name in until.painted or ())
        guards = {seat: guard_of(state, seat) for seat in until.guards or ()}
        stand = {seat: guard.hedge if guard else NOBODY for seat, guard in guards.items()}
        yield stand == (until.guards or {})
        yield until.queen in (None, state["queen"] or NOBODY)
        yield all(len(state["kings"][seat]) == n for seat, n in (until.kings or {}).items())

    def unknown(self, marks: BaseModel, match: Match) -> list[str]:
        """Hedges that there are not, and cards that the learner does not hold."""
        assert isinstance(marks, MarksModel)
        held = form_of(match)["hands"][match.seats[0]]
        assert isinstance(held, list)
        wrong = [say("there is no hedge {name}", name=name) for name in marks.hedges if name[0] not in match.seats]
        return wrong + [say("{card} is not in the hand", card=card) for card in marks.cards if card not in held]


def least(match: Match) -> str:
    """The line by which the seat that is awaited does as little as it can."""
    seat = match.to_act
    state = form_of(match)
    phase = state["phase"]
    if phase == "act":
        return f"{seat} end"
    if phase == "answer":
        return f"{seat} allow"
    if phase == "row":
        return f"{seat} row {' '.join(state['gardens'][str(seat)])}"
    return str(next(iter(match.legal())))
