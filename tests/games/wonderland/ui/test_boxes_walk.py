"""No box covers whom it asks about: in puzzles that ask low on the table, and in a match."""

from __future__ import annotations

import pytest

from tests.games.wonderland.ui.tables import match_scene, played
from tools.usability import boxes
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.scene import MatchScene

CROWDED = (11, 12, 24, 36)
"""Puzzles that ask about beings low on the table."""
ASKS = (modes.ANSWERING, modes.DEFENDING)


def asks(app):
    assert isinstance(app.scene, MatchScene)
    return app.scene.control.mode in ASKS


def all_in_sight(app):
    """Whether everything that is asked about can be seen on the felt."""
    felt = app.scene.layout.felt
    return all(felt.contains(place) for place in app.scene.asked())


@pytest.mark.parametrize(
    ("size", "scale", "only"),
    [
        ((960, 600), 100, CROWDED),
        ((1280, 720), 100, CROWDED),
        ((1280, 720), 150, CROWDED),
        ((1920, 1080), 130, CROWDED),
    ],
    ids=str,
)
def test_no_box_covers_what_a_puzzle_asks(size, scale, only):
    asked = 0
    for name, app in boxes.puzzle_moments("wonderland", size, scale, only):
        if asks(app):
            asked += 1
            assert boxes.faults(app) == [], name
            assert all_in_sight(app), name
    assert asked > len(CROWDED)


def moments(studio):
    """How many lines of the example match were played whenever it asks something; some of them."""
    whole, match = played(studio, 10_000), played(studio, 0)
    found = []
    for line in whole.lines:
        match.play(line)
        if match.state()["phase"] in ("window", "defend"):
            found.append(len(match.lines))
    return found[:: len(found) // 5]


@pytest.mark.parametrize("size", boxes.SIZES, ids=str)
@pytest.mark.parametrize("camera", [True, False])
def test_no_box_covers_what_a_match_asks(size, camera):
    studio = boxes.studio_of("wonderland", size)
    studio.app.settings.values = studio.app.settings.values.model_copy(update={"camera": camera})
    asked = 0
    for at in moments(studio):
        scene = match_scene(studio, played(studio, at))
        asked += asks(studio.app)
        assert boxes.faults(studio.app) == [], at
        assert all_in_sight(studio.app), at
        studio.app.scenes.remove(scene)
        scene.leave()
    assert asked > 3
