"""The side panel: seats, tray, what is in hand, the log, one's own dice and figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from wonderland.core.message import say
from wonderland.games.dungeon_dice.names import faces
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.card import FigureCard, card_height, draw_card
from wonderland.ui.games.dungeon_dice.chain_box import ChainSays, Slip, chain_height, draw_chain
from wonderland.ui.games.dungeon_dice.dice_rack import draw_dice_rack, rack_of_dice_height
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.laying import unfit
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.pool_row import PoolLeft, draw_pool
from wonderland.ui.games.dungeon_dice.rack import draw_rack, rack_height
from wonderland.ui.games.dungeon_dice.seat import SeatBox
from wonderland.ui.games.dungeon_dice.tray_box import TrayBox, TrayDie
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.layout import Box
from wonderland.ui.kit.log import LogLine, LogPanel
from wonderland.ui.table.asides import Sitter
from wonderland.ui.table.sitters import head_of

PAD, GAP = 10.0, 8.0
SEAT_TOP, SEAT, POOL = 88.0, 90.0, 74.0
LOG_LEAST = 46.0
Do = Callable[[Callable[[], object]], None]


@dataclass(slots=True)
class PanelSays:
    """What the panel shows besides the view.

    Attributes:
        seats: who sits where.
        card: of who is taken up or pointed at, None for none.
        pointed: whether it is of who is pointed at, for whom racks give way.
        slips, chain: the chain, and what is said below it.
        dice: in the tray.
        slots: places in the tray.
        tumbling: how far the throw has come.
        left: one's own pool.
        pick: what choosing a figure of the pool does, None where it can't be chosen.
        flip_pool: shows what the other side has left, or one's own again.
        log: its lines.
        back: how far up its reader is.
        flip: turns it between words and notation.
        marked: the kinds of dice that a lesson or a hint points at, or the letter of a hint's net.
    """

    seats: Mapping[str, Sitter]
    left: PoolLeft
    card: FigureCard | None = None
    pointed: bool = False
    slips: Sequence[Slip] = ()
    chain: ChainSays = field(default_factory=ChainSays)
    dice: Sequence[TrayDie] = ()
    slots: int = 0
    tumbling: float = 1.0
    pick: Callable[[str], Callable[[], object] | None] = lambda _: None
    flip_pool: Callable[[], object] | None = None
    log: Sequence[LogLine] = ()
    back: int = 0
    flip: Callable[[], None] | None = None
    marked: frozenset[str] = frozenset()


class Panel:
    """Draws the side panel.

    Attributes:
        seats: the seats' boxes, which know where crests are.
        tray: the tray, which knows where dice are.
        log: the log's box, which knows the rows under the mouse.
        dice: where the dice of each kind lie that the side shown has left.
    """

    def __init__(self, intent: Intent) -> None:
        self._intent = intent
        self.seats = SeatBox()
        self.tray = TrayBox()
        self.log = LogPanel(partial(head_of, intent.session))
        self.dice: Mapping[str, Sequence[Rect]] = {}

    def draw(
        self, canvas: Canvas, layout: Layout, view: StateForm, looking: str,
        says: PanelSays, do: Do, *, cap: int, life: int, quiet: bool = False,
    ) -> tuple[str, ...]:  # fmt: skip
        """Draw the panel for a side that looks on; return the places pointed out in the log."""
        s = canvas.scale
        canvas.fill(layout.panel, "panel")
        panel = layout.panel
        whole = Box(panel.left / s, panel.top / s, panel.width / s, panel.height / s).inset(PAD)
        tray_high = 106 if panel.height / s >= 660 else 84
        other = "e" if looking == "w" else "w"
        top, tray, middle, pool, own = whole.rows(
            SEAT_TOP, tray_high, max(0.0, whole.height - SEAT_TOP - tray_high - POOL - SEAT - 4 * GAP),
            POOL, SEAT, gap=GAP,
        )  # fmt: skip
        name = says.seats[other].name
        tip = say("Click: the dice and figures that are left to it, or your own again")
        region = canvas.region("other-pool", top.rect(canvas), says.flip_pool,
                               say("{side}’s dice and figures", side=name), tip)  # fmt: skip
        for box, side in ((top, other), (own, looking)):
            self.seats.draw(canvas, box, side, says.seats[side], view["crests"][side], cap,
                            (view["masters"][side], life))  # fmt: skip
        canvas.ring(region, 9)
        self._draw_tray(canvas, tray, says, do)
        watched = self._draw_middle(canvas, middle, says, do, quiet=quiet)
        self.dice = draw_pool(canvas, pool, says.left, self._intent.facts.names, says.pick)
        return watched

    def _draw_tray(self, canvas: Canvas, box: Box, says: PanelSays, do: Do) -> None:
        rects = self.tray.draw(canvas, box, says.dice, says.slots, says.tumbling)
        if self._intent.mode != modes.CHOOSING:
            return
        for index, rect in enumerate(rects[: len(self._intent.choosing.chosen)]):
            kind = self._intent.choosing.chosen[index]
            take = partial(do, partial(self._intent.choosing.take_out, index))
            name = say("Put the {die} back", die=self._intent.facts.die(kind))
            region = canvas.region(f"chosen-{index}", rect, take, name, say("Put it back"))
            canvas.ring(region, 10)

    def _draw_middle(
        self, canvas: Canvas, room: Box, says: PanelSays, do: Do, *, quiet: bool
    ) -> tuple[str, ...]:
        """Draw what is in hand, and in the rest the log."""
        high, draw = self._in_hand(canvas, room, says, do, quiet=quiet)
        if draw and high <= room.height + 1:
            draw(Box(room.x, room.y, room.width, high))
            room = Box(room.x, room.y + high + GAP, room.width, room.height - high - GAP)
        if room.height < LOG_LEAST:
            return ()
        return self.log.draw(canvas, room.rect(canvas), says.log, says.back, says.flip)

    def _in_hand(
        self, canvas: Canvas, room: Box, says: PanelSays, do: Do, *, quiet: bool
    ) -> tuple[float, Callable[[Box], None] | None]:
        """What is in hand: how high it is, and what draws it."""
        intent = self._intent
        if says.slips:
            high = min(chain_height(len(says.slips)), room.height)
            return high, lambda box: draw_chain(canvas, box, says.slips, says.chain)
        if says.card and says.pointed:
            return self._card(canvas, room, says.card, do)
        if intent.mode == modes.CHOOSING and not quiet:
            pool = Counter(intent.choosing.pool)
            high = min(room.height, rack_of_dice_height(pool, room.height - LOG_LEAST - 50))
            return high, lambda box: self._draw_dice(canvas, box, pool, says.marked, do)
        if intent.mode == modes.LAYING and not quiet:
            high = rack_height(len(intent.facts.letters))
            return min(high, room.height), lambda box: self._draw_nets(canvas, box, says.marked, do)
        if says.card:
            return self._card(canvas, room, says.card, do)
        return 0.0, None

    def _card(
        self, canvas: Canvas, room: Box, card: FigureCard, do: Do
    ) -> tuple[float, Callable[[Box], None]]:
        high = min(card_height(canvas, room.width, card), room.height)
        return high, lambda box: draw_card(canvas, box, card, do)

    def _draw_dice(
        self, canvas: Canvas, box: Box, pool: Counter[str], marked: frozenset[str], do: Do
    ) -> None:
        choosing = self._intent.choosing
        missing = choosing.count - len(choosing.chosen)
        says = say("all chosen") if choosing.ready else say("{n} to choose", n=missing)

        def tell(kind: str) -> str:
            return say("It may show {faces}.", faces=faces(self._intent.facts.faces(kind)))

        draw_dice_rack(canvas, box, pool, choosing.left(), says, tell,
                       lambda kind: partial(do, partial(choosing.add, kind)), marked)  # fmt: skip

    def _draw_nets(self, canvas: Canvas, box: Box, marked: frozenset[str], do: Do) -> None:
        laying, facts = self._intent.laying, self._intent.facts
        nets = {
            letter: facts.cells(letter, laying.orientation if letter == laying.letter else 0)
            for letter in facts.letters
        }
        why_not = {letter: unfit(laying, letter) for letter in facts.letters}
        draw_rack(canvas, box, nets, laying.letter, laying.says(), why_not,
                  lambda letter: partial(do, partial(laying.pick, letter)), marked)  # fmt: skip
