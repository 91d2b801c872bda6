"""The view as it is shown while events are still to be seen: it follows them one by one.

The match is already where the events led. What is shown begins where it stood before them, and
each event that has been seen changes it; once all are seen, the true view is shown again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy

from wonderland.core.game import Event
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.state_form import MonsterForm, StateForm
from wonderland.kit import dispatch

View = StateForm
Newcomer = Callable[[str, str], MonsterForm]
"""What a monster is as it comes into play, by its code and its square."""


def begun(view: StateForm) -> View:
    """A copy of a view that may be changed."""
    return deepcopy(view)


def seen(view: View, event: Event, newcomer: Newcomer) -> None:
    """Change a view by an event that has been seen.

    A monster that comes is what it was made as: the true view may know already what befell it
    since, or know it no more.
    """
    if change := _CHANGES.get(type(event)):
        change(view, event, newcomer)


def _turn(view: View, event: ev.TurnBegan, _: Newcomer) -> None:
    view["turn"], view["active"], view["dice"] = event.turn, event.side, []
    view["to_act"], view["phase"] = event.side, "choose"


def _chosen(view: View, event: ev.DiceChosen, _: Newcomer) -> None:
    view["dice"] = [{"kind": kind, "face": None} for kind in event.kinds]
    view["phase"] = "roll"


def _rolled(view: View, event: ev.Rolled, _: Newcomer) -> None:
    view["dice"] = [
        {"kind": kind, "face": face} for kind, face in zip(event.kinds, event.faces, strict=True)
    ]


def _gained(view: View, event: ev.CrestsGained, _: Newcomer) -> None:
    view["crests"][event.side][event.crest] += event.gained


def _lost(view: View, event: ev.CrestsLost, _: Newcomer) -> None:
    view["crests"][event.side][event.crest] -= event.lost


def _declined(view: View, event: ev.SummonDeclined, _: Newcomer) -> None:
    view["phase"] = "action"


def _summoned(view: View, event: ev.Summoned, newcomer: Newcomer) -> None:
    view["phase"] = "action"
    view["laid"][event.side] = [*view["laid"][event.side], *event.squares]
    if event.is_item:
        view["items"][event.start] = {
            "id": event.id, "side": event.side, "kind": event.kind, "up": False,
        }  # fmt: skip
    elif event.id and event.code:
        view["monsters"][event.id] = newcomer(event.code, event.start)


def _link(view: View, event: ev.LinkAdded, _: Newcomer) -> None:
    view["chain"] = [*view["chain"], event.line]
    if event.paid and event.crest:
        view["crests"][event.side][event.crest] -= event.paid


def _resolved(view: View, event: ev.LinkResolved, _: Newcomer) -> None:
    view["chain"] = view["chain"][: max(0, event.number - 1)]


def _moved(view: View, event: ev.Moved, _: Newcomer) -> None:
    view["phase"] = "action"
    if event.id in view["monsters"]:
        view["monsters"][event.id]["square"] = event.squares[-1]


def _harmed(view: View, event: ev.Damaged | ev.Healed, _: Newcomer) -> None:
    if event.id in view["monsters"]:
        view["monsters"][event.id]["hp"] = event.left


def _destroyed(view: View, event: ev.Destroyed, _: Newcomer) -> None:
    view["monsters"].pop(event.id, None)


def _heart(view: View, event: ev.MasterHurt, _: Newcomer) -> None:
    view["masters"][event.side] = event.left


def _stat(view: View, event: ev.StatChanged, _: Newcomer) -> None:
    if event.id in view["monsters"]:
        one = view["monsters"][event.id]
        if event.stat == "atk":
            one["atk"] = event.now
        else:
            one["def"] = event.now


def _trait(view: View, event: ev.TraitChanged, _: Newcomer) -> None:
    if event.id in view["monsters"]:
        one = view["monsters"][event.id]
        if event.trait == "FLYING":
            one["flying"] = event.has
        else:
            one["tunnel"] = event.has


def _blocked(view: View, event: ev.Blocked, _: Newcomer) -> None:
    view["blocks"][event.square] = event.until


def _unblocked(view: View, event: ev.Unblocked, _: Newcomer) -> None:
    view["blocks"].pop(event.square, None)


def _turned(view: View, event: ev.ItemTurned, _: Newcomer) -> None:
    if event.square in view["items"]:
        item = view["items"][event.square]
        item["id"], item["up"] = event.id, True


def _gone(view: View, event: ev.ItemGone, _: Newcomer) -> None:
    view["items"].pop(event.square, None)


_CHANGES: Mapping[type, Callable[[View, object, Newcomer], None]] = dict([
    dispatch.second(ev.TurnBegan, _turn),
    dispatch.second(ev.DiceChosen, _chosen),
    dispatch.second(ev.Rolled, _rolled),
    dispatch.second(ev.CrestsGained, _gained),
    dispatch.second(ev.CrestsLost, _lost),
    dispatch.second(ev.SummonDeclined, _declined),
    dispatch.second(ev.Summoned, _summoned),
    dispatch.second(ev.LinkAdded, _link),
    dispatch.second(ev.LinkResolved, _resolved),
    dispatch.second(ev.Moved, _moved),
    dispatch.second(ev.Damaged, _harmed),
    dispatch.second(ev.Healed, _harmed),
    dispatch.second(ev.Destroyed, _destroyed),
    dispatch.second(ev.MasterHurt, _heart),
    dispatch.second(ev.StatChanged, _stat),
    dispatch.second(ev.TraitChanged, _trait),
    dispatch.second(ev.Blocked, _blocked),
    dispatch.second(ev.Unblocked, _unblocked),
    dispatch.second(ev.ItemTurned, _turned),
    dispatch.second(ev.ItemGone, _gone),
])  # fmt: skip
