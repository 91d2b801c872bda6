"""Lines of a game's grammar, read and written with the names of a match.

A ``Notation`` knows how a match names what stands in each role (``Naming``); the order of the words,
their number and what a refusal shows come from the grammar. Where words must be read together, a
game says itself how an action is read and written (``spelled``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE
from wonderland.core.message import commas, say
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.grammar import Form, Grammar, Role

SHOWN = 12
"""How many characters of a word that is wrong are shown."""
LINE_SHOWN = 40
"""How many of a line."""
ABSENT = -1
"""What stands in a field whose word is left out."""

C = TypeVar("C")
K = TypeVar("K")
"""What lines are written by: what of a match names its things."""
S = TypeVar("S")
"""What lines are read by: the same, or a state, where that says more of why a line is wrong."""


class LineWords(Generic[S]):
    """The words of a line after its verb.

    Args:
        form: how such a line is written.
        words: what stands behind the verb.
        match: what they name things of.
        actor: the number of who says it.
        rule: the rule by which words are refused where no other is named.
    """

    def __init__(self, form: Form, words: tuple[str, ...], match: S, actor: int, rule: str = "") -> None:
        self.form = form
        self.words = words
        self.match = match
        self.actor = actor
        self._rule = form.rule or rule

    def fail(self, message: str, rule: str = "") -> IllegalAction:
        """The refusal of a line, to be raised."""
        return IllegalAction(rule or self._rule, message)

    def unlike(self) -> IllegalAction:
        """The refusal of a line that is not written as its verb wants it."""
        return self.fail(say("the line is written {usage}", usage=self.form.usage))

    def expect(self) -> None:
        """Refuse other fixed words, or any other number of words, than the form has.

        Raises:
            IllegalAction: with an example of such a line.
        """
        form, words = self.form, self.words
        if not form.least <= len(words) <= form.most or words[: len(form.fixed)] != form.fixed:
            raise self.unlike()
        if form.again and len(words) % len(form.roles):
            raise self.unlike()

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

    def number(self, word: str, digits: int, rule: str = "") -> int:
        """A whole number from 1 up, of so many digits at most.

        Raises:
            IllegalAction: if the word is none.
        """
        if not (word.isascii() and word.isdigit()) or len(word) > digits or word[0] == "0":
            raise self.fail(say("{word!r} is no number from 1 up", word=word[:SHOWN]), rule)
        return int(word)


# --- names ---------------------------------------------------------------------------------------
class Names(Protocol):
    """The word for each thing of a role, by what stands for it in an action."""

    def __getitem__(self, value: int, /) -> str: ...


@dataclass(frozen=True, slots=True)
class Naming(Generic[S, K]):
    """How a match names what stands in a role.

    Attributes:
        read: what a word of a line names; it is refused by the rule if that is nothing.
        names: the words.
    """

    read: Callable[[LineWords[S], str, str], object]
    names: Callable[[K], Names]


def by_name(numbers: Callable[[K], Mapping[str, int]], names: Callable[[K], Names], what: str) -> Naming[K, K]:
    """Things with a number and a name.

    Args:
        numbers: the number of each name.
        names: the name of each number.
        what: what a word is not that names none: ``"is no square of the table"``.
    """
    return Naming(lambda line, word, rule: line.named(word, numbers(line.match), what, rule), names)


def by_seat(seats: Callable[[K], Sequence[str]]) -> Naming[K, K]:
    """The seats of a match."""

    def read(line: LineWords[K], word: str, rule: str) -> int:
        known = seats(line.match)
        if word not in known:
            raise line.fail(say("{word!r} is no seat of this match", word=word[:SHOWN]), rule)
        return known.index(word)

    return Naming(read, seats)


Read: TypeAlias = Callable[[LineWords[S]], tuple[object, ...]]
"""Makes actions of a line's words."""
Write: TypeAlias = Callable[[K, int, C], str]
"""Makes the line of an action, given who acts."""


def spelled(kind: type[C], read: Read[S], write: Write[K, C]) -> tuple[type, Read[S], Write[K, object]]:
    """How a game itself reads and writes an action, with its types checked."""
    return kind, read, cast(Write[K, object], write)


# --- lines ---------------------------------------------------------------------------------------
class Line(NamedTuple, Generic[C]):
    """A line that has been read.

    Attributes:
        actor: the number of who acts, or ``CHANCE_ACTOR``.
        codes: what is done; several where one line says several actions.
    """

    actor: int
    codes: tuple[C, ...]

    @property
    def code(self) -> C:
        """What is done, first where it is several actions."""
        return self.codes[0]


