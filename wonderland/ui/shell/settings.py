"""The settings (picture 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.content.languages import languages
from wonderland.core.message import say
from wonderland.session.settings import MOST_THINK
from wonderland.session.undo import NAMES
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.choice import choice_wide, draw_choice
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, screen, text_width
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.shown import LEAST
from wonderland.ui.kit.sizes import HEADING, PLAIN
from wonderland.ui.kit.spaces import APART, BAR, CORNER, GAP, MARGIN, PAD
from wonderland.ui.kit.title_bar import draw_title_bar
from wonderland.ui.shell.controls import ControlsScreen

ROW, HEAD, FOOT, INSET = 50.0, 54.0, 8.0, 22.0
"""Of a box: the height of a row, of its title, of what is free below, and its margin."""
LEAST_TOP = BAR + PAD
PICTURE, PLAY = say("Picture and sound"), say("Play")
SettingRow = tuple[str, str, Callable[[Canvas, Box], None]]
"""A setting: its name, a note, and what draws it at the right end of the room beside them."""
NOTE = 13.5
"""How large the note of a setting is set."""
SCALES = (75, 200)
SLIDER = 190.0
"""How wide a slider is."""
NARROWEST = 470.0
"""The least width of the screen where its boxes stand below one another."""


def _high(rows: Sequence[SettingRow]) -> float:
    """How high a box of settings is."""
    return HEAD + ROW * len(rows) + FOOT


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
        draw_title_bar(canvas, say("Settings"), [
            {"key": "controls", "label": say("Keys and buttons"), "act": self._controls},
            {**self.back, "primary": True},
        ], self.app.settings.fault)  # fmt: skip
        room = screen(canvas).inset(MARGIN, 0).fitted(2 * 620 + MARGIN)
        columns = self._parts()
        if canvas.width < LEAST[0]:
            self._draw_below(canvas, room.without(top=LEAST_TOP), columns)
            return
        most = max(len(rows) for _, rows in columns)
        row = min(ROW, (room.height - LEAST_TOP - HEAD - FOOT - GAP) / most)
        _, room, _ = room.rows(Share(least=LEAST_TOP), HEAD + most * row + FOOT, REST)
        for (title, rows), column in zip(columns, room.columns(REST, REST, gap=MARGIN), strict=True):
            box, _ = column.rows(HEAD + row * len(rows) + FOOT, REST)
            self._box(canvas, box, title, rows, row)

    def _parts(self) -> list[tuple[str, list[SettingRow]]]:
        """Both boxes: their titles and their rows."""
        return [(PICTURE, [*self._picture(), *self._sound()]), (PLAY, self._play())]

    def least(self, wide: float) -> tuple[float, float]:
        """Where there is no room for two columns, one box stands below the other."""
        if wide >= LEAST[0]:
            return LEAST
        return NARROWEST, LEAST_TOP + sum(_high(rows) + MARGIN for _, rows in self._parts())

    def _draw_below(self, canvas: Canvas, room: Box, columns: list[tuple[str, list[SettingRow]]]) -> None:
        """Draw the boxes below one another."""
        for title, rows in columns:
            box, room = room.rows(_high(rows), REST, gap=MARGIN)
            self._box(canvas, box, title, rows, ROW)

    def _box(self, canvas: Canvas, box: Box, title: str, rows: Sequence[SettingRow], high: float) -> None:
        canvas.plate(box.rect(canvas), "front", CORNER)
        head, *places, _ = box.inset(INSET, 0).rows(HEAD, *[high] * len(rows), FOOT)
        line_in(canvas, head, title, TITLE, HEADING)
        for (label, note, draw), place in zip(rows, places, strict=True):
            says, below = place.lines(20, 19 if note else 0.0)
            line_in(canvas, says, label, LABEL, PLAIN)
            line_in(canvas, below, note, LABEL, NOTE, "quiet")
            said = max(text_width(canvas, label, LABEL, PLAIN), text_width(canvas, note, LABEL, NOTE))
            draw(canvas, place.columns(said, REST, gap=APART)[1])
            canvas.fill(canvas.rect(place.x, place.bottom - 1, place.width, 1), "panel")

    def _picture(self) -> list[SettingRow]:
        now = self.app.settings.values
        low, high = SCALES

        def scale(canvas: Canvas, room: Box) -> None:
            share = (now.scale - low) / (high - low)
            canvas.slider("scale", *room.end, SLIDER, share,
                          lambda s: self._set(scale=round((low + s * (high - low)) / 5) * 5),
                          say("Size of everything: {scale} per cent", scale=now.scale))  # fmt: skip

        known = list(languages().items())
        return [
            (say("Language"), "", lambda c, r: self._choice(c, r, "language", known)),
            (say("Theme"), "", lambda c, r: self._choice(c, r, "theme", [
                ("classic", say("Classic")), ("high-contrast", say("High contrast"))])),
            (say("Size of everything"), f"{now.scale} %", scale),
            (say("Speed of motion"), "", lambda c, r: self._choice(c, r, "motion", [
                ("off", say("Off")), ("slow", say("Slow")), ("normal", say("Normal")), ("fast", say("Fast"))])),
            self._switch(say("Reduced motion"), say("fades instead of moves"), "reduced"),
            self._switch(say("Plainer letters"), "Atkinson Hyperlegible", "legible"),
        ]  # fmt: skip

    def _sound(self) -> list[SettingRow]:
        now = self.app.settings.values

        def volume(canvas: Canvas, room: Box) -> None:
            canvas.slider("effects", *room.end, SLIDER, now.effects / 100,
                          lambda s: self._set(effects=round(s * 100)),
                          say("Effects: {effects} per cent", effects=now.effects))  # fmt: skip

        def music(canvas: Canvas, room: Box) -> None:
            canvas.slider(
                "music",
                *room.end,
                SLIDER,
                now.music / 100,
                lambda s: self._set(music=round(s * 100)),
                say("Music: {music} per cent", music=now.music),
            )

        return [
            (say("Effects"), f"{now.effects} %", volume),
            (say("Music"), say("{music} %, in the menu", music=now.music), music),
            self._switch(say("Quiet in the background"), "", "quiet"),
            self._switch(say("Opponents talk"), say("a line now and then"), "talk"),
        ]

    def _play(self) -> list[SettingRow]:
        think = self.app.settings.values.think
        thinking = say("{seconds} s a turn", seconds=think) if think else say("as long as its level does")

        def thought(canvas: Canvas, room: Box) -> None:
            canvas.slider("think", *room.end, SLIDER, think / MOST_THINK,
                          lambda s: self._set(think=round(s * MOST_THINK)),
                          say("The program thinks: {thinking}", thinking=thinking))  # fmt: skip

        return [
            (say("Ask me"), say("in their turn, W-58"), lambda c, r: self._choice(c, r, "ask", [
                ("always", say("Always")), ("attacks", say("Attacks, blasts")), ("never", say("Never"))])),
            (say("Undo"), "", lambda c, r: self._choice(c, r, "undo", list(NAMES.items()))),
            (say("The program thinks"), thinking, thought),
            self._switch(say("Hints"), say("on request: a nudge, then the move"), "hints"),
            self._switch(say("Path coach"), say("while you lay a path"), "coach"),
            self._switch(say("Camera"), say("comes nearer by itself"), "camera"),
            self._switch(say("End turns for me"), say("where nothing can be done"), "end_alone"),
            self._switch(say("Tips"), say("each once, in a match"), "tips"),
            self._switch(say("Curtain between players"), say("hides the pools"), "curtain"),
            self._switch(say("Speak what happens"), say("printed; spoken with an extra"), "speak"),
        ]  # fmt: skip

    def _choice(self, canvas: Canvas, room: Box, key: str, choices: list[tuple[str, str]]) -> None:
        chosen = str(getattr(self.app.settings.values, key))
        _, place = room.columns(REST, min(room.width, choice_wide(canvas, choices, room.width)))
        draw_choice(canvas, place, key, choices, chosen, lambda value: self._set(**{key: value}))

    def _switch(self, label: str, note: str, key: str) -> SettingRow:
        """A setting that is on or off."""
        on = bool(getattr(self.app.settings.values, key))

        def draw(canvas: Canvas, room: Box) -> None:
            canvas.toggle(key, *room.end, on, lambda: self._set(**{key: not on}), label)

        return label, note, draw
