"""The curtain of ``play --text``: people at one terminal hand the keyboard to one another."""

from __future__ import annotations

import shutil
import sys

from wonderland.cli.printing import ask
from wonderland.core.message import say
from wonderland.session.match_session import MatchSession


class Curtain:
    """Keeps what one person was shown from the next who plays at the same terminal.

    It hangs only where one of them knows what another may not. What a script pipes in is never
    taken for the Enter that a person is waited for with.

    Args:
        session: the match and its seats.
        hangs: whether people want curtains.
    """

    def __init__(self, session: MatchSession, *, hangs: bool) -> None:
        self._session = session
        self._hangs = hangs
        self._ready = ""  # who took the keyboard last
        self._shown = ""  # whose own may stand on the terminal: what was shown, and typed
        self._told: list[str] = []
        self._heard: dict[str, int] = {}

    def hides(self, seat: str) -> bool:
        """Whether a seat knows what somebody else at the terminal may not."""
        others = [one for one in self._session.people if one != seat]
        return self._hangs and any(self._session.match.knows_more(seat, one) for one in others)

    def tell(self, words: str) -> None:
        """Print what everybody may know; who comes next finds it again."""
        self._told.append(words)
        print(words)

    def turn_to(self, seat: str) -> None:
        """A seat is asked: what another was shown goes out of sight, and what happened comes anew."""
        if seat != self._ready:
            self._ready = ""
        if self._shown not in ("", seat):
            self._shown = ""
            if _scrolled():
                print(*self._told[self._heard.get(seat, 0) :], sep="\n")
        if self.hides(seat):
            self._shown = seat
        self._heard[seat] = len(self._told)

    def lift(self, seat: str) -> None:
        """A seat's own is shown next: whoever looked before hands the keyboard over.

        Raises:
            EOFError: if nobody is there any more.
        """
        if seat == self._ready or not self.hides(seat):
            return
        who = self._session.game.info.name_of(seat)
        words = say("What comes now is for {who} alone: hand over the keyboard.", who=who)
        if _at_terminal():
            ask(say("{words} {who}, press Enter. ", words=words, who=who))
            _scrolled()
        else:
            print(words)
        self._ready = self._shown = seat


def _at_terminal() -> bool:
    """Whether a person sits before what is printed, and can be waited for."""
    return bool(sys.stdin and sys.stdin.isatty() and sys.stdout.isatty())


def _scrolled() -> bool:
    """Whether what stands on the terminal was moved out of sight; what a file holds stays."""
    if sys.stdout.isatty():
        print("\n" * shutil.get_terminal_size().lines)
    return sys.stdout.isatty()
