"""All actions together: the grammar of their lines, where each has its place, and what they have in common.

The engine works with these; ``notation`` writes and reads them as text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, get_args

from wonderland.games.wonderland.actions import acting, answering, base, preparing
from wonderland.games.wonderland.combat import IMAGE
from wonderland.games.wonderland.state import Declared
from wonderland.kit.grammar import Grammar

Code: TypeAlias = preparing.Preparing | acting.Acting | answering.Answering
GRAMMAR = Grammar(Code)
PLACES: Mapping[type, base.Place] = {kind: kind.place for kind in get_args(Code)}
"""Where each has its place."""
AimedCode: TypeAlias = acting.Strike | acting.Use
IdleCode: TypeAlias = acting.EndActions | answering.SilentCode
"""By which a side does no more."""
OfBeing: TypeAlias = acting.OfWalker | acting.AbilityCode | answering.Defend
"""Actions of one being."""


def concerned(code: Code | Declared) -> tuple[int, ...]:
    """The beings that an action is of and aimed at."""
    if isinstance(code, AimedCode):
        return (code.being, code.target)
    return (code.being,) if isinstance(code, OfBeing) else ()


def renumbered(code: Declared, to: Mapping[int, int]) -> Declared:
    """The same action where beings have other numbers."""
    if isinstance(code, AimedCode):
        target = IMAGE if code.target == IMAGE else to[code.target]
        return code._replace(being=to[code.being], target=target)
    if isinstance(code, acting.Step | acting.Blast):
        return code._replace(being=to[code.being])
    return code


def verb_of(code: Code | Declared) -> str:
    """The verb of an action's lines."""
    return GRAMMAR.of_kind[type(code)].verb
