"""Sentences that can be said in another language: a template and what stands in its gaps.

A message *is* its English text, so that records, logs, tests and programs that read standard
output see a string as before. Where it is shown to a person a language says it anew from the
template (``content.languages``). Sentences are never joined out of words, since other languages
order and inflect them otherwise: every whole sentence is one template, and a gap is filled by a
name, a number, or another message that stands by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

Filling = str | int | float
"""What may stand in a gap: a name or number as it is, or another message, which is said too."""


class Message(str):
    """A text with what it was made of.

    Attributes:
        template: the English template, by which catalogues know it.
        plural: the template for other counts than one; ``""`` where the number does not matter.
        number: the number that decides between them.
        gaps: what stands in the gaps, by name.
    """

    __slots__ = ("gaps", "number", "plural", "template")

    template: str
    plural: str
    number: int
    gaps: Mapping[str, Filling]

    def __new__(
        cls, template: str, plural: str, number: int, gaps: Mapping[str, Filling]
    ) -> Message:
        """Fill the English template."""
        chosen = plural if plural and number != 1 else template
        made = super().__new__(cls, chosen.format_map(gaps) if gaps else chosen)
        made.template, made.plural, made.number = template, plural, number
        made.gaps = MappingProxyType(dict(gaps))
        return made

    def __reduce__(self) -> tuple[object, ...]:
        """Keep what it was made of on the way to another process."""
        return Message, (self.template, self.plural, self.number, dict(self.gaps))


def msg(template: str, **gaps: Filling) -> Message:
    """A sentence; ``{name}`` in the template is a gap.

    >>> msg("The step costs {price} Move.", price=2)
    'The step costs 2 Move.'
    """
    return Message(template, "", 1, gaps)


def counted(one: str, many: str, n: int, **gaps: Filling) -> Message:
    """A sentence that depends on a number, which is the gap ``{n}``.

    >>> counted("{n} point waits.", "{n} points wait.", 1)
    '1 point waits.'
    """
    return Message(one, many, n, {"n": n, **gaps})
