"""Moments are data, of any game: files hold, a game from outside brings its own, and none ship."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.moments import show
from wonderland.core.errors import BadInput
from wonderland.games import registry
from wonderland.session import moments as data
from wonderland.ui.shell import shots as pictures
from wonderland.ui.shell.shots import draw, shots
from wonderland.ui.shell.studio import Studio

TEMPLATE = Path(__file__).resolve().parents[1] / "template" / "games"


@pytest.mark.parametrize("game", registry.names())
def test_every_file_of_moments_and_starts_holds(game):
    folder = registry.info(game).folder
    data.check_starts(game, folder / data.STARTS)
    for path in (folder / data.FOLDER).glob("*.yaml"):
        if not path.name.endswith(".wonder.yaml"):
            data.check(game, path)


def test_moments_of_a_game_from_outside_are_shown_too(monkeypatch):
    monkeypatch.setenv("WONDERLAND_GAMES", str(TEMPLATE))
    data.check("three-hats", TEMPLATE / "three-hats" / "moments" / "table.yaml")
    scene = show(Studio((1280, 720), None, "three-hats"), "trick")
    assert scene.session.match.lines[-1] == "a bell"


def test_without_moments_the_shell_still_has_its_pictures(monkeypatch, tmp_path):
    """A wheel holds none."""
    monkeypatch.setattr(pictures, "moments", lambda _game: {})
    shots.cache_clear()
    try:
        assert [path.name for path in draw(tmp_path, ["settings"], (640, 400), None)] == ["settings.png"]
        for names in ([], ["match"]):
            with pytest.raises(BadInput, match="don't ship"):
                draw(tmp_path, names, (640, 400), None)
    finally:
        shots.cache_clear()
