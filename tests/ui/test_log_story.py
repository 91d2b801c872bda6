"""The log as a story: a head for each turn, no idle rows, a row that points at its square."""

from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.ui.kit.log import SIGNS, Head, LogLine, LogPanel
from wonderland.ui.table import story

BOX = pygame.Rect(0, 0, 300, 300)
LINES = [
    LogLine("Ann steps.", 1, "a1", whose="w", sign="move"),
    LogLine("Ann ends the actions.", 1, "", whose="w", idle=True),
    LogLine("Bob begins.", 2, "", whose="e", idle=True),
    LogLine("Bob strikes.", 2, "b2", whose="e", sign="attack"),
]


@pytest.fixture
def canvas():
    canvas = new_app((400, 400))._new_canvas(pygame.Surface((400, 400)))
    canvas.scale = 1.0
    return canvas


def drawn(canvas, panel, box=BOX):
    canvas.texts.clear()
    watched = panel.draw(canvas, box, LINES, 0)
    return [text.text for text in canvas.texts], watched


def test_each_turn_has_one_head_and_idle_lines_are_not_drawn(canvas):
    panel = LogPanel(lambda seat: Head({"w": "West", "e": "East"}[seat], "ann", "square"))
    said, _ = drawn(canvas, panel)
    assert said == ["West, turn 1", "Ann steps.", "East, turn 2", "Bob strikes."]


def test_in_a_low_log_the_number_of_the_turn_stands_before_its_first_line(canvas):
    panel = LogPanel(lambda seat: Head(seat, "ann", "square"))
    said, _ = drawn(canvas, panel, pygame.Rect(0, 0, 300, 66))
    assert said == ["1", "Ann steps.", "2", "Bob strikes."]


def test_the_row_under_the_mouse_points_out_its_square(canvas):
    panel = LogPanel(lambda seat: Head(seat, "ann", "square"))
    assert drawn(canvas, panel)[1] is None
    panel.point(panel.rows[3].center)
    assert drawn(canvas, panel)[1] == "b2"
    panel.point(panel.rows[2].center)
    assert drawn(canvas, panel)[1] is None, "a head is about no square"


class TurnBegan(NamedTuple):
    """As games of the house call it."""

    turn: int
    side: str


def test_events_of_a_name_have_a_sign_that_can_be_drawn():
    assert story.begun(TurnBegan(3, "e")) == (3, "e") and story.is_idle(TurnBegan(3, "e"))
    assert story.begun(object()) is None and story.sign_of(object()) == "other"
    assert {*story.SIGNS, "other"} == {*SIGNS}
