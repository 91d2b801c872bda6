"""Legal actions that are few enough to be listed at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import overload

from wonderland.core.game import Action, LegalActions, Random


class Listed(LegalActions):
    """A list of actions; a plain line of notation is one, too."""

    def __init__(self, actions: Iterable[Action] = ()) -> None:
        self._actions = tuple(actions)

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._actions[index]

    def choose(self, rng: Random) -> Action:
        """Draw one, each as likely as the others."""
        return self._actions[int(rng.random() * len(self._actions))]
