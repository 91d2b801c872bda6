"""A match that was played, turn by turn: what was decided, and where it stood before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.dungeon_dice import actions, notation
from wonderland.games.dungeon_dice.actions import Code
from wonderland.games.dungeon_dice.actions.acting import End
from wonderland.games.dungeon_dice.actions.talking import TALK
from wonderland.games.dungeon_dice.position import Position, said
from wonderland.games.dungeon_dice.state import CHAIN, CHOOSE, DEFEND, PLACE, ROLL, State
from wonderland.kit import looking_back
from wonderland.kit.codes import CHANCE_ACTOR

ASKED = (CHAIN, DEFEND, PLACE)


class Decision(NamedTuple):
    """A decision: how many lines had been said, whose it was, where it stood, what was done."""

    line: int
    side: int
    state: State
    code: Code


@dataclass(slots=True)
class PastTurn(looking_back.PastTurn[State]):
    """A turn.

    Attributes:
        dice: the choice of dice; None where there was none.
        chosen: where it stood before the roll, ``rolled`` after it; None without a roll.
        begun: where it stood before the first decision that followed, ``play_line`` at which line.
        codes: what the side did from then on, but for ending the turn; ``lines`` as it was said.
        answers: what was decided by who was asked, of either side.
        acted: where it stood when the action step was over; None where it was not.
    """

    dice: Decision | None = None
    chosen: State | None = None
    rolled: State | None = None
    begun: State | None = None
    play_line: int = 0
    codes: list[Code] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    answers: list[Decision] = field(default_factory=list)
    acted: State | None = None


def enter(now: PastTurn, match: Match, text: str) -> None:
    """Play a line, and enter what was decided and rolled in it."""
    here, index = Position.of(match).value.copy(), len(match.lines)
    match.play(text)
    for actor, code in said(here, notation.read(here, match.lines[-1])):
        _note(now, here.copy(), actor, code, index)
        actions.perform(here, actor, code, None)
        if actor == CHANCE_ACTOR:
            now.rolled = here.copy()
    if now.acted is None and here.result is not None and here.result.reason == "master":
        now.acted = here.copy()


def _note(now: PastTurn, before: State, actor: int, code: Code, index: int) -> None:
    """Enter what was decided."""
    if isinstance(code, TALK):
        return
    if before.phase == CHOOSE:
        now.dice = Decision(index, actor, before, code)
    elif before.phase == ROLL:
        now.chosen = before
    elif before.phase in ASKED:
        now.answers.append(Decision(index, actor, before, code))
    else:
        if now.begun is None:
            now.begun, now.play_line = before, index
        if isinstance(code, End):
            now.acted = before
        else:
            now.codes.append(code)
            now.lines.append(notation.write(before, actor, code))
