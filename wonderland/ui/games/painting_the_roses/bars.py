"""What the bars over and under the garden say, and the seats beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wonderland.core.message import say
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.position import form_of
from wonderland.games.painting_the_roses.words import after_verdict, ending, sentence, winning
from wonderland.ui.games.painting_the_roses import modes, question
from wonderland.ui.games.painting_the_roses.effects import found_on
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.presentation import GardenPresentation
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.table.asides import Asides, Sitter
from wonderland.ui.table.table import Table
from wonderland.ui.table.turn_end import TurnEnd


class Bars:
    """What is said round the garden; while what led there is still to be seen, nothing of that.

    Args:
        table: the table.
        control: what the player has begun.
        presentation: what is still to be seen.
        awaited: whether somebody is to act who has not said yet that he is there.
        asides: what is said beside.
        ends: ends the turn.
    """

    def __init__(
        self, table: Table, control: Intent, presentation: GardenPresentation,
        awaited: Callable[[], bool], asides: Asides, ends: TurnEnd,
    ) -> None:  # fmt: skip
        self._table, self._session = table, table.session
        self._control, self._presentation = control, presentation
        self._awaited, self._asides, self._ends = awaited, asides, ends

    def title(self) -> str:
        """What the bar says; while what led to the end is still to be seen, nothing of that."""
        match = self._session.match
        result = form_of(match)["result"]
        if verdict := self._presentation.verdict:
            return say("The Queen of Hearts lands on {hedge}", hedge=verdict.event.hedge)
        if self._presentation.holding and (seat := self._seen_acting()):
            return say("{name}’s turn", name=SEAT_NAMES[seat])
        return winning(result) if result else question.title(self._control)

    def _seen_acting(self) -> str:
        """The seat whose turn is shown while its deeds are; ``""`` before the first turn."""
        return str(self._presentation.view(self._control.own.seen_by(self._table.looking))["active"] or "")

    def foot(self) -> Foot:
        """What the foot bar says and offers."""
        if (instead := self._table.foot_instead()) is not None:
            return instead
        frame = self._table.frame
        offers = question.foot(self._control, () if frame else self._table.back.buttons(), self._ends)
        if (result := form_of(self._session.match)["result"]) and not self._presentation.holding:
            offers = offers._replace(sentence=say("{sentence}.", sentence=ending(result)))
        if frame:
            return frame.foot(offers)
        if self._awaited():
            return Foot(self._deed())  # whoever sits there is not to go on for another
        ends = result is not None and self._presentation.holding  # the last deed is still to be seen
        waits = ends or self._control.mode == modes.WAITING or self._presentation.under_way is not None
        if waits and not self._control.refused and (deed := self._deed()):
            return offers._replace(sentence=deed)
        return offers

    def _deed(self) -> str:
        """What is being seen, or was seen last: who did it, and with which card."""
        if verdict := self._presentation.verdict:
            view = self._presentation.view(self._control.own.seen_by(self._table.looking))
            return after_verdict([seat for seat, _ in found_on(verdict.event.hedge, self._table.layout.seats, view)])
        if event := self._presentation.under_way:
            return sentence(event)
        told = self._table.board.log.lines
        return told[-1].words if told else ""

    def rows(self, layout: Layout) -> dict[str, Sitter]:
        """A row for each seat, the viewer's own first."""
        sitters, looking = self._asides.sitters(), self._table.looking
        if self._session.human(looking) and len(self._session.people) == 1:
            own = sitters[looking]
            sitters[looking] = replace(own, who=own.who or say("you"))
        return {seat: sitters[seat] for seat in layout.seats}
