"""A puzzle over the table: what is wanted, whether it still can be had, and what came of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from wonderland.core.puzzle import Puzzle
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import SIDE_NAMES, listed, other
from wonderland.session.progress import SHOWN, Solved, counted
from wonderland.session.puzzle import PuzzleTable
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.room import Felt
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import KEY, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, TITLE, Fonts
from wonderland.ui.kit.frame import BETWEEN, MARGIN, SMALL_LEADING, Frame, Text

SIDES, ABOVE, HEAD, BELOW, APART = 14.0, 8.0, 78.0, 8.0, 12.0
"""The frame's distance from the felt's sides and top, its head, the room below its words, and the
room between it and the table, into which a being in the top row rises."""
GOALS = {
    "win": "Win this turn, whatever {other} does",
    "save": "Don’t lose before {other}’s next turn is over",
}
SLIPPED = {
    "win": "From here the win can’t be forced any more.",
    "save": "From here it can’t be saved any more.",
}
MISSED = {"win": "That was the turn, and {other} still stands.", "save": "That lost the match."}
NO_MORE = "From here nothing leads there: take back first"
NOT_BEGUN = "Nothing has been played yet"


@dataclass(frozen=True, slots=True)
class PuzzleActs:
    """What the frame's controls do.

    Attributes:
        ask: asks for a little more help.
        show: shows a solution.
        go_on: lets the next line of what is shown be played.
        take_back: takes the player's last line back.
        again: lays the position out again.
        onward: leaves it for the next puzzle.
        leave: leaves it for the list.
    """

    ask: Callable[[], object]
    show: Callable[[], object]
    go_on: Callable[[], object]
    take_back: Callable[[], object]
    again: Callable[[], object]
    onward: Callable[[], object]
    leave: Callable[[], object]


class PuzzleFrame(Frame[Layout]):
    """Says a puzzle, and how the player stands with it, on a strip above the table.

    Its height is the same from the beginning to the end, so that the table stays where it is.

    Args:
        control: what the player is asked for at the table.
        felt: the table that it lies over.
        table: the sitting.
        puzzles: how many there are.
        acts: what the controls do.
    """

    def __init__(
        self, control: Intent, felt: Felt, table: PuzzleTable, puzzles: int, acts: PuzzleActs
    ) -> None:
        self.control = control
        self._under = felt
        self.table = table
        self.puzzles = puzzles
        self.acts = acts
        self._length = table.puzzle.length

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return self.table.puzzle

    @property
    def title(self) -> str:
        """What the top bar says."""
        return self.puzzle.title

    @property
    def refusal(self) -> tuple[str, str]:
        """Why the last line was refused, and the rule's number."""
        return self.table.told, self.table.rule

    def squares(self) -> tuple[str, ...]:
        """The squares that the advised line is about."""
        words = self.table.advice.split()
        match = self.table.match
        fixed = queries.fixed(match)
        side, found = self.puzzle.side, [w for w in words if w in fixed.squares]
        beings = {*words, *(side + word for word in words[2:3])}
        found += [b["square"] for b in match.state()["beings"] if b["id"] in beings]
        if words[3:] == ["image"]:
            found.append(fixed.images[other(side)])
        return tuple(found)

    def _said(self, by_goal: dict[str, str]) -> str:
        they = SIDE_NAMES[other(self.puzzle.side)]
        return by_goal[self.puzzle.goal.kind].format(other=they)

    # --- what the foot bar says --------------------------------------------------------------
    def foot(self, told: Foot) -> Foot:
        """What the foot bar says and offers, from what it would say without a puzzle."""
        table, acts = self.table, self.acts
        leave = button("leave", "Puzzles", acts.leave, "Esc", "leave")
        if table.verdict:
            return Foot("", [leave, *self._onward()])
        if table.showing:
            return self._foot_of_showing(leave)
        back = self._take_back()
        if table.verdict is False:
            return Foot(self.refused or self._said(MISSED), [leave, *back])
        offered = [spec for spec in told.buttons if spec["key"] not in ("undo", "redo", "recap")]
        if table.slipped and self.control.mode == modes.ACTING:
            buttons = [leave, *map(_second, offered), *back]
        else:
            buttons = [leave, *back, *offered]
        return Foot(self.refused or told.sentence, buttons)

    def _onward(self) -> list[Spec]:
        """The buttons that lead on: to the next puzzle, or to playing what was only shown."""
        acts, shown = self.acts, self.table.shown
        enter = ("", "Enter") if shown else ("Enter", KEY)
        onward = button("next", "Next puzzle", acts.onward, enter[0], primary=not shown)
        label = "Now you" if shown else "Again"
        again = button("again", label, acts.again, enter[1], "anew", primary=shown)
        return [onward, again] if shown else [again, onward]

    def _foot_of_showing(self, leave: Spec) -> Foot:
        own = button("again", "Try it", self.acts.again, KEY, "anew",
                     why="Lays the position out again, for you to play")  # fmt: skip
        if not self.table.waits:
            return Foot("Watch how it is done.", [leave, own])
        go_on = button("go-on", "Go on", self.acts.go_on, "Enter", primary=True)
        return Foot(self._just_shown(), [leave, own, go_on])

    def _just_shown(self) -> str:
        """The line that was shown last, and what was answered to it."""
        lines = list(self.table.lines)
        first = next(i for i in reversed(range(len(lines))) if lines[i][0] == self.puzzle.side)
        return f"Played: {'; '.join(in_short(lines[first:]) or lines[first:])}."

    def _take_back(self) -> list[Spec]:
        """The button that takes back; it is the primary one where nothing else helps."""
        if not self.table.may_undo().allowed:
            return []
        mode = self.control.mode
        first = self.table.verdict is False or (self.table.slipped and mode == modes.ACTING)
        return [button("take-back", "Take back", self.acts.take_back, "Enter" if first else KEY, "undo",
                       primary=first, why="Takes back your last line, and the answers to it")]  # fmt: skip

    # --- the frame ---------------------------------------------------------------------------
    def above(self, fonts: Fonts, felt: Rect) -> float:
        """How much of the felt's height it takes."""
        width = self._inner(felt, fonts.scale)
        says = Text.read(fonts, self.puzzle.says, width).high
        open_high = says + self._aside_rows(fonts, width) * SMALL_LEADING
        longest = Solved(help=SHOWN, slips=10, actions=self._length)
        told = self._what_was_found(fonts, width, self.puzzle.solution, longest)
        found = sum(text.high for text in told)
        return ABOVE + HEAD + max(open_high + BETWEEN, found) + BELOW + APART

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the strip lies."""
        s, felt = canvas.scale, layout.felt
        high = self.above(canvas.fonts, felt) - ABOVE - APART
        x, y = felt.left / s + SIDES, felt.top / s + ABOVE
        return canvas.rect(x, y, felt.width / s - 2 * SIDES, high)

    def draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the strip and return where it is."""
        s, felt = canvas.scale, layout.felt
        box = self.where(canvas, layout)
        high = self.above(canvas.fonts, felt) - ABOVE - APART
        x, y = felt.left / s + SIDES, felt.top / s + ABOVE
        self._draw_ground(canvas, box)
        left, right = x + MARGIN, box.right / s - 14
        canvas.text(self._where(), left, y + 26, LABEL, 15, "quiet", within=box)
        heading = canvas.fitted(self._heading(), TITLE, 23, right - left)
        canvas.text(heading, left, y + 58, TITLE, 23, within=box)
        width = self._inner(felt, s)
        if self.table.verdict:
            result = self.table.result
            texts = self._what_was_found(canvas.fonts, width, self.table.lines, result)
            texts = _cut(texts, high - HEAD - BELOW)
        else:
            texts = [
                Text.read(canvas.fonts, self.puzzle.says, width),
                *self._aside(canvas.fonts, width),
            ]
        self._draw_texts(canvas, box, y + HEAD, texts)
        if not self.table.verdict and not self.table.showing:
            canvas.buttons_right(right, y + 11, 32, self._controls())
        return box

    def _where(self) -> str:
        puzzle = self.puzzle
        where = f"Puzzle {puzzle.number} of {self.puzzles}, grade {puzzle.grade}"
        return f"{where}, about {listed(puzzle.themes)}" if self.table.verdict else where

    def _inner(self, felt: Rect, scale: float) -> int:
        """The width that words have, in pixels."""
        return round(felt.width - (2 * SIDES + MARGIN + 20) * scale)

    def _heading(self) -> str:
        if self.table.verdict:
            return "That is one way" if self.table.shown else "Solved"
        return self._said(GOALS)

    def _aside_rows(self, fonts: Fonts, width: int) -> int:
        """The rows that are kept for the hint, and for what else is said there."""
        return len(Text.small(fonts, self.puzzle.hint, width, "text", ITALIC).rows)

    def _aside(self, fonts: Fonts, width: int) -> list[Text]:
        """What is to be said now besides the task, if anything."""
        table = self.table
        if table.showing:
            return []
        if table.slipped:
            words = self._said(MISSED if table.verdict is False else SLIPPED)
            return [Text.small(fonts, words, width, "refusal", BOLD)]
        if self.refused and self._under.crowded:
            rows = Text.small(fonts, self.refused, width, "refusal")
            return [replace(rows, rows=rows.rows[: self._aside_rows(fonts, width)])]
        if table.seeking:
            return [Text.small(fonts, "One moment.", width, "quiet", ITALIC)]
        if table.advice:
            return [Text.small(fonts, f"Play: {table.advice}", width, "good", BOLD)]
        return [Text.small(fonts, table.nudge, width, "text", ITALIC)] if table.nudge else []

    def _what_was_found(
        self, fonts: Fonts, width: int, lines: Sequence[str], result: Solved | None
    ) -> list[Text]:
        """How it went, how many such ways there are, and the lines that did it."""
        shortest = self._length
        actions = result.actions if result else shortest
        went = result.words if result else counted(actions, "action")
        ways = ways_in_words(self.puzzle.winning_lines, shortest, actions)
        went = f"{went[:1].upper()}{went[1:]}. {ways}"
        return [
            Text.read(fonts, went, width, "good"),
            Text.small(fonts, "; ".join(in_short(lines)), width, "text", BOLD),
        ]

    def _controls(self) -> list[Spec]:
        """The strip's own buttons: help, and beginning again."""
        table, acts = self.table, self.acts
        stuck = table.slipped
        return [
            button("hint", "Next line" if table.help else "Hint", None if stuck else acts.ask,
                   "F1", "f1", why=NO_MORE if stuck else ""),
            button("show", "Show me", acts.show, KEY, "show-me", why="Plays a solution line by line"),
            button("again", "Again", acts.again if table.lines else None, KEY, "anew",
                   why="" if table.lines else NOT_BEGUN),
        ]  # fmt: skip


