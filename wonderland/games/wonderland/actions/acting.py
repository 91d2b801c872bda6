"""The action step: steps, attacks, abilities, and its end; abilities answer, too (W-31 to W-61)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple, TypeAlias

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.abilities.base import Owned
from wonderland.games.wonderland.actions import base
from wonderland.games.wonderland.combat import strike, strike_refusal
from wonderland.games.wonderland.course import Write, ask_other, check_defense, declare
from wonderland.games.wonderland.good_faith import surprise
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.movement import halt, settle_sharing, step_refusal, take_step
from wonderland.games.wonderland.state import ACTION, NOBODY, SIDE, SIDES, WINDOW, Refusal, State
from wonderland.games.wonderland.unknown import make_known
from wonderland.kit.grammar import written


@base.action(6, (ACTION,), "W-31", say("beings move in the action step only"))
@written("w move 4H c7 c8", "W-32", [base.BEING.by("W-31"), base.SQUARE.several()])
class Step(NamedTuple):
    """A being takes one step (W-32)."""

    being: int
    square: int

    def refusal(self, state: State) -> Refusal | None:
        """It must be an own being that may step there."""
        return base.stranger(state, self.being) or step_refusal(state, self.being, self.square)

    def perform(self, state: State, events: ev.Events | None, write: Write) -> None:
        """Declare it (W-58)."""
        declare(state, self, events, write)

    def happen(self, state: State, events: ev.Events | None) -> Refusal | None:
        """Take the step, unless an unknown Rook makes it too dear (W-84)."""
        if state.guises and (void := surprise(state, self.being, self.square, events)):
            return void
        take_step(state, self.being, self.square, events)
        settle_sharing(state, events)
        return None


@base.action(7, (ACTION,), "W-36", say("no being is passing a friend"))
@written("w halt 4H", "W-36")
class Halt(NamedTuple):
    """A being stops on a friend's square (W-36)."""

    being: Annotated[int, base.BEING]

    def refusal(self, state: State) -> Refusal | None:
        """It must be the one that passes a friend."""
        if self.being != state.sharer:
            return "W-36", say("{being} shares no square", being=state.config.being_name(self.being))
        return None

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Remove it."""
        halt(state, self.being, events)


@base.action(8, (ACTION,), "W-31", say("beings attack in the action step only"))
@written("w attack 4H e9S, or w attack 4H image", "W-44")
class Strike(NamedTuple):
    """A being attacks an entity or ``IMAGE`` (W-44)."""

    being: Annotated[int, base.BEING.by("W-31")]
    target: Annotated[int, base.TARGET]

    def refusal(self, state: State) -> Refusal | None:
        """It must be an own being that may attack the target."""
        return base.stranger(state, self.being) or strike_refusal(state, self.being, self.target)

    def perform(self, state: State, events: ev.Events | None, write: Write) -> None:
        """Declare it (W-58); it makes both known (W-80)."""
        if state.guises:
            make_known(state, self.being, events)
            make_known(state, self.target, events)
        declare(state, self, events, write)

    def happen(self, state: State, events: ev.Events | None) -> None:
        """Let the points be put on the target (W-46)."""
        strike(state, self.being, self.target, events)


@base.action(11, (ACTION,), "W-31", say("this is not the action step"))
@written("w end", "W-61")
class EndActions(NamedTuple):
    """The action step ends (W-61)."""

    def refusal(self, _: State) -> None:
        """A side may always end its actions."""

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """End the actions; a being that passes a friend is removed first (W-36, W-61)."""
        stop_passing(state, events)
        if events is not None:
            events.append(ev.ActionsEnded(SIDES[state.active]))
        declare(state, self, events, lambda *_: "")  # nobody reads of an end

    def happen(self, state: State, events: ev.Events | None) -> None:
        """Go on to check defense (W-62); who still passes a friend, since nobody was asked, is removed."""
        stop_passing(state, events)
        check_defense(state, 1 - state.active, events)


def stop_passing(state: State, events: ev.Events | None) -> None:
    """Remove a being that passes a friend when the actions end (W-36)."""
    if state.sharer != NOBODY:
        halt(state, state.sharer, events)


END = EndActions()
OfWalker: TypeAlias = Step | Halt | Strike


def walks_on(before: object, code: object) -> bool:
    """Whether an action is a further step of the being that took the one before it."""
    return isinstance(before, Step) and isinstance(code, Step) and before.being == code.being


_new = tuple.__new__
"""Makes a named tuple without the call of its own: every use of every ability is listed at once."""


@base.action(9, (ACTION, WINDOW), "W-48", say("no ability can be used now"))
@written(
    "w use KH w4H 2, or w use KH rouse w4H 2", "W-49", [base.BEING, base.ABILITY.or_none(), base.TARGET, base.SIZE]
)
class Use(NamedTuple):
    """A being uses an ability that is aimed at a being, for n (W-49, W-50).

    ``which`` is the ability's place among the being's.
    """

    being: int
    target: int
    n: int
    which: int = 0

    def refusal(self, state: State) -> Refusal | None:
        """It must be an own being that may use it so."""
        return base.stranger(state, self.being) or use_refusal(state, self)

    def perform(self, state: State, events: ev.Events | None, write: Write) -> None:
        """Use it, in a window at once (W-58, W-59)."""
        _answer_or_declare(state, self, events, write)

    def happen(self, state: State, events: ev.Events | None) -> None:
        """Pay for it and let it happen (W-50)."""
        take_effect(state, self, events)
        settle_sharing(state, events)


@base.action(10, (ACTION, WINDOW), "W-55", say("no blast can be made now"))
@written("w blast TH 2", "W-56", [base.BEING, base.ABILITY.or_none(), base.SIZE])
class Blast(NamedTuple):
    """A being uses an ability that is not aimed, such as a blast, for n (W-56).

    ``which`` is the ability's place among the being's.
    """

    being: int
    n: int
    which: int = 0

    def refusal(self, state: State) -> Refusal | None:
        """It must be an own being that may use it so."""
        return base.stranger(state, self.being) or use_refusal(state, self)

    def perform(self, state: State, events: ev.Events | None, write: Write) -> None:
        """Use it, in a window at once (W-58, W-59)."""
        _answer_or_declare(state, self, events, write)

    def happen(self, state: State, events: ev.Events | None) -> None:
        """Pay for it and let it happen (W-50)."""
        take_effect(state, self, events)
        settle_sharing(state, events)


AbilityCode: TypeAlias = Use | Blast


# --- what an action uses -------------------------------------------------------------------------
class AbilityUse(NamedTuple):
    """An action that uses an ability, taken apart; ``target`` is -1 where it has none."""

    own: Owned
    being: int
    target: int
    n: int


def use_of(config: MatchConfig, code: AbilityCode) -> AbilityUse | None:
    """Take an action apart; None if the being has no such ability."""
    aimed = isinstance(code, Use)
    owned = config.abilities[code.being]
    if code.which >= len(owned) or owned[code.which].kind.aimed != aimed:
        return None
    target = code.target if isinstance(code, Use) else NOBODY
    return AbilityUse(owned[code.which], code.being, target, code.n)


def use_refusal(state: State, code: AbilityCode) -> Refusal | None:
    """Say why a being may not use an ability now as an action says, or None if it may."""
    found = use_of(state.config, code)
    if found is None:
        return no_ability(state.config.being_name(code.being), aimed=isinstance(code, Use))
    return found.own.kind.refusal(state, *found)


def no_ability(being: str, *, aimed: bool) -> Refusal:
    """What is said of a being that has no ability of the sort."""
    if aimed:
        return "W-48", say("{being} has no ability to use", being=being)
    return "W-56", say("{being} has no blast", being=being)


# --- carrying out --------------------------------------------------------------------------------
def _answer_or_declare(state: State, code: AbilityCode, events: ev.Events | None, write: Write) -> None:
    """Answer with an ability, or declare it if its kind is declared; else it happens (W-58, W-59).

    Who uses it is known from then on (W-80).
    """
    make_known(state, code.being, events)
    if state.phase == WINDOW:
        take_effect(state, code, events)
        state.passes = 0
        ask_other(state, events, write)
    elif state.config.abilities[code.being][code.which].kind.declared:
        declare(state, code, events, write)
    else:
        code.happen(state, events)


def take_effect(state: State, code: AbilityCode, events: ev.Events | None) -> None:
    """Pay for an ability and let it take effect (W-50)."""
    found = use_of(state.config, code)
    assert found is not None
    own, being, target, n = found
    state.pay(own.factor, SIDE[being], n)
    own.kind.apply(state, own, being, target, n, events)


# --- what may be used ----------------------------------------------------------------------------
def use_code(own: Owned, being: int, target: int, n: int) -> AbilityCode:
    """The action of using an ability."""
    return Use(being, target, n, own.which) if own.kind.aimed else Blast(being, n, own.which)


def uses_of(state: State, own: Owned, being: int, have: int) -> Sequence[AbilityCode]:
    """List every use of an ability that so many factors pay for."""
    kind, which = own.kind, own.which
    if kind.aimed:
        return [
            _new(Use, (being, target, n, which))
            for target in kind.targets(state, being)
            for n in kind.sizes(state, being, target, have)
        ]
    return [_new(Blast, (being, n, which)) for n in kind.sizes(state, being, NOBODY, have)]


def answer_codes(state: State, side: int) -> list[AbilityCode]:
    """List the abilities that a side may use now (W-48, W-55)."""
    abilities, factors = state.config.abilities, state.factors
    found: list[AbilityCode] = []
    for being in state.beings[side]:
        for own in abilities[being]:
            if have := factors[2 * own.factor + side]:
                found += uses_of(state, own, being, have)
    return found


Acting: TypeAlias = OfWalker | AbilityCode | EndActions
