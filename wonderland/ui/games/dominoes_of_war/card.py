"""A card of the figure that is picked or pointed at: what it is, how it moves and hits, what it can."""

from __future__ import annotations

from wonderland.core.message import all_of, rows, say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.queries import Figure
from wonderland.games.dominoes_of_war.troop_words import does
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in, text_in, text_width
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import GAP, TIGHT

NOBODY = say("Point at a figure to read what it can do. Click one of yours to act with it.")
HIGH = 112.0
HEAD = 24.0
LEADING = 1.24


def draw(canvas: Canvas, box: Box, view: View, who: Figure | None) -> None:
    """Draw the card; without a figure it says how to get one."""
    rect = box.rect(canvas)
    canvas.fill(rect, "front" if who else "box", RADIUS)
    inner = box.inset(GAP, TIGHT)
    if who is None:
        text_in(canvas, inner, NOBODY, LABEL, NOTE, "quiet", rect)
        return
    picture, told = inner.columns(62.0, REST, gap=GAP)
    side = round(min(picture.width, picture.height) * canvas.scale / things.FIGURE_BOX[1])
    drawn = things.soldier(canvas, who.seat, who.key, who.faction, side)
    canvas.surface.blit(drawn, drawn.get_rect(center=picture.rect(canvas).center))
    head, rest = told.rows(HEAD, REST)
    room = head.after(line_in(canvas, head, who.name, TITLE, PLAIN + 2, within=rect), GAP)
    state = _state(view, who)
    if text_width(canvas, state, LABEL, NOTE) <= room.width:
        foot = (TITLE, PLAIN + 2)
        line_in(canvas, room, state, LABEL, NOTE, "quiet", RIGHT, rect, foot=foot)
    kind = queries.kind_of(view, who.square)
    words = rows(*does(kind), *_in_sight(view, who))
    text_in(canvas, rest, words, LABEL, NOTE, within=rect, leading=LEADING)


def _state(view: View, who: Figure) -> str:
    """Where it stands, and whether it may act."""
    if who.seat != view["active"]:
        return who.square
    if who.acted:
        return say("{square}, has acted", square=who.square)
    return say("{square}, may act", square=who.square)


def _in_sight(view: View, who: Figure) -> list[str]:
    aims = queries.targets(view, who.square)
    return [say("In sight: {squares}.", squares=all_of(aims))] if aims else []
