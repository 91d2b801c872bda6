"""What screens ask about a position, answered by the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wonderland.core.errors import Refusal
from wonderland.core.match import Match
from wonderland.games.dominoes_of_war import blasts, combat, movement, shapes, walls
from wonderland.games.dominoes_of_war.actions import acting, deeds, flipping
from wonderland.games.dominoes_of_war.actions.setting_up import unstocked
from wonderland.games.dominoes_of_war.bases import hindrance
from wonderland.games.dominoes_of_war.bases import refusal as base_refusal
from wonderland.games.dominoes_of_war.definitions import Troop
from wonderland.games.dominoes_of_war.ground import (
    LETTERS,
    MARGIN,
    ORTHOGONAL,
    STRIDE,
    Mask,
    each,
    edge_between,
    edge_name,
    edge_of,
    names,
    neighbours,
    sides_of,
    square_name,
    square_of,
    stepped,
    together,
)
from wonderland.games.dominoes_of_war.legal import BaseChoices, choices
from wonderland.games.dominoes_of_war.names import pips
from wonderland.games.dominoes_of_war.state import ACT, BONUS, SETUP_PHASES, STOCK, State
from wonderland.games.dominoes_of_war.view import View

NOTHING = "nothing"
BUILD = "build"


class Figure(NamedTuple):
    """A figure on the table.

    Attributes:
        square: where it stands.
        seat: whose it is.
        key, name: its type, and what people call that.
        faction: the key of the seat's faction.
        facing: ``N``, ``E``, ``S`` or ``W``; ``""`` for none.
        acted: whether it has acted this turn and may not act again.
    """

    square: str
    seat: str
    key: str
    name: str
    faction: str
    facing: str
    acted: bool


class Lane(NamedTuple):
    """What a figure that looks one way sees: the squares up to the first figure, or the last tile."""

    seat: str
    squares: tuple[str, ...]


def figures(view: View) -> list[Figure]:
    """All figures on the table, as the seat that looks knows them."""
    state, config = view.known, view.known.config
    factions = faction_of(view)
    found = []
    for seat, men in enumerate(state.men):
        for square in each(men):
            figure = state.board[square]
            kind, facing = config.kinds[figure], config.facing[figure]
            spent = state.phase in (ACT, BONUS) and seat == state.active
            spent = spent and bool(state.acted >> square & 1) and not acting.may_act(state, square)
            found.append(
                Figure(
                    square_name(square),
                    config.seats[seat],
                    kind.key,
                    kind.name,
                    factions[config.seats[seat]],
                    "NESW"[facing - 1] if facing else "",
                    spent,
                )
            )
    return found


def looking_west(view: View) -> set[str]:
    """The seats whose base lies in the east half of the grid: their figures look the other way."""
    config = view.known.config
    middle = (2 * MARGIN + config.columns) / 2
    found = set()
    for seat, base in zip(config.seats, view.known.bases, strict=True):
        columns = [square // STRIDE for square in each(base)]
        if columns and sum(columns) / len(columns) >= middle:
            found.add(seat)
    return found


def faction_of(view: View) -> Mapping[str, str]:
    """The faction of each seat, by its letter."""
    config = view.known.config
    model = config.definitions.options.options["factions"]
    chosen = model.of_seats(config.options.factions, config.seats)
    return {seat: str(name) for seat, name in zip(config.seats, chosen, strict=True)}


def field(view: View) -> frozenset[str]:
    """The squares of the field."""
    return frozenset(names(view.known.config.field))


def tiles(view: View) -> frozenset[str]:
    """The squares with a tile."""
    return frozenset(names(view.known.tiles))


def kind_of(view: View, square: str) -> Troop:
    """The type of the figure that stands on a square."""
    state, at = view.known, square_of(square)
    assert at is not None
    return state.config.kinds[state.board[at]]


# --- one figure ------------------------------------------------------------------------------------
def reach(view: View, square: str) -> list[str]:
    """Where a figure may move, if it may act."""
    state, at = view.known, square_of(square)
    if at is None or not _may(state, at) or not acting.may_move(state, at):
        return []
    return names(movement.moves(state, at, state.standing(state.active)))


def targets(view: View, square: str) -> list[str]:
    """Whom a figure could hit from where it stands, also in another's turn: shots and charges."""
    state, at = view.known, square_of(square)
    if at is None or not state.board[at]:
        return []
    seat = state.config.owner[state.board[at]]
    aims, standing = combat.target_tiles(state, seat), state.standing(seat)
    hit = sum(1 << target for target in combat.targets(state, at, aims, standing))
    return names(hit | movement.charges(state, at, standing))


