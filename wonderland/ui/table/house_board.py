"""A board that needs a picture alone: bars, seats, log, hints, questions and motion are the house's.

A game that brings a ``Picture`` has a drawn table. The one that brings none is played on the plain
one, whose picture is in words (``shell.plain``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from math import inf
from typing import NamedTuple, Protocol

import pygame

from wonderland.core.film import Frame
from wonderland.core.game import CHANCE, Event, LegalActions, View
from wonderland.kit.grammar import Word, Words, words_of
from wonderland.learn.state_words import Places
from wonderland.ui.kit.action_bar import Foot, Spec, button, draw_foot, meant_by_enter
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.layout import REST, Box, Share, box_of, screen
from wonderland.ui.kit.motion import Effect, EffectPlayer
from wonderland.ui.kit.note import Avoid, draw_note
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.text_box import TextBox
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.clicks import Click, fitting
from wonderland.ui.table.column import HALF, Column, ColumnPuzzleFrame, HouseLayout
from wonderland.ui.table.film import FilmPlayer
from wonderland.ui.table.hand import Hand, Manners
from wonderland.ui.table.heard import ear
from wonderland.ui.table.house_bars import Above, HouseBars
from wonderland.ui.table.input import ZOOMS
from wonderland.ui.table.panel import Has, Panel, Told
from wonderland.ui.table.seat_log import SeatLogs
from wonderland.ui.table.table import Board, Table
from wonderland.ui.table.table_control import OVER, WAITING, HandControl, only_line
from wonderland.ui.table.victory import VictoryStage
from wonderland.ui.table.ways import END, Ways

BAR, FOOT, BETWEEN = 50.0, 48.0, 10.0
"""The heights of the bars, and what is between the parts."""
PANEL = Share(0.8, least=240.0, most=400.0)
TIP_UP = 12.0
"""So much higher than in a felt a tip stands in the panel, over the log: what lies below is no control."""
ACTING = "acting"
PAGE = 10
"""How many rows a page is."""


class Touch(Protocol):
    """Says what a click on a thing does."""

    def __call__(self, *words: Word, copy: int = 0, attempt: str = "") -> Callable[[], object]:
        """From the words that it may mean (``Hand.touch``)."""
        ...


class Beat(NamedTuple):
    """A part of what is seen of an event: for how many milliseconds, and what is heard as it begins."""

    ms: float
    sound: str


class Picture(ABC):
    """What a game brings to a table of the house's: how it looks, and what is asked.

    Attributes:
        manners: how its lines are said by hand.
        high: whether it is higher than wide, so that a lesson's frame stands at its left.
        spoken: how much of its width a lesson's frame has.
        panel: how wide the seats and the log are beside it.
        seated: whether it draws the seats itself, so that beside it stands the log alone.
        writing: the text that is written in it now; None for none.
    """

    manners = Manners()
    high = False
    spoken = HALF
    panel: Share = PANEL
    seated = False
    writing: TextBox | None = None

    def __init__(self, board: HouseBoard) -> None:
        self.board = board

    @abstractmethod
    def draw(self, canvas: Canvas, box: Box, seen: View, hand: Hand, touch: Touch) -> None:
        """Draw where the match stands, and places to click.

        Args:
            canvas: what is drawn on.
            box: where.
            seen: what the seat that looks on sees.
            hand: what it has in hand.
            touch: from the words that a thing may mean: what a click on it does.
        """

    def draw_watched(self, canvas: Canvas, box: Box, seen: View) -> None:
        """Draw where a record stands: no hand, and no place to click."""
        still = canvas.onto(canvas.surface)
        self.draw(still, box, seen, Hand(self.manners, {}), lambda *_, **__: _nothing)
        canvas.texts += still.texts

    @abstractmethod
    def asks(self, hand: Hand, seen: View) -> Foot:
        """What the seat that looks on is asked, and what it may answer by a button."""

    def fills(self, seen: View) -> bool:  # noqa: ARG002 - most pictures leave room beside them
        """Whether it takes the room of the seats and the log too."""
        return False

    def open_to_all(self, seen: View) -> bool:  # noqa: ARG002 - most pictures show what is a seat's own
        """Whether nothing of it is a seat's own now, so that it is drawn while nobody has said he is there."""
        return False

    def moment(self, seen: View) -> str:  # noqa: ARG002 - a game without tips needs none
        """What the seat that looks on is asked for, as the game's tips name it; ``""`` for nothing."""
        return ""

    def length(self, event: Event) -> float:  # noqa: ARG002 - a picture without motion shows the end at once
        """For how many milliseconds it is seen where an event led."""
        return 0.0

    def sound(self, event: Event) -> str:  # noqa: ARG002 - a picture may be silent
        """What is heard when an event is seen; ``""`` for nothing."""
        return ""

    def beats(self, event: Event) -> Sequence[Beat]:
        """The parts in which it is seen where an event led, one after another; usually one."""
        length = self.length(event)
        return [Beat(length, self.sound(event))] if length else []

    def above(self, seen: View) -> Above:  # noqa: ARG002 - for most whose turn it is is enough
        """What is told in the upper bar: what is done now, how far the match is, what is left."""
        return Above()

    def beside(self, seen: View, room: float) -> float:  # noqa: ARG002 - most pictures tell all
        """How high the box is that tells more below the log, 0 for none.

        Args:
            seen: what the seat that looks on sees.
            room: how high it may be, in logical pixels.
        """
        return 0.0

    def draw_beside(self, canvas: Canvas, box: Box, seen: View) -> None:  # noqa: B027
        """Draw what is told below the log."""

    def about(self, seat: str, seen: View) -> str:  # noqa: ARG002 - many games have nothing to tell
        """What a seat has, in a line beside its name; ``""`` for nothing."""
        return ""

    def has(self, seat: str, seen: View) -> Has | None:  # noqa: ARG002 - a line is enough for most
        """What a seat has, drawn below its name; None for nothing."""
        return None

    def place(self, name: str) -> Rect | None:  # noqa: ARG002 - a picture in words has no places
        """Where a place of the table lay when it was drawn last, by its name."""
        return None

    def offered(self) -> Sequence[Rect]:
        """Where a click takes something, beside the things that it says by ``touch``."""
        return ()

    def points(self, marks: object) -> tuple[str, ...]:
        """The places that a lesson's step points at; ``marks`` are those of the game's lessons."""
        return tuple(marks.places) if isinstance(marks, Places) else ()

    def focus(self) -> str:
        """The control that Enter means where no answer is the primary one."""
        return ""

    def nearer(self, notches: int, at: tuple[int, int] | None) -> bool:  # noqa: ARG002
        """Come nearer by notches of the wheel, 0 for the whole; whether it can be come nearer to.

        Args:
            notches: how many; less than 0 to go back.
            at: where the pointer is, in pixels; None where it was a key.
        """
        return False

    def turn(self, rows: int) -> None:  # noqa: B027 - most pictures are seen whole
        """Go up in what is shown by some rows, where there is more than has room."""

    def renew(self) -> None:  # noqa: B027 - most pictures hold nothing
        """Something happened: show what is new from its beginning."""


