"""A seat in the panel: who sits there, how many lives are left, the factors of the side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.state_form import StateForm, factors_of
from wonderland.games.wonderland.unknown import CONCEALED
from wonderland.session.match_session import MatchSession
from wonderland.ui.boards.lettered import lettered
from wonderland.ui.games.wonderland.flight import icon_of
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.kit.canvas import CENTRE, ButtonShown, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.thinking_mark import draw_dots
from wonderland.ui.table.sitters import face_of, who_plays

SEAT = 85
STRIPE, EDGE = 7.0, 4.0
"""The stripe in the side's colour, and what is free at a seat's ends."""
HEAD = 26.0
"""The row of who sits there."""
GAP = 7.0
"""Free between two words."""
BUTTON_GAP, BUTTON_SIZE = 5.0, 13.0
"""Free beside the hint, and how large its word is set."""
NAME_SIZE, LEAST_SIZE = 15.0, 13.0
"""How large it is set who plays, and how small at least in one row."""
PORTRAIT, BESIDE = 62, 77
"""A portrait's height, and where the rest begins beside it."""
CONCEALS = (15.0, 18.0)
"""The dark tile of a number that is hidden (W-77)."""
FRAMES = {"w": "round", "e": "hexagonal"}


Landed = Callable[[str, str, int], int]
"""How many of a side's factor are seen in its pool, of so many that it holds."""


def all_landed(_side: str, _letter: str, count: int) -> int:
    """All of them: none is on its way."""
    return count


@dataclass(frozen=True, slots=True)
class Badge:
    """What stands in a seat beside its name: a button, and the mark of one who thinks."""

    button: ButtonShown | None = None
    thinking_mark: int | None = None


class SeatBox:
    """Draws the seats of a match.

    Attributes:
        factor_at: where each side's factors are shown, in pixels.
    """

    def __init__(self, session: MatchSession) -> None:
        self.session = session
        self.factor_at: dict[tuple[str, str], tuple[int, int]] = {}

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, side: str,
        state: StateForm, badge: Badge, landed: Landed,
    ) -> None:  # fmt: skip
        """Draw a side's seat, its upper left corner at a place."""
        box = canvas.rect(x, y, width, SEAT)
        acts = state["to_act"] == side
        canvas.tab(box, "front" if acts else "box", SEAT_COLOURS[side], 7, 9)
        if acts:
            canvas.outline(box.inflate(canvas.px(6), canvas.px(6)), "now", 3, 11)
        letters = queries.fixed(self.session.match).definitions.letters
        told = factors_of(state, side)
        factors = {letter: told.get(letter) for letter in letters}
        left = 10
        if width >= 270 and (width - BESIDE - EDGE) / len(factors) >= 37:
            left = BESIDE
            at = canvas.px(x + STRIPE + (BESIDE - STRIPE) / 2), canvas.px(y + SEAT / 2)
            face = face_of(self.session, side)
            draw_portrait(canvas, face, at, canvas.px(PORTRAIT), FRAMES[side])
        _, words, _ = Box(x, y, width, SEAT).columns(left, REST, EDGE)
        _, head, row, _ = words.rows(9, HEAD, REST, 12)
        self._name(canvas, head, side, state, badge, box)
        places = row.columns(*[REST] * len(factors))
        for place, (letter, count) in zip(places, factors.items(), strict=True):
            number, word = place.rows(32, REST)
            self.factor_at[side, letter] = (canvas.px(number.centre[0]), canvas.px(number.centre[1]))
            seen = None if count is None else landed(side, letter, count)
            self._factor(canvas, number, word, letter, seen, box)

    def _name(self, canvas: Canvas, row: Box, side: str, state: StateForm, badge: Badge, box: Rect) -> None:
        """Write the side and who plays it; the lives, and a button before them."""
        _, row, _ = row.columns(EDGE, REST, 8 - EDGE)
        middle = row.centre[1]
        rect = canvas.text(SIDE_NAMES[side], *row.left, TITLE, 20, within=box)
        right = self._lives(canvas, row.right, middle, side, state["images"][side])
        if badge.button:
            spec: ButtonShown = {**badge.button, "size": BUTTON_SIZE, "hint": ""}
            wide = text_width(canvas, spec["label"], BOLD, BUTTON_SIZE) + 2 * 7
            place = row.without(right=row.right - right + BUTTON_GAP)
            _, place = place.fitted(height=24).columns(REST, wide)
            canvas.button(rect=place.rect(canvas), **spec)
            right = place.x
        left = rect.right / canvas.scale + GAP
        self._who(canvas, left, middle + 1, right - BUTTON_GAP, side, badge, box)

    def _who(self, canvas: Canvas, left: float, y: float, right: float, side: str, badge: Badge, box: Rect) -> None:
        """Write who plays a side, and how well where there is room; mark that he thinks."""
        seat = self.session.seats[side]
        named = "" if seat.name == SIDE_NAMES[side] else seat.name
        if badge.thinking_mark is not None:
            right -= 36
        room = right - left
        who = who_plays(self.session, side, SIDE_NAMES[side])
        if named and text_width(canvas, who, LABEL, NAME_SIZE) > room:
            who = named
        if who and room > 24:
            fits = text_width(canvas, who, LABEL, LEAST_SIZE) <= room
            drawn = canvas.text(
                who, left, y, LABEL, NAME_SIZE, "quiet", within=box, room=room, high=None if fits else 30
            )
            left = drawn.right / canvas.scale + GAP
        if badge.thinking_mark is not None:
            draw_dots(canvas, left, y + 2, badge.thinking_mark)

    def _lives(self, canvas: Canvas, right: float, y: float, side: str, left: int) -> float:
        """Draw a side's lives, ending at ``right``; return their left."""
        most: int = queries.fixed(self.session.match).life
        size = canvas.px(19)
        step = min(15.5, 100 / most)
        for index in range(most):
            name = f"lives/{side}-{'full' if index < left else 'lost'}"
            at = canvas.px(right - step * (most - index) + step / 2), canvas.px(y)
            canvas.stamp(name, (size, size), at)
        return right - step * most

    def _factor(self, canvas: Canvas, row: Box, below: Box, letter: str, count: int | None, box: Rect) -> None:
        """Draw a factor's sign and how much there is of it in a row, and its name below.

        Of one that is hidden there stands a question mark (W-77).
        """
        sign, number = row.fitted(width=4 * 9.5).columns(REST, REST)
        name = queries.fixed(self.session.match).definitions.factors[letter]
        icon = lettered(canvas, icon_of(letter), letter, canvas.px(17), faint=not count)
        canvas.surface.blit(icon, icon.get_rect(center=canvas.pixels(sign.centre[0], sign.centre[1])))
        if count is None:
            tile = number.fitted(*CONCEALS).rect(canvas)
            canvas.fill(tile, "answer", 4)
            canvas.text(CONCEALED, *number.centre, BOLD, 13, "chip-text", CENTRE, tile)
        else:
            ink = "text" if count else "quiet"
            canvas.text(str(count), *number.centre, BOLD, 18, ink, CENTRE, box)
        canvas.text(name, *below.centre, LABEL, 13, "quiet", CENTRE, box)
