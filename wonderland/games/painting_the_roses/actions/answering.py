"""Answering a face card: a waiting King cancels it, or lets it pass (section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses import outcome, signs
from wonderland.games.painting_the_roses.actions import base
from wonderland.games.painting_the_roses.powers import power_of
from wonderland.games.painting_the_roses.state import ACT, ANSWER, NONE, State, distinct
from wonderland.kit.grammar import written


@written("c cancel KC")
class Cancel(NamedTuple):
    """A waiting King cancels the card being played (PR-51)."""

    card: base.Card

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A King that waits before the seat (PR-51)."""
        if refused := base.misplaced(state, ANSWER):
            return refused
        if self.card in state.kings[actor]:
            return None
        name = state.config.said(self.card)
        return Refusal("PR-51", say("{card} does not wait before that seat", card=name))

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The King is spent; the card has no effect, the face action is spent all the same (PR-52)."""
        card = state.playing
        state.lift_king(actor, self.card)
        state.throw(self.card)
        state.throw(card)
        _leave_table(state)
        if events is not None:
            config, names = state.config, state.config.names
            events.append(ev.Cancelled(config.seats[actor], names[self.card], names[card]))
        _played_out(state, state.kings, events)


@written("c allow")
class Allow(NamedTuple):
    """The card being played is let pass (PR-53)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Nobody is forbidden to let it pass (PR-53)."""
        return base.misplaced(state, ANSWER)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The next is asked, and after the last the card takes effect (PR-53)."""
        if state.recall is not None and (sign := signs.of_leave(state, actor)):
            state.recall = state.recall.with_sign(actor, sign)
        ask(state, state.asked[1:])
        if events is not None:
            events.append(ev.Allowed(state.config.seats[actor]))
        go_on(state, events)


Answering: TypeAlias = Cancel | Allow


def legal(state: State) -> list[Answering]:
    """What the seat that is asked may answer; equal Kings cancel alike."""
    return [*map(Cancel, distinct(state.kings[state.asked[0]])), Allow()]


def ask(state: State, seats: Sequence[int]) -> None:
    """Seats are to answer the face card that lies on the table (PR-51)."""
    state.asked = tuple(seats)
    state.phase = ANSWER if seats else ACT


def go_on(state: State, events: ev.Events | None) -> None:
    """Wait for the first that is asked; with none left the card takes effect (PR-53)."""
    if not state.asked:
        _take_effect(state, events)
    elif events is not None:
        config = state.config
        events.append(ev.Asked(config.seats[state.asked[0]], config.names[state.playing]))


def _take_effect(state: State, events: ev.Events | None) -> None:
    """The face card does what it does, nobody having cancelled it (PR-53)."""
    card, target = state.playing, state.target
    waited = state.kings
    _leave_table(state)
    power_of(state, card, target).take_effect(state, state.active, card, target, events)
    _played_out(state, waited, events)


def _leave_table(state: State) -> None:
    """The face card that was played lies before nobody any more, and nobody is asked about it."""
    state.playing = state.target = NONE
    ask(state, ())


def _played_out(state: State, waited: tuple[tuple[int, ...], ...], events: ev.Events | None) -> None:
    """A face card is done with: by the strict reading unused Kings go too (option ``kings``)."""
    config = state.config
    if config.strict_kings:
        for seat in config.clockwise(state.active)[1:]:
            for king in waited[seat]:
                state.lift_king(seat, king)
                state.throw(king)
            if waited[seat] and events is not None:
                names = tuple(config.names_of(waited[seat]))
                events.append(ev.KingsGone(config.seats[seat], names))
    outcome.win_by_garden(state, events)
