"""What lies over a table and speaks instead of the match: a lesson's frame, or a puzzle's.

A frame knows the table under it by ``Under`` alone: what is asked there, what is pointed at, where
there is room, and what had better stay in sight.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from wonderland.core.match import Match
from wonderland.core.message import capital, say
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.boxes import anywhere, covered
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, READ, Fonts
from wonderland.ui.kit.layout import REST, box_of

MARGIN, SLIM_MARGIN, SLIM = 29.0, 18.0, 350.0
"""Left and right of the words, and in frames that are narrower than ``SLIM``."""
LEADING, SMALL_LEADING, BETWEEN = 25.0, 21.0, 6.0
GAP = 14.0
"""How far a frame stays from the edges of where it may lie."""
STEP = 24.0
"""How far apart the places are that are tried where no edge will do."""
NARROW = 1180.0
"""The width of a window below which a refusal stands in the frame too, and not in the foot bar alone."""
Cost = tuple[float, ...]
Layout = TypeVar("Layout")


class Form(NamedTuple):
    """A form of a frame: its size in logical pixels, and whether its controls are in its head."""

    wide: float
    high: float
    flat: bool


class Spot(NamedTuple):
    """Where a frame may lie: a box in pixels, how far down, and how much is left free at its left."""

    box: Rect
    low: float
    left: float = GAP


@dataclass(frozen=True, slots=True)
class Occupied:
    """What is on a table that a frame may cover.

    Attributes:
        asked: the boxes that ask the player something.
        marked: the places that the step is about, with whoever stands there.
        standing: others who stand there, and tools that may be needed.
        laid: the other places that are in use.
    """

    asked: Sequence[Rect] = ()
    marked: Sequence[Rect] = ()
    standing: Sequence[Rect] = ()
    laid: Sequence[Rect] = ()

    def cost(self, box: Rect, *, flat: bool) -> Cost:
        """What a frame would cover, the worst first; the flat form only where it spares somebody."""
        worst = (covered(self.asked, box), covered(self.marked, box), covered(self.standing, box))
        return (*worst, float(flat), covered(self.laid, box))


class Under(ABC, Generic[Layout]):
    """The table under a frame; its layout is how a game lays its screen out.

    Args:
        acting: says whether the player is asked for an action of his own turn.
        width: says how wide the window is, in logical pixels.
    """

    def __init__(self, acting: Callable[[], bool], width: Callable[[], float]) -> None:
        self._acting, self._width = acting, width

    @property
    def crowded(self) -> bool:
        """Whether the foot bar's buttons leave too little room for a refusal."""
        return self._width() < NARROW

    @property
    def acting(self) -> bool:
        """Whether the player is asked for an action of his own turn."""
        return self._acting()

    @property
    def asks(self) -> bool:
        """Whether a box asks the player something, which a frame must not cover."""
        return False

    @abstractmethod
    def pointed(self, marks: object, match: Match) -> tuple[str, ...]:
        """What is pointed at on the table, by the game's own names; ``marks`` are its lessons'."""

    def moved(self, marks: object) -> tuple[str, ...]:  # noqa: ARG002 - in most games nothing is
        """The places on the table where something is shown in motion."""
        return ()

    def area(self, marks: object) -> str | None:  # noqa: ARG002 - in most games none is
        """The part of the side panel that is pointed at, or None."""
        return None

    @abstractmethod
    def spot(self, canvas: Canvas, layout: Layout) -> Spot:
        """Where a frame may lie."""

    @abstractmethod
    def taken(self, canvas: Canvas, layout: Layout, pointed: Sequence[str]) -> Occupied:
        """What is there that it may cover."""


def places(canvas: Canvas, spot: Spot, form: Form) -> list[Rect]:
    """Where a frame may lie: in a corner, or in the middle of the lower or upper edge."""
    s, box = canvas.scale, spot.box
    last = box.right / s - form.wide - GAP
    left = min(box.left / s + spot.left, last)
    low, top = spot.low / s - form.high, box.top / s + GAP
    across = (left, last, (left + last) / 2)
    return [canvas.rect(x, y, form.wide, form.high) for y in (low, top) for x in across]


