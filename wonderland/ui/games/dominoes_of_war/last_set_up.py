"""How a seat was set up the last time, to be chosen again by one click."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.content.places import home_folder
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.view import View
from wonderland.session.last_time import FILE, LastTime


class LastSetUp:
    """Keeps bases and stocks, each under what it fits.

    Args:
        saves: whether they are kept longer than the program runs.
    """

    def __init__(self, *, saves: bool) -> None:
        self._last = LastTime(home_folder() / FILE if saves else None)

    def keep_base(self, view: View, squares: Sequence[str]) -> None:
        """Remember where a base was laid."""
        self._last.keep(_base_name(view), squares)

    def base(self, view: View) -> list[str]:
        """Where the base was laid the last time; nothing where it can't be laid there now."""
        squares = list(self._last.of(_base_name(view)))
        return squares if squares and queries.may_be_base(view, squares) else []

    def keep_stock(self, view: View, types: Sequence[str]) -> None:
        """Remember which types stood on the tiles of a base, in their order."""
        self._last.keep(_stock_name(view), types)

    def stock(self, view: View) -> dict[str, str]:
        """The types that stood there the last time, by tile; nothing where they don't fit now."""
        types, tiles = list(self._last.of(_stock_name(view))), queries.to_stock(view)
        left = {one.key: one.left or 0 for one in queries.force(view, view.seat)}
        fits = all(types.count(kind) <= left.get(kind, 0) for kind in types)
        return dict(zip(tiles, types, strict=True)) if fits and len(types) == len(tiles) else {}


def _base_name(view: View) -> str:
    """What a choice of a base is kept under: nobody may look into another seat's (DW-99)."""
    return f"dominoes-of-war base {view.seat} {view['field']} {view.known.config.options.base}"


def _stock_name(view: View) -> str:
    faction = queries.faction_of(view)[view.seat]
    return f"dominoes-of-war stock {view.seat} {faction} {view.known.config.options.base}"
