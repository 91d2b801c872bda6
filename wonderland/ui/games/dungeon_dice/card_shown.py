"""Whose card the panel shows: who is taken up, pointed at, or acted last."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice.named_line import MASTER, in_names
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.card import FigureCard
from wonderland.ui.games.dungeon_dice.cards import card_of, figure_card, held_card, item_card, master_card
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.pool_row import FIGURES
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.kept import Kept


class CardShown:
    """Chooses the card."""

    def __init__(self, intent: Intent) -> None:
        self._intent = intent
        self._figure = ""
        self._lines = Kept[Sequence[str]]()

    def look(self, canvas: Canvas) -> None:
        """See which figure of a pool is pointed at."""
        pointer = canvas.pointer
        for key in (pointer.hover, pointer.focus if pointer.focus_shown else ""):
            if key.startswith(FIGURES):
                self._figure = key.removeprefix(FIGURES)
                return
        self._figure = ""

    def asked_for(self, view: StateForm, pointed: str) -> bool:
        """Whether one points at a figure, or at somebody while nothing on the table is asked for."""
        if self._figure:
            return True
        if self._intent.mode not in (modes.CHOOSING, modes.WAITING) or not pointed:
            return False
        return bool(self._intent.acting.standing(pointed)) or pointed in view["items"]

    def card(self, view: StateForm, looking: str, pointed: str, pool: str, *, quiet: bool) -> FigureCard | None:
        """The card of who is taken up, or else pointed at; while it is ``quiet``, of who acted last.

        ``pool`` is the side whose pool is shown.
        """
        if quiet:
            return self._last_actor(view, looking)
        intent, acting = self._intent, self._intent.mode == modes.ACTING
        if self._figure and (card := figure_card(intent.facts, self._figure, pool)):
            return card
        life, picked = at_table.options(intent.match).life, intent.acting.picked
        standing = intent.acting.standing(pointed) if pointed else ""
        if acting and picked and not self._over_other(pointed):
            standing = f"{intent.seat}{MASTER}" if picked == MASTER else picked
        if standing.endswith(MASTER):
            return master_card(intent, standing[0], view, life)
        if standing:
            return card_of(intent, standing, view, own=acting and standing == picked)
        if pointed in view["items"]:
            return item_card(intent.facts, view["items"][pointed], pointed)
        if found := self._last_actor(view, looking) or self._next_card(view):
            return found
        return held_card(intent, intent.seat, view) if acting else None

    def _next_card(self, view: StateForm) -> FigureCard | None:
        """The card of the highest of those that could act, while nobody has acted."""
        able = self._intent.acting.able() - {MASTER}
        if not able:
            return None
        facts = self._intent.facts
        first = max(sorted(able), key=lambda key: facts.kind(key[1:4])[0])
        return card_of(self._intent, first, view, own=False)

    def _last_actor(self, view: StateForm, looking: str) -> FigureCard | None:
        """The card of the figure that came or acted last in this turn, so that all know who it is."""
        key = (*self._intent.stamp, looking)
        lines = self._lines.of(key, lambda: self._intent.session.lines_known)
        for line in reversed(lines):
            one = in_names(line)
            if one.verb in ("end", "dice"):
                return None
            if one.figure:
                return figure_card(self._intent.facts, one.figure, one.side)
            if one.code:
                return card_of(self._intent, one.who, view, own=False)
        return None

    def _over_other(self, pointed: str) -> bool:
        """Whether one points at somebody whom the one taken up can't do anything to."""
        acting = self._intent.acting
        if not pointed or acting.aimed or pointed in acting.targets() or pointed in acting.walks():
            return False
        standing = acting.standing(pointed)
        there = bool(standing) or pointed in self._intent.view["items"]
        return there and standing != acting.picked
