"""Composing: draw a position by a recipe, keep what the solver finds good, take out what is idle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from tools.puzzles.recipes import Range, Recipe
from tools.puzzles.sketch import Being, Path, Sketch, state_of
from wonderland.core.record import Record
from wonderland.games.wonderland.card import BETWEEN
from wonderland.games.wonderland.codes import OfBeing
from wonderland.games.wonderland.factors import CHANCE, FORCE
from wonderland.games.wonderland.factors import RULES_FACTORS as FACTORS
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.paths import Lottery
from wonderland.games.wonderland.pool_choice import PairPools, WonderlandPools
from wonderland.games.wonderland.puzzles.solver import Goal, Solver
from wonderland.games.wonderland.puzzles.themes import THEMES, Solved, counted, matters, solved
from wonderland.games.wonderland.state import EAST, SIDE, State, swap
from wonderland.search.forced import OutOfReach

MOST_LOOKED = 12_000
"""Positions that a search of a draft may look at."""
IMAGES = ("a4", "j4")
NEARNESS = 3
"""Squares that are drawn for a being, which takes the nearest to where it matters."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a composed puzzle is to be like.

    Attributes:
        length: of the shortest solution.
        ways: the most shortest solutions there may be.
        firsts: the most first actions that reach the goal.
        themes: how many themes matter at least.
        actors: how many of West's beings act in the solution at least.
        answers: whether what East may answer by ability or blast has to matter.
    """

    length: Range
    ways: int
    firsts: int
    themes: int = 1
    actors: int = 1
    answers: bool = False


GRADES = {
    1: Wish((2, 4), ways=2, firsts=2),
    2: Wish((3, 7), ways=4, firsts=2, themes=2, actors=2),
    3: Wish((4, 10), ways=4, firsts=2, themes=3, actors=2, answers=True),
}
"""What each grade asks for."""


def compose(game: Wonderland, recipe: Recipe, wish: Wish, rng: Random, tries: int) -> Iterator[Sketch]:
    """Draw positions and yield those that are as wished, with nothing idle in them.

    Args:
        game: the flagship.
        recipe: what to draw from.
        wish: what they are to be like.
        rng: all chance comes from it.
        tries: how many to draw.
    """
    for _ in range(tries):
        sketch = _draft(game, recipe, rng)
        if sketch is None:
            continue
        now = solved_of(game, recipe, sketch)
        if now is None or not wish.length[0] <= now[0]:
            continue
        sketch = trimmed(game, recipe, sketch, now)
        if _is_wished(game, recipe, wish, sketch):
            yield sketch


def goal_of(recipe: Recipe) -> Goal:
    """The goal of a recipe; West solves."""
    return Goal(recipe.goal, 0, 1)


def solved_of(game: Wonderland, recipe: Recipe, sketch: Sketch) -> Solved:
    """What the solver says of a sketch: None, too, where it is too much to look at."""
    state = sketch.state(game)
    try:
        return counted(Solver(state, goal_of(recipe), looks=MOST_LOOKED), state)
    except OutOfReach:
        return None


def _is_wished(game: Wonderland, recipe: Recipe, wish: Wish, sketch: Sketch) -> bool:
    now = solved_of(game, recipe, sketch)
    if now is None or not wish.length[0] <= now[0] <= wish.length[1] or now[1] > wish.ways:
        return False
    state, goal = sketch.state(game), goal_of(recipe)
    search = Solver(state, goal)
    if len([*search.first(state)]) > wish.firsts:
        return False
    solution = next(search.solutions(state))
    if len({c.being for c in solution if isinstance(c, OfBeing) and SIDE[c.being] == 0}) < wish.actors:
        return False
    if wish.answers and solved(silenced(state), goal) == now:
        return False
    if not matters(state, goal, recipe.theme, now):
        return False
    return sum(matters(state, goal, theme, now) for theme in THEMES) >= wish.themes


def silenced(state: State) -> State:
    """The state with East too poor for any ability or blast."""
    silent = state.copy()
    silent.set_factor(CHANCE, EAST, 0)
    silent.set_factor(FORCE, EAST, 0)
    return silent


# --- drawing -------------------------------------------------------------------------------------
def _draft(game: Wonderland, recipe: Recipe, rng: Random) -> Sketch | None:
    cards = (
        [*recipe.mine, *_some(recipe.friends, recipe.more[0], rng)],
        [*recipe.theirs, *_some(recipe.foes, recipe.more[1], rng)],
    )
    if not cards[0] or any(_clash(game, [*mine, *recipe.spare]) for mine in cards):
        return None
    if recipe.goal == "save" and not cards[1]:
        return None
    bare = recipe.bare or recipe.goal == "save"
    if bare and not cards[1]:
        return None
    kept = (() if recipe.alone else recipe.spare, () if bare else recipe.spare)
    paths = _lay(game, [0] * len(cards[0]) + [1] * max(1, len(cards[1])), rng)
    if paths is None:
        return None
    squares = [square for _, path in paths for square in path]
    beings: list[Being] = []
    for side in (1, 0):  # each comes near what it is to attack, or what it is to keep
        near = beings[-1].square if bare and beings else IMAGES[recipe.goal == "win"]
        for card in cards[side]:
            drawn = [squares[int(rng.random() * len(squares))] for _ in range(NEARNESS)]
            square = min(drawn, key=lambda sq: distance(sq, near))
            squares.remove(square)
            beings.append(Being(side, card, square))
    gone = ((), () if cards[1] else recipe.foes[:1])
    factors = (*_counts(recipe.have, rng), *_counts(recipe.meet, rng))
    return Sketch(tuple(paths), tuple(beings), gone, kept, factors, recipe.life)


def _some(cards: tuple[str, ...], many: Range, rng: Random) -> list[str]:
    count = many[0] + int(rng.random() * (many[1] - many[0] + 1))
    left = list(cards)
    return [left.pop(int(rng.random() * len(left))) for _ in range(count)]


def _clash(game: Wonderland, cards: list[str]) -> bool:
    """Whether some don't go together (W-14), or as pairs (W-86)."""
    kind = PairPools() if BETWEEN in cards[-1] else WonderlandPools()
    return any(kind.faults(game, cards))


