"""The battlefield: tiles, walls and figures, and what a click on them means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Event
from wonderland.core.game import View as AnyView
from wonderland.core.message import all_of, rows, say
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.actions import GRAMMAR
from wonderland.games.dominoes_of_war.lesson_words import MarksModel
from wonderland.games.dominoes_of_war.names import FACINGS, domino
from wonderland.games.dominoes_of_war.queries import Figure
from wonderland.games.dominoes_of_war.verdicts import verdict
from wonderland.games.dominoes_of_war.view import View
from wonderland.games.dominoes_of_war.words import BONUSES
from wonderland.kit.grammar import Word
from wonderland.ui.games.dominoes_of_war import marks, next_tile, palette, things
from wonderland.ui.games.dominoes_of_war.field_control import FieldControl
from wonderland.ui.games.dominoes_of_war.kitchen import kitchen_table
from wonderland.ui.games.dominoes_of_war.motion import SOUNDS, Motion, turn_over
from wonderland.ui.games.dominoes_of_war.nearness import Nearness
from wonderland.ui.games.dominoes_of_war.plan import EDGE, Plan
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import KEY, Canvas, Rect
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.table.hand import Hand, Manners
from wonderland.ui.table.house_board import HouseBoard, Picture, Question, Touch

SEEN_MS: Mapping[type, float] = {
    ev.Moved: 260.0, ev.Flipped: 900.0, ev.Attacked: 420.0, ev.Charged: 420.0, ev.Breached: 420.0,
    ev.Exploded: 700.0, ev.Removed: 500.0, ev.Brought: 400.0, ev.Built: 400.0, ev.Shifted: 500.0,
    ev.Faced: 200.0, ev.WallBuilt: 300.0, ev.BaseLaid: 500.0, ev.Shown: 600.0,
}  # fmt: skip
"""For how many milliseconds it is looked at where an event led."""
TROOP, SQUARE, TARGET = "troop", "square", "target"


class Battlefield(Picture):
    """The table of Dominoes of War."""

    manners = Manners(
        closes={SQUARE: TROOP, TARGET: TROOP, "type": SQUARE},
        roles={form.verb: [role.name for role in form.roles] for form in GRAMMAR.forms},
    )
    high = True

    def __init__(self, board: HouseBoard) -> None:
        super().__init__(board)
        self._laying: list[str] = []
        self._aimed: list[str] = []
        self._wall = ""
        self._threats = False
        self._near = Nearness()
        self._motion = Motion(())
        self._plan: Plan | None = None
        self._room = Rect(0, 0, 0, 0)

    # --- what is begun -----------------------------------------------------------------------
    def renew(self) -> None:
        """Something happened: nothing is begun any more."""
        self._laying, self._aimed, self._wall = [], [], ""

    def length(self, event: Event) -> float:
        """How long it is looked at where an event led."""
        return SEEN_MS.get(type(event), 0.0)

    def sound(self, event: Event) -> str:
        """What is heard when an event is seen."""
        return SOUNDS.get(type(event), "")

    def _say(self, words: str) -> Callable[[], object]:
        """What a click does that says a line."""
        control = self.board.control
        return partial(self.board.table.do, lambda: control.line(words))

    def _do(self, change: Callable[[], None]) -> Callable[[], object]:
        """What a click does that changes what is begun."""

        def act() -> None:
            change()
            self.board.app.dirty = True

        return act

    def _toggle(self, begun: list[str], name: str, most: int) -> Callable[[], object]:
        """Take a square up among those that are begun, or put it back."""

        def change() -> None:
            if name in begun:
                begun.remove(name)
            else:
                begun.append(name)
                del begun[: max(0, len(begun) - most)]

        return self._do(change)

    def _refuse(self, refused: tuple[str, str]) -> Callable[[], object]:
        """What a click does on a square that can't be taken: it says why not."""
        rule, message = refused
        return self._do(lambda: self.board.control.refuse(IllegalAction(rule, message)))

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, box: Box, seen: AnyView, hand: Hand, touch: Touch) -> None:
        """Draw the table, the tiles, and row by row who stands on them."""
        assert isinstance(seen, View)
        table, room = self.board.layout.picture, box.rect(canvas)
        canvas.surface.blit(kitchen_table(canvas, table.size), table)
        slots = self._slots(seen)
        if slots:
            board, tray = box.rows(REST, palette.HIGH)
            palette.draw(canvas, tray, slots)
            plan = Plan.of_base(seen, board.rect(canvas))
        else:
            plan = self._seen_near(Plan.of(seen, room, self._laying), room)
        self._plan, self._room = plan, room
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(room.clip(before))
        self._draw_field(canvas, plan, seen, hand, touch)
        canvas.surface.set_clip(before)

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

    def _draw_field(
        self, canvas: Canvas, plan: Plan, seen: View, hand: Hand, touch: Touch
    ) -> None:  # fmt: skip
        """Draw the tiles, what lies and stands on them, and what a click there would do."""
        self._motion = Motion(self.board.under_way())
        self._tiles(canvas, plan, seen)
        figures = {who.square: who for who in queries.figures(seen)}
        held = next(iter(hand.chosen(TROOP)), "")
        marks.lanes(canvas, plan, queries.lanes(seen))
        if held:
            self._reach(canvas, plan, seen, held, figures)
        if self._threats:
            for name in queries.threatened(seen, seen.seat):
                marks.threat(canvas, plan, name)
        for name in {*seen.form["faces"]} - {*self._motion.turning}:
            face = seen.form["faces"][name]
            things.worth(canvas, plan, name, queries.meaning(seen, face))
        if seen["phase"] == "base":
            fits = queries.base_squares(seen, self._laying) if self._acts(seen) else []
            for name in set(fits) & set(plan.shown()):
                marks.open_square(canvas, plan, name)
            for name in self._laying:
                things.base_tile(canvas, plan, name, str(seen["to_act"]))
        self._standing(canvas, plan, seen, figures, held)
        for name in self.board.about():
            marks.pointed(canvas, plan, name)
        self._motion.draw(canvas, plan)
        things.labels(canvas, plan, self._room)
        if self._acts(seen):
            self._places(canvas, plan, seen, hand, touch, figures)

    def _acts(self, seen: View) -> bool:
        return seen["to_act"] == seen.seat and self.board.session.human(seen.seat)

    def _tiles(self, canvas: Canvas, plan: Plan, seen: View) -> None:
        form, field = seen.form, queries.field(seen)
        bases = {square: seat for seat, own in form["bases"].items() for square in own}
        for name in plan.shown():
            if name in form["faces"]:
                self._face(canvas, plan, seen, name)
            elif name in field:
                things.tile_back(canvas, plan, name)
            elif name in bases:
                things.base_tile(canvas, plan, name, bases[name])
        for inner, outer in queries.entrances(seen):
            if {inner, outer} <= {*plan.shown()}:
                things.gate(canvas, plan, inner, outer)

    def _face(self, canvas: Canvas, plan: Plan, seen: View, name: str) -> None:
        """A tile that is face up, or that is just turned up."""
        face = seen.form["faces"][name]
        worth = bool(queries.meaning(seen, face))
        shown = partial(things.tile_face, canvas, plan, name, face, worth=worth)
        if name in self._motion.turning:
            back = partial(things.tile_back, canvas, plan, name)
            turn_over(canvas, plan.cell(name), self._motion.turning[name], back, shown)
        else:
            shown()

    def _standing(
        self, canvas: Canvas, plan: Plan, seen: View, figures: Mapping[str, Figure], held: str
    ) -> None:
        """Row by row from the north: walls to the east, figures, walls to the south."""
        south: dict[str, tuple[str, str]] = {}
        east: dict[str, tuple[str, str]] = {}
        for edge in seen.form["walls"]:
            low, high = queries.edge_squares(edge)
            if low[0] == high[0]:
                south[high] = low, high
            else:
                east[low] = low, high
        west = queries.looking_west(seen)
        for name in plan.shown():
            if name in east:
                things.wall(canvas, plan, *east[name])
            if name == held:
                marks.frame(canvas, plan, name, "now")
            if who := figures.get(name):
                away = self._motion.away(plan, name)
                things.figure(canvas, plan, who, west=who.seat in west, away=away)
            if name in south:
                things.wall(canvas, plan, *south[name])

    def _reach(
        self, canvas: Canvas, plan: Plan, seen: View, held: str, figures: Mapping[str, Figure]
    ) -> None:
        """Where the figure in hand may go, whom it may hit, and what goes off with it."""
        face_down = queries.field(seen) - set(seen.form["faces"])
        for name in queries.reach(seen, held):
            marks.reach(canvas, plan, name, unknown=name in face_down)
        aims = queries.targets(seen, held)
        for name in aims:
            marks.target(canvas, plan, name, held, aimed=name in self._aimed)
        who = figures.get(held)
        if who and queries.charges(seen, held):
            for name in aims:
                tiles, _ = queries.blast(seen, held, name)
                marks.blast(canvas, plan, tiles)

    def place(self, name: str) -> Rect | None:
        """A square, where it was drawn last."""
        plan = self._plan
        return plan.cell(name) if plan and name in plan.shown() else None

    def points(self, marks: object) -> tuple[str, ...]:
        """The squares that a lesson's step points at."""
        return tuple(marks.squares) if isinstance(marks, MarksModel) else ()

    # --- places to click ---------------------------------------------------------------------
    def _places(
        self, canvas: Canvas, plan: Plan, seen: View, hand: Hand, touch: Touch,
        figures: Mapping[str, Figure],
    ) -> None:  # fmt: skip
        phase = seen["phase"]
        if phase == "base":
            self._base_places(canvas, plan, seen)
        elif phase == "stock":
            if square := queries.next_to_stock(seen):
                marks.frame(canvas, plan, square, "now")
        elif phase == "wall" or (phase == "bonus" and seen["bonus"] == self._total(seen, "shift")):
            self._wall_places(canvas, plan, seen)
        else:
            self._board_places(canvas, plan, seen, hand, touch, figures)

    @staticmethod
    def _total(seen: View, what: str) -> int:
        bonuses = seen.known.config.definitions.bonuses
        return next((total for total, own in bonuses.items() if own == what), 0)

    def _base_places(self, canvas: Canvas, plan: Plan, seen: View) -> None:
        fits, size = set(queries.base_squares(seen, self._laying)), seen.known.config.options.base
        field = queries.field(seen)
        for name in plan.shown():
            if name in field:
                continue
            if name in fits or name in self._laying:
                act = self._toggle(self._laying, name, size)
            else:
                act = self._refuse(queries.why_no_base(seen, self._laying, name))
            self._region(canvas, plan.cell(name), name, act, say("Square {name}", name=name))

    def _wall_places(self, canvas: Canvas, plan: Plan, seen: View) -> None:
        standing = seen.form["walls"]
        shifting = seen["phase"] == "bonus"
        if shifting:
            for edge in standing:
                take = self._do(partial(setattr, self, "_wall", "" if self._wall == edge else edge))
                self._region(
                    canvas, plan.edge(edge, canvas.px(EDGE)), edge, take, self._between(edge)
                )
                if edge == self._wall:
                    marks.edge(canvas, plan, edge)
        if shifting and not self._wall:
            return
        for edge in queries.free_edges(seen, self._wall):
            words = f"shift {self._wall} {edge}" if shifting else f"wall {edge}"
            self._region(
                canvas,
                plan.edge(edge, canvas.px(EDGE)),
                edge,
                self._say(words),
                self._between(edge),
            )

    @staticmethod
    def _between(edge: str) -> str:
        low, high = queries.edge_squares(edge)
        return say("Between {low} and {high}", low=low, high=high)

    def _board_places(
        self, canvas: Canvas, plan: Plan, seen: View, hand: Hand, touch: Touch,
        figures: Mapping[str, Figure],
    ) -> None:  # fmt: skip
        held = next(iter(hand.chosen(TROOP)), "")
        split = bool(held) and queries.pairs(seen, held)
        aims = queries.targets(seen, held) if held else []
        for name in queries.building_squares(seen):
            marks.open_square(canvas, plan, name)
            build = self._say(f"build {name}")
            self._region(canvas, plan.cell(name), name, build, say("Square {name}", name=name))
        tiles = queries.tiles(seen)
        for name in (name for name in plan.shown() if name in tiles):
            who = figures.get(name)
            words = [Word(role, name) for role in (TARGET, SQUARE, TROOP)]
            if split and name in aims:
                act = self._toggle(self._aimed, name, 2)
            else:
                act = touch(*words, attempt=self._attempt(held, name, who))
            self._region(canvas, plan.cell(name), name, act, self._spoken(seen, name, who))
        if held:
            for edge, words_of_line in queries.walls_to_break(seen, held).items():
                marks.edge(canvas, plan, edge)
                self._region(
                    canvas,
                    plan.edge(edge, canvas.px(EDGE)),
                    edge,
                    self._say(words_of_line),
                    self._between(edge),
                )

    def _attempt(self, held: str, name: str, who: Figure | None) -> str:
        """The line that is said where a click leads nowhere, so that the match says why not."""
        if not held:
            return f"move {name} {name}" if who else ""
        if who is not None and who.seat != self.board.looking:
            return f"attack {held} {name}"
        return "" if who else f"move {held} {name}"

    def _region(
        self, canvas: Canvas, rect: Rect, key: str, act: Callable[[], object], spoken: str
    ) -> None:
        if seen := rect.clip(self._room):
            canvas.ring(canvas.region(key, seen, act, spoken), 4)

    def _spoken(self, seen: View, name: str, who: Figure | None) -> str:
        info = self.board.session.game.info
        if who is not None:
            gaps = {"seat": info.name_of(who.seat), "troop": who.name, "square": name}
            return say("{seat}’s {troop} on {square}", **gaps)
        if name in seen.form["faces"]:
            return say(
                "{square}, face up: {face}", square=name, face=domino(seen.form["faces"][name])
            )
        return say("Square {name}", name=name)

    def beside(self, seen: AnyView) -> float:
        """The height of what the next tile may be."""
        assert isinstance(seen, View)
        return next_tile.height(seen)

    def draw_beside(self, canvas: Canvas, box: Box, seen: AnyView) -> None:
        """Draw what the next tile may be."""
        assert isinstance(seen, View)
        next_tile.draw(canvas, box, seen)

    def about(self, seat: str, seen: AnyView) -> str:
        """How many figures a seat has in play, and how many in reserve."""
        assert isinstance(seen, View)
        play, army = len(seen.form["troops"][seat]), seen.form["army"][seat]
        if seat in seen.form["out"]:
            return say("out")
        if army is None:
            return say("in secret")
        return say("{n} in play, {m} in reserve", n=play, m=sum(army.values()))

    # --- what is asked -----------------------------------------------------------------------
    def asks(self, hand: Hand, seen: AnyView) -> Question:
        """What the seat that looks on is asked, and what it may answer by a button."""
        assert isinstance(seen, View)
        ask = {
            "first": self._ask_first,
            "base": self._ask_base,
            "wall": self._ask_wall,
            "stock": self._ask_stock,
            "act": self._ask_act,
            "bonus": self._ask_bonus,
            "face": self._ask_face,
        }.get(str(seen["phase"]))
        if ask is None or not self._acts(seen):
            return Question(say("The others are to act."))
        return ask(hand, seen)

    def _line_button(
        self, words: str, label: str, hint: str = "", *, primary: bool = False
    ) -> Spec:
        control = self.board.control
        key = words.replace(" ", "-")
        return button(key, label, partial(control.line, words), hint, primary=primary)

    def _ask_first(self, _hand: Hand, seen: View) -> Question:
        name_of = self.board.session.game.info.name_of
        answers = [
            self._line_button(f"first {seat}", name_of(seat), primary=seat == seen.seat)
            for seat in seen.known.config.seats
        ]
        return Question(say("You have won the toss. Who goes first?"), answers)

    def _ask_base(self, _hand: Hand, seen: View) -> Question:
        size, n = seen.known.config.options.base, len(self._laying)
        if n < size:
            what = say(
                "Lay your base: {n} of {size} tiles. One or two of them touch the field.",
                n=n,
                size=size,
            )
            return Question(what, [self._for_me()])
        words = " ".join(["base", *sorted(self._laying)])
        lay = self._line_button(words, say("Lay it"), say("Enter"), primary=True)
        return Question(say("Lay your base here?"), [{**lay, "key": "lay"}])

    def _for_me(self) -> Spec:
        """Base, walls and figures are laid out for whoever doesn't want to choose them."""
        control = self.board.control
        assert isinstance(control, FieldControl)
        why = say("Base, walls and figures are chosen for you")
        return button("for-me", say("Set up for me"), control.lay_out, why=why)

    def _ask_wall(self, _hand: Hand, _seen: View) -> Question:
        what = say("Put up a wall: click an edge between two tiles.")
        return Question(what, [self._for_me()])

    def _ask_stock(self, _hand: Hand, seen: View) -> Question:
        square = queries.next_to_stock(seen)
        return Question(say("Who stands on {square}?", square=square), [self._for_me()])

    def _slots(self, seen: View) -> list[palette.Slot]:
        """The types from which the seat that looks on stocks its base now; none at other times."""
        if seen["phase"] != "stock" or not self._acts(seen):
            return []
        square, faction = queries.next_to_stock(seen), queries.faction_of(seen)[seen.seat]
        return [
            palette.Slot(
                seen.seat, faction, key, name, left, owned,
                self._say(f"stock {square} {key}") if square and left else None,
            )
            for key, name, left, owned in queries.army(seen)
        ]  # fmt: skip

    def _ask_act(self, hand: Hand, seen: View) -> Question:
        answers = self._typed_answers(hand, seen)
        if self._aimed:
            held = next(iter(hand.chosen(TROOP)), "")
            words = " ".join(["attack", held, *sorted(self._aimed, key=queries.order)])
            shoot = self._line_button(words, say("Shoot"), say("Enter"), primary=True)
            answers.append({**shoot, "key": "shoot"})
        answers.insert(0, self._threats_button())
        answers.append(self.board.end_button(say("End actions")))
        held = next(iter(hand.chosen(TROOP)), "")
        if held:
            return Question(self._about(seen, held), answers)
        return Question(say("Actions left: {n}. Pick a figure.", n=seen["actions"]), answers)

    def _threats_button(self) -> Spec:
        """Shows what the enemies can hit, or no longer."""

        def turn() -> None:
            self._threats = not self._threats
            self.board.app.dirty = True

        label = say("No threats") if self._threats else say("Threats")
        return button("threats", label, turn, KEY, "threats")

    def _pointed(self) -> str:
        """The square under the pointer, or that has the focus."""
        pointer = self.board.app.pointer
        return pointer.hover or (pointer.focus if pointer.focus_shown else "")

    def _verdict(self, seen: View, held: str) -> str:
        """What it comes to if the figure in hand does what is pointed at; ``""`` for nothing."""
        found = verdict(seen, held, square) if (square := self._pointed()) else None
        if found is None:
            return ""
        said = []
        if found.removed:
            whom = all_of([self._spoken(seen, who.square, who) for who in found.removed])
            said.append(say("Removes {whom}.", whom=whom))
        elif square not in seen.form["faces"] and square in queries.field(seen):
            said.append(say("A mine by {risk}.", risk=self._risk(seen)))
        if found.hit_by:
            whom = all_of([self._spoken(seen, who.square, who) for who in found.hit_by])
            said.append(say("In answer it can be hit by {whom}.", whom=whom))
        elif found.stays:
            said.append(say("In answer nobody can hit it."))
        return rows(*said)

    @staticmethod
    def _risk(seen: View) -> str:
        """How likely the next tile is a mine."""
        chances = queries.next_tile(seen)
        return say("{n} %", n=round(100 * chances["mine"] / max(1, sum(chances.values()))))

    def _about(self, seen: View, held: str) -> str:
        if words := self._verdict(seen, held):
            return words
        aims, risk = queries.targets(seen, held), self._risk(seen)
        if aims:
            where = all_of(aims)
            return say(
                "In sight: {squares}. A tile face down is a mine by {risk}.",
                squares=where,
                risk=risk,
            )
        return say("Nobody in sight. A tile face down is a mine by {risk}.", risk=risk)

    def _typed_answers(self, hand: Hand, seen: View) -> list[Spec]:
        """Buttons for the types that may be brought onto the tile that was picked."""
        if not hand.chosen(SQUARE):
            return []
        names = {t.key: t.name for t in seen.known.config.definitions.troops}
        control = self.board.control
        return [
            button(f"type-{key}", names[key], partial(control.touch, Word("type", key)))
            for key in sorted(hand.open("type"))
        ]

    def _ask_bonus(self, hand: Hand, seen: View) -> Question:
        total = seen["bonus"]
        assert isinstance(total, int)
        answers = [
            *self._typed_answers(hand, seen),
            self.board.answer("forfeit", say("Give it up")),
        ]
        return Question(say("{total}: {what}.", total=total, what=BONUSES.get(total, "")), answers)

    def _ask_face(self, _hand: Hand, seen: View) -> Question:
        answers = []
        square = ""
        for action in self.board.session.match.legal(seen.seat):
            _, verb, square, way = str(action).split()
            answers.append(self._line_button(f"{verb} {square} {way}", FACINGS[way]))
        return Question(say("Where does the figure on {square} look?", square=square), answers)
