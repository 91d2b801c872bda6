"""What stands on the table, drawn: figures on their bases, Masters, chests, chips, marks, states."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, sin, tau

import pygame

from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.looks import CHIPS, INK, class_of, level_of, mark_of, sprite
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD

WIDE, HIGH, LEFT, ABOVE = 1.20, 1.34, 0.10, 0.30
"""The picture of a figure in sizes of its box of 100: its width and height, and how far it begins
to the left of the box and above it."""
BOX_ABOVE = 0.16
"""How far the drawings themselves begin above the box."""
ALOFT = 0.92
"""What flies is a little smaller."""
RIMS, RIM, ROUND = {"w": "#f0b93c", "e": "#5fd0b2"}, 0.03, 16
"""The rim of each side's figures, how wide it is of the drawing, and at how many places it is laid."""
MARK = (120 / 112, 126 / 112)
"""The picture of a class mark, in sizes of the mark."""


# --- figures -----------------------------------------------------------------------------------
def figure_sprite(canvas: Canvas, code: str, kind: str) -> str:
    """The drawing of a figure; of its class's own where nobody has drawn it."""
    name = sprite(f"figure-{code}")
    return name if canvas.sprites.has(name) else sprite(f"figure-default-{class_of(kind)}")


def figure(
    canvas: Canvas, code: str, kind: str, side: str, size: int, *, flying: bool = False, rise: int = 0
) -> pygame.Surface:
    """The picture of a figure in a box of a size in pixels, to be laid by ``place``.

    Args:
        canvas: what it will be drawn on.
        code: which figure.
        kind: its level and class.
        side: whose; it is seen by the rim of the base.
        size: of the box.
        flying: whether it hangs on its glass peg.
        rise: how many pixels higher it hangs for now.
    """
    name = figure_sprite(canvas, code, kind)
    key = ("dungeon-figure", name, kind[1], side, size, flying, rise)
    made = partial(_composed, canvas, name, kind, side, size, flying, rise)
    return canvas.sprites.kept(key, made)


def _composed(canvas: Canvas, name: str, kind: str, side: str, size: int, flying: bool, rise: int) -> pygame.Surface:
    whole = pygame.Surface((round(size * WIDE), round(size * HIGH)), pygame.SRCALPHA)
    full = (round(size * 1.2), round(size * 1.2))
    down = round(size * (ABOVE - BOX_ABOVE))
    whole.blit(canvas.sprites.get(sprite(f"base-{class_of(kind)}-{side}"), full), (0, down))
    if not flying:
        _lay_rimmed(whole, canvas.sprites.get(name, full), (0, down - rise), side)
        return whole
    whole.blit(canvas.sprites.get(sprite("peg"), full), (0, down))
    small = (round(full[0] * ALOFT), round(full[1] * ALOFT))
    x = size * (LEFT + 0.04 - LEFT * ALOFT)
    y = size * (ABOVE - 0.13 - BOX_ABOVE * ALOFT) - rise
    _lay_rimmed(whole, canvas.sprites.get(name, small), (round(x), round(y)), side)
    return whole


