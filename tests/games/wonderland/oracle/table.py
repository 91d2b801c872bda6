"""The oracle's table and cards: names of squares as text, stats read off the printed pips."""

from __future__ import annotations

RANKS = "A23456789TJQK"
SIDES = ("w", "e")
FACTORS = "CFDAM"
# W-5
FACES = {1: "SSSSAM", 2: "DSSSAM", 3: "DFSSAM", 4: "DFCSAM"}
# W-7: the key bests the value.
BESTS = {"H": "S", "S": "D", "D": "C", "C": "H"}
# W-2: pips in the left, middle and right column.
PIPS = {
    "A": (0, 1, 0), "2": (0, 2, 0), "3": (0, 3, 0), "4": (2, 0, 2), "5": (2, 1, 2),
    "6": (3, 0, 3), "7": (3, 1, 3), "8": (3, 2, 3), "9": (4, 1, 4), "T": (4, 2, 4),
    "J": (1, 0, 1), "Q": (1, 0, 1), "K": (1, 0, 1),
}  # fmt: skip
# W-4; a rank stands with its colour where the two colours differ.
LEVELS = {
    "A": 1, "4": 1, "J-black": 1, "2": 2, "5": 2, "6": 2, "J-red": 2, "Q-black": 2,
    "3": 3, "7": 3, "Q-red": 3, "K-black": 3, "8": 4, "9": 4, "T": 4, "K-red": 4,
}  # fmt: skip
# 1.4: what a court card does, and the factor that pays.
ABILITIES = {
    "J-black": ("hobble", "F"), "J-red": ("spur", "C"), "Q-black": ("def", "F"),
    "Q-red": ("def", "C"), "K-black": ("atk", "F"), "K-red": ("atk", "C"),
}  # fmt: skip


def colour(card):
    return "red" if card[1] in "HD" else "black"


def coloured(card):
    return f"{card[0]}-{colour(card)}"


# W-90: the kinds of pairs; the key bests the value.
BESTS_OF_PAIRS = {"one suit": "one colour", "one colour": "mixed", "mixed": "one suit"}
# W-87
SPOTS = {"A": 1, **{str(n): n for n in range(2, 10)}, "T": 10, "J": 2, "Q": 2, "K": 2}


# What follows takes a card ("4H") or a pair ("4H/KS"), as it stands in a pool.
def front(card):
    return card[:2]


def back(card):
    return card[3:]


def level(card):
    if not back(card):
        return LEVELS.get(card[0]) or LEVELS[coloured(card)]
    total = strength(card) + attack(card) + defence(card) + max(0, mov(card)) // 2  # W-89
    return 1 if total <= 4 else 2 if total <= 6 else 3 if total <= 8 else 4


def strength(card):
    return max(PIPS[(back(card) or card)[0]])


def attack(card):
    if back(card):
        return max(PIPS[card[0]])  # W-87: the front's longest column
    return sum(1 for column in PIPS[card[0]] if column)


def defence(card):
    return PIPS[(back(card) or card)[0]][1]


def mov(card):
    """W-87; None for a card that is no pair."""
    return SPOTS[back(card)[0]] - SPOTS[card[0]] if back(card) else None


def family(card):
    """What bests and is bested: the suit (W-7), or the kind of a pair (W-90)."""
    if not back(card):
        return card[1]
    if back(card)[1] == card[1]:
        return "one suit"
    return "one colour" if colour(back(card)) == colour(card) else "mixed"


def bested(card):
    """What a card or a pair bests."""
    return BESTS_OF_PAIRS[family(card)] if back(card) else BESTS[card[1]]


def is_card(text):
    return len(text) == 2 and text[0] in RANKS and text[1] in BESTS


def place(square):
    """Column and row as numbers; `a1` is (0, 1)."""
    return ord(square[0]) - ord("a"), int(square[1:])


def name(column, row):
    return f"{chr(ord('a') + column)}{row}"


def distance(one, other):
    """King's steps between two squares: 1 is beside."""
    (a, b), (c, d) = place(one), place(other)
    return max(abs(a - c), abs(b - d))


def touching(one, other):
    """Orthogonally adjacent."""
    (a, b), (c, d) = place(one), place(other)
    return abs(a - c) + abs(b - d) == 1


class Table:
    """The squares of one size of table, and every path that could ever be laid on it."""

    def __init__(self, rows, line):
        self.rows, self.columns = rows, 2 * line + 2
        middle = (rows + 1) // 2
        self.images = {"w": name(0, middle), "e": name(self.columns - 1, middle)}
        self.squares = [name(c, r) for c in range(self.columns) for r in range(1, rows + 1)]
        self.known = set(self.squares)
        self.near = {s: self._near(s) for s in self.squares}
        self._paths = {}

    def _near(self, square):
        c, r = place(square)
        found = [name(c + x, r + y) for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)) if c + x >= 0]
        return [s for s in found if s in self.known]

    def lines(self, square):
        """The four rays from a square, outwards (W-49)."""
        c, r = place(square)
        for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            ray, k = [], 1
            while 0 <= c + k * x < self.columns and 1 <= r + k * y <= self.rows:
                ray.append(name(c + k * x, r + k * y))
                k += 1
            yield ray

    def paths_from(self, first):
        """Every ordered path on an empty table with `first` as s1 (W-22, W-24 to W-26)."""
        if first not in self._paths:
            grown = [(first,)]
            for _ in range(5):
                grown = [(*p, s) for p in grown for s in self.near[p[-1]] if s not in p]
            taken = set(self.images.values())
            self._paths[first] = [p for p in grown if path_fault(p) is None and not taken & set(p)]
        return self._paths[first]


def end_to_end(one, other):
    """W-25: two dominoes in one straight line whose short sides touch."""
    places = sorted(place(s) for s in (*one, *other))
    for axis in (0, 1):
        if len({p[axis] for p in places}) == 1:
            along = [p[1 - axis] for p in places]
            return along == list(range(along[0], along[0] + 4))
    return False


def has_block(squares):
    """W-26: four of the squares are a solid 2x2 block."""
    places = {place(s) for s in squares}
    return any({(c + 1, r), (c, r + 1), (c + 1, r + 1)} <= places for c, r in places)


def path_fault(path):
    """The rule that six squares in order break among themselves, or None."""
    if len(set(path)) != 6:
        return "W-22"
    for i in (0, 2, 4):
        if not touching(path[i], path[i + 1]):
            return "W-22"
    if not touching(path[1], path[2]) or not touching(path[3], path[4]):
        return "W-24"
    dominoes = [path[0:2], path[2:4], path[4:6]]
    if any(end_to_end(dominoes[i], dominoes[j]) for i, j in ((0, 1), (0, 2), (1, 2))):
        return "W-25"
    return "W-26" if has_block(path) else None
