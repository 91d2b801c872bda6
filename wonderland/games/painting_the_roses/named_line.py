"""What a line says, in names: for those who look at lines and don't carry them out.

And what a state writes as they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.games.painting_the_roses.actions import GRAMMAR
from wonderland.games.painting_the_roses.actions.base import CARD, HEDGE, TARGET
from wonderland.games.painting_the_roses.match_config import UNLEASHED
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.kit import grammar
from wonderland.kit.grammar import SEAT


class NamedLine(grammar.NamedLine):
    """A line."""

    __slots__ = ()

    @property
    def about(self) -> str:
        """The seat that a line of chance is about, ``""`` for none."""
        return self.one(SEAT)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that it names."""
        return self.all(CARD)

    @property
    def card(self) -> str:
        """The card that it is about, ``""`` for none."""
        return self.one(CARD)

    @property
    def hedge(self) -> str:
        """Where it leads or what it is aimed at, ``""`` for none."""
        return self.one(HEDGE) or ("" if self.unleashes else self.one(TARGET))

    @property
    def unleashes(self) -> bool:
        """Whether it lets the Queen of Hearts loose."""
        return self.one(TARGET) == UNLEASHED


def in_names(line: str) -> NamedLine:
    """What a line says, as records have it (section 14)."""
    return NamedLine(*GRAMMAR.parted(line))


def with_cards(line: str, cards: Sequence[str]) -> str:
    """A line of chance that deals or draws, but other cards."""
    return str(in_names(line).with_all(CARD, cards))


class Guard(NamedTuple):
    """A guardsman: his card, and the hedge on which he stands."""

    card: str
    hedge: str


def guard_of(view: StateForm, seat: str) -> Guard | None:
    """The guardsman of a seat; None where it has none."""
    guard = view["guards"][seat]
    return Guard(*guard.split()) if guard else None


class Played(NamedTuple):
    """A face card that is being played.

    Attributes:
        card: which.
        hedge: what it is aimed at, ``""`` for no hedge.
        unleashes: whether it lets the Queen of Hearts loose.
    """

    card: str
    hedge: str
    unleashes: bool


def played_of(view: StateForm) -> Played | None:
    """The face card that waits for answers; None for none."""
    if not view["playing"]:
        return None
    card, *target = view["playing"].split()
    loose = target == [UNLEASHED]
    return Played(card, target[0] if target and not loose else "", loose)
