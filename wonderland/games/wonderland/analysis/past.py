"""A match that was played, turn by turn: what was decided, and where it stood before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import notation, turn
from wonderland.games.wonderland.actions.answering import TalkCode
from wonderland.games.wonderland.actions.preparing import ChooseDice, RollFaces, Summon
from wonderland.games.wonderland.codes import Code, OfBeing
from wonderland.games.wonderland.position import Position, said, write_action
from wonderland.games.wonderland.state import ACTION, DEFENSE, FIRST, OVER, SUMMON, WINDOW, State
from wonderland.kit import looking_back


class Answer(NamedTuple):
    """A decision of the side whose turn it was not: in a window, or at check defense.

    Attributes:
        line: how many lines had been said.
        part: what of the next line had been said as well, ``""`` for nothing.
        state: where it stood.
        code: what was decided.
    """

    line: int
    part: str
    state: State
    code: Code


@dataclass(slots=True)
class PastTurn(looking_back.PastTurn[State]):
    """A turn.

    Attributes:
        moves: the record's lines.
        chosen: where the dice were chosen, None if none were.
        chosen_line: the lines said before they were.
        cards, faces: the dice; no faces while they are not rolled.
        rolled: where it stood after the roll, or at the start where there are no dice.
        rolled_line: the lines said by then.
        summon: the summon that was made, and where it led; None if there was none.
        codes: the side's own summon and actions.
        answers: what the other side decided.
        events: all that happened.
    """

    moves: Sequence[str] = ()
    chosen: State | None = None
    chosen_line: int = 0
    cards: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    rolled: State | None = None
    rolled_line: int = 0
    summon: tuple[Code, State] | None = None
    codes: list[Code] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    events: ev.Events = field(default_factory=list)


def turns(position: Position, moves: Sequence[str]) -> Iterator[PastTurn]:
    """The turns of a record (``LookingBack.turns``), played on the position where it begins."""
    state = position.value
    now: PastTurn | None = None
    for index, text in enumerate(moves):
        line = notation.read(state, text)
        steps: list[Code] = []
        for code in said(state, line):
            if state.phase == FIRST:
                turn.perform(state, code, None, write_action)
                continue
            now = now or _begun(state.copy(), index, moves)
            so_far = line._replace(codes=tuple(steps))
            part = notation.write_line(state.config, so_far) if steps else ""
            _before(now, Answer(index, part, state, code))
            turn.perform(state, code, now.events, write_action)
            _after(now, state, index, code)
            if code is line.codes[len(steps)]:
                steps.append(code)
            if state.phase == OVER or state.turn != now.number:
                now.end, now.whole = state.copy(), not isinstance(code, TalkCode)
                yield now
                now = None
    if now:
        now.end = state.copy()
        yield now


def _begun(start: State, line: int, moves: Sequence[str]) -> PastTurn:
    """A turn that begins here, perhaps after its roll."""
    now = PastTurn(start.turn, start.active, line, start, moves=moves)
    if start.phase == ACTION:
        now.rolled, now.rolled_line = start, line
    return now


def _before(now: PastTurn, decision: Answer) -> None:
    state, code = decision.state, decision.code
    if isinstance(code, TalkCode):
        return
    if isinstance(code, ChooseDice):
        now.chosen, now.chosen_line, now.cards = state.copy(), decision.line, code.cards
    elif state.to_act == now.seat and (state.phase == SUMMON or isinstance(code, OfBeing)):
        now.codes.append(code)
    elif state.phase in (WINDOW, DEFENSE) and state.asked != now.seat:
        now.answers.append(decision._replace(state=state.copy()))


def _after(now: PastTurn, state: State, index: int, code: Code) -> None:
    now.last_line = index + 1
    if isinstance(code, RollFaces):
        now.faces, now.rolled, now.rolled_line = code.faces, state.copy(), index + 1
    elif isinstance(code, Summon):
        now.summon = code, state.copy()
