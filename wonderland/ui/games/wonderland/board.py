"""The table drawn: what is marked on its squares, the Images, the beings, what moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.queries import fixed, lasting, struck
from wonderland.games.wonderland.state_form import BeingForm, StateForm
from wonderland.ui.boards import aims
from wonderland.ui.boards.chips import dashed, disc
from wonderland.ui.boards.verdict import Verdict
from wonderland.ui.boards.verdict_tag import draw_verdict
from wonderland.ui.games.wonderland.bones import draw_shadow, shape_of, tile
from wonderland.ui.games.wonderland.effects import Sight, Slide, TableEffect, image_life, movers
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.ground import Ground
from wonderland.ui.games.wonderland.hood import draw_open_eyes, draw_shut_eye
from wonderland.ui.games.wonderland.pair_cards import draw_mov
from wonderland.ui.games.wonderland.pieces import draw_badges, draw_image, draw_marks, place_of, stand
from wonderland.ui.games.wonderland.snapshot import Snapshot
from wonderland.ui.games.wonderland.things import tightness
from wonderland.ui.games.wonderland.unveiling import Unveiled, still_hooded, without_badges
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.motion import EffectPlayer

Ghost = tuple[tuple[str, str], bool]
"""A domino that is not laid: its squares, and whether it may lie there."""
LOST = 9.5
"""The disc that says that an Image was attacked."""


@dataclass(frozen=True, slots=True)
class Declared:
    """An attack or an ability that was declared: from where to where, in squares.

    Attributes:
        origin, target: squares.
        points: what an attack would put on the target, ``""`` where that is not a number.
        helps: whether it helps whom it is aimed at.
    """

    origin: str
    target: str
    points: str = ""
    helps: bool = False


@dataclass
class Marks:
    """What is marked on the table now; squares by name.

    Attributes:
        reach: the price of each square that a being can step to.
        passing: squares in reach on which it may not stay.
        targets: the points that an attack would put on each square; None for an Image.
        waiting: the points that wait on whoever stands on each square.
        sight: the squares of lines of sight.
        block: a blast's squares, or those beside a Rook.
        glow: squares that may be chosen.
        threats: squares that the enemy could attack.
        picked: the being taken up.
        cursor: the square under the keyboard.
        ghosts: dominoes not laid yet.
        far_end: the square from which the path that is shown goes on.
        start: the chosen start square.
        watched: the squares pointed out by the log, in the order of a way.
        hinted: what a hint points at: squares, and their number in a row.
        arrival: a being that a hint would summon, and where.
        pointed: squares that a lesson points at.
        helped: those among the targets that an ability would help.
        declared: what is about to happen, and may be answered.
        dropped: the square of a step that came to nothing.
        trail: the squares of a walk that happened, in order: one that was cut short, or a hood's.
        eyed: the square that is pointed at: whoever stands hooded there looks back.
        verdict: the target that is meant, and what an attack on it would come to.
    """

    reach: Mapping[str, int] = field(default_factory=dict)
    passing: frozenset[str] = frozenset()
    targets: Mapping[str, int | None] = field(default_factory=dict)
    waiting: Mapping[str, int] = field(default_factory=dict)
    sight: tuple[str, ...] = ()
    block: tuple[str, ...] = ()
    glow: tuple[str, ...] = ()
    threats: Mapping[str, int] = field(default_factory=dict)
    picked: str | None = None
    cursor: str | None = None
    ghosts: list[Ghost] = field(default_factory=list)
    far_end: str | None = None
    start: str | None = None
    watched: tuple[str, ...] = ()
    hinted: Sequence[tuple[tuple[str, ...], int]] = ()
    arrival: tuple[str, str] | None = None
    pointed: tuple[str, ...] = ()
    helped: frozenset[str] = frozenset()
    declared: Declared | None = None
    dropped: str | None = None
    trail: tuple[str, ...] = ()
    eyed: str | None = None
    verdict: tuple[str, Verdict] | None = None


class Board:
    """Draws a match: the ground, then what lies, stands and is marked on it, far rows first.

    Args:
        match: the match.
        edged: whether the table has a wooden edge.
        small: whether it is a small picture, without names of squares and without badges.
    """

    def __init__(self, match: Match, *, edged: bool = True, small: bool = False) -> None:
        self.match = match
        self._badged = not small
        self._ground = Ground(match, edged=edged, named=not small)
        self._snapshot = Snapshot(lambda: match)

    def draw(self, canvas: Canvas, layout: Layout, marks: Marks, show: EffectPlayer) -> None:
        """Draw the table, and all that is on it."""
        state = self._snapshot.form
        self._ground.draw(canvas, layout, state["laid"], tightness(state))
        with canvas.clipped(self._ground.hole(layout)):
            standing = self._standing(canvas, layout, state, show)
            self._draw_grounds(canvas, layout, marks, standing)
            self._draw_images(canvas, layout, state, show)
            sight = Sight(canvas, layout, self.match, show.now)
            for unveiled in show.begun(Unveiled):
                unveiled.draw_rays(sight)
            self._draw_beings(canvas, layout, marks, standing, show)
            self._draw_aims(canvas, layout, marks, standing)
            for effect in show.begun(TableEffect):
                effect.draw(sight)

    def walkers(self, layout: Layout, show: EffectPlayer) -> list[tuple[BeingForm, Rect]]:
        """The beings that are seen on their way, each with the square in which it is seen now."""
        beings = {b["id"]: b for b in self._snapshot.form["beings"]} if show.running else {}
        return [
            (beings[name], effect.cell(layout, show.now, layout.cell(beings[name]["square"])))
            for name, effect in movers(show).items()
            if isinstance(effect, Slide) and name in beings
        ]

    # --- under the pieces ----------------------------------------------------------------------
    def _draw_grounds(self, canvas: Canvas, layout: Layout, marks: Marks, standing: Sequence[Standing]) -> None:
        soft = 0.1 * layout.square / canvas.scale
        for square in marks.threats:
            aims.draw_feared(canvas, layout.cell(square))
        for square in marks.glow:
            aims.draw_near(canvas, layout.cell(square))
        for square in marks.pointed:
            canvas.veil(layout.cell(square), "glow", 96, soft)
            canvas.outline(layout.cell(square), "west", 3, 6)
        self._draw_ghosts(canvas, layout, marks)
        for square in marks.reach:
            aims.draw_reach(canvas, layout.cell(square))
        self._draw_block(canvas, layout, marks)
        if marks.trail:
            onto = layout.cell(marks.dropped) if marks.dropped else None
            aims.draw_trail(canvas, [layout.cell(square) for square in marks.trail], onto)
        for square in marks.sight:
            canvas.disc(layout.cell(square).center, 4.5 * canvas.scale, "text", 150)
            canvas.disc(layout.cell(square).center, 3.5 * canvas.scale, "now")
        self._draw_aimed(canvas, layout, marks, standing)
        if marks.far_end:
            canvas.disc(layout.cell(marks.far_end).center, 0.16 * layout.square, "ghost-edge")
        if marks.start:
            canvas.outline(layout.cell(marks.start), "now", 3.4, 6)
        _draw_watched(canvas, layout, marks.watched)
        for squares, _ in marks.hinted:
            box = layout.cell(squares[0]).unionall([layout.cell(square) for square in squares])
            box.inflate_ip(-canvas.px(3), -canvas.px(3))
            canvas.outline(box.inflate(canvas.px(2), canvas.px(2)), "grid", 5, 3)
            dashed(canvas, box, "now")
        if marks.cursor:
            canvas.outline(layout.cell(marks.cursor).inflate(4, 4), "now", 3, 8)

    def _draw_aimed(self, canvas: Canvas, layout: Layout, marks: Marks, standing: Sequence[Standing]) -> None:
        """The ground of the being taken up and of its targets, and the lines between them."""
        for one in standing:
            if one.being["id"] == marks.picked:
                aims.draw_picked(canvas, one.cell)
        origin = _origin(marks, standing)
        for square in marks.targets:
            cell = layout.cell(square)
            helped = square in marks.helped
            aims.draw_danger(canvas, cell, "help" if helped else "aim")
            if origin and not marks.block:
                aims.draw_sight(canvas, origin, cell, "help-deep" if helped else "aim-deep", dotted=helped)
        if declared := marks.declared:
            a, b = layout.cell(declared.origin), layout.cell(declared.target)
            aims.draw_danger(canvas, b, "help" if declared.helps else "aim")
            aims.draw_sight(canvas, a, b, "help-deep" if declared.helps else "aim-deep")

    def _draw_block(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """The squares of a blast, or those on which a Rook halts whoever comes there."""
        if not marks.block:
            return
        whole = layout.cell(marks.block[0]).unionall([layout.cell(s) for s in marks.block])
        canvas.veil(whole, "west", 26, 6)
        canvas.dashes(whole, "now" if canvas.theme.sharp else "halt", 2, 6, 6)

    def _draw_ghosts(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Dominoes that are not laid yet, and where among them the being may begin."""
        for (a, b), fits in marks.ghosts:
            rect = layout.cell(a).union(layout.cell(b))
            draw_shadow(canvas, rect, layout.square, 2.0)
            body = tile(canvas, "ok" if fits else "no", shape_of(a, b), (0, 0), layout.square)
            canvas.surface.blit(body, rect)
            if not fits:
                canvas.dashes(rect.inflate(-2, -2), "refusal", 2.4, 7, 6)
        laid = {square for pair, _ in marks.ghosts for square in pair}
        for square in laid.intersection(marks.glow):
            cell = layout.cell(square).inflate(-canvas.px(8), -canvas.px(8))
            canvas.veil(cell, "now", 150, 6)
            canvas.outline(cell, "ghost-edge", 1.5, 6)

    # --- Images and beings ---------------------------------------------------------------------
    def _draw_images(self, canvas: Canvas, layout: Layout, state: StateForm, show: EffectPlayer) -> None:
        match = fixed(self.match)
        for side, square in match.images.items():
            cell = layout.cell(square)
            life = image_life(show, side, state["images"][side])
            if life is not None:
                draw_image(canvas, side, cell, life, match.life)
            if side in struck(self.match) and layout.felt.colliderect(cell):
                aims.draw_corners(canvas, cell, "aim")
                seen = canvas.surface.get_clip().right - canvas.px(LOST + 2)
                at = min(cell.right - canvas.px(4), seen), cell.centery
                disc(canvas, at, "−1", "target", LOST)

    def _standing(self, canvas: Canvas, layout: Layout, state: StateForm, show: EffectPlayer) -> list[Standing]:
        """Where each being is seen now, from the far row to the near one; not those out of sight."""
        shared: dict[str, int] = {}
        moved = movers(show)
        found = []
        for being in sorted(state["beings"], key=lambda b: -int(b["square"][1:])):
            cell = layout.cell(being["square"])
            shift = shared.get(being["square"], 0)
            shared[being["square"]] = 1
            if effect := moved.get(being["id"]):
                cell = effect.cell(layout, show.now, cell)
            cell = cell.move(shift * canvas.px(8), -shift * canvas.px(6))
            if layout.felt.colliderect(cell):
                found.append(Standing(being, cell))
        return found

    def _draw_beings(
        self, canvas: Canvas, layout: Layout, marks: Marks, standing: Sequence[Standing], show: EffectPlayer
    ) -> None:
        """Draw the pieces, the corners of targets, then the badges above all pieces."""
        card_of = fixed(self.match).card
        under_hoods = still_hooded(show)
        for one in standing:
            name = one.being["id"]
            card = under_hoods.get(name) or card_of(name)
            lifted = name == marks.picked
            stand(canvas, name[0], card, one.cell, lifted=lifted)
            if one.being["square"] == marks.eyed and is_hooded(card.name):
                draw_open_eyes(canvas, place_of(one.cell, lifted=lifted))
        if marks.arrival:
            coming, square = marks.arrival
            stand(canvas, coming[0], card_of(coming), layout.cell(square), alpha=150)
        for square in marks.targets:
            colour = "help" if square in marks.helped else "aim"
            aims.draw_corners(canvas, layout.cell(square), colour)
        if declared := marks.declared:
            cell = layout.cell(declared.target)
            aims.draw_corners(canvas, cell, "help" if declared.helps else "aim")
        on_them, without = lasting(self.match), without_badges(show)
        for one in standing:
            being, cell = one.being, one.cell
            badged = self._badged and being["id"] not in without
            if badged and being["str"] is not None:
                draw_badges(canvas, being["id"][0], card_of(being["id"]), cell, being["str"])
                if (mov := being.get("mov")) is not None:
                    draw_mov(canvas, cell, mov - being["stepped"], mov)
                if not being.get("known", True):
                    draw_shut_eye(canvas, cell)
            names = [name for name in ("halted", "attacked") if being[name]]
            draw_marks(canvas, cell, [*names, *(n for n, _ in on_them.get(being["id"], ()))])
            if being["points"] and being["square"] not in marks.targets:
                at = (cell.right - canvas.px(2), cell.top + round(cell.height * 0.5))
                disc(canvas, at, str(being["points"]), "target", 8.5)

    # --- above the pieces ----------------------------------------------------------------------
    def _draw_aims(self, canvas: Canvas, layout: Layout, marks: Marks, standing: Sequence[Standing]) -> None:
        origin = _origin(marks, standing)
        held = {one.being["square"] for one in standing}
        for square, price in marks.reach.items():
            aims.draw_price(
                canvas, layout.cell(square), str(price), held=square in held, passing=square in marks.passing
            )
        for square, points in marks.targets.items():
            if points is not None:
                cell = layout.cell(square)
                told = and_then(marks.waiting.get(square, 0), points)
                aims.draw_points(canvas, origin or cell, cell, told)
        if (declared := marks.declared) and declared.points:
            a, b = layout.cell(declared.origin), layout.cell(declared.target)
            aims.draw_points(canvas, a, b, declared.points)
        if marks.dropped:
            aims.draw_dropped(canvas, layout.cell(marks.dropped))
        for squares, number in marks.hinted:
            if number:
                cell = layout.cell(squares[0])
                at = (cell.left + canvas.px(10), cell.top + canvas.px(10))
                disc(canvas, at, str(number), "reach-chip", 8.5)
        if marks.verdict:
            square, verdict = marks.verdict
            pieces = [with_badges(one.cell) for one in standing]
            pieces += [layout.cell(image) for image in fixed(self.match).images.values()]
            draw_verdict(
                canvas, layout.cell(square), verdict, pieces, [layout.cell(reached) for reached in marks.reach]
            )