def _counts(text: str, rng: Random) -> list[int]:
    counts = dict.fromkeys(FACTORS, 0)
    for word in text.split():
        least, most = map(int, word[1:].split("-"))
        counts[word[0]] = least + int(rng.random() * (most - least + 1))
    return list(counts.values())


def _lay(game: Wonderland, sides: list[int], rng: Random) -> list[tuple[int, Path]] | None:
    """Lay a path for each side named, in an order drawn, as the rules let it be laid."""
    state = _empty(game)
    left, paths = list(sides), []
    while left:
        side = left.pop(int(rng.random() * len(left)))
        lottery = Lottery(state, side)
        for _ in range(400):
            found = lottery.ticket(int(rng.random() * lottery.tickets)) if lottery.tickets else None
            if found:
                break
        else:
            return None
        first, shape, _ = found
        grid = state.config.grid
        laid = [first + delta for delta in grid.shapes[shape].deltas]
        mask = grid.path_mask(first, shape)
        state.laid = swap(state.laid, side, state.laid[side] | mask)
        paths.append((side, tuple(grid.names[square] for square in laid)))
    return paths


def _empty(game: Wonderland) -> State:
    record = Sketch((), (), ((), ()), (("4H",), ("4H",)), (0,) * 10, (1, 1)).record()
    return state_of(game.open(Record("wonderland", options=record.options, setup=record.setup)))


# --- trimming ------------------------------------------------------------------------------------
def trimmed(game: Wonderland, recipe: Recipe, sketch: Sketch, now: Solved) -> Sketch:
    """Take out of a sketch, one by one, what can go without the solver saying anything else."""
    going = True
    while going:
        going = False
        for less in _lessened(sketch, recipe):
            if solved_of(game, recipe, less) == now:
                sketch, going = less, True
                break
    return sketch


def _lessened(sketch: Sketch, recipe: Recipe) -> Iterator[Sketch]:
    for index, count in enumerate(sketch.factors):
        if count:
            yield sketch.with_factor(index, count - 1)
    for being in sketch.beings:
        if being.card not in (*recipe.mine, *recipe.theirs):
            gone = swap(sketch.gone, being.side, (*sketch.gone[being.side], being.card))
            rest = tuple(other for other in sketch.beings if other != being)
            if any(other.side == being.side for other in rest) or not _needs(recipe, being.side):
                yield replace(sketch, beings=rest, gone=gone)
    for index, (side, path) in enumerate(sketch.paths):
        if sketch.gone[side] and not any(being.square in path for being in sketch.beings):
            paths = sketch.paths[:index] + sketch.paths[index + 1 :]
            if _could_be_laid(paths):
                gone = swap(sketch.gone, side, sketch.gone[side][:-1])
                yield replace(sketch, paths=paths, gone=gone)


def _needs(recipe: Recipe, side: int) -> bool:
    """Whether a side must keep a being."""
    return side == 0 or recipe.bare or recipe.goal == "save"


def _could_be_laid(paths: tuple[tuple[int, Path], ...]) -> bool:
    """Whether each path begins beside its side's Image or an earlier path of that side (W-23)."""
    laid: tuple[list[str], list[str]] = ([IMAGES[0]], [IMAGES[1]])
    for side, path in paths:
        if not any(distance(path[0], other) == 1 for other in laid[side]):
            return False
        laid[side].extend(path)
    return True


def distance(one: str, other: str) -> int:
    """How many columns and rows two squares are apart."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))
