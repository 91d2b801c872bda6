"""Targets and effects as definitions write them: a name and its parameters, ``damage 30``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from wonderland.kit.registry import K, Registry


class Part(BaseModel):
    """What abilities are made of; a class's fields are its parameters, in the order of the words.

    Attributes:
        key: the name by which definitions know it.
        form: how it is written, for messages: ``damage N``.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    key: ClassVar[str]
    form: ClassVar[str]

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Make one of the words after its name.

        Raises:
            ValueError: if they are not what it needs, with how it is written.
        """
        names = list(cls.model_fields)
        needed = [name for name, field in cls.model_fields.items() if field.is_required()]
        if not len(needed) <= len(words) <= len(names):
            raise ValueError(f"it is written {cls.form}")
        try:
            return cls.model_validate(dict(zip(names, words, strict=False)))
        except ValidationError as error:
            what = error.errors()[0]
            given = str(what["input"])[:20]
            raise ValueError(f"{given} does not go there; it is written {cls.form}") from error


def read_part(registry: Registry[K], text: str) -> type[K]:
    """The class that a text names by its first word.

    Raises:
        ValueError: if there is none of that name.
    """
    word = text.split(maxsplit=1)[0] if text.split() else ""
    found = registry.get(word)
    if found is None:
        raise ValueError(
            f"there is no {registry.what} {word[:20]!r}; there are {', '.join(registry.names())}"
        )
    return found
