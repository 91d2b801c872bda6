"""How a lesson leads on: what Enter means, and what stands where one has just clicked."""

from __future__ import annotations

import pytest

from tests.house.test_turn_ends import WITH_TURNS
from tools.usability import boxes


def shown(app, key):
    """Where a control is; None where it is not."""
    return next((one.rect for one in app.canvas.regions if one.key == key), None)


@pytest.mark.parametrize("game", [name for name in boxes.with_lessons() if name in WITH_TURNS])
def test_nothing_ends_a_turn_by_enter_or_where_go_on_stood_while_a_step_means_other_lines(game):
    place, early = None, 0
    for name, app in boxes.lesson_steps(game, (1280, 720)):
        runner = app.scene.taken.runner
        app.draw()
        if go_on := shown(app, "go-on"):
            place = go_on.center
        end = shown(app, "end")
        if end is None or runner.reading or not runner.meant:
            continue
        if runner.meant.split()[1] == "end":
            assert app.scene.first_focus() == "end", name
            continue
        early += 1
        assert app.scene.first_focus() != "end", name
        assert place is None or not end.collidepoint(place), name
    assert early, "no step asks for anything else"
