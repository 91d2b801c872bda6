"""What is put to a player low on the screen: check defense, the dominoes of a path, a size."""

from __future__ import annotations

from functools import partial

from wonderland.core.message import commas, say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.state_form import factors_of
from wonderland.games.wonderland.words import points, words_of
from wonderland.ui.games.wonderland.ask_box import AskBox
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.games.wonderland.size_slider import n_slider
from wonderland.ui.kit.canvas import KEY, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, box_of

HEAD, ROW = 104.0, 70.0
"""The height of check defense without its rows, and of a row."""
TWO_LINES = (10.5, 23.0, 23.0, REST)
"""A row of check defense as two lines of text."""
RACK, TILES = (470.0, 58.0), (84.0, 84.0, 84.0)
"""The size of the rack, and the width of each domino's place in it."""


class DefenseBox(AskBox):
    """Check defense: for each being with points, what a Defend would do (picture 06)."""

    wide = 552.0

    def primary(self) -> str:
        """The key of what Enter means: a Defend that is of use, or that nothing more is paid."""
        control = self.control
        for row in queries.worth_defending(control.match):
            if control.session.wants(f"{control.seat} defend {row.being[1:]}"):
                return f"defend-{row.being}"
        return "done"

    @property
    def high(self) -> float:
        """How high the box is."""
        return HEAD + ROW * len(queries.defence(self.control.match, self.control.seat))

    def about(self) -> list[str]:
        """The squares of the beings that it is about."""
        squares = {b["id"]: b["square"] for b in self.control.state["beings"]}
        rows = queries.defence(self.control.match, self.control.seat)
        return [squares[row.being] for row in rows]

    def _draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw a row for each being."""
        control = self.control
        side = control.seat
        state = control.state
        rows = queries.defence(control.match, side)
        inner = box_of(canvas, rect).inset(20, 0)
        _, head, *places, foot = inner.rows(14, 40, *(ROW for _ in rows), REST)
        title = say("{side} checks defense", side=SIDE_NAMES[side])
        canvas.text(title, head.x, head.centre[1], TITLE, 23, within=rect)
        have = factors_of(state, side)["D"]
        middle = head.centre[1] + 2  # on the large letters' line
        canvas.text(say("{n} Defend to pay", n=have), head.right, middle, BOLD, 15, "text", RIGHT)
        primary = self.primary()
        for row, place_of_row in zip(rows, places, strict=True):
            self._row(canvas, place_of_row.rows(REST, 4)[0], row, primary)
        _, buttons, _ = foot.rows(REST, 32, 12)
        canvas.buttons_right(buttons.right, buttons.y, buttons.height, [
            {"key": "done", "label": say("Done"), "hint": say("Enter") if primary == "done" else KEY,
             "act": partial(self.do, partial(control.line, "done")), "shortcut": "let-pass",
             "primary": primary == "done"},
        ])  # fmt: skip

    def _row(self, canvas: Canvas, place: Box, row: queries.Defence, primary: str) -> None:
        control = self.control
        box = place.rect(canvas)
        canvas.fill(box, "box", 6)
        _, piece, _, who, what, pays, _ = place.columns(8, 48, 10, 138, REST, 108, 8)
        card = queries.fixed(control.match).card(row.being)
        _, piece, _ = piece.rows(6, 52, REST)
        draw_piece(canvas, row.being[0], card, piece.rect(canvas), canvas.px(54))
        _, name, stats, _ = who.rows(*TWO_LINES)
        called = words_of(control.match).card(row.being[1:])
        canvas.text(called, name.x, name.centre[1], BOLD, 15, within=box)
        told = commas([say("Str {n}", n=row.strength), points(row.points)])
        canvas.text(told, stats.x, stats.centre[1], LABEL, 14.5, "quiet", within=box)
        after = (
            say("falls even so")
            if row.falls_defended
            else say("keeps {n} of {strength}", n=row.keeps, strength=row.strength)
        )
        if not row.saves:
            after = say("it saves nothing")
        undefended = (
            say("Undefended it falls.")
            if row.falls_undefended
            else say("Undefended it keeps {n}.", n=row.strength - row.points)
        )
        defended = (
            say("Def {n} (suit +1): {after}", n=row.defense, after=after)
            if row.bonus
            else say("Def {n}: {after}", n=row.defense, after=after)
        )
        _, *lines, _ = what.rows(*TWO_LINES)
        for words, line in zip((defended, undefended), lines, strict=True):
            room = line.inset(3.0, 0).width
            canvas.text(words, *line.left, LABEL, 14.5, within=box, room=room)
        if not row.saves:
            return
        refused = control.check(f"{control.seat} defend {row.being[1:]}")
        rect = pays.fitted(None, 32).rect(canvas)
        pay = partial(control.line, f"defend {row.being[1:]}")
        act = None if refused else partial(self.do, pay)
        why = refused.said if refused else ""
        key = f"defend-{row.being}"
        hint = say("Enter") if key == primary else ""
        canvas.button(key, rect, say("Defend"), act, why=why, size=15, hint=hint, primary=key == primary)


class Rack:
    """The three dominoes of a path: laid, in hand, waiting (picture 03)."""

    def __init__(self, control: Intent) -> None:
        self.control = control
        self.rect = Rect(0, 0, 0, 0)

    def where(self, canvas: Canvas, layout: Layout, *, aside: bool = False) -> Rect:
        """Where it lies: low in the middle of the felt, or ``aside`` to leave a lesson room."""
        width, high = RACK
        felt = _felt(canvas, layout)
        if not aside:
            _, low = felt.rows(REST, high)
            return low.fitted(width).rect(canvas)
        narrow = felt.width < 2 * width
        _, place, _ = felt.rows(8, high, REST) if narrow else felt.rows(REST, high, 0)
        _, place, _ = place.columns(REST, width, 14)
        return place.rect(canvas)

    def draw(self, canvas: Canvas, layout: Layout, *, aside: bool = False) -> None:
        """Draw the rack low on the felt."""
        self.rect = self.where(canvas, layout, aside=aside)
        canvas.cover(self.rect)
        canvas.fill(self.rect, "bar", 10)
        inner = box_of(canvas, self.rect)
        _, title, *places, _, told = inner.columns(16, 88, *TILES, 6, REST)
        canvas.text(say("Your path"), title.x, title.centre[1], BOLD, 16, "bar-text")
        laid = len(self.control.path.laid) // 2
        for index, place_of_tile in enumerate(places):
            tile = place_of_tile.columns(74, REST)[0]
            box = tile.fitted(None, 36).rect(canvas)
            colour = "quiet" if index < laid else "ghost" if index == laid else "panel"
            canvas.fill(box, colour, 6)
            canvas.outline(box, "ghost-edge" if index == laid else "line", 1.5, 6)
            _, middle, _ = tile.fitted(None, 24).columns(36.5, 1.5, REST)
            canvas.fill(middle.rect(canvas), "quiet")
        words = (say("first in hand"), say("second in hand"), say("third in hand"), say("all laid"))[laid]
        canvas.text(words, told.x, told.centre[1], LABEL, 13, "bar-quiet")


def _felt(canvas: Canvas, layout: Layout) -> Box:
    """The felt down to where boxes on it end."""
    felt = box_of(canvas, layout.felt)
    return felt.rows(layout.low / canvas.scale - felt.y, REST)[0]


class AimBar:
    """How large an ability or a blast is to be: a slider over the foot bar."""

    def __init__(self, control: Intent) -> None:
        self.control = control
        self.rect = Rect(0, 0, 0, 0)

    def draw(self, canvas: Canvas, layout: Layout, ability: queries.AbilityNow) -> None:
        """Draw the slider for n."""
        control = self.control
        _, low = _felt(canvas, layout).rows(REST, 42)
        _, bar, _ = low.columns(REST, 300, 20)
        self.rect = bar.rect(canvas)
        canvas.cover(self.rect)
        canvas.fill(self.rect, "bar", 10)
        factor = queries.fixed(control.match).definitions.factors[ability.factor]
        words = say("{n} of {most} {factor}", n=control.being.n, most=ability.most, factor=factor)
        said, slider = bar.columns(14, REST, 140, 18)[1:3]
        canvas.text(words, said.x, said.centre[1], BOLD, 15, "bar-text")
        n_slider(canvas, "n", slider.right, slider.centre[1], slider.width, control.being, ability.most)
