"""A record's head beside its options: reading pools and a custom start, with every fault in them.

A ``Given`` is a value at its place in the head. A game asks it for what should stand there: a
number, a seat, words, what each seat has. What is wrong is noted with its place and reading goes
on, so that all faults are told at once. A game's custom start is a walk through its keys::

    given.only(("hats", "round"), say("a position has no key {key}; it has {known}"))
    state.round = given.at("round", 1).whole(1, 99) or 1
    for seat, entry in given.at("hats", {}).by_seat():
        state.hats[seat] = entry.whole(0, 9) or 0
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from wonderland.core.message import all_of, one_of, say
from wonderland.core.quoting import word
from wonderland.kit.head import Fault, Path, SetupError
from wonderland.kit.options import truth

MOST = 700
"""So many entries of a list are read where a game doesn't say how many."""


class Given:
    """A value of a record's head at its place.

    Attributes:
        value: what stands there; None for nothing.
        path: the keys from the top of the record.
        seats: the letters of the match's seats.
        faults: takes what is wrong.
    """

    __slots__ = ("faults", "path", "seats", "value")

    def __init__(self, value: object, path: Path, seats: Sequence[str], faults: list[Fault]) -> None:
        self.value = value
        self.path = path
        self.seats = tuple(seats)
        self.faults = faults

    @property
    def key(self) -> str:
        """The last of its keys, as a message shows it."""
        return word(self.path[-1])

    def check(self) -> None:
        """See that nothing was wrong so far.

        Raises:
            SetupError: with all that was.
        """
        if self.faults:
            raise SetupError(self.faults)

    def fault(self, message: str, rule: str = "") -> None:
        """Note that something is wrong here."""
        self.faults.append(Fault(self.path, message, rule))

    # --- further in
    def of(self, value: object, *keys: str | int) -> Given:
        """Another value, at a place from here."""
        return Given(value, (*self.path, *keys), self.seats, self.faults)

    def at(self, key: str, usual: object = None) -> Given:
        """What stands under a key; the usual value where nothing does, or null."""
        value = self.value.get(key) if isinstance(self.value, Mapping) else None
        return self.of(usual if value is None else value, key)

    def only(self, known: Collection[str], wrong: str, rule: str = "") -> None:
        """Note keys that there are not.

        Args:
            known: the keys that there are; a text for keys of one letter each.
            wrong: what is said of another, with gaps for ``key`` and ``known``.
            rule: the rule that says which there are.
        """
        for other in self._others(known):
            other.fault(wrong.format(key=other.key, known=", ".join(known)), rule)

    def _others(self, known: Collection[str]) -> Iterator[Given]:
        """What stands under keys that there are not."""
        if isinstance(self.value, Mapping):
            yield from (self.at(key) for key in self.value if key not in tuple(known))

    def by_seat(self) -> Iterator[tuple[int, Given]]:
        """For each seat that is a key its number and what stands there."""
        listed = all_of(self.seats)
        if not isinstance(self.value, Mapping):
            self.fault(say("{key} has {listed}", key=self.key, listed=listed))
            return
        for other in self._others(self.seats):
            what = say("{key} has {listed}; there is no seat {letter}", key=self.key, listed=listed, letter=other.key)
            other.fault(what)
        for number, letter in enumerate(self.seats):
            if letter in self.value:
                yield number, self.at(letter)

    def entries(self, most: int = MOST) -> Iterator[Given]:
        """The entries of a list; none where there are more than so many."""
        if not isinstance(self.value, Sequence) or isinstance(self.value, str):
            key = ".".join(map(str, self.path[1:]))
            self.fault(say("{key} is a list, not {value!r}", key=key, value=self.value))
        elif self._few(self.value, most):
            for number, entry in enumerate(self.value):
                yield self.of(entry, number)

    def _few(self, found: Sequence[object], most: int) -> bool:
        if len(found) > most:
            self.fault(say("{key} has more than {most} entries", key=self.key, most=most))
        return len(found) <= most

    # --- what stands here
    def whole(self, least: int, most: int, rule: str = "") -> int | None:
        """A whole number, None where it is none or lies outside."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            what = say(
                "{key} is a whole number from {least} to {most}, not {value!r}",
                key=self.key,
                least=least,
                most=most,
                value=value,
            )
            self.fault(what, rule)
            return None
        return value

    def switch(self) -> bool:
        """True or false, in any of YAML's words for them; false where it is neither."""
        value = truth(self.value)
        if not isinstance(value, bool):
            what = say("{key} is true or false, not {value!r}", key=self.key, value=self.value)
            self.fault(what)
        return value is True

    def choice(self, known: Sequence[str], rule: str = "") -> str | None:
        """One of some words, None where there is none of them."""
        if isinstance(self.value, str) and self.value in tuple(known):
            return self.value
        words = one_of(known)
        what = say("{key} is {known}, not {value!r}", key=self.key, known=words, value=self.value)
        self.fault(what, rule)
        return None

    def seat(self, rule: str = "") -> int | None:
        """The number of a seat that is named by its letter, None where there is none such."""
        letter = self.choice(self.seats, rule)
        return None if letter is None else self.seats.index(letter)

    def words(self, wrong: str, most: int = MOST) -> list[str]:
        """Words in one text, blanks between, or a list of them; none where nothing stands here.

        Args:
            wrong: what is said where they are neither, with a gap for ``key``.
            most: of more than so many none is taken.
        """
        words = self.value.split() if isinstance(self.value, str) else self.value
        if words is None:
            return []
        if not isinstance(words, list) or any(not isinstance(word, str) for word in words):
            self.fault(wrong.format(key=self.key))
            return []
        return list(words) if self._few(words, most) else []
