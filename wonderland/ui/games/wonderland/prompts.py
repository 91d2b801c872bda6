"""Questions put to a player, low on the screen: windows, check defense, the rack of dominoes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import SIDE_NAMES, in_number, words_of
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.boxes import covered, draw_box
from wonderland.ui.kit.canvas import KEY, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE

Do = Callable[[Callable[[], object]], None]
WIDE, QUESTION_HIGH = 520, 236
MOST_N = 9


def place(
    canvas: Canvas,
    layout: Layout,
    high: float,
    about: list[str],
    beings: list[str],
    *,
    upper: bool = True,
) -> Rect:
    """Find room on the felt for a box that asks something.

    It covers least of the squares that it is about, then of the others that matter, and lies low
    if it can, at first on the side away from what it is about.

    Args:
        canvas: what it will be drawn on.
        layout: where the felt and its squares are.
        high: its height in logical pixels.
        about: the squares that the question is about.
        beings: the squares where beings and Images stand.
        upper: whether it may lie at the felt's upper edge.
    """
    felt = layout.felt
    width, height = min(canvas.px(WIDE), felt.width - canvas.px(40)), canvas.px(high)
    left, right = felt.left + canvas.px(34), felt.right - canvas.px(24) - width
    across = [left, right, (left + right) // 2]
    centres = [layout.cell(square).centerx for square in about]
    if centres and sum(centres) / len(centres) <= layout.board.centerx:
        across[:2] = [right, left]
    down = [layout.low - height]
    if upper:
        down.append(felt.top + canvas.px(8))
    asked = [layout.standing(square) for square in about]
    others = [layout.standing(square) for square in beings if square not in about]
    places = [Rect(x, y, width, height) for y in down for x in across]
    return min(places, key=lambda box: (covered(asked, box), covered(others, box)))


def standing_on(control: Intent) -> list[str]:
    """The squares where beings and Images stand."""
    beings = [being["square"] for being in control.state["beings"]]
    return [*beings, *queries.fixed(control.match).images.values()]


def draw_frame(canvas: Canvas, rect: Rect, side: str) -> None:
    """Draw the box of a question in the colour of a side."""
    draw_box(canvas, rect, SEAT_COLOURS[side])


class AnswerBox:
    """A window: what is about to happen, and what the side may do about it (picture 05).

    At first it offers what hurts nobody of the side that answers: a hostile ability on an enemy, a
    helpful one on a friend. Where there is no such thing, Enter lets it pass.
    """

    def __init__(self, control: Intent, do: Do) -> None:
        self.control = control
        self.do = do
        self.index: int | None = None
        self.target: int | None = None
        self.n = 1
        self.upper = True
        self.rect = Rect(0, 0, 0, 0)

    def choices(self) -> list[queries.Ability]:
        """What the side could use."""
        found = queries.abilities(self.control.match, self.control.side)
        return [ability for ability in found if ability.most > 0]

    def current(self) -> queries.Ability:
        """The ability that is chosen."""
        choices = self.choices()
        if self.index is None:
            return next((c for c in choices if self._spares(c)), choices[0])
        return choices[self.index % len(choices)]

    def aimed_at(self, ability: queries.Ability) -> int:
        """The target that is chosen: at first a likely one that it does good to have chosen."""
        if self.target is not None:
            return self.target % len(ability.usable)
        words = self.control.declared().split()
        likely = (words[0] + words[2] if ability.hostile else words[-1]) if len(words) > 2 else ""
        good = [target for target in ability.usable if self._right(ability, target)]
        chosen = likely if likely in good else next(iter(good), ability.usable[0])
        return ability.usable.index(chosen)

    def _right(self, ability: queries.Ability, target: str) -> bool:
        """Whether a target is on the side that the ability is meant for."""
        return (target[0] != self.control.side) == ability.hostile

    def _spares(self, ability: queries.Ability) -> bool:
        """Whether it could be used without hurting one's own side."""
        if ability.aimed:
            return any(self._right(ability, target) for target in ability.usable)
        if ability.marks != "block":
            return True
        hits = queries.blast_block(self.control.match, ability.being, 1).hits
        own = sum(points for being, points in hits if being[0] == self.control.side)
        return own < sum(points for _, points in hits) - own

    def primary(self) -> str:
        """The key of what Enter means: the answer as it is chosen, unless that hurts unasked."""
        if not self.choices():
            return "pass"
        untouched = self.index is None and self.target is None
        return "pass" if untouched and not self._spares(self.current()) else "answer"

    def point_at(self, square: str) -> bool:
        """Aim at whoever stands on a square, or let him answer; whether the click meant that."""
        choices, there = self.choices(), self.control.standing_on(square)
        if not choices:
            return False
        ability = self.current()
        for being in there:
            if ability.aimed and being in ability.usable:
                self.index, self.target = choices.index(ability), ability.usable.index(being)
                return True
        for being in there:
            for index, choice in enumerate(choices):
                if choice.being == being:
                    self.index, self.target = index, None
                    return True
        return False

    def about(self) -> list[str]:
        """The squares that the question is about."""
        words = self.control.declared().split()
        squares = {b["id"]: b["square"] for b in self.control.state["beings"]}
        beings = [w if len(w) == 3 else f"{words[0]}{w}" for w in words[2:]] if words else []
        return [squares[b] for b in beings if b in squares]

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the box lies."""
        return place(
            canvas, layout, QUESTION_HIGH, self.about(), standing_on(self.control), upper=self.upper
        )

    def sentence(self) -> str:
        """What is about to happen."""
        words = self.control.declared().split()
        speaker = words_of(self.control.match)
        if not words:
            other = SIDE_NAMES["e" if self.control.side == "w" else "w"]
            return f"{other} has ended the actions. Nothing more can be used after this."
        mine = words[0] == self.control.side
        who = f"Your {speaker.card(words[2])}" if mine else speaker.being(words[0] + words[2])
        if words[1] == "attack":
            return f"{who} is about to attack {self._target(words, mine)}."
        if words[1] == "blast":
            return f"{who} is about to blast {words[-1]} around it."
        if words[1] == "use":
            card = speaker.definitions.cards[words[2]]
            own = card.ability("use", words[3]) or card.ability("use")
            return f"{who} is about to {own.name if own else 'help'}."
        return f"{who} is about to step to {words[-1]}."

    def _target(self, words: list[str], mine: bool) -> str:
        match = self.control.match
        if words[3] == "image":
            return "the enemy Image" if mine else "your Image"
        found = queries.targets(match, words[0] + words[2])
        points = next((t.points for t in found if t.id == words[3]), None)
        speaker = words_of(match)
        name = speaker.being(words[3]) if mine else f"your {speaker.card(words[3][1:])}"
        return name + (in_number(f" for {points} points") if points is not None else "")

    def answer(self) -> None:
        """Use what is chosen."""
        ability = self.current()
        target = ability.usable[self.aimed_at(ability)] if ability.aimed else ""
        n = ability.size(min(self.n, ability.most), target)
        self.index, self.target, self.n = None, None, 1
        self.do(lambda: self.control.say(ability.words(self.control.match, n, target)))

    def let_pass(self) -> None:
        """Let it pass."""
        self.index, self.target, self.n = None, None, 1
        self.do(lambda: self.control.say("pass"))

    def _change(self, **values: int | None) -> Callable[[], None]:
        def act() -> None:
            for name, value in values.items():
                setattr(self, name, value)

        return act

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw the question and its answers; nothing where it lets pass by itself (W-60)."""
        if not self.choices():
            return
        side = self.control.side
        rect = self.rect = self.where(canvas, layout)
        draw_frame(canvas, rect, side)
        s = canvas.scale
        x, y, width = rect.left / s + 20, rect.top / s, rect.width / s - 40
        canvas.text(f"{SIDE_NAMES[side]}, will you answer?", x, y + 31, TITLE, 23, within=rect)
        canvas.paragraph(self.sentence(), x, y + 47, width, READ, 16)
        ability = self.current()
        self._draw_ability(canvas, x, y + 94, width, ability)
        answers = self.primary() == "answer"
        canvas.buttons_right(x + width, y + 192, 32, [
            {"key": "pass", "label": "Let it pass", "hint": KEY, "act": self.let_pass,
             "shortcut": "pass", "primary": not answers},
            {"key": "answer", "label": "Answer", "hint": "Enter" if answers else "",
             "act": self.answer, "primary": answers},
        ])  # fmt: skip

    def _draw_ability(
        self, canvas: Canvas, x: float, y: float, width: float, ability: queries.Ability
    ) -> None:
        match = self.control.match
        card = queries.fixed(match).definitions.cards[ability.being[1:]]
        draw_piece(canvas, ability.being[0], card, canvas.rect(x, y, 52, 56), canvas.px(58))
        words = words_of(match)
        canvas.text(words.card(ability.being[1:]), x + 64, y + 14, BOLD, 16)
        target = ability.usable[self.aimed_at(ability)] if ability.aimed else ""
        n = ability.size(min(self.n, ability.most), target)
        canvas.text(in_number(ability.sentence.format(n=n)), x + 64, y + 36, LABEL, 14, "quiet")
        choices = self.choices()
        several = len(choices) > 1
        if several:
            rect = canvas.rect(x, y + 60, 150, 26)
            one_each = len({choice.being for choice in choices}) == len(choices)
            onward = self._change(index=choices.index(ability) + 1, target=None)
            label = "Another being" if one_each else "Another ability"
            canvas.button("other", rect, label, onward, size=14, shortcut="other-being")
        canvas.text(str(n), x + width - 176, y + 14, BOLD, 18, "text", RIGHT)
        if ability.varies:
            n_slider(canvas, "n", x + width, y + 14, 160, self, ability.most)
        for value in range(1, min(MOST_N, ability.most) + 1) if ability.varies else ():
            spot = canvas.rect(x + width, y, 0, 0)
            canvas.region(
                f"n{value}", spot, self._change(n=value), str(value), shortcut=f"pick-{value}"
            )
        if ability.aimed:
            aim = self.aimed_at(ability)
            name = "itself" if target == ability.being else words.being(target)
            canvas.text(f"on {name}", x + (162 if several else 64), y + 73, LABEL, 15)
            if len(ability.usable) > 1:
                rect = canvas.rect(x + width - 104, y + 60, 104, 26)
                canvas.button("target", rect, "Next target",
                              self._change(target=aim + 1), size=14, shortcut="other-target")  # fmt: skip


