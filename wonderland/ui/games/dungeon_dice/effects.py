"""What is seen of each event at the table (look sheet, "Motion"): effects draw themselves, step by step."""

# ruff: noqa: ARG002, D102 - an effect looks only at what it needs, and its class says what is seen
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, NamedTuple, Never

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.state_form import MonsterForm, StateForm
from wonderland.kit import dispatch
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.boards.lying_about import draw_leaving
from wonderland.ui.games.dungeon_dice import figures as draw
from wonderland.ui.games.dungeon_dice.board import CHEST, FIGURE, MASTER, Moving
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.games.dungeon_dice.things import THINGS, laid_in, tightness
from wonderland.ui.games.dungeon_dice.unfolding import APART_MS, FALL_MS, draw_unfolding
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.motion import E_contra, Effect

Place = tuple[float, float]
WHOLE = 255
IDLE_MS = 440.0
"""How long it can be read that a link does nothing."""
LAST_FACE = 4
"""The number of the face of a die that falls last."""


class Anchors(NamedTuple):
    """Where things in the panel are, in pixels, as they were drawn last.

    Attributes:
        dice: where each die lies in the tray.
        crests: where each side's crests are shown.
    """

    dice: Sequence[tuple[int, int]] = ()
    crests: Mapping[tuple[str, str], tuple[int, int]] = MappingProxyType({})


class Sight(NamedTuple):
    """What effects are drawn on, and about.

    Attributes:
        canvas, layout: where, and where things lie there.
        facts: what figures are called.
        anchors: where things in the panel are.
        view: what is seen of the match meanwhile.
        speed: factor on every effect's time.
    """

    canvas: Canvas
    layout: Layout
    facts: Facts
    anchors: Anchors
    view: StateForm
    speed: float

    def die(self, kind: str, face: str) -> tuple[int, int] | None:
        """Where the first die lies that shows such a face; any kind for ``""``."""
        for die, place in zip(self.view["dice"], self.anchors.dice, strict=False):
            if kind in ("", die["kind"]) and str(die["face"] or "").startswith(face):
                return place
        return None

    def plate(self, words: str, at: Place, colour: str) -> None:
        """Write a few words on a plate round a place."""
        canvas, size = self.canvas, 15
        rect = canvas.rect(0, 0, 0, 24)
        rect.width = canvas.fonts.size(words, BOLD, size)[0] + canvas.px(18)
        rect.center = round(at[0]), round(at[1])
        rect.clamp_ip(self.layout.felt)
        canvas.fill(rect, colour, 12)
        middle = rect.centerx / canvas.scale, rect.centery / canvas.scale
        canvas.text(words, *middle, BOLD, size, "chip-text", CENTRE, rect)


class TableEffect(Effect[E_contra]):
    """Something seen at the table for a while.

    Attributes:
        step: the step of a turn to which it belongs, ``""`` where it may be of any.
        tells: whether what it leads to is not to be told by the bars meanwhile.
    """

    step: ClassVar[str] = ""
    tells: ClassVar[bool] = False

    def come(self, share: float) -> float:
        """How far what it shows has come, where so much of its time is over."""
        return share

    def move(self, moving: Moving, layout: Layout, view: StateForm, share: float) -> None:
        """Say how it draws figures of a view that are on their way."""

    def draw(self, sight: Sight, share: float) -> None:
        """Draw what it shows over the table."""


Steps = list[list[TableEffect[Never]]]
"""Effects, one step after another."""


class Pause(TableEffect[object]):
    """Nothing moves for a moment."""


# --- dice and crests -----------------------------------------------------------------------------
class Throw(TableEffect[ev.Rolled]):
    """Dice tumble in the tray."""

    ms, sound = 1000.0, "dice-shake"
    step, tells = "roll", True


class Rest(Throw):
    """Dice have come to rest."""

    ms, sound = 160.0, "dice-rest"

    def come(self, share: float) -> float:
        return 1.0


