"""What a player has in hand: the words of a line that he has chosen and not yet said.

A hand returns a line and calls nobody: the table plays it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.kit.speech import VERB, Said, Speech, Word, text_of


@dataclass(frozen=True, slots=True)
class Manners:
    """How a game's lines are said by hand.

    Attributes:
        roles: by verb, what the words after it are.
        closes: by role, the role that must be held for a word of it to end the line; ``""`` for none.
        many: the roles of which several words are chosen.
        attempt: by role, the verb of the line that is said of its word where none can be: so the
            match says why not.
    """

    roles: Mapping[str, Sequence[str]] = field(default_factory=dict)
    closes: Mapping[str, str] = field(default_factory=dict)
    many: frozenset[str] = frozenset()
    attempt: Mapping[str, str] = field(default_factory=dict)


class Pick(NamedTuple):
    """A word that was chosen; of things alike, how many lie before it."""

    word: Word
    copy: int = 0


class Hand:
    """The words chosen so far.

    Args:
        manners: how lines are said.

    Attributes:
        speech: what may be said now.
        picks: what was chosen, in its order.
    """

    def __init__(self, manners: Manners, speech: Speech) -> None:
        self._manners = manners
        self.speech = speech
        self.picks: list[Pick] = []

    # --- what it asks ------------------------------------------------------------------------
    def _lines(self, picks: Sequence[Pick], *more: Word) -> list[Said]:
        return list(self.speech.holding([*(pick.word for pick in picks), *more]))

    def open(self, role: str) -> set[str]:
        """The words of a role that go with what is in hand: what is marked."""
        kept = self.picks if role in self._manners.many else self._others(role)
        held = {pick.word for pick in kept}
        return {
            word.text
            for said in self._lines(kept)
            for word in said
            if word.role == role and (word not in held or said.count(word) > 1)
        }

    def _others(self, role: str) -> list[Pick]:
        return [pick for pick in self.picks if pick.word.role != role]

    def chosen(self, role: str) -> list[str]:
        """The words of a role that are in hand."""
        return [pick.word.text for pick in self.picks if pick.word.role == role]

    def holds(self, word: Word, copy: int = 0) -> bool:
        """Whether a thing is in hand; of several alike, only that one."""
        return Pick(word, copy) in self.picks

    # --- what is done ------------------------------------------------------------------------
    def touch(self, *words: Word, copy: int = 0) -> str | None:
        """Take up a thing that some words may mean, the likeliest first, or put it back.

        The line that is ended by it, without its seat; None where there is more to be said.
        """
        for word in words:
            if self.holds(word, copy):
                self.picks.remove(Pick(word, copy))
                return None
            many = word.role in self._manners.many
            kept = [*self.picks] if many else self._others(word.role)
            for before in (kept, []):  # with what is in hand, or with nothing besides
                if self._lines(before, word):
                    self.picks = [*before, Pick(word, copy)]
                    return self._ended(word)
        return self._attempt(words)

    def _ended(self, word: Word) -> str | None:
        needed = self._manners.closes.get(word.role)
        if needed is None or (needed and not self.chosen(needed)):
            return None
        length = 1 + len(self._others(VERB))
        whole = (said for said in self._lines(self.picks) if len(said) == length)
        return next(map(text_of, whole), None)

    def _attempt(self, words: Sequence[Word]) -> str | None:
        for word in words:
            if verb := self._manners.attempt.get(word.role):
                return f"{verb} {' '.join([*(p.word.text for p in self.picks), word.text])}"
        return None

    def line(self, verb: str) -> str | None:
        """The line of a verb with what is in hand, or alone, without its seat; None where it wants more words."""
        for picks in (self._others(VERB), []):
            for said in self.speech.holding([*(pick.word for pick in picks), Word(VERB, verb)]):
                if len(said) == 1 + len(picks):
                    return text_of(said)
        return None

    def clear(self) -> bool:
        """Put everything back; whether there was anything."""
        had, self.picks = bool(self.picks), []
        return had

    def goes_on(self, speech: Speech) -> None:
        """The match stands elsewhere: what can still be said stays in hand."""
        self.speech = speech
        if self.picks and not self._lines(self.picks):
            self.picks = []
