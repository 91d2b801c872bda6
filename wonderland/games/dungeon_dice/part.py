"""Targets and effects as definitions write them: a name and its parameters, ``damage 30``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from wonderland.core.message import say
from wonderland.kit.registry import K, Registry


class Part(BaseModel):
    """What abilities are made of; a class's fields are its parameters, in the order of the words.

    Attributes:
        key: the name by which definitions know it.
        form: how it is written, for messages, where it is more than its name and its numbers.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    key: ClassVar[str]
    form: ClassVar[str] = ""

    @classmethod
    def written(cls) -> str:
        """How it is written, for messages: ``damage N``."""
        return cls.form or " ".join([cls.key, *map(str.upper, cls.model_fields)])

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Make one of the words after its name.

        Raises:
            ValueError: if they are not what it needs, with how it is written.
        """
        names = list(cls.model_fields)
        needed = [name for name, field in cls.model_fields.items() if field.is_required()]
        if not len(needed) <= len(words) <= len(names):
            raise ValueError(say("it is written {form}", form=cls.written()))
        try:
            return cls.model_validate(dict(zip(names, words, strict=False)))
        except ValidationError as error:
            what = error.errors()[0]
            given = str(what["input"])[:20]
            raise ValueError(
                say("{given} does not go there; it is written {form}", given=given, form=cls.written())
            ) from error


def read_part(registry: Registry[K], text: str) -> type[K]:
    """The class that a text names by its first word.

    Raises:
        ValueError: if there is none of that name.
    """
    word = text.split(maxsplit=1)[0] if text.split() else ""
    found = registry.get(word)
    if found is None:
        raise ValueError(
            say(
                "there is no {what} {word!r}; there are {known}",
                what=registry.what,
                word=word[:20],
                known=", ".join(registry.names()),
            )
        )
    return found
