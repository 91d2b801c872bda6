"""The match on the screen, drawn: bars, table, panel, questions, and what is in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wonderland.core.errors import IllegalAction
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.events import Rolled
from wonderland.games.wonderland.words import SIDE_NAMES, other, words_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.action_bar import Spec, button, foot
from wonderland.ui.games.wonderland.board import Marks
from wonderland.ui.games.wonderland.dice_tray import words_for
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.highlights import marks_for, picked_for
from wonderland.ui.games.wonderland.intent import DIRECTIONS, Refused, spoken
from wonderland.ui.games.wonderland.lesson_frame import draw_foot
from wonderland.ui.games.wonderland.panel import Badge, Picked
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.rule_link import rule_link

if TYPE_CHECKING:
    from wonderland.ui.games.wonderland.scene import MatchScene

STEPS = (
    ("choose", "Choose", "W-16"),
    ("roll", "Roll", "W-18"),
    ("summon", "Summon", "W-19"),
    ("action", "Act", "W-31"),
    ("defend", "Defend", "W-62"),
)
"""The steps of a turn, each with the rule that says what it is."""
RULES = {
    modes.CHOOSING: "W-16", modes.SUMMONING: "W-19", modes.LAYING: "W-21", modes.ACTING: "W-31",
    modes.ANSWERING: "W-58", modes.DEFENDING: "W-62", modes.OVER: "W-67",
}  # fmt: skip
"""The rule that says what a player is asked for."""
WIDE = 1180
"""The logical width from which the bar has room for words that open the rules and the analysis."""
STEP_ROOM = 18
ANALYSE = "How the match has gone so far, A"
Tried = tuple[tuple[str, str] | None, IllegalAction | None]


class MatchView:
    """Draws a match scene, and remembers what is dear to ask anew for each frame."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._marks_key: tuple[Any, ...] = ()
        self._marks = Marks()
        self._picked_key: tuple[Any, ...] = ()
        self._picked: Picked | None = None
        self._tried_key: tuple[Any, ...] = ()
        self._tried_pair: Tried = (None, None)
        self._watched: str | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        layout = self.scene.layout
        mode = self.scene.control.mode
        self.scene.board.draw(canvas, layout, self._marks_now(), self.scene.show)
        self._draw_panel(canvas, layout, mode)
        if mode == modes.LAYING:
            self.scene.rack.draw(canvas, layout, aside=self.scene.lesson is not None)
        ability = (
            self.scene.control.ability(self.scene.control.picked)
            if self.scene.control.aiming
            else None
        )
        if ability and ability.varies:
            self.scene.aim.draw(canvas, layout, ability)
        if self.scene.dice:
            self.scene.dice.draw(canvas, layout)
        elif not self.scene.show.running:
            if mode == modes.ANSWERING:
                self.scene.answer.draw(canvas, layout)
            elif mode == modes.DEFENDING:
                self.scene.defense.draw(canvas, layout)
        self._draw_lessons(canvas, layout)
        self._draw_foot(canvas, layout)
        self._draw_bar(canvas, layout)
        self.scene.flights.draw(canvas)
        if mode == modes.LAYING and self.scene.show.speed:
            self.scene.held.draw(
                canvas, layout, self.scene.control.side, len(self.scene.match.lines)
            )
        if refused := self.scene.control.refused or self._refused_in_hand():
            self._draw_refusal(canvas, layout, refused)
        notes = (self.scene.hint.draw(canvas), self.scene.why.draw(canvas))
        self.scene.covers += [note for note in notes if note]
        if self.scene.notation:
            self.scene.notation.draw(canvas, layout)

    def _draw_lessons(self, canvas: Canvas, layout: Layout) -> None:
        """Draw a lesson's frame, and a tip; that waits while something asked for is shown."""
        scene = self.scene
        asked = scene.hint.step or scene.why.side
        boxes = [
            scene.lesson.draw(canvas, layout) if scene.lesson else None,
            scene.tips.draw(canvas, layout) if scene.tips and not asked else None,
        ]
        scene.covers = [box for box in boxes if box]

    def _marks_now(self) -> Marks:
        control = self.scene.control
        key = (len(self.scene.match.lines), control.mode, control.picked, control.aiming,
               control.which, control.n,
               tuple(control.laid), control.start, control.card)  # fmt: skip
        if key != self._marks_key:
            self._marks_key = key
            self._marks = marks_for(control)
        marks = self._marks
        shown = Marks(**{name: getattr(marks, name) for name in marks.__dataclass_fields__})
        shown.cursor = self.scene.cursor
        shown.watched = self._watched
        pointed = self.scene.hint.shown
        shown.hinted, shown.arrival = pointed.places, pointed.arrival
        shown.ghosts = list(marks.ghosts)
        if self.scene.lesson:
            shown.pointed = self.scene.lesson.squares()
        if control.mode == modes.LAYING and len(control.laid) < 6:
            square = self.scene.cursor or self.scene.hover
            pair, refused = self.tried(square) if square else (None, None)
            if pair:
                shown.ghosts.append((pair, refused is None))
        if self.scene.threats:
            enemy = other(self.scene.looking)
            shown.threats = queries.threats(self.scene.match, enemy)
        return shown

    def _picked_now(self) -> Picked | None:
        """What the panel says of the being or path in hand; asked anew when that changes."""
        control, coach = self.scene.control, self.scene.app.settings.values.coach
        held: tuple[str, ...] = ()
        square = self.scene.cursor or self.scene.hover
        if control.mode == modes.LAYING and len(control.laid) < 6 and square:
            pair, refused = self.tried(square)
            held = pair if pair and refused is None else ()
        key = (len(self.scene.match.lines), control.mode, control.picked, control.card, coach,
               tuple(control.cards), tuple(control.laid), held)  # fmt: skip
        if key != self._picked_key:
            self._picked_key = key
            self._picked = picked_for(control, coach, held)
        return self._picked

    def tried(self, square: str) -> Tried:
        """How the domino in hand would lie on a square, and why it may not; asked once."""
        control = self.scene.control
        key = (square, control.turn, tuple(control.laid), len(self.scene.match.lines))
        if key != self._tried_key:
            pair = self.pair_at(square)
            self._tried_key = key
            self._tried_pair = (pair, control.why_not(pair) if pair else None)
        return self._tried_pair

    def pair_at(self, square: str) -> tuple[str, str] | None:
        """How the domino in hand would lie on a square; None off the table."""
        dx, dy = DIRECTIONS[self.scene.control.turn]
        return self.scene.control.placed(square, self.scene.layout.neighbour(square, dx, dy))

    def _draw_bar(self, canvas: Canvas, layout: Layout) -> None:
        canvas.fill(layout.top, "bar")
        title = self._title()
        s = canvas.scale
        right = layout.top.right / s - 20
        phase = self.scene.match.state()["phase"]
        phase = "action" if phase == "window" else phase
        wide = canvas.width >= WIDE
        if wide:
            right = canvas.buttons_right(right, 11, 28, self._bar_buttons()) - 14
        for key, label, rule in reversed(STEPS):
            width = canvas.fonts.size(label, LABEL, 16)[0] / s + STEP_ROOM
            self._draw_step(canvas, right - width, width, label, rule, now=key == phase)
            right -= width + 4
        turn = f"turn {self.scene.match.state()['turn']}"
        room = right - 30 - canvas.fonts.size(turn, LABEL, 16)[0] / s - 14
        drawn = canvas.text(canvas.fitted(title, TITLE, 24, room), 20, 25, TITLE, 24, "bar-text")
        self._draw_turn(canvas, turn, drawn.right / s + 14, leads=not wide)

    def _bar_buttons(self) -> list[Spec]:
        """The words in the bar that open the analysis and the rules."""
        rules = button("rules", "Rules", self.scene.app.open_rules, why="The rules, F2")
        analyse = button("analyse", "Analyse", self.scene.analyse, "", "a", why=ANALYSE)
        return [
            {**spec, "size": 15} for spec in ([analyse] if self.scene.analyse else []) + [rules]
        ]

    def _draw_turn(self, canvas: Canvas, turn: str, left: float, *, leads: bool) -> None:
        """Write the number of the turn; where the bar is narrow, that opens the analysis."""
        drawn = canvas.text(turn, left, 26, LABEL, 16, "bar-quiet")
        if not leads or not self.scene.analyse:
            return
        rect = drawn.inflate(canvas.px(16), canvas.px(8))
        region = canvas.region("analyse", rect, self.scene.analyse, "Analyse", why=ANALYSE,
                               shortcut="a")  # fmt: skip
        if canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", 14)
            canvas.text(turn, left, 26, LABEL, 16, "button-text")
        canvas.ring(region, 14)

    def _draw_step(
        self, canvas: Canvas, x: float, width: float, label: str, rule: str, *, now: bool
    ) -> None:
        """Draw a step of the turn, which opens the rules where they say what it is."""
        rect = canvas.rect(x, 11, width, 28)
        region = canvas.region(f"step-{label}", rect, lambda: self.scene.app.open_rules(rule),
                               f"The rules of this step: {label}", why=f"What this step is ({rule})")  # fmt: skip
        if now:
            canvas.fill(rect, "now", 14)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", 14)
        ink = "now-text" if now else "bar-quiet"
        canvas.text(label, x + width / 2, 25, BOLD if now else LABEL, 16, ink, "centre", rect)
        canvas.ring(region, 14)

    def _title(self) -> str:
        if self.scene.lesson:
            return self.scene.lesson.title
        state = self.scene.match.state()
        mode = self.scene.control.mode
        if mode == modes.OVER:
            result = self.scene.match.result
            return words_of(self.scene.match).outcome(result["winner"], result["reason"])
        who = SIDE_NAMES[self.scene.control.side]
        if mode == modes.LAYING:
            return f"Lay a path for the {words_of(self.scene.match).card(str(self.scene.control.card))}"
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
        dice = self.scene.match.state()["dice"]
        if dice and dice[0]["face"]:
            cards = tuple(die["card"] for die in dice)
            levels = tuple(die["level"] for die in dice)
            roll = Rolled("w", cards, levels, tuple(die["face"] for die in dice))
            lit = words_for(roll, self.scene.match.config.definitions)[1]
        chosen = list(self.scene.control.cards)
        if mode == modes.LAYING and self.scene.control.card:
            chosen = [self.scene.control.card]
        click = self.scene.control.pick_card if mode == modes.CHOOSING else None
        picked = self._picked_now()
        self.scene.panel.draw(canvas, layout, self.scene.looking, picked=picked, log=self.scene.log_lines(),
                        back=self.scene.log_back, cards=chosen, lit=tuple(lit), click=click,
                        watch=self._watch, flip=self.scene.flip_log, badges=self._badges(),
                        hinted=self.scene.hint.shown.cards)  # fmt: skip
        area = self.scene.lesson.panel if self.scene.lesson else None
        if area in self.scene.panel.areas:
            canvas.outline(self.scene.panel.areas[str(area)].inflate(4, 4), "west", 4, 9)

    def _badges(self) -> dict[str, Badge]:
        """What stands in the seats: a hint for whoever decides, and why for an agent."""
        scene = self.scene
        badges = {}
        for side in SIDE_NAMES:
            acts = scene.match.to_act == side
            spec = (
                scene.hint.button() if acts and scene.table.human(side) else scene.why.button(side)
            )
            badges[side] = Badge(spec, scene.musing.step if acts else None)
        return badges

    def _watch(self, square: str | None) -> None:
        if square != self._watched:
            self._watched = square
            self.scene.app.dirty = self.scene.app.dirty or square is not None

    def _draw_foot(self, canvas: Canvas, layout: Layout) -> None:
        canvas.fill(layout.foot, "bar")
        s = canvas.scale
        undo = self.scene.undo if self.scene.can_undo() else None
        told = foot(self.scene.control, undo)
        if self.scene.lesson:
            told = self.scene.lesson.foot(told)
        elif self.scene.control.mode == modes.CHOOSING and self.scene.other_turn() is not None:
            told.buttons.insert(0, button("recap", "Their turn", self.scene.recap, "L", "l",
                                          why="Shows again what the other side did"))  # fmt: skip
        y = layout.foot.top / s
        left = layout.foot.right / s - 20
        if told.buttons and not self.scene.dice:
            specs = [{**spec, "act": self._wrapped(spec["act"])} for spec in told.buttons]
            left = canvas.buttons_right(left, y + 8, 32, specs)
        if self.scene.lesson:
            refused = bool(self.scene.lesson.refused)
            draw_foot(canvas, layout, told.sentence, left, refused=refused)
            return
        words = canvas.fitted(told.sentence, BOLD, 16, left - 40)
        canvas.text(words, 20, y + 24, BOLD, 16, "bar-text")

    def _wrapped(self, act: Any) -> Any:
        return None if act is None else lambda: self.scene.do(act)

    def _refused_in_hand(self) -> Refused | None:
        """Why the domino in hand may not lie where it is held."""
        square = self.scene.cursor or self.scene.hover
        if (
            self.scene.control.mode != modes.LAYING
            or len(self.scene.control.laid) == 6
            or not square
        ):
            return None
        refused = self.tried(square)[1]
        return spoken(refused, square) if refused else None

    def rule_now(self) -> str:
        """The rule of the refusal that is shown, or the one that says what may be done now."""
        refused = self.scene.control.refused or self._refused_in_hand()
        if refused and refused.rule:
            return refused.rule
        return RULES.get(self.scene.control.mode, "")

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
        if refused.rule:
            rule_link(canvas, "refused", box.right / s - 12, y + 18, refused.rule,
                      self.scene.app.open_rules, align=RIGHT, within=box)  # fmt: skip
        for index, line in enumerate(lines):
            canvas.text(line, x, y + 40 + 20 * index, LABEL, 15, within=box)