class Shot(NamedTuple):
    """An enemy that a figure can hit now: by an attack, or by running onto him."""

    square: str
    target: str


def shots(view: View) -> list[Shot]:
    """What the seat that acts could hit of its enemies now, figure by figure."""
    state, found = view.known, []
    if state.phase not in (ACT, BONUS):
        return []
    foes = set(names(state.enemies_of(state.active)))
    for at in each(state.men[state.active]):
        if _may(state, at) and acting.may_strike(state, at):
            square = square_name(at)
            found += [Shot(square, name) for name in targets(view, square) if name in foes]
    return found


def may_call(view: View) -> bool:
    """Whether the seat that acts may bring a figure in by an action (DW-61)."""
    return any(isinstance(code, acting.Spawn) for code in choices(view.known))


def untouched(view: View) -> bool:
    """Whether no action of the turn is spent, and there is one that may be."""
    state = view.known
    if state.phase != ACT or state.acted:
        return False
    return next((True for code in choices(state) if not isinstance(code, acting.End)), False)


def charges(view: View, square: str) -> bool:
    """Whether a figure is one that runs onto enemies."""
    state, at = view.known, square_of(square)
    return at is not None and state.config.kinds[state.board[at]].charges


def pairs(view: View, square: str) -> bool:
    """Whether a figure may hit two at once."""
    state, at = view.known, square_of(square)
    if at is None or not _may(state, at) or not acting.may_strike(state, at):
        return False
    aims, standing = combat.target_tiles(state, state.active), state.standing(state.active)
    return bool(combat.splits(state, at, combat.targets(state, at, aims, standing)))


def either(view: View, square: str, tile: str) -> bool:
    """Whether a figure may both go onto a tile of its base and call another one in there (DW-61)."""
    state, at = view.known, square_of(square)
    assert at is not None, "a figure stands there"
    calls = {square_name(call.square) for call in deeds.calls(state, at)}
    return tile in calls and tile in reach(view, square) and acting.may_strike(state, at)


def friends(view: View, seat: str) -> bool:
    """Whether a seat is of the side of the seat that looks (DW-97)."""
    config = view.known.config
    return config.side[config.seats.index(seat)] == config.side[config.seats.index(view.seat)]


def reinforcing(view: View, square: str) -> str:
    """The words that bring any figure of the army onto a tile, whether they may be said or not."""
    state = view.known
    kind = acting.available(state, state.active)[0]
    return f"reinforce {state.config.definitions.troops[kind].key} {square}"


def walls_to_break(view: View, square: str) -> Mapping[str, tuple[str, str]]:
    """The walls that a figure may run into, by their edges: the tiles before and behind each."""
    state, at = view.known, square_of(square)
    if at is None or not _may(state, at) or not acting.may_strike(state, at):
        return {}
    found: dict[str, tuple[str, str]] = {}
    for near, beyond in movement.breaches(state, at, state.standing(state.active)):
        tiles = square_name(near), square_name(beyond)
        found.setdefault(edge_name(edge_between(near, beyond)), tiles)
    return found


def blast(view: View, square: str, target: str) -> tuple[list[str], list[str]]:
    """The tiles that go when a figure charges a target, with the chain, and who goes (DW-80)."""
    state, at, centre = view.known.copy(), square_of(square), square_of(target)
    assert at is not None
    assert centre is not None
    state.lift(at)
    found = blasts.blast_at(state, centre)
    return names(found.reached), [square, *names(found.reached & state.occupied)]


def _may(state: State, square: int) -> bool:
    if state.phase not in (ACT, BONUS) or not state.men[state.active] >> square & 1:
        return False
    return acting.may_act(state, square)


def threatened(view: View, seat: str) -> list[str]:
    """The tiles that an enemy of a seat can hit from where he stands, if somebody stood there."""
    state = view.known
    return names(hit_by_enemies(state, state.config.seats.index(seat)) & state.tiles)


def hit_by_enemies(state: State, seat: int) -> Mask:
    """The tiles that an enemy of a seat could hit from where he stands."""
    config, found = state.config, 0
    for other in range(config.players):
        if config.side[other] != config.side[seat]:
            standing = state.standing(other)
            for square in each(state.men[other]):
                found |= combat.seen_by(state, square, standing)
                found |= movement.passed_by(state, square, standing)
    return found