class DefenseBox:
    """Check defense: for each being with points, what a Defend would do (picture 06)."""

    def __init__(self, control: Intent, do: Do) -> None:
        self.control = control
        self.do = do
        self.upper = True
        self.rect = Rect(0, 0, 0, 0)

    def primary(self) -> str:
        """The key of what Enter means: a Defend that is of use, or that nothing more is paid."""
        control = self.control
        for row in queries.defence(control.match, control.side):
            line = f"defend {row.being[1:]}"
            wanted = control.table.wants(f"{control.side} {line}")
            if (
                not row.falls_defended
                and wanted
                and not control.match.check(f"{control.side} {line}")
            ):
                return f"defend-{row.being}"
        return "done"

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the box lies: away from the beings that it is about."""
        rows = queries.defence(self.control.match, self.control.side)
        squares = {b["id"]: b["square"] for b in self.control.state["beings"]}
        about = [squares[row.being] for row in rows]
        return place(
            canvas, layout, 108 + 72 * len(rows), about, standing_on(self.control), upper=self.upper
        )

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw a row for each being."""
        control = self.control
        side = control.side
        state = control.state
        rows = queries.defence(control.match, side)
        high = 108 + 72 * len(rows)
        rect = self.rect = self.where(canvas, layout)
        draw_frame(canvas, rect, side)
        s = canvas.scale
        x, y, width = rect.left / s + 20, rect.top / s, rect.width / s - 40
        canvas.text(f"{SIDE_NAMES[side]} checks defense", x, y + 34, TITLE, 23, within=rect)
        have = state["factors"][side]["D"]
        canvas.text(f"{have} Defend to pay", x + width, y + 36, BOLD, 15, "text", RIGHT)
        primary = self.primary()
        for index, row in enumerate(rows):
            self._row(canvas, x, y + 58 + 72 * index, width, row, primary)
        canvas.buttons_right(x + width, y + high - 44, 32, [
            {"key": "done", "label": "Done", "hint": "Enter" if primary == "done" else KEY,
             "act": lambda: self.do(lambda: control.say("done")), "shortcut": "done",
             "primary": primary == "done"},
        ])  # fmt: skip

    def _row(
        self, canvas: Canvas, x: float, y: float, width: float, row: queries.Defence, primary: str
    ) -> None:  # fmt: skip
        control = self.control
        box = canvas.rect(x, y, width, 66)
        canvas.fill(box, "box", 6)
        card = queries.fixed(control.match).definitions.cards[row.being[1:]]
        draw_piece(canvas, row.being[0], card, canvas.rect(x + 8, y + 6, 48, 52), canvas.px(54))
        canvas.text(
            words_of(control.match).card(row.being[1:]), x + 66, y + 22, BOLD, 15, within=box
        )
        canvas.text(
            in_number(f"Str {row.strength}, {row.points} points"),
            x + 66,
            y + 45,
            LABEL,
            14.5,
            "quiet",
            within=box,
        )
        bonus = " (suit +1)" if row.bonus else ""
        after = "falls even so" if row.falls_defended else f"keeps {row.keeps} of {row.strength}"
        undefended = (
            "Undefended it falls."
            if row.falls_undefended
            else f"Undefended it keeps {row.strength - row.points}."
        )
        canvas.text(f"Def {row.defense}{bonus}: {after}", x + 204, y + 22, LABEL, 14.5, within=box)
        canvas.text(undefended, x + 204, y + 45, LABEL, 14.5, within=box)
        refused = control.match.check(f"{control.side} defend {row.being[1:]}")
        rect = canvas.rect(x + width - 116, y + 17, 108, 32)
        say = partial(control.say, f"defend {row.being[1:]}")
        act = None if refused else partial(self.do, say)
        why = f"{refused.message} ({refused.rule})" if refused else ""
        key = f"defend-{row.being}"
        hint = "Enter" if key == primary else ""
        canvas.button(key, rect, "Defend", act, why=why, size=15, hint=hint, primary=key == primary)


