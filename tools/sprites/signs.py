"""Suits, factors, dice, dominoes, cards, Images and marks (look guide, "Sprites")."""

from __future__ import annotations

from math import cos, pi, sin

from tools.sprites.pieces import INK, wrap

LEVELS = {1: "#6f8f6a", 2: "#4f7d96", 3: "#8a6aa0", 4: "#b5763a"}
SUIT_COLOURS = {"H": "#a8323a", "D": "#a8323a", "S": "#23242b", "C": "#23242b"}
SUITS = {
    "H": "M50 88 C18 62 8 47 11 32 C15 14 40 11 50 33 C60 11 85 14 89 32 C92 47 82 62 50 88 Z",
    "D": "M50 7 C58 25 70 39 84 50 C70 61 58 75 50 93 C42 75 30 61 16 50 C30 39 42 25 50 7 Z",
    "S": "M50 8 C58 26 90 42 88 62 C86 78 66 79 55 67 C56 78 60 85 68 91 L32 91 C40 85 44 78 "
    "45 67 C34 79 14 78 12 62 C10 42 42 26 50 8 Z",
    "C": "M50 8 C67 8 75 25 64 39 C79 31 94 41 92 56 C90 73 66 76 55 61 C55 76 60 85 68 91 "
    "L32 91 C40 85 45 76 45 61 C34 76 10 73 8 56 C6 41 21 31 36 39 C25 25 33 8 50 8 Z",
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

        def at(
            along: float, across: float, dx: int = dx, dy: int = dy, ox: int = ox, oy: int = oy
        ) -> str:
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
    "attack": "M94 6 L92 24 L46 70 L55 79 L47 87 L35 76 L18 93 C12 97 3 88 7 82 L24 65 L13 53 "
    "L21 45 L30 54 L76 8 Z",
    "move": "M32 6 L66 6 L64 44 C66 54 88 58 92 70 L92 80 L32 80 Z M30 85 L93 85 L93 95 L30 95 Z",
}
FACES = {"S": "summon", "C": "chance", "F": "force", "D": "defend", "A": "attack", "M": "move"}
PIPS = {
    0: (),
    1: ((50, 50),),
    2: ((27, 27), (73, 73)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((27, 27), (73, 27), (27, 73), (73, 73)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((27, 25), (73, 25), (27, 50), (73, 50), (27, 75), (73, 75)),
}


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
        f'<rect x="3" y="3" width="94" height="94" rx="20" fill="{colour}"/>'
        '<rect x="9.500" y="9.500" width="81" height="81" rx="14.500" fill="url(#g)"/>'
    )
    sign = (
        f'<g transform="translate(24 22) scale(0.500)"><path d="{ICONS[FACES[face]]}" '
        f'fill="{ink}"/></g>'
    )
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
    return f'<g transform="translate(81 71)">{paths}</g>'


def _domino(fill: str, edge: str, content: str, width: float = 3.5) -> str:
    box = (
        f'<rect x="3" y="3" width="194" height="94" rx="15" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{width}"/>'
    )
    return wrap(box + content, 200, 100)


def domino(a: int, b: int, fill: str, edge: str, ink: str) -> str:
    """A domino's face, lying, with standard pips."""
    dots = "".join(
        f'<circle cx="{x + 100 * half}" cy="{y}" r="7.500" fill="{ink}"/>'
        for half, number in enumerate((a, b))
        for x, y in PIPS[number]
    )
    bar = f'<path d="M100 17 L100 83" stroke="{ink}" stroke-width="3"/>'
    return _domino(fill, edge, bar + dots)


def domino_back(fill: str, edge: str, ink: str) -> str:
    """A domino's back: a lozenge in a lozenge on each half."""
    marks = []
    for x in (50, 150):
        for r in (29, 14):
            d = f"M{x} {50 - r} L{x + r} 50 L{x} {50 + r} L{x - r} 50 Z"
            marks.append(f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="3.200"/>')
    bar = f'<path d="M100 17 L100 83" stroke="{edge}" stroke-width="3"/>'
    return _domino(fill, edge, bar + "".join(marks))


_CRACKS = (
    "M44 18 L50 34 L45 44 L53 56",
    "M66 30 L56 42 L60 52 L50 64 M36 50 L46 54",
    "M38 62 L50 58 L62 66 M50 34 L64 38 M45 44 L36 36",
)


def image(side: str, cracks: int) -> str:
    """A looking-glass on its stand: West's oval in brass, East's hexagonal in verdigris."""
    light, deep = ("#d9ad52", "#8f661c") if side == "w" else ("#5fae98", "#2c6a59")
    shadow = '<ellipse cx="54" cy="92" rx="30" ry="5.500" fill="#0a1612" fill-opacity="0.400"/>'
    edge = f'stroke="{deep}" stroke-width="2.500" stroke-linejoin="round"'
    ink = f'stroke="{INK}" stroke-width="2.600" stroke-linejoin="round"'
    stand = f'<path d="M50 78 L62 92 L38 92 Z" fill="{light}" {ink}/>'
    if side == "w":
        frame = f'<ellipse cx="50" cy="45" rx="31" ry="38" fill="{light}" {edge}/>'
        glass = '<ellipse cx="50" cy="45" rx="23" ry="30" fill="#cfe3e6"/>'
    else:
        frame = f'<path d="M50 5 L82 24 L82 66 L50 85 L18 66 L18 24 Z" fill="{light}" {edge}/>'
        glass = (
            '<path d="M50 15 L73.500 29 L73.500 61 L50 75 L26.500 61 L26.500 29 Z" fill="#cfe3e6"/>'
        )
    glints = (
        '<path d="M40 58 L58 28" stroke="#ffffff" stroke-width="4.500" stroke-linecap="round"/>'
        '<path d="M50 62 L62 42" stroke="#ffffff" stroke-width="3" stroke-linecap="round"/>'
    )
    if cracks >= 3:
        glass = glass.replace("#cfe3e6", "#4a5d60")
        glints = ""
    style = f'fill="none" stroke="{INK}" stroke-width="2.200" stroke-linejoin="round"'
    lines = "".join(f'<path d="{d}" {style}/>' for d in _CRACKS[:cracks])
    return wrap(shadow + stand + frame + glass + glints + lines)


def life(side: str, full: bool) -> str:
    """A small looking-glass for the count of lives."""
    trim = "#c79a3c" if side == "w" else "#4f9a86"
    glass = "#cfe3e6" if full else "none"
    shape = (
        '<ellipse cx="50" cy="50" rx="32" ry="40"'
        if side == "w"
        else '<path d="M50 8 L84 27 L84 73 L50 92 L16 73 L16 27 Z"'
    )
    opacity = "1" if full else "0.450"
    return wrap(
        f'{shape} fill="{glass}" stroke="{trim}" stroke-width="11" stroke-opacity="{opacity}"/>'
    )


def edge_domino() -> str:
    """A domino of the line, on edge, seen from above (W-9)."""
    return wrap(
        '<rect x="4" y="6" width="192" height="18" rx="5" fill="#0a1612" fill-opacity="0.300"/>'
        '<rect x="4" y="2" width="192" height="18" rx="5" fill="#7f947f" stroke="#5f7663" '
        'stroke-width="1.500"/>',
        200,
        28,
    )


def card_face() -> str:
    """A card's face."""
    return wrap(
        '<rect x="1" y="1" width="52" height="74" rx="5" fill="#fffdf6" stroke="#b9a57c" '
        'stroke-width="1.500"/>',
        54,
        76,
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
    "hobble": (
        "#56545f",
        "M20 30 L80 30 L80 42 L20 42 Z M28 48 L44 48 L44 84 L28 84 Z M56 48 L72 48 L72 84 L56 84 Z",
    ),
    "spur": ("#a8323a", "M14 24 L50 50 L14 76 Z M48 24 L86 50 L48 76 Z"),
    "wither": ("#56545f", _ARROW_DOWN),
    "shield": ("#a8323a", ICONS["defend"]),
    "cow": ("#56545f", _ARROW_DOWN),
    "rouse": ("#a8323a", _ARROW_UP),
    "halted": ("#a33a2e", "M34 8 L66 8 L92 34 L92 66 L66 92 L34 92 L8 66 L8 34 Z"),
    "attacked": ("#5e5443", ICONS["attack"]),
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
