"""The end of a match: where the lamp shines, and who stands behind the banner."""

from __future__ import annotations

from functools import partial

from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice.figures import draw_figure
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.table.victory import VictoryStage

SIZE = 84.0
"""How large the winner's monsters stand there."""


def stage_of(intent: Intent, layout: Layout, view: StateForm) -> VictoryStage:
    """The table under the lamp, which shines on the Master who has lost."""
    outcome = intent.match.outcome
    winners = outcome.winners if outcome else ()
    low = layout.felt.bottom - round(10 * layout.scale)
    if len(winners) != 1:
        return VictoryStage(layout.felt, low)
    winner = winners[0]
    lamp = layout.cell(layout.slots["e" if winner == "w" else "w"]).center
    return VictoryStage(layout.felt, low, lamp, partial(_draw_parade, intent, view, winner))


def _draw_parade(intent: Intent, view: StateForm, winner: str, canvas: Canvas, banner: Rect) -> None:
    """Let the winner's monsters that are in play stand on the banner's upper edge."""
    codes = sorted(key[1:4] for key in view["monsters"] if key[0] == winner)
    codes.sort(key=intent.facts.kind, reverse=True)
    size, step = canvas.px(SIZE), canvas.px(66.0)
    shown = codes[:7]
    left = banner.centerx + canvas.px(60) - step * len(shown) / 2
    for number, code in enumerate(shown):
        at = (left + step * number, banner.top - size + canvas.px(8))
        flying = "FLYING" in intent.facts.traits(code)
        draw_figure(canvas, code, intent.facts.kind(code), winner, at, size, flying=flying)
