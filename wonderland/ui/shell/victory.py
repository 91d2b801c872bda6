"""The end of a match, held over its table until one leaves it: who won, how, and what next.

Any game's table uses it. A game says where its lamp shines and what else it would show there
(``VictoryStage``); places, faces and words are the same for all, for two seats as for many.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from wonderland import api
from wonderland.core.message import Phrase, all_of, capital, commas, say
from wonderland.core.outcome import Outcome
from wonderland.core.record import Record
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit import shapes
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, KEY, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.kit.motion import SPEEDS
from wonderland.ui.kit.portrait import draw_portrait, portrait_of
from wonderland.ui.kit.seats import frame_of, seat_colour
from wonderland.ui.shell.exits import TableExits
from wonderland.ui.shell.plain_replay import PlainReplay
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.viewer import Viewer

WIDE, WIDE_LIST, HIGH, ROW = 740.0, 880.0, 130.0, 33.0
"""The banner's width, for two seats and for more; its least height; a row of the places."""
LIST_SHARE = 0.47
"""How much of the banner the places take up where there are more than two seats."""
SPOT = ((0, 0.0), (22, 0.06), (100, 0.74))
"""How dark it is round the lamp's light: shares of its reach, and of darkness."""
COARSE = 4
SLOW = 2.2
"""How many times slower the last turn is shown."""
RISE_MS, ABOVE = 420.0, 90.0
"""How long the banner takes to rise, and how high what stands behind it reaches above it."""
FACES = 3
"""Of so many winners the faces are shown."""
TITLE_SIZE, WHY_SIZE = 60.0, 19.0
SET_HIGH = 1.42
"""How high letters of the title are set, in their size."""


@dataclass(frozen=True, slots=True)
class VictoryStage:
    """What a game's screen lends the end of its match.

    Attributes:
        felt: what is darkened, in pixels.
        low: where the banner ends, in pixels from the top.
        lamp: where the lamp shines; None for the middle.
        behind: draws what stands behind the banner, such as the winner's cards.
    """

    felt: Rect
    low: int
    lamp: tuple[int, int] | None = None
    behind: Callable[[Canvas, Rect], None] | None = None


