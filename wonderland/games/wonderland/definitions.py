"""The flagship's definitions: YAML under ``config/games/wonderland/`` into frozen data (W-8).

Models say what a file may hold; ``compile_definitions`` holds the files against each other and
makes the cards that the rules use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import Document, check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.games.wonderland.components import CHANGES, Barricade, Card, Court
from wonderland.games.wonderland.factors import RULES_FACTORS, SUMMON
from wonderland.games.wonderland.figures import FiguresModel
from wonderland.kit.options import OptionModel, OptionsModel

Rank = Annotated[str, Field(pattern=r"^[A2-9TJQK]$")]
SuitLetter = Annotated[str, Field(pattern=r"^[HSDC]$")]
Colour = Literal["red", "black"]
FactorLetter = Literal["C", "F", "D", "A", "M"]
Face = Literal["S", "C", "F", "D", "A", "M"]
Level = Annotated[int, Field(ge=1, le=4, strict=True)]

FACTORS = RULES_FACTORS
FACES = SUMMON + FACTORS
"""The faces of dice in the order of their indices: S, then the factors."""
SUITS = "HSDC"


class Model(BaseModel):
    """A part of a definition file: what it doesn't name is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SuitModel(Model):
    """A suit: its name, colour, and the suit that it bests (W-7)."""

    name: str
    colour: Colour
    bests: SuitLetter


class LevelsModel(Model):
    """The level of a rank where red and black differ."""

    red: Level
    black: Level


PipRow = Annotated[str, Field(pattern=r"^[o.]{3}$")]


class CardsModel(Model):
    """``cards.yaml``: the deck, its pips and levels."""

    ranks: list[Rank]
    names: dict[Rank, str]
    suits: dict[SuitLetter, SuitModel]
    pips: dict[Rank, Annotated[list[PipRow], Field(min_length=1, max_length=9)]]
    levels: dict[Rank, Level | LevelsModel]


class DiceModel(Model):
    """``dice.yaml``: factors and the faces of each level's die."""

    factors: dict[FactorLetter, str]
    faces: dict[Level, Annotated[list[Face], Field(min_length=6, max_length=6)]]


class AbilityModel(Model):
    """An ability of ``abilities.yaml``."""

    factor: FactorLetter
    changes: Literal["atk", "def", "hobble", "spur"]
    by: Annotated[int, Field(ge=-9, le=9)]
    says: str


class MobileModel(Model):
    """The being takes steps."""


class StrikeModel(Model):
    """The being attacks."""

    reach: Literal["orthogonal", "diagonal"]


class BarricadeModel(Model):
    """The being halts or taxes enemies beside it."""

    halts: bool
    tax: Annotated[int, Field(ge=0, le=9)] = 1


class BlastModel(Model):
    """The being may be blasted."""

    factor: FactorLetter


class CourtModel(Model):
    """The being has a court ability."""

    ability: str
    factor: FactorLetter | None = None


class ComponentsModel(Model):
    """The components of a being; what isn't named it doesn't have."""

    strike: StrikeModel
    mobile: MobileModel | None = None
    barricade: BarricadeModel | None = None
    blast: BlastModel | None = None
    court: CourtModel | None = None


class ClaimModel(Model):
    """Cards that become a being: every suit and colour of the ranks unless one is named."""

    ranks: Annotated[list[Rank], Field(min_length=1)]
    colour: Colour | None = None
    suits: list[SuitLetter] | None = None


class BeingModel(Model):
    """A being of ``beings.yaml``."""

    name: str
    cards: Annotated[list[ClaimModel], Field(min_length=1)]
    components: ComponentsModel
    sprite: str | None = None


class PoolModel(Model):
    """A named pool of ``pools.yaml``, its cards in order of importance."""

    name: str
    says: str
    cards: Annotated[list[str], Field(min_length=1, max_length=26)]


@dataclass(frozen=True, slots=True)
class Definitions:
    """All that the flagship's files say, checked and frozen.

    Attributes:
        cards: every card of the deck by name.
        suits: each suit's name and the suit it bests.
        bests: for each suit index (of ``SUITS``) the bit of the suit it bests.
        faces: for each level the indices of its die's six faces.
        factors: the factors' names by letter.
        rank_names: the ranks' names.
        pips: for each rank the layout of its pips.
        abilities, options, presets, pools: as the files say.
    """

    cards: Mapping[str, Card]
    suits: Mapping[str, SuitModel]
    bests: tuple[int, ...]
    faces: Mapping[int, tuple[int, ...]]
    factors: Mapping[str, str]
    rank_names: Mapping[str, str]
    pips: Mapping[str, tuple[str, ...]]
    abilities: Mapping[str, AbilityModel]
    options: Mapping[str, OptionModel]
    presets: Mapping[str, Mapping[str, int | bool | str]]
    pools: Mapping[str, PoolModel]


