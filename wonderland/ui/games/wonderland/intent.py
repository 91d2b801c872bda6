"""What a player can do at the table, step by step: input in, lines out. Nothing is drawn here.

The match is the only truth. What is kept here is what a player has begun and not yet said:
cards picked, dominoes put down, a being taken up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wonderland.core.errors import IllegalAction
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.events import Voided
from wonderland.games.wonderland.named_line import in_names
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.asking import ATTACKS, Asking
from wonderland.ui.games.wonderland.being_in_hand import BeingInHand
from wonderland.ui.games.wonderland.dice_chosen import DiceChosen
from wonderland.ui.games.wonderland.path_begun import PathBegun
from wonderland.ui.games.wonderland.side_control import SideControl, spoken
from wonderland.ui.table import table_control

OVER, WAITING = table_control.OVER, table_control.WAITING
CHOOSING, SUMMONING, LAYING, ACTING, ANSWERING, DEFENDING = (
    "choosing",
    "summoning",
    "laying",
    "acting",
    "answering",
    "defending",
)
_MODES = {"choose": CHOOSING, "summon": SUMMONING, "action": ACTING, "window": ANSWERING, "defend": DEFENDING}


class Intent(SideControl):
    """The state of a player's intent.

    Attributes:
        dice: the cards picked for dice.
        path: the summon that was begun.
        being: the being taken up.
        asking: when it wants to be asked.
    """

    def __init__(self, session: MatchSession, ask: str = ATTACKS, looking: Callable[[], str] | None = None) -> None:
        super().__init__(session, looking)
        self.dice, self.path, self.being = DiceChosen(self), PathBegun(self), BeingInHand(self)
        self.asking = Asking(self, ask)

    def clear(self) -> None:
        """Drop what was begun."""
        self.dice.cards = []
        self.path.clear()
        self.being.clear()

    def begin_anew(self) -> None:
        """Let go of all that was begun, and of a walk that was set out on."""
        super().begin_anew()
        self.being.way.clear()
        self.being.put_by = self.being.dropped = None

    def _asked(self) -> str:
        if self.path.card and self.state["phase"] == "summon":
            return LAYING
        return _MODES[self.state["phase"]]

    # --- playing lines ---------------------------------------------------------------------------
    def _played(self) -> None:
        self.being.put_by = self.being.picked or self.being.put_by
        super()._played()
        _take_up_again(self)

    def _hear(self) -> None:
        """Keep what the last line did; a step that came to nothing ends the walk (W-84)."""
        told = len(self.news)
        super()._hear()
        self.being.dropped = None
        for frame in self.news[told:]:
            if isinstance(frame.event, Voided):
                line = in_names(frame.event.line)
                if line.verb == "move" and self.session.human(line.side):
                    refused = IllegalAction(frame.event.rule, frame.event.message)
                    self.being.dropped = spoken(refused, line.squares[-1])
                    self.being.way.clear()

    def advance(self, *, others: bool = False) -> bool:
        """Let chance and agents go on, and what was begun; whether anything happened."""
        happened = super().advance(others=others)
        if happened:
            _take_up_again(self)
        return happened

    def _carry_on(self) -> bool:
        if self.unasked():
            return self.play(self.line("pass" if self.mode == ANSWERING else "done"))
        return _walk_on(self)

    def finish(self) -> None:
        """Go to the end of the walk that was set out on."""
        while _walk_on(self):
            pass

    def unasked(self) -> bool:
        """Whether the side that is awaited lets it be without being asked, as it wishes.

        Where several share the screen and a secret would tell whether one can do anything, whoever
        was called before the screen is asked: else the others would see that he could not (W-78).
        """
        mode, several = self.mode, len(self.session.people) > 1
        if several and queries.hides(self.match):
            ends = mode == ANSWERING and self.asking.ends_turn()  # he stays: his turn is next
            return passes_openly(self) or (ends and self.asking.window_passes())
        if mode == DEFENDING:
            return self.asking.defense_passes()
        return mode == ANSWERING and self.asking.window_passes()


def passes_openly(intent: Intent) -> bool:
    """Whether the side that is awaited lets it be, and anybody could tell."""
    return intent.mode == ANSWERING and intent.asking.passes_openly()


def _walk_on(intent: Intent) -> bool:
    """Say the next step of a walk; whether there was one that could be said."""
    way = intent.being.way
    if not way or intent.mode != ACTING:
        return False
    line = intent.line(way.pop(0))
    if not intent.play(line):
        way.clear()
        refused, intent.refused = intent.refused, None
        intent.being.dropped = refused and replace(refused, square=in_names(line).squares[-1])
    return True


def _take_up_again(intent: Intent) -> None:
    """Take up the being again that acted, once its turn goes on: others were asked meanwhile."""
    being = intent.being
    if intent.mode in (WAITING, ANSWERING, DEFENDING):
        return
    acted, being.put_by = being.put_by, None
    if acted and intent.mode == ACTING and intent.own(acted) and intent.square_of(acted):
        being.picked = acted
