"""The small signs: icons as silhouettes with a hue each, corners of the types, chain and lock."""

from __future__ import annotations

from tools.sprites.svg import INK, path

PAPER = "#fffaf0"


_SHAPES: dict[str, tuple[str, tuple[str, ...]]] = {
    "crown": ("#7a5208", ("M12 86L4 26L30 50L50 12L70 50L96 26L88 86Z",)),
    "teacup": (
        "#2a6066",
        (
            "M8 28H76V34Q98 30 98 50Q96 68 72 68Q62 80 42 80Q10 78 8 28Z"
            "M76 42V58Q88 58 88 49Q88 42 76 42Z"
            "M6 86H82L74 94H14Z",
        ),
    ),
    "watch": (
        "#47566a",
        ("M40 22V14Q40 2 50 2Q60 2 60 14V22A38 38 0 1 1 40 22ZM47 12V20H53V12ZM46 34V62L68 74L72 67L54 57V34Z",),
    ),
    "rose": (
        "#a8323a",
        (
            "M50 4Q66 4 70 16Q84 18 84 34Q82 54 56 58L55 70Q68 54 88 62Q80 80 56 78L56 97H46V82"
            "Q24 88 14 68Q34 60 46 72L45 58Q18 54 16 34Q16 18 30 16Q34 4 50 4Z"
            "M34 34Q46 20 64 30Q70 44 54 48Q42 46 48 38L52 40Q60 38 56 34Q46 28 38 40Z",
        ),
    ),
    "paw": ("#7a4e28", ("M50 46Q72 50 82 74Q86 94 66 92Q50 86 34 92Q14 94 18 74Q28 50 50 46Z",)),
    "mirror": (
        "#4d4d92",
        (
            "M20 84V38Q20 4 50 2Q80 4 80 38V84H92V97H8V84Z"
            "M31 80H69V40Q69 15 50 13Q31 15 31 40Z"
            "M38 62L56 26L63 30L45 66Z"
            "M54 68L62 52L67 55L60 70Z",
        ),
    ),
    "game": (
        "#2a2320",
        ("M20 96V84Q36 78 41 54H33V44H39Q30 38 30 26A20 20 0 0 1 70 26Q70 38 61 44H67V54H59Q64 78 80 84V96Z",),
    ),
    "song": (
        "#7c3a70",
        ("M32 16L88 4V72Q88 84 72 86Q58 86 58 76Q60 64 78 64V30L42 38V84Q42 96 26 98Q12 98 12 88Q14 76 32 76Z",),
    ),
}
"""Each icon's hue and its shapes; a hole in one is drawn by the even-odd rule."""
_TOES = (
    (17.0, 46.0, 10.0, 14.0, -24.0),
    (38.0, 24.0, 10.5, 16.0, -6.0),
    (63.0, 24.0, 10.5, 16.0, 8.0),
    (84.0, 46.0, 10.0, 14.0, 24.0),
)
"""The toes of the paw: centre, radii, turn."""
_CORNERS: dict[str, tuple[str, str, str]] = {
    "when": ("#2f5673", "M20 3A17 17 0 1 1 19.9 3Z", "M20 10V20L27 24"),
    "who": (
        "#7a3f5e",
        "M4 4H36V20Q36 32 20 38Q4 32 4 20Z",
        "M20 10A5 5 0 1 1 19.900 10ZM11 29Q12 21 20 21Q28 21 29 29",
    ),
    "where": ("#3c6b3f", "M20 1L39 20L20 39L1 20Z", "M20 29Q12 20 12 17A8 8 0 0 1 28 17Q28 20 20 29ZM20 17V17.100"),
    "what": (
        "#9a4a1f",
        "M20 1L25 8L33 6L32 14L39 20L32 26L33 34L25 32L20 39L15 32L7 34L8 26L1 20L8 14L7 6L15 8Z",
        "M22 10L14 21H26L18 31",
    ),
}
"""Each type's colour, the shape of its corner, and the glyph in it."""


def _icon(name: str) -> str:
    hue, shapes = _SHAPES[name]
    drawn = "".join([path(d, hue, more='fill-rule="evenodd"') for d in shapes])
    if name == "paw":
        drawn += "".join(
            [
                f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{hue}" '
                f'transform="rotate({turn} {x} {y})"/>'
                for x, y, across, down, turn in _TOES
            ]
        )
    return drawn


def _corner(kind: str) -> str:
    colour, shape, glyph = _CORNERS[kind]
    inside = path(shape, colour, PAPER, 2.4) + path(glyph, "none", PAPER, 2.6)
    return f'<g transform="translate(2,2)">{inside}</g>'


def _chain() -> str:
    links = "".join(
        [
            f'<rect x="{x}" y="11" width="24" height="18" rx="9" fill="none" stroke="{INK}" stroke-width="5"/>'
            for x in (4, 32)
        ]
    )
    return links + path("M22 20H38", "none", INK, 5)


def _lock() -> str:
    red = "#a8323a"
    return (
        path("M11 18V13Q11 4 20 4Q29 4 29 13V18", "none", red, 4)
        + path("M7 18H33V36H7Z", red, INK, 1.6)
        + path("M20 24V30", "none", PAPER, 3.4)
    )


def _tick() -> str:
    green = "#1f5a3c"
    return path("M10 0.5A9.5 9.5 0 1 1 9.9 0.5Z", green) + path("M5.5 10.5L9 14L14.5 6.5", "none", PAPER, 2.2)


def _cross() -> str:
    return path("M10 0.5A9.5 9.5 0 1 1 9.9 0.5Z", "#a8323a") + path("M6 6L14 14M14 6L6 14", "none", PAPER, 2.2)


def _open() -> str:
    return '<circle cx="10" cy="10" r="8" fill="none" stroke="#8d7d5f" stroke-width="1.8"/>'


def _fan(given: str) -> str:
    """A vote: a closed fan that was given, or the place of one that was not."""
    fill, edge = ("#a8323a", INK) if given else ("none", "#8d7d5f")
    return path("M13 26L4 6Q13 0 22 6Z", fill, edge, 1.8)


ICONS = {name: _icon(name) for name in _SHAPES}
CORNERS = {kind: _corner(kind) for kind in _CORNERS}
MARKS = {
    "chain": (_chain(), (60, 40)),
    "lock": (_lock(), (40, 40)),
    "met": (_tick(), (20, 20)),
    "failed": (_cross(), (20, 20)),
    "open": (_open(), (20, 20)),
    "voted": (_fan("given"), (26, 28)),
    "vote": (_fan(""), (26, 28)),
}
"""Each mark, and the size of its box."""
