"""The pictures of the rules as data: small positions, of which the four piles are shown."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.storytellers.definitions import NAME, folder
from wonderland.games.storytellers.game import Storytellers
from wonderland.kit.wording import Text

FILE = "figures.yaml"
PLAYERS = 3
"""The seats of the matches in the pictures."""


class Figure(BaseModel):
    """A picture of a rule.

    Attributes:
        rules: the rules that it stands beside.
        says: what is to be seen.
        position: where it stands.
        moves: lines played from there.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    rules: Annotated[list[str], Field(min_length=1)]
    says: Text
    position: dict[str, object]
    moves: list[str] = []

    def match(self, rules: Game) -> Match:
        """Its match, played as far as it is shown.

        Raises:
            BadInput: with all that is wrong in its position.
            IllegalAction: if a line is refused.
        """
        options = {"players": PLAYERS}
        match = Match(
            rules, Record(NAME, seed=0, options=options, setup={"position": self.position})
        )
        for line in self.moves:
            match.play(line)
        return match


class FiguresModel(BaseModel):
    """``figures.yaml``: each picture by its name."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    figures: dict[str, Figure]


@cache
def load_figures() -> FiguresModel:
    """Load the pictures.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return check_model(load(folder() / FILE), FiguresModel)


def check_figures(path: Path) -> None:
    """Read a file of pictures, and play each of them as far as it is shown.

    Raises:
        BadInput: with all that is wrong in it.
    """
    document = load(path)
    problems: list[Problem] = []
    for name, figure in check_model(document, FiguresModel).figures.items():
        line = document.line_of(("figures", name))
        try:
            figure.match(Storytellers())
        except BadInput as bad:
            problems += [
                Problem(str(path), line, one.message, rule=one.rule) for one in bad.problems
            ]
        except IllegalAction as refused:
            problems.append(Problem(str(path), line, refused.message, rule=refused.rule))
    if problems:
        raise BadInput(problems)
