"""The languages that messages are told in: English as they are written, others by catalogues.

A catalogue is what gettext reads: ``languages/<code>.mo`` in ``config``, for what all games share,
and in the folder of each game, for what is its own. ``python -m tools.languages`` makes them of
the ``.po`` files beside them, which people translate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from math import ceil
from pathlib import Path
from string import Formatter

from wonderland.content.files import read_bytes
from wonderland.content.places import config_folder, games_folders
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import Language, gaps_of, say, say_as, told
from wonderland.core.quoting import word

ENGLISH, PSEUDO = "en", "pseudo"
FOLDER = "languages"
LONGER, LAST = 0.45, "n"
"""How much longer texts become in the pseudo-language, at least two fifths with signs that stand alone;
and what fills up short ones."""
_LETTERS = str.maketrans("aeiouycnsAEIOUYCN", "àéîöûýçñšÀÉÎÖÛÝÇÑ")
_OWN_NAME = say_as("the name of this language, in itself", "English")
_DECIMAL = say_as("decimal point", ".")
NUMBERS = 1000
"""For so many numbers a language must know the form that they ask for."""
_CONTEXT = "\x04"
"""Stands in a catalogue between a text's context and the text."""
_HYPHEN, _MINUS = "-", "\N{MINUS SIGN}"


class English:
    """Messages as they were written."""

    def find(self, text: str, context: str) -> str:  # noqa: ARG002 - as every language does
        """The text itself."""
        return text

    def find_many(self, one: str, many: str, count: int, context: str) -> str:  # noqa: ARG002
        """The text in the form that a number asks for."""
        return one if count == 1 else many

    def number(self, number: float, form: str) -> str:
        """A number as it is written."""
        return _written(number, form)


class Catalogue(GNUTranslations):
    """A catalogue whose translations fit the texts."""

    _catalog: dict[str | tuple[str, int], str]
    plural: Callable[[int], int]

    def check(self) -> None:
        """See that each translation can stand for its text.

        Raises:
            ValueError: if one has a gap that its text has not, or asks for it in another way.
            ArithmeticError: if there is no telling which form a number asks for.
        """
        for number in range(NUMBERS):
            self.plural(number)
        for key, translation in self._catalog.items():
            text = (key if isinstance(key, str) else key[0]).rpartition(_CONTEXT)[2]
            try:
                gaps = gaps_of(text) | ({"n"} if isinstance(key, tuple) else set())
            except ValueError:  # braces that are none of gaps, and are never filled
                continue
            if text and not gaps_of(translation) <= gaps:
                raise ValueError(say("{text!r} has other gaps than its text", text=translation))


@dataclass(frozen=True)
class Translated:
    """A language with catalogues.

    Attributes:
        catalogues: the first that knows a text has it.
    """

    catalogues: Sequence[Catalogue]

    def find(self, text: str, context: str) -> str:
        """The translation of a text; the text itself where there is none."""
        for catalogue in self.catalogues:
            found = catalogue.pgettext(context, text) if context else catalogue.gettext(text)
            if found != text:
                return found
        return text

    def find_many(self, one: str, many: str, count: int, context: str) -> str:
        """The translation of a text with a number in it, in the form that the number asks for."""
        written = one if count == 1 else many
        for catalogue in self.catalogues:
            found = catalogue.npgettext(context, one, many, count) if context else catalogue.ngettext(one, many, count)
            if found != written:
                return found
        return written

    def number(self, number: float, form: str) -> str:
        """A number with the language's own decimal point."""
        return _written(number, form).replace(".", told(_DECIMAL, self))


