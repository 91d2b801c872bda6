"""What a line says, in names: for those who look at lines and don't carry them out.

Beside ``notation`` the only place that takes lines apart, and what a state writes as they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.games.painting_the_roses.state_form import StateForm

UNLEASHED = "unleash"
"""What a Queen of Hearts is played for who is let loose, and aimed at no hedge (PR-49)."""
_ABOUT_SEATS = ("dealer", "hedges", "hand", "draw")


class NamedLine(NamedTuple):
    """A line.

    Attributes:
        seat: who says it, ``*`` for chance.
        verb: its verb.
        about: the seat that a line of chance is about, ``""`` for none.
        cards: the cards that it names.
        hedge: where it leads or what it is aimed at, ``""`` for none.
        unleashes: whether it lets the Queen of Hearts loose.
    """

    seat: str
    verb: str
    about: str = ""
    cards: tuple[str, ...] = ()
    hedge: str = ""
    unleashes: bool = False

    @property
    def card(self) -> str:
        """The card that it is about, ``""`` for none."""
        return self.cards[0] if self.cards else ""


def in_names(line: str) -> NamedLine:
    """What a line says, as records have it (section 14)."""
    seat, verb, *words = line.split()
    if verb in _ABOUT_SEATS:
        return NamedLine(seat, verb, words[0], tuple(words[1:]))
    if verb in ("move", "stalk", "play"):
        card, *target = words
        loose = target == [UNLEASHED]
        hedge = target[0] if target and not loose else ""
        return NamedLine(seat, verb, cards=(card,), hedge=hedge, unleashes=loose)
    return NamedLine(seat, verb, cards=tuple(words))


def with_cards(line: str, cards: Sequence[str]) -> str:
    """A line of chance that deals or draws, but other cards."""
    seat, verb, about = line.split()[:3]
    return " ".join([seat, verb, about, *cards])


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