# --- the table -------------------------------------------------------------------------------------
def lanes(view: View) -> list[Lane]:
    """What each figure sees that looks one way (DW-66)."""
    state, config = view.known, view.known.config
    found = []
    for seat, men in enumerate(state.men):
        for square in each(men):
            facing = config.facing[state.board[square]]
            if facing:
                way = ORTHOGONAL[facing - 1]
                seen = [square_name(square), *_sight(state, square, way)]
                found.append(Lane(config.seats[seat], tuple(seen)))
    return found


def _sight(state: State, square: int, way: int) -> list[str]:
    here, found = 1 << square, []
    while here := stepped(here, way, state.joins):
        found.append(square_name(here.bit_length() - 1))
        if here & state.occupied:
            break
    return found


def next_tile(view: View) -> Mapping[str, int]:
    """How many unseen dominoes are a mine, each bonus, or nothing (DW-3, DW-5)."""
    state, definitions = view.known, view.known.config.definitions
    found = {flipping.MINE: 0, **dict.fromkeys(definitions.bonuses.values(), 0), NOTHING: 0}
    for face, count in enumerate(state.bag):
        if face in definitions.mines:
            found[flipping.MINE] += count
        else:
            found[definitions.bonuses.get(definitions.totals[face], NOTHING)] += count
    return found


def mines_gone(view: View) -> list[int]:
    """The number that stands twice on each mine that is out of the match (DW-47)."""
    return sorted(pips(face)[0] for face in view.form["discards"])


def meaning(view: View, face: str) -> str:
    """What a face means: ``mine``, what its bonus is, or ``""``."""
    definitions = view.known.config.definitions
    number = definitions.face_of.get(face)
    if number is None:
        return ""
    if number in definitions.mines:
        return flipping.MINE
    return definitions.bonuses.get(definitions.totals[number], "")


def entrances(view: View) -> list[tuple[str, str]]:
    """Each base tile beside the field, and the field tile before it (DW-27)."""
    config, found = view.known.config, []
    for base in view.known.bases:
        for square in each(base & config.edge):
            for way in ORTHOGONAL:
                there = stepped(1 << square, way, view.known.joins) & config.field
                found += [(square_name(square), square_name(s)) for s in each(there)]
    return found


def extent(view: View, margin: int, begun: Sequence[str] = ()) -> tuple[int, int, int, int]:
    """The columns and rows that are worth showing: left, low, right, high, each counted from 0.

    Args:
        view: what is seen.
        margin: how many columns and rows beyond the field are shown at the least.
        begun: squares that are shown with all that touches them.
    """
    state, config = view.known, view.known.config
    shown = config.field | together(state.bases)
    near = _mask(list(begun))
    shown |= (near | neighbours(near)) & config.grid | _building_ground(state)
    squares = [square_name(square) for square in each(shown)]
    columns = [LETTERS.index(name[0]) for name in squares]
    rows = [int(name[1:]) - 1 for name in squares]
    inner = names(config.field)
    first, last = inner[0], inner[-1]
    left, low = LETTERS.index(first[0]) - margin, int(first[1:]) - 1 - margin
    right, high = LETTERS.index(last[0]) + margin, int(last[1:]) - 1 + margin
    return min(left, *columns), min(low, *rows), max(right, *columns), max(high, *rows)


def round_field(view: View, margin: int) -> tuple[int, int, int, int]:
    """The columns and rows of the field and round it: left, low, right, high, counted from 0."""
    config, first = view.known.config, MARGIN - margin
    last = MARGIN + margin - 1
    return first, first, config.columns + last, config.rows + last


def round_base(view: View, margin: int) -> tuple[int, int, int, int]:
    """The columns and rows round the base of the seat that looks: left, low, right, high, from 0."""
    state = view.known
    own = names(state.bases[state.config.seats.index(view.seat)])
    columns, rows = [LETTERS.index(name[0]) for name in own], [int(name[1:]) - 1 for name in own]
    wide, tall = state.config.columns + 2 * MARGIN - 1, state.config.rows + 2 * MARGIN - 1
    return (
        max(0, min(columns) - margin),
        max(0, min(rows) - margin),
        min(wide, max(columns) + margin),
        min(tall, max(rows) + margin),
    )


def is_set_up(view: View) -> bool:
    """Whether bases are laid, walls put up or bases stocked now."""
    return view.known.phase in SETUP_PHASES


def in_secret(view: View) -> bool:
    """Whether bases are stocked in secret now (DW-99)."""
    return view.known.phase == STOCK and view.known.config.secret


# --- set-up ----------------------------------------------------------------------------------------
def to_stock(view: View) -> list[str]:
    """The tiles that the seat that acts has still to stock, in their order (DW-33)."""
    state = view.known
    return [square_name(square) for square in unstocked(state, state.active)]


