"""Why a line is refused: a rule's number and a sentence."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """The first rule that forbids a line (ST-85), and what is said of it."""

    rule: str
    message: str
