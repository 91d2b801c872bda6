"""The pictures of the rules as data: small positions, and what is pointed at in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.definitions import NAME, folder
from wonderland.games.painting_the_roses.game import PaintingTheRoses
from wonderland.games.painting_the_roses.position import form_of
from wonderland.kit.wording import Text

FILE = "figures.yaml"
PLAYERS = 4
"""The seats of the garden in the pictures."""


class Figure(BaseModel):
    """A picture of a rule.

    Attributes:
        rules: the rules that it stands beside.
        says: what is to be seen.
        position: what is other than in the garden of all pictures.
        moves: lines played from there.
        card: what the awaited seat points at, ``""`` for nothing.
        about: the hedges that are to be seen.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    rules: Annotated[list[str], Field(min_length=1)]
    says: Text
    position: dict[str, object] = {}
    moves: list[str] = []
    card: str = ""
    about: Annotated[list[str], Field(min_length=1)]


class FiguresModel(BaseModel):
    """``figures.yaml``: the position of all pictures, and each of them."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    garden: dict[str, object]
    figures: dict[str, Figure]

    def match(self, rules: Game, figure: Figure) -> Match:
        """A picture's match, played as far as it is shown.

        Raises:
            BadInput: with all that is wrong in its position.
            IllegalAction: if a line is refused.
        """
        position = {**self.garden, **figure.position}
        options = {"players": PLAYERS}
        record = Record(NAME, seed=0, options=options, setup={"position": position})
        match = Match(rules, record)
        for line in figure.moves:
            match.play(line)
        return match


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
    found = check_model(document, FiguresModel)
    problems = [
        Problem(str(path), document.line_of(("figures", name, *place)), what, rule=rule)
        for name, figure in found.figures.items()
        for place, what, rule in _faults(found, figure)
    ]
    if problems:
        raise BadInput(problems)


Fault: TypeAlias = tuple[tuple[str, ...], str, str]
"""The keys on the way to what is wrong with a picture, what that is, and which rule it breaks."""


def _faults(found: FiguresModel, figure: Figure) -> Iterator[Fault]:
    """What would keep a picture from being shown."""
    try:
        match = found.match(PaintingTheRoses(), figure)
    except BadInput as bad:
        for problem in bad.problems:
            yield ("position",), problem.message, problem.rule
        return
    except IllegalAction as refused:
        yield ("moves",), refused.message, refused.rule
        return
    state = form_of(match)
    hedges = {
        f"{seat}{n}" for seat, garden in state["gardens"].items() for n in range(1, len(garden) + 1)
    }
    for hedge in figure.about:
        if hedge not in hedges:
            yield ("about",), say("there is no hedge {hedge}", hedge=hedge), ""
    held = state["hands"].get(str(match.to_act), [])
    if figure.card and (isinstance(held, int) or figure.card not in held):
        yield (
            ("card",),
            say("{seat} does not hold {card}", seat=str(match.to_act), card=figure.card),
            "",
        )
