"""Lines of a game's grammar, read and written with the names of a match.

A ``Notation`` knows how a match names what stands in each role (``Naming``); the order of the words,
their number and what a refusal shows come from the grammar. Where words must be read together, a
game says itself how an action is read and written (``Spelling``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar, cast

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


class LineWords(Generic[S]):
    """The words of a line after its verb.

    Args:
        form: how such a line is written.
        words: what stands behind the verb.
        match: what they name things of.
        actor: the number of who says it.
        rule: the rule by which words are refused where no other is named.
    """

    def __init__(
        self, form: Form, words: tuple[str, ...], match: S, actor: int, rule: str = ""
    ) -> None:
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


def by_name(
    numbers: Callable[[K], Mapping[str, int]], names: Callable[[K], Names], what: str
) -> Naming[K, K]:
    """Things with a number and a name.

    Args:
        numbers: the number of each name.
        names: the name of each number.
        what: what a word is not that names none: ``"is no square of the table"``.
    """
    return Naming(lambda line, word, rule: line.named(word, numbers(line.match), what, rule), names)


def by_seat(seats: Callable[[K], Sequence[str]]) -> Naming[K, K]:
    """The seats of a match."""
    return Naming(lambda line, word, rule: line.seat_of(word, seats(line.match), rule), seats)


@dataclass(frozen=True, slots=True)
class Spelling(Generic[S, K]):
    """How an action is read and written.

    Attributes:
        read: the actions of a line's words.
        write: the line of an action, given who acts.
    """

    read: Callable[[LineWords[S]], tuple[object, ...]]
    write: Callable[[K, int, object], str]


def spelled(
    kind: type[C],
    read: Callable[[LineWords[S]], tuple[object, ...]],
    write: Callable[[K, int, C], str],
) -> tuple[type, Spelling[S, K]]:
    """An entry for an action that its game reads and writes itself, with its types checked."""
    return kind, Spelling(read, cast(Callable[[K, int, object], str], write))


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
        spelled: the same for actions whose words are not their fields one by one.
    """

    def __init__(
        self,
        grammar: Grammar,
        letters: Sequence[str],
        seats: Callable[[S], Sequence[str]],
        names: Mapping[Role, Naming[S, K]],
        rule: str = "",
        spelled: Iterable[tuple[type, Spelling[S, K]]] = (),
    ) -> None:
        self._grammar, self._seats, self._rule = grammar, seats, rule
        of_role = {role.name: naming for role, naming in names.items()}
        self._spelling: dict[type, Spelling[S, K]] = dict(spelled)
        for form in grammar.forms:
            if form.kind not in self._spelling:
                namings = [of_role[role.name] for role in form.roles]
                heads = [f"{letter} {form.verb}" for letter in (*letters, CHANCE)]
                self._spelling[form.kind] = Spelling(
                    _reader(form, namings), _writer(form, namings, heads)
                )
        self._writers = {kind: spelling.write for kind, spelling in self._spelling.items()}

    def read(self, match: S, text: str) -> Line[C]:
        """Read a line.

        Raises:
            IllegalAction: if it is of no known form, or names what the match doesn't have.
        """
        actor, verb, words = parted(text, self._seats(match), self._rule)
        form = self._grammar.of_verb.get(verb)
        if form is None or form.by_chance != (actor == CHANCE_ACTOR):
            raise no_line(actor, verb, self._rule)
        line = LineWords(form, words, match, actor, self._rule)
        return Line(actor, cast("tuple[C, ...]", self._spelling[form.kind].read(line)))

    def write(self, match: K, actor: int, code: C) -> str:
        """Write an action as a line."""
        return self._writers[type(code)](match, actor, code)


def _reader(
    form: Form, namings: Sequence[Naming[S, K]]
) -> Callable[[LineWords[S]], tuple[object, ...]]:
    """Read an action field by field."""
    kind, fields = form.kind, [(r, n.read) for r, n in zip(form.roles, namings, strict=True)]

    def read(line: LineWords[S]) -> tuple[object, ...]:
        line.expect()
        words = line.words
        values: list[object] = []
        for at, (role, named) in enumerate(fields):
            if role.most is None:
                values.append(tuple([named(line, word, role.rule) for word in words[at:]]))
            else:
                values.append(named(line, words[at], role.rule) if at < len(words) else ABSENT)
        return (kind(*values),)

    return read if fields else _bare_reader(form)


def _bare_reader(form: Form) -> Callable[[LineWords[S]], tuple[object, ...]]:
    """Read an action of which nothing more is to be said."""
    codes = (form.kind(),)

    def read(line: LineWords[S]) -> tuple[object, ...]:
        line.expect()
        return codes

    return read


def _writer(
    form: Form, namings: Sequence[Naming[S, K]], heads: Sequence[str]
) -> Callable[[K, int, object], str]:
    """Write an action field by field; as quick as if each were written by hand.

    Args:
        form: how it is written.
        namings: of each field.
        heads: how its lines begin by the number of who acts; chance's, -1, stands last.
    """
    names = [naming.names for naming in namings]
    if all(role.least == role.most == 1 for role in form.roles):
        write = _plain_writer([" ".join([head, *form.fixed]) for head in heads], names)
        return cast(Callable[[K, int, object], str], write)
    return cast(
        Callable[[K, int, object], str], _tail_writer(heads, list(map(_tail, form.roles, names)))
    )


def _plain_writer(
    heads: Sequence[str], names: Sequence[Callable[[K], Names]]
) -> Callable[[K, int, Sequence[int]], str]:
    """Write an action each of whose fields is one word; lists of legal actions are full of such."""
    match names:
        case []:
            return lambda _, actor, __: heads[actor]
        case [one]:
            return lambda of, actor, code: f"{heads[actor]} {one(of)[code[0]]}"
        case [one, two]:
            return lambda of, actor, code: f"{heads[actor]} {one(of)[code[0]]} {two(of)[code[1]]}"
        case [one, two, three]:
            return lambda of, actor, code: (
                f"{heads[actor]} {one(of)[code[0]]} {two(of)[code[1]]} {three(of)[code[2]]}"
            )
    return lambda of, actor, code: " ".join(
        [heads[actor], *[name(of)[code[at]] for at, name in enumerate(names)]]
    )


def _tail_writer(
    heads: Sequence[str], tails: Sequence[Callable[[K, object], str]]
) -> Callable[[K, int, Sequence[object]], str]:
    """Write an action of whose fields some take no word or several."""
    if len(tails) == 1:
        (only,) = tails
        return lambda of, actor, code: heads[actor] + only(of, code[0])
    return lambda of, actor, code: (
        heads[actor] + "".join([tail(of, code[at]) for at, tail in enumerate(tails)])
    )


def _tail(role: Role, names: Callable[[K], Names]) -> Callable[[K, object], str]:
    """Write a field, a space before each of its words."""

    def several(match: K, values: Sequence[int]) -> str:
        name = names(match)
        return " ".join(["", *[name[value] for value in values]])

    def one(match: K, value: int) -> str:
        return "" if value == ABSENT and not role.least else " " + names(match)[value]

    if role.most is None:
        return cast(Callable[[K, object], str], several)
    return cast(Callable[[K, object], str], one)