class Rack:
    """The three dominoes of a path: laid, in hand, waiting (picture 03)."""

    def __init__(self, control: Intent) -> None:
        self.control = control
        self.rect = Rect(0, 0, 0, 0)

    def where(self, canvas: Canvas, layout: Layout, *, aside: bool = False) -> Rect:
        """Where it lies: low in the middle of the felt, or ``aside`` to leave a lesson room."""
        width, high = 470, 58
        s = canvas.scale
        low = layout.low / s - high
        if not aside:
            return canvas.rect(layout.felt.centerx / s - width / 2, low, width, high)
        top = layout.felt.top / s + 8
        narrow = layout.felt.width / s < 2 * width
        return canvas.rect(layout.felt.right / s - width - 14, top if narrow else low, width, high)

    def draw(self, canvas: Canvas, layout: Layout, *, aside: bool = False) -> None:
        """Draw the rack low on the felt."""
        self.rect = self.where(canvas, layout, aside=aside)
        s = canvas.scale
        canvas.fill(self.rect, "bar", 10)
        x, y = self.rect.left / s, self.rect.centery / s
        canvas.text("Your path", x + 16, y, BOLD, 16, "bar-text")
        laid = len(self.control.laid) // 2
        for index in range(3):
            box = canvas.rect(x + 104 + 84 * index, y - 18, 74, 36)
            colour = "quiet" if index < laid else "ghost" if index == laid else "panel"
            canvas.fill(box, colour, 6)
            canvas.outline(box, "ghost-edge" if index == laid else "line", 1.5, 6)
            middle = canvas.rect(x + 104 + 84 * index + 36.5, y - 12, 1.5, 24)
            canvas.fill(middle, "quiet")
        words = ("first in hand", "second in hand", "third in hand", "all laid")[laid]
        canvas.text(words, x + 362, y, LABEL, 13, "bar-quiet", "left")


