"""The list of a game's faults.

It says what is changed and by which tests, which faults were thought of by hand, and which change
nothing, each with the reason.
"""

from __future__ import annotations

import re
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field

from tools.mutate.faults import Fault


class Named(BaseModel):
    """A fault thought of by hand: ``before`` in the function's source becomes ``after``.

    ``file``, from the project's root, is named only where the function is not in the package.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    rule: str = ""
    file: str = ""
    function: str
    before: str
    after: str


class Same(BaseModel):
    """A fault after which the rules are still the same, and why.

    ``after`` may be left out where anything in place of ``before`` comes to the same; ``within`` is
    the first line of the statement, where the function has more than one such place.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    function: str
    before: str
    after: str | None = None
    within: str | None = None
    reason: str = Field(min_length=10)

    def is_of(self, fault: Fault) -> bool:
        """Whether a fault is this one."""
        same = self.function == fault.function and self.before.strip() == fault.before.strip()
        return same and self.after in (None, fault.after) and self.within in (None, fault.within)


class Beside(BaseModel):
    """Functions that are in these modules and no rules, and why; ``function`` is a pattern."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    function: str
    reason: str = Field(min_length=10)

    def is_of(self, function: str) -> bool:
        """Whether a function, or one within it, is one of these."""
        return re.fullmatch(self.function, function.split(".<locals>", maxsplit=1)[0]) is not None


class Listed(BaseModel):
    """A game's list.

    Attributes:
        package: the folder of the rules, from the project's root.
        tests: files and folders of tests, from the project's root.
        modules: the modules (without ``.py``) and folders that are changed; all where none are named.
        beside: functions that are no rules and are left alone.
        named: faults that were thought of by hand.
        equivalent: faults that change nothing.
    """

    model_config = ConfigDict(extra="forbid")

    package: str
    tests: list[str] = Field(min_length=1)
    modules: list[str] = []
    beside: list[Beside] = []
    named: list[Named] = []
    equivalent: list[Same] = []


def read(path: Path) -> Listed:
    """Read a list.

    Raises:
        OSError: if it can't be read.
        ValueError: if it is no such list; the message says what is wrong.
    """
    try:
        given = yaml.safe_load(path.read_text(encoding="utf-8"))
    except yaml.YAMLError as bad:
        raise ValueError(f"{path}: {bad}") from bad
    return Listed.model_validate(given)
