"""The pool builder's big card: a figure large, all that it can do, and the faces of its die."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from wonderland.core.message import capital, rows, say
from wonderland.ui.games.dungeon_dice.card import PAD as CARD_PAD
from wonderland.ui.games.dungeon_dice.card import AbilityRow, draw_row
from wonderland.ui.games.dungeon_dice.cards import ATK, DEF, HP, TRAIT_SAYS, figure_rows
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.figures import draw_mark, draw_own, draw_sign
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, class_of, level_of
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.cloth import felt
from wonderland.ui.kit.fonts import BOLD, LABEL, LEAST_SIZE, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width

SAYS, LEADING = 15.0, 19 / 15
"""How large sentences are set at most, and from line to line in that size."""
Said = tuple[str, str, str, str, str]
"""What stands on the tag, the word beside it, the crest, the sign, and the sentence."""
STARS = {
    4: say("Four Summons in six."),
    3: say("Three Summons in six."),
    2: say("Two Summons in six."),
    1: say("One Summon in six."),
}
TIMES = {
    "M": say("In your turn."),
    "X": say("In your turn."),
    "A": say("In its own attack."),
    "D": say("When it is attacked."),
    "T": say("In either turn, as an answer too."),
}
PAD, AGAIN = 16.0, 96.0
"""From the card's edges to its words, and how wide the button is that takes it once more."""


def draw_big_card(canvas: Canvas, box: Box, facts: Facts, code: str, again: Callable[[], object] | None) -> None:
    """Draw a figure's card; ``again`` takes it once more, None where it is not taken yet."""
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 8)
    if not facts.knows(code):
        return
    figure, kind, low, with_die = (facts.figure(code), facts.kind(code), box.height < 320, box.height >= 240)
    side = min(168, box.height * (0.31 if low else 0.42), box.width * 0.4)
    _, words, _, picture, _ = box.columns(PAD, REST, PAD, side, 12)
    _, square, under = picture.rows(12, side, REST)
    plate, size = square.rect(canvas), canvas.px(side * 0.8)
    canvas.surface.blit(_plate(canvas, plate.size), plate)
    at = (plate.centerx - size / 2, plate.bottom - size * 1.06)
    draw_own(canvas, facts, code, at, size)
    heights = (5, 34, 20, 29) if low else (10, 40, 20, 44)
    _, name, line, stats, text = words.rows(*heights, REST)
    canvas.text(figure.name, *name.left, TITLE, 26, within=rect, room=words.width, high=34)
    mark, says = line.columns(29, REST)
    draw_mark(canvas, kind, mark.columns(22, REST)[0].rect(canvas).center, canvas.px(22))
    canvas.text(facts.class_line(kind), *says.left, LABEL, 15, "quiet", within=rect)
    if not figure.is_item:
        x, y = stats.left
        for word, number in ((ATK, figure.atk), (DEF, figure.defence), (HP, figure.hp)):
            drawn = canvas.text(word, x, y, LABEL, 16, within=rect)
            x = drawn.right / canvas.scale + 5
            drawn = canvas.text(str(number), x, y - 1, BOLD, 20, within=rect)
            x = drawn.right / canvas.scale + 15
    if low:
        _draw_rows(canvas, box, rect, text, under.y, figure_rows(facts, figure))
    if figure.is_item or not low:
        beside = text.rows(under.moved(0, 8).y - text.y, REST)[0]
        below = box.inset(PAD, 0).without(top=text.y - box.y, bottom=78 if with_die else 34)
        _draw_paragraphs(canvas, rect, beside, below, _paragraphs(facts, code))
    if with_die:
        _draw_die_row(canvas, box, rect, facts, kind, low=low)
    if again:
        _, bottom, _ = box.rows(REST, 27, 7)
        _, spot, _ = bottom.columns(REST, AGAIN, 14)
        why = say("The same figure again")
        canvas.button("again", spot.rect(canvas), say("Once more"), again, size=14, why=why)


