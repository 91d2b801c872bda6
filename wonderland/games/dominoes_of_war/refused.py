"""Why an action is refused."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """The rule that forbids an action, and a sentence."""

    rule: str
    message: str
