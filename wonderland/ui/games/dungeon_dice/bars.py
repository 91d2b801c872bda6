"""What the bars over and under the table say."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.ui.games.dungeon_dice import foot, modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.presentation import Presentation
from wonderland.ui.games.dungeon_dice.view import MatchView
from wonderland.ui.kit.action_bar import Foot, beside_primary, button
from wonderland.ui.kit.canvas import KEY
from wonderland.ui.table.table import Table
from wonderland.ui.table.turn_end import TurnEnd

PEEP_BY_TURNS = (say("Own chests"), say("Shut chests"))
PEEP = say("Look into your own face-down chests")


class Bars:
    """What is said round the table; while something is still to be seen, nothing of it.

    Args:
        table: the table.
        control: what the player has begun.
        film: what is still to be seen.
        view: what is drawn.
        ends: ends the turn.
    """

    def __init__(self, table: Table, control: Intent, film: Presentation, view: MatchView, ends: TurnEnd) -> None:
        self._table, self._session = table, table.session
        self._control, self._film, self._view = control, film, view
        self._ends = ends

    def said(self) -> tuple[str, Foot]:
        """What both bars say."""
        return self.title(), self.foot()

    def title(self) -> str:
        """What the bar over the table says; while something is still to be seen, nothing of it."""
        frame, result = self._table.frame, self._session.match.result
        told = self._film.view(self._control.view_of(self._table.looking))["active"]
        if self._film.telling and told is not None:
            turn = say("{name} rolls") if self._film.throw() else say("{name}’s turn")
            return turn.format(name=SIDE_NAMES[told])
        if frame:
            return frame.title
        if result:
            winner = SIDE_NAMES.get(str(result["winner"]))
            return say("{name} wins", name=winner) if winner else say("A draw")
        return foot.title(self._control)

    def foot(self) -> Foot:
        """What the foot bar says and offers."""
        if (instead := self._table.foot_instead()) is not None:
            return instead
        if self._film.telling:
            why = say("Show at once what follows")
            skip = button("skip", say("Skip"), self._table.skip, "skip", why=why)
            return Foot("", [skip])
        frame, control = self._table.frame, self._control
        back = () if frame else self._table.back.buttons()
        told = foot.foot(control, back, self._ends, self._view.pointed)
        if control.mode in (modes.ACTING, modes.CHOOSING) and self._own_chests():
            label = PEEP_BY_TURNS[self._view.open_items]
            peep = button("peep", label, self._peep, "peep", why=PEEP)
            peep = {**peep, "keeps": [(word, KEY) for word in PEEP_BY_TURNS]}
            told = told._replace(buttons=[peep, *told.buttons])
        if frame:
            return frame.foot(told)
        if control.mode in (modes.ACTING, modes.CHOOSING):
            return self._with_threats(told)
        if control.mode == modes.WAITING and len(self._session.people) == 1:
            return told._replace(buttons=[*told.buttons, foot.wish_button(control)])
        return told

    def _with_threats(self, told: Foot) -> Foot:
        """What the foot bar says, with whom the other side could strike where that is asked for."""
        threatening, control = self._view.threatening, self._control
        what = say("Whom the other side could walk to and strike in its next turn; abilities are not counted")
        flip = button("threats", say("Threats"), threatening.flip, "threats", why=what)
        idle = not (control.acting.picked or control.acting.aimed or control.refused)
        sentence = told.sentence
        if threatening.shown and idle:
            sentence = threatening.says(self._table.looking, self._view.pointed)
        keeps = [(word, say("Enter")) for word in (foot.ROLL, foot.END_TURN)]
        return beside_primary(told._replace(sentence=sentence), flip, keeps)

    def _own_chests(self) -> bool:
        """Whether the side that looks on has shut chests, as far as is told."""
        looking = self._table.looking
        items = self._control.view_of(looking)["items"].values()
        return self._view.covered or any(item["side"] == looking and not item["up"] for item in items)

    def _peep(self) -> None:
        """Show one's own face-down items; on a shared screen behind the curtain."""
        if self._view.open_items or len(self._session.people) < 2:
            self._view.open_items = not self._view.open_items
        else:
            self._table.hang_curtain(self._table.looking, self._open_items)

    def _open_items(self) -> None:
        self._view.open_items = True
