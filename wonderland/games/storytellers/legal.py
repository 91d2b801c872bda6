"""What may be done now: complete, exact and few (section 13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.games.storytellers import notation
from wonderland.games.storytellers.actions import Code, base
from wonderland.games.storytellers.actions.closing import Collect, DrawFrom, Reveal, collectable, may_reveal
from wonderland.games.storytellers.actions.playing import Pass, Play, playable
from wonderland.games.storytellers.actions.setting_up import (
    Achievements,
    Character,
    Draw,
    First,
    Hand,
    Open,
    Pick,
    Theme,
    next_pile,
)
from wonderland.games.storytellers.actions.skills import open_skills
from wonderland.games.storytellers.actions.telling import Rate, Tell, may_be_bored
from wonderland.games.storytellers.definitions import TYPES
from wonderland.games.storytellers.state import (
    ACHIEVEMENTS,
    BORING,
    CHARACTERS,
    COLLECT,
    DRAW,
    FIRST,
    HAND,
    OPEN,
    PICK,
    PLAY,
    RATE,
    TELL,
    THEME,
    WONDERING,
    State,
    each,
)
from wonderland.kit import chance
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.legal import Listed


class Lines(Listed):
    """The legal lines of a position as they stood when it was asked."""

    def __contains__(self, line: object) -> bool:
        return str(line) in self._actions

    def __repr__(self) -> str:
        return f"<{len(self)} legal lines>"


def legal_lines(state: State, seat: int | None) -> Lines:
    """The legal lines of a seat; with None those of whoever is awaited, and what others may do.

    Chance's are listed for nobody else.
    """
    to_act, config = state.to_act, state.config
    found: list[str] = []
    if to_act is not None and seat in (None, to_act):
        found += [notation.write(config, to_act, code) for code in codes(state)]
    if to_act is not None and to_act != CHANCE_ACTOR:
        first = config.from_seat(to_act)
        for own in first if seat is None else (seat,):
            found += [notation.write(config, own, code) for code in besides(state, own)]
    return Lines(found)


def codes(state: State) -> list[Code]:
    """What the seat that is awaited may do in its step, or chance; skills and revealing left out."""
    if state.to_act == CHANCE_ACTOR:
        return [code for code, _ in chance_weights(state)]
    phase = state.phase
    if phase == PLAY:
        seat = state.to_play[0]
        cards = [Play(card) for card in playable(state, seat)]
        return [*cards] or [*map(Pass, _decks(state) or [base.DECLINED])]
    if phase == PICK:
        return [*map(Pick, _decks(state))]
    if phase == TELL:
        return [Tell(None)]
    if phase == RATE:
        seat = state.raters()[0]
        return [Rate(WONDERING), *([Rate(BORING)] if may_be_bored(state, seat) else [])]
    if phase == COLLECT:
        return [*map(Collect, [*collectable(state, state.active), base.DECLINED])]
    if phase == DRAW:
        return [*map(DrawFrom, [*_decks(state), base.DECLINED])]
    return []


def besides(state: State, seat: int) -> Iterator[Code]:
    """What a seat may do at any decision: turn its character up, use its skill (ST-55, ST-58)."""
    if may_reveal(state, seat):
        yield Reveal()
    yield from open_skills(state, seat)


def _decks(state: State) -> list[int]:
    """The decks that can be named (ST-52)."""
    return [kind for kind in range(len(TYPES)) if state.can_be_named(kind)]


# --- chance ----------------------------------------------------------------------------------------
def chance_weights(state: State) -> Sequence[tuple[Code, int]]:
    """The outcomes at a chance point, each equally likely, cards one by one."""
    return [(code, 1) for code in _outcomes(state)]


def _outcomes(state: State) -> Iterator[Code]:
    drawing, phase, seat = state.drawing, state.phase, state.dealing
    if drawing is not None:
        yield from (Draw(drawing.seat, card) for card in each(state.decks[drawing.kind]))
    elif phase == FIRST:
        yield from map(First, range(state.config.players))
    elif phase == OPEN:
        yield from map(Open, each(state.decks[next_pile(state)]))
    elif phase == HAND:
        yield from (Hand(seat, (card,)) for card in each(state.decks[state.dealt]))
    elif phase == THEME:
        yield from map(Theme, each(state.themes))
    elif phase == ACHIEVEMENTS:
        yield from (Achievements(seat, (card,)) for card in each(state.achievements_left))
    elif phase == CHARACTERS:
        yield from (Character(seat, card) for card in each(state.characters_left))


def chances(state: State) -> list[tuple[Code, float]]:
    """The outcomes at a chance point with their probabilities, else nothing."""
    weights = chance_weights(state)
    return chance.probabilities(weights) if weights else []


def drawn(state: State, number: int) -> Code:
    """The outcome at a chance point that a uniform 64-bit number draws; each is equally likely.

    Raises:
        IndexError: if there is none.
    """
    outcomes = [*_outcomes(state)]
    return outcomes[number * len(outcomes) >> chance.RANDOM_BITS]
