"""What a side that is awaited knows of its match, and how it is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wonderland.core.errors import IllegalAction
from wonderland.core.match import Match
from wonderland.core.message import capital
from wonderland.games.wonderland.state_form import StateForm
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.seen import SeenMatch
from wonderland.ui.games.wonderland.snapshot import Snapshot
from wonderland.ui.table.table_control import Refused, TableControl


def spoken(refused: IllegalAction, square: str | None) -> Refused:
    """A refusal as it is shown: a sentence begins with a capital, but for a square."""
    message = refused.message
    first = message.split()[0]
    if first.isalpha() and first.islower():
        message = capital(message)
    return Refused(message, refused.rule, square)


def awaited(session: MatchSession) -> str:
    """The person who is awaited, else the first."""
    people, acts = session.people, session.match.to_act
    return acts if acts in people else people[0]


class SideControl(TableControl):
    """The side that is awaited, and the match as it stands."""

    def __init__(self, session: MatchSession, looking: Callable[[], str] | None = None) -> None:
        super().__init__(session)
        self.seen = SeenMatch(session, looking or partial(awaited, session))
        self._snapshot = Snapshot(self.seen.match)
        self._about: str | None = None

    @property
    def match(self) -> Match:
        """The match as the side that looks on knows it; only to be looked at."""
        return self.seen.match()

    @property
    def state(self) -> StateForm:
        """The state of the match; only to be read."""
        return self.seen.form() or self._snapshot.form

    def check(self, line: str) -> IllegalAction | None:
        """Why a line would be refused, None if it may be said."""
        return self.session.match.check(line)

    def own(self, being: str) -> bool:
        """Whether a being is of the side that acts."""
        return bool(being[0] == self.match.to_act)

    def standing_on(self, square: str) -> list[str]:
        """The beings on a square."""
        return [b["id"] for b in self.state["beings"] if b["square"] == square]

    def square_of(self, being: str) -> str | None:
        """Where a being stands; None where it is no longer on the table."""
        return next((b["square"] for b in self.state["beings"] if b["id"] == being), None)

    def line(self, words: str, square: str | None = None) -> str:
        """A line of the awaited seat, from its words, and the square where its refusal is shown."""
        self._about = square
        return super().line(words)

    def refuse(self, refused: IllegalAction, square: str | None = None) -> None:
        """Remember a refusal, and where it is to be shown."""
        about, self._about = self._about, None
        self.refused = spoken(refused, square or about)

    def wanted(self, words: str, square: str | None = None) -> bool:
        """Whether a line may begin so here; a lesson refuses at the first click what it doesn't mean."""
        refused = self.session.refuses(f"{self.match.to_act} {words}")
        if refused is not None:
            self.refuse(refused, square)
        return refused is None

    def _played(self) -> None:
        self._about = None
        super()._played()
