"""What a scene draws with: text, boxes and controls in logical pixels, remembered for input.

A scene draws itself anew when something changed. Each control it draws is a ``Region``: where it
is, what it does, and what it says; the app walks these with mouse and keyboard, so whatever can
be seen can be reached.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import floor
from typing import NamedTuple, NotRequired, Protocol, TypedDict, cast

import pygame

from wonderland.core.message import say
from wonderland.ui.kit.brush import RADIUS, Brush
from wonderland.ui.kit.fonts import BOLD, LABEL, LEAST_SIZE, Fonts
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import CONTROL, GAP, LOW_CONTROL, NEAR
from wonderland.ui.kit.sprites import Sprites
from wonderland.ui.kit.steady import Steady, in_row

Rect = pygame.Rect
LEFT, CENTRE, RIGHT = "left", "centre", "right"
CLOSE = 1.16
"""How far apart lines are that are set where only one was planned, in sizes of their letters."""
EDGE = 4.0
"""The least room between a button's edge and its label."""
LEGIBLE = 0.85
"""A label that would be less of its size beside its key stands without the key."""
HINT, HINT_GAP = 13.0, 9.0
"""How large a button's key is set, and how far from its label."""
BETWEEN = 10.0
"""Between two buttons of a row."""
ALL_HINTS, LAST_HINT, NO_HINTS = "all", "last", "none"


class Level(NamedTuple):
    """How closely a row of buttons is set.

    Attributes:
        size: of their labels at the most.
        pad: beside a label at the most.
        gap: between two of them.
        hints: which of them show their keys.
    """

    size: float
    pad: float
    gap: float
    hints: str


LEVELS = (
    Level(PLAIN, PLAIN, BETWEEN, ALL_HINTS),
    Level(PLAIN, 10.0, BETWEEN, ALL_HINTS),
    Level(PLAIN, 10.0, BETWEEN, LAST_HINT),
    Level(NOTE, GAP, GAP, NO_HINTS),
    Level(SMALL, NEAR, GAP, NO_HINTS),
    Level(FINE_PRINT, EDGE, NEAR, NO_HINTS),
)
"""From where there is room to where there is least: rather than that labels become too small."""
RING = 5.0
"""How far round a control its focus ring lies."""
SWITCH, STATE_GAP = 50.0, 10.0
"""How wide a switch is, and how far from it stands whether it is on."""
TRACK = 8.0
"""How high a slider's track is."""
SEGMENT, SEGMENT_PAD = 15.0, 13.0
"""How large the words are set of each of the few that a choice is among, and the room beside them."""
KEY = "key"
"""A button's hint that is whatever key is set for its action."""
STANDARD = {say("Enter"): "accept", say("Esc"): "leave"}
"""Hints that name what every screen goes by: what is shown is the key that is set for it."""


def _no_keys(_: str) -> str:
    return ""


class Drag(Protocol):
    """Takes where the mouse is, in pixels."""

    def __call__(self, at: tuple[int, int], *, dragged: bool) -> None:
        """It was pressed there, or is dragged there."""
        ...


@dataclass(slots=True)
class Region:
    """A control as it was drawn.

    Attributes:
        key: tells it from the others of its scene, from one drawing to the next.
        rect: where it is, in pixels.
        act: what it does; None where it can't be used now.
        spoken: what it is called, for those who listen.
        why: what it says when pointed at; where it can't be used, why not.
        slide: for a slider, sets it to a share from 0 to 1.
        drag: for a text, takes where the mouse was pressed, and where it is dragged to.
        shortcut: the action (``session.controls``) that does the same.
        share: for a slider, where it stands.
        tip_at: where its tip points; None for the whole of it.
        picks: whether it only takes up one of several things, or puts it back, as Space may.
        chosen_by_space: whether that is Space's alone, since Enter is the primary button, once it
            can be used.
        told: whether the screen says already what its tip would say: then none is drawn.
    """

    key: str
    rect: Rect
    act: Callable[[], object] | None
    spoken: str
    why: str = ""
    slide: Callable[[float], None] | None = None
    shortcut: str = ""
    share: float = 0.0
    tip_at: Rect | None = None
    picks: bool = False
    chosen_by_space: bool = False
    told: bool = False
    drag: Drag | None = None


