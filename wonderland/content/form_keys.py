"""Which keys a form has at a place, so that a mistyped one can be answered with those that fit there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Annotated, TypeGuard, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

Place = Sequence[str | int]
"""Keys and numbers on the way to a value; pydantic puts the names of a union's branches between."""


def keys_at(form: object, place: Place) -> list[str]:
    """The keys that entries at a place of a form may have, of all its branches; none for free ones.

    Args:
        form: a model, or any type that pydantic knows.
        place: the way to the mapping that has the keys.
    """
    forms = list(_branches(form))
    for part in place:
        forms = [branch for one in forms for inner in _inside(one, part) for branch in _branches(inner)]
    found = (name for one in forms if _is_model(one) for name in _fields(one))
    return list(dict.fromkeys(found))


def _branches(form: object) -> Iterator[object]:
    """The types that a value may have: those of a union, each without what is noted beside it."""
    origin = get_origin(form)
    if origin is Annotated:
        yield from _branches(get_args(form)[0])
    elif origin in (Union, UnionType):
        for branch in get_args(form):
            yield from _branches(branch)
    else:
        yield form


def _inside(form: object, part: str | int) -> Iterator[object]:
    """The types of what lies one step further; the form itself where the step is none of the file's."""
    origin, inner = get_origin(form), get_args(form)
    if _is_model(form):
        field = _fields(form).get(str(part))
        yield field.annotation if field else form
    elif isinstance(origin, type) and issubclass(origin, Mapping) and inner:
        yield inner[1]
    elif isinstance(origin, type) and issubclass(origin, Sequence) and isinstance(part, int):
        yield from (one for one in inner if one is not Ellipsis)
    else:
        yield form


def _is_model(form: object) -> TypeGuard[type[BaseModel]]:
    return isinstance(form, type) and issubclass(form, BaseModel)


def _fields(model: type[BaseModel]) -> dict[str, FieldInfo]:
    """A model's fields by the keys that stand in a file."""
    return {field.alias or name: field for name, field in model.model_fields.items()}
