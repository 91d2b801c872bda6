"""How the oracle says no, and how it reads a word of a line."""

from __future__ import annotations

import marshal


class Refused(Exception):  # noqa: N818 - a verdict, not a fault
    """A line is not legal: the rule it breaks, and why."""

    def __init__(self, rule, message):
        super().__init__(f"{message} ({rule})")
        self.rule, self.message = rule, message


def other(side):
    return "e" if side == "w" else "w"


def demand(condition, rule, message):
    if not condition:
        raise Refused(rule, message)


def split(domino):
    """`c8c9` as (c8, c9)."""
    cut = next((i for i, x in enumerate(domino) if i and x.isalpha()), None)
    demand(cut is not None, "8", "A domino is two squares.")
    return domino[:cut], domino[cut:]


def number(text):
    demand(text.isascii() and text.isdigit(), "8", "Not a number.")
    return int(text)


def copied(data):
    """A copy of dicts, lists, sets and tuples of plain values, by the quickest way that there is."""
    return marshal.loads(marshal.dumps(data))
