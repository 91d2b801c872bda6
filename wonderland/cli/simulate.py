"""``wonderland simulate``: matches of agents on all cores, and what came of them."""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from typing import Any

from wonderland import api
from wonderland.cli import matches
from wonderland.cli.progress import Bar
from wonderland.content import records
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import CHANCE
from wonderland.session.table import AI, HUMAN, Seat, Table

DEFAULT_SEED = 1
Z = 1.959964
"""The normal quantile of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Task:
    """One match to play; all that a worker needs."""

    index: int
    game: str
    players: tuple[tuple[str, str], ...]
    options: tuple[tuple[str, Any], ...]
    seed: int
    keep: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a match."""

    index: int
    seed: int
    winner: str
    reason: str
    turns: int
    lines: int
    record: str


def derived(seed: int, index: int, what: str) -> int:
    """A seed of its own for each match and purpose, whatever process plays it."""
    digest = blake2b(f"{seed}:{index}:{what}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big")


def play_one(task: Task) -> Outcome:
    """Play one match to its end."""
    game = api.game(task.game)
    match = game.new(options=dict(task.options), seed=derived(task.seed, task.index, "match"))
    agents = {
        side: game.agent(player.removeprefix(AI), derived(task.seed, task.index, side))
        for side, player in task.players
    }
    while (side := match.to_act) is not None:
        if side == CHANCE:
            match.draw()
        else:
            match.play(agents[side].choose(match.view(side)).action)
    result = match.result or {}
    kept = ""
    if task.keep:
        seats = {side: Seat(player, player) for side, player in task.players}
        kept = records.write(Table(game, match, seats).record())
    turns = int(match.state()["turn"])
    winner, reason = result["winner"] or "", result["reason"]
    return Outcome(task.index, match.seed or 0, winner, reason, turns, len(match.lines), kept)


def command(arguments: argparse.Namespace) -> int:
    """Play the matches and print the table of results."""
    game = api.game(arguments.game)
    players = matches.players(game, arguments, "ai:easy")
    for side, player in players.items():
        if player == HUMAN:
            raise BadInput([Problem("--seat", 0, f"{side}: only agents play here, not people")])
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    game.new(options=matches.options(arguments), seed=seed)  # wrong options show at once
    keep = bool(arguments.records)
    options = tuple(matches.options(arguments).items())
    seats = tuple(players.items())
    tasks = [Task(i, game.name, seats, options, seed, keep) for i in range(arguments.games)]
    outcomes = list(_with_bar(_played(tasks, arguments.jobs), len(tasks)))
    outcomes.sort(key=lambda outcome: outcome.index)
    if arguments.out:
        _write_csv(Path(arguments.out), outcomes)
    if arguments.records:
        for outcome in outcomes:
            name = f"{game.name}-{outcome.index:05}{records.SUFFIX}"
            records.save(Path(arguments.records) / name, outcome.record)
    _print_table(players, outcomes)
    return 0


def _played(tasks: Sequence[Task], jobs: int | None) -> Iterator[Outcome]:
    workers = min(jobs or os.cpu_count() or 1, len(tasks))
    if workers == 1:
        yield from map(play_one, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play_one, tasks, chunksize=1)


def _with_bar(outcomes: Iterator[Outcome], total: int) -> Iterator[Outcome]:
    with Bar() as bar:
        for done, outcome in enumerate(outcomes, start=1):
            yield outcome
            bar.show(done, total)


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The Wilson 95 % confidence interval of a share."""
    if not total:
        return 0.0, 1.0
    share, z2 = hits / total, Z * Z
    middle = (share + z2 / (2 * total)) / (1 + z2 / total)
    half = Z * sqrt(share * (1 - share) / total + z2 / (4 * total * total)) / (1 + z2 / total)
    return max(0.0, middle - half), min(1.0, middle + half)


def _print_table(players: dict[str, str], outcomes: Sequence[Outcome]) -> None:
    total = len(outcomes)
    names = {"w": f"West ({players['w']})", "e": f"East ({players['e']})", "": "drawn"}
    print(f"{'won by':24} {'matches':>8} {'share':>8}   95 % interval")
    for winner, name in names.items():
        hits = sum(outcome.winner == winner for outcome in outcomes)
        low, high = wilson(hits, total)
        print(f"{name:24} {hits:8} {hits / total:8.1%}   {low:.1%} to {high:.1%}")
    reasons = Counter(outcome.reason for outcome in outcomes)
    print("decided by  " + ", ".join(f"{why} {n}" for why, n in sorted(reasons.items())))
    turns = sorted(outcome.turns for outcome in outcomes)
    mean = sum(turns) / total
    print(
        f"turns       mean {mean:.1f}, median {turns[total // 2]}, from {turns[0]} to {turns[-1]}"
    )


def _write_csv(path: Path, outcomes: Sequence[Outcome]) -> None:
    rows = [["match", "seed", "winner", "reason", "turns", "lines"]]
    rows += [[str(value) for value in astuple(outcome)[:-1]] for outcome in outcomes]
    text = _Text()
    csv.writer(text, lineterminator="\n").writerows(rows)
    records.save(path, "".join(text.parts))


class _Text:
    """A file to the csv writer, kept in memory so that it is written whole or not at all."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def write(self, part: str) -> None:
        self.parts.append(part)
