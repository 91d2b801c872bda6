"""The target ``others``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Around


class Others(Around):
    """All other monsters near the user, of both sides."""

    key: ClassVar[str] = "others"
    form: ClassVar[str] = "others R"
    whose: ClassVar[str] = say("all other monsters, of both sides,")

    def meant(self, state: TableState, side: int, user: int) -> Sequence[int]:
        """All but the user."""
        return [other for crew in state.crew for other in crew if other != user]
