"""What the keys of a keyboard are called in files, so that a mistyped name is told."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

from pydantic import AfterValidator

from wonderland.core.message import say

SHIFT = "shift "
"""What stands before a key that is pressed with Shift."""
NAMED = frozenset({
    "return", "escape", "space", "tab", "backspace", "delete", "insert", "home", "end", "page up",
    "page down", "up", "down", "left", "right", "clear", "break", "print screen", "menu", "help",
    "power", "sys req", "caps lock", "numlock", "scroll lock", "euro",
    "enter", "equals", "[0]", "[1]", "[2]", "[3]", "[4]", "[5]", "[6]", "[7]", "[8]", "[9]",
    "[.]", "[/]", "[*]", "[-]", "[+]",
    *(f"f{number}" for number in range(1, 16)),
})  # fmt: skip
"""The keys whose names are no sign that they type; those in brackets, ``enter`` and ``equals`` lie in the block of
numbers."""


def is_key(name: str) -> bool:
    """Whether a key may be called so: one of ``NAMED``, or any sign that it types."""
    plain = name.removeprefix(SHIFT)
    return plain in NAMED or (len(plain) == 1 and plain.isprintable() and plain != " ")


def _held(name: str) -> str:
    if not name:
        raise ValueError(say("It is the name of a key; leave it out where there is none"))
    if is_key(name):
        return name
    shift = SHIFT if name.startswith(SHIFT) else ""
    near = get_close_matches(name.removeprefix(SHIFT).lower().strip(), NAMED, n=1)
    if near:
        raise ValueError(say("It is the name of a key; the nearest is {key}", key=shift + near[0]))
    example = "page up"
    raise ValueError(say("It is the name of a key: the sign that it types, or such as {key}", key=example))


KeyName = Annotated[str, AfterValidator(_held)]
"""The name of a key in a file's model."""
