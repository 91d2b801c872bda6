"""Tokens of a game's notation in what people read: cards, beings and dice as lines write them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from wonderland.games import registry

_SQUARE = re.compile(r"[a-z]\d{1,2}\Z")
_WORD = re.compile(r"[A-Za-z0-9*/-]+")
_LETTERS = re.compile(r"\b[A-Z]\d?(?:(?:, | )[A-Z]\d?)+\b")
"""Letters in a row, as faces of dice are written: ``S, A3, M3``."""
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
"""What somebody typed, as a refusal shows it again."""
_FORM = re.compile(r"\b(?:is|are) written .*")
"""How a line is written, which is told only to whoever types one."""


class Tokens:
    """The words of a game's notation, learnt from lines that were played or could be.

    A square is no token, since the edge of the table shows its name; nor is a number, nor a verb or
    an ability, which are English. What is typed, and how it is to be typed, is notation.

    Args:
        name: the game.
    """

    def __init__(self, name: str) -> None:
        self._seats = registry.info(name).letters
        self._words: set[str] = set()
        self._lines: set[str] = set()

    def learn(self, lines: Iterable[str]) -> None:
        """Learn the words of lines."""
        for line in lines:
            words = line.split()[1:]
            if len(words) > 1:
                self._lines.add(line)
            for word in words[1:]:
                if any(map(str.isupper, word)) and len(word) > 1:
                    self._words |= {word, *(seat + word for seat in self._seats)}
                elif any(map(str.isdigit, word)) and not word.isdigit() and not _SQUARE.match(word):
                    self._words.add(word)

    def within(self, text: str) -> list[str]:
        """The tokens in a text, and whole lines."""
        plain = _FORM.sub("", _QUOTED.sub("", text))
        found = [word for word in _WORD.findall(plain) if word in self._words]
        found += _LETTERS.findall(plain)
        whole = f" {plain.strip(' .:;')} "
        return found + [line for line in self._lines if f" {line} " in whole]
