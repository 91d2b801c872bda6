"""The table at which a lesson is taken: the match's scene, led by the lesson."""

from __future__ import annotations

from wonderland.ui.games.wonderland.scene import MatchScene


class LessonScene(MatchScene):
    """A lesson on the table."""

    def let_go(self) -> None:
        """Let go of the being in hand; dominoes that were laid stay."""
        self.control.take_up(None)
