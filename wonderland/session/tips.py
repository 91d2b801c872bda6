"""Tips in a sitting: each is given once, and none where the player wants none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wonderland.learn.tips import Tip
from wonderland.session.progress import Progress
from wonderland.session.settings import SettingsFile


class TipBook:
    """Gives tips when they first matter.

    Args:
        tips: by the moment at which they matter.
        progress: remembers which were seen.
        settings: says whether there are to be any.
    """

    def __init__(self, tips: Mapping[str, Tip], progress: Progress, settings: SettingsFile) -> None:
        self._tips = tips
        self._progress = progress
        self._settings = settings

    def at(self, moments: Iterable[str]) -> Tip | None:
        """The first tip for one of some moments that was not given yet; it counts as given."""
        if not self._settings.values.tips:
            return None
        for moment in moments:
            if moment in self._tips and moment not in self._progress.tips:
                self._progress.see_tip(moment)
                return self._tips[moment]
        return None

    def no_more(self) -> None:
        """Give no more tips."""
        self._settings.change(tips=False)
