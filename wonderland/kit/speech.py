"""Words of a line with their roles, and which lines hold them: what a hand that has begun a line asks.

Whoever clicks a card and then a square has said two words and no verb yet; so words are held in
whatever order they were chosen. They are good as long as some line that may be said holds them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

VERB = "verb"


class Word(NamedTuple):
    """A word of a line, and what it is there: the verb, a card, a square."""

    role: str
    text: str


Said = tuple[Word, ...]
"""A whole line, word by word, without its seat."""


class Speech(Protocol):
    """What a seat may say now."""

    def holding(self, words: Sequence[Word]) -> Iterator[Said]:
        """The lines that hold all of some words, each as often as it is among them."""
        ...


class Spoken:
    """A speech of few lines, which are listed.

    Args:
        lines: what may be said, without the seat.
        roles: by verb, what the words after it are; the last one of those holds for all that follow.
    """

    def __init__(self, lines: Iterable[str], roles: Mapping[str, Sequence[str]]) -> None:
        self._lines, self._roles = lines, roles

    @cached_property
    def _said(self) -> list[Said]:
        return [_with_roles(line, self._roles) for line in self._lines]

    def holding(self, words: Sequence[Word]) -> Iterator[Said]:
        """The lines that hold all of some words."""
        wanted = Counter(words)
        return (said for said in self._said if wanted <= Counter(said))


def _with_roles(line: str, roles: Mapping[str, Sequence[str]]) -> Said:
    verb, *rest = line.split()
    known = roles.get(verb, ())
    named = [known[min(number, len(known) - 1)] for number in range(len(rest))] if known else []
    return Word(VERB, verb), *map(Word, named, rest)


def text_of(said: Said) -> str:
    """A line as it is written, without its seat."""
    return " ".join(word.text for word in said)
