"""The table drawn: felt, line, dominoes, Images, beings, and what is marked on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from wonderland.core.match import Match
from wonderland.games.wonderland.queries import Domino, dominoes, fixed, lasting
from wonderland.ui.boards.chips import chip, dashed, disc
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.motion import Effect, Show

TALLER = 8
"""How many logical pixels a piece stands above its square."""
PIPS_BY_INDEX = 28
SPRITES = ("pawn", "bishop", "rook", "knight", "queen", "king")


@dataclass
class Marks:
    """What is marked on the table now; squares by name.

    Attributes:
        reach: the price of each square that a being can step to.
        passing: squares in reach on which it may not stay.
        targets: the points that an attack would put on each square; None for an Image.
        sight: the squares of lines of sight.
        block: a blast's squares, or those beside a Rook.
        glow: squares that may be chosen.
        threats: squares that the enemy could attack.
        picked: the being taken up.
        cursor: the square under the keyboard.
        ghosts: dominoes not laid yet: squares, and whether they may lie there.
        start: the chosen start square.
        watched: a square pointed out by the log.
        hinted: what a hint points at: squares, and their number in a row.
        arrival: a being that a hint would summon, and where.
        pointed: squares that a lesson points at.
    """

    reach: Mapping[str, int] = field(default_factory=dict)
    passing: frozenset[str] = frozenset()
    targets: Mapping[str, int | None] = field(default_factory=dict)
    sight: tuple[str, ...] = ()
    block: tuple[str, ...] = ()
    glow: tuple[str, ...] = ()
    threats: Mapping[str, int] = field(default_factory=dict)
    picked: str | None = None
    cursor: str | None = None
    ghosts: list[tuple[tuple[str, str], bool]] = field(default_factory=list)
    start: str | None = None
    watched: str | None = None
    hinted: Sequence[tuple[tuple[str, ...], int]] = ()
    arrival: tuple[str, str] | None = None
    pointed: tuple[str, ...] = ()


class Board:
    """Draws a match; keeps what seldom changes as one picture."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._ground: pygame.Surface | None = None
        self._key: tuple[Any, ...] = ()

    def draw(self, canvas: Canvas, layout: Layout, marks: Marks, show: Show) -> None:
        """Draw the table, and all that is on it."""
        state = self.match.state()
        canvas.surface.blit(self._grounded(canvas, layout, state), layout.felt.topleft)
        self._draw_marks(canvas, layout, marks)
        self._draw_images(canvas, layout, state, marks)
        self._draw_beings(canvas, layout, state, marks, show)
        if marks.arrival:
            being, square = marks.arrival
            self._draw_faded(canvas, being, layout.cell(square), layout, 150)
        self._draw_targets(canvas, layout, marks)
        for effect in show.effects:
            if show.now >= effect.begin:
                self._draw_effect(canvas, layout, effect, show)

    # --- the ground --------------------------------------------------------------------------
    def _grounded(self, canvas: Canvas, layout: Layout, state: dict[str, Any]) -> pygame.Surface:
        laid = tuple(state["laid"]["w"]), tuple(state["laid"]["e"])
        key = (layout, canvas.theme.name, laid, canvas.surface.get_size())
        if self._ground is None or key != self._key:
            self._key = key
            self._ground = self._make_ground(canvas, layout)
        return self._ground

    def _make_ground(self, canvas: Canvas, layout: Layout) -> pygame.Surface:
        theme = canvas.theme
        colours = [tuple(theme[part]) for part in ("felt-light", "felt", "felt-edge")]
        whole = lamp_light(layout.felt.size, *colours, (0.5, 0.42))
        ground = whole.copy()
        offset = (-layout.felt.left, -layout.felt.top)
        sub = canvas.onto(ground)
        self._draw_grid(sub, layout, offset)
        found = dominoes(self.match)
        covered = {square for domino in found for square in (domino.a, domino.b)}
        self._draw_line(sub, layout, covered, offset)
        for domino in found:
            self._draw_domino(sub, layout, domino, offset)
        canvas.texts.extend(
            type(text)(text.text, text.rect.move(layout.felt.topleft), layout.felt)
            for text in sub.texts
        )
        return ground

    def _draw_grid(self, canvas: Canvas, layout: Layout, offset: tuple[int, int]) -> None:
        dot = max(1, canvas.px(1.4))
        for column in range(layout.columns):
            for row in range(1, layout.rows + 1):
                centre = layout.cell(f"{chr(97 + column)}{row}").move(offset).center
                pygame.draw.circle(canvas.surface, canvas.theme["grid"], centre, dot)
        for column in range(layout.columns):
            cell = layout.cell(f"{chr(97 + column)}1").move(offset)
            y = (cell.bottom + canvas.px(8)) / canvas.scale
            canvas.text(
                chr(97 + column), cell.centerx / canvas.scale, y, BOLD, 13, "bar-text", CENTRE
            )
        for row in range(1, layout.rows + 1):
            cell = layout.cell(f"a{row}").move(offset)
            x = (cell.left - canvas.px(14)) / canvas.scale
            canvas.text(str(row), x, cell.centery / canvas.scale, BOLD, 13, "bar-text", CENTRE)

    def _draw_line(
        self, canvas: Canvas, layout: Layout, covered: set[str], offset: tuple[int, int]
    ) -> None:
        """Draw the dominoes on edge that no path has taken the place of (W-9, W-10)."""
        middle = (layout.rows + 1) // 2
        for index in range(1, layout.columns - 1, 2):
            squares = [f"{chr(97 + index + i)}{middle}" for i in (0, 1)]
            if covered.intersection(squares):
                continue
            rect = layout.cell(squares[0]).union(layout.cell(squares[1])).move(offset)
            size = (rect.width - canvas.px(6), max(6, canvas.px(12)))
            bar = canvas.sprites.get("dominoes/on-edge", size)
            canvas.surface.blit(bar, bar.get_rect(center=rect.center))

    def _draw_domino(
        self, canvas: Canvas, layout: Layout, domino: Domino, offset: tuple[int, int]
    ) -> None:
        a, b = layout.cell(domino.a).move(offset), layout.cell(domino.b).move(offset)
        rect = a.union(b)
        shadow = rect.move(0, canvas.px(3)).inflate(canvas.px(1), canvas.px(1))
        canvas.veil(shadow, "grid", 110, 7)
        canvas.surface.blit(domino_tile(canvas, domino, layout), rect.topleft)

    # --- marks -------------------------------------------------------------------------------
    def _draw_marks(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        for square in marks.threats:
            canvas.veil(layout.cell(square), "target", 70, 4)
        for square in marks.glow:
            canvas.veil(layout.cell(square).inflate(-4, -4), "glow", 110, 6)
        for square in marks.pointed:
            canvas.veil(layout.cell(square), "glow", 96, 6)
            canvas.outline(layout.cell(square), "west", 3, 6)
        for pair, fits in marks.ghosts:
            self._draw_ghost(canvas, layout, pair, fits=fits)
        for square in {square for pair, _ in marks.ghosts for square in pair}.intersection(
            marks.glow
        ):
            cell = layout.cell(square).inflate(-canvas.px(8), -canvas.px(8))
            canvas.veil(cell, "now", 150, 6)
            canvas.outline(cell, "ghost-edge", 1.5, 6)
        for square in marks.reach:
            cell = layout.cell(square).inflate(-canvas.px(4), -canvas.px(4))
            canvas.veil(cell, "reach", 150 if canvas.theme.sharp else 105, 6)
        if marks.block:
            whole = layout.cell(marks.block[0]).unionall([layout.cell(s) for s in marks.block])
            canvas.veil(whole, "west", 26, 4)
            dashed(canvas, whole, "now" if canvas.theme.sharp else "east")
        for square in marks.sight:
            centre = layout.cell(square).center
            pygame.draw.circle(canvas.surface, canvas.theme["now"], centre, canvas.px(4))
        if marks.start:
            canvas.outline(layout.cell(marks.start), "now", 3.4, 6)
        if marks.watched:
            canvas.outline(layout.cell(marks.watched), "now", 2.5, 6)
        self._draw_hinted(canvas, layout, marks)
        if marks.cursor:
            canvas.outline(layout.cell(marks.cursor).inflate(4, 4), "now", 3, 8)

    def _draw_hinted(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        for squares, _ in marks.hinted:
            box = layout.cell(squares[0]).unionall([layout.cell(square) for square in squares])
            box.inflate_ip(-canvas.px(3), -canvas.px(3))
            canvas.outline(box.inflate(canvas.px(2), canvas.px(2)), "grid", 5, 2)
            dashed(canvas, box, "now")

    def _draw_ghost(
        self, canvas: Canvas, layout: Layout, pair: tuple[str, str], *, fits: bool
    ) -> None:
        rect = layout.cell(pair[0]).union(layout.cell(pair[1])).inflate(-2, -2)
        canvas.veil(rect.move(canvas.px(3), canvas.px(6)), "grid", 90, 7)
        canvas.veil(rect, "ghost" if fits else "refused", 225, 7)
        if fits:
            canvas.outline(rect, "ghost-edge", 2.4, 7)
        else:
            dashed(canvas, rect, "refusal")
        a, b = layout.cell(pair[0]).center, layout.cell(pair[1]).center
        middle = ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
        across = (layout.square // 3, 0) if a[0] == b[0] else (0, layout.square // 3)
        ends = [(middle[0] + s * across[0], middle[1] + s * across[1]) for s in (-1, 1)]
        edge = canvas.theme["ghost-edge" if fits else "refusal"]
        pygame.draw.line(canvas.surface, edge, ends[0], ends[1], max(1, canvas.px(1.5)))

    def _draw_targets(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        for square, points in marks.targets.items():
            cell = layout.cell(square)
            self._corners(canvas, cell)
            if points is not None:
                disc(
                    canvas,
                    (cell.right - canvas.px(2), cell.top + canvas.px(2)),
                    str(points),
                    "target",
                )
        for square, price in marks.reach.items():
            cell = layout.cell(square)
            colour = "quiet" if square in marks.passing else "reach-chip"
            disc(
                canvas,
                (cell.right - canvas.px(9), cell.top + canvas.px(9)),
                str(price),
                colour,
                8.5,
            )
        for squares, number in marks.hinted:
            if number:
                cell = layout.cell(squares[0])
                at = (cell.left + canvas.px(10), cell.top + canvas.px(10))
                disc(canvas, at, str(number), "reach-chip", 8.5)

    def _corners(self, canvas: Canvas, cell: Rect) -> None:
        length, thick = cell.width // 4, max(2, canvas.px(3))
        colour = canvas.theme["target"]
        for x, dx in ((cell.left, 1), (cell.right - 1, -1)):
            for y, dy in ((cell.top, 1), (cell.bottom - 1, -1)):
                pygame.draw.line(canvas.surface, colour, (x, y), (x + dx * length, y), thick)
                pygame.draw.line(canvas.surface, colour, (x, y), (x, y + dy * length), thick)

    # --- Images and beings -------------------------------------------------------------------
    def _draw_images(
        self, canvas: Canvas, layout: Layout, state: dict[str, Any], marks: Marks
    ) -> None:
        del marks
        match = fixed(self.match)
        size = round(layout.square * 1.18)
        for side, square in match.images.items():
            life, most = state["images"][side], match.life
            cracks = 3 if life == 0 else min(2, most - life)
            glass = canvas.sprites.get(f"images/{side}-{cracks}", (size, size))
            cell = layout.cell(square)
            canvas.surface.blit(
                glass, glass.get_rect(midbottom=(cell.centerx, cell.bottom + canvas.px(3)))
            )

    def _draw_beings(
        self, canvas: Canvas, layout: Layout, state: dict[str, Any], marks: Marks, show: Show
    ) -> None:
        beings = sorted(state["beings"], key=lambda b: -int(b["square"][1:]))
        shared: dict[str, int] = {}
        marked = lasting(self.match)
        moved = {e.being: e for e in reversed(show.effects) if e.kind in ("slide", "lean", "drop")}
        for being in beings:
            cell = layout.cell(being["square"])
            shift = shared.get(being["square"], 0)
            shared[being["square"]] = 1
            if effect := moved.get(being["id"]):
                cell = self._moved_cell(layout, effect, show.now, cell)
            cell = cell.move(shift * canvas.px(8), -shift * canvas.px(6))
            if being["id"] == marks.picked:
                canvas.outline(cell, "now", 3.4, 6)
            self._draw_being(canvas, layout, being, cell, marked.get(being["id"], ()))

    def _moved_cell(self, layout: Layout, effect: Effect, now: float, cell: Rect) -> Rect:
        if effect.kind == "drop":
            return cell.move(0, -round((1 - effect.share(now)) * layout.square * 0.6))
        origin = layout.cell(effect.origin) if effect.origin else cell
        if effect.kind == "lean":
            target = layout.cell(effect.target) if effect.target else origin
            t = effect.share(now)
            t = 0.45 * (1 - abs(2 * t - 1))
        else:
            target, t = layout.cell(effect.target), effect.share(now)
        dx, dy = target.left - origin.left, target.top - origin.top
        return origin.move(round(dx * t), round(dy * t))

    def _draw_being(
        self,
        canvas: Canvas,
        layout: Layout,
        being: dict[str, Any],
        cell: Rect,
        lasting: tuple[tuple[str, int], ...],
    ) -> None:
        card = fixed(self.match).definitions.cards[being["id"][1:]]
        draw_piece(canvas, being["id"][0], card, cell, layout.square + canvas.px(TALLER))
        small = max(11, round(layout.square * 0.33))
        self._draw_strength(canvas, cell, being, small)
        suit = Rect(0, 0, small, small)
        suit.bottomright = (cell.right - canvas.px(1), cell.bottom)
        pygame.draw.circle(canvas.surface, canvas.theme["front"], suit.center, small // 2 + 1)
        pygame.draw.circle(canvas.surface, canvas.theme["text"], suit.center, small // 2 + 1, 1)
        inner = round(small * 0.66)
        sign = canvas.sprites.get(f"suits/{card.suit}", (inner, inner))
        canvas.surface.blit(sign, sign.get_rect(center=suit.center))
        if being["points"]:
            disc(
                canvas,
                (cell.right - canvas.px(4), cell.top + canvas.px(2)),
                str(being["points"]),
                "target",
            )
        names = [name for name in ("halted", "attacked") if being[name]]
        names += [name for name, _ in lasting]
        for index, name in enumerate(names):
            mark = canvas.sprites.get(f"marks/{name}", (small, small))
            column, row = divmod(index, 2)
            at = (cell.left - canvas.px(2) + column * (small + 1), cell.top + row * (small + 1))
            canvas.surface.blit(mark, at)

    def _draw_strength(self, canvas: Canvas, cell: Rect, being: dict[str, Any], small: int) -> None:
        die = Rect(0, 0, small, small)
        die.bottomleft = (cell.left + canvas.px(1), cell.bottom + 1)
        pygame.draw.rect(canvas.surface, canvas.theme["front"], die, border_radius=canvas.px(3))
        pygame.draw.rect(canvas.surface, canvas.theme["text"], die, 1, border_radius=canvas.px(3))
        size = small / canvas.scale * 0.86
        x, y = die.centerx / canvas.scale, die.centery / canvas.scale
        canvas.text(str(being["str"]), x, y, BOLD, size, "text", CENTRE, die.inflate(8, 10))

    # --- effects -----------------------------------------------------------------------------
    def _draw_effect(self, canvas: Canvas, layout: Layout, effect: Effect, show: Show) -> None:
        share = effect.share(show.now)
        if effect.kind == "chip" and effect.origin:
            cell = layout.cell(effect.origin)
            y = cell.top - canvas.px(10) - round(share * canvas.px(14))
            chip(canvas, (cell.centerx, y), effect.text, effect.colour)
        elif effect.kind == "ghost" and effect.origin:
            self._draw_fallen(canvas, layout, effect, effect.left(show.now))
        elif effect.kind == "ring":
            cell = layout.cell(effect.origin)
            radius = round(share * (effect.size + 0.6) * layout.square)
            for width, colour in ((canvas.px(7), "target"), (canvas.px(3), "now")):
                if radius > width:
                    pygame.draw.circle(
                        canvas.surface, canvas.theme[colour], cell.center, radius, width
                    )
        elif effect.kind == "flash" and effect.origin and effect.target:
            a, b = layout.cell(effect.origin).center, layout.cell(effect.target).center
            pygame.draw.line(canvas.surface, canvas.theme["now"], a, b, max(2, canvas.px(4)))
        elif effect.kind == "lay":
            rect = layout.cell(effect.origin).union(layout.cell(effect.target))
            grow = round(effect.left(show.now) * canvas.px(16))
            canvas.outline(rect.inflate(grow, grow), "now", 3, 8)
        elif effect.kind == "crack":
            cell = layout.cell(fixed(self.match).images[effect.being])
            radius = round(layout.square * (0.4 + share))
            pygame.draw.circle(
                canvas.surface, canvas.theme["target"], cell.center, radius, canvas.px(4)
            )

    def _draw_fallen(self, canvas: Canvas, layout: Layout, effect: Effect, left: float) -> None:
        cell = layout.cell(effect.origin).move(0, round((1 - left) * canvas.px(14)))
        self._draw_faded(canvas, effect.being, cell, layout, round(255 * left))

    def _draw_faded(
        self, canvas: Canvas, being: str, cell: Rect, layout: Layout, alpha: int
    ) -> None:
        """Draw a being that is no longer there, or not yet."""
        card = fixed(self.match).definitions.cards[being[1:]]
        size = layout.square + canvas.px(TALLER)
        name = sprite_name(canvas, being[0], card)
        piece = canvas.sprites.faded(name, (size, size), alpha)
        canvas.surface.blit(piece, piece.get_rect(midbottom=(cell.centerx, cell.bottom)))


def sprite_name(canvas: Canvas, side: str, card: Any) -> str:
    """The drawing of a card's being; a being without one of its own is shown as a Pawn."""
    name = f"pieces/{side}-{card.colour}-{card.sprite}"
    if card.sprite in SPRITES or canvas.sprites.has(name):
        return name
    return f"pieces/{side}-{card.colour}-pawn"


def draw_piece(canvas: Canvas, side: str, card: Any, cell: Rect, size: int) -> None:
    """Draw a piece standing in a cell, with the rank on a Pawn's head (W-3)."""
    piece = canvas.sprites.get(sprite_name(canvas, side, card), (size, size))
    rect = piece.get_rect(midbottom=(cell.centerx, cell.bottom - size // 40))
    canvas.surface.blit(piece, rect)
    if card.sprite == "pawn":
        colour = "text" if card.colour == "red" else "chip-text"
        x, y = rect.centerx, rect.top + round(size * 0.337)
        height = size * 0.25 / canvas.scale
        canvas.text(card.rank, x / canvas.scale, y / canvas.scale, BOLD, height, colour, CENTRE)


def domino_tile(canvas: Canvas, domino: Domino, layout: Layout) -> pygame.Surface:
    """A domino as it lies: pips for West, a back for East; half a one where a start left that."""
    long, short = 2 * layout.square, layout.square
    sharp = "hc-" if canvas.theme.sharp else ""
    if domino.side == "e":
        name = f"dominoes/{sharp}e-back"
    else:
        pips = [(a, b) for a in range(7) for b in range(a, 7)]
        a, b = pips[(domino.index * 11 + 5) % PIPS_BY_INDEX]
        name = f"dominoes/{sharp}w-{a}{b}"
    if domino.a == domino.b:
        return canvas.sprites.get(name, (long, short)).subsurface(Rect(0, 0, short, short))
    upright = domino.a[0] == domino.b[0]
    turns = (1 if upright else 0) + (2 if domino.a > domino.b else 0)
    return canvas.sprites.turned(name, (long, short), turns)


def squares_of(beings: Iterable[dict[str, Any]]) -> dict[str, str]:
    """Where beings stand."""
    return {being["id"]: being["square"] for being in beings}
