"""What people are told: texts that remember how they were made, so that they can be translated.

A ``Message`` is a ``str``, and as such the English text: rules, records, commands and tests treat
it as any other. Where it is shown, ``told`` says it in the language of the one who reads it.
Whatever cuts or joins texts by ``str``'s own means makes plain text of them, which stays English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from string import Formatter
from typing import Protocol

from wonderland.core.quoting import shown

QUOTES = "!r}"
"""So a gap ends whose value is quoted."""


class _Filler(Formatter):
    """Fills gaps; what is quoted is quoted briefly, whatever it is."""

    def convert_field(self, value: object, conversion: str | None) -> object:
        """A value as its gap asks for it."""
        return shown(value) if conversion == "r" else super().convert_field(value, conversion)


_FORMATTER = _Filler()


class Language(Protocol):
    """What messages are told in."""

    def find(self, text: str, context: str) -> str:
        """The translation of a text; the text itself where there is none."""
        ...

    def find_many(self, one: str, many: str, count: int, context: str) -> str:
        """The translation of a text with a number in it, in the form that the number asks for."""
        ...

    def number(self, number: float, form: str) -> str:
        """A number as it is written, by a form of ``format``."""
        ...


class Message(str):
    """A text that can be told in another language."""

    __slots__ = ("_last",)

    _last: tuple[Language, str]

    def __init_subclass__(cls) -> None:
        """See that a kind of message says how it is told.

        Raises:
            TypeError: if it does not; ``abc`` does not look at what derives from text.
        """
        super().__init_subclass__()
        for name in ("mapped", "_tell"):
            if getattr(cls, name) is getattr(Message, name):
                raise TypeError(f"{cls.__name__} doesn't say {name}")

    def __str__(self) -> str:
        """The message itself, which keeps what it knows."""
        return self

    def told(self, language: Language) -> str:
        """The text in a language; what was told last is kept, since screens ask again and again."""
        last = getattr(self, "_last", None)
        if last is None or last[0] is not language:
            last = self._last = (language, self._tell(language))
        return last[1]

    def mapped(self, change: Callable[[str], str]) -> str:
        """The same with its plain parts changed: what stands in gaps and is no message."""
        raise NotImplementedError

    def _tell(self, language: Language) -> str:
        raise NotImplementedError


class Phrase(Message):
    """A template with what stands in its gaps.

    Attributes:
        template: the English text, with gaps such as ``{name}``.
        many: the same for any number but one; ``""`` where no number decides.
        number: that number.
        gaps: what stands in the gaps; None where there are none, so that braces are braces.
        context: what tells it from the same text with another meaning, ``""`` for nothing.
    """

    __slots__ = ("context", "gaps", "many", "number", "template")

    template: str
    many: str
    number: int
    gaps: Mapping[str, object] | None
    context: str

    def __new__(
        cls, template: str, gaps: Mapping[str, object] | None = None, context: str = "", many: str = "", number: int = 1
    ) -> Phrase:
        """Make the English text, and keep what it was made of."""
        text = many if many and number != 1 else template
        filled = text if gaps is None else _filled(text, gaps)
        made = super().__new__(cls, filled)
        made.template = str(template)
        made.gaps = gaps
        made.context = context
        made.many = many
        made.number = number
        return made

    def __reduce__(self) -> tuple[type[Phrase], tuple[object, ...]]:
        return Phrase, (self.template, self.gaps, self.context, self.many, self.number)

    def format(self, *args: object, **gaps: object) -> str:
        """The same with what stands in its gaps."""
        if args:
            return super().format(*args, **gaps)
        return Phrase(self.template, {**(self.gaps or {}), **gaps}, self.context)

    def _tell(self, language: Language) -> str:
        """The text in a language, and with it whatever stands in the gaps."""
        if self.many:
            text = language.find_many(self.template, self.many, self.number, self.context)
        else:
            text = language.find(self.template, self.context)
        if self.gaps is None:
            return text
        return "".join(
            literal + (self._gap(name, form or "", conversion, language) if name else "")
            for literal, name, form, conversion in _FORMATTER.parse(text)
        )

    def mapped(self, change: Callable[[str], str]) -> str:
        """The same with what stands in its gaps changed; numbers stay as they are."""
        gaps = {
            name: value
            if isinstance(value, (int, float))
            else mapped(value if isinstance(value, str) else str(value), change)
            for name, value in (self.gaps or {}).items()
        }
        return Phrase(self.template, gaps or None, self.context, self.many, self.number)

    def _gap(self, name: str, form: str, conversion: str | None, language: Language) -> str:
        assert self.gaps is not None
        value = self.gaps[name]
        if conversion:
            value = _FORMATTER.convert_field(value, conversion)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return language.number(value, form)
        text = told(value, language) if isinstance(value, str) else str(value)
        return format(text, form)


class Row(Message):
    """Texts that are whole each in itself, beside or below one another: sentences, lines, columns.

    Attributes:
        parts: the texts.
        between: what stands between them.
    """

    __slots__ = ("between", "parts")

    parts: tuple[str, ...]
    between: str

    def __new__(cls, parts: Iterable[str], between: str = " ") -> Row:
        """Put them in a row; those that are empty are left out."""
        kept = tuple(part for part in parts if part)
        made = super().__new__(cls, between.join(kept))
        made.parts = kept
        made.between = between
        return made

    def __reduce__(self) -> tuple[type[Row], tuple[object, ...]]:
        return Row, (self.parts, self.between)

    def mapped(self, change: Callable[[str], str]) -> str:
        """The same with each of them changed."""
        return Row([mapped(part, change) for part in self.parts], self.between)

    def _tell(self, language: Language) -> str:
        """Each of them in a language."""
        return self.between.join(told(part, language) for part in self.parts)


class Table(Message):
    """Rows of texts, one below another, each column as wide as its widest text.

    Attributes:
        rows: the texts of each row.
        left: how many columns are set to the left; the others are set to the right.
    """

    __slots__ = ("left", "rows")

    rows: tuple[tuple[str, ...], ...]
    left: int

    def __new__(cls, rows: Iterable[Iterable[str]], left: int = 1) -> Table:
        """Set them below one another."""
        kept = tuple(tuple(row) for row in rows)
        made = super().__new__(cls, _aligned(kept, left))
        made.rows = kept
        made.left = left
        return made

    def __reduce__(self) -> tuple[type[Table], tuple[object, ...]]:
        return Table, (self.rows, self.left)

    def mapped(self, change: Callable[[str], str]) -> str:
        """The same with each text changed."""
        return Table([[mapped(cell, change) for cell in row] for row in self.rows], self.left)

    def _tell(self, language: Language) -> str:
        """Each text in a language."""
        return _aligned([[told(cell, language) for cell in row] for row in self.rows], self.left)


def _aligned(rows: Sequence[Sequence[str]], left: int) -> str:
    wide = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return "\n".join(
        [
            "  ".join(
                [cell.ljust(wide[at]) if at < left else cell.rjust(wide[at]) for at, cell in enumerate(row)]
            ).rstrip()
            for row in rows
        ]
    )


class Capital(Message):
    """A text that begins a sentence.

    Attributes:
        text: the text as it would stand within one.
    """

    __slots__ = ("text",)

    text: str

    def __new__(cls, text: str) -> Capital:
        """Make its first letter large."""
        made = super().__new__(cls, f"{text[:1].upper()}{text[1:]}")
        made.text = text
        return made

    def __reduce__(self) -> tuple[type[Capital], tuple[str]]:
        return Capital, (self.text,)

    def mapped(self, change: Callable[[str], str]) -> str:
        """The same with its text changed."""
        return Capital(mapped(self.text, change))

    def _tell(self, language: Language) -> str:
        """The text in a language, its first letter large."""
        text = told(self.text, language)
        return f"{text[:1].upper()}{text[1:]}"


class Reworded(Message):
    """A text that English says in other words here than where it comes from.

    Other languages say it as they always do.

    Attributes:
        text: the text where it comes from.
    """

    __slots__ = ("text",)

    text: str

    def __new__(cls, words: str, text: str) -> Reworded:
        """Put the English words in the place of the text's own."""
        made = super().__new__(cls, words)
        made.text = text
        return made

    def __reduce__(self) -> tuple[type[Reworded], tuple[str, str]]:
        return Reworded, ("".join(self), self.text)

    def mapped(self, change: Callable[[str], str]) -> str:
        """Where it is changed, the other words are lost."""
        return mapped(self.text, change)

    def _tell(self, language: Language) -> str:
        """The text in a language; in English the other words."""
        text = told(self.text, language)
        return "".join(self) if text == self.text else text


