"""Whose figures come up when, where people share the screen: stocking alone is secret (DW-99, DW-100)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.table.at_screen import AtScreen


class FieldScreen(AtScreen[object]):
    """A curtain hangs before each seat's stocking, and nowhere else."""

    @property
    def hides(self) -> bool:
        """Whether bases are stocked in secret now."""
        view = self.session.match.view(self.looking())
        assert isinstance(view, View)
        return queries.in_secret(view)

    def curtain(self, seat: str) -> tuple[str, str]:
        """A figure of the seat's own hides its base."""
        view = self.session.match.view(seat)
        assert isinstance(view, View)
        first = queries.force(view, seat)[0].key
        faction = queries.faction_of(view)[seat]
        return f"{things.FOLDER}/{seat}-{first}-{faction}", say("base")
