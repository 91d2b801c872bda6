"""Which card to play: by its worth alone, or by playing the round to its end (section 17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from wonderland.games.storytellers import legal, rating
from wonderland.games.storytellers.actions.playing import Pass, Play, playable
from wonderland.games.storytellers.ai import rater
from wonderland.games.storytellers.ai.worth import Aim
from wonderland.games.storytellers.continuity import closed
from wonderland.games.storytellers.definitions import WHAT
from wonderland.games.storytellers.state import PLAY, TELL, TURTLE, State
from wonderland.games.storytellers.turn import after_play, draw
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.codes import CHANCE_ACTOR

NEXT = 0.55
"""What the area is worth to the seat that tells next, beside one that tells now."""
KEPT = 0.3
"""What the best card of a hand is worth: it may be played when its time comes."""
DRAWN = 0.15
"""What a further card in the hand is worth."""
GRUDGE = 1.5
"""What it is worth to a seat that looks ahead if another's story is not wonderful."""
OPEN = 0.25
"""How likely a card stays uncovered for each seat that plays after it, beside one that is closed."""


def by_worth(state: State, seat: int, cards: Sequence[int], aim: Aim) -> int:
    """The card that serves the seat best by how the area would lie at once."""
    gain = aim.gains(state, seat)

    def value(card: int) -> float:
        after = state.copy()
        Play(card).perform(after, seat, None)
        return _standing(after, seat, gain, lambda kind: _stays(after, kind))

    return max(cards, key=value)


def by_playing_on(
    worlds: Sequence[State],
    seat: int,
    cards: Sequence[int],
    aim: Aim,
    rng: Random,
    enough: Callable[[], bool],
) -> int:
    """The card with which the round ends best for the seat, over some deals of what is hidden.

    Args:
        worlds: the deals.
        seat: who plays.
        cards: which it may play.
        aim: what it aims at.
        rng: draws what the others do.
        enough: whether there is no more time.
    """
    gain = aim.gains(worlds[0], seat)
    totals = dict.fromkeys(cards, 0.0)
    for world in worlds:
        luck = rng.getrandbits(RANDOM_BITS)
        for card in cards:
            after = world.copy()
            Play(card).perform(after, seat, None)
            _to_the_telling(after, Random(luck))
            totals[card] += _standing(after, seat, gain, lambda _: 1.0)
            if after.active != seat:
                totals[card] -= GRUDGE * _pleases(after)
        if enough():
            break
    return max(cards, key=totals.__getitem__)


def _to_the_telling(state: State, rng: Random) -> None:
    """Let the others play any legal card, until the storyteller tells."""
    while state.phase in (PLAY, TURTLE) and state.phase != TELL:
        if state.drawing is not None:
            legal.drawn(state, rng.getrandbits(RANDOM_BITS)).perform(state, CHANCE_ACTOR, None)
        elif state.phase == TURTLE:
            kind, owner = state.covered, state.to_act
            assert owner is not None, "the Mock Turtle is asked"
            after_play(state)
            draw(state, owner, kind, None)
        else:
            seat = state.to_play[0]
            if cards := playable(state, seat):
                Play(rng.choice(cards)).perform(state, seat, None)
            else:
                code = legal.codes(state)[0]
                assert isinstance(code, Pass), "nothing can be played"
                code.perform(state, seat, None)
    if state.drawing is not None:
        legal.drawn(state, rng.getrandbits(RANDOM_BITS)).perform(state, CHANCE_ACTOR, None)


def _stays(state: State, kind: int) -> float:
    """How likely a pile's uncovered card lies there still when the story is told."""
    if kind in closed(state):
        return 1.0
    return float((1 - OPEN * (1.4 if kind == WHAT else 1.0)) ** len(state.to_play))


def _standing(
    state: State, seat: int, gain: Callable[[int], float], stays: Callable[[int], float]
) -> float:
    """What the area and the hand are worth to a seat, as they lie."""
    told = [*state.uncovered()]
    kinds = state.config.kinds
    gains = [gain(card) * stays(kinds[card]) for card in told]
    best = max([0.0, *gains])
    hand = state.hands[seat]
    spare = max([0.0, *[gain(card) for card in hand]])
    found = KEPT * spare + DRAWN * len(hand)
    if state.active == seat:
        return found + best * _pleases(state)
    return found + NEXT * best * (state.last == seat)


def _pleases(state: State) -> float:
    """How likely the story is wonderful that the uncovered cards make."""
    told = [*state.uncovered()]
    liked = state.config.definitions.themes[state.theme].icons
    themed = any(state.icons_of(card) & liked for card in told)
    links = rating.links(state, told) + themed + rating.ALOUD
    return rater.wonderful(links, state.config.players - 1)
