"""The action step: strides, attacks, special abilities, and to end (DD-41 to DD-65, DD-74).

Each of them is declared as a link of a chain; it takes effect when the chain resolves.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import starmap
from typing import Annotated, NamedTuple, Self, TypeAlias

from wonderland.core.message import say, say_n
from wonderland.games.dungeon_dice import combat
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.actions.base import ABILITY, AIM, FOE, STRIDE, Doer
from wonderland.games.dungeon_dice.chain import UNPAID, declare
from wonderland.games.dungeon_dice.codes import MASTER, NONE
from wonderland.games.dungeon_dice.columns import AGAIN, ATTACKS, FREE, MOVED, SIDE, SQUARE, USED
from wonderland.games.dungeon_dice.crests import ATTACK, CREST_NAMES, CRESTS, MOVE, TIMINGS
from wonderland.games.dungeon_dice.harm import arrive
from wonderland.games.dungeon_dice.movement import path_refusal, price, stays
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.state import DEFEND, SIDES, Link, State, Telling
from wonderland.games.dungeon_dice.targets.base import Cast
from wonderland.games.dungeon_dice.using import condition_refusal, timing_refusal, uses
from wonderland.games.dungeon_dice.victory import finish
from wonderland.kit.grammar import written


@written("w move RAB1 c7 d7, or with a leap w move RAB1 c7-d7")
class Stride(NamedTuple):
    """A stride: the squares passed and the one on which it ends (DD-43)."""

    monster: Doer
    squares: Annotated[tuple[int, ...], STRIDE.several()]

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A way that the monster may go and its side can pay (DD-43 to DD-48)."""
        if refused := _absent(state, (self.monster,)) or self._barred(state):
            return refused
        cost = price(state, self.monster, len(self.squares))
        have = state.crests[5 * state.store[SIDE + self.monster] + MOVE]
        return ("DD-46", _too_dear(cost, have)) if cost > have else None

    def _barred(self, state: State, *, again: bool = False) -> Refusal | None:
        """Why the monster can't go there, whatever it costs; ``again`` as it resolves."""
        monster, squares = self
        return stays(state, monster, again=again) or path_refusal(state, monster, squares)

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """Declare it (DD-42)."""
        declare(state, Link(actor, self, "move", self.monster, self.squares[-1]), tell)

    def pay(self, state: State, side: int) -> tuple[int, int]:
        """Move for each square that is not free; another's move under way ends (DD-46, DD-47)."""
        store, monster, squares = state.store, self.monster, len(self.squares)
        paid = price(state, monster, squares)
        store[FREE + monster] -= min(store[FREE + monster], squares)
        if state.moving not in (NONE, monster):
            store[MOVED + state.moving] = 1
        state.moving = monster
        return MOVE, paid

    def idle(self, state: State, side: int) -> str:
        """It takes effect while its monster is in play and can still go there (DD-71)."""
        if not state.in_play(self.monster):
            return "left"
        return "void" if self._barred(state, again=True) else ""

    def resolve(self, state: State, side: int, at: int, tell: Telling | None) -> None:
        """The monster arrives (DD-43)."""
        arrive(state, self.monster, self.squares, "stride", tell and tell.events)


def _too_dear(cost: int, have: int) -> str:
    if not have:
        return say("the stride costs {cost} Move, and there is none", cost=cost)
    return say_n(
        "the stride costs {cost} Move, and there is {n}",
        "the stride costs {cost} Move, and there are {n}",
        have,
        cost=cost,
    )


@written("w attack RAB1 KOB1, w attack RAB1 master or w attack master KOB1")
class Attack(NamedTuple):
    """An attack by a monster or the Master on a monster or the Master (DD-49, DD-52)."""

    attacker: Doer
    target: Annotated[int, FOE]

    @classmethod
    def legal(cls, state: State, side: int) -> list[Self]:
        """Every attack that a side can declare and pay."""
        return list(starmap(cls, combat.attacks(state, side)))

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """One attack a turn on an enemy in reach, for 1 Attack (DD-49 to DD-52)."""
        store, attacker = state.store, self.attacker
        if refused := _absent(state, [monster for monster in self if monster != MASTER]):
            return refused
        rule = "DD-52" if attacker == MASTER else "DD-49"
        if attacker == MASTER and state.master_attacked:
            return rule, say("the Master has attacked this turn")
        if attacker != MASTER and store[ATTACKS + attacker] > store[AGAIN + attacker]:
            return rule, say("{who} has attacked this turn", who=state.name_of(attacker))
        if refused := combat.target_refusal(state, actor, attacker, self.target):
            return refused
        if state.crests[5 * actor + ATTACK]:
            return None
        return rule, say("an attack costs 1 Attack, and there is none")

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """Declare it (DD-42)."""
        declare(state, Link(actor, self, "attack", self.attacker, self.target), tell)

    def pay(self, state: State, side: int) -> tuple[int, int]:
        """1 Attack; the move under way ends (DD-47, DD-49, DD-52)."""
        store = state.store
        if state.moving != NONE:
            store[MOVED + state.moving] = 1
            state.moving = NONE
        if self.attacker == MASTER:
            state.master_attacked = True
        else:
            store[ATTACKS + self.attacker] += 1
        state.target = self.target
        return ATTACK, 1

    def idle(self, state: State, side: int) -> str:
        """It takes effect while both are where it can strike (DD-53)."""
        return "void" if combat.is_void(state, side, self.attacker) else ""

    def resolve(self, state: State, side: int, at: int, tell: Telling | None) -> None:
        """Strike, or ask the target's owner whether he defends (DD-54, DD-55)."""
        attacker, target, foe = self.attacker, state.target, 1 - side
        events = tell and tell.events
        if events is not None:
            events.append(ev.Attacked(_who(state, attacker, side), _who(state, target, foe)))
        if target == MASTER:
            combat.strike_master(state, foe, events)
            if not state.masters[foe]:  # DD-83
                combat.end_battle(state)
                finish(state, side, "master", events)
        elif combat.may_defend(state):
            state.phase = DEFEND
            state.asked = foe
            if events is not None:
                least, most = combat.outcome(state, attacker, target)
                events.append(ev.DefendAsked(SIDES[foe], state.id_of(target), least, most))
        else:
            combat.strike(state, attacker, events, paid=False)


