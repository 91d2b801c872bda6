"""A puzzle over a table: what is wanted, whether it still can be had, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from wonderland.core.message import Phrase, all_of, capital, rows, say, say_n
from wonderland.core.puzzle import Puzzle
from wonderland.session.progress import Solved, counted
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import KEY
from wonderland.ui.kit.fonts import BOLD, ITALIC, Fonts
from wonderland.ui.kit.frame import Frame, FrameText, Under

NO_MORE = say("From here nothing leads there: take back first")
NOT_BEGUN = say("Nothing has been played yet")
NEXT = say("Next puzzle")
KEPT = ((say("Puzzles"), ""), (NEXT, say("Enter")), (say("Go on"), say("Enter")))
"""What stands in the puzzle's own place of the foot bar by turns."""
Layout = TypeVar("Layout")


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


@dataclass(frozen=True, slots=True)
class GoalWords:
    """What a game says of its goals, by kind; ``{other}`` is who plays against.

    Attributes:
        wanted: what is asked for.
        slipped: that it can't be forced any more.
        missed: that it was missed.
    """

    wanted: Mapping[str, str]
    slipped: Mapping[str, str]
    missed: Mapping[str, str]


class PuzzleFrame(Frame[Layout]):
    """Says a puzzle, and how the player stands with it; a game's own frame says where.

    Args:
        under: the table that it lies over.
        session: the sitting.
        puzzles: how many there are.
        acts: what the controls do.

    Attributes:
        words: what the game says of its goals.
    """

    words: GoalWords

    def __init__(self, under: Under[Layout], session: PuzzleSession, puzzles: int, acts: PuzzleActs) -> None:
        self._under = under
        self.session = session
        self.puzzles = puzzles
        self.acts = acts
        self._length = session.puzzle.length

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return self.session.puzzle

    @property
    def title(self) -> str:
        """What the top bar says."""
        return self.puzzle.title

    @property
    def refusal(self) -> tuple[str, str]:
        """Why the last line was refused, and the rule's number."""
        return self.session.feedback, self.session.rule

    @property
    def acting(self) -> bool:
        """Whether the player is asked for an action of his own turn."""
        return self._under.acting

    def in_short(self, lines: Sequence[str]) -> list[str]:
        """Lines without those that only let things be."""
        return [line for line in lines if not self.puzzle.silent(line)]

    def _said(self, by_goal: Mapping[str, str]) -> str:
        seats = [seat for seat in self.session.match.seats if seat != self.puzzle.side]
        they = self.session.game.info.names_of(seats)
        return by_goal[self.puzzle.goal.kind].format(other=they)

    # --- what the foot bar says --------------------------------------------------------------
    def foot(self, offers: Foot) -> Foot:
        """What the foot bar says and offers, from what it would say without a puzzle.

        Its last place is the puzzle's own, and where it leads at its end stands at the other end of
        the bar, so that no other button comes to stand under one that was just used.
        """
        session = self.session
        leave = button("leave", say("Puzzles"), self.acts.leave)
        if session.verdict:
            ends = button("leave", say("Puzzles"), self.acts.leave, hint=say("Esc"), shortcut="leave")
            return self._foot_of_solved(ends)
        if session.showing:
            return self._foot_of_showing(leave)
        back, leave = self._take_back(), {**leave, "keeps": KEPT}
        if session.verdict is False:
            return Foot(self.refused or self._said(self.words.missed), [*back, leave])
        offered = offers.guided()
        first = session.slipped and self.acting
        buttons = [*map(_second, offered), *back] if first else [*back, *offered]
        return Foot(self.refused or offers.sentence, [*buttons, leave])

    def _foot_of_solved(self, leave: Spec) -> Foot:
        """What leads on: to the next puzzle, or to playing what was only shown."""
        acts, shown = self.acts, self.session.shown
        onward = button("next", NEXT, acts.onward, primary=not shown)
        label = say("Now you") if shown else say("Again")
        again = button("again", label, acts.again, "anew", primary=shown)
        return Foot("", [], [leave, onward, again]) if shown else Foot("", [onward], [leave, again])

    def _foot_of_showing(self, leave: Spec) -> Foot:
        own = button(
            "again", say("Try it"), self.acts.again, "anew", why=say("Lays the position out again, for you to play")
        )
        waits, watch = self.session.waits, say("Watch how it is done.")
        act, why = (self.acts.go_on, "") if waits else (None, watch)
        go_on = button("go-on", say("Go on"), act, primary=waits, why=why)
        return Foot(self._just_shown() if waits else watch, [leave, own, {**go_on, "keeps": KEPT}])

    def _just_shown(self) -> str:
        """The line that was shown last, and what was answered to it."""
        lines = list(self.session.lines)
        first = next(i for i in reversed(range(len(lines))) if lines[i][0] == self.puzzle.side)
        answers = [line for line in self.in_short(lines[first + 1 :]) if line[0] != "*"]
        shown = self._in_words(lines[first : first + 1])
        if not answers:
            return shown
        return say("{deed} The answer: {deeds}", deed=shown, deeds=self._in_words(answers))

    def _in_words(self, lines: Sequence[str]) -> str:
        """What one side's lines did, as a sentence; as they are written where a game has no words."""
        hints = self.session.game.parts.hints
        return hints.deeds(self.session.match, lines) if hints else "; ".join(lines)

    def _take_back(self) -> list[Spec]:
        """The button that takes back; it is the primary one where nothing else helps."""
        if not self.session.may_undo().allowed:
            return []
        first = self.session.verdict is False or (self.session.slipped and self.acting)
        return [button("take-back", say("Take back"), self.acts.take_back, "undo",
                       primary=first, why=say("Takes back your last line, and the answers to it"))]  # fmt: skip

    # --- what it says ---
    def _where(self) -> str:
        puzzle = self.puzzle
        counts = {"number": puzzle.number, "count": self.puzzles, "grade": puzzle.grade}
        if not self.session.verdict or not puzzle.themes:
            return say("Puzzle {number} of {count}, grade {grade}", **counts)
        themes = all_of(map(Phrase, puzzle.themes))
        return say("Puzzle {number} of {count}, grade {grade}, about {themes}", **counts, themes=themes)

    def _heading(self) -> str:
        if self.session.verdict:
            return say("That is one way") if self.session.shown else say("Solved")
        return self._said(self.words.wanted)

    def _aside_rows(self, fonts: Fonts, width: int) -> int:
        """The rows that are kept for the hint, and for what else is said there."""
        return len(FrameText.small(fonts, self.puzzle.hint, width, "text", ITALIC).rows)

    def _aside(self, fonts: Fonts, width: int) -> list[FrameText]:
        """What is to be said now besides the task, if anything."""
        session = self.session
        if session.showing:
            return []
        if session.slipped:
            words = self._said(self.words.missed if session.verdict is False else self.words.slipped)
            return [FrameText.small(fonts, words, width, "refusal", BOLD)]
        if self.refused and self._under.crowded:
            rows = FrameText.small(fonts, self.refused, width, "refusal")
            return [replace(rows, rows=rows.rows[: self._aside_rows(fonts, width)])]
        if session.seeking:
            return [FrameText.small(fonts, say("One moment."), width, "quiet", ITALIC)]
        if session.advised:
            return [FrameText.small(fonts, session.advised, width, "good", BOLD)]
        return [FrameText.small(fonts, session.nudge, width, "text", ITALIC)] if session.nudge else []

    def _what_was_found(self, fonts: Fonts, width: int, lines: Sequence[str], result: Solved | None) -> list[FrameText]:
        """How it went, how many such ways there are, and what the player did."""
        mine = [line for line in lines if line[0] == self.puzzle.side]
        shortest = self._length
        actions = result.actions if result else shortest
        went = capital(result.summary if result else counted(actions))
        ways = ways_in_words(self.puzzle.winning_lines, shortest, actions)
        went = rows(say("{sentence}.", sentence=went), ways)
        return [
            FrameText.read(fonts, went, width, "good"),
            FrameText.small(fonts, self._in_words(self.in_short(mine) or mine), width, "text", BOLD),
        ]

    def _controls(self) -> list[Spec]:
        """The strip's own buttons: help, and beginning again."""
        session, acts = self.session, self.acts
        stuck = session.slipped
        return [
            button("hint", say("Next line") if session.help else say("Hint"), None if stuck else acts.ask, "hint",
                   why=NO_MORE if stuck else ""),
            button("show", say("Show me"), acts.show, "show-me", why=say("Plays a solution line by line")),
            button("again", say("Again"), acts.again if session.lines else None, "anew",
                   why="" if session.lines else NOT_BEGUN),
        ]  # fmt: skip


def ways_in_words(ways: int, shortest: int, actions: int) -> str:
    """How many shortest solutions there are, to who has found one of so many actions."""
    if actions > shortest:
        return say("{actions} would do, in {ways}.", actions=counted(shortest), ways=say_n("{n} way", "{n} ways", ways))
    if ways == 1:
        return say("There is no shorter way, and no other as short.")
    return say("There is no shorter way, and {ways} are as short, other orders counted.", ways=ways)


def _second(spec: Spec) -> Spec:
    """A button that gives way to another primary one."""
    if not spec.get("primary"):
        return spec
    return {**spec, "primary": False, "hint": KEY}
