"""The pool builder: every rank and colour with its stats, and what W-14 asks (picture 08)."""

from __future__ import annotations

from collections import Counter
from secrets import randbelow

import pygame

from wonderland import api
from wonderland.content.text import LONGEST_NAME, clean_line
from wonderland.core.message import say
from wonderland.games.wonderland.being_cards import about
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.queries.dice import odds_of
from wonderland.games.wonderland.words import Words
from wonderland.session.pools import SIZE, read_pools
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.scene import Aside

MOST_LETTERS = 24
COLOURS = (
    ("red", say("White pieces: red cards"), "HD"),
    ("black", say("Black pieces: black cards"), "SC"),
)

NARROW = 56.0
"""The width of a choice below which its rank and its level are set smaller."""


class PoolBuilder(Aside):
    """Builds the player's own pool."""

    def __init__(self, app: App, game: api.Game) -> None:
        super().__init__(app)
        assert isinstance(game.rules, Wonderland)
        self.definitions = game.rules.definitions
        self.own = read_pools(game)
        self.note = self.own.fault
        self.naming = False
        self._typed = ""
        self.shown = "TC"
        self.name = next(iter(self.own.pools), "")
        first = next(iter(self.definitions.pools.values())).cards
        self.cards = list(self.own.pools.get(self.name, first))
        self.name = self.name or self.own.free_name()

    def first_focus(self) -> str:
        """Enter saves."""
        return "save"

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape goes back; while the pool is being named, letters go to the name."""
        if event.type == pygame.KEYDOWN and self.naming:
            return self._type(event)
        return super().handle(event)

    def _type(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            self._named()
        elif event.key == pygame.K_BACKSPACE:
            self._typed = self._typed[:-1]
        elif event.unicode.isprintable() and len(self._typed) < MOST_LETTERS:
            self._typed += event.unicode
        return True

    def rename(self) -> None:
        """Begin to type another name."""
        self.naming, self._typed = True, self.name

    def _named(self) -> None:
        self.naming = False
        new = clean_line(self._typed.strip())[:LONGEST_NAME]
        if not new or new == self.name:
            return
        if new in self.own.pools:
            self.note = say("There is a pool {name} already.", name=new)
            return
        if self.name in self.own.pools:
            self.own.rename(self.name, new)
        self.name, self.note = new, self.own.fault

    def next(self) -> None:
        """Turn to the next pool that was saved, or after the last to a new one."""
        names = list(self.own.pools)
        at = names.index(self.name) + 1 if self.name in names else 0
        self.note = ""
        if at < len(names):
            self.name = names[at]
            self.cards = list(self.own.pools[self.name])
        else:
            self.name, self.cards = self.own.free_name(), []

    def delete(self) -> None:
        """Forget the pool that is shown."""
        name = self.name
        self.own.delete(name)
        self.next()
        self.note = self.own.fault or say("{name} is gone.", name=name)

    def rule_now(self) -> str:
        """The rule that the note is about, or what a pool is."""
        return parted(self.note)[1] or "W-14"

    # --- choosing ----------------------------------------------------------------------------
    def click(self, name: str) -> None:
        """Take a card, change its suit, or put it back."""
        self.shown, self.note = name, ""
        card = self.definitions.cards[name]
        if name in self.cards:
            self.cards.remove(name)
            return
        same = [c for c in self.cards if self._kind(c) == (card.rank, card.colour)]
        if same:
            self.cards[self.cards.index(same[0])] = name
        elif len(self.cards) >= SIZE:
            self.note = say("A pool has {n} cards: put one back first (W-14).", n=SIZE)
        else:
            self.cards.append(name)

    def _kind(self, name: str) -> tuple[str, str]:
        card = self.definitions.cards[name]
        return card.rank, card.colour

    def random(self) -> None:
        """Draw a legal pool."""
        kinds = [(rank, suits) for _, _, suits in COLOURS for rank in self.definitions.rank_names]
        chosen = [kinds.pop(randbelow(len(kinds))) for _ in range(SIZE)]
        self.cards = [rank + suits[randbelow(2)] for rank, suits in chosen]
        self.note = ""

    def save(self) -> None:
        """Keep the pool."""
        if len(self.cards) != SIZE:
            self.note = say(
                "A pool has {n} cards, this one {own} (W-14).", n=SIZE, own=len(self.cards)
            )
            return
        self.own.keep(self.name, self.cards)
        self.note = self.own.fault or say("{name} is kept.", name=self.name)

    def share(self) -> None:
        """Put the pool on the clipboard as text."""
        text = " ".join(sorted(self.cards))
        try:
            pygame.scrap.put_text(text)
            self.note = say("On the clipboard: {text}", text=text)
        except pygame.error:
            self.note = text

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the 26 choices and what they come to."""
        canvas.surface.fill(canvas.theme["panel"])
        title = f"{self._typed}|" if self.naming else self.name
        canvas.title_bar("")
        kept = self.name in self.own.pools
        full = len(self.cards) == SIZE
        left = canvas.buttons_right(canvas.width - 24, 11, 32, [
            self.back,
            {"key": "next", "label": say("Next"), "act": self.next},
            {"key": "rename", "label": say("Rename"), "act": self.rename},
            {"key": "delete", "label": say("Delete"), "act": self.delete if kept else None,
             "why": "" if kept else say("It was never saved.")},
            {"key": "random", "label": say("Random"), "act": self.random},
            {"key": "share", "label": say("Share"), "act": self.share},
            {"key": "save", "label": say("Save"), "hint": say("Enter"), "act": self.save, "primary": full},
        ])  # fmt: skip
        said = say("Enter when it is named") if self.naming else say("a pool of yours")
        self._draw_title(canvas, title, said, left - 20)
        side = 250.0
        width = canvas.width - side - 72
        y = 72.0
        high = (canvas.height - y - 50) / 2
        for _, title, suits in COLOURS:
            canvas.text(title, 24, y + 12, TITLE, 19)
            self._row(canvas, 24, y + 28, width, min(high - 44, 106 + width / 13), suits)
            y += min(high, 180 + width / 13)
        words = say(
            "Under each piece: Str, Atk, Def. One card of a rank and colour; the suit is "
            "yours to choose."
        )
        said, rule = parted(self.note or words)
        drawn = canvas.text(said, 24, canvas.height - 24, LABEL, 15, "quiet", room=width - 60)
        if rule:
            x = drawn.right / canvas.scale + 10
            rule_link(canvas, "refused", x, canvas.height - 24, rule, self.app.open_rules)
        self._side(canvas, canvas.width - side - 24, side)

    def _draw_title(self, canvas: Canvas, title: str, said: str, right: float) -> None:
        """Write the pool's name, and what it is where there is room."""
        drawn = canvas.text(title, 24, 27, TITLE, 25, "bar-text", room=right - 24)
        x = drawn.right / canvas.scale + 15
        if x + canvas.fonts.size(said, LABEL, 17)[0] / canvas.scale <= right:
            canvas.text(said, x, 29, LABEL, 17, "bar-quiet")

    def _row(
        self, canvas: Canvas, x: float, y: float, width: float, high: float, suits: str
    ) -> None:
        step = width / len(self.definitions.rank_names)
        for index, rank in enumerate(self.definitions.rank_names):
            chosen = next((rank + s for s in suits if rank + s in self.cards), None)
            box = canvas.rect(x + step * index, y, step - 5, high)
            canvas.fill(box, "front" if chosen else "box", 7)
            if chosen:
                canvas.outline(box, "now", 3)
            self._choice(canvas, box, rank, suits)

    def _choice(self, canvas: Canvas, box: Rect, rank: str, suits: str) -> None:
        s = canvas.scale
        card = self.definitions.cards[rank + suits[0]]
        x, y, width = box.left / s, box.top / s, box.width / s
        narrow = width < NARROW
        rank_words = "10" if rank == "T" else rank
        canvas.text(
            rank_words, x + (5 if narrow else 8), y + 17, BOLD, 15 if narrow else 18, within=box
        )
        wide = 15 if narrow else 19
        tag = canvas.rect(x + width - wide - (4 if narrow else 6), y + 6, wide, 20)
        canvas.fill(tag, f"tag-{card.level}", 4)
        middle = tag.centerx / s
        canvas.text(str(card.level), middle, y + 16, BOLD, 13, "chip-text", CENTRE, tag)
        room = box.height / s - 92
        size = max(24.0, min(width, room))
        cell = canvas.rect(x + width / 2 - size / 2, y + 32, size, size)
        draw_piece(canvas, "w", card, cell, canvas.px(size))
        stats = f"{card.strength} · {card.attack} · {card.defense}"
        canvas.text(stats, x + width / 2, y + 44 + size, BOLD, 14, "text", CENTRE, box)
        for index, suit in enumerate(suits):
            self._suit(
                canvas,
                x + width * (0.28 + 0.44 * index),
                y + 68 + size,
                rank + suit,
                min(26.0, width * 0.4),
            )

    def _suit(self, canvas: Canvas, x: float, y: float, name: str, wide: float) -> None:
        rect = canvas.rect(x - wide / 2, y - 12, wide, 24)
        words = Words(self.definitions).card(name)
        region = canvas.region(f"pool-{name}", rect, lambda: self.click(name), words)
        chosen = name in self.cards
        if chosen:
            canvas.fill(rect, "ghost", 5)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "panel", 5)
        size = (canvas.px(16), canvas.px(16))
        path = f"suits/{name[1]}"
        mark = canvas.sprites.get(path, size) if chosen else canvas.sprites.faded(path, size, 130)
        canvas.surface.blit(mark, mark.get_rect(center=rect.center))
        canvas.ring(region, 5)

    def _side(self, canvas: Canvas, x: float, width: float) -> None:
        box = canvas.rect(x, 78, width, 196)
        canvas.fill(box, "front", 8)
        canvas.text(
            say("{n} of {most} cards", n=len(self.cards), most=SIZE), x + 14, 102, TITLE, 20
        )
        chosen = [self.definitions.cards[c] for c in self.cards]
        counts = Counter((card.level, card.colour) for card in chosen)
        for level in (1, 2, 3, 4):
            red, black = counts[level, "red"], counts[level, "black"]
            self._level(canvas, x + 14, 132 + 27 * (level - 1), width - 28, level, red, black)
        canvas.text(say("chance to summon, three dice"), x + 14, 254, LABEL, 13.5, "quiet",
                    room=width - 28)  # fmt: skip
        card = self.definitions.cards[self.shown]
        canvas.fill(canvas.rect(x, 286, width, 226), "front", 8)
        canvas.text(card.title, x + 14, 312, TITLE, 20)
        name = Words(self.definitions).card(card.name)
        canvas.text(
            say("{card}, level {level}", card=name, level=card.level),
            x + 14,
            336,
            LABEL,
            14.5,
            "quiet",
        )
        draw_piece(canvas, "w", card, canvas.rect(x + width - 64, 296, 52, 52), canvas.px(58))
        canvas.paragraph(about(self.definitions, card), x + 14, 352, width - 28, READ, 15)

    def _level(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        width: float,
        level: int,
        red: int,
        black: int,
    ) -> None:
        count = red + black
        tag = canvas.rect(x, y - 10, 20, 20)
        canvas.fill(tag, f"tag-{level}", 4)
        canvas.text(str(level), x + 10, y, BOLD, 13, "chip-text", CENTRE, tag)
        canvas.text(say("{red} red, {black} black", red=red, black=black), x + 28, y, LABEL, 14)
        dice = min(3, count)
        names = [n for n, c in self.definitions.cards.items() if c.level == level][:dice]
        chance = odds_of(self.definitions, names).any_summon if dice else 0.0
        canvas.fill(canvas.rect(x + 122, y - 4, 48, 8), "panel", 4)
        if chance:
            canvas.fill(canvas.rect(x + 122, y - 4, 48 * chance, 8), f"level-{level}", 4)
        canvas.text(f"{chance:.1%}", x + width, y, BOLD, 14.5, "text", RIGHT)
