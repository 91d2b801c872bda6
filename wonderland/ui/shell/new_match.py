"""A new match: who plays each seat, what each seat has, the preset and the options (picture 25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from wonderland import api
from wonderland.core.errors import BadInput, IllegalAction
from wonderland.core.message import capital, say
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import KEY, Canvas
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import REST, Box, Share, part_length, screen
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.spaces import APART, BAR, GAP, MARGIN
from wonderland.ui.kit.title_bar import draw_title_bar
from wonderland.ui.shell.choice_cards import GAP_ACROSS, ChoiceCards
from wonderland.ui.shell.chosen_options import ChosenOptions
from wonderland.ui.shell.match_options import OptionsForm
from wonderland.ui.shell.player_card import PlayerCard
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.seat_options import SeatOptions
from wonderland.ui.shell.wishes import Wishes

BETWEEN = 20.0
"""Between the seats and the options."""
OPTIONS = Share(0.48, least=288)
ONE_COLUMN = 3
"""How many seats stand below one another where nothing else is to be chosen for them."""
Begin = Callable[[Wishes], None]


class NewMatch(Aside):
    """Choose and begin.

    Args:
        app: the window.
        game: what is to be played.
        begin: begins a match.
        wishes: what was chosen last; it is changed here.
    """

    def __init__(self, app: App, game: api.Game, begin: Begin, wishes: Wishes) -> None:
        super().__init__(app)
        self.game = game
        self.wishes = wishes
        self._begin = begin
        chosen = ChosenOptions(game, wishes, lambda: self.seats)
        self._players = PlayerCard(app, game, wishes, SeatOptions(chosen))
        self._choices = Kept[ChoiceCards | None]()
        self._refused = Kept[str]()
        self._form = OptionsForm(app, game, wishes, chosen, lambda: self.seats)
        name, first = app.settings.values.name, wishes.first_person()
        if name and first:
            wishes.names.setdefault(first, name)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the match, as the options have it."""
        return self.game.seats_for(self.wishes.options())

    def _choice_cards(self) -> ChoiceCards | None:
        """What each seat has to choose from, as the options have it; None where there is nothing."""
        options = self.wishes.options()

        def make() -> ChoiceCards | None:
            own = screens_of(self.game.name).seats
            if own is None:
                return None
            choices = own(self.game, options)
            for seat, chosen in self.wishes.chosen.items():
                self.wishes.chosen[seat] = choices.known(chosen)
            return ChoiceCards(self.game, choices, self.wishes)

        return self._choices.of((repr(sorted(options.items())),), make)

    def refused(self) -> str:
        """Why no match can have these options together, ``""`` where one can."""
        options = self.wishes.options()

        def ask() -> str:
            try:
                self.game.new(options=options, seed=1)
            except BadInput as bad:
                wrong = bad.problems[0]
                return str(IllegalAction(wrong.rule, capital(wrong.message)).said)
            return ""

        return self._refused.of((repr(sorted(options.items())),), ask)

    def first_focus(self) -> str:
        """Enter begins."""
        return "begin"

    @property
    def types(self) -> bool:
        """Whether somebody is being named."""
        return self._players.naming

    def handle(self, event: pygame.event.Event) -> bool:
        """While somebody is being named, letters go to the name."""
        return self._players.handle(event) or super().handle(event)

    def begin(self) -> None:
        """Begin the match, if one can be."""
        if self.refused():
            return
        self._players.finish()
        self._begin(self.wishes)

    def draw(self, canvas: Canvas) -> None:
        """Draw the seats, what each has, and the options of the match."""
        canvas.surface.fill(canvas.theme["panel"])
        refused = self.refused()
        draw_title_bar(canvas, say("New match"), [
            self.back,
            {"key": "rules", "label": say("Rules"), "hint": KEY, "shortcut": "rules", "act": self.app.open_rules},
            {"key": "begin", "label": say("Begin"), "hint": say("Enter"), "why": refused,
             "act": None if refused else self.begin, "primary": not refused},
        ], refused or self.game.title)  # fmt: skip
        _, page, _ = screen(canvas).rows(BAR + APART, Share(most=900.0), MARGIN)
        room = page.inset(MARGIN, 0).fitted(1560)
        seats = self.seats
        if choices := self._choice_cards():
            left, options = room.columns(REST, OPTIONS, gap=BETWEEN)
            wide = part_length(left.width, len(seats), GAP_ACROSS, left.width)
            high = self._players.high(canvas, wide) if room.height >= 560 else self._players.low
            heads, cards = left.rows(high, REST, gap=APART)
            columns = heads.columns(*[REST] * len(seats), gap=GAP_ACROSS)
            for seat, column in zip(seats, columns, strict=True):
                self._players.draw(canvas, column, seat)
            choices.draw(canvas, cards, seats)
        else:
            share = Share(1.35) if len(seats) > ONE_COLUMN else REST
            players, options = room.columns(share, REST, gap=BETWEEN)
            self._players_alone(canvas, players, seats)
        self._form.draw(canvas, options)

    def _players_alone(self, canvas: Canvas, column: Box, seats: Sequence[str]) -> None:
        """Draw only who plays each seat: in two columns where there are many."""
        columns = [column] if len(seats) <= ONE_COLUMN else column.columns(REST, REST, gap=APART)
        in_column = -(-len(seats) // len(columns))
        high = part_length(column.height, in_column, GAP, self._players.high(canvas, columns[0].width))
        boxes = [box for part in columns for box in part.pile(in_column, high, GAP)]
        for seat, box in zip(seats, boxes, strict=False):
            self._players.draw(canvas, box, seat)
