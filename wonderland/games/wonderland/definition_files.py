"""What a definition file may hold: a pydantic model for each."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from pydantic import Field, create_model

from wonderland.content.written import written
from wonderland.core.message import say
from wonderland.games.wonderland.abilities.base import Letter
from wonderland.games.wonderland.components import Component
from wonderland.kit.registry import Registry
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text

M = TypeVar("M")

Rank = Annotated[str, Field(pattern=r"^[A2-9TJQK]$")]
SuitLetter = Annotated[str, Field(pattern=r"^[HSDC]$")]
Colour = Literal["red", "black"]
Face = Annotated[str, written(r"[A-Z]", say("a capital, such as M"))]
Level = Annotated[int, Field(ge=1, le=4, strict=True)]
Faces = dict[Level, Annotated[list[Face], Field(min_length=1, max_length=20)]]


class SuitModel(Strict):
    """A suit: its name, colour, and the suit that it bests (W-7)."""

    name: Text
    colour: Colour
    bests: SuitLetter


class LevelsModel(Strict):
    """The level of a rank where red and black differ."""

    red: Level
    black: Level


PipRow = Annotated[str, written(r"[o.]{3}", say("three signs, o for a pip and . for none, such as o.o"))]


class CardsModel(Strict):
    """``cards.yaml``: the deck, its pips and levels."""

    ranks: list[Rank]
    names: dict[Rank, Text]
    suits: dict[SuitLetter, SuitModel]
    pips: dict[Rank, Annotated[list[PipRow], Field(min_length=1, max_length=9)]]
    levels: dict[Rank, Level | LevelsModel]


class DiceModel(Strict):
    """``dice.yaml``: factors and the faces of each level's die, as many as one likes."""

    factors: dict[Letter, Text]
    faces: Faces


class ClaimModel(Strict):
    """Cards that become a being: every suit and colour of the ranks unless one is named."""

    ranks: Annotated[list[Rank], Field(min_length=1)]
    colour: Colour | None = None
    suits: list[SuitLetter] | None = None


class CourtModel(Strict):
    """An ability as files named it before a being could have several."""

    ability: str
    factor: Letter | None = None


class BlastModel(Strict):
    """A blast as files named it before a being could have several abilities."""

    factor: Letter


class ComponentsModel(Strict):
    """What a being is made of; ``being_model`` adds a field for each component that there is."""

    court: CourtModel | None = None
    blast: BlastModel | None = None


AbilityData = dict[str, object]
"""An ability as a file has it, by key; the reader holds it against the class of its kind."""


class BeingModel(Strict):
    """A being: its cards, and what it is made of.

    An ability is its name, a mapping of its name and the factor that this being pays
    (``{ability: spur, factor: F}``), or a new one, with its kind (``{kind: modifier, name: bless,
    ...}``); it is held against its class by the reader.
    """

    name: Text
    cards: Annotated[list[ClaimModel], Field(min_length=1)]
    components: ComponentsModel
    abilities: list[str | AbilityData] = Field(default=[])
    sprite: str | None = None


class ModModel(Strict):
    """A file that adds more than beings."""

    factors: dict[Letter, Text] = Field(default={})
    faces: Faces = Field(default={})
    abilities: dict[str, AbilityData] = Field(default={})
    beings: dict[str, BeingModel] = Field(default={})


def being_model(components: Registry[Component]) -> type[BeingModel]:
    """The model of a being that may have these components."""
    fields: dict[str, Any]  # what pydantic takes fields as
    fields = {part.key: (part | None, None) for part in components}
    parts = create_model("ComponentsModel", __base__=ComponentsModel, **fields)
    return create_model("BeingModel", __base__=BeingModel, components=(parts, ...))


def mod_model(being: type[BeingModel]) -> type[ModModel]:
    """The model of a file that adds more than beings, which are of a model."""
    return create_model("ModModel", __base__=ModModel, beings=(table_of(being), {}))


def table_of(model: type[M]) -> type[dict[str, M]]:
    """What a file is that holds a model's data by name."""
    return dict[str, model]  # type: ignore[valid-type] # which model is known only now


class PoolModel(Strict):
    """A named pool of ``pools.yaml``, its cards in order of importance.

    Attributes:
        shows: the two cards whose beings stand for it in pictures; the first two where none are named.
    """

    name: Text
    says: Text
    shows: Annotated[list[str], Field(max_length=2)] = Field(default=[])
    cards: Annotated[list[str], Field(min_length=1, max_length=26)]
