"""A card that is dragged: to a hedge it walks or is played, to the guardsman it paints, to her it walks her."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wonderland.ui.games.painting_the_roses import modes
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import PER_GARDEN, Layout
from wonderland.ui.games.painting_the_roses.standing import standing
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box

FAR = 10.0
"""How far the mouse goes before a card follows it, in logical pixels."""
CARRIED = 0.8
KEY = "card-"
Place = tuple[float, float]


class Carrying:
    """The card that follows the mouse, if any.

    Args:
        intent: what the player has begun.

    Attributes:
        at: where the card is, in logical pixels; None while none is carried.
    """

    def __init__(self, intent: Intent) -> None:
        self._intent = intent
        self._from: Place | None = None
        self.at: Place | None = None

    def move(self, place: Place, pressed: str) -> bool:
        """The mouse moved, with a control under its button or none; whether a card follows."""
        if not pressed.startswith(KEY):
            self._from = self.at = None
            return False
        self._from = self._from or place
        away = abs(place[0] - self._from[0]) + abs(place[1] - self._from[1])
        if self.at is None and (away < FAR or not self._take(int(pressed.removeprefix(KEY)))):
            return False
        self.at = place
        return True

    def _take(self, number: int) -> bool:
        """Take the card up that is dragged; whether it may be."""
        intent = self._intent
        if intent.mode not in (modes.ACTING, modes.POST) or number >= len(intent.cards):
            return False
        card = intent.cards[number]
        copy = intent.cards[:number].count(card)
        if not intent.uses.is_up(card, copy):
            intent.pick(card, copy)
        return intent.uses.is_up(card, copy)

    def drop(self, place: Place, layout: Layout) -> Callable[[], object] | None:
        """What letting go there means; None where nothing was carried."""
        carried, self.at, self._from = self.at, None, None
        if carried is None:
            return None
        intent = self._intent
        hedge = self._hedge_at(place, layout)
        if intent.mode == modes.POST:
            lawn = layout.lawn
            onto = bool(hedge) or _inside(lawn, place)
            guard = partial(intent.line, f"guard {intent.picked}")
            return guard if onto else intent.clear
        if self._on_queen(place, layout):
            return self._stalk()
        if not hedge:
            return intent.clear
        uses = [use for use in intent.uses.now() if use.line.hedge == hedge]
        if len(uses) > 1:  # several things can be done there: the foot bar asks which
            return intent.clear if not intent.picked else _nothing
        return partial(intent.touch, hedge)

    def _stalk(self) -> Callable[[], object]:
        """Walk the Queen; where she can go two ways, the foot bar asks which."""
        ways = [use.line for use in self._intent.uses.now() if use.line.verb == "stalk"]
        return partial(str, ways[0]) if len(ways) == 1 else _nothing

    def _hedge_at(self, place: Place, layout: Layout) -> str:
        """The hedge at a place, or that of the own guardsman who stands there."""
        intent = self._intent
        names = [f"{seat}{n + 1}" for seat in layout.seats for n in range(PER_GARDEN)]
        found = next((name for name in names if _inside(layout.hedge_box(name), place)), "")
        own = standing(layout, intent.state).guards.get(intent.seat)
        if not found and own and _inside(own, place):
            return intent.own.post()
        return found

    def _on_queen(self, place: Place, layout: Layout) -> bool:
        stand = standing(layout, self._intent.state)
        own = stand.guards.get(self._intent.seat)
        beside = own is not None and _inside(own, place)
        return stand.queen is not None and _inside(stand.queen, place) and not beside

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw the card under the mouse."""
        if self.at is None or not self._intent.picked:
            return
        wide, high = (side * CARRIED for side in layout.card)
        box = Box(self.at[0] - wide / 2, self.at[1] - high / 2, wide, high)
        draw_card(canvas, self._intent.picked, box)


def _inside(box: Box, place: Place) -> bool:
    return box.x <= place[0] <= box.right and box.y <= place[1] <= box.bottom


def _nothing() -> None:
    """The card stays taken up."""
