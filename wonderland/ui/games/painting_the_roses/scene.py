"""A match of Painting the Roses on the screen: it asks the match, shows the answer, lets time go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.words import SEAT_NAMES, ending
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.painting_the_roses import intent as modes
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import PER_GARDEN, Layout
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.match_log import MatchLog
from wonderland.ui.games.painting_the_roses.panel import SeatRow
from wonderland.ui.games.painting_the_roses.presentation import Presentation
from wonderland.ui.games.painting_the_roses.question import foot, title
from wonderland.ui.games.painting_the_roses.view import MatchView
from wonderland.ui.kit.action_bar import Foot, Spec
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.motion import SPEEDS, EffectPlayer
from wonderland.ui.kit.notation_box import NotationBox
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.thinking_mark import ThinkingMark
from wonderland.ui.shell.curtain import Curtain
from wonderland.ui.shell.exits import TableExits
from wonderland.ui.shell.hint_box import HintBox
from wonderland.ui.shell.taking_back import TakingBack
from wonderland.ui.shell.victory import Stage, Victory, held
from wonderland.ui.shell.why_box import WhyBox

AI_PAUSE_MS = 420
DEAL_PAUSE_MS = 30
TOAST_MS = 4500
HAND_SHOWN = (modes.POST, modes.ACTING, modes.DISCARDING)
"""What a player can't be asked without his hand being seen."""


class Speaker:
    """Where typed lines go (``kit.notation_box.Speaker``)."""

    def __init__(self, intent: Intent) -> None:
        self._intent = intent

    @property
    def to_act(self) -> str | None:
        """The seat that acts."""
        return self._intent.match.to_act

    def lines(self) -> Iterable[str]:
        """Every line that may be said now."""
        return (str(action) for action in self._intent.match.legal())

    def try_line(self, line: str) -> IllegalAction | None:
        """Say a line; why it was refused, or None."""
        if refused := self._intent.match.check(line):
            return refused
        self._intent.say_line(line)
        return None


