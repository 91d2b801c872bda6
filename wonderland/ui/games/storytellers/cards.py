"""How cards look: word cards large and small, icons, and what a mission asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi

import pygame

from wonderland.games.storytellers import words
from wonderland.games.storytellers.definitions import ICONS, TYPES, Feature, WordCard
from wonderland.games.storytellers.names import ICON_NAMES, TYPE_NAMES
from wonderland.games.storytellers.outcome import icon_names
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, Size, line_in, text_height, text_in, text_width
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE, SMALL
from wonderland.ui.kit.spaces import GAP, HAIR, TIGHT

FOLDER = "storytellers"
CARD_WORD = "card"
"""The role of a card in a line."""
ROUND = 8.0
BAND, TITLED, SIGNS = Share(0.1, least=17.0), Share(0.23), Share(0.12, least=12.0)
"""What of a card's height its band, its title and its icons take beside the window."""
WINDOW = 0.54
"""How much of a card's height its window takes at most."""
BROAD, BROAD_TITLED, BROAD_WINDOW = 200.0, Share(0.14), 0.62
"""From so wide on a card's title has room in one line, and the share that it and the window take then."""
LEADING = 1.1
ASPECT = 0.75
"""A window's height in widths."""
KEEPS_TOP = 0.3
"""How much of what a low window crops lies above it."""
SIGN = 0.42
"""How much of an icon's room its sign takes beside its word."""


Side = Callable[[Canvas, Box], object]
"""Draws a side of a card."""


def blit(canvas: Canvas, name: str, place: Rect) -> None:
    """Draw a sprite of the game into a place, as large as fits there."""
    side = max(1, min(place.width, place.height))
    canvas.stamp(f"{FOLDER}/{name}", (side, side), place.center)


def draw_card(canvas: Canvas, box: Box, card: WordCard, *, closed: bool = False) -> None:
    """A word card: its band, title, window and icons; ``closed`` is one that can't be played."""
    rect = box.rect(canvas)
    canvas.plate(rect, "box" if closed else "front", ROUND)
    inner = box.inset(TIGHT)
    broad, low = box.width >= BROAD, box.height < 150.0
    titled: Size
    high: Size
    titled, share = (BROAD_TITLED, BROAD_WINDOW) if broad else (TITLED, WINDOW)
    high = min(inner.width * ASPECT, inner.height * share)
    if low:
        width = inner.width - 2 * TIGHT
        titled = text_height(canvas, card.title, width, BOLD, SMALL, LEADING) + TIGHT
        high = REST
    band, title, window, signs = inner.rows(BAND, titled, high, SIGNS, gap=HAIR)
    kind = TYPES[card.kind]
    canvas.fill(band.rect(canvas), f"word-{kind}", TIGHT)
    corner = min(band.height * 1.5, box.width * 0.24)
    name, sign = band.inset(TIGHT, 0).columns(REST, corner)
    size = max(FINE_PRINT, min(NOTE, band.height * 0.72))
    line_in(canvas, name, TYPE_NAMES[kind], BOLD, size, "bar-text", within=rect)
    blit(canvas, f"corner-{kind}", sign.fitted(corner, corner).rect(canvas))
    large = max(FINE_PRINT, min(26.0 if broad else 24.0, title.height * (0.62 if broad else 0.42)))
    role, large = (BOLD, SMALL) if low else (TITLE, large)
    text_in(canvas, title.inset(TIGHT, 0), card.title, role, large, within=rect, leading=LEADING)
    draw_window(canvas, window, card)
    draw_icons(canvas, signs, card.icons, words=box.width >= 130.0)
    canvas.outline(rect, "line", 1, ROUND)


def draw_window(canvas: Canvas, box: Box, card: WordCard) -> None:
    """A card's picture, cropped where its window is low; its icons where it has none."""
    rect = box.rect(canvas)
    wide = rect.width
    high = max(rect.height, round(wide * ASPECT))
    own = f"{FOLDER}/card-{card.key}"
    has = canvas.sprites.has(own)
    name = own if has else f"{FOLDER}/ground-{TYPES[card.kind]}"
    drawn = canvas.sprites.get(name, (max(1, wide), max(1, high)))
    above = round((high - rect.height) * KEEPS_TOP)
    canvas.surface.blit(drawn, rect.topleft, (0, above, wide, rect.height))
    if not has:
        draw_icons(canvas, box.inset(GAP), card.icons, words=False)
    canvas.outline(rect, "text", 1, HAIR)


