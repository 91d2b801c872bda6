"""The panel beside the table: seats, dice, the being in hand, the log, the pool."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from wonderland.games.wonderland.words import SIDE_NAMES
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.board import dashed, draw_piece
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.thinking_mark import draw_dots
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect, Region
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE

PAD, GAP = 10, 8
SEAT, TRAY, PICKED, POOL_ROW = 85, 96, 88, 44
ROOMY = 270
"""The width from which a button in a seat has room for its key."""
LEAST_NAME = 30
"""The least room in which a name says anything."""
ICONS = {"C": "chance", "F": "force", "D": "defend", "A": "attack", "M": "move"}
LOG_SIZE, LOG_LEADING = 15, 21
LOG_TIP = "Click, or V: in words or in notation. The wheel scrolls."


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log.

    Attributes:
        words: what it says.
        turn: the turn it opens, 0 for none.
        square: a square it is about, or ``""``.
        why: why it was done, if someone said.
    """

    words: str
    turn: int
    square: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Badge:
    """What stands in a seat beside its name: a button, and the mark of one who thinks."""

    button: dict[str, Any] | None = None
    musing: int | None = None


@dataclass(frozen=True, slots=True)
class Picked:
    """What the box in the middle says about a being or a choice."""

    title: str
    note: str
    lines: tuple[str, ...]
    being: str = ""


