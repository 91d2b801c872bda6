"""A match that was played, turn by turn: what was decided, and where it stood before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.painting_the_roses import notation
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.acting import Acting
from wonderland.games.painting_the_roses.actions.answering import Answering
from wonderland.games.painting_the_roses.actions.ending import DrawCard, End
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import ACT, ANSWER, State
from wonderland.kit import looking_back
from wonderland.kit.notation import Line


class Answer(NamedTuple):
    """What a King's holder decided: how many lines had been said, where it stood, what it did."""

    line: int
    seat: int
    state: State
    code: Answering


@dataclass(slots=True)
class PastTurn(looking_back.PastTurn[State]):
    """A turn.

    Attributes:
        codes: what the seat did in its action step, but for ending it.
        lines: the same as they were said.
        answers: what others decided.
        acted: where it stood when the action step was over; None where it was not.
        drawn: the cards drawn at its end.
    """

    codes: list[Acting] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    acted: State | None = None
    drawn: list[int] = field(default_factory=list)


def enter(now: PastTurn, match: Match, text: str) -> None:
    """Play a line, and enter what it decided or drew."""
    state, index = Position.of(match).value, len(match.lines)
    before = state.copy() if state.phase in (ACT, ANSWER) else None
    match.play(text)
    line = notation.read(state.config, match.lines[-1])
    if before is not None:
        _note(now, before, line, index, match.lines[-1])
    elif isinstance(line.code, DrawCard):
        now.drawn.append(line.code.card)
    if now.acted is None and state.result is not None and state.result.reason == "garden":
        now.acted = state.copy()


def _note(now: PastTurn, before: State, line: Line[Code], index: int, said: str) -> None:
    """Enter a decision of the action step."""
    if before.phase == ANSWER:
        if isinstance(line.code, Answering):
            now.answers.append(Answer(index, line.actor, before, line.code))
    elif isinstance(line.code, End):
        now.acted = before
    elif isinstance(line.code, Acting):
        now.codes.append(line.code)
        now.lines.append(said)
