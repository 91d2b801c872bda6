"""Whatever happens in a match is drawn at every moment of it."""

from __future__ import annotations

import random
from functools import partial
from itertools import product

import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.oracle.randomplay import THEMES, themed_position
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.observation import events_for
from wonderland.ui.games.wonderland import effects, unveiling
from wonderland.ui.games.wonderland.animation import effects_of
from wonderland.ui.games.wonderland.board import Board, Marks, squares_of
from wonderland.ui.games.wonderland.geometry import lay_out
from wonderland.ui.kit.motion import EffectPlayer, unheard

MADE_OF = {"Effect", "TableEffect", "Mover"}
"""What others are made of."""
ALL = {
    name
    for module in (effects, unveiling)
    for name, made in vars(module).items()
    if isinstance(made, type) and issubclass(made, effects.Effect)
}


def under_a_hood():
    """A match that begins beside an unknown Rook (W-84), with nothing else to do than to step there."""
    options = {"rows": 3, "line": 2, "life": 1, "referee": True, "hidden_beings": True, "pool": 4}
    pools = {side: ["TS", "6H", "4D", "2C"] for side in "we"}
    laid = {"w": ["b2", "c2"], "e": ["d2", "e2"]}
    beings = [{"id": "w6H", "square": "b2"}, {"id": "eTS", "square": "d2", "known": False}]
    position = {"active": "w", "phase": "action", "laid": laid, "beings": beings, "factors": {"w": {"M": 9}}}
    return game().new(options=options, pools=pools, position=position, seed=1)


def test_whatever_happens_is_drawn_at_every_moment(app):
    seen = set()
    matches = [game().new(options={"preset": "quick"}, seed=seed) for seed in range(4)]
    matches.append(under_a_hood())
    for seed, theme in product(range(3), THEMES):
        options, pools, position = themed_position(theme, seed)
        matches.append(game().new(options=options, pools=pools, seed=seed, position=position))
    for match in matches:
        rng = random.Random(1)
        board, show = Board(match), EffectPlayer(1.0, unheard)
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


def _note(heard: list[tuple[str, str]], name: str, place: str = "") -> None:
    heard.append((name, place))


@pytest.mark.rule("W-80")
@pytest.mark.parametrize(("reduced", "ms"), [(False, 700), (True, 200)])
def test_a_hood_stands_until_it_is_seen_to_come_off(reduced, ms):
    match = under_a_hood()
    before = {side: queries.open_form(match, side)["beings"] for side in "we"}
    match.play("w move 6H c2")
    match.play("e pass")
    covers = {}
    for side in "we":
        told = events_for(match.position.value, side, match.last_events)
        heard: list[tuple[str, str]] = []
        hear = partial(_note, heard)
        show = EffectPlayer(1.0, hear, reduced=reduced)
        show.stage(effects_of(told, squares_of(before[side])))
        (unveiled,) = (one for one in show.effects if isinstance(one, unveiling.Unveiled))
        unveiled.begin = 10.0
        waits = unveiling.still_hooded(show)
        covers[side] = [card.name for card in waits.values()]
        show.update(11)
        assert (unveiled.length, heard) == (ms, [("unveil", "d2")])
        assert not unveiling.still_hooded(show)
        assert unveiling.without_badges(show) == set(waits)
    assert covers == {"w": ["#1"], "e": []}
