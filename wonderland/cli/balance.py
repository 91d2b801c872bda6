"""``wonderland balance``: what a definition does to its game, by matches with and without it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import TypeAlias

from wonderland.ai import levels
from wonderland.ai.play import play_on
from wonderland.cli.progress import Bar
from wonderland.cli.simulate import workers
from wonderland.cli.simulate.figures import Proportion, Z
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games import registry
from wonderland.games.parts import PoolsPart

SEED = 1
TRIES = 200
"""How often a pool without what the file changes is drawn at most."""


Won: TypeAlias = bool | None
"""Whether the pool with what is changed won; None for a draw."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The two pools of a pair of matches, which are played under both definitions.

    Attributes:
        holding: the pool that has what the file changes.
        usual: the same as the shipped game can have it: without what is new in the file.
        plain: the pool that has none of it.
        seat: the place of the seat that has the first.
        seed: what chance is drawn from.
    """

    holding: tuple[str, ...]
    usual: tuple[str, ...]
    plain: tuple[str, ...]
    seat: int
    seed: int


@dataclass(frozen=True, slots=True)
class Task:
    """A pair of matches that any process can play: a trial by the shipped definitions and the file's.

    Attributes:
        game: its name.
        path: the file.
        level: the level of the agents.
        trial: the pools.
    """

    game: str
    path: Path
    level: str
    trial: Trial

    @property
    def index(self) -> int:
        """Which pair it is."""
        return self.trial.seed


@dataclass(frozen=True, slots=True)
class Pair:
    """How a trial went by the shipped definitions, and with the file."""

    index: int
    before: Won
    after: Won


def play_pair(task: Task) -> Pair:
    """Play both matches of a pair."""
    trial, level = task.trial, task.level
    changed = registry.parts(task.game).rules((task.path,))
    before = _won(registry.shipped(task.game), trial, trial.usual, level)
    return Pair(task.index, before, _won(changed, trial, trial.holding, level))


def command(arguments: argparse.Namespace) -> int:
    """Play the same matches by the shipped definitions and with the file, and compare."""
    path = Path(arguments.file)
    items, tasks = tasks_of(path, arguments.level, arguments.games)
    pairs: list[Pair] = []
    with Bar() as bar:
        bar.show(0, len(tasks))
        for pair in workers.here(tasks, play_pair, arguments.jobs):
            pairs.append(pair)
            bar.update(1)
    _print(path, items, sorted(pairs, key=lambda pair: pair.index))
    return 0


def tasks_of(path: Path, level: str, games: int) -> tuple[Sequence[str], list[Task]]:
    """What a file changes in pools, and the pairs by which it is judged.

    Raises:
        BadInput: if it changes nothing, something is wrong in it, or there is no such level.
    """
    name, pools = _game_of(path)
    shipped, changed = registry.shipped(name), registry.parts(name).rules((path,))
    items = pools.changed(shipped, changed)
    if not items:
        what = say("nothing in it changes what a pool may hold")
        raise BadInput([Problem(str(path), 0, what, say("Name a file of figures of your own."))])
    if level not in levels.levels(name):
        known = ", ".join(levels.levels(name))
        raise BadInput(
            [Problem("--level", 0, say("there is no level {level}; there is {known}", level=level, known=known))]
        )
    trials = _trials(shipped, changed, pools, items, games)
    return items, [Task(name, path, level, trial) for trial in trials]


def _game_of(path: Path) -> tuple[str, PoolsPart]:
    """The game that a file belongs to.

    Raises:
        BadInput: with what is wrong in it, or if its game has no pools.
    """
    name = registry.owner_of(path)
    pools = registry.parts(name).pools
    if pools is None:
        raise BadInput([Problem(str(path), 0, say("{title} has no pools", title=registry.info(name).title))])
    return name, pools


def _trials(shipped: Game, changed: Game, pools: PoolsPart, items: Sequence[str], games: int) -> Iterator[Trial]:
    """Pools drawn by chance, one with what is changed and one without; seats by turns."""
    rng = Random(SEED)
    size = pools.size(_open(shipped, {}, SEED))
    for number in range(games):
        some = list(items)
        rng.shuffle(some)
        chosen: list[str] = []
        for item in some:
            if len(chosen) < size and not any(pools.faults(changed, [*chosen, item])):
                chosen.append(item)
        holding = tuple(pools.filled(changed, chosen, size))
        known = [one for one in holding if not any(pools.faults(shipped, [one]))]
        usual = tuple(pools.filled(shipped, known, size))
        yield Trial(holding, usual, _without(shipped, pools, items, size, rng), number % 2, number)


def _without(game: Game, pools: PoolsPart, items: Sequence[str], size: int, rng: Random) -> tuple[str, ...]:
    """A pool by chance with as little as possible of what is changed."""
    drawn = [tuple(pools.random(game, size, rng)) for _ in range(TRIES)]
    return min(drawn, key=lambda pool: len({*pool} & {*items}))


def _open(game: Game, pools: dict[str, list[str]], seed: int) -> Match:
    setup = {"pools": pools} if pools else {}
    return Match(game, Record(game.name, seed=seed, setup=setup))


def _won(game: Game, trial: Trial, holding: tuple[str, ...], level: str) -> Won:
    """Play a trial."""
    seats = game.seats({}, {})
    pools = {seat: list(holding if place == trial.seat else trial.plain) for place, seat in enumerate(seats)}
    match = _open(game, pools, trial.seed)
    agents = {seat: levels.agent(game, level, trial.seed + place) for place, seat in enumerate(seats)}
    while play_on(match, agents):
        pass
    winner = (match.result or {}).get("winner")
    return None if winner is None else winner == seats[trial.seat]


def gained(pairs: Sequence[Pair]) -> tuple[float, float]:
    """What the file brings whoever holds it, in wins a match, and how far that may be off (95 %).

    Both matches of a pair have the same seed and often go the same way; so the mean of their
    differences is known far better than the difference of two shares.
    """
    score = {True: 1.0, None: 0.5, False: 0.0}
    found = [score[pair.after] - score[pair.before] for pair in pairs]
    off = stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0
    return fmean(found), min(1.0, Z * off)


def _print(path: Path, items: Sequence[str], pairs: Sequence[Pair]) -> None:
    shown = ", ".join(items)
    print(f"{path}: changes {shown}")
    print(f"{'pools that hold it won':34} {'share':>7}   95 % interval")
    before, after = [pair.before for pair in pairs], [pair.after for pair in pairs]
    for name, won in (("as the game ships", before), ("with the file", after)):
        decided = [one for one in won if one is not None]
        share = Proportion(sum(decided), len(decided))
        low, high = share.interval
        print(
            f"{name:34} {share.value:7.1%}   {low:.1%} to {high:.1%}   "
            f"({len(decided)} decided, {len(won) - len(decided)} drawn)"
        )
    gain, off = gained(pairs)
    print(f"{'what the file does':34} {gain:+7.1%}   {gain - off:+.1%} to {gain + off:+.1%}   (a draw is half a win)")