def stats_of_pips(rows: Sequence[str]) -> tuple[int, int, int]:
    """Read Str, Atk and Def off a layout of pips (W-2).

    Args:
        rows: the layout, a text of three characters a row, ``o`` for a pip.

    Returns:
        The most pips in one column, the columns with pips, the pips in the middle column.
    """
    columns = [sum(row[i] == "o" for row in rows) for i in range(3)]
    return max(columns), sum(1 for pips in columns if pips), columns[1]


def load_definitions(extra: Sequence[Path] = ()) -> Definitions:
    """Load the game's definitions, with further files of beings that take cards from those here.

    Args:
        extra: YAML files of the form of ``beings.yaml``; a card that one of them claims becomes
            that being.

    Raises:
        BadInput: with every problem of the files.
    """
    return _load_definitions(config_folder() / "games" / "wonderland", tuple(extra))


MODELS: dict[str, Any] = {
    "cards.yaml": CardsModel,
    "dice.yaml": DiceModel,
    "abilities.yaml": dict[str, AbilityModel],
    "options.yaml": OptionsModel,
    "pools.yaml": dict[str, PoolModel],
    "beings.yaml": dict[str, BeingModel],
    "figures.yaml": FiguresModel,
}


@cache
def _load_definitions(folder: Path, extra: tuple[Path, ...]) -> Definitions:
    return read_definitions(folder, extra)


def read_definitions(folder: Path, extra: tuple[Path, ...]) -> Definitions:
    """Read a folder of definitions, and further files of beings; ``load_definitions`` keeps them.

    Raises:
        BadInput: with every problem of the files.
    """
    problems: list[Problem] = []

    def read(path: Path, model: Any) -> tuple[Any, Document]:
        try:
            document = load(path)
            return check_model(document, model), document
        except BadInput as bad:
            problems.extend(bad.problems)
            return None, Document(None, str(path), {})

    cards, cards_file = read(folder / "cards.yaml", CardsModel)
    dice, dice_file = read(folder / "dice.yaml", DiceModel)
    abilities, _ = read(folder / "abilities.yaml", MODELS["abilities.yaml"])
    options, _ = read(folder / "options.yaml", OptionsModel)
    pools, pools_file = read(folder / "pools.yaml", MODELS["pools.yaml"])
    beings = [read(path, MODELS["beings.yaml"]) for path in (folder / "beings.yaml", *extra)]
    if problems:
        raise BadInput(problems)
    check = _CrossCheck()
    made = {}
    for being_file, document in beings:
        made.update(check.beings(being_file, document, cards, abilities))
    check.deck(cards, cards_file)
    check.dice(dice, dice_file)
    check.pools(pools, pools_file, made)
    check.unclaimed(cards, made, beings[0][1])
    if check.problems:
        raise BadInput(check.problems)
    return Definitions(
        cards=made,
        suits=cards.suits,
        bests=tuple(1 << SUITS.index(cards.suits[suit].bests) for suit in SUITS),
        faces={
            level: tuple(FACES.index(face) for face in faces) for level, faces in dice.faces.items()
        },
        factors=dice.factors,
        rank_names=cards.names,
        pips={rank: tuple(rows) for rank, rows in cards.pips.items()},
        abilities=abilities,
        options=options.options,
        presets=options.presets,
        pools=pools,
    )


