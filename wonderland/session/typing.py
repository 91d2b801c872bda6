"""Lines that a person types: capitals, small letters and the signs of suits serve as well.

Records and programs write lines exactly. What is typed is spelled as the lines that are legal, as far
as these go on so; then as what stands on the table is spelled; a card is written in capitals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from wonderland.core.match import Match

_SIGNS = str.maketrans({
    "♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C",
    "\ufe0e": "", "\ufe0f": "",
})  # fmt: skip
"""The signs of suits, and what only says how they are drawn."""
_TEN = re.compile(r"\b10(?=[SHDCshdc♠♤♥♡♦♢♣♧])")
_CARD = re.compile(r"[2-9TJQKA][CDHS]\Z", re.IGNORECASE)


def spelled(line: str, match: Match) -> str:
    """A line that was typed, in the spelling of the match; as it stands where that is legal."""
    text = " ".join(_TEN.sub("T", line).translate(_SIGNS).split())
    if match.check(line) is None:
        return line
    if match.check(text) is None:
        return text
    words = text.split(" ")
    begun = match.legal().spelled(words)
    names = _names(match, words[0].lower())
    return " ".join([*begun, *(_word(word, names) for word in words[len(begun) :])])


def completed(text: str, match: Match, most: int) -> tuple[str, list[str]]:
    """What is typed, as far as all legal lines agree that begin so, and the first of these lines."""
    legal = match.legal()
    begun, blank, last = text.rpartition(" ")
    begun = spelled(begun, match) + blank if blank else ""
    for said in (text, *(begun + word for word in (last, last.lower(), last.upper()))):
        longer, fitting = legal.completed(said, most)
        if fitting:
            return longer, fitting
    return text, []


def _word(word: str, names: Mapping[str, str]) -> str:
    if _CARD.match(word):
        return word.upper()
    return names.get(word.casefold(), word.lower())


def _names(match: Match, seat: str) -> dict[str, str]:
    """The words of what a seat sees, by how they are without capitals; none for who is no seat."""
    if seat not in match.seats:
        return {}
    return {word.casefold(): word for word in _words(match.view(seat))}


def _words(value: object) -> Iterator[str]:
    """Every word that a state holds, keys too."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _words(key)
            yield from _words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _words(inner)
