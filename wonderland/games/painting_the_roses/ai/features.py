"""What a position is judged by, as numbers: of a seat's garden and guardsman, and of its hand.

The first kind lies open to all, so it is asked for every seat; the second only for a seat whose
hand is known.
"""

from __future__ import annotations

from wonderland.games.painting_the_roses.state import NONE, State

OPEN = (
    "painted-1", "painted-2", "painted-3", "painted-4", "complete", "ranks-left", "homeless", "at-work",
    "waiting-king", "more-kings", "guard-danger", "paint-danger", "visitors", "cards",
    "last-at-work", "guarded-lead",
)  # fmt: skip
"""The names of the open features, in their order."""
HELD = (
    "can-pay", "can-walk", "more-walks", "kings", "queens", "jacks", "jack-ready", "ranks",
    "queen-of-hearts", "strikes", "last-ready",
)  # fmt: skip
"""The names of the features of a hand, in their order."""

ENOUGH_KINGS = 2
NEAR = 10
"""The longest walk: as far as the Queen of Hearts may come in one turn."""


def open_features(state: State, seat: int) -> list[float]:
    """The features of a seat that all can see."""
    config, paint, post = state.config, state.paint, state.posts[seat]
    rank, hedges = config.rank, state.hedges
    garden = state.garden(seat)
    left = [hedge for hedge in garden if not paint >> hedge & 1]
    painted = config.size - len(left)
    kings = len(state.kings[seat])
    guard_danger = paint_danger = 0.0
    if state.queen != NONE:
        ring, queen = config.ring, state.queen
        if post != NONE and paint >> post & 1:
            guard_danger = _ways(queen, post, ring)
        paint_danger = sum([_ways(queen, h, ring) for h in garden if paint >> h & 1])
    visitors = sum([1 for other, at in enumerate(state.posts) if other != seat and at in left])
    return [
        painted == 1,
        painted == 2,
        painted == 3,
        painted == config.size - 1,
        painted == config.size,
        sum([rank[hedges[hedge]] if hedges[hedge] != NONE else 6 for hedge in left]) / 10,
        post == NONE,
        post in left,
        kings > 0,
        max(0, min(kings, ENOUGH_KINGS) - 1),
        guard_danger,
        paint_danger,
        visitors,
        len(state.hands[seat]) / 5,
        painted == config.size - 1 and post in left,
        painted >= config.size - 2 and kings > 0,
    ]


def _ways(source: int, target: int, ring: int) -> float:
    """Whether she can walk from one hedge to another: 0 for no way, 0.5 for one, 1 for both."""
    right = (target - source) % ring
    if not right:
        return 0.0
    return ((right <= NEAR) + (ring - right <= NEAR and 2 * right != ring)) / 2


def hand_features(state: State, seat: int, hand: tuple[int, ...]) -> list[float]:
    """The features of a hand that is known."""
    config, paint, post = state.config, state.paint, state.posts[seat]
    rank, steps, power, hedges = config.rank, config.steps, config.power, state.hedges
    ranks = sorted([rank[card] for card in hand], reverse=True)
    best = ranks[0] if ranks else 0
    second = ranks[1] if len(ranks) > 1 else 0
    garden = state.garden(seat)
    can_pay = post in garden and not paint >> post & 1 and best >= rank[hedges[post]]
    reached: set[int] = set()
    if post != NONE:
        for card in hand:
            if walk := steps[card]:
                payer = second if rank[card] == best else best
                for hedge in ((post + walk) % config.ring, (post - walk) % config.ring):
                    if hedge in garden and not paint >> hedge & 1 and payer >= rank[hedges[hedge]]:
                        reached.add(hedge)
    strikes = 0
    if state.queen != NONE:
        for card in hand:
            if walk := steps[card]:
                for hedge in ((state.queen + walk) % config.ring, (state.queen - walk) % config.ring):
                    if paint >> hedge & 1 and hedge not in garden:
                        strikes = 1
    faces = [power[card] for card in hand]
    visited = any(other != seat and at in garden and not paint >> at & 1 for other, at in enumerate(state.posts))
    return [
        can_pay,
        bool(reached),
        max(0, len(reached) - 1),
        faces.count("wait"),
        faces.count("unpaint"),
        faces.count("paint"),
        visited and "paint" in faces,
        sum(ranks) / 40,
        config.stalker in hand,
        strikes,
        (can_pay or bool(reached)) and _left(state, seat) == 1,
    ]


def _left(state: State, seat: int) -> int:
    """How many hedges of a seat's garden are unpainted."""
    return state.config.size - (state.paint & state.config.gardens[seat]).bit_count()
