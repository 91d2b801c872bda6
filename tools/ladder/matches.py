"""The matches of the ladder: levels and sparring partners, pools and dice shared two by two."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

from tools.ladder.series import Pair, agent_of
from tools.partners.registry import PARTNERS, brought
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.cli.simulate.tasks import derived
from wonderland.core.agent import Agent
from wonderland.core.match import Match

T = TypeVar("T")
R = TypeVar("R")
GAME = "wonderland"
Others: TypeAlias = Mapping[str, Callable[[int], Agent]]
NO_OTHERS: Others = {}


class Row(NamedTuple):
    """A match: who played, the stronger's side, who won, how it ended and when."""

    strong: str
    weak: str
    match: int
    side: str
    winner: str
    reason: str
    turns: int


@dataclass(frozen=True, slots=True)
class Task:
    """A match to play.

    Attributes:
        strong, weak: levels or sparring partners.
        match: its number; with an even one and the next the sides are swapped, and nothing else.
        seed: what the whole run is drawn from.
        options: the options that are not as usual.
    """

    strong: str
    weak: str
    match: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def side(self) -> str:
        """The stronger's side."""
        return "we"[self.match % 2]


def played(tasks: list[Task], jobs: int | None) -> Iterator[Row]:
    """Play matches, in the order of the tasks, in so many processes (all cores if None)."""
    with several(1 if len(tasks) < 2 else jobs) as each:
        yield from each(play, tasks)


@contextmanager
def several(jobs: int | None) -> Iterator[Callable[[Callable[[T], R], Iterable[T]], Iterator[R]]]:
    """A ``map`` that works in so many processes (all cores if None); its results come in order."""
    if jobs == 1:
        yield map
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield pool.imap


def play(task: Task, others: Others = NO_OTHERS) -> Row:
    """Play a match and say what came of it; see ``played_out``."""
    match, seats = played_out(task, others)
    over = match.outcome
    assert over is not None
    winner = seats[over.winner] if over.winner else ""
    return Row(task.strong, task.weak, task.match, task.side, winner, over.reason, match.turn)


def share(pair: Pair, number: int, seed: int, options: Mapping[str, object]) -> float:
    """Play the match of a pair that has this number: the stronger's share of the win, half for a draw."""
    row = play(Task(pair.strong, pair.weak, number, seed, options))
    return float(row.winner == pair.strong) if row.winner else 0.5


def played_out(task: Task, others: Others = NO_OTHERS) -> tuple[Match, dict[str, str]]:
    """Play a match; a sparring partner brings its own pool where its style asks for one.

    Args:
        task: which match.
        others: players that are neither levels nor partners, each made from a seed.

    Returns:
        The match, and who played each side.
    """
    index, swapped = divmod(task.match, 2)
    players = (task.weak, task.strong) if swapped else (task.strong, task.weak)
    game = api.game(GAME)
    seats = dict(zip("we", players, strict=True))
    size = int(str(game.options.values(task.options)["pool"]))
    pools = brought(seats, size)
    match = game.new(options=task.options, pools=pools, seed=derived(task.seed, index, "match"))
    agents = {
        side: others.get(player, partial(agent_of, game, PARTNERS, player))(derived(task.seed, index, side))
        for side, player in seats.items()
    }
    while play_on(match, agents):
        pass
    return match, seats
