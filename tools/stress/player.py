"""``python -m tools.stress.player SEED [DEATH]``: plays at random, and says each line it has saved.

What it says it has handed to the system before: a kill may lose only the line that was never said.
``DEATH`` is the number of the write, flush or rename in which it kills itself, so that kills hit
the middle of a write too. Meanwhile it changes settings and progress, as a window does.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from wonderland import api
from wonderland.core.game import CHANCE
from wonderland.session import autosave
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.progress import read_progress
from wonderland.session.settings import read_settings

LINES = 160
SHARED_EVERY = 20


class Death:
    """Kills the program in the middle of its so-manieth write."""

    def __init__(self, after: int) -> None:
        self.left = after

    def wrap(self, module: Any, name: str, half: bool = False) -> None:
        """Have a function of the system count, and kill where the count ends."""
        real: Callable[..., Any] = getattr(module, name)

        def counted(*given: Any, **named: Any) -> Any:
            self.left -= 1
            if self.left == 0:
                if half and len(given) > 1 and isinstance(given[1], bytes):
                    real(given[0], given[1][: len(given[1]) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return real(*given, **named)

        setattr(module, name, counted)


def main() -> None:
    """Play until the match is over, or for some lines."""
    seed = int(sys.argv[1])
    game = api.game("wonderland")
    match = game.new(seed=seed, options={"preset": "quick"})
    seats = {side: Seat(f"Player {seed}") for side in match.seats}
    session = MatchSession(game, match, seats, autosave.begin(game.name))
    settings, progress, rng = read_settings(), read_progress(), Random(seed)
    print(f"seed {seed}", flush=True)
    if len(sys.argv) > 2:
        death = Death(int(sys.argv[2]))
        death.wrap(os, "write", half=True)
        death.wrap(os, "fsync")
        death.wrap(Path, "replace")
    while match.result is None and len(match.lines) < LINES:
        if match.to_act == CHANCE:
            session.draw()
        else:
            session.play(str(match.legal().choose(rng)))
        print(match.lines[-1], flush=True)
        if len(match.lines) % SHARED_EVERY == 0:
            progress.finish("wonderland", f"lesson-{seed}", 0)
            settings.change(effects=seed % 100)
    session.close()
    print("left", flush=True)


if __name__ == "__main__":
    main()
