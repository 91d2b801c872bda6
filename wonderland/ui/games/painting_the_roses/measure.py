"""The scene in which most moves: six gardens, guardsmen on their way, the Queen landing, a card in hand."""

from __future__ import annotations

import time
from collections.abc import Callable

from wonderland.core.film import Frame
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.position import seen
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.moments import starts
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.moments import table
from wonderland.ui.shell.stage import Stage

FRAMES = 120
CARRIED, CARRIED_FAR = (300.0, 300.0), 4.0
"""Where a card is carried from, and how far in each frame."""
NEWS = (
    ev.Moved("d", "8H", "d3", "e1", right=True),
    ev.Painted("d", "e1", "9C", by_jack=False),
    ev.QueenWalked("d", "5C", "f2", "b2", right=True),
    ev.QueenLanded("b2", painted=True),
    ev.Unpainted("b2", "QH"),
    ev.GuardTaken("c", "AD", "b4"),
    ev.QueenLeft("b2"),
)


def busiest(stage: Stage) -> Callable[[int], float]:
    """Lay it out; return what draws a frame and says how many milliseconds that took."""
    match = starts(stage.game.name)["six"].match(stage.game)
    others = {seat: Seat("Hare", "ai:easy") for seat in match.seats if seat != match.active}
    scene = table(stage, MatchSession(stage.game, match, {**stage.seats(match), **others}))
    assert isinstance(scene, MatchScene)
    stage.app.push(scene)
    scene.control.pick("7S")
    app, show = stage.app, scene.board.film.show
    match = scene.session.match
    before = seen(match, scene.looking)
    film = [Frame(event, match.position) for event in NEWS]

    def draw(frame: int) -> float:
        if frame % FRAMES == 0:
            show.speed = 1.0
            scene.board.film.stage(film, before, scene.looking)
        scene.board.input.carrying.at = (CARRIED[0] + CARRIED_FAR * (frame % FRAMES), CARRIED[1])
        begun = time.process_time()
        show.update(16)
        app.dirty = True
        app.draw()
        return (time.process_time() - begun) * 1000

    return draw