class _CrossCheck:
    """Holds the files against each other; collects what doesn't fit."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def _add(self, document: Document, path: tuple[str | int, ...], what: str, mend: str) -> None:
        self.problems.append(Problem(document.name, document.line_of(path), what, mend))

    def deck(self, cards: CardsModel, document: Document) -> None:
        """Every rank has a name, pips and a level; every suit is there."""
        for key, table in (("names", cards.names), ("pips", cards.pips), ("levels", cards.levels)):
            missing = [rank for rank in cards.ranks if rank not in table]
            if missing:
                self._add(document, (key,), f"{key} has no {', '.join(missing)}",
                          "Each rank of the deck needs its entry.")  # fmt: skip
        missing = [suit for suit in SUITS if suit not in cards.suits]
        if missing:
            self._add(document, ("suits",), f"suits has no {', '.join(missing)}",
                      "The four suits are H, S, D and C.")  # fmt: skip

    def dice(self, dice: DiceModel, document: Document) -> None:
        """There is a die for each level, and a name for each factor."""
        missing = [str(level) for level in (1, 2, 3, 4) if level not in dice.faces]
        if missing:
            self._add(document, ("faces",), f"there is no die of level {', '.join(missing)}",
                      "Each level from 1 to 4 needs its six faces.")  # fmt: skip
        unnamed = [letter for letter in FACTORS if letter not in dice.factors]
        if unnamed:
            self._add(document, ("factors",), f"factors has no {', '.join(unnamed)}",
                      "The factors are C, F, D, A and M.")  # fmt: skip

    def beings(
        self,
        beings: Mapping[str, BeingModel],
        document: Document,
        cards: CardsModel,
        abilities: Mapping[str, AbilityModel],
    ) -> dict[str, Card]:
        """Make the cards that a file's beings claim; a card can become one being only."""
        made: dict[str, Card] = {}
        for key, being in beings.items():
            court = being.components.court
            if court and court.ability not in abilities:
                self._add(document, (key, "components", "court", "ability"),
                          f"there is no ability {court.ability}",
                          f"The abilities are {', '.join(abilities)}.")  # fmt: skip
                continue
            for index, claim in enumerate(being.cards):
                for name in _claimed(claim, cards):
                    if name in made:
                        self._add(document, (key, "cards", index),
                                  f"{name} is claimed by {made[name].being} already",
                                  "A card becomes one being only.")  # fmt: skip
                    else:
                        made[name] = _make_card(name, key, being, cards, abilities)
        return made

    def pools(
        self, pools: Mapping[str, PoolModel], document: Document, made: Mapping[str, Card]
    ) -> None:
        """Named pools keep W-14."""
        for key, pool in pools.items():
            seen: dict[tuple[str, str], str] = {}
            for index, name in enumerate(pool.cards):
                card = made.get(name)
                if card is None:
                    self._add(document, (key, "cards", index), f"there is no card {name}",
                              "A card is a rank and a suit, such as 9H.")  # fmt: skip
                    continue
                other = seen.setdefault((card.rank, card.colour), name)
                if other != name or pool.cards.index(name) != index:
                    self._add(document, (key, "cards", index),
                              f"{name} and {other} are of one rank and colour (W-14)",
                              "Take the other colour or another rank.")  # fmt: skip

    def unclaimed(self, cards: CardsModel, made: Mapping[str, Card], document: Document) -> None:
        """Every card becomes a being."""
        bare = [r + s for r in cards.ranks for s in SUITS if r + s not in made]
        if bare:
            self._add(document, (), f"no being claims {', '.join(bare)}",
                      "Name these cards under `cards` of a being.")  # fmt: skip


def _claimed(claim: ClaimModel, cards: CardsModel) -> list[str]:
    suits = claim.suits or [s for s in SUITS if claim.colour in (None, cards.suits[s].colour)]
    return [rank + suit for rank in claim.ranks for suit in suits]


def _barricade(model: BarricadeModel | None) -> Barricade | None:
    return Barricade(model.halts, model.tax) if model else None


def _make_card(
    name: str,
    key: str,
    being: BeingModel,
    cards: CardsModel,
    abilities: Mapping[str, AbilityModel],
) -> Card:
    rank, suit = name[0], name[1]
    strength, attack, defense = stats_of_pips(cards.pips[rank])
    colour = cards.suits[suit].colour
    level = cards.levels[rank]
    parts = being.components
    court = None
    if parts.court:
        ability = abilities[parts.court.ability]
        factor = parts.court.factor or ability.factor
        court = Court(
            parts.court.ability, FACTORS.index(factor), CHANGES[ability.changes], ability.by
        )
    return Card(
        name=name,
        rank=rank,
        suit=suit,
        colour=colour,
        level=level if isinstance(level, int) else getattr(level, colour),
        strength=strength,
        attack=attack,
        defense=defense,
        being=key,
        title=being.name,
        sprite=being.sprite or key,
        mobile=parts.mobile is not None,
        diagonal=parts.strike.reach == "diagonal",
        barricade=_barricade(parts.barricade),
        court=court,
        blast=FACTORS.index(parts.blast.factor) if parts.blast else -1,
    )
