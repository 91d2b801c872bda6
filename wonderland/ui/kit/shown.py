"""What the window asks of what it shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from wonderland.ui.kit.canvas import Canvas

LEAST = (960.0, 600.0)
"""The least width and height, in logical pixels, that most screens are made for."""


class Shown(ABC):
    """Something that fills the window: the app shows it, and knows no more of it than stands here.

    Attributes:
        catches: whether it takes every key and button itself for now.
    """

    catches = False

    @property
    def types(self) -> bool:
        """Whether a line is being typed: letters are letters then, whatever else they mean."""
        return False

    leads = False
    """Whether what Enter means comes into view whenever that is something else."""

    decides_by_space = True
    """Whether Space does whatever has the focus; else only where that picks one of several things."""

    celebrated = False
    """Whether it has already made much of how a match ended."""

    def least(self, wide: float) -> tuple[float, float]:  # noqa: ARG002 - most have one form
        """The least size that it can be drawn in, in logical pixels, where the window is so wide."""
        return LEAST

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen and its controls."""

    def update(self, elapsed: float) -> bool:  # noqa: ARG002
        """Go on by ``elapsed`` milliseconds; whether the screen must be drawn again."""
        return False

    def handle(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """Take an event that no control took; whether it was taken."""
        return False

    def enter(self) -> None:  # noqa: B027 - most scenes need none
        """The screen came to the front."""

    def leave(self) -> None:  # noqa: B027 - most scenes need none
        """The screen went away."""

    def first_focus(self) -> str:
        """The key of the control that Enter means when nothing has the focus."""
        return ""

    def hasten(self) -> bool:
        """Show at once what moves; whether anything did, so that a press is used up by it."""
        return False

    @property
    def moves(self) -> bool:
        """Whether how things came is still to be seen: nobody's turn has come before."""
        return False

    def only_choice(self) -> str:
        """The key of the control that is all there is to choose; a double click anywhere takes it."""
        return ""

    def asked(self) -> Sequence[pygame.Rect]:
        """Where on the screen is what the player is asked for: no box may lie over it."""
        return ()

    def offered(self) -> Sequence[pygame.Rect]:
        """Where on the screen a click takes something, beside the controls."""
        return ()

    def place(self, name: str) -> pygame.Rect | None:  # noqa: ARG002
        """Where on the screen a place of the table lies, beside the controls; None for none of its."""
        return None

    def pointed(self) -> pygame.Rect | None:
        """Where on the screen one looks now, beside the controls: it comes into view when it moves."""
        return None

    def rule_now(self) -> str:
        """The number of the rule that the screen is about now; ``""`` if it is about none."""
        return ""
