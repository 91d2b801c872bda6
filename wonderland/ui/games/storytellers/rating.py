"""The rating as a stage: the story, the two faces, and who has voted; then the votes, one by one (ST-38 to ST-41)."""

from __future__ import annotations

from math import inf

from wonderland.core.message import say, say_n
from wonderland.games.storytellers.state import NONE, RATE, State
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
from wonderland.ui.table.curtain_scene import DRAPE, HIGH, draw_drapes
from wonderland.ui.table.house_board import HouseBoard, Touch

HEAD, STORY, VOTERS = Share(0.13), Share(0.2), Share(0.15)
SIDES = 0.14
"""How much of the width the drapes take at each side."""
DROP = 0.13
"""How much of the height the pelmet takes."""
MARK = 36.0
"""How large a voter’s mark is."""
RATINGS = ("wondering", "boring")
SIGNS = {"wondering": "thing-wonder", "boring": "thing-bore"}
LABELS = {"wondering": say("I wonder!"), "boring": say("I am bored.")}
SAYS = {"wondering": say("I should like to hear more"), "boring": say("I should like some tea")}


def draw_rating(canvas: Canvas, box: Box, view: View, board: HouseBoard, touch: Touch, opened: int | None) -> None:
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
    canvas.fill(box.rect(canvas), "tray", CORNER)
    draw_drapes(canvas, box, DRAPE[0] * box.height / HIGH - box.width * SIDES)
    inner = box.inset(box.width * SIDES, 0).without(top=box.height * DROP, bottom=GAP)
    head, story, faces, voters = inner.rows(HEAD, STORY, REST, VOTERS, gap=GAP)
    name = board.session.game.info.name_of(state.config.seats[state.active])
    asked = view["phase"] == "rate" and view["to_act"] == view.seat
    words = say("How was {name}’s story?", name=name)
    line_in(canvas, head, words, TITLE, HEADING * 1.5, "bar-text", CENTRE)
    text_in(canvas, story, story_of(view), ITALIC, 19.0, "bar-text", box.rect(canvas))
    places = faces.fitted(min(660.0, faces.width), faces.height).columns(REST, REST, gap=APART)
    for number, (rating, place) in enumerate(zip(RATINGS, places, strict=True)):
        if asked:
            _draw_face(canvas, place, rating, board, touch, number)
        else:
            _draw_count(canvas, place, view, rating, opened)
    _draw_voters(canvas, voters, view, board, opened)


def _draw_face(canvas: Canvas, box: Box, rating: str, board: HouseBoard, touch: Touch, number: int) -> None:
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
    rect, counting = box.rect(canvas), opened is not None or view["phase"] != "rate"
    wanted, given = rating == "wondering", view.known.ratings
    n = sum(bool(given[seat]) == wanted for seat in _raters(view)[:opened]) if counting else 0
    canvas.plate(rect, "front" if n else "box", CORNER)
    face, count = box.inset(APART, GAP).rows(REST, Share(0.22), gap=TIGHT)
    blit(canvas, SIGNS[rating], face.rect(canvas))
    if not counting:
        return
    words = say_n("{n} wonders", "{n} wonder", n)
    if not wanted:
        words = say_n("{n} is bored", "{n} are bored", n)
    line_in(canvas, count, words, TITLE, HEADING * 1.2, "text" if n else "quiet", CENTRE, rect)


def _raters(view: View) -> list[int]:
    """Who rates, clockwise from the storyteller's left."""
    _, *others = view.known.config.from_seat(view.known.active)
    return others


def _draw_voters(canvas: Canvas, box: Box, view: View, board: HouseBoard, opened: int | None) -> None:
    """Who told, and who has voted, each with a closed fan or the face that he gave."""
    state, info = view.known, board.session.game.info
    seats = [state.active, *_raters(view)]
    wide = min(190.0, (box.width - NEAR * (len(seats) - 1)) / len(seats))
    left = box.centre[0] - (wide * len(seats) + NEAR * (len(seats) - 1)) / 2
    limit = inf if opened is None else opened
    for number, seat in enumerate(seats):
        place = Box(left + number * (wide + NEAR), box.y, wide, box.height)
        rect = place.rect(canvas)
        canvas.fill(rect, "curtain", CORNER)
        if state.to_act == seat and state.phase == RATE:
            canvas.lit(rect, 3, CORNER)
        rating = state.ratings[seat]
        closed = state.phase == RATE or number > limit
        called = info.name_of(state.config.seats[seat])
        if place.width < 165.0:
            above, name = place.inset(TIGHT, TIGHT).rows(REST, Share(0.32), gap=HAIR)
            side = min(above.height, above.width / 2 - NEAR)
            medal, sign = (Box(above.x + NEAR, above.y, side, side), Box(above.right - side, above.y, side, side))
            line_in(canvas, name, called, BOLD, SMALL, "bar-text", CENTRE, rect)
        else:
            side = place.height - 2 * NEAR
            medal, words, sign = place.inset(NEAR, NEAR).columns(side, REST, MARK, gap=NEAR)
            medal = medal.fitted(side, side)
            name, part = words.inset(0, TIGHT).rows(REST, REST)
            line_in(canvas, name, called, BOLD, NOTE, "bar-text", within=rect, high=True)
            line_in(canvas, part, _part(state, seat, closed=closed), LABEL, SMALL, "bar-quiet", within=rect)
        draw_medal(canvas, medal, view, seat, board, alone=True)
        if seat == state.active:
            continue
        mark = sign.fitted(min(MARK, sign.width), min(MARK, sign.height))
        if closed:
            blit(canvas, "mark-vote" if rating == NONE else "mark-voted", mark.rect(canvas))
        elif rating != NONE:
            blit(canvas, SIGNS[RATINGS[0] if rating else RATINGS[1]], mark.rect(canvas))


def _part(state: State, seat: int, *, closed: bool) -> str:
    """What a seat has to do with the story that is rated."""
    if seat == state.active:
        return say("told it")
    if not closed:
        return say("wonders") if state.ratings[seat] else say("is bored")
    if state.ratings[seat] != NONE:
        return say("has voted")
    return say("votes now") if state.to_act == seat and state.phase == RATE else say("still to vote")
