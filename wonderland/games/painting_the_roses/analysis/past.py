"""A match that was played, turn by turn: what was decided, and where it stood before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.games.painting_the_roses import notation
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.acting import Acting
from wonderland.games.painting_the_roses.actions.answering import Answering
from wonderland.games.painting_the_roses.actions.ending import DrawCard, End
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import ACT, ANSWER, OVER, SETUP_PHASES, State
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


def turns(position: Position, moves: Sequence[str]) -> Iterator[PastTurn]:
    """The turns of a record (``LookingBack.turns``), played on the position where it begins."""
    state = position.value
    now: PastTurn | None = None
    for index, text in enumerate(moves):
        if state.phase in SETUP_PHASES:
            position.perform(text, None)
            continue
        now = now or PastTurn(state.turn, state.active, index, state.copy())
        before = state.copy() if state.phase in (ACT, ANSWER) else None
        said = position.perform(text, None)
        line = notation.read(state.config, said)
        if before is not None:
            _note(now, before, line, index, said)
        elif isinstance(line.code, DrawCard):
            now.drawn.append(line.code.card)
        now.last_line = index + 1
        if state.phase == OVER or state.turn != now.number:
            now.end = state.copy()
            if now.acted is None and state.result is not None and state.result.reason == "garden":
                now.acted = now.end
            yield now
            now = None
    if now:
        now.end = state.copy()
        yield now


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