def spared(canvas: Canvas, spot: Spot, forms: Sequence[Form], taken: Occupied) -> tuple[Rect, Form]:
    """Where a frame covers least, and in which of its forms.

    It lies at an edge; where it would cover something there that matters, it may lie anywhere.
    """

    def cost(found: tuple[Rect, Form]) -> Cost:
        return taken.cost(found[0], flat=found[1].flat)

    best = min(((box, form) for form in forms for box in places(canvas, spot, form)), key=cost)
    if not any(cost(best)[:3]):
        return best
    return min([best, *_anywhere(canvas, spot, forms)], key=cost)


def _anywhere(canvas: Canvas, spot: Spot, forms: Sequence[Form]) -> Iterator[tuple[Rect, Form]]:
    """Places all over where a frame may lie, the lowest first."""
    for form in forms:
        low, *_, top = places(canvas, spot, form)
        right = spot.box.right - canvas.px(GAP)
        room = Rect(low.left, top.top, right - low.left, low.bottom - top.top)
        for box in anywhere(room, low.size, canvas.px(STEP)):
            yield box, form


@dataclass(frozen=True, slots=True)
class FrameText:
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
    def read(cls, fonts: Fonts, words: str, width: int, colour: str = "text") -> FrameText:
        """Set words that are read, broken into rows of a width in pixels."""
        return cls(fonts.wrap(words, READ, 17, width), READ, 17, LEADING, colour)

    @classmethod
    def small(cls, fonts: Fonts, words: str, width: int, colour: str, role: str = LABEL) -> FrameText:
        """Set words that are small, broken into rows of a width in pixels."""
        return cls(fonts.wrap(words, role, 15, width), role, 15, SMALL_LEADING, colour)


class Frame(ABC, Generic[Layout]):
    """Lies over a table, and says what the foot bar says instead of the match.

    Attributes:
        away: whether it is put away for a moment, while everybody looks at a blow.
    """

    away = False

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

    @property
    def shows(self) -> object:
        """What is to be shown in motion, as the game's lessons mark it; None for nothing."""
        return None

    @abstractmethod
    def squares(self) -> tuple[str, ...]:
        """What is pointed at on the table."""

    def lit(self) -> tuple[str, ...]:
        """What of it is marked now."""
        return self.squares()

    def stir(self, elapsed: float, *, moving: bool) -> bool:  # noqa: ARG002 - most stand still
        """Let what it shows go on by some milliseconds; whether something else is seen."""
        return False

    @abstractmethod
    def foot(self, offers: Foot) -> Foot:
        """What the foot bar says and offers, from what it would say without the frame."""

    @abstractmethod
    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the frame lies."""

    def draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is: nowhere, while it is away."""
        return Rect(0, 0, 0, 0) if self.away else self._draw(canvas, layout)

    @abstractmethod
    def _draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""

    # --- what frames are made of -------------------------------------------------------------
    def _draw_ground(self, canvas: Canvas, box: Rect) -> None:
        """Draw the ground that the words stand on."""
        canvas.cover(box)
        canvas.veil(box.move(0, canvas.px(6)), "grid", 130, 10)
        canvas.tab(box, "front", "west", 9, 10)

    def _draw_texts(self, canvas: Canvas, box: Rect, top: float, texts: Sequence[FrameText]) -> None:
        """Draw texts below one another in a box, from ``top`` on."""
        whole = box_of(canvas, box)
        room = whole.inset(margin(whole.width), 0).without(top=top - whole.y)
        for text in texts:
            place, room = room.rows(text.high, REST)
            for row, line in zip(text.rows, place.pile(len(text.rows), text.leading), strict=True):
                canvas.text(row, *line.left, text.role, text.size, text.colour, within=box)


def margin(wide: float) -> float:
    """The room left and right of a frame's words."""
    return MARGIN if wide >= SLIM else SLIM_MARGIN


def as_sentence(refusal: str, rule: str) -> str:
    """Write a refusal as a sentence with its rule; ``""`` if there is none.

    A square or a card at its beginning is left as it is.
    """
    if refusal and refusal.split(maxsplit=1)[0].isalpha():
        refusal = capital(refusal)
    if refusal and refusal[-1] not in ".?":
        refusal = say("{sentence}.", sentence=refusal)
    return say("{sentence} ({rule})", sentence=refusal, rule=rule) if rule else refusal
