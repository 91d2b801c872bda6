"""Texts of definition files: what people read there is a message, and can be translated."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from wonderland.core.message import Phrase


def as_message(text: str) -> str:
    """A text of a file as a message."""
    return text if isinstance(text, Phrase) or not text else Phrase(text)


Said = AfterValidator(as_message)
"""Marks a model's field as what people read: ``Annotated[str, Field(...), Said]``."""
Text = Annotated[str, Said]
"""What people read."""
