"""What the player at a screen says to the match, at any table: lines in, events and refusals out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from wonderland.core.errors import IllegalAction
from wonderland.core.film import Frame
from wonderland.core.game import CHANCE, LegalActions
from wonderland.core.match import Match
from wonderland.kit.grammar import Later, Words, tree
from wonderland.session.match_session import MatchSession
from wonderland.session.typing import completed, spelled
from wonderland.ui.kit.frame import as_sentence
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table.hand import Hand, Manners

OVER, WAITING = "over", "waiting"
"""What the player is asked for when the match is over, or others are to go on; a game has more."""


@dataclass(slots=True)
class Refused:
    """What was refused last: the sentence, the rule's number, and the place it was about.

    Attributes:
        asks: whether it is only asked about, once: the same again does it.
    """

    message: str
    rule: str
    square: str | None = None
    asks: bool = False


class TableControl(ABC):
    """What a player has said; a game's own adds what he has begun (``kit.notation_box.Speaker``).

    Args:
        session: the sitting.

    Attributes:
        session: the sitting.
        refused: what was refused last.
        news: films not yet shown, as those at the table may know them.
    """

    def __init__(self, session: MatchSession) -> None:
        self.session = session
        self.refused: Refused | None = None
        self.news: list[Frame] = []
        self._own_lines = Kept[list[str]]()

    @property
    def match(self) -> Match:
        """The match."""
        return self.session.match

    # --- what is asked -----------------------------------------------------------------------
    @property
    def seat(self) -> str:
        """The seat that is awaited; the active one while chance acts."""
        to_act = self.match.to_act
        awaited = to_act if to_act not in (None, CHANCE) else self.match.active
        return str(awaited or self.match.seats[0])

    @property
    def mode(self) -> str:
        """What the player at the screen is asked for now."""
        to_act = self.match.to_act
        if to_act is None:
            return OVER
        if to_act == CHANCE or not self.session.human(to_act):
            return WAITING
        return self._asked()

    @abstractmethod
    def _asked(self) -> str:
        """What a person who is awaited is asked for."""

    @property
    def stamp(self) -> tuple[object, ...]:
        """Where the match stands: what was found out there holds as long as this is the same.

        It holds the position itself, which taking back replaces: a number of the match's would
        be the same again for another one that comes to lie in its place.
        """
        return self.match.position, len(self.match.lines), self.match.to_act

    # --- what was begun ----------------------------------------------------------------------
    @abstractmethod
    def clear(self) -> object:
        """Put back what was begun."""

    def put_back(self) -> bool:
        """Put back what was begun; whether there was anything."""
        return bool(self.clear())

    def begin_anew(self) -> None:
        """Let go of all that was begun or is to be shown: the match stands elsewhere now."""
        self.clear()
        self.news.clear()
        self.refused = None

    def refuse(self, refused: IllegalAction, square: str | None = None) -> None:
        """Remember a refusal, as it is to be shown: a sentence."""
        self.refused = Refused(as_sentence(refused.message, ""), refused.rule, square)

    # --- time --------------------------------------------------------------------------------
    def advance(self, *, others: bool = False) -> bool:
        """Let chance and agents go on, and what was begun; whether anything happened.

        Args:
            others: whether others are to go on although the player might act.
        """
        if self.mode != WAITING and not others:
            return self._carry_on()
        played = len(self.match.lines)
        events = self.session.draw() if self.match.to_act == CHANCE else self.session.poll()
        if not events and len(self.match.lines) == played:
            return False
        self.refused = None  # it was about a moment that is over
        if len(self.match.lines) > played:
            self._hear()
        return True

    def _hear(self) -> None:
        """Keep what the last line did, to be shown."""
        self.news += self.session.film()

    def take_news(self) -> list[Frame]:
        """What has happened since it was asked last."""
        news, self.news = self.news, []
        return news

    def _carry_on(self) -> bool:
        """Go on with what the player has begun; whether anything happened."""
        return False

    def unasked(self) -> bool:
        """Whether the seat that is awaited lets it be by itself, without being asked."""
        return False

    def finish(self) -> None:  # noqa: B027 - few games have anything that goes on by itself
        """Say at once what is left of what the player set out to do, before he does something else."""

    def _played(self) -> None:
        """Note what the line did that was just played, and let go of what was begun for it."""
        self.refused = None
        self._hear()
        self.clear()

    # --- typing ------------------------------------------------------------------------------
    @property
    def to_act(self) -> str | None:
        """The seat that acts, ``"*"`` for chance, None when the match is over."""
        return self.match.to_act

    def legal(self) -> LegalActions:
        """What may be said now."""
        return self.session.legal()

    def own_lines(self) -> list[str]:
        """Every line that may be said now, without its seat."""
        seat = f"{self.to_act} "
        return self._own_lines.of(
            (*self.stamp, self.to_act), lambda: [line.removeprefix(seat) for line in map(str, self.legal())]
        )

    def line(self, words: str) -> str:
        """A line of the awaited seat, from its words."""
        return f"{self.to_act} {words}"

    # --- playing lines -----------------------------------------------------------------------
    def try_line(self, line: str) -> IllegalAction | None:
        """Play a line that was typed; why it was refused, or None."""
        try:
            self.session.play(spelled(line, self.session))
        except IllegalAction as refused:
            return refused
        self._played()
        return None

    def completed(self, text: str, most: int) -> tuple[str, list[str]]:
        """What is typed, as far as all legal lines agree that begin so, and the first of these."""
        return completed(text, self.session, most)

    def play(self, line: str) -> bool:
        """Play a line; whether it was accepted. A refusal is kept to be shown."""
        try:
            self.session.play(line)
        except IllegalAction as refused:
            self.refuse(refused)
            return False
        self._played()
        return True


def only_line(control: TableControl) -> bool:
    """Whether there is one line only that may be said."""
    return len(list(islice(control.legal(), 2))) == 1


class HandControl(TableControl):
    """What a player has begun, as words of a line.

    Args:
        session: the sitting.
        manners: how lines are said by hand.
    """

    def __init__(self, session: MatchSession, manners: Manners) -> None:
        super().__init__(session)
        self._hand = Hand(manners, {})
        self._hand_at: tuple[object, ...] = ()

    @abstractmethod
    def lines(self) -> Iterable[Words]:
        """What the player may say now, word by word."""

    @property
    def hand(self) -> Hand:
        """The words that were chosen; those that can't be said any more are put back."""
        at = (*self.stamp, self.to_act)
        if self._hand_at != at:
            self._hand_at = at
            self._hand.goes_on(Later(lambda: tree(self.lines())))
        return self._hand

    def clear(self) -> bool:
        """Put back what was begun; whether there was anything."""
        return self._hand.clear()
