"""What a seat has, in its box of the panel: type by type how many are in play, and how many are left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.queries import Force
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, line_in, text_width
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE
from wonderland.ui.kit.spaces import HAIR
from wonderland.ui.table.panel import Has

HIGH, LOW, TALL = 78.0, 26.0, 60.0
"""The height of the row with two seats, and with more; from where on a figure stands above its number."""
FEW = 2
"""With more seats than this the log needs the room: there is more to tell of what the others did."""
NAMES = 15.0


def has(seat: str, seen: View) -> Has:
    """What a seat has."""
    few = len(seen.known.config.seats) <= FEW
    return Has(partial(_draw, seat=seat, seen=seen), HIGH if few else LOW)


def _draw(canvas: Canvas, box: Box, seat: str, seen: View) -> None:
    """Draw the figures of a seat beside one another."""
    faction, known = queries.faction_of(seen)[seat], queries.force(seen, seat)
    places = _places(canvas, box, known)
    size = min(
        canvas.size_for(one.name, LABEL, NOTE - 1, place.width - HAIR) for one, place in zip(known, places, strict=True)
    )
    for one, place in zip(known, places, strict=True):
        if place.height >= TALL:
            picture, numbers, name = place.rows(REST, 18.0, NAMES)
            if size >= FINE_PRINT:
                ink = "quiet" if _gone(one) else "text"
                line_in(canvas, name, one.name, LABEL, size, ink, CENTRE)
        else:
            picture, numbers = place.columns(min(place.height, 0.5 * place.width), REST)
        _figure(canvas, picture, seat, faction, one)
        _numbers(canvas, numbers, one, middle=place.height >= TALL)


def _places(canvas: Canvas, box: Box, known: Sequence[Force]) -> Sequence[Box]:
    """A place for each type: all alike, or by the lengths of their names where one that is told is too long."""
    alike = box.columns(*[REST] * len(known))
    wides = [text_width(canvas, one.name, LABEL, NOTE - 1) + HAIR for one in known]
    spare = (box.width - sum(wides)) / len(wides)
    if box.height < TALL or spare < 0 or max(wides) <= alike[0].width:
        return alike
    return box.columns(*[wide + spare for wide in wides])


def _figure(canvas: Canvas, box: Box, seat: str, faction: str, one: Force) -> None:
    side = round(min(box.width / things.FIGURE_BOX[0], box.height / things.FIGURE_BOX[1]) * canvas.scale)
    drawn = things.soldier(canvas, seat, one.key, faction, side)
    if _gone(one):
        drawn = drawn.copy()
        drawn.set_alpha(90)
    canvas.surface.blit(drawn, drawn.get_rect(center=box.rect(canvas).center))


def _gone(one: Force) -> bool:
    """Whether nobody is left of a type."""
    return one.left == 0 and not one.in_play


def _numbers(canvas: Canvas, box: Box, one: Force, *, middle: bool) -> None:
    """In play, and behind it what may still come; a question mark where that is secret."""
    secret = one.left is None
    play = say("?") if secret else str(one.in_play)
    left = "" if secret else say("+{n}", n=one.left)
    wide = text_width(canvas, play, BOLD, NOTE)
    whole = wide + HAIR + text_width(canvas, left, LABEL, FINE_PRINT)
    start = max(0.0, (box.width - whole) / 2) if middle else 0.0
    row = box.without(left=start)
    line_in(canvas, row, play, BOLD, NOTE)
    line_in(canvas, row.without(left=wide + HAIR), left, LABEL, FINE_PRINT, "quiet", foot=(BOLD, NOTE))