def _nothing() -> None:
    """What a click does in a record."""


class HouseControl(HandControl):
    """What the seat that looks on has begun; it may act out of turn.

    Args:
        board: the board, which knows who looks on.
        manners: how lines are said by hand.
    """

    def __init__(self, board: HouseBoard, manners: Manners) -> None:
        super().__init__(board.session, manners)
        self._board, self._manners = board, manners

    @property
    def to_act(self) -> str | None:
        """The seat that lines begin with: the one that looks on."""
        return self._board.looking

    def legal(self) -> LegalActions:
        """What the seat which looks on may say."""
        return self.match.legal(self._board.looking)

    def lines(self) -> Iterator[Words]:
        """What the seat which looks on may say, word by word."""
        return (words_of(str(line), self._manners.roles) for line in self.legal())

    @property
    def mode(self) -> str:
        """Whether the seat that looks on may say anything, also out of turn."""
        if self.match.to_act is None:
            return OVER
        open_now = next(iter(self.legal()), None) or self.match.patterns(self._board.looking)
        return ACTING if open_now else WAITING

    def _asked(self) -> str:
        return ACTING

    @property
    def holds_back(self) -> bool:
        """Whether agents wait for a person who may act before them."""
        return False

    def advance(self, *, others: bool = False) -> bool:
        """Let chance and agents go on, those too that may act out of turn; whether anything happened."""
        to_act, session = self.match.to_act, self.session
        if to_act is not None:
            chance = to_act == CHANCE
            goes = session.awaits_agents or (not chance and not session.human(to_act))
            others |= chance or (goes and not self.holds_back)
        return super().advance(others=others)

    def touch(self, *words: Word, copy: int = 0, attempt: str = "") -> str | None:
        """The line that is ended by taking up a thing which some words may mean; None for none."""
        said = self.hand.touch(*words, copy=copy, attempt=attempt)
        return self.line(said) if said else None