class CrestComes(TableEffect[ev.CrestsGained]):
    """A crest flies from its die to the seat."""

    ms, sound = 350.0, "dungeon-crest-in"

    def draw(self, sight: Sight, share: float) -> None:
        canvas, end = sight.canvas, sight.anchors.crests.get((self.event.side, self.event.crest))
        if end:
            x, y = sight.die("", self.event.crest) or sight.layout.panel.center
            eased, size = 1 - (1 - share) ** 2, canvas.px(24)
            at = x + (end[0] - x) * eased, y + (end[1] - y) * eased
            canvas.disc(at, size * 0.72, "front", 230)
            draw.draw_sign(canvas, f"crest-{self.event.crest}", at, size // 2 * 2)


class CrestsDrained(TableEffect[ev.CrestsLost]):
    """Crests are taken away."""

    ms, sound = 350.0, "dungeon-link-off"

    def draw(self, sight: Sight, share: float) -> None:
        canvas, end = sight.canvas, sight.anchors.crests.get((self.event.side, self.event.crest))
        if end:
            at = end[0], end[1] + 30 * canvas.scale * share
            canvas.disc(at, canvas.px(24) * 0.72, "target", round(230 * (1 - share)))
            draw.set_number(canvas, f"−{self.event.lost}", at, 15)


# --- a die unfolds -------------------------------------------------------------------------------
class Unfolding(TableEffect[ev.Summoned]):
    """A part of how a die leaps to its square, unfolds and lets its figure rise."""

    step, tells = "summon", True

    def open(self, sight: Sight, now: float) -> None:
        """Draw the die so many milliseconds after its first face began to fall."""
        cells = [column_and_row(name) for name in self.event.squares]
        corner = sight.layout.cell(self.event.squares[0]).topleft
        draw_unfolding(sight.canvas, cells, self.event.side, now, corner, sight.layout.square)


class Leap(Unfolding):
    """The die leaps out of the tray to its start square, in an arc and with half a turn."""

    ms, sound = 140.0, "dungeon-die-leap"

    def draw(self, sight: Sight, share: float) -> None:
        canvas, layout, cell = sight.canvas, sight.layout, sight.layout.cell(self.event.squares[0])
        x, y = sight.die(self.event.kind, "S") or layout.panel.midleft
        high = 120 * canvas.scale * 4 * share * (1 - share)
        at = x + (cell.centerx - x) * share, y + (cell.centery - y) * share - high
        size = round((54 * canvas.scale) * (1 - share) + 34 * layout.unit * share)
        turn = round(180 * share / 15) * 15
        draw_die(canvas, self.event.kind, "S", at, max(12, size // 2 * 2), turn=turn)


class ThingsLeave(Unfolding):
    """What lay about on the table where the die unfolds slides off over the nearest rim."""

    ms = 140.0

    def draw(self, sight: Sight, share: float) -> None:
        before = laid_in(sight.view)
        after = before.union(self.event.squares)
        worn = tightness(sight.view)
        draw_leaving(sight.canvas, sight.layout, THINGS, before, after, worn, share)


class Stand(Unfolding):
    """The die stands on its start square."""

    ms, tells = 40.0, False

    def draw(self, sight: Sight, share: float) -> None:
        self.open(sight, 0.0)


class FaceFalls(Unfolding):
    """One face of the die swings down."""

    def __init__(self, event: ev.Summoned, number: int) -> None:
        length = FALL_MS if number == LAST_FACE else APART_MS
        super().__init__(event, length, f"dungeon-face-fall-{number + 1}")
        self._number = number

    def draw(self, sight: Sight, share: float) -> None:
        length = self.length / max(0.01, sight.speed or 1.0)
        self.open(sight, self._number * APART_MS + share * length)


class Rise(Unfolding):
    """The figure rises out of the ring."""

    ms, sound = 160.0, "dungeon-figure-rise"

    def draw(self, sight: Sight, share: float) -> None:
        self.open(sight, 10_000.0)
        event, cell, unit = self.event, sight.layout.cell(self.event.squares[0]), sight.layout.unit
        alpha, low = round(WHOLE * min(1.0, share * 1.6)), 16 * unit * (1 - share)
        who = event.side, event.kind
        if event.kind.endswith("K"):
            at = (cell.left + unit, cell.top - unit + low)
            draw.draw_chest(sight.canvas, *who, "", at, round(44 * unit), alpha=alpha)
        elif event.code:
            at, size = (cell.left - 4 * unit, cell.top - 12 * unit + low), round(FIGURE * unit)
            draw.draw_figure(sight.canvas, event.code, *who[::-1], at, size, alpha=alpha)


# --- the chain -----------------------------------------------------------------------------------
class LinkComes(TableEffect[ev.LinkAdded]):
    """The slip of a link slides in."""

    ms = 140.0
    step, tells = "answer", True


class LinkGoes(TableEffect[ev.LinkResolved]):
    """The slip of a link flips away; one that does nothing says why, with time to read it."""

    sound = "dungeon-link-off"
    step, tells = "answer", True

    def __init__(self, event: ev.LinkResolved) -> None:
        super().__init__(event, IDLE_MS if event.why else 220.0)


class LinkCancelled(TableEffect[ev.Cancelled]):
    """The slip says from now on that it does nothing; time to read it."""

    ms, sound = IDLE_MS, "dungeon-refused"
    step, tells = "answer", True


# --- figures on their way ------------------------------------------------------------------------
class Slide(TableEffect[ev.Moved]):
    """A monster goes from square to square, or under the ground past others.

    Args:
        event: what happened.
        each: milliseconds for a square.
        sound: what is heard.
        under: whether it goes under the ground.
    """

    def __init__(self, event: ev.Moved, each: float, sound: str, *, under: bool = False) -> None:
        super().__init__(event, each * (len(event.squares) - 1), sound)
        self._under = under

    def move(self, moving: Moving, layout: Layout, view: StateForm, share: float) -> None:
        cells = [layout.cell(square) for square in self.event.squares]
        last = len(cells) - 1
        index = max(0, min(int(share * last), last - 1))
        a, b, part = cells[index], cells[min(index + 1, last)], share * last - index
        x, y = a.left + (b.left - a.left) * part, a.top + (b.top - a.top) * part
        moving.shift[self.event.id] = x - cells[0].left, y - cells[0].top
        part = (share * max(1, last)) % 1.0
        hop = round(6 * layout.unit * 4 * part * (1 - part)) if 0 < share < 1 else 0
        moving.rise[self.event.id] = hop
        if self._under:  # it has sunk after a quarter of the way, and comes up in the last
            sunk = min(1.0, 4 * share, 4 * (1 - share))
            moving.alpha[self.event.id] = round(WHOLE - 185 * sunk)
            moving.rise[self.event.id] = -round(20 * layout.unit * sunk)


class Lean(TableEffect[ev.Attacked]):
    """An attacker leans at its target."""

    ms = 180.0

    def __init__(self, event: ev.Attacked, origin: str, target: str) -> None:
        super().__init__(event)
        self._origin, self._target = origin, target

    def move(self, moving: Moving, layout: Layout, view: StateForm, share: float) -> None:
        start, end = layout.cell(self._origin), layout.cell(self._target)
        far = 0.32 * (1 - abs(2 * share - 1))
        way = (end.centerx - start.centerx, end.centery - start.centery)
        moving.shift[self.event.attacker] = (way[0] * far, way[1] * far)


class Blink(TableEffect[ev.Moved]):
    """A monster is put elsewhere at once: it fades there and comes here."""

    ms, sound = 240.0, "dungeon-burrow"
    tells = True

    def move(self, moving: Moving, layout: Layout, view: StateForm, share: float) -> None:
        moving.alpha[self.event.id] = round(WHOLE * abs(1 - 2 * share))
        there = layout.cell(self.event.squares[-1] if share > 0.5 else self.event.squares[0])
        drawn = layout.cell(view["monsters"][self.event.id]["square"])
        moving.shift[self.event.id] = (there.left - drawn.left, there.top - drawn.top)


class Fall(TableEffect[ev.Destroyed]):
    """A monster sinks and fades."""

    ms, sound = 320.0, "dungeon-fall"
    tells = True

    def move(self, moving: Moving, layout: Layout, view: StateForm, share: float) -> None:
        moving.alpha[self.event.id] = round(254 * (1 - share))
        moving.rise[self.event.id] = -round(18 * layout.unit * share)


class Vanish(TableEffect[ev.ItemGone]):
    """A chest fades."""

    ms, sound = 320.0, "dungeon-fall"

    def move(self, moving: Moving, layout: Layout, view: StateForm, share: float) -> None:
        moving.alpha[self.event.square] = round(254 * (1 - share))


# --- over the squares ----------------------------------------------------------------------------
class Words(TableEffect[object]):
    """A few words that rise from a square."""

    ms, holds = 900.0, False

    def __init__(self, event: object, square: str, words: str, colour: str, sound: str = "") -> None:
        super().__init__(event, sound=sound)
        self._square, self._words, self._colour = square, words, colour

    def draw(self, sight: Sight, share: float) -> None:
        cell = sight.layout.cell(self._square)
        eased = 1 - (1 - share) ** 3
        up = round((8 + 20 * eased) * sight.layout.unit)
        sight.plate(self._words, (cell.centerx, cell.top - up), self._colour)


class Pill(TableEffect[ev.Damaged]):
    """The number of what a monster lost swells over it."""

    ms, sound = 200.0, "dungeon-hit"
    tells = True

    def __init__(self, event: ev.Damaged, square: str) -> None:
        super().__init__(event)
        self.square = square

    def draw(self, sight: Sight, share: float) -> None:
        canvas, cell = sight.canvas, sight.layout.cell(self.square)
        words = f"−{self.event.damage}"
        size = 17 + 7 * (1 - abs(2 * share - 1))
        rect = canvas.rect(0, 0, 0, 28)
        rect.width = canvas.fonts.size(words, BOLD, 18)[0] + canvas.px(22)
        down = round((28 - 16 * share) * sight.layout.unit)
        rect.center = (cell.centerx, cell.top + down)
        canvas.fill(rect.inflate(4, 4), "front", 15)
        canvas.fill(rect, "target", 14)
        draw.set_number(canvas, words, rect.center, min(20.0, size))


class Crack(TableEffect[ev.MasterHurt]):
    """A Master loses a Heart Point: the heart grows, breaks and is gone."""

    ms, sound = 500.0, "dungeon-heart-lost"
    tells = True

    def __init__(self, event: ev.MasterHurt, square: str) -> None:
        super().__init__(event)
        self._square = square

    def draw(self, sight: Sight, share: float) -> None:
        canvas, cell, unit = sight.canvas, sight.layout.cell(self._square), sight.layout.unit
        size = round(MASTER * unit * (0.5 + 0.35 * share)) // 2 * 2
        alpha = round(WHOLE * (1 - share))
        drawn = canvas.sprites.faded(sprite("heart-light"), (size, size), alpha)
        canvas.surface.blit(drawn, drawn.get_rect(center=(cell.centerx, cell.top)))
        wide = (20 + 60 * share) * unit
        canvas.wave(cell.center, wide, "target", round(90 * (1 - share)))


class LidOpens(TableEffect[ev.ItemTurned]):
    """The open chest comes up from its square, for whoever touched it stands before it."""

    ms, sound, still = 700.0, "dungeon-chest-open", True
    tells = True

    def draw(self, sight: Sight, share: float) -> None:
        canvas, cell, unit = sight.canvas, sight.layout.cell(self.event.square), sight.layout.unit
        up = 1 - (1 - min(1.0, share / 0.25)) ** 2
        size = round(CHEST * unit * (1 + 0.5 * up)) // 2 * 2
        foot = cell.bottom - 46 * unit * up
        kind, at = sight.facts.kind(self.event.code), (cell.centerx - size / 2, foot - size)
        canvas.wave(cell.center, 34 * unit * share, "near", round(120 * (1 - share)))
        draw.draw_chest(canvas, self.event.id[0], kind, self.event.code, at, size)
        if up == 1.0:
            sight.plate(sight.facts.name(self.event.code), (cell.centerx, at[1]), "chip")


class Bricks(TableEffect[ev.Blocked]):
    """A wall grows on a square, row by row."""

    ms, sound = 200.0, "dungeon-face-fall-3"

    def draw(self, sight: Sight, share: float) -> None:
        canvas, square = sight.canvas, sight.layout.square
        cell = sight.layout.cell(self.event.square)
        drawn = canvas.sprites.get(sprite("bricks"), (square, square))
        high = round(square * min(4, int(share * 4) + 1) / 4)
        part = (0, square - high, square, high)
        canvas.surface.blit(drawn, (cell.left, cell.bottom - high), part)


# --- which effects tell an event -------------------------------------------------------------------
HELD_OFF = "dungeon-blocked-hit"
OfOne = ev.Defended | ev.Healed | ev.StatChanged | ev.MarkSet | ev.TraitChanged | ev.Guarded


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
    faces = [FaceFalls(event, number) for number in range(LAST_FACE + 1)]
    steps: Steps = [[ThingsLeave(event), Leap(event)]]
    return steps + [[part] for part in (Stand(event), *faces, Rise(event))]


def _link(event: ev.LinkAdded, scene: Surroundings) -> Steps:
    sound = "dungeon-trap" if event.crest == "T" else "dungeon-link-in"
    return [[LinkComes(event, sound=sound)]] if scene.long else []


def _moved(event: ev.Moved, scene: Surroundings) -> Steps:
    if event.how in ("teleport", "swap", "place"):
        return [[Blink(event)]]
    if event.how != "stride":
        return [[Slide(event, 90.0, "dungeon-stride")]]
    walker, sound = scene.monsters[event.id], "dungeon-stride"
    under = not walker["flying"] and walker["tunnel"] and len(event.squares) > 2
    if walker["flying"]:
        sound = "dungeon-wing"
    elif under:
        sound = "dungeon-burrow"
    return [[Slide(event, 140.0, sound, under=under)]]


def _attacked(event: ev.Attacked, scene: Surroundings) -> Steps:
    origin, target = scene.square(event.attacker), scene.square(event.target)
    return [[Lean(event, origin, target)]]


def _damaged(event: ev.Damaged, scene: Surroundings) -> Steps:
    return [[Pill(event, scene.square(event.id))], [Pause(event, 180.0)]]


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
    ("FLYING", True): say("flies"),
    ("FLYING", False): say("can’t fly"),
    ("TUNNEL", True): say("tunnels"),
    ("TUNNEL", False): say("can’t tunnel"),
}


def _trait(event: ev.TraitChanged, scene: Surroundings) -> Steps:
    words = TRAIT_WORDS.get((event.trait, event.has), event.trait)
    return scene.over(event, words, "good" if event.has else "target")


_MAKERS: Mapping[type, Callable[[object, Surroundings], Steps]] = dict(
    [
        dispatch.first(ev.Rolled, lambda e, _: [[Throw(e)], [Rest(e)]]),
        dispatch.first(ev.CrestsGained, lambda e, _: [[CrestComes(e)]] if e.gained else []),
        dispatch.first(ev.CrestsLost, lambda e, _: [[CrestsDrained(e)]]),
        dispatch.first(ev.Summoned, _summoned),
        dispatch.first(ev.LinkAdded, _link),
        dispatch.first(ev.LinkResolved, lambda e, scene: [[LinkGoes(e)]] if scene.long else []),
        dispatch.first(ev.Cancelled, lambda e, _: [[LinkCancelled(e)]]),
        dispatch.first(ev.Passed, lambda e, _: [[Pause(e, 60.0, "dungeon-passes")]]),
        dispatch.first(ev.Moved, _moved),
        dispatch.first(ev.Attacked, _attacked),
        dispatch.first(ev.Defended, lambda e, scene: scene.over(e, say("defends"), "badge-east", HELD_OFF)),
        dispatch.first(ev.Damaged, _damaged),
        dispatch.first(ev.Healed, lambda e, scene: scene.over(e, f"+{e.healed}", "good", "dungeon-crest-in")),
        dispatch.first(ev.Destroyed, lambda e, _: [[Fall(e)]]),
        dispatch.first(ev.MasterHurt, lambda e, scene: [[Crack(e, scene.square(f"{e.side} master"))]]),
        dispatch.first(ev.StatChanged, _stat),
        dispatch.first(ev.MarkSet, _marked),
        dispatch.first(ev.TraitChanged, _trait),
        dispatch.first(ev.Guarded, lambda e, scene: scene.over(e, say("steps in"), "badge-east", HELD_OFF)),
        dispatch.first(ev.Blocked, lambda e, _: [[Bricks(e)]]),
        dispatch.first(ev.ItemTurned, lambda e, _: [[LidOpens(e)]]),
        dispatch.first(ev.ItemGone, lambda e, _: [[Vanish(e)]]),
        dispatch.first(ev.TurnBegan, lambda e, _: [[Pause(e, 120.0)]]),
    ]
)
