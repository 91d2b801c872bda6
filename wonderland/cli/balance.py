"""``wonderland balance``: what a definition does to its game, by matches with and without it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from wonderland.ai import levels
from wonderland.ai.play import play_on
from wonderland.cli.progress import Bar
from wonderland.cli.simulate.figures import Proportion
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


def command(arguments: argparse.Namespace) -> int:
    """Play the same matches by the shipped definitions and with the file, and compare."""
    path = Path(arguments.file)
    name, pools = _game_of(path)
    shipped, changed = registry.shipped(name), registry.parts(name).rules((path,))
    items = pools.changed(shipped, changed)
    if not items:
        what = say("nothing in it changes what a pool may hold")
        raise BadInput([Problem(str(path), 0, what, say("Name a file of figures of your own."))])
    level = arguments.level
    if level not in levels.levels(name):
        known = ", ".join(levels.levels(name))
        raise BadInput(
            [
                Problem(
                    "--level",
                    0,
                    say("there is no level {level}; there is {known}", level=level, known=known),
                )
            ]
        )
    trials = list(_trials(shipped, changed, pools, items, arguments.games))
    with Bar() as bar:
        bar.show(0, 2 * len(trials))
        before = [_won(shipped, trial, trial.usual, level, bar) for trial in trials]
        after = [_won(changed, trial, trial.holding, level, bar) for trial in trials]
    _print(path, items, before, after)
    return 0


def _game_of(path: Path) -> tuple[str, PoolsPart]:
    """The game that a file belongs to.

    Raises:
        BadInput: with what is wrong in it, or if its game has no pools.
    """
    name = registry.owner_of(path)
    pools = registry.parts(name).pools
    if pools is None:
        raise BadInput(
            [Problem(str(path), 0, say("{title} has no pools", title=registry.info(name).title))]
        )
    return name, pools


def _trials(
    shipped: Game, changed: Game, pools: PoolsPart, items: Sequence[str], games: int
) -> Iterator[Trial]:
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


def _without(
    game: Game, pools: PoolsPart, items: Sequence[str], size: int, rng: Random
) -> tuple[str, ...]:
    """A pool by chance with as little as possible of what is changed."""
    drawn = [tuple(pools.random(game, size, rng)) for _ in range(TRIES)]
    return min(drawn, key=lambda pool: len({*pool} & {*items}))


def _open(game: Game, pools: dict[str, list[str]], seed: int) -> Match:
    setup = {"pools": pools} if pools else {}
    return Match(game, Record(game.name, seed=seed, setup=setup))


def _won(game: Game, trial: Trial, holding: tuple[str, ...], level: str, bar: Bar) -> bool | None:
    """Play a trial: whether the pool with what is changed won; None for a draw."""
    seats = game.seats({}, {})
    pools = {
        seat: list(holding if place == trial.seat else trial.plain)
        for place, seat in enumerate(seats)
    }
    match = _open(game, pools, trial.seed)
    agents = {
        seat: levels.agent(game, level, trial.seed + place) for place, seat in enumerate(seats)
    }
    while play_on(match, agents):
        pass
    bar.update(1)
    winner = (match.result or {}).get("winner")
    return None if winner is None else winner == seats[trial.seat]


def _print(
    path: Path, items: Sequence[str], before: Sequence[bool | None], after: Sequence[bool | None]
) -> None:
    shown = ", ".join(items)
    print(f"{path}: changes {shown}")
    print(f"{'pools that hold it won':34} {'share':>7}   95 % interval")
    shares = {}
    for name, won in (("as the game ships", before), ("with the file", after)):
        decided = [one for one in won if one is not None]
        share = shares[name] = Proportion(sum(decided), len(decided))
        low, high = share.interval
        print(f"{name:34} {share.value:7.1%}   {low:.1%} to {high:.1%}   "
              f"({len(decided)} decided, {len(won) - len(decided)} drawn)")  # fmt: skip
    gained = shares["with the file"].value - shares["as the game ships"].value
    print(f"{'what the file does':34} {gained:+7.1%}")
