"""The rules as they are looked up: by number, and by words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wonderland.games import registry

APOSTROPHE = "’"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its number, what it says, and the chapter it is in."""

    number: str
    says: str
    chapter: str


def read_rules(game: str, told: Callable[[str], str] = str) -> tuple[Rule, ...]:
    """The rules of a game in order, their apostrophes as they are printed.

    Args:
        game: whose.
        told: says them in the language in which they are shown and looked for.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return tuple(
        Rule(number, told(says).replace("'", APOSTROPHE), told(chapter))
        for chapter, rules in registry.rules_text(game).items()
        for number, says in rules.items()
    )


def words_of(query: str) -> tuple[str, ...]:
    """What is looked for, word by word."""
    return tuple(query.lower().replace("'", APOSTROPHE).split())


def found_in(text: str, words: Sequence[str]) -> bool:
    """Whether a text has every word, or a part of a word."""
    text = text.lower()
    return all(word in text for word in words)


def find(rules: Sequence[Rule], query: str) -> list[Rule]:
    """The rules that fit a query: all of its words, or a number; that of the number first."""
    words = words_of(query)
    found = [rule for rule in rules if _fits(rule, words)]
    named = [rule for rule in found if _is_number(rule, query.strip())]
    return named + [rule for rule in found if rule not in named]


def _fits(rule: Rule, words: Sequence[str]) -> bool:
    text = f"{rule.chapter} {rule.says}"
    return all(_is_number(rule, word, start=True) or found_in(text, [word]) for word in words)


def _is_number(rule: Rule, word: str, *, start: bool = False) -> bool:
    """Whether a word is a rule's number, with or without its letter; or at least its start."""
    number, digits = rule.number.lower(), rule.number.partition("-")[2]
    word = word.lower()
    if start:
        return ("-" in word and number.startswith(word)) or (word.isdigit() and digits.startswith(word))
    return word in (number, digits)


def spans(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Where the words stand in a text, from the left and apart from one another."""
    if not words:
        return []
    pattern = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return [match.span() for match in re.finditer(pattern, text, re.IGNORECASE)]
