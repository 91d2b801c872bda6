"""How events are shown: effects on the table, dice in the tray, factors under way, the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wonderland.core.film import Frame
from wonderland.core.game import Event
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.events import Rolled
from wonderland.games.wonderland.state_form import StateForm
from wonderland.ui.boards.dice_tray import DiceBox, inner_size, tray_box
from wonderland.ui.games.wonderland.animation import effects_of
from wonderland.ui.games.wonderland.board import squares_of
from wonderland.ui.games.wonderland.dice import throw_of
from wonderland.ui.games.wonderland.flight import Flights
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.held import HeldDomino
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.motion import EffectPlayer, Hear
from wonderland.ui.table.film import FilmPlayer

FactorAt = Mapping[tuple[str, str], tuple[int, int]]


class TablePresentation(FilmPlayer[StateForm]):
    """Shows what happened, one thing after another.

    Args:
        hear: plays a sound at a place.
        place: says where things lie now.
        factor_at: says where the panel shows each side's factors.
        throws: whether dice are seen to be thrown, as at a table; of a record only their faces are.

    Attributes:
        dice: the throw that is being shown, None while there is none.
        flights: factors on their way to their pools.
        held: the domino in hand, following the mouse.
        flick: how the next dice are thrown, in pixels a second.
        before: the state before the dice that are being thrown; None while there are none.
    """

    def __init__(
        self, hear: Hear, place: Callable[[], Layout], factor_at: Callable[[], FactorAt], *, throws: bool = True
    ) -> None:
        super().__init__(EffectPlayer(1.0, hear))
        self.dice: DiceBox | None = None
        self.before: StateForm | None = None
        self.flights = Flights()
        self.held = HeldDomino()
        self.flick: tuple[float, float] = (0.0, 0.0)
        self._hear = hear
        self._throws = throws
        self._place = place
        self._factor_at = factor_at
        self._roller = ""

    # --- what is to be shown -----------------------------------------------------------------
    def stage(self, film: Sequence[Frame], before: StateForm, definitions: Definitions, seed: int) -> None:
        """Show a film.

        Args:
            film: what happened.
            before: the state before it.
            definitions: the game's data.
            seed: how dice tumble.
        """
        events = [frame.event for frame in film]
        for frame in film:
            self.add(frame)
        for event in events:
            if isinstance(event, Rolled) and self._throws and self.show.moving:
                layout = self._place()
                self.dice = DiceBox(throw_of(event, definitions), inner_size(layout.felt, layout.scale),
                                    layout.scale, self._hear, seed, self.flick)  # fmt: skip
                self._roller = event.side
                self.before = before
                self.flick = (0.0, 0.0)
        self.show.stage(effects_of(events, squares_of(before["beings"])))

    def hasten(self) -> None:
        """Let dice that are thrown rest at once; where none are, show the truth."""
        if self.dice:
            self.dice.skip()
        else:
            self.show.skip()

    def drop(self) -> None:
        """Show the truth at once: no effects, no dice."""
        self.show.skip()
        self.flights.flights.clear()
        self.dice = self.before = None

    # --- time --------------------------------------------------------------------------------
    @property
    def running(self) -> bool:
        """Whether dice or effects are still to be seen."""
        return self.dice is not None or self.show.running

    @property
    def moves(self) -> bool:
        """Whether dice tumble, or how things came is still to be seen."""
        return self.dice is not None or self.holding

    @property
    def holds_up(self) -> bool:
        """Whether agents and chance wait for it."""
        return self.running

    @property
    def telling(self) -> bool:
        """Whether dice tumble: nothing tells a roll then."""
        return self.dice is not None

    def take_seen(self) -> list[Event]:
        """The events that have been seen since this was asked last: none while dice tumble."""
        return [] if self.telling else super().take_seen()

    @property
    def thrown(self) -> Rect | None:
        """Where the dice lie that are being thrown; None while there are none."""
        if self.dice is None:
            return None
        layout = self._place()
        return tray_box(layout.felt, layout.scale)

    def update(self, elapsed: float) -> None:
        """Let the dice, or else the effects, go on by some milliseconds."""
        if self.dice is None:
            self.show.update(elapsed)
            return
        self.dice.update(elapsed)
        if self.dice.over:
            self._send_factors(self.dice, self._factor_at())
            self.dice = self.before = None
            self._hear("factor-in")

    def _send_factors(self, dice: DiceBox, factor_at: FactorAt) -> None:
        """Send the factors of a roll to the pool of the side that rolled."""
        centres = dice.centres(tray_box(self._place().felt, self._place().scale))
        ways = [
            (die.face, centre, factor_at[self._roller, die.face])
            for die, centre in zip(dice.throw.dice, centres, strict=True)
            if (self._roller, die.face) in factor_at
        ]
        if self.show.speed:
            self.flights.send(self._roller, ways, self.show.speed)

    def carry(self, at: tuple[int, int] | None, fits: Rect | None, turn: int, elapsed: float) -> bool:
        """Let the domino in hand follow the mouse; whether that shows.

        Args:
            at: where the hand is; None while it holds nothing.
            fits: the place nearby that it fits.
            turn: how the domino is turned.
            elapsed: milliseconds.
        """
        self.held.aim(at, turn, fits)
        return self.held.update(elapsed) and bool(self.show.speed)

    # --- drawing -----------------------------------------------------------------------------
    def draw_dice(self, canvas: Canvas, layout: Layout) -> bool:
        """Draw the dice that are being thrown; whether there are any."""
        if self.dice is None:
            return False
        veiled = Rect(0, 0, layout.panel.left, canvas.surface.get_height())
        self.dice.draw(canvas, veiled, tray_box(layout.felt, layout.scale))
        return True

    def draw_held(self, canvas: Canvas, layout: Layout, side: str, index: int) -> None:
        """Draw the domino in hand, of a side and with its number on the table."""
        if self.show.speed:
            self.held.draw(canvas, layout, side, index)
