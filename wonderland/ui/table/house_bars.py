"""What stands above and below a board of the house's: whose turn it is, what helps, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE
from wonderland.core.message import say
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, buttons_in, line_in, text_width
from wonderland.ui.kit.sizes import BAR_TITLE, NOTE, PLAIN
from wonderland.ui.kit.spaces import APART, LOW_CONTROL, TIGHT
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.steps import Steps, draw_steps, least_width
from wonderland.ui.table.table import Table

LEAST_TITLE = PLAIN
"""A title that would be smaller in one line takes two."""
UNDER = 20.0
"""The height of the turn below a title."""
TOKEN, STEP = 9.0, 24.0
"""The radius of a token, and how far apart they stand."""


class Tokens(NamedTuple):
    """What a turn has to spend.

    Attributes:
        name: what it is called.
        left, of: how many are left, of how many.
    """

    name: str
    left: int
    of: int


class Above(NamedTuple):
    """What a game tells in the upper bar.

    Attributes:
        title: what is done now; ``""`` for who is to act.
        when: how far the match is; ``""`` for the number of the turn.
        steps: what is done one after another; None for nothing.
        tokens: what the turn has to spend; None for nothing.
    """

    title: str = ""
    when: str = ""
    steps: Steps | None = None
    tokens: Tokens | None = None


class HouseBars:
    """Says what stands in both bars.

    Args:
        table: the table.
        asides: gives hints.
        begin_line: begins a line that is typed.
    """

    def __init__(self, table: Table, asides: Asides, begin_line: Callable[[], object]) -> None:
        self._table, self._asides, self._begin_line = table, asides, begin_line

    def draw_top(self, canvas: Canvas, top: Box, above: Above, *, covered: bool) -> None:
        """Draw the upper bar; on a table that hides something it offers less.

        Args:
            canvas: what is drawn on.
            top: where.
            above: what the game tells there.
            covered: whether nothing of the table is shown, or nothing that is somebody's own.
        """
        table = self._table
        canvas.fill(top.rect(canvas), "bar")
        menu = button("table-menu", say("Menu"), table.open_menu, hint=say("Esc"), shortcut="leave",
                      why=say("What may be done at any time"))  # fmt: skip
        buttons = [button("rules", say("Rules"), table.app.open_rules, "rules"), menu]
        if table.exits.analyse:
            why = say("How the match has gone so far")
            look = button("analyse", say("Analyse"), table.look_back, hint="", shortcut="analyse", why=why)
            buttons.insert(0, look)
        steady = self._draw_low(canvas, top.inset(20.0, 0), [*([] if covered else self._tools()), *buttons])
        row = self._draw_low(canvas, steady, [] if covered else self._back())
        match = table.session.match
        turn = above.when or (say("turn {turn}", turn=match.turn) if match.turn else "")
        if covered or match.result:
            self._draw_title(canvas, row, self._title(above.title), turn, 0.0)
            return
        # Undo comes and goes; so that no step moves with it, its room is kept. Redo is seldom there.
        undo: Spec = {**button("undo", say("Undo"), None, "undo"), "size": NOTE}
        ends = min(int(steady.right - canvas.buttons_wide([undo]) - APART), row.right)
        least = least_width(canvas, above.steps) + row.right - ends if above.steps else 0.0
        needs = least + _least_tokens(canvas, above.tokens) if least else 0.0
        told = self._draw_title(canvas, row, self._title(above.title), turn, needs)
        left = row.after(told, 2 * APART)
        if above.tokens is not None:
            left = left.after(_draw_tokens(canvas, left, above.tokens, least), APART)
        if above.steps is not None:
            steps = left.without(right=left.right - ends)
            draw_steps(canvas, steps, above.steps, table.app.open_rules)

    @staticmethod
    def _draw_title(canvas: Canvas, row: Box, said: str, turn: str, needs: float) -> Box:
        """Draw the title, and the turn behind it, or below it where too little room would be left else.

        Args:
            canvas: what is drawn on.
            row: where there is room.
            said: the title.
            turn: how far the match is.
            needs: how wide it is what stands behind both.

        Returns:
            what they take of the row.
        """
        wide = text_width(canvas, turn, LABEL, PLAIN)
        whole = text_width(canvas, said, TITLE, BAR_TITLE) + wide + 3 * APART
        if needs and turn and whole + needs > row.width:
            over, under = row.inset(0, TIGHT).rows(REST, UNDER)
            first = line_in(canvas, over, said, TITLE, PLAIN + 2, "bar-text")
            below = line_in(canvas, under, turn, LABEL, NOTE, "bar-quiet")
            return max(first, below, key=lambda one: one.right)
        title, _ = row.columns(REST, wide, gap=APART)
        long = text_width(canvas, said, TITLE, LEAST_TITLE) > title.width
        drawn = line_in(canvas, title, said, TITLE, BAR_TITLE, "bar-text", high=long)
        rest = row.after(drawn, APART)
        return line_in(canvas, rest, turn, LABEL, PLAIN, "bar-quiet", foot=(TITLE, BAR_TITLE))

    def _title(self, now: str) -> str:
        """How the match ended, what is learnt, what is done now, or who is to act."""
        table = self._table
        match, game = table.session.match, table.session.game
        if table.frame and table.frame.title:
            return table.frame.title
        if match.to_act is not None:
            seat = match.active if match.to_act == CHANCE else match.to_act
            return now or (say("{name} to act", name=game.info.name_of(seat)) if seat else "")
        # how it ended is not told before it was seen
        return say("The match is over") if table.board.film.holding else game.text.ending(match)

    @staticmethod
    def _draw_low(canvas: Canvas, box: Box, buttons: Sequence[Spec]) -> Box:
        """Draw buttons at the right end of a part of the bar; return what is left of it."""
        low: list[Spec] = [{**spec, "size": NOTE} for spec in buttons]
        return buttons_in(canvas, box, LOW_CONTROL, low, APART)

    def _back(self) -> list[Spec]:
        """What takes back and plays again; it comes and goes, so all else keeps its place beside it."""
        table = self._table
        if table.frame or table.foot_instead() is not None:
            return []
        return [*reversed(table.back.buttons())]

    def _tools(self) -> list[Spec]:
        """What helps in any phase: it stands where nothing comes and goes beside it."""
        table = self._table
        if table.foot_instead() is not None:
            return []
        typing = button("type", say("Type a line"), self._begin_line, "type")
        if table.frame:
            return [typing]
        hint = self._asides.hint.steady() if table.app.settings.values.hints else []
        return [*hint, typing]

    def foot(self, asked: Foot, *, theirs: bool) -> Foot:
        """What the foot bar says and offers, from what the seat that looks on is asked.

        Args:
            asked: that.
            theirs: whether others are waited for where they are to act.
        """
        table = self._table
        if (instead := table.foot_instead()) is not None:
            return instead
        acts = table.session.match.to_act
        if refused := table.control.refused:
            words = str(IllegalAction(refused.rule, refused.message).said)
            asked = asked._replace(sentence=words)
        elif acts != table.looking and theirs:
            name = table.session.game.info.name_of(acts) if acts and acts != CHANCE else ""
            words = say("{name} is thinking.", name=name) if name else ""
            asked = asked._replace(sentence=words)
        return table.frame.foot(asked) if table.frame else asked

    def covered_foot(self) -> Foot:
        """What stands under a table of which nothing is shown: whose it is."""
        table = self._table
        name = table.session.game.info.name_of(table.looking)
        leave = button("leave", say("Leave"), table.exits.leave, hint=say("Esc"))
        words = say("Nothing is shown before {name} says that it is there.", name=name)
        return table.foot_instead() or Foot(words, [leave])


def _least_tokens(canvas: Canvas, tokens: Tokens | None) -> float:
    """How wide tokens are without their name, and the gaps round them."""
    if tokens is None:
        return 0.0
    number = text_width(canvas, str(tokens.left), BOLD, PLAIN)
    return STEP * max(tokens.of, tokens.left) + TIGHT + number + APART


def _draw_tokens(canvas: Canvas, box: Box, tokens: Tokens, behind: float) -> Box:
    """Draw a token for each that a turn has, those that are spent as a ring, where there is room.

    Args:
        canvas: what is drawn on.
        box: where.
        tokens: what the turn has.
        behind: how wide it is what stands behind them; their name gives way to it.

    Returns:
        the part of the box that they take.
    """
    name = text_width(canvas, tokens.name, LABEL, PLAIN)
    row = STEP * max(tokens.of, tokens.left)
    number = text_width(canvas, str(tokens.left), BOLD, PLAIN)
    if box.width < row + number + APART:
        return box.columns(0.0, REST)[0]
    begins = box.x
    if box.width - behind >= name + row + number + 2 * APART:
        box = box.after(line_in(canvas, box, tokens.name, LABEL, PLAIN, "bar-text"), TIGHT)
    y = canvas.px(box.centre[1])
    for place in range(max(tokens.of, tokens.left)):
        centre = canvas.px(box.x + STEP * (place + 0.5)), y
        if place < tokens.left:
            canvas.disc(centre, canvas.px(TOKEN), "now")
            canvas.hoop(centre, canvas.px(TOKEN), canvas.px(1.5), "ghost-edge")
            canvas.hoop(centre, canvas.px(TOKEN * 0.6), canvas.px(1), "ghost-edge")
        else:
            canvas.hoop(centre, canvas.px(TOKEN), canvas.px(1.5), "bar-quiet")
    line_in(canvas, box.without(left=row + TIGHT), str(tokens.left), BOLD, PLAIN, "bar-text")
    return Box(begins, box.y, box.x - begins + row + TIGHT + number, box.height)
