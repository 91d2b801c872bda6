"""What seldom changes on the table, as one picture: cloth, edge, dots, the line, dominoes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from string import ascii_lowercase

import pygame

from wonderland.core.match import Match
from wonderland.games.wonderland.queries import Domino, dominoes
from wonderland.ui.boards.lying_about import draw_things, things_on
from wonderland.ui.boards.table_edge import draw_names, draw_table, hole_of
from wonderland.ui.games.wonderland.bones import domino_tile, draw_on_edge, draw_shadow
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.things import THINGS
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect, TextBox
from wonderland.ui.kit.cloth import felt
from wonderland.ui.kit.fonts import BOLD

DOT = 0.035
"""The radius of the dot in a square's middle, in squares."""
NAMES, NAME_APART = 13, 15.0


def line_of(columns: int, rows: int) -> list[tuple[str, str]]:
    """The squares of each domino of the line on a table of a size, as the match began (W-9)."""
    middle = (rows + 1) // 2
    return [
        (f"{ascii_lowercase[index]}{middle}", f"{ascii_lowercase[index + 1]}{middle}")
        for index in range(1, columns - 1, 2)
    ]


class Ground:
    """The table of a match without its beings.

    Args:
        match: the match.
        edged: whether the table has a wooden edge; figures of a few squares have none.
        named: whether rows and columns are named; in small pictures they are not.
    """

    def __init__(self, match: Match, *, edged: bool = True, named: bool = True) -> None:
        self.match = match
        self.edged = edged
        self.named = named
        self._kept: tuple[Hashable, pygame.Surface, list[TextBox]] | None = None

    def hole(self, layout: Layout) -> Rect:
        """Where the game lies, within the edge."""
        return hole_of(layout.felt, layout.scale) if self.edged else layout.felt

    def draw(self, canvas: Canvas, layout: Layout, laid: Mapping[str, Sequence[str]], tight: int) -> None:
        """Draw it, with what each side has laid, in a match that is so tight.

        It is made anew only when one of these or the place changed.
        """
        key = (layout.board, layout.felt, layout.square, canvas.theme.name, canvas.fonts,
               tuple(laid["w"]), tuple(laid["e"]), tight)  # fmt: skip
        if self._kept is None or self._kept[0] != repr(key):
            self._kept = (repr(key), *self._made(canvas, layout, tight))
        _, ground, texts = self._kept
        canvas.surface.blit(ground, layout.felt)
        canvas.texts.extend(texts)

    def _made(self, canvas: Canvas, layout: Layout, tight: int) -> tuple[pygame.Surface, list[TextBox]]:
        whole = Rect((0, 0), canvas.surface.get_size())
        sub = canvas.onto(pygame.Surface(whole.size))
        if self.edged:
            draw_table(sub, layout.felt)
        else:
            sub.surface.blit(felt(canvas, layout.felt.size), layout.felt)
        if self.named:
            self._draw_names(sub, layout)
        sub.surface.set_clip(self.hole(layout))
        self._draw_dots(sub, layout)
        found = dominoes(self.match)
        covered = {square for d in found for square in (d.a, d.b)}
        if self.edged:
            things = things_on(THINGS, layout.columns, layout.rows, covered)
            draw_things(sub, layout, things, tight)
        self._draw_line(sub, layout, covered)
        self._draw_dominoes(sub, layout, found)
        sub.surface.set_clip(None)
        ground = sub.surface.subsurface(layout.felt).copy()
        return ground, sub.texts

    def _draw_names(self, canvas: Canvas, layout: Layout) -> None:
        files = [(letter, layout.cell(f"{letter}1").centerx) for letter in ascii_lowercase[: layout.columns]]
        ranks = [(str(row), layout.cell(f"a{row}").centery) for row in range(1, layout.rows + 1)]
        if self.edged:
            draw_names(canvas, layout.felt, files, ranks)
            return
        s = canvas.scale
        for name, x in files:
            canvas.text(name, x / s, layout.board.bottom / s + NAME_APART / 2, BOLD, NAMES, "bar-text", CENTRE)
        for name, y in ranks:
            canvas.text(name, layout.board.left / s - NAME_APART, y / s, BOLD, NAMES, "bar-text", CENTRE)

    def _draw_dots(self, canvas: Canvas, layout: Layout) -> None:
        radius = max(canvas.scale, layout.square * DOT)
        for letter in ascii_lowercase[: layout.columns]:
            for row in range(1, layout.rows + 1):
                cell = layout.cell(f"{letter}{row}")
                canvas.disc(cell.center, radius, "grid", 178)

    def _draw_line(self, canvas: Canvas, layout: Layout, covered: set[str]) -> None:
        """Draw the dominoes on edge that no path has taken the place of (W-9, W-10)."""
        for squares in line_of(layout.columns, layout.rows):
            if not covered.intersection(squares):
                draw_on_edge(canvas, layout.cell(squares[0]))

    def _draw_dominoes(self, canvas: Canvas, layout: Layout, found: list[Domino]) -> None:
        """Draw all shadows, then the dominoes from the far row to the near one."""
        placed = [(layout.cell(d.a).union(layout.cell(d.b)), d) for d in found]
        placed.sort(key=lambda pair: pair[0].top)
        for rect, _ in placed:
            draw_shadow(canvas, rect, layout.square)
        for rect, domino in placed:
            canvas.surface.blit(domino_tile(canvas, domino, layout.square), rect)
