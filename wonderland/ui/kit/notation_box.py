"""The notation box: any legal line can be typed, with completion (contract, "The window")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from wonderland.core.errors import IllegalAction
from wonderland.core.message import say
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, box_of, line_in
from wonderland.ui.kit.rule_link import rule_link
from wonderland.ui.kit.sizes import SMALL
from wonderland.ui.kit.spaces import NEAR, TIGHT

MOST_LETTERS = 80
SHOWN = 5
"""How many lines that fit are named."""


class Speaker(Protocol):
    """Where a line that is typed goes."""

    @property
    def to_act(self) -> str | None:
        """The seat that acts, which lines begin with."""
        ...

    def completed(self, text: str, most: int) -> tuple[str, list[str]]:
        """What is typed, as far as all legal lines agree that begin so, and the first of these."""
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
        close: closes the box, by the mouse.

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
        close: Callable[[], object],
    ) -> None:
        self.speaker = speaker
        self.done = False
        self.text = self._begun = f"{speaker.to_act or ''} "
        self._do = do
        self.error = ""
        self.rule = ""
        self._open_rules = open_rules
        self._close = close
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
            if self.text == 2 * self._begun:
                self.text = self._begun  # a whole line is being typed, and its letter stands there
            self.error = self.rule = ""
        return True

    def _complete(self) -> None:
        """Go on as far as all legal lines that fit agree."""
        self.text, self._fitting = self.speaker.completed(self.text, SHOWN)
        if not self._fitting:
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
        """Draw the line in the place of the foot bar, so that nothing on the table is covered.

        Below it stands why it was refused, or how it may go on, or what the keys do.
        """
        box = box_of(canvas, foot)
        canvas.cover(foot)
        canvas.fill(foot, "front")
        canvas.outline(foot, "now", 2.5, 0)
        told, close = box.without(left=20.0, right=NEAR).columns(REST, 92, gap=NEAR)
        canvas.button(
            "notation-close", close.inset(0, NEAR).rect(canvas), say("Close"), self._close, hint=say("Esc"), size=SMALL
        )
        upper, lower = told.inset(0, TIGHT).rows(REST, REST)
        line_in(canvas, upper, f":  {self.text}|", BOLD, 17, within=foot)
        if self.rule:
            link = rule_link(canvas, "refused", *lower.end, self.rule, self._open_rules, align=RIGHT, within=foot)
            lower = lower.before(box_of(canvas, link.rect), NEAR)
        words, ink = self.error, "refusal"
        if not words:
            words, ink = "  ·  ".join(self._fitting), "quiet"
        words = words or say(
            "{complete} completes, {play} plays", complete=canvas.key_of("next-control"), play=canvas.key_of("accept")
        )
        line_in(canvas, lower, words, LABEL, SMALL, ink, within=foot)
