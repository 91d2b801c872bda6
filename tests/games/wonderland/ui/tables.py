"""Tables that tests begin from: the match in its middle, the example, and moments by name."""

from __future__ import annotations

from dataclasses import replace

from wonderland import api
from wonderland.content.places import assets_folder
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.moments import starts
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.shell.moments import table
from wonderland.ui.table.exits import TableExits

MIDDLE = starts("wonderland")["middle"]
POSITION, POOLS = MIDDLE.position, MIDDLE.pools


def positioned(stage, **changes):
    """A match in the middle, where much can be shown."""
    return MIDDLE.match(stage.game, **changes)


def match_scene(stage, match):
    """The table with a match on it, where every window asks."""
    scene = table(stage, MatchSession(stage.game, match, stage.seats()))
    stage.app.push(scene)
    scene.control.asking.wish = "always"
    stage.app.step(16)
    return scene


def played(stage, lines):
    """The example match, some lines long or to its end."""
    record = api.read_record(assets_folder() / "records" / "example.wonder.yaml")
    return stage.game.load(replace(record, moves=record.moves[:lines]))


def summoning(stage):
    """The table at a summon."""
    match = positioned(stage, phase="choose")
    match.play("w dice 5S 6C 2D")
    match.play("* roll S S M")
    return match_scene(stage, match)


def victory(stage, finished=lambda: None):
    """The example match at its end, West played by a person."""
    seats = {"w": Seat("Ann"), "e": Seat("Hatter", "ai:hard")}
    session = MatchSession(stage.game, played(stage, 5000), seats)
    scene = MatchScene(stage.app, session, TableExits(finished, lambda: None))
    stage.app.push(scene)
    stage.app.fast = False
    scene.update(16)
    stage.app.fast = True
    return scene