class AimBar:
    """How large an ability or a blast is to be: a slider over the foot bar."""

    def __init__(self, control: Intent) -> None:
        self.control = control
        self.rect = Rect(0, 0, 0, 0)

    def draw(self, canvas: Canvas, layout: Layout, ability: queries.Ability) -> None:
        """Draw the slider for n."""
        control, s = self.control, canvas.scale
        width, high = 300.0, 42.0
        x = layout.felt.right / s - width - 20
        y = layout.low / s - high
        self.rect = canvas.rect(x, y, width, high)
        canvas.fill(self.rect, "bar", 10)
        factor = queries.fixed(control.match).definitions.factors[ability.factor]
        words = f"{control.n} of {ability.most} {factor}"
        canvas.text(words, x + 14, y + high / 2, BOLD, 15, "bar-text")
        n_slider(canvas, "n", x + width - 18, y + high / 2, 140, control, ability.most)


def n_slider(
    canvas: Canvas, key: str, right: float, y: float, width: float, holder: Intent | AnswerBox, most: int
) -> None:  # fmt: skip
    """Draw a slider from 1 to ``most`` for the ``n`` of a holder."""
    span = max(1, most - 1)
    share = (min(holder.n, most) - 1) / span if most > 1 else 1.0

    def slide(to: float) -> None:
        step = 1 if to > share else -1 if to < share else 0
        n = 1 + round(to * span)
        moved = n if n != holder.n else holder.n + step * (abs(to - share) > 0.04)
        holder.n = max(1, min(most, moved))

    canvas.slider(key, right, y, width, share, slide, f"n = {holder.n} of {most}")
