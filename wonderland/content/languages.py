"""Languages: catalogues of the program's sentences, and one that is longer on purpose.

A catalogue is a gettext file, ``config/languages/<code>/LC_MESSAGES/wonderland.mo``, made from the
``.po`` beside it by ``python -m tools.languages``. What a catalogue lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from wonderland.content.places import config_folder
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import Filling, Message

ENGLISH = "en"
PSEUDO = "en-XA"
"""The pseudo-language: English, accented and 40 % longer, to see what would be clipped."""
DOMAIN = "wonderland"
NAMES = {"en": "English", "de": "Deutsch"}
"""What the languages call themselves."""
LONGER = 0.4
_ACCENTS = str.maketrans("aeiouAEIOUncy", "áéíóúÁÉÍÓÚñçý")


class Language:
    """A language that sentences are said in.

    Attributes:
        code: such as ``de``.
    """

    def __init__(self, code: str, catalogue: NullTranslations) -> None:
        self.code = code
        self._catalogue = catalogue

    def say(self, text: str) -> str:
        """Say a text: a message by its template, any other text if the catalogue has it whole."""
        if isinstance(text, Message):
            return self._fill(self._template(text), self._said(text.gaps))
        return self._look_up(text) if text else text

    def _template(self, message: Message) -> str:
        if message.plural:
            return self._catalogue.ngettext(message.template, message.plural, message.number)
        return self._look_up(message.template)

    def _look_up(self, text: str) -> str:
        return self._catalogue.gettext(text)

    def _said(self, gaps: Mapping[str, Filling]) -> dict[str, Filling]:
        return {
            name: self.say(filling) if isinstance(filling, Message) else filling
            for name, filling in gaps.items()
        }

    def _fill(self, template: str, gaps: Mapping[str, Filling]) -> str:
        return template.format_map(gaps) if gaps else template


class PseudoLanguage(Language):
    """English as a longer language would look; what is not a whole message stays as it is."""

    def say(self, text: str) -> str:
        """Accent every letter that can be and pad the text; digits and names in gaps stay."""
        if not text or text.startswith("["):
            return text
        accented = str(text).translate(_ACCENTS)
        return f"[{accented}{'·' * round(len(text) * LONGER)}]"


def languages() -> dict[str, str]:
    """The languages there are, by code, each with its own name for itself; English first."""
    found = {ENGLISH: NAMES[ENGLISH]}
    for path in sorted(_folder().glob(f"*/LC_MESSAGES/{DOMAIN}.mo")):
        code = path.parent.parent.name
        found[code] = NAMES.get(code, code)
    return found


def language(code: str = ENGLISH) -> Language:
    """A language by its code.

    Raises:
        BadInput: if there is none of that code.
    """
    if code == ENGLISH:
        return Language(ENGLISH, NullTranslations())
    if code == PSEUDO:
        return PseudoLanguage(PSEUDO, NullTranslations())
    if code not in languages():
        known = ", ".join(languages())
        raise BadInput([Problem("language", 0, f"there is no language {code}; there is {known}")])
    with (_folder() / code / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as file:
        return Language(code, GNUTranslations(file))


def _folder() -> Path:
    return config_folder() / "languages"
