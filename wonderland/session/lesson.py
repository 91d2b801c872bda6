"""A sitting at a lesson: the table whose lines go through the lesson's runner."""

from __future__ import annotations

from wonderland import api
from wonderland.core.errors import IllegalAction
from wonderland.core.game import Event, View
from wonderland.core.message import say
from wonderland.learn.library import Lesson
from wonderland.learn.runner import Adviser, Runner
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.progress import Progress
from wonderland.session.undo import Permission

SEED = 7
"""What an adviser's chance is drawn from: a lesson goes the same way each time."""


def adviser(game: api.Game, level: str) -> Adviser:
    """An agent of a level as an adviser.

    Raises:
        BadInput: if there is no such level.
    """
    agent = game.agent(level, SEED)

    def advise(view: View) -> tuple[str, str]:
        choice = agent.choose(view)
        return str(choice.action), choice.why

    return advise


def take(game: api.Game, lesson: Lesson, progress: Progress) -> Runner:
    """Take a lesson up, where it was left or from its beginning.

    Raises:
        BadInput: if the lesson names a level that there isn't.
    """
    level = lesson.model.against
    helper = adviser(game, level) if level else None
    return Runner(lesson, game.rules, helper, progress.of(lesson.game, lesson.name).left)


class LessonSession(MatchSession):
    """The table at which a lesson is taken; what the learner may not play it explains.

    Args:
        game: the game.
        runner: the lesson being taken.
        progress: where it is remembered how far it was taken.
    """

    def __init__(self, game: api.Game, runner: Runner, progress: Progress) -> None:
        self.runner = runner
        self.progress = progress
        self._kept = runner.left
        seats = {seat: Seat(game.info.name_of(seat)) for seat in runner.match.seats}
        super().__init__(game, runner.match, {**seats, runner.learner: Seat(say("You"))})

    @property
    def people(self) -> tuple[str, ...]:
        """The learner alone."""
        return (self.runner.learner,)

    def human(self, side: str) -> bool:
        """The learner plays the first seat, unless the answer is being shown."""
        return side == self.runner.learner and not self.runner.showing

    def play(self, line: object) -> list[Event]:
        """Let the learner say a line.

        Raises:
            IllegalAction: if the rules or the lesson refuse it; nothing has changed.
        """
        events = self.runner.play(str(line))
        self._follow()
        return events

    def wants(self, begun: str) -> bool:
        """Whether the lesson means something that begins with these words."""
        return self.runner.refuses(begun) is None

    def refuses(self, begun: str) -> IllegalAction | None:
        """Why nothing that the lesson means begins with these words; that counts as a miss."""
        refused = self.runner.refuses(begun)
        if refused is not None:
            self.runner.miss(refused)
        return refused

    def draw(self) -> list[Event]:
        """Let chance act as the lesson's script says."""
        return self.poll()

    def poll(self) -> list[Event]:
        """Let the script, the other side or the answer go on by a line."""
        events = self.runner.advance()
        self._follow()
        return events

    def go_on(self) -> None:
        """Go on from a step that is only read."""
        self.runner.go_on()
        self._follow()

    def back(self) -> None:
        """Go back to the step before."""
        self.runner.back()
        self._follow()

    def help(self) -> None:
        """Ask for help."""
        self.runner.help()
        self._follow()

    def put_back(self) -> None:
        """Begin the step anew."""
        self.runner.put_back()
        self._follow()

    def may_undo(self) -> Permission:
        """In a lesson a step is put back as a whole: see ``put_back``."""
        return Permission(allowed=False, why=say("in a lesson the whole step is put back"))

    def can_redo(self) -> bool:
        """The runner's match goes its own way."""
        return False

    def _follow(self) -> None:
        """Show the runner's match, and remember how far the learner has come."""
        self.match = self.runner.match
        lesson, left = self.runner.lesson, self.runner.left
        if left == self._kept:
            return
        self._kept = left
        if self.runner.over:
            self.progress.finish(lesson.game, lesson.name, self.runner.all_misses)
        else:
            self.progress.leave(lesson.game, lesson.name, left)
