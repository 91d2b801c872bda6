"""The log as a story: a head for each turn, no idle rows, a row that points at its square."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame
import pytest

from tests.ui.apps import new_app
from tests.ui.test_sound import table_at
from wonderland import api
from wonderland.games import registry
from wonderland.ui.kit.log import SIGNS, Gist, Head, LogLine, LogPanel
from wonderland.ui.table.frontispiece import draw_frontispiece
from wonderland.ui.table.story import Story, Turn

BOX = pygame.Rect(0, 0, 300, 300)
LINES = [
    LogLine("Ann steps.", 1, "a1", whose="w", sign="move"),
    LogLine("Ann ends the actions.", 1, "", whose="w", idle=True),
    LogLine("Bob begins.", 2, "", whose="e", idle=True),
    LogLine("Bob strikes.", 2, "b2", whose="e", sign="attack", along=("a1", "b1", "b2"), gist=Gist(3, "hurt")),
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
    assert said == ["West, turn 1", "Ann steps.", "East, turn 2", "hurt", "Bob strikes."]


def test_a_head_says_the_weightiest_of_its_turn(canvas):
    panel = LogPanel(lambda seat: Head({"w": "West", "e": "East"}[seat], "ann", "square"))
    lines = [*LINES, LogLine("Bob falls.", 2, "", whose="e", gist=Gist(4, "Bob falls"))]
    for told, gist in ((LINES, "hurt"), (lines, "Bob falls")):
        canvas.texts.clear()
        panel.draw(canvas, BOX, told, 0)
        said = [text.text for text in canvas.texts]
        assert said[said.index("East, turn 2") + 1] == gist


def test_in_a_low_log_the_number_of_the_turn_stands_before_its_first_line(canvas):
    panel = LogPanel(lambda seat: Head(seat, "ann", "square"))
    said, _ = drawn(canvas, panel, pygame.Rect(0, 0, 300, 66))
    assert said == ["1", "Ann steps.", "2", "Bob strikes."]


def test_the_row_under_the_mouse_points_out_its_square(canvas):
    panel = LogPanel(lambda seat: Head(seat, "ann", "square"))
    assert drawn(canvas, panel)[1] == ()
    panel.point(panel.rows[3].center)
    assert drawn(canvas, panel)[1] == ("a1", "b1", "b2"), "the whole way"
    panel.point(panel.rows[2].center)
    assert drawn(canvas, panel)[1] == (), "a head is about no square"


@pytest.mark.parametrize("theme", ["classic", "high-contrast"])
@pytest.mark.parametrize("high", [200, 560])
def test_art_and_how_one_wins_lie_at_the_foot_and_give_way_to_rows(high, theme):
    canvas = new_app((400, 600), theme=theme)._new_canvas(pygame.Surface((400, 600)))
    canvas.scale = 1.0
    info, box = registry.infos()[0], pygame.Rect(0, 0, 300, high)
    panel = LogPanel(None, partial(draw_frontispiece, info))
    seen = []
    for rows in range(40):
        canvas.texts.clear()
        canvas.surface.fill("black")
        panel.draw(canvas, box, [LogLine(f"Row {n}.", 1, "") for n in range(rows)], 0)
        aim = [one for one in canvas.texts if one.text in info.aim]
        if aim:
            told = [one.rect.bottom for one in canvas.texts if one.text.startswith("Row")]
            seen.append(tuple(tuple(one.rect) for one in aim))
            assert max(told, default=0) <= min(one.rect.top for one in aim)
    forms = 2 if high == 560 and theme == "classic" else 1
    assert len(set(seen)) == forms, "it lies still; with much room it is large before it is small"
    assert 1 < len(seen) < 30, "and makes way"


class Began(NamedTuple):
    """A turn began."""

    turn: int
    side: str


def test_an_event_begins_a_turn_and_has_a_sign_as_its_game_says():
    told = Story({Began: lambda event: Turn(event.turn, event.side)}, frozenset({Began}), {int: "move"})
    assert told.begun(Began(3, "e")) == (3, "e")
    assert told.is_idle(Began(3, "e"))
    assert told.begun(7) is None
    assert (told.sign_of(7), told.sign_of(object())) == ("move", "other")


@pytest.mark.parametrize("name", registry.names())
def test_each_game_tells_what_begins_a_turn_and_only_signs_that_can_be_drawn(name):
    log = table_at(match := api.game(name).new(seed=1), match.seats[0]).board.log
    story = log.story
    assert story.begins
    assert {*story.begins} <= story.idle
    assert {*story.signs.values()} <= {*SIGNS}
