"""What each event looks like on the table: which effects it is told by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Never

from wonderland.core.game import Event
from wonderland.core.message import Phrase, say
from wonderland.games.wonderland import events as ev
from wonderland.kit import dispatch
from wonderland.ui.games.wonderland import effects as seen
from wonderland.ui.games.wonderland.effects import TableEffect, Words
from wonderland.ui.games.wonderland.unveiling import KnownNote, Unveiled

IMAGE = "image"
"""What an attack is told to strike that strikes no being."""
Effects = Sequence[TableEffect[Never]]
Squares = Mapping[str, str]
"""Where the beings stand."""


class Around(NamedTuple):
    """What there is beside an event.

    Attributes:
        squares: where the beings stood before it.
        after: what happened after it, by the same line.
    """

    squares: Squares
    after: Sequence[Event]

    def at(self, being: str) -> str:
        """Where a being stood, ``""`` if that is not known."""
        return self.squares.get(being, "")


def effects_of(events: Iterable[Event], squares: Squares) -> Iterator[Effects]:
    """Yield the effects of each event that has any.

    Args:
        events: in the order in which they happened.
        squares: where the beings stood before them.
    """
    happened = tuple(events)
    for index, event in enumerate(happened):
        if isinstance(event, ev.Summoned):
            squares = {**squares, event.being: event.square}
        elif isinstance(event, ev.Moved | ev.Shifted):
            squares = {**squares, event.being: event.target}
        if maker := _MAKERS.get(type(event)):
            yield maker(event, Around(squares, happened[index + 1 :]))
        if isinstance(event, ev.MadeKnown):
            squares = {**squares, event.being: event.square}


def _over(event: Event, being: str, around: Around, words: str, colour: str, sound: str = "") -> Words:
    """Words that rise over a being."""
    return Words(event, around.at(being), words, colour, sound)


def _slid(event: ev.Moved | ev.Shifted, _: Around) -> Effects:
    return [seen.Slide(event, event.origin, event.target)]


def _halted(event: ev.Halted, around: Around) -> Effects:
    return [_over(event, event.being, around, "halted", "target")]


def _attacked(event: ev.Attacked, around: Around) -> Effects:
    here, there = around.at(event.being), around.at(event.target)
    if event.target == IMAGE:
        return [seen.Lean(event, here, sound="image-hit")]
    points = _over(event, event.target, around, f"+{event.points}", "target", "points")
    return [seen.Lean(event, here, there), points]


def _used(event: ev.AbilityUsed, around: Around) -> Effects:
    here, there = around.at(event.being), around.at(event.target)
    words = say("{ability} {n}", ability=Phrase(event.ability), n=event.n)
    flash = seen.Flash(event, here, there)
    return [flash, _over(event, event.target, around, words, "reach-chip")]


def _blasted(event: ev.Blasted, around: Around) -> Effects:
    hits = [_over(event, being, around, f"+{points}", "target") for being, points in event.hits]
    return [seen.Blast(event), *hits]


def _damaged(event: ev.Damaged, around: Around) -> Effects:
    if not event.amount:
        return [_over(event, event.being, around, "unhurt", "reach-chip")]
    words = say("−{amount} Str", amount=event.amount)
    return [_over(event, event.being, around, words, "target")]


def _defended(event: ev.Defended, around: Around) -> Effects:
    words = say("defends {absorbed}", absorbed=event.absorbed)
    return [_over(event, event.being, around, words, "reach-chip", "defend")]


def _made_known(event: ev.MadeKnown, around: Around) -> Effects:
    """The note tells what comes of it too, which makes a being known as often as what it does."""
    did = next(_comes_of(around.after, event.being), None)
    falls = any(isinstance(one, ev.Removed) and one.being == event.being for one in around.after)
    hooded = event.being not in around.squares
    return [Unveiled(event, hooded=hooded, falls=falls), KnownNote(event, did)]


def _comes_of(after: Iterable[Event], being: str) -> Iterator[ev.Halted | ev.Voided]:
    """Whom a being halts, or what becomes void."""
    for event in after:
        if isinstance(event, ev.Voided) or (isinstance(event, ev.Halted) and event.by == being):
            yield event


def _laid(event: ev.PathLaid, _: Around) -> Effects:
    laid = [seen.DominoLaid(event, place) for place in range(len(event.squares) // 2)]
    return [*laid, seen.LineTopples(event), seen.ThingsLeave(event)]


_MAKERS: Mapping[type, Callable[[object, Around], Effects]] = dict(
    [
        dispatch.first(ev.Moved, _slid),
        dispatch.first(ev.Halted, _halted),
        dispatch.first(ev.Attacked, _attacked),
        dispatch.first(ev.AbilityUsed, _used),
        dispatch.first(ev.Shifted, _slid),
        dispatch.first(ev.Blasted, _blasted),
        dispatch.first(ev.MadeKnown, _made_known),
        dispatch.first(ev.Removed, lambda event, _: [seen.Fall(event)]),
        dispatch.first(ev.Damaged, _damaged),
        dispatch.first(ev.Defended, _defended),
        dispatch.first(ev.Summoned, lambda event, _: [seen.Drop(event)]),
        dispatch.first(ev.LifeLost, lambda event, _: [seen.Crack(event)]),
        dispatch.first(ev.PathLaid, _laid),
    ]
)
