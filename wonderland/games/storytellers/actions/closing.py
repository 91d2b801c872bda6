"""After the verdict: collecting and drawing (section 6); and turning up a character (ST-55)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers import turn
from wonderland.games.storytellers.actions import base
from wonderland.games.storytellers.definitions import TYPES
from wonderland.games.storytellers.state import CHANCE_PHASES, COLLECT, DRAW, NONE, OVER, PICK, State
from wonderland.kit.grammar import written

NOT_UNCOVERED = say("that card does not lie uncovered")


@written("b collect who07")
class Collect(NamedTuple):
    """The card that the storyteller takes, or none (ST-43)."""

    card: base.CardOrNone

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """An uncovered card (ST-43); for the White Queen a covered one too (ST-70)."""
        if refused := base.misplaced(state, COLLECT):
            return refused
        if self.card == base.DECLINED or self.card in collectable(state, actor):
            return None
        return Refusal("ST-43", NOT_UNCOVERED)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """It comes into the collection; the card below may be uncovered by that (ST-45, ST-46)."""
        if self.card != base.DECLINED:
            state.collect(actor, self.card)
            state.collected = True
        state.phase = DRAW
        if events is not None:
            card = None if self.card == base.DECLINED else state.config.names[self.card]
            events.append(ev.Collected(state.config.seats[actor], card, ""))


@written("b draw where")
class DrawFrom(NamedTuple):
    """The deck from which the storyteller draws, or none (ST-47)."""

    deck: base.DeckOrNone

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A deck that can be named (ST-52)."""
        if refused := base.misplaced(state, DRAW):
            return refused
        return None if self.deck == base.DECLINED else turn.no_deck(state, self.deck)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Draw, and the round is over (ST-47 to ST-50)."""
        if self.deck != base.DECLINED:
            if events is not None:
                events.append(ev.DeckNamed(state.config.seats[actor], TYPES[self.deck]))
            turn.draw(state, actor, self.deck, events)
            return
        if events is not None:
            events.append(ev.DrawDeclined(state.config.seats[actor]))
        turn.end_round(state, events)


@written("d reveal")
class Reveal(NamedTuple):
    """A seat turns its character up (ST-55)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Whenever the game waits for a decision of a round, once (ST-55)."""
        if may_reveal(state, actor):
            return None
        return Refusal("ST-55", say("it has no character that can be turned up now"))

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """It stays up (ST-55)."""
        state.shown |= 1 << actor
        if events is not None:
            name = state.config.character_names[state.characters[actor]]
            events.append(ev.Revealed(state.config.seats[actor], name))


Closing: TypeAlias = Collect | DrawFrom | Reveal


def in_decision(state: State) -> bool:
    """Whether the game waits for a decision of a round, not for chance (ST-55)."""
    return state.drawing is None and state.phase not in (*CHANCE_PHASES, PICK, OVER)


def may_reveal(state: State, seat: int) -> bool:
    """Whether a seat may turn its character up (ST-55)."""
    dealt = state.characters[seat] != NONE and not state.shown >> seat & 1
    return dealt and state.config.options.skills and in_decision(state)


def collectable(state: State, seat: int) -> list[int]:
    """The cards that a storyteller may collect by ST-43, as the area lies (ST-70)."""
    if state.has(seat, "below"):
        return [laid.card for pile in state.area for laid in pile]
    return [*state.uncovered()]
