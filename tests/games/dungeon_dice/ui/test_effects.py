"""Whatever happens in a match is drawn at every moment of it, as either side sees it."""

from __future__ import annotations

import random

import pytest

from tests.games.dungeon_dice.against import chosen
from tests.games.dungeon_dice.tools import game
from tests.games.dungeon_dice.wild import wild_position
from tests.playing import play
from wonderland.games.dungeon_dice import queries
from wonderland.ui.games.dungeon_dice import effects
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.layout import lay_out
from wonderland.ui.games.dungeon_dice.presentation import Presentation
from wonderland.ui.kit.motion import EffectPlayer, unheard

BLOCKS = 49
"""The first seed with which a square is blocked, which is rare."""
MADE_OF = {"Effect", "TableEffect", "Unfolding"}
"""What others are made of."""
ALL = {name for name, made in vars(effects).items() if isinstance(made, type) and issubclass(made, effects.Effect)}


@pytest.mark.parametrize("side", ["w", "e"])
def test_whatever_happens_is_drawn_at_every_moment(app, side):
    seen = set()
    for n, seed in enumerate(range(BLOCKS, BLOCKS + 40)):
        rng = random.Random(seed)
        options = {"columns": 11, "rows": 5}
        pools, position = wild_position(rng, game().options.values(options))
        match = game().new(options=options, seed=seed, pools=pools, position=position)
        presentation = Presentation(EffectPlayer(1.0, unheard), Facts.of(match))
        layout = lay_out(app.room, app.scale, options["columns"], options["rows"])
        while match.to_act is not None and len(match.lines) < 45:
            before = queries.seen(match, side)
            play(match, chosen(match, rng))
            presentation.stage(match.film(side), before, side, layout.slots)
            while presentation.holding:
                view = presentation.view(queries.seen(match, side))
                presentation.moving(layout)
                presentation.draw(app.canvas, layout, view)
                seen |= {type(effect).__name__ for effect in presentation.show.begun(effects.Effect)}
                presentation.show.update(39)
            assert presentation.view(None) is None, "the match's own"
        if n > 1 and seen >= ALL - MADE_OF:
            return
    assert seen >= ALL - MADE_OF
