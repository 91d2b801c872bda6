"""Events shown on the table: dice, the die that unfolds, walks, blows, chests, slips of the chain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from wonderland.core.film import Frame
from wonderland.core.game import Event
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.games.dungeon_dice import figures as draw
from wonderland.ui.games.dungeon_dice.animation import UNDER, Surroundings, effects_of
from wonderland.ui.games.dungeon_dice.board import CHEST, FIGURE, MASTER, Moving
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.games.dungeon_dice.unfolding import APART_MS, draw_unfolding
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.motion import CHIP, Effect, EffectPlayer
from wonderland.ui.table.film import FilmPlayer

Place = tuple[float, float]
TELLING = frozenset(
    {
        "throw",
        "rest",
        "leap",
        "face",
        "rise",
        "pill",
        "fall",
        "crack",
        "link",
        "flip",
        "cancel",
        "lid",
        "blink",
    }
)
"""The effects while which the bars say nothing of what they lead to."""
STEPS = {
    "throw": "roll", "rest": "roll", "leap": "summon", "stand": "summon", "face": "summon", "rise": "summon",
    "link": "answer", "flip": "answer", "cancel": "answer",
}  # fmt: skip
"""The step of a turn to which an effect belongs."""
UNWINDING = frozenset({"flip", "cancel", "lean", "pill", "fall", "crack"})
"""The effects that are seen only once a chain is closed."""
WHOLE = 255
SINKS, SUNK, DOWN = 4.0, 70, 20.0
"""Who goes under the ground has sunk after one part in so many of the way; how much of him is seen
then, and how deep he is, in units of the table."""
HOP = 6.0
"""How high a figure hops from square to square, in units of the table."""


@dataclass(slots=True)
class Anchors:
    """Where things in the panel are, in pixels, as they were drawn last.

    Attributes:
        dice: where each die lies in the tray.
        crests: where each side's crests are shown.
    """

    dice: Sequence[tuple[int, int]] = ()
    crests: Mapping[tuple[str, str], tuple[int, int]] | None = None


CHIP_UP, CHIP_RISES = 8.0, 20.0
"""How far above its square a chip begins, and how far it rises."""
PILL_SIZE, PILL_SWELLS, PILL_DOWN, PILL_RISES = 17.0, 7.0, 28.0, 16.0
"""The size of a loss's number and how much it swells; how far below the top of its square it begins,
and how far it rises."""
LIFTED, HELD_UP, HELD_LARGER, LID_WAVE, NAME_UP = 0.25, 46.0, 0.5, 34.0, 12.0
"""A chest that opens is held up after this share of the time; how high, in units of the table, how
much larger, how far the wave round its square goes, and how far above it its name stands."""
WAVE, WAVE_GROWS = 20.0, 60.0
"""The circle about a Master who loses a heart, and how much it grows."""


class Presentation:
    """Shows what happened, one thing after another.

    Args:
        show: the effects that are under way.
        facts: what figures are called.
    """

    def __init__(self, show: EffectPlayer, facts: Facts) -> None:
        self.show = show
        self._facts = facts
        self._film = FilmPlayer[StateForm](show, self._note)
        self._idle: frozenset[int] = frozenset()
        self.anchors = Anchors()

    # --- staging ---------------------------------------------------------------------------------
    def stage(
        self, film: Sequence[Frame], before: StateForm, side: str, slots: Mapping[str, str]
    ) -> None:
        """Show a film.

        Args:
            film: what happened.
            before: the view before it.
            side: who looks on.
            slots: the Masters' squares.
        """
        self._film.begin(before, partial(queries.seen, side=side))
        long = _is_long([frame.event for frame in film], before)
        masters = {f"{owner} master": square for owner, square in slots.items()}
        for number, frame in enumerate(film):
            scene = Surroundings(before["monsters"], masters, long)
            if not _waits(frame.event, film[number + 1 :]):
                self.show.stage(effects_of(frame.event, scene))
            self._film.add(frame)
            before = queries.seen(frame, side)

    @property
    def unseen(self) -> int:
        """How many of the events that were staged are still to be seen."""
        return self._film.unseen

    def _note(self, event: Event) -> None:
        """Remember which links were seen to be cancelled, until they have been seen to do nothing."""
        if isinstance(event, ev.Cancelled):
            self._idle |= {event.number}
        elif isinstance(event, ev.LinkResolved):
            self._idle -= {event.number}

    @property
    def telling(self) -> bool:
        """Whether what is still to be seen would be told by what the bars say of it."""
        return any(effect.kind in TELLING for effect in self.show.effects)

    def skip(self) -> None:
        """Show the truth at once."""
        self.show.skip()

    def view(self, now: StateForm) -> StateForm:
        """The view that is shown: as far as it has been seen."""
        return self._film.view(now)

    @property
    def holding(self) -> bool:
        """Whether something is still to be seen that holds the table up."""
        return self.show.holding

    def active(self) -> list[tuple[Effect, float]]:
        """The effects that have begun, each with how far it has come (evenly)."""
        now = self.show.now
        return [(e, 1 - e.left(now)) for e in self.show.effects if e.begin <= now]

    # --- where things are meanwhile ----------------------------------------------------------------
    def moving(self, layout: Layout) -> Moving:
        """Where effects put monsters."""
        moving = Moving()
        for effect, share in self.active():
            if effect.kind == "slide":
                moving.shift[effect.being] = _slid(layout, effect, share)
                moving.rise[effect.being] = _hopped(layout, effect, share)
                if effect.text == UNDER:
                    sunk = min(1.0, SINKS * share, SINKS * (1 - share))
                    moving.alpha[effect.being] = round(WHOLE + (SUNK - WHOLE) * sunk)
                    moving.rise[effect.being] = -round(DOWN * layout.unit * sunk)
            elif effect.kind == "lean":
                start, end = layout.cell(effect.origin), layout.cell(effect.target)
                far = 0.32 * (1 - abs(2 * share - 1))
                way = (end.centerx - start.centerx, end.centery - start.centery)
                moving.shift[effect.being] = (way[0] * far, way[1] * far)
            elif effect.kind == "blink":
                moving.alpha[effect.being] = round(255 * abs(1 - 2 * share))
                there = layout.cell(effect.target if share > 0.5 else effect.origin)
                drawn = layout.cell(self._square(effect.being))
                moving.shift[effect.being] = (there.left - drawn.left, there.top - drawn.top)
            elif effect.kind == "fall":
                moving.alpha[effect.being] = round(254 * (1 - share))
                moving.rise[effect.being] = -round(18 * layout.unit * share)
            elif effect.kind == "vanish":
                moving.alpha[effect.origin] = round(254 * (1 - share))
        return moving

    def _square(self, monster: str) -> str:
        """The square of a monster as it is shown: of two that change squares both have already gone."""
        view = self._film.shown
        assert view is not None, "it is on its way"
        return view["monsters"][monster]["square"]

    def throw(self) -> tuple[tuple[str, ...], tuple[str, ...], float] | None:
        """The dice that tumble: kinds, faces, and how far the throw has come."""
        for effect, share in self.active():
            if effect.kind in ("throw", "rest"):
                come = share if effect.kind == "throw" else 1.0
                return tuple(effect.origin.split()), tuple(effect.target.split()), come
        return None

    def step(self) -> str:
        """The step of a turn that is seen to happen, ``""`` where what is seen may be of any."""
        return next((STEPS[e.kind] for e, _ in self.active() if e.kind in STEPS), "")

    def slips(self) -> dict[int, float]:
        """How far slips of the chain have come: below 0 they slide in, above they flip away."""
        found: dict[int, float] = {}
        for effect, share in self.active():
            if effect.kind == "flip":
                found[effect.size] = share
            elif effect.kind == "link":
                found[effect.size] = -(1 - share)
        return found

    @property
    def unwinds(self) -> bool:
        """Whether links of a chain are still to be seen taking effect."""
        return any(effect.kind in ("flip", "cancel") for effect in self.show.effects)

    @property
    def idle(self) -> frozenset[int]:
        """The numbers of links that are seen to do nothing."""
        return self._idle | {
            effect.size for effect, _ in self.active()
            if effect.kind == "cancel" or (effect.kind == "flip" and effect.text)
        }  # fmt: skip

    def coming(self) -> str:
        """The line of a link that is sliding in, ``""`` for none."""
        return next((effect.origin for effect, _ in self.active() if effect.kind == "link"), "")

    # --- drawing -----------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw what is over the table."""
        for effect, share in self.active():
            if drawer := _DRAWERS.get(effect.kind):
                drawer(self, canvas, layout, effect, share)

    def _chip(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        if not effect.origin:
            return
        cell = layout.cell(effect.origin)
        eased = 1 - (1 - share) ** 3
        at = (cell.centerx, cell.top - round((CHIP_UP + CHIP_RISES * eased) * layout.unit))
        self._plate(canvas, layout, effect.text, at, effect.colour)

    @staticmethod
    def _plate(
        canvas: Canvas, layout: Layout, words: str, at: tuple[float, float], colour: str
    ) -> None:
        """Write a few words on a plate round a place."""
        size = 15
        wide = canvas.fonts.size(words, BOLD, size)[0] + canvas.px(18)
        rect = canvas.rect(0, 0, 0, 24)
        rect.width = wide
        rect.center = round(at[0]), round(at[1])
        rect.clamp_ip(layout.felt)
        canvas.fill(rect, colour, 12)
        middle = rect.centerx / canvas.scale, rect.centery / canvas.scale
        canvas.text(words, *middle, BOLD, size, "chip-text", CENTRE, rect)

    def _pill(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        cell = layout.cell(effect.origin)
        size = PILL_SIZE + PILL_SWELLS * (1 - abs(2 * share - 1))
        wide = canvas.fonts.size(effect.text, BOLD, 18)[0] + canvas.px(22)
        rect = canvas.rect(0, 0, 0, 28)
        rect.width = wide
        rect.center = (
            cell.centerx,
            cell.top + round((PILL_DOWN - PILL_RISES * share) * layout.unit),
        )
        canvas.fill(rect.inflate(4, 4), "front", 15)
        canvas.fill(rect, "target", 14)
        draw.set_number(canvas, effect.text, rect.center, min(20.0, size))

    def _leap(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """The die leaps out of the tray to its start square, in an arc and with half a turn."""
        cell = layout.cell(effect.origin)
        start: Place = self._tray_place(effect.text) or layout.panel.midleft
        x = start[0] + (cell.centerx - start[0]) * share
        high = 120 * canvas.scale * 4 * share * (1 - share)
        y = start[1] + (cell.centery - start[1]) * share - high
        size = round((54 * canvas.scale) * (1 - share) + 34 * layout.unit * share)
        draw_die(canvas, effect.text, "S", (x, y), max(12, size // 2 * 2),
                 turn=round(180 * share / 15) * 15)  # fmt: skip

    def _tray_place(self, kind: str) -> tuple[int, int] | None:
        dice = self._film.shown["dice"] if self._film.shown else []
        for number, die in enumerate(dice):
            if die["kind"] == kind and die["face"] == "S" and number < len(self.anchors.dice):
                return self.anchors.dice[number]
        return None

    def _stand(self, canvas: Canvas, layout: Layout, effect: Effect, _: float) -> None:
        self._open(canvas, layout, effect, 0.0)

    def _face(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        length = effect.length / max(0.01, self.show.speed or 1.0)
        self._open(canvas, layout, effect, effect.size * APART_MS + share * length)

    def _rise(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """The figure rises out of the ring."""
        self._open(canvas, layout, effect, 10_000.0)
        kind, *code = effect.text.split()
        cell, unit = layout.cell(effect.origin), layout.unit
        alpha, low = round(255 * min(1.0, share * 1.6)), 16 * unit * (1 - share)
        if kind.endswith("K"):
            at = (cell.left + unit, cell.top - unit + low)
            draw.draw_chest(canvas, effect.being, kind, "", at, round(44 * unit), alpha=alpha)
        elif code:
            at = (cell.left - 4 * unit, cell.top - 12 * unit + low)
            draw.draw_figure(canvas, code[0], kind, effect.being, at, round(FIGURE * unit),
                             alpha=alpha)  # fmt: skip

    def _open(self, canvas: Canvas, layout: Layout, effect: Effect, now: float) -> None:
        cells = [column_and_row(name) for name in effect.target.split()]
        corner = layout.cell(effect.origin).topleft
        draw_unfolding(canvas, cells, effect.being, now, corner, layout.square)

    def _crest(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A crest flies from its die to the seat."""
        crests = self.anchors.crests or {}
        end = crests.get((effect.being, effect.origin))
        if end is None:
            return
        start = self._die_of(effect) or (layout.panel.centerx, layout.panel.centery)
        eased = 1 - (1 - share) ** 2
        x = start[0] + (end[0] - start[0]) * eased
        y = start[1] + (end[1] - start[1]) * eased
        size = canvas.px(24)
        canvas.disc((x, y), size * 0.72, "front", 230)
        draw.draw_sign(canvas, f"crest-{effect.origin}", (x, y), size // 2 * 2)

    def _die_of(self, effect: Effect) -> tuple[int, int] | None:
        dice = self._film.shown["dice"] if self._film.shown else []
        for number, die in enumerate(dice):
            if str(die["face"] or "")[:1] == effect.origin and number < len(self.anchors.dice):
                return self.anchors.dice[number]
        return None

    def _drained(self, canvas: Canvas, _: Layout, effect: Effect, share: float) -> None:
        crests = self.anchors.crests or {}
        if end := crests.get((effect.being, effect.origin)):
            size = canvas.px(24)
            y = end[1] + 30 * canvas.scale * share
            canvas.disc((end[0], y), size * 0.72, "target", round(230 * (1 - share)))
            draw.set_number(canvas, f"−{effect.size}", (end[0], y), 15)

    def _crack(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A Master loses a Heart Point: the heart grows, breaks and is gone."""
        if not effect.origin:
            return
        cell, unit = layout.cell(effect.origin), layout.unit
        size = round(MASTER * unit * (0.5 + 0.35 * share)) // 2 * 2
        drawn = canvas.sprites.faded(sprite("heart-light"), (size, size), round(255 * (1 - share)))
        canvas.surface.blit(drawn, drawn.get_rect(center=(cell.centerx, cell.top)))
        canvas.wave(
            cell.center, (WAVE + WAVE_GROWS * share) * unit, "target", round(90 * (1 - share))
        )

    def _lid(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """The open chest comes up from its square, with the name of what is in it."""
        cell, unit = layout.cell(effect.origin), layout.unit
        up = 1 - (1 - min(1.0, share / LIFTED)) ** 2
        size = round(CHEST * unit * (1 + HELD_LARGER * up)) // 2 * 2
        foot = cell.bottom - HELD_UP * unit * up
        kind, at = self._facts.kind(effect.text), (cell.centerx - size / 2, foot - size)
        canvas.wave(cell.center, LID_WAVE * unit * share, "near", round(120 * (1 - share)))
        draw.draw_chest(canvas, effect.being, kind, effect.text, at, size)
        if up == 1.0:
            self._plate(
                canvas, layout, self._facts.name(effect.text), (cell.centerx, at[1]), "chip"
            )

    def _bricks(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        cell = layout.cell(effect.origin)
        drawn = canvas.sprites.get(sprite("bricks"), (layout.square, layout.square))
        rows = min(4, int(share * 4) + 1)
        high = round(layout.square * rows / 4)
        part = (0, layout.square - high, layout.square, high)
        canvas.surface.blit(drawn, (cell.left, cell.bottom - high), part)


def _waits(event: Event, later: Sequence[Frame]) -> bool:
    """Whether a link is an attack that may be defended: it has its slip until that is decided (DD-55)."""
    first = isinstance(event, ev.LinkResolved) and event.number == 1
    return first and any(isinstance(frame.event, ev.DefendAsked) for frame in later)


def _is_long(events: Sequence[Event], before: StateForm) -> bool:
    """Whether a chain is worth a look: more than one link, or somebody was asked about it."""
    links = len(before["chain"]) + sum(isinstance(event, ev.LinkAdded) for event in events)
    return links > 1 or any(isinstance(event, ev.Asked) for event in events)


def _slid(layout: Layout, effect: Effect, share: float) -> Place:
    """How far a walker is from the square on which it began."""
    names = effect.target.split()
    at = share * (len(names) - 1)
    index = min(int(at), len(names) - 2) if len(names) > 1 else 0
    a, b = layout.cell(names[index]), layout.cell(names[min(index + 1, len(names) - 1)])
    part = at - index
    origin = layout.cell(effect.origin)
    return (
        a.left + (b.left - a.left) * part - origin.left,
        a.top + (b.top - a.top) * part - origin.top,
    )


def _hopped(layout: Layout, effect: Effect, share: float) -> int:
    steps = max(1, len(effect.target.split()) - 1)
    part = (share * steps) % 1.0
    return round(HOP * layout.unit * 4 * part * (1 - part)) if 0 < share < 1 else 0


_DRAWERS: dict[str, Callable[[Presentation, Canvas, Layout, Effect, float], None]] = {
    CHIP: Presentation._chip, "pill": Presentation._pill, "leap": Presentation._leap,
    "stand": Presentation._stand, "face": Presentation._face, "rise": Presentation._rise,
    "crest": Presentation._crest, "drained": Presentation._drained, "crack": Presentation._crack,
    "lid": Presentation._lid, "bricks": Presentation._bricks,
}  # fmt: skip
