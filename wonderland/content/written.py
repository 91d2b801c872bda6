"""Text that is written in a certain form, and what is said where it isn't."""

from __future__ import annotations

import re

from pydantic import AfterValidator

from wonderland.core.message import say


def written(pattern: str, form: str) -> AfterValidator:
    """Hold text to a form, in the type of a field of a file's model (``Annotated[str, …]``).

    Args:
        pattern: a regular expression for all of the text.
        form: the form in words, with an example.
    """
    fits = re.compile(pattern).fullmatch

    def hold(text: str) -> str:
        if not fits(text):
            raise ValueError(say("It is {form}", form=form))
        return text

    return AfterValidator(hold)
