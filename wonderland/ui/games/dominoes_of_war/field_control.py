"""What a player says, and what is laid out for whoever doesn't want to set up himself."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.content.places import home_folder
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.named_line import in_names
from wonderland.games.dominoes_of_war.view import View
from wonderland.session.last_time import FILE, LastTime
from wonderland.ui.table.hand import Manners
from wonderland.ui.table.house_board import HouseBoard, HouseControl

ADVISER = "hard"
"""The level that sets up for a player."""


class FieldControl(HouseControl):
    """As the house's, but that set-up can be done for the player, and done again as the last time.

    Args:
        board: the board, which knows who looks on.
        manners: how lines are said by hand.

    Attributes:
        for_me: the seats for which all is laid out.
    """

    def __init__(self, board: HouseBoard, manners: Manners) -> None:
        super().__init__(board, manners)
        self.for_me: set[str] = set()
        self._last = LastTime(home_folder() / FILE if self.session.saves else None)

    # --- chosen for the player ---------------------------------------------------------------
    def lay_out(self) -> None:
        """From now on base, walls and figures of the seat that is awaited are chosen for it."""
        self.for_me.add(self.seat)

    def _carry_on(self) -> bool:
        match = self.match
        if match.to_act not in self.for_me or not queries.setting_up(match):
            return False
        return self.play(self.suggested()[0])

    def suggested(self) -> list[str]:
        """The lines by which this step of the set-up may be done: one, or one for each tile to stock."""
        match, seat, found = self.match.copy(), self.seat, list[str]()
        phase = match.state()["phase"]
        while match.to_act == seat and match.state()["phase"] == phase:
            agent = self.session.game.agent(ADVISER, seed=len(match.lines))
            found.append(str(agent.choose(match.view(seat)).action))
            match.play(found[-1])
            if phase != "stock":
                break
        return found

    def suggested_base(self) -> list[str]:
        """The squares on which a base may be laid."""
        return list(in_names(self.suggested()[0]).squares)

    def suggested_stock(self) -> dict[str, str]:
        """The type that may stand on each tile that is still to be stocked."""
        said = map(in_names, self.suggested())
        return {line.squares[0]: line.types[0] for line in said}

    # --- as the last time --------------------------------------------------------------------
    def keep_base(self, view: View, squares: Sequence[str]) -> None:
        """Remember where a base was laid."""
        self._last.keep(_base_name(view), squares)

    def last_base(self, view: View) -> list[str]:
        """Where the base was laid the last time; nothing where it can't be laid there now."""
        squares = list(self._last.of(_base_name(view)))
        return squares if squares and queries.may_be_base(view, squares) else []

    def keep_stock(self, view: View, types: Sequence[str]) -> None:
        """Remember which types stood on the tiles of a base, in their order."""
        self._last.keep(_stock_name(view), types)

    def last_stock(self, view: View) -> dict[str, str]:
        """The types that stood there the last time, by tile; nothing where they don't fit now."""
        types, tiles = list(self._last.of(_stock_name(view))), queries.to_stock(view)
        left = {one.key: one.left for one in queries.army(view)}
        fits = all(types.count(kind) <= left.get(kind, 0) for kind in types)
        return dict(zip(tiles, types, strict=True)) if fits and len(types) == len(tiles) else {}


def _base_name(view: View) -> str:
    """What a choice of a base is kept under: nobody may look into another seat's (DW-99)."""
    return f"dominoes-of-war base {view.seat} {view['field']} {view.known.config.options.base}"


def _stock_name(view: View) -> str:
    faction = queries.faction_of(view)[view.seat]
    return f"dominoes-of-war stock {view.seat} {faction} {view.known.config.options.base}"
