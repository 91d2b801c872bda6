"""The pictures of the rules as data: small positions, and what of them is to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.rule_figures import FiguresFile, RuleFigure
from wonderland.core.message import Message
from wonderland.core.record import Record
from wonderland.games.wonderland.card import Card

LINE = 3
COLUMNS = 2 * LINE + 2
"""The tables of pictures are as wide as one another."""
SIDES = ("w", "e")


class Figure(RuleFigure):
    """A picture; that of a being stands beside no rule. Without a position no table is shown.

    Attributes:
        rows: of the table.
        shows: the table, the pieces, the dice of all levels, or how the suits best one another.
        pools: cards of the pools besides those in play.
        summon: the card for which a path is laid.
        lay: the path's dominoes, two squares each.
        refused: the rule that refuses the last of them, ``""`` where all are allowed.
        take: the being that is taken up.
        aim: how large its ability or blast is aimed, 0 if it is not.
    """

    rules: list[str] = Field(default=[])
    rows: Annotated[int, Field(ge=3, le=9)] = 3
    shows: Literal["table", "pieces", "dice", "suits"] = "table"
    pools: dict[str, list[str]] = Field(default={})
    summon: str = ""
    lay: list[str] = Field(default=[])
    refused: str = ""
    take: str = ""
    aim: Annotated[int, Field(ge=0, le=9)] = 0

    def record(self) -> Record:
        """The head of a record that opens the picture's match."""
        position = self.position or {}
        beings = position.get("beings", ())
        assert isinstance(beings, Sequence)
        played = [str(being["id"]) for being in beings]
        pools = {side: [name[1:] for name in played if name[0] == side] + self.pools.get(side, []) for side in SIDES}
        options = {"rows": self.rows, "line": LINE}
        return Record("wonderland", seed=0, options=options, setup={"pools": pools, "position": position})

    def of(self, card: Card, name: str) -> Figure:
        """The picture with a card put in for ``{card}``, its rank's name, Atk, Def and Str too."""
        values = {"card": card.name, "name": name, "str": str(card.strength),
                  "atk": str(card.attack), "def": str(card.defense)}  # fmt: skip
        return Figure.model_validate(_filled(self.model_dump(), values))


class FiguresModel(FiguresFile):
    """``figures.yaml``: the pictures of the rules, and one for each being."""

    game = "wonderland"

    rules: dict[str, Figure]
    beings: dict[str, Figure]


def figure_of(card: Card, name: str) -> Figure | None:
    """The picture of a being; ``name`` is its rank's. None where it has no picture."""
    figure = FiguresModel.shipped().beings.get(card.being)
    return figure.of(card, name) if figure else None


def _filled(value: object, values: Mapping[str, str]) -> object:
    """Data with what stands in braces put in for its name."""
    if isinstance(value, Message):
        return value.format(**values)
    if isinstance(value, str):
        for name, text in values.items():
            value = value.replace("{" + name + "}", text)
        return value
    if isinstance(value, list):
        return [_filled(item, values) for item in value]
    if isinstance(value, dict):
        return {key: _filled(item, values) for key, item in value.items()}
    return value
