"""The table as a grid of bits: squares, neighbours, and the shapes a path can take (W-9 to W-12).

A square is an int, ``row * stride + column``, and a set of squares one Python int with that bit
set. ``stride`` is one more than the columns: the spare column is never part of the table, so a
shift by one never wraps from a row into the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from wonderland.kit.bits import listed

Offset = tuple[int, int]
"""Columns and rows away from a path's first square."""

STEPS: tuple[Offset, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1))
SLANTS: tuple[Offset, ...] = ((1, 1), (1, -1), (-1, 1), (-1, -1))
Neighbours = tuple[tuple[int, ...], ...]
"""For each square those beside it."""
PATH_SQUARES = 6


@dataclass(frozen=True, slots=True)
class Shape:
    """One ordered way to lay three dominoes, by the W-22, W-24 to W-26, from its first square.

    Attributes:
        offsets: where the six squares lie, the first at (0, 0).
        deltas: the same as differences of square numbers on this table.
    """

    offsets: tuple[Offset, ...]
    deltas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrieNode:
    """A square of one or more shapes, reached by the squares before it.

    Attributes:
        parent: the index of the node before it; the root is 0.
        delta: which of ``Grid.deltas`` it stands for, as an index.
        shape: the index of the shape that ends here, or -1.
        skip: the index of the next node that is not below this one.
    """

    parent: int
    delta: int
    shape: int
    skip: int


class Grid:
    """A grid of a given size, with all that follows from the size alone; shared, never changed.

    Attributes:
        columns, rows: the size in squares.
        stride: the difference between a square and the one above it.
        board: every square of the table.
        images: the squares of West's and of East's Image (W-9).
        names: the name of each square (``"b7"``), ``""`` for numbers off the table.
        bit: the set that holds just that square.
        near: the squares orthogonally adjacent to each square, as a set.
        ring: the squares around each square, diagonals included, as a set (W-39).
        around: the orthogonal neighbours of each square as a tuple.
        stepping: for each way of stepping the squares beside each square, as a tuple and as a set.
        striking: for each reach of an attack the squares beside each square, as a set (W-44).
        rays: for each square and each of four directions, the squares on that line, nearest first.
        shapes: the ordered shapes of three dominoes (112).
        deltas: the distinct differences that occur in shapes.
        trie: the shapes as a trie in preorder, so that one pass finds all legal paths.
        plan: the trie without its root, as plain tuples (parent, delta, shape) for that pass.
        shape_of: the index of the shape with given offsets.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.stride = columns + 1
        size = self.stride * rows
        on_table = [sq for sq in range(size) if sq % self.stride < columns]
        self.board = sum(1 << sq for sq in on_table)
        middle = (rows // 2) * self.stride
        self.images = (middle, middle + columns - 1)
        self.image_mask = 1 << self.images[0] | 1 << self.images[1]
        self.names = [self._name(sq) if sq % self.stride < columns else "" for sq in range(size)]
        self.squares = {name: sq for sq, name in enumerate(self.names) if name}
        self.bit = tuple(1 << sq for sq in range(size))
        self.around = tuple(self._on_table(sq, STEPS) for sq in range(size))
        self.near = tuple(self._mask(squares) for squares in self.around)
        king = tuple((dc, dr) for dc in (-1, 0, 1) for dr in (-1, 0, 1) if dc or dr)
        self.ring = tuple(self._mask(self._on_table(sq, king)) for sq in range(size))
        slanting = tuple(self._on_table(sq, SLANTS) for sq in range(size))
        both = tuple(a + b for a, b in zip(self.around, slanting, strict=True))
        none: tuple[Neighbours, tuple[int, ...]] = (((),) * size, (0,) * size)
        self.stepping: dict[str, tuple[Neighbours, tuple[int, ...]]] = {
            "": none,
            "orthogonal": (self.around, self.near),
            "diagonal": (slanting, tuple(self._mask(squares) for squares in slanting)),
            "all": (both, self.ring),
        }
        self.striking = {"": none[1], "orthogonal": self.near, "diagonal": self.ring}
        self.rays = tuple(tuple(self._ray(sq, step) for step in STEPS) for sq in range(size))
        self.shapes = tuple(
            Shape(offsets, tuple(dr * self.stride + dc for dc, dr in offsets)) for offsets in path_shapes()
        )
        self.deltas = tuple(sorted({d for shape in self.shapes for d in shape.deltas}))
        self.trie = self._trie()
        self.plan = tuple((node.parent, node.delta, node.shape) for node in self.trie[1:])
        self.shape_of = {shape.offsets: index for index, shape in enumerate(self.shapes)}
        self._path_masks: dict[int, tuple[int, ...]] = {}
        lowest = tuple(min(shape.deltas) for shape in self.shapes)
        self._shape_bits = tuple(
            (low, sum(1 << delta - low for delta in shape.deltas))
            for low, shape in zip(lowest, self.shapes, strict=True)
        )

    def grow(self, squares: int) -> int:
        """Return the squares orthogonally adjacent to any of ``squares``."""
        stride = self.stride
        near = squares << 1 | squares >> 1 | squares << stride | squares >> stride
        return near & self.board

    def grow_by(self, squares: int, steps: str) -> int:
        """Return the squares that are one step of a kind (a key of ``stepping``) from any of some."""
        found = 0 if steps == "diagonal" else self.grow(squares)
        if steps != "orthogonal":
            rows = squares << self.stride | squares >> self.stride
            found |= (rows << 1 | rows >> 1) & self.board
        return found

    def block(self, square: int, n: int) -> int:
        """Return the (2n+1) x (2n+1) block around a square, clipped to the table (W-56)."""
        column, row = square % self.stride, square // self.stride
        low, high = max(0, column - n), min(self.columns - 1, column + n)
        line = ((1 << (high - low + 1)) - 1) << low
        block = 0
        for r in range(max(0, row - n), min(self.rows - 1, row + n) + 1):
            block |= line << (r * self.stride)
        return block

    def path_mask(self, first: int, shape: int) -> int:
        """Return the six squares of a shape laid from a first square, 0 if they leave the table."""
        masks = self._path_masks.get(first)
        if masks is None:
            masks = self._path_masks[first] = self._masks_from(first)
        return masks[shape]

    def _masks_from(self, first: int) -> tuple[int, ...]:
        """The squares of each shape from a first square.

        A shape is one piece, so one that leaves its row covers a square of the spare column.
        """
        off = ~self.board
        found = []
        for low, bits in self._shape_bits:
            mask = bits << first + low if first + low >= 0 else off
            found.append(0 if mask & off else mask)
        return tuple(found)

    members_unsorted = staticmethod(listed)

    def members(self, squares: int) -> tuple[int, ...]:
        """A set's squares, by column then row."""
        return _by_column(squares, self.stride)

    def _name(self, square: int) -> str:
        row, column = divmod(square, self.stride)
        return f"{chr(ord('a') + column)}{row + 1}"

    def _on_table(self, square: int, steps: tuple[Offset, ...]) -> tuple[int, ...]:
        row, column = divmod(square, self.stride)
        return tuple(
            (row + dr) * self.stride + column + dc
            for dc, dr in steps
            if 0 <= column + dc < self.columns and 0 <= row + dr < self.rows
        )

    def _ray(self, square: int, step: Offset) -> tuple[int, ...]:
        ray: list[int] = []
        here = self._on_table(square, (step,))
        while here:
            ray.append(here[0])
            here = self._on_table(here[0], (step,))
        return tuple(ray)

    @staticmethod
    def _mask(squares: tuple[int, ...]) -> int:
        return sum(1 << sq for sq in squares)

    def _trie(self) -> tuple[TrieNode, ...]:
        index = {delta: i for i, delta in enumerate(self.deltas)}
        shapes = sorted(range(len(self.shapes)), key=lambda i: self.shapes[i].deltas)
        nodes: list[TrieNode] = [TrieNode(0, index[0], -1, 0)]

        def below(parent: int, depth: int, members: list[int]) -> None:
            for delta in dict.fromkeys(self.shapes[i].deltas[depth] for i in members):
                inside = [i for i in members if self.shapes[i].deltas[depth] == delta]
                here = len(nodes)
                last = depth + 1 == PATH_SQUARES
                nodes.append(TrieNode(parent, index[delta], inside[0] if last else -1, 0))
                if not last:
                    below(here, depth + 1, inside)
                leaf = nodes[here]
                nodes[here] = TrieNode(leaf.parent, leaf.delta, leaf.shape, len(nodes))

        below(0, 1, shapes)
        return tuple(nodes)


