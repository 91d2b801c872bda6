"""The battlefield: tiles, walls and figures, and what a click on them means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.game import Event
from wonderland.core.game import View as AnyView
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.actions import GRAMMAR
from wonderland.games.dominoes_of_war.lesson_words import MarksModel
from wonderland.games.dominoes_of_war.queries import Figure
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war import (
    card,
    force,
    marks,
    next_tile,
    palette,
    pills,
    ready,
    setup_guide,
    things,
    titles,
)
from wonderland.ui.games.dominoes_of_war.beats import beats
from wonderland.ui.games.dominoes_of_war.begun import Begun, acts
from wonderland.ui.games.dominoes_of_war.beside import draw_beside
from wonderland.ui.games.dominoes_of_war.fallen import Fallen
from wonderland.ui.games.dominoes_of_war.field import Field
from wonderland.ui.games.dominoes_of_war.kitchen import kitchen_table
from wonderland.ui.games.dominoes_of_war.meant import meant
from wonderland.ui.games.dominoes_of_war.motion import Motion
from wonderland.ui.games.dominoes_of_war.nearness import Nearness
from wonderland.ui.games.dominoes_of_war.places import SQUARE, TARGET, TROOP, Places
from wonderland.ui.games.dominoes_of_war.plan import Plan
from wonderland.ui.games.dominoes_of_war.questions import Questions
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.kit.spaces import TIGHT
from wonderland.ui.table.hand import Hand, Manners
from wonderland.ui.table.house_bars import Above
from wonderland.ui.table.house_board import Beat, HouseBoard, Picture, Touch
from wonderland.ui.table.panel import Has


class Battlefield(Picture):
    """The table of Dominoes of War."""

    manners = Manners(
        closes={SQUARE: TROOP, TARGET: TROOP, "type": SQUARE},
        roles={form.verb: [role.name for role in form.roles] for form in GRAMMAR.forms},
    )
    high = True

    def __init__(self, board: HouseBoard) -> None:
        super().__init__(board)
        self._begun = Begun(board)
        self._places = Places(board, self._begun)
        self._questions = Questions(board, self._begun)
        self._near = Nearness()
        self._fallen = Fallen(board.session)
        self._plan: Plan | None = None
        self._room = Rect(0, 0, 0, 0)

    # --- what is begun -----------------------------------------------------------------------
    def renew(self) -> None:
        """Something happened: nothing is begun any more."""
        self._begun.clear()

    def beats(self, event: Event) -> Sequence[Beat]:
        """How long it is looked at where an event led, part by part, and what is heard."""
        return beats(event)

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, box: Box, seen: AnyView, hand: Hand, touch: Touch) -> None:
        """Draw the table, the tiles, and row by row who stands on them."""
        assert isinstance(seen, View)
        table, room = self.board.layout.picture, box.rect(canvas)
        canvas.surface.blit(kitchen_table(canvas, table.size), table)
        slots = self._questions.slots(seen)
        if slots:
            board, tray = box.rows(REST, palette.HIGH)
            palette.draw(canvas, tray, slots)
            plan = Plan.of_base(seen, board.rect(canvas))
        else:
            if self._has_shapes(box, seen):
                shapes, box = box.columns(ready.WIDE, REST)
                if acts(self.board, seen):
                    ready.draw(canvas, shapes, seen, self._begun)
                room = box.rect(canvas)
            plan = self._seen_near(Plan.of(seen, room, self._begun.growing(seen)), room)
            draw_beside(canvas, plan, room, self.board.ways.tightness(seen))
        self._plan, self._room = plan, room
        with canvas.clipped(room):
            self._draw_field(canvas, plan, seen, hand, touch)

    def _has_shapes(self, box: Box, seen: View) -> bool:
        """Whether ready-made bases have their place, while others lay theirs, too: so no square moves then."""
        person = self.board.session.human(seen.seat) and not self.board.table.frame
        return person and seen["phase"] == "base" and box.width >= ready.LEAST

    def _seen_near(self, whole: Plan, room: Rect) -> Plan:
        """The squares as near as the player wants them, or whole where a lesson points elsewhere."""
        near = self._near.see(whole, room)
        pointed = [near.cell(name) for name in self.board.about()]
        return near if all(map(room.contains, pointed)) else whole

    def nearer(self, notches: int, at: tuple[int, int] | None) -> bool:
        """Come nearer to a place by notches of the wheel; 0 for the whole field, or back."""
        if notches and self._plan:
            self._near.turn(notches, at or self._room.center, self._plan, self._room)
        elif not notches:
            self._near.whole()
        self.board.app.dirty = True
        return True

    def _draw_field(self, canvas: Canvas, plan: Plan, seen: View, hand: Hand, touch: Touch) -> None:
        """Draw the tiles, what lies and stands on them, and what a click there would do."""
        motion = Motion(self.board.film.in_motion())
        field = Field(canvas, plan, seen, motion)
        field.tiles()
        figures = {who.square: who for who in [*queries.figures(seen), *self._meant(seen)]}
        held = next(iter(hand.chosen(TROOP)), "")
        self._fallen.draw(canvas, plan, self._room, seen)
        marks.lanes(canvas, plan, queries.lanes(seen))
        if held:
            self._reach(canvas, plan, seen, held, figures)
        if self._begun.threats:
            for name in queries.threatened(seen, seen.seat):
                marks.threat(canvas, plan, name)
        field.worths()
        if seen["phase"] == "base":
            fits = queries.base_squares(seen, self._begun.laying) if acts(self.board, seen) else []
            for name in set(fits) & set(plan.shown()):
                marks.open_square(canvas, plan, name)
            for name in self._begun.laying:
                things.base_tile(canvas, plan, name, str(seen["to_act"]))
        field.standing(figures, held)
        for name in hand.chosen(SQUARE):
            marks.frame(canvas, plan, name, "now")
        for name in self.board.about():
            marks.pointed(canvas, plan, name)
        motion.draw(canvas, plan)
        things.labels(canvas, plan, self._room)
        self._places.offered = []
        if acts(self.board, seen):
            self._places.draw(canvas, plan, self._room, seen, hand, touch, figures)
            if held:
                act = meant(seen, held, self._begun, canvas.pointer)
                pills.draw(canvas, plan, self._room, seen, held, act)

    def _meant(self, seen: View) -> list[Figure]:
        """Those whom the seat that stocks means to put on its tiles."""
        if seen["phase"] != "stock" or not acts(self.board, seen):
            return []
        faction = queries.faction_of(seen)[seen.seat]
        return [
            Figure(square, seen.seat, kind, "", faction, "", acted=False)
            for square, kind in self._begun.stocked.items()
        ]

    def _reach(self, canvas: Canvas, plan: Plan, seen: View, held: str, figures: Mapping[str, Figure]) -> None:
        """Where the figure in hand may go, whom it may hit, and what goes off with it."""
        face_down = queries.field(seen) - set(seen.form["faces"])
        for name in queries.reach(seen, held):
            marks.reach(canvas, plan, name, unknown=name in face_down)
        aims = queries.targets(seen, held)
        for name in aims:
            marks.target(canvas, plan, name, held, aimed=name in self._begun.aimed)
        who = figures.get(held)
        if who and queries.charges(seen, held):
            for name in aims:
                tiles, _ = queries.blast(seen, held, name)
                marks.blast(canvas, plan, tiles)

    def offered(self) -> Sequence[Rect]:
        """The squares and edges that may be taken."""
        return self._places.offered

    def place(self, name: str) -> Rect | None:
        """A square, where it was drawn last."""
        plan = self._plan
        return plan.cell(name) if plan and name in plan.shown() else None

    def points(self, marks: object) -> tuple[str, ...]:
        """The squares that a lesson's step points at."""
        return tuple(marks.squares) if isinstance(marks, MarksModel) else ()

    def above(self, seen: AnyView) -> Above:
        """The step that it is, the round, and the actions of the turn (DW-36, DW-90)."""
        assert isinstance(seen, View)
        return titles.above(seen, self._acting())

    def _acting(self) -> str:
        """What the seat that acts is called."""
        return self.board.session.game.info.name_of(self.board.session.match.to_act)

    def beside(self, seen: AnyView, room: float) -> float:
        """The height of the figure's card, where there is room for it, and of what the next tile may be."""
        assert isinstance(seen, View)
        if queries.is_set_up(seen):
            return setup_guide.height(seen, room)
        least = next_tile.height(seen)
        whole = least + TIGHT + card.HIGH
        return whole if self._has_card(seen) and whole <= room else min(least, room)

    def _has_card(self, seen: View) -> bool:
        """Whether a figure's card has a place; with many seats the log has it till one is told of."""
        few = len(seen.known.config.seats) <= force.FEW
        return bool(seen["turn"]) and (few or self._told_of(seen) is not None)

    def draw_beside(self, canvas: Canvas, box: Box, seen: AnyView) -> None:
        """Draw the card of a figure, and what the next tile may be; before turn 1 the set-up."""
        assert isinstance(seen, View)
        if queries.is_set_up(seen):
            pointed, name = palette.pointed(canvas), self._acting()
            setup_guide.draw(canvas, box, seen, self._begun, pointed, name)
            return
        least = next_tile.height(seen)
        above, below = box.rows(REST, min(least, box.height))
        if above.height >= card.HIGH:
            card.draw(canvas, above.without(bottom=TIGHT), seen, self._told_of(seen))
        next_tile.draw(canvas, below, seen)

    def _told_of(self, seen: View) -> Figure | None:
        """The figure that is pointed at, else the one that is picked."""
        figures = {who.square: who for who in queries.figures(seen)}
        held = next(iter(self.board.control.hand.chosen(TROOP)), "")
        pointed = self.board.app.canvas.pointer.hover
        return figures.get(pointed) or figures.get(held)

    def has(self, seat: str, seen: AnyView) -> Has | None:
        """The figures of a seat, type by type, once there are any."""
        assert isinstance(seen, View)
        return force.has(seat, seen) if seat not in seen.form["out"] else None

    def about(self, seat: str, seen: AnyView) -> str:
        """How many figures a seat has in play, and how many in reserve."""
        assert isinstance(seen, View)
        play, army = len(seen.form["troops"][seat]), seen.form["army"][seat]
        if seat in seen.form["out"]:
            return say("out")
        if army is None:
            return say("in secret")
        return say("{n} in play, {m} in reserve", n=play, m=sum(army.values()))

    def asks(self, hand: Hand, seen: AnyView) -> Foot:
        """What the seat that looks on is asked, and what it may answer by a button."""
        assert isinstance(seen, View)
        return self._questions.ask(hand, seen)
