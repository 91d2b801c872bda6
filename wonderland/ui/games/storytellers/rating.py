"""The rating as a stage: the story, the two faces, and who has voted; then the votes, one by one (ST-38 to ST-41)."""

from __future__ import annotations

from math import inf

from wonderland.core.message import say, say_n
from wonderland.games.storytellers.state import NONE, RATE
from wonderland.games.storytellers.view import View
from wonderland.kit.grammar import Word
from wonderland.ui.games.storytellers.area import story_of
from wonderland.ui.games.storytellers.cards import blit
from wonderland.ui.games.storytellers.seats import draw_medal
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, text_in
from wonderland.ui.kit.sizes import HEADING, NOTE, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.table.house_board import HouseBoard, Touch

HEAD, STORY, VOTERS = Share(0.13), Share(0.2), Share(0.19)
SIDES = 0.1
"""How much of the width the drapes take at each side."""
FOLDS = ((0.9, "curtain"), (0.8, "curtain-light"), (0.3, "curtain"))
"""The folds of a drape from back to front: how wide in drapes, and their colours."""
FACES = 660.0
SCALLOPS, DROP = 6, 40.0
"""How many scallops hang from above, and how low."""
VOTER, MARK = 190.0, 36.0
RATINGS = ("wondering", "boring")
SIGNS = {"wondering": "thing-sun", "boring": "thing-moon"}
LABELS = {"wondering": say("I wonder!"), "boring": say("I am bored.")}
SAYS = {"wondering": say("I should like to hear more"), "boring": say("I should like some tea")}


def draw_rating(
    canvas: Canvas, box: Box, view: View, board: HouseBoard, touch: Touch, opened: int | None
) -> None:
    """The stage.

    Args:
        canvas: what is drawn on.
        box: where.
        view: what is seen.
        board: the board, which knows who sits where.
        touch: what clicks do.
        opened: how many votes lie open; None while they are given.
    """
    state = view.known
    _drapes(canvas, box)
    inner = box.inset(box.width * SIDES, 0).without(top=DROP, bottom=GAP)
    head, story, faces, voters = inner.rows(HEAD, STORY, REST, VOTERS, gap=GAP)
    name = board.session.game.info.name_of(state.config.seats[state.active])
    asked = view["phase"] == "rate" and view["to_act"] == view.seat
    words = say("How was {name}’s story?", name=name)
    line_in(canvas, head, words, TITLE, HEADING * 1.5, "bar-text", CENTRE)
    text_in(canvas, story, story_of(view), ITALIC, 19.0, "bar-text", box.rect(canvas))
    places = faces.fitted(min(FACES, faces.width), faces.height).columns(REST, REST, gap=APART)
    for number, (rating, place) in enumerate(zip(RATINGS, places, strict=True)):
        if asked:
            _draw_face(canvas, place, rating, board, touch, number)
        else:
            _draw_count(canvas, place, view, rating, opened)
    _draw_voters(canvas, voters, view, board, opened)


def _drapes(canvas: Canvas, box: Box) -> None:
    """The curtain that is drawn aside: scallops above, folds at the sides."""
    rect = box.rect(canvas)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect.clip(before))
    canvas.fill(rect, "curtain", CORNER)
    canvas.fill(box.inset(box.width * 0.04, 0).rect(canvas), "tray", CORNER)
    for side, out in ((box.x, 1.0), (box.right, -1.0)):
        for wide, colour in FOLDS:
            w = box.width * SIDES * wide * out
            edge = [(side, box.y), (side + w, box.y), (side + w * 0.5, box.y + box.height * 0.6),
                    (side + w * 0.8, box.bottom), (side, box.bottom)]  # fmt: skip
            canvas.polygon([(canvas.px(x), canvas.px(y)) for x, y in edge], colour)
    step = box.width / SCALLOPS
    for number in range(SCALLOPS):
        x = canvas.px(box.x + (number + 0.5) * step)
        y = canvas.px(box.y + DROP - step * 0.52)
        canvas.disc((x, y), canvas.px(step * 0.52), "west")
        canvas.disc((x, y - canvas.px(4)), canvas.px(step * 0.52), "curtain-light")
    canvas.surface.set_clip(before)


