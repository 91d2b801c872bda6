"""The end of a match, held over its table until one leaves it: who won, how, and what next.

Any game's table uses it. A game says where its lamp shines and what else it would show there
(``VictoryStage``); places, faces and words are the same for all, for two seats as for many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.core.message import Phrase, all_of, capital, commas, say
from wonderland.core.outcome import Outcome
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, box_of, line_in, text_width
from wonderland.ui.kit.motion import SPEEDS
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.seats import frame_of, seat_colour
from wonderland.ui.kit.sizes import NOTE, SMALL
from wonderland.ui.kit.spaces import GAP, HAIR, NEAR, TIGHT
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.lamp import dark_round
from wonderland.ui.table.sitters import face_of

HIGH, ROW = 130.0, 33.0
"""The banner's least height, and a row of the places."""
INSET = 14.0
"""What is left free round what is in the banner."""
SPOT = ((0, 0.0), (22, 0.06), (100, 0.74))
"""How dark it is round the lamp's light: shares of its reach, and of darkness."""
RISE_MS = 420.0
"""How long the banner takes to rise."""
FACE, FACE_ROOM = 146.0, 1.16
"""How large a winner's face is alone; of several, the room of the last in its size."""
TITLE_SIZE, WHY_SIZE = 60.0, 19.0
"""How large who won and why are set."""
WHY_LEADING, SET_HIGH = 1.32, 1.42
"""In the sizes of their letters: the height of their lines, and of the title's letters as set."""


class Told(NamedTuple):
    """What a game's own end tells.

    Attributes:
        title, why: who won, and why.
        face, frame: the winner's portrait and its frame.
        places: the seats by their places, each with its place and who plays it.
        at: how many milliseconds ago it was.
    """

    title: str
    why: str
    face: str
    frame: str
    places: Sequence[tuple[str, int, str]]
    at: float


