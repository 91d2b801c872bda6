"""Frame times for ``wonderland bench``: ``python -m wonderland.ui.shell.measure SCALE``, without a display."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time

SIZES = ((1280, 720), (1920, 1080))
FRAMES = 60
FIRST_FRAME = """
import time; begun = time.perf_counter()
from wonderland.ui.shell import navigator as launch
from wonderland.session.settings import read_settings
from wonderland.content.places import assets_folder
from wonderland.ui.kit.app import App
import pygame
settings = read_settings()
app = App(launch.open_display(launch.Wish(), settings), settings, assets_folder(), pygame.display.flip, mute=True)
launch.Navigator(app).open_menu(); app.step(16); print(time.perf_counter() - begun)
"""


def frame_times(scale: int) -> dict[str, float]:
    """Milliseconds of a drawn frame in the busiest scene: dice, a blast, steps, a domino in hand."""
    from wonderland.games.wonderland.events import Blasted, Moved, Rolled  # noqa: PLC0415
    from wonderland.ui.games.wonderland.dice_tray import DiceBox, inner_size  # noqa: PLC0415
    from wonderland.ui.shell.shots import Studio  # noqa: PLC0415

    figures: dict[str, float] = {}
    for size in SIZES:
        studio = Studio(size, None)
        scene = studio.match_scene(studio.positioned())
        scene.control.take_up("w6H")
        roll = Rolled("w", ("5S", "6C", "7H"), (2, 2, 3), ("S", "S", "D"))
        blast = Blasted("eTS", "l8", 3, (("e5C", 3), ("w6H", 4)), ())
        spent: list[float] = []
        for frame in range(FRAMES * scale):
            if frame % FRAMES == 0:
                scene.dice = DiceBox(roll, scene.match.config.definitions, inner_size(scene.layout),
                                     studio.app.scale, studio.app.sounds.play, frame)  # fmt: skip
                scene.show.speed = 1.0
                scene.show.stage([Moved("w4C", "e9", "d9", 1), blast], {})
            scene.show.update(16)
            scene.held.aim((600 + frame % FRAMES, 300), frame // 20 % 4, None)
            begun = time.perf_counter()
            scene.update(16)
            scene.held.update(16)
            studio.app.draw()
            scene.held.draw(studio.app.canvas, scene.layout, "w", 1)
            spent.append((time.perf_counter() - begun) * 1000)
        spent = sorted(spent[5:])
        name = f"{size[0]}x{size[1]}"
        figures[f"frame {name}, everything moving: ms, median"] = statistics.median(spent)
        figures[f"frame {name}, everything moving: ms, 99 %"] = spent[int(len(spent) * 0.99) - 1]
    return figures


def while_thinking(scale: int) -> dict[str, float]:
    """Milliseconds of processor time of a frame, drawn anew, in which an agent thinks or has thought.

    How long a frame then waits for a processor is the machine's doing, and not measured.
    """
    import pygame  # noqa: PLC0415

    from wonderland.session.match_session import MatchSession, Seat  # noqa: PLC0415
    from wonderland.ui.games.wonderland.scene import MatchScene  # noqa: PLC0415
    from wonderland.ui.shell.shots import Studio  # noqa: PLC0415

    studio, clock = Studio(SIZES[0], None), pygame.time.Clock()
    seats = {"w": Seat("Queen", "ai:master"), "e": Seat("Hatter", "ai:hard")}
    table = MatchSession(studio.game, studio.positioned(phase="choose"), seats)
    studio.app.push(MatchScene(studio.app, table, lambda: None, lambda: None))
    spent: list[float] = []
    while len(spent) < 4 * FRAMES * scale and table.match.to_act is not None:
        elapsed, thinking = clock.tick(FRAMES), table.thinking
        begun = time.thread_time()
        studio.app.dirty = True
        studio.app.step(elapsed)
        if thinking or table.thinking:
            spent.append((time.thread_time() - begun) * 1000)
    studio.app.pop()
    spent = sorted(spent[5:])
    name = f"frame {SIZES[0][0]}x{SIZES[0][1]}, while others think"
    return {f"{name}: CPU ms, 99 %": spent[int(len(spent) * 0.99) - 1],
            f"{name}: CPU ms, most": spent[-1]}  # fmt: skip


def at_rest() -> dict[str, float]:
    """Frames drawn in a hundred steps in which nothing changes."""
    from wonderland.ui.shell.shots import Studio  # noqa: PLC0415

    studio = Studio(SIZES[0], None)
    studio.match_scene(studio.positioned())
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
            [sys.executable, "-c", FIRST_FRAME], env=dict(os.environ), capture_output=True,
            text=True, check=True,
        )  # fmt: skip
        runs.append(float(done.stdout.splitlines()[-1]))
    return {"start to first frame: seconds": statistics.median(runs)}


def main() -> None:
    """Measure and print one JSON object."""
    scale = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print(json.dumps({**frame_times(scale), **while_thinking(scale), **at_rest(), **first_frame()}))


if __name__ == "__main__":
    main()
