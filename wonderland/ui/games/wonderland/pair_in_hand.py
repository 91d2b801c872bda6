"""The builder's card in hand: lifted, carried by the mouse, and flying back from where it went nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.games.wonderland.definitions import Definitions
from wonderland.ui.boards.playing_card import TALL
from wonderland.ui.games.wonderland.pair_cards import draw_behind, face_of
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.motion import SPEEDS

CARRIED, LEAN, LARGER = 58.0, 6.0, 1.06
"""How wide a card in hand is, how it is turned, in degrees, and how much larger it is."""
FLIES_MS = 160.0
"""How long a card that was let go elsewhere flies back."""
STARTS = 5
"""So far a press goes before it drags, in pixels."""

Point = tuple[int, int]


class CardInHand:
    """Holds a card of the builder of pairs.

    Args:
        app: the window.
        definitions: the game's data.

    Attributes:
        card: the card in hand, ``""`` if none is.
        dragged: where the mouse holds it, in pixels; None where it was lifted by a key or a click.
    """

    def __init__(self, app: App, definitions: Definitions) -> None:
        self._app, self._definitions = app, definitions
        self.card = ""
        self.dragged: Point | None = None
        self._pressed: Point = (0, 0)
        self._flight: tuple[str, Point, float] | None = None

    def drag(self, card: str, at: Point, *, dragged: bool) -> None:
        """Take a card along with the mouse, once it goes far enough from where it was pressed."""
        if not dragged:
            self._pressed = at
            return
        far = max(abs(at[0] - self._pressed[0]), abs(at[1] - self._pressed[1]))
        if card and (self.dragged or far >= self._app.canvas.px(STARTS)):
            self.card, self.dragged = card, at

    def fly_back(self, at: Point) -> None:
        """Let the card go at a place where it can't stay."""
        self._flight = (self.card, at, 0.0)
        self.card = ""

    def update(self, elapsed: float) -> bool:
        """Go on by some milliseconds; whether a card is flying back."""
        if self._flight is None:
            return False
        card, begun, gone = self._flight
        values = self._app.settings.values
        whole = 0.0 if values.reduced else FLIES_MS * SPEEDS[values.motion]
        gone += elapsed
        self._flight = (card, begun, gone) if gone < whole else None
        return True

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, home_of: Callable[[str], Point]) -> None:
        """Draw the card at the mouse, or on its way back.

        Args:
            canvas: what is drawn on.
            home_of: where a card lies, in pixels.
        """
        if self.dragged and self.card:
            self._draw_at(canvas, self.card, self.dragged)
        elif self._flight:
            card, begun, gone = self._flight
            share = min(1.0, gone / FLIES_MS)
            home = home_of(card)
            at = tuple(round(a + (b - a) * share) for a, b in zip(begun, home, strict=True))
            self._draw_at(canvas, card, (at[0], at[1]))

    def _draw_at(self, canvas: Canvas, name: str, at: Point) -> None:
        """Draw a card, a little larger and turned, round a place in pixels."""

        def make() -> pygame.Surface:
            wide = canvas.px(CARRIED * LARGER)
            place = Rect(3, 3, wide, round(wide * TALL))
            sheet = canvas.onto(pygame.Surface(place.inflate(6, 6).size, pygame.SRCALPHA))
            draw_behind(sheet, place, face_of(self._definitions, name), shadow=False)
            return pygame.transform.rotozoom(sheet.surface, -LEAN, 1)

        key = ("carried", name, canvas.px(CARRIED), canvas.theme.name)
        drawn = canvas.sprites.kept(key, make)
        canvas.surface.blit(drawn, drawn.get_rect(center=at))