@dataclass(frozen=True, slots=True)
class VictoryStage:
    """What a game's screen lends the end of its match.

    Attributes:
        felt: what is darkened, in pixels.
        low: where the banner ends, in pixels from the top.
        lamp: where the lamp shines; None for the middle.
        behind: draws what stands behind the banner, such as the winner's cards.
        why: what decided the match, as a sentence; ``""`` for what any would be told.
        deed: draws what a seat of a match did, in a box beside its place among the others.
        scene: draws the end of its own that stands in the place of the banner; it returns where its
            words lie, in pixels.
        scene_ms: how long that moves.
        near: what a camera may come near to, in pixels; None for all that is darkened.
    """

    felt: Rect
    low: int
    lamp: tuple[int, int] | None = None
    behind: Callable[[Canvas, Rect], None] | None = None
    why: str = ""
    deed: Callable[[Canvas, Box, Match, str], None] | None = None
    scene: Callable[[Canvas, Told], Rect] | None = None
    scene_ms: float = 0.0
    near: Rect | None = None


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
        self, app: App, session: MatchSession, exits: TableExits, stage: Callable[[], VictoryStage], looking: str
    ) -> None:
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
        self._speed = 0.0 if values.reduced else SPEEDS[values.motion]
        self._length = max(RISE_MS, stage().scene_ms) * self._speed
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
        if own := self._stage().why:
            return own
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
        again = partial(self._app.show_last_turn, self._session, self._looking)
        buttons: list[Spec] = [
            button("table", say("Look") if self.shown else say("The banner"), self._flip, "banner",
                   why=say("Shows the table without the banner, and the banner again")),
            button("slowly", say("Last turn"), again, "last-turn",
                   why=say("Shows the last turn again, slowly")),
            button("menu", say("Menu"), self._ways.leave, hint=say("Esc"), shortcut="leave"),
        ]  # fmt: skip
        if self._ways.rematch:
            buttons.append(button("rematch", say("Rematch"), self._ways.rematch, "rematch",
                                  why=say("The same players and options, once more")))  # fmt: skip
        went = button("went", say("How it went"), self._ways.finished, primary=True)
        return Foot("", [*buttons, went])

    def _flip(self) -> None:
        self.shown = not self.shown

    # --- drawing -------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the dark, the lamp, and the banner with who won and who took which place."""
        if not self.shown:
            return
        stage, many = self._stage(), len(self._outcome.places) > 2
        felt = stage.felt
        if stage.scene:
            self.banner = stage.scene(canvas, self._told(stage.scene_ms))
            return
        risen = self._risen
        dark = dark_round(canvas, felt, stage.lamp or felt.center, SPOT)
        dark.set_alpha(round(255 * risen))
        canvas.surface.blit(dark, felt)
        banner = self._banner(canvas, felt, stage.low, many=many)
        rect = self.banner = banner.rect(canvas)
        with canvas.clipped(felt):
            if stage.behind:
                stage.behind(canvas, rect)
            canvas.shadow(rect, 200, 12, 10, 22)
            canvas.fill(rect, "curtain-light", 12)
            canvas.outline(rect, "west", 3, 12)
            if many:
                words, places = banner.columns(REST, banner.width * 0.47)
                self._draw_places(canvas, places.inset(INSET), rect)
            else:
                words, loser = banner.inset(GAP, 0).columns(REST, 124.0)
                self._draw_other(canvas, loser, rect)
            self._draw_words(canvas, words, rect)

    def _told(self, length: float) -> Told:
        """What a game's own end tells now; where nothing moves, it is at its end."""
        seat = (self._outcome.winners or tuple(self._outcome.places))[0]
        at = self._shown_for / self._speed if self._speed else length
        frame = frame_of(self._session.game.info, seat)
        placed = sorted(self._outcome.places.items(), key=lambda one: one[1])
        places = [(one, place, self._name(one)) for one, place in placed]
        face = face_of(self._session, seat)
        return Told(self.title, self.why, face, frame, places, min(length, at))

    def _banner(self, canvas: Canvas, felt: Rect, low: int, *, many: bool) -> Box:
        """Where the banner lies: it rises from below to where it ends, in pixels from the top."""
        room = box_of(canvas, felt).inset(30.0, 0).fitted(880.0 if many else 740.0)
        high = max(HIGH, 2 * INSET + ROW * len(self._outcome.places)) if many else HIGH
        _, banner, _ = room.fitted(height=low / canvas.scale - room.y, at_top=True).rows(REST, high, NEAR)
        return banner.moved(down=(1 - self._risen) * (high + 90.0))

    def _draw_words(self, canvas: Canvas, box: Box, banner: Rect) -> None:
        """Draw the faces of the winners, who won, and why."""
        faces = (self._outcome.winners or tuple(self._outcome.places))[:3]
        size = FACE if len(faces) == 1 else 92.0
        step = size * 0.55
        some, words = box.columns(size * FACE_ROOM + step * (len(faces) - 1), REST)
        _, *places = some.without(right=(size * FACE_ROOM - step) / 2).columns(REST, *[step] * len(faces))
        for seat, place in zip(faces, places, strict=True):
            x, y = place.moved(down=-8.0 if len(faces) == 1 else 0.0).centre
            self._draw_face(canvas, seat, canvas.pixels(x, y), size)
        words = words.without(right=INSET)
        room = words.width
        natural = canvas.fonts.size(self.title, TITLE, TITLE_SIZE)[0] / canvas.scale
        large = max(26.0, min(TITLE_SIZE, TITLE_SIZE * room / max(1.0, natural)))
        why = self.why
        lines, small = canvas.lines_in(why, READ, WHY_SIZE, room, 54.0, WHY_LEADING)
        if len(lines) > 1 and text_width(canvas, why, READ, 15.5) <= room:
            lines, small = [canvas.fonts.told(why)], canvas.size_for(why, READ, WHY_SIZE, room)
        low = small * WHY_LEADING
        large = min(large, (words.inset(0, HAIR).height - low * len(lines)) / SET_HIGH)
        title, *rows = words.lines(large * SET_HIGH, *[low] * len(lines))
        line_in(canvas, title, self.title, TITLE, large, "edge-text", within=banner, high=True)
        for line, row in zip(lines, rows, strict=True):
            canvas.text(line, *row.left, READ, small, "edge-text", within=banner)

    def _draw_face(self, canvas: Canvas, seat: str, at: tuple[float, float], size: float) -> None:
        frame = frame_of(self._session.game.info, seat)
        draw_portrait(canvas, face_of(self._session, seat), at, canvas.px(size), frame)

    def _draw_other(self, canvas: Canvas, box: Box, banner: Rect) -> None:
        """Draw the other of two seats small, and in how many turns it went."""
        seats = tuple(self._outcome.places)
        other = next((seat for seat in seats if seat not in self._outcome.winners), seats[-1])
        face, below = box.lines(66.0, 36.0)
        at = face.rect(canvas).center
        self._draw_face(canvas, other, at, face.height)
        turn = self._session.match.turn
        caption = say("{name}, turn {turn}", name=self._name(other), turn=turn) if turn else self._name(other)
        line_in(canvas, below.inset(TIGHT, 0), caption, LABEL, NOTE, "edge-text", CENTRE, banner, high=True)

    def _draw_places(self, canvas: Canvas, box: Box, banner: Rect) -> None:
        """Draw all seats by their places: who played it, and what the game would show of it."""
        info, placed = self._session.game.info, self._outcome.places
        deed = self._stage().deed
        seats = sorted(placed, key=lambda seat: placed[seat])
        row = min(ROW, box.height / len(seats))
        for seat, place in zip(seats, box.lines(*[row] * len(seats)), strict=True):
            bar = place.inset(0, 1)
            rect = bar.rect(canvas)
            canvas.veil(rect, "chip", 90, 6)
            share = place.width * (0.5 if deed else 0.0)
            strip, number, names, shown, _ = bar.columns(5.0, 26.0, REST, share, GAP)
            canvas.fill(strip.rect(canvas), seat_colour(info, seat), 3)
            if seat in self._outcome.winners:
                canvas.lit(rect, 2, 6)
            line_in(canvas, number.without(left=GAP), f"{placed[seat]}.", BOLD, NOTE, "edge-text", within=banner)
            name = names.without(right=NEAR)
            caption, who = info.name_of(seat), self._session.seats[seat].name
            whole = commas([caption, who]) if who and who != caption else caption
            if text_width(canvas, whole, BOLD, SMALL) <= name.width:
                caption = whole
            line_in(canvas, name, caption, BOLD, SMALL, "edge-text", within=banner)
            if deed:
                deed(canvas, shown.inset(0, HAIR), self._session.match, seat)
