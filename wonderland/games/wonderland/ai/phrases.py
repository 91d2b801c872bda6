"""A row of actions in words, as a player would tell another what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland.abilities.base import use_of
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import Code
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
        kind = code[0]
        own = ids[code[1]][1:] if len(code) > 1 else ""
        if kind == act.LAY_AND_SUMMON:
            yield f"summon {own} on {names[code[4]]}"
        elif kind == act.DECLINE:
            yield "summon nobody"
        elif kind == act.STEP:
            if not _goes_on(codes, index):
                yield f"walk {own} to {names[code[2]]}"
        elif kind == act.STRIKE:
            target = "the Image" if code[2] == act.IMAGE else ids[code[2]]
            yield f"attack {target} with {own}"
        elif kind in (act.USE, act.BLAST):
            yield _used(config, code)
        elif kind == act.DEFEND:
            yield f"pay a Defend for {own}"
        elif kind in (act.PASS, act.DONE):
            yield "let it pass"


def _used(config: MatchConfig, code: Code) -> str:
    found = use_of(config, code)
    assert found is not None
    name, ids = found.own.name, config.ids
    if not found.own.kind.aimed:
        return f"{name} {ids[found.being][1:]} by {found.n}"
    target = "itself" if found.target == found.being else ids[found.target]
    return f"let {ids[found.being][1:]} {name} {target} by {found.n}"


def _goes_on(codes: Sequence[Code], index: int) -> bool:
    """Whether the next action is a further step of the same being."""
    after = codes[index + 1] if index + 1 < len(codes) else None
    return after is not None and after[:2] == codes[index][:2]
