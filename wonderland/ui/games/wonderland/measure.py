"""The scene in which most moves: dice, a blast, steps, a domino in hand."""

from __future__ import annotations

import time
from collections.abc import Callable

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.events import Blasted, Moved, Rolled
from wonderland.session.match_session import MatchSession
from wonderland.session.moments import starts
from wonderland.ui.boards.dice_tray import DiceBox, inner_size
from wonderland.ui.games.wonderland.animation import effects_of
from wonderland.ui.games.wonderland.dice import throw_of
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.motion import unheard
from wonderland.ui.shell.moments import table
from wonderland.ui.shell.stage import Stage

FRAMES = 60
HELD = (600, 300)
"""Where a domino is held in the first frame."""
ROLL = Rolled("w", ("5S", "6C", "7H"), (2, 2, 3), ("S", "S", "D"))
BLAST = Blasted("eTS", "l8", 3, (("e5C", 3), ("w6H", 4)), ())


def busiest(stage: Stage) -> Callable[[int], float]:
    """Lay it out; return what draws a frame and says how many milliseconds that took."""
    match = starts(stage.game.name)["middle"].match(stage.game)
    scene = table(stage, MatchSession(stage.game, match, stage.seats()))
    assert isinstance(scene, MatchScene)
    stage.app.push(scene)
    scene.control.being.take_up("w6H")
    presentation, app = scene.board.film, stage.app
    definitions = queries.fixed(scene.session.match).definitions

    def draw(frame: int) -> float:
        if frame % FRAMES == 0:
            presentation.dice = DiceBox(
                throw_of(ROLL, definitions), inner_size(scene.layout.felt, app.scale), app.scale, unheard, frame
            )
            presentation.show.speed = 1.0
            presentation.show.stage(effects_of([Moved("w4C", "e9", "d9", 1), BLAST], {}))
        presentation.show.update(16)
        presentation.held.aim((HELD[0] + frame % FRAMES, HELD[1]), frame // 20 % 4, None)
        begun = time.process_time()
        scene.update(16)
        presentation.held.update(16)
        app.draw()
        presentation.held.draw(app.canvas, scene.layout, "w", 1)
        return (time.process_time() - begun) * 1000

    return draw
