"""A row of actions in words, as a player would tell another what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.core.message import all_of, say
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland.abilities.using import use_of
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.match_config import MatchConfig

MOST = 4
"""Actions that are told one by one."""


def described(config: MatchConfig, codes: Sequence[Code]) -> str:
    """Say what actions do: ``walk 6H to j8 and attack the Image with 6H``."""
    phrases = list(_phrases(config, codes))
    if not phrases:
        return say("end the turn at once")
    more = len(phrases) - MOST
    if more > 0:
        phrases[MOST:] = [say("{n} more", n=more)]
    return all_of(phrases)


def _phrases(config: MatchConfig, codes: Sequence[Code]) -> Iterator[str]:
    ids, names = config.ids, config.grid.names
    for index, code in enumerate(codes):
        match code:
            case act.Summon():
                yield say(
                    "summon {being} on {square}", being=ids[code.card][1:], square=names[code.start]
                )
            case act.Decline():
                yield say("summon nobody")
            case act.Step():
                if index + 1 == len(codes) or not act.walks_on(code, codes[index + 1]):
                    yield say(
                        "walk {being} to {square}",
                        being=ids[code.being][1:],
                        square=names[code.square],
                    )
            case act.Strike():
                target = say("the Image") if code.target == act.IMAGE else ids[code.target]
                yield say("attack {target} with {being}", target=target, being=ids[code.being][1:])
            case act.Use() | act.Blast():
                yield _used(config, code)
            case act.Defend():
                yield say("pay a Defend for {being}", being=ids[code.being][1:])
            case act.Pass() | act.Done():
                yield say("let it pass")


def _used(config: MatchConfig, code: act.AbilityCode) -> str:
    found = use_of(config, code)
    assert found is not None
    gaps = {"ability": found.own.title, "being": config.ids[found.being][1:], "n": found.n}
    if not found.own.kind.aimed:
        return say("{ability} {being} by {n}", **gaps)
    target = say("itself") if found.target == found.being else config.ids[found.target]
    return say("let {being} {ability} {target} by {n}", **gaps, target=target)
