"""The side panel: seats, tray, what is in hand, the log, one's own dice and figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.card import FigureCard
from wonderland.ui.games.dungeon_dice.card_shown import CardShown
from wonderland.ui.games.dungeon_dice.chain_box import Chain, asked_in, slips_of
from wonderland.ui.games.dungeon_dice.dice_rack import draw_dice_rack, rack_of_dice_height
from wonderland.ui.games.dungeon_dice.effects import Anchors
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.odds import lit
from wonderland.ui.games.dungeon_dice.pool_row import PoolRow
from wonderland.ui.games.dungeon_dice.presentation import Presentation
from wonderland.ui.games.dungeon_dice.rack import draw_rack, rack_height
from wonderland.ui.games.dungeon_dice.seat import draw_seat
from wonderland.ui.games.dungeon_dice.tray_box import Tray, TrayDie
from wonderland.ui.kit.action_bar import Do
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.layout import REST, Box, box_of
from wonderland.ui.kit.log import LogBook, LogLine
from wonderland.ui.table.asides import Sitter
from wonderland.ui.table.frontispiece import log_panel

SEAT, GAP = 90.0, 8.0
LOG_LEAST = 46.0
NOTHING_YET = (LogLine(say("Nothing has happened yet. Point at a figure to see what it can do."), 0, ""),)


class Seen(NamedTuple):
    """What is seen of a match.

    Attributes:
        shown: the view that is shown.
        view: the same, with chests shut that nobody may look into.
        looking: the side that looks on.
        quiet: whether something is still to be seen, so that nothing is asked.
        pointed: the square that is pointed at, ``""`` for none.
        covered: whether what is the own of the side that looks on may not be seen.
        marked: in the panel: kinds of dice that a lesson or a hint points at, or the letter of its net.
    """

    shown: StateForm
    view: StateForm
    looking: str
    quiet: bool
    pointed: str = ""
    covered: bool = False
    marked: frozenset[str] = frozenset()


class Panel:
    """Draws the side panel.

    Args:
        intent: what the player has begun.
        film: what is still to be seen.
        log: what has happened.

    Attributes:
        log: the log's box, which knows the rows under the mouse.
        dice: where the dice of each kind lie that the side shown has left.
        other_pool: whether the other side's dice and figures are shown instead of one's own.
    """

    def __init__(self, intent: Intent, film: Presentation, log: LogBook) -> None:
        self._intent, self._film, self._book = intent, film, log
        self._cards = CardShown(intent)
        self.log = log_panel(intent.session)
        self.dice: Mapping[str, Sequence[Rect]] = {}
        self.other_pool = False

    def draw(self, canvas: Canvas, layout: Layout, seen: Seen, seats: Mapping[str, Sitter], do: Do) -> tuple[str, ...]:
        """Draw the panel for a side that looks on; return the places pointed out in the log."""
        self._cards.look(canvas)
        canvas.fill(layout.panel, "panel")
        whole = box_of(canvas, layout.panel).inset(10)
        top, tray, middle, pool, own = whole.rows(88.0, 106 if whole.height >= 640 else 84, REST, 74.0, SEAT, gap=GAP)
        other = "e" if seen.looking == "w" else "w"
        tip = say("Click: the dice and figures that are left to it, or your own again")
        name = say("{side}’s dice and figures", side=seats[other].name)
        flip = partial(do, self._flip_pool)
        region = canvas.region("other-pool", top.rect(canvas), flip, name, tip)
        options = at_table.options(self._intent.match)
        crests: dict[tuple[str, str], tuple[int, int]] = {}
        for box, side in ((top, other), (own, seen.looking)):
            life = seen.view["masters"][side], options.life
            held = seen.view["crests"][side]
            crests |= draw_seat(canvas, box, side, seats[side], held, options.cap, life)
        canvas.ring(region, 9)
        places = self._draw_tray(canvas, tray, seen.shown, do)
        self._film.anchors = Anchors([place.center for place in places], crests)
        row = self._row(seen)
        watched = self._draw_middle(canvas, middle, seen, row.side, do)
        self.dice = row.draw(canvas, pool, self._intent.facts, partial(self._picker, do))
        return watched

    def _picker(self, do: Do, code: str) -> Callable[[], object] | None:
        """What chooses a figure to be called, None where it can't be."""
        calling, laying = self._intent.laying.calling, self._intent.mode == modes.LAYING
        return partial(do, partial(calling.pick, code)) if laying and code in calling.codes else None

    def _flip_pool(self) -> None:
        """Show what the other side has left instead of one's own, or one's own again."""
        self.other_pool = not self.other_pool

    # --- the tray --------------------------------------------------------------------------------
    def _draw_tray(self, canvas: Canvas, box: Box, shown: StateForm, do: Do) -> list[Rect]:
        """Draw the tray; a click on a die that was chosen puts it back."""
        intent = self._intent
        places = self._tray(shown).draw(canvas, box)
        chosen = intent.choosing.chosen if intent.mode == modes.CHOOSING else []
        for index, (kind, rect) in enumerate(zip(chosen, places, strict=False)):
            take = partial(do, partial(intent.choosing.take_out, index))
            name = say("Put the {die} back", die=intent.facts.die(kind))
            region = canvas.region(f"chosen-{index}", rect, take, name, say("Put it back"))
            canvas.ring(region, 10)
        return places

    def _tray(self, shown: StateForm) -> Tray:
        facts, choosing = self._intent.facts, self._intent.choosing
        if throw := self._film.throw():
            thrown = zip(throw.event.kinds, throw.event.faces, strict=True)
            dice = [TrayDie(kind, face, faces=facts.faces(kind)) for kind, face in thrown]
            return Tray(dice, len(dice), self._film.come(throw))
        if self._intent.mode == modes.CHOOSING and not self._film.holding:
            return Tray([*map(TrayDie, choosing.chosen)], choosing.count)
        kinds = [str(die["kind"]) for die in shown["dice"]]
        faces = [str(die["face"] or "") for die in shown["dice"]]
        return Tray([*map(TrayDie, kinds, faces, lit(kinds, faces))], len(kinds))

    # --- what is in hand, and the log --------------------------------------------------------------
    def _draw_middle(self, canvas: Canvas, room: Box, seen: Seen, pool: str, do: Do) -> tuple[str, ...]:
        """Draw what is in hand, and in the rest the log."""
        high, draw = self._in_hand(canvas, room, seen, pool, do)
        if draw and high <= room.height + 1:
            box, room = room.rows(high, REST, gap=GAP)
            draw(box)
        if room.height < LOG_LEAST:
            return ()
        book = self._book
        lines = book.shown(self._intent.session.lines_known if book.as_notation else ())
        return self.log.draw(canvas, room.rect(canvas), lines or NOTHING_YET, book.back, book.flip)

    def _in_hand(
        self, canvas: Canvas, room: Box, seen: Seen, pool: str, do: Do
    ) -> tuple[float, Callable[[Box], None] | None]:
        """What is in hand: how high it is, and what draws it."""
        intent, most = self._intent, room.height
        if chain := self._chain(seen.shown):
            return min(chain.high, most), partial(chain.draw, canvas)
        card = self._cards.card(seen.view, seen.looking, seen.pointed, pool, quiet=seen.quiet)
        if card and self._cards.asked_for(seen.view, seen.pointed):
            return self._card(canvas, room, card, do)
        if intent.mode == modes.CHOOSING and not seen.quiet:
            high = rack_of_dice_height(intent.choosing, most - LOG_LEAST - 50)
            draw = lambda box: draw_dice_rack(canvas, box, intent.choosing, seen.marked, do)  # noqa: E731
            return min(high, most), draw
        if intent.mode == modes.LAYING and not seen.quiet:
            high = rack_height(len(intent.facts.letters))
            return min(high, most), lambda box: draw_rack(canvas, box, intent.laying, seen.marked, do)
        return self._card(canvas, room, card, do) if card else (0.0, None)

    @staticmethod
    def _card(canvas: Canvas, room: Box, card: FigureCard, do: Do) -> tuple[float, Callable[[Box], None]]:
        return min(card.high(canvas, room.width), room.height), lambda box: card.draw(canvas, box, do)

    def _chain(self, shown: StateForm) -> Chain | None:
        """The chain, where it is worth a look: of more than one link, or asked about, or in motion."""
        links, film = [str(link) for link in shown["chain"]], self._film
        away, coming = film.slips(), film.coming()
        asked = self._intent.mode in modes.ASKED
        slips = slips_of(self._intent.facts, links, coming)
        if not slips or not (len(links) > 1 or away or coming or asked):
            return None
        return Chain(slips, asked_in(shown, unwinds=film.unwinds), away, self._idle())

    def _idle(self) -> frozenset[int]:
        """The links that will do nothing: as has been seen, or as it comes if nobody adds anything."""
        if self._film.holding or self._intent.mode != modes.ANSWERING:
            return self._film.idle
        return frozenset(self._intent.asking.outlook("pass").idle)

    # --- dice and figures that are left --------------------------------------------------------------
    def _row(self, seen: Seen) -> PoolRow:
        """What is left to the side whose pool is shown, as far as the side that looks on may know it."""
        intent, side = self._intent, seen.looking
        calls = intent.mode == modes.LAYING and intent.seat == side
        if self.other_pool and not calls:
            side = "e" if side == "w" else "w"
        known = intent.view if asked_of_another(intent, seen.looking) else seen.view
        if seen.covered:
            known = intent.view_of("e" if side == "w" else "w")
        pool, named = known["pools"][side], "" if side == seen.looking else SIDE_NAMES[side]
        row = PoolRow(side, pool["dice"], pool["figures"], seen.view["summoned"][side], named)
        calling = intent.laying.calling
        if intent.mode != modes.LAYING or intent.seat != side or self._film.holding:
            return row
        return row._replace(open=calling.codes, picked=calling.code)


def asked_of_another(intent: Intent, looking: str) -> bool:
    """Whether a question is put to another at the same screen than the one who looks on (DD-93)."""
    return intent.mode in modes.ASKED and intent.seat != looking