def _filled(text: str, gaps: Mapping[str, object]) -> str:
    return _FORMATTER.vformat(text, (), gaps) if QUOTES in text else text.format(**gaps)


def gaps_of(template: str) -> frozenset[str]:
    """The gaps of a template as they stand between its braces: a name, and how it is written.

    Raises:
        ValueError: if its braces are not those of gaps.
    """
    return frozenset(
        name + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "")
        for _, name, form, conversion in _FORMATTER.parse(template)
        if name is not None
    )


def mapped(text: str, change: Callable[[str], str]) -> str:
    """A text with its plain parts changed; one that is no message is changed as a whole."""
    return text.mapped(change) if isinstance(text, Message) else change(text)


def told(text: str, language: Language) -> str:
    """A text in a language; one that is no message stays as it is."""
    return text.told(language) if isinstance(text, Message) else text


def say(template: str, /, **gaps: object) -> str:
    """A message: ``say("{being} steps to {square}.", being=..., square=...)``.

    The template is written out where it stands, for ``tools.languages`` reads it there. What
    stands in a gap may be a message, and is told in the same language.
    """
    return Phrase(template, gaps or None)


def say_as(context: str, template: str, /, **gaps: object) -> str:
    """A message whose English has more than one meaning; the context tells translators which."""
    return Phrase(template, gaps or None, context)


def say_n(one: str, many: str, n: int, /, **gaps: object) -> str:
    """A message with a number, in whose form it stands: ``say_n("{n} step", "{n} steps", count)``."""
    return Phrase(one, {"n": n, **gaps}, "", many, n)


def rows(*parts: str, between: str = " ") -> str:
    """Texts that are whole each in itself, in a row."""
    return Row(parts, between)


def lines(*parts: str) -> str:
    """Texts below one another."""
    return Row(parts, "\n")


def table(rows: Iterable[Iterable[str]], left: int = 1) -> str:
    """Rows of texts in columns, the first ``left`` of them set to the left."""
    return Table(rows, left)


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return Capital(text)


def all_of(words: Iterable[str]) -> str:
    """Words as a sentence lists them: ``a, b and c``."""
    return _listed(list(words), say("{some} and {last}"))


def one_of(words: Iterable[str]) -> str:
    """Words of which one holds: ``a, b or c``."""
    return _listed(list(words), say("{some} or {last}"))


def then(words: Iterable[str]) -> str:
    """What is done one after another: ``a, b, then c``."""
    return _listed(list(words), say("{some}, then {last}"))


def commas(words: Iterable[str]) -> str:
    """Words with commas between them."""
    return Row(words, ", ")


def _listed(words: list[str], last: str) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    return last.format(some=commas(words[:-1]), last=words[-1])