class Force(NamedTuple):
    """A type of a seat's figures.

    Attributes:
        key, name: the type, and what people call it.
        in_play: how many are on the table.
        left: how many are in the army; None where it is secret.
        owned: how many the seat had.
    """

    key: str
    name: str
    in_play: int
    left: int | None
    owned: int


def force(view: View, seat: str) -> list[Force]:
    """What a seat has in play and in its army, type by type, as the seat that looks knows it."""
    state, config = view.known, view.known.config
    number = config.seats.index(seat)
    standing = [config.slot[state.board[square]] for square in each(state.men[number])]
    secret, found = view.form["army"][seat] is None, []
    for slot, kind in enumerate(config.types[number]):
        troop, left = config.definitions.troops[kind], state.owned(number, slot)
        play = standing.count(slot)
        found.append(Force(troop.key, troop.name, play, None if secret else left, config.army[number]))
    return found


def begun_with(match: Match) -> Mapping[str, Mapping[str, int]]:
    """How many figures of each type every seat had when a match began, in play and in its army."""
    begun = match.game.open(match.record()).view(match.seats[0])
    assert isinstance(begun, View)
    return {seat: {one.key: one.in_play + (one.left or 0) for one in force(begun, seat)} for seat in match.seats}


def fallen(view: View, had: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, int]]:
    """How many of each type every seat has lost, the types of which any fell.

    Args:
        view: what is seen.
        had: how many there were when the match began.
    """
    found = {}
    for seat, owned in had.items():
        lost = {one.key: owned[one.key] - one.in_play - (one.left or 0) for one in force(view, seat)}
        found[seat] = {key: n for key, n in lost.items() if n > 0}
    return found


def base_squares(view: View, begun: list[str]) -> list[str]:
    """The squares by which a base that is begun may go on (DW-24 to DW-29)."""
    has = _mask(begun)
    found = 0
    for base in BaseChoices(view.known).masks:
        if not has & ~base:
            found |= base
    return names(found & ~has)


def why_no_base(view: View, begun: list[str], square: str) -> Refusal:
    """Why a square can't be added to a base that is begun: the rule and a sentence."""
    number = square_of(square)
    assert number is not None
    return hindrance(view.known, _mask(begun), number)


def gates(view: View, squares: Sequence[str]) -> list[str]:
    """Those of some squares outside the field that share an edge with it (DW-27)."""
    return names(_mask(list(squares)) & view.known.config.edge)


def ready_bases(view: View, shape: str) -> list[list[str]]:
    """Where a ready-made base may be laid, the best place first."""
    return [list(map(square_name, squares)) for squares in shapes.places(view.known, shape)]


def may_be_base(view: View, squares: Sequence[str]) -> bool:
    """Whether squares may be the base of the seat that acts (DW-24 to DW-28)."""
    found = tuple(number for name in squares if (number := square_of(name)) is not None)
    return len(found) == len(squares) and base_refusal(view.known, found) is None


def why_no_wall(view: View, edge: str) -> Refusal | None:
    """Why a wall can't be put on an edge; None where it can (DW-31, DW-32)."""
    number = edge_of(edge)
    assert number is not None
    return walls.refusal(view.known, number)


def all_edges(view: View) -> list[str]:
    """The edges between two tiles of the field (DW-31)."""
    return list(map(edge_name, walls.edges_of(view.known.config.field)))


def free_edges(view: View, taken: str = "") -> list[str]:
    """The edges where a wall may be put, one that is taken away thought off (DW-31, DW-32, DW-54)."""
    state = view.known
    without = edge_of(taken) if taken else None
    return [
        edge_name(edge)
        for edge in walls.edges_of(state.config.field)
        if edge != without and not state.has_wall(edge) and not walls.cuts(state, edge, without)
    ]


def building_squares(view: View) -> list[str]:
    """Where the seat that acts may add a tile to its base, if that is its bonus (DW-53)."""
    return names(_building_ground(view.known))


def _building_ground(state: State) -> Mask:
    bonuses = state.config.definitions.bonuses
    if state.phase != BONUS or bonuses.get(state.bonus) != BUILD:
        return 0
    return flipping.building_ground(state, state.active)


def edge_squares(edge: str) -> tuple[str, str]:
    """The two squares of an edge, the lower one first."""
    number = edge_of(edge)
    assert number is not None
    low, high = sides_of(number)
    return square_name(low), square_name(high)


def order(square: str) -> int:
    """What squares are sorted by: column, then row."""
    return square_of(square) or 0


def _mask(squares: list[str]) -> Mask:
    return sum(1 << number for name in squares if (number := square_of(name)) is not None)
