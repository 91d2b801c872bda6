"""What a player has begun and not yet said; whatever is offered is a legal line of the match."""

from __future__ import annotations

from wonderland.core.errors import IllegalAction
from wonderland.games.dungeon_dice import at_table
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dungeon_dice.acting import Acting
from wonderland.ui.games.dungeon_dice.asking import Asking
from wonderland.ui.games.dungeon_dice.choosing import Choosing
from wonderland.ui.games.dungeon_dice.laying import Laying
from wonderland.ui.games.dungeon_dice.modes import MODES
from wonderland.ui.games.dungeon_dice.side_control import SideControl


class Intent(SideControl):
    """What the player at the screen has begun.

    Attributes:
        choosing: the dice chosen so far.
        laying: the net in hand.
        acting: who is taken up, and what he is to do.
        asking: when he wants to be asked, and the answer that is chosen.
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session)
        self.choosing = Choosing(self)
        self.laying = Laying(self)
        self.acting = Acting(self)
        self.asking = Asking(self)

    def _asked(self) -> str:
        return MODES[at_table.phase(self.match)]

    def refuse(self, refused: IllegalAction, square: str | None = None) -> None:
        """Remember a refusal, which ends the way that was set out on."""
        super().refuse(refused, square)
        self.acting.way.halt()

    def _played(self) -> None:
        self.refused = None
        self.acting.aimed = ""
        self._hear()
        self.acting.way.settle()

    def _hear(self) -> None:
        super()._hear()
        for part in (self.acting, self.choosing, self.laying, self.asking):
            part.settle()

    def _carry_on(self) -> bool:
        return self.acting.way.go_on() or (self.unasked() and self.play(self.line("pass")))

    def unasked(self) -> bool:
        """Whether the side that is awaited passes by itself, as it has wished."""
        return self.asking.unasked()

    def finish(self) -> None:
        """Go to the end of the way that was set out on."""
        self.acting.way.finish()

    def begin_anew(self) -> None:
        """Let go of all that was begun or is to be shown: the match stands elsewhere now."""
        super().begin_anew()
        self.acting.let_go()
        self.acting.way.halt()
        self.choosing.clear()
        self.laying.settle()
        self.asking.settle()

    def clear(self) -> bool:
        """Put back what was begun; whether there was anything."""
        return self.acting.clear()
