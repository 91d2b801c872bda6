"""What is shown between two events: a seat's view, brought on by one event after another.

Of several events that came at once only those are in the picture that were seen already: the Queen
stands where she walked to while her verdict is still to be seen. What the garden does not draw is
left as it was, for the match's own view follows as soon as all has been seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland.core.game import Event
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.named_line import guard_of
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.kit import dispatch

UNSEEN = "??"
FORGOTTEN = "?*"
"""A painted hedge whose rank the view keeps back; it shows again with the match's own view."""


def after(view: StateForm, event: Event) -> StateForm:
    """A view as it is after an event, as far as the garden and its panel draw it.

    Args:
        view: what was seen before it; it is not changed.
        event: what happened, as the same onlooker may know it.
    """
    change = _CHANGES.get(type(event))
    if change is None:
        return view
    new = view.copy()
    change(new, event)
    return new


def _take(view: StateForm, seat: str, card: str) -> None:
    """A card leaves a hand."""
    held = view["hands"][seat]
    if isinstance(held, list):
        left: list[str] | int = list(held)
        if card in held:
            left = [*held[: held.index(card)], *held[held.index(card) + 1 :]]
    else:
        left = held - 1
    view["hands"] = {**view["hands"], seat: left}


def _spend(view: StateForm, seat: str, card: str) -> None:
    _take(view, seat, card)
    view["discards"] = [*view["discards"], card]


def _turn(view: StateForm, hedge: str, card: str) -> None:
    """A hedge changes its colour."""
    seat, number = hedge[0], int(hedge[1:]) - 1
    garden = view["gardens"][seat]
    view["gardens"] = {
        **view["gardens"],
        seat: [*garden[:number], card, *garden[number + 1 :]],
    }


def _moved(view: StateForm, event: ev.Moved) -> None:
    _spend(view, event.seat, event.card)
    if guard := guard_of(view, event.seat):
        view["guards"] = {**view["guards"], event.seat: f"{guard.card} {event.target}"}


def _queen_walked(view: StateForm, event: ev.QueenWalked) -> None:
    if event.card not in view["discards"]:
        _spend(view, event.seat, event.card)
    view["queen"] = event.target


def _painted(view: StateForm, event: ev.Painted) -> None:
    if not event.by_jack:
        _spend(view, event.seat, event.card)
    hedge = view["gardens"][event.hedge[0]][int(event.hedge[1:]) - 1]
    _turn(view, event.hedge, f"{hedge}*")


def _unpainted(view: StateForm, event: ev.Unpainted) -> None:
    hedge = view["gardens"][event.hedge[0]][int(event.hedge[1:]) - 1]
    if hedge != FORGOTTEN:
        _turn(view, event.hedge, hedge.removesuffix("*"))


def _played(view: StateForm, event: ev.FacePlayed) -> None:
    _take(view, event.seat, event.card)
    view["playing"] = f"{event.card} {event.target}".strip()


def _cancelled(view: StateForm, event: ev.Cancelled) -> None:
    view["playing"] = None
    waiting = list(view["kings"][event.seat])
    waiting.remove(event.king)
    view["kings"] = {**view["kings"], event.seat: waiting}
    view["discards"] = [*view["discards"], event.king, event.card]


def _king_laid(view: StateForm, event: ev.KingLaid) -> None:
    view["playing"] = None
    view["kings"] = {
        **view["kings"],
        event.seat: sorted([*view["kings"][event.seat], event.card]),
    }


def _came(view: StateForm, event: ev.QueenCame) -> None:
    view["playing"] = None
    view["queen"] = event.hedge


def _left(view: StateForm, _: ev.QueenLeft) -> None:
    view["queen"] = None
    view["discards"] = [*view["discards"], "QH"]


def _taken(view: StateForm, event: ev.GuardTaken) -> None:
    view["guards"] = {**view["guards"], event.seat: None}
    view["tower"] = [*view["tower"], event.card]


def _posted(view: StateForm, event: ev.GuardPosted) -> None:
    _take(view, event.seat, event.card)
    view["guards"] = {**view["guards"], event.seat: f"{event.card} {event.hedge}"}


def _drawn(view: StateForm, event: ev.Drawn) -> None:
    held = view["hands"][event.seat]
    card = event.card or UNSEEN
    more: list[str] | int = [*held, card] if isinstance(held, list) else held + 1
    view["hands"] = {**view["hands"], event.seat: more}
    view["pile_size"] -= 1


def _discarded(view: StateForm, event: ev.Discarded) -> None:
    _spend(view, event.seat, event.card)


def _revealed(view: StateForm, event: ev.Revealed) -> None:
    view["pile_size"] -= 1
    if event.card != "QH":
        view["discards"] = [*view["discards"], event.card]


def _shuffled(view: StateForm, event: ev.Shuffled) -> None:
    view["discards"] = []
    view["pile_size"] += event.cards


def _began(view: StateForm, event: ev.TurnBegan) -> None:
    view["turn"], view["round"], view["active"] = event.turn, event.round, event.seat
    view["done"] = []


_CHANGES: Mapping[type, Callable[[StateForm, object], None]] = dict([
    dispatch.second(ev.TurnBegan, _began),
    dispatch.second(ev.Moved, _moved),
    dispatch.second(ev.QueenWalked, _queen_walked),
    dispatch.second(ev.Painted, _painted),
    dispatch.second(ev.Unpainted, _unpainted),
    dispatch.second(ev.FacePlayed, _played),
    dispatch.second(ev.Cancelled, _cancelled),
    dispatch.second(ev.KingLaid, _king_laid),
    dispatch.second(ev.QueenCame, _came),
    dispatch.second(ev.QueenLeft, _left),
    dispatch.second(ev.GuardTaken, _taken),
    dispatch.second(ev.GuardPosted, _posted),
    dispatch.second(ev.Drawn, _drawn),
    dispatch.second(ev.Discarded, _discarded),
    dispatch.second(ev.Revealed, _revealed),
    dispatch.second(ev.Shuffled, _shuffled),
])  # fmt: skip