def ways_in_words(ways: int, shortest: int, actions: int) -> str:
    """How many shortest solutions there are, to who has found one of so many actions."""
    if actions > shortest:
        return f"{counted(shortest, 'action')} would do, in {counted(ways, 'way')}."
    if ways == 1:
        return "There is no shorter way, and no other as short."
    return f"There is no shorter way, and {ways} are as short, other orders counted."


def in_short(lines: Sequence[str]) -> list[str]:
    """Lines without those that only pass, and the steps of one being in a row as one line."""
    short: list[str] = []
    for line in lines:
        words = line.split()
        if words[1] in ("pass", "done"):
            continue
        walked = short[-1].split()[:3] if short else []
        if words[1] == "move" and walked == words[:3]:
            short[-1] += f" {' '.join(words[3:])}"
        else:
            short.append(line)
    return short


def _cut(texts: list[Text], room: float) -> list[Text]:
    """Leave out rows of the last text that there is no room for."""
    last = texts[-1]
    over = sum(text.high for text in texts) - room
    rows = max(1, len(last.rows) - max(0, math.ceil(over / last.leading)))
    if rows == len(last.rows):
        return texts
    kept = (*last.rows[: rows - 1], f"{last.rows[rows - 1].rsplit(maxsplit=1)[0]} …")
    return [*texts[:-1], replace(last, rows=kept)]


def _second(spec: Spec) -> Spec:
    """A button that gives way to another primary one."""
    if not spec.get("primary"):
        return spec
    return {**spec, "primary": False, "hint": KEY, "shortcut": "stop"}