class HouseFilm(FilmPlayer[View]):
    """Shows, event by event, where a line led."""

    def take_seen(self) -> list[Event]:
        """What has been seen, once all of the line was."""
        return [] if self.holding else super().take_seen()

    def in_motion(self) -> list[tuple[Event, float]]:
        """The events that are being seen, each with how far it has come, from 0 to 1; none where nothing moves."""
        begun = self.show.begun(Seen) if self.show.moving else []
        return [(effect.event, effect.gone(self.show.now)) for effect in begun]


class Seen(Effect[Event]):
    """Where an event led, which is looked at for a while; a part of that while.

    Args:
        event: what happened.
        beat: the part.
        begins, ends: of which share of the whole to which.
    """

    still = True

    def __init__(self, event: Event, beat: Beat, begins: float = 0.0, ends: float = 1.0) -> None:
        super().__init__(event, beat.ms, beat.sound)
        self._begins, self._ends = begins, ends

    def gone(self, now: float) -> float:
        """How far the whole has come, from 0 to 1."""
        return self._begins + (1 - self.left(now)) * (self._ends - self._begins)


def _parts_of(event: Event, beats: Sequence[Beat]) -> Iterator[Seen]:
    """The parts of what is seen of an event."""
    whole, gone = sum(beat.ms for beat in beats), 0.0
    for beat in beats:
        yield Seen(event, beat, gone / whole, (gone + beat.ms) / whole)
        gone += beat.ms


