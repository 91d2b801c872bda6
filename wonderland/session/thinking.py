"""What the worker does for a table: choose for a seat."""

from __future__ import annotations

from wonderland import api
from wonderland.core.record import Record
from wonderland.session.worker import Desk


def choose(
    desk: Desk, record: Record, side: str, level: str, seed: int, seconds: float | None
) -> tuple[str, str]:
    """Let an agent of a level choose for a seat, from that seat's view.

    Args:
        desk: keeps the agent, which may remember what it planned.
        record: the match so far.
        side: the seat.
        level: the agent's level.
        seed: what the agent's chance is drawn from.
        seconds: how long it may think in a turn; None for as long as its level says.

    Returns:
        The line, and why.
    """
    game = api.game(record.game)
    name = (record.game, side, level, seed, seconds)
    agent = desk.kept.get(name)
    if agent is None:
        agent = desk.kept[name] = game.agent(level, seed, seconds=seconds)
    choice = agent.choose(game.load(record).view(side))
    return str(choice.action), choice.why
