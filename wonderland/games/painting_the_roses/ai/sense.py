"""What no player of sense does: undo one's own garden, do a rival's work, or pass, for nothing.

Levels that misjudge leave them out before they weigh the others, so that their mistakes are those
that a person makes. One that weighs rightly needs no such word, and looks at everything.
"""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.games.painting_the_roses.actions import acting
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.outcome import painted
from wonderland.games.painting_the_roses.state import FACED, MOVED, NONE, PAINTED, RECRUITED, State, distinct


def sensible(state: State) -> Iterator[acting.Acting]:
    """What may be done in the action step but to end it, and but what only harms who acts."""
    return (code for code in acting.legal(state) if not harms_itself(state, code))


def harms_itself(state: State, code: acting.Acting) -> bool:
    """Whether an action of the action step harms the seat that acts and nobody else."""
    if isinstance(code, acting.Paint):
        return _paints_for_a_rival(state)
    if isinstance(code, acting.Stalk):
        return _is_found_out(state, code.hedge)
    if isinstance(code, acting.Play):
        if code.target == UNLEASH:
            return state.config.fierce and _is_found_out(state, state.config.central[state.active])
        if code.target != NONE and state.config.power[code.card] == "unpaint":
            return _washes_its_own(state, code.target)
    return False


def _paints_for_a_rival(state: State) -> bool:
    """Paint in another's garden serves only where the Queen may find a rival beside it (PR-36).

    And never where it is the garden's last hedge, which would win for its owner (PR-88).
    """
    seat, post = state.active, state.posts[state.active]
    if post in state.garden(seat):
        return False
    owner = next(s for s in range(state.config.players) if post in state.garden(s))
    if state.queen == NONE or painted(state, owner) + 1 == state.config.size:
        return True
    return not _visited(state, post)


def _washes_its_own(state: State, hedge: int) -> bool:
    """A Queen on one's own red hedge; his guardsman may be saved by it from her at large (PR-64)."""
    seat = state.active
    if hedge not in state.garden(seat):
        return False
    return state.queen == NONE or state.posts[seat] != hedge


def _is_found_out(state: State, hedge: int) -> bool:
    """Whether she would land on the seat's own paint, and find none of its rivals there (PR-66)."""
    red = bool(state.paint >> hedge & 1)
    return red and hedge in state.garden(state.active) and not _visited(state, hedge)


def _visited(state: State, hedge: int) -> bool:
    """Whether a rival's guardsman stands at a hedge."""
    return any(post == hedge for other, post in enumerate(state.posts) if other != state.active)


# --- passing -------------------------------------------------------------------------------------
def idles(state: State) -> bool:
    """Whether who ends the action step here leaves undone what plainly serves its garden.

    That is to paint its own silver hedge with a number card, to walk to one that another number
    card pays for, to have a visitor paint one by a Jack, and to recruit where nobody stands. Where
    the Queen of Hearts may come to that hedge in one walk, paint is nothing plain.
    """
    if state.done & RECRUITED:
        return False
    seat, done, post = state.active, state.done, state.posts[state.active]
    config, hand = state.config, distinct(state.hands[seat])
    numbers = [card for card in state.hands[seat] if config.steps[card]]
    if post == NONE and not done:
        return bool(numbers)
    jacks = not done & FACED and any(config.power[card] == "paint" for card in hand)
    if jacks and any(_is_silver(state, hedge) and _visited(state, hedge) for hedge in state.garden(seat)):
        return True
    if done & PAINTED or post == NONE:
        return False
    if _pays(state, post, numbers):
        return True
    return not done & MOVED and any(
        _pays(state, hedge, [other for at, other in enumerate(numbers) if at != number])
        for number, card in enumerate(numbers)
        for hedge in config.reached(post, card)
    )


def _pays(state: State, hedge: int, cards: list[int]) -> bool:
    """Whether the active seat plainly paints a hedge of its own with one of some cards."""
    config = state.config
    if hedge not in state.garden(state.active) or not _is_silver(state, hedge):
        return False
    if state.queen != NONE and any(
        hedge in config.reached(state.queen, card) for card, steps in enumerate(config.steps) if steps
    ):
        return False
    return any(config.rank[card] >= config.rank[state.hedges[hedge]] for card in cards)


def _is_silver(state: State, hedge: int) -> bool:
    return not state.paint >> hedge & 1
