"""What the worker does for a table: choose for a seat, and find a hint for a person."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, cast

from wonderland import api
from wonderland.ai.levels import agents_of, level_of
from wonderland.core.agent import Agent, Choice
from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.session.worker import Desk


class Hint(NamedTuple):
    """What a person could do: lines that belong together, and why; no line if none was found."""

    lines: tuple[str, ...]
    why: str


class Asked(NamedTuple):
    """A match as another process is asked about it.

    Attributes:
        head: its record without lines.
        lines: those, each with its end; one text, for a long list takes ten times as long to send.
    """

    head: Record
    lines: str

    @classmethod
    def of(cls, record: Record) -> Asked:
        """The match of a record."""
        return cls(replace(record, moves=[], lines=[]), "\n".join([*record.moves, ""]))


class _Kept(NamedTuple):
    """What was asked last, and the match itself, which is played on when more is asked of it."""

    asked: Asked
    match: Match


def choose(
    desk: Desk, rules: Game, asked: Asked, side: str, level: str, seed: int, seconds: float | None
) -> tuple[str, str]:
    """Let an agent of a level choose for a seat, from that seat's view.

    Args:
        desk: keeps the agent, which may remember what it planned, and the match.
        rules: the game, with all that was handed to it.
        asked: the match so far.
        side: the seat.
        level: the agent's level.
        seed: what the agent's chance is drawn from.
        seconds: how long it may think in a turn; None for as long as its level says.

    Returns:
        The line, ``""`` to wait, and why.
    """
    match = match_of(desk, rules, asked)
    choice = _agent(desk, match, side, level, seed, seconds).choose(match.view(side))
    return line_of(choice), choice.why


def line_of(choice: Choice) -> str:
    """The line that an agent chose, ``""`` where it waits."""
    return "" if choice.action is None else str(choice.action)


def hint(desk: Desk, rules: Game, asked: Asked, side: str, seed: int, seconds: float | None) -> Hint:
    """Find what a person could do now, from the view of that seat.

    What belongs together (walk here, then attack) is one hint, as the game's hints have it.

    Args:
        desk: keeps the match; each hint is thought out anew, with all of its time.
        rules: the game, with all that was handed to it.
        asked: the match so far; the side is to act.
        side: the person's seat.
        seed: what the agent's chance is drawn from.
        seconds: how long it may think; None for as long as its level says.
    """
    game = api.Game(rules)
    match, own = match_of(desk, rules, asked).copy(), game.parts.hints
    level = agents_of(game.name).hint_level
    agent = _agent(Desk(desk.tell), match, side, level, seed, seconds)
    choice = agent.choose(match.view(side))
    line = str(choice.action)
    return Hint(own.together(match, line, agent) if own else (line,), choice.why)


def match_of(desk: Desk, rules: Game, asked: Asked) -> Match:
    """The match that is asked about: the last one, played on where its lines begin this one's.

    It is only to be read.
    """
    kept = cast(_Kept | None, desk.kept.pop(_Kept, None))  # a fault on the way keeps nothing
    if kept is None or kept.asked.head != asked.head:
        kept = _Kept(Asked(asked.head, ""), api.Game(rules).open(asked.head))
    match, before = kept.match, kept.asked.lines
    if asked.lines.startswith(before):
        for line in _lines(asked.lines[len(before) :]):
            match.play(line)
    else:
        match.follow(_lines(asked.lines))
    desk.kept[_Kept] = _Kept(asked, match)
    return match


def _lines(text: str) -> list[str]:
    return text.split("\n")[:-1]


def _agent(desk: Desk, match: Match, side: str, level: str, seed: int, seconds: float | None) -> Agent:
    """The agent of a seat, made when the desk has none."""
    game = api.Game(match.game)
    if seconds is None:
        seconds = level_of(match.game, level).seconds
    name = (game.name, side, level, seed, seconds)
    if name not in desk.kept:
        desk.kept[name] = game.agent(level, seed, seconds=seconds)
    return cast(Agent, desk.kept[name])
