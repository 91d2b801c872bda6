"""The pool builder's figures: tabs by class with a search, a row for each class, those chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain

import pygame

from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice.figure import Figure
from wonderland.games.dungeon_dice.pools import FIGURES
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.figures import draw_mark, draw_own
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, CLASSES, sprite
from wonderland.ui.games.dungeon_dice.pool_draft import Draft
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, Share, text_width
from wonderland.ui.kit.typed import Typed, ends

PLURALS = {
    "W": say("Demons"),
    "B": say("Warriors"),
    "Y": say("Undead"),
    "G": say("Beasts"),
    "R": say("Dragons"),
    "K": say("Items"),
}
ALL = "all"
MOST_LETTERS = 24
GAP = 7.0
LEAST_HIGH, MOST_HIGH = 58.0, 96.0
"""Between what the height of a cell stays in rows by class."""
FEW, LARGE = 16, 1.06
"""So many figures have large cells, and so high for their width."""
TAB_PAD, TAB_ICON, TAB_GAP = 6.0, 20.0, 4.0
"""Within a tab at its ends, a class's mark with its room, and between two tabs."""
NAME_OVER, FIGURE_EDGE = 9.0, 4.0
"""By how much the name in a small cell may be wider than it, and how near a figure comes to its sides."""


