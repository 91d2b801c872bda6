"""What the program's opponents say at a table: a dry line now and then, none twice in a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import Field

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text

FILE, FORMAT = "opponents.yaml", "wonderland-opponents/1"
SUMMON: Final = "summon"
BLOW: Final = "blow"
STRUCK: Final = "stung"
BLUNDER: Final = "blunder"
WON: Final = "won"
LOST: Final = "lost"
Occasion = Literal["summon", "blow", "stung", "blunder", "won", "lost"]
APART, MOST = 3, 6
"""So many turns lie between two lines, and so many lines are said in a match; its end is free."""
SHOWN_MS = 2600.0
"""How long a line can be read."""
Said = Annotated[Text, Field(min_length=1, max_length=68)]
"""A line: two rows of 34 letters."""
ByOccasion = Mapping[Occasion, Sequence[Said]]


class _Model(Strict):
    """The file of what opponents say, by their levels."""

    format: Literal["wonderland-opponents/1"]
    opponents: dict[str, dict[Occasion, list[Said]]]


@cache
def opponents() -> Mapping[str, ByOccasion]:
    """What opponents say, as ``read`` reads it."""
    return read(config_folder() / FILE)


def read(path: Path) -> Mapping[str, ByOccasion]:
    """What opponents say, by their level and the occasion.

    Raises:
        BadInput: with all that is wrong in the file.
    """
    return check_model(load(path), _Model).opponents


class Line(NamedTuple):
    """A line that is being said, and by which seat."""

    seat: str
    words: str


class Talk:
    """The talk at a table.

    Args:
        levels: who plays each seat: its level, ``""`` for a person, who says nothing.
        lines: what each level says.
        seed: what is said is drawn from it.

    Attributes:
        said: every line of the match so far.
    """

    def __init__(self, levels: Mapping[str, str], lines: Mapping[str, ByOccasion], seed: str) -> None:
        self.said: list[Line] = []
        self._levels, self._lines, self._rng = levels, lines, Random(seed)
        self._last_turn = -APART
        self._left = 0.0

    def hear(self, seat: str, occasion: Occasion, turn: int) -> Line | None:
        """Let somebody say something where there is an occasion; None where he has nothing to say.

        Args:
            seat: who.
            occasion: of what.
            turn: the turn of the match.
        """
        over = occasion in (WON, LOST)
        if not over and (turn - self._last_turn < APART or len(self.said) >= MOST):
            return None
        told = {line.words for line in self.said}
        known = self._lines.get(self._levels.get(seat, ""), {}).get(occasion, ())
        fresh = [words for words in known if words not in told]
        if not fresh:
            return None
        line = Line(seat, self._rng.choice(fresh))
        self.said.append(line)
        self._last_turn, self._left = turn, SHOWN_MS
        return line

    @property
    def now(self) -> Line | None:
        """The line that can be read now."""
        return self.said[-1] if self._left > 0 else None

    def go_on(self, elapsed: float) -> bool:
        """Let time pass, in milliseconds; whether a line has just gone."""
        shown = self._left > 0
        self._left -= elapsed
        return shown and self._left <= 0

    def hush(self) -> None:
        """Say nothing more for now."""
        self._left = 0.0
