"""What grows with the length of a match: an agent's start, steps in the viewer, printing all of it."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from tools.speed.rows import Row, milliseconds
from wonderland import api
from wonderland.content import records
from wonderland.core.game import CHANCE
from wonderland.core.record import Record
from wonderland.games.wonderland import victory
from wonderland.session import thinking
from wonderland.session.worker import Desk
from wonderland.ui.shell.studio import Studio
from wonderland.ui.shell.viewer import Viewer

GAME, SIZE = "wonderland", (1280, 720)
LENGTHS, LONGEST = (156, 1000, 10_000), 10_000
FRAME_MS = 1000 / 60
HARMLESS = ("attack", "resign")
"""What is not played, so that a match goes on; and no match stalls here (W-69)."""
PEAK = """
import sys
from pathlib import Path
from wonderland.games.wonderland import victory
victory.QUIET_TURNS = 10**9
from wonderland.cli.main import run
run(["replay", "--each", sys.argv[1]])
print(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0], file=sys.stderr)
"""


@cache
def long_record(lines: int) -> Record:
    """A match of so many lines, in which nobody attacks."""
    rng = Random(1)
    with patch.object(victory, "QUIET_TURNS", 10**9):
        match = api.game(GAME).new(seed=1)
        while len(match.lines) < lines:
            if match.to_act == CHANCE:
                match.draw()
                continue
            legal = list(match.legal())
            mild = [one for one in legal if not any(word in str(one) for word in HARMLESS)]
            match.play(rng.choice(mild or legal))
    return match.record()


def rows() -> Iterator[Row]:
    """Measure all of it."""
    with patch.object(victory, "QUIET_TURNS", 10**9):
        for lines in LENGTHS:
            yield Row(f"an agent's decision at {lines:,} lines, beside its thinking", decision(lines), "ms", 0.3)
        yield from _viewer()
    yield Row(f"replay --each of {LONGEST:,} lines", _replayed(), "MB", 100.0)


def decision(lines: int) -> float:
    """Milliseconds until an agent has the match as it stands, one line further than before."""
    record, rules, desk = long_record(lines), api.game(GAME).rules, Desk(print)
    before = thinking.Asked.of(replace(record, moves=record.moves[:-1]))

    def take() -> None:
        sent = pickle.dumps(thinking.Asked.of(record))
        thinking.match_of(desk, rules, pickle.loads(sent))

    def both() -> None:
        thinking.match_of(desk, rules, before)

    both()
    take()
    found = []
    for _ in range(9):
        both()
        found.append(milliseconds(take, 1))
    return sorted(found)[4]


def _viewer() -> Iterator[Row]:
    for lines in (1000, LONGEST):
        studio = Studio(SIZE, None, GAME)
        viewer = Viewer(studio.app, long_record(lines))
        studio.app.push(viewer)
        viewer.go(lines)
        back = milliseconds(partial(_step_back, viewer))
        yield Row(f"viewer: one step back at {lines:,} lines", back, "ms", FRAME_MS)
        viewer.go(lines)
        to_middle = milliseconds(partial(viewer.go, lines // 2), 1)
        yield Row(f"viewer: from {lines:,} lines to the middle", to_middle, "ms", FRAME_MS)


def _step_back(viewer: Viewer) -> None:
    viewer.go(viewer.at - 1)


def _replayed() -> float:
    """Megabytes that printing every state of a long match takes at most."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "long.wonder.yaml"
        path.write_text(records.write(long_record(LONGEST)), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-c", PEAK, str(path)], env=dict(os.environ), check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
    return int(done.stderr.split()[-1]) / 1024