class FigureGrid:
    """The figures that may be chosen: all, those of a class, those that a search finds.

    Args:
        facts: the definitions.
        draft: the pool under way.
        told: words as the player's language has them.
        click: takes a figure, or puts it back.

    Attributes:
        tab: the class that is shown, ``all`` for every one.
        search: what is searched for.
        searching: whether letters go to that.
    """

    def __init__(self, facts: Facts, draft: Draft, told: Callable[[str], str], click: Callable[[str], None]) -> None:
        self._facts, self._draft, self._told, self._click = facts, draft, told, click
        self.tab = ALL
        self.search = Typed("", MOST_LETTERS)
        self.searching = False

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key that is pressed while something is searched for; whether it was taken."""
        if self.searching:
            self.searching = not (ends(event) or event.key == pygame.K_TAB)
            if self.searching:
                self.search.take(event)
            return bool(event.key != pygame.K_TAB)
        if event.key != pygame.K_ESCAPE or not self.search.text:
            return False
        self.search.text = ""
        return True

    def listed(self) -> list[Figure]:
        """The figures that the tab and the search leave, by class and level."""
        wanted = self.search.text.casefold().strip()
        found = [
            figure
            for figure in self._facts.definitions.figures
            if not figure.unknown and self.tab in (ALL, figure.colour) and self._speaks_of(figure, wanted)
        ]
        return sorted(found, key=lambda f: (CLASSES.index(f.colour), f.level, f.kind, f.name))

    def _speaks_of(self, figure: Figure, wanted: str) -> bool:
        """Whether a figure's name, class or abilities speak of what is searched for, as it is told."""
        words = [
            figure.name, figure.code, CLASS_WORDS[figure.colour], figure.kind_name,
            say("level {level}", level=figure.level),
        ]  # fmt: skip
        for ability in figure.abilities:
            words += [ability.word, *(effect.does for effect in ability.effects)]
        if figure.item:
            words += [effect.does for effect in figure.item.effects]
        return any(wanted in spelt.casefold() for word in words for spelt in (word, self._told(word)))

    # --- tabs ----------------------------------------------------------------------------------------
    def draw_tabs(self, canvas: Canvas, box: Box, search: Callable[[], None]) -> None:
        """Draw the tabs, each with how many of its class are chosen, and what begins a search."""
        box, _ = box.rows(REST, 2)
        row, field = box.columns(REST, 100, gap=6)
        kinds = Counter(self._facts.kind(code)[1] for code in self._draft.figures)
        counts = {ALL: kinds.total(), **{letter: kinds[letter] for letter in CLASSES}}
        whole = {ALL: say("All"), **PLURALS}
        for size, shown in ((14.0, whole), (13.0, whole), (14.0, {ALL: whole[ALL]})):
            wides = [_tab_wide(canvas, key, shown.get(key, ""), counts[key], size) for key in counts]
            if sum(wides) + TAB_GAP * len(CLASSES) <= row.width:
                break
        for key, place in zip(counts, row.columns(*wides, REST, gap=TAB_GAP), strict=False):
            self._draw_tab(canvas, place, key, counts[key], size, spelt=key in shown)
        self._draw_search(canvas, field, search)

    def _draw_tab(self, canvas: Canvas, box: Box, key: str, count: int, size: float, *, spelt: bool) -> None:
        rect, label = box.rect(canvas), PLURALS.get(key) or say("All")
        spoken = say("{what}, {n} chosen", what=label, n=count)
        region = canvas.region(f"tab-{key}", rect, partial(setattr, self, "tab", key), spoken)
        on = self.tab == key
        canvas.fill(rect, "button" if on else "box", 8)
        if not on and canvas.pointer.hover == region.key:
            canvas.outline(rect, "line", 2, 8)
        ink = "button-text" if on else "text"
        mark, words = box.inset(TAB_PAD, 0).columns(TAB_ICON if key in CLASSES else 0, REST)
        if key in CLASSES:
            at = mark.columns(18, REST)[0].rect(canvas).center
            canvas.stamp(sprite(f"mark-{key}"), canvas.pixels(18, 19), at)
        if spelt:
            canvas.text(label, *words.left, LABEL, size, ink, within=rect)
        canvas.text(str(count), *words.end, BOLD, size, ink, RIGHT, rect)
        canvas.ring(region, 8)

    def _draw_search(self, canvas: Canvas, box: Box, begin: Callable[[], None]) -> None:
        rect, search = box.rect(canvas), self.search.text
        why = say("Names, classes, abilities: type a word")
        region = canvas.region("search", rect, begin, say("Search"), why)
        canvas.fill(rect, "front", 8)
        canvas.outline(rect, "now" if self.searching else "line", 2.4 if self.searching else 1, 8)
        words = f"{search}|" if self.searching else search or say("Search")
        ink = "text" if search or self.searching else "quiet"
        inner = box.inset(10, 0)
        shown = canvas.fitted(words, LABEL, 14, inner.width)
        canvas.text(shown, *inner.left, LABEL, 14, ink, within=rect)
        canvas.ring(region, 8)

    # --- figures -------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, box: Box, shown: str) -> None:
        """Draw the figures that can be chosen; the one that is shown large has a frame."""
        figures = self.listed()
        if not figures:
            words = say("Nobody is called so, or can do such a thing.")
            canvas.text(words, *box.rows(LEAST_HIGH, REST)[0].left, LABEL, 16, "quiet")
            return
        for figure, cell in (_large if len(figures) <= FEW else _by_class)(box, figures):
            self._draw_cell(canvas, cell, figure, shown=figure.code == shown)

    def _draw_cell(self, canvas: Canvas, cell: Box, figure: Figure, *, shown: bool) -> None:
        rect, count = cell.rect(canvas), self._draft.figures.count(figure.code)
        key, kind = f"choose-{figure.code}", figure.kind_name
        words = commas([figure.name, self._facts.class_line(kind), say("{n} chosen", n=count)])
        region = canvas.region(key, rect, partial(self._click, figure.code), words)
        canvas.fill(rect, "front" if count else "box", 8)
        if count:
            canvas.outline(rect, "ghost-edge", 2.6, 8)
        elif canvas.pointer.hover == key:
            canvas.outline(rect, "line", 2, 8)
        if shown:
            canvas.outline(rect.inflate(canvas.px(6), canvas.px(6)), "text", 2.6, 10)
        large = cell.height > MOST_HIGH
        letters, room = (16, cell.width - 2 * 2) if large else (13, cell.width + NAME_OVER)
        role, ink = BOLD if count and large else LABEL, "text" if count else "quiet"
        whole = canvas.fonts.size(figure.name, role, letters)[0] <= canvas.px(room)
        name = figure.name if whole else figure.short or figure.name
        below = 28.0 if cell.height > 78 else 22.0
        if canvas.lines_in(name, role, letters, room, below)[1] < letters:
            below = 33.0
        flies = "FLYING" in self._facts.traits(figure.code)
        above = (1.27 if flies else 1.1) if large else 1.0
        size = min((cell.height - below - FIGURE_EDGE) / above, cell.width - 2 * FIGURE_EDGE)
        at = canvas.pixels(cell.centre[0] - size / 2, cell.bottom - below - size)
        draw_own(canvas, self._facts, figure.code, at, canvas.px(size))
        corner = canvas.pixels(cell.x + 13, cell.y + 13)
        draw_mark(canvas, kind, corner, canvas.px(18))
        if count > 1:
            x, y = cell.inset(12).end[0], cell.inset(12).y
            canvas.disc(canvas.pixels(x, y), canvas.px(9), "chip")
            canvas.text(str(count), x, y, BOLD, 13, "chip-text", CENTRE)
        canvas.text(
            name, cell.centre[0], cell.bottom - below / 2, role, letters, ink, CENTRE,
            rect.inflate(canvas.px(NAME_OVER), 0), room=room, high=below,
        )  # fmt: skip
        canvas.ring(region, 8)

    def draw_chosen(self, canvas: Canvas, box: Box, show: Callable[[str], None]) -> None:
        """Draw the figures that are chosen, in one row; a click shows one large."""
        rect, facts, kind = box.rect(canvas), self._facts, self._facts.kind
        canvas.fill(rect, "line", 10)
        words, figures = box.inset(12, 0).columns(72, REST)
        count, what = words.lines(20, 20)
        says = say("{n} of {most}", n=len(self._draft.figures), most=FIGURES)
        canvas.text(says, *count.left, BOLD, 17, within=rect)
        canvas.text(say("figures"), *what.left, LABEL, 15, within=rect)
        order = lambda code: (CLASSES.index(kind(code)[1]), kind(code), code)  # noqa: E731
        places = figures.inset(0, 2).columns(*[Share(most=66)] * FIGURES)
        ordered = sorted(self._draft.figures, key=order)
        for index, (code, place) in enumerate(zip(ordered, places, strict=False)):
            size = min(50.0, place.width + FIGURE_EDGE)
            top = place.bottom - FIGURE_EDGE - size
            at = canvas.pixels(place.centre[0] - size / 2, top)
            name, key = facts.name(code), f"chosen-{index}"
            region = canvas.region(key, place.rect(canvas), partial(show, code), name, name)
            draw_own(canvas, facts, code, at, canvas.px(size))
            canvas.ring(region, 8)


