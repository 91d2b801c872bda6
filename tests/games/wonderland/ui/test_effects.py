"""Whatever happens in a match is drawn at every moment of it."""

from __future__ import annotations

import random
from itertools import product

from tests.games.wonderland.helpers import game
from tests.games.wonderland.oracle.randomplay import THEMES, themed_position
from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland import effects
from wonderland.ui.games.wonderland.animation import effects_of
from wonderland.ui.games.wonderland.board import Board, Marks, squares_of
from wonderland.ui.games.wonderland.geometry import lay_out
from wonderland.ui.kit.motion import EffectPlayer

MADE_OF = {"Effect", "TableEffect", "Mover"}
"""What others are made of."""
ALL = {
    name
    for name, made in vars(effects).items()
    if isinstance(made, type) and issubclass(made, effects.Effect)
}


def test_whatever_happens_is_drawn_at_every_moment(app):
    seen = set()
    matches = [game().new(options={"preset": "quick"}, seed=seed) for seed in range(4)]
    for seed, theme in product(range(3), THEMES):
        options, pools, position = themed_position(theme, seed)
        matches.append(game().new(options=options, pools=pools, seed=seed, position=position))
    for match in matches:
        rng = random.Random(1)
        board, show = Board(match), EffectPlayer(1.0, lambda _: None)
        fixed = queries.fixed(match)
        layout = lay_out(app.room, app.scale, fixed.columns, fixed.rows)
        while match.to_act is not None and len(match.lines) < 25:
            squares = squares_of(queries.form_of(match)["beings"])
            match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
            show.stage(effects_of(match.last_events, squares))
            while show.running:
                board.draw(app.canvas, layout, Marks(), show)
                seen |= {type(effect).__name__ for effect in show.begun(effects.Effect)}
                show.update(110)
    assert seen >= ALL - MADE_OF
