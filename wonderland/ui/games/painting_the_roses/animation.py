"""What each event looks like in the garden: which effects it is told by (look sheet, "Motion")."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.kit import dispatch
from wonderland.ui.kit.motion import CHIP, Effect

HEDGE_MS, WALK_MOST = 110, 1200
PAINT_MS, CARD_MS, FACE_MS, KING_MS = 420, 220, 900, 900
COMES_MS, QUEEN_HEDGE_MS, LANDING_MS = 700, 180, 1400
DISCARD_MS, RECRUIT_MS, REVEAL_MS, CHIP_MS = 440, 300, 600, 900


def effects_of(events: Iterable[Event]) -> Iterator[list[Effect]]:
    """Yield the effects of each event that has any.

    Args:
        events: in the order in which they happened, as the onlookers may know them.
    """
    for event in events:
        maker = _MAKERS.get(type(event))
        if maker and (made := maker(event)):
            yield made


def _spent(seat: str, card: str, length: float) -> Effect:
    """A card that was given goes to the discards, and lies there while its deed is still seen."""
    return Effect("spend", 0, length, seat, card, sound="roses-card")


def _played_out(length: float) -> Effect:
    """The card on the lawn goes to the discards, or is what comes in its stead."""
    return Effect("clear", 0, length)


def _walked(event: ev.Moved) -> list[Effect]:
    walk = Effect("walk", 0, WALK_MOST * 0.6, event.seat, event.source, event.target,
                  text="+" if event.right else "-", sound="roses-gravel")  # fmt: skip
    return [_spent(event.seat, event.card, walk.length), walk]


def _stalked(event: ev.QueenWalked) -> list[Effect]:
    stalk = Effect("stalk", 0, WALK_MOST, "", event.source, event.target,
                   text="+" if event.right else "-", sound="roses-queen-step")  # fmt: skip
    return [_spent(event.seat, event.card, WALK_MOST), stalk]


def _painted(event: ev.Painted) -> list[Effect]:
    brush = Effect("brush", 0, PAINT_MS, event.seat, event.hedge, sound="roses-brush")
    card = _played_out(PAINT_MS) if event.by_jack else _spent(event.seat, event.card, PAINT_MS)
    return [card, brush, Effect(CHIP, 0, CHIP_MS, "", event.hedge, text=say("painted"), colour="reach-chip",
                          sound="roses-drip")]  # fmt: skip


def _unpainted(event: ev.Unpainted) -> list[Effect]:
    wash = Effect("rinse", 0, PAINT_MS, "", event.hedge, sound="roses-rinse")
    return [
        _played_out(PAINT_MS),
        wash,
        Effect(CHIP, 0, CHIP_MS, "", event.hedge, text=say("silver again"), colour="target"),
    ]


def _played(event: ev.FacePlayed) -> list[Effect]:
    return [Effect("lay", 0, FACE_MS, event.seat, event.card, event.target, sound="roses-court")]


def _cancelled(event: ev.Cancelled) -> list[Effect]:
    return [Effect("forbid", 0, KING_MS, event.seat, event.card, event.king, sound="roses-forbid")]


def _came(event: ev.QueenCame) -> list[Effect]:
    rise = Effect("rise", 0, COMES_MS, "", event.hedge, sound="roses-queen-comes")
    return [_played_out(COMES_MS), rise]


def _landed(event: ev.QueenLanded) -> list[Effect]:
    if not event.painted:
        return [Effect(CHIP, 0, CHIP_MS, "", event.hedge, text=say("no harm"), colour="reach-chip")]
    return [Effect("landing", 0, LANDING_MS, "", event.hedge, sound="roses-gavel", still=True)]


def _taken(event: ev.GuardTaken) -> list[Effect]:
    return [Effect("taken", 0, FACE_MS, event.seat, event.hedge, text=say("to the tower"),
                   colour="target", sound="roses-door")]  # fmt: skip


def _posted(event: ev.GuardPosted) -> list[Effect]:
    return [Effect("post", 0, RECRUIT_MS, event.seat, event.hedge, sound="roses-heels")]


def _discarded(event: ev.Discarded) -> list[Effect]:
    return [_spent(event.seat, event.card, DISCARD_MS)]


def _revealed(event: ev.Revealed) -> list[Effect]:
    return [Effect("turned", 0, REVEAL_MS, "", event.card, sound="roses-reveal")]


def _drawn(event: ev.Drawn) -> list[Effect]:
    return [Effect("draw", 0, CARD_MS, event.seat, event.card or "??", sound="roses-card")]


def _king_laid(event: ev.KingLaid) -> list[Effect]:
    return [
        _played_out(KING_MS),
        Effect("wait", 0, KING_MS, event.seat, event.card, sound="roses-court"),
    ]


_MAKERS: Mapping[type, Callable[[object], list[Effect]]] = dict([
    dispatch.first(ev.Moved, _walked),
    dispatch.first(ev.QueenWalked, _stalked),
    dispatch.first(ev.Painted, _painted),
    dispatch.first(ev.Unpainted, _unpainted),
    dispatch.first(ev.FacePlayed, _played),
    dispatch.first(ev.Cancelled, _cancelled),
    dispatch.first(ev.QueenCame, _came),
    dispatch.first(ev.QueenLanded, _landed),
    dispatch.first(ev.GuardTaken, _taken),
    dispatch.first(ev.GuardPosted, _posted),
    dispatch.first(ev.Revealed, _revealed),
    dispatch.first(ev.Drawn, _drawn),
    dispatch.first(ev.Discarded, _discarded),
    dispatch.first(ev.KingLaid, _king_laid),
])  # fmt: skip
