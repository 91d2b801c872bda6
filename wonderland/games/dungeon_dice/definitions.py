"""The game's definitions: YAML under ``config/games/dungeon-dice/`` into frozen data (DD-19).

``definition_files`` says what a file may hold; what is read here is held against the other files,
and made into figures, dice and nets that the rules use. All faults are told at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wonderland.games.dungeon_dice.figure import Figure
from wonderland.games.dungeon_dice.nets import Oriented
from wonderland.games.dungeon_dice.pool import NamedPool
from wonderland.kit.options import OptionsModel

NAME = "dungeon-dice"
NO_CREST = -1


@dataclass(frozen=True)
class Definitions:
    """The game's data.

    Figures, kinds and faces are numbers, in the order of their text, so that sorted numbers are
    sorted text. The first figures stand for items of which only the kind is known.

    Attributes:
        figures: all of them; ``codes`` the number of each code that can be called.
        figure_names: how lines write each.
        unknown: for each kind of item the figure that stands for any of it.
        kinds: the kinds of dice, ``kind`` the number of each.
        level: each kind's level.
        faces: each kind's six faces, as numbers of ``face_names``.
        face_names: what a face shows (``"S"``, ``"M2"``), ``face`` the number of each.
        gives: the crest that each face gives, ``NO_CREST`` for S, and how many.
        nets: every net in every orientation; ``net`` the number of each text (``"C/5"``).
        net_texts: the text of each.
        net_names: the names of the nets by letter.
        crests, colours, classes: what people call them.
        pools: by name.
        options: what a match may be told, and the presets.
    """

    figures: tuple[Figure, ...]
    codes: Mapping[str, int]
    figure_names: tuple[str, ...]
    unknown: Mapping[int, int]
    kinds: tuple[str, ...]
    kind: Mapping[str, int]
    level: tuple[int, ...]
    faces: tuple[tuple[int, ...], ...]
    face_names: tuple[str, ...]
    face: Mapping[str, int]
    gives: tuple[tuple[int, int], ...]
    nets: tuple[Oriented, ...]
    net: Mapping[str, int]
    net_texts: tuple[str, ...]
    net_names: Mapping[str, str]
    crests: Mapping[str, str]
    colours: Mapping[str, str]
    classes: Mapping[str, str]
    pools: Mapping[str, NamedPool]
    options: OptionsModel

    def figure(self, code: str) -> Figure:
        """The figure of a code.

        Raises:
            KeyError: if there is none.
        """
        return self.figures[self.codes[code]]

    def monsters(self) -> list[Figure]:
        """All monsters, by level and colour."""
        known = [f for f in self.figures if not f.is_item]
        return sorted(known, key=lambda f: (f.level, "WBYGR".index(f.colour), f.code))

    def items(self) -> list[Figure]:
        """All items, by level."""
        known = [f for f in self.figures if f.is_item and not f.unknown]
        return sorted(known, key=lambda f: (f.level, f.code))
