"""The settings (picture 10)."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.session.settings import MOST_THINK
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.scene import Aside

ROW = 50
SCALES = (75, 200)


class SettingsScreen(Aside):
    """Changes take hold at once and are written at once."""

    def first_focus(self) -> str:
        """Enter goes back."""
        return "back"

    def _set(self, **values: object) -> None:
        self.app.settings.change(**values)
        self.app.refit()

    def draw(self, canvas: Canvas) -> None:
        """Draw both boxes of settings."""
        canvas.surface.fill(canvas.theme["panel"])
        canvas.title_bar("Settings", self.app.settings.fault)
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            {**self.back, "primary": True},
        ])  # fmt: skip
        gap = 24.0
        width = min(620.0, (canvas.width - 3 * gap) / 2)
        left = (canvas.width - 2 * width - gap) / 2
        self._top = max(80.0, (canvas.height - 62 - 8 * ROW) / 2)
        self._box(canvas, left, width, "Picture and sound", [*self._picture(), *self._sound()])
        self._box(canvas, left + width + gap, width, "Play", self._play())

    def _box(
        self, canvas: Canvas, x: float, width: float, title: str,
        rows: list[tuple[str, str, Callable[[Canvas, float, float], None]]],
    ) -> None:  # fmt: skip
        canvas.fill(canvas.rect(x, self._top, width, 62 + ROW * len(rows)), "front", 8)
        canvas.text(title, x + 22, self._top + 28, TITLE, 20)
        for index, (label, note, draw) in enumerate(rows):
            y = self._top + 78 + ROW * index
            canvas.text(label, x + 22, y - (9 if note else 0), LABEL, 16)
            if note:
                canvas.text(note, x + 22, y + 11, LABEL, 13.5, "quiet")
            draw(canvas, x + width - 22, y)
            canvas.fill(canvas.rect(x + 22, y + ROW / 2 - 1, width - 44, 1), "panel")

    def _picture(self) -> list[tuple[str, str, Callable[[Canvas, float, float], None]]]:
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

    def _sound(self) -> list[tuple[str, str, Callable[[Canvas, float, float], None]]]:
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

    def _play(self) -> list[tuple[str, str, Callable[[Canvas, float, float], None]]]:
        think = self.app.settings.values.think
        told = f"{think} s a turn" if think else "as long as its level does"

        def thought(canvas: Canvas, right: float, y: float) -> None:
            canvas.slider("think", right, y, 190, think / MOST_THINK,
                          lambda s: self._set(think=round(s * MOST_THINK)),
                          f"The program thinks: {told}")  # fmt: skip

        return [
            ("Ask me", "in their turn, W-58", lambda c, r, y: self._choice(c, r, y, "ask", [
                ("always", "Always"), ("attacks", "Attacks, blasts"), ("never", "Never")])),
            ("Undo", "how far back", lambda c, r, y: self._choice(c, r, y, "undo", [
                ("free", "Free"), ("revealed", "Until revealed"), ("none", "None")])),
            ("The program thinks", told, thought),
            ("Hints", "on request: a nudge, then the move", lambda c, r, y: self._switch(c, r, y, "hints")),
            ("Path coach", "while you lay a path", lambda c, r, y: self._switch(c, r, y, "coach")),
            ("Tips", "each once, in a match", lambda c, r, y: self._switch(c, r, y, "tips")),
            ("Curtain between players", "hides the pools", lambda c, r, y: self._switch(c, r, y, "curtain")),
            ("Speak what happens", "written to the terminal", lambda c, r, y: self._switch(c, r, y, "speak")),
        ]  # fmt: skip

    def _choice(
        self, canvas: Canvas, right: float, y: float, key: str, choices: list[tuple[str, str]]
    ) -> None:
        chosen = str(getattr(self.app.settings.values, key))
        canvas.segmented(key, right, y, choices, chosen, lambda value: self._set(**{key: value}))

    def _switch(self, canvas: Canvas, right: float, y: float, key: str) -> None:
        on = bool(getattr(self.app.settings.values, key))
        canvas.toggle(key, right, y, on, lambda: self._set(**{key: not on}), key)