def end_to_end(first: tuple[Offset, Offset], second: tuple[Offset, Offset]) -> bool:
    """Whether two dominoes lie in one straight line with their short sides touching (W-25)."""
    squares = sorted((*first, *second))
    columns, rows = {c for c, _ in squares}, {r for _, r in squares}
    lying = first[0][1] == first[1][1] and second[0][1] == second[1][1]
    standing = first[0][0] == first[1][0] and second[0][0] == second[1][0]
    if lying and len(rows) == 1:
        return max(columns) - min(columns) == 3
    return standing and len(columns) == 1 and max(rows) - min(rows) == 3


def solid_block(squares: set[Offset]) -> bool:
    """Whether four of the squares form a solid 2x2 block (W-26)."""
    return any({(c + 1, r), (c, r + 1), (c + 1, r + 1)} <= squares for c, r in squares)


@lru_cache(maxsize=1024)
def _by_column(squares: int, stride: int) -> tuple[int, ...]:
    """A set's squares, by column then row; whoever looks on asks for what is laid again and again."""
    return tuple(sorted(listed(squares), key=lambda sq: (sq % stride, sq)))


@cache
def path_shapes() -> tuple[tuple[Offset, ...], ...]:
    """List every ordered shape that three dominoes can take from (0, 0), by W-22 and W-24 to W-26."""
    found: list[tuple[Offset, ...]] = []

    def extend(squares: tuple[Offset, ...]) -> None:
        if len(squares) == PATH_SQUARES:
            dominoes = [(squares[i], squares[i + 1]) for i in (0, 2, 4)]
            pairs = ((0, 1), (0, 2), (1, 2))
            if not any(end_to_end(dominoes[i], dominoes[j]) for i, j in pairs):
                found.append(squares)
            return
        column, row = squares[-1]
        for dc, dr in STEPS:
            after = (column + dc, row + dr)
            if after not in squares and not solid_block({*squares, after}):
                extend((*squares, after))

    extend(((0, 0),))
    return tuple(found)


@cache
def grid_of(columns: int, rows: int) -> Grid:
    """Return the table of a size; tables of one size are one object."""
    return Grid(columns, rows)