class Pseudo:
    """English with other letters and longer words, to see what is not translated or has no room.

    What stands in gaps is left alone, unless it is a message itself.
    """

    def find(self, text: str, context: str) -> str:  # noqa: ARG002
        """The text with other letters, and longer."""
        if not any(letter.isalpha() for letter in text):
            return text
        try:
            parts = _parts(text)
        except ValueError:  # braces that are none of gaps
            parts = [(text, True)]
        words = [_longer(part) if literal else part for part, literal in parts]
        return "".join(words)

    def find_many(self, one: str, many: str, count: int, context: str) -> str:
        """The text in the form that a number asks for, likewise."""
        return self.find(one if count == 1 else many, context)

    def number(self, number: float, form: str) -> str:
        """A number with a comma, so that one is seen which no language can write its own way."""
        return _written(number, form).replace(".", ",")


def _written(number: float, form: str) -> str:
    """A number by its form; below nothing it has a minus sign, as wide as the plus."""
    return format(number, form).replace(_HYPHEN, _MINUS)


def _parts(text: str) -> list[tuple[str, bool]]:
    """A template in parts: what is written, and the gaps as they are."""
    found: list[tuple[str, bool]] = []
    for literal, name, form, conversion in Formatter().parse(text):
        found.append((literal.replace("{", "{{").replace("}", "}}"), True))
        if name is not None:
            how = f"!{conversion}" if conversion else ""
            found.append((f"{{{name}{how}{':' + form if form else ''}}}", False))
    return found


def _longer(text: str) -> str:
    """A text with other letters; each word has its end twice, so that the whole is longer."""
    owed = ceil(LONGER * len(text))
    words = text.split(" ")
    last = max((place for place, one in enumerate(words) if _end(one)), default=-1)
    for place, one in enumerate(words):
        share = owed if place == last else ceil(LONGER * (len(one) + 1))
        more = _end(one)[-min(share, owed) :] if owed and share else ""
        owed -= len(more)
        words[place] = one + more
    if last >= 0:
        words[last] += LAST * owed
    return " ".join(words).translate(_LETTERS)


def _end(word: str) -> str:
    """The letters of a word."""
    return "".join(letter for letter in word if letter.isalpha())


def language(code: str) -> Language:
    """A language by its code, of those of its catalogues that are sound; English where there are none."""
    return _read(code)[0]


def problems(code: str) -> tuple[Problem, ...]:
    """What is wrong with the catalogues of a language that it goes without."""
    return _read(code)[1]


@cache
def _read(code: str) -> tuple[Language, tuple[Problem, ...]]:
    if code == PSEUDO:
        return Pseudo(), ()
    found: list[Catalogue] = []
    wrong: list[Problem] = []
    for path in _catalogues(code) if code != ENGLISH else ():
        try:
            found.append(_read_catalogue(path))
        except BadInput as bad:
            wrong += bad.problems
    return Translated(found) if found else English(), tuple(wrong)


def languages() -> dict[str, str]:
    """The languages that there are, each by its code with its own name."""
    codes = sorted(path.stem for path in (config_folder() / FOLDER).glob("*.mo"))
    named = {code: told(_OWN_NAME, language(code)) for code in codes}
    english = "".join(_OWN_NAME)
    return {ENGLISH: english} | {c: c if name == english else name for c, name in named.items()}


def folders() -> list[Path]:
    """Where catalogues lie: what all games share first."""
    games = (game for folder in games_folders() for game in sorted(folder.glob("*/")))
    return [folder / FOLDER for folder in (config_folder(), *games)]


def _catalogues(code: str) -> list[Path]:
    paths = [folder / f"{code}.mo" for folder in folders()]
    return [path for path in paths if path.is_file()]


def _read_catalogue(path: Path) -> Catalogue:
    """Read a catalogue, which may be anybody's.

    Raises:
        BadInput: if it is none, or what it says can't be said.
    """
    try:
        catalogue = Catalogue(BytesIO(read_bytes(path)))
        catalogue.check()
    except BadInput:
        raise
    except Exception as fault:  # gettext has no error of its own: it falls over what it reads
        what = say("this is no sound catalogue of a language: {why}", why=word(str(fault)))
        raise BadInput([Problem(str(path), 0, what)]) from fault
    return catalogue
