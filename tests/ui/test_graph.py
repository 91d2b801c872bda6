"""What a curve shows is said where the curve is not drawn: over it or under it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.ui.apps import new_app
from wonderland.ui.kit.axes import part
from wonderland.ui.kit.graph import Band, Graph, Mark
from wonderland.ui.kit.layout import Box

LAST = 35
CURVES = {
    "high": [0.9 + 0.1 * (turn % 2) for turn in range(LAST + 1)],
    "low": [0.1 * (turn % 2) for turn in range(LAST + 1)],
    "rises": [0.5 + 0.5 * turn / LAST for turn in range(LAST + 1)],
    "rises soon": [min(1.0, 0.5 + turn / 20) for turn in range(LAST + 1)],
    "falls soon": [max(0.0, 0.5 - turn / 20) for turn in range(LAST + 1)],
}


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("curve", CURVES)
def test_the_curve_does_not_cross_what_it_shows(curve, size):
    app = new_app(size, language="de")
    canvas, box = app.canvas, Box(40, 100, 540, 130)
    shares = tuple(CURVES[curve])
    canvas.texts.clear()
    Graph([Band("Aussicht von West zu gewinnen", "west", shares)]).draw(canvas, box, [Mark(1, 3)], 0, lambda _: None)
    caption = next(text.rect for text in canvas.texts if text.text.startswith("Aussicht"))
    plot = part(box).plot.rect(canvas)
    points = [
        (plot.left + plot.width * turn / LAST, plot.bottom - plot.height * share) for turn, share in enumerate(shares)
    ]
    assert not any(caption.clipline(a, b) for a, b in pairwise(points))
    dot = next(region.rect for region in canvas.regions if region.key == "dot-1")
    assert not caption.colliderect(dot)
