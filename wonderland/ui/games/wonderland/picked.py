"""What the panel says of the being or the choice in hand."""

from __future__ import annotations

from dataclasses import dataclass

from wonderland.ui.games.wonderland.pip_count import PipCount


@dataclass(frozen=True, slots=True)
class Picked:
    """What the box in the middle says about a being or a choice.

    Attributes:
        title: its name.
        note: what it is, and where.
        lines: what else is said; what is on the card is left out where the card is shown.
        being: the being's id, or ``""``.
        story: what it did, which stands beside its card in place of its numbers.
        count: how far the pips of its card are counted, None where they aren't.
    """

    title: str
    note: str
    lines: tuple[str, ...]
    being: str = ""
    story: str = ""
    count: PipCount | None = None
