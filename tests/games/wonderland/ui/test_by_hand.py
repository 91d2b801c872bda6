"""What is done by hand in a moment of the flagship's screens."""

from __future__ import annotations

from tests.ui.moments import shown

GAME = "wonderland"


def written(tmp_path, text):
    """A file of moments."""
    file = tmp_path / "table.yaml"
    file.write_text(text)
    return file


def test_hands_use_controls_places_keys_and_the_mouse(tmp_path):
    text = """
a:
  start: middle
  by hand:
    - wait: 16
    - click: j7
    - play: w move 6H j6
    - key: backspace
    - point: i6
"""
    app = shown(GAME, written(tmp_path, text))
    assert app.scene.session.match.lines == ["w move 6H j6"]
    assert app.scene.board.pointing.hover == "i6"


def test_the_mouse_goes_away_unless_it_points(tmp_path):
    app = shown(GAME, written(tmp_path, "a:\n  start: middle\n  by hand:\n    - click: j7"))
    assert (app.scene.control.being.picked, app.scene.board.pointing.hover) == ("w6H", None)
