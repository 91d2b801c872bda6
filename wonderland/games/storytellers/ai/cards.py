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
SOON = 0.8
"""The same where it is counted how likely each card lies there still."""
KEPT = 0.3
"""What the best card of a hand is worth: it may be played when its time comes."""
DRAWN = 0.15
"""What a further card in the hand is worth."""
GRUDGE = 1.5
"""What it is worth to a seat that looks ahead if another's story is not wonderful."""
CARES, CROWDED = 0.2, 5
"""What it is worth to a generous seat that weighs cards if another's story is wonderful, and from how many
seats on: few stories are its own then, and all share the fate of all missions."""
OPEN = 0.25
"""How likely a card is covered by each seat that plays after it, if its pile is not closed."""
Gain = Callable[[int], float]
"""What each card would add to a seat's collection."""


def by_worth(state: State, seat: int, cards: Sequence[int], aim: Aim, *, generous: bool = False) -> int:
    """The card that serves the seat best by how the area would lie at once.

    Args:
        state: where the match stands.
        seat: who plays.
        cards: which it may play.
        aim: what it aims at.
        generous: whether it wishes others a good story too.
    """
    gain = aim.gains(state, seat)
    cares = CARES if generous and state.config.players >= CROWDED else 0.0

    def value(card: int) -> float:
        after = state.copy()
        Play(card).perform(after, seat, None)
        found = _in_hand(after, seat, gain)
        if after.active == seat:
            return found + _still_there(after, gain, len(after.to_play)) * _pleases(after)
        found += cares and cares * _pleases(after)
        if after.to_play:
            return found  # whoever plays after it tells next
        return found + SOON * _still_there(after, gain, after.config.players - 1)

    return max(cards, key=value)


def by_playing_on(
    worlds: Sequence[State], seat: int, cards: Sequence[int], aim: Aim, rng: Random, enough: Callable[[], bool]
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
            after = played_on(world, seat, card, Random(luck))
            totals[card] += standing(after, seat, gain)
            if after.active != seat:
                totals[card] -= GRUDGE * _pleases(after)
        if enough():
            break
    return max(cards, key=totals.__getitem__)


def played_on(world: State, seat: int, card: int, rng: Random) -> State:
    """Where a round has come to its telling after a card, if the others then play any."""
    after = world.copy()
    Play(card).perform(after, seat, None)
    _to_the_telling(after, rng)
    return after


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


def _still_there(state: State, gain: Gain, others: int) -> float:
    """What the best card is worth that still lies there when so many others have played."""
    shut, kinds = closed(state), state.config.kinds
    found, gone = 0.0, 1.0
    for worth, card in sorted([(gain(card), card) for card in state.uncovered()], reverse=True):
        covered = OPEN * (1.4 if kinds[card] == WHAT else 1.0)
        stays = 1.0 if kinds[card] in shut else float((1 - covered) ** others)
        found += max(0.0, worth) * stays * gone
        gone *= 1 - stays
    return found


def _in_hand(state: State, seat: int, gain: Gain) -> float:
    """What a seat's hand is worth to it."""
    hand = state.hands[seat]
    return KEPT * max([0.0, *[gain(card) for card in hand]]) + DRAWN * len(hand)


def standing(state: State, seat: int, gain: Gain) -> float:
    """What the area and the hand are worth to a seat, when the story is to be told."""
    found, best = (_in_hand(state, seat, gain), max([0.0, *[gain(card) for card in state.uncovered()]]))
    if state.active == seat:
        return found + best * _pleases(state)
    return found + NEXT * best * (state.last == seat)


def _pleases(state: State) -> float:
    """How likely the story is wonderful that the uncovered cards make."""
    told = [*state.uncovered()]
    links = rating.links(state, told) + rating.themed(state, told) + rating.ALOUD
    return rater.wonderful(links, state.config.players - 1)
