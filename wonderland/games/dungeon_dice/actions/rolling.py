"""Who begins, the dice of a turn, and what they show (DD-25, DD-28 to DD-31)."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from wonderland.core.message import say, say_n
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.actions.base import FACE, KIND, SIDE
from wonderland.games.dungeon_dice.actions.summoning import callable_figures
from wonderland.games.dungeon_dice.definitions import NO_CREST
from wonderland.games.dungeon_dice.harm import gain
from wonderland.games.dungeon_dice.placing import Refusal, has_space
from wonderland.games.dungeon_dice.state import ACTION, ROLL, SIDES, SUMMON, State, Telling
from wonderland.games.dungeon_dice.turn import begin_turn
from wonderland.kit.grammar import written

DICE = 3
"""The dice of a roll (DD-28)."""


@written("* first w")
class First(NamedTuple):
    """Chance names the side that begins (DD-25)."""

    side: Annotated[int, SIDE]

    def refusal(self, state: State, actor: int) -> None:
        """It may be either."""

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """The side begins its turn."""
        if tell is not None:
            tell.events.append(ev.SideNamed(SIDES[self.side]))
        begin_turn(state, self.side, state.config.opening, tell and tell.events)


@written("w dice 1G 1G 2B")
class Dice(NamedTuple):
    """The dice that are rolled, by kind (DD-28)."""

    kinds: Annotated[tuple[int, ...], KIND.several()]

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Three of the pool, or all that are left (DD-28)."""
        left = state.dice_left[state.active]
        wanted = min(DICE, len(left))
        for kind in set(self.kinds):
            if self.kinds.count(kind) > left.count(kind):
                return "DD-28", _too_few(state.config.die(kind), left.count(kind))
        if len(self.kinds) != wanted:
            if wanted == DICE:
                return "DD-28", say("three dice are rolled, no more and no fewer")
            return "DD-28", say_n(
                "the last die is rolled, no more and no fewer",
                "all {n} dice left are rolled, no more and no fewer",
                wanted,
            )
        return None

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """They are to be rolled."""
        state.dice = self.kinds
        state.phase = ROLL
        if tell is not None:
            names = state.config.definitions.kinds
            chosen = tuple(names[kind] for kind in self.kinds)
            tell.events.append(ev.DiceChosen(SIDES[state.active], chosen))


def _too_few(die: str, have: int) -> str:
    if not have:
        return say("no {die} is left in the pool", die=die)
    return say_n(
        "only {n} {die} is left in the pool", "of such dice only {n} are left in the pool: {die}", have, die=die
    )


@written("* roll S M2 S")
class Roll(NamedTuple):
    """The faces of the dice chosen, in their order (DD-29)."""

    faces: Annotated[tuple[int, ...], FACE.several()]

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A face of each die (DD-29)."""
        definitions = state.config.definitions
        if len(self.faces) != len(state.dice):
            return "DD-29", say("{dice} dice were chosen, not {faces}", dice=len(state.dice), faces=len(self.faces))
        for face, kind in zip(self.faces, state.dice, strict=True):
            if face not in definitions.faces[kind]:
                name = definitions.face_names[face]
                return "DD-29", say("no face of the {die} is {face!r}", die=state.config.die(kind), face=name)
        return None

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """Store the crests; then a figure may be called, if there is one and space (DD-30, DD-33)."""
        definitions, events = state.config.definitions, tell and tell.events
        state.faces = self.faces
        if events is not None:
            kinds = tuple(definitions.kinds[kind] for kind in state.dice)
            faces = tuple(definitions.face_names[face] for face in self.faces)
            events.append(ev.Rolled(SIDES[state.active], kinds, faces))
        for face in self.faces:
            crest, number = definitions.gives[face]
            if crest != NO_CREST:
                gain(state, state.active, crest, number, events)
        able = callable_figures(state) and has_space(state, state.active)
        state.phase = SUMMON if able else ACTION


Rolling: TypeAlias = First | Dice | Roll
