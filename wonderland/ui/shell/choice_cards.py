"""What the seats of a match may have, in the set-up form: a card for each, with who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland import api
from wonderland.core.message import rows, say
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, text_height, text_in, text_width
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.shell.screens import SeatChoices, SeatOption
from wonderland.ui.shell.wishes import Wishes

COLUMNS, GAP_ACROSS, GAP = 2, 16.0, 8.0
SLIM, MOST, ROOMY = 34.0, 134.0, 74.0
"""The height of a choice that says little, the most of a card, and from where it shows a tally."""
PICTURE, TALLY, HEAD = 92.0, 20.0, 26.0
CHIP, LEAST_SHARE = 22.0, 0.85
"""The height of a seat's button, and how small a title may become for the seats' whole names."""
TITLES, LEAST_TITLE = 19.0, 15.5
"""How large titles are set, all of them alike, and how small at least."""
LEADING = 1.2
SAYS = (15.5, 11.5)
"""How large sentences are set, and how small at least."""


class ChoiceCards:
    """Draws what there is to choose, once for all seats, and lets each seat take of it.

    Args:
        game: what is to be played.
        choices: what each seat chooses.
        wishes: what was chosen; it is changed here.
    """

    def __init__(self, game: api.Game, choices: SeatChoices, wishes: Wishes) -> None:
        self._info = game.info
        self._choices = choices
        self._wishes = wishes
        self._whole, self._roomy = True, False
        self._titles, self._says = TITLES, SAYS[0]

    def draw(self, canvas: Canvas, box: Box, seats: Sequence[str]) -> None:
        """Draw all that may be chosen, and by whom it is."""
        found: dict[str, SeatOption] = {}
        for seat in seats:  # a row of the player's own shows the one that a seat has
            for row in self._choices.rows(self._wishes.chosen[seat]):
                found.setdefault(row.key, row)
        slim = [row for row in found.values() if row.slim]
        cards = [row for row in found.values() if not row.slim]
        card_rows = max(1, -(-len(cards) // COLUMNS))
        head, rest = box.rows(SLIM + GAP if slim else 0.0, REST)
        high = min(MOST, (rest.height - GAP * (card_rows - 1)) / card_rows)
        columns = rest.columns(*[REST] * COLUMNS, gap=GAP_ACROSS)
        self._measure(canvas, columns[0].width, high, cards, seats)
        for row, column in zip(
            slim, head.columns(*[REST] * len(slim), gap=GAP_ACROSS), strict=True
        ):
            self._draw_slim(canvas, Box(column.x, column.y, column.width, SLIM), row, seats)
        for number, row in enumerate(cards):
            column = columns[number % COLUMNS]
            top = rest.y + (high + GAP) * (number // COLUMNS)
            self._draw_card(canvas, Box(column.x, top, column.width, high), row, seats)

    def _measure(
        self,
        canvas: Canvas,
        wide: float,
        high: float,
        cards: Sequence[SeatOption],
        seats: Sequence[str],
    ) -> None:
        """See whether all cards have room for the seats' whole names, and how large titles may be."""
        if not cards:
            return
        drawn = any(card.picture for card in cards)
        room = wide - 20 - (self._picture_wide(wide, high) + 12 if drawn else 0.0)
        titles = max(text_width(canvas, card.title, TITLE, TITLES) for card in cards)
        names = [canvas.fonts.told(self._info.name_of(seat)) for seat in seats]
        chips = sum(text_width(canvas, name, BOLD, 14) + 40 for name in names)
        self._whole = titles * LEAST_SHARE + chips + 8 <= room
        if not self._whole:
            chips = sum(text_width(canvas, name[:1], BOLD, 14) + 40 for name in names)
        self._titles = min(TITLES, max(LEAST_TITLE, TITLES * (room - chips - 8) / titles))
        inner = high - 14
        least = max(text_height(canvas, card.says, room, READ, SAYS[1], 1.2) for card in cards)
        tallied = all(card.tally for card in cards)
        self._roomy = tallied and inner >= max(ROOMY, HEAD + TALLY + least)
        below = inner - HEAD - TALLY if self._roomy else inner - HEAD + 6
        fits = (canvas.lines_in(card.says, READ, SAYS[0], room, below, LEADING) for card in cards)
        self._says = min(size for _, size in fits)

    @staticmethod
    def _picture_wide(wide: float, high: float) -> float:
        return min(PICTURE, high - 14, wide * 0.24)

    def _draw_slim(self, canvas: Canvas, box: Box, row: SeatOption, seats: Sequence[str]) -> None:
        """Draw a choice in one line."""
        rect = box.rect(canvas)
        self._ground(canvas, rect, row)
        self._body(canvas, box, row)
        left = self._chips(canvas, Box(box.x, box.y, box.width - 8, box.height), row, seats)
        middle, x = box.centre[1], box.x + 14
        wide = text_width(canvas, row.title, TITLE, self._titles)
        canvas.text(row.title, x, middle, TITLE, self._titles, within=rect, room=left - x - 8)
        room = left - x - wide - 22
        if text_width(canvas, row.says, LABEL, 14) <= room:
            canvas.text(row.says, x + wide + 12, middle + 1, LABEL, 14, "quiet", within=rect)

    def _draw_card(self, canvas: Canvas, box: Box, row: SeatOption, seats: Sequence[str]) -> None:
        """Draw a choice with its picture, its sentence, and what it is made of."""
        rect = box.rect(canvas)
        self._ground(canvas, rect, row)
        inner = box.inset(10, 7)
        if row.picture:
            wide = self._picture_wide(box.width, box.height)
            picture, inner = inner.columns(wide, REST, gap=12)
            row.picture(canvas, picture)
        roomy = self._roomy and row.tally is not None
        head, words, low = inner.rows(HEAD, REST, TALLY if roomy else 0.0)
        self._body(canvas, box, row)
        left = self._chips(canvas, Box(head.x, head.y - 2, head.width, HEAD - 2), row, seats)
        canvas.text(row.title, head.x, head.centre[1], TITLE, self._titles, within=rect,
                    room=left - 8 - head.x, high=HEAD)  # fmt: skip
        if not roomy:  # down to the card's edge
            words = Box(words.x, words.y - 2, words.width, words.height + 8)
        text_in(canvas, words, row.says, READ, self._says, within=rect)
        if roomy and row.tally:
            row.tally(canvas, low)

    def _ground(self, canvas: Canvas, rect: Rect, row: SeatOption) -> None:
        """The card itself: light where anybody has it, framed where the person does."""
        taken = row.key in [self._wishes.chosen[seat] for seat in self._wishes.chosen]
        canvas.plate(rect, "front" if taken else "box", 8)
        person = self._wishes.first_person()
        if person and self._wishes.chosen[person] == row.key:
            canvas.outline(rect, "bar", 2.5, 8)  # yellow is for what has the focus

    def _body(self, canvas: Canvas, box: Box, row: SeatOption) -> None:
        """The card as a control, which gives it to the first person there is."""
        seat = self._wishes.first_person() or next(iter(self._wishes.chosen))
        spoken = say("{what} for {seat}", what=row.title, seat=self._info.name_of(seat))
        region = canvas.region(
            f"{str.lower(self._choices.title)}-{row.key}", box.rect(canvas),
            partial(self._take, seat, row.key), spoken, why=rows(row.says, row.more),
        )  # fmt: skip
        if canvas.pointer.hover == region.key:
            canvas.veil(region.rect, "front", 120, 8)
        canvas.ring(region)

    def _chips(self, canvas: Canvas, box: Box, row: SeatOption, seats: Sequence[str]) -> float:
        """Draw a button for each seat that may take it, at the right of a box; return their left."""
        x = box.right
        names = [canvas.fonts.told(self._info.name_of(seat)) for seat in seats]
        whole = self._whole or row.slim
        for seat, name in reversed(list(zip(seats, names, strict=True))):
            label = name if whole else name[:1]
            wide = text_width(canvas, label, BOLD, 14) + 34
            x -= wide
            rect = canvas.rect(x, box.centre[1] - CHIP / 2, wide, CHIP)
            chosen = self._wishes.chosen[seat] == row.key
            key = f"{str.lower(self._choices.title)}-{seat}-{row.key}"
            spoken = say("{what} for {seat}", what=row.title, seat=name)
            region = canvas.region(key, rect, partial(self._take, seat, row.key), spoken)
            canvas.fill(rect, "bar" if chosen else "panel", CHIP / 2)
            if canvas.pointer.hover == key and not chosen:
                canvas.outline(rect, "quiet", 1.5, CHIP / 2)
            spot = (rect.left + canvas.px(14), rect.centery)
            canvas.disc(spot, canvas.px(5.5), seat_colour(self._info, seat))
            ink = "bar-text" if chosen else "quiet"
            canvas.text(
                label, x + 14 + (wide - 14) / 2 + 1, box.centre[1], BOLD, 14, ink, CENTRE, rect
            )
            canvas.ring(region, CHIP / 2)
            x -= 6
        return x + 6

    def _take(self, seat: str, key: str) -> None:
        self._wishes.chosen[seat] = self._choices.clicked(key, self._wishes.chosen[seat])
