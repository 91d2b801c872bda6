"""Text from outside is data: one place says what a name, a title or a seed may be.

What comes from a file, a command line or another program is checked here before it is kept, and
cleaned here before it is printed or drawn, so that nothing in it can steer a terminal, turn a line
round, or stop a later reader.
"""

from __future__ import annotations

import re
import unicodedata

from wonderland.core.message import say

LONGEST_NAME = 100
"""Characters of a player's, pool's or save's name."""
LONGEST_TITLE = 500
MOST_DIGITS = 18
"""Digits of a whole number in a file; a seed has no more."""

_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff]"
)
"""What steers a terminal or the order of letters, ends a line, or is no character at all."""
_LONG_NUMBER = re.compile(r"[-+]?[1-9][0-9]{18,}")
_IN_ONE_LINE = re.compile("[\t\n]|" + _STEERING.pattern)
_PLAINLY = str.maketrans({
    "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "…": "...", "×": "x",
    "·": "-", "•": "-", "→": "->", "←": "<-", "½": "1/2",  "≥": ">=", "≤": "<=", "\u00a0": " ",
    **dict(zip("▁▂▃▄▅▆▇█▓▒░", "_.:-=+*##+.", strict=True)),
})  # fmt: skip


def clean(text: str) -> str:
    """Return text that is safe to print: what would steer a terminal stands as its number."""
    return _STEERING.sub(_shown, text)


def clean_line(text: str) -> str:
    """Return text that is safe to print or draw in one line."""
    return _IN_ONE_LINE.sub(_shown, text)


def _shown(found: re.Match[str]) -> str:
    number = ord(found.group())
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}"


def plain(text: str, encoding: str) -> str:
    """Return text that an encoding can write: other letters as near as it has them, or as ``?``."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_nearest(letter, encoding) for letter in text)
    except LookupError:
        return _nearest(text, "ascii")
    return text


def _nearest(letter: str, encoding: str) -> str:
    for nearer in (letter, letter.translate(_PLAINLY), unicodedata.normalize("NFKD", letter)):
        found = nearer.encode(encoding, "ignore").decode(encoding)
        if found:
            return found
    return "?"


def fault_of_line(what: str, text: object, longest: int) -> str:
    """Say what is wrong with a name or title, ``""`` if nothing is.

    Args:
        what: what it is the text of, as the fault names it: ``"title"``.
        text: the text.
        longest: the most characters that are kept.
    """
    if not isinstance(text, str):
        return say("{what} is text, not {given}", what=what, given=shown(text))
    if len(text) > longest:
        return say(
            "{what} has {size} characters, and at most {longest} are kept",
            what=what,
            size=len(text),
            longest=longest,
        )
    if found := _IN_ONE_LINE.search(text):
        number = f"U+{ord(found.group()):04X}"
        return say(
            "{what} holds a character that can't be shown ({number})", what=what, number=number
        )
    return ""


def fault_of_name(name: object, what: str = "name") -> str:
    """Say what is wrong with a name, ``""`` if nothing is; ``what`` says whose name it is."""
    return fault_of_line(what, name, LONGEST_NAME)


def fault_of_title(title: object) -> str:
    """Say what is wrong with a title, ``""`` if nothing is."""
    return fault_of_line("title", title, LONGEST_TITLE)


def fault_of_seed(seed: object) -> str:
    """Say what is wrong with a seed, ``""`` if nothing is."""
    too_long = isinstance(seed, str) and _LONG_NUMBER.fullmatch(seed)  # which no file's number is
    if not too_long and (isinstance(seed, bool) or not isinstance(seed, int)):
        return say("seed is a whole number, not {given}", given=shown(seed))
    if too_long or (isinstance(seed, int) and abs(seed) >= 10**MOST_DIGITS):
        return say("seed has at most {n} digits", n=MOST_DIGITS)
    return ""


def shown(value: object) -> str:
    """Return a wrong value as a message may quote it: briefly, in one line."""
    if isinstance(value, int) and abs(value) >= 10**40:
        return say("a number of so many digits")
    try:
        words = repr(value)
    except Exception:  # whatever a caller's object does when it is asked for its name
        words = f"this {type(value).__name__}"
    return clean_line(words if len(words) <= 60 else f"{words[:57]}...")


def word(key: object) -> str:
    """Return a key as a message may name it: briefly, in one line, without quotes."""
    words = clean_line(str(key))
    return words if len(words) <= 60 else f"{words[:57]}..."
