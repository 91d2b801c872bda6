"""Who is known to sit at the screen: no hand comes up before its seat has said that it is there (section 13)."""

from __future__ import annotations

from wonderland.ui.games.painting_the_roses import modes
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.kit.app import App

HAND_SHOWN = (modes.POST, modes.ACTING, modes.DISCARDING)
"""What a player can't be asked without his hand being seen."""


class AtScreen:
    """The person at the screen, as far as the table knows.

    Args:
        app: the window, whose settings say whether there is a curtain.
        control: who is asked for what.

    Attributes:
        ready: the seat that said that it is there; ``""`` for none.
        answered: the seat that was asked meanwhile, so that it is at the screen; ``""`` for none.
    """

    def __init__(self, app: App, control: Intent) -> None:
        self._app, self._control, self._people = app, control, control.session.people
        self.ready = self._people[0] if len(self._people) == 1 else ""
        self.answered = ""

    def sits_down(self, seat: str) -> None:
        """A seat says that it is there."""
        self.ready, self.answered = seat, ""

    def there(self) -> bool:
        """Whether the seat that is asked has said that it is there, where it must."""
        control = self._control
        return control.mode not in HAND_SHOWN or control.seat == (self.answered or self.ready)

    def covered(self, looking: str) -> bool:
        """Whether the hand lies face down: nobody is known to sit there, or another was asked.

        It comes up again behind a curtain, as every hand does (section 16).
        """
        control = self._control
        if control.mode == modes.ROW or len(self._people) < 2:
            return False
        if not self._app.settings.values.curtain:
            return False
        asked = control.mode == modes.ANSWERING and control.seat != looking
        return asked or bool(self.answered) or self.ready != looking