class Victory:
    """Holds the end of a match over its table.

    Args:
        app: the window.
        session: the match, which is over.
        exits: where the table leads.
        stage: says where things lie now.
        looking: the seat that looks on when the last turn is shown again.

    Attributes:
        shown: whether the banner is up; without it one looks at the table.
        banner: where it lay when it was drawn last.
    """

    def __init__(
        self, app: App, session: MatchSession, exits: TableExits, stage: Callable[[], VictoryStage],
        looking: str,
    ) -> None:  # fmt: skip
        outcome = session.match.outcome
        assert outcome is not None, "the match is over"
        self.shown = True
        self.banner = Rect(0, 0, 0, 0)
        self._app = app
        self._session = session
        self._ways = exits
        self._stage = stage
        self._looking = looking
        self._outcome: Outcome = outcome
        values = app.settings.values
        self._length = RISE_MS * (0.0 if values.reduced else SPEEDS[values.motion])
        self._shown_for = 0.0

    @property
    def won(self) -> bool:
        """Whether a person at the screen is among the winners."""
        return any(seat in self._outcome.winners for seat in self._session.people)

    def update(self, elapsed: float) -> bool:
        """Let the banner rise, and the lamp go to where it shines; whether that shows."""
        if self._shown_for >= self._length:
            return False
        self._shown_for += elapsed
        return True

    @property
    def _risen(self) -> float:
        """How far the banner has come, from 0 to 1, slowing down."""
        left = 1 - min(1.0, self._shown_for / self._length) if self._length else 0.0
        return 1 - left**3

    # --- in words ------------------------------------------------------------------------------
    @property
    def title(self) -> str:
        """Who won; the one person at the screen is called you."""
        winners, people = self._outcome.winners, self._session.people
        if not winners:
            return say("A draw")
        if winners == people and len(people) == 1:
            return say("You win")
        names = [self._name(seat) for seat in winners]
        if len(names) == 1:
            return say("{name} wins", name=names[0])
        return say("{names} win", names=all_of(names))

    @property
    def why(self) -> str:
        """What decided it, as a sentence."""
        ending = self._session.game.text.ending(self._session.match)
        gaps = ending.gaps if isinstance(ending, Phrase) else None
        how = str(gaps["how"]) if gaps and "how" in gaps else ending.split(": ", 1)[-1]
        return say("{sentence}.", sentence=capital(how)) if how else ""

    def _name(self, seat: str) -> str:
        """Whoever plays a seat; the seat's own name where several are called the same."""
        name = self._session.seats[seat].name
        alike = [other for other in self._session.seats.values() if other.name == name]
        return name if name and len(alike) == 1 else self._session.game.info.name_of(seat)

    # --- what can be done ----------------------------------------------------------------------
    def foot(self) -> Foot:
        """What can be done now."""
        buttons: list[Spec] = [
            button("table", say("Look") if self.shown else say("The banner"), self._flip, KEY, "banner",
                   why=say("Shows the table without the banner, and the banner again")),
            button("slowly", say("Last turn"), self._show_again, KEY, "last-turn",
                   why=say("Shows the last turn again, slowly")),
            button("menu", say("Menu"), self._ways.leave, say("Esc"), "leave"),
        ]  # fmt: skip
        if self._ways.rematch:
            buttons.append(button("rematch", say("Rematch"), self._ways.rematch, KEY, "rematch",
                                  why=say("The same players and options, once more")))  # fmt: skip
        went = button("went", say("How it went"), self._ways.finished, say("Enter"), primary=True)
        return Foot("", [*buttons, went])

    def _flip(self) -> None:
        self.shown = not self.shown

    def _show_again(self) -> None:
        board = screens_of(self._session.game.name).replay or PlainReplay
        record = self._session.record()
        viewer = Viewer(self._app, record, board)
        self._app.push(viewer)
        viewer.board.looking = self._looking
        viewer.go(last_turn(self._session.game, record))
        viewer.board.show.speed *= SLOW
        viewer.playing = True

    # --- drawing -------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the dark, the lamp, and the banner with who won and who took which place."""
        if not self.shown:
            return
        stage, many = self._stage(), len(self._outcome.places) > 2
        felt = stage.felt
        risen = self._risen
        dark = _dark(canvas, felt, stage.lamp or felt.center)
        dark.set_alpha(round(255 * risen))
        canvas.surface.blit(dark, felt)
        s = canvas.scale
        width = min(WIDE_LIST if many else WIDE, felt.width / s - 60)
        high = max(HIGH, 28 + ROW * len(self._outcome.places)) if many else HIGH
        low = stage.low / s - 6 + (1 - risen) * (high + ABOVE)
        banner = Box((felt.centerx / s) - width / 2, low - high, width, high)
        rect = self.banner = banner.rect(canvas)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(felt.clip(before))
        if stage.behind:
            stage.behind(canvas, rect)
        canvas.shadow(rect, 200, 12, 10, 22)
        canvas.fill(rect, "curtain-light", 12)
        canvas.outline(rect, "west", 3, 12)
        if many:
            words, places = banner.columns(REST, width * LIST_SHARE)
            self._draw_places(canvas, places.inset(14, 14), rect)
        else:
            words, loser = banner.inset(10, 0).columns(REST, 124)
            self._draw_other(canvas, loser, rect)
        self._draw_words(canvas, words, rect)
        canvas.surface.set_clip(before)

    def _draw_words(self, canvas: Canvas, box: Box, banner: Rect) -> None:
        """Draw the faces of the winners, who won, and why."""
        faces = (self._outcome.winners or tuple(self._outcome.places))[:FACES]
        size = (HIGH + 16) if len(faces) == 1 else 92.0
        step = size * 0.55
        x, y = box.x + size * 0.6, box.centre[1] - (8 if len(faces) == 1 else 0)
        for number, seat in enumerate(faces):
            at = canvas.px(x + step * number), canvas.px(y)
            self._draw_face(canvas, seat, at, size)
        left = x + step * (len(faces) - 1) + size * 0.56
        room = box.right - 14 - left
        natural = canvas.fonts.size(self.title, TITLE, TITLE_SIZE)[0] / canvas.scale
        large = max(26.0, min(TITLE_SIZE, TITLE_SIZE * room / max(1.0, natural)))
        lines, small = canvas.lines_in(self.why, READ, WHY_SIZE, room, 50, 25 / WHY_SIZE)
        low = small * 25 / WHY_SIZE * len(lines)
        large = min(large, (box.height - low - 4) / SET_HIGH)
        height = large * 1.15 + low
        top = box.centre[1] - height / 2
        canvas.text(self.title, left, top + large * 0.55, TITLE, large, "edge-text", within=banner,
                    room=room, high=large * 1.15)  # fmt: skip
        for number, line in enumerate(lines):
            middle = top + large * 1.15 + low / len(lines) * (number + 0.5)
            canvas.text(line, left, middle, READ, small, "edge-text", within=banner)

    def _draw_face(
        self, canvas: Canvas, seat: str, at: tuple[float, float], size: float, *, dim: bool = False
    ) -> None:
        level, frame = self._session.seats[seat].level, frame_of(self._session.game.info, seat)
        who = portrait_of(level, self._session.people_before(seat))
        draw_portrait(canvas, who, at, canvas.px(size), frame, dim=dim)

    def _draw_other(self, canvas: Canvas, box: Box, banner: Rect) -> None:
        """Draw the other of two seats small, and in how many turns it went."""
        seats = tuple(self._outcome.places)
        other = next((seat for seat in seats if seat not in self._outcome.winners), seats[-1])
        at = canvas.px(box.centre[0]), canvas.px(box.centre[1] - 14)
        self._draw_face(canvas, other, at, 66, dim=bool(self._outcome.winners))
        turn = self._session.match.turn
        caption = (
            say("{name}, turn {turn}", name=self._name(other), turn=turn)
            if turn
            else self._name(other)
        )
        low = box.centre[1] + 36
        canvas.text(caption, box.centre[0], low, LABEL, 15, "edge-text", CENTRE, banner,
                    room=box.width - 8, high=36)  # fmt: skip

    def _draw_places(self, canvas: Canvas, box: Box, banner: Rect) -> None:
        """Draw all seats by their places: who played it, and what the game would show of it."""
        info, placed = self._session.game.info, self._outcome.places
        deed = screens_of(self._session.game.name).deed
        seats = sorted(placed, key=lambda seat: placed[seat])
        row = min(ROW, box.height / len(seats))
        top = box.y + (box.height - row * len(seats)) / 2
        for seat, place in zip(
            seats, Box(box.x, top, box.width, row * len(seats)).pile(len(seats), row), strict=True
        ):
            rect = canvas.rect(place.x, place.y + 1, place.width, row - 2)
            canvas.veil(rect, "chip", 90, 6)
            canvas.fill(canvas.rect(place.x, place.y + 1, 5, row - 2), seat_colour(info, seat), 3)
            if seat in self._outcome.winners:
                canvas.outline(rect, "now", 2, 6)
            middle = place.centre[1]
            canvas.text(f"{placed[seat]}.", place.x + 12, middle, BOLD, 15, "edge-text",
                        within=banner)  # fmt: skip
            name, shown = place.inset(34, 0).columns(REST, place.width * (0.5 if deed else 0.2))
            caption, who = info.name_of(seat), self._session.seats[seat].name
            whole = commas([caption, who]) if who and who != caption else caption
            if canvas.fonts.size(whole, BOLD, 14)[0] <= canvas.px(name.width - 6):
                caption = whole
            canvas.text(
                caption, name.x, middle, BOLD, 14, "edge-text", within=banner, room=name.width - 6
            )
            if deed:
                deed(canvas, Box(shown.x, shown.y + 3, shown.width + 26, row - 6),
                     self._session.match, seat)  # fmt: skip


