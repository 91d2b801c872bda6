"""The fast code against slow code that follows the rules' letter, over random play."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.wonderland.helpers import legal, random_match, start
from wonderland.games.wonderland import paths

some = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def at(name):
    return ord(name[0]) - 97, int(name[1:])


def named(square):
    return f"{chr(97 + square[0])}{square[1]}"


def paths_by_the_letter(match, side):
    """Every (six squares, start) by W-22 to W-28, tried one by one."""
    state, config = match.state(), match.position.config
    images = [at(config.grid.names[sq]) for sq in config.grid.images]
    laid = {at(s) for s in state["laid"]["w"] + state["laid"]["e"]}
    own = {at(s) for s in state["laid"][side]} | {images["we".index(side)]}
    earlier = laid | {images["we".index(side)]}
    free = {
        (c, r)
        for c in range(config.columns)
        for r in range(1, config.rows + 1)
        if (c, r) not in laid and (c, r) not in images
    }

    def near(square):
        return [(square[0] + dc, square[1] + dr) for dc, dr in SIDES]

    def end_to_end(one, other):
        for axis in (0, 1):
            line = {s[axis] for s in (*one, *other)}
            along = sorted(s[1 - axis] for s in (*one, *other))
            if len(line) == 1 and along == list(range(along[0], along[0] + 4)):
                return True
        return False

    def block(squares):
        return any({(c + 1, r), (c, r + 1), (c + 1, r + 1)} <= squares for c, r in squares)

    found = set()

    def extend(squares):
        if len(squares) == 6:
            dominoes = [squares[0:2], squares[2:4], squares[4:6]]
            if any(end_to_end(dominoes[i], dominoes[j]) for i, j in ((0, 1), (0, 2), (1, 2))):
                return
            if block(set(squares)):
                return
            for start in squares:
                if any(s in earlier for s in near(start)):
                    found.add((tuple(map(named, squares)), named(start)))
            return
        for after in near(squares[-1]):
            if after in free and after not in squares:
                extend((*squares, after))

    for first in free:
        if any(s in own for s in near(first)):
            extend((first,))
    return found


@some
@given(st.integers(0, 10**6), st.integers(0, 250), st.sampled_from([(13, 9), (7, 3), (3, 1), (5, 2)]))
def test_paths(seed, lines, size):
    match = random_match(seed, lines, rows=size[0], line=size[1])
    state, grid = match.position.value, match.position.config.grid
    for index, side in enumerate("we"):
        slow = paths_by_the_letter(match, side)
        fast = {
            (tuple(grid.names[first + d] for d in grid.shapes[shape].deltas), grid.names[start])
            for first, shape, start in paths.iterate(state, index)
        }
        assert fast == slow
        numbered = paths.PathIndex(state, index)
        assert numbered.total == len(slow)
        assert [numbered.at(i) for i in range(numbered.total)] == list(paths.iterate(state, index))
        assert paths.has_space(state, index) == bool(slow)


# --- W-35, on a table of names ---------------------------------------------------------------------
@dataclass(frozen=True)
class Walker:
    """A being on its way: where it stands and began the turn, and what its steps cost (W-37)."""

    at: tuple
    start: tuple
    move: int
    hobble: int
    spur: int
    credit: int = 0
    halted: bool = False


def beside(one, other):
    """W-39: one of the 8 squares around."""
    return one != other and max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def stepped(walker, square, rooks):
    """The walker after one step, by W-33, W-37 and W-40 to W-42; None if it may not or can't pay."""
    if walker.halted:
        return None
    near = [rook for rook in rooks if beside(rook, square)]
    taxing = [rook for rook in near if beside(rook, walker.start)]
    price = len(taxing) if walker.credit else 1 + walker.hobble + len(taxing)
    if price > walker.move:
        return None
    credit = walker.credit - 1 if walker.credit else walker.spur
    return replace(walker, at=square, move=walker.move - price, credit=credit, halted=near != taxing)


def could_step_on_by_the_letter(walker, friend, laid, friends, enemies, rooks, depth=0):
    """W-35: enter the friend's square, then look for any step that could be taken next.

    A step on may lead onto another friend's square, if it could step on from there as well.
    """
    there = stepped(walker, friend, rooks)
    if there is None or depth > 6:
        return False
    for dc, dr in SIDES:
        square = (friend[0] + dc, friend[1] + dr)
        if square not in laid or square in enemies:
            continue
        if square in friends:
            if could_step_on_by_the_letter(there, square, laid, friends, enemies, rooks, depth + 1):
                return True
        elif stepped(there, square, rooks):
            return True
    return False


CARDS = ("4H", "AS", "JD", "JS")


def crowd(rng):
    """West's beings crowded together among East's Rooks, some of them spurred, hobbled or on their way.

    Only lines are played. Returns the match, the walkers by card, laid squares and Rooks.
    """
    squares = [f"{c}{r}" for c in "bcde" for r in range(5, 9)]
    laid = rng.sample(squares, rng.randint(8, 16))
    places = rng.sample(laid, 6)
    rooks = places[4 : rng.randint(4, 6)]
    move = rng.randint(1, 6)
    match = start(
        pools={"w": list(CARDS), "e": ["TS", "TH", "AH"]},
        laid={"w": laid},
        factors={"w": {"M": move, "C": rng.randint(0, 2), "F": rng.randint(0, 1)}},
        beings=[{"id": f"w{c}", "square": s} for c, s in zip(CARDS, places, strict=False)]
        + [{"id": f"e{c}", "square": s} for c, s in zip(("TS", "TH"), rooks, strict=False)],
    )
    walkers = {c: Walker(at(s), at(s), move, 0, 0) for c, s in zip(CARDS, places, strict=False)}
    enemies = [at(rook) for rook in rooks]
    for verb, times in (("use", rng.randint(0, 2)), ("move", rng.randint(0, 2))):
        for _ in range(times):
            stand = {walker.at for walker in walkers.values()}
            lines = [line.split() for line in legal(match) if line.split()[1] == verb]
            lines = [w for w in lines if w[3][0] == "w" or (verb == "move" and at(w[3]) not in stand)]
            if not lines:
                break
            words = rng.choice(lines)
            match.play(" ".join(words))
            if verb == "use":
                walker, n = walkers[words[3][1:]], int(words[4])
                grown = {"spur": walker.spur + n} if words[2] == "JD" else {"hobble": walker.hobble + n}
                walkers[words[3][1:]] = replace(walker, **grown)
            else:
                after = stepped(walkers[words[2]], at(words[3]), enemies)
                walkers[words[2]] = after
                walkers = {card: replace(walker, move=after.move) for card, walker in walkers.items()}
    return match, walkers, {at(square) for square in laid}, enemies


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6))
def test_passing_friends(seed):
    """Who may enter whose square, by the list and by the refusals alone."""
    match, walkers, laid, rooks = crowd(random.Random(seed))
    listed = legal(match)
    for card, walker in walkers.items():
        mates = {other.at for other in walkers.values()} - {walker.at}
        for square in mates:
            if abs(square[0] - walker.at[0]) + abs(square[1] - walker.at[1]) == 1:
                may = could_step_on_by_the_letter(walker, square, laid, mates, set(rooks), rooks)
                line = f"w move {card} {named(square)}"
                assert (line in listed) == may, line
                assert (match.check(line) is None) == may, line
