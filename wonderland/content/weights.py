"""Weights of features as files hold them: one for each name, no more and no fewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from wonderland.content.yamlfile import Document
from wonderland.core.errors import Problem
from wonderland.core.message import say

W = TypeVar("W")
FILE = "evaluation.yaml"
"""The file of weights of a game that has one."""


def in_order(
    document: Document, place: tuple[str, ...], given: Mapping[str, W], names: Sequence[str], problems: list[Problem]
) -> tuple[W, ...]:
    """The weights in the order of the features; those that are missing are left out.

    Args:
        document: the file, for messages.
        place: the keys below which the weights stand.
        given: the weights by the names of features.
        names: the features.
        problems: takes what is wrong.
    """
    problems += [
        Problem(document.name, document.line_of(place), say("there is no weight for {name!r}", name=name))
        for name in names
        if name not in given
    ]
    problems += [
        Problem(document.name, document.line_of((*place, name)), say("{name!r} is no feature", name=name))
        for name in given
        if name not in names
    ]
    return tuple(given[name] for name in names if name in given)
