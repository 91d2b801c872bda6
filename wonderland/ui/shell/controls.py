"""The keys and gamepad buttons: what each does, and pressing the new one."""

from __future__ import annotations

from functools import partial

import pygame

from wonderland.core.message import commas, say
from wonderland.session.controls import NamedAction, PadInput, shown_pad
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, line_in, screen
from wonderland.ui.kit.presses import chosen_name
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import APART, BAR, CORNER, GAP, MARGIN, PAD, TIGHT
from wonderland.ui.kit.title_bar import draw_title_bar
from wonderland.ui.table.table_menu import SURE

ROW, CHIP = 40.0, 130.0
"""The height of a row, and the width of a key."""
KEYS, PADS = "keys", "pads"


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
        self._asked = False
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
        self.waiting, self._asked = (action, kind), False

    def wait_no_more(self) -> None:
        """Leave the key or the button as it is."""
        self.waiting = None

    def set(self, action: str, kind: str, value: PadInput) -> None:
        """Set a key or a button, and keep it in the settings."""
        controls = self.app.controls
        if kind == PADS:
            self._keep(pads=controls.with_pad(action, value))
        else:
            self._keep(keys=controls.with_key(action, str(value)))

    def set_apart(self, action: str) -> None:
        """End what an action shares with others."""
        keys, pads = self.app.controls.apart(action)
        self._keep(keys=keys, pads=pads)

    def reset(self) -> None:
        """Go back to the keys and buttons that the game comes with; ask once more before."""
        self.waiting = None
        self._asked = not self._asked
        if not self._asked:
            self._keep(keys={}, pads={})

    def _keep(self, **values: object) -> None:
        self.app.settings.change(**values)
        self.app.refit()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take the press that was waited for; the wheel and the page keys turn."""
        if self.waiting and event.type in (pygame.KEYDOWN, pygame.JOYBUTTONDOWN):
            self._take(event, *self.waiting)
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.y)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn(self._room if event.key == pygame.K_PAGEDOWN else -self._room)
            return True
        return super().handle(event)

    def _take(self, event: pygame.event.Event, action: str, kind: str) -> None:
        """Set what was pressed; what means to leave leaves all as it was.

        Whoever wants another action on that gives leaving another one: standard ones change places.
        """
        controls = self.app.controls
        of_pad = event.type == pygame.JOYBUTTONDOWN
        pressed: PadInput = event.button if of_pad else chosen_name(event)
        if pressed == "":
            return  # Shift alone: what is held with it is waited for
        left = controls.pad("leave") if of_pad else controls.key("leave")
        if of_pad != (kind == PADS):
            if not of_pad and pressed != left:
                return  # a key is no button: it is waited on
        elif pressed != left:
            self.set(action, kind, pressed)
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
        values = self.app.settings.values
        own = bool(values.keys or values.pads)
        usual = say("The usual ones")
        draw_title_bar(canvas, say("Keys and buttons"), [
            {"key": "reset", "label": SURE.format(what=usual) if self._asked else usual,
             "act": self.reset if own else None,
             "why": say("Puts back all that was changed here") if own else say("Nothing was changed")},
            {"key": "earlier", "label": say("Up"), "act": partial(self._turn, -self._room)},
            {"key": "later", "label": say("Down"), "act": partial(self._turn, self._room)},
            {**self.back, "primary": True},
        ])  # fmt: skip
        page = screen(canvas).fitted(1100).inset(MARGIN, 0)
        _, room, _ = page.rows(BAR + PAD, REST, PAD)
        rows = self._rows()
        self._room = max(1, int(room.height // ROW))
        self._turn(0)
        shown = rows[self._first : self._first + self._room]
        list_, _ = room.rows(ROW * len(shown), REST)
        if len(shown) < len(rows):
            canvas.scrolls.append(list_.rect(canvas))
        canvas.fill(list_.inset(-APART, -TIGHT).rect(canvas), "front", CORNER)
        for row, place in zip(shown, room.pile(len(shown), ROW), strict=True):
            if isinstance(row, str):
                line_in(canvas, place.without(top=GAP), row, BOLD, PLAIN)  # nearer to its actions
            else:
                self._draw_action(canvas, place, row)

    def _draw_action(self, canvas: Canvas, place: Box, action: NamedAction) -> None:
        controls = self.app.controls
        against = [other.says for other in controls.conflicts(action.name)]
        row = place.inset(0, TIGHT)
        wides = (REST, 150, CHIP, CHIP) if against else (REST, CHIP, CHIP)
        says, *apart, key, pad = row.columns(*wides, gap=GAP)
        words = action.says
        if against:
            words = say("{action}; the same as: {others}", action=words, others=commas(against))
            self._draw_apart(canvas, apart[0], action)
        ink = "refusal" if against else "text"
        line_in(canvas, says.without(left=APART), words, LABEL, PLAIN, ink)
        labels = {KEYS: controls.shown(action.name), PADS: shown_pad(controls.pad(action.name))}
        for kind, box in ((KEYS, key), (PADS, pad)):
            waits = self.waiting == (action.name, kind)
            change = self.wait_no_more if waits else partial(self.wait_for, action.name, kind)
            why = (
                say("Press the new one; {key} or a click leaves it as it was", key=controls.shown("leave"))
                if waits
                else say("Press to choose another")
            )
            label = say("Press it now") if waits else labels[kind] or say("none")
            canvas.button(f"{kind}:{action.name}", box.rect(canvas), label, change, why=why, size=NOTE, primary=waits)

    def _draw_apart(self, canvas: Canvas, box: Box, action: NamedAction) -> None:
        """Draw what ends a conflict: the others go without, or this one, where others can't."""
        others = self.app.controls.conflicts(action.name)
        gives = not action.standard and any(other.standard for other in others)
        label, why = (
            (say("Not this one"), say("It goes without, since the other can't"))
            if gives
            else (say("Only this one"), say("The others go without"))
        )
        end = partial(self.set_apart, action.name)
        canvas.button(f"apart:{action.name}", box.rect(canvas), label, end, why=why, size=NOTE)
