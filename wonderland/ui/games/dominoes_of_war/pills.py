"""Pills on the table: what is in the way of a shot, and what the act that is meant comes to."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.obstacles import Obstacle, obstacles
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.boards.verdict_tag import draw_verdict
from wonderland.ui.games.dominoes_of_war.meant import Meant, tag
from wonderland.ui.games.dominoes_of_war.plan import Plan
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import text_width
from wonderland.ui.kit.sizes import NOTE

HIGH, STOP = 22.0, 18.0
"""A pill's height, and the width of a stop mark."""
BAD, SAFE = "sign-mine", "answer"
"""The colour of what keeps from hitting, and of what keeps from being hit."""


def draw(canvas: Canvas, plan: Plan, room: Rect, seen: View, held: str, act: Meant | None) -> None:
    """Draw what keeps the figure in hand from hitting whom, and the verdict on what is meant."""
    taken: list[Rect] = []
    for one in obstacles(seen, held):
        _obstacle(canvas, plan, room, held, one, taken)
    if act and (verdict := tag(act, seen)):
        cell = plan.cell(act.square)
        canvas.outline(cell, "front", 3, 6)
        standing = [plan.cell(who.square) for who in queries.figures(seen)]
        if not act.comes_to.stays:
            others = [cell for cell in standing if cell != plan.cell(held)]
            _blast(canvas, plan, room, act, others, taken)
        face_up = [plan.cell(name) for name in seen.form["faces"]]
        draw_verdict(canvas, cell, verdict, [*taken, *standing], face_up)


def _blast(canvas: Canvas, plan: Plan, room: Rect, act: Meant, standing: list[Rect], taken: list[Rect]) -> None:
    """Mark all who go with a blast, and who stands beside it and does not (DW-78, DW-79)."""
    gone = [plan.cell(who.square) for who in act.comes_to.removed]
    for cell in gone:
        canvas.outline(cell, "aim", 4, 5)
    near = plan.cell(act.square).inflate(2 * plan.square, 2 * plan.square)
    for cell in standing:
        if near.contains(cell) and cell not in gone:
            canvas.outline(cell, SAFE, 4, 5)
            _pill(canvas, room, cell, say("shielded"), taken, SAFE)


def _obstacle(canvas: Canvas, plan: Plan, room: Rect, held: str, one: Obstacle, taken: list[Rect]) -> None:
    """Draw dots up to what is in the way, a stop mark there, and the words beside it."""
    source, (x, y) = plan.cell(held).center, plan.cell(one.at).center
    beyond = plan.cell(one.beyond).center
    at = (x + beyond[0]) // 2, (y + beyond[1]) // 2
    canvas.line([source, at], "front", 2, 5.0)
    place = _stop(canvas, at)
    enemy = plan.cell(one.enemy)
    beside = place.union(enemy) if enemy.top < at[1] < enemy.bottom else place
    beside.centery = at[1]
    _pill(canvas, room, beside, one.why, taken)


def _stop(canvas: Canvas, at: tuple[int, int]) -> Rect:
    """Draw a stop mark, a cross on a disc; return where it lies."""
    half, arm = canvas.px(STOP / 2), canvas.px(STOP / 5)
    canvas.disc(at, half, "front")
    canvas.disc(at, half - canvas.px(1.5), BAD)
    for way in (1, -1):
        ends = [(at[0] - arm, at[1] - way * arm), (at[0] + arm, at[1] + way * arm)]
        canvas.line(ends, "front", 2)
    return Rect(at[0] - half, at[1] - half, 2 * half, 2 * half)


def _pill(canvas: Canvas, room: Rect, beside: Rect, words: str, taken: list[Rect], colour: str = BAD) -> None:
    """Draw words on a pill beside something, where no other pill lies."""
    wide = canvas.px(text_width(canvas, words, BOLD, NOTE) + 2 * 10.0)
    pill = Rect(beside.right + canvas.px(4), 0, wide, canvas.px(HIGH))
    pill.centery = beside.centery
    if pill.right > room.right:
        pill.right = beside.left - canvas.px(4)
    pill.clamp_ip(room)
    while pill.collidelist(taken) >= 0 and pill.bottom < room.bottom:
        pill.top = taken[pill.collidelist(taken)].bottom + canvas.px(2)
    taken.append(pill)
    edge = pill.inflate(canvas.px(2), canvas.px(2))
    canvas.fill(edge, "front", HIGH / 2 + 1)
    canvas.fill(pill, colour, HIGH / 2)
    x, y = pill.centerx / canvas.scale, pill.centery / canvas.scale
    canvas.text(words, x, y, BOLD, NOTE, "chip-text", CENTRE, pill)
