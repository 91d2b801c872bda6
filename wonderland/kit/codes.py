"""Actions that a game keeps as codes, numbers in a named tuple: counted, drawn, listed, written.

A game makes codes only as far as someone looks (``Choices``) and writes them only when someone
asks (``CodedAction``); ``CodedLegal`` puts both behind the protocols of ``core.game``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice, product
from math import prod
from typing import Generic, TypeVar, overload

from wonderland.core.game import CHANCE, Action, LegalActions, Random, shared_beginning
from wonderland.kit.grammar import WHOLE, Branch, Grammar, Word, Words, text_of, tree

CHANCE_ACTOR = -1
"""Who acts where chance does; seats are numbered from 0."""

C = TypeVar("C")
K = TypeVar("K")
A = TypeVar("A", bound=Action)


@overload
def letter_of(seats: Sequence[str], actor: int) -> str: ...
@overload
def letter_of(seats: Sequence[str], actor: int | None) -> str | None: ...
def letter_of(seats: Sequence[str], actor: int | None) -> str | None:
    """A seat's letter, ``"*"`` for chance; None for nobody."""
    if actor is None:
        return None
    return CHANCE if actor == CHANCE_ACTOR else seats[actor]


# --- what may be done ----------------------------------------------------------------------------
class Choices(ABC, Generic[C]):
    """The legal actions of a state as codes, none of them made before it is asked for."""

    @abstractmethod
    def count(self) -> int:
        """How many there are."""

    @abstractmethod
    def __iter__(self) -> Iterator[C]: ...

    def draw(self, rng: Random) -> C:
        """Draw one, each as likely as the others."""
        return self.at(int(rng.random() * self.count()))

    def at(self, index: int) -> C:
        """The one that stands at an index from 0."""
        return next(islice(self, index, None))

    def in_words(self, words: Callable[[C], Words]) -> Branch:
        """All lines word by word: what may be said first, and behind each word what may follow it.

        Where a verb has thousands of lines it brings a branch that grows ``Later``.

        Args:
            words: the words of an action.
        """
        return tree(map(words, self))


class FewChoices(Choices[C]):
    """Legal actions that are few enough to be listed."""

    def __init__(self, codes: list[C]) -> None:
        self.codes = codes

    def count(self) -> int:
        """How many there are."""
        return len(self.codes)

    def __iter__(self) -> Iterator[C]:
        return iter(self.codes)

    def at(self, index: int) -> C:
        """The one that stands at an index from 0, without listing those before it."""
        return self.codes[index]

    def draw(self, rng: Random) -> C:
        """Draw one, each as likely as the others."""
        return self.codes[int(rng.random() * len(self.codes))]


class LateChoices(Choices[C]):
    """Legal actions that are listed when more is asked than to draw one."""

    @cached_property
    @abstractmethod
    def codes(self) -> list[C]:
        """All of them, in their order."""

    def count(self) -> int:
        """How many there are."""
        return len(self.codes)

    def __iter__(self) -> Iterator[C]:
        return iter(self.codes)

    def at(self, index: int) -> C:
        """The one that stands at an index from 0, without listing those before it again."""
        return self.codes[index]


class EachOfAll(Choices[C]):
    """One of each of some groups, every combination once: what dice show.

    Args:
        make: makes an action of one of each.
        groups: what there is in each.
    """

    def __init__(self, make: Callable[[tuple[int, ...]], C], groups: Sequence[Sequence[int]]) -> None:
        self._make, self._groups = make, groups

    def count(self) -> int:
        """How many there are."""
        return prod(map(len, self._groups))

    def __iter__(self) -> Iterator[C]:
        return map(self._make, product(*self._groups))

    def at(self, index: int) -> C:
        """What is taken of the groups are digits, those of the last running fastest."""
        found = []
        for group in reversed(self._groups):
            index, digit = divmod(index, len(group))
            found.append(group[digit])
        return self._make(tuple(reversed(found)))

    def draw(self, rng: Random) -> C:
        """Draw one of each group, each as likely as the others (not by the dice's chances)."""
        return self._make(tuple([group[int(rng.random() * len(group))] for group in self._groups]))


# --- actions and lists of them -------------------------------------------------------------------
class CodedAction(Generic[K, C]):
    """An action of a match; its text is its notation, which a game's own class writes.

    Attributes:
        config: what it is written by: what is fixed for the match, or a state of it.
        actor: the number of the seat that acts, or ``CHANCE_ACTOR``.
        code: what is done.
    """

    __slots__ = ("actor", "code", "config")

    def __init__(self, config: K, actor: int, code: C) -> None:
        self.config = config
        self.actor = actor
        self.code = code

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CodedAction):
            return NotImplemented
        if other.config is not self.config:
            return str(other) == str(self)
        same = other.actor == self.actor and other.code == self.code
        return same and type(other.code) is type(self.code)

    def __hash__(self) -> int:
        return hash(str(self))


