"""The side panel: a row for each seat, what the card in hand can do, and the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from wonderland.core.message import say
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.painting_the_roses.cards import REDS
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.looks import SEATS, sprite
from wonderland.ui.games.painting_the_roses.uses import Use
from wonderland.ui.kit import shapes
from wonderland.ui.kit.action_bar import Spec
from wonderland.ui.kit.canvas import CENTRE, CLOSE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.log import LogLine
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.sizes import FINE_PRINT
from wonderland.ui.kit.thinking_mark import draw_dots
from wonderland.ui.table.asides import Sitter
from wonderland.ui.table.frontispiece import log_panel

PAD, GAP, TIGHT_GAP = 10.0, 8.0, 5.0
ROW_HIGH, ROW_SMALL, MANY = 62.0, 54.0, 4
"""The height of a seat's row, and of one where there are more than so many seats."""
LINE, WHO, WHO_LEAST, NAME, NAME_LEAST = 18.0, 14.0, 13.0, 18.0, 16.0
EDGE, WORD_GAP, TAG_GAP, TAG_HIGH = 12.0, 6.0, 4.0, 18.0
"""Free at both ends of a seat's row, between two things in it, beside a tag, and a tag's height."""
KING_STEP = 40.0
"""From the tag of one King who waits to the next."""
INFO_TITLE, INFO_GAP, SIGN_ROOM = 42.0, 5.0, 26.0
"""In the box of what is in hand: the title's row, free after a sentence, and the column of its sign."""
TOKEN, TOKEN_GAP = 38.0, 7.0
"""An action's token with a word, and what is free between the two."""
SIGN_OF = {"move": "icons/move", "stalk": sprite("sign-crown"), "paint": sprite("sign-brush"),
           "play": sprite("sign-crown"), "recruit": "icons/attack"}  # fmt: skip
TOKENS = {"move": say("Move"), "paint": say("Paint"), "face": say("Face")}
"""The actions of a turn, as their tokens name them."""


@dataclass(frozen=True, slots=True)
class Info:
    """The box of what is in hand, or of what is asked.

    Attributes:
        title: its heading.
        uses: what can be done.
        says: a sentence where there is nothing to list.
    """

    title: str
    uses: Sequence[Use] = ()
    says: str = ""


def _king_tags(view: StateForm, seat: str) -> Sequence[str]:
    """What stands on the tags of Kings who wait: each one's card, of many only how many they are."""
    kings = view["kings"][seat]
    most = 2 if view["guards"][seat] else 1  # beside them stands that there is no guard
    return kings if len(kings) <= most else (str(len(kings)),)


