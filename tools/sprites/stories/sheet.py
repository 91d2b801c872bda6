"""Every drawing of Storytellers by its name."""

from __future__ import annotations

from math import cos, radians, sin

from tools.sprites.stories.compose import HIGH, WIDE, content, vignettes, without_grounds
from tools.sprites.stories.signs import CORNERS, ICONS, MARKS
from tools.sprites.svg import INK, wrap

FOLDER = "storytellers"
CHARACTERS = (
    "alice", "rabbit", "hatter", "dormouse", "qhearts", "khearts", "duchess", "cat", "humpty", "turtle",
    "tweedles", "wqueen",
)  # fmt: skip
"""The characters in the order of their numbers."""
MEDALS = ("dodo", "frog", "walrus", "lion", "caterpillar", "hedgehog", "flamingo", "pig")
"""The creatures of the seats, none of whom is a character."""
THINGS = ("quill", "book", "hat", "candle", "crown", "sun", "moon", "wonder", "bore")
PAPERS = {"who": "#efe0c0", "where": "#dfe3dc", "what": "#ddd2e0", "when": "#e2e3c6"}
RAYS, FROM, TO = 48, 44, 150
CENTRE = (100, 78)


def sprites() -> dict[str, str]:
    """Every drawing of the game by its name."""
    found = {f"card-{card}": _window(drawn) for card, drawn in vignettes().items()}
    found |= {f"part-{card}": _window(drawn) for card, drawn in without_grounds().items()}
    found |= {f"ground-{kind}": _window(_rayed(paper)) for kind, paper in PAPERS.items()}
    found |= {f"chr{number:02}": _part(name) for number, name in enumerate(CHARACTERS, start=1)}
    found |= {f"seat-{seat}": _part(name) for seat, name in zip("abcdefgh", MEDALS, strict=True)}
    found |= {f"thing-{name}": _part(name) for name in THINGS}
    found |= {f"icon-{name}": wrap(drawn) for name, drawn in ICONS.items()}
    found |= {f"corner-{kind}": wrap(drawn, 44, 44) for kind, drawn in CORNERS.items()}
    found |= {f"mark-{name}": wrap(drawn, *size) for name, (drawn, size) in MARKS.items()}
    return {f"{FOLDER}/{name}": svg for name, svg in found.items()}


def _window(drawn: str) -> str:
    return wrap(drawn, WIDE, HIGH)


def _part(name: str) -> str:
    """A part in a box of its own."""
    return wrap(f'<g transform="translate(3,4)">{content("parts", name)}</g>', 106, 106)


def _rayed(paper: str) -> str:
    """A plain ground, rayed from the middle."""
    x, y = CENTRE
    lines = []
    for number in range(RAYS):
        turn = radians(360 * number / RAYS)
        far = TO if number % 2 else TO * 0.86
        lines.append(
            f"M{x + FROM * cos(turn):.1f} {y + FROM * sin(turn):.1f}"
            f"L{x + far * cos(turn):.1f} {y + far * sin(turn):.1f}"
        )
    rays = f'<path d="{"".join(lines)}" fill="none" stroke="{INK}" stroke-width="1.1" opacity=".34"/>'
    return f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="{paper}"/>{rays}'
