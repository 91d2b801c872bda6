"""Text from outside as a message shows it: briefly, in one line, and steering nothing."""

from __future__ import annotations

import re

LONGEST = 80
"""So many letters are quoted of a value."""
_CUT = "..."
_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff]"
)
"""What steers a terminal or the order of letters, ends a line, or is no character at all."""
IN_ONE_LINE = re.compile("[\t\n]|" + _STEERING.pattern)
_LONG_NUMBER, _DIGITS_A_BIT = 1 << 400, 0.30103


def clean(text: str) -> str:
    """Return text that is safe to print: what would steer a terminal stands as its number."""
    return _STEERING.sub(_shown, text)


def clean_line(text: str) -> str:
    """Return text that is safe to print or draw in one line."""
    return IN_ONE_LINE.sub(_shown, text)


def _shown(found: re.Match[str]) -> str:
    number = ord(found.group())
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}"


def shown(value: object) -> str:
    """Return a wrong value as a message quotes it."""
    if isinstance(value, str):
        return _brief(repr(value[: LONGEST + 1]))
    if isinstance(value, int) and abs(value) >= _LONG_NUMBER:  # Python refuses to write it out
        return f"{value // 10 ** int(value.bit_length() * _DIGITS_A_BIT - LONGEST)}"[:LONGEST] + _CUT
    try:
        return _brief(repr(value))
    except Exception:  # whatever a caller's object does when it is asked for its name
        return f"this {type(value).__name__}"


def word(key: object) -> str:
    """Return a key as a message names it, without quotes."""
    return _brief(key) if isinstance(key, str) else shown(key)


def _brief(words: str) -> str:
    return clean_line(words if len(words) <= LONGEST else words[: LONGEST - len(_CUT)] + _CUT)
