"""A hood comes off: a being that one side didn't know is known to it for good (W-80)."""

# ruff: noqa: D102 - an effect looks only at what it needs, and its class says what is seen
from __future__ import annotations

from math import cos, radians, sin, tau

import pygame

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.card import Card, hooded
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.queries import fixed
from wonderland.games.wonderland.unknown import NUMBER
from wonderland.games.wonderland.words import words_of
from wonderland.ui.games.wonderland.effects import Sight, TableEffect
from wonderland.ui.games.wonderland.hood import draw_hood
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.games.wonderland.pieces import place_of, stand
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import text_width
from wonderland.ui.kit.motion import EffectPlayer

COPIES = ((0.24, 0.2), (0.12, 0.45), (0.0, 1.0))
"""How far each copy of it is behind, in shares of its time, and how much is seen of it."""
GONE = 0.45
"""From which share of its time on it fades."""
BADGES = 0.55
"""From which share of its time on the badges are there."""
RAYS = 11
"""How many rays there are behind the piece."""
EYE = 0.4
"""The mark of a being of one's own that the other side doesn't know, in squares."""
HEAD, LINE, PAD, TAIL = 19.0, 14.0, 11.0, 16.0
"""The letters of a note, the room about them, and its tail."""
LEADING = 1.3
"""A note's rows from one another, in their heights."""


class Unveiled(TableEffect[ev.MadeKnown]):
    """What covered a being rises along an arc, turning, and fades; badges come in.

    Args:
        event: what happened.
        hooded: whether a hood was seen; who knows the being saw a shut eye on it instead.
        falls: whether the being leaves play by the same line, so that it stands no more.
    """

    ms, sound, fade_ms = 700.0, "unveil", 200.0

    def __init__(self, event: ev.MadeKnown, *, hooded: bool, falls: bool) -> None:
        super().__init__(event)
        self.hooded = hooded
        self._falls = falls

    def bare(self, now: float) -> bool:
        """Whether the piece has no badges yet."""
        return self.left(now) > 1 - BADGES

    def draw_rays(self, sight: Sight) -> None:
        """Draw the rays that stand behind the piece."""
        if self.fades:
            return
        canvas, cell, gone = sight.canvas, self._cell(sight), 1 - self.left(sight.now)
        far = cell.width * 1.35
        rays = canvas.onto(pygame.Surface((round(2 * far), round(2 * far)), pygame.SRCALPHA))
        reach = far * min(1.0, 0.5 + 2 * gone)
        for index in range(RAYS):
            turn, half = tau * index / RAYS + gone * 0.3, 0.3 * tau / RAYS
            ends = [(cell.width * 0.45, turn), (reach, turn - half), (reach, turn + half)]
            rays.polygon([(far + length * cos(a), far + length * sin(a)) for length, a in ends], "near")
        rays.surface.set_alpha(round(66 * min(1.0, 4 * (1 - gone))))
        canvas.surface.blit(rays.surface, rays.surface.get_rect(center=cell.center))

    def draw(self, sight: Sight) -> None:
        canvas, cell, side = sight.canvas, self._cell(sight), self.event.being[0]
        if self._falls:
            stand(canvas, side, fixed(sight.match).card(self.event.being), cell)
        cover = self._cover(canvas, cell)
        at = cover.get_rect(center=self._begins(cell).center)
        gone = 1 - self.left(sight.now)
        if self.fades:
            cover.set_alpha(round(255 * (1 - gone)))
            canvas.surface.blit(cover, at)
            return
        for behind, seen in COPIES:
            share = max(0.0, min(1.0, (gone - behind) / 0.8))
            turned = pygame.transform.rotozoom(cover, -28.0 * share, 1.0)
            fading = max(0.0, (gone - GONE) / (1 - GONE))
            turned.set_alpha(round(255 * seen * (1 - fading)))
            # Up along a quarter of an ellipse: first rising, then aside.
            bend = radians(90 * share)
            x = at.centerx + cell.width * 0.75 * (1 - cos(bend))
            y = at.centery - cell.width * 1.5 * sin(bend)
            canvas.surface.blit(turned, turned.get_rect(center=(round(x), round(y))))

    def _cell(self, sight: Sight) -> Rect:
        return sight.layout.cell(self.event.square)

    def _begins(self, cell: Rect) -> Rect:
        """Where what covers the being lies before it rises."""
        if self.hooded:
            return place_of(cell)
        size = round(cell.width * EYE)
        return Rect(cell.right - size, cell.bottom - size, size, size)

    def _cover(self, canvas: Canvas, cell: Rect) -> pygame.Surface:
        """What covers the being: a hood with its number, or a shut eye."""
        place = self._begins(cell)
        if not self.hooded:
            return canvas.sprites.get("marks/unknown", place.size).copy()
        sheet = canvas.onto(pygame.Surface(place.size, pygame.SRCALPHA))
        number, whole = str(self.event.number), Rect((0, 0), place.size)
        draw_hood(sheet, self.event.being[0], number, whole, 255)
        return sheet.surface


