"""What the foot bar says at the flagship's table, and what may be looked at from it."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.words import other
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.action_bar import END, ROLL, foot
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pointing import DominoInHand, Pointing
from wonderland.ui.games.wonderland.view import MatchView
from wonderland.ui.kit.action_bar import Foot, beside_primary, button
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.table import Table
from wonderland.ui.table.turn_end import TurnEnd

NO_THREATS = say("With what they hold now they can attack nowhere.")
THREATS = say("What the enemy could attack; once more, and it is gone")
KNOWN = say("The table as the other side sees it: its key held, or once more, and it is gone")
OTHER_EYES = say("This is the table as {side} sees it. It does not know who stands under a hood.")
DROPPED = say("The step to {square} is dropped, and not paid for. {why} ({rule}).")
"""Said of a step that what was hidden barred, or what lay before it on a walk."""

THINKING = (modes.ACTING, modes.CHOOSING)
"""While one thinks about a turn of one's own, it may be asked whom the enemy threatens."""


class Bars:
    """What is said below the table.

    Args:
        table: the table.
        control: what the player has begun.
        pointing: where he points.
        domino: what he is about to put down.
        view: what is drawn.
        ends: ends the turn.
    """

    def __init__(
        self, table: Table, control: Intent, pointing: Pointing, domino: DominoInHand, view: MatchView, ends: TurnEnd
    ) -> None:
        self._table, self._control = table, control
        self._pointing, self._domino, self._view = pointing, domino, view
        self._ends = ends

    def foot(self) -> Foot:
        """What the foot bar says and offers."""
        if (instead := self._table.foot_instead()) is not None:
            return instead
        offers = foot(self._control, self._domino, self._table.back.buttons(), self._ends, self._pointing.square)
        if dropped := self._control.being.dropped:
            offers = offers._replace(
                sentence=DROPPED.format(square=dropped.square, why=dropped.message, rule=dropped.rule)
            )
        offers = self._with_other_eyes(self._with_threats(offers))
        if self._table.frame:
            return self._table.frame.foot(offers)
        if self._control.mode == modes.CHOOSING and self.other_turn() is not None:
            why = say("Shows again what the other side did")
            recap = button("recap", say("Their turn"), self.recap, "recap", why=why)
            offers = offers._replace(buttons=[recap, *offers.buttons])
        if self._view.other_eyes.shown:
            return offers._replace(sentence=OTHER_EYES.format(side=self._other))
        if self._sees_no_threat():
            return offers._replace(sentence=NO_THREATS)
        return offers

    def _sees_no_threat(self) -> bool:
        """Whether threats are to be shown, and there are none: that is said while nothing is begun."""
        control = self._control
        idle = not (control.dice.cards or control.being.picked or control.refused)
        looked_for = control.mode in THINKING and self._pointing.threats and idle
        return looked_for and not self._view.marks().threats

    def _with_threats(self, offers: Foot) -> Foot:
        """What the foot bar offers, with whom the enemy could attack where one thinks about a turn."""
        if self._control.mode not in THINKING:
            return offers
        flip = button("threats", say("Threats"), self._threats, "threats", why=THREATS)
        if self._table.frame:
            return offers._replace(buttons=[flip, *offers.buttons])
        return beside_primary(offers, flip, [(word, say("Enter")) for word in (ROLL, END)])

    def _threats(self) -> None:
        """Show what the enemy could attack, until it is pressed again."""
        self._pointing.threats = not self._pointing.threats

    @property
    def _other(self) -> str:
        return SIDE_NAMES[other(self._table.looking)]

    def _with_other_eyes(self, offers: Foot) -> Foot:
        """What the foot bar offers, with the table as the other side knows it where that differs."""
        session = self._table.session
        idle = self._control.mode not in THINKING or self._table.frame
        if idle or not session.people or not queries.hides(session.match):
            return offers
        label = say("What {side} knows", side=self._other)
        flip = button("other-eyes", label, self._other_eyes, "other-eyes", why=KNOWN)
        return offers._replace(buttons=[flip, *offers.buttons])

    def _other_eyes(self) -> None:
        """Show the table as the other side knows it, until it is pressed again or its key comes up."""
        self._pointing.other_eyes = not self._pointing.other_eyes

    # --- what the other side did -------------------------------------------------------------
    def other_turn(self) -> int | None:
        """Where in the lines the other side's last turn began; None if it had none."""
        enemy = other(self._control.seat)
        lines = self._table.session.match.lines
        for index in range(len(lines) - 1, -1, -1):
            line = in_names(lines[index])
            if line.side == enemy and line.verb == "dice":
                return index
        return None

    def recap(self) -> None:
        """Show the other side's last turn again, step by step."""
        begin = self.other_turn()
        if begin is not None:
            self._show_from(begin)

    def _show_from(self, line: int) -> None:
        """Show the match again from a line on."""
        viewer = Viewer(self._table.app, self._table.session.record())
        self._table.app.push(viewer)
        viewer.board.looking = self._table.looking
        viewer.go(line)
        viewer.playing = True
