"""What the next tile may be: mines and bonuses that nobody has seen yet (DW-3, DW-5)."""

from __future__ import annotations

from wonderland.core.message import commas, say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import GAP, TIGHT

ROW, HEAD = 18.0, 26.0
NAMES = {**things.WORDS, queries.NOTHING: say("nothing")}


def height(view: View) -> float:
    """How high the box is."""
    return HEAD + ROW * (len(queries.next_tile(view)) + bool(view.form["discards"])) + 2 * GAP


def draw(canvas: Canvas, box: Box, view: View) -> None:
    """Draw a row for each thing that a tile may be, the chance of each as a bar."""
    canvas.fill(box.rect(canvas), "box", RADIUS)
    chances = queries.next_tile(view)
    unseen = sum(chances.values())
    head, *rows = box.inset(GAP, GAP).pile(len(chances) + 2, ROW)
    line_in(canvas, head, say("Next tile up"), TITLE, PLAIN)
    line_in(canvas, head, say("{n} unseen", n=unseen), LABEL, NOTE, "quiet", RIGHT)
    for (what, count), row in zip(chances.items(), rows, strict=False):
        _row(canvas, row, what, count, unseen)
    if view.form["discards"]:
        numbers = map(str, queries.mines_gone(view))
        gone = say("mines gone: double {numbers}", numbers=commas(numbers))
        line_in(canvas, rows[len(chances)], gone, LABEL, NOTE, "quiet", high=True)


def _row(canvas: Canvas, row: Box, what: str, count: int, unseen: int) -> None:
    mark, bar, name, number, percent = row.columns(20.0, 96.0, REST, 30.0, 48.0, gap=TIGHT)
    share = count / max(1, unseen)
    if what in things.SIGN_COLOURS:
        centre = mark.rect(canvas).center
        things.sign(canvas, what, centre, canvas.px(9))
    track = bar.fitted(height=6).rect(canvas)
    canvas.fill(track, "line", 3)
    filled = track.copy()
    filled.width = max(2, round(track.width * share)) if count else 0
    if filled.width:
        canvas.fill(filled, things.SIGN_COLOURS.get(what, "quiet"), 3)
    line_in(canvas, name, NAMES[what], LABEL, NOTE, high=True)
    line_in(canvas, number, str(count), LABEL, NOTE, "quiet", RIGHT)
    line_in(canvas, percent, say("{n} %", n=round(100 * share)), BOLD, NOTE, align=RIGHT)
