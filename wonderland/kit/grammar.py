"""An action's class is its syntax: what its lines look like, and what each word of them is.

A game's actions are named tuples. ``written`` above a class shows a line of it, which tells its
verb and whether chance says it; ``Annotated`` gives each field its ``Role``::

    CARD, HEDGE = Role("card"), Role("hedge")

    @written("b move 5C c2")
    class Move(NamedTuple):
        card: Annotated[int, CARD]
        hedge: Annotated[int, HEDGE]

    @written("b discard 3C 4C")
    class Discard(NamedTuple):
        cards: Annotated[tuple[int, ...], CARD.several()]

    @written("b offer draw")
    class OfferDraw(NamedTuple): ...

    GRAMMAR = Grammar(Move | Discard | OfferDraw)

From that come the words of a line by role (``NamedLine(*GRAMMAR.parted(line))``), the line as far as
a seat may know it (``line_for``), the lines that hold some words (``holding``), and the words that
may follow those of a line that is begun (``kit.codes.CodedLegal.following``; a verb with thousands of
lines says itself what may follow it, as its ``Choices``). ``kit.notation.Notation`` reads and writes
lines, given how a match names what stands in each role; where words must be read together, as a
path's dominoes, the game spells that action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import NamedTuple, Self, TypeAlias, TypeVar, get_args, get_type_hints

from wonderland.core.game import CHANCE

A = TypeVar("A", bound=type)


@dataclass(frozen=True, slots=True)
class Role:
    """What the words of a field stand for.

    Attributes:
        name: what they are called.
        least: how many there are at least.
        most: how many at most, None for all that are left.
        rule: by which a word is refused that names nothing; ``""`` for the rule of the line.
        secret: whether only some may know them.
    """

    name: str
    least: int = 1
    most: int | None = 1
    rule: str = ""
    secret: bool = False

    def several(self, least: int = 1, most: int | None = None) -> Self:
        """The same for a field that is a tuple and takes the words that are left, so many at most."""
        return replace(self, least=least, most=most)

    def or_none(self) -> Self:
        """The same for a word that may be left out."""
        return replace(self, least=0)

    def by(self, rule: str) -> Self:
        """The same, refused by a rule of its own."""
        return replace(self, rule=rule)

    def hidden(self) -> Self:
        """The same for words that only some may know."""
        return replace(self, secret=True)

    def word(self, text: str) -> Word:
        """A word in this role."""
        return Word(self.name, text)


SEAT = Role("seat")
"""A seat that a line is about."""


class Word(NamedTuple):
    """A word of a line: its role, and how it is written."""

    role: str
    text: str


Words: TypeAlias = tuple[Word, ...]
"""The words of a line after its seat: the verb, and all that it is said of."""
VERB = Role("verb")
HIDDEN = "??"
"""Stands in a line in the place of a word that the seat may not know."""
WHOLE = Word("", "")
"""Stands among the words that may follow where a line may end."""


# --- word by word --------------------------------------------------------------------------------
Branch: TypeAlias = "Mapping[Word, Branch]"
"""The words that may follow, and behind each what may follow it."""
Grown: TypeAlias = "dict[Word, Grown]"


class Later(Mapping[Word, Branch]):
    """A branch that grows when someone looks at it."""

    def __init__(self, grow: Callable[[], Branch]) -> None:
        self._grow = grow
        self._grown: Branch | None = None

    def _looked_at(self) -> Branch:
        if self._grown is None:
            self._grown = self._grow()
        return self._grown

    def __getitem__(self, word: Word) -> Branch:
        return self._looked_at()[word]

    def __iter__(self) -> Iterator[Word]:
        return iter(self._looked_at())

    def __len__(self) -> int:
        return len(self._looked_at())


def tree(lines: Iterable[Words]) -> Grown:
    """Lines word by word, ``WHOLE`` behind the last word of each."""
    root: Grown = {}
    for line in lines:
        branch = root
        for word in line:
            branch = branch.setdefault(word, {})
        branch[WHOLE] = {}
    return root


def holding(branch: Branch, words: Iterable[Word]) -> Iterator[Words]:
    """The lines that hold all of some words, in whatever order, each as often as it is among them."""
    return _holding(branch, Counter(words), ())


def _holding(branch: Branch, wanted: Counter[Word], said: Words) -> Iterator[Words]:
    for word, behind in branch.items():
        if word != WHOLE:
            yield from _holding(behind, wanted - Counter([word]), (*said, word))
        elif not wanted:
            yield said


def words_of(line: str, roles: Mapping[str, Sequence[str]]) -> Words:
    """The words of a line, its seat left out, where a game has no grammar.

    Args:
        line: the line.
        roles: by verb, what the words after it are; the last one of those holds for all that follow.
    """
    _, verb, *texts = line.split()
    known = roles.get(verb, ("",))
    named = [known[min(number, len(known) - 1)] for number in range(len(texts))]
    return VERB.word(verb), *map(Word, named, texts)


def text_of(words: Words) -> str:
    """Words of a line as they are written."""
    return " ".join([word.text for word in words])


# --- lines ---------------------------------------------------------------------------------------
class NamedLine(NamedTuple):
    """A line in names.

    Attributes:
        seat: who says it, ``*`` for chance.
        verb: its verb.
        words: what stands behind it.
    """

    seat: str
    verb: str
    words: Words = ()

    def all(self, role: Role) -> tuple[str, ...]:
        """The words of a role."""
        return tuple([word.text for word in self.words if word.role == role.name])

    def one(self, role: Role) -> str:
        """The first word of a role, ``""`` for none."""
        return next((word.text for word in self.words if word.role == role.name), "")

    def with_all(self, role: Role, texts: Sequence[str]) -> Self:
        """The same with other words of a role, each in the place of one."""
        other = iter(texts)
        words = tuple([Word(w.role, next(other)) if w.role == role.name else w for w in self.words])
        return self._replace(words=words)

    def __str__(self) -> str:
        return " ".join([self.seat, self.verb, *[word.text for word in self.words]])


@dataclass(frozen=True, slots=True)
class Form:
    """How the lines of an action are written.

    Attributes:
        kind: the action's class.
        usage: a line that shows it.
        rule: by which a line is refused that is written otherwise; ``""`` for the game's own.
        verb: its verb.
        by_chance: whether chance says it.
        fixed: words that always follow the verb.
        roles: the roles of the other words, in their order.
        least, most: how many words there are behind the verb.
        again: whether all its words may stand again behind them, as often as one likes; each field
            is a tuple then.
    """

    kind: type
    usage: str
    rule: str
    verb: str
    by_chance: bool
    fixed: tuple[str, ...]
    roles: tuple[Role, ...]
    least: int
    most: float
    again: bool = False

    @property
    def opening(self) -> tuple[str, ...]:
        """The words that stand in every such line, the verb first."""
        return (self.verb, *self.fixed)

    def shared_out(self, words: Sequence[str]) -> Iterator[tuple[Role, Sequence[str]]]:
        """Each role with its words; of a line that is only begun, as far as it goes."""
        if self.again:
            for at, word in enumerate(words):
                yield self.roles[at % len(self.roles)], (word,)
            return
        spare, at = len(words) - self.least, len(self.fixed)
        for role in self.roles:
            more = max(0, spare if role.most is None else min(spare, role.most - role.least))
            spare -= more
            yield role, words[at : at + role.least + more]
            at += role.least + more


def written(
    usage: str, rule: str = "", roles: Sequence[Role] | None = None, *, again: bool = False
) -> Callable[[A], A]:
    """Say how an action is written.

    Args:
        usage: a line that shows it; what follows the verb of an action without words stands in
            every such line.
        rule: by which a line is refused that is written otherwise.
        roles: of the words, where they are not one by one the fields of the action.
        again: whether all of its words may stand again behind them (``a face j8 N k9 E``).
    """
    seat, verb, *rest = usage.split(",", maxsplit=1)[0].split()

    def decorate(kind: A) -> A:
        found = tuple(_roles_of(kind)) if roles is None else tuple(roles)
        fixed = () if found else tuple(rest)
        least = len(fixed) + sum(role.least for role in found)
        most = len(fixed) + sum(inf if again or r.most is None else r.most for r in found)
        kind.__form__ = Form(  # type: ignore[attr-defined]
            kind, usage, rule, verb, seat == CHANCE, fixed, found, least, most, again
        )
        return kind

    return decorate


def _roles_of(kind: type) -> Iterator[Role]:
    """The roles of an action's fields."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        role = next((extra for extra in get_args(hint) if isinstance(extra, Role)), None)
        if role is None:
            raise TypeError(f"{kind.__name__}.{name} says no role")
        yield role


