"""A match that was played, round by round: what was decided and drawn, and where it stood before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.storytellers import notation
from wonderland.games.storytellers.actions.closing import Collect
from wonderland.games.storytellers.actions.playing import Play
from wonderland.games.storytellers.actions.setting_up import Draw
from wonderland.games.storytellers.actions.telling import Rate
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.state import RATE, State
from wonderland.kit import looking_back


class Decision(NamedTuple):
    """A card that a seat played or collected: how many lines had been said, where it stood, what was said."""

    line: int
    seat: int
    state: State
    code: Play | Collect
    said: str


class Chance(NamedTuple):
    """A card that a seat drew, and where it stood before."""

    seat: int
    card: int
    state: State


@dataclass(slots=True)
class PastRound(looking_back.PastTurn[State]):
    """A round; its seat is the storyteller.

    Attributes:
        match: where it began.
        decisions: what seats played and collected.
        draws: what they drew, but for what chance kept to itself.
        rated: where it stood when all had rated; None where they had not.
    """

    match: Match = field(kw_only=True)
    decisions: list[Decision] = field(default_factory=list)
    draws: list[Chance] = field(default_factory=list)
    rated: State | None = None


def enter(now: PastRound, match: Match, text: str) -> None:
    """Play a line, and enter what it decided or drew."""
    before = Position.of(match).value
    actor, (code,) = notation.read(before.config, text)
    if isinstance(code, Play | Collect):
        now.decisions.append(Decision(len(match.lines), actor, before.copy(), code, text))
    elif isinstance(code, Draw) and code.card >= 0:
        now.draws.append(Chance(code.seat, code.card, before.copy()))
    match.play(text)
    after = Position.of(match).value
    if isinstance(code, Rate) and after.phase != RATE:
        now.rated = after.copy()