def _draw_face(
    canvas: Canvas, box: Box, rating: str, board: HouseBoard, touch: Touch, number: int
) -> None:
    """A face that may be given."""
    open_now = rating in board.control.hand.open("rating")
    rect = box.rect(canvas)
    canvas.plate(rect, "front" if open_now else "box", CORNER)
    face, label, says = box.inset(APART, GAP).rows(REST, Share(0.16), Share(0.1), gap=TIGHT)
    blit(canvas, SIGNS[rating], face.rect(canvas))
    ink = "text" if open_now else "quiet"
    line_in(canvas, label, LABELS[rating], TITLE, HEADING * 1.2, ink, CENTRE, rect)
    line_in(canvas, says, SAYS[rating], LABEL, NOTE, "quiet", CENTRE, rect)
    act = touch(Word("rating", rating), attempt=f"rate {rating}")
    region = canvas.region(rating, rect, act, LABELS[rating], shortcut=f"pick-{number + 1}")
    canvas.ring(region, CORNER)


def _draw_count(canvas: Canvas, box: Box, view: View, rating: str, opened: int | None) -> None:
    """A face with the votes that lie open for it."""
    rect = box.rect(canvas)
    canvas.fill(rect, "curtain", CORNER)
    face, count = box.inset(APART, GAP).rows(REST, Share(0.22), gap=TIGHT)
    blit(canvas, SIGNS[rating], face.rect(canvas))
    if opened is None and view["phase"] == "rate":
        return
    wanted, given = rating == "wondering", view.known.ratings
    n = sum(bool(given[seat]) == wanted for seat in _raters(view)[:opened])
    words = say_n("{n} wonders", "{n} wonder", n)
    if not wanted:
        words = say_n("{n} is bored", "{n} are bored", n)
    line_in(canvas, count, words, TITLE, HEADING * 1.2, "bar-text", CENTRE, rect)


def _raters(view: View) -> list[int]:
    """Who rates, clockwise from the storyteller's left."""
    _, *others = view.known.config.from_seat(view.known.active)
    return others


def _draw_voters(
    canvas: Canvas, box: Box, view: View, board: HouseBoard, opened: int | None
) -> None:
    """Who told, and who has voted, each with a closed fan or the face that he gave."""
    state, info = view.known, board.session.game.info
    seats = [state.active, *_raters(view)]
    wide = min(VOTER, (box.width - NEAR * (len(seats) - 1)) / len(seats))
    left = box.centre[0] - (wide * len(seats) + NEAR * (len(seats) - 1)) / 2
    limit = inf if opened is None else opened
    for number, seat in enumerate(seats):
        place = Box(left + number * (wide + NEAR), box.y, wide, box.height)
        rect = place.rect(canvas)
        canvas.fill(rect, "curtain", CORNER)
        if state.to_act == seat and state.phase == RATE:
            canvas.lit(rect, 3, CORNER)
        above, name = place.inset(TIGHT, TIGHT).rows(REST, Share(0.32), gap=HAIR)
        side = min(above.height, above.width / 2 - NEAR)
        medal = Box(above.x + NEAR, above.y, side, side)
        draw_medal(canvas, medal, view, seat, board)
        called = info.name_of(state.config.seats[seat])
        line_in(canvas, name, called, BOLD, SMALL, "bar-text", CENTRE, rect)
        if seat == state.active:
            continue
        mark = Box(above.right - side, above.y, side, side).fitted(min(MARK, side), min(MARK, side))
        rating = state.ratings[seat]
        if state.phase == RATE or number > limit:
            given = rating != NONE
            blit(canvas, "mark-voted" if given else "mark-vote", mark.rect(canvas))
        elif rating != NONE:
            blit(canvas, SIGNS[RATINGS[0] if rating else RATINGS[1]], mark.rect(canvas))
