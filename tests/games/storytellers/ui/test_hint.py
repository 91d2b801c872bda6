"""A hint covers no card that can be played, where there is room beside them."""

from __future__ import annotations

from tests.ui.devices import region
from tests.ui.moments import show
from wonderland.session.thinking import Hint
from wonderland.ui.shell.studio import Studio


def test_a_hint_lies_where_the_hand_ends():
    scene = show(Studio((1280, 720), None, "storytellers"), "match")
    session, app = scene.session, scene.app
    session.seek_hint = lambda: None
    session.hint = Hint((str(session.match.legal()[0]),), "")
    app.draw()
    hand = [one.rect for one in app.canvas.regions if one.key.startswith("card-")]
    app.activate(region(app, "hint"))
    app.draw()
    title = next(text.rect for text in app.canvas.texts if text.text == "A hint")
    assert title.left > hand[3].right
    assert title.right < region(app, "log").rect.left
