"""The menu in a match: what a player may do at any time, in a box over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from wonderland.core.message import say
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.scene import Aside, Scene
from wonderland.ui.kit.spaces import GAP
from wonderland.ui.table.over_table import draw_over, high_for

BUTTON = 36.0
"""How high each of its buttons is."""
SURE = say("Yes: {what}")


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """Something that a player may do.

    Attributes:
        key: tells it from the others.
        label: what it is called.
        act: does it, once the menu is gone; None where that can't be now.
        why: what it means, or why it can't be.
        sure: whether it must be chosen twice, since it can't be taken back.
    """

    key: str
    label: str
    act: Callable[[], object] | None
    why: str = ""
    sure: bool = False


class TableMenu(Aside):
    """Lies over a table, which waits; Escape goes back to it.

    Args:
        app: the window.
        below: the table.
        choices: what may be done, from the top down; saving by a name is put before the last.
    """

    def __init__(self, app: App, below: Scene, choices: Sequence[MenuChoice]) -> None:
        super().__init__(app)
        self.below = below
        self.choices = [*choices[:-1], *self._saving(), *choices[-1:]]
        self._asked = ""

    def first_focus(self) -> str:
        """Enter goes on with the match."""
        return "back"

    def _saving(self) -> list[MenuChoice]:
        """Saving under a name of one's own, where the match is one that is kept."""
        session = getattr(self.below, "session", None)
        save = self.app.on_save_as
        if save is None or not getattr(session, "saves", False):
            return []
        return [
            MenuChoice(
                "save",
                say("Save as"),
                save,
                say("Under a name; {key} saves at once", key=self.app.controls.shown("save-now")),
            )
        ]

    def _choose(self, choice: MenuChoice) -> None:
        """Do what was chosen; ask once more where it can't be taken back."""
        if choice.sure and self._asked != choice.key:
            self._asked = choice.key
            return
        self.app.pop()
        if choice.act:
            choice.act()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table in the dark, and the box in its middle."""
        rows = len(self.choices) + 1
        high = high_for(rows * BUTTON + (rows - 1) * GAP)
        room = draw_over(canvas, self.below, (330.0, high), say("The match waits"))
        *places, last = room.pile(rows, BUTTON, GAP)
        for choice, place in zip(self.choices, places, strict=True):
            asked = self._asked == choice.key
            label = SURE.format(what=choice.label) if asked else choice.label
            act = partial(self._choose, choice) if choice.act else None
            canvas.button(f"menu-{choice.key}", place.rect(canvas), label, act, why=choice.why)
        canvas.button("back", last.rect(canvas), say("Go on"), self.app.pop, hint=say("Esc"), primary=True)
