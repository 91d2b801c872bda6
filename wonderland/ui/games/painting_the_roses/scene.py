"""A match of Painting the Roses on the screen: it asks the match, shows the answer, lets time go on."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.position import form_of, seen
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.games.painting_the_roses.words import (
    SEAT_NAMES,
    after_verdict,
    ending,
    sentence,
    winning,
)
from wonderland.session.match_session import MatchSession
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.games.painting_the_roses import intent as modes
from wonderland.ui.games.painting_the_roses.carrying import Carrying
from wonderland.ui.games.painting_the_roses.deed import draw_deed
from wonderland.ui.games.painting_the_roses.effects import found_on
from wonderland.ui.games.painting_the_roses.framed import Side
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import PER_GARDEN, Layout
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.match_log import MatchLog
from wonderland.ui.games.painting_the_roses.panel import SeatRow
from wonderland.ui.games.painting_the_roses.presentation import GardenPresentation
from wonderland.ui.games.painting_the_roses.puzzle import PuzzleFrame
from wonderland.ui.games.painting_the_roses.question import foot, title
from wonderland.ui.games.painting_the_roses.view import MatchView
from wonderland.ui.kit.action_bar import Foot, meant_by_enter
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.motion import EffectPlayer
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.drawn_table import DrawnTable
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.hint_box import HintBox
from wonderland.ui.table.puzzle_frame import PuzzleActs
from wonderland.ui.table.sitters import face_of, who_plays
from wonderland.ui.table.table_scene import Guide
from wonderland.ui.table.victory import VictoryStage
from wonderland.ui.table.why_box import WhyBox

MOMENTS = {
    modes.ROW: "laying-the-row", modes.POST: "first-guardsman", modes.ACTING: "own-turn",
    modes.ANSWERING: "King-asked", modes.DISCARDING: "hand-too-full",
}  # fmt: skip
"""What tips are given at, by what the player is asked for (``LessonWords.moments``)."""
HOMELESS = "homeless"
HAND_SHOWN = (modes.POST, modes.ACTING, modes.DISCARDING)
"""What a player can't be asked without his hand being seen."""


