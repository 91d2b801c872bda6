"""A refusal is gone as soon as what it was about is."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.moments import show
from wonderland.core.game import CHANCE
from wonderland.ui.shell.studio import Studio


@pytest.fixture
def scene():
    """A net in hand that may not lie where it is, and the player has been told so."""
    studio = Studio((960, 600), None, "dungeon-dice")
    show(studio, "unfold-refused")
    scene = studio.app.scene
    scene.do(scene.control.laying.unfold)
    assert scene.control.refused
    return scene


@pytest.mark.rule("DD-36")
@pytest.mark.parametrize(
    "change",
    [
        lambda laying: laying.turn(), lambda laying: laying.mirror(),
        lambda laying: laying.next_place(), lambda laying: laying.shift(0, 1),
        lambda laying: laying.move_to("a1"), lambda laying: laying.calling.pick_next(),
        lambda laying: laying.pick_next(),
    ],
)  # fmt: skip
def test_a_net_that_is_held_otherwise_is_no_longer_refused(scene, change):
    scene.do(lambda: change(scene.control.laying))
    assert scene.control.refused is None


def test_what_was_refused_before_others_went_on_is_refused_no_longer(app):
    scene, _ = sit_down(app)
    control = scene.control
    control.choosing.suggest()
    assert control.play(control.choosing.roll())
    assert scene.session.match.to_act == CHANCE
    assert not control.play("w fly away")
    assert control.refused
    assert control.advance()
    assert control.refused is None


def test_in_a_small_window_a_lesson_leaves_the_buttons_of_a_net_their_whole_words():
    """The lesson says what is to be done, so the bar's sentence gives way to them."""
    studio = Studio((960, 600), None, "dungeon-dice")
    show(studio, "lesson-unfolding")
    studio.app.draw()
    said = {text.text for text in studio.app.canvas.texts}
    assert {"Turn", "Mirror", "A place", "Every net", "Figure", "Decline", "Unfold"} <= said
