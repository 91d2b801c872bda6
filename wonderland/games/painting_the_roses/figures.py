"""The pictures of the rules as data: small positions, and what is pointed at in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field

from wonderland.content.rule_figures import Fault, RuleFigure, RuleFigures
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses.definitions import NAME
from wonderland.games.painting_the_roses.position import form_of


class Figure(RuleFigure):
    """A picture of a rule; its position says what is other than in the garden of all pictures.

    Attributes:
        card: what the awaited seat points at, ``""`` for nothing.
        about: the hedges that are to be seen.
    """

    card: str = ""
    about: Annotated[list[str], Field(min_length=1)]


class FiguresModel(RuleFigures[Figure]):
    """``figures.yaml``: the position of all pictures, and each of them."""

    game = NAME
    players = 4

    garden: dict[str, object]

    def common(self) -> Mapping[str, object]:
        """The garden of all pictures."""
        return self.garden

    def unseen(self, match: Match, figure: Figure) -> Iterator[Fault]:
        """Hedges that are not in the garden, and a card that is not in the hand."""
        state, to_act = form_of(match), str(match.to_act)
        hedges = {f"{seat}{n}" for seat, garden in state["gardens"].items() for n in range(1, len(garden) + 1)}
        for hedge in figure.about:
            if hedge not in hedges:
                yield ("about",), say("there is no hedge {hedge}", hedge=hedge), ""
        held = state["hands"].get(to_act, [])
        if figure.card and (isinstance(held, int) or figure.card not in held):
            yield ("card",), say("{seat} does not hold {card}", seat=to_act, card=figure.card), ""
