"""Clicks on the things of a picture: the words that each may mean, and which of them fit what is in hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.kit.grammar import Word
from wonderland.ui.kit.canvas import Rect, Region
from wonderland.ui.table.hand import Hand


class Click(partial[object]):
    """A click on a thing.

    Attributes:
        words: what it may mean, the likeliest first.
    """

    words: Sequence[Word] = ()


def fitting(regions: Sequence[Region], hand: Hand) -> list[Rect]:
    """Where things lie that go with what is in hand."""
    clicks = [(one.rect, one.act.words) for one in regions if isinstance(one.act, Click)]
    roles = {word.role for _, words in clicks for word in words}
    open_now = {(role, text) for role in roles for text in hand.open(role)}
    return [rect for rect, words in clicks if any((word.role, word.text) in open_now for word in words)]
