"""Events shown in the garden: walks along the ring, paint, cards on the lawn, the Queen's coming."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.core.film import Frame
from wonderland.core.game import Event
from wonderland.games.painting_the_roses.position import seen
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses.effects import GardenEffect, Laid, QueenLands, Sight, Spent, steps_of
from wonderland.ui.games.painting_the_roses.garden import Garden, Moving
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.motion import EffectPlayer
from wonderland.ui.table.film import FilmPlayer


class GardenPresentation(FilmPlayer[StateForm]):
    """Shows what happened, one thing after another.

    Args:
        show: the effects that are under way.
        garden: draws the garden, whose places effects need.
    """

    def __init__(self, show: EffectPlayer, garden: Garden) -> None:
        super().__init__(show)
        self._garden = garden

    def stage(self, film: Sequence[Frame], before: StateForm, seat: str) -> None:
        """Show a film.

        Args:
            film: what happened.
            before: the view before it.
            seat: who looks on.
        """
        self.begin(before, partial(seen, seat=seat))
        for frame in film:
            self.show.stage(steps_of(frame.event))
            self.add(frame)

    @property
    def holds_up(self) -> bool:
        """Words that rise are waited for, too."""
        return self.running

    def take_seen(self) -> list[Event]:
        """What has been seen, once all of it was."""
        return [] if self.holding else super().take_seen()

    def moving(self, layout: Layout) -> Moving:
        """What effects put elsewhere than the view says."""
        moving = Moving()
        for effect in self.show.begun(GardenEffect):
            effect.move(moving, layout, self.show.now)
        return moving

    def leaving(self, cards: Sequence[str], seat: str) -> int | None:
        """Which of a seat's cards is on its way out of the hand; its place stays empty meanwhile."""
        given: list[Spent | Laid] = [*self.show.begun(Spent), *self.show.begun(Laid)]
        for effect in given:
            if effect.event.seat == seat and effect.event.card in cards:
                return cards.index(effect.event.card)
        return None

    # --- drawing ---------------------------------------------------------------------------------
    @property
    def verdict(self) -> QueenLands | None:
        """The Queen’s landing on wet paint, while that scene is seen."""
        return next(iter(self.show.begun(QueenLands)), None)

    def draw_verdict(self, canvas: Canvas, layout: Layout, verdict: QueenLands, view: StateForm) -> None:
        """Draw that scene; where nothing moves about it is a still."""
        verdict.draw_scene(canvas, layout, view, self.show.now, moves=not self.show.reduced)

    def draw(self, canvas: Canvas, layout: Layout, view: StateForm) -> None:
        """Draw what is over the garden of a view: cards on the lawn, paint, words that rise."""
        sight = Sight(canvas, layout, self._garden, view, self.show.now)
        for effect in self.show.begun(GardenEffect):
            effect.draw(sight)
        if sight.flown:
            self._garden.draw_plates_over(canvas, layout, view, sight.flown)