class Panel:
    """Draws the panel from the top down; what each part shows is handed in."""

    def __init__(self, table: MatchSession) -> None:
        self.table = table
        self.tray_rect = Rect(0, 0, 0, 0)
        self.areas: dict[str, Rect] = {}
        self.factor_at: dict[tuple[str, str], tuple[int, int]] = {}
        self.mouse: tuple[int, int] = (-1, -1)
        self._rows: list[Rect] = []

    def draw(
        self, canvas: Canvas, layout: Layout, looking: str, *,
        picked: Picked | None, log: Sequence[LogLine], back: int,
        cards: Sequence[str], lit: Sequence[str], click: Callable[[str], None] | None,
        watch: Callable[[str | None], None], flip: Callable[[], None] | None = None,
        badges: Mapping[str, Badge] | None = None, hinted: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """Draw the whole panel for the side that is looking."""
        badges = badges or {}
        state = self.table.match.state()
        canvas.surface.fill(canvas.theme["panel"], layout.panel)
        scale = canvas.scale
        x = layout.panel.left / scale + PAD
        width = layout.panel.width / scale - 2 * PAD
        other = "e" if looking == "w" else "w"
        y = float(PAD)
        self._seat(canvas, x, y, width, other, state, badges.get(other, Badge()))
        y += SEAT + GAP
        self._tray(canvas, x, y, width, state, lit)
        y += TRAY + GAP
        bottom = canvas.height - PAD - SEAT
        self._seat(canvas, x, bottom, width, looking, state, badges.get(looking, Badge()))
        pool_high = self._pool(canvas, x, bottom - GAP, width, looking, state, cards, hinted, click)
        log_bottom = bottom - GAP - pool_high - GAP
        if picked:
            y += self._picked(canvas, x, y, width, picked) + GAP
        self.areas = {
            "tray": self.tray_rect,
            "factors": canvas.rect(x, bottom, width, SEAT),
            "pool": canvas.rect(x, bottom - GAP - pool_high, width, pool_high),
        }
        if log_bottom - y > 40:
            box = canvas.rect(x, y, width, log_bottom - y)
            self.areas["log"] = box
            region = None
            if flip:
                region = canvas.region("log", box, flip, "The log", why=LOG_TIP, shortcut="v")
            self._log(canvas, x, y, width, log_bottom - y, log, back, watch, region)

    # --- seats -------------------------------------------------------------------------------
    def _seat(
        self, canvas: Canvas, x: float, y: float, width: float, side: str, state: dict[str, Any],
        badge: Badge,
    ) -> None:  # fmt: skip
        box = canvas.rect(x, y, width, SEAT)
        acts = state["to_act"] == side
        canvas.fill(box, "front" if acts else "box", 7)
        canvas.fill(canvas.rect(x, y, 7, SEAT), "west" if side == "w" else "east", 4)
        if acts:
            canvas.outline(box.inflate(canvas.px(4), canvas.px(4)), "now", 3, 8)
        name = SIDE_NAMES[side]
        rect = canvas.text(name, x + 17, y + 22, TITLE, 20, within=box)
        right = self._lives(canvas, x + width - 12, y + 22, side, state["images"][side])
        if badge.button:
            spec = {**badge.button, "size": 14}
            if width < ROOMY:
                spec["hint"] = ""
            right = canvas.buttons_right(right - 8, y + 9, 26, [spec])
        self._who(canvas, rect.right / canvas.scale + 10, y + 23, right - 8, side, badge, box)
        factors = state["factors"][side]
        step = (width - 14) / len(factors)
        for index, (letter, count) in enumerate(factors.items()):
            middle = x + 12 + step * (index + 0.5)
            self.factor_at[side, letter] = (canvas.px(middle), canvas.px(y + 52))
            self._factor(canvas, middle, y, letter, count, box)

    def _who(
        self, canvas: Canvas, left: float, y: float, right: float, side: str, badge: Badge, box: Rect
    ) -> None:  # fmt: skip
        """Write who plays a side, and mark that he thinks."""
        seat = self.table.seats[side]
        named = "" if seat.name == SIDE_NAMES[side] else seat.name
        who = ", ".join(word for word in (named, seat.level) if word)
        if badge.musing is not None:
            right -= 36
        if who and right - left > LEAST_NAME:
            words = canvas.fitted(who, LABEL, 15, right - left)
            if words != who and named:
                words = canvas.fitted(named, LABEL, 15, right - left)
            drawn = canvas.text(words, left, y, LABEL, 15, "quiet", within=box)
            left = drawn.right / canvas.scale + 8
        if badge.musing is not None:
            draw_dots(canvas, left, y + 2, badge.musing)

    def _lives(self, canvas: Canvas, right: float, y: float, side: str, left: int) -> float:
        """Draw a side's lives, ending at ``right``; return their left."""
        most: int = self.table.match.config.options.life
        size = canvas.px(20)
        step = min(19.0, 120 / most)
        for index in range(most):
            name = f"lives/{side}-{'full' if index < left else 'lost'}"
            glass = canvas.sprites.get(name, (size, size))
            at = canvas.px(right - step * (most - index) + step / 2), canvas.px(y)
            canvas.surface.blit(glass, glass.get_rect(center=at))
        return right - step * most

    def _factor(
        self, canvas: Canvas, x: float, y: float, letter: str, count: int, box: Rect
    ) -> None:
        name = self.table.match.config.definitions.factors[letter]
        icon = canvas.sprites.get(f"icons/{ICONS[letter]}", (canvas.px(19),) * 2)
        if not count:
            icon = canvas.sprites.faded(f"icons/{ICONS[letter]}", (canvas.px(19),) * 2, 110)
        canvas.surface.blit(icon, icon.get_rect(center=(canvas.px(x - 11), canvas.px(y + 52))))
        ink = "text" if count else "quiet"
        canvas.text(str(count), x + 11, y + 52, BOLD, 20, ink, CENTRE, box)
        canvas.text(name, x, y + 71, LABEL, 13, "quiet", CENTRE, box)

    # --- dice --------------------------------------------------------------------------------
    def _tray(
        self, canvas: Canvas, x: float, y: float, width: float, state: dict[str, Any],
        lit: Sequence[str],
    ) -> None:  # fmt: skip
        box = canvas.rect(x, y, width, TRAY)
        self.tray_rect = box
        draw_tray(canvas, box)
        dice = state["dice"]
        size = canvas.px(48)
        for index, die in enumerate(dice):
            centre = (x + width * (index + 0.5) / len(dice), y + TRAY / 2)
            at = (canvas.px(centre[0]), canvas.px(centre[1]))
            if die["face"] is None:
                ghost = canvas.sprites.faded(f"dice/{die['level']}-S", (size, size), 90)
                canvas.surface.blit(ghost, ghost.get_rect(center=at))
                continue
            face = canvas.sprites.get(f"dice/{die['level']}-{die['face']}", (size, size))
            turned = pygame.transform.rotozoom(face, (7, -11, 4, -5)[index % 4], 1)
            if die["card"] in lit:
                draw_halo(canvas, at, size, (7, -11, 4, -5)[index % 4])
            canvas.surface.blit(turned, turned.get_rect(center=at))

    # --- the being in hand -------------------------------------------------------------------
    def _picked(self, canvas: Canvas, x: float, y: float, width: float, picked: Picked) -> float:
        wide = width - (70 if picked.being else 22)
        rows = [
            row
            for line in picked.lines
            for row in canvas.fonts.wrap(line, LABEL, 15, canvas.px(wide))
        ]
        high = 58 + 20 * len(rows)
        box = canvas.rect(x, y, width, max(high, PICKED if picked.being else 0))
        canvas.fill(box, "front", 7)
        canvas.text(
            canvas.fitted(picked.title, TITLE, 20, wide), x + 11, y + 22, TITLE, 20, within=box
        )
        canvas.text(
            canvas.fitted(picked.note, LABEL, 14, wide),
            x + 11,
            y + 43,
            LABEL,
            14,
            "quiet",
            within=box,
        )
        for index, row in enumerate(rows):
            canvas.text(row, x + 11, y + 64 + 20 * index, LABEL, 15, within=box)
        if picked.being:
            card = self.table.match.config.definitions.cards[picked.being[1:]]
            cell = canvas.rect(x + width - 68, y + 12, 60, 60)
            draw_piece(canvas, picked.being[0], card, cell, canvas.px(66))
        return box.height / canvas.scale

    # --- the log -----------------------------------------------------------------------------
    def _log(
        self, canvas: Canvas, x: float, y: float, width: float, high: float,
        log: Sequence[LogLine], back: int, watch: Callable[[str | None], None],
        region: Region | None,
    ) -> None:  # fmt: skip
        box = canvas.rect(x, y, width, high)
        canvas.fill(box, "box", 7)
        room = int((high - 14) // LOG_LEADING)
        rows = log_rows(canvas, log, width - 22)
        last = max(min(room, len(rows)), len(rows) - back)
        watch(None)
        self._rows = []
        for index, (words, turn, line) in enumerate(rows[max(0, last - room) : last]):
            top = y + 8 + LOG_LEADING * index
            left = x + 11
            if turn:
                number = canvas.text(str(turn), left, top + 10, BOLD, LOG_SIZE, within=box)
                left = number.right / canvas.scale + 5
            canvas.text(words, left, top + 10, READ, LOG_SIZE, within=box)
            row = canvas.rect(x, top, width, LOG_LEADING)
            self._rows.append(row)
            if row.collidepoint(self.mouse):
                watch(line.square or None)
                if region and line.why:
                    region.why, region.tip_at = line.why, row

    def point(self, mouse: tuple[int, int]) -> bool:
        """Take where the mouse is; whether it came to another row of the log."""
        before = Rect(self.mouse, (1, 1)).collidelist(self._rows)
        self.mouse = mouse
        return Rect(mouse, (1, 1)).collidelist(self._rows) != before

    # --- the pool ----------------------------------------------------------------------------
    def _pool(
        self, canvas: Canvas, x: float, bottom: float, width: float, side: str,
        state: dict[str, Any], cards: Sequence[str], hinted: Sequence[str],
        click: Callable[[str], None] | None,
    ) -> float:  # fmt: skip
        """Draw the pool of the side that is looking, by level; return its height."""
        definitions = self.table.match.config.definitions
        selection = self.table.match.config.selections["we".index(side)]
        by_level: dict[int, list[str]] = {level: [] for level in (1, 2, 3, 4)}
        for name in sorted(selection, key=lambda c: list(definitions.cards).index(c)):
            by_level[definitions.cards[name].level].append(name)
        half = (width - 8) / 2
        rows = [(1, 2), (3, 4)]
        most = max(len(by_level[level]) for level in by_level)
        card_width = min(29.0, (half - 26) / max(4, most))
        high = 12 + POOL_ROW * len(rows)
        top = bottom - high
        canvas.fill(canvas.rect(x, top, width, high), "box", 7)
        held = set(state["pools"][side])
        for r, pair in enumerate(rows):
            for c, level in enumerate(pair):
                left, y = x + 6 + c * (half + 2), top + 7 + POOL_ROW * r
                tag = canvas.rect(left, y, 16, 38)
                canvas.fill(tag, f"level-{level}", 4)
                canvas.text(str(level), left + 8, y + 19, BOLD, 14, "chip-text", CENTRE, tag)
                for index, name in enumerate(by_level[level]):
                    rect = canvas.rect(left + 19 + card_width * index, y, card_width - 2, 38)
                    self._card(canvas, rect, name, definitions, chosen=name in cards,
                               held=name in held, click=click)  # fmt: skip
                    if name in hinted:
                        dashed(canvas, rect.inflate(canvas.px(4), canvas.px(4)), "ghost-edge")
        return high

    def _card(
        self, canvas: Canvas, rect: Rect, name: str, definitions: Any, *,
        chosen: bool, held: bool, click: Callable[[str], None] | None,
    ) -> None:  # fmt: skip
        draw_card(canvas, rect, name)
        if not held:
            canvas.veil(rect, "box", 175, 4)
        card = definitions.cards[name]
        title = f"{definitions.rank_names[card.rank]} of {definitions.suits[card.suit].name}"
        stats = f"{card.title}, level {card.level}: Str {card.strength}, Atk {card.attack}, Def {card.defense}"
        act = (lambda: click(name)) if click and held else None
        why = f"{title}. {stats}" if held else f"{title} is in play or lost (W-21)"
        region = canvas.region(f"card-{name}", rect, act, title, why)
        if chosen:
            canvas.outline(rect.inflate(canvas.px(3), canvas.px(3)), "now", 3, 5)
        elif canvas.pointer.hover == region.key and act:
            canvas.outline(rect, "west", 2, 4)
        canvas.ring(region, 4)


def log_rows(
    canvas: Canvas, log: Sequence[LogLine], width: float
) -> list[tuple[str, int, LogLine]]:
    """Break the log into rows of a width: words, the turn that opens there, the whole line."""
    rows: list[tuple[str, int, LogLine]] = []
    for line in log:
        room = canvas.px(width - (22 if line.turn else 0))
        for index, words in enumerate(canvas.fonts.wrap(line.words, READ, LOG_SIZE, room)):
            rows.append((words, line.turn if index == 0 else 0, line))
    return rows


def draw_card(canvas: Canvas, rect: Rect, name: str) -> None:
    """Draw a small card: rank and suit."""
    canvas.fill(rect, "front", 3)
    canvas.outline(rect, "line", 1, 3)
    rank = "10" if name[0] == "T" else name[0]
    colour = "red" if name[1] in "HD" else "black"
    x = rect.centerx / canvas.scale
    size = min(15.0, rect.height / canvas.scale * 0.4)
    top = (rect.top + rect.height * 0.3) / canvas.scale
    canvas.text(rank, x, top, BOLD, size, colour, CENTRE, rect)
    mark = round(min(rect.width * 0.5, rect.height * 0.34))
    sign = canvas.sprites.get(f"suits/{name[1]}", (mark, mark))
    canvas.surface.blit(
        sign, sign.get_rect(center=(rect.centerx, rect.top + round(rect.height * 0.72)))
    )


def draw_tray(canvas: Canvas, box: Rect) -> None:
    """Draw a dice tray: a wooden rim and red baize."""
    canvas.fill(box, "rim", 9)
    inner = box.inflate(-canvas.px(10), -canvas.px(10))
    light, dark = tuple(canvas.theme["tray-light"]), tuple(canvas.theme["tray"])
    middle = tuple((a + b) // 2 for a, b in zip(light, dark, strict=True))
    canvas.surface.blit(lamp_light(inner.size, light, middle, dark, (0.5, 0.45)), inner)


def draw_halo(canvas: Canvas, centre: tuple[float, float], size: int, angle: float) -> None:
    """Draw the yellow edge of a die that makes a summon; ``angle`` is in degrees."""
    halo = pygame.Surface((round(size * 1.16),) * 2, pygame.SRCALPHA)
    width, corner = max(2, round(size * 0.05)), round(size * 0.26)
    pygame.draw.rect(halo, canvas.theme["now"], halo.get_rect(), width, border_radius=corner)
    turned = pygame.transform.rotozoom(halo, angle, 1)
    canvas.surface.blit(turned, turned.get_rect(center=centre))
