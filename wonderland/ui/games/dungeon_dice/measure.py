"""The scene in which most moves: dice roll, one unfolds, a walk, one who fades, and a blow answered."""

from __future__ import annotations

import time
from collections.abc import Callable

from wonderland.core.film import Frame
from wonderland.games.dungeon_dice import queries
from wonderland.session.match_session import MatchSession
from wonderland.session.moments import starts
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.shell.moments import table
from wonderland.ui.shell.stage import Stage

FRAMES = 400
ROLL = ("w dice 2G 2W 1B", "* roll S S M")
DEEDS = ("w move WKN1 e7 f7", "w use CHE1 fade d7", "e pass", "w attack LIO1 WAL1", "e pass", "e pass")


def busiest(stage: Stage) -> Callable[[int], float]:
    """Lay it out; return what draws a frame and says how many milliseconds that took."""
    start = starts(stage.game.name)["middle"]
    match = start.match(stage.game)
    before = queries.seen(match, "w")
    film: list[Frame] = []
    for line in ROLL:
        match.play(line)
        film += match.film("w")
    scene = table(stage, MatchSession(stage.game, match, stage.seats()), start.known)
    assert isinstance(scene, MatchScene)
    stage.app.push(scene)
    control, app, presentation = scene.control, stage.app, scene.board.film
    control.laying.next_place()
    for deed in (control.laying.unfold(), *DEEDS):
        control.play(deed)
    film += control.news
    control.begin_anew()

    def draw(frame: int) -> float:
        if frame % FRAMES == 0:
            presentation.drop()
            presentation.show.speed = 1.0
            presentation.stage(film, before, "w", scene.layout.slots)
        begun = time.process_time()
        scene.update(16)
        app.dirty = True
        app.draw()
        return (time.process_time() - begun) * 1000

    return draw
