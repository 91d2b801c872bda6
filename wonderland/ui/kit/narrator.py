"""Says what happens and where the focus is: printed always, and spoken where a voice is installed."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import threading
from queue import SimpleQueue
from typing import Protocol

from wonderland.core.message import say

PACKAGE = "pyttsx3"
NO_VOICE = say("Nothing can be spoken here, so it is printed only. For a voice: pip install 'wonderland-table[speech]'")


def voice_is_there() -> bool:
    """Whether a voice is installed."""
    return importlib.util.find_spec(PACKAGE) is not None


class Voice(Protocol):
    """What speaks: pyttsx3's engine."""

    def say(self, text: str) -> object:
        """Take words to be spoken."""
        ...

    def runAndWait(self) -> object:  # noqa: N802 - the library's own name
        """Speak what was taken."""
        ...


class Narrator:
    """Prints words and has them spoken in a thread, so that nobody waits for the voice.

    The voice is looked for when something is said first.

    Attributes:
        speaking: whether something is being spoken now.
    """

    def __init__(self) -> None:
        self._words: SimpleQueue[str] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._last = ""
        self.speaking = False

    def speak(self, words: str) -> None:
        """Speak, and print what is spoken."""
        print(words, flush=True)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="narrator", daemon=True)
            self._thread.start()
        self._words.put(words)

    def focus(self, words: str) -> None:
        """Say where the focus is now, once for as long as it stays there."""
        if words and words != self._last:
            self.speak(words)
        self._last = words

    def _run(self) -> None:
        try:
            voice: Voice = importlib.import_module(PACKAGE).init()
        except Exception:
            print(NO_VOICE, file=sys.stderr, flush=True)
            return
        while True:
            voice.say(self._words.get())
            self.speaking = True
            voice.runAndWait()
            self.speaking = False
