"""A match of any game that brings no screen of its own: what one sees, and every line one may say.

The seat that looks on is a person's. Where people hand the screen to one another, a curtain hangs
between them; of what is hidden nothing is drawn, neither in what is seen nor in the log.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE, LegalActions, Pattern
from wonderland.core.message import say
from wonderland.session.match_session import MatchSession
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.kit.action_bar import Foot, Spec, button, draw_foot
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import KEY, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, box_of, buttons_in, line_in, screen, text_width
from wonderland.ui.kit.lists import ListItem, PickList
from wonderland.ui.kit.motion import SPEEDS
from wonderland.ui.kit.note import Avoid, Note, Said, draw_note
from wonderland.ui.kit.rule_link import parted
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import BAR_TITLE, NOTE, PLAIN
from wonderland.ui.kit.spaces import APART, LOW_CONTROL, TIGHT
from wonderland.ui.kit.thinking_mark import ThinkingMark
from wonderland.ui.shell.plain_board import BAR, BETWEEN, FOOT, HEAD, PANEL, PlainBoard, PlainLayout
from wonderland.ui.shell.plain_learning import PlainPuzzleFrame, SeenColumn
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.puzzle_frame import PuzzleActs
from wonderland.ui.table.seat_log import SeatLogs
from wonderland.ui.table.table_scene import TableScene
from wonderland.ui.table.victory import VictoryStage

EDGE = 20.0
"""From the ends of the bar to what is in it."""
AI_PAUSE_MS = 260
CORNERS = (("bottom", "left"), ("top", "left"), ("bottom", "right"))
CLOSED, NUDGE, MOVE = range(3)


class PlainScene(TableScene[PlainLayout]):
    """A sitting at a table, in words.

    Args:
        app: the window.
        session: the match and its seats.
        exits: where the table leads.

    Attributes:
        looking: the seat whose knowledge is shown.
        logs: what each seat has read.
        lines_shown: the list of what may be said.
    """

    def __init__(self, app: App, session: MatchSession, exits: TableExits) -> None:
        super().__init__(app, session, exits)
        people = session.people or session.match.seats
        first = session.match.to_act
        self._looking = str(first) if first in people else people[0]
        self.logs = SeatLogs(session)
        self.board = PlainBoard(session, self.logs)
        self.lines_shown = PickList("line")
        self._refused = ""
        self._thinking_mark = ThinkingMark()
        self._hint_step = CLOSED
        self._hint_place = -1
        self.tell_opening(self.logs.note)

    @property
    def looking(self) -> str:
        """The seat whose knowledge is shown."""
        return self._looking

    # --- saying lines (``notation_box.Speaker``) ---------------------------------------------
    @property
    def to_act(self) -> str | None:
        """The seat that lines begin with: the one that looks on."""
        return self.looking

    def legal(self) -> LegalActions:
        """What the seat which looks on may say."""
        return self.session.match.legal(self.looking)

    def try_line(self, line: str) -> IllegalAction | None:
        """Say a line; why it was refused, or None."""
        try:
            self.session.play(line)
        except IllegalAction as refused:
            return refused
        self._heard()
        return None

    def say(self, line: str) -> None:
        """Say a line that was picked."""
        refused = self.try_line(line)
        self._refused = str(refused) if refused else ""

    def _act(self, act: Callable[[], object]) -> None:
        act()
        self.app.dirty = True

    def _heard(self) -> None:
        """Write down what the last line did."""
        self.logs.write()
        for words in self.logs.sentences(self.session.match, self.session.last_events):
            self.app.speak(words)
        self._refused = ""
        self._pause = 0.0
        self.lines_shown.first = 0
        self.app.dirty = True

    # --- time --------------------------------------------------------------------------------
    def update(self, elapsed: float) -> bool:
        """Go on: chance, agents, and at the end the result."""
        moving = self._speed > 0 and not self.app.settings.values.reduced
        mark_moved = self._thinking_mark.update(
            elapsed, thinking=self.session.thinking, moving=moving
        )
        hinted = self._update_hint()
        return self.go_on(elapsed) or mark_moved or hinted

    @property
    def _speed(self) -> float:
        return 0.0 if self.app.fast else SPEEDS[self.app.settings.values.motion]

    def _go_on(self, elapsed: float) -> bool:
        match = self.session.match
        if match.to_act is None:
            return self.celebrate(elapsed)
        if self.guide and not self.session.human(match.to_act):
            return self._let_agents(elapsed)
        if match.to_act == CHANCE:
            self.session.draw()
            self._heard()
            return True
        if self.session.awaits_agents:
            return self._let_agents(elapsed)
        return self._hand_over(str(match.to_act))

    def stage(self) -> VictoryStage:
        """All between the bars."""
        _, middle, _ = screen(self.app.canvas).rows(BAR, REST, FOOT)
        felt = middle.rect(self.app.canvas)
        deed = screens_of(self.session.game.name).deed
        return VictoryStage(felt, felt.bottom - round(BETWEEN), deed=deed)

    def _let_agents(self, elapsed: float) -> bool:
        self._pause += elapsed
        if self._pause < AI_PAUSE_MS * self._speed:
            return False
        before = len(self.session.match.lines)
        self.session.poll()
        if notice := self.session.take_notice():
            self.logs.note(notice)
        if len(self.session.match.lines) == before:
            return False
        self._heard()
        return True

    def _hand_over(self, seat: str) -> bool:
        """Hang the curtain where another person is to act."""
        if seat == self.looking or not self.session.human(seat):
            return False
        name_of = self.session.game.info.name_of
        before, self._looking = self.looking, seat
        self._hint_step = CLOSED
        if self.app.settings.values.curtain and self.session.human(before):
            self.hang_curtain("", name_of(seat), name_of(before), say("side of the table"))
        return True

    # --- hints -------------------------------------------------------------------------------
    @property
    def _hint_offered(self) -> bool:
        hinting = self.guide is None and "hints" in self.session.game.parts
        wanted = hinting and self.app.settings.values.hints
        return (
            wanted
            and self.session.match.to_act == self.looking
            and self.session.human(self.looking)
        )

    def ask_hint(self) -> None:
        """Ask for a hint, then for the line; then close."""
        if self._hint_step == MOVE:
            self._hint_step = CLOSED
            return
        self._hint_step += 1
        self._hint_place = len(self.session.match.lines)
        self.session.seek_hint()

    def _update_hint(self) -> bool:
        if self._hint_step and self._hint_place != len(self.session.match.lines):
            self._hint_step = CLOSED
            return True
        return self.session.poll_hint() and self._hint_step != CLOSED

    def _hint_note(self) -> Note | None:
        hints, hint = self.session.game.parts.hints, self.session.hint
        if self._hint_step == CLOSED or hints is None:
            return None
        match, said = self.session.match, [Said(say("Looking at the table."))]
        if hint is not None:
            said = [Said(hint.why)]
            if hint.lines:
                nudge = hints.nudge(match, hint.lines)
                sentences = (
                    hints.advice(match, hint.lines),
                    hints.reason(match, hint.why, self.looking),
                )
                said = [Said(nudge)] if self._hint_step == NUDGE else [*map(Said, sentences)]
        buttons = [button("hint-close", say("Close"), self._close_hint, say("Esc"))]
        if self._hint_step == NUDGE and hint and hint.lines:
            buttons.append(button("hint-more", say("The move"), self.ask_hint, "H"))
        return Note(
            say("A hint"), said, seat_colour(self.session.game.info, self.looking), buttons, CORNERS
        )

    def _close_hint(self) -> None:
        self._hint_step = CLOSED

    # --- undo --------------------------------------------------------------------------------
    def stands_anew(self) -> None:
        """Tell the match as it stands after something was taken back or played again."""
        self.logs.rewrite()
        self._refused = ""

    # --- under a lesson or a puzzle ----------------------------------------------------------
    @property
    def layout(self) -> PlainLayout:
        """Where things lie now."""
        return PlainLayout(*(box.rect(self.app.canvas) for box in self._parts()))

    @property
    def refused(self) -> str:
        """Why the last line was refused, without the rule; ``""`` if it wasn't."""
        return parted(self._refused)[0]

    def tell_refusal(self, words: str) -> None:
        """Say why something can't be done."""
        self._refused = words

    def forget_refusal(self) -> None:
        """Say no more why a line was refused."""
        self._refused = ""

    def under(self) -> SeenColumn:
        """The table, as a lesson's frame knows it."""
        return SeenColumn(self.session, self.app.logical_width)

    def puzzle_frame(
        self, session: PuzzleSession, puzzles: int, acts: PuzzleActs
    ) -> PlainPuzzleFrame:
        """The frame of a puzzle, of so many, and what its controls do."""
        return PlainPuzzleFrame(session, puzzles, acts, self.app.logical_width)

    def let_go(self) -> None:
        """Give up the line that is being typed."""
        self.notation = None

    def show_anew(self) -> None:
        """Tell the match as it stands."""
        self.stands_anew()
        self.lines_shown.first = 0
        self.app.dirty = True

    # --- input -------------------------------------------------------------------------------
    def _focus(self) -> str:
        """Enter takes the only line there is; where there are several, one is to be picked."""
        if self.victory:
            return "went"
        return "line-0" if len(self.session.match.legal(self.looking)) == 1 else ""

    def only_choice(self) -> str:
        """The only line there is."""
        return self._focus()

    def _take(self, event: pygame.event.Event) -> bool:
        """A colon begins a line; the wheel and the page keys turn; Escape leaves."""
        if event.type == pygame.MOUSEMOTION:
            return self.board.log.point(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y, event.pos)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _wheel(self, rows: int, at: tuple[int, int]) -> None:
        seen, choices, panel = self._parts()
        if panel.rect(self.app.canvas).collidepoint(at):
            book = self.logs.book
            book.back = max(0, min(len(self.logs.lines(self.looking)), book.back + rows))
        elif choices.rect(self.app.canvas).collidepoint(at):
            self.lines_shown.turn(-rows)
        elif seen.rect(self.app.canvas).collidepoint(at):
            self.board.words.turn(-rows)

    def _key(self, event: pygame.event.Event) -> bool:
        if self.app.means(event, "type"):
            self.type_from()
        elif event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.lines_shown.page(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif event.key == pygame.K_ESCAPE and self._hint_step:
            self._hint_step = CLOSED
        elif event.key == pygame.K_ESCAPE:
            self.exits.leave()
        else:
            return False
        return True

    def type_from(self, begins: str = "") -> None:
        """Begin to type a line, from what it begins with."""
        self.type_line(self)
        if begins and self.notation:
            self.notation.text = f"{begins} "

    def rule_now(self) -> str:
        """The rule that refused something last."""
        rule = self.frame.refusal[1] if self.frame else parted(self._refused)[1]
        return (self.notation.rule if self.notation else "") or rule

    # --- drawing -----------------------------------------------------------------------------
    def _parts(self) -> list[Box]:
        """What is seen, what may be said, the panel."""
        _, middle, _ = screen(self.app.canvas).rows(BAR, REST, FOOT)
        return middle.inset(BETWEEN).columns(REST, REST, PANEL, gap=BETWEEN)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is seen, what may be said, the seats and the log."""
        canvas.surface.fill(canvas.theme["panel"])
        top, middle, foot = screen(canvas).rows(BAR, REST, FOOT)
        seen, choices, panel = self._parts()
        frame = self.frame.draw(canvas, self.layout) if self.frame else None
        if frame:
            seen = seen.above(box_of(canvas, frame), BETWEEN)
        self.board.draw_observation(canvas, seen, self.looking)
        self._draw_choices(canvas, choices)
        self.board.draw_panel(
            canvas,
            panel,
            self.looking,
            thinking_mark=self._thinking_mark.step,
            flip=self.logs.book.flip,
        )
        self._draw_bar(canvas, top)
        draw_foot(canvas, foot.rect(canvas), self._foot(), self.do, refused=bool(self.refused))
        if self.victory:
            self.victory.draw(canvas)
        elif note := self._hint_note():
            felt = middle.rect(canvas)
            draw_note(canvas, felt, felt.bottom, note, Avoid([], [], [panel.rect(canvas)]))
        if self.notation:
            self.notation.draw(canvas, foot.rect(canvas))

    def _draw_bar(self, canvas: Canvas, top: Box) -> None:
        canvas.fill(top.rect(canvas), "bar")
        menu = button("table-menu", say("Menu"), self.open_menu, KEY, "menu",
                      why=say("What may be done at any time"))  # fmt: skip
        buttons = [button("rules", say("Rules"), self.app.open_rules, KEY, "rules"), menu]
        if look_back := self.look_back():
            why = say("How the match has gone so far")
            look = button("analyse", say("Analyse"), look_back, "", "analyse", why=why)
            buttons.insert(0, look)
        low: list[Spec] = [{**spec, "size": NOTE} for spec in buttons]
        row = buttons_in(canvas, top.inset(EDGE, 0), LOW_CONTROL, low, APART)
        match, info = self.session.match, self.session.game.info
        turn = say("turn {turn}", turn=match.turn) if match.turn else ""
        words = self.session.game.text.ending(match) if match.result else ""
        words = self.frame.title if self.frame else words
        words = words or say("{name} to act", name=info.name_of(match.to_act))
        title, _ = row.columns(REST, text_width(canvas, turn, LABEL, PLAIN), gap=APART)
        drawn = line_in(canvas, title, words, TITLE, BAR_TITLE, "bar-text")
        line_in(
            canvas,
            row.after(drawn, APART),
            turn,
            LABEL,
            PLAIN,
            "bar-quiet",
            foot=(TITLE, BAR_TITLE),
        )

    def _patterns(self) -> list[Pattern]:
        return list(self.session.match.patterns(self.looking))

    def _draw_choices(self, canvas: Canvas, box: Box) -> None:
        """List what the seat that looks on may say: first what is to be typed, then whole lines."""
        head, body = box.rows(HEAD, REST)
        patterns, legal = self._patterns(), self.session.match.legal(self.looking)
        count = len(patterns) + len(legal)
        words = say("What you may do") if count else say("Nothing for you to do now")
        line_in(canvas, head.inset(TIGHT, 0), words, BOLD, PLAIN)

        def item(number: int) -> ListItem:
            if number < len(patterns):
                found = patterns[number]
                return ListItem(found.form, lambda: self.type_from(found.begins), found.says)
            line = str(legal[number - len(patterns)])
            return ListItem(line, lambda: self.do(partial(self.say, line)))

        self.lines_shown.draw(canvas, body, count, item)

    def _foot(self) -> Foot:
        if (instead := self.foot_instead()) is not None:
            return instead
        buttons: list[Spec] = []
        if self.frame is None:
            buttons = [
                button("leave", say("Leave"), self.exits.leave, say("Esc")),
                *self.back.buttons(),
            ]
        if self._hint_offered:
            why = say("A nudge; once more, the line")
            buttons.append(button("hint", say("Hint"), self.ask_hint, KEY, "hint", why=why))
        buttons.append(button("type", say("Type a line"), self.type_from, KEY, "type"))
        acts = self.session.match.to_act
        if self._refused:
            words = self._refused
        elif acts == self.looking:
            words = say("Pick a line, or type one.")
        else:
            words = (
                say("{name} is thinking.", name=self.session.game.info.name_of(acts))
                if acts
                else ""
            )
        offers = Foot(words, buttons)
        return self.frame.foot(offers) if self.frame else offers