class Grammar:
    """The lines of a game.

    Args:
        kinds: the union of its actions' classes, each ``written``.

    Attributes:
        forms: how each is written, in their order.
        of_verb, of_kind: the same by verb and by class; of a verb that seats and chance say, the
            seats'.
        verbs: those that seats say.
    """

    def __init__(self, kinds: object) -> None:
        self.forms: tuple[Form, ...] = tuple(kind.__form__ for kind in get_args(kinds))
        self._said = {(form.verb, form.by_chance): form for form in self.forms}
        self.of_verb = {form.verb: form for form in sorted(self.forms, key=lambda f: not f.by_chance)}
        self.of_kind = {form.kind: form for form in self.forms}
        self.verbs = tuple(form.verb for form in self.forms if not form.by_chance)
        self._hiding = {said: form for said, form in self._said.items() if any(role.secret for role in form.roles)}

    def form(self, verb: str, *, by_chance: bool) -> Form | None:
        """How a verb is written that a seat says, or that chance says; None where there is none."""
        return self._said.get((verb, by_chance))

    def words(self, line: str) -> Words:
        """A line's words after its seat, the verb first; it may be one that is only begun."""
        _, verb, words = self.parted(line)
        return (VERB.word(verb), *words)

    def verb(self, kind: type) -> Word:
        """The verb of an action."""
        return VERB.word(self.of_kind[kind].verb)

    def parted(self, line: str) -> tuple[str, str, Words]:
        """A line's seat, its verb and its other words; it may be one that is only begun.

        Raises:
            KeyError: if its verb is none of the game's.
        """
        seat, verb, *texts = line.split()
        form = self._said[verb, seat == CHANCE]
        words = [Word("", text) for text in form.fixed]
        for role, own in form.shared_out(texts):
            words += map(role.word, own)
        return seat, verb, tuple(words)

    def line_for(self, seat: str, line: str, cover: Callable[[str], str] = lambda _: HIDDEN) -> str:
        """A line that was played, as a seat knows it.

        What is secret only that seat knows that the line is about, or else the one who says it.

        Args:
            seat: the seat.
            line: the line.
            cover: what stands in the place of a secret word, which may be the word.
        """
        head = line.split(maxsplit=2)  # every line of a match comes by here, for each seat
        form = self._hiding.get((head[1], head[0] == CHANCE))
        if form is None:
            return line
        who, verb, *texts = line.split()
        shown = [who, verb, *form.fixed]
        for role, own in form.shared_out(texts):
            if role == SEAT:
                who = own[0]
            shown += map(cover, own) if role.secret else own
        return line if who == seat else " ".join(shown)
