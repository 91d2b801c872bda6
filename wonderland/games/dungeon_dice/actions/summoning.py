"""Calling a figure, or not: which the roll lets a side call, and its die unfolded (DD-31 to DD-40)."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.actions.base import FIGURE, NET, Square
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.definitions import NO_CREST
from wonderland.games.dungeon_dice.placing import Refusal, lays, place_refusal
from wonderland.games.dungeon_dice.state import ACTION, SIDES, Item, State, Telling, lay, remove
from wonderland.kit.grammar import written

PAIR = 2
"""The Summon faces of one level that call (DD-31)."""


@written("w summon RAB C/3 c7")
class Summon(NamedTuple):
    """A figure, an oriented net and the square on which its start lies (DD-31 to DD-38)."""

    figure: Annotated[int, FIGURE.hidden()]
    net: Annotated[int, NET]
    start: Square

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A figure of the pool that the roll calls, on a net that fits there (DD-31 to DD-37)."""
        side, config = state.active, state.config
        figure = config.figures[self.figure]
        if self.figure not in state.figures_left[side]:
            return "DD-31", say("{figure} is not in the pool", figure=figure.name)
        if self.figure not in callable_figures(state):
            return "DD-31", say("no {die} is among those that call", die=config.die(figure.kind))
        if self.net == NONE:
            return "DD-14", say("a net has the orientations 0 to 7; A and E, their own mirror images, 0 to 3")
        return place_refusal(state, side, self.net, self.start)

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """Unfold the die (DD-34, DD-35, DD-38)."""
        side, config = state.active, state.config
        figure = config.figures[self.figure]
        state.figures_left = remove(state.figures_left, side, self.figure)
        state.dice_left = remove(state.dice_left, side, figure.kind)
        lay(state, side, lays(state, self.net, self.start))
        number = 0 if figure.unknown else state.next_number(side, self.figure)
        if figure.is_item:
            item = Item(side, self.figure, number, self.start, config.options.open_items)
            state.lay_item(item)
            name = state.item_id(item)
        else:
            name = state.id_of(state.appear(side, self.figure, number, self.start))
        state.stirred = True  # DD-87
        state.phase = ACTION
        if tell is not None:
            names, net = config.grid.names, config.definitions.nets[self.net]
            squares = config.laying.squares(self.net, self.start)
            tell.events.append(
                ev.Summoned(SIDES[side], name, figure.code, figure.kind_name, figure.is_item, net.text,
                            names[self.start], tuple(names[square] for square in squares))
            )  # fmt: skip


@written("w skip")
class Skip(NamedTuple):
    """The summon is declined (DD-32)."""

    def refusal(self, state: State, actor: int) -> None:
        """Nobody must call."""

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """Go on to the actions."""
        state.phase = ACTION
        if tell is not None:
            tell.events.append(ev.SummonDeclined(SIDES[state.active]))


Summoning: TypeAlias = Summon | Skip


def calling_kinds(state: State) -> set[int]:
    """The kinds of the dice that call: of a level of which two show S, those with S (DD-31)."""
    definitions = state.config.definitions
    showing = [
        kind for kind, face in zip(state.dice, state.faces, strict=True) if definitions.gives[face][0] == NO_CREST
    ]
    if len(showing) < PAIR:
        return set()
    levels = [definitions.level[kind] for kind in showing]
    return {kind for kind in showing if levels.count(definitions.level[kind]) >= PAIR}


def callable_figures(state: State) -> list[int]:
    """The figures that the roll lets the active player call, each once (DD-31)."""
    kinds = calling_kinds(state)
    if not kinds:
        return []
    figures = state.config.figures
    left = dict.fromkeys(state.figures_left[state.active])
    return [figure for figure in left if figures[figure].kind in kinds]
