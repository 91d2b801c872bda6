"""The notation box: any legal line can be typed, with completion (contract, "The window")."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import pygame

from wonderland.core.errors import IllegalAction
from wonderland.core.message import say
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.rule_link import rule_link

MOST_LETTERS = 80
SHOWN = 5


class Speaker(Protocol):
    """Where a line that is typed goes."""

    @property
    def to_act(self) -> str | None:
        """The seat that acts, which lines begin with."""
        ...

    def lines(self) -> Iterable[str]:
        """Every line that may be said now."""
        ...

    def try_line(self, line: str) -> IllegalAction | None:
        """Say a line; why it was refused, or None."""
        ...


class NotationBox:
    """A line being typed.

    Args:
        speaker: where it goes.
        do: carries it out.
        open_rules: opens the rules at a number.

    Attributes:
        done: whether the box is to be closed.
        error: why the line was refused, or can't be completed; ``""`` if nothing is wrong.
        rule: the number of the rule that refused the line, ``""`` if none did.
    """

    def __init__(
        self,
        speaker: Speaker,
        do: Callable[[Callable[[], object]], None],
        open_rules: Callable[[str], None],
    ) -> None:
        self.speaker = speaker
        self.done = False
        self.text = f"{speaker.to_act or ''} "
        self._do = do
        self.error = ""
        self.rule = ""
        self._open_rules = open_rules
        self._fitting: list[str] = []

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key: letters, Tab completes, Enter plays, Escape closes."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            self.done = True
        elif event.key == pygame.K_BACKSPACE:
            self.text = self.text[:-1]
            self.error = self.rule = ""
        elif event.key == pygame.K_TAB:
            self._complete()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._play()
        elif event.unicode and event.unicode.isprintable() and len(self.text) < MOST_LETTERS:
            self.text += event.unicode
            self.error = self.rule = ""
        return True

    def _complete(self) -> None:
        """Go on as far as all legal lines that fit agree."""
        fitting = sorted(line for line in self.speaker.lines() if line.startswith(self.text))
        self._fitting = fitting[:SHOWN]
        if fitting:
            self.text = _common(fitting)
        else:
            self.error = say("no legal line begins so")

    def _play(self) -> None:
        line = self.text.strip()
        refusals: list[IllegalAction | None] = []
        self._do(lambda: refusals.append(self.speaker.try_line(line)))
        refused = refusals[0]
        if refused:
            self.error, self.rule = refused.message, refused.rule
        else:
            self.done = True

    def draw(self, canvas: Canvas, foot: Rect) -> None:
        """Draw the box over the foot bar."""
        rows = self._fitting if not self.error else []
        high = 46 + 20 * len(rows) + (22 if self.error else 0)
        s = canvas.scale
        y = foot.top / s - high - 10
        width = min(620.0, foot.width / s - 40)
        box = canvas.rect(20, y, width, high)
        canvas.fill(box, "front", 8)
        canvas.outline(box, "now", 2.5, 8)
        shown = self.text + "|"
        canvas.text(f":  {shown}", 34, y + 23, BOLD, 18, within=box)
        canvas.text(
            say("Tab completes, Enter plays"),
            20 + width - 12,
            y + 23,
            LABEL,
            13,
            "quiet",
            "right",
            box,
        )
        for index, row in enumerate(rows):
            canvas.text(
                row, 52, y + 52 + 20 * index, LABEL, 14, "quiet", within=box, room=width - 40
            )
        if self.error:
            canvas.text(self.error, 34, y + 50, LABEL, 15, "refusal", within=box, room=width - 110)
        if self.rule:
            rule_link(canvas, "refused", 20 + width - 14, y + 50, self.rule, self._open_rules,
                      align=RIGHT, within=box)  # fmt: skip


def _common(lines: list[str]) -> str:
    """The beginning that sorted lines share: what the first and the last of them do."""
    first, last = lines[0], lines[-1]
    length = next((i for i, c in enumerate(first) if last[i : i + 1] != c), len(first))
    return first[:length]