class Notation(Generic[S, K, C]):
    """The lines of a game, read and written.

    Args:
        grammar: the game's actions.
        letters: the letter of each seat that there may be.
        seats: those of a match.
        names: how a match names what stands in each role.
        rule: by which a line is refused that can't be read, where its form names no other.
        spelled: actions that the game reads and writes itself.
    """

    def __init__(
        self,
        grammar: Grammar,
        letters: Sequence[str],
        seats: Callable[[S], Sequence[str]],
        names: Mapping[Role, Naming[S, K]],
        rule: str = "",
        spelled: Iterable[tuple[type, Read[S], Write[K, object]]] = (),
    ) -> None:
        self._grammar, self._seats, self._rule = grammar, seats, rule
        self._readers: dict[type, Read[S]] = {}
        self._writers: dict[type, Write[K, object]] = {}
        for kind, read, write in spelled:
            self._readers[kind], self._writers[kind] = read, write
        of_role = {role.name: naming for role, naming in names.items()}
        for form in grammar.forms:
            if form.kind not in self._readers:
                namings = [of_role[role.name] for role in form.roles]
                heads = [" ".join([who, *form.opening]) for who in (*letters, CHANCE)]
                self._readers[form.kind] = _reader(form, namings)
                self._writers[form.kind] = _writer(form, namings, heads)

    def read(self, match: S, text: str) -> Line[C]:
        """Read a line.

        Raises:
            IllegalAction: if it is of no known form, or names what the match doesn't have.
        """
        seats, words = self._seats(match), text.split()
        if not words or (words[0] != CHANCE and words[0] not in seats):
            letters, shown = commas(seats), text.strip()[:LINE_SHOWN]
            what = say("a line begins with {letters} or *, not {shown!r}", letters=letters, shown=shown)
            raise IllegalAction(self._rule, what)
        actor = CHANCE_ACTOR if words[0] == CHANCE else seats.index(words[0])
        verb = words[1] if len(words) > 1 else ""
        form = self._grammar.form(verb, by_chance=actor == CHANCE_ACTOR)
        if form is None:
            who = say("chance") if actor == CHANCE_ACTOR else say("a player")
            what = say("{who} has no line {verb!r}", who=who, verb=verb[:LINE_SHOWN])
            raise IllegalAction(self._rule, what)
        line = LineWords(form, tuple(words[2:]), match, actor, self._rule)
        return Line(actor, cast("tuple[C, ...]", self._readers[form.kind](line)))

    def write(self, match: K, actor: int, code: C) -> str:
        """Write an action as a line."""
        return self._writers[type(code)](match, actor, code)


def _reader(form: Form, namings: Sequence[Naming[S, K]]) -> Read[S]:
    """Read an action field by field."""
    kind, fields = form.kind, [(r, n.read) for r, n in zip(form.roles, namings, strict=True)]
    bare = () if fields else (kind(),)

    def read(line: LineWords[S]) -> tuple[object, ...]:
        line.expect()
        if bare:
            return bare
        words = line.words
        values: list[object] = []
        if form.again:
            for at, (role, named) in enumerate(fields):
                own = words[at :: len(fields)]
                values.append(tuple([named(line, word, role.rule) for word in own]))
            return (kind(*values),)
        for at, (role, named) in enumerate(fields):
            if role.most != 1:
                values.append(tuple([named(line, word, role.rule) for word in words[at:]]))
            else:
                values.append(named(line, words[at], role.rule) if at < len(words) else ABSENT)
        return (kind(*values),)

    return read


def _writer(form: Form, namings: Sequence[Naming[S, K]], heads: Sequence[str]) -> Write[K, object]:
    """Write an action field by field; as quick as if each were written by hand.

    Args:
        form: how it is written.
        namings: of each field.
        heads: how its lines begin by the number of who acts; chance's, -1, stands last.
    """
    names = [naming.names for naming in namings]
    if form.again:
        return _again(heads, names)
    if all(role.least == role.most == 1 for role in form.roles) and len(names) <= 3:
        write = _plain(heads, *names)
        return cast(Write[K, object], write)
    tails = [_tail(role, name) for role, name in zip(form.roles, names, strict=True)]
    first, last = tails[0], tails[-1]

    def write_one(match: K, actor: int, code: Sequence[object]) -> str:
        return heads[actor] + first(match, code[0])

    def write_two(match: K, actor: int, code: Sequence[object]) -> str:
        return heads[actor] + first(match, code[0]) + last(match, code[1])

    def write_all(match: K, actor: int, code: Sequence[object]) -> str:
        return heads[actor] + "".join([tail(match, code[at]) for at, tail in enumerate(tails)])

    of_length = {1: write_one, 2: write_two}
    return cast(Write[K, object], of_length.get(len(tails), write_all))


def _plain(heads: Sequence[str], *names: Callable[[K], Names]) -> Write[K, Sequence[int]]:
    """Write an action of up to three words; lists of legal actions are full of such."""
    if not names:
        return lambda _, actor, __: heads[actor]
    one, *others = names
    if not others:
        return lambda of, actor, code: f"{heads[actor]} {one(of)[code[0]]}"
    two, *others = others
    if not others:
        return lambda of, actor, code: f"{heads[actor]} {one(of)[code[0]]} {two(of)[code[1]]}"
    (three,) = others
    return lambda of, actor, code: f"{heads[actor]} {one(of)[code[0]]} {two(of)[code[1]]} {three(of)[code[2]]}"


def _again(heads: Sequence[str], names: Sequence[Callable[[K], Names]]) -> Write[K, object]:
    """Write an action whose words stand again and again: the first of each field, the second of each."""

    def write(match: K, actor: int, code: Sequence[Sequence[int]]) -> str:
        named = [name(match) for name in names]
        groups = zip(*code, strict=True)
        words = [name[value] for group in groups for name, value in zip(named, group, strict=True)]
        return " ".join([heads[actor], *words])

    return cast(Write[K, object], write)


def _tail(role: Role, names: Callable[[K], Names]) -> Callable[[K, object], str]:
    """Write a field, a space before each of its words."""

    def several(match: K, values: Sequence[int]) -> str:
        name = names(match)
        return " ".join(["", *[name[value] for value in values]])

    def one(match: K, value: int) -> str:
        return "" if value == ABSENT and not role.least else " " + names(match)[value]

    return cast(Callable[[K, object], str], several if role.most != 1 else one)
