"""The pool builder's figures: tabs by class with a search, a row for each class, those chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice.figure import Figure
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.figures import draw_mark, draw_of_pool
from wonderland.ui.games.dungeon_dice.looks import CLASSES, sprite
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, Share

PLURALS = {
    "W": say("Demons"),
    "B": say("Warriors"),
    "Y": say("Undead"),
    "G": say("Beasts"),
    "R": say("Dragons"),
    "K": say("Items"),
}
ALL = "all"
GAP = 7.0
SIDE = "w"
LEAST_HIGH, MOST_HIGH = 58.0, 96.0
IN_A_ROW, MOST_IN_A_ROW = 10, 16
FEW, FEWEST_IN_A_ROW, LARGE = 16, 4, 1.06
"""So many figures have large cells, so many in a row at the least, and so high for their width."""
STANDING, ALOFT = 0.1, 0.27
"""How far a figure reaches above its box, in its sizes, and one that flies; in a small cell it may
reach past that."""
SEARCH = 100.0
PAD, ICON, TAB_GAP = 6.0, 20.0, 4.0
"""Within a tab at its ends, a class's mark with the room after it, and between two tabs."""
COUNT_GAP, SEARCH_GAP, SEARCH_PAD, TAB_FOOT = 5.0, 6.0, 10.0, 2.0
"""Before the number in a tab, between the tabs and what is searched for, in that field before its
words, and free below both."""
MARK_AT, MARK, COUNT_AT = 13.0, 18.0, 12.0
"""In a cell: the middle of its class's mark from the corner, its side, and the middle of the number."""
CELL_EDGE, FIGURE_EDGE = 2.0, 4.0
"""How near a name and a figure come to the sides of their cell."""
NAME_SIZE, LARGE_NAME_SIZE = 13, 16
NAME_HIGH, NAME_LEAST, TALL, NAME_MOST = 28.0, 22.0, 78.0, 33.0
"""The room of a name where its cell is so tall, where it is not, and for a name that needs more."""

CHOSEN_EDGE, CHOSEN_WORDS, CHOSEN_ROW, CHOSEN_CELL, CHOSEN_FIGURE = 12.0, 72.0, 20.0, 66.0, 50.0
"""In the row of those that are chosen: its edge, its words, a row of these, a cell, a figure."""


def draw_tabs(
    canvas: Canvas, box: Box, tab: str, counts: Mapping[str, int], choose: Callable[[str], object],
    search: str, typing: bool, begin: Callable[[], object],
) -> None:  # fmt: skip
    """Draw the tabs, each with how many of its class are chosen, and what is searched for."""
    box, _ = box.rows(REST, TAB_FOOT)
    tabs, field = box.columns(REST, SEARCH, gap=SEARCH_GAP)
    middle, x = box.centre[1], tabs.x
    size, spelt = _tabs_fit(canvas, tabs.width, counts)
    for key in (ALL, *CLASSES):
        label = say("All") if key == ALL else PLURALS[key]
        count = sum(counts.values()) if key == ALL else counts[key]
        shown = label if spelt or key == ALL else ""
        number = canvas.fonts.size(str(count), BOLD, size)[0] / canvas.scale
        icon = 0.0 if key == ALL else ICON
        width = _tab_width(canvas, shown, count, size, icon)
        rect = canvas.rect(x, box.y, width, box.height)
        region = canvas.region(
            f"tab-{key}", rect, partial(choose, key), say("{what}, {n} chosen", what=label, n=count)
        )
        on = tab == key
        canvas.fill(rect, "button" if on else "box", 8)
        if not on and canvas.pointer.hover == region.key:
            canvas.outline(rect, "line", 2, 8)
        ink = "button-text" if on else "text"
        if icon:
            drawn = canvas.sprites.get(sprite(f"mark-{key}"), (canvas.px(18), canvas.px(19)))
            at = (canvas.px(x + PAD + MARK / 2), canvas.px(middle))
            canvas.surface.blit(drawn, drawn.get_rect(center=at))
        if shown:
            canvas.text(shown, x + PAD + icon, middle, LABEL, size, ink, within=rect)
        canvas.text(str(count), x + width - PAD - number, middle, BOLD, size, ink, within=rect)
        canvas.ring(region, 8)
        x += width + TAB_GAP
    rect = field.rect(canvas)
    region = canvas.region(
        "search", rect, begin, say("Search"), say("Names, classes, abilities: type a word")
    )
    canvas.fill(rect, "front", 8)
    canvas.outline(rect, "now" if typing else "line", 2.4 if typing else 1, 8)
    words = f"{search}|" if typing else search or say("Search")
    ink = "text" if search or typing else "quiet"
    inner = field.inset(SEARCH_PAD, 0)
    canvas.text(
        canvas.fitted(words, LABEL, 14, inner.width), *inner.left, LABEL, 14, ink, within=rect
    )
    canvas.ring(region, 8)


