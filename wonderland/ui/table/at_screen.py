"""Who is known to sit at a screen that several people share: nothing of a seat's comes up before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from wonderland.core.message import say
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App

Control_co = TypeVar("Control_co", covariant=True)


class AtScreen(Generic[Control_co]):
    """The person at the screen, as far as the table knows; a game says whose own comes up when.

    Args:
        app: the window, whose settings say whether curtains hang.
        session: the match and its seats.
        looking: the seat whose knowledge is shown.
        control: what players have begun, for a game that asks it.

    Attributes:
        ready: the seat that said that it is there; ``""`` for none.
        fresh: whether none has said so since the table was opened or stood anew.
    """

    def __init__(self, app: App, session: MatchSession, looking: Callable[[], str], control: Control_co) -> None:
        self._control = control
        self._app, self.session, self.looking = app, session, looking
        self.ready = ""
        self.fresh = True

    # --- what a game may say otherwise -------------------------------------------------------
    @property
    def hides(self) -> bool:
        """Whether a seat has anything that another may not know."""
        return True

    def wanted(self) -> str:
        """The seat whose own comes up now, so that its person must be there; ``""`` for none."""
        return self.acts

    def curtain(self, seat: str) -> tuple[str, str]:  # noqa: ARG002 - the house has one for all
        """What hides a seat's own until it is there: a sprite (``""`` for none), and what is shown then."""
        return "", say("side of the table")

    def title(self, seat: str) -> str:  # noqa: ARG002 - the house has one for all
        """What the curtain says at the top, ``""`` where it is the seat's turn."""
        return ""

    # --- who is there ------------------------------------------------------------------------
    @property
    def acts(self) -> str:
        """The seat that a person is to act for now; ``""`` for none."""
        acts = self.session.match.to_act
        return acts if acts in self.session.people and self.session.human(acts) else ""

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, and have curtains between them."""
        people = [seat for seat in self.session.people if self.session.human(seat)]
        return len(people) > 1 and self._app.settings.values.curtain

    @property
    def covered(self) -> bool:
        """Whether what is the own of the seat that looks on may not be seen now."""
        if not (self.shared and self.hides):
            return False
        seat = self.looking()
        return seat != self.ready or self.acts not in ("", seat)

    @property
    def discreet(self) -> bool:
        """Whether the table is seen without anybody's own, since nobody need have said that he is there."""
        return False

    def note(self) -> None:
        """Whoever is asked has the screen: nobody else is known to be there alone any more."""
        if self.acts and self.acts != self.ready:
            self.ready = ""

    def sits_down(self, seat: str) -> None:
        """A seat says that it is there, behind a curtain where the screen is shared."""
        self.ready, self.fresh = seat, False

    def hand_over(self, turn_to: Callable[[str], None], hang: Callable[[str], None]) -> bool:
        """Let a person sit down whose own comes up, behind a curtain where several share the screen.

        Args:
            turn_to: shows what a seat knows from now on.
            hang: hangs the curtain before a seat's own.

        Returns:
            whether that is to be waited for.
        """
        seat = self.wanted()
        if not seat or seat == self.ready == self.looking():
            return False
        hidden = self.shared and self.hides
        if seat != self.looking() or hidden:
            turn_to(seat)
        if hidden:
            hang(seat)
        if hidden or not self.shared:
            self.sits_down(seat)
        return hidden
