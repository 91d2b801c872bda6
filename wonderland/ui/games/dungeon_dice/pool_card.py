"""The pool builder's big card: a figure large, all that it can do, and the faces of its die."""

from __future__ import annotations

from collections.abc import Callable

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
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import Box

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
    canvas.text(
        canvas.fitted(figure.name, TITLE, 26, room), box.x + 16, box.y + 30, TITLE, 26, within=rect
    )
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
    foot = box.bottom - 84
    for said in _paragraphs(facts, code):
        narrow = y < box.y + 12 + side + 8
        width = room if narrow else box.width - 32
        y = _draw_paragraph(canvas, box, rect, y, said, width, foot)
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


def _draw_paragraph(
    canvas: Canvas, box: Box, rect: Rect, y: float, said: Said, width: float,
    foot: float,
) -> float:  # fmt: skip
    """Draw an ability, and return where the next begins; what has no room is left out."""
    label, word, crest, sign, says = said
    lines = canvas.fonts.wrap(says, READ, 15, canvas.px(width))
    if y + 28 + 19 * len(lines) > foot + 6:
        return y
    name = f"crest-{crest}" if crest else sign
    icon = 20.0 if name else 0.0
    wide = canvas.fonts.size(label, BOLD, 15)[0] / canvas.scale + 16 + icon
    plate = canvas.rect(box.x + 16, y, wide, 23)
    canvas.fill(plate, "box", 5)
    if name:
        draw_sign(canvas, name, (canvas.px(box.x + 16 + 15), plate.centery), canvas.px(15))
    canvas.text(label, box.x + 24 + icon, y + 11.5, BOLD, 15, within=plate)
    if word:
        canvas.text(word, box.x + 16 + wide + 9, y + 11.5, BOLD, 15, within=rect)
    y += 27
    for line in lines:
        canvas.text(line, box.x + 16, y + 9, READ, 15, within=rect)
        y += 19
    return y + 7


def _draw_die_row(canvas: Canvas, box: Box, rect: Rect, facts: Facts, kind: str) -> None:
    """Draw the six faces of the figure's die, and what they promise."""
    faces = facts.faces(kind)
    y = box.bottom - 56
    canvas.text(say("Its die,"), box.x + 16, y - 9, LABEL, 14, "quiet", within=rect)
    canvas.text(say("six faces"), box.x + 16, y + 8, LABEL, 14, "quiet", within=rect)
    step = min(62.0, (box.width - 100) / len(faces))
    for index, face in enumerate(faces):
        middle = (canvas.px(box.x + 84 + step * (index + 0.5)), canvas.px(y))
        draw_die(canvas, kind, face, middle, canvas.px(min(46.0, step - 8)))
    crests = sum(int(face[1:] or 1) for face in faces if face[0] != "S") / len(faces)
    stars = STARS.get(sum(face == "S" for face in faces), "")
    short = rows(stars, say("{n:.1f} crests a roll.", n=crests))
    agree = say("Two dice of level {level} must agree.", level=level_of(kind))
    says, room = rows(short, agree), box.width - 38 - AGAIN
    if class_of(kind) == "K" or canvas.fonts.size(says, LABEL, 13)[0] > canvas.px(room):
        says = short
    canvas.text(says, box.x + 16, box.bottom - 16, LABEL, 14, "quiet", within=rect, room=room)
