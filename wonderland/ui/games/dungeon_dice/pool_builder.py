"""The pool builder (picture d4): every figure and kind of die, what DD-16 and DD-17 ask, chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from secrets import randbits

import pygame

from wonderland import api
from wonderland.core.message import capital, say
from wonderland.games.dungeon_dice.figure import Figure
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.games.dungeon_dice.pools import FIGURES
from wonderland.session.pools import Rules, own_pools_by
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, CLASSES
from wonderland.ui.games.dungeon_dice.pool_card import draw_big_card
from wonderland.ui.games.dungeon_dice.pool_dice import draw_dice_table
from wonderland.ui.games.dungeon_dice.pool_draft import WORDS, Draft, word_faults
from wonderland.ui.games.dungeon_dice.pool_grid import draw_chosen, draw_grid, draw_tabs
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, buttons_in, screen, text_width
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.title_bar import draw_bar
from wonderland.ui.kit.typed import Typed, ends
from wonderland.ui.shell.own_pool import OwnPoolBuilder

MOST_LETTERS = 24
ALL = "all"
BAR, BELOW_BAR, FOOT, MARGIN = 54.0, 10.0, 34.0, 20.0
BUTTON, GAP, RULE, WIDE = 32.0, 12.0, 70.0, 1180
SIDE = 372.0, 486.0
"""Between what the dice and the big card stay."""


class PoolBuilder(OwnPoolBuilder):
    """Builds the player's own pools.

    Args:
        app: the window.
        game: Dungeon Dice.

    Attributes:
        draft: the pool under way.
        shown: the code of the figure on the big card.
        tab: the class that is shown, ``all`` for every one.
        search: what is searched for.
        searching: whether letters go to that.
    """

    def __init__(self, app: App, game: api.Game) -> None:
        assert isinstance(game.rules, DungeonDice)
        self.definitions = game.rules.definitions
        self.facts = Facts(self.definitions)
        rules = Rules(partial(word_faults, self.definitions), "DD-16", WORDS)
        self.draft = Draft(self.definitions)
        first = next(iter(self.definitions.pools.values())).pool
        super().__init__(app, own_pools_by(game.name, rules), [*first.dice, *first.figures])
        self.shown = max(self.draft.figures, key=self.facts.kind, default="JAB")
        self.tab = ALL
        self.search = Typed("", MOST_LETTERS)
        self.searching = False

    def take(self, words: Sequence[str]) -> None:
        """Make these the pool under way."""
        self.draft.take(words)

    def words(self) -> Sequence[str]:
        """The dice and figures of the pool under way."""
        return self.draft.words()

    def missing(self) -> str:
        """Why the pool can't be kept yet (DD-16, DD-17)."""
        faults = self.draft.faults()
        if not faults:
            return ""
        says, rule = faults[0]
        return say("{says} ({rule}).", says=capital(says), rule=rule)

    # --- input -------------------------------------------------------------------------------------
    def rule_now(self) -> str:
        """The rule that the note is about, or what a pool is."""
        return parted(self.note)[1] or "DD-16"

    @property
    def types(self) -> bool:
        """Whether the pool is being named, or something searched for."""
        return self.searching or super().types

    def handle(self, event: pygame.event.Event) -> bool:
        """Letters go to the name or to the search while one is typed; Escape goes back."""
        if event.type == pygame.KEYDOWN and self.searching:
            return self._type_search(event)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self.search.text:
            self.search.text = ""
            return True
        return super().handle(event)

    def _type_search(self, event: pygame.event.Event) -> bool:
        if ends(event) or event.key == pygame.K_TAB:
            self.searching = False
            return bool(event.key != pygame.K_TAB)
        self.search.take(event)
        return True

    def begin_search(self) -> None:
        """Begin to type what is searched for."""
        self.searching, self.naming = True, None

    def rename(self) -> None:
        """Begin to type another name."""
        self.searching = False
        super().rename()

    # --- what is done ------------------------------------------------------------------------------
    def random(self) -> None:
        """Draw a legal pool."""
        self.draft.random(Random(randbits(64)))
        self.note = ""

    def take_over(self, words: Sequence[str]) -> str:
        """Make dice and figures the pool under way; why not (DD-16)."""
        faults = [fault for fault in word_faults(self.definitions, words) if fault]
        return say("{what}.", what=faults[0]) if faults else self.draft.take_whole(words)

    def click(self, code: str) -> None:
        """Take a figure, or put it back where it was taken; its card is shown."""
        self.shown = code
        self.note = ""
        if code in self.draft.figures:
            self.draft.remove_figure(code)
        else:
            self.note = self.draft.add_figure(code)

    def once_more(self) -> None:
        """Take the figure on the big card once more."""
        self.note = self.draft.add_figure(self.shown)

    def add_die(self, kind: str) -> None:
        """Take a die."""
        self.note = self.draft.add_die(kind)

    def remove_die(self, kind: str) -> None:
        """Put a die back."""
        self.note = self.draft.remove_die(kind)

    def choose_tab(self, tab: str) -> None:
        """Show a class."""
        self.tab = tab

    def listed(self) -> list[Figure]:
        """The figures that the tab and the search leave, by class and level."""
        wanted = self.search.text.casefold().strip()
        found = [
            figure
            for figure in self.definitions.figures
            if not figure.unknown
            and self.tab in (ALL, figure.colour)
            and _speaks_of(figure, wanted, self.app.fonts.told)
        ]
        return sorted(found, key=lambda f: (CLASSES.index(f.colour), f.level, f.kind, f.name))

    # --- drawing -----------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the figures, those chosen, the dice with their chances, and a big card."""
        canvas.surface.fill(canvas.theme["panel"])
        bar, _, area, foot = screen(canvas).inset(MARGIN, 0).rows(BAR, BELOW_BAR, REST, FOOT)
        self._draw_bar(canvas, bar)
        left, right = area.columns(Share(0.6), Share(0.4, *SIDE), gap=18)
        tabs, grid, chosen = left.rows(32, REST, 62, gap=9)
        draw_tabs(canvas, tabs, self.tab, self._counts(), self.choose_tab, self.search.text,
                  self.searching, self.begin_search)  # fmt: skip
        draw_grid(
            canvas, grid, self.facts, self.listed(), self.draft.figures, self.shown, self.click
        )
        draw_chosen(canvas, chosen, self.facts, self.draft.figures, FIGURES, self._show)
        dice, card = right.rows(min(256.0, right.height * 0.42), REST, gap=10)
        draw_dice_table(canvas, dice, self.facts, self.draft, self.add_die, self.remove_die)
        again = self.shown in self.draft.figures
        draw_big_card(canvas, card, self.facts, self.shown, self.once_more if again else None)
        self._draw_foot(canvas, foot)

    def _show(self, code: str) -> Callable[[], object]:
        return partial(self._shows, code)

    def _shows(self, code: str) -> None:
        self.shown = code

    def _counts(self) -> dict[str, int]:
        """How many figures of each class are chosen."""
        kinds = [self.facts.kind(code)[1] for code in self.draft.figures]
        return {letter: kinds.count(letter) for letter in CLASSES}

    def _draw_bar(self, canvas: Canvas, bar: Box) -> None:
        draw_bar(canvas)
        specs = self.buttons()
        size = 15 if canvas.width >= WIDE else 14
        named = buttons_in(canvas, bar, BUTTON, [{**spec, "size": size} for spec in specs], GAP)
        drawn = canvas.text(self.title(), *named.left, TITLE, 25, "bar-text", room=named.width,
                            high=named.height)  # fmt: skip
        says = self.about()
        _, beside = named.columns(drawn.width / canvas.scale, REST, gap=GAP)
        if text_width(canvas, says, LABEL, 16) <= beside.width:
            canvas.text(says, *beside.left, LABEL, 16, "bar-quiet")

    def _draw_foot(self, canvas: Canvas, box: Box) -> None:
        """Draw what was refused, or what is still missing, or what to mind."""
        said, rule = parted(self.note or self._says())
        room = box.columns(REST, RULE)[0].width
        drawn = canvas.text(said, *box.left, LABEL, 15, "quiet", room=room, high=box.height)
        if rule:
            link = box.columns(drawn.width / canvas.scale, REST, gap=GAP)[1]
            rule_link(canvas, "refused", *link.left, rule, self.app.open_rules)

    def _says(self) -> str:
        if missing := self.missing():
            return missing
        found: Sequence[str] = self.draft.warnings()
        return (
            found[0]
            if found
            else say("Each figure has its die; the dice beyond are yours to choose.")
        )


def _speaks_of(figure: Figure, wanted: str, told: Callable[[str], str]) -> bool:
    """Whether a figure's name, class or abilities speak of what is searched for, as it is told."""
    if not wanted:
        return True
    words = [
        figure.name,
        figure.code,
        CLASS_WORDS[figure.colour],
        say("level {level}", level=figure.level),
        figure.kind_name,
    ]
    for ability in figure.abilities:
        words += [ability.word, *(effect.words for effect in ability.effects)]
    if figure.item:
        words += [effect.words for effect in figure.item.effects]
    return any(wanted in spelt.casefold() for word in words for spelt in (word, told(word)))
