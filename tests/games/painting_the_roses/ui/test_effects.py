"""Whatever happens in a match is drawn at every moment of it, as any seat sees it."""

from __future__ import annotations

import random

from tests.games.painting_the_roses.tools import opened, step
from tests.games.painting_the_roses.wild import wild_position
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.position import seen
from wonderland.ui.games.painting_the_roses import effects
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.presentation import GardenPresentation
from wonderland.ui.kit.motion import EffectPlayer, unheard

MADE_OF = {"Effect", "GardenEffect", "Walk"}
"""What others are made of."""
ALL = {name for name, made in vars(effects).items() if isinstance(made, type) and issubclass(made, effects.Effect)}


def test_whatever_happens_is_drawn_at_every_moment(app):
    shown = set()
    for seed in range(12):
        rng = random.Random(seed)
        if seed % 4:
            packs = 1 + seed % 2
            match = opened(wild_position(rng, 2 + seed % 3, packs), {"packs": packs}, seed)
        else:
            match = opened(options={"players": 2}, seed=seed)
        looking = match.seats[seed % len(match.seats)]
        garden, layout = Garden(SEAT_NAMES), Layout(1280.0, 720.0, match.seats)
        presentation = GardenPresentation(EffectPlayer(1.0, unheard), garden)
        while match.to_act is not None and len(match.lines) < (40 if seed % 4 else 300):
            before = seen(match, looking)
            step(match, rng)
            presentation.stage(match.film(looking), before, looking)
            while presentation.holding:
                view = presentation.view(seen(match, looking))
                presentation.moving(layout)
                if verdict := presentation.verdict:
                    presentation.draw_verdict(app.canvas, layout, verdict, view)
                presentation.draw(app.canvas, layout, view)
                begun = presentation.show.begun(effects.Effect)
                shown |= {type(effect).__name__ for effect in begun}
                presentation.show.update(130)
            assert presentation.view(None) is None, "the match's own"
        if seed > 3 and shown >= ALL - MADE_OF:
            return
    assert shown >= ALL - MADE_OF