def _tab_width(canvas: Canvas, shown: str, count: int, size: float, icon: float) -> float:
    wide = canvas.fonts.size(shown, LABEL, size)[0] / canvas.scale if shown else 0.0
    number = canvas.fonts.size(str(count), BOLD, size)[0] / canvas.scale
    return 2 * PAD + icon + wide + COUNT_GAP + number


def _tabs_fit(canvas: Canvas, room: float, counts: Mapping[str, int]) -> tuple[float, bool]:
    """The size of the tabs' words, and whether there is room for those of the classes."""
    for size in (14.0, 13.0):
        widths = [_tab_width(canvas, PLURALS[key], counts[key], size, ICON) for key in CLASSES]
        whole = _tab_width(canvas, say("All"), sum(counts.values()), size, 0.0)
        if sum(widths) + whole + len(widths) * TAB_GAP <= room:
            return size, True
    return 14.0, False


def rows_of(figures: Sequence[Figure], most: int) -> list[list[Figure]]:
    """The figures in rows: each class its own, or several where a class has too many."""
    rows: list[list[Figure]] = []
    for letter in CLASSES:
        own = [figure for figure in figures if figure.colour == letter]
        rows += [own[at : at + most] for at in range(0, len(own), most)]
    return rows


def draw_grid(
    canvas: Canvas, box: Box, facts: Facts, figures: Sequence[Figure], chosen: Sequence[str],
    shown: str, click: Callable[[str], object],
) -> None:  # fmt: skip
    """Draw the figures that can be chosen."""
    if not figures:
        nobody, _ = box.rows(LEAST_HIGH, REST)
        words = say("Nobody is called so, or can do such a thing.")
        canvas.text(words, *nobody.left, LABEL, 16, "quiet")
        return
    for figure, cell in _places(box, figures):
        count = chosen.count(figure.code)
        _draw_cell(canvas, cell, facts, figure, count, figure.code == shown, click)