class KnownNote(TableEffect[ev.MadeKnown]):
    """A paper note beside the being: who it is, and what came of it.

    Args:
        event: what happened.
        did: whom it halted, or what became void; None for neither.
    """

    ms, holds, still = 2200.0, False, True

    def __init__(self, event: ev.MadeKnown, did: ev.Halted | ev.Voided | None) -> None:
        super().__init__(event)
        self._did = did

    def draw(self, sight: Sight) -> None:
        canvas, cell = sight.canvas, sight.layout.cell(self.event.square)
        title, lines = self._said(sight)
        wide = max(text_width(canvas, title, TITLE, HEAD), *(text_width(canvas, line, LABEL, LINE) for line in lines))
        high = (HEAD + LINE * len(lines)) * LEADING + 2 * PAD
        box = Rect(0, 0, canvas.px(wide + 2 * PAD), canvas.px(high))
        box.midbottom = cell.centerx + cell.width, cell.centery - round(cell.width * 2.5)
        free = sight.layout.room.inflate(-canvas.px(PAD), -canvas.px(PAD))
        below = box.top < free.top
        if below:
            box.top = cell.centery + round(cell.width * 1.0)
        box.clamp_ip(free)
        canvas.shadow(box, 150, 9, 5, 10)
        edge = box.top if below else box.bottom
        foot = max(box.left + canvas.px(2 * TAIL), min(cell.centerx, box.right - canvas.px(2 * TAIL)))
        tip = edge + canvas.px(-TAIL if below else TAIL)
        colour = SEAT_COLOURS[self.event.being[0]]
        canvas.outline(box.inflate(canvas.px(3), canvas.px(3)), colour, 1.5, 8)
        canvas.fill(box, "front", 7)
        tail = [(foot, edge), (foot + canvas.px(TAIL), edge), (cell.centerx, tip)]
        canvas.polygon(tail, "front")
        left, y = box.left / canvas.scale + PAD, box.top / canvas.scale + PAD
        canvas.text(title, left, y + HEAD * LEADING / 2, TITLE, HEAD, within=box)
        y += HEAD * LEADING
        for line in lines:
            canvas.text(line, left, y + LINE * LEADING / 2, LABEL, LINE, "quiet", within=box)
            y += LINE * LEADING

    def _said(self, sight: Sight) -> tuple[str, list[str]]:
        words, event = words_of(sight.match), self.event
        card = fixed(sight.match).card(event.being)
        gaps = {"side": SIDE_NAMES[event.being[0]], "n": event.number}
        title = say("{side}’s number {n} is the {being}", being=words.card(card.name), **gaps)
        lines = [say("{being} of level {level}, known for good", being=card.title, level=card.level)]
        if self._did:
            lines.append(words.sentence(self._did))
        return title, lines


def still_hooded(show: EffectPlayer) -> dict[str, Card]:
    """The hoods that stand for beings whose unveiling has yet to be seen."""
    return {
        effect.event.being: hooded(f"{NUMBER}{effect.event.number}")
        for effect in show.effects
        if isinstance(effect, Unveiled) and effect.hooded and show.now < effect.begin
    }


def without_badges(show: EffectPlayer) -> set[str]:
    """The beings whose badges have yet to come in."""
    return {
        effect.event.being
        for effect in show.effects
        if isinstance(effect, Unveiled) and effect.hooded and effect.bare(show.now)
    }
