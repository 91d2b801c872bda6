"""What each event looks like: which effects it is told by (look sheet, "Motion")."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.state_form import MonsterForm
from wonderland.kit import dispatch
from wonderland.ui.games.dungeon_dice.unfolding import APART_MS, FALL_MS
from wonderland.ui.kit.motion import CHIP, Effect

THROW_MS, REST_MS, CREST_MS = 1000, 160, 350
LEAP_MS, STAND_MS, RISE_MS = 140, 40, 80
STEP_MS, SHOVE_MS, BLINK_MS = 140, 90, 240
LINK_MS, FLIP_MS, IDLE_MS = 140, 220, 440
LEAN_MS, PILL_MS, BAR_MS, FALL_AWAY_MS, CRACK_MS = 90, 200, 180, 320, 250
LID_MS, BRICKS_MS, CHIP_MS, SHOWN_MS = 160, 200, 900, 540
FACES = 5
UNDER = "under"
"""How a monster with TUNNEL comes past others: below the ground."""
Steps = list[list[Effect]]


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


def effects_of(event: Event, scene: Surroundings) -> Steps:
    """The effects of an event, one step after another."""
    maker = _MAKERS.get(type(event))
    return maker(event, scene) if maker else []


def _words_over(square: str, words: str, colour: str, sound: str = "") -> Effect:
    return Effect(CHIP, 0, CHIP_MS, "", square, text=words, colour=colour, sound=sound)


def _rolled(event: ev.Rolled, _: Surroundings) -> Steps:
    kinds, faces = " ".join(event.kinds), " ".join(event.faces)
    throw = Effect("throw", 0, THROW_MS, event.side, kinds, faces, sound="dice-shake")
    return [[throw], [Effect("rest", 0, REST_MS, event.side, kinds, faces, sound="dice-rest")]]


def _gained(event: ev.CrestsGained, _: Surroundings) -> Steps:
    if not event.gained:
        return []
    return [[Effect("crest", 0, CREST_MS, event.side, event.crest, sound="dungeon-crest-in",
                    size=event.gained)]]  # fmt: skip


def _lost(event: ev.CrestsLost, _: Surroundings) -> Steps:
    return [[Effect("drained", 0, CREST_MS, event.side, event.crest, size=event.lost,
                    sound="dungeon-link-off")]]  # fmt: skip


def _summoned(event: ev.Summoned, _: Surroundings) -> Steps:
    cells = " ".join(event.squares)

    def effect(kind: str, length: float, sound: str = "", size: int = 0) -> Effect:
        return Effect(kind, 0, length, event.side, event.start, cells, text=event.kind, size=size,
                      sound=sound)  # fmt: skip

    leap = effect("leap", LEAP_MS, "dungeon-die-leap")
    faces = [
        effect("face", APART_MS if number < FACES - 1 else FALL_MS,
               f"dungeon-face-fall-{number + 1}", number)
        for number in range(FACES)
    ]  # fmt: skip
    rise = effect("rise", RISE_MS * 2, "dungeon-figure-rise")
    rise.text = f"{event.kind} {event.code or ''}".strip()
    return [[leap], [effect("stand", STAND_MS)], *([face] for face in faces), [rise]]


def _link(event: ev.LinkAdded, scene: Surroundings) -> Steps:
    if not scene.long:
        return []
    sound = "dungeon-trap" if event.crest == "T" else "dungeon-link-in"
    return [[Effect("link", 0, LINK_MS, event.side, event.line, size=event.number, sound=sound)]]


def _resolved(event: ev.LinkResolved, scene: Surroundings) -> Steps:
    if not scene.long:
        return []
    length = IDLE_MS if event.why else FLIP_MS
    return [[Effect("flip", 0, length, "", event.line, text=event.why, size=event.number,
                    sound="dungeon-link-off")]]  # fmt: skip


def _cancelled(event: ev.Cancelled, _: Surroundings) -> Steps:
    """The slip says from now on that it does nothing; time to read it."""
    return [[Effect("cancel", 0, IDLE_MS, size=event.number, sound="dungeon-refused")]]


def _passed(event: ev.Passed, _: Surroundings) -> Steps:
    return [[Effect("wait", 0, 60, event.side, sound="dungeon-passes")]]


def _moved(event: ev.Moved, scene: Surroundings) -> Steps:
    walker = scene.monsters[event.id]
    if event.how in ("teleport", "swap", "place"):
        return [[Effect("blink", 0, BLINK_MS, event.id, event.squares[0], event.squares[-1],
                        sound="dungeon-burrow")]]  # fmt: skip
    sound, manner = "dungeon-stride", ""
    if event.how == "stride" and walker["flying"]:
        sound = "dungeon-wing"
    elif event.how == "stride" and walker["tunnel"] and len(event.squares) > 2:
        sound, manner = "dungeon-burrow", UNDER
    each = STEP_MS if event.how == "stride" else SHOVE_MS
    slide = Effect("slide", 0, each * (len(event.squares) - 1), event.id,
                   event.squares[0], " ".join(event.squares), text=manner, sound=sound)  # fmt: skip
    return [[slide]]


def _attacked(event: ev.Attacked, scene: Surroundings) -> Steps:
    origin, target = scene.square(event.attacker), scene.square(event.target)
    return [[Effect("lean", 0, LEAN_MS * 2, event.attacker, origin, target)]]


def _defended(event: ev.Defended, scene: Surroundings) -> Steps:
    return [
        [_words_over(scene.square(event.id), say("defends"), "badge-east", "dungeon-blocked-hit")]
    ]


def _damaged(event: ev.Damaged, scene: Surroundings) -> Steps:
    pill = Effect(
        "pill",
        0,
        PILL_MS,
        event.id,
        scene.square(event.id),
        text=f"−{event.damage}",
        sound="dungeon-hit",
    )
    return [[pill], [Effect("wait", 0, BAR_MS)]]


def _healed(event: ev.Healed, scene: Surroundings) -> Steps:
    return [[_words_over(scene.square(event.id), f"+{event.healed}", "good", "dungeon-crest-in")]]


def _destroyed(event: ev.Destroyed, _: Surroundings) -> Steps:
    return [[Effect("fall", 0, FALL_AWAY_MS, event.id, event.square, sound="dungeon-fall")]]


def _heart(event: ev.MasterHurt, scene: Surroundings) -> Steps:
    square = scene.square(f"{event.side} master")
    return [[Effect("crack", 0, CRACK_MS * 2, event.side, square, sound="dungeon-heart-lost")]]


def _stat(event: ev.StatChanged, scene: Surroundings) -> Steps:
    words = say("{stat} {by:+d}", stat=event.stat.capitalize(), by=event.by)
    return [[_words_over(scene.square(event.id), words, "good" if event.by > 0 else "target")]]


MARK_WORDS = {
    "free": say("{n} squares free"), "slow": say("slowed"), "hold": say("held"),
    "reach": say("reach {n}"), "again": say("attacks again"), "parry": say("parries"),
}  # fmt: skip


def _marked(event: ev.MarkSet, scene: Surroundings) -> Steps:
    words = MARK_WORDS.get(event.mark, event.mark).format(n=event.by)
    bad = event.mark in ("slow", "hold")
    return [[_words_over(scene.square(event.id), words, "target" if bad else "good")]]


def _trait(event: ev.TraitChanged, scene: Surroundings) -> Steps:
    words = {
        ("FLYING", True): say("flies"), ("FLYING", False): say("can’t fly"),
        ("TUNNEL", True): say("tunnels"), ("TUNNEL", False): say("can’t tunnel"),
    }.get((event.trait, event.has), event.trait)  # fmt: skip
    return [[_words_over(scene.square(event.id), words, "good" if event.has else "target")]]


def _guarded(event: ev.Guarded, scene: Surroundings) -> Steps:
    return [
        [
            _words_over(
                scene.square(event.id),
                say("steps in"),
                "badge-east",
                "dungeon-blocked-hit",
            )
        ]
    ]


def _blocked(event: ev.Blocked, _: Surroundings) -> Steps:
    return [[Effect("bricks", 0, BRICKS_MS, "", event.square, sound="dungeon-face-fall-3")]]


def _turned(event: ev.ItemTurned, _: Surroundings) -> Steps:
    """The chest opens and what is in it is held up, for whoever touched it stands before it."""
    return [[Effect("lid", 0, LID_MS + SHOWN_MS, event.id[0], event.square, text=event.code,
                    sound="dungeon-chest-open", still=True)]]  # fmt: skip


def _gone(event: ev.ItemGone, _: Surroundings) -> Steps:
    return [[Effect("vanish", 0, FALL_AWAY_MS, "", event.square, sound="dungeon-fall")]]


def _began(event: ev.TurnBegan, _: Surroundings) -> Steps:
    return [[Effect("wait", 0, 120, event.side)]]


_MAKERS: Mapping[type, Callable[[object, Surroundings], Steps]] = dict([
    dispatch.first(ev.Rolled, _rolled),
    dispatch.first(ev.CrestsGained, _gained),
    dispatch.first(ev.CrestsLost, _lost),
    dispatch.first(ev.Summoned, _summoned),
    dispatch.first(ev.LinkAdded, _link),
    dispatch.first(ev.LinkResolved, _resolved),
    dispatch.first(ev.Cancelled, _cancelled),
    dispatch.first(ev.Passed, _passed),
    dispatch.first(ev.Moved, _moved),
    dispatch.first(ev.Attacked, _attacked),
    dispatch.first(ev.Defended, _defended),
    dispatch.first(ev.Damaged, _damaged),
    dispatch.first(ev.Healed, _healed),
    dispatch.first(ev.Destroyed, _destroyed),
    dispatch.first(ev.MasterHurt, _heart),
    dispatch.first(ev.StatChanged, _stat),
    dispatch.first(ev.MarkSet, _marked),
    dispatch.first(ev.TraitChanged, _trait),
    dispatch.first(ev.Guarded, _guarded),
    dispatch.first(ev.Blocked, _blocked),
    dispatch.first(ev.ItemTurned, _turned),
    dispatch.first(ev.ItemGone, _gone),
    dispatch.first(ev.TurnBegan, _began),
])  # fmt: skip
