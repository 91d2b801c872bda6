"""The end: missions turned over one by one, completed against failed, and what each seat scored (section 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin

from wonderland.core.message import rows, say, say_n
from wonderland.games.storytellers.definitions import Achievement
from wonderland.games.storytellers.state import Result, State
from wonderland.games.storytellers.view import View
from wonderland.ui.games.storytellers.cards import blit, draw_turning, signs_of
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, text_in
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import HEADING, NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.table.house_board import HouseBoard

SCALE, HEAD = Share(0.22, least=150.0, most=256.0), 20.0
ROW, EDGE = 150.0, 7.0
MEDAL, NAME = Share(0.12, least=56.0, most=96.0), Share(0.17)
COUNT, SCORE = Share(0.08, least=56.0, most=58.0), Share(0.09, least=52.0, most=62.0)
SIGN = 30.0
"""How large a sign is at most."""
NECK, SHAFT = ((-5.0, 0.0), (5.0, 0.0)), ((8.0, 0.0), (-8.0, 0.0))
TIP, HUB, HUB_BELOW = ((0.0, -2.0), (0.0, 2.0)), ((0.0, -7.0),), ((0.0, 7.0),)
CROWN = ((-8.0, -9.0), (-11.0, -24.0), (-4.0, -17.0), (0.0, -28.0), (4.0, -17.0), (11.0, -24.0), (8.0, -9.0))
"""The corners of the scale's column, its beam and its crown, as far from their middle as they are."""
BLOCKS, BLOCK, CURVE = 6, 0.13, 16
"""How many weights stand side by side in a pan, how large one is in a pan's widths, and in how many
steps a bowl is curved."""


Page = Callable[[Canvas, Box], object]
"""Draws a page of the story in a box."""


class Turned:
    """What lies open of the missions: so many, seat by seat, the first of each seat first.

    Args:
        result: how the match ended.
        state: the match.
        count: how many are turned over, with a part of the next; None for all.

    Attributes:
        turning: the next, while it is being turned, and how far it is.
    """

    def __init__(self, result: Result, state: State, count: float | None) -> None:
        order = [(seat, card) for seat, own in enumerate(state.achievements) for card in own]
        whole = len(order) if count is None else int(count)
        self.open = {*order[:whole]}
        self.turning = dict.fromkeys(order[whole : whole + 1], (count or 0.0) - whole)
        self.all = len(self.open) == len(order)
        self.done = sum(card in result.done[seat] for seat, card in self.open)
        self.failed = len(self.open) - self.done


def draw_end(canvas: Canvas, box: Box, view: View, board: HouseBoard, turned: float | None, page: Page | None) -> None:
    """A row for each seat, beside them the scale, and below them a page of the story where there is room."""
    state, result = view.known, view.known.result
    assert result is not None, "the match is over"
    opened = Turned(result, state, turned)
    seats, scale = box.columns(REST, SCALE, gap=APART)
    n = state.config.players
    head, lower = seats.rows(HEAD, REST, gap=TIGHT)
    _draw_heads(canvas, head)
    room = lower.height - (92.0 + NEAR) * n
    if page and room >= 140.0:
        lower, below = lower.rows(REST, room, gap=NEAR)
        page(canvas, below)
    high = min(ROW, (lower.height - NEAR * (n - 1)) / n)
    for seat, place in enumerate(lower.pile(n, high, NEAR)):
        _draw_seat(canvas, place, state, opened, seat, board)
    _draw_scale(canvas, scale, state, opened, board)


def _parts(box: Box) -> list[Box]:
    """The parts of a row: edge, medal, name, missions, all completed, rewards, goal, score."""
    return box.columns(EDGE, MEDAL, NAME, REST, COUNT, COUNT, COUNT, SCORE, gap=NEAR)


def _draw_heads(canvas: Canvas, box: Box) -> None:
    *_, missions, completed, rewards, goal, score = _parts(box)
    line_in(canvas, missions, say("missions"), LABEL, SMALL, "bar-quiet")
    for place, words in (
        (completed, say("all")), (rewards, say("rewards")), (goal, say("goal")), (score, say("score")),
    ):  # fmt: skip
        line_in(canvas, place, words, LABEL, SMALL, "bar-quiet", CENTRE)