class MatchScene(DrawnTable[Layout, StateForm]):
    """A sitting in the garden.

    Args:
        app: the window.
        session: the match and its seats.
        exits: where the table leads.
    """

    control: Intent
    presentation: GardenPresentation
    pause = 420
    pause_for_chance = 30

    def __init__(self, app: App, session: MatchSession, exits: TableExits) -> None:
        super().__init__(app, session, exits)
        self.control = Intent(session)
        self._laid_out = Kept[Layout]()
        self.garden = Garden(SEAT_NAMES)
        show = EffectPlayer(1.0, app.sounds.play)
        self.presentation = GardenPresentation(show, self.garden)
        self.log = MatchLog(session, app.speak)
        self.view = MatchView(self.control, self.presentation, self.garden, self.log)
        self.view.open_menu = self.open_menu
        self.view.analyse = self.look_back()
        self.carrying = Carrying(self.control)
        people = session.people
        self._ready = people[0] if len(people) == 1 else ""
        self._answered = ""
        hint = HintBox(session, self._hints_wanted, lambda: "west")
        why = WhyBox(session, lambda: self.looking, lambda _: "west")
        self.asides = Asides(session, hint, why, TipBox(exits.tips) if exits.tips else None)
        self._attend()
        self.tell_opening(self.log.note)

    def _first_looking(self) -> str:
        """The first person; of several none sees a hand before he has said that he is there."""
        return (self.session.people or self.session.match.seats)[0]

    def _hints_wanted(self) -> bool:
        wanted = self.app.settings.values.hints and self.guide is None
        idle = self.control.mode in (modes.WAITING, modes.OVER)
        return wanted and not idle and self._there()

    @property
    def layout(self) -> Layout:
        """Where things lie now: one's own garden at the bottom, on a shared screen the first seat's."""
        width, height = self.app.room
        seats = self.session.match.seats
        first = seats.index(self.looking) if len(self.session.people) == 1 else 0
        scale = self.app.scale
        key = (width / scale, height / scale, seats[first:] + seats[:first])
        return self._laid_out.of(key, lambda: Layout(*key))

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """Settings may have changed while another screen was in front."""
        super().enter()
        self._tell_tip(())

    def _now(self) -> StateForm:
        return seen(self.session.match, self.looking)

    def stage(self) -> VictoryStage:
        """The garden under the lamp, which shines on the winner's hedges."""
        layout, canvas = self.layout, self.app.canvas
        field = layout.field.rect(canvas)
        outcome = self.session.match.outcome
        winners = outcome.winners if outcome else ()
        lamp = None
        if len(winners) == 1:
            lamp = layout.hedge_box(f"{winners[0]}{PER_GARDEN // 2 + 1}").rect(canvas).center
        return VictoryStage(field, field.bottom - canvas.px(10), lamp, deed=draw_deed)

    def _curtain(self) -> bool:
        """Hang the curtain where the hand of a person comes up who has not said that he is there.

        So section 13 has it, and 16. A row is laid before there are hands.
        """
        control, seat = self.control, self.control.seat
        if control.mode == modes.ROW and seat != self.looking:
            self._looks_on(seat)
        if control.mode == modes.ANSWERING and seat != self.looking:
            self._answered = seat
        if self._there():
            return False
        self._answered, self._ready = "", seat
        self._looks_on(seat)
        control.clear()
        if len(self.session.people) == 1 or not self.app.settings.values.curtain:
            return False
        others = [SEAT_NAMES[other] for other in self.session.people if other != seat]
        other = others[0] if len(others) == 1 else say("Everybody else")
        self.hang_curtain(sprite(f"emblem-{seat}"), SEAT_NAMES[seat], other, say("hand"))
        return True

    def _may_only_end(self) -> bool:
        """Nobody's turn ends before he has said that he is there."""
        return self._there() and super()._may_only_end()

    def _there(self) -> bool:
        """Whether the seat that is asked has said that he is there, where he must."""
        at_screen = self._answered or self._ready
        return self.control.mode not in HAND_SHOWN or self.control.seat == at_screen

    def _covered(self) -> bool:
        """Whether the hand lies face down: nobody is known to sit there, or another was asked.

        It comes up again behind a curtain, as every hand does (section 16).
        """
        control = self.control
        if control.mode == modes.ROW or len(self.session.people) < 2:
            return False
        if not self.app.settings.values.curtain:
            return False
        asked = control.mode == modes.ANSWERING and control.seat != self.looking
        return asked or bool(self._answered) or self._ready != self.looking

    def take_news(self, before: StateForm) -> None:
        """Show what happened: motion, and once it has been seen the log."""
        film, self.control.news = self.control.news, []
        self.presentation.stage(film, before, self.looking)
        self._tell()
        self.app.dirty = True

    def _tell(self) -> None:
        """Say what happened, once it has been seen: the log tells nothing early."""
        if self.presentation.holding:
            return
        news = self.presentation.take_seen()
        self.log.write(news)
        for event in news:
            if isinstance(event, ev.TurnBegan) and self.session.human(event.seat):
                self.app.sounds.play("your-turn")
            if isinstance(event, ev.Asked) and self.session.human(event.seat):
                self.app.sounds.play("ask")
        if news:
            self._tell_tip(news)

    def _tell_tip(self, news: Sequence[object]) -> None:
        """See whether a tip matters now; none stands beside a lesson."""
        if self.asides.tips is None or self.frame or not self.session.people:
            return
        mode, control = self.control.mode, self.control
        moment = MOMENTS.get(mode, "")
        if mode == modes.ACTING and control.state["guards"][control.seat] is None:
            moment = HOMELESS
        self.asides.look(moment, news)

    def _show_on(self, elapsed: float) -> None:
        super()._show_on(elapsed)
        self._tell()

    def _show_at_once(self) -> None:
        self.presentation.show.skip()
        self._tell()

    def _show_no_more(self) -> None:
        self.presentation.forget()

    # --- input and drawing -------------------------------------------------------------------
    def _focus(self) -> str:
        """Enter is the primary button."""
        return meant_by_enter(self._foot())

    def asked(self) -> Sequence[pygame.Rect]:
        """The hedges that a lesson, a puzzle or a hint points at."""
        layout, canvas = self.layout, self.app.canvas
        return [layout.hedge_box(hedge).rect(canvas) for hedge in self.view.hedges_about()]

    def rule_now(self) -> str:
        """The rule that refused something last, or the one that the moment is about."""
        return (self.notation and self.notation.rule) or self.view.rule_now()

    def _take(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.app.dirty |= self.view.panel.log.point(event.pos)
            return self.carrying.move(self._logical(event.pos), self.app.pointer.pressed)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._let_fall(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._put_back()
        if event.type == pygame.MOUSEWHEEL:
            self.log.scroll(event.y)
            self.app.dirty = True
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _logical(self, place: tuple[int, int]) -> tuple[float, float]:
        return place[0] / self.app.scale, place[1] / self.app.scale

    def _let_fall(self, place: tuple[int, int]) -> bool:
        """A card that was dragged is let go; whether one was."""
        meant = self.carrying.drop(self._logical(place), self.layout)
        if meant is None:
            return False
        self.do(meant)
        return True

    def _put_back(self) -> bool:
        """A click beside every control skips what is shown, or puts the card in hand back."""
        if self.presentation.show.running:
            self._show_at_once()
        elif self.asides.put_away():
            pass
        elif self.control.picked:
            self.control.clear()
        else:
            return False
        self.app.dirty = True
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if self.app.means(event, "type"):
            self.type_line(self.control)
        elif event.key == pygame.K_ESCAPE:
            if not self._put_back():
                self.exits.leave()
        else:
            return False
        self.app.dirty = True
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        layout = self.layout
        said = self._title()
        self.view.hinted = self.asides.hint.lines
        notes = self.asides.notes()
        self.view.noted = bool(notes)
        self.view.covered = self._covered()
        tips = None if self.victory else self.asides.unasked
        self.view.draw(canvas, layout, self.looking, said, self._foot(), self._rows(), self.do,
                       open_rules=self.app.open_rules, tips=tips)  # fmt: skip
        for note in notes:
            self.view.draw_note(canvas, layout, note)
        self.carrying.draw(canvas, layout)
        if self.victory:
            self.victory.draw(canvas)
        if self.notation:
            self.notation.draw(canvas, layout.foot.rect(canvas))

    def _title(self) -> str:
        """What the bar says; while what led to the end is still to be seen, nothing of that."""
        match = self.session.match
        result = form_of(match)["result"]
        if verdict := self.presentation.verdict:
            return say("The Queen of Hearts lands on {hedge}", hedge=verdict.event.hedge)
        if self.presentation.holding and (seat := self._seen_acting()):
            return say("{name}’s turn", name=SEAT_NAMES[seat])
        return winning(result) if result else title(self.control)

    def _seen_acting(self) -> str:
        """The seat whose turn is shown while its deeds are; ``""`` before the first turn."""
        return str(self.presentation.view(self._now())["active"] or "")

    def _foot(self) -> Foot:
        if (instead := self.foot_instead()) is not None:
            return instead
        frame = self.frame
        offers = foot(self.control, () if frame else self.back.buttons())
        if (result := form_of(self.session.match)["result"]) and not self.presentation.holding:
            offers = offers._replace(sentence=say("{sentence}.", sentence=ending(result)))
        if frame:
            return frame.foot(offers)
        if not self._there():
            return Foot(self._deed(), [])  # whoever sits there is not to go on for another
        ends = result is not None and self.presentation.holding  # the last deed is still to be seen
        waits = (
            ends or self.control.mode == modes.WAITING or self.presentation.under_way is not None
        )
        if waits and not self.control.refused and (deed := self._deed()):
            return offers._replace(sentence=deed)
        return offers

    def _deed(self) -> str:
        """What is being seen, or was seen last: who did it, and with which card."""
        if verdict := self.presentation.verdict:
            view = self.presentation.view(self._now())
            return after_verdict(
                [seat for seat, _ in found_on(verdict.event.hedge, self.layout.seats, view)]
            )
        if event := self.presentation.under_way:
            return sentence(event)
        return self.log.lines[-1].words if self.log.lines else ""

    def _rows(self) -> dict[str, SeatRow]:
        """A row for each seat, the viewer's own first."""
        rows = {}
        for seat in self.layout.seats:
            who = who_plays(self.session, seat, SEAT_NAMES[seat])
            if seat == self.looking and len(self.session.people) == 1:
                who = who or say("you")
            button, thinks = self.asides.seat_button(seat), self.asides.thinks(seat)
            face = face_of(self.session, seat)
            rows[seat] = SeatRow(SEAT_NAMES[seat], who, button, thinks, face)
        return rows

    # --- under a lesson or a puzzle ----------------------------------------------------------
    def under(self) -> Side:
        """The side panel, in which a frame stands."""
        return Side(lambda: self.control.mode, self.app.logical_width)

    def puzzle_frame(self, session: PuzzleSession, puzzles: int, acts: PuzzleActs) -> PuzzleFrame:
        """The frame of a puzzle, of so many, and what its controls do."""
        return PuzzleFrame(self.under(), session, puzzles, acts)

    def guide_by(self, guide: Guide[Layout]) -> None:
        """Let a lesson or a puzzle stand in the panel."""
        super().guide_by(guide)
        self.view.frame = guide.frame

    def let_go(self) -> None:
        """Put the cards back that the player has picked."""
        self.control.clear()
