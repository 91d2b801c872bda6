"""A match that was played, turn by turn: what was done, and where it stood before."""

from __future__ import annotations

from dataclasses import dataclass, field

from wonderland.core.match import Match
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war import notation
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.actions.acting import End
from wonderland.games.dominoes_of_war.actions.ending import Face
from wonderland.games.dominoes_of_war.actions.flipping import Flip
from wonderland.games.dominoes_of_war.position import Position
from wonderland.games.dominoes_of_war.state import FLIP, State
from wonderland.kit import looking_back


@dataclass(slots=True)
class PastTurn(looking_back.PastTurn[State]):
    """A turn.

    Attributes:
        match: where it began.
        codes: what the seat did, but for ending the turn and facing.
        lines: the same as they were said, with the end where nothing else was.
        flips: where it stood before each tile that was turned up, and which that was.
        removed: whose figures left play in it, by the seats' letters.
    """

    match: Match = field(kw_only=True)
    codes: list[Code] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    flips: list[tuple[State, Flip]] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)


def enter(now: PastTurn, match: Match, text: str) -> None:
    """Play a line, and enter what it did."""
    state = Position.of(match).value
    code = notation.read(state.config, text).code
    if state.phase == FLIP and isinstance(code, Flip):
        now.flips.append((state.copy(), code))
    elif not isinstance(code, Face):
        now.lines += [text] if not isinstance(code, End) or not now.lines else []
        now.codes += [] if isinstance(code, End) else [code]
    match.play(text)
    now.removed += _removed(match)


def _removed(match: Match) -> list[str]:
    """Whose figures left play by the last line."""
    gone = [event for event in match.last_events if isinstance(event, ev.Removed)]
    return [seat for event in gone for seat, _, _ in event.troops]