@dataclass(frozen=True, slots=True)
class Standing:
    """A being of the state, and the square in which it is seen now, in pixels."""

    being: BeingForm
    cell: Rect


def with_badges(cell: Rect) -> Rect:
    """A being's square with the badges on its shoulders, and the disc of points at its edge."""
    return cell.inflate(round(cell.width * 0.4), round(cell.width * 0.3))


def _origin(marks: Marks, standing: Sequence[Standing]) -> Rect | None:
    """The square of the being whose aims are marked."""
    return next((one.cell for one in standing if one.being["id"] == marks.picked), None)


def and_then(waiting: int, points: int) -> str:
    """The points that an attack puts on a being, and what they come to with those that wait."""
    if not waiting:
        return str(points)
    return say("{waiting}, then {points}", waiting=waiting, points=waiting + points)


def squares_of(beings: Iterable[BeingForm]) -> dict[str, str]:
    """Where beings stand."""
    return {being["id"]: being["square"] for being in beings}


def _draw_watched(canvas: Canvas, layout: Layout, watched: Sequence[str]) -> None:
    """Draw the squares that the log points out, and the way between them."""
    cells = [layout.cell(square) for square in watched]
    for cell in cells:
        canvas.veil(cell, "lit", 120, 6)
        canvas.outline(cell, "now", 2.5, 6)
    if len(cells) > 1:
        canvas.line([cell.center for cell in cells], "chip", canvas.px(5), canvas.px(13))
