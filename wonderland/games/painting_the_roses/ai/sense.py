"""What no player of sense does: actions that undo one's own garden, or do a rival's work, for nothing.

Levels that misjudge leave them out before they weigh the others, so that their mistakes are those
that a person makes. One that weighs rightly needs no such word, and looks at everything.
"""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.games.painting_the_roses.actions import acting
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.outcome import painted
from wonderland.games.painting_the_roses.state import NONE, State


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
