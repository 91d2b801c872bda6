"""How long many matches of easy agents take: for ``simulate``, and for ``balance``."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.speed.rows import Row
from wonderland.cli import balance
from wonderland.cli.simulate.tasks import Task, play_one

MATCHES, CORES, WITHIN = 200, 2, 0.05
"""What was asked: so many matches on one core; an interval of so much on so many cores."""
LEVEL, GAME = "easy", "wonderland"
UNICORN = """
unicorn:
  name: Unicorn
  cards: [{ranks: ["6"], suits: [H, S]}]
  components:
    mobile: {}
    strike: {reach: diagonal}
"""


def rows(some: int) -> Iterator[Row]:
    """Play some matches and some pairs of them, and reckon from those."""
    players = (("w", f"ai:{LEVEL}"), ("e", f"ai:{LEVEL}"))
    tasks = [Task(at, GAME, players, (), (), 1, False) for at in range(some)]
    play_one(tasks[0])  # what is loaded once is no part of it
    begun = time.process_time()
    for task in tasks:
        play_one(task)
    each = (time.process_time() - begun) / some
    yield Row(f"simulate, {MATCHES} easy matches, one core", MATCHES * each, "s", 18.0)
    with TemporaryDirectory() as folder:
        yield _balanced(Path(folder) / "unicorn.yaml", some)


def _balanced(path: Path, some: int) -> Row:
    """How long a balance takes until the interval is as narrow as asked, if the cores are free."""
    path.write_text(UNICORN, encoding="utf-8")
    _, tasks = balance.tasks_of(path, LEVEL, some)
    balance.play_pair(tasks[0])
    begun = time.process_time()
    pairs = [balance.play_pair(task) for task in tasks]
    each = (time.process_time() - begun) / some
    _, off = balance.gained(pairs)
    needed = some * (off / WITHIN) ** 2
    return Row(f"balance at easy to +-5, {CORES} cores", needed * each / CORES, "s", 20.0)