def _who(state: State, monster: int, side: int) -> str:
    return f"{SIDES[side]} master" if monster == MASTER else state.id_of(monster)


@written("w use CHE1 fade d7, with the target if the ability names one")
class Use(NamedTuple):
    """A special ability: its place among the monster's, and what the line names (DD-61).

    ``target`` is a monster, a square or a crest as the ability has it, ``NONE`` where it names
    nothing; ``which`` is ``NONE`` where there is no such ability.
    """

    monster: Doer
    which: Annotated[int, ABILITY]
    target: Annotated[int, AIM]

    @classmethod
    def legal(cls, state: State, side: int) -> list[Self]:
        """Every use of an ability that a side can declare and pay."""
        return list(starmap(cls, uses(state, side)))

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """In its time, once if so, at what it is aimed at, and paid (DD-10, DD-61 to DD-68)."""
        store, monster = state.store, self.monster
        abilities = state.figure(monster).abilities
        ability = None if self.which == NONE else abilities[self.which]
        aimed = ability is not None and ability.target.names == "monster"
        if refused := _absent(state, (monster, self.target) if aimed else (monster,)):
            return refused
        name = state.name_of(monster)
        if ability is None:
            return "DD-61", say("{who} has no such ability", who=name)
        timing, word = TIMINGS[ability.timing], ability.word
        if refused := timing_refusal(state, actor, monster, ability):
            return refused[0], say("{word} has the timing {timing}: {why}", word=word, timing=timing, why=refused[1])
        if ability.once and store[USED + monster] >> ability.which & 1:
            return "DD-61", say("{who} has used {word} this turn", who=name, word=word)
        if wrong := condition_refusal(state, monster, ability):
            return "DD-10", say("{word} is not open to {who}: {why}", word=word, who=name, why=wrong)
        if wrong := ability.target.refusal(state, monster, self.target):
            return "DD-10", say("{word} of {who}: {why}", word=word, who=name, why=wrong)
        have = state.crests[5 * actor + ability.timing]
        if have < ability.cost:
            return "DD-61", say(
                "{word} costs {cost} {crest}, and there are {have}",
                word=word,
                cost=ability.cost,
                crest=CREST_NAMES[CRESTS[ability.timing]],
                have=have,
            )
        return None

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """Declare it (DD-61, DD-66)."""
        declare(state, Link(actor, self, "use", self.monster, self.target), tell)

    def pay(self, state: State, side: int) -> tuple[int, int]:
        """What it costs, in crests of its timing (DD-61)."""
        ability = state.figure(self.monster).abilities[self.which]
        if ability.once:
            state.store[USED + self.monster] |= 1 << self.which
        return ability.timing, ability.cost

    def idle(self, state: State, side: int) -> str:
        """It takes effect while its user is in play (DD-71)."""
        return "" if state.in_play(self.monster) else "left"

    def resolve(self, state: State, side: int, at: int, tell: Telling | None) -> None:
        """Carry out its effects in the order listed (DD-11)."""
        ability = state.figure(self.monster).abilities[self.which]
        cast = Cast(side, self.monster, state.store[SQUARE + self.monster], self.target, at)
        reached = ability.target.reached(state, cast)
        for effect in ability.effects:
            effect.apply(state, cast, reached, tell and tell.events)


def _absent(state: State, named: Iterable[int]) -> Refusal | None:
    """Refuse a line that names a monster which is out of play (section 11, "Fine points").

    It was in play when the line was read: a stride before, or an answer that was passed, ended it.
    """
    for monster in named:
        if not state.in_play(monster):
            return "DD-94", say("{who} is not in play", who=state.name_of(monster))
    return None


@written("w end")
class End(NamedTuple):
    """The active player ends his actions (DD-41)."""

    def refusal(self, state: State, actor: int) -> None:
        """He may end at any time."""

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """Declare it (DD-42)."""
        declare(state, Link(actor, self, "end"), tell)

    def pay(self, state: State, side: int) -> tuple[int, int]:
        """It costs nothing."""
        return UNPAID

    def idle(self, state: State, side: int) -> str:
        """Nothing keeps a turn from its end."""
        return ""

    def resolve(self, state: State, side: int, at: int, tell: Telling | None) -> None:
        """The turn ends when all is dealt with (DD-74)."""
        state.ending = True


_END = End()
Acting: TypeAlias = Stride | Attack | Use | End


def legal(state: State, side: int) -> list[Attack | Use | End]:
    """What a side may do in the action step but strides, which are many (``movement.Strides``)."""
    return [*starmap(Attack, combat.attacks(state, side)), *starmap(Use, uses(state, side)), _END]
