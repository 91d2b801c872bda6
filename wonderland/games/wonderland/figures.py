"""The pictures of the rules as data: small positions, and what of them is to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.games.wonderland.card import Card

LINE = 3
COLUMNS = 2 * LINE + 2
"""The tables of pictures are as wide as one another."""
SIDES = "we"


class Figure(BaseModel):
    """A picture.

    Attributes:
        says: what is to be seen.
        rules: the rules that it stands beside.
        rows: of the table.
        shows: the table, the pieces, the dice of all levels, or how the suits best one another.
        position: as in a record; None where no table is shown.
        pools: cards of the pools besides those in play.
        moves: lines played from there.
        summon: the card for which a path is laid.
        lay: the path's dominoes, two squares each.
        refused: the rule that refuses the last of them, ``""`` where all are allowed.
        take: the being that is taken up.
        aim: how large its ability or blast is aimed, 0 if it is not.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    says: str
    rules: list[str] = []
    rows: Annotated[int, Field(ge=3, le=9)] = 3
    shows: Literal["table", "pieces", "dice", "suits"] = "table"
    position: dict[str, Any] | None = None
    pools: dict[str, list[str]] = {}
    moves: list[str] = []
    summon: str = ""
    lay: list[str] = []
    refused: str = ""
    take: str = ""
    aim: Annotated[int, Field(ge=0, le=9)] = 0

    def setup(self) -> dict[str, Any]:
        """What ``api.Game.new`` needs to open the picture's match."""
        position = self.position or {}
        played = [str(being["id"]) for being in position.get("beings", ())]
        pools = {
            side: [name[1:] for name in played if name[0] == side] + self.pools.get(side, [])
            for side in SIDES
        }
        options = {"rows": self.rows, "line": LINE}
        return {"options": options, "pools": pools, "position": position, "seed": 0}

    def of(self, card: Card, name: str) -> Figure:
        """The picture with a card put in for ``{card}``, its rank's name, Atk, Def and Str too."""
        values = {"card": card.name, "name": name, "str": str(card.strength),
                  "atk": str(card.attack), "def": str(card.defense)}  # fmt: skip
        return Figure(**_filled(self.model_dump(), values))


class FiguresModel(BaseModel):
    """``figures.yaml``: the pictures of the rules, and one for each being."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    rules: dict[str, Figure]
    beings: dict[str, Figure]


@cache
def load_figures() -> FiguresModel:
    """Load the pictures.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    path = config_folder() / "games" / "wonderland" / "figures.yaml"
    found: FiguresModel = check_model(load(path), FiguresModel)
    return found


def figure_of(card: Card, name: str) -> Figure | None:
    """The picture of a being; ``name`` is its rank's. None where it has no picture."""
    figure = load_figures().beings.get(card.being)
    return figure.of(card, name) if figure else None


def _filled(value: Any, values: Mapping[str, str]) -> Any:
    """Data with what stands in braces put in for its name."""
    if isinstance(value, str):
        for name, text in values.items():
            value = value.replace("{" + name + "}", text)
        return value
    if isinstance(value, list):
        return [_filled(item, values) for item in value]
    if isinstance(value, dict):
        return {key: _filled(item, values) for key, item in value.items()}
    return value
