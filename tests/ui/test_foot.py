"""The foot bar in narrow windows: its sentence is never set smaller than 13, and never cut."""

from __future__ import annotations

import pytest

from tests.ui.apps import new_app
from wonderland.ui.kit.action_bar import READABLE, Foot, button, draw_foot
from wonderland.ui.kit.layout import REST, screen

SENTENCE = "Place a domino beside your Image or a path of yours, draw a path, or click where it should end."
LABELS = ("Verzichten", "Spiegeln", "Drehen", "Ein Platz", "Zurücknehmen", "Bestätigen")


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("count", [2, 4, 6])
@pytest.mark.parametrize("framed", [False, True])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)], ids=str)
def test_what_the_foot_says_can_be_read_beside_many_buttons(size, scale, count, framed):
    app = new_app(size, scale=scale)
    canvas = app._new_canvas(app._page or app.surface)
    _, bar = screen(canvas).rows(REST, 48)
    rect = bar.rect(canvas)
    buttons = [button(label, label, app.stop, hint="F") for label in LABELS[:count]]
    draw_foot(canvas, rect, Foot(SENTENCE, buttons), lambda act: act(), framed=framed)
    said = [one for one in canvas.texts if one.text.split()[0] in SENTENCE]
    assert " ".join(one.text for one in said) == SENTENCE
    assert all(one.size >= READABLE for one in said)
    assert all(rect.inflate(2, 2).contains(one.rect) for one in said)
    labels = [one.text for one in canvas.texts if one not in said]
    assert not [label for label in labels if label.endswith("…")]
