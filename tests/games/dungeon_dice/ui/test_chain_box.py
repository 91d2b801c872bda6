"""The chain in the panel: every link has its slip, and a link that will do nothing says so."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.devices import settle
from wonderland.ui.games.dungeon_dice.highlights import marks_of

BATTLE = {
    "laid": {"w": "b7-f7 e6", "e": "g7-k7 g8"},
    "monsters": ["wLIO1 f7", "wBAK1 e7", "eWAL1 g7", "ePIG1 h7", "eHUM1 i7"],
    "crests": {"w": {"A": 8, "X": 3, "T": 4}, "e": {"T": 9, "D": 2}},
}
LINKS = (
    "w attack LIO1 WAL1", "e use WAL1 weep LIO1", "w use LIO1 crown", "e use WAL1 weep LIO1",
    "w use LIO1 crown", "e use WAL1 weep BAK1", "w use LIO1 crown",
)  # fmt: skip


def say_all(app, scene, *lines):
    scene.control.asking.ask_everything()
    for line in lines:
        scene.do(lambda line=line: scene.control.play(line))
        settle(app)


def shown(app):
    return [text.text for text in app.canvas.texts]


@pytest.mark.rule("DD-70")
@pytest.mark.parametrize("count", [2, 4, 5, 7])
def test_every_link_has_a_slip(app, count):
    scene, _ = sit_down(app, position=BATTLE)
    say_all(app, scene, *LINKS[:count])
    panel = scene.layout.panel
    numbers = [t.text for t in app.canvas.texts if panel.contains(t.rect) and t.text.isdigit()]
    assert f"Chain of {count}" in shown(app)
    assert "Lion on Walrus" in shown(app)
    for number in range(1, count + 1):
        assert str(number) in numbers
    assert any("pass" in text for text in shown(app))


@pytest.mark.rule("DD-71")
def test_a_link_that_will_do_nothing_says_so_and_what_cancels_it_names_it(app):
    scene, _ = sit_down(app, position=BATTLE)
    say_all(app, scene, *LINKS[:3], "e use HUM1 meaning")
    assert "does nothing" in shown(app)
    assert "link 3: cancels it" in shown(app)
    say_all(app, scene, "w pass", "e use PIG1 verdict")
    assert "link 1: cancels it" in shown(app)
    assert shown(app).count("does nothing") == 2


def test_at_whom_an_answer_is_aimed_is_marked_on_the_table(app):
    scene, _ = sit_down(app, position=BATTLE)
    say_all(app, scene, LINKS[0])
    asking = scene.control.asking
    asking.choose(next(i for i, one in enumerate(asking.answers()) if one.word == "weep"))
    for square in ("f7", "e7"):
        assert marks_of(scene.control, "").aims == (square,)
        asking.next_target()