class Panel:
    """Draws the side panel.

    Attributes:
        log: the log's box, which knows the rows under the mouse.
    """

    def __init__(self, session: MatchSession) -> None:
        self.log = log_panel(session)

    def draw(
        self, canvas: Canvas, layout: Layout, view: StateForm, rows: Mapping[str, Sitter],
        info: Info | None, lines: Sequence[LogLine], back: int,
        flip: Callable[[], None] | None, floor: float | None = None,
    ) -> tuple[str, ...]:  # fmt: skip
        """Draw the panel, and return the hedges that the mouse points out in the log.

        What stands in it ends above ``floor``, where something else stands.
        """
        box = layout.panel
        canvas.fill(box.rect(canvas), "panel")
        high = ROW_HIGH if len(rows) <= MANY else ROW_SMALL
        inner = box.inset(PAD)
        seats = inner.pile(len(rows), high, GAP if len(rows) <= MANY else TIGHT_GAP)
        for seat, place in zip(rows, seats, strict=True):
            self._draw_seat(canvas, place, view, seat, rows[seat])
        top = seats[-1].bottom + GAP
        bottom = inner.bottom if floor is None else floor - GAP
        high = self._info_high(canvas, inner.width, info) if info else 0.0
        if info and high <= bottom - top:
            self._draw_info(canvas, Box(inner.x, top, inner.width, high), info)
            top += high + GAP
        if bottom - top < 58:
            return ()
        below = Box(inner.x, top, inner.width, bottom - top)
        return self.log.draw(canvas, below.rect(canvas), lines, back, flip)

    def seats_end(self, layout: Layout, seats: int) -> float:
        """Where the rows of so many seats end, in logical pixels."""
        high, gap = (ROW_HIGH, GAP) if seats <= MANY else (ROW_SMALL, TIGHT_GAP)
        return layout.panel.y + PAD + seats * high + (seats - 1) * gap

    # --- seats -----------------------------------------------------------------------------------
    def _draw_seat(self, canvas: Canvas, box: Box, view: StateForm, seat: str, row: Sitter) -> None:
        rect = box.rect(canvas)
        asked = view["asked"][:1]
        on = seat in asked if asked else view["active"] == seat
        canvas.fill(rect, "front" if on else "box", 8)
        self._draw_stripe(canvas, rect, seat)
        if on:
            canvas.outline(rect, "now", 2.5, 8)
        small = box.height < ROW_HIGH or box.width < 280
        size = 34 if small else 42
        _, mark, words, _ = box.columns(EDGE, size, REST, EDGE)
        _, words = words.columns(GAP, REST)
        self._draw_mark(canvas, mark, size, seat, row.portrait)
        left, upper, lower = words.x, box.y + box.height * 0.3, box.y + box.height * 0.71
        right = self._draw_hand_size(canvas, box, upper, view, seat)
        tag, *colours = ("", "front", "text")
        if asked and view["active"] == seat:
            tag, *colours = (say("playing"), "good", "front")
        elif view["dealer"] == seat:
            tag = say("Dealer")
        if row.button:
            spec: Spec = {**row.button, "size": 13}
            if tag or small:
                spec["hint"] = ""  # the key is told by the button's tip as well
            right = canvas.buttons_right(right - TAG_GAP, upper - 24 / 2, 24, [spec])
        elif row.thinking is not None:
            draw_dots(canvas, right - 42, upper, row.thinking)
            right -= 42 + TAG_GAP
        end = self._draw_garden(canvas, left, words.right, lower, view, seat)
        if tag:
            beside = text_width(canvas, row.who, LABEL, WHO) + WORD_GAP if row.who else 0.0
            names = text_width(canvas, row.name, TITLE, NAME_LEAST) + beside + GAP
            word = tag if right - self._tag_width(canvas, tag) - WORD_GAP - left >= names else ""
            right = self._draw_tag(canvas, right, upper, word, *colours, told=tag)
        room, high = right - left - GAP, box.height / 2
        name_wide = text_width(canvas, row.name, TITLE, NAME_LEAST)
        who = self._who_wide(canvas, row.who, high)
        crowded = room - who - WORD_GAP < name_wide
        drawn = canvas.text(
            row.name, left, upper, TITLE, NAME, within=rect, room=room if crowded else room - who - WORD_GAP, high=high
        )
        if row.who and not crowded:
            x = drawn.right / canvas.scale + WORD_GAP
            canvas.text(row.who, x, upper + 1, LABEL, WHO, "quiet", within=rect, room=right - 2 - x, high=high)
        elif row.who:  # below it, if there is room; his face says it as well
            low_end = words.right - KING_STEP * len(_king_tags(view, seat))
            if low_end - end >= self._who_wide(canvas, row.who, LINE):
                canvas.text(row.who, end, lower, LABEL, WHO, "quiet", within=rect, room=low_end - end, high=LINE)
        self._draw_kings(canvas, words.right + TAG_GAP, lower, _king_tags(view, seat))

    @staticmethod
    def _who_wide(canvas: Canvas, who: str, high: float) -> float:
        """How wide it is at the least who plays a seat: in several rows, where there is room for them."""
        words = canvas.fonts.told(who).split()
        if not words or high < len(words) * WHO_LEAST * CLOSE:
            return text_width(canvas, who, LABEL, WHO_LEAST)
        return max(text_width(canvas, word, LABEL, WHO_LEAST) for word in words)

    @staticmethod
    def _draw_mark(canvas: Canvas, place: Box, size: float, seat: str, portrait: str) -> None:
        """Draw a seat's emblem; where a face is known that, and the emblem small at its foot."""
        mark = place.fitted(size, size)
        if portrait:
            at = canvas.px(mark.centre[0]), canvas.px(mark.centre[1])
            draw_portrait(canvas, portrait, at, canvas.px(size + 6))
            small = size * 0.42
            _, low = mark.rows(REST, small)
            _, mark = low.without(left=6, right=-6).columns(REST, small)
            size = small
        emblem = canvas.sprites.get(sprite(f"emblem-{seat}"), canvas.pixels(size, size))
        canvas.surface.blit(emblem, canvas.pixels(mark.x, mark.y))

    def _draw_tag(
        self, canvas: Canvas, right: float, y: float, words: str, ground: str, ink: str, *, told: str
    ) -> float:
        """Draw a word on a tag that ends at ``right``; return its left.

        Where there is no room for the word it is a disc with its first letter.
        """
        word = words or canvas.fonts.told(told)[:1].upper()
        wide = self._tag_width(canvas, words) if words else TAG_HIGH
        tag = Box(right - TAG_GAP - wide, y - TAG_HIGH / 2, wide, TAG_HIGH)
        rect = tag.rect(canvas)
        canvas.fill(rect, ground, TAG_HIGH / 2)
        canvas.outline(rect, "quiet", 1.2, TAG_HIGH / 2)
        canvas.text(word, *tag.centre, BOLD, FINE_PRINT, ink, CENTRE, rect)
        return right - wide - WORD_GAP

    @staticmethod
    def _tag_width(canvas: Canvas, words: str) -> float:
        return text_width(canvas, words, BOLD, FINE_PRINT) + 2 * 7

    def _draw_stripe(self, canvas: Canvas, rect: Rect, seat: str) -> None:
        tone = pygame.Color(f"#{SEATS[seat].colour}")
        wide = canvas.px(7)
        body = f'<rect width="{2 * wide}" height="{rect.height}" rx="{wide}" {shapes.paint(tone)}/>'
        canvas.surface.blit(shapes.picture(body, wide, rect.height), rect)

    def _draw_hand_size(self, canvas: Canvas, box: Box, y: float, view: StateForm, seat: str) -> float:
        """Draw how many cards a seat holds, at the right; return the left of it."""
        held = view["hands"][seat]
        number = str(held if isinstance(held, int) else len(held))
        drawn = canvas.text(number, box.right - PAD, y, BOLD, 16, align=RIGHT)
        left = drawn.left / canvas.scale - 14 - TIGHT_GAP
        back = canvas.sprites.get(sprite("card-back"), canvas.pixels(14, 20))
        canvas.surface.blit(back, canvas.pixels(left, y - 20 / 2))
        return left - TAG_GAP

    def _draw_garden(self, canvas: Canvas, x: float, right: float, y: float, view: StateForm, seat: str) -> float:
        """Draw a garden as five roses, how many are red, and whether a guardsman is missing.

        Returns where that ends.
        """
        garden = view["gardens"][seat]
        pixels = canvas.px(18)
        for number, card in enumerate(garden):
            name = "rose-red" if card.endswith("*") else "rose-silver"
            rose = canvas.sprites.get(sprite(name), (pixels, pixels))
            canvas.surface.blit(rose, (canvas.px(x + 18.4 * number), canvas.px(y) - pixels // 2))
        painted = sum(card.endswith("*") for card in garden)
        if not garden:
            return x  # nothing is planted yet
        drawn = canvas.text(f"{painted}/{len(garden)}", x + 98, y, BOLD, 15)
        if view["guards"][seat] is None and view["turn"]:
            tags = len(_king_tags(view, seat))
            after, wide = drawn.right / canvas.scale + GAP, KING_STEP * tags
            drawn = canvas.text(say("no guard"), after, y, BOLD, 13, "refusal", room=right - wide - after, high=30)
        return drawn.right / canvas.scale + GAP

    def _draw_kings(self, canvas: Canvas, right: float, y: float, kings: Sequence[str]) -> None:
        for number, king in enumerate(reversed(kings)):
            rect = canvas.rect(right - 36 - KING_STEP * number, y - 20 / 2, 36, 20)
            canvas.fill(rect, "front", 5)
            canvas.outline(rect, "quiet", 1.4, 5)
            ink = "red" if king[-1] in REDS else "black"
            pixels = canvas.px(13)
            crown = canvas.sprites.tinted(sprite("sign-crown"), (pixels, pixels), canvas.theme[ink])
            canvas.surface.blit(crown, (rect.left + canvas.px(4), rect.centery - pixels // 2))
            at = rect.left + canvas.px(19)
            if king.isdigit():
                canvas.text(king, at / canvas.scale, y, BOLD, 14, within=rect)
                continue
            suit = canvas.sprites.get(f"suits/{king[1]}", (pixels, pixels))
            canvas.surface.blit(suit, (at, rect.centery - pixels // 2))

    # --- what is in hand -----------------------------------------------------------------------
    def _rows(self, canvas: Canvas, width: float, info: Info) -> list[tuple[str, tuple[str, ...]]]:
        """What the box says, each with its sign and broken into lines."""
        room = canvas.px(width - 2 * EDGE - SIGN_ROOM)
        wrap, broad = canvas.fonts.wrap, canvas.px(width - 2 * EDGE)
        rows = [(SIGN_OF[use.line.verb], wrap(use.says, LABEL, 15, room)) for use in info.uses]
        return [*rows, ("", wrap(info.says, LABEL, 15, broad))] if info.says else rows

    def _info_high(self, canvas: Canvas, width: float, info: Info) -> float:
        rows = self._rows(canvas, width, info)
        return INFO_TITLE + 4 + sum(len(lines) * LINE + INFO_GAP for _, lines in rows)

    def _draw_info(self, canvas: Canvas, box: Box, info: Info) -> None:
        rect = box.rect(canvas)
        canvas.fill(rect, "front", 7)
        says = self._rows(canvas, box.width, info)
        highs = [len(lines) * LINE for _, lines in says]
        title, below = box.inset(EDGE, 0).rows(INFO_TITLE, REST)
        canvas.text(info.title, *title.left, TITLE, 20, within=rect, room=title.width)
        *places, _ = below.rows(*highs, REST, gap=INFO_GAP)
        for (sign, lines), place in zip(says, places, strict=True):
            mark, words = place.columns(SIGN_ROOM if sign else 0.0, REST)
            rows = words.pile(len(lines), LINE)
            if sign:
                pixels = canvas.px(17)
                drawn = canvas.sprites.tinted(sign, (pixels, pixels), canvas.theme["text"])
                middle = canvas.px(rows[0].centre[1])
                canvas.surface.blit(drawn, (canvas.px(mark.x), middle - pixels // 2))
            for line, row in zip(lines, rows, strict=True):
                canvas.text(line, *row.left, LABEL, 15, within=rect)


def draw_token(canvas: Canvas, x: float, y: float, name: str, *, used: bool, worded: bool = True) -> float:
    """Draw an action's token, its left at ``x``, with its word or smaller without; return its right."""
    high = TOKEN if worded else 30
    size = canvas.pixels(high, high)
    drawn = canvas.sprites.get(sprite(f"token-{name}{'-used' if used else ''}"), size)
    canvas.surface.blit(drawn, canvas.pixels(x, y - high / 2))
    if not worded:
        return x + high + TOKEN_GAP
    ink = "bar-quiet" if used else "bar-text"
    states = [say("used"), say("open")]
    below = max(text_width(canvas, state, LABEL, 13) for state in states)
    wide = max(below, text_width(canvas, TOKENS[name], BOLD, 16))
    words = Box(x + TOKEN + TOKEN_GAP, y - TOKEN / 2, wide, TOKEN)
    title, state = words.lines(18, 16)
    canvas.text(TOKENS[name], *title.left, BOLD, 16, ink)
    canvas.text(states[0 if used else 1], *state.left, LABEL, 13, "bar-quiet")
    return words.right + 14