def _draw_seat(canvas: Canvas, box: Box, state: State, opened: Turned, seat: int, board: HouseBoard) -> None:
    info, letter, rect = board.session.game.info, state.config.seats[seat], box.rect(canvas)
    result, definitions = state.result, state.config.definitions
    assert result is not None
    canvas.plate(rect, "front", CORNER)
    edge, medal, name, missions, completed, rewards, goal, score = _parts(box)
    canvas.fill(edge.rect(canvas), seat_colour(info, letter), TIGHT)
    blit(canvas, f"seat-{letter}", medal.inset(0, TIGHT).rect(canvas))
    if opened.all and seat in result.best:
        hat = Box(medal.x, box.y - TIGHT, medal.width, box.height * 0.5)
        blit(canvas, "thing-hat", hat.rect(canvas))
    above, below = name.inset(0, TIGHT).rows(REST, REST)
    title, told = (above, None) if above.height < 2 * HEADING else above.rows(REST, Share(0.45, most=20.0))
    line_in(canvas, title, info.name_of(letter), TITLE, HEADING, within=rect)
    if told:
        count = len(state.collections[seat])
        line_in(canvas, told, say_n("{n} card", "{n} cards", count), LABEL, SMALL, "quiet", within=rect)
    character = state.characters[seat]
    if character >= 0:
        face, words = below.columns(min(below.height, 40.0), REST, gap=TIGHT)
        blit(canvas, definitions.characters[character].key, face.rect(canvas))
        if words.width >= 70.0:
            called = definitions.characters[character].name
            line_in(canvas, words, called, LABEL, SMALL, "quiet", within=rect, high=True)
    own = state.achievements[seat]
    places = missions.inset(0, TIGHT).columns(*[REST] * max(3, len(own)), gap=NEAR)
    for card, place in zip(own, places, strict=False):
        data, met = definitions.achievements[card], card in result.done[seat]
        front = partial(draw_mission, mission=data, met=met)
        if (turned := opened.turning.get((seat, card))) is not None:
            draw_turning(canvas, place, front, draw_face_down, turned)
        elif (seat, card) in opened.open:
            front(canvas, place)
        else:
            draw_face_down(canvas, place)
    if not opened.all:
        return
    _draw_points(canvas, (completed, rewards, goal, score), state, seat)
    if result.places[seat] == 1:
        canvas.lit(rect, 3, CORNER)


def _draw_points(canvas: Canvas, places: tuple[Box, ...], state: State, seat: int) -> None:
    """What the score is made of (ST-78)."""
    result, definitions = state.result, state.config.definitions
    assert result is not None
    won = result.completed > result.failed
    all_of = result.completed if won else -result.failed
    earned = sum(definitions.achievements[card].points for card in result.done[seat]) if won else 0
    bonus = definitions.characters[state.characters[seat]].bonus if result.goals[seat] else 0
    *parts, score = places
    for place, points in zip(parts, (all_of, earned, bonus), strict=True):
        line_in(canvas, place, str(points), BOLD, PLAIN, "text" if points else "quiet", CENTRE)
    line_in(canvas, score, str(result.scores[seat]), BOLD, 32.0, "text", CENTRE)


def draw_face_down(canvas: Canvas, box: Box) -> None:
    """A mission that is not turned over yet."""
    rect = box.rect(canvas)
    canvas.fill(rect, "curtain-light", TIGHT)
    canvas.outline(rect, "west", 2, TIGHT)
    blit(canvas, "thing-quill", box.fitted(box.height * 0.7, box.height * 0.7).rect(canvas))


def draw_mission(canvas: Canvas, box: Box, mission: Achievement, *, met: bool) -> None:
    """A mission that is turned over: green where it is completed, red where it failed."""
    rect = box.rect(canvas)
    ink = "good" if met else "target"
    canvas.fill(rect, "front", TIGHT)
    canvas.veil(rect, ink, 26, TIGHT)
    canvas.outline(rect, ink, 1, TIGHT)
    edge, inner = box.columns(TIGHT, REST, gap=TIGHT)
    canvas.fill(edge.rect(canvas), ink, HAIR)
    title, signs = inner.inset(HAIR).rows(REST, Share(0.62, most=SIGN + TIGHT))
    text_in(canvas, title, mission.title, TITLE, NOTE, within=rect, leading=1.05)
    names = [name for feature in mission.features for name in signs_of(feature)]
    room = signs.width - HAIR * (len(names) + 1) - TIGHT
    side = min(SIGN, signs.height, room / (len(names) + 2))
    for number, name in enumerate(names):
        blit(canvas, name, Box(signs.x + number * (side + HAIR), signs.y, side, side).rect(canvas))
    mark = Box(signs.right - side - HAIR, signs.y, side, side)
    if met:
        points = Box(mark.x - side - TIGHT, signs.y, side, side)
        line_in(canvas, points, str(mission.points), BOLD, NOTE, "text", CENTRE, rect)
    blit(canvas, "mark-met" if met else "mark-failed", mark.rect(canvas))


