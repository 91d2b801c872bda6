"""Events shown on the table: dice, the die that unfolds, walks, blows, chests, slips of the chain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Never

from wonderland.core.film import Frame
from wonderland.core.game import Event
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice.board import Moving
from wonderland.ui.games.dungeon_dice.effects import (
    Anchors,
    LinkCancelled,
    LinkComes,
    LinkGoes,
    Sight,
    Surroundings,
    TableEffect,
    Throw,
    Unfolding,
    effects_of,
)
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.motion import EffectPlayer
from wonderland.ui.table.film import FilmPlayer


class Presentation(FilmPlayer[StateForm]):
    """Shows what happened, one thing after another.

    Args:
        show: the effects that are under way.
        facts: what figures are called.

    Attributes:
        anchors: where things in the panel are.
    """

    def __init__(self, show: EffectPlayer, facts: Facts) -> None:
        super().__init__(show)
        self._facts = facts
        self._idle: frozenset[int] = frozenset()
        self.anchors = Anchors()

    def stage(self, film: Sequence[Frame], before: StateForm, side: str, slots: Mapping[str, str]) -> None:
        """Show a film.

        Args:
            film: what happened.
            before: the view before it.
            side: who looks on.
            slots: the Masters' squares.
        """
        self.begin(before, partial(queries.seen, side=side))
        long = _is_long([frame.event for frame in film], before)
        masters = {f"{owner} master": square for owner, square in slots.items()}
        for number, frame in enumerate(film):
            scene = Surroundings(before["monsters"], masters, long)
            if not _waits(frame.event, film[number + 1 :]):
                self.show.stage(effects_of(frame.event, scene))
            self.add(frame)
            before = queries.seen(frame, side)

    def told(self, event: Event) -> None:
        """Remember which links were seen to be cancelled, until they have been seen to do nothing."""
        if isinstance(event, ev.Cancelled):
            self._idle |= {event.number}
        elif isinstance(event, ev.LinkResolved):
            self._idle -= {event.number}

    @property
    def telling(self) -> bool:
        """Whether what is still to be seen would be told by what the bars say of it."""
        return any(isinstance(one, TableEffect) and one.tells for one in self.show.effects)

    # --- where things are meanwhile ----------------------------------------------------------------
    def come(self, effect: TableEffect[Never]) -> float:
        """How far an effect has come, evenly."""
        return effect.come(1 - effect.left(self.show.now))

    def moving(self, layout: Layout) -> Moving:
        """Where effects put the monsters of the view that is shown."""
        moving = Moving()
        if view := self.shown:
            for effect in self.show.begun(TableEffect):
                effect.move(moving, layout, view, self.come(effect))
        return moving

    def throw(self) -> Throw | None:
        """The dice that tumble."""
        return next(iter(self.show.begun(Throw)), None)

    def step(self) -> str:
        """The step of a turn that is seen to happen, ``""`` where what is seen may be of any."""
        return next((one.step for one in self.show.begun(TableEffect) if one.step), "")

    @property
    def unfolding(self) -> Sequence[str]:
        """The squares on which a die is seen to unfold."""
        return next((one.event.squares for one in self.show.begun(Unfolding)), ())

    def slips(self) -> dict[int, float]:
        """How far slips of the chain have come: below 0 they slide in, above they flip away."""
        found = {link.event.number: self.come(link) for link in self.show.begun(LinkGoes)}
        coming = self.show.begun(LinkComes)
        return found | {link.event.number: self.come(link) - 1 for link in coming}

    @property
    def unwinds(self) -> bool:
        """Whether links of a chain are still to be seen taking effect."""
        return any(isinstance(effect, LinkGoes | LinkCancelled) for effect in self.show.effects)

    @property
    def idle(self) -> frozenset[int]:
        """The numbers of links that are seen to do nothing."""
        going = {link.event.number for link in self.show.begun(LinkGoes) if link.event.why}
        return self._idle | going | {link.event.number for link in self.show.begun(LinkCancelled)}

    def coming(self) -> str:
        """The line of a link that is sliding in, ``""`` for none."""
        return next((link.event.line for link in self.show.begun(LinkComes)), "")

    def draw(self, canvas: Canvas, layout: Layout, view: StateForm) -> None:
        """Draw what is over the table of the view that is shown."""
        sight = Sight(canvas, layout, self._facts, self.anchors, view, self.show.speed)
        for effect in self.show.begun(TableEffect):
            effect.draw(sight, self.come(effect))


def _waits(event: Event, later: Sequence[Frame]) -> bool:
    """Whether a link is an attack that may be defended: it has its slip until that is decided (DD-55)."""
    first = isinstance(event, ev.LinkResolved) and event.number == 1
    return first and any(isinstance(frame.event, ev.DefendAsked) for frame in later)


def _is_long(events: Sequence[Event], before: StateForm) -> bool:
    """Whether a chain is worth a look: more than one link, or somebody was asked about it."""
    links = len(before["chain"]) + sum(isinstance(event, ev.LinkAdded) for event in events)
    return links > 1 or any(isinstance(event, ev.Asked) for event in events)
