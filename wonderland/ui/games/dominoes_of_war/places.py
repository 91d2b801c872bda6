"""The places on the battlefield that can be clicked, and what a click there means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.idle import why_idle
from wonderland.games.dominoes_of_war.names import domino
from wonderland.games.dominoes_of_war.queries import Figure
from wonderland.games.dominoes_of_war.view import View
from wonderland.kit.grammar import Word
from wonderland.ui.games.dominoes_of_war import marks, things
from wonderland.ui.games.dominoes_of_war.begun import Begun
from wonderland.ui.games.dominoes_of_war.plan import EDGE, Plan
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import HouseBoard, Touch

TROOP, SQUARE, TARGET = "troop", "square", "target"


class Places:
    """Draws the places to click.

    Args:
        board: the board.
        begun: what the player has begun.

    Attributes:
        offered: the places where something can be taken, as they were drawn last.
    """

    def __init__(self, board: HouseBoard, begun: Begun) -> None:
        self._board, self._begun = board, begun
        self._room = Rect(0, 0, 0, 0)
        self.offered: list[Rect] = []

    def draw(
        self, canvas: Canvas, plan: Plan, room: Rect, seen: View, hand: Hand, touch: Touch,
        figures: Mapping[str, Figure],
    ) -> None:  # fmt: skip
        """Draw what can be clicked in the phase that it is, as far as it lies in the room."""
        self._room = room
        phase = seen["phase"]
        if phase == "base":
            self._base_places(canvas, plan, seen)
        elif phase == "stock":
            self._stock_places(canvas, plan, seen)
        elif phase == "wall" or (phase == "bonus" and seen["bonus"] == self._total(seen, "shift")):
            self._wall_places(canvas, plan, seen)
        else:
            self._board_places(canvas, plan, seen, hand, touch, figures)

    @staticmethod
    def _total(seen: View, what: str) -> int:
        bonuses = seen.known.config.definitions.bonuses
        return next((total for total, own in bonuses.items() if own == what), 0)

    def _base_places(self, canvas: Canvas, plan: Plan, seen: View) -> None:
        fits, size = (set(queries.base_squares(seen, self._begun.laying)), seen.known.config.options.base)
        field = queries.field(seen)
        for name in plan.shown():
            if name in field:
                continue
            if name in fits or name in self._begun.laying:
                act = self._begun.toggle(self._begun.laying, name, size)
                self.offered.append(plan.cell(name))
            else:
                act = self._begun.refuse(queries.why_no_base(seen, self._begun.laying, name))
            self._region(canvas, plan.cell(name), name, act, say("Square {name}", name=name))

    def _stock_places(self, canvas: Canvas, plan: Plan, seen: View) -> None:
        """The tiles of the own base: who stands on them is put elsewhere by choosing anew."""
        tiles, begun = queries.to_stock(seen), self._begun
        for name in tiles:
            act = begun.do(partial(begun.choose, name))
            self._region(canvas, plan.cell(name), name, act, say("Square {name}", name=name))
            if name not in begun.stocked:
                marks.empty(canvas, plan, name)
                self.offered.append(plan.cell(name))
        if chosen := begun.next_tile(tiles):
            marks.frame(canvas, plan, chosen, "now")

    def _wall_places(self, canvas: Canvas, plan: Plan, seen: View) -> None:
        standing = seen.form["walls"]
        shifting = seen["phase"] == "bonus"
        if shifting:
            for edge in standing:
                take = self._begun.do(partial(setattr, self._begun, "wall", "" if self._begun.wall == edge else edge))
                self._region(canvas, plan.edge(edge, canvas.px(EDGE)), edge, take, self._between(edge))
                if edge == self._begun.wall:
                    marks.edge(canvas, plan, edge)
        if shifting and not self._begun.wall:
            return
        taken, free = self._begun.wall, queries.free_edges(seen, self._begun.wall)
        for edge in queries.all_edges(seen):
            place = plan.edge(edge, canvas.px(EDGE))
            if edge in free:
                self._free_edge(canvas, plan, edge, f"shift {taken} {edge}" if shifting else f"wall {edge}")
            elif not shifting and (refused := queries.why_no_wall(seen, edge)):
                act = self._begun.refuse(refused)
                self._region(canvas, place, edge, act, self._between(edge))

    def _free_edge(self, canvas: Canvas, plan: Plan, edge: str, words: str) -> None:
        """An edge where a wall may be put; pointed at, the wall stands there already."""
        marks.free_edge(canvas, plan, edge)
        if canvas.pointer.hover == edge:
            things.wall(canvas, plan, *queries.edge_squares(edge))
            marks.edge(canvas, plan, edge)
        place = plan.edge(edge, canvas.px(EDGE))
        self._region(canvas, place, edge, self._begun.say(words), self._between(edge))
        self.offered.append(place)

    @staticmethod
    def _between(edge: str) -> str:
        low, high = queries.edge_squares(edge)
        return say("Between {low} and {high}", low=low, high=high)

    def _board_places(
        self, canvas: Canvas, plan: Plan, seen: View, hand: Hand, touch: Touch, figures: Mapping[str, Figure]
    ) -> None:
        held = next(iter(hand.chosen(TROOP)), "")
        aims = queries.targets(seen, held) if held else []
        for name in queries.building_squares(seen):
            marks.open_square(canvas, plan, name)
            build = self._begun.say(f"build {name}")
            self._region(canvas, plan.cell(name), name, build, say("Square {name}", name=name))
            self.offered.append(plan.cell(name))
        tiles = queries.tiles(seen)
        for name in (name for name in plan.shown() if name in tiles):
            who = figures.get(name)
            if who and name in aims:
                act = self._shot(seen, touch, held, who)
            elif held:
                act = self._with_held(seen, hand, touch, name, who)
            elif seen["phase"] == "bonus" and seen["bonus"] == self._total(seen, "reinforce"):
                act = touch(Word(SQUARE, name), attempt=queries.reinforcing(seen, name))
            else:
                act = partial(self._pick, seen, touch, name)
                if who and who.seat == seen.seat:
                    self.offered.append(plan.cell(name))
            self._region(canvas, plan.cell(name), name, act, spoken(self._board, seen, name, who))
        if held:
            for edge, (near, beyond) in queries.walls_to_break(seen, held).items():
                marks.edge(canvas, plan, edge)
                self._region(
                    canvas,
                    plan.edge(edge, canvas.px(EDGE)),
                    edge,
                    self._begun.say(f"breach {held} {near} {beyond}"),
                    self._between(edge),
                )

    def _with_held(self, seen: View, hand: Hand, touch: Touch, name: str, who: Figure | None) -> Callable[[], object]:
        """What a click means on a tile with nobody whom the figure in hand can hit."""
        (held,) = hand.chosen(TROOP)
        if who is None and queries.either(seen, held, name):
            return self._begun.do(partial(hand.take, Word(SQUARE, name)))
        if who is None:
            return touch(Word(SQUARE, name), attempt=f"move {held} {name}")
        if who.seat != seen.seat:
            return touch(Word(TARGET, name), attempt=f"attack {held} {name}")
        return partial(self._pick, seen, touch, name)

    def _shot(self, seen: View, touch: Touch, held: str, target: Figure) -> Callable[[], object]:
        """What a click means on somebody whom the figure in hand can hit.

        A shot at one of one's own side is asked for first; once more, and he is taken up instead.
        """
        name, aimed = target.square, self._begun.aimed
        if target.seat == seen.seat and name in aimed:
            return self._taken_up(touch, name)
        if queries.pairs(seen, held):
            return self._begun.toggle(aimed, name, 2)
        if queries.friends(seen, target.seat):
            return self._begun.toggle(aimed, name, 1)
        return touch(Word(TARGET, name), attempt=f"attack {held} {name}")

    def _pick(self, seen: View, touch: Touch, name: str) -> None:
        """Take up a figure that can do something, or say why it can't."""
        last = self._board.session.match.events_for(seen.seat)
        refused = why_idle(seen, name, last)
        act = self._begun.refuse(refused) if refused else self._taken_up(touch, name)
        act()

    def _taken_up(self, touch: Touch, name: str) -> Callable[[], object]:
        """A figure is taken up, or put back; what another one aimed at is let be."""
        take = touch(Word(TROOP, name))

        def act() -> None:
            self._begun.aimed.clear()
            take()

        return act

    def _region(self, canvas: Canvas, rect: Rect, key: str, act: Callable[[], object], spoken: str) -> None:
        if seen := rect.clip(self._room):
            canvas.ring(canvas.region(key, seen, act, spoken), 4)


def spoken(board: HouseBoard, seen: View, name: str, who: Figure | None) -> str:
    """How a square is called, with whoever stands there."""
    if who is not None:
        name_of = board.session.game.info.name_of
        gaps = {"seat": name_of(who.seat), "troop": who.name, "square": name}
        return say("{seat}’s {troop} on {square}", **gaps)
    if name in seen.form["faces"]:
        return say("{square}, face up: {face}", square=name, face=domino(seen.form["faces"][name]))
    return say("Square {name}", name=name)