def _lay_rimmed(whole: pygame.Surface, drawn: pygame.Surface, at: tuple[int, int], side: str) -> None:
    """Lay a drawing with a rim in its owner's colour round it: two of a kind are no twins."""
    shape = drawn.copy()
    shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*pygame.Color(RIMS[side])[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    wide = max(1.5, drawn.get_width() * RIM)
    for turn in range(ROUND):
        dx, dy = wide * cos(tau * turn / ROUND), wide * sin(tau * turn / ROUND)
        whole.blit(shape, (round(at[0] + dx), round(at[1] + dy)))
    whole.blit(drawn, at)


def place(box: tuple[float, float], size: int) -> tuple[int, int]:
    """Where a figure's picture is laid so that its box has its upper left corner at a place."""
    return round(box[0] - size * LEFT), round(box[1] - size * ABOVE)


def draw_figure(
    canvas: Canvas, code: str, kind: str, side: str, at: tuple[float, float], size: int,
    *, flying: bool = False, alpha: int = 255, rise: int = 0,
) -> None:  # fmt: skip
    """Draw a figure whose box of a size in pixels has its upper left corner at a place."""
    drawn = figure(canvas, code, kind, side, size, flying=flying, rise=rise)
    _lay(canvas, drawn, place(at, size), alpha)


def draw_of_pool(
    canvas: Canvas, code: str, kind: str, side: str, at: tuple[float, float], size: int, *, flying: bool = False
) -> None:
    """Draw a figure of a pool, or the chest of an item, which its owner sees open."""
    if kind.endswith("K"):
        draw_chest(canvas, side, kind, code, at, size)
    else:
        draw_figure(canvas, code, kind, side, at, size, flying=flying)


def draw_own(canvas: Canvas, facts: Facts, code: str, at: tuple[float, float], size: int) -> None:
    """Draw a figure as its owner chooses it for his pool."""
    flies = "FLYING" in facts.traits(code)
    draw_of_pool(canvas, code, facts.kind(code), "w", at, size, flying=flies)


def draw_master(canvas: Canvas, side: str, at: tuple[float, float], size: int, *, fallen: bool = False) -> None:
    """Draw a side's Master, or what is left of him and his throne."""
    name = sprite(f"{'fallen' if fallen else 'master'}-{side}")
    drawn = canvas.sprites.get(name, (round(size * 1.2), round(size * 1.2)))
    canvas.surface.blit(drawn, (round(at[0] - size * LEFT), round(at[1] - size * BOX_ABOVE)))


def draw_chest(
    canvas: Canvas, side: str, kind: str, code: str, at: tuple[float, float], size: int, *, alpha: int = 255
) -> None:
    """Draw an item: shut with its level on the lid, or open where ``code`` says what is in it."""
    if code:
        name = sprite(f"open-{code}-{side}")
        name = name if canvas.sprites.has(name) else sprite(f"open-default-{side}")
        _lay(canvas, canvas.sprites.get(name, (size, size)), (round(at[0]), round(at[1])), alpha)
        return
    drawn = canvas.sprites.get(sprite(f"chest-{side}"), (size, size))
    _lay(canvas, drawn, (round(at[0]), round(at[1])), alpha)
    middle = (at[0] + size * 0.5, at[1] + size * 0.45)
    radius = max(8.0 * canvas.scale, size * 0.17)
    canvas.disc(middle, radius, "front", alpha)
    canvas.disc(middle, radius * 0.86, f"tag-{level_of(kind)}", alpha)
    if alpha == 255:
        set_number(canvas, str(level_of(kind)), middle, max(13.0, radius * 1.5 / canvas.scale))


def _lay(canvas: Canvas, drawn: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
    canvas.surface.blit(faded(drawn, alpha), at)


def faded(drawn: pygame.Surface, alpha: int) -> pygame.Surface:
    """A picture at an opacity from 0 to 255."""
    if alpha < 255:
        drawn = drawn.copy()
        drawn.fill((255, 255, 255, max(0, alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def set_number(
    canvas: Canvas, text: str, middle: tuple[float, float], size: float, ink: str = "chip-text",
    within: Rect | None = None,
) -> None:  # fmt: skip
    """Set a numeral round a place in pixels; ``size`` is logical."""
    x, y = middle[0] / canvas.scale, middle[1] / canvas.scale
    canvas.text(text, x, y, BOLD, size, ink, CENTRE, within)


# --- chips and marks ---------------------------------------------------------------------------
def draw_mark(canvas: Canvas, kind: str, middle: tuple[float, float], size: float) -> None:
    """Draw a class mark with its level's numeral round a place; all in pixels."""
    wide, high = round(size * MARK[0]), round(size * MARK[1])
    drawn = canvas.sprites.get(mark_of(kind), (wide, high))
    canvas.surface.blit(drawn, (round(middle[0] - wide / 2), round(middle[1] - high / 2)))
    low = 0.04 * size if class_of(kind) in "YK" else 0.0
    numeral = max(13.0, 0.68 * size / canvas.scale)
    set_number(canvas, str(level_of(kind)), (middle[0], middle[1] + low), numeral)


def chip_picture(side: str, unit: float, share: float, *, hurt: bool) -> pygame.Surface:
    """The chip that tells how many HP are left, without its number; ``share`` fills its bar."""
    ground, _, edge, bad, good = CHIPS[side]
    if side == "w":
        shape = '<rect x="2" y="2" width="21" height="18" rx="6"'
    else:
        shape = '<path d="M6 2 L19 2 L23 6 L23 16 L19 20 L6 20 L2 16 L2 6 Z"'
    body = (
        f'{shape} fill="#{ground}" stroke="#{INK}" stroke-width="3.6"/>'
        f'{shape} fill="#{ground}" stroke="#{edge}" stroke-width="1.8"/>'
        '<rect x="5.5" y="15.6" width="14" height="2.4" fill="#8d8067" opacity="0.6"/>'
        f'<rect x="5.5" y="15.6" width="{max(0.0, 14 * share):.2f}" height="2.4" fill="#{bad if hurt else good}"/>'
    )
    wide, high = round(25 * unit), round(22 * unit)
    return shapes.picture(f'<g transform="scale({unit:.4f})">{body}</g>', wide, high)


def draw_chip(canvas: Canvas, side: str, at: tuple[float, float], unit: float, left: int, full: int) -> None:
    """Draw how many HP are left of how many, the chip's upper left corner at a place in pixels."""
    hurt = left < full
    share = round(24 * max(0, left) / max(1, full)) / 24
    chip = chip_picture(side, unit, share, hurt=hurt)
    canvas.surface.blit(chip, (round(at[0] - 2 * unit), round(at[1] - 2 * unit)))
    _, ink, _, bad, _ = CHIPS[side]
    tone, size = (tuple(pygame.Color(f"#{bad if hurt else ink}")), max(13.0, 13 * unit / canvas.scale))
    drawn = canvas.fonts.render(str(left), BOLD, size, tone)
    middle = (round(at[0] + 10.5 * unit), round(at[1] + 7.6 * unit))
    canvas.surface.blit(drawn, drawn.get_rect(center=middle))


def draw_states(canvas: Canvas, states: Sequence[str], right: float, top: float, unit: float) -> None:
    """Draw what holds of a figure as discs, one below the other down its right edge."""
    size = max(round(15 * unit), canvas.px(13))
    for number, name in enumerate(states):
        drawn = canvas.sprites.get(sprite(f"state-{name}"), (size, size))
        canvas.surface.blit(drawn, (round(right - size), round(top + number * size)))


def draw_hearts(canvas: Canvas, left: int, full: int, at: tuple[float, float], size: float, *, light: bool) -> None:
    """Draw Heart Points side by side from a place on, lost ones hollow; all in pixels."""
    pixels = round(size)
    for number in range(full):
        name = f"heart{'-light' if light else ''}{'' if number < left else '-lost'}"
        drawn = canvas.sprites.get(sprite(name), (pixels, pixels))
        canvas.surface.blit(drawn, (round(at[0] + number * size * 1.04), round(at[1])))


def sign(canvas: Canvas, name: str, size: int, colour: str = "text") -> pygame.Surface:
    """A sign of one ink (a crest, a state) in a colour of the theme."""
    return canvas.sprites.tinted(sprite(name), (size, size), canvas.theme[colour])


def draw_sign(canvas: Canvas, name: str, middle: tuple[float, float], size: int, colour: str = "text") -> Rect:
    """Draw a sign round a place in pixels."""
    drawn = sign(canvas, name, size, colour)
    return canvas.surface.blit(drawn, drawn.get_rect(center=(round(middle[0]), round(middle[1]))))
