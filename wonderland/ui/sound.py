"""Sounds by name; silent where there is no device or no such sound."""

from __future__ import annotations

from pathlib import Path

import pygame


class Sounds:
    """Plays the sounds of a folder.

    Attributes:
        volume: per cent.
    """

    def __init__(self, folder: Path, volume: int, *, mute: bool = False) -> None:
        self.volume = volume
        self._folder = folder
        self._cache: dict[str, pygame.mixer.Sound | None] = {}
        self._ready = False
        if not mute:
            try:
                pygame.mixer.init(32000, -16, 1, 512)
                self._ready = True
            except pygame.error:
                self._ready = False  # no device: the game is played silently

    def play(self, name: str) -> None:
        """Play a sound, if there is a device and such a sound."""
        if not self._ready or not self.volume:
            return
        if name not in self._cache:
            path = self._folder / f"{name}.wav"
            self._cache[name] = pygame.mixer.Sound(str(path)) if path.exists() else None
        sound = self._cache[name]
        if sound:
            sound.set_volume(self.volume / 100)
            sound.play()
