"""A window: what is about to happen, what one may do about it, and what would come of that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from wonderland.core.message import say, say_n
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.named_line import IMAGE, NamedLine
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.state_form import factors_of
from wonderland.games.wonderland.words import words_of
from wonderland.ui.games.wonderland.ask_box import AskBox
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.games.wonderland.size_slider import n_slider
from wonderland.ui.kit.action_bar import Do
from wonderland.ui.kit.canvas import KEY, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import REST, Box, Share, Size, box_of, line_in, text_width

PIECE = 46.0
GAP = 6.0
"""What lies between the controls that choose another answer."""
CELL, SMALL = 10.0, 13.5
"""The margin of a cell with numbers, and small letters."""


class Outcomes(NamedTuple):
    """What becomes of the being that a window is about, in numbers.

    Attributes:
        being: its id.
        answered: if the answer is given as it is chosen; None where that can't be told.
        passed: if it isn't.
        pays: whether its side could pay a Defend.
    """

    being: str
    answered: queries.Outcome | None
    passed: queries.Outcome
    pays: bool


class AnswerBox(AskBox):
    """A window: what is about to happen, and what the side may do about it (picture 23).

    At first it offers the least by which things come out better; where nothing does, an ability that
    hurts nobody of the side that answers, and Enter lets it pass. Nor does Enter spend anything on
    what changes nothing, whatever was chosen.
    """

    wide, high = 700.0, 184.0

    def __init__(self, control: Intent, do: Do) -> None:
        super().__init__(control, do)
        self.index: int | None = None
        self.target: int | None = None
        self.size: int | None = None
        self._told = Kept[Outcomes | None]()
        self._better = Kept[list[queries.Answer]]()
        self._changed = Kept[bool]()

    def choices(self) -> list[queries.AbilityNow]:
        """What the side could use."""
        found = queries.abilities(self.control.match, self.control.seat)
        return [ability for ability in found if ability.most > 0]

    def current(self) -> queries.AbilityNow:
        """The ability that is chosen."""
        choices = self.choices()
        if self.index is not None:
            return choices[self.index % len(choices)]
        least = next(iter(self._improvements()), None)
        meant = (c for c in choices if least and least[:2] == (c.being, c.ability))
        spared = (c for c in choices if self._spares(c))
        return next(meant, None) or next(spared, choices[0])

    def _improvements(self) -> list[queries.Answer]:
        """What things come out better by, the least first."""
        match = self.control.match
        return self._better.of(self.control.stamp, lambda: queries.improvements(match))

    def _least(self, ability: queries.AbilityNow, target: str | None = None) -> queries.Answer | None:
        """The least use of an ability, on a target if one is said, by which things come out better."""
        wanted = (ability.being, ability.ability)
        found = (one for one in self._improvements() if one[:2] == wanted)
        return next((one for one in found if target in (None, one.target)), None)

    @property
    def n(self) -> int:
        """How large the answer is to be: at first the least that serves."""
        if self.size is not None:
            return self.size
        ability = self.current()
        least = self._least(ability, self._target(ability))
        return least.n if least else 1

    @n.setter
    def n(self, size: int) -> None:
        self.size = size

    def aimed_at(self, ability: queries.AbilityNow) -> int:
        """The target that is chosen: at first one that serves, or a likely one that it does good to choose."""
        if self.target is not None:
            return self.target % len(ability.usable)
        if least := self._least(ability):
            return ability.usable.index(least.target)
        line = queries.declared(self.control.match)
        if line is None:
            likely = queries.fought_over(self.control.match, self.control.seat)
        else:
            likely = line.being if ability.hostile else line.target
        good = [target for target in ability.usable if self._right(ability, target)]
        chosen = likely if likely in good else next(iter(good), ability.usable[0])
        return ability.usable.index(chosen)

    def _target(self, ability: queries.AbilityNow) -> str:
        """Whom an ability is aimed at; ``""`` for nobody."""
        return ability.usable[self.aimed_at(ability)] if ability.aimed else ""

    def _right(self, ability: queries.AbilityNow, target: str) -> bool:
        """Whether a target is on the side that the ability is meant for."""
        return (target[0] != self.control.seat) == ability.hostile

    def _spares(self, ability: queries.AbilityNow) -> bool:
        """Whether it could be used without hurting one's own side."""
        if ability.aimed:
            return any(self._right(ability, target) for target in ability.usable)
        if ability.marks != "block":
            return True
        hits = queries.blast_block(self.control.match, ability.being, 1).hits
        own = sum(points for being, points in hits if being[0] == self.control.seat)
        return own < sum(points for _, points in hits) - own

    def primary(self) -> str:
        """The key of what Enter means: the least that serves, or what was chosen and changes anything."""
        if not self.choices():
            return "pass"
        touched = (self.index, self.target, self.size) != (None, None, None)
        wanted = self._changes() if touched else bool(self._improvements())
        return "answer" if wanted else "pass"

    def _changes(self) -> bool:
        """Whether the answer that is chosen changes what is left in the end."""
        ability, n, target = self._chosen()
        answer = queries.Answer(ability.being, ability.ability, target, n)
        match = self.control.match
        return self._changed.of((*self.control.stamp, answer), lambda: queries.changes(match, answer))

    def _line(self) -> str:
        """The answer that is chosen, with its side."""
        ability, n, target = self._chosen()
        return f"{self.control.seat} {ability.line(self.control.match, n, target)}"

    def point_at(self, square: str) -> bool:
        """Aim at whoever stands on a square, or let him answer; whether the click meant that."""
        choices, there = self.choices(), self.control.standing_on(square)
        if not choices:
            return False
        ability = self.current()
        for being in there:
            if ability.aimed and being in ability.usable:
                self.index, self.target = choices.index(ability), ability.usable.index(being)
                self.size = None
                return True
        for being in there:
            for index, choice in enumerate(choices):
                if choice.being == being:
                    self.index, self.target, self.size = index, None, None
                    return True
        return False

    def about(self) -> list[str]:
        """The squares that the question is about: who acts and on whom, who could answer, on whom."""
        line = queries.declared(self.control.match)
        squares = {b["id"]: b["square"] for b in self.control.state["beings"]}
        beings = [line.being, line.target] if line else []
        for choice in self.choices():
            beings += [choice.being, *choice.usable]
        found = [squares[being] for being in dict.fromkeys(beings) if being in squares]
        if line and line.target == IMAGE:
            found.append(queries.fixed(self.control.match).images[line.other])
        return found

    def sentence(self) -> str:
        """What is about to happen."""
        line = queries.declared(self.control.match)
        speaker = words_of(self.control.match)
        if line is None:
            other = SIDE_NAMES["e" if self.control.seat == "w" else "w"]
            return say("{other} has ended the actions. Nothing more can be used after this.", other=other)
        mine = line.side == self.control.seat
        who = say("Your {card}", card=speaker.card(line.card)) if mine else speaker.being(line.being)
        if line.verb == "attack":
            target = self._attacked(line, mine)
            return say("{who} is about to attack {target}.", who=who, target=target)
        if line.verb == "blast":
            return say("{who} is about to blast {n} around it.", who=who, n=line.n)
        if line.verb == "use":
            card = speaker.definitions.cards[line.card]
            own = card.ability("use", line.ability) or card.ability("use")
            name = own.title if own else say("help")
            return say("{who} is about to {ability}.", who=who, ability=name)
        return say("{who} is about to step to {square}.", who=who, square=line.squares[-1])

    def _attacked(self, line: NamedLine, mine: bool) -> str:
        match = self.control.match
        if line.target == IMAGE:
            return say("the enemy Image") if mine else say("your Image")
        found = queries.targets(match, line.being)
        found_points = next((t.points for t in found if t.id == line.target), None)
        speaker = words_of(match)
        card = speaker.card(line.target[1:])
        name = speaker.being(line.target) if mine else say("your {card}", card=card)
        if found_points is None:
            return name
        return say_n("{being} for {n} point", "{being} for {n} points", found_points, being=name)

    def answer(self) -> None:
        """Use what is chosen."""
        ability, n, target = self._chosen()
        self._begin_anew()
        self.do(partial(self.control.line, ability.line(self.control.match, n, target)))

    def let_pass(self) -> None:
        """Let it pass."""
        self._begin_anew()
        self.do(partial(self.control.line, "pass"))

    def _begin_anew(self) -> None:
        self.index, self.target, self.size = None, None, None

    def _change(self, **values: int | None) -> Callable[[], None]:
        def act() -> None:
            for name, value in values.items():
                setattr(self, name, value)

        return act

    def _chosen(self) -> tuple[queries.AbilityNow, int, str]:
        """The ability that is chosen, its size, and whom it is aimed at."""
        ability = self.current()
        target = self._target(ability)
        return ability, ability.size(min(self.n, ability.most), target), target

    def outcomes(self) -> Outcomes | None:
        """What becomes of whom the window is about; None where it is about nobody's Str."""
        match, side = self.control.match, self.control.seat
        being = queries.fought_over(match, side)
        line = self._line()

        def ask() -> Outcomes | None:
            passed = queries.outcome(match, being) if being else None
            if not being or not passed:
                return None
            pays = bool(factors_of(self.control.state, being[0])["D"])
            return Outcomes(being, queries.outcome(match, being, line), passed, pays)

        return self._told.of((len(match.lines), line), ask)

    # --- drawing -----------------------------------------------------------------------------
    def _draw(self, canvas: Canvas, rect: Rect) -> None:
        _, inner, _ = box_of(canvas, rect).inset(0, 12.0).columns(24.0, REST, 16.0)
        says, told = inner.columns(Share(0.44), Share(0.56), gap=14.0)
        self._draw_question(canvas, says, rect)
        table, buttons = told.rows(REST, 32, gap=8)
        self._draw_outcomes(canvas, table)
        answers = self.primary() == "answer"
        ability, n, _ = self._chosen()
        factor = queries.fixed(self.control.match).definitions.factors[ability.factor]
        canvas.buttons_right(buttons.right, buttons.y, buttons.height, [
            {"key": "pass", "label": say("Let it pass"), "hint": KEY, "act": self.let_pass,
             "shortcut": "let-pass", "primary": not answers},
            {"key": "answer", "label": say("Answer: {n} {factor}", n=n, factor=factor),
             "hint": say("Enter") if answers else "",
             "act": self.answer, "primary": answers},
        ], buttons.width)  # fmt: skip

    def _draw_question(self, canvas: Canvas, box: Box, within: Rect) -> None:
        """Draw who is asked, what is about to happen, and how he would answer."""
        side = self.control.seat
        title, sentence, own, more = box.rows(28, 44, REST, 28, gap=4)
        asks = say("{side}, will you answer?", side=SIDE_NAMES[side])
        canvas.text(asks, *title.left, TITLE, 23, within=within, room=title.width)
        canvas.paragraph(self.sentence(), sentence.x, sentence.y, sentence.width, READ, 15)
        ability, n, target = self._chosen()
        self._draw_own(canvas, own, ability, n, target)
        self._draw_more(canvas, more, ability)

    def _draw_own(self, canvas: Canvas, box: Box, ability: queries.AbilityNow, n: int, target: str) -> None:
        """Draw who would answer, with what, and on whom."""
        match = self.control.match
        words = words_of(match)
        card = queries.fixed(match).card(ability.being)
        piece, says = box.columns(PIECE, REST, gap=10)
        draw_piece(canvas, ability.being[0], card, piece.rect(canvas), canvas.px(PIECE * 1.1))
        name, does = says.rows(19, REST)
        whom = say("itself") if target == ability.being else words.being(target) if target else ""
        canvas.text(words.card(ability.being[1:]), *name.left, BOLD, 15.5, room=name.width)
        does_it = ability.sentence.format(n=n)
        told = say("on {being}: {does}", being=whom, does=does_it) if whom else does_it
        canvas.paragraph(told, does.x, does.y, does.width, LABEL, 13.5, "quiet", 1.2)

    def _draw_more(self, canvas: Canvas, box: Box, ability: queries.AbilityNow) -> None:
        """Draw what can be chosen: another being or ability, another target, the size."""
        choices, left = self.choices(), box
        if len(choices) > 1:
            one_each = len({choice.being for choice in choices}) == len(choices)
            label = say("Another being") if one_each else say("Another ability")
            onward = self._change(index=choices.index(ability) + 1, target=None, size=None)
            place, left = left.columns(112.0, REST, gap=GAP)
            canvas.button("other", place.rect(canvas), label, onward, size=SMALL, shortcut="other-being")
        if ability.aimed and len(ability.usable) > 1:
            aimed = self._change(target=self.aimed_at(ability) + 1, size=None)
            place, left = left.columns(94.0, REST, gap=GAP)
            canvas.button("target", place.rect(canvas), say("Next target"), aimed, size=SMALL, shortcut="other-target")
        if not ability.varies:
            return
        slider = left.inset(8.0, 0)
        n_slider(canvas, "n", *slider.end, min(80.0, slider.width), self, ability.most)
        for value in range(1, min(9, ability.most) + 1):
            spot = canvas.rect(box.right, box.y, 0, 0)
            canvas.region(f"n{value}", spot, self._change(size=value), str(value), shortcut=f"pick-{value}")

    def _draw_outcomes(self, canvas: Canvas, box: Box) -> None:
        """Draw what becomes of whom it is about: answered and not, defended and not."""
        told = self.outcomes()
        if told is None:
            ability, n, _ = self._chosen()
            says = ability.sentence.format(n=n)
            _, words = box.rows(30.0, REST)
            canvas.paragraph(says, words.x, words.y, words.width, READ, 16)
            return
        heads, *rows = box.rows(20, REST, REST, gap=5)
        columns = [say("1 Defend paid"), say("nothing paid")][0 if told.pays else 1 :]
        ability, _, _ = self._chosen()
        found = ((ability.title, told.answered), (say("let pass"), told.passed))
        parts = [word for label, _ in found for word in canvas.fonts.told(label).split()]
        wide = max(84.0, *(text_width(canvas, word, BOLD, 14) for word in parts))
        sizes: list[Size] = [wide, *(REST for _ in columns)]
        for label, at in zip(columns, heads.columns(*sizes, gap=6)[1:], strict=True):
            canvas.text(label, at.x + 2, at.centre[1], BOLD, 14, room=at.width)
        for (label, outcome), row in zip(found, rows, strict=True):
            name, *cells = row.columns(*sizes, gap=6)
            line_in(canvas, name, label, BOLD, 14, high=True)
            for paid, cell in zip((True, False)[-len(columns) :], cells, strict=True):
                _draw_cell(canvas, cell, outcome, paid=paid, first=outcome is told.answered)


def _draw_cell(canvas: Canvas, box: Box, outcome: queries.Outcome | None, *, paid: bool, first: bool) -> None:
    """Draw what would be left of its points, and of its Str."""
    rect = box.rect(canvas)
    canvas.fill(rect, "box", 6)
    if first:
        canvas.veil(rect, "now", 60, 6)
    if outcome is None:
        canvas.text(say("it is gone"), *box.inset(CELL, 0).left, LABEL, 14, within=rect)
        return
    points, taken = outcome.points, min(outcome.defense, outcome.points)
    total = f"{points} − {outcome.defense} = {points - taken}" if paid else str(points)
    keeps = outcome.defended if paid else outcome.undefended
    became = say("Str {n} becomes {left}", n=outcome.strength, left=keeps) if keeps else say("falls")
    if keeps == outcome.strength:
        became = say("keeps Str {n}", n=keeps)
    upper, lower = box.inset(CELL, 2).rows(REST, REST)
    canvas.text(total, upper.x, upper.centre[1] + 1, BOLD, 15, within=rect)
    canvas.text(became, lower.x, lower.centre[1] - 1, LABEL, 13.5, within=rect)
