"""What of an event the log needs besides its words: the turn it begins, its sign, whether it tells anything.

Games name alike what is alike: a class of one of these names means the same in each of them.
"""

from __future__ import annotations

from typing import NamedTuple

TURN, ROUND = "TurnBegan", "RoundBegan"
IDLE = (TURN, ROUND, "ActionsEnded")
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
    """A turn, or a round: its number, and whose it is; a round is nobody's."""

    number: int
    seat: str


def begun(event: object) -> Turn | None:
    """The turn that an event begins; None for any other."""
    name = type(event).__name__
    if name == ROUND:  # all act in it
        return Turn(getattr(event, "round", 0), "")
    if name != TURN:
        return None
    seat = getattr(event, "seat", "") or getattr(event, "side", "")
    return Turn(getattr(event, "turn", 0), seat)


def sign_of(event: object) -> str:
    """The sign of what an event tells: a plain dot where it has none of its own."""
    return _SIGN_OF.get(type(event).__name__, "other")


def is_idle(event: object) -> bool:
    """Whether it says nothing that one would miss in the story."""
    return type(event).__name__ in IDLE
