"""A row of actions in words, as a player would tell another what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.core.message import all_of, say
from wonderland.games.wonderland.actions import acting, answering, preparing
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.combat import IMAGE
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.names import IT, WITH_IT
from wonderland.games.wonderland.words import Words

MOST = 4
"""Actions that are told one by one."""


def described(config: MatchConfig, codes: Sequence[Code]) -> str:
    """Say what actions do: ``walk the Six of Hearts to j8 and attack the Image with it``."""
    phrases = list(_phrases(_Teller(config), codes))
    if not phrases:
        return say("end the turn at once")
    more = len(phrases) - MOST
    if more > 0:
        phrases[MOST:] = [say("{n} more", n=more)]
    return all_of(phrases)


class _Teller:
    """Names who does things, and to whom."""

    def __init__(self, config: MatchConfig) -> None:
        self.config = config
        self._words = Words(config.definitions)
        self._last = ""

    def own(self, being: int, it: str = WITH_IT) -> str:
        """Who does something; whoever was named last is "it"."""
        card = self.config.ids[being][1:]
        if card == self._last:
            return it
        self._last = card
        return say("the {card}", card=self._words.card(card))

    def target(self, being: int) -> str:
        """To whom something is done."""
        return self._words.being(self.config.ids[being])


def _phrases(teller: _Teller, codes: Sequence[Code]) -> Iterator[str]:
    names = teller.config.grid.names
    for index, code in enumerate(codes):
        match code:
            case preparing.Summon():
                who = teller.own(code.card)
                yield say("summon {being} on {square}", being=who, square=names[code.start])
            case acting.Step():
                if index + 1 == len(codes) or not acting.walks_on(code, codes[index + 1]):
                    who = teller.own(code.being)
                    yield say("walk {being} to {square}", being=who, square=names[code.square])
            case acting.Strike():
                image = code.target == IMAGE
                target = say("the Image") if image else teller.target(code.target)
                who = teller.own(code.being)
                yield say("attack {target} with {being}", target=target, being=who)
            case answering.Defend():
                yield say("pay a Defend for {being}", being=teller.own(code.being, IT))
            case _ if isinstance(code, acting.AbilityCode):
                yield _used(teller, code)
            case _ if isinstance(code, answering.SilentCode):
                yield say("let it pass")
            case _ if code == preparing.DECLINE:
                yield say("summon nobody")


def _used(teller: _Teller, code: acting.AbilityCode) -> str:
    found = acting.use_of(teller.config, code)
    assert found is not None
    who = teller.own(found.being)
    gaps = {"ability": found.own.title, "being": who, "n": found.n}
    if not found.own.kind.aimed:
        return say("{ability} {being} by {n}", **gaps)
    target = say("itself") if found.target == found.being else teller.target(found.target)
    return say("let {being} {ability} {target} by {n}", **gaps, target=target)
