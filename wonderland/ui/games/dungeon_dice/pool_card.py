"""The pool builder's big card: a figure large, all that it can do, and the faces of its die."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from wonderland.core.message import capital, rows, say
from wonderland.ui.games.dungeon_dice.cards import ATK, DEF, HP, TRAIT_SAYS, figure_rows
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.figures import draw_chest, draw_figure, draw_mark, draw_sign
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, class_of, level_of
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.cloth import felt
from wonderland.ui.kit.fonts import BOLD, LABEL, LEAST_SIZE, READ, TITLE
from wonderland.ui.kit.layout import Box

SAYS, LEADING, TAG_HIGH = 15.0, 19 / 15, 27.0
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
PICTURE, LEAST, AGAIN = 168.0, 240.0, 96.0


def draw_big_card(
    canvas: Canvas, box: Box, facts: Facts, code: str, again: Callable[[], object] | None
) -> None:
    """Draw a figure's card.

    Args:
        canvas: what is drawn on.
        box: where.
        facts: the definitions.
        code: which figure.
        again: takes it once more; None where it is not taken yet.
    """
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 8)
    if not facts.knows(code):
        return
    figure, kind = facts.figure(code), facts.kind(code)
    side = min(PICTURE, box.height * 0.42, box.width * 0.4)
    _draw_picture(canvas, box, facts, code, side)
    room = box.width - side - 44
    canvas.text(figure.name, box.x + 16, box.y + 30, TITLE, 26, within=rect, room=room, high=34)
    draw_mark(canvas, kind, (canvas.px(box.x + 27), canvas.px(box.y + 60)), canvas.px(22))
    canvas.text(facts.class_line(kind), box.x + 45, box.y + 60, LABEL, 15, "quiet", within=rect)
    y = box.y + 92
    if not figure.is_item:
        x = box.x + 16
        for word, number in ((ATK, figure.atk), (DEF, figure.defence), (HP, figure.hp)):
            drawn = canvas.text(word, x, y, LABEL, 16, within=rect)
            drawn = canvas.text(
                str(number), drawn.right / canvas.scale + 5, y - 1, BOLD, 20, within=rect
            )
            x = drawn.right / canvas.scale + 15
    y += 22
    foot = box.bottom - (84 if box.height >= LEAST else 40)
    beside = Box(box.x + 16, y, room, box.y + 20 + side - y)
    below = Box(box.x + 16, y, box.width - 32, foot + 6 - y)
    _draw_paragraphs(canvas, rect, beside, below, _paragraphs(facts, code))
    if box.height >= LEAST:
        _draw_die_row(canvas, box, rect, facts, kind)
    if again:
        spot = canvas.rect(box.right - 14 - AGAIN, box.bottom - 34, AGAIN, 27)
        canvas.button(
            "again", spot, say("Once more"), again, size=14, why=say("The same figure again")
        )


def _draw_picture(canvas: Canvas, box: Box, facts: Facts, code: str, side: float) -> None:
    """Draw the figure large on a piece of felt."""
    kind = facts.kind(code)
    plate = canvas.rect(box.right - 12 - side, box.y + 12, side, side)
    canvas.surface.blit(_plate(canvas, plate.size), plate)
    size = canvas.px(side * 0.8)
    at = (plate.centerx - size / 2, plate.bottom - size * 1.06)
    if kind.endswith("K"):
        draw_chest(canvas, "w", kind, code, at, size)
    else:
        draw_figure(canvas, code, kind, "w", at, size, flying="FLYING" in facts.traits(code))


def _plate(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """A piece of felt with round corners."""

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


def _draw_paragraphs(
    canvas: Canvas, rect: Rect, beside: Box, below: Box, paragraphs: Sequence[Said]
) -> None:
    """Draw the abilities below one another, as large as all of them have room.

    Args:
        canvas: what is drawn on.
        rect: the card.
        beside: where they begin, beside the picture.
        below: the same with all the card's width, from the picture's foot on.
        paragraphs: what is said of each.
    """
    size = SAYS
    while size > LEAST_SIZE:
        if _laid(canvas, beside, below, paragraphs, size)[-1].bottom <= below.bottom:
            break
        size -= 0.5
    for said, place in zip(
        paragraphs, _laid(canvas, beside, below, paragraphs, size), strict=False
    ):
        _draw_paragraph(canvas, rect, place, said, size)


def _laid(
    canvas: Canvas, beside: Box, below: Box, paragraphs: Sequence[Said], size: float
) -> list[Box]:
    """Where each paragraph lies at a size, and at the end what is left."""
    places, y = [], beside.y
    for said in paragraphs:
        width = beside.width if y < beside.bottom else below.width
        lines = canvas.fonts.wrap(said[-1], READ, size, canvas.px(width))
        high = TAG_HIGH * size / SAYS + len(lines) * size * LEADING
        places.append(Box(beside.x, y, width, high))
        y += high + 7 * size / SAYS
    return [*places, Box(beside.x, y - 7 * size / SAYS, 0.0, 0.0)]


def _draw_paragraph(canvas: Canvas, rect: Rect, place: Box, said: Said, size: float) -> None:
    """Draw an ability: its tag and its word in a line, and below what it does."""
    label, word, crest, sign, says = said
    name = f"crest-{crest}" if crest else sign
    close = size / SAYS
    tag = max(LEAST_SIZE, 15 * close)
    icon = 20.0 * close if name else 0.0
    wide = canvas.fonts.size(label, BOLD, tag)[0] / canvas.scale + 16 + icon
    middle = place.y + 11.5 * close
    plate = canvas.rect(place.x, place.y, wide, 23 * close)
    canvas.fill(plate, "box", 5)
    if name:
        draw_sign(
            canvas, name, (canvas.px(place.x + 15 * close), plate.centery), plate.height * 2 // 3
        )
    canvas.text(label, place.x + 8 + icon, middle, BOLD, tag, within=plate)
    if word:
        canvas.text(word, place.x + wide + 9, middle, BOLD, tag, within=rect,
                    room=place.width - wide - 9)  # fmt: skip
    for number, line in enumerate(canvas.fonts.wrap(says, READ, size, canvas.px(place.width))):
        y = place.y + TAG_HIGH * close + (number + 0.5) * size * LEADING
        canvas.text(line, place.x, y, READ, size, within=rect)


def _draw_die_row(canvas: Canvas, box: Box, rect: Rect, facts: Facts, kind: str) -> None:
    """Draw the six faces of the figure's die, and what they promise."""
    faces = facts.faces(kind)
    y = box.bottom - 61
    for words, at in ((say("Its die,"), y - 9), (say("six faces"), y + 8)):
        canvas.text(words, box.x + 16, at, LABEL, 14, "quiet", within=rect, room=64)
    step = min(62.0, (box.width - 100) / len(faces))
    for index, face in enumerate(faces):
        middle = (canvas.px(box.x + 84 + step * (index + 0.5)), canvas.px(y))
        draw_die(canvas, kind, face, middle, canvas.px(min(46.0, step - 8)))
    crests = sum(int(face[1:] or 1) for face in faces if face[0] != "S") / len(faces)
    stars = STARS.get(sum(face == "S" for face in faces), "")
    says = rows(
        stars, say("{n:.1f} crests a roll.", n=crests),
        say("Two dice of level {level} must agree.", level=level_of(kind)),
    )  # fmt: skip
    if class_of(kind) == "K":
        says = rows(stars, say("{n:.1f} crests a roll.", n=crests))
    canvas.text(says, box.x + 16, box.bottom - 19, LABEL, 14, "quiet", within=rect,
                room=box.width - 38 - AGAIN, high=30)  # fmt: skip