def draw_icons(canvas: Canvas, box: Box, icons: int, *, words: bool) -> None:
    """The icons of a card side by side, each with its word where there is room for all of them."""
    names = [*icon_names(icons)]
    wide = max((text_width(canvas, ICON_NAMES[name], LABEL, FINE_PRINT) for name in names), default=0)
    words = words and wide < box.width / max(1, len(names)) * (1 - SIGN) - 2 * TIGHT
    for name, place in zip(names, box.columns(*[REST] * len(names), gap=TIGHT), strict=True):
        side = min(place.height, place.width)
        if not words:
            blit(canvas, f"icon-{name}", place.fitted(side, side).rect(canvas))
            continue
        side = min(side, place.width * SIGN)
        sign, label = place.columns(side, REST, gap=HAIR)
        blit(canvas, f"icon-{name}", sign.fitted(side, side).rect(canvas))
        line_in(canvas, label, ICON_NAMES[name], LABEL, FINE_PRINT)


def draw_mini(canvas: Canvas, box: Box, card: WordCard, icons: int) -> None:
    """A collected card: a stripe in its type's colour, and the icons that it shows."""
    rect = box.rect(canvas)
    canvas.fill(rect, "front", TIGHT)
    stripe, inner = box.columns(TIGHT, REST, gap=HAIR)
    canvas.fill(stripe.rect(canvas), f"word-{TYPES[card.kind]}", HAIR)
    draw_icons(canvas, inner.inset(HAIR), icons, words=False)
    canvas.outline(rect, "line", 1, TIGHT)


def draw_feature(canvas: Canvas, box: Box, feature: Feature, *, met: bool) -> None:
    """What a mission asks for, ticked where it is met."""
    tick, *signs, label = box.columns(box.height, *[box.height] * len([*signs_of(feature)]), REST, gap=TIGHT)
    blit(canvas, "mark-met" if met else "mark-open", tick.inset(HAIR).rect(canvas))
    for name, place in zip(signs_of(feature), signs, strict=True):
        blit(canvas, name, place.rect(canvas))
    line_in(canvas, label, words.feature_in_words(feature), LABEL, FINE_PRINT, high=True)


def signs_of(feature: Feature) -> Iterator[str]:
    """The drawings of a feature: its type, its icon."""
    if feature.kind >= 0:
        yield f"corner-{TYPES[feature.kind]}"
    for number, name in enumerate(ICONS):
        if feature.icons >> number & 1:
            yield f"icon-{name}"


def draw_back(canvas: Canvas, box: Box, kind: str, count: int) -> None:
    """A deck, face down, with its size."""
    draw_reverse(canvas, box, kind)
    _, label = box.inset(GAP).rows(REST, Share(0.4))
    line_in(canvas, label, str(count), BOLD, NOTE, "bar-text", CENTRE, box.rect(canvas))


def draw_reverse(canvas: Canvas, box: Box, kind: str) -> None:
    """A word card, face down."""
    rect = box.rect(canvas)
    canvas.fill(rect, f"word-{kind}", ROUND)
    canvas.outline(rect.inflate(-canvas.px(GAP), -canvas.px(GAP)), "bar-text", 1, ROUND)
    sign, _ = box.inset(GAP).rows(REST, Share(0.4))
    blit(canvas, f"corner-{kind}", sign.rect(canvas))


def draw_turning(canvas: Canvas, box: Box, face: Side, back: Side, turned: float, lean: float = 0.0) -> None:
    """A card that is being turned over.

    Args:
        canvas: what is drawn on.
        box: where it lies once it is turned.
        face: draws its face.
        back: draws its back.
        turned: how far it is, from 0 to 1.
        lean: by how many degrees it is tilted.
    """
    rect = box.rect(canvas)
    sheet = pygame.Surface(rect.size, pygame.SRCALPHA)
    side = back if turned < 0.5 else face
    side(canvas.onto(sheet), Box(0, 0, box.width, box.height))
    wide = max(1, round(rect.width * abs(cos(pi * turned))))
    seen = pygame.transform.smoothscale(sheet, (wide, rect.height))
    if lean:
        seen = pygame.transform.rotozoom(seen, lean, 1.0)
    canvas.surface.blit(seen, seen.get_rect(center=rect.center))
