"""How a match of Dungeon Dice went."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dungeon_dice.analysis import report
from wonderland.games.dungeon_dice.analysis.analyse import Analysis
from wonderland.games.dungeon_dice.definitions import NAME
from wonderland.ui.shell.shares_result import SharesResult


class Finish(SharesResult[Analysis]):
    """The result with its analysis."""

    played = NAME
    report = Analysis

    def rows(self, found: Analysis) -> Sequence[Sequence[str]]:
        """The table of luck and play, a row for each seat below their headings."""
        return report.rows(found)
