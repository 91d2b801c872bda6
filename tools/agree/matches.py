"""The matches through both implementations, one after another or in several processes."""

from __future__ import annotations

import importlib
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import NamedTuple, cast

from wonderland.games import registry

Agreed = Callable[[int], Counter[str]]
"""Plays the match of a seed through both; what was compared, by its name."""


class Task(NamedTuple):
    """One match: a game and a seed."""

    game: str
    seed: int


class Played(NamedTuple):
    """What came of a match: how much was compared, and the fault, ``""`` if there is none."""

    task: Task
    seen: Counter[str]
    fault: str


def played(tasks: Sequence[Task], jobs: int) -> Iterator[Played]:
    """The matches as they come, from so many processes; from this one alone with a single job."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play, tasks, chunksize=4)


def play(task: Task) -> Played:
    """Play one match through both implementations."""
    agreed = agreed_of(task.game)
    assert agreed is not None
    try:
        return Played(task, agreed(task.seed), "")
    except Exception:
        return Played(task, Counter(), traceback.format_exc())


def agreed_of(game: str) -> Agreed | None:
    """What plays one match of a game through both; None where there is nothing to do so."""
    if game not in registry.names():
        return None
    package = game.replace("-", "_")
    try:
        module = importlib.import_module(f"tests.games.{package}.against")
    except ModuleNotFoundError:
        return None
    return cast(Agreed | None, getattr(module, "agreed", None))
