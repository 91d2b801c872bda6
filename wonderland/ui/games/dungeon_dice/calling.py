"""Calling a figure: whom the die that is unfolded would bring."""

from __future__ import annotations

from wonderland.games.dungeon_dice import queries
from wonderland.ui.games.dungeon_dice.side_control import SideControl


class Calling:
    """Who is called; at first the first of those who can be.

    Args:
        control: the side that calls.
    """

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self._chosen = ""

    @property
    def codes(self) -> list[str]:
        """The figures that may be called now."""
        return queries.callable_now(self._control.match)

    @property
    def code(self) -> str:
        """The figure that would be called: the one that was chosen, or else one that is meant."""
        meant = self._meant()
        return self._chosen if self._chosen in meant else next(iter(meant), "")

    def _meant(self) -> list[str]:
        """Those of them whom a lesson means; all while it only wants to be read."""
        control, codes = self._control, self.codes
        begun = {code: f"{control.to_act} summon {code}" for code in codes}
        return [code for code in codes if control.session.wants(begun[code])] or codes

    def pick(self, code: str) -> None:
        """Choose whom to call."""
        self._control.refused = None
        if code in self.codes and self._control.wanted(f"summon {code}"):
            self._chosen = code

    def pick_next(self) -> None:
        """Choose the next of those who can be called."""
        self._control.refused = None
        if codes := self._meant():
            at = codes.index(self.code) + 1 if self.code in codes else 0
            self._chosen = codes[at % len(codes)]

    def clear(self) -> None:
        """Choose nobody."""
        self._chosen = ""
