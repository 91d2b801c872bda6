"""What a definition file may hold: a pydantic model for each."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.written import written
from wonderland.core.message import say
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Said, Text

Code = Annotated[str, written(r"[A-Z]{3}", say("three capitals, such as RAB"))]
Kind = Annotated[str, written(r"[1-4][A-Z]", say("a level and a colour, such as 2G"))]
Word = Annotated[str, written(r"[a-z][a-z-]{0,29}", say("a word of at most thirty small letters, such as pinch"))]
Name = Annotated[str, Field(min_length=1, max_length=40), Said]
Stat = Annotated[int, Field(ge=0, le=990, multiple_of=10, strict=True)]
Timing = Literal["MOVE", "ATTACK", "DEFEND", "MAGIC", "TRAP"]
Crest = Literal["M", "A", "D", "X", "T"]
Colour = Literal["W", "B", "Y", "G", "R", "K"]
Effects = Annotated[list[str], Field(min_length=1, max_length=6)]


class ColourModel(Strict):
    """A colour: its name, and the class of figures that it stands for (DD-1)."""

    name: Name
    class_: Annotated[Name, Field(alias="class")]


class DiceModel(Strict):
    """``dice.yaml``: crests, colours, and the faces of each kind of die (DD-1 to DD-4)."""

    crests: dict[Crest, Name]
    colours: dict[Colour, ColourModel]
    faces: dict[Kind, str]


class AbilityModel(Strict):
    """A special ability (DD-9): see ``monsters.yaml``."""

    timing: Timing
    cost: Annotated[int, Field(ge=1, le=99, strict=True)]
    target: str
    effects: Effects
    once: bool = False
    worth: Literal[1, 2] = 1


class MonsterModel(Strict):
    """A monster (DD-6); ``short`` is what it is called where there is little room."""

    name: Name
    short: Name | None = None
    kind: Kind
    atk: Stat
    defence: Annotated[Stat, Field(alias="def")]
    hp: Annotated[Stat, Field(ge=10)]
    traits: list[str] = Field(default=[])
    abilities: dict[Word, AbilityModel] = Field(default={})


class ItemModel(Strict):
    """An item (DD-8)."""

    name: Name
    short: Name | None = None
    kind: Kind
    target: str
    effects: Effects
    stays: bool = False


class NetModel(Strict):
    """A net, drawn with north above (DD-13)."""

    name: Name
    drawn: Annotated[list[str], Field(min_length=1, max_length=6)]


class PoolModel(Strict):
    """A named pool (DD-16)."""

    name: Name
    says: Text
    dice: str
    figures: str


class MoreModel(Strict):
    """A file of the user's own: further monsters, items and pools."""

    monsters: dict[Code, MonsterModel] = Field(default={})
    items: dict[Code, ItemModel] = Field(default={})
    pools: dict[str, PoolModel] = Field(default={})


Monsters = dict[Code, MonsterModel]
Items = dict[Code, ItemModel]
Nets = dict[Annotated[str, written(r"[A-Z]", say("a capital, such as C"))], NetModel]
Pools = dict[
    Annotated[str, written(r"[a-z][a-z0-9-]*", say("small letters, digits and hyphens, such as croquet-ground"))],
    PoolModel,
]
