"""Pictures that are kept as long as there is room: those that were not wanted for longest go first.

Nothing else keeps them beside it: what holds a picture by another key holds it past its time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame

KEY = 2048
"""About so many bytes a picture takes beside its pixels, its key among them."""


class Bounded:
    """Pictures by key, of so many bytes in all; the newest stays however large it is.

    Args:
        most: how many bytes.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __getitem__(self, key: Hashable) -> pygame.Surface:
        self._kept.move_to_end(key)
        return self._kept[key]

    def __setitem__(self, key: Hashable, picture: pygame.Surface) -> None:
        if key in self._kept:
            self._bytes -= _bytes_of(self._kept.pop(key))
        self._kept[key] = picture
        self._bytes += _bytes_of(picture)
        while self._bytes > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(oldest)

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Let all of them go."""
        self._kept.clear()
        self._bytes = 0


def _bytes_of(picture: pygame.Surface) -> int:
    return KEY + picture.get_width() * picture.get_height() * picture.get_bytesize()
