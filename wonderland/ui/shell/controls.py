"""The keys and gamepad buttons: what each does, and pressing the new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from wonderland.core.message import commas, say
from wonderland.session.controls import NamedAction
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, line_in, screen
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import APART, BAR, CORNER, GAP, MARGIN, PAD, TIGHT
from wonderland.ui.kit.title_bar import draw_title_bar

ROW, WIDEST, CHIP = 40.0, 1100.0, 130.0
"""The height of a row, the most width of the list, and the width of a key."""
KEYS, PADS = "keys", "pads"
WAITS = say("Press the new one; Escape leaves it")


class ControlsScreen(Aside):
    """Lists every action with its key and its button; a click, and the next press is the new one.

    Args:
        app: the window.


    Attributes:
        waiting: the action whose key or button is being chosen, and which of both; None for none.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.waiting: tuple[str, str] | None = None
        self._first = 0
        self._room = 1

    @property
    def catches(self) -> bool:  # type: ignore[override]
        """Every key and button counts while a new one is chosen."""
        return self.waiting is not None

    def first_focus(self) -> str:
        """Enter goes back."""
        return "back"

    # --- choosing ----------------------------------------------------------------------------
    def wait_for(self, action: str, kind: str) -> None:
        """Let the next press be the key or the button of an action."""
        self.waiting = (action, kind)

    def set(self, action: str, kind: str, value: str | int) -> None:
        """Set a key or a button, and keep it in the settings."""
        held = getattr(self.app.settings.values, kind)
        self.app.settings.change(**{kind: {**held, action: value}})
        self.app.refit()

    def reset(self) -> None:
        """Go back to the keys and buttons that the game comes with."""
        self.app.settings.change(keys={}, pads={})
        self.app.refit()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take the press that was waited for; the wheel and the page keys turn."""
        if self.waiting and event.type in (pygame.KEYDOWN, pygame.JOYBUTTONDOWN):
            self._take(event)
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.y)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn(self._room if event.key == pygame.K_PAGEDOWN else -self._room)
            return True
        return super().handle(event)

    def _take(self, event: pygame.event.Event) -> None:
        assert self.waiting is not None
        action, kind = self.waiting
        if event.type == pygame.JOYBUTTONDOWN and kind == PADS:
            self.set(action, kind, int(event.button))
        elif event.type == pygame.KEYDOWN and event.key != pygame.K_ESCAPE:
            if kind == PADS:
                return  # a key is no button: it is waited on
            self.set(action, kind, pygame.key.name(event.key))
        self.waiting = None

    def _turn(self, rows: int) -> None:
        self._first = max(0, min(self._first + rows, len(self._rows()) - self._room))

    # --- drawing -----------------------------------------------------------------------------
    def _rows(self) -> list[NamedAction | str]:
        """The rows: each group's title, and its actions."""
        found: list[NamedAction | str] = []
        for group in self.app.controls.groups:
            found += [group.title, *group.actions]
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows that are in sight."""
        canvas.surface.fill(canvas.theme["panel"])
        draw_title_bar(canvas, say("Keys and buttons"), [
            {"key": "reset", "label": say("As they were made"), "act": self.reset},
            {"key": "earlier", "label": say("Up"), "act": partial(self._turn, -self._room)},
            {"key": "later", "label": say("Down"), "act": partial(self._turn, self._room)},
            {**self.back, "primary": True},
        ])  # fmt: skip
        page = screen(canvas).fitted(WIDEST).inset(MARGIN, 0)
        _, room, _ = page.rows(BAR + PAD, REST, PAD)
        rows = self._rows()
        self._room = max(1, int(room.height // ROW))
        self._turn(0)
        shown = rows[self._first : self._first + self._room]
        list_, _ = room.rows(ROW * len(shown), REST)
        canvas.fill(list_.inset(-APART, -TIGHT).rect(canvas), "front", CORNER)
        for row, place in zip(shown, room.pile(len(shown), ROW), strict=True):
            if isinstance(row, str):
                line_in(canvas, place.without(top=GAP), row, BOLD, PLAIN)  # nearer to its actions
            else:
                self._draw_action(canvas, place, row)

    def _draw_action(self, canvas: Canvas, place: Box, action: NamedAction) -> None:
        controls = self.app.controls
        says, key, pad = place.inset(0, TIGHT).columns(REST, CHIP, CHIP, gap=GAP)
        against = [other.says for other in controls.conflicts(action.name)]
        words = action.says
        if against:
            words = say("{action}; the same as: {others}", action=words, others=commas(against))
        ink = "refusal" if against else "text"
        line_in(canvas, says.without(left=APART), words, LABEL, PLAIN, ink)
        number = controls.pad(action.name)
        labels = {
            KEYS: controls.shown(action.name),
            PADS: "" if number is None else say("Button {number}", number=number),
        }
        for kind, box in ((KEYS, key), (PADS, pad)):
            waits = self.waiting == (action.name, kind)
            change: Callable[[], None] | None = partial(self.wait_for, action.name, kind)
            why = WAITS if waits else say("Press to choose another")
            if action.fixed:
                change, why = None, say("This one is fixed")
            label = say("Press it now") if waits else labels[kind] or say("none")
            canvas.button(f"{kind}:{action.name}", box.rect(canvas), label, change, why=why, size=NOTE,
                          primary=waits)  # fmt: skip
