"""What the screen says of figures, dice and nets: their definitions, ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from wonderland.core.match import Match
from wonderland.core.message import capital, commas, rows, say
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice.components import FLYING, TUNNEL
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.figure import Ability, Figure
from wonderland.games.dungeon_dice.named_line import is_square
from wonderland.games.dungeon_dice.names import die, kind_name
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, class_of, level_of

Cell = tuple[int, int]
TRAITS = {"FLYING": FLYING, "TUNNEL": TUNNEL}


def plain(name: str) -> str:
    """A monster as lines name it where no other can be meant: without its side (section 11)."""
    return name[1:] if name[:1] in ("w", "e") and name[1:4].isupper() else name


class Facts:
    """The definitions that a match is played with.

    Args:
        definitions: figures, dice and nets.
    """

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions

    @classmethod
    def of(cls, match: Match) -> Facts:
        """Those of a match."""
        return cls(at_table.definitions(match))

    # --- figures ---------------------------------------------------------------------------------
    def knows(self, code: str) -> bool:
        """Whether there is a figure of a code."""
        return code in self.definitions.codes

    def figure(self, code: str) -> Figure:
        """The figure of a code."""
        return self.definitions.figure(code)

    def name(self, code: str) -> str:
        """What a figure is called; an item of which only the kind is known is a chest."""
        if self.knows(code):
            return self.figure(code).name
        return say("a chest of level {level}", level=level_of(code)) if len(code) == 2 else code

    def kind(self, code: str) -> str:
        """A figure's level and class; of an unknown item that is its code."""
        return self.figure(code).kind_name if self.knows(code) else code

    def traits(self, code: str) -> frozenset[str]:
        """The general abilities that a monster was made with."""
        if not self.knows(code):
            return frozenset()
        own = self.figure(code).traits
        return frozenset(name for name, bit in TRAITS.items() if own & bit)

    def called(self, name: str) -> str:
        """What people call a monster in play, a Master or an item, by its id."""
        if name.endswith("master"):
            return say("the Master")
        return self.name(name[1:4])

    def target(self, name: str) -> str:
        """What people call what an ability is aimed at: somebody, or a square or crest as it is."""
        return name if is_square(name) or len(name) == 1 else self.called(name)

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Every figure's name by its code."""
        return {f.code: f.name for f in self.definitions.figures if not f.unknown}

    def ability(self, word: str) -> str:
        """An ability by its word, as it is told."""
        return self._abilities.get(word, word)

    @cached_property
    def _abilities(self) -> Mapping[str, str]:
        figures = self.definitions.figures
        return {ability.word: ability.word for f in figures for ability in f.abilities}

    @staticmethod
    def says(ability: Ability) -> str:
        """What an ability does: ``an enemy at most 2 squares away: 20 damage``."""
        effects = commas(effect.does for effect in ability.effects)
        if ability.once:
            effects = say("{effects}; once a turn", effects=effects)
        words = ability.target.whom
        return say("{target}: {effects}", target=words, effects=effects) if words else effects

    @staticmethod
    def crest(ability: Ability) -> str:
        """The letter of the crest that pays for an ability."""
        return CRESTS[ability.timing]

    def item_says(self, figure: Figure) -> str:
        """What an item does to whoever touches it, and what becomes of it."""
        if figure.item is None:
            return say("Nobody but its owner knows what is in it.")
        effects = commas(effect.does for effect in figure.item.effects)
        after = say("It stays.") if figure.item.stays else say("Then it is gone.")
        target = capital(figure.item.target.whom)
        return rows(say("{target}: {effects}.", target=target, effects=effects), after)

    @staticmethod
    def class_line(kind: str, where: str = "") -> str:
        """What a figure is: ``Beast of level 3, on i6``."""
        word, level = CLASS_WORDS[class_of(kind)], level_of(kind)
        if where:
            return say("{kind} of level {level}, on {square}", kind=word, level=level, square=where)
        return kind_name(CLASS_WORDS, kind)

    # --- dice ------------------------------------------------------------------------------------
    def die(self, kind: str) -> str:
        """What people call a die of a kind: ``Beast die of level 2``."""
        return die(self.definitions.classes, kind)

    def faces(self, kind: str) -> tuple[str, ...]:
        """What a die of a kind may show."""
        d = self.definitions
        return tuple(d.face_names[face] for face in d.faces[d.kind[kind]])

    # --- nets ------------------------------------------------------------------------------------
    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The nets by letter."""
        return tuple(dict.fromkeys(net.net for net in self.definitions.nets))

    @cached_property
    def _cells(self) -> Mapping[str, tuple[Cell, ...]]:
        return {net.text: tuple(net.offsets) for net in self.definitions.nets}

    def turns(self, letter: str) -> Sequence[int]:
        """The orientations that a net has (DD-14)."""
        return [net.orientation for net in self.definitions.nets if net.net == letter]

    def cells(self, letter: str, orientation: int) -> tuple[Cell, ...]:
        """A net's squares from its start square, which is the first."""
        return self._cells[f"{letter}/{orientation}"]

    def net_name(self, letter: str) -> str:
        """What a net is called."""
        return self.definitions.net_names[letter]
