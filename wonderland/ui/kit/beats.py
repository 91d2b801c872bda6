"""A picture that is shown part by part, again and again: how many of its parts are seen now."""

from __future__ import annotations

BEAT_MS = 650.0
REST = 4
"""For so many beats the whole is seen before it begins anew."""


class Beats:
    """Counts the beats at which the parts of a picture appear.

    Attributes:
        shown: how many parts are seen now.
    """

    def __init__(self) -> None:
        self.shown = 0
        self._subject: object = None
        self._since = 0.0

    def update(self, elapsed: float, subject: object, parts: int, *, moving: bool) -> bool:
        """Go on by some milliseconds; whether another number of parts is seen.

        Args:
            elapsed: milliseconds.
            subject: what the picture is of; it begins anew with another one.
            parts: of how many parts it is made.
            moving: whether things may move; if not, the whole picture is seen at once.
        """
        before = self.shown
        self._since = self._since + elapsed if subject == self._subject else 0.0
        self._subject = subject
        beat = int(self._since / BEAT_MS) % (parts + REST)
        self.shown = min(beat, parts) if moving else parts
        return self.shown != before
