"""What is worth a thought in a turn that is only imagined: a few of the legal actions.

An agent looks at all of its own actions; of the turns of others, and of its own next one, it
imagines many, so these are kept small: paint is paid with the lowest card that will do, walks lead
to silver hedges of the own garden or off wet paint when the Queen is about, she is walked where
she does harm, and Queens undo the work of those who lead.
"""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.games.painting_the_roses.actions import acting
from wonderland.games.painting_the_roses.actions.acting import Acting
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.state import FACED, MOVED, NONE, PAINTED, RECRUITED, State


def every(state: State) -> Iterable[Acting]:
    """All legal actions of the action step but its end."""
    return acting.legal(state)


def likely(state: State) -> list[Acting]:
    """The actions of the action step that are worth a thought; its end is not among them."""
    done = state.done
    codes: list[Acting] = []
    if done & RECRUITED:
        return codes
    seat = state.active
    post, silver = state.posts[seat], state.config.gardens[seat] & ~state.paint
    if not done & PAINTED and post != NONE and silver >> post & 1:
        codes += _paid(state, state.hands[seat], state.config.rank[state.hedges[post]])
    if not done & MOVED:
        codes += _walks(state, seat, post, silver)
    if not done & FACED:
        codes += _played(state, seat, silver)
    if not done and post == NONE:
        codes += _recruited(state, seat)
    return codes


def _walks(state: State, seat: int, post: int, silver: int) -> list[Acting]:
    """Walks to own silver or off wet paint when the Queen is about; hers to others' paint."""
    config, paint, queen = state.config, state.paint, state.queen
    codes: list[Acting] = []
    goal = silver
    if post >= 0 <= queen and paint >> post & 1:
        goal |= ~paint
    harmed = paint & ~config.gardens[seat]
    last = NONE
    for card in state.hands[seat]:
        if card == last or not config.steps[card]:
            continue
        last = card
        if post != NONE:
            codes += [acting.Move(card, h) for h in config.reached(post, card) if goal >> h & 1]
        if queen != NONE and harmed:
            codes += [acting.Stalk(card, h) for h in config.reached(queen, card) if harmed >> h & 1]
    return codes


def _played(state: State, seat: int, silver: int) -> list[Acting]:
    """Each power once, where it serves; the Queen of Hearts let loose."""
    config = state.config
    codes: list[Acting] = []
    seen: set[str] = set()
    for card in state.hands[seat]:
        power = config.power[card]
        if not power:
            continue
        if card == config.stalker:
            codes.append(acting.Play(card, UNLEASH))
        if power in seen:
            continue
        seen.add(power)
        if power == "wait":
            codes.append(acting.Play(card, NONE))
        elif power == "paint":
            codes += [acting.Play(card, at) for at in sorted(_visited(state, seat, silver))]
        else:
            codes += [acting.Play(card, at) for at in _leading(state, seat)]
    return codes


def _recruited(state: State, seat: int) -> list[Acting]:
    """The lowest number card."""
    config = state.config
    numbers = [card for card in state.hands[seat] if config.steps[card]]
    return [acting.Recruit(min(numbers, key=config.rank.__getitem__))] if numbers else []


def _paid(state: State, hand: tuple[int, ...], least: int) -> list[Acting]:
    """The lowest card that pays."""
    config = state.config
    enough = [card for card in hand if config.rank[card] >= least]
    if not enough:
        return []
    return [acting.Paint(min(enough, key=config.rank.__getitem__))]


def _visited(state: State, seat: int, silver: int) -> set[int]:
    return {post for other, post in enumerate(state.posts) if other != seat and post != NONE and silver >> post & 1}


def _leading(state: State, seat: int) -> list[int]:
    """The painted hedges of the rivals that have most of them, the highest of each."""
    config, paint = state.config, state.paint
    others = [s for s in range(config.players) if s != seat]
    most = max((paint & config.gardens[s]).bit_count() for s in others)
    if not most:
        return []
    rank, hedges = config.rank, state.hedges
    found = []
    for other in others:
        red = [hedge for hedge in state.garden(other) if paint >> hedge & 1]
        if len(red) == most:
            red.sort(key=lambda hedge: -rank[hedges[hedge]])
            found += red[:2]
    return found
