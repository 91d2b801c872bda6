"""Reading lines of notation: who acts, a verb, and words that name things of the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE
from wonderland.core.message import commas, say
from wonderland.kit.codes import CHANCE_ACTOR

SHOWN = 12
"""How many characters of a word that is wrong are shown."""
LINE_SHOWN = 40
"""How many of a line."""


def parted(text: str, seats: Sequence[str], rule: str = "") -> tuple[int, str, tuple[str, ...]]:
    """Part a line into the number of who acts, its verb (``""`` for none), and the other words.

    Args:
        text: the line.
        seats: the letters of the match's seats.
        rule: the rule by which a line is refused that begins with none.

    Raises:
        IllegalAction: if it begins with no seat and not with ``*``.
    """
    words = text.split()
    if not words or (words[0] != CHANCE and words[0] not in seats):
        shown = text.strip()[:LINE_SHOWN]
        what = say(
            "a line begins with {letters} or *, not {shown!r}", letters=commas(seats), shown=shown
        )
        raise IllegalAction(rule, what)
    actor = CHANCE_ACTOR if words[0] == CHANCE else seats.index(words[0])
    return actor, words[1] if len(words) > 1 else "", tuple(words[2:])


def no_line(actor: int, verb: str, rule: str = "") -> IllegalAction:
    """The refusal of a verb that there is not."""
    who = say("chance") if actor == CHANCE_ACTOR else say("a player")
    return IllegalAction(rule, say("{who} has no line {verb!r}", who=who, verb=verb[:LINE_SHOWN]))


class LineWords:
    """The words of a line after its verb.

    Args:
        verb: the verb.
        words: what stands behind it.
        usage: for each verb a line that shows how it is written.
        rule: the rule by which words are refused where no other is named.
    """

    def __init__(
        self, verb: str, words: Sequence[str], usage: Mapping[str, str], rule: str = ""
    ) -> None:
        self.verb = verb
        self.words = words
        self._usage = usage
        self._rule = rule

    def __len__(self) -> int:
        return len(self.words)

    def fail(self, message: str, rule: str = "") -> IllegalAction:
        """The refusal of a line, to be raised."""
        return IllegalAction(rule or self._rule, message)

    def unlike(self, rule: str = "") -> IllegalAction:
        """The refusal of a line that is not written as its verb wants it."""
        return self.fail(say("the line is written {usage}", usage=self._usage[self.verb]), rule)

    def expect(self, least: int, most: int | None = None, rule: str = "") -> None:
        """Refuse any other number of words.

        Raises:
            IllegalAction: with an example of such a line.
        """
        if not least <= len(self.words) <= (least if most is None else most):
            raise self.unlike(rule)

    def at_least(self, least: int, rule: str = "") -> None:
        """Refuse fewer words.

        Raises:
            IllegalAction: with an example of such a line.
        """
        if len(self.words) < least:
            raise self.unlike(rule)

    def named(self, word: str, names: Mapping[str, int], what: str, rule: str = "") -> int:
        """The number of what a word names.

        Args:
            word: the word.
            names: the number of each name.
            what: what a word is not that names none: ``"is no square of the table"``.
            rule: by which it is refused.

        Raises:
            IllegalAction: if it names none.
        """
        found = names.get(word)
        if found is None:
            raise self.fail(say("{word!r} {what}", word=word[:SHOWN], what=what), rule)
        return found

    def seat_of(self, word: str, seats: Sequence[str], rule: str = "") -> int:
        """The number of the seat that a word names.

        Raises:
            IllegalAction: if it names none.
        """
        if word not in seats:
            raise self.fail(say("{word!r} is no seat of this match", word=word[:SHOWN]), rule)
        return seats.index(word)

    def number(self, word: str, digits: int, rule: str = "") -> int:
        """A whole number from 1 up, of so many digits at most.

        Raises:
            IllegalAction: if the word is none.
        """
        if not (word.isascii() and word.isdigit()) or len(word) > digits or word[0] == "0":
            raise self.fail(say("{word!r} is no number from 1 up", word=word[:SHOWN]), rule)
        return int(word)
