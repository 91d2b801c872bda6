"""What people call things: seats, dominoes, edges and directions."""

from __future__ import annotations

from wonderland.core.message import say, say_as

SEAT_NAMES = {"a": say("Green"), "b": say("Tan"), "c": say("Blue"), "d": say("Orange")}
FACINGS = {"N": say("north"), "E": say("east"), "S": say("south"), "W": say("west")}
NUMBERS = (
    say("blank"), say_as("a number of pips", "one"), say("two"), say("three"), say("four"), say("five"), say("six"),
    say("seven"), say("eight"), say("nine"), say("ten"), say("eleven"), say("twelve"),
)  # fmt: skip
"""The numbers on a half of a domino."""


def pips(face: str) -> tuple[int, ...]:
    """The numbers of a domino, the higher one first; none of one that nobody knows."""
    return tuple(int(number) for number in face.split("-") if number)


def domino(face: str) -> str:
    """A domino as people say it: ``seven and five``, ``double six``; ``unknown`` for one nobody knows."""
    numbers = pips(face)
    if not numbers:
        return say("unknown")
    high, low = (NUMBERS[number] for number in numbers)
    return say("double {number}", number=high) if high == low else say("{high} and {low}", high=high, low=low)


def between(edge: str) -> str:
    """The two squares of an edge: ``j9 and k9``."""
    at = next(at for at in range(1, len(edge)) if edge[at].isalpha())
    return say("{one} and {other}", one=edge[:at], other=edge[at:])
