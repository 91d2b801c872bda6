"""The end: every mission turned over, completed against failed, and what each seat scored (section 8)."""

from __future__ import annotations

from wonderland.core.message import rows, say
from wonderland.games.storytellers.state import Result, State
from wonderland.games.storytellers.view import View
from wonderland.ui.games.storytellers.cards import blit
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import HEADING, NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, NEAR, TIGHT
from wonderland.ui.table.house_board import HouseBoard

SCALE = Share(0.24, most=220.0)
ROW = 92.0
EDGE = 7.0


def draw_end(canvas: Canvas, box: Box, view: View, board: HouseBoard) -> None:
    """A row for each seat, and beside them the scale of completed and failed missions."""
    state, result = view.known, view.known.result
    assert result is not None, "the match is over"
    seats, scale = box.columns(REST, SCALE, gap=APART)
    n = state.config.players
    high = min(ROW, (seats.height - NEAR * (n - 1)) / n)
    order = sorted(range(n), key=lambda seat: result.places[seat])
    for seat, place in zip(order, seats.pile(n, high, NEAR), strict=True):
        _draw_seat(canvas, place, state, result, seat, board)
    _draw_scale(canvas, scale, result)


def _draw_seat(
    canvas: Canvas, box: Box, state: State, result: Result, seat: int, board: HouseBoard
) -> None:
    info, letter, rect = board.session.game.info, state.config.seats[seat], box.rect(canvas)
    definitions = state.config.definitions
    canvas.plate(rect, "front", CORNER)
    edge, medal, name, missions, score = box.columns(
        EDGE, box.height * 0.8, Share(0.3), REST, 64.0, gap=NEAR
    )
    canvas.fill(edge.rect(canvas), seat_colour(info, letter), TIGHT)
    blit(canvas, f"seat-{letter}", medal.inset(0, TIGHT).rect(canvas))
    if seat in result.best:
        hat = Box(medal.x, box.y, medal.width, box.height * 0.42)
        blit(canvas, "thing-hat", hat.rect(canvas))
    above, below = name.inset(0, TIGHT).rows(REST, REST)
    line_in(canvas, above, info.name_of(letter), TITLE, HEADING, within=rect)
    character = state.characters[seat]
    if character >= 0:
        data = definitions.characters[character]
        goal = say("goal +{n}", n=data.bonus) if result.goals[seat] else say("goal missed")
        line_in(canvas, below, rows(data.name, goal, between=": "), LABEL, SMALL, within=rect)
    own = state.achievements[seat]
    for card, place in zip(own, missions.inset(0, TIGHT).rows(*[REST] * len(own)), strict=True):
        mark, title = place.columns(min(18.0, place.height), REST, gap=NEAR)
        done = card in result.done[seat]
        blit(canvas, "mark-met" if done else "mark-open", mark.rect(canvas))
        words = definitions.achievements[card].title
        if done:
            words = rows(words, say("+{n}", n=definitions.achievements[card].points))
        line_in(canvas, title, words, LABEL, NOTE, "text" if done else "quiet", within=rect)
    points, _ = score.columns(REST, GAP)
    line_in(canvas, points, str(result.scores[seat]), BOLD, 30.0, "text", RIGHT, rect)
    if result.places[seat] == 1:
        canvas.lit(rect, 3, CORNER)


def _draw_scale(canvas: Canvas, box: Box, result: Result) -> None:
    """Completed missions against failed ones: which pan is lower."""
    rect = box.rect(canvas)
    canvas.plate(rect, "box", CORNER)
    head, beam, done, failed, says = box.inset(APART).rows(
        Share(0.14), Share(0.34), Share(0.16), Share(0.16), REST
    )
    line_in(canvas, head, say("All missions"), TITLE, HEADING, "text", CENTRE, rect)
    _draw_beam(canvas, beam, result)
    words = say("completed: {n}", n=result.completed)
    line_in(canvas, done, words, BOLD, PLAIN, "good", CENTRE, rect)
    words = say("failed: {n}", n=result.failed)
    line_in(canvas, failed, words, BOLD, PLAIN, "target", CENTRE, rect)
    won = result.completed > result.failed
    words = say("Everybody gains {n}.", n=result.completed) if won else ""
    words = words or say("Everybody loses {n}.", n=result.failed)
    line_in(canvas, says, words, LABEL, NOTE, "text", CENTRE, rect, high=True)


def _draw_beam(canvas: Canvas, box: Box, result: Result) -> None:
    x, y = box.centre
    half, drop = box.width * 0.4, box.height * 0.32
    total = max(1, result.completed + result.failed)
    tip = drop * (result.completed - result.failed) / total
    left, right = (x - half, y + tip), (x + half, y - tip)
    points = [(canvas.px(a), canvas.px(b)) for a, b in (left, right, (x, y), (x, box.bottom))]
    canvas.line(points[:2], "text", 4)
    canvas.line(points[2:], "text", 4)
    for (a, b), n, colour in ((left, result.completed, "good"), (right, result.failed, "target")):
        pan = Box(a - drop / 2, b, drop, drop)
        canvas.disc((canvas.px(a), canvas.px(b + drop / 2)), canvas.px(drop / 2), colour)
        line_in(canvas, pan, str(n), BOLD, HEADING, "bar-text", CENTRE)
