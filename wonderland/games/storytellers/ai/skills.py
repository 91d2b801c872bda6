"""When a seat turns its character up, and what it does by its skill (section 17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wonderland.core.message import say
from wonderland.games.storytellers.actions import Code
from wonderland.games.storytellers.actions.closing import Reveal, may_reveal
from wonderland.games.storytellers.actions.skills import SKILLS, TAKE, Use, open_skills
from wonderland.games.storytellers.ai.worth import Aim
from wonderland.games.storytellers.definitions import ICONS
from wonderland.games.storytellers.state import BORED, State, with_entry

AT_ONCE = frozenset({"exchange", "encore", "double", "free", "vanish", "below", "rescue"})
"""Skills that are always on, or come again: their characters are turned up at once."""
LEAST = 0.5
"""So many points a skill must be worth that is had once."""
LAST_ROUNDS = 2
"""So late in the match a skill is used for less."""


def idea(state: State, seat: int, aim: Aim) -> tuple[Code, str] | None:
    """What a seat would do by its character now, and why; None for nothing."""
    if may_reveal(state, seat):
        return _revealing(state, seat, aim)
    options = [code for code in open_skills(state, seat) if isinstance(code, Use)]
    if not options:
        return None
    skill = state.config.skills[state.characters[seat]]
    value = _VALUES[skill]
    best = max(options, key=lambda code: value(state, seat, code.words, aim))
    if value(state, seat, best.words, aim) < _least(state):
        return None
    return best, say("My skill is worth it now.")


def _revealing(state: State, seat: int, aim: Aim) -> tuple[Code, str] | None:
    """Turn it up at once, or when its skill would pay now."""
    skill = state.config.skills[state.characters[seat]]
    if skill in AT_ONCE:
        return Reveal(), say("My skill works only face up.")
    if skill not in SKILLS or not SKILLS[skill].opens(state, seat):
        return None
    up = state.copy()
    up.shown |= 1 << seat
    if idea(up, seat, aim) is None:
        return None
    return Reveal(), say("My skill is worth it now.")


def _least(state: State) -> float:
    """What a skill must be worth to be used."""
    left = state.config.rounds - state.round
    return LEAST / 4 if left < LAST_ROUNDS else LEAST


# --- what skills are worth -------------------------------------------------------------------------
def _card(state: State, words: Sequence[str]) -> int:
    return state.config.definitions.card_of[words[0]]


def _collects(state: State, seat: int, words: Sequence[str], aim: Aim) -> float:
    return aim.gain(state, seat, _card(state, words))


def _exchanges(state: State, seat: int, words: Sequence[str], aim: Aim) -> float:
    card = _card(state, words)
    taken = state.top(state.config.kinds[card])
    own = [other for other in state.collections[seat] if other != card]
    after = state.copy()
    after.collections = with_entry(state.collections, seat, tuple(sorted((*own, taken))))
    return aim.worth(after, seat) - aim.worth(state, seat)


def _plays(state: State, seat: int, words: Sequence[str], aim: Aim) -> float:
    """A card that is wanted comes to lie where it may be collected."""
    card = _card(state, words)
    now = max([aim.gain(state, seat, other) for other in state.uncovered()], default=0.0)
    return aim.gain(state, seat, card) - now


def _vanishes(state: State, seat: int, words: Sequence[str], aim: Aim) -> float:
    """Nothing is lost by playing a card instead."""
    return 0.0


def _names(state: State, seat: int, words: Sequence[str], aim: Aim) -> float:
    after = state.copy()
    icon = 1 << ICONS.index(words[1])
    after.named = (*state.named, (seat, _card(state, words), icon))
    return aim.worth(after, seat) - aim.worth(state, seat)


def _rescues(state: State, seat: int, words: Sequence[str], aim: Aim) -> float:
    """To take the card, by what it adds; to leave it is worth the draw, and the skill stays."""
    if tuple(words) != (TAKE,):
        return LEAST
    return aim.gain(state, seat, state.area[state.covered][1].card)


def _reverses(state: State, seat: int, words: Sequence[str], aim: Aim) -> float:
    """One's own story is saved; another's is let be."""
    if state.active != seat or state.verdict != BORED:
        return 0.0
    return max([aim.gain(state, seat, card) for card in state.uncovered()], default=0.0)


_VALUES: Mapping[str, Callable[[State, int, Sequence[str], Aim], float]] = {
    "second": _collects,
    "late": _collects,
    "consolation": _collects,
    "exchange": _exchanges,
    "encore": _plays,
    "vanish": _vanishes,
    "glory": _names,
    "rescue": _rescues,
    "reverse": _reverses,
}
