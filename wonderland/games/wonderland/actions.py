"""Actions and lists of them as the house knows them: with their text, and written when asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from wonderland.core.game import LegalActions, Random
from wonderland.games.wonderland import legal, notation
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import State


class Action:
    """An action of a match; its text is its notation, written when someone asks."""

    __slots__ = ("actor", "code", "config")

    def __init__(self, config: MatchConfig, actor: int, code: Code) -> None:
        self.config = config
        self.actor = actor
        self.code = code

    def __str__(self) -> str:
        return notation.write(self.config, self.actor, self.code)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            same = other.code == self.code and other.actor == self.actor
            return same if other.config is self.config else str(other) == str(self)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)


class Legal(LegalActions):
    """The legal actions of a position as they stood when it was asked, listed when looked at."""

    __slots__ = ("_actor", "_choices", "_config", "_count", "_listed")

    def __init__(self, state: State, *, nothing: bool = False) -> None:
        self._config = state.config
        self._choices = legal.Choices([]) if nothing else legal.choices(state)
        self._actor = -1 if state.to_act is None else state.to_act
        self._count = -1
        self._listed: list[Code] | None = None

    def __len__(self) -> int:
        if self._count < 0:
            self._count = self._choices.count()
        return self._count

    def __iter__(self) -> Iterator[Action]:
        config = self._config
        for code in self._choices if self._listed is None else self._listed:
            yield Action(config, self._actor, code)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        config = self._config
        if isinstance(index, slice):
            if self._listed is None:
                self._listed = list(self._choices)
            return [Action(config, self._actor, code) for code in self._listed[index]]
        if not -len(self) <= index < len(self):
            raise IndexError("there are fewer legal actions")
        return Action(config, self._actor, self._choices.at(index % len(self)))

    def __contains__(self, action: object) -> bool:
        return str(action) in {str(other) for other in self}

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Sequence) and not isinstance(other, str):
            return [str(a) for a in self] == [str(a) for a in other]
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions>"

    def choose(self, rng: Random) -> Action:
        """Draw one, each as likely as the others, without listing them."""
        return Action(self._config, self._actor, self._choices.draw(rng))
