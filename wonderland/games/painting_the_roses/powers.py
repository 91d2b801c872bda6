"""What face cards do when they are played: one class for each power (section 6).

A card names its power in ``cards.yaml``; a card of another rank with one of these powers needs
no program. The Queen of Hearts has one more, which she may choose (PR-49).
"""

# ruff: noqa: ARG002 - a power looks only at what it needs
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses import queen
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.state import NONE, State


class Power(Protocol):
    """What a face card does.

    Attributes:
        aimed: whether it is played on a hedge.
    """

    aimed: bool

    def targets(self, state: State, seat: int) -> Iterable[int]:
        """The legal targets for a seat; ``NONE`` for a card that has none."""
        ...

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        """Why a target is refused, or None."""
        ...

    def take_effect(self, state: State, seat: int, card: int, target: int, events: ev.Events | None) -> None:
        """Do it; the card has left the hand and is nowhere yet."""
        ...


class PaintByForce:
    """A Jack: another player's guardsman paints a hedge of the own garden (PR-40 to PR-42)."""

    aimed = True

    def targets(self, state: State, seat: int) -> Iterable[int]:
        """Unpainted hedges of the own garden where another's guardsman stands."""
        paint = state.paint
        return sorted(
            {
                post
                for other, post in enumerate(state.posts)
                if other != seat and post in state.garden(seat) and not paint >> post & 1
            }
        )

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        """Why a hedge can't be the target (PR-40)."""
        if target not in state.garden(seat):
            return Refusal("PR-40", say("a Jack paints in its player’s own garden only"))
        hedge = state.config.hedges[target]
        if state.paint >> target & 1:
            return Refusal("PR-40", say("{hedge} is painted already", hedge=hedge))
        if any(post == target for i, post in enumerate(state.posts) if i != seat):
            return None
        return Refusal("PR-40", say("no other player’s guardsman stands on {hedge}", hedge=hedge))

    def take_effect(self, state: State, seat: int, card: int, target: int, events: ev.Events | None) -> None:
        """Paint the hedge and discard the card (PR-46)."""
        state.throw(card)
        queen.paint(state, seat, target, card, events, by_jack=True)


class Unpaint:
    """A Queen: a painted hedge anywhere becomes unpainted (PR-43, PR-44)."""

    aimed = True

    def targets(self, state: State, seat: int) -> Iterable[int]:
        """Every painted hedge."""
        return [hedge for hedge in range(state.config.ring) if state.paint >> hedge & 1]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        """Why a hedge can't be the target (PR-43)."""
        if state.paint >> target & 1:
            return None
        return Refusal("PR-43", say("{hedge} is not painted", hedge=state.config.hedges[target]))

    def take_effect(self, state: State, seat: int, card: int, target: int, events: ev.Events | None) -> None:
        """Unpaint the hedge, harm nobody, and discard the card (PR-44, PR-46)."""
        state.throw(card)
        queen.unpaint(state, target, card, events)


class Wait:
    """A King: it is laid before its player and waits to cancel (PR-47, PR-48)."""

    aimed = False

    def targets(self, state: State, seat: int) -> Iterable[int]:
        """None is named."""
        return (NONE,)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        """Nothing forbids a King (PR-48)."""
        return None

    def take_effect(self, state: State, seat: int, card: int, target: int, events: ev.Events | None) -> None:
        """Lay it down."""
        state.lay_king(seat, card)
        if events is not None:
            events.append(ev.KingLaid(state.config.seats[seat], state.config.names[card]))


class Unleash:
    """The Queen of Hearts: she is put at large on the own central hedge (PR-49, PR-50)."""

    aimed = False

    def targets(self, state: State, seat: int) -> Iterable[int]:
        """No hedge is named; a second Queen of Hearts there is not."""
        return (UNLEASH,)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        """Nothing forbids it (PR-50)."""
        return None

    def take_effect(self, state: State, seat: int, card: int, target: int, events: ev.Events | None) -> None:
        """Let her loose (PR-59)."""
        queen.come(state, seat, events, revealed=False)


POWERS: Mapping[str, Power] = {"paint": PaintByForce(), "unpaint": Unpaint(), "wait": Wait()}
UNLEASHING: Power = Unleash()


def power_of(state: State, card: int, target: int) -> Power:
    """The power that a face card is played for."""
    return UNLEASHING if target == UNLEASH else POWERS[state.config.power[card]]