def _places(box: Box, figures: Sequence[Figure]) -> list[tuple[Figure, Box]]:
    """Where each figure stands: a few as large as there is room, many in a row for each class."""
    if len(figures) > FEW:
        return _by_class(box, figures)
    columns, rows = next(
        (columns, rows)
        for columns in range(FEWEST_IN_A_ROW, FEW + 1)
        if (rows := -(-len(figures) // columns)) * (box.width / columns * LARGE + GAP) <= box.height
    )
    wide = (box.width - GAP * (columns - 1)) / columns
    high = min(wide * LARGE, (box.height - GAP * (rows - 1)) / rows)
    return [
        (figure, _cell(box, index % columns, index // columns, wide, high))
        for index, figure in enumerate(figures)
    ]


def _by_class(box: Box, figures: Sequence[Figure]) -> list[tuple[Figure, Box]]:
    room = max(1, int(box.height // (LEAST_HIGH + GAP)))
    most = IN_A_ROW
    rows = rows_of(figures, most)
    while len(rows) > room and most < MOST_IN_A_ROW:
        most += 1
        rows = rows_of(figures, most)
    high = min(MOST_HIGH, (box.height - GAP * (len(rows) - 1)) / len(rows))
    places = []
    for number, row in enumerate(rows):
        columns = max(8, len(row))
        wide = (box.width - GAP * (columns - 1)) / columns
        places += [(figure, _cell(box, at, number, wide, high)) for at, figure in enumerate(row)]
    return places


def _cell(box: Box, column: int, row: int, wide: float, high: float) -> Box:
    return Box(box.x + column * (wide + GAP), box.y + row * (high + GAP), wide, high)


def _draw_cell(
    canvas: Canvas, cell: Box, facts: Facts, figure: Figure, count: int, shown: bool,
    click: Callable[[str], object],
) -> None:  # fmt: skip
    rect = cell.rect(canvas)
    key = f"choose-{figure.code}"
    words = commas([figure.name, facts.class_line(figure.kind_name), say("{n} chosen", n=count)])
    region = canvas.region(key, rect, partial(click, figure.code), words)
    canvas.fill(rect, "front" if count else "box", 8)
    if count:
        canvas.outline(rect, "ghost-edge", 2.6, 8)
    elif canvas.pointer.hover == key:
        canvas.outline(rect, "line", 2, 8)
    if shown:
        canvas.outline(rect.inflate(canvas.px(6), canvas.px(6)), "text", 2.6, 10)
    letters = NAME_SIZE if cell.height <= MOST_HIGH else LARGE_NAME_SIZE
    role, ink = (BOLD, "text") if count else (LABEL, "quiet")
    room = cell.width - 2 * CELL_EDGE
    whole = canvas.fonts.size(figure.name, BOLD, letters)[0] <= canvas.px(room)
    name = figure.name if whole else figure.short or figure.name
    below = NAME_HIGH if cell.height > TALL else NAME_LEAST
    if canvas.lines_in(name, role, letters, room, below)[0][-1].endswith("…"):
        below = NAME_MOST
    flies = "FLYING" in facts.traits(figure.code)
    above = (1 + (ALOFT if flies else STANDING)) if cell.height > MOST_HIGH else 1.0
    size = min((cell.height - below - FIGURE_EDGE) / above, cell.width - 2 * FIGURE_EDGE)
    at = (canvas.px(cell.centre[0] - size / 2), canvas.px(cell.bottom - below - size))
    draw_of_pool(canvas, figure.code, figure.kind_name, SIDE, at, canvas.px(size), flying=flies)
    draw_mark(
        canvas,
        figure.kind_name,
        (canvas.px(cell.x + MARK_AT), canvas.px(cell.y + MARK_AT)),
        canvas.px(MARK),
    )
    if count > 1:
        x, y = cell.right - COUNT_AT, cell.y + COUNT_AT
        middle = (canvas.px(x), canvas.px(y))
        canvas.disc(middle, canvas.px(9), "chip")
        canvas.text(str(count), x, y, BOLD, 13, "chip-text", CENTRE)
    canvas.text(name, cell.centre[0], cell.bottom - below / 2, role, letters, ink, CENTRE, rect,
                room=room, high=below)  # fmt: skip
    canvas.ring(region, 8)


def draw_chosen(
    canvas: Canvas, box: Box, facts: Facts, chosen: Sequence[str], most: int,
    show: Callable[[str], Callable[[], object]],
) -> None:  # fmt: skip
    """Draw the figures that are chosen, in one row."""
    rect = box.rect(canvas)
    canvas.fill(rect, "line", 10)
    words, figures = box.inset(CHOSEN_EDGE, 0).columns(CHOSEN_WORDS, REST)
    count, what = words.lines(CHOSEN_ROW, CHOSEN_ROW)
    says = say("{n} of {most}", n=len(chosen), most=most)
    canvas.text(says, *count.left, BOLD, 17, within=rect)
    canvas.text(say("figures"), *what.left, LABEL, 15, within=rect)
    ordered = sorted(
        chosen, key=lambda code: (CLASSES.index(facts.kind(code)[1]), facts.kind(code), code)
    )
    places = figures.inset(0, CELL_EDGE).columns(*[Share(most=CHOSEN_CELL)] * most)
    for index, (code, place) in enumerate(zip(ordered, places, strict=False)):
        cell = place.rect(canvas)
        size = min(CHOSEN_FIGURE, place.width + FIGURE_EDGE)
        x, _ = place.centre
        at = (canvas.px(x - size / 2), canvas.px(place.bottom - FIGURE_EDGE - size))
        region = canvas.region(
            f"chosen-{index}", cell, show(code), facts.name(code), facts.name(code)
        )
        kind = facts.kind(code)
        flies = "FLYING" in facts.traits(code)
        draw_of_pool(canvas, code, kind, SIDE, at, canvas.px(size), flying=flies)
        canvas.ring(region, 8)
