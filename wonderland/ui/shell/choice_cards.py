"""What the seats of a match may have, in the set-up form: a card for each, with who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland import api
from wonderland.core.message import rows, say
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in, part_length, text_height, text_in, text_width
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import FINE_PRINT, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, NEAR
from wonderland.ui.shell.wishes import Wishes
from wonderland.ui.table.pool_choices import PoolChoices, SeatOption

COLUMNS, GAP_ACROSS = 2, 16.0
SLIM = 34.0
"""The height of a choice that says little."""
HEAD = 26.0
"""The height of the title."""
CHIP, DOT, NAME = 22.0, 12.0, 14.0
"""The height of a seat's button, the room of its dot, and how large its name is set."""
TITLES = 19.0
"""How large titles are set, all of them alike."""
LEADING = 1.12
SAYS = (15.5, 11.5)
"""How large sentences are set, and how small at least."""


class ChoiceCards:
    """Draws what there is to choose, once for all seats, and lets each seat take of it.

    Args:
        game: what is to be played.
        choices: what each seat chooses.
        wishes: what was chosen; it is changed here.
    """

    def __init__(self, game: api.Game, choices: PoolChoices, wishes: Wishes) -> None:
        self._info = game.info
        self._choices = choices
        self._wishes = wishes
        self._whole, self._roomy, self._tally, self._drawn = True, False, 0.0, True
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
        lines = -(-len(slim) // COLUMNS)
        head, rest = box.rows(lines * (SLIM + GAP), REST)
        high = part_length(rest.height, card_rows, GAP, 134.0)
        columns = rest.columns(*[REST] * COLUMNS, gap=GAP_ACROSS)
        card = columns[0].fitted(height=high)
        self._drawn = any(one.picture for one in cards)
        self._measure(canvas, card, cards, seats)
        if self._drawn and self._says < FINE_PRINT:  # words come before pictures
            self._drawn = False
            self._measure(canvas, card, cards, seats)
        below = iter(slim)  # an odd one out has the first line alone
        for number, line in enumerate(head.pile(lines, SLIM, GAP)):
            count = COLUMNS if number or len(slim) % COLUMNS == 0 else len(slim) % COLUMNS
            for place in line.columns(*[REST] * count, gap=GAP_ACROSS):
                self._draw_slim(canvas, place, next(below), seats)
        for number, row in enumerate(cards):
            places = columns[number % COLUMNS].pile(card_rows, high, GAP)
            self._draw_card(canvas, places[number // COLUMNS], row, seats)

    def _measure(self, canvas: Canvas, card: Box, cards: Sequence[SeatOption], seats: Sequence[str]) -> None:
        """See whether all cards have room for the seats' whole names, and how large titles may be."""
        if not cards:
            return
        _, inner = self._parted(card, drawn=self._drawn)
        room = inner.width - GAP
        titles = max(text_width(canvas, card.title, TITLE, TITLES) for card in cards)
        names = [canvas.fonts.told(self._info.name_of(seat)) for seat in seats]
        chips = _chips_wide(canvas, names)
        self._whole = titles * 0.85 + chips <= room
        if not self._whole:
            chips = _chips_wide(canvas, [name[:1] for name in names])
        self._titles = min(TITLES, max(15.5, TITLES * (room - chips) / titles))
        least = max(text_height(canvas, card.says, inner.width, READ, SAYS[1], LEADING) for card in cards)
        self._tally = max(card.tally_high for card in cards)
        tallied = all(card.tally for card in cards)
        self._roomy = tallied and inner.height >= max(74.0, HEAD + self._tally + least)
        _, words, _ = self._words(inner, roomy=self._roomy)
        fits = (canvas.lines_in(card.says, READ, SAYS[0], words.width, words.height, LEADING) for card in cards)
        self._says = min(size for _, size in fits)

    @staticmethod
    def _parted(box: Box, *, drawn: bool) -> tuple[Box, Box]:
        """A card's picture and its words."""
        inner = box.inset(GAP, NEAR)
        wide = min(92, inner.height, box.width * 0.24) if drawn else 0.0
        picture, words = inner.columns(wide, REST, gap=APART if drawn else 0.0)
        return picture, words

    def _words(self, inner: Box, *, roomy: bool) -> tuple[Box, Box, Box]:
        """A card's title, its sentence and its tally; without one the sentence has all the room."""
        head, words, low = inner.rows(HEAD, REST, self._tally if roomy else 0.0)
        return head, words if roomy else words.without(bottom=-NEAR), low

    def _draw_slim(self, canvas: Canvas, box: Box, row: SeatOption, seats: Sequence[str]) -> None:
        """Draw a choice in one line."""
        rect = box.rect(canvas)
        self._ground(canvas, rect, row)
        self._body(canvas, box, row)
        line = self._chips(canvas, box.without(left=APART, right=GAP), row, seats)
        title = line_in(canvas, line, row.title, TITLE, self._titles, within=rect)
        beside = line.after(title, APART)
        if text_width(canvas, row.says, LABEL, SMALL) <= beside.width:
            line_in(canvas, beside, row.says, LABEL, SMALL, "quiet", within=rect, foot=(TITLE, self._titles))

    def _draw_card(self, canvas: Canvas, box: Box, row: SeatOption, seats: Sequence[str]) -> None:
        """Draw a choice with its picture, its sentence, and what it is made of."""
        rect = box.rect(canvas)
        self._ground(canvas, rect, row)
        self._body(canvas, box, row)  # its light lies under what is drawn on the card
        picture, inner = self._parted(box, drawn=self._drawn and row.picture is not None)
        if row.picture and self._drawn:
            row.picture(canvas, picture)
        roomy = self._roomy and row.tally is not None
        head, words, low = self._words(inner, roomy=roomy)
        line = self._chips(canvas, head, row, seats)
        line_in(canvas, line, row.title, TITLE, self._titles, within=rect, high=True)
        text_in(canvas, words, row.says, READ, self._says, within=rect)
        if roomy and row.tally:
            row.tally(canvas, low)

    def _ground(self, canvas: Canvas, rect: Rect, row: SeatOption) -> None:
        """The card itself: light where anybody has it, framed where the person does."""
        taken = row.key in [self._wishes.chosen[seat] for seat in self._wishes.chosen]
        canvas.plate(rect, "front" if taken else "box", CORNER)
        person = self._wishes.first_person()
        if person and self._wishes.chosen[person] == row.key:
            canvas.outline(rect, "bar", 2.5, CORNER)  # yellow is for what has the focus

    def _body(self, canvas: Canvas, box: Box, row: SeatOption) -> None:
        """The card as a control, which gives it to the first person there is."""
        seat = self._wishes.first_person() or next(iter(self._wishes.chosen))
        spoken = say("{what} for {seat}", what=row.title, seat=self._info.name_of(seat))
        region = canvas.region(
            f"{str.lower(self._choices.title)}-{row.key}", box.rect(canvas),
            partial(self._take, seat, row.key), spoken, why=rows(row.says, row.more),
        )  # fmt: skip
        if canvas.pointer.hover == region.key:
            canvas.veil(region.rect, "front", 120, CORNER)
        canvas.ring(region)

    def _chips(self, canvas: Canvas, box: Box, row: SeatOption, seats: Sequence[str]) -> Box:
        """Draw a button for each seat that may take it, at the right of a box; return what is left."""
        names = [canvas.fonts.told(self._info.name_of(seat)) for seat in seats]
        labels = names if self._whole or row.slim else [name[:1] for name in names]
        left, right = box.columns(REST, _chips_wide(canvas, labels))
        wides = [_chip_wide(canvas, label) for label in labels]
        _, *places = right.fitted(height=CHIP).columns(REST, *wides, gap=NEAR)
        for seat, name, label, place in zip(seats, names, labels, places, strict=True):
            rect = place.rect(canvas)
            chosen = self._wishes.chosen[seat] == row.key
            key = f"{str.lower(self._choices.title)}-{seat}-{row.key}"
            spoken = say("{what} for {seat}", what=row.title, seat=name)
            region = canvas.region(key, rect, partial(self._take, seat, row.key), spoken)
            canvas.fill(rect, "bar" if chosen else "panel", CHIP / 2)
            if canvas.pointer.hover == key and not chosen:
                canvas.outline(rect, "quiet", 1.5, CHIP / 2)
            dot, words = place.inset(GAP, 0).columns(DOT, REST, gap=NEAR)
            middle = dot.rect(canvas).center
            if chosen:
                canvas.disc(middle, canvas.px(6.5), "bar-text")
            canvas.disc(middle, canvas.px(5), seat_colour(self._info, seat))
            ink = "bar-text" if chosen else "quiet"
            line_in(canvas, words, label, BOLD, NAME, ink, CENTRE, rect)
            canvas.ring(region, CHIP / 2)
        return left

    def _take(self, seat: str, key: str) -> None:
        self._wishes.chosen[seat] = self._choices.clicked(key, self._wishes.chosen[seat])


def _chip_wide(canvas: Canvas, label: str) -> float:
    """How wide a seat's button is: its edges, its dot, its name."""
    return 2 * GAP + DOT + NEAR + text_width(canvas, label, BOLD, NAME)


def _chips_wide(canvas: Canvas, labels: Sequence[str]) -> float:
    """How wide the seats' buttons are together, and the room before each."""
    return sum(_chip_wide(canvas, label) + NEAR for label in labels)
