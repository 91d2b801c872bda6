"""What a state looks like from outside: to all, and to one seat (sections 10 and 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.game import Random
from wonderland.games.storytellers.actions.telling import RATINGS
from wonderland.games.storytellers.continuity import kept
from wonderland.games.storytellers.definitions import AREA, ICONS, NAME, TYPES
from wonderland.games.storytellers.legal import Lines
from wonderland.games.storytellers.state import (
    BORING,
    GIVEN,
    HIDDEN,
    NONE,
    OPEN,
    OVER,
    PHASES,
    RATE,
    WONDERING,
    Laid,
    State,
    each,
    with_entry,
)
from wonderland.games.storytellers.state_form import CharacterForm, ResultForm, StateForm
from wonderland.kit.codes import letter_of
from wonderland.kit.view import Lawful, StateView

GIVEN_WORD = "given"
"""What a view says of a rating that its seat may not see."""
VERDICTS = ("boring", "wonderful")


def result_of(state: State) -> ResultForm | None:
    """None, or how the match ended."""
    result = state.result
    if result is None:
        return None
    config, seats = state.config, state.config.seats
    names = config.achievement_names
    winners = [seats[seat] for seat, place in enumerate(result.places) if place == 1]
    return {
        "completed": result.completed,
        "failed": result.failed,
        "done": {s: [names[card] for card in own] for s, own in zip(seats, result.done, strict=True)},
        "goals": dict(zip(seats, result.goals, strict=True)),
        "scores": dict(zip(seats, result.scores, strict=True)),
        "places": dict(zip(seats, result.places, strict=True)),
        "winners": winners,
        "winner": winners[0] if len(winners) == 1 else None,
        "best_storytellers": [seats[seat] for seat in result.best],
    }


def describe(state: State) -> StateForm:
    """The state as ``replay --json`` prints it (section 13)."""
    config, seats = state.config, state.config.seats
    letters = tuple(enumerate(seats))
    names = (*config.names, None)
    begun = all(state.area) or state.phase > OPEN
    return {
        "game": NAME,
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": _letter(state, state.active),
        "to_act": letter_of(seats, state.to_act),
        "to_play": [seats[seat] for seat in state.to_play],
        "last": _letter(state, state.last),
        "theme": None if state.theme == NONE else config.theme_names[state.theme],
        "area": {TYPES[kind]: [_laid(state, laid) for laid in state.area[kind]] for kind in AREA},
        "told": {TYPES[kind]: names[state.told[kind]] for kind in AREA},
        "kept": [TYPES[kind] for kind in kept(state)] if begun else [],
        "hands": {own: _seen(state.hands[seat], config.names) for seat, own in letters},
        "collections": {own: [config.names[card] for card in state.collections[seat]] for seat, own in letters},
        "achievements": {own: _seen(state.achievements[seat], config.achievement_names) for seat, own in letters},
        "characters": {own: _character(state, seat) for seat, own in letters},
        "decks": {name: _seen(tuple(each(deck)), config.names) for name, deck in zip(TYPES, state.decks, strict=True)},
        "deck_sizes": dict(zip(TYPES, state.sizes, strict=True)),
        "drawing": state.drawing and f"{seats[state.drawing.seat]} {TYPES[state.drawing.kind]}",
        "ratings": {
            own: (*RATINGS, GIVEN_WORD)[state.ratings[seat]] for seat, own in letters if state.ratings[seat] != NONE
        },
        "votes": None if state.votes is None else [*state.votes],
        "verdict": None if state.verdict == NONE else VERDICTS[state.verdict],
        "boring_used": dict(zip(seats, state.boring_used, strict=True)),
        "collected": state.collected,
        "extra": state.extra,
        "result": result_of(state),
    }


def _letter(state: State, seat: int) -> str | None:
    return None if seat == NONE else state.config.seats[seat]


def _laid(state: State, laid: Laid) -> str:
    name = state.config.names[laid.card]
    return name if laid.seat == NONE else f"{name}@{state.config.seats[laid.seat]}"


def _seen(cards: Sequence[int], names: Sequence[str]) -> list[str] | int:
    """Cards by name; how many they are where they are hidden."""
    return len(cards) if HIDDEN in cards else [names[card] for card in cards]


def _character(state: State, seat: int) -> CharacterForm | None:
    character = state.characters[seat]
    if character == NONE:
        return None
    names = state.config.names
    return {
        "id": None if character == HIDDEN else state.config.character_names[character],
        "face": "up" if state.shown >> seat & 1 else "down",
        "used": bool(state.used >> seat & 1),
        "named": {names[card]: ICONS[icon.bit_length() - 1] for own, card, icon in state.named if own == seat},
    }


# --- what a seat knows -----------------------------------------------------------------------------
def known_to(state: State, seat: int) -> State:
    """The state as a seat knows it: ``HIDDEN`` for each card that it may not see (section 10)."""
    known = state.copy()
    known.decks = (0,) * len(TYPES)
    known.achievements_left = known.characters_left = 0
    for other in range(state.config.players):
        if other == seat:
            continue
        known.hands = with_entry(known.hands, other, (HIDDEN,) * len(state.hands[other]))
        if state.phase == OVER:
            continue
        own = (HIDDEN,) * len(state.achievements[other])
        known.achievements = with_entry(known.achievements, other, own)
        if state.characters[other] != NONE and not state.shown >> other & 1:
            known.characters = with_entry(known.characters, other, HIDDEN)
        if secret(state) and state.ratings[other] != NONE:
            known.ratings = with_entry(known.ratings, other, GIVEN)
    return known


def secret(state: State) -> bool:
    """Whether ratings that are given are secret still (ST-40)."""
    return state.config.secret and state.phase == RATE


class View(StateView[State, StateForm, Lines]):
    """The state as one seat may see it (section 10).

    Attributes:
        number: the seat's number.
        unseen: for each type the set of cards in decks and others' hands.
    """

    def __init__(self, state: State, seat: int, position: Callable[[State], Lawful[Lines]]) -> None:
        self.number, known = seat, known_to(state, seat)
        super().__init__(state.config.seats[seat], known, describe(known), position)
        unseen = list(state.decks)
        for other, hand in enumerate(state.hands):
            for card in hand if other != seat else ():
                if card != HIDDEN:  # of what another knows a hand may be hidden already
                    unseen[state.config.kinds[card]] |= 1 << card
        self.unseen = tuple(unseen)
        self["decks"] = self.form["decks"] = dict(zip(TYPES, state.sizes, strict=True))
        for other, letter in enumerate(state.config.seats):
            if other != seat:
                self.form["hands"][letter] = len(state.hands[other])
                if state.phase != OVER:
                    self.form["achievements"][letter] = len(state.achievements[other])

    @property
    def story(self) -> str | None:
        """What was told this round; None where it was told aloud."""
        return self.known.story

    def drawn(self, rng: Random) -> State:
        """A state that could be the true one: the unseen cards dealt out at random."""
        return dealt_out(self.known, self.unseen, rng)


# --- samples ---------------------------------------------------------------------------------------
def dealt_out(known: State, unseen: Sequence[int], rng: Random) -> State:
    """A state in which each hidden card is one that it may be.

    What lies in others' hands is unknown even by type, so that hands take from all decks together.
    """
    state, config = known.copy(), known.config
    cards = [_shuffled(own, rng) for own in unseen]
    sizes = list(known.sizes)
    spare = [kind for kind, own in enumerate(cards) for _ in range(len(own) - sizes[kind])]
    spare = _mixed(spare, rng)
    for seat, hand in enumerate(known.hands):
        if HIDDEN in hand:
            own = tuple(sorted(cards[spare.pop()].pop() for _ in hand))
            state.hands = with_entry(state.hands, seat, own)
    state.decks = tuple([sum(1 << card for card in own) for own in cards])
    _deal_missions(state, rng)
    _deal_characters(state, rng)
    for seat, rating in enumerate(known.ratings):
        if rating == GIVEN:
            guess = WONDERING if rng.random() < 0.7 else BORING
            state.ratings = with_entry(state.ratings, seat, guess)
    assert config.players == len(state.hands)
    return state


def _deal_missions(state: State, rng: Random) -> None:
    """Others' missions: any that are dealt from, and that the seat has not seen (ST-16)."""
    seen = {card for own in state.achievements for card in own}
    total = len(state.config.achievement_names)
    left = [card for card in each(state.config.dealt_from) if card not in seen]
    others = [card for card in range(total) if card not in seen and card not in left]
    needed = sum(own.count(HIDDEN) for own in state.achievements)
    pool = _mixed(left, rng)
    if len(pool) < needed:  # a custom start may give any
        pool = [*_mixed(others, rng), *pool]
    for seat, own in enumerate(state.achievements):
        if HIDDEN in own:
            given = tuple(sorted(pool.pop() for _ in own))
            state.achievements = with_entry(state.achievements, seat, given)
    state.achievements_left = sum(1 << card for card in pool if card in left)


def _deal_characters(state: State, rng: Random) -> None:
    """Others' characters that are face down: any that the seat has not seen (ST-17)."""
    total = len(state.config.character_names)
    pool = _mixed([card for card in range(total) if card not in state.characters], rng)
    for seat, character in enumerate(state.characters):
        if character == HIDDEN:
            state.characters = with_entry(state.characters, seat, pool.pop())
    state.characters_left = sum(1 << card for card in pool)


def _shuffled(cards: int, rng: Random) -> list[int]:
    return _mixed([*each(cards)], rng)


def _mixed(found: Sequence[int], rng: Random) -> list[int]:
    """The same in an order drawn at random."""
    mixed = list(found)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