@dataclass(slots=True)
class TextBox:
    """A text as it was drawn, for the tests that nothing is clipped and nothing is too small.

    Attributes:
        text: what stands there.
        rect: where, in pixels.
        within: what it belongs to.
        size: of its letters, in logical pixels.
    """

    text: str
    rect: Rect
    within: Rect
    size: float

    def moved(self, by: tuple[int, int], within: Rect) -> TextBox:
        """The text elsewhere, where it belongs to something else."""
        return replace(self, rect=self.rect.move(by), within=within)


@dataclass(frozen=True, slots=True)
class Cover:
    """A box that lies over what was drawn before it, for the test that it covers no control.

    Attributes:
        rect: where it lies, in pixels.
        under: how many controls were drawn before it.
    """

    rect: Rect
    under: int


@dataclass(slots=True)
class Pointer:
    """Where attention is: the control under the mouse, the one with the focus, the one pressed.

    Attributes:
        steady: where the buttons of the foot bar stood when they were drawn last, so that none moves
            away from under it.
    """

    hover: str = ""
    focus: str = ""
    pressed: str = ""
    focus_shown: bool = False
    steady: Steady = field(default_factory=Steady)


class ButtonShown(TypedDict):
    """What ``Canvas.button`` takes beside a place."""

    key: str
    label: str
    act: Callable[[], object] | None
    hint: NotRequired[str]
    primary: NotRequired[bool]
    why: NotRequired[str]
    size: NotRequired[float]
    shortcut: NotRequired[str]


class ButtonSpec(ButtonShown):
    """A button of a row, as ``Canvas.buttons_right`` takes it.

    ``keeps`` are the labels and hints of all that stands in its place by turns: it is as wide as the
    widest of them, so that nothing else comes to stand there.
    """

    keeps: NotRequired[Sequence[tuple[str, str]]]


def _keeping_nothing(spec: ButtonSpec) -> ButtonSpec:
    """A button that is no wider than what it says."""
    shown = spec.copy()
    shown.pop("keeps", None)
    return shown