def _plate(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """A piece of felt with round corners, on which the figure stands."""

    def make() -> pygame.Surface:
        cloth = pygame.Surface(size, pygame.SRCALPHA)
        cloth.blit(felt(canvas, size), (0, 0))
        cloth.blit(shapes.mask(size, canvas.px(12)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return cloth

    return canvas.sprites.kept(("dungeon-plate", size, canvas.theme.name), make)


def _paragraphs(facts: Facts, code: str) -> list[Said]:
    """What the card says: a tag, a word, its crest, its sign, and a sentence each."""
    figure = facts.figure(code)
    if figure.is_item:
        return [(say("When touched"), "", "", "", facts.item_says(figure))]
    found = []
    for trait in sorted(facts.traits(code)):
        word, says, sign = TRAIT_SAYS[trait]
        found.append((word, "", "", sign, say("{says}.", says=capital(says))))
    for row in figure_rows(facts, figure):
        if row.crest:
            tag = say("{n} {crest}", n=row.cost, crest=CREST_WORDS[row.crest])
            says = rows(say("{says}.", says=capital(row.says)), TIMES[row.crest])
            found.append((tag, row.word, row.crest, "", says))
    return found


def _draw_rows(canvas: Canvas, box: Box, rect: Rect, text: Box, under: float, abilities: Sequence[AbilityRow]) -> None:
    """Draw the abilities as the table's cards have them, where paragraphs have no room.

    From ``under`` on, where the picture ends, they take all the card's width.
    """
    y = text.y
    for row in abilities:
        free = text.width if y < under else box.width - 2 * PAD
        width = Box(text.x - CARD_PAD, y, free + 2 * CARD_PAD, 0.0)
        y = draw_row(canvas, width, rect, y, row)


def _draw_paragraphs(canvas: Canvas, rect: Rect, beside: Box, below: Box, paragraphs: Sequence[Said]) -> None:
    """Draw the abilities below one another, as large as all of them have room.

    They begin ``beside`` the picture; from its foot on they are as wide as what lies ``below``.
    """
    size = SAYS
    while size > LEAST_SIZE and (_laid(canvas, beside, below, paragraphs, size)[-1].bottom > below.bottom):
        size -= 0.5
    places = _laid(canvas, beside, below, paragraphs, size)
    for said, place in zip(paragraphs, places, strict=False):
        _draw_paragraph(canvas, rect, place, said, size)


def _laid(canvas: Canvas, beside: Box, below: Box, paragraphs: Sequence[Said], size: float) -> list[Box]:
    """Where each paragraph lies at a size, and at the end what is left."""
    places, y = [], beside.y
    for said in paragraphs:
        width = beside.width if y < beside.bottom else below.width
        lines = canvas.fonts.wrap(said[-1], READ, size, canvas.px(width))
        high = 27 * size / SAYS + len(lines) * size * LEADING
        places.append(Box(beside.x, y, width, high))
        y += high + 7 * size / SAYS
    return [*places, Box(beside.x, y - 7 * size / SAYS, 0.0, 0.0)]


def _draw_paragraph(canvas: Canvas, rect: Rect, place: Box, said: Said, size: float) -> None:
    """Draw an ability: its tag and its word in a line, and below what it does."""
    label, word, crest, sign, says = said
    name = f"crest-{crest}" if crest else sign
    close = size / SAYS
    tag = max(LEAST_SIZE, 15 * close)
    icon = 20 * close if name else 0.0
    wide = text_width(canvas, label, BOLD, tag) + 2 * 8 + icon
    row, _, text = place.rows(23 * close, 4 * close, REST)
    first, beside = row.columns(wide, REST, gap=9)
    plate = first.rect(canvas)
    canvas.fill(plate, "box", 5)
    mark, after = first.columns(8 + icon, REST)
    if name:
        at = (canvas.px(mark.x + 15 * close), plate.centery)
        draw_sign(canvas, name, at, plate.height * 2 // 3)
    canvas.text(label, *after.left, BOLD, tag, within=plate)
    if word:
        canvas.text(word, *beside.left, BOLD, tag, within=rect, room=beside.width)
    lines = canvas.fonts.wrap(says, READ, size, canvas.px(place.width))
    for line, row in zip(lines, text.pile(len(lines), size * LEADING), strict=True):
        canvas.text(line, *row.left, READ, size, within=rect)


def _draw_die_row(canvas: Canvas, box: Box, rect: Rect, facts: Facts, kind: str, *, low: bool) -> None:
    """Draw the six faces of the figure's die, and what they promise; the least of it on a low card."""
    faces = facts.faces(kind)
    _, row, foot = box.inset(PAD, 0).rows(REST, 46, 34 if low else 38)
    words, dice = row.columns(68, REST)
    for one, line in zip((say("Its die,"), say("six faces")), words.lines(16, 18), strict=True):
        canvas.text(one, *line.left, LABEL, 14, "quiet", within=rect, room=words.width)
    step = min(62, dice.width / len(faces))
    for face, place in zip(faces, dice.columns(*[step] * len(faces)), strict=True):
        middle = canvas.pixels(place.centre[0], place.centre[1])
        draw_die(canvas, kind, face, middle, canvas.px(min(46, step - 8)))
    crests = sum(int(face[1:] or 1) for face in faces if face[0] != "S") / len(faces)
    stars = STARS.get(sum(face == "S" for face in faces), "")
    promise = [stars, say("{n:.1f} crests a roll.", n=crests)]
    if class_of(kind) != "K" and not low:
        promise.append(say("Two dice of level {level} must agree.", level=level_of(kind)))
    room = foot.width - AGAIN - 6
    canvas.text(rows(*promise), *foot.left, LABEL, 14, "quiet", within=rect, room=room, high=30)
