"""What leads the player at a table: a lesson, a puzzle, or nothing; what its frame's controls do, what is heard.

A table keeps a guide and asks it before its own; the guide knows the table by ``Guided`` alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from wonderland.session.lesson import LessonSession
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.kit.app import App
from wonderland.ui.kit.frame import Frame, Under
from wonderland.ui.table.exits import LessonExits, PuzzleExits, TableExits
from wonderland.ui.table.lesson_frame import LessonActs, LessonFrame
from wonderland.ui.table.puzzle_frame import PuzzleActs, PuzzleFrame

Layout = TypeVar("Layout")


class Guided(Protocol):
    """A table's scene under a frame."""

    @property
    def app(self) -> App:
        """The window."""
        ...

    def do(self, act: Callable[[], object]) -> None:
        """Let the player do something, and show what came of it."""
        ...

    def let_go(self) -> None:
        """Put back what the player has taken up."""
        ...

    def stand_anew(self) -> None:
        """Let go of all that was begun or is being shown, and show the table as it stands."""
        ...

    def hurry(self) -> None:
        """Wait no longer for what comes next."""
        ...


def under_a_frame(leave: Callable[[], None]) -> TableExits:
    """Where a table leads that lies under a frame: it goes on when its match is over."""
    return TableExits(finished=lambda: None, leave=leave)


class Guide(Generic[Layout]):
    """Leads the player nowhere, as at a usual table.

    Attributes:
        frame: lies over the table and says so; None for a match.
    """

    frame: Frame[Layout] | None = None

    @property
    def free(self) -> bool:
        """Whether the player plays as he likes, as in a match."""
        return True

    @property
    def over(self) -> bool:
        """Whether nothing is left to be done here."""
        return False

    def focus(self) -> str | None:
        """The control that Enter means; None for the table's own."""
        return None

    def begin(self) -> None:
        """The player is about to do something."""

    def end(self) -> None:
        """He has done it."""

    def go_on(self, proceed: Callable[[], bool]) -> bool:
        """Let the table go on, unless it had better not; whether anything moved."""
        return proceed()

    def follow(self) -> None:
        """See what has changed."""

    def explains(self, words: str) -> bool:
        """Whether the frame says why something was refused."""
        refusal = self.frame.refused.lower() if self.frame else ""
        return bool(words) and refusal.startswith(words.removesuffix(".").lower())


class LessonGuide(Guide[Layout]):
    """Takes a learner through a lesson on a game's table.

    Args:
        scene: the table's scene.
        under: what the frame knows of the table.
        session: the lesson's sitting.
        lessons: how many lessons there are.
        exits: where it leads.
        unseen: says whether what was played is still being shown.

    Attributes:
        frame: lies over the table.
    """

    frame: LessonFrame[Layout]

    def __init__(
        self,
        scene: Guided,
        under: Under[Layout],
        session: LessonSession,
        lessons: int,
        exits: LessonExits,
        unseen: Callable[[], bool],
    ) -> None:
        self._scene, self._session = scene, session
        acts = LessonActs(
            go_on=session.go_on,
            back=session.back,
            help=lambda: scene.do(session.help),
            put_back=session.put_back,
            skip=exits.onward,
            leave=exits.leave,
            again=exits.again,
        )
        self.frame = LessonFrame(under, session.runner, lessons, acts, unseen)
        self._step_shown, self._was_over = session.runner.at, False

    @property
    def free(self) -> bool:
        """Whether the learner plays as he likes, as in a match."""
        return self._session.runner.step.free

    @property
    def over(self) -> bool:
        """Whether the lesson is learnt."""
        return self._session.runner.over

    def focus(self) -> str | None:
        """What Enter means: to go on where there is something to read; None for the table's own."""
        runner = self._session.runner
        if runner.over:
            return "next"
        if runner.reading:
            return "go-on"
        return "" if runner.showing or self.frame.ends_early else None

    def begin(self) -> None:
        """No refusal outlives what the learner does next."""
        runner = self._session.runner
        self._was_over = runner.over
        runner.feedback = runner.rule = ""

    def end(self) -> None:
        """The end of the lesson is heard."""
        if self._session.runner.over and not self._was_over:
            self._scene.app.sounds.play("win")

    def follow(self) -> None:
        """Let go of what was taken up in the step before."""
        if self._step_shown != self._session.runner.at:
            self._step_shown = self._session.runner.at
            self._scene.let_go()


class PuzzleGuide(Guide[Layout]):
    """Lets a player solve a puzzle on a game's table, watched by the solver.

    Args:
        scene: the table's scene.
        session: the puzzle's sitting.
        exits: where it leads.
        framed: makes the game's frame, of what its controls do.
        wrong: the sound of a goal that slips away.

    Attributes:
        frame: lies over the table.
    """

    frame: PuzzleFrame[Layout]

    def __init__(
        self,
        scene: Guided,
        session: PuzzleSession,
        exits: PuzzleExits,
        framed: Callable[[PuzzleActs], PuzzleFrame[Layout]],
        wrong: str = "error",
    ) -> None:
        self._scene, self._session, self._wrong = scene, session, wrong
        self.frame = framed(
            PuzzleActs(
                ask=session.ask,
                show=self._show_solution,
                go_on=session.go_on,
                take_back=self._take_back,
                again=session.again,
                onward=exits.onward,
                leave=exits.leave,
            )
        )
        self._slipped = self._solved = False
        session.attend()

    @property
    def over(self) -> bool:
        """Whether the puzzle is solved, or its solution was shown."""
        return self._session.verdict is True

    def focus(self) -> str | None:
        """What Enter means: the next puzzle, what is shown, or back where it slipped; else None."""
        session = self._session
        if session.verdict is True:
            return "again" if session.shown else "next"
        if session.showing:
            return "go-on"
        if session.verdict is False or (session.slipped and self.frame.acting):
            return "take-back"
        return None

    def _take_back(self) -> None:
        """Take the player's last line back, and what was written of it."""
        if self._session.may_undo().allowed:
            self._session.undo()
            self._scene.stand_anew()

    def _show_solution(self) -> None:
        """Show a solution; what the player has begun is let go."""
        self._scene.let_go()
        self._session.show()

    def go_on(self, proceed: Callable[[], bool]) -> bool:
        """Go on until the goal is reached or missed: what would be drawn then is no part of it."""
        said = self._session.attend()
        if self._session.verdict is not None:
            return said
        if self._session.lets_pass:
            self._scene.hurry()
        return proceed() or said

    def follow(self) -> None:
        """Let it be heard once that the goal was reached, or has slipped away."""
        solved, slipped = self._session.verdict is True, self._session.slipped
        if solved and not self._solved and not self._session.shown:
            self._scene.app.sounds.play("win")
        if slipped and not self._slipped:
            self._scene.let_go()
            self._scene.app.sounds.play(self._wrong)
        self._solved, self._slipped = solved, slipped
