"""The match on the screen: it asks the match, draws the answer, and hands input to the control."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from wonderland.core.errors import IllegalAction
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.events import DiceChosen, Rolled, TurnBegan, WindowOpened
from wonderland.games.wonderland.words import SIDE_NAMES, other, sentence, words_of
from wonderland.session.table import Table
from wonderland.ui.app import App
from wonderland.ui.canvas import Canvas, Rect
from wonderland.ui.fonts import BOLD, LABEL, TITLE
from wonderland.ui.notation import NotationBox
from wonderland.ui.scene import Scene
from wonderland.ui.screens.curtain import Curtain
from wonderland.ui.table import control as modes
from wonderland.ui.table.board import Board, Marks, squares_of
from wonderland.ui.table.boxes import AimBar, AnswerBox, DefenseBox, Rack
from wonderland.ui.table.control import DIRECTIONS, Control, Refused, spoken
from wonderland.ui.table.dicebox import DiceBox, inner_size, words_for
from wonderland.ui.table.effects import SPEEDS, Show
from wonderland.ui.table.flight import Flights
from wonderland.ui.table.foot import button, foot
from wonderland.ui.table.geometry import Layout, lay_out
from wonderland.ui.table.held import HeldDomino
from wonderland.ui.table.lesson import LessonFrame, LessonStep
from wonderland.ui.table.marking import marks_for, picked_for
from wonderland.ui.table.panel import LogLine, Panel

STEPS = (
    ("choose", "Choose"),
    ("roll", "Roll"),
    ("summon", "Summon"),
    ("action", "Act"),
    ("defend", "Defend"),
)
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, 1),
    pygame.K_DOWN: (0, -1),
}
Tried = tuple[tuple[str, str] | None, IllegalAction | None]
AI_PAUSE_MS = 260
TOAST_MS = 4500


class MatchScene(Scene):
    """A sitting at the table.

    Args:
        app: the window.
        table: the match and its seats.
        finished: called once when the match is over and all of it was seen.
        leave: called when the player leaves for the menu.
    """

    def __init__(
        self, app: App, table: Table, finished: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.table = table
        self.control = Control(table, app.settings.values.ask)
        self.board = Board(table.match)
        self.panel = Panel(table)
        self.answer = AnswerBox(self.control)
        self.defense = DefenseBox(self.control)
        self.rack = Rack(self.control)
        self.aim = AimBar(self.control)
        self.held = HeldDomino()
        self.lesson: tuple[LessonFrame, LessonStep] | None = None
        self.flick: tuple[float, float] = (0.0, 0.0)
        self._shaken: tuple[int, int, int] | None = None
        self.notation: NotationBox | None = None
        self.dice: DiceBox | None = None
        self.flights = Flights()
        self.log: list[LogLine] = []
        self.log_back = 0
        self.cursor: str | None = None
        self.hover: str | None = None
        self.pressed_at: str | None = None
        self.mouse: tuple[int, int] | None = None
        self.threats = False
        self._leave = leave
        self._finished = finished
        self._told_finish = False
        self._turn = 1
        self._watched: str | None = None
        self._pause = 0.0
        self._toast = 0.0
        self._looking = table.match.to_act if table.match.to_act in ("w", "e") else "w"
        self._marks_key: tuple[Any, ...] = ()
        self._tried_key: tuple[Any, ...] = ()
        self._tried_pair: Tried = (None, None)
        self._marks = Marks()
        values = app.settings.values
        speed = 0.0 if app.fast else SPEEDS[values.motion]
        self.show = Show(speed, app.sounds.play, reduced=values.reduced)
        self._write_past_log()
        if table.fault:
            self.log.append(LogLine(f"This match is not being saved. {table.fault}", 0, ""))

    @property
    def match(self) -> Any:
        """The match."""
        return self.table.match

    @property
    def layout(self) -> Layout:
        """Where things lie now."""
        setup = self.match.setup
        return lay_out(self.app.surface.get_size(), self.app.scale, setup.columns, setup.rows)

    def _write_past_log(self) -> None:
        """Put into words the lines of a record that is gone on with."""
        past = self.table.game.open(self.match.record())
        for line in self.match.lines:
            past.play(line)
            for event in past.last_events:
                self._write(event)

    def _write(self, event: Any) -> None:
        if isinstance(event, TurnBegan):
            self._turn = event.turn
        words = sentence(event, self.match)
        if not words:
            return
        turn = self._turn if isinstance(event, DiceChosen) else 0
        square = getattr(event, "target", "") or getattr(event, "square", "")
        on_table = square if square in self.match.setup.table.squares else ""
        self.log.append(LogLine(words, turn, on_table))

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """Settings may have changed while another screen was in front."""
        self.app.sounds.end_air()
        values = self.app.settings.values
        self.control.ask = values.ask
        self.show.speed = 0.0 if self.app.fast else SPEEDS[values.motion]
        self.show.reduced = values.reduced

    def leave(self) -> None:
        """The table is left; an unfinished match stays in the autosave."""
        self.table.close()

    def update(self, elapsed: float) -> bool:
        """Go on: dice, effects, agents, and at the end the result."""
        if self._toast > 0:
            self._toast -= elapsed
            if self._toast <= 0:
                self.control.refused = None
                return True
        flying = self.flights.update(elapsed) | self._update_held(elapsed)
        if self.dice:
            return self._update_dice(elapsed)
        if self.show.running:
            self.show.update(elapsed)
            return True
        return self._go_on(elapsed) or flying

    def _update_held(self, elapsed: float) -> bool:
        """Let the domino in hand follow the mouse."""
        laying = self.control.mode == modes.LAYING and len(self.control.laid) < 6
        at = self.mouse if laying and not self.cursor else None
        fits = None
        pair, refused = self._tried(self.hover) if at and self.hover else (None, None)
        if pair and refused is None:
            fits = self.layout.cell(pair[0]).union(self.layout.cell(pair[1]))
        self.held.aim(at, self.control.turn, fits)
        return bool(self.held.update(elapsed)) and bool(self.show.speed)

    def _update_dice(self, elapsed: float) -> bool:
        assert self.dice is not None
        self.dice.update(elapsed)
        if self.dice.over:
            self.flights.send(self.dice, self.layout, self.panel, self.show.speed)
            self.dice = None
            self.app.sounds.play("factor-in")
        return True

    def _go_on(self, elapsed: float) -> bool:
        if self.match.to_act is None:
            if not self._told_finish:
                self._told_finish = True
                self._finished()
            return False
        if self._curtain():
            return True
        waits = self.control.mode == modes.WAITING and self.match.to_act != "*"
        self._pause += elapsed
        if waits and self.show.speed and self._pause < AI_PAUSE_MS * self.show.speed:
            return False
        before = squares_of(self.match.state()["beings"])
        moved = self.control.advance()
        if moved:
            self._pause = 0.0
            self._take_news(before)
        return moved

    def _curtain(self) -> bool:
        """Hang the curtain where the screen changes hands between two people (W-76)."""
        state = self.match.state()
        side = state["active"] if state["phase"] == "choose" else None
        if side is None or not self.table.human(side) or side == self._looking:
            return False
        if not self.table.human(other(side)) or not self.app.settings.values.curtain:
            self._looking = side
            return False
        names = SIDE_NAMES[side], SIDE_NAMES[other(side)]
        self._looking = side
        self.app.push(
            Curtain(self.app, side, *names, then=lambda: self.app.sounds.play("your-turn"))
        )
        return True

    def _take_news(self, before: dict[str, str]) -> None:
        """Show what happened: the log, the dice, and motion."""
        news, self.control.news = self.control.news, []
        for event in news:
            self._write(event)
            if isinstance(event, Rolled) and self.show.speed and not self.show.reduced:
                layout = self.layout
                seed = len(self.match.lines)
                self.dice = DiceBox(event, self.match.setup.definitions, inner_size(layout),
                                    self.app.scale, self.app.sounds.play, seed, self.flick)  # fmt: skip
                self.flick = (0.0, 0.0)
            if isinstance(event, TurnBegan) and self.table.human(event.side):
                self.app.sounds.play("your-turn")
            if isinstance(event, WindowOpened) and self.control.mode == modes.ANSWERING:
                self.app.sounds.play("ask")
        self.show.stage(news, before)
        self.log_back = 0
        self.app.dirty = True

    def do(self, act: Callable[[], object]) -> None:
        """Let the player do something, and show what came of it."""
        self.show.skip()
        before = squares_of(self.match.state()["beings"])
        act()
        if self.control.refused:
            self._toast = TOAST_MS
            self.app.sounds.play("domino-refused" if self.control.mode == modes.LAYING else "error")
        self._take_news(before)

    # --- drawing -----------------------------------------------------------------------------
    def first_focus(self) -> str:
        """Enter is the primary button."""
        mode = self.control.mode
        if mode == modes.ANSWERING:
            return "answer"
        if mode == modes.DEFENDING:
            return "done"
        buttons = foot(self.control, None).buttons
        return str(buttons[-1]["key"]) if buttons else ""

    @property
    def looking(self) -> str:
        """The side whose pool and seat are shown as one's own."""
        people = [side for side in "we" if self.table.human(side)]
        if len(people) == 1:
            return people[0]
        return str(self._looking)

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        layout = self.layout
        mode = self.control.mode
        self.board.draw(canvas, layout, self._marks_now(), self.show)
        self._draw_bar(canvas, layout)
        self._draw_panel(canvas, layout, mode)
        if mode == modes.LAYING:
            self.rack.draw(canvas, layout)
        ability = self.control.ability(self.control.picked) if self.control.aiming else None
        if ability and ability.most:
            self.aim.draw(canvas, layout, ability)
        if self.dice:
            self.dice.draw(canvas, layout)
        elif not self.show.running:
            if mode == modes.ANSWERING:
                self.answer.draw(canvas, layout)
            elif mode == modes.DEFENDING:
                self.defense.draw(canvas, layout)
        if self.lesson:
            self.lesson[0].draw(canvas, layout, self.lesson[1])
        self._draw_foot(canvas, layout)
        self.flights.draw(canvas)
        if mode == modes.LAYING and self.show.speed:
            self.held.draw(canvas, layout, self.control.side, len(self.match.lines))
        if refused := self.control.refused or self._refused_in_hand():
            self._draw_refusal(canvas, layout, refused)
        if self.notation:
            self.notation.draw(canvas, layout)

    def _marks_now(self) -> Marks:
        control = self.control
        key = (len(self.match.lines), control.mode, control.picked, control.aiming, control.n,
               tuple(control.laid), control.start, control.card)  # fmt: skip
        if key != self._marks_key:
            self._marks_key = key
            self._marks = marks_for(control)
        marks = self._marks
        shown = Marks(**{name: getattr(marks, name) for name in marks.__dataclass_fields__})
        shown.cursor = self.cursor
        shown.watched = self._watched
        shown.ghosts = list(marks.ghosts)
        if control.mode == modes.LAYING and len(control.laid) < 6:
            square = self.cursor or self.hover
            pair, refused = self._tried(square) if square else (None, None)
            if pair:
                shown.ghosts.append((pair, refused is None))
        if self.threats:
            enemy = other(self.looking)
            shown.threats = queries.threats(self.match, enemy)
        return shown

    def _tried(self, square: str) -> Tried:
        """How the domino in hand would lie on a square, and why it may not; asked once."""
        control = self.control
        key = (square, control.turn, tuple(control.laid), len(self.match.lines))
        if key != self._tried_key:
            pair = self._pair_at(square)
            self._tried_key = key
            self._tried_pair = (pair, control.why_not(pair) if pair else None)
        return self._tried_pair

    def _pair_at(self, square: str) -> tuple[str, str] | None:
        dx, dy = DIRECTIONS[self.control.turn]
        return self.control.placed(square, self.layout.neighbour(square, dx, dy))

    def _draw_bar(self, canvas: Canvas, layout: Layout) -> None:
        canvas.fill(layout.top, "bar")
        title = self._title()
        s = canvas.scale
        right = layout.top.right / s - 20
        phase = self.match.state()["phase"]
        phase = "action" if phase == "window" else phase
        for key, label in reversed(STEPS):
            width = canvas.fonts.size(label, LABEL, 16)[0] / s + 24
            rect = canvas.rect(right - width, 11, width, 28)
            now = key == phase
            if now:
                canvas.fill(rect, "now", 14)
            ink = "now-text" if now else "bar-quiet"
            canvas.text(
                label, right - width / 2, 25, BOLD if now else LABEL, 16, ink, "centre", rect
            )
            right -= width + 4
        turn = f"turn {self.match.state()['turn']}"
        room = right - 30 - canvas.fonts.size(turn, LABEL, 16)[0] / s - 14
        drawn = canvas.text(canvas.fitted(title, TITLE, 24, room), 20, 25, TITLE, 24, "bar-text")
        canvas.text(turn, drawn.right / s + 14, 26, LABEL, 16, "bar-quiet")

    def _title(self) -> str:
        state = self.match.state()
        mode = self.control.mode
        if mode == modes.OVER:
            result = self.match.result
            return words_of(self.match).outcome(result["winner"], result["reason"])
        who = SIDE_NAMES[self.control.side]
        if mode == modes.LAYING:
            return f"Lay a path for the {words_of(self.match).card(str(self.control.card))}"
        if mode == modes.ANSWERING:
            return f"{SIDE_NAMES[state['active']]} acts: {who} may answer"
        if mode == modes.DEFENDING:
            return "Check defense"
        if mode == modes.SUMMONING:
            return "Two of a level: summon one"
        verbs = {modes.CHOOSING: "to choose dice", modes.ACTING: "to act"}
        return f"{who} {verbs.get(mode, 'is thinking')}"

    def _draw_panel(self, canvas: Canvas, layout: Layout, mode: str) -> None:
        lit: set[str] = set()
        dice = self.match.state()["dice"]
        if dice and dice[0]["face"]:
            cards = tuple(die["card"] for die in dice)
            levels = tuple(die["level"] for die in dice)
            roll = Rolled("w", cards, levels, tuple(die["face"] for die in dice))
            lit = words_for(roll, self.match.setup.definitions)[1]
        chosen = list(self.control.cards)
        if mode == modes.LAYING and self.control.card:
            chosen = [self.control.card]
        click = self.control.pick_card if mode == modes.CHOOSING else None
        picked = picked_for(self.control, self.app.settings.values.coach)
        self.panel.draw(canvas, layout, self.looking, picked=picked, log=self.log,
                        back=self.log_back, cards=chosen, lit=tuple(lit), click=click,
                        watch=self._watch)  # fmt: skip

    def _watch(self, square: str | None) -> None:
        if square != self._watched:
            self._watched = square
            self.app.dirty = self.app.dirty or square is not None

    def _draw_foot(self, canvas: Canvas, layout: Layout) -> None:
        canvas.fill(layout.foot, "bar")
        s = canvas.scale
        undo = self._undo if self._can_undo() else None
        told = foot(self.control, undo)
        if self.control.mode == modes.CHOOSING and self._other_turn() is not None:
            told.buttons.insert(0, button("recap", "Their turn", self._recap, "L", "l",
                                          why="Shows again what the other side did"))  # fmt: skip
        y = layout.foot.top / s
        left = layout.foot.right / s - 20
        if told.buttons and not self.dice:
            specs = [{**spec, "act": self._wrapped(spec["act"])} for spec in told.buttons]
            left = canvas.buttons_right(left, y + 8, 32, specs)
        words = canvas.fitted(told.sentence, BOLD, 16, left - 40)
        canvas.text(words, 20, y + 24, BOLD, 16, "bar-text")

    def _wrapped(self, act: Any) -> Any:
        return None if act is None else lambda: self.do(act)

    def _refused_in_hand(self) -> Refused | None:
        """Why the domino in hand may not lie where it is held."""
        square = self.cursor or self.hover
        if self.control.mode != modes.LAYING or len(self.control.laid) == 6 or not square:
            return None
        refused = self._tried(square)[1]
        return spoken(refused, square) if refused else None

    def _draw_refusal(self, canvas: Canvas, layout: Layout, refused: Refused) -> None:
        title = "Not here" if refused.square else "Not now"
        lines = canvas.fonts.wrap(refused.message, LABEL, 15, canvas.px(270))
        box = Rect(0, 0, canvas.px(294), canvas.px(44 + 20 * len(lines)))
        anchor = layout.cell(refused.square) if refused.square else Rect(
            layout.felt.centerx, layout.foot.top - canvas.px(20), 1, 1)  # fmt: skip
        box.midbottom = (anchor.centerx, anchor.top - canvas.px(14))
        box.clamp_ip(layout.felt)
        canvas.fill(box, "front", 8)
        canvas.outline(box, "refusal", 2, 8)
        s = canvas.scale
        x, y = box.left / s + 12, box.top / s
        canvas.text(title, x, y + 18, BOLD, 16, "refusal", within=box)
        canvas.text(refused.rule, box.right / s - 12, y + 18, LABEL, 14, "quiet", "right", box)
        for index, line in enumerate(lines):
            canvas.text(line, x, y + 40 + 20 * index, LABEL, 15, within=box)

    # --- what the other side did -------------------------------------------------------------
    def _other_turn(self) -> int | None:
        """Where in the lines the other side's last turn began; None if it had none."""
        enemy = other(self.control.side)
        lines = self.match.lines
        for index in range(len(lines) - 1, -1, -1):
            if lines[index].startswith(f"{enemy} dice"):
                return index
        return None

    def _recap(self) -> None:
        """Show the other side's last turn again, step by step."""
        from wonderland.ui.screens.viewer import Viewer  # noqa: PLC0415 - the viewer shows tables too

        begin = self._other_turn()
        if begin is not None:
            viewer = Viewer(self.app, self.table.record(), None)
            self.app.push(viewer)
            viewer.looking = self.looking
            viewer.go(begin)
            viewer.playing = True

    # --- undo --------------------------------------------------------------------------------
    def _can_undo(self) -> bool:
        rule = self.app.settings.values.undo
        return (rule == "free" and bool(self.match.lines)) or (
            rule == "revealed" and self.table.can_undo()
        )

    def _undo(self) -> None:
        if self.control.undo(self.app.settings.values.undo):
            self.log.clear()
            self._turn = 1
            self._write_past_log()
            self.board = Board(self.match)

    # --- input -------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        """Take what no control took."""
        if self.notation:
            return self._to_notation(event)
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if kind == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        if kind == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._released(event.pos)
        if kind == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if kind == pygame.KEYUP and event.key == pygame.K_t:
            self.threats = False
            return True
        if kind == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _to_notation(self, event: pygame.event.Event) -> bool:
        assert self.notation is not None
        taken = self.notation.handle(event)
        if self.notation.done:
            self.notation = None
            self.app.dirty = True
        return taken

    def _moved(self, position: tuple[int, int]) -> bool:
        square = self.layout.at(position)
        self.mouse = position if self.layout.felt.collidepoint(position) else None
        if square == self.hover:
            return False
        self.hover = square
        self.cursor = None
        return self.control.mode == modes.LAYING

    def _skip(self) -> bool:
        """Skip what is being shown; whether there was anything."""
        if self.dice:
            self.dice.skip()
            return True
        if self.show.running:
            self.show.skip()
            return True
        return False

    def _pressed(self, event: pygame.event.Event) -> bool:
        if event.button == 3 and self.control.mode == modes.LAYING:
            self.control.turn = (self.control.turn + 1) % 4
            self.app.sounds.play("domino-turn")
            return True
        if event.button == 3:
            self.control.take_up(None)
            return True
        if event.button != 1:
            return False
        if self._skip():
            return True
        self.cursor = None
        self.pressed_at = self.layout.at(event.pos)
        if self.panel.tray_rect.collidepoint(event.pos) and self.control.cards:
            self._shaken = (*event.pos, pygame.time.get_ticks())
            self.app.sounds.play("dice-shake")
            return True
        if self.rack.rect.collidepoint(event.pos) and self.control.mode == modes.LAYING:
            self.app.sounds.play("domino-lift")
            self.pressed_at = "rack"
            return True
        if self.pressed_at:
            self._act_on(self.pressed_at)
        return True

    def _released(self, position: tuple[int, int]) -> bool:
        """A drag ends: a domino from the rack, or a being to a square."""
        if self._shaken:
            self._throw(position)
            return True
        began, self.pressed_at = self.pressed_at, None
        square = self.layout.at(position)
        if square is None or began is None or square == began:
            return False
        if began == "rack" or (self.control.mode == modes.ACTING and self.control.picked):
            self._act_on(square)
            return True
        return False

    def _throw(self, position: tuple[int, int]) -> None:
        """Throw the dice that were picked, as hard as the tray was flicked."""
        assert self._shaken is not None
        x, y, then = self._shaken
        self._shaken = None
        seconds = max(0.03, (pygame.time.get_ticks() - then) / 1000)
        self.flick = ((position[0] - x) / seconds, (position[1] - y) / seconds)
        self.do(self.control.roll)

    def _act_on(self, square: str) -> None:
        mode = self.control.mode
        if mode == modes.LAYING:
            self.do(lambda: self._lay_on(square))
        elif mode == modes.ACTING:
            self.do(lambda: self.control.touch(square))
        elif mode not in (modes.OVER,):
            there = self.control.standing_on(square)
            self.control.take_up(there[-1] if there else None)
            self.app.dirty = True

    def _lay_on(self, square: str) -> None:
        if len(self.control.laid) == 6:
            if square in self.control.starts():
                self.control.start = square
            return
        pair = self._pair_at(square)
        if pair is None:
            self.control.turn = (self.control.turn + 2) % 4
            pair = self._pair_at(square)
        if pair and self.control.put(pair):
            self.app.sounds.play("domino-lay")

    def _wheel(self, event: pygame.event.Event) -> bool:
        if self.layout.panel.collidepoint(pygame.mouse.get_pos()):
            self.log_back = max(0, min(len(self.log), self.log_back + event.y))
            return True
        if self.control.mode == modes.LAYING:
            self.control.turn = (self.control.turn + (1 if event.y > 0 else -1)) % 4
            self.app.sounds.play("domino-turn")
            return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if event.unicode == ":":
            self.notation = NotationBox(self.control, self.do)
            return True
        if event.key in ARROWS and not event.mod & pygame.KMOD_ALT:
            return self._move_cursor(*ARROWS[event.key])
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self._skip():
                return True
            if self.cursor and not self.app.pointer.focus_shown:
                square, done = self.cursor, self._finished_laying()
                if not done:
                    self._act_on(square)
                    return True
            return False
        if event.key == pygame.K_SPACE and self._skip():
            return True
        if event.key == pygame.K_t and self.control.mode != modes.ANSWERING:
            self.threats = True
            return True
        if event.key == pygame.K_ESCAPE:
            return self._escape()
        if event.key == pygame.K_n and self.control.mode == modes.ACTING:
            return self._next_being()
        return False

    def _finished_laying(self) -> bool:
        """Whether Enter means to lay the path, the cursor being on its start already."""
        done = self.control.mode == modes.LAYING and len(self.control.laid) == 6
        return done and self.cursor in (self.control.start, None)

    def _move_cursor(self, dx: int, dy: int) -> bool:
        if self.control.mode not in (modes.LAYING, modes.ACTING):
            return False
        self.app.pointer.focus_shown = False
        here = self.cursor or self.hover or self._home()
        self.cursor = self.layout.neighbour(here, dx, dy) or here
        return True

    def _home(self) -> str:
        """Where the cursor begins: the picked being, or the side's Image."""
        for being in self.match.state()["beings"]:
            if being["id"] == self.control.picked:
                return str(being["square"])
        table = self.match.setup.table
        return str(table.names[table.images["we".index(self.control.side)]])

    def _next_being(self) -> bool:
        """Take up the side's next being."""
        mine = [b["id"] for b in self.match.state()["beings"] if self.control.own(b["id"])]
        if not mine:
            return False
        at = mine.index(self.control.picked) + 1 if self.control.picked in mine else 0
        self.control.take_up(mine[at % len(mine)])
        self.cursor = self._home()
        return True

    def _escape(self) -> bool:
        if self.control.picked or self.cursor or self.control.aiming:
            self.control.take_up(None)
            self.cursor = None
            return True
        if self.control.mode in (modes.SUMMONING, modes.LAYING):
            return False  # Escape declines: the button's key
        self._leave()
        return True
