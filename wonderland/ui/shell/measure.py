"""Frame times for ``wonderland bench``, without a display.

``python -m wonderland.ui.shell.measure SCALE GAME``; the first game of the shelf if none is named.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time

SIZES = ((1280, 720), (1920, 1080))
FRAMES, SEED = 60, 11
FIRST_FRAME = """
import time; begun = time.perf_counter()
from wonderland.ui.shell.display import Wish, open_display
from wonderland.ui.shell.navigator import Navigator
from wonderland.session.settings import read_settings
from wonderland.content.places import assets_folder
from wonderland.ui.kit.app import App
import pygame
settings = read_settings()
app = App(open_display(Wish(), settings), settings, assets_folder(), pygame.display.flip, mute=True)
Navigator(app).open_menu(); app.step(16); print(time.perf_counter() - begun)
"""


def frame_times(scale: int, game: str) -> dict[str, float]:
    """Milliseconds of a drawn frame in the scene of a game in which most moves."""
    from wonderland.ui.shell.screens import screens_of  # noqa: PLC0415
    from wonderland.ui.shell.studio import Studio  # noqa: PLC0415

    figures: dict[str, float] = {}
    busiest = screens_of(game).busiest
    for size in SIZES if busiest else ():
        studio = Studio(size, None, game)
        assert busiest is not None
        draw = busiest(studio)
        spent = sorted([draw(frame) for frame in range(FRAMES * scale)][5:])
        name = f"{size[0]}x{size[1]}"
        figures[f"frame {name}, everything moving: ms, median"] = statistics.median(spent)
        figures[f"frame {name}, everything moving: ms, 99 %"] = spent[int(len(spent) * 0.99) - 1]
    return figures


def while_thinking(scale: int, game: str) -> dict[str, float]:
    """Milliseconds of processor time of a frame, drawn anew, in which an agent thinks or has thought.

    How long a frame then waits for a processor is the machine's doing, and not measured.
    """
    import pygame  # noqa: PLC0415

    from wonderland.ai.levels import levels  # noqa: PLC0415
    from wonderland.session.match_session import AI, MatchSession, Seat  # noqa: PLC0415
    from wonderland.ui.shell.plain import table_of  # noqa: PLC0415
    from wonderland.ui.shell.studio import Studio  # noqa: PLC0415
    from wonderland.ui.table.exits import TableExits  # noqa: PLC0415

    studio, clock = Studio(SIZES[0], None, game), pygame.time.Clock()
    strongest = list(levels(game))[::-1]
    levels_of = {seat: strongest[i % 2] for i, seat in enumerate(studio.game.seats)}
    seats = {seat: Seat(level, AI + level) for seat, level in levels_of.items()}
    session = MatchSession(studio.game, studio.game.new(seed=SEED), seats)
    exits = TableExits(lambda: None, lambda: None)
    studio.app.push(table_of(game)(studio.app, session, exits))
    spent: list[float] = []
    while len(spent) < 4 * FRAMES * scale and session.match.to_act is not None:
        elapsed, thinking = clock.tick(FRAMES), session.thinking
        begun = time.thread_time()
        studio.app.dirty = True
        studio.app.step(elapsed)
        if thinking or session.thinking:
            spent.append((time.thread_time() - begun) * 1000)
    studio.app.pop()
    spent = sorted(spent[5:])
    name = f"frame {SIZES[0][0]}x{SIZES[0][1]}, while others think"
    return {f"{name}: CPU ms, 99 %": spent[int(len(spent) * 0.99) - 1], f"{name}: CPU ms, most": spent[-1]}


def at_rest(game: str) -> dict[str, float]:
    """Frames drawn in a hundred steps in which nothing changes."""
    from wonderland.session.match_session import MatchSession  # noqa: PLC0415
    from wonderland.ui.shell.plain import table_of  # noqa: PLC0415
    from wonderland.ui.shell.studio import Studio  # noqa: PLC0415
    from wonderland.ui.table.exits import TableExits  # noqa: PLC0415

    studio = Studio(SIZES[0], None, game)
    session = MatchSession(studio.game, studio.game.new(seed=SEED), studio.seats())
    exits = TableExits(lambda: None, lambda: None)
    studio.app.push(table_of(game)(studio.app, session, exits))
    for _ in range(3):  # until it has settled
        studio.app.step(16)
    before = studio.app.drawn
    for _ in range(100):
        studio.app.step(16)
    return {"frames drawn at rest in 100 steps": float(studio.app.drawn - before)}


def first_frame() -> dict[str, float]:
    """Seconds from the first import to the first frame, in a process of its own."""
    runs = []
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", FIRST_FRAME], env=dict(os.environ), capture_output=True, text=True, check=True
        )
        runs.append(float(done.stdout.splitlines()[-1]))
    return {"start to first frame: seconds": statistics.median(runs)}


def main() -> None:
    """Measure and print one JSON object."""
    from wonderland.games import registry  # noqa: PLC0415

    scale = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    game = sys.argv[2] if len(sys.argv) > 2 else registry.names()[0]
    figures = {**frame_times(scale, game), **while_thinking(scale, game), **at_rest(game)}
    for other in registry.names():
        if other != game:
            figures |= {f"{other}: {what}": ms for what, ms in frame_times(scale, other).items()}
    print(json.dumps({**figures, **first_frame()}))


if __name__ == "__main__":
    main()
