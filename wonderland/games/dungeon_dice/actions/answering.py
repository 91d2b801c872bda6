"""What a side answers that is asked: to a chain, to an attack, for a square (DD-55, DD-67, DD-81)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.actions.acting import Use
from wonderland.games.dungeon_dice.actions.base import Square
from wonderland.games.dungeon_dice.chain import close, let_pass, place_squares, settle
from wonderland.games.dungeon_dice.combat import strike
from wonderland.games.dungeon_dice.crests import DEFEND as DEFEND_CREST
from wonderland.games.dungeon_dice.harm import arrive
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.state import CHAIN, DEFEND, SIDES, State, Telling
from wonderland.kit.grammar import written


@written("e pass")
class Pass(NamedTuple):
    """Nothing is added to the chain, or an attack is not defended (DD-55, DD-67)."""

    def refusal(self, state: State, actor: int) -> None:
        """Whoever is asked may pass."""

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """The other is asked, or the attack strikes with nobody defending."""
        if state.phase == CHAIN:
            let_pass(state, tell)
            return
        if tell is not None:
            tell.events.append(ev.Passed(SIDES[state.asked]))
        _strike(state, tell, paid=False)


@written("e defend")
class Defend(NamedTuple):
    """A Defend is paid (DD-55)."""

    def refusal(self, state: State, actor: int) -> None:
        """Who has no Defend is not asked."""

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """The attack strikes its target's Def (DD-56)."""
        state.crests[5 * state.asked + DEFEND_CREST] -= 1
        _strike(state, tell, paid=True)


def _strike(state: State, tell: Telling | None, *, paid: bool) -> None:
    """The attack that waits strikes (DD-56); then all goes on."""
    strike(state, state.chain[0].doer, tell and tell.events, paid=paid)
    state.chain = ()
    close(state, tell)


@written("e place d7")
class Place(NamedTuple):
    """The square for a monster that an item puts somewhere (DD-81)."""

    square: Square

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A free square without an item, near enough (DD-81)."""
        if place_squares(state) >> self.square & 1:
            return None
        name, placing = state.config.grid.name(self.square), state.placing
        assert placing is not None
        return "DD-81", say(
            "{square} is not a free square without an item at most {far} away", square=name, far=placing.far
        )

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """Put the monster there; then all goes on."""
        placing = state.placing
        assert placing is not None
        state.placing = None
        arrive(state, placing.monster, (self.square,), "place", tell and tell.events)
        settle(state, tell)


Answering: TypeAlias = Pass | Defend | Place


def legal(state: State) -> list[Answering | Use]:
    """What the side that is asked may answer."""
    if state.phase == CHAIN:
        return [*Use.legal(state, state.asked), Pass()]
    if state.phase == DEFEND:
        return [Defend(), Pass()]
    return [Place(square) for square in state.config.grid.listed(place_squares(state))]
