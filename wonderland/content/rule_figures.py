"""The pictures beside a game's rules as data: small positions, and what is to be seen in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, ClassVar, Generic, Self, TypeAlias, TypeVar

from pydantic import Field

from wonderland.content.places import game_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text

FILE = "figures.yaml"


class RuleFigure(Strict):
    """A picture of a rule; a game adds what it points at.

    Attributes:
        rules: the rules that it stands beside.
        says: what is to be seen.
        position: as in a record; None where the pictures' own is shown.
        moves: lines played from there.
    """

    rules: Annotated[list[str], Field(min_length=1)]
    says: Text
    position: dict[str, object] | None = None
    moves: list[str] = Field(default=[])


F = TypeVar("F", bound=RuleFigure)
"""A game's picture of a rule."""
Fault: TypeAlias = tuple[tuple[str, ...], str, str]
"""The keys on the way to what is wrong with a picture, what that is, and which rule it breaks."""


class FiguresFile(Strict):
    """A file of a game's pictures.

    Attributes:
        game: whose they are.
    """

    game: ClassVar[str]

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a file of pictures.

        Raises:
            BadInput: with all that is wrong in it.
        """
        return check_model(load(path), cls)

    @classmethod
    @cache
    def shipped(cls) -> Self:
        """The pictures that ship, read once.

        Raises:
            BadInput: with all that is wrong in their file.
        """
        return cls.read(game_folder(cls.game) / FILE)


class RuleFigures(FiguresFile, Generic[F]):
    """A file of them, each by its name.

    Attributes:
        players: the seats of the matches in the pictures.
    """

    players: ClassVar[int]

    figures: dict[str, F]

    def common(self) -> Mapping[str, object]:
        """What all positions hold that say nothing else."""
        return {}

    def match(self, rules: Game, figure: F) -> Match:
        """A picture's match, played as far as it is shown.

        Raises:
            BadInput: with all that is wrong in its position.
            IllegalAction: if a line is refused.
        """
        position = {**self.common(), **(figure.position or {})}
        options = {"players": self.players}
        match = Match(rules, Record(self.game, seed=0, options=options, setup={"position": position}))
        for line in figure.moves:
            match.play(line)
        return match

    def unseen(self, match: Match, figure: F) -> Iterator[Fault]:  # noqa: ARG002
        """What a picture points at that isn't in its match: nothing, where it points at nothing."""
        return iter(())

    def faults(self, rules: Game, figure: F) -> Iterator[Fault]:
        """What would keep a picture from being shown."""
        try:
            match = self.match(rules, figure)
        except BadInput as bad:
            yield from ((("position",), one.message, one.rule) for one in bad.problems)
        except IllegalAction as refused:
            yield ("moves",), refused.message, refused.rule
        else:
            yield from self.unseen(match, figure)

    @classmethod
    def check(cls, path: Path, rules: Game) -> None:
        """Read a file of pictures, and play each of them as far as it is shown.

        Raises:
            BadInput: with all that is wrong in it.
        """
        document = load(path)
        found = check_model(document, cls)
        problems = [
            Problem(str(path), document.line_of(("figures", name, *place)), what, rule=rule)
            for name, figure in found.figures.items()
            for place, what, rule in found.faults(rules, figure)
        ]
        if problems:
            raise BadInput(problems)


def by_rule(figures: Iterable[F]) -> dict[str, list[F]]:
    """The pictures that stand beside each rule, by its number."""
    beside: dict[str, list[F]] = {}
    for figure in figures:
        for number in figure.rules:
            beside.setdefault(number, []).append(figure)
    return beside
