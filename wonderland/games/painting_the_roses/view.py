"""What a state looks like from outside: to all, and to one seat (sections 13 and 14)."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.game import Random
from wonderland.games.painting_the_roses.definitions import NAME
from wonderland.games.painting_the_roses.legal import Legal
from wonderland.games.painting_the_roses.state import DONE, NONE, PHASES, State, counted, listed
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.kit.codes import letter_of
from wonderland.kit.position import PlacesResult, places_of
from wonderland.kit.view import Lawful, StateView

UNKNOWN = "?*"
"""A painted hedge whose rank is to be remembered (option ``ranks: memory``)."""


def result_of(state: State) -> PlacesResult | None:
    """None, or how the match ended; the winner is None if the first place is shared."""
    seats, result = state.config.seats, state.result
    return places_of(seats, result, seats[result.winner] if result and result.winner >= 0 else None)


def describe(state: State) -> StateForm:
    """The state as ``replay --json`` prints it (section 14)."""
    config = state.config
    letters = tuple(enumerate(config.seats))
    return {
        "game": NAME,
        "turn": state.turn,
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": None if state.active == NONE else config.seats[state.active],
        "to_act": letter_of(config.seats, state.to_act),
        "dealer": None if state.dealer == NONE else config.seats[state.dealer],
        "done": sorted(word for bit, word in DONE.items() if state.done & bit),
        "gardens": {letter: _garden(state, seat) for seat, letter in letters},
        "guards": {letter: _guard(state, seat) for seat, letter in letters},
        "queen": None if state.queen == NONE else config.hedges[state.queen],
        "kings": {letter: config.names_of(state.kings[seat]) for seat, letter in letters},
        "hands": {letter: config.names_of(state.hands[seat]) for seat, letter in letters},
        "pile": config.names_of(listed(state.pile)),
        "pile_size": state.pile_size,
        "discards": config.names_of(state.discards),
        "tower": config.names_of(state.tower),
        "playing": _playing(state),
        "asked": [config.seats[seat] for seat in state.asked],
        "quiet": state.quiet,
        "result": result_of(state),
    }


def _garden(state: State, seat: int) -> list[str]:
    names = state.config.names
    return [
        names[state.hedges[hedge]] + ("*" if state.paint >> hedge & 1 else "")
        for hedge in state.garden(seat)
        if state.hedges[hedge] != NONE
    ]


def _guard(state: State, seat: int) -> str | None:
    if state.guards[seat] == NONE:
        return None
    config = state.config
    return f"{config.names[state.guards[seat]]} {config.hedges[state.posts[seat]]}"


def _playing(state: State) -> str | None:
    if state.playing == NONE:
        return None
    name, target = state.config.names[state.playing], state.target
    return name if target == NONE else f"{name} {state.config.target_names[target]}"


def known_to(state: State, seat: int) -> State:
    """The state as far as a seat knows it: ``NONE`` for each hidden card, a pile without cards."""
    known, config = state.copy(), state.config
    known.hands = tuple(hand if other == seat else (NONE,) * len(hand) for other, hand in enumerate(state.hands))
    known.pile = bytearray(len(config.pack))
    if config.memory:
        hidden = _painted(state)
        known.hedges = tuple(NONE if hedge in hidden else card for hedge, card in enumerate(state.hedges))
    return known


def _painted(state: State) -> list[int]:
    """The hedges that are painted, of which nobody is shown the rank (option ``ranks: memory``)."""
    return [hedge for hedge in range(state.config.ring) if state.paint >> hedge & 1]


class View(StateView[State, StateForm, Legal]):
    """The state as one seat may see it (section 13).

    Others' hands are numbers of cards, and there is no ``pile``. What is known has ``NONE`` for each
    hidden card of a hand or garden, and a draw pile with a size and no cards.

    Attributes:
        unseen: how often each card is in others' hands, the draw pile and hidden hedges.
    """

    def __init__(self, state: State, seat: int, position: Callable[[State], Lawful[Legal]]) -> None:
        form, config = describe(state), state.config
        for other, letter in enumerate(config.seats):
            if other != seat:
                form["hands"][letter] = len(state.hands[other])
        del form["pile"]
        super().__init__(config.seats[seat], known_to(state, seat), form, position)
        self.unseen = bytearray(state.pile)
        for other, hand in enumerate(state.hands):
            if other != seat:
                for card in hand:
                    self.unseen[card] += 1
        if config.memory:
            for hedge in _painted(state):
                self.unseen[state.hedges[hedge]] += 1
                at = hedge % config.size
                self.form["gardens"][config.seats[hedge // config.size]][at] = UNKNOWN

    @property
    def discarded(self) -> list[str]:
        """The discards in the order in which they came, which all have seen; the last is on top."""
        return [self.known.config.names[card] for card in self.known.discards]

    def drawn(self, rng: Random) -> State:
        """A state that could be the true one: the unseen cards dealt out at random."""
        return dealt_out(self.known, listed(self.unseen), rng)


def dealt_out(known: State, unseen: list[int], rng: Random) -> State:
    """Give a known state's hidden places cards of the unseen ones; the rest are the draw pile."""
    state, config = known.copy(), known.config
    cards = list(unseen)
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    hedges = list(known.hedges)
    for hedge, card in enumerate(hedges):
        if card == NONE and known.paint >> hedge & 1:
            numbers = [at for at, card in enumerate(cards) if config.steps[card]]
            hedges[hedge] = cards.pop(numbers[int(rng.random() * len(numbers))])
    state.hedges = tuple(hedges)
    hands = []
    for hand in known.hands:
        if NONE in hand:
            hands.append(tuple(sorted(cards.pop() for _ in hand)))
        else:
            hands.append(hand)
    state.hands = tuple(hands)
    state.pile = counted(cards, len(config.pack))
    return state
