"""What lies over the table and speaks instead of the match: a lesson's frame, or a puzzle's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.boxes import draw_box
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, READ, Fonts

MARGIN = 29.0
LEADING, SMALL_LEADING, BETWEEN = 25.0, 21.0, 6.0
NARROW = 1180.0
"""The width of a window below which a refusal stands in the frame too."""


@dataclass(frozen=True, slots=True)
class Text:
    """A part of the frame's text: its rows, and how they are set."""

    rows: tuple[str, ...]
    role: str
    size: float
    leading: float
    colour: str

    @property
    def high(self) -> float:
        """How much room it takes, and what is between it and the next."""
        return len(self.rows) * self.leading + BETWEEN

    @classmethod
    def read(cls, fonts: Fonts, words: str, width: int, colour: str = "text") -> Text:
        """Set words that are read, broken into rows of a width in pixels."""
        return cls(fonts.wrap(words, READ, 17, width), READ, 17, LEADING, colour)

    @classmethod
    def small(cls, fonts: Fonts, words: str, width: int, colour: str, role: str = LABEL) -> Text:
        """Set words that are small, broken into rows of a width in pixels."""
        return cls(fonts.wrap(words, role, 15, width), role, 15, SMALL_LEADING, colour)


class Frame(ABC):
    """Lies over the table, and says what the foot bar says instead of the match.

    Args:
        control: what the player is asked for at the table.
        width: says how wide the window is, in logical pixels.
    """

    def __init__(self, control: Intent, width: Callable[[], float]) -> None:
        self.control = control
        self._width = width

    @property
    @abstractmethod
    def title(self) -> str:
        """What the top bar says."""

    @property
    @abstractmethod
    def refusal(self) -> tuple[str, str]:
        """Why the last line was refused, and the rule's number; ``""`` twice if it wasn't."""

    @property
    def refused(self) -> str:
        """Why the last line was refused, as a sentence with its rule; ``""`` if it wasn't."""
        return as_sentence(*self.refusal)

    @property
    def panel(self) -> str | None:
        """The part of the side panel that is pointed at, or None."""
        return None

    @abstractmethod
    def squares(self) -> tuple[str, ...]:
        """The squares that are pointed at."""

    @abstractmethod
    def foot(self, told: Foot) -> Foot:
        """What the foot bar says and offers, from what it would say without the frame."""

    @abstractmethod
    def draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""

    # --- what frames are made of -------------------------------------------------------------
    @property
    def _foot_is_full(self) -> bool:
        """Whether the foot bar's buttons leave too little room for a refusal."""
        laying = self.control.mode in (modes.SUMMONING, modes.LAYING)
        return laying or self._width() < NARROW

    def _draw_ground(self, canvas: Canvas, box: Rect) -> None:
        """Draw the ground that the words stand on."""
        draw_box(canvas, box, "west")

    def _draw_texts(self, canvas: Canvas, box: Rect, top: float, texts: Sequence[Text]) -> None:
        """Draw texts below one another in a box, from ``top`` on."""
        left = box.left / canvas.scale + MARGIN
        for text in texts:
            for index, row in enumerate(text.rows):
                middle = top + text.leading * (index + 0.5)
                canvas.text(row, left, middle, text.role, text.size, text.colour, within=box)
            top += text.high


def as_sentence(refusal: str, rule: str) -> str:
    """Write a refusal as a sentence with its rule; ``""`` if there is none.

    A square or a card at its beginning is left as it is.
    """
    if refusal and refusal.split(maxsplit=1)[0].isalpha():
        refusal = refusal[:1].upper() + refusal[1:]
    if refusal and refusal[-1] not in ".?":
        refusal += "."
    return f"{refusal} ({rule})" if rule else refusal
