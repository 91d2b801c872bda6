"""Whether it matters what a side answers, and which answers serve it (W-58 to W-64).

Each answer is held against letting all pass, by what would be left when the turn ends if nobody did
or said anything more. What only a later step, attack or blast would make something of can wait: each
of them opens a window of its own (W-58).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland import turn
from wonderland.games.wonderland.abilities.modifier import Modifier
from wonderland.games.wonderland.actions.acting import (
    END,
    AbilityCode,
    AbilityUse,
    Blast,
    answer_codes,
    stop_passing,
    take_effect,
    use_code,
    use_of,
)
from wonderland.games.wonderland.actions.answering import PASS
from wonderland.games.wonderland.codes import concerned
from wonderland.games.wonderland.combat import defenders, defense_of
from wonderland.games.wonderland.components import ATK_MOD, DEF_MOD, HIT_BY, HOBBLE, POINTS, SPUR, STRENGTH
from wonderland.games.wonderland.factors import DEFEND
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.games.wonderland.queries.combat import Defence, defence
from wonderland.games.wonderland.state import ACTION, DEFENSE, NOBODY, SIDE, SIDES, WINDOW, State

MOST = 400
"""So many rows of answers are looked at; where there are more, answering is taken to matter."""
MEANWHILE = (ATK_MOD, DEF_MOD, HOBBLE, SPUR, POINTS, HIT_BY)
"""What ends with the turn, and counts by what comes of it until then alone."""


class Answer(NamedTuple):
    """An ability used in a window: whose, which, on whom (``""`` for nobody), for how much."""

    being: str
    ability: str
    target: str
    n: int


class _Left(NamedTuple):
    """What a being would keep of its Str: undefended, and defended."""

    plain: int
    defended: int


class _Prospect(NamedTuple):
    """What would be left when the turn ends, if nobody did or said anything more.

    Attributes:
        life: of the Images.
        beings: what each being in play would keep; by its entity.
        defends: how many Defends each side holds.
        rest: all else, without what the side that is asked has paid.
    """

    life: tuple[int, ...]
    beings: Mapping[int, _Left]
    defends: tuple[int, int]
    rest: tuple[object, ...]

    def kept(self) -> dict[int, int]:
        """What the beings keep if each side pays the Defends that serve it best (W-62)."""
        found = {being: left.plain for being, left in self.beings.items()}
        for side, have in enumerate(self.defends):
            own = [being for being in found if SIDE[being] == side]
            own.sort(key=lambda being: _worth_defending(self.beings[being]), reverse=True)
            found.update((being, self.beings[being].defended) for being in own[:have])
        return found


def _worth_defending(left: _Left) -> tuple[bool, int]:
    return not left.plain and bool(left.defended), left.defended - left.plain


# --- what is asked of it -------------------------------------------------------------------------
def bears(match: Match) -> bool:
    """Whether anything that the side which is asked may say changes what is left in the end.

    Every row of answers that can be paid is looked at, in which the other side adds nothing.
    """
    state = state_of(match)
    if state.phase == DEFENSE:
        return bool(worth_defending(match))
    if state.phase != WINDOW:
        return True
    side, passed = state.asked, _prospect(state, state.asked)
    todo: list[tuple[State, AbilityCode | None]] = [(state, None)]
    looked_at = 0
    while todo:
        here, last = todo.pop(0)
        for code in _pertinent(here, last):
            looked_at += 1
            there = _answered(here, code)
            if looked_at > MOST or _prospect(there, side) != passed:
                return True
            todo.append((there, code))
    return False


def worth_defending(match: Match) -> list[Defence]:
    """The beings for which a Defend may be paid now and saves Str, whom it saves most first (W-62)."""
    state = state_of(match)
    may = {state.config.ids[being] for being in defenders(state, state.asked)}
    rows = [row for row in defence(match, SIDES[state.asked]) if row.being in may and row.saves]
    return sorted(rows, key=lambda row: (row.falls_undefended, row.saves), reverse=True)


def changes(match: Match, answer: Answer) -> bool:
    """Whether an answer changes what is left in the end."""
    state = state_of(match)
    side, entity = state.asked, state.config.entity
    being = entity[answer.being]
    own = next(own for own in state.config.abilities[being] if own.name == answer.ability)
    code = use_code(own, being, entity.get(answer.target, NOBODY), answer.n)
    return _prospect(_answered(state, code), side) != _prospect(state, side)


def improvements(match: Match) -> list[Answer]:
    """The answers by which things come out better for the side that is asked, the least first.

    Better is: nothing is worse, and something is not as bad (a life, a being, its Str), if each side
    pays the Defends that serve it best. Of two that cost the same the one comes first that saves more.
    """
    state = state_of(match)
    if state.phase != WINDOW:
        return []
    side, passed = state.asked, _prospect(state, state.asked)
    found: list[tuple[int, tuple[int, ...], Answer]] = []
    for code in answer_codes(state, side):
        gains = _gains(_prospect(_answered(state, code), side), passed, side)
        if gains and min(gains) >= 0 and max(gains) > 0:
            worth = (sum(gain > 0 for gain in gains), sum(gains))
            found.append((code.n, tuple(-number for number in worth), _in_names(state, code)))
    return [answer for _, _, answer in sorted(found, key=lambda row: row[:2])]


def _in_names(state: State, code: AbilityCode) -> Answer:
    used, ids = use_of(state.config, code), state.config.ids
    assert used is not None
    target = ids[used.target] if used.target != NOBODY else ""
    return Answer(ids[code.being], used.own.name, target, code.n)


def _gains(answered: _Prospect, passed: _Prospect, side: int) -> list[int]:
    """By how much each life and each being comes out better for a side; negative where worse."""
    sides = [1 if owner == side else -1 for owner in (0, 1)]
    ours, theirs = answered.kept(), passed.kept()
    lives = zip(answered.life, passed.life, sides, strict=True)
    found = [(now - before) * sign for now, before, sign in lives]
    return found + [(ours.get(being, 0) - theirs.get(being, 0)) * sides[SIDE[being]] for being in {*ours, *theirs}]


# --- playing on ----------------------------------------------------------------------------------
def _pertinent(state: State, last: AbilityCode | None) -> Iterator[AbilityCode]:
    """Yield the answers that could have any part in it, those after the last one in a fixed order.

    In which order several are given is no matter.
    """
    after = _passed(state)
    for code in answer_codes(state, state.asked):
        used = use_of(state.config, code)
        assert used is not None
        if (last is None or _order(code) > _order(last)) and _has_part(state, after, used):
            yield code


def _has_part(state: State, after: State, used: AbilityUse) -> bool:
    """Whether anything can come of what is changed of the target before the turn ends.

    Of its Atk, if it is to attack, or may yet blast; of its Def, if points will wait on it and a
    Defend can be paid; of what steps cost, if it is to step. Or what is paid is then lacking for
    a blast of one's own that is declared.
    """
    kind, target, pending = used.own.kind, used.target, state.pending
    assert pending is not None
    if not isinstance(kind, Modifier) or (isinstance(pending, Blast) and state.asked == state.active):
        return True
    acts = target in concerned(pending)[:1]
    if kind.changes == "atk":
        return acts or any(not own.kind.aimed for own in state.config.abilities[target])
    if kind.changes == "def":
        return bool(after.columns[POINTS + target] and after.factors[2 * DEFEND + SIDE[target]])
    return acts or kind.changes not in ("hobble", "spur")


def _order(code: AbilityCode) -> tuple[int, ...]:
    return code.being, code.which, getattr(code, "target", NOBODY)


def _answered(state: State, code: AbilityCode) -> State:
    """A state after an answer (W-59), in the same window."""
    after = state.copy()
    take_effect(after, code, None)
    return after


def _passed(state: State) -> State:
    """A state in which all have passed, and nothing more is done in the turn."""
    after = state.copy()
    if after.pending == END:
        after.phase, after.pending, after.asked = ACTION, None, NOBODY
    while after.phase == WINDOW:
        turn.perform(after, PASS, None, turn.unwritten)
    if after.phase == ACTION:
        stop_passing(after, None)
    return after


def _prospect(state: State, side: int) -> _Prospect:
    """What is left in the end, for a side that is asked; its own factors are what answering costs."""
    after = _passed(state)
    columns, layout = after.columns, after.config.layout
    life = tuple(life - (after.struck >> owner & 1) for owner, life in enumerate(after.life))
    defends = after.factors[2 * DEFEND], after.factors[2 * DEFEND + 1]
    in_play = (*after.beings[0], *after.beings[1])
    beings = {being: _left(after, being, defends[SIDE[being]]) for being in in_play}
    lasting = [column for column in layout.offsets() if column not in MEANWHILE]
    rest = tuple((being, *(columns[column + being] for column in lasting)) for being in in_play)
    return _Prospect(life, beings, defends, (rest, after.factors[1 - side :: 2], after.phase))


def _left(state: State, being: int, defends: int) -> _Left:
    columns = state.columns
    points, strength = columns[POINTS + being], columns[STRENGTH + being]
    plain = max(0, strength - points)
    if not defends:
        return _Left(plain, plain)
    return _Left(plain, max(0, strength - max(0, points - defense_of(state, being))))
