"""The side at the screen: what it may know and say. The parts of its intent know it by this."""

from __future__ import annotations

from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.named_line import NamedLine, in_names
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table.table_control import TableControl


class SideControl(TableControl):
    """What the side that is awaited may know and say.

    Attributes:
        facts: the definitions in force.
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session)
        self.facts = Facts.of(session.match)
        self._views = Kept[dict[str, StateForm]]()
        self._named_lines = Kept[list[NamedLine]]()

    @property
    def other(self) -> str:
        """The side that is not awaited."""
        return "e" if self.seat == "w" else "w"

    @property
    def view(self) -> StateForm:
        """What the awaited seat may know of the match."""
        return self.view_of(self.seat)

    def view_of(self, side: str) -> StateForm:
        """What a side may know of the match; not to be changed."""
        known = self._views.of(self.stamp, dict)
        if side not in known:
            known[side] = queries.seen(self.match, side)
        return known[side]

    def named_lines(self) -> list[NamedLine]:
        """What may be said now; not to be changed."""
        return self._named_lines.of(
            self.stamp, lambda: [one for one in map(in_names, map(str, self.legal())) if one.side == self.to_act]
        )

    def wanted(self, begun: str) -> bool:
        """Whether a line that begins so, without its side, is meant here; else it is refused."""
        if self.session.wants(f"{self.to_act} {begun}"):
            return True
        if refused := self.session.refuses(f"{self.to_act} {begun}"):
            self.refuse(refused)
        return False

    def about(self, verb: str) -> list[NamedLine]:
        """What may be said now with a verb."""
        return [one for one in self.named_lines() if one.verb == verb]
