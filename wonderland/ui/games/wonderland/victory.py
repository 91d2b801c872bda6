"""The end, held over the table until one leaves it: who won, how, by whom, under the lamp."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import SIDE_NAMES, other, words_of
from wonderland.session.match_session import MatchSession
from wonderland.ui.boards.playing_card import TALL, draw_playing_card
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.picked_box import face_of
from wonderland.ui.games.wonderland.seat import FRAMES
from wonderland.ui.kit import shapes
from wonderland.ui.kit.action_bar import Foot, button
from wonderland.ui.kit.canvas import CENTRE, KEY, Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, READ, TITLE
from wonderland.ui.kit.portrait import draw_portrait, portrait_of

WIDE, HIGH = 740, 130
"""The size of the banner."""
SPOT = ((0, 0.0), (22, 0.06), (100, 0.74))
"""How dark it is round the lamp's light: shares of its reach, and of darkness."""
COARSE = 4
CARD, FAN, TURN = 78, 9, 7.0
"""The width of a card, how many are fanned out, and the degrees from one to the next."""


class Victory:
    """Draws the end of a match over its table.

    Args:
        table: the match, which is over.
        leave: shows how it went.
        again: shows the last turn again, slowly.

    Attributes:
        shown: whether the banner is up; without it one looks at the table.
    """

    def __init__(
        self, table: MatchSession, leave: Callable[[], None], again: Callable[[], None] | None
    ) -> None:
        self.table = table
        self.shown = True
        self._leave = leave
        self._again = again
        result = table.match.result or {}
        self.winner: str | None = result.get("winner")
        told = words_of(table.match).outcome(self.winner, str(result.get("reason", "")))
        self._how = told.split(": ", 1)[-1]

    @property
    def title(self) -> str:
        """Who won: to the one person at the screen, he or not."""
        if self.winner is None:
            return "A draw"
        if len(self.table.people) == 1:
            return "You win" if self.winner in self.table.people else "You lose"
        return f"{SIDE_NAMES[self.winner]} wins"

    def foot(self) -> Foot:
        """What can be done now."""
        look = "Look at the table" if self.shown else "The banner"
        buttons = [button("table", look, self._flip, KEY, "look")]
        if self._again:
            buttons.append(button("slowly", "The last turn again", self._again, KEY, "recap"))
        buttons.append(button("went", "How it went", self._leave, "Enter", primary=True))
        return Foot("", buttons)

    def _flip(self) -> None:
        self.shown = not self.shown

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw the dark with the lamp on the fallen Image, the winner's cards, and the banner."""
        if not self.shown:
            return
        felt = layout.felt
        loser = other(self.winner) if self.winner else "w"
        where = layout.cell(queries.fixed(self.table.match).images[loser]).center
        lamp = where if self.winner else felt.center
        canvas.surface.blit(self._dark(canvas, felt, lamp), felt)
        width = min(canvas.px(WIDE), felt.width - canvas.px(60))
        box = Rect(0, 0, width, canvas.px(HIGH))
        box.midbottom = (felt.centerx, layout.low - canvas.px(6))
        self._draw_fan(canvas, box)
        canvas.shadow(box, 200, 12, 10, 22)
        canvas.fill(box, "curtain-light", 12)
        canvas.outline(box, "west", 3, 12)
        self._draw_words(canvas, box)

    def _dark(self, canvas: Canvas, felt: Rect, lamp: tuple[int, int]) -> pygame.Surface:
        def make() -> pygame.Surface:
            size = (felt.width // COARSE, felt.height // COARSE)
            x, y = (lamp[0] - felt.left) / COARSE, (lamp[1] - felt.top) / COARSE
            stops = "".join(
                f'<stop offset="{at}%" stop-color="#06120e" stop-opacity="{dark}"/>'
                for at, dark in SPOT
            )
            body = (
                f'<defs><radialGradient id="spot" gradientUnits="userSpaceOnUse" cx="{x:.0f}" '
                f'cy="{y:.0f}" r="{size[0] * 0.64:.0f}">{stops}</radialGradient></defs>'
                f'<rect width="{size[0]}" height="{size[1]}" fill="url(#spot)"/>'
            )
            return pygame.transform.smoothscale(shapes.picture(body, *size), felt.size)

        return canvas.sprites.kept(("victory", felt.size, lamp), make)

    def _draw_fan(self, canvas: Canvas, box: Rect) -> None:
        """Fan some of the winner's cards out behind the banner."""
        fixed = queries.fixed(self.table.match)
        names = fixed.pools[self.winner or "w"][:FAN]
        wide = canvas.px(CARD)
        for index, name in enumerate(names):
            lean = index - (len(names) - 1) / 2
            key = ("fan", name, wide, lean)

            def make(name: str = name, lean: float = lean) -> pygame.Surface:
                sheet = canvas.onto(
                    pygame.Surface((wide + 6, round(wide * TALL) + 6), pygame.SRCALPHA)
                )
                face = face_of(fixed.definitions, name, self.winner or "w")
                draw_playing_card(
                    sheet, sheet.surface.get_rect().inflate(-6, -6), face, shadow=False
                )
                return pygame.transform.rotozoom(sheet.surface, -TURN * lean, 1)

            card = canvas.sprites.kept(key, make)
            drop = canvas.px(2.4 * lean * lean)
            at = (box.centerx + canvas.px(30 * lean), box.top - canvas.px(18) + drop)
            canvas.surface.blit(card, card.get_rect(center=at))

    def _draw_words(self, canvas: Canvas, box: Rect) -> None:
        """Draw the winner's portrait, the words, and small at the right the other one's."""
        s, seats = canvas.scale, self.table.seats
        side = self.winner or "w"
        high = canvas.px(HIGH + 16)
        at = (box.left + round(high * 0.6), box.centery - canvas.px(8))
        draw_portrait(canvas, portrait_of(seats[side].level), at, high, FRAMES[side])
        left, right = at[0] / s + HIGH * 0.62, box.right / s - 20
        foe = other(side)
        size = canvas.px(66)
        middle = (right - 34) * s
        draw_portrait(canvas, portrait_of(seats[foe].level), (middle, box.centery - canvas.px(12)),
                      size, FRAMES[foe], dim=self.winner is not None)  # fmt: skip
        turns = f"turn {self.table.match.state()['turn']}"
        canvas.text(turns, right - 34, box.bottom / s - 20, LABEL, 15, "edge-text", CENTRE, box)
        room = right - 80 - left
        large = min(60.0, 60 * room / max(1.0, canvas.fonts.size(self.title, TITLE, 60)[0] / s))
        canvas.text(self.title, left, box.top / s + 48, TITLE, large, "edge-text", within=box)
        how = canvas.fitted(self._how + ".", READ, 19, room)
        canvas.text(how, left, box.bottom / s - 31, READ, 19, "edge-text", within=box)
