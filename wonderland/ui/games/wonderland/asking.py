"""Whether a side is asked in a window, or lets it be by itself (W-58 to W-62)."""

from __future__ import annotations

from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland.side_control import SideControl
from wonderland.ui.kit.kept import Kept

ALWAYS, ATTACKS, NEVER = "always", "attacks", "never"


class Asking:
    """When the side that is awaited wants to be asked.

    Args:
        control: that side.
        wish: ``always``, ``attacks`` or ``never``.

    Attributes:
        wish: whenever anything can be used; where it changes what is left in the end, but not about
            steps; or never, but for a Defend that saves something.
    """

    def __init__(self, control: SideControl, wish: str) -> None:
        self._control = control
        self.wish = wish
        self._passes = Kept[bool]()

    def window_passes(self) -> bool:
        """Whether a window is let pass unasked."""
        return self._passes.of((*self._control.stamp, self.wish), self._lets_pass)

    def passes_openly(self) -> bool:
        """Whether a window is let pass by its wish and by what all see: that tells nothing (W-78)."""
        line = queries.declared(self._control.match)
        step = line is not None and line.verb == "move"
        return self.wish == NEVER or (step and self.wish == ATTACKS)

    def ends_turn(self) -> bool:
        """Whether it is asked at the end of the actions (W-61)."""
        return queries.declared(self._control.match) is None

    def _lets_pass(self) -> bool:
        match = self._control.match
        if not any(own.most for own in queries.abilities(match, self._control.seat)):
            return True  # it holds a factor, but nothing can be reached with it
        if self.wish != ATTACKS:
            return self.wish == NEVER
        return self.passes_openly() or not queries.bears(match)

    def defense_passes(self) -> bool:
        """Whether check defense goes by unasked: no Defend would save anything."""
        return self.wish != ALWAYS and not queries.worth_defending(self._control.match)
