"""What each event looks like on the table: which effects it is told by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Never

from wonderland.core.game import Event
from wonderland.core.message import Phrase, say
from wonderland.games.wonderland import events as ev
from wonderland.kit import dispatch
from wonderland.ui.games.wonderland import effects as seen
from wonderland.ui.games.wonderland.effects import TableEffect, Words

IMAGE = "image"
"""What an attack is told to strike that strikes no being."""
Effects = Sequence[TableEffect[Never]]
Squares = Mapping[str, str]
"""Where the beings stand."""


def effects_of(events: Iterable[Event], squares: Squares) -> Iterator[Effects]:
    """Yield the effects of each event that has any.

    Args:
        events: in the order in which they happened.
        squares: where the beings stood before them.
    """
    for event in events:
        if isinstance(event, ev.Summoned):
            squares = {**squares, event.being: event.square}
        elif isinstance(event, ev.Moved | ev.Shifted):
            squares = {**squares, event.being: event.target}
        if maker := _MAKERS.get(type(event)):
            yield maker(event, squares)


def _over(
    event: Event, being: str, squares: Squares, words: str, colour: str, sound: str = ""
) -> Words:
    """Words that rise over a being."""
    return Words(event, squares.get(being, ""), words, colour, sound)


def _slid(event: ev.Moved | ev.Shifted, _: Squares) -> Effects:
    return [seen.Slide(event, event.origin, event.target)]


def _halted(event: ev.Halted, squares: Squares) -> Effects:
    return [_over(event, event.being, squares, "halted", "target")]


def _attacked(event: ev.Attacked, squares: Squares) -> Effects:
    here, there = squares.get(event.being, ""), squares.get(event.target, "")
    if event.target == IMAGE:
        return [seen.Lean(event, here, sound="image-hit")]
    points = _over(event, event.target, squares, f"+{event.points}", "target", "points")
    return [seen.Lean(event, here, there), points]


def _used(event: ev.AbilityUsed, squares: Squares) -> Effects:
    here, there = squares.get(event.being, ""), squares.get(event.target, "")
    words = say("{ability} {n}", ability=Phrase(event.ability), n=event.n)
    flash = seen.Flash(event, here, there)
    return [flash, _over(event, event.target, squares, words, "reach-chip")]


def _blasted(event: ev.Blasted, squares: Squares) -> Effects:
    hits = [_over(event, being, squares, f"+{points}", "target") for being, points in event.hits]
    return [seen.Blast(event), *hits]


def _damaged(event: ev.Damaged, squares: Squares) -> Effects:
    if not event.amount:
        return [_over(event, event.being, squares, "unhurt", "reach-chip")]
    words = say("−{amount} Str", amount=event.amount)
    return [_over(event, event.being, squares, words, "target")]


def _defended(event: ev.Defended, squares: Squares) -> Effects:
    words = say("defends {absorbed}", absorbed=event.absorbed)
    return [_over(event, event.being, squares, words, "reach-chip", "defend")]


def _laid(event: ev.PathLaid, _: Squares) -> Effects:
    return [seen.DominoLaid(event, place) for place in range(len(event.squares) // 2)]


_MAKERS: Mapping[type, Callable[[object, Squares], Effects]] = dict([
    dispatch.first(ev.Moved, _slid),
    dispatch.first(ev.Halted, _halted),
    dispatch.first(ev.Attacked, _attacked),
    dispatch.first(ev.AbilityUsed, _used),
    dispatch.first(ev.Shifted, _slid),
    dispatch.first(ev.Blasted, _blasted),
    dispatch.first(ev.Removed, lambda event, _: [seen.Fall(event)]),
    dispatch.first(ev.Damaged, _damaged),
    dispatch.first(ev.Defended, _defended),
    dispatch.first(ev.Summoned, lambda event, _: [seen.Drop(event)]),
    dispatch.first(ev.LifeLost, lambda event, _: [seen.Crack(event)]),
    dispatch.first(ev.PathLaid, _laid),
])  # fmt: skip
