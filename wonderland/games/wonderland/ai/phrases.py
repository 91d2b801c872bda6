"""A row of actions in words, as a player would tell another what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland.abilities.base import use_of
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.words import listed

MOST = 4
"""Actions that are told one by one."""


def described(config: MatchConfig, codes: Sequence[Code]) -> str:
    """Say what actions do: ``walk 6H to j8 and attack the Image with 6H``."""
    phrases = list(_phrases(config, codes))
    if not phrases:
        return "end the turn at once"
    more = len(phrases) - MOST
    if more > 0:
        phrases[MOST:] = [f"{more} more"]
    return listed(phrases)


def _phrases(config: MatchConfig, codes: Sequence[Code]) -> Iterator[str]:
    ids, names = config.ids, config.grid.names
    for index, code in enumerate(codes):
        match code:
            case act.Summon():
                yield f"summon {ids[code.card][1:]} on {names[code.start]}"
            case act.Decline():
                yield "summon nobody"
            case act.Step():
                if index + 1 == len(codes) or not act.walks_on(code, codes[index + 1]):
                    yield f"walk {ids[code.being][1:]} to {names[code.square]}"
            case act.Strike():
                target = "the Image" if code.target == act.IMAGE else ids[code.target]
                yield f"attack {target} with {ids[code.being][1:]}"
            case act.Use() | act.Blast():
                yield _used(config, code)
            case act.Defend():
                yield f"pay a Defend for {ids[code.being][1:]}"
            case act.Pass() | act.Done():
                yield "let it pass"


def _used(config: MatchConfig, code: act.AbilityCode) -> str:
    found = use_of(config, code)
    assert found is not None
    name, ids = found.own.name, config.ids
    if not found.own.kind.aimed:
        return f"{name} {ids[found.being][1:]} by {found.n}"
    target = "itself" if found.target == found.being else ids[found.target]
    return f"let {ids[found.being][1:]} {name} {target} by {found.n}"
