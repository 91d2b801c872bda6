"""Suits, factors, faces of dice, cards and marks (look guide, "Sprites")."""

from __future__ import annotations

from math import cos, pi, sin

from tools.sprites.svg import INK, wrap

LEVELS = {1: "#6f8f6a", 2: "#4f7d96", 3: "#8a6aa0", 4: "#b5763a"}
SUIT_COLOURS = {"H": "#a8323a", "D": "#a8323a", "S": "#23242b", "C": "#23242b"}
SUITS = {
    "H": "M50 88 C18 62 8 47 11 32 C15 14 40 11 50 33 C60 11 85 14 89 32 C92 47 82 62 50 88 Z",
    "D": "M50 7 C58 25 70 39 84 50 C70 61 58 75 50 93 C42 75 30 61 16 50 C30 39 42 25 50 7 Z",
    "S": "M50 8 C58 26 90 42 88 62 C86 78 66 79 55 67 C56 78 60 85 68 91 L32 91 C40 85 44 78 "
    "45 67 C34 79 14 78 12 62 C10 42 42 26 50 8 Z",
    "C": "M28 26 a22 22 0 1 1 44 0 a22 22 0 1 1 -44 0 Z M3 60 a22 22 0 1 1 44 0 a22 22 0 1 1 -44 0 Z "
    "M53 60 a22 22 0 1 1 44 0 a22 22 0 1 1 -44 0 Z M47 40 H53 L57 62 Q58 82 68 92 H32 Q42 82 43 62 Z",
}


def _star() -> str:
    points = []
    for i in range(10):
        r = 44 if i % 2 == 0 else 18.5
        a = -pi / 2 + i * pi / 5
        points.append(f"{50 + r * cos(a):.2f} {53 + r * sin(a):.2f}")
    return "M" + " L".join(points) + " Z"


def _clover() -> str:
    leaf = ((0, -1), (1, 0), (0, 1), (-1, 0))
    parts = []
    for dx, dy in leaf:
        ox, oy = -dy, dx  # across the leaf
        tip = 40

        def at(along: float, across: float, dx: int = dx, dy: int = dy, ox: int = ox, oy: int = oy) -> str:
            x = 50 + dx * along + ox * across
            y = 47 + dy * along + oy * across
            return f"{x:.1f} {y:.1f}"

        parts.append(
            f"M{at(3, 0)} C{at(10, -24)} {at(36, -27)} {at(tip, -12)} C{at(tip + 2, -6)} "
            f"{at(tip - 5, -1)} {at(tip - 7, 0)} C{at(tip - 5, 1)} {at(tip + 2, 6)} {at(tip, 12)} "
            f"C{at(36, 27)} {at(10, 24)} {at(3, 0)} Z"
        )
    parts.append("M50 52 C53 70 60 83 72 92 L66 96 C54 87 47 72 46 53 Z")
    return " ".join(parts)


ICONS = {
    "summon": _star(),
    "chance": _clover(),
    "force": "M60 4 L18 55 L44 55 L36 96 L82 40 L54 40 Z",
    "defend": "M50 6 C62 15 75 18 88 18 C89 54 80 80 50 96 C20 80 11 54 12 18 C25 18 38 15 50 6 Z",
    "attack": "M94 6 L92 24 L46 70 L55 79 L47 87 L35 76 L18 93 C12 97 3 88 7 82 L24 65 L13 53 L21 45 L30 54 L76 8 Z",
    "move": "M32 6 L66 6 L64 44 C66 54 88 58 92 70 L92 80 L32 80 Z M30 85 L93 85 L93 95 L30 95 Z",
}
FACES = {"S": "summon", "C": "chance", "F": "force", "D": "defend", "A": "attack", "M": "move"}


def suit(letter: str) -> str:
    """A suit's mark in its colour."""
    return wrap(f'<path d="{SUITS[letter]}" fill="{SUIT_COLOURS[letter]}"/>')


def icon(name: str) -> str:
    """A factor's sign, one ink, so that the program can tint it."""
    return wrap(f'<path d="{ICONS[name]}" fill="{INK}"/>')


def die(level: int, face: str) -> str:
    """A face of a die: edge and sign in the level's colour, the level as a numeral."""
    colour = LEVELS[level]
    ink = INK if face == "S" else colour
    gradient = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="100">'
        '<stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#e8dbbd"/>'
        "</linearGradient></defs>"
    )
    box = (
        f'<rect x="1" y="1" width="98" height="98" rx="19" fill="{colour}"/>'
        '<rect x="7" y="7" width="86" height="86" rx="14" fill="url(#g)"/>'
    )
    sign = f'<g transform="translate(21 19) scale(0.580)"><path d="{ICONS[FACES[face]]}" fill="{ink}"/></g>'
    return wrap(gradient + box + sign + _numeral(level, colour))


