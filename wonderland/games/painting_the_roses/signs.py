"""What a turn tells of a hand to all who watch (``recall``): what was open to it and left undone."""

from __future__ import annotations

from wonderland.games.painting_the_roses.powers import POWERS
from wonderland.games.painting_the_roses.recall import Sign
from wonderland.games.painting_the_roses.state import FACED, NONE, PAINTED, RECRUITED, State

NEARLY = 2
"""How many silver hedges a rival may have left for a Queen to be worth playing against it."""


def of_turn(state: State, seat: int) -> Sign:
    """What the action step that a seat ends tells of its hand."""
    done, post = state.done, state.posts[seat]
    unpaid = 0
    if not done & (PAINTED | RECRUITED) and post in state.garden(seat):
        hedge = state.hedges[post]
        if not state.paint >> post & 1 and hedge != NONE:
            unpaid = state.config.rank[hedge]
    idle: tuple[str, ...] = ()
    if not done & (FACED | RECRUITED):
        idle = tuple(
            name
            for name, power in POWERS.items()
            if any(_worth_it(state, seat, name, hedge) for hedge in power.targets(state, seat))
        )
    return Sign(state.turn, unpaid, idle)


def _worth_it(state: State, seat: int, power: str, hedge: int) -> bool:
    """Whether a face card would have served there: a Queen does against a rival far ahead."""
    if power != "unpaint":
        return True
    owner = hedge // state.config.size
    left = state.config.gardens[owner] & ~state.paint
    return owner != seat and left.bit_count() <= NEARLY


def of_leave(state: State, seat: int) -> Sign | None:
    """What it tells that a seat keeps its King while a Queen undoes its own hedge."""
    hedge = state.target
    if hedge not in state.garden(seat) or not state.paint >> hedge & 1:
        return None
    card = state.hedges[hedge]
    return Sign(state.turn, calm=state.config.rank[card]) if card != NONE else None


def wholly_open(state: State) -> tuple[int, ...]:
    """The cards among the discards of which all that there are lie open to everybody."""
    config = state.config
    found = []
    for card in sorted(set(state.discards)):
        shown = state.discards.count(card)
        if shown < config.pack[card]:
            shown += sum(
                hedge == card for at, hedge in enumerate(state.hedges) if not (config.memory and state.paint >> at & 1)
            )
            shown += state.guards.count(card) + state.tower.count(card)
            shown += sum(kings.count(card) for kings in state.kings)
        if shown >= config.pack[card]:
            found.append(card)
    return tuple(found)