def _tab_wide(canvas: Canvas, key: str, label: str, count: int, size: float) -> float:
    """How wide a tab is whose label is told at a size; ``""`` for its mark and number alone."""
    words = text_width(canvas, label, LABEL, size) if label else 0.0
    icon = TAB_ICON if key in CLASSES else 0.0
    return 2 * TAB_PAD + icon + words + 5 + text_width(canvas, str(count), BOLD, size)


# --- where each figure stands --------------------------------------------------------------------------
Places = list[tuple[Figure, Box]]


def _large(box: Box, figures: Sequence[Figure]) -> Places:
    """A few figures, as large as there is room, four in a row at the least."""
    columns, rows = next(
        (columns, rows)
        for columns in range(4, FEW + 1)
        if (rows := -(-len(figures) // columns)) * (box.width / columns * LARGE + GAP) <= box.height
    )
    wide = (box.width - GAP * (columns - 1)) / columns
    high = min(wide * LARGE, (box.height - GAP * (rows - 1)) / rows)
    places = (row.columns(*[REST] * columns, gap=GAP) for row in box.pile(rows, high, GAP))
    return list(zip(figures, chain.from_iterable(places), strict=False))


def _by_class(box: Box, figures: Sequence[Figure]) -> Places:
    """Many figures: a row of ten to sixteen for each class, or several where a class has too many."""
    room, most = max(1, int(box.height // (LEAST_HIGH + GAP))), 10
    while len(rows := rows_of(figures, most)) > room and most < 16:
        most += 1
    high = min(MOST_HIGH, (box.height - GAP * (len(rows) - 1)) / len(rows))
    places: Places = []
    for row, line in zip(rows, box.pile(len(rows), high, GAP), strict=True):
        places += zip(row, line.columns(*[REST] * max(8, len(row)), gap=GAP), strict=False)
    return places


def rows_of(figures: Sequence[Figure], most: int) -> list[list[Figure]]:
    """The figures in rows: each class its own, or several where a class has too many."""
    rows: list[list[Figure]] = []
    for letter in CLASSES:
        own = [figure for figure in figures if figure.colour == letter]
        rows += [own[at : at + most] for at in range(0, len(own), most)]
    return rows
