"""Text from outside is data: one place says what a name, a title or a seed may be.

What comes from a file, a command line or another program is checked here before it is kept, and
cleaned here before it is printed or drawn, so that nothing in it can steer a terminal, turn a line
round, or stop a later reader.
"""

from __future__ import annotations

import re
import unicodedata

from wonderland.core.message import say
from wonderland.core.quoting import IN_ONE_LINE, shown

LONGEST_NAME = 100
"""Characters of a player's, pool's or save's name."""
LONGEST_TITLE = 500
MOST_DIGITS = 18
"""Digits of a whole number in a file; a seed has no more."""

_LONG_NUMBER = re.compile(r"[-+]?[1-9][0-9]{18,}")
_PLAINLY = str.maketrans({
    "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "…": "...", "×": "x",
    "·": "-", "•": "-", "→": "->", "←": "<-", "½": "1/2",  "≥": ">=", "≤": "<=", "\u00a0": " ",
    **dict(zip("▁▂▃▄▅▆▇█▓▒░", "_.:-=+*##+.", strict=True)),
})  # fmt: skip


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
            "{what} has {size} characters, and at most {longest} are kept", what=what, size=len(text), longest=longest
        )
    if found := IN_ONE_LINE.search(text):
        number = f"U+{ord(found.group()):04X}"
        return say("{what} holds a character that can't be shown ({number})", what=what, number=number)
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