class MatchScene(Scene):
    """A sitting in the garden.

    Args:
        app: the window.
        table: the match and its seats.
        exits: where the table leads.
    """

    def __init__(self, app: App, table: MatchSession, exits: TableExits) -> None:
        super().__init__(app)
        self.table = table
        self.exits = exits
        self.control = Intent(table)
        self.garden = Garden(SEAT_NAMES)
        show = EffectPlayer(1.0, app.sounds.play)
        self.presentation = Presentation(show, self.garden)
        self._looking = self._first_person()
        self.log = MatchLog(table, app.say, lambda: self.looking)
        self.view = MatchView(self.control, self.presentation, self.garden, self.log)
        self.back = TakingBack(app, table, self._stands_anew)
        self.thinking_mark = ThinkingMark()
        self.hint = HintBox(table, self._hints_wanted, lambda: "west")
        self.why = WhyBox(table, lambda: self.looking, lambda _: "west")
        self.hint.opened, self.why.opened = self.why.close, self.hint.close
        self.notation: NotationBox | None = None
        self.victory: Victory | None = None
        self._attend()
        self._pause = self._toast = 0.0
        self._told_finish = False
        if exits.note:
            self.log.say(exits.note)
        if table.fault:
            self.log.say(f"This match is not being saved. {table.fault}")

    def _first_person(self) -> str:
        people = self.table.people
        return people[0] if people else self.table.match.seats[0]

    def _hints_wanted(self) -> bool:
        wanted = self.app.settings.values.hints and self.view.frame is None
        return wanted and self.control.mode not in (modes.WAITING, modes.OVER)

    def _attend(self) -> None:
        """Keep to the player's settings."""
        values = self.app.settings.values
        self.presentation.show.speed = 0.0 if self.app.fast else SPEEDS[values.motion]
        self.presentation.show.reduced = values.reduced

    @property
    def looking(self) -> str:
        """The seat whose hand is shown."""
        people = self.table.people
        return people[0] if len(people) == 1 else self._looking

    @property
    def layout(self) -> Layout:
        """Where things lie now: one's own garden at the bottom, on a shared screen the first seat's."""
        width, height = self.app.room
        seats = self.table.match.seats
        first = seats.index(self.looking) if len(self.table.people) == 1 else 0
        scale = self.app.scale
        return Layout(width / scale, height / scale, seats[first:] + seats[:first])

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """Settings may have changed while another screen was in front."""
        self.app.sounds.end_air()
        self._attend()

    def leave(self) -> None:
        """The table is left; an unfinished match stays in the autosave."""
        self.table.close()

    def update(self, elapsed: float) -> bool:
        """Go on: effects, agents, and at the end the result."""
        if self._toast > 0:
            self._toast -= elapsed
            if self._toast <= 0:
                self.control.refused = None
                return True
        show = self.presentation.show
        mark_moved = self.thinking_mark.update(
            elapsed, thinking=self.table.thinking, moving=show.moving
        )
        mark_moved |= self.hint.update()
        if show.running:
            show.update(elapsed)
            return True
        return self._go_on(elapsed) or mark_moved

    def _go_on(self, elapsed: float) -> bool:
        match = self.table.match
        if match.to_act is None:
            return self._celebrate()
        if self._curtain():
            return True
        self._pause += elapsed
        pause = DEAL_PAUSE_MS if match.to_act == CHANCE else AI_PAUSE_MS
        speed = self.presentation.show.speed
        if self.control.mode == modes.WAITING and self._pause < pause * speed:
            return False
        before = dict(match.view(self.looking))
        moved = self.control.advance()
        if notice := self.table.take_notice():
            self.log.say(notice)
        if moved:
            self._pause = 0.0
            self.take_news(before)
        return moved

    def _celebrate(self) -> bool:
        """Hold the end over the garden until a person leaves it."""
        if self._told_finish:
            return False
        self._told_finish = True
        if self.view.frame is None:
            self.victory = held(self.app, self.table, self.exits, self._stage, self.looking)
        self.celebrated = self.victory is not None
        if not self.celebrated:
            self.exits.finished()
        return self.celebrated

    def _stage(self) -> Stage:
        """The garden under the lamp, which shines on the winner's hedges."""
        layout, canvas = self.layout, self.app.canvas
        field = canvas.rect(*layout.field)
        outcome = self.table.match.outcome
        winners = outcome.winners if outcome else ()
        lamp = None
        if len(winners) == 1:
            lamp = canvas.rect(*layout.hedge_box(f"{winners[0]}{PER_GARDEN // 2 + 1}")).center
        return Stage(field, field.bottom - canvas.px(10), lamp)

    def _curtain(self) -> bool:
        """Hang the curtain where another person's hand comes up (section 16)."""
        control = self.control
        if control.mode not in HAND_SHOWN or control.seat == self.looking:
            return False
        seat, before = control.seat, self.looking
        self._looking = seat
        self.control.clear()
        if not self.app.settings.values.curtain:
            return False
        names = SEAT_NAMES[seat], SEAT_NAMES[before]
        self.app.push(Curtain(self.app, sprite(f"emblem-{seat}"), *names, "hand",
                              then=lambda: self.app.sounds.play("your-turn")))  # fmt: skip
        return True

    def take_news(self, before: dict[str, object]) -> None:
        """Show what happened: the log, and motion."""
        news, self.control.news = self.control.news, []
        self.log.write(news)
        for event in news:
            if isinstance(event, ev.TurnBegan) and self.table.human(event.seat):
                self.app.sounds.play("your-turn")
            if isinstance(event, ev.Asked) and self.table.human(event.seat):
                self.app.sounds.play("ask")
        self.presentation.stage(news, before)
        self.app.dirty = True

    def do(self, act: Callable[[], object]) -> None:
        """Let the player do something, and show what came of it."""
        self.presentation.show.skip()
        before = dict(self.table.match.view(self.looking))
        act()
        if self.control.refused:
            self._toast = TOAST_MS
            self.app.sounds.play("error")
        self.take_news(before)

    # --- input and drawing -------------------------------------------------------------------
    def first_focus(self) -> str:
        """Enter is the primary button."""
        buttons = self._foot().buttons
        return str(buttons[-1]["key"]) if buttons else ""

    def rule_now(self) -> str:
        """The rule that refused something last, or the one that the moment is about."""
        return (self.notation and self.notation.rule) or self.view.rule_now()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what no control took."""
        if self.notation is not None:
            taken = self.notation.handle(event)
            if self.notation.done:
                self.notation = None
                self.app.dirty = True
            return taken
        if event.type == pygame.MOUSEMOTION:
            self.app.dirty |= self.view.panel.log.point(event.pos)
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._let_go()
        if event.type == pygame.MOUSEWHEEL:
            self.log.scroll(event.y)
            self.app.dirty = True
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _let_go(self) -> bool:
        """A click beside every control skips what is shown, or puts the card in hand back."""
        if self.presentation.show.running:
            self.presentation.show.skip()
        elif self.hint.close() or self.why.close():
            pass
        elif self.control.picked:
            self.control.clear()
        else:
            return False
        self.app.dirty = True
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if self.app.means(event, "type"):
            self.notation = NotationBox(Speaker(self.control), self.do, self.app.open_rules)
        elif event.key == pygame.K_ESCAPE:
            if not self._let_go():
                self.exits.leave()
        else:
            return False
        self.app.dirty = True
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        layout = self.layout
        said = ending(self.table.match.result) if self.table.match.result else title(self.control)
        self.view.hinted = self.hint.lines
        self.view.draw(canvas, layout, self.looking, said, self._foot(), self._rows(), self.do,
                       open_rules=self.app.open_rules)  # fmt: skip
        for note in filter(None, (self.hint.note(), self.why.note())):
            self.view.draw_note(canvas, layout, note)
        if self.victory:
            self.victory.draw(canvas)
        if self.notation:
            self.notation.draw(canvas, canvas.rect(*layout.foot))

    def _foot(self) -> Foot:
        if self.victory:
            return self.victory.foot()
        frame = self.view.frame
        told = foot(self.control, () if frame else self.back.buttons())
        return frame.foot(told) if frame else told

    def _rows(self) -> dict[str, SeatRow]:
        """A row for each seat, the viewer's own first."""
        rows = {}
        for seat in self.layout.seats:
            played = self.table.seats[seat]
            named = played.name if played.name != SEAT_NAMES[seat] else ""
            who = ", ".join(filter(None, (named, played.level)))
            if seat == self.looking and len(self.table.people) == 1:
                who = who or "you"
            thinking = self.thinking_mark.step if self.table.match.to_act == seat else None
            rows[seat] = SeatRow(SEAT_NAMES[seat], who, self._seat_button(seat), thinking)
        return rows

    def _seat_button(self, seat: str) -> Spec | None:
        """A hint for whoever decides, and why for an agent."""
        if self.table.human(seat):
            return self.hint.button() if self.table.match.to_act == seat else None
        return self.why.button(seat)

    # --- undo --------------------------------------------------------------------------------
    def _stands_anew(self) -> None:
        """Let go of what was begun, and tell the match as it stands."""
        self.control.begin_anew()
        self.log.rewrite()