def _draw_scale(canvas: Canvas, box: Box, state: State, opened: Turned, board: HouseBoard) -> None:
    """Completed missions against failed ones: which pan is lower, and what follows from it."""
    result, rect = state.result, box.rect(canvas)
    assert result is not None
    canvas.plate(rect, "box", CORNER)
    beam, says, best = box.inset(GAP).rows(Share(1.3), 74.0, REST, gap=GAP)
    _draw_beam(canvas, beam, opened)
    if not opened.all:
        return
    won = result.completed > result.failed
    words = (
        say("More completed than failed: everybody gains {n}.", n=result.completed)
        if won
        else say("Not more completed than failed: everybody loses {n}.", n=result.failed)
    )
    text_in(canvas, says, words, TITLE, PLAIN, within=rect)
    if not result.best:
        return
    hat, named = best.rows(REST, 70.0, gap=NEAR)
    side = min(hat.width, hat.height, 150.0)
    blit(canvas, "thing-hat", hat.fitted(side, side).rect(canvas))
    info, seats = board.session.game.info, state.config.seats
    cards = len(state.collections[result.best[0]])
    told = rows(
        rows(*[info.name_of(seats[seat]) for seat in result.best], between=", "),
        say_n("{n} card", "{n} cards", cards),
        between=": ",
    )
    title, who = named.rows(HEADING * 1.4, REST)
    called = say_n("Best storyteller", "Best storytellers", len(result.best))
    line_in(canvas, title, called, TITLE, HEADING, "text", CENTRE, rect)
    line_in(canvas, who, told, LABEL, NOTE, "text", CENTRE, rect, high=True)


def _draw_beam(canvas: Canvas, box: Box, opened: Turned) -> None:
    """The scale: a weight in its pan for each mission that is turned over."""
    x, y = box.centre[0], box.y + box.height * 0.26
    half, swing = box.width * 0.27, box.height * 0.1
    whole = max(1, opened.done + opened.failed)
    tip = swing * (opened.done - opened.failed) / whole
    foot = box.bottom - NEAR
    ends = ((x - half, y + tip, opened.done, "good"), (x + half, y - tip, opened.failed, "target"))
    _brass(canvas, _edge((x, y), NECK) + _edge((x, foot - GAP), SHAFT))
    _brass(canvas, _dome(x, foot, half * 0.38, -GAP * 1.4))
    _brass(
        canvas, _edge(ends[0][:2], TIP[::-1]) + _edge((x, y), HUB) + _edge(ends[1][:2], TIP) + _edge((x, y), HUB_BELOW)
    )
    canvas.disc(canvas.pixels(x, y), canvas.px(10), "text")
    canvas.disc(canvas.pixels(x, y), canvas.px(8), "west")
    _brass(canvas, _edge((x, y), CROWN))
    wide, drop = box.width * 0.44, box.height * 0.33
    for at, high, n, colour in ends:
        pan = Box(at - wide / 2, high + drop, wide, box.height * 0.07)
        for corner in (pan.x + TIGHT, pan.right - TIGHT):
            _stroke(canvas, (at, high), (corner, pan.y), 1.5)
        side = wide * BLOCK
        for number in range(n):
            row, column = divmod(number, BLOCKS)
            block = Box(at - side * BLOCKS / 2 + column * side, pan.y - (row + 1) * side, side, side).inset(HAIR / 2)
            canvas.fill(block.rect(canvas), colour, HAIR)
            canvas.outline(block.rect(canvas), "text", 1, HAIR)
        _brass(canvas, _dome(at, pan.y, wide / 2, pan.height))
        outer = pan.width - (pan.right - x + GAP if at < x else x + GAP - pan.x)
        under = Box(pan.x if at < x else pan.right - outer, pan.bottom + TIGHT, outer, 54.0)
        count, label = under.rows(REST, 18.0)
        line_in(canvas, count, str(n), TITLE, 30.0, colour, CENTRE)
        words = say("completed") if colour == "good" else say("failed")
        line_in(canvas, label, words, BOLD, SMALL, "text", CENTRE)


def _edge(at: tuple[float, float], shape: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The corners of a shape round a point."""
    return [(at[0] + a, at[1] + b) for a, b in shape]


def _dome(x: float, y: float, half: float, deep: float) -> Sequence[tuple[float, float]]:
    """A bowl below a line, or with a negative depth a dome above it."""
    turns = [pi * step / CURVE for step in range(CURVE + 1)]
    return [(x + half * cos(turn), y + deep * sin(turn)) for turn in turns]


def _brass(canvas: Canvas, edge: Sequence[tuple[float, float]]) -> None:
    """A part of the scale: brass in an edge of ink."""
    points = [canvas.pixels(a, b) for a, b in edge]
    canvas.polygon(points, "west")
    canvas.line([*points, points[0]], "text", 1.6)


def _stroke(canvas: Canvas, one: tuple[float, float], other: tuple[float, float], wide: float) -> None:
    ends = [canvas.pixels(a, b) for a, b in (one, other)]
    canvas.line(ends, "text", wide)
