"""The second Dungeon Dice: its data, nets and squares.

Squares are pairs (column, row) from 0. Only the definitions are read from the game's files.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from wonderland.content.yamlfile import load

CONFIG = Path(__file__).parents[4] / "config" / "games" / "dungeon-dice"
CRESTS = "MADXT"
COST = {"MOVE": "M", "ATTACK": "A", "DEFEND": "D", "MAGIC": "X", "TRAP": "T"}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
OTHER = {"w": "e", "e": "w"}


@cache
def data():
    found = {name: load(CONFIG / f"{name}.yaml").data for name in ("dice", "monsters", "items", "nets")}
    found["faces"] = {kind: text.split() for kind, text in found["dice"]["faces"].items()}
    return found


def figure(code):
    return data()["monsters"].get(code) or data()["items"].get(code)


def is_item(code):
    return code in data()["items"]


def turn(square, orientation):
    """Mirrored first, then turned clockwise by quarters (DD-14)."""
    if orientation >= 4:
        square = (-square[0], square[1])
    for _ in range(orientation % 4):
        square = (square[1], -square[0])
    return square


@cache
def oriented():
    """Text of a net in an orientation to its squares from the start square (DD-13, DD-14)."""
    found = {}
    for letter, net in data()["nets"].items():
        squares, start = [], None
        for y, row in enumerate(reversed(net["drawn"])):
            for x, sign in enumerate(row):
                if sign != ".":
                    squares.append((x, y))
                if sign == "O":
                    start = (x, y)
        for orientation in range(8):
            if letter in "AE" and orientation > 3:
                continue
            turned = [turn((x - start[0], y - start[1]), orientation) for x, y in squares]
            found[f"{letter}/{orientation}"] = turned
    return found


@lru_cache(maxsize=8)
def all_places(columns, rows):
    """Every way to lay a net on an empty table: (text, start, squares) (DD-35)."""
    middle = (rows - 1) // 2
    slots = {(0, middle), (columns - 1, middle)}
    found = []
    for text, squares in oriented().items():
        for column in range(columns):
            for row in range(rows):
                laid = frozenset((column + x, row + y) for x, y in squares)
                inside = all(0 <= c < columns and 0 <= r < rows for c, r in laid)
                if inside and not laid & slots:
                    found.append((text, (column, row), laid))
    return found


def name(square):
    return f"{'abcdefghijklmnopqrstuvwxyz'[square[0]]}{square[1] + 1}"


def square_of(word):
    return ord(word[0]) - ord("a"), int(word[1:]) - 1


def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def straight(a, b):
    """The step from a to b if they are in one row or column, else None."""
    if a == b or (a[0] != b[0] and a[1] != b[1]):
        return None
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
