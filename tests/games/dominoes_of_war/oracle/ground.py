"""The ground of Dominoes of War, from the rules alone: squares are pairs of column and row."""

from __future__ import annotations

import string

ORTHOGONAL = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
WAYS = {"orthogonal": [*ORTHOGONAL.values()], "diagonal": DIAGONAL, "any": [*ORTHOGONAL.values(), *DIAGONAL]}
MARGIN = 6


def square(name):
    """The square of a name: ``j7`` is the tenth column, the seventh row."""
    return string.ascii_lowercase.index(name[0]) + 1, int(name[1:])


def name(at):
    return f"{string.ascii_lowercase[at[0] - 1]}{at[1]}"


def edge(one, other):
    """An edge: its two squares, the lower one first (fine points)."""
    return tuple(sorted((one, other)))


def edge_name(between):
    return "".join(map(name, between))


def beside(at):
    """The four squares that share an edge with one."""
    return [(at[0] + x, at[1] + y) for x, y in ORTHOGONAL.values()]


class Ground:
    """DW-12 to DW-19: the field, the bases and the walls of a match."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.field = {
            (c, r) for c in range(MARGIN + 1, MARGIN + columns + 1) for r in range(MARGIN + 1, MARGIN + rows + 1)
        }
        self.bases = {}
        self.walls = set()

    def in_grid(self, at):
        """DW-12."""
        return 1 <= at[0] <= self.columns + 2 * MARGIN and 1 <= at[1] <= self.rows + 2 * MARGIN

    def owner(self, at):
        """Whose base a square belongs to."""
        return next((seat for seat, base in self.bases.items() if at in base), None)

    def is_tile(self, at):
        """DW-13."""
        return at in self.field or self.owner(at) is not None

    def neighbours_joined(self, one, other, climbs=False):
        """DW-16, of two squares that share an edge."""
        if one in self.field and other in self.field:
            return climbs or edge(one, other) not in self.walls
        if one in self.field or other in self.field:
            return self.is_tile(one) and self.is_tile(other)
        return self.owner(one) is not None and self.owner(one) == self.owner(other)

    def joined(self, one, other, climbs=False):
        """DW-16 and DW-17; over walls DW-76."""
        if not (self.is_tile(one) and self.is_tile(other)):
            return False
        if one[0] == other[0] or one[1] == other[1]:
            return self.neighbours_joined(one, other, climbs)
        return any(
            self.is_tile(corner)
            and self.neighbours_joined(one, corner, climbs)
            and self.neighbours_joined(corner, other, climbs)
            for corner in ((one[0], other[1]), (other[0], one[1]))
        )

    def edges(self):
        """DW-15: all edges between two field tiles."""
        return sorted({edge(at, near) for at in self.field for near in beside(at) if near in self.field})

    def whole(self, walls):
        """DW-32: from every field tile every other can be reached."""
        start = min(self.field)
        seen, left = {start}, [start]
        while left:
            at = left.pop()
            for near in beside(at):
                if near in self.field and near not in seen and edge(at, near) not in walls:
                    seen.add(near)
                    left.append(near)
        return seen == self.field

    def why_no_wall(self, between, taken=None):
        """DW-31 and DW-32, a wall that is taken away thought off."""
        if between not in self.edges() or between in self.walls - {taken}:
            return "DW-31"
        return None if self.whole(self.walls - {taken} | {between}) else "DW-32"

    def why_no_base(self, squares, size):
        """DW-24 to DW-29, in the order of DW-102."""
        chosen = set(squares)
        if len(squares) != size or len(chosen) != size:
            return "DW-24"
        if any(not self.in_grid(s) or s in self.field or self.owner(s) for s in chosen):
            return "DW-25"
        start = squares[0]
        seen, left = {start}, [start]
        while left:
            for near in beside(left.pop()):
                if near in chosen and near not in seen:
                    seen.add(near)
                    left.append(near)
        if seen != chosen:
            return "DW-26"
        if any(self.owner(near) for at in chosen for near in beside(at)):
            return "DW-28"
        entrances = [at for at in chosen if any(near in self.field for near in beside(at))]
        return None if 1 <= len(entrances) <= 2 else "DW-27"

    def all_bases(self, size):
        """Every base that may be laid: grown from each entrance by a square at a time."""

        def free(at):
            return self.in_grid(at) and at not in self.field and not any(self.owner(one) for one in (at, *beside(at)))

        doors = {near for at in self.field for near in beside(at) if near not in self.field}
        grown = {frozenset({door}) for door in doors if free(door)}
        for _ in range(size - 1):
            grown = {
                some | {near}
                for some in grown
                for at in some
                for near in beside(at)
                if near not in some and free(near) and len((some | {near}) & doors) <= 2
            }
        return grown
