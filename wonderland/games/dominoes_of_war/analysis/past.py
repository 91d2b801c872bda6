"""A match that was played, turn by turn: what was done, and where it stood before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from wonderland.core.match import Match
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war import notation
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.actions.acting import End
from wonderland.games.dominoes_of_war.actions.ending import Face
from wonderland.games.dominoes_of_war.actions.flipping import Flip
from wonderland.games.dominoes_of_war.position import Position
from wonderland.games.dominoes_of_war.state import FLIP, OVER, State
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
        whole: whether the turn was played to its end.
    """

    match: Match = field(kw_only=True)
    codes: list[Code] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    flips: list[tuple[State, Flip]] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    whole: bool = False


def state_of(match: Match) -> State:
    """Where a match stands, in numbers."""
    return Position.of(match).value


def turns(match: Match, moves: Sequence[str]) -> Iterator[PastTurn]:
    """The turns of a record (``LookingBack.turns``), played in the match that begins it."""
    now: PastTurn | None = None
    for index, text in enumerate(moves):
        before = state_of(match)
        if not before.turn:
            match.play(text)
            continue
        if now is None:
            now = PastTurn(before.turn, before.active, index, before.copy(), match=match.copy())
        code = notation.read(before.config, text).code
        if before.phase == FLIP and isinstance(code, Flip):
            now.flips.append((before.copy(), code))
        elif not isinstance(code, Face):
            now.lines += [text] if not isinstance(code, End) or not now.lines else []
            now.codes += [] if isinstance(code, End) else [code]
        match.play(text)
        now.last_line = index + 1
        now.removed += _removed(match)
        after = state_of(match)
        if after.phase == OVER or after.turn != now.number:
            now.end, now.whole = after.copy(), True
            yield now
            now = None
    if now:
        now.end = state_of(match).copy()
        yield now


def _removed(match: Match) -> list[str]:
    """Whose figures left play by the last line."""
    gone = [event for event in match.last_events if isinstance(event, ev.Removed)]
    return [seat for event in gone for seat, _, _ in event.troops]
