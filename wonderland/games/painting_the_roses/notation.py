"""Lines of a record: reading them into actions and writing actions as lines (section 14).

Reading knows only what a line means; whether it may be played is the rules' to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses.match_config import MatchConfig
from wonderland.games.painting_the_roses.state import NONE, UNLEASH
from wonderland.kit import dispatch
from wonderland.kit.codes import CHANCE_ACTOR, letter_of
from wonderland.kit.notation import LineWords, no_line, parted

RULE = "PR-97"
"""By which a line is refused that can't be read."""
USAGE = {
    "dealer": "* dealer b",
    "hedges": "* hedges b 4C 4H 8S 6D AC",
    "row": "b row 8S 4H AC 4C 6D",
    "hand": "* hand b QH 2C 5D 6H JS KD",
    "guard": "b guard 2C",
    "recruit": "b recruit 4D",
    "move": "b move 5C c2",
    "stalk": "b stalk 5C c2",
    "paint": "b paint 9D",
    "play": "b play JS b2, b play QH unleash or b play KC",
    "cancel": "c cancel KC",
    "allow": "c allow",
    "end": "b end",
    "draw": "* draw b 7H",
    "discard": "b discard 3C 4C",
    "reveal": "* reveal QH",
    "resign": "a resign",
}


class Line(NamedTuple):
    """A line that has been read: who acts (a seat from 0, or chance), and what is done."""

    actor: int
    code: act.Code


def read(config: MatchConfig, text: str) -> Line:
    """Read a line of notation.

    Raises:
        IllegalAction: if it is of no known form, or names a card, hedge or seat that this match
            doesn't have (PR-97).
    """
    actor, verb, words = parted(text, config.seats, RULE)
    reader = (_CHANCE if actor == CHANCE_ACTOR else _PLAYER).get(verb)
    if reader is None:
        raise no_line(actor, verb, RULE)
    return Line(actor, reader(_Words(config, verb, words)))


class _Words(LineWords):
    """The words of a line after its verb, and what they name."""

    def __init__(self, config: MatchConfig, verb: str, words: Sequence[str]) -> None:
        super().__init__(verb, words, USAGE, RULE)
        self.config = config

    def card(self, at: int) -> int:
        return self.named(
            self.words[at], self.config.kind, say("is no card; one is written 7H or TD")
        )

    def cards(self, at: int = 0) -> tuple[int, ...]:
        return tuple(self.card(index) for index in range(at, len(self.words)))

    def hedge(self, at: int) -> int:
        return self.named(self.words[at], self.config.hedge, say("is no hedge of this ring"))

    def seat(self, at: int) -> int:
        return self.seat_of(self.words[at], self.config.seats)


def _dealer(words: _Words) -> act.Code:
    words.expect(1, 1)
    return act.NameDealer(words.seat(0))


def _dealt(kind: type[act.DealHedges] | type[act.DealHand]) -> Callable[[_Words], act.Code]:
    def reader(words: _Words) -> act.Code:
        words.at_least(2)
        return kind(words.seat(0), words.cards(1))

    return reader


def _row(words: _Words) -> act.Code:
    return act.LayRow(words.cards())


def _of_card(kind: Callable[[int], act.Code]) -> Callable[[_Words], act.Code]:
    def reader(words: _Words) -> act.Code:
        words.expect(1, 1)
        return kind(words.card(0))

    return reader


def _walk(kind: Callable[[int, int], act.Code]) -> Callable[[_Words], act.Code]:
    def reader(words: _Words) -> act.Code:
        words.expect(2, 2)
        return kind(words.card(0), words.hedge(1))

    return reader


def _play(words: _Words) -> act.Code:
    words.expect(1, 2)
    card = words.card(0)
    if len(words.words) == 1:
        return act.Play(card, NONE)
    return act.Play(card, UNLEASH if words.words[1] == "unleash" else words.hedge(1))


def _bare(code: act.Code) -> Callable[[_Words], act.Code]:
    def reader(words: _Words) -> act.Code:
        words.expect(0, 0)
        return code

    return reader


def _draw(words: _Words) -> act.Code:
    words.expect(2, 2)
    return act.DrawCard(words.seat(0), words.card(1))


def _discard(words: _Words) -> act.Code:
    words.at_least(1)
    return act.Discard(words.cards())


_Reader = Callable[[_Words], act.Code]
_CHANCE: Mapping[str, _Reader] = {
    "dealer": _dealer,
    "hedges": _dealt(act.DealHedges),
    "hand": _dealt(act.DealHand),
    "draw": _draw,
    "reveal": _of_card(act.Reveal),
}
_PLAYER: Mapping[str, _Reader] = {
    "row": _row,
    "guard": _of_card(act.PostGuard),
    "recruit": _of_card(act.Recruit),
    "move": _walk(act.Move),
    "stalk": _walk(act.Stalk),
    "paint": _of_card(act.Paint),
    "play": _play,
    "cancel": _of_card(act.Cancel),
    "allow": _bare(act.Allow()),
    "end": _bare(act.End()),
    "discard": _discard,
    "resign": _bare(act.Resign()),
}


# --- writing -------------------------------------------------------------------------------------
def write(config: MatchConfig, actor: int, code: act.Code) -> str:
    """Write an action as a line."""
    return " ".join([letter_of(config.seats, actor), *_WRITERS[type(code)](config, code)])


def _cards(config: MatchConfig, cards: Sequence[int]) -> list[str]:
    return [config.names[card] for card in cards]


def _write_play(config: MatchConfig, code: act.Play) -> list[str]:
    words = ["play", config.names[code.card]]
    if code.target == UNLEASH:
        return [*words, "unleash"]
    return words if code.target == NONE else [*words, config.hedges[code.target]]


def _word(word: str) -> Callable[[MatchConfig, act.Code], list[str]]:
    def writer(config: MatchConfig, code: act.Code) -> list[str]:
        return [word]

    return writer


_WRITERS: Mapping[type, Callable[[MatchConfig, object], list[str]]] = dict([
    dispatch.second(act.NameDealer, lambda m, c: ["dealer", m.seats[c.seat]]),
    dispatch.second(act.DealHedges, lambda m, c: ["hedges", m.seats[c.seat], *_cards(m, c.cards)]),
    dispatch.second(act.LayRow, lambda m, c: ["row", *_cards(m, c.cards)]),
    dispatch.second(act.DealHand, lambda m, c: ["hand", m.seats[c.seat], *_cards(m, c.cards)]),
    dispatch.second(act.PostGuard, lambda m, c: ["guard", m.names[c.card]]),
    dispatch.second(act.Recruit, lambda m, c: ["recruit", m.names[c.card]]),
    dispatch.second(act.Move, lambda m, c: ["move", m.names[c.card], m.hedges[c.hedge]]),
    dispatch.second(act.Stalk, lambda m, c: ["stalk", m.names[c.card], m.hedges[c.hedge]]),
    dispatch.second(act.Paint, lambda m, c: ["paint", m.names[c.card]]),
    dispatch.second(act.Play, _write_play),
    dispatch.second(act.Cancel, lambda m, c: ["cancel", m.names[c.card]]),
    dispatch.second(act.Allow, _word("allow")),
    dispatch.second(act.End, _word("end")),
    dispatch.second(act.DrawCard, lambda m, c: ["draw", m.seats[c.seat], m.names[c.card]]),
    dispatch.second(act.Discard, lambda m, c: ["discard", *_cards(m, c.cards)]),
    dispatch.second(act.Reveal, lambda m, c: ["reveal", m.names[c.card]]),
    dispatch.second(act.Resign, _word("resign")),
])  # fmt: skip
