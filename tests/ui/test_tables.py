"""What holds at the table of every game that draws its own: its log, typed lines, refusals."""

from __future__ import annotations

from random import Random

import pytest

from wonderland.core.game import CHANCE
from wonderland.core.message import Message
from wonderland.games import registry
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.menu_choices import choices_at
from wonderland.ui.table.table import Table

GAMES = [name for name in registry.names() if screens_of(name).match]
LINES = 70


def play(session, lines, heard):
    """Play at random, and let what all at the table may know be heard after each line."""
    rng = Random(5)
    while session.match.to_act is not None and len(session.match.lines) < lines:
        if session.match.to_act == CHANCE:
            session.draw()
        else:
            session.play(str(session.match.legal().choose(rng)))
        heard(session.last_events)


def scene_of(game, analyse=None):
    studio = Studio((960, 600), None, game)
    session = MatchSession(studio.game, studio.game.new(seed=5), studio.seats())
    scene = screens_of(game).match(studio.app, session, TableExits(lambda: None, lambda: None, analyse))
    assert isinstance(scene, Table)
    return studio, scene


def log_of(scene):
    """What those at the screen read of the log."""
    log = scene.board.log
    return [line.words for line in (log.read(scene.looking) if hasattr(log, "read") else log.lines)]


@pytest.mark.parametrize("game", GAMES)
def test_a_log_that_is_written_anew_tells_people_at_one_screen_no_more_than_before(game):
    _, scene = scene_of(game)
    play(scene.session, LINES, scene.board.log.write)
    told = log_of(scene)
    scene.stand_anew()
    assert log_of(scene) == told
    assert len(told) > 5


@pytest.mark.parametrize("game", GAMES)
def test_lines_that_can_be_typed_begin_with_the_seat_that_acts(game):
    _, scene = scene_of(game)
    play(scene.session, 10, lambda _: None)
    while scene.session.match.to_act == CHANCE:
        scene.session.draw()
    scene.board.screen.hand_over(scene.board.turn_to, scene.hang_curtain)
    lines = list(map(str, scene.control.legal()))
    assert lines
    assert all(line.split()[0] == scene.control.to_act for line in lines)
    assert [f"{scene.control.to_act} {line}" for line in scene.control.own_lines()] == lines


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_a_sentence_that_can_be_told_in_another_language(game):
    _, scene = scene_of(game)
    assert not scene.control.play("w fly to the moon")
    refused = scene.control.refused.message
    assert isinstance(refused, Message)
    assert refused[0].isupper() or not refused[0].isalpha()
    scene.do(lambda: "w fly to the moon")
    assert scene.control.refused.message == refused
    scene.update(scene.board.ways.refusal)
    assert scene.control.refused is None, "it has been read"


@pytest.mark.parametrize("game", GAMES)
def test_why_a_match_can_not_be_looked_back_on_is_said_at_its_table(game):
    asked = []
    refusals = iter(["Too much is hidden.", ""])
    _, scene = scene_of(game, lambda seat: asked.append(seat) or next(refusals))
    (choice,) = (choice for choice in choices_at(scene, (), "", framed=False) if choice.key == "analyse")
    choice.act()
    assert scene.control.refused.message == "Too much is hidden."
    choice.act()
    assert (scene.control.refused, asked) == (None, [scene.looking] * 2)
