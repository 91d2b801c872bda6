"""The verdict on an attack at its target, before it is said: one tag, for any game.

The sum stands in the foot bar; here stands what it comes to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.ui.boards.verdict import Verdict
from wonderland.ui.kit.canvas import LEFT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, TITLE

HEAD, BESIDE = 19.0, 15.0
"""How large the verdict is set, and what stands beside it."""
HIGH, INSET = 31.0, 9.0
"""How high the tag is, and from its edges to its words."""
BEAK, OUT = 7.0, 0.14
"""How long its beak is; and how far from its square it stands, in parts of the square."""


def draw_verdict(
    canvas: Canvas, cell: Rect, verdict: Verdict, taken: Sequence[Rect], spared: Sequence[Rect] = ()
) -> Rect:
    """Draw the tag beside its target, with its beak at the square, and return where it lies.

    Args:
        canvas: what is drawn on; the tag stays within its clip.
        cell: the target's square.
        verdict: what it says.
        taken: what it may not cover: pieces with their badges.
        spared: what it had better not cover: prices of squares in reach.
    """
    head = canvas.fonts.size(verdict.words, TITLE, HEAD)[0] + canvas.px(2 * INSET)
    tail = canvas.fonts.size(verdict.answered, BOLD, BESIDE)[0] if verdict.answered else 0
    wide = head + (tail + canvas.px(2 * INSET) if tail else 0)
    box = _placed(canvas, cell, (wide, canvas.px(HIGH)), taken, spared)
    _draw_beak(canvas, box, cell, head, verdict)
    edge = canvas.px(2)
    canvas.fill(box.inflate(2 * edge, 2 * edge), "text", 8)
    canvas.fill(box, "front" if tail else verdict.colour, 6)
    first = Rect(box.left, box.top, head, box.height)
    canvas.fill(first, verdict.colour, 6)
    if tail:  # it ends in a straight edge there
        canvas.fill(Rect(first.centerx, first.top, first.right - first.centerx, first.height), verdict.colour)
    middle = box.centery / canvas.scale
    x = first.left / canvas.scale + INSET
    canvas.text(verdict.words, x, middle, TITLE, HEAD, "front", LEFT, within=first)
    if tail:
        canvas.text(verdict.answered, x + head / canvas.scale, middle, BOLD, BESIDE, "text", LEFT, within=box)
    return box


def _draw_beak(canvas: Canvas, box: Rect, cell: Rect, head: int, verdict: Verdict) -> None:
    """A point from the tag to its square, in the colour of the part that it begins at."""
    half = canvas.px(BEAK)
    stem = _stem(canvas, box, cell)
    if _beside(box, cell):
        base, tip = (stem.right, stem.left) if box.left >= cell.right else (stem.left, stem.right)
        points = [(base, box.centery - half), (tip, box.centery), (base, box.centery + half)]
    else:
        base, tip = (stem.bottom, stem.top) if box.top >= cell.centery else (stem.top, stem.bottom)
        x = stem.centerx
        points = [(x - half, base), (x, tip), (x + half, base)]
    plain = verdict.answered and stem.centerx > box.left + head
    canvas.polygon(points, "front" if plain else verdict.colour, "text", 2 * canvas.px(2))


def _beside(box: Rect, cell: Rect) -> bool:
    """Whether a tag lies at the left or right of its square, not above or below it."""
    return box.left >= cell.right or box.right <= cell.left


def _stem(canvas: Canvas, box: Rect, cell: Rect) -> Rect:
    """Where the beak of a tag lies: between it and its square."""
    half, off = canvas.px(BEAK), round(cell.width * OUT)
    if _beside(box, cell):
        right = box.left >= cell.right
        a, b = (cell.right + off, box.left) if right else (box.right, cell.left - off)
        return Rect(a, box.centery - half, max(1, b - a), 2 * half)
    x = max(box.left + 2 * half, min(box.right - 2 * half, cell.centerx))
    below = box.top >= cell.centery
    a, b = (cell.bottom + off, box.top) if below else (box.bottom, cell.top - off)
    return Rect(x - half, a, 2 * half, max(1, b - a))


def _placed(canvas: Canvas, cell: Rect, size: tuple[int, int], taken: Sequence[Rect], spared: Sequence[Rect]) -> Rect:
    """Where the tag and its beak cover least: near its square before far from it."""
    seen = canvas.surface.get_clip().inflate(-canvas.px(6), -canvas.px(6))
    edge = canvas.px(4)

    def covers(box: Rect) -> tuple[int, int]:
        parts = (box.inflate(edge, edge), _stem(canvas, box, cell))
        away = max(abs(box.centery - cell.centery), box.left - cell.right, cell.left - box.right)
        return (
            sum(_area(part, [cell, *taken]) for part in parts),
            sum(_area(part, spared) for part in parts) + away * size[1],
        )

    return min((box.clamp(seen) for box in _places(canvas, cell, size)), key=covers)


def _places(canvas: Canvas, cell: Rect, size: tuple[int, int]) -> Iterator[Rect]:
    """Where it may lie, the best first; always with its beak at the square."""
    wide, high = size
    off, beak = round(cell.width * OUT), canvas.px(BEAK)
    slack = max(0, wide // 2 - 2 * beak)
    for far in range(8):
        out = off + beak + round(far * cell.height / 4)
        for top in (cell.bottom + out, cell.top - out - high):
            for shift in (0, slack // 2, -(slack // 2), slack, -slack):
                yield Rect(cell.centerx - wide // 2 + shift, top, wide, high)
    for left in (cell.right + off + beak, cell.left - off - beak - wide):
        for down in (0, high // 2, -(high // 2)):
            yield Rect(left, cell.centery - high // 2 + down, wide, high)


def _area(box: Rect, others: Sequence[Rect]) -> int:
    """How much of a box others lie under."""
    parts = [box.clip(other) for other in others]
    return sum(part.width * part.height for part in parts)
