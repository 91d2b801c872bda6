"""Lines that a person types: capitals, small letters and the signs of suits serve as well.

Records and programs write lines exactly. What is typed is spelled as the lines that people may say,
as far as these go on so; then as what stands on the table is spelled; a card is written in capitals.
What chance or an agent may do, and what only others see, serves nobody to complete a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from wonderland.session.match_session import MatchSession

_SIGNS = str.maketrans(
    {"♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C", "\ufe0e": "", "\ufe0f": ""}
)
"""The signs of suits, and what only says how they are drawn."""
_TEN = re.compile(r"\b10(?=[SHDCshdc♠♤♥♡♦♢♣♧])")
_CARD = re.compile(r"[2-9TJQKA][CDHS]\Z", re.IGNORECASE)


def spelled(line: str, table: MatchSession) -> str:
    """A line that was typed, in the spelling of the match; as it stands where that is legal."""
    match = table.match
    text = " ".join(_TEN.sub("T", line).translate(_SIGNS).split())
    if match.check(line) is None:
        return line
    if match.check(text) is None:
        return text
    words = text.split(" ")
    begun = table.legal().spelled(words)
    names = _names(table, words[0].lower())
    return " ".join([*begun, *(_word(word, names) for word in words[len(begun) :])])


def completed(text: str, table: MatchSession, most: int) -> tuple[str, list[str]]:
    """What is typed, as far as all lines agree that people may say, and the first of these lines."""
    legal = table.legal()
    begun, blank, last = text.rpartition(" ")
    begun = spelled(begun, table) + blank if blank else ""
    for said in (text, *(begun + word for word in (last, last.lower(), last.upper()))):
        longer, fitting = legal.completed(said, most)
        if fitting:
            return longer, fitting
    return text, []


def _word(word: str, names: Mapping[str, str]) -> str:
    if _CARD.match(word):
        return word.upper()
    return names.get(word.casefold(), word.lower())


def _names(table: MatchSession, seat: str) -> dict[str, str]:
    """The words of what is seen at the table, by how they are without capitals; none for no seat.

    Of several people it is the one who is awaited that sits before it, whoever's line it is.
    """
    match, people = table.match, table.people
    if seat not in match.seats or not people:
        return {}
    looks = match.to_act if match.to_act in people else people[0]
    return {word.casefold(): word for word in _words(match.view(str(looks)))}


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
