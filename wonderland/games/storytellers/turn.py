"""How a match goes on: set-up, rounds, draws and what they were for (sections 2, 3 and 6)."""

from __future__ import annotations

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers import outcome
from wonderland.games.storytellers.definitions import TYPES
from wonderland.games.storytellers.state import DRAW, NONE, OPEN, PLAY, TELL, THEME, TURTLE, Drawing, State


def begin_setup(state: State, first: int) -> None:
    """The storyteller of the first round is known: the first event is laid (ST-10, ST-13)."""
    state.active = state.dealing = first
    state.phase = OPEN


def begin_round(state: State, events: ev.Events | None) -> None:
    """Each seat has a turn to play, the storyteller first (ST-19, ST-20)."""
    state.phase = PLAY
    state.to_play = state.config.from_seat(state.active)
    if events is not None:
        events.append(ev.RoundBegan(state.round, state.config.seats[state.active]))


# --- drawing ---------------------------------------------------------------------------------------
def no_deck(state: State, kind: int) -> Refusal | None:
    """What ST-52 says of a deck that can't be named."""
    if state.can_be_named(kind):
        return None
    return Refusal("ST-52", say("that deck is empty, and no card is covered in its pile"))


def draw(state: State, seat: int, kind: int, events: ev.Events | None) -> None:
    """A seat draws from a deck: chance is awaited, and an empty deck is made anew (ST-51)."""
    if state.refill(kind) and events is not None:
        events.append(ev.Refilled(TYPES[kind]))
    state.drawing = Drawing(seat, kind)


def drew(state: State, events: ev.Events | None) -> None:
    """Go on when a card was drawn: after the storyteller's draw the next round begins."""
    if state.phase == DRAW:
        end_round(state, events)
    else:
        after_play(state)


# --- plays -----------------------------------------------------------------------------------------
def play(state: State, seat: int, card: int, events: ev.Events | None) -> None:
    """Play a card onto its pile; who played the card below draws for it (ST-21 to ST-28)."""
    config = state.config
    kind = config.kinds[card]
    below = state.area[kind][0] if state.area[kind] else None
    state.take_from_hand(seat, card)
    state.lay(card, seat)
    if events is not None:
        covers = None if below is None else config.names[below.card]
        events.append(ev.Played(config.seats[seat], config.names[card], covers))
    if below is None or below.seat == NONE:
        after_play(state)
    elif state.has(below.seat, "rescue"):
        state.covered, state.phase = kind, TURTLE
    else:
        draw(state, below.seat, kind, events)


def after_play(state: State) -> None:
    """The next seat plays; when all have, the storyteller tells (ST-20, ST-35)."""
    state.covered = NONE
    state.phase = PLAY if state.to_play else TELL


def turn_taken(state: State, seat: int) -> None:
    """A seat has had its turn to play (ST-20, ST-48)."""
    state.to_play = state.to_play[1:]
    state.ended = seat


# --- the end of a round ----------------------------------------------------------------------------
def end_round(state: State, events: ev.Events | None) -> None:
    """The match ends with its last round (ST-50); else who played last tells next (ST-48, ST-49)."""
    if state.round >= state.config.rounds:
        outcome.finish(state, events)
        return
    state.active = state.ended if state.last == NONE else state.last
    state.round += 1
    state.phase = THEME
    state.to_play = ()
    state.last = state.ended = state.verdict = NONE
    state.ratings = (NONE,) * state.config.players
    state.votes = state.story = None
    state.collected = state.extra = False
