"""What a player has in hand: the words of a line that he has chosen and not yet said.

Whoever clicks a card and then a square has said two words and no verb yet; so words are held in
whatever order they were chosen. They are good as long as some line that may be said holds them all.
A hand returns a line and calls nobody: the table plays it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.kit.grammar import VERB, Branch, Word, Words, holding, text_of


@dataclass(frozen=True, slots=True)
class Manners:
    """How a game's lines are said by hand.

    Attributes:
        closes: by role, the role that must be held for a word of it to end the line; ``""`` for none.
        in_order: the verbs whose words stand as they were chosen; those that were not chosen follow
            as they are listed.
        roles: of a game without a grammar, by verb, what the words after it are; the last one of
            those holds for all that follow; words of no role are never chosen.
    """

    closes: Mapping[str, str] = field(default_factory=dict)
    in_order: frozenset[str] = frozenset()
    roles: Mapping[str, Sequence[str]] = field(default_factory=dict)


class Pick(NamedTuple):
    """A word that was chosen; of things alike, how many lie before it."""

    word: Word
    copy: int = 0


class Hand:
    """The words chosen so far.

    Args:
        manners: how lines are said.
        branch: what may be said now, word by word.

    Attributes:
        branch: what may be said now.
        picks: what was chosen, in its order.
    """

    def __init__(self, manners: Manners, branch: Branch) -> None:
        self._manners = manners
        self.branch = branch
        self.picks: list[Pick] = []

    # --- what it asks ------------------------------------------------------------------------
    def _lines(self, picks: Sequence[Pick], *more: Word) -> Iterator[Words]:
        return holding(self.branch, [*(pick.word for pick in picks), *more])

    def open(self, role: str) -> set[str]:
        """The words of a role that go with what is in hand: what is marked."""
        lines = self._lines(self._others(role))
        return {word.text for said in lines for word in said if word.role == role}

    def _others(self, role: str) -> list[Pick]:
        return [pick for pick in self.picks if pick.word.role != role]

    def chosen(self, role: str) -> list[str]:
        """The words of a role that are in hand."""
        return [pick.word.text for pick in self.picks if pick.word.role == role]

    def holds(self, word: Word, copy: int = 0) -> bool:
        """Whether a thing is in hand; of several alike, only that one."""
        return Pick(word, copy) in self.picks

    # --- what is done ------------------------------------------------------------------------
    def take(self, word: Word, copy: int = 0, *, most: int = 1) -> None:
        """Take up a thing, whatever can be said of it, or put it back.

        Args:
            word: the thing.
            copy: of things alike, how many lie before it.
            most: how many of its role may be up; where there are more, the first makes room.
        """
        pick = Pick(word, copy)
        if pick in self.picks:
            self.picks.remove(pick)
            return
        alike = [held for held in self.picks if held.word.role == word.role]
        for first in alike[: max(0, len(alike) + 1 - most)]:
            self.picks.remove(first)
        self.picks.append(pick)

    def touch(self, *words: Word, copy: int = 0, attempt: str = "") -> str | None:
        """Take up a thing that some words may mean, the likeliest first, or put it back.

        Args:
            words: the words.
            copy: of things alike, how many lie before it.
            attempt: the line that is said where none of them goes with what is in hand, so that
                the match says why not; without it, the hand begins anew.

        Returns:
            The line that is ended by it, without its seat; None where there is more to be said.
            The word that ends a line is not kept: the line may be refused.
        """
        for anew in (False, True):
            for word in words:
                kept = [] if anew else self._others(word.role)
                if self.holds(word, copy):
                    self.picks.remove(Pick(word, copy))
                    return None
                if any(self._lines(kept, word)):
                    line = self._ended(kept, word)
                    self.picks = kept if line else [*kept, Pick(word, copy)]
                    return line
            if attempt:
                return attempt
        return None

    def _ended(self, kept: Sequence[Pick], word: Word) -> str | None:
        needed = self._manners.closes.get(word.role)
        if needed is None or (needed and needed not in [pick.word.role for pick in kept]):
            return None
        picks = [pick for pick in (*kept, Pick(word)) if pick.word.role != VERB.name]
        lines = (said for said in self._lines(kept, word) if self._is_all(said, picks))
        return next(map(text_of, lines), None)

    def _is_all(self, said: Words, picks: Sequence[Pick]) -> bool:
        """Whether a line that holds some words says nothing else that a player would choose."""
        wanted = [word for word in said[1:] if word.role]
        if said[0].text in self._manners.in_order:
            return wanted[: len(picks)] == [pick.word for pick in picks]
        return len(wanted) == len(picks)

    def line(self, verb: str) -> str | None:
        """The line of a verb with what is in hand, or alone, without its seat; None where it wants more words."""
        for picks in (self._others(VERB.name), []):
            for said in self._lines(picks, VERB.word(verb)):
                if self._is_all(said, picks):
                    return text_of(said)
        return None

    def clear(self) -> bool:
        """Put everything back; whether there was anything."""
        had, self.picks = bool(self.picks), []
        return had

    def goes_on(self, branch: Branch) -> None:
        """The match stands elsewhere: what can still be said stays in hand."""
        self.branch = branch
        if self.picks and not any(self._lines(self.picks)):
            self.picks = []