class HouseBoard(Board[HouseLayout, View]):
    """A board of the house's.

    Attributes:
        picture: what the game brings.
        panel: the seats and the log.
        asides: what is said beside.
        bars: what stands above and below.
    """

    controlled_by: type[HouseControl] = HouseControl
    control: HouseControl
    log: SeatLogs
    asides: Asides
    film: HouseFilm
    ways = Ways(refusal=inf)
    puzzle_frame = ColumnPuzzleFrame

    def __init__(self, table: Table, picture: Callable[[HouseBoard], Picture]) -> None:
        super().__init__(table)
        self.picture = picture(self)
        self.control = self.controlled_by(self, self.picture.manners)
        self.log = SeatLogs(self.session, self.ways.story)
        self.film = HouseFilm(EffectPlayer(1.0, ear(self.app, self.place)))
        self.panel = Panel(self.session, self.log)
        colour = partial(seat_colour, self.session.game.info)
        self.asides = Asides.at(table, partial(_acts, self), colour)
        self.bars = HouseBars(table, self.asides, self.type_from)

    # --- time --------------------------------------------------------------------------------
    def now(self) -> View:
        """What the seat that looks on sees."""
        return self.session.match.view(self.looking)

    def stir(self, elapsed: float) -> bool:
        """Let hints come in, and the mark of who thinks move."""
        return self.asides.update(elapsed, moving=self.film.show.moving)

    def stage(self, film: Sequence[Frame], before: View) -> None:
        """Show where each event led, as long as the picture wants."""
        seat = self.looking
        self.film.begin(before, lambda frame: frame.view(seat))
        for frame in film:
            self.film.add(frame)
            parts = _parts_of(frame.event, self.picture.beats(frame.event))
            self.film.show.stage([part] for part in parts)

    def tell(self, seen: Sequence[Event]) -> None:
        """Write down what has been seen, and show what is new from its beginning."""
        if seen:
            self.log.write(seen)
            for words in self.log.sentences(self.session.match, seen):
                self.app.speak(words)
            self.picture.renew()
            if self.session.people and not self.table.frame:
                self.asides.look(self.picture.moment(self.now()), seen)

    def renew(self) -> None:
        """Write the logs anew, and show what is new from its beginning."""
        super().renew()
        self.picture.renew()

    def may_only_end(self) -> bool:
        """No turn ends by itself: what ends one is a line like any other here."""
        return False

    def turn_to(self, seat: str) -> None:
        """What was asked for beside the table goes with whoever asked for it."""
        self.asides.close()
        super().turn_to(seat)

    # --- input -------------------------------------------------------------------------------
    @property
    def types(self) -> bool:
        """Whether a text in the picture is being written."""
        writing = self.picture.writing
        return writing is not None and writing.holds(self.app.pointer.focus)

    def first_focus(self) -> str:
        """Enter is the primary answer, or what the picture means by it."""
        if self.table.ending.victory:
            return "went"
        asked = self.picture.asks(self.control.hand, self.now())
        able = [spec for spec in asked.buttons if spec["act"]]
        return meant_by_enter(asked._replace(buttons=able)) or self.picture.focus()

    def take(self, event: pygame.event.Event) -> bool:
        """A colon begins a line; the wheel turns; what was begun is put back by its key."""
        if self.picture.writing and self.types and self.picture.writing.take(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            return self.panel.log.point(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            over = self.layout.panel.collidepoint(event.pos)
            if over:
                self.log.scroll(event.y)
            elif not self.picture.nearer(event.y, event.pos):
                self.picture.turn(event.y)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if self.app.means(event, "type"):
            self.type_from()
        elif zoom := next((key for key in ZOOMS if self.app.means(event, key)), None):
            return self.picture.nearer(ZOOMS[zoom], None)
        elif event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.picture.turn(-PAGE if event.key == pygame.K_PAGEDOWN else PAGE)
        elif self.app.means(event, "put-back"):
            return self.control.put_back()
        elif self.app.means(event, "end-turn") and END in self.control.own_lines():
            self.table.do(self.end_turn)
        else:
            return False
        return True

    def end_turn(self) -> str | None:
        """The line that ends a turn; None where something else is told first."""
        return self.control.line(END)

    def end_button(self, label: str) -> Spec:
        """The button that ends a turn."""
        return self.answer(END, label, "end-turn", primary=only_line(self.control))

    def type_from(self, begins: str = "") -> None:
        """Begin to type a line, from what it begins with; what may be said there is offered to nobody but its seat."""
        if not self.screen.discreet:
            self.table.typed.begin(self.control, begins)

    def touch(self, *words: Word, copy: int = 0, attempt: str = "") -> Callable[[], object]:
        """What a click on a thing does, from the words that it may mean, the likeliest first."""
        meant = partial(self.control.touch, *words, copy=copy, attempt=attempt)
        click = Click(self.table.do, meant)
        click.words = words
        return click

    def answer(self, verb: str, label: str, shortcut: str = "", *, primary: bool = False) -> Spec:
        """A button that says a verb with what is in hand."""
        said = self.control.hand.line(verb)
        act = partial(self.control.line, said) if said else None
        return button(verb, label, act, shortcut, primary=primary)

    def rule_now(self) -> str:
        """The rule that refused something last."""
        if self.table.frame:
            return self.table.frame.refusal[1]
        return self.control.refused.rule if self.control.refused else ""

    def let_go(self) -> None:
        """Put back what the player has taken up."""
        self.control.clear()
        self.table.typed.stop()

    # --- drawing -----------------------------------------------------------------------------
    def _parts(self) -> tuple[Box, Box, Box, Box]:
        """The bar, the picture, the panel, the foot."""
        top, middle, foot = screen(self.app.canvas).rows(BAR, REST, FOOT)
        inner = middle.inset(BETWEEN)
        seen, panel = inner.columns(REST, self.picture.panel, gap=BETWEEN)
        if not self.table.frame and self.picture.fills(self.film.view(self.now())):
            seen, panel = inner.columns(REST, 0.0)
        return top, seen, panel, foot

    @property
    def layout(self) -> HouseLayout:
        """Where things lie now."""
        _, seen, panel, _ = self._parts()
        return HouseLayout(seen.rect(self.app.canvas), panel.rect(self.app.canvas))

    def lamp(self) -> VictoryStage:
        """All between the bars."""
        _, middle, _ = screen(self.app.canvas).rows(BAR, REST, FOOT)
        felt = middle.rect(self.app.canvas)
        return VictoryStage(felt, felt.bottom - round(BETWEEN), near=self.layout.picture)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, the seats and the log, and the bars."""
        canvas.surface.fill(canvas.theme["panel"])
        top, seen, panel, foot = self._parts()
        frame = self.table.frame
        if frame:
            spoken = box_of(canvas, frame.where(canvas, self.layout))
            beside = seen.after if self.picture.high else seen.above
            seen = beside(spoken, BETWEEN)
        view, hand = self.film.view(self.now()), self.control.hand
        above = self.picture.above(view)
        self.bars.draw_top(canvas, top, above, covered=self.screen.covered or self.screen.discreet)
        if self.screen.covered:
            if self.picture.open_to_all(view):
                self.picture.draw_watched(canvas, seen, view)
            bar = self.bar = foot.rect(canvas)
            draw_foot(canvas, bar, self.bars.covered_foot(), self.table.do)
            return
        self.picture.draw(canvas, seen, view, hand, self.touch)
        if frame:
            frame.draw(canvas, self.layout)
        if panel.width:
            tips = None if self.table.ending.victory else self.asides.unasked
            tip = tips.high(canvas, panel.width) - TIP_UP if tips else 0.0
            below = _told_below(self.picture, canvas, panel, view, tip)
            thinking = self.asides.thinking_mark.step
            lit = self.panel.draw(
                canvas, below, self.looking, _told(self.picture, view), thinking_mark=thinking, flip=self.log.flip
            )
            for where in filter(None, map(self.picture.place, lit)):
                canvas.veil(where, "lit", 90, 6)
                canvas.outline(where, "now", 3, 6)
            if tips:
                tips.draw(canvas, panel.without(top=-TIP_UP).rect(canvas))
        bar = self.bar = foot.rect(canvas)
        asked = self.picture.asks(hand, view)
        said = self.bars.foot(asked, theirs=not self.control.holds_back)
        draw_foot(canvas, bar, said, self.table.do, refused=bool(self.control.refused))
        if not self.table.ending.victory:
            felt, clicked = seen.rect(canvas), [one.rect for one in canvas.regions]
            for note in self.asides.notes():
                draw_note(canvas, felt, felt.bottom, note, Avoid([], [], clicked))

    def edges(self) -> tuple[Rect, Rect]:
        """The bar and the foot."""
        top, *_, foot = self._parts()
        return top.rect(self.app.canvas), foot.rect(self.app.canvas)

    def draw_watched(self, canvas: Canvas) -> None:
        """Draw the picture, and beside it the seats and the log."""
        canvas.surface.fill(canvas.theme["panel"])
        _, seen, panel, _ = self._parts()
        view = self.film.view(self.now())
        self.picture.draw_watched(canvas, seen, view)
        if panel.width:
            panel = _told_below(self.picture, canvas, panel, view)
            self.panel.draw(canvas, panel, self.looking, _told(self.picture, view))

    # --- under a lesson or a puzzle ----------------------------------------------------------
    def under(self) -> Column:
        """The table, as a lesson's frame knows it."""
        picture = self.picture
        acting, wide = partial(_in_own_turn, self), self.app.logical_width
        return Column(acting, wide, picture.points, picture.spoken)

    def about(self) -> Sequence[str]:
        """The places that a lesson points at now."""
        frame = self.table.frame
        return frame.lit() if frame and frame.shows is not None else ()

    def asked(self) -> Sequence[Rect]:
        """Where the places lie that a lesson points at."""
        places = [self.picture.place(name) for name in self.about()]
        return [place for place in places if place]

    def offered(self) -> Sequence[Rect]:
        """Where things lie that go with what is in hand, and what else the picture offers."""
        found = fitting(self.app.canvas.regions, self.control.hand)
        return [*found, *self.picture.offered()]

    def place(self, name: str) -> Rect | None:
        """Where a place of the picture lies."""
        return self.picture.place(name)


@cache
def drawn_by(picture: type[Picture]) -> type[Table]:
    """The tables of a game that brings a picture and nothing else."""

    class PictureTable(Table):
        """A sitting at the table."""

        @staticmethod
        def brings(table: Table) -> HouseBoard:
            """The board."""
            return HouseBoard(table, picture)

    return PictureTable


def _acts(board: HouseBoard) -> bool:
    """Whether the seat that looks on is a person who is awaited."""
    return board.session.match.to_act == board.looking and board.session.human(board.looking)


def _in_own_turn(board: HouseBoard) -> bool:
    """Whether a person is asked for an action of his own turn."""
    match = board.session.match
    return match.to_act == match.active and board.session.human(str(match.to_act))


def _told(picture: Picture, seen: View) -> Told | None:
    """What the panel tells of each seat; None where the picture draws them."""
    if picture.seated:
        return None
    return Told(partial(picture.about, seen=seen), partial(picture.has, seen=seen))


def _told_below(picture: Picture, canvas: Canvas, panel: Box, view: View, least: float = 0.0) -> Box:
    """Draw what a picture tells below the log; return the panel above it, of a height at least."""
    most = min(panel.height * (0.8 if picture.seated else 0.48), panel.height - least - BETWEEN)
    high = picture.beside(view, most)
    if not high:
        return panel
    above, below = panel.rows(REST, high, gap=BETWEEN)
    picture.draw_beside(canvas, below, view)
    return above
