"""Moods of a portrait: what lies behind the head, and the marks that stand out of the frame."""

from __future__ import annotations

from math import cos, pi, sin

from tools.sprites.portraits.pen import disc, form, ground, joined, line, wash
from tools.sprites.svg import INK, group

MOODS = ("waiting", "thinking", "pleased", "stung", "asleep", "beaten")
TINTS = {"pleased": "#e9bd58", "stung": "#d2453f", "asleep": "#5f7896", "beaten": "#84807a"}
"""The ground's colour in a mood; in the others it keeps its own."""
PAPER = "#fffaf0"
RAYS, WEDGES = 16, 14
FAR = 150.0
"""How far from the middle rays and wedges reach, past the frame."""
STARS = ((36, 70, 2), (150, 34, 2.4), (170, 92, 1.8), (58, 30, 1.6))
"""Over one who sleeps: where, and how large."""
Place = tuple[float, float, float]


def back(colour: str, seed: int, mood: str) -> str:
    """The ground behind a head, as a mood would have it.

    Args:
        colour: of one who waits.
        seed: of its uneven edge.
        mood: which.
    """
    return ground(TINTS.get(mood, colour), seed) + veil(mood)


def veil(mood: str) -> str:
    """What a mood lays over the ground."""
    if mood == "pleased":
        return "".join(_ray(turn * 2 * pi / RAYS) for turn in range(RAYS))
    if mood == "stung":
        return "".join(_wedge(0.2 + turn * 2 * pi / WEDGES) for turn in range(WEDGES))
    if mood == "asleep":
        return dark("#22344a", 0.34) + "".join(disc(x, y, r, "#f4ead2") for x, y, r in STARS)
    return dark("#4b4844", 0.3) if mood == "beaten" else ""


def dark(colour: str, opacity: float) -> str:
    """A wash over all."""
    return wash("M0 0 H200 V200 H0 Z", colour, opacity)


def _at(turn: float, far: float) -> str:
    return f"{100 + far * cos(turn):.0f} {100 + far * sin(turn):.0f}"


def _ray(turn: float) -> str:
    return wash(f"M100 100 L{_at(turn, FAR)} L{_at(turn + 0.13, FAR)} Z", "#fff6d8", 0.6)


def _wedge(turn: float) -> str:
    tip, ends = _at(turn, 70), (_at(turn - 0.06, FAR), _at(turn + 0.06, FAR))
    return wash(f"M{tip} L{ends[0]} L{ends[1]} Z", "#7d1f29", 0.75)


def zs(x: float, y: float) -> str:
    """Three letters of sleep, from one place upwards."""
    rising = ((0, 0, 11, -6), (15, -21, 15, 5), (27, -49, 20, -4))
    return "".join(
        group(
            f'<path d="M{x + dx} {y + dy} h{size} l{-size} {size} h{size}" fill="none" '
            f'stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" '
            'stroke-linecap="round"/>',
            f"rotate({turn} {x + dx} {y + dy})",
        )
        for dx, dy, size, turn in rising
        for colour, width in ((INK, 10), (PAPER, 4.6))
    )


def drops(*at: tuple[float, float, float, float], colour: str = "#bfe0ea") -> str:
    """Drops that fly: where, how far turned, how large."""
    shape = "M0 -12 C6 -3 8 1 8 5 A8 8 0 0 1 -8 5 C-8 1 -6 -3 0 -12 Z"
    return _scattered(shape, colour, at)


def shards(*at: tuple[float, float, float, float]) -> str:
    """Shards of the glass that fly: where, how far turned, how large."""
    return _scattered("M-7 -9 L8 -5 L1 11 Z", "#dcefee", at)


def _scattered(shape: str, colour: str, at: tuple[tuple[float, float, float, float], ...]) -> str:
    return "".join(
        group(form(shape, colour, round(2.6 / size, 1)), f"translate({x} {y}) rotate({turn}) scale({size})")
        for x, y, turn, size in at
    )


def puffs(*at: Place) -> str:
    """Puffs of thought: where, and how large."""
    return "".join(disc(x, y, r, PAPER, 2.6) for x, y, r in at)


def stars(*at: Place) -> str:
    """Stars of joy: where, and how large."""
    shape = "M0 -14 L4 -4 L14 0 L4 4 L0 14 L-4 4 L-14 0 L-4 -4 Z"
    return "".join(
        group(form(shape, "#fff3b8", round(2.4 / size, 1)), f"translate({x} {y}) scale({size})") for x, y, size in at
    )


def crack(*, left: bool = False) -> str:
    """A crack in the pane before a head, at the right or at the left."""
    d = (
        "M24 142 L50 132 L46 112 L70 104 M50 132 L58 154 M46 112 L30 102"
        if left
        else "M156 22 L142 46 L154 58 L138 80 M142 46 L126 44"
    )
    return joined(line(d, PAPER, 5.4), line(d, INK, 2.2))


def laid_over(mood: str) -> tuple[str, str]:
    """What a mood lays over a portrait that has one drawing alone: within its frame, and out of it."""
    if mood == "thinking":
        return "", puffs((156, 42, 5), (170, 24, 8), (186, 0, 12))
    if mood == "pleased":
        return "", stars((34, 48, 0.9), (168, 40, 1.1), (178, 84, 0.7))
    if mood == "stung":
        drawn = dark("#d2453f", 0.3) + veil(mood) + crack()
        return drawn, shards((170, 60, 30, 1.1), (182, 96, 70, 0.8)) + drops((30, 84, -40, 0.9))
    if mood == "asleep":
        return dark("#22344a", 0.5), zs(146, 54)
    return dark("#4b4844", 0.45) if mood == "beaten" else "", ""
