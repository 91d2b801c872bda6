"""Sounds by name; silent where there is no device or no such sound."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

FADE_MS = 1200
KNOCK_GAP_MS = 30


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
    """Plays the sounds of a folder.

    Attributes:
        volume, music_volume: per cent.
    """

    def __init__(self, folder: Path, volume: int, music_volume: int, *, mute: bool = False) -> None:
        self.volume = volume
        self.music_volume = music_volume
        self._hushed = False
        self._folder = folder
        self._cache: dict[str, pygame.mixer.Sound | None] = {}
        self._played: dict[str, int] = {}
        self._air: pygame.mixer.Sound | None = None
        self._ready = False
        if not mute:
            try:
                with quiet_errors():
                    pygame.mixer.init(32000, -16, 1, 512)
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
        if self._air:
            self._air.set_volume(0 if hushed else self.music_volume / 100)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._cache:
            path = self._folder / f"{name}.wav"
            self._cache[name] = pygame.mixer.Sound(str(path)) if path.exists() else None
        return self._cache[name]

    def play(self, name: str) -> None:
        """Play a sound, if there is a device and such a sound; one name not twice at once."""
        if not self._ready or not self.volume or self._hushed:
            return
        now = pygame.time.get_ticks()
        if now - self._played.get(name, -KNOCK_GAP_MS) < KNOCK_GAP_MS:
            return
        self._played[name] = now
        if sound := self._load(name):
            sound.set_volume(self.volume / 100)
            sound.play()

    def begin_air(self) -> None:
        """Let the menu's air play round and round."""
        if not self._ready or not self.music_volume or self._air:
            return
        self._air = self._load("air")
        if self._air:
            self._air.set_volume(self.music_volume / 100)
            self._air.play(loops=-1, fade_ms=FADE_MS)

    def end_air(self) -> None:
        """Let the air fade away."""
        if self._air:
            self._air.fadeout(FADE_MS)
            self._air = None