def _numeral(level: int, colour: str) -> str:
    strokes = {
        1: ("M0 0 L0 12",),
        2: ("M-5 0 L-5 12", "M0 0 L0 12"),
        3: ("M-10 0 L-10 12", "M-5 0 L-5 12", "M0 0 L0 12"),
        4: ("M-13 0 L-13 12", "M-9 0 L-4.500 12 L0 0"),
    }[level]
    style = f'fill="none" stroke="{colour}" stroke-width="2.800" stroke-linejoin="round"'
    paths = "".join(f'<path d="{d}" {style}/>' for d in strokes)
    return f'<g transform="translate(83 74)">{paths}</g>'


def card_face() -> str:
    """A card's face."""
    return wrap(
        '<rect x="1" y="1" width="52" height="74" rx="5" fill="#fffdf6" stroke="#b9a57c" stroke-width="1.500"/>', 54, 76
    )


def card_back() -> str:
    """A card's back: a looking-glass in a frame."""
    return wrap(
        '<rect x="1" y="1" width="52" height="74" rx="5" fill="#1f4639" stroke="#b9a57c" '
        'stroke-width="1.500"/><rect x="5" y="5" width="44" height="66" rx="3" fill="none" '
        'stroke="#4f9a86"/><ellipse cx="27" cy="35" rx="11" ry="15" fill="none" stroke="#c79a3c" '
        'stroke-width="2.500"/><path d="M22 43 L31 27" stroke="#b9cfc2" stroke-width="2"/>'
        '<path d="M27 50 L33 59 L21 59 Z" fill="#c79a3c"/>',
        54,
        76,
    )


_ARROW_UP = "M50 10 L84 48 L63 48 L63 90 L37 90 L37 48 L16 48 Z"
_ARROW_DOWN = "M50 90 L84 52 L63 52 L63 10 L37 10 L37 52 L16 52 Z"
MARKS = {
    "hobble": ("#56545f", "M20 30 L80 30 L80 42 L20 42 Z M28 48 L44 48 L44 84 L28 84 Z M56 48 L72 48 L72 84 L56 84 Z"),
    "spur": ("#a8323a", "M14 24 L50 50 L14 76 Z M48 24 L86 50 L48 76 Z"),
    "wither": ("#56545f", _ARROW_DOWN),
    "shield": ("#a8323a", ICONS["defend"]),
    "rouse": ("#a8323a", _ARROW_UP),
    "halted": ("#a33a2e", "M34 8 L66 8 L92 34 L92 66 L66 92 L34 92 L8 66 L8 34 Z"),
    "attacked": ("#5e5443", ICONS["attack"]),
    "unknown": (
        "#14281f",
        "M4 40 Q50 82 96 40 L90 34 Q50 68 10 34 Z M18 56 L8 72 L16 78 L27 62 Z M45 66 L45 84 L55 84 "
        "L55 66 Z M82 56 L92 72 L84 78 L73 62 Z",
    ),
}


def mark(name: str) -> str:
    """A small mark of what is on a being."""
    colour, d = MARKS[name]
    disc = f'<circle cx="50" cy="50" r="48" fill="#fffaf0" stroke="{colour}" stroke-width="4"/>'
    shape = f'<g transform="translate(22 22) scale(0.560)"><path d="{d}" fill="{colour}"/></g>'
    return wrap(disc + shape)


def app_icon() -> str:
    """The program's icon: a looking-glass on felt, a domino before it."""
    return wrap(
        '<rect x="6" y="6" width="244" height="244" rx="48" fill="#1f4639" stroke="#c79a3c" '
        'stroke-width="8"/><ellipse cx="128" cy="112" rx="62" ry="78" fill="#d9ad52" '
        'stroke="#8f661c" stroke-width="5"/><ellipse cx="128" cy="112" rx="46" ry="62" '
        'fill="#cfe3e6"/><path d="M108 140 L144 80" stroke="#ffffff" stroke-width="10" '
        'stroke-linecap="round"/><path d="M128 182 L154 216 L102 216 Z" fill="#d9ad52" '
        'stroke="#2a2320" stroke-width="5"/>',
        256,
        256,
    )


def arrow() -> str:
    """The pointer."""
    return wrap(
        f'<path d="M12 6 L78 54 L48 58 L64 90 L50 96 L35 64 L14 84 Z" fill="#fffaf0" '
        f'stroke="{INK}" stroke-width="6" stroke-linejoin="round"/>'
    )
