"""Texts of definition files: what people read there is a message, and can be translated."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator

from wonderland.core.message import Phrase, gaps_of, say
from wonderland.core.quoting import word

_NO_LETTER = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What steers a terminal, or can't be drawn."""


def as_message(text: str) -> str:
    """A text of a file as a message.

    Raises:
        ValueError: if it holds what is no letter and no end of a line.
    """
    if found := _NO_LETTER.search(text):
        number = f"U+{ord(found.group()):04X}"
        raise ValueError(say("It holds a character that can't be shown ({number})", number=number))
    return text if isinstance(text, Phrase) or not text else Phrase(text)


Said = AfterValidator(as_message)
"""Marks a model's field as what people read: ``Annotated[str, Field(...), Said]``."""
Text = Annotated[str, Said]
"""What people read."""


def with_gaps(*names: str) -> AfterValidator:
    """Marks a field whose text is filled: it has no other gaps than these, each a plain name."""

    def check(text: str) -> str:
        try:
            others = gaps_of(text) - {*names}
        except ValueError:
            raise ValueError(say("Its braces are not those of gaps")) from None
        if others:
            known = ", ".join(f"{{{name}}}" for name in names)
            raise ValueError(say("It has the gap {other}; it may have {known}", other=word(min(others)), known=known))
        return text

    return AfterValidator(check)
