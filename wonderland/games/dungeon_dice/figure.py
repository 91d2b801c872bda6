"""What can be called: monsters and items, as the rules use them (DD-6, DD-8, DD-9)."""

from __future__ import annotations

from dataclasses import dataclass, field

from wonderland.core.message import say
from wonderland.games.dungeon_dice.effects.base import Effect
from wonderland.games.dungeon_dice.targets.base import Target

ABILITY = say("an ability")
"""What tells the words of abilities from other words that are spelt alike."""
ITEM_COLOUR = "K"


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability of a monster.

    Attributes:
        word: its name, unique among all; as notation it is the same in every language.
        timing: when it may be used, a place in ``TIMINGS``; also the crest that pays for it.
        cost: how many crests.
        target, effects: at whom it is aimed, and what happens.
        once: whether it can be used once a turn only.
        worth: what it counts in the rule of thumb (DD-7).
        which: its place among the monster's abilities.
        conditions: those of its effects that are not open to everybody at all times.
    """

    word: str
    timing: int
    cost: int
    target: Target
    effects: tuple[Effect, ...]
    once: bool
    worth: int
    which: int
    conditions: tuple[Effect, ...] = field(init=False, default=())

    def __post_init__(self) -> None:
        asking = tuple(e for e in self.effects if type(e).refusal is not Effect.refusal)
        object.__setattr__(self, "conditions", asking)


@dataclass(frozen=True, slots=True)
class ItemPart:
    """What an item does to whoever touches it, and whether it stays in play (DD-8)."""

    target: Target
    effects: tuple[Effect, ...]
    stays: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, or an item of which only the kind is known (DD-93).

    Attributes:
        code: three capitals; of an unknown item its kind.
        name: as people know it.
        level, colour: of its kind, which is also its die's.
        kind: the number of its kind.
        atk, defence, hp: its stats.
        traits: its general abilities, as a set of their bits.
        abilities: its special ones.
        item: what an item does; None for monsters and unknown items.
        unknown: whether it stands for any item of its kind.
        short: what it is called where there is little room; ``""`` for its whole name.
        carries: whether it is a monster that reaches others from afar (DD-85), or an item that
            places whoever touches it.
        timings: the timings of its abilities, as a set of bits.
    """

    code: str
    name: str
    level: int
    colour: str
    kind: int
    atk: int = 0
    defence: int = 0
    hp: int = 0
    traits: int = 0
    abilities: tuple[Ability, ...] = ()
    item: ItemPart | None = None
    unknown: bool = False
    short: str = ""
    carries: bool = field(init=False, default=False)
    timings: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        carries = any(e.carries for ability in self.abilities for e in ability.effects)
        if self.item:
            carries = any(e.places for e in self.item.effects)
        object.__setattr__(self, "carries", carries)
        bits = sum({1 << ability.timing for ability in self.abilities})
        object.__setattr__(self, "timings", bits)

    @property
    def is_item(self) -> bool:
        """Whether it is an item, known or not."""
        return self.colour == ITEM_COLOUR

    @property
    def kind_name(self) -> str:
        """Its kind as lines write it: ``2G``."""
        return f"{self.level}{self.colour}"