class CodedLegal(LegalActions, Generic[K, C, A]):
    """The legal actions of a position as they stood when it was asked, listed when looked at.

    Args:
        action: makes an action of what it is written by, who acts, and a code.
        config: what actions are written by.
        actor: the number of the seat that acts, None where nobody does.
        choices: what may be done.
        grammar: what their lines look like.
    """

    __slots__ = ("_action", "_actor", "_choices", "_config", "_count", "_grammar", "_listed", "_tree")

    def __init__(
        self, action: Callable[[K, int, C], A], config: K, actor: int | None, choices: Choices[C], grammar: Grammar
    ) -> None:
        self._grammar = grammar
        self._tree: Branch | None = None
        self._action = action
        self._config = config
        self._actor = CHANCE_ACTOR if actor is None else actor
        self._choices = choices
        self._count = -1
        self._listed: list[C] | None = None

    def __len__(self) -> int:
        if self._count < 0:
            self._count = self._choices.count()
        return self._count

    def __iter__(self) -> Iterator[A]:
        action, config, actor = self._action, self._config, self._actor
        for code in self._choices if self._listed is None else self._listed:
            yield action(config, actor, code)

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> list[A]: ...
    def __getitem__(self, index: int | slice) -> A | list[A]:
        action, config, actor = self._action, self._config, self._actor
        if isinstance(index, slice):
            if self._listed is None:
                self._listed = list(self._choices)
            return [action(config, actor, code) for code in self._listed[index]]
        if not -len(self) <= index < len(self):
            raise IndexError("there are fewer legal actions")
        return action(config, actor, self._choices.at(index % len(self)))

    def __contains__(self, action: object) -> bool:
        return str(action) in {str(other) for other in self}

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Sequence) and not isinstance(other, str):
            return [str(a) for a in self] == [str(a) for a in other]
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions>"

    def following(self, said: Sequence[Word] = ()) -> list[Word]:
        """The words that may follow those of a line that is begun; ``WHOLE`` where it may end.

        No word leads into a dead end, and each line is reached by its words.

        Args:
            said: the words so far, the verb first; none where nothing is said.
        """
        if self._tree is None:
            self._tree = self._choices.in_words(self._words)
        branch = self._tree
        for word in said:
            branch = branch.get(word, {})
        return list(branch)

    def spelled(self, words: Sequence[str]) -> list[str]:
        """As ``LegalActions.spelled``, but word by word."""
        seat = str(self[0]).split()[0] if self else ""
        if not seat or [word.casefold() for word in words[:1]] != [seat]:
            return []
        said: list[Word] = []
        for word in words[1:]:
            known = [w for w in self.following(said) if w.text.casefold() == word.casefold()]
            if not known or known == [WHOLE]:
                break
            said.append(known[0])
        return [seat, *[word.text for word in said]]

    def completed(self, text: str, most: int) -> tuple[str, list[str]]:
        """As ``LegalActions.completed``, but word by word: only lines that are told are made."""
        *begun, last = text.split(" ")
        seat = str(self[0]).split()[0] if self else ""
        if not begun and seat.startswith(last):
            begun, last = [seat], ""
        said: Words = ()
        for word in begun[1:]:
            said += tuple(w for w in self.following(said) if w.text == word)[:1] or (WHOLE,)
        fitting = [w for w in self.following(said) if w.text.startswith(last) and w != WHOLE]
        if not fitting or begun[:1] != [seat]:
            return text, []
        lines = [*islice(self._lines(said, fitting), most)]
        while len(fitting) == 1 and fitting != [WHOLE]:
            said += tuple(fitting)
            fitting = self.following(said)
        agreed = " ".join([seat, *[word.text for word in said]])
        if WHOLE not in fitting:
            agreed += " " + shared_beginning([word.text for word in fitting])
        return agreed, [f"{seat} {line}" for line in lines]

    def _lines(self, said: Words, following: Iterable[Word]) -> Iterator[str]:
        """The lines that go on so, in the order of their text, without the seat."""
        for word in sorted(following, key=lambda word: word.text):
            if word == WHOLE:
                yield text_of(said)
            else:
                yield from self._lines((*said, word), self.following((*said, word)))

    def _words(self, code: C) -> Words:
        return self._grammar.words(str(self._action(self._config, self._actor, code)))

    def choose(self, rng: Random) -> A:
        """Draw one, each as likely as the others, without listing them."""
        return self._action(self._config, self._actor, self._choices.draw(rng))
