"""Lists of matches, a row for each: where the list lies, and the parts of a row."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

import pygame

from wonderland.ui.kit.action_bar import Spec
from wonderland.ui.kit.app import App
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, READ
from wonderland.ui.kit.layout import REST, Box, line_in, paragraph_in, screen
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.sizes import LARGE, NOTE
from wonderland.ui.kit.spaces import BAR, GAP, LOW_CONTROL, MARGIN, NEAR, TIGHT
from wonderland.ui.kit.title_bar import draw_title_bar
from wonderland.ui.shell.stills import Stills
from wonderland.ui.shell.turning import Turning

Item = TypeVar("Item")
HIGH = 64.0
"""The height of a row."""
BUTTON = 104.0
"""How wide a row's buttons are."""


class MatchRow(NamedTuple):
    """The parts of a row: its picture, its words, and its two buttons."""

    picture: Box
    words: Box
    buttons: tuple[Box, Box]


def draw_row(canvas: Canvas, row: Box) -> MatchRow:
    """Draw a row's plate, and part it."""
    canvas.fill(row.rect(canvas), "front", RADIUS)
    picture, words, *buttons = row.inset(NEAR, TIGHT).columns(96, REST, BUTTON, BUTTON, gap=GAP)
    one, other = (box.fitted(height=LOW_CONTROL) for box in buttons)
    return MatchRow(picture, words.inset(TIGHT, 0), (one, other))


class MatchListScreen(Aside, Generic[Item]):
    """A list of matches, a row for each, with what went wrong below it.

    Args:
        app: the window.
        stills: draws small pictures of where matches stand.

    Attributes:
        title: what the list is called.
        empty: what is said where it is.
        key: what the main button of a row is called by, before its number.
    """

    title: str
    empty: str
    key: str

    def __init__(self, app: App, stills: Stills) -> None:
        super().__init__(app)
        self._stills = stills
        self._turning = Turning()
        self._items: Sequence[Item] = []
        self._fault = self._said = ""

    @abstractmethod
    def _counted(self, count: int) -> str:
        """How many there are, beside the title."""

    @abstractmethod
    def _row(self, canvas: Canvas, row: Box, index: int, item: Item) -> None:
        """Draw a row, with its number among those in sight."""

    def _more(self) -> list[Spec]:
        """Further buttons of the bar."""
        return []

    def update(self, elapsed: float) -> bool:  # noqa: ARG002
        """Let one more picture be drawn."""
        return self._stills.update()

    def first_focus(self) -> str:
        """Enter means the first row's main button."""
        return f"{self.key}-0" if self._items else "back"

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape goes back; the wheel and the page keys turn."""
        return self._turning.handle(event) or super().handle(event)

    def rule_now(self) -> str:
        """The rule that a record breaks."""
        return parted(self._fault)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each match."""
        canvas.surface.fill(canvas.theme["panel"])
        page = screen(canvas).inset(MARGIN, 0).fitted(960)
        _, list_, foot = page.rows(BAR + MARGIN, REST, 46.0)
        rows = self._turning.rows(list_, len(self._items), (HIGH, HIGH))
        if len(rows) < len(self._items):
            canvas.scrolls.append(list_.rect(canvas))
        back: Spec = {**self.back, "primary": not self._items}
        buttons = [*self._turning.buttons(), back, *self._more()]
        draw_title_bar(canvas, self.title, buttons, self._counted(len(self._items)))
        if not self._items:
            paragraph_in(canvas, list_, self.empty, READ, LARGE)
        in_sight = self._items[self._turning.first :]
        for index, (item, row) in enumerate(zip(in_sight, rows, strict=False)):
            self._row(canvas, row, index, item)
        if self._fault:
            self._draw_fault(canvas, foot)
        elif self._said:
            line_in(canvas, foot, self._said, LABEL, NOTE, "quiet")
        else:
            self._turning.draw_where(canvas, foot)

    def _draw_fault(self, canvas: Canvas, foot: Box) -> None:
        """Say below the list what went wrong, with the rule that a record breaks."""
        said, rule = parted(self._fault)
        before, _ = foot.columns(REST, BUTTON if rule else 0.0)
        drawn = line_in(canvas, before, said, LABEL, NOTE, "refusal")
        if rule:
            place = foot.after(drawn, GAP)
            rule_link(canvas, "refused", *place.left, rule, self.app.open_rules)
