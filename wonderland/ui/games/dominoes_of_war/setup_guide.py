"""What stands in the panel while the match is set up: its steps, and what is to be known of this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.core.message import all_of, rows, say, say_n
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.advice import advice
from wonderland.games.dominoes_of_war.bases import ENTRANCES
from wonderland.games.dominoes_of_war.troop_words import does
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war.begun import Begun
from wonderland.ui.games.dominoes_of_war.titles import set_up_steps
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in, text_in
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import GAP, TIGHT

ROW, HEAD = 25.0, 26.0
TOLD = 118.0
"""The height of the box that tells of the step."""


class Told(NamedTuple):
    """What is told of the step: a title, what has been done of it, and words below."""

    title: str
    done: str
    words: str


def height(view: View, room: float) -> float:
    """How high both boxes are; the first alone where there is no more room."""
    whole = _steps_high(view) + TIGHT + TOLD
    return whole if whole <= room else min(room, _steps_high(view))


def _steps_high(view: View) -> float:
    return HEAD + ROW * len(set_up_steps(view)) + 2 * GAP


def draw(canvas: Canvas, box: Box, view: View, begun: Begun, pointed: str, name: str) -> None:
    """Draw the steps, and below them what is to be known of this one.

    Args:
        canvas: what is drawn on.
        box: where.
        view: what is seen.
        begun: what the seat that looks on has begun.
        pointed: the type of figure that is pointed at; ``""`` for none.
        name: what the seat that acts is called.
    """
    steps, told = box.rows(min(_steps_high(view), box.height), REST, gap=TIGHT)
    _draw_steps(canvas, steps, view, name)
    if told.height >= TOLD - 1:
        _draw_told(canvas, told, tell(view, begun, pointed, name))


def _draw_steps(canvas: Canvas, box: Box, view: View, name: str) -> None:
    canvas.fill(box.rect(canvas), "box", RADIUS)
    steps = set_up_steps(view)
    keys = [key for key, *_ in steps]
    phase = "toss" if view["phase"] == "first" else str(view["phase"])
    now = keys.index(phase) if phase in keys else 0
    head, *places = box.inset(GAP, GAP).pile(len(steps) + 1, ROW)
    line_in(canvas, head, say("Setting up"), TITLE, PLAIN)
    count = say("step {n} of {most}", n=now + 1, most=len(steps))
    line_in(canvas, head, count, LABEL, NOTE, "quiet", RIGHT)
    for number, ((key, label, _), place) in enumerate(zip(steps, places, strict=True)):
        mark, rest = place.columns(24.0, REST, gap=GAP)
        at = mark.rect(canvas).center
        colour = "now" if number == now else "good" if number < now else "line"
        canvas.disc(at, canvas.px(10), colour)
        if number < now:
            x, y, arm = *at, canvas.px(4)
            canvas.line([(x - arm, y), (x - arm // 4, y + arm * 3 // 4), (x + arm, y - arm)], "front", 2)
        else:
            ink = "now-text" if number == now else "text"
            line_in(canvas, mark, str(number + 1), BOLD, NOTE - 1, ink, CENTRE)
        left = rest.after(line_in(canvas, rest, label, BOLD, NOTE), GAP)
        words = _note(view, key, before=number < now, now=number == now, name=name)
        line_in(canvas, left, words, LABEL, NOTE, "quiet", foot=(BOLD, NOTE))


def _note(view: View, key: str, *, before: bool, now: bool, name: str) -> str:
    """A few words beside a step: how far it is, or what it will be."""
    state = view.known
    options, seats = state.config.options, len(state.config.seats)
    if key == "toss":
        return say("done") if before else say("who goes first")
    if key == "base":
        if now:
            return say("{name}, {n} of {most} seats", name=name, n=_bases(view) + 1, most=seats)
        return say_n("{n} tile a seat", "{n} tiles a seat", options.base)
    if key == "wall":
        if now:
            count = len(view.form["walls"])
            return say("{name}, {n} of {most}", name=name, n=count + 1, most=options.walls * seats)
        return say("{n} each, in turn", n=options.walls)
    if now:
        return say("{name}, one figure a tile", name=name)
    return say("one figure a tile, in secret") if state.config.secret else say("one figure a tile")


def _bases(view: View) -> int:
    return len(view.form["bases"])


def _draw_told(canvas: Canvas, box: Box, told: Told) -> None:
    rect = box.rect(canvas)
    canvas.fill(rect, "front", RADIUS)
    head, rest = box.inset(GAP, TIGHT).rows(HEAD, REST)
    line_in(canvas, head, told.title, TITLE, PLAIN, within=rect)
    line_in(canvas, head, told.done, LABEL, NOTE, "quiet", RIGHT, rect)
    text_in(canvas, rest, told.words, LABEL, NOTE, within=rect, leading=1.22)


def tell(view: View, begun: Begun, pointed: str, name: str) -> Told:
    """What is told of the step."""
    phase, own = view["phase"], view["to_act"] == view.seat
    if phase == "base":
        return _of_base(view, begun.laying) if own else Told(say("Bases"), "", _BASES)
    if phase == "wall":
        most = view.known.config.options.walls * len(view.known.config.seats)
        done = say("{n} of {most} stand", n=len(view.form["walls"]), most=most)
        return Told(say("Walls"), done, _WALLS)
    if phase == "stock":
        return _of_stock(view, begun, pointed) if own else Told(say("Stocking"), "", _SECRET)
    return Told(say("The toss"), "", say("Whoever goes first lays the first base and has the first turn."))


_BASES = say("A base lies outside the field. One or two of its tiles touch it: these are its gates.")
_WALLS = say(
    "Nobody steps or shoots through a wall. It stands between two tiles of the field and may not cut the field in two."
)
_SECRET = say("Until all have stocked, nobody sees what stands where, nor what is left.")
_OPEN = say("Whoever shall leave first stands nearest the gate.")


def _of_base(view: View, laying: Sequence[str]) -> Told:
    size = view.known.config.options.base
    gates = queries.gates(view, laying)
    if gates:
        where = all_of(gates)
        first = say("Gates: {n} of at most {most}, {where}.", n=len(gates), most=ENTRANCES, where=where)
    else:
        first = say("Gates: none yet. One or two tiles must touch the field.")
    if len(laying) < size:
        then = say("Go on with a square that glows. A tile is taken back by a click.")
    else:
        then = say("It may lie so. A tile is taken back by a click.")
    done = say("{n} of {most} tiles", n=len(laying), most=size)
    return Told(say("Your base"), done, rows(first, then))


def _of_stock(view: View, begun: Begun, pointed: str) -> Told:
    tiles = queries.to_stock(view)
    size = view.known.config.options.base
    put = size - len(tiles) + len(begun.stocked)
    done = say("{n} of {most} tiles", n=put, most=size)
    kinds = {kind.key: kind for kind in view.known.config.definitions.troops}
    if pointed not in kinds:
        secret = _SECRET if view.known.config.secret else _OPEN
        return Told(say("Stocking"), done, secret)
    warned = advice(view, pointed, begun.next_tile(tiles), begun.stocked)
    return Told(kinds[pointed].name, done, rows(*does(kinds[pointed]), *warned))
