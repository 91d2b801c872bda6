"""The end and the score (section 8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers.definitions import ANY, ICONS, TYPES, Feature, feature_of, icon_set
from wonderland.games.storytellers.state import OVER, Result, State, each


def met(state: State, cards: Sequence[int], feature: Feature) -> bool:
    """Whether a card of a collection is what a feature asks for (ST-7, ST-8)."""
    return any(fits(state, card, feature) for card in cards)


def fits(state: State, card: int, feature: Feature) -> bool:
    """Whether a card is of a feature's type and shows its icon (ST-7)."""
    right = feature.kind in (ANY, state.config.kinds[card])
    return right and not feature.icons & ~state.icons_of(card)


def complete(state: State, seat: int, achievement: int) -> bool:
    """Whether a mission is complete in its owner's collection (ST-8)."""
    own = state.collections[seat]
    features = state.config.definitions.achievements[achievement].features
    return all(met(state, own, feature) for feature in features)


def done(state: State, seat: int) -> tuple[int, ...]:
    """The achievements that a seat has completed (ST-73)."""
    return tuple([card for card in state.achievements[seat] if complete(state, seat, card)])


def goal_met(state: State, seat: int) -> bool:
    """Whether a seat's goal is met; its character need not be face up (ST-72, ST-77)."""
    own, goal = (state.collections[seat], state.config.definitions.characters[state.characters[seat]].goal)
    if goal.most is not None:
        return _has_most(state, seat, goal.most)
    if goal.shows is not None:
        return not icon_set([*goal.shows]) & ~shown(state, own)
    if goal.completed is not None:
        return len(done(state, seat)) >= goal.completed
    if goal.without is not None:
        kind = TYPES.index(goal.without)
        return bool(own) and all(state.config.kinds[card] != kind for card in own)
    if goal.icons is not None:
        return shown(state, own).bit_count() >= goal.icons
    if goal.alike:
        return any(_alike(state, *pair) for pair in combinations(own, 2))
    return any(pile and pile[0].seat == seat for pile in state.area)


def _has_most(state: State, seat: int, of: str) -> bool:
    """Whether a seat has at least one such card and nobody more of them (ST-77)."""
    feature = Feature(ANY, 0) if of == "any" else feature_of(of)
    counts = [sum(fits(state, card, feature) for card in own) for own in state.collections]
    return counts[seat] > 0 and counts[seat] == max(counts)


def shown(state: State, cards: Sequence[int]) -> int:
    """The icons that some cards show."""
    found = 0
    for card in cards:
        found |= state.icons_of(card)
    return found


def _alike(state: State, one: int, other: int) -> bool:
    """Whether two cards share a type or an icon."""
    kinds = state.config.kinds
    return kinds[one] == kinds[other] or bool(state.icons_of(one) & state.icons_of(other))


def finish(state: State, events: ev.Events | None) -> None:
    """Count all missions, and end the match (ST-50, ST-73 to ST-81)."""
    config, definitions = state.config, state.config.definitions
    players = range(config.players)
    completed = tuple([done(state, seat) for seat in players])
    many = sum(map(len, completed))
    failed = sum(map(len, state.achievements)) - many
    goals = tuple([has_goal(state, seat) and goal_met(state, seat) for seat in players])
    scores = []
    for seat in players:
        score = -failed
        if many > failed:  # ST-74, ST-75
            score = many + sum(definitions.achievements[card].points for card in completed[seat])
        if config.options.strict:
            score -= len(state.achievements[seat]) - len(completed[seat])
        if goals[seat]:  # ST-77
            score += definitions.characters[state.characters[seat]].bonus
        scores.append(score)
    ranks = [(scores[s], len(completed[s]), len(state.collections[s])) for s in players]
    places = tuple([1 + sum(other > rank for other in ranks) for rank in ranks])  # ST-79
    most = max(map(len, state.collections))
    best = tuple([s for s in players if most and len(state.collections[s]) == most])  # ST-80
    state.phase = OVER
    state.shown = (1 << config.players) - 1  # ST-81
    state.result = Result(many, failed, completed, goals, tuple(scores), places, best)
    if events is not None:
        events.append(_over(state, state.result))


def has_goal(state: State, seat: int) -> bool:
    """Whether a seat was dealt a character."""
    return state.characters[seat] >= 0


def _over(state: State, result: Result) -> ev.MatchOver:
    seats = state.config.seats
    first = [seats[seat] for seat, place in enumerate(result.places) if place == 1]
    scores = dict(zip(seats, result.scores, strict=True))
    best = [seats[seat] for seat in result.best]
    return ev.MatchOver(result.completed, result.failed, scores, first, best)


def icon_names(icons: int) -> Iterator[str]:
    """The icons of a set, by name."""
    return (ICONS[icon] for icon in each(icons))
