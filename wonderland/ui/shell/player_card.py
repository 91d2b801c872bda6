"""Who plays a seat, in the set-up form: the face, the name, the character, and who else might."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pygame

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.core.agent import Level
from wonderland.core.message import say, say_n
from wonderland.core.quoting import clean_line
from wonderland.core.record import HUMAN
from wonderland.session.match_session import AI
from wonderland.ui.kit.app import App
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in, text_in, text_width
from wonderland.ui.kit.portrait import draw_portrait, portrait_of
from wonderland.ui.kit.seats import frame_of, seat_colour
from wonderland.ui.kit.sizes import SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, HAIR, LOW_CONTROL, PAD, TIGHT
from wonderland.ui.kit.typed import Typed, ends
from wonderland.ui.shell.seat_options import SeatOptions
from wonderland.ui.shell.wishes import Wishes

PERSON = say("Plays here, by mouse, keyboard or gamepad.")
YOU = say("a person")
HEAD, LOW_HEAD = 186.0, 160.0
"""The height of a seat's card where there is room and where there is little."""
MOST_LETTERS = 16
FULL = say_n("A name has {n} letter at most.", "A name has {n} letters at most.", MOST_LETTERS)
PENCIL = say("Name")


class PlayerCard:
    """Draws who plays the seats, and takes the names of people.

    Args:
        app: the window.
        game: what is to be played.
        wishes: what was chosen; it is changed here.
        own: what else seats have of their own.
    """

    def __init__(self, app: App, game: api.Game, wishes: Wishes, own: SeatOptions) -> None:
        self._app = app
        self._game = game
        self._wishes = wishes
        self._own = own
        self._levels: Mapping[str, Level] = levels(game.name)
        self._naming = ""
        self._typed = Typed("", MOST_LETTERS)

    def high(self, canvas: Canvas, width: float) -> float:
        """How high a card of some width is where there is room."""
        return HEAD + self._own.high(canvas, width - 2 * PAD)

    @property
    def low(self) -> float:
        """The same where there is little."""
        return LOW_HEAD + self._own.least

    @property
    def naming(self) -> bool:
        """Whether somebody is being named."""
        return bool(self._naming)

    def handle(self, event: pygame.event.Event) -> bool:
        """While somebody is being named, letters go to the name."""
        if not self._naming:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._named()
        elif event.type == pygame.KEYDOWN:
            if ends(event):
                self._named()
            else:
                self._typed.take(event)
            return True
        return False

    def finish(self) -> None:
        """Keep a name that is being typed."""
        if self._naming:
            self._named()

    def _name(self, seat: str) -> None:
        """Begin to type the name of whoever plays a seat."""
        self.finish()
        self._naming = seat
        self._typed = Typed(self._wishes.names.get(seat, ""), MOST_LETTERS, fresh=True)

    def _named(self) -> None:
        seat, self._naming = self._naming, ""
        name = clean_line(self._typed.text.strip())
        if name:
            self._wishes.names[seat] = name
        else:
            self._wishes.names.pop(seat, None)
        if seat == self._wishes.first_person():
            self._app.settings.change(name=name)

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, box: Box, seat: str) -> None:
        """Draw who plays a seat, with the portrait, and those who might."""
        rect = box.rect(canvas)
        canvas.tab(rect, "front", seat_colour(self._game.info, seat), 7, CORNER)
        if canvas.theme.sharp:
            canvas.outline(rect, "quiet", 0.5, CORNER)
        box, own = box.rows(REST, self._own.high_in(canvas, box.height - LOW_HEAD, box.width - 2 * PAD))
        self._own.draw(canvas, own.inset(PAD, 0), seat)
        roomy = box.height >= HEAD
        faces = 60.0 if roomy else 50.0
        heading, strip = box.inset(PAD, GAP).rows(REST, faces, gap=TIGHT)
        player = self._wishes.players[seat]
        level = player.removeprefix(AI)
        face, words = heading.columns(min(92, heading.height, box.width * 0.22), REST, gap=APART)
        x, y = face.centre
        size = canvas.px(min(face.width, face.height))
        frame = frame_of(self._game.info, seat)
        who = portrait_of(level, self._people_before(seat))
        draw_portrait(canvas, who, canvas.pixels(x, y), size, frame)
        name, said = words.rows(32.0 if roomy else 28.0, REST)
        self._draw_name(canvas, name, rect, seat, person=player == HUMAN)
        full = seat == self._naming and self._typed.full
        says = FULL if full else self._told_of(player)
        text_in(canvas, said, says, READ, 15.5, within=rect, leading=1.12)
        self._players(canvas, strip, seat)

    def _draw_name(self, canvas: Canvas, row: Box, rect: Rect, seat: str, *, person: bool) -> None:
        """Write the seat and who plays it; a person's name may be changed."""
        line, pencil = row.columns(REST, 58, gap=GAP) if person else (row, None)
        if pencil:
            place = pencil.fitted(height=LOW_CONTROL).rect(canvas)
            canvas.button(f"name-{seat}", place, PENCIL, partial(self._name, seat), size=SMALL,
                          why=say("What the person in this seat is called"))  # fmt: skip
        name = self._game.info.name_of(seat)
        own = self._wishes.names.get(seat, "")
        if seat == self._naming:
            own = who = f"{self._typed.text}|"
        else:
            level = self._wishes.players[seat].removeprefix(AI)
            of_level = self._levels[level].character if level in self._levels else ""
            own, who = ("", of_level) if of_level else (own, own or YOU)
        size = 22 if row.width >= 220 else 18
        shown = say("{seat}: {player}", seat=name, player=who)
        if text_width(canvas, shown, TITLE, size * 0.8) > line.width:
            shown = own or name  # the face and the colour tell the seat; what is typed must be seen
        line_in(canvas, line, shown, TITLE, size, within=rect)

    def _players(self, canvas: Canvas, strip: Box, seat: str) -> None:
        """Draw who may play a seat: a face each, with its name below."""
        choices = [(HUMAN, say("Person"))]
        choices += [(AI + key, level.name) for key, level in self._levels.items()]
        places = strip.inset(-GAP, 0).columns(*[REST] * len(choices))
        frame = frame_of(self._game.info, seat)
        size = min(
            canvas.size_for(label, BOLD, 14.0, place.width) for (_, label), place in zip(choices, places, strict=True)
        )
        for (player, label), place in zip(choices, places, strict=True):
            rect = place.rect(canvas)
            chosen = player == self._wishes.players[seat]
            spoken = say("{seat}: {player}", seat=self._game.info.name_of(seat), player=label)
            region = canvas.region(
                f"player-{seat}:{player}", rect, partial(self._seat, seat, player), spoken, why=self._told_of(player)
            )
            if canvas.pointer.hover == region.key and not chosen:
                canvas.veil(rect, "panel", 130, RADIUS)
            face, below = place.rows(REST, 18)
            x, y = face.centre
            who = portrait_of(player.removeprefix(AI), self._people_before(seat))
            draw_portrait(canvas, who, canvas.pixels(x, y), canvas.px(face.height), frame, chosen=chosen)
            role = BOLD if chosen else LABEL
            line_in(canvas, below.inset(0, -HAIR), label, role, size, align=CENTRE, within=rect)
            canvas.ring(region)

    def _people_before(self, seat: str) -> int:
        """How many people play seats before this one."""
        seats = list(self._game.info.letters)
        return sum(self._wishes.players.get(one) == HUMAN for one in seats[: seats.index(seat)])

    def _seat(self, seat: str, player: str) -> None:
        self.finish()
        self._wishes.players[seat] = player

    def _told_of(self, player: str) -> str:
        level = self._levels.get(player.removeprefix(AI))
        return level.says if level else PERSON
