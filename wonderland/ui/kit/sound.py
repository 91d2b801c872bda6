"""Sounds by name; silent where there is no device or no such sound."""

from __future__ import annotations

import math
import os
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import RLock

import pygame

FADE_MS = 1200
KNOCK_GAP_MS = 30
RATE = 32_000
"""Samples a second that are played."""
BUFFER = 1024
"""How many samples are mixed at a time: half as many would wake an idle computer twice as often, and
be heard 16 ms earlier."""
FRAME = 4
"""Bytes of a sample: two sides of 16 bits."""
TAKES = 3
"""How many takes an effect's file holds."""
CHANNELS = 24
"""How many sounds may be heard at once; more than a full table makes."""
WIDTH = 0.7
"""How far to one side a sound at the window's edge is heard: 1 leaves the other ear nothing."""
BEHIND_SPEECH = 0.25
"""How loud loops are while somebody speaks."""


@contextmanager
def quiet_errors() -> Iterator[None]:
    """Keep the sound system's own complaints about a missing device off the terminal."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class Sounds:
    """Plays the sounds of a folder: effects at a place, and loops under them.

    An effect's file holds ``TAKES`` takes of equal length, one after another; no take is heard
    twice in a row.

    Attributes:
        volume, music_volume: per cent.
        damaged: the sounds whose files could not be read; they stay silent.
    """

    def __init__(self, folder: Path, volume: int, music_volume: int, *, mute: bool = False) -> None:
        self.volume = volume
        self.music_volume = music_volume
        self._hushed = self._spoken_over = False
        self._folder = folder
        self._takes: dict[str, deque[pygame.mixer.Sound]] = {}
        self._played: dict[str, int] = {}
        self._loops: dict[str, pygame.mixer.Sound | None] = {}
        self.damaged: set[str] = set()
        self._lock = RLock()
        self._unpacker = ThreadPoolExecutor(1, "loops")  # Python waits for it before it ends
        self._ready = False
        if not mute:
            try:
                with quiet_errors():
                    pygame.mixer.init(RATE, -16, 2, BUFFER)
                pygame.mixer.set_num_channels(CHANNELS)
                self._ready = True
            except pygame.error:
                self._ready = False  # no device: the game is played silently

    @property
    def hushed(self) -> bool:
        """Whether nothing is to be heard for now."""
        return self._hushed

    @hushed.setter
    def hushed(self, hushed: bool) -> None:
        self._hushed = hushed
        self._level_loops()

    def speak_over(self, *, spoken: bool) -> None:
        """Let loops be softer while somebody speaks, so that no word is covered."""
        if spoken != self._spoken_over:
            self._spoken_over = spoken
            self._level_loops()

    def _level_loops(self) -> None:
        """Set how loud the loops are."""
        share = 0.0 if self._hushed else BEHIND_SPEECH if self._spoken_over else 1.0
        with self._lock:
            for loop in filter(None, self._loops.values()):
                loop.set_volume(share * self.music_volume / 100)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        """A sound unpacked; None where there is none, or its file is damaged."""
        path = self._folder / f"{name}.ogg"
        try:
            return pygame.mixer.Sound(str(path))
        except (pygame.error, OSError):  # a sound is worth no match
            if path.exists():
                self.damaged.add(name)
            return None

    def _take(self, name: str) -> pygame.mixer.Sound | None:
        """The next take of an effect; None where there is no such sound."""
        if name not in self._takes:
            self._takes[name] = deque()
            if whole := self._load(name):
                raw = whole.get_raw()
                length = len(raw) // TAKES // FRAME * FRAME
                self._takes[name].extend(
                    pygame.mixer.Sound(buffer=raw[at * length : (at + 1) * length]) for at in range(TAKES)
                )
        self._takes[name].rotate(-1)
        return self._takes[name][-1] if self._takes[name] else None

    def play(self, name: str, at: float = 0.0) -> None:
        """Play a sound, if there is a device and such a sound; one name not twice at once.

        Args:
            name: which.
            at: where it is heard, from -1 at the left edge of the window to 1 at the right.
        """
        if not self._ready or not self.volume or self._hushed:
            return
        now = pygame.time.get_ticks()
        if now - self._played.get(name, -KNOCK_GAP_MS) < KNOCK_GAP_MS:
            return
        self._played[name] = now
        if (take := self._take(name)) and (channel := take.play()):
            channel.set_volume(*(side * self.volume / 100 for side in sides(at)))

    def loop(self, *names: str) -> None:
        """Let these loops play round and round, and those that played before fade away.

        A loop takes some frames to be unpacked, so a thread does that.
        """
        heard = set(names) if self._ready and self.music_volume else set()
        with self._lock:
            for gone in self._loops.keys() - heard:
                if loop := self._loops.pop(gone):
                    loop.fadeout(FADE_MS)
            new = heard - self._loops.keys()
            self._loops.update(dict.fromkeys(new))
        for name in new:
            self._unpacker.submit(self._begin, name)

    def _begin(self, name: str) -> None:
        """Unpack a loop and let it be heard, if it is still wanted then."""
        made = self._load(name) if name in self._loops else None
        with self._lock:
            if made and name in self._loops and self._loops[name] is None:
                self._loops[name] = made
                self._level_loops()
                made.play(loops=-1, fade_ms=FADE_MS)

    def close(self) -> None:
        """Let nothing more be heard. The mixer may go then, and not before.

        A loop that is unpacked or begun while the mixer goes takes the whole program with it.
        """
        self.loop()
        self._ready = False
        self._unpacker.shutdown(cancel_futures=True)


def sides(at: float) -> tuple[float, float]:
    """How loud the left and the right are for a sound at a place, from 0 to 1.

    The power of both together is the same everywhere, and neither ear is ever left out.
    """
    angle = (1 + WIDTH * max(-1.0, min(1.0, at))) * math.pi / 4
    return math.cos(angle), math.sin(angle)
