"""What of an event the log needs besides its words: the turn it begins, its sign, whether it tells anything.

Games name alike what is alike: a class of one of these names means the same in each of them.
"""

from __future__ import annotations

from typing import NamedTuple

BEGINS = ("TurnBegan", "RoundBegan")
IDLE = (*BEGINS, "ActionsEnded")
"""What the heads of turns say anyway; it is written and spoken, but not drawn."""
SIGNS = {
    "summon": ("Summoned", "PathLaid", "Brought", "Built", "CharacterDealt", "QueenCame", "Played"),
    "move": ("Moved", "Shifted", "QueenWalked", "Replaced"),
    "attack": ("Attacked", "Blasted", "Damaged", "MasterHurt", "Destroyed", "Charged", "Exploded",
               "Breached", "Removed", "LifeLost"),
    "force": ("AbilityUsed", "LinkAdded", "FacePlayed"),
    "defend": ("Defended", "Guarded", "Blocked", "GuardPosted", "Spared"),
    "chance": ("DiceChosen", "Rolled", "Drawn", "Flipped", "Tossed", "FourDicePaid",
               "HedgesDealt", "HandDealt", "RowLaid", "Shuffled", "Revealed"),
    "pass": ("Passed", "SummonDeclined", "DrawDeclined", "Allowed"),
}  # fmt: skip
"""The sign of each kind of deed, as ``ui/kit/log`` draws it."""
_SIGN_OF = {name: sign for sign, names in SIGNS.items() for name in names}


class Turn(NamedTuple):
    """A turn, or a round: its number, and whose it is."""

    number: int
    seat: str


def begun(event: object) -> Turn | None:
    """The turn that an event begins; None for any other."""
    if type(event).__name__ not in BEGINS:
        return None
    number = getattr(event, "turn", 0) or getattr(event, "round", 0)
    return Turn(number, getattr(event, "seat", "") or getattr(event, "side", ""))


def sign_of(event: object) -> str:
    """The sign of what an event tells: a plain dot where it has none of its own."""
    return _SIGN_OF.get(type(event).__name__, "other")


def is_idle(event: object) -> bool:
    """Whether it says nothing that one would miss in the story."""
    return type(event).__name__ in IDLE
