"""Tables that say what is done with a thing of each class, with each entry's types checked.

``dict([second(Step, check_step), ...])`` is looked up by ``type(code)``. A mapping's type can't say
that every function takes the class that it stands beside; the functions here do, so that a wrong
pair is found before anything runs. They are named by where the thing stands among the arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar, cast

A = TypeVar("A")
C = TypeVar("C")
R = TypeVar("R")
P = ParamSpec("P")


def first(kind: type[C], do: Callable[Concatenate[C, P], R]) -> tuple[type, Callable[Concatenate[object, P], R]]:
    """An entry whose function takes the thing first."""
    return kind, cast(Callable[Concatenate[object, P], R], do)


def second(kind: type[C], do: Callable[Concatenate[A, C, P], R]) -> tuple[type, Callable[Concatenate[A, object, P], R]]:
    """An entry whose function takes the thing after one other argument."""
    return kind, cast(Callable[Concatenate[A, object, P], R], do)