def held(
    app: App,
    session: MatchSession,
    exits: TableExits,
    stage: Callable[[], VictoryStage],
    looking: str,
) -> Victory | None:
    """The end of a match, to be held over its table; None where nobody is there to leave it.

    A window that plays by itself (``--fast``), or a match of agents alone, goes straight on.
    """
    if app.fast or not session.people or session.match.outcome is None:
        return None
    end = Victory(app, session, exits, stage, looking)
    app.sounds.play("win" if end.won else "lose")
    return end


def last_turn(game: api.Game, record: Record) -> int:
    """How many lines of a record were played before its last turn began."""
    match = game.open(record)
    begun, turn = 0, match.turn
    for number, line in enumerate(record.moves[:-1], start=1):
        match.play(line)
        if match.turn != turn:
            begun, turn = number, match.turn
    return begun


def _dark(canvas: Canvas, felt: Rect, lamp: tuple[int, int]) -> pygame.Surface:
    """The dark over a table, with the lamp's light in it."""
    return canvas.sprites.kept(
        ("victory", felt.size, (lamp[0] - felt.left, lamp[1] - felt.top)),
        partial(_darkness, felt, lamp),
    )


def _darkness(felt: Rect, lamp: tuple[int, int]) -> pygame.Surface:
    wide, high = max(1, felt.width // COARSE), max(1, felt.height // COARSE)
    x, y = (lamp[0] - felt.left) / COARSE, (lamp[1] - felt.top) / COARSE
    stops = "".join(
        f'<stop offset="{at}%" stop-color="#06120e" stop-opacity="{dark}"/>' for at, dark in SPOT
    )
    body = (
        f'<defs><radialGradient id="spot" gradientUnits="userSpaceOnUse" cx="{x:.0f}" '
        f'cy="{y:.0f}" r="{wide * 0.64:.0f}">{stops}</radialGradient></defs>'
        f'<rect width="{wide}" height="{high}" fill="url(#spot)"/>'
    )
    return pygame.transform.smoothscale(shapes.picture(body, wide, high), felt.size)