@dataclass
class Canvas(Brush):
    """A surface to draw a scene on.

    Attributes:
        fonts, sprites: what words and pictures are drawn with.
        pointer: where attention is.
        regions: the controls drawn so far, in reading order.
        texts: the texts drawn so far.
        covers: the boxes that were laid over the rest so far.
        scrolls: the areas drawn so far that have more than they show: the wheel turns them.
        key_of: the key that is set for an action, as it is shown.
        waits: whether nobody's turn has come, since something moves: no button is the yellow one.
        seen: how wide the part is that is seen at once, in pixels; None for all of it.
    """

    fonts: Fonts
    sprites: Sprites
    pointer: Pointer
    regions: list[Region] = field(default_factory=list)
    texts: list[TextBox] = field(default_factory=list)
    covers: list[Cover] = field(default_factory=list)
    scrolls: list[Rect] = field(default_factory=list)
    key_of: Callable[[str], str] = _no_keys
    waits = False
    seen: int | None = None

    @property
    def width(self) -> float:
        """The width in logical pixels."""
        return self.surface.get_width() / self.scale

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        return self.surface.get_height() / self.scale

    def onto(self, surface: pygame.Surface) -> Canvas:
        """A canvas that draws on another surface in the same manner."""
        return replace(self, surface=surface, regions=[], texts=[], covers=[], scrolls=[])

    # --- text --------------------------------------------------------------------------------
    def stamp(self, name: str, size: tuple[int, int], at: tuple[float, float]) -> None:
        """Draw a sprite of a size round a place, both in pixels."""
        drawn = self.sprites.get(name, size)
        self.surface.blit(drawn, drawn.get_rect(center=at))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        role: str = LABEL,
        size: float = 16,
        colour: str = "text",
        align: str = LEFT,
        within: Rect | None = None,
        room: float | None = None,
        high: float | None = None,
    ) -> Rect:
        """Draw a line of text; ``x`` is its left, middle or right, ``y`` its vertical middle.

        Where there is too little ``room`` for it, in logical pixels, it is set smaller; where that
        would be too small, it is cut. Where there is room ``high`` too, it may take several lines.
        """
        shown = self.fonts.told(text)
        if room is not None and high is not None:
            lines, size = self.lines_in(shown, role, size, room, high)
            first = y - (len(lines) - 1) / 2 * size * CLOSE
            rects = [
                self.text(line, x, first + number * size * CLOSE, role, size, colour, align, within)
                for number, line in enumerate(lines)
            ]
            return rects[0].unionall(rects[1:])
        if room is not None:
            size = self.size_for(shown, role, size, room)
            shown = self.fitted(shown, role, size, room)
        drawn = self.fonts.render(shown, role, size, tuple(self.theme[colour]))
        rect = drawn.get_rect()
        rect.centery = floor(y * self.scale + 0.5)  # halves alike: so rows lie evenly
        setattr(rect, {LEFT: "left", CENTRE: "centerx", RIGHT: "right"}[align], self.px(x))
        self.surface.blit(drawn, rect)
        clip, whole = self.surface.get_clip(), self.surface.get_rect()
        if shown and (clip == whole or clip.contains(rect)):  # what a camera cuts off is no fault
            self.texts.append(TextBox(shown, rect, within or whole, size))
        return rect

    def size_for(self, text: str, role: str, size: float, room: float) -> float:
        """The size at which a line of text has room, not much smaller than the one wished for."""
        return self.fonts.size_for(text, role, size, self.px(room))

    def lines_in(
        self,
        text: str,
        role: str,
        size: float,
        room: float,
        high: float,
        leading: float = CLOSE,
        least: float = LEAST_SIZE,
    ) -> tuple[Sequence[str], float]:
        """A text in lines that have room, and their size: the largest, no larger than wished for.

        Where even the least is too large, the last line is cut.
        """
        return self.fonts.lines_in(text, role, size, (self.px(room), high), leading, least)

    def fitted(self, text: str, role: str, size: float, width: float) -> str:
        """A text cut to a logical width, with an ellipsis where it was cut."""
        return self.fonts.fitted(text, role, size, self.px(width))

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        role: str,
        size: float,
        colour: str = "text",
        leading: float = 1.35,
    ) -> float:
        """Draw wrapped text from the top ``y`` and return the logical height it took."""
        lines = self.fonts.wrap(text, role, size, self.px(width))
        for index, line in enumerate(lines):
            self.text(line, x, y + (index + 0.5) * size * leading, role, size, colour)
        return len(lines) * size * leading

    # --- controls ----------------------------------------------------------------------------
    def region(
        self,
        key: str,
        rect: Rect,
        act: Callable[[], object] | None,
        spoken: str,
        why: str = "",
        slide: Callable[[float], None] | None = None,
        shortcut: str = "",
    ) -> Region:
        """Remember a control that the caller draws."""
        region = Region(key, rect, act, spoken, why, slide, shortcut)
        self.regions.append(region)
        return region

    def cover(self, rect: Rect) -> None:
        """Remember a box that lies over what was drawn before; the caller draws it."""
        self.covers.append(Cover(rect.copy(), len(self.regions)))

    def covered(self) -> list[tuple[Region, Rect]]:
        """The controls that lie under a box, each with the box."""
        return [
            (region, cover.rect)
            for cover in self.covers
            for region in self.regions[: cover.under]
            if region.rect.width and region.rect.colliderect(cover.rect)
        ]

    def ring(self, region: Region, radius: float = RADIUS) -> None:
        """Draw the focus ring round a control that has the focus."""
        if self.pointer.focus == region.key and self.pointer.focus_shown:
            grown = region.rect.inflate(self.px(2 * RING), self.px(2 * RING))
            self.lit(grown, 3, radius + RING)

    def button(
        self,
        key: str,
        rect: Rect,
        label: str,
        act: Callable[[], object] | None,
        *,
        hint: str = "",
        primary: bool = False,
        why: str = "",
        size: float = 16,
        align: str = CENTRE,
        shortcut: str = "",
        inset: float = 20,
    ) -> Region:
        """Draw a button with its key beside its label, or from ``inset`` on where it is aligned left."""
        region = self.region(key, rect, act, label, why, shortcut=shortcut)
        hint = self._key_shown(hint, shortcut)
        face, ink = ("now", "now-text") if primary and not self.waits else ("button", "button-text")
        shown = rect.move(0, self.px(1)) if self.pointer.pressed == key else rect
        if self.pointer.hover == key and act and self.pointer.pressed != key:
            shown = rect.move(0, -self.px(1))
        self.fill(shown, face, RADIUS)
        if self.pointer.hover == key and act:
            self.veil(shown, "front", 22, RADIUS)
        label, size, hint = self._that_fits(label, size, hint, rect, 0 if align == CENTRE else inset)
        label_width = self.fonts.size(label, BOLD, size)[0]
        hint_width = self.fonts.size(hint, LABEL, HINT)[0] if hint else 0
        gap = self.px(HINT_GAP) if hint else 0
        total = label_width + gap + hint_width
        left = shown.centerx - total // 2 if align == CENTRE else shown.left + self.px(inset)
        middle = shown.centery / self.scale
        self.text(label, left / self.scale, middle, BOLD, size, ink, within=shown)
        if hint:
            at = left + label_width + gap
            if align != CENTRE:
                at = shown.right - self.px(20) - hint_width
            self.text(hint, at / self.scale, middle, LABEL, HINT, ink, within=shown)
        if act is None:
            self.veil(shown, "bar", 140, RADIUS)
        self.ring(region)
        return region

    def _key_shown(self, hint: str, shortcut: str) -> str:
        """A button's hint with the key that is set now."""
        if hint in STANDARD:
            return self.key_of(STANDARD[hint])
        return self.key_of(shortcut) if hint == KEY else hint

    def _that_fits(self, label: str, size: float, hint: str, rect: Rect, inset: float) -> tuple[str, float, str]:
        """A button's label, its size, and its key: what is too long is smaller, or leaves the key out.

        The key is left out before the label becomes much smaller than those beside it.
        """
        room = rect.width / self.scale - (inset + GAP if inset else 2 * EDGE)
        beside = self._hint_wide(hint)
        least = self.size_for(label, BOLD, size, room - beside)
        wide = self.fonts.size(label, BOLD, least)[0] / self.scale + beside
        if hint and (wide > room or least < LEGIBLE * size):
            hint, least = "", self.size_for(label, BOLD, size, room)
        return self.fitted(label, BOLD, least, room - self._hint_wide(hint)), least, hint

    def _hint_wide(self, hint: str) -> float:
        """How much room a button's key takes beside its label; none where it has no key."""
        return self.fonts.size(hint, LABEL, HINT)[0] / self.scale + HINT_GAP if hint else 0.0

    def buttons_right(
        self, right: float, y: float, height: float, specs: Sequence[ButtonSpec], most: float | None = None
    ) -> float:
        """Draw buttons in a row that ends at ``right``, the last of them there; return its left.

        Where they would take more than ``most``, they are set more closely, all of them alike.
        """
        found = (at for at in range(len(LEVELS)) if self.buttons_wide(specs, at) <= (most or 0.0))
        level = 0 if most is None else next(found, len(LEVELS) - 1)
        wides = self.button_wides(specs, level)
        if most is not None:
            room = most - LEVELS[level].gap * (len(specs) - 1)
            if sum(wides) > room:  # none keeps room for what stands in its place by turns
                specs = [_keeping_nothing(spec) for spec in specs]
                wides = self.button_wides(specs, level)
            share = min(1.0, room / max(1.0, sum(wides)))
            wides = [wide * share for wide in wides]
        ends = in_row(wides, right, LEVELS[level].gap)
        self.draw_buttons(ends, wides, (y, height), specs, level)
        return ends[0] - wides[0] if specs else right

    def draw_buttons(
        self, ends: Sequence[float], wides: Sequence[float], place: tuple[float, float],
        specs: Sequence[ButtonSpec], level: int,
    ) -> None:  # fmt: skip
        """Draw buttons that end there, from the last one on; ``place`` is their top and height."""
        row = zip(ends, wides, self._at_level(specs, level), strict=True)
        for end, wide, spec in sorted(row, key=lambda one: -one[0]):
            rect = self.rect(end - wide, place[0], wide, place[1])
            self.button(rect=rect, **cast("ButtonShown", _keeping_nothing(spec)))

    def buttons_wide(self, specs: Sequence[ButtonSpec], level: int = 0) -> float:
        """How wide a row of buttons is."""
        return sum(self.button_wides(specs, level)) + LEVELS[level].gap * max(0, len(specs) - 1)

    def button_wides(self, specs: Sequence[ButtonSpec], level: int = 0) -> list[float]:
        """How wide each button of a row is."""
        return [self._button_wide(spec, level) for spec in self._at_level(specs, level)]

    @staticmethod
    def _at_level(specs: Sequence[ButtonSpec], level: int) -> list[ButtonSpec]:
        """A row's buttons as they are at a level: their labels smaller, and some without their keys."""
        size, _, _, hints = LEVELS[level]
        found: list[ButtonSpec] = []
        for left, spec in enumerate(specs, start=1 - len(specs)):
            one: ButtonSpec = {**spec, "size": min(size, spec.get("size", PLAIN))}
            if hints == NO_HINTS or (hints == LAST_HINT and left):
                one["hint"] = ""
                if "keeps" in one:
                    one["keeps"] = [(label, "") for label, _ in one["keeps"]]
            found.append(one)
        return found

    def _button_wide(self, spec: ButtonSpec, level: int) -> float:
        """How wide a button of a row is."""
        size, shown = spec.get("size", PLAIN), (spec["label"], spec.get("hint", ""))
        pad = min(size, LEVELS[level].pad)
        return max(
            self.fonts.size(label, BOLD, size)[0] / self.scale
            + 2 * pad
            + self._hint_wide(self._key_shown(hint, spec.get("shortcut", "")))
            for label, hint in (shown, *spec.get("keeps", ()))
        )

    def segmented_wide(self, choices: Sequence[tuple[str, str]]) -> float:
        """How wide a choice of one among a few is."""
        return sum(self._segments_wide(choices))

    def _segments_wide(self, choices: Sequence[tuple[str, str]]) -> list[float]:
        """How wide each part of a choice is."""
        sizes = [self.fonts.size(label, BOLD, SEGMENT)[0] / self.scale for _, label in choices]
        return [wide + 2 * SEGMENT_PAD for wide in sizes]

    def segmented(
        self, key: str, right: float, y: float, choices: Sequence[tuple[str, str]],
        chosen: str, pick: Callable[[str], None], why: str = "",
    ) -> float:  # fmt: skip
        """Draw a choice of one among a few, ending at ``right``; return its left."""
        widths = self._segments_wide(choices)
        x = right - sum(widths)
        left = x
        top = y - CONTROL / 2
        self.plate(self.rect(x, top, sum(widths), CONTROL), "panel", RADIUS)
        for (value, label), width in zip(choices, widths, strict=True):
            self.segment(f"{key}:{value}", self.rect(x, top, width, CONTROL), label,
                         partial(pick, value), chosen=value == chosen, why=why)  # fmt: skip
            x += width
        return left

    def segment(
        self, key: str, rect: Rect, label: str, act: Callable[[], object], *, chosen: bool, why: str = ""
    ) -> None:
        """Draw one of the few that a choice is among, on the plate they share."""
        region = self.region(key, rect, act, label, why)
        if chosen:
            self.fill(rect, "now-text", RADIUS)
            self.fill(rect.inflate(-2 * self.px(1), -2 * self.px(1)), "now", RADIUS)
        elif self.pointer.hover == region.key:
            self.veil(rect, "front", 90, RADIUS)
        ink = "now-text" if chosen else "quiet"
        x, y = rect.centerx / self.scale, rect.centery / self.scale
        self.text(label, x, y, BOLD, SEGMENT, ink, CENTRE, rect)
        self.ring(region)

    def toggle(
        self, key: str, right: float, y: float, on: bool, flip: Callable[[], None], spoken: str, why: str = ""
    ) -> None:
        """Draw a switch."""
        rect = self.rect(right - SWITCH, y - LOW_CONTROL / 2, SWITCH, LOW_CONTROL)
        state = say("on") if on else say("off")
        told = say("{what}: {state}", what=spoken, state=state)
        region = self.region(key, rect, flip, told, why)
        corner = LOW_CONTROL / 2
        self.plate(rect, "reach" if on else "quiet", corner)
        within = rect.inflate(-rect.height, 0)
        at = within.midright if on else within.midleft
        self.disc(at, self.px(11), "front")
        self.text(state, right - SWITCH - STATE_GAP, y, LABEL, SMALL, "quiet", RIGHT)
        self.ring(region, corner)

    def slider(
        self, key: str, right: float, y: float, width: float, share: float,
        slide: Callable[[float], None], spoken: str, number: str = "",
    ) -> None:  # fmt: skip
        """Draw a slider at a share from 0 to 1; its knob may bear a number."""
        track = self.rect(right - width, y - TRACK / 2, width, TRACK)
        hot = track.inflate(self.px(16), self.px(22))
        region = self.region(key, hot, lambda: None, spoken, slide=slide)
        region.share = share
        self.plate(track, "panel", 4)
        full = Rect(track.left, track.top, round(track.width * share), track.height)
        if full.width:
            self.fill(full, "side-west", 4)
        knob = (track.left + round(track.width * share), track.centery)
        self.disc(knob, self.px(10), "quiet" if self.theme.sharp else "side-west")
        rim = self.px(2) if number else self.px(3)
        self.disc(knob, self.px(10) - max(2, rim), "front")
        if number:
            self.text(number, knob[0] / self.scale, knob[1] / self.scale, BOLD, 13, align=CENTRE)
        self.ring(region)
