"""The settings (picture 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.session.settings import MOST_THINK
from wonderland.session.undo import NAMES
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, screen
from wonderland.ui.kit.scene import Aside
from wonderland.ui.shell.controls import ControlsScreen

ROW, HEAD, INSET, GAP = 50.0, 62.0, 22.0, 24.0
WIDEST, LEAST_TOP = 620.0, 80.0
PICTURE, PLAY = "Picture and sound", "Play"
Row = tuple[str, str, Callable[[Canvas, float, float], None]]
"""A setting: its name, a note, and what draws it, ending at a right edge in the middle of a row."""
SCALES = (75, 200)


class SettingsScreen(Aside):
    """Changes take hold at once and are written at once."""

    def first_focus(self) -> str:
        """Enter goes back."""
        return "back"

    def _controls(self) -> None:
        self.app.push(ControlsScreen(self.app))

    def _set(self, **values: object) -> None:
        self.app.settings.change(**values)
        self.app.refit()

    def draw(self, canvas: Canvas) -> None:
        """Draw both boxes of settings."""
        canvas.surface.fill(canvas.theme["panel"])
        canvas.title_bar("Settings", self.app.settings.fault)
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            {"key": "controls", "label": "Keys and buttons", "act": self._controls},
            {**self.back, "primary": True},
        ])  # fmt: skip
        room = screen(canvas).inset(GAP, 0).fitted(2 * WIDEST + GAP)
        columns = [(PICTURE, [*self._picture(), *self._sound()]), (PLAY, self._play())]
        most = max(len(rows) for _, rows in columns)
        top = max(LEAST_TOP, (room.height - HEAD - most * ROW) / 2)
        for (title, rows), column in zip(columns, room.columns(REST, REST, gap=GAP), strict=True):
            box = Box(column.x, top, column.width, HEAD + ROW * len(rows))
            self._box(canvas, box, title, rows)

    def _box(self, canvas: Canvas, box: Box, title: str, rows: Sequence[Row]) -> None:
        canvas.fill(box.rect(canvas), "front", 8)
        head, *places = box.inset(INSET, 0).rows(HEAD - 9, *[ROW] * len(rows), REST)
        canvas.text(title, head.x, head.y + 28, TITLE, 20)
        for (label, note, draw), place in zip(rows, places, strict=False):
            middle = place.centre[1]
            canvas.text(label, place.x, middle - (9 if note else 0), LABEL, 16)
            if note:
                canvas.text(note, place.x, middle + 11, LABEL, 13.5, "quiet")
            draw(canvas, place.right, middle)
            canvas.fill(canvas.rect(place.x, place.bottom - 1, place.width, 1), "panel")

    def _picture(self) -> list[Row]:
        now = self.app.settings.values
        low, high = SCALES

        def scale(canvas: Canvas, right: float, y: float) -> None:
            share = (now.scale - low) / (high - low)
            canvas.slider("scale", right, y, 190, share,
                          lambda s: self._set(scale=round((low + s * (high - low)) / 5) * 5),
                          f"Size of everything: {now.scale} per cent")  # fmt: skip

        return [
            ("Theme", "", lambda c, r, y: self._choice(c, r, y, "theme", [
                ("classic", "Classic"), ("high-contrast", "High contrast")])),
            ("Size of everything", f"{now.scale} %", scale),
            ("Speed of motion", "", lambda c, r, y: self._choice(c, r, y, "motion", [
                ("off", "Off"), ("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast")])),
            ("Reduced motion", "fades instead of moves", lambda c, r, y: self._switch(c, r, y, "reduced")),
            ("Plainer letters", "Atkinson Hyperlegible", lambda c, r, y: self._switch(c, r, y, "legible")),
        ]  # fmt: skip

    def _sound(self) -> list[Row]:
        now = self.app.settings.values

        def volume(canvas: Canvas, right: float, y: float) -> None:
            canvas.slider("effects", right, y, 190, now.effects / 100,
                          lambda s: self._set(effects=round(s * 100)),
                          f"Effects: {now.effects} per cent")  # fmt: skip

        def music(canvas: Canvas, right: float, y: float) -> None:
            canvas.slider(
                "music",
                right,
                y,
                190,
                now.music / 100,
                lambda s: self._set(music=round(s * 100)),
                f"Music: {now.music} per cent",
            )

        return [
            ("Effects", f"{now.effects} %", volume),
            ("Music", f"{now.music} %, in the menu", music),
            ("Quiet in the background", "", lambda c, r, y: self._switch(c, r, y, "quiet")),
        ]

    def _play(self) -> list[Row]:
        think = self.app.settings.values.think
        told = f"{think} s a turn" if think else "as long as its level does"

        def thought(canvas: Canvas, right: float, y: float) -> None:
            canvas.slider("think", right, y, 190, think / MOST_THINK,
                          lambda s: self._set(think=round(s * MOST_THINK)),
                          f"The program thinks: {told}")  # fmt: skip

        return [
            ("Ask me", "in their turn, W-58", lambda c, r, y: self._choice(c, r, y, "ask", [
                ("always", "Always"), ("attacks", "Attacks, blasts"), ("never", "Never")])),
            ("Undo", "", lambda c, r, y: self._choice(c, r, y, "undo", list(NAMES.items()))),
            ("The program thinks", told, thought),
            ("Hints", "on request: a nudge, then the move", lambda c, r, y: self._switch(c, r, y, "hints")),
            ("Path coach", "while you lay a path", lambda c, r, y: self._switch(c, r, y, "coach")),
            ("End turns for me", "where nothing can be done", lambda c, r, y: self._switch(c, r, y, "end_alone")),
            ("Tips", "each once, in a match", lambda c, r, y: self._switch(c, r, y, "tips")),
            ("Curtain between players", "hides the pools", lambda c, r, y: self._switch(c, r, y, "curtain")),
            ("Speak what happens", "printed; spoken with an extra", lambda c, r, y: self._switch(c, r, y, "speak")),
        ]  # fmt: skip

    def _choice(
        self, canvas: Canvas, right: float, y: float, key: str, choices: list[tuple[str, str]]
    ) -> None:
        chosen = str(getattr(self.app.settings.values, key))
        canvas.segmented(key, right, y, choices, chosen, lambda value: self._set(**{key: value}))

    def _switch(self, canvas: Canvas, right: float, y: float, key: str) -> None:
        on = bool(getattr(self.app.settings.values, key))
        canvas.toggle(key, right, y, on, lambda: self._set(**{key: not on}), key)
