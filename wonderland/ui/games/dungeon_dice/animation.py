"""Which effects each event is told by (look sheet, "Motion")."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Never, Protocol

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.state_form import MonsterForm
from wonderland.kit import dispatch
from wonderland.ui.games.dungeon_dice import effects as seen
from wonderland.ui.games.dungeon_dice.effects import LAST_FACE, TableEffect, Words

Steps = list[list[TableEffect[Never]]]
STRIDE_MS, SHOVE_MS, BAR_MS = 140.0, 90.0, 180.0
HELD_OFF = "dungeon-blocked-hit"


class OfOne(Protocol):
    """An event about one monster."""

    @property
    def id(self) -> str:
        """Its id."""
        ...


class Surroundings(NamedTuple):
    """What effects need to know besides the event.

    Attributes:
        monsters: those in play before it, by id.
        masters: the Masters' squares: ``w master``.
        long: whether the chain has more than one link, or somebody is asked about it.
    """

    monsters: Mapping[str, MonsterForm]
    masters: Mapping[str, str]
    long: bool

    def square(self, name: str) -> str:
        """Where a monster or a Master stands."""
        return self.masters.get(name) or self.monsters[name]["square"]

    def over(self, event: OfOne, words: str, colour: str, sound: str = "") -> Steps:
        """Words that rise over the monster that an event is about."""
        return [[Words(event, self.square(event.id), words, colour, sound)]]


def effects_of(event: Event, scene: Surroundings) -> Steps:
    """The effects of an event, one step after another."""
    maker = _MAKERS.get(type(event))
    return maker(event, scene) if maker else []


def _summoned(event: ev.Summoned, _: Surroundings) -> Steps:
    faces = [seen.FaceFalls(event, number) for number in range(LAST_FACE + 1)]
    return [[part] for part in (seen.Leap(event), seen.Stand(event), *faces, seen.Rise(event))]


def _link(event: ev.LinkAdded, scene: Surroundings) -> Steps:
    sound = "dungeon-trap" if event.crest == "T" else "dungeon-link-in"
    return [[seen.LinkComes(event, sound=sound)]] if scene.long else []


def _moved(event: ev.Moved, scene: Surroundings) -> Steps:
    if event.how in ("teleport", "swap", "place"):
        return [[seen.Blink(event)]]
    if event.how != "stride":
        return [[seen.Slide(event, SHOVE_MS, "dungeon-stride")]]
    walker, sound = scene.monsters[event.id], "dungeon-stride"
    under = not walker["flying"] and walker["tunnel"] and len(event.squares) > 2
    if walker["flying"]:
        sound = "dungeon-wing"
    elif under:
        sound = "dungeon-burrow"
    return [[seen.Slide(event, STRIDE_MS, sound, under=under)]]


def _attacked(event: ev.Attacked, scene: Surroundings) -> Steps:
    origin, target = scene.square(event.attacker), scene.square(event.target)
    return [[seen.Lean(event, origin, target)]]


def _damaged(event: ev.Damaged, scene: Surroundings) -> Steps:
    return [[seen.Pill(event, scene.square(event.id))], [seen.Pause(event, BAR_MS)]]


def _stat(event: ev.StatChanged, scene: Surroundings) -> Steps:
    words = say("{stat} {by:+d}", stat=event.stat.capitalize(), by=event.by)
    return scene.over(event, words, "good" if event.by > 0 else "target")


MARK_WORDS = {
    "free": say("{n} squares free"), "slow": say("slowed"), "hold": say("held"),
    "reach": say("reach {n}"), "again": say("attacks again"), "parry": say("parries"),
}  # fmt: skip


def _marked(event: ev.MarkSet, scene: Surroundings) -> Steps:
    words = MARK_WORDS.get(event.mark, event.mark).format(n=event.by)
    return scene.over(event, words, "target" if event.mark in ("slow", "hold") else "good")


TRAIT_WORDS = {
    ("FLYING", True): say("flies"), ("FLYING", False): say("can’t fly"),
    ("TUNNEL", True): say("tunnels"), ("TUNNEL", False): say("can’t tunnel"),
}  # fmt: skip


def _trait(event: ev.TraitChanged, scene: Surroundings) -> Steps:
    words = TRAIT_WORDS.get((event.trait, event.has), event.trait)
    return scene.over(event, words, "good" if event.has else "target")


_MAKERS: Mapping[type, Callable[[object, Surroundings], Steps]] = dict([
    dispatch.first(ev.Rolled, lambda e, _: [[seen.Throw(e)], [seen.Rest(e)]]),
    dispatch.first(ev.CrestsGained, lambda e, _: [[seen.CrestComes(e)]] if e.gained else []),
    dispatch.first(ev.CrestsLost, lambda e, _: [[seen.CrestsDrained(e)]]),
    dispatch.first(ev.Summoned, _summoned),
    dispatch.first(ev.LinkAdded, _link),
    dispatch.first(ev.LinkResolved, lambda e, scene: [[seen.LinkGoes(e)]] if scene.long else []),
    dispatch.first(ev.Cancelled, lambda e, _: [[seen.LinkCancelled(e)]]),
    dispatch.first(ev.Passed, lambda e, _: [[seen.Pause(e, 60.0, "dungeon-passes")]]),
    dispatch.first(ev.Moved, _moved),
    dispatch.first(ev.Attacked, _attacked),
    dispatch.first(ev.Defended, lambda e, scene: scene.over(e, say("defends"), "badge-east", HELD_OFF)),
    dispatch.first(ev.Damaged, _damaged),
    dispatch.first(ev.Healed, lambda e, scene: scene.over(e, f"+{e.healed}", "good", "dungeon-crest-in")),
    dispatch.first(ev.Destroyed, lambda e, _: [[seen.Fall(e)]]),
    dispatch.first(ev.MasterHurt, lambda e, scene: [[seen.Crack(e, scene.square(f"{e.side} master"))]]),
    dispatch.first(ev.StatChanged, _stat),
    dispatch.first(ev.MarkSet, _marked),
    dispatch.first(ev.TraitChanged, _trait),
    dispatch.first(ev.Guarded, lambda e, scene: scene.over(e, say("steps in"), "badge-east", HELD_OFF)),
    dispatch.first(ev.Blocked, lambda e, _: [[seen.Bricks(e)]]),
    dispatch.first(ev.ItemTurned, lambda e, _: [[seen.LidOpens(e)]]),
    dispatch.first(ev.ItemGone, lambda e, _: [[seen.Vanish(e)]]),
    dispatch.first(ev.TurnBegan, lambda e, _: [[seen.Pause(e, 120.0)]]),
])  # fmt: skip
