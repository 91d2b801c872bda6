"""The covers of the games' boxes on the shelf: each its own world, with lettering of its own.

They are put together from the games' drawings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from math import cos, pi, radians, sin, tan
from random import Random

from tools.sprites.lettering import Line, words
from tools.sprites.portraits.pen import disc, form, line, wash
from tools.sprites.svg import group, wrap

WIDE, HIGH = 240, 360
LOWER = 72
"""How far the scene lies below the upper edge: the title stands there."""
Drawn = Mapping[str, str]
Put = tuple[str, float, float, float]
"""A drawing, its left, its top and its width on the cover."""


def _put(drawn: Drawn, things: Iterable[Put], first: int = 0) -> str:
    """Some drawings, whose numbers tell what they name from what others do."""
    return "".join(_one(drawn, number, *thing) for number, thing in enumerate(things, first))


def _one(drawn: Drawn, number: int, name: str, x: float, y: float, wide: float) -> str:
    """A drawing within another; what it names is called otherwise there."""
    svg = drawn[name]
    head, body = svg[: svg.index(">")], svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    box = re.search(r'viewBox="([^"]+)"', head)
    assert box is not None, name
    left, top, width, _ = map(float, box[1].split())
    body = re.sub(r'id="(\w+)"', rf'id="\g<1>{number}"', body)
    body = re.sub(r"url\(#(\w+)\)", rf"url(#\g<1>{number})", body)
    kept = " ".join(re.findall(r'stroke-line\w+="\w+"', head))
    scale = wide / width
    return group(body, f"translate({x - left * scale:.2f} {y - top * scale:.2f}) scale({scale:.4f})", kept)


def _ground(name: str, stops: Sequence[tuple[int, str]], at: tuple[float, float]) -> str:
    """A ground that is lit at a place."""
    colours = "".join(f'<stop offset="{part}%" stop-color="{colour}"/>' for part, colour in stops)
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{at[0]}" '
        f'cy="{at[1]}" r="230">{colours}</radialGradient></defs>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#{name})"/>'
    )


def _scene(*drawn: str) -> str:
    """What lies below the title."""
    return group("".join(drawn), f"translate(0 {LOWER})")


def _rising(low: float, by: float = 0.0) -> Line:
    """A straight line of letters that is so low in its middle and rises by so many degrees."""
    return lambda x: low - (x - WIDE / 2) * tan(radians(by))


def _rays(at: tuple[float, float], count: int, colour: str, opacity: float = 1.0) -> str:
    step, far = pi / count, 420
    return "".join(
        wash(
            f"M{at[0]} {at[1]} L{at[0] + far * cos(a):.0f} {at[1] + far * sin(a):.0f} "
            f"L{at[0] + far * cos(a + step):.0f} {at[1] + far * sin(a + step):.0f} Z",
            colour,
            opacity,
        )
        for a in (2 * step * number for number in range(count))
    )


SLITS = ((29, 57, 92, 113, 140, 169, 198, 216), (72, 92, 124, 154, 175))
"""Where the two lines of a stencilled title are cut."""


def wonderland(drawn: Drawn) -> str:
    """A path of dominoes runs into the glass; white and black wait for one another."""
    path = "".join(
        form(
            f"M{120 - w * 0.5:.0f} {y} L{120 + w * 0.5:.0f} {y} L{120 + w * 0.58:.0f} {y + h} "
            f"L{120 - w * 0.58:.0f} {y + h} Z",
            colour,
            2.2,
        )
        for y, h, w, colour in (
            (206, 14, 42, "#f3ead2"),
            (221, 18, 54, "#3a5f5f"),
            (240, 22, 68, "#f3ead2"),
            (263, 28, 86, "#3a5f5f"),
        )
    )
    ground = _ground("g", ((0, "#5fa387"), (40, "#2a6350"), (100, "#0b241c")), (120, 190))
    light = disc(120, 130, 104, "#ffe9ae", opacity=0.16)
    things = (("images/w-0", 34, 8, 172), ("pieces/w-red-king", -6, 166, 112), ("pieces/e-black-queen", 136, 166, 112))
    title = words(
        "wonderland", "Wonderland", 120, lambda x: 74 - 26 * cos((x - 120) / 84), 38, "#f7ecd0", "#071812", 5.5
    )
    rays = _rays((120, 200), 18, "#ffe9ae", 0.07)
    return ground + rays + _scene(light, path, _put(drawn, things)) + title


def dungeon_dice(drawn: Drawn) -> str:
    """Three small ones on a glowing net, and something large behind them."""
    ground = _ground("g", ((0, "#d8762e"), (34, "#7c3350"), (70, "#2f1c46"), (100, "#130c22")), (120, 238))
    glow = disc(120, 128, 104, "#ff9d4a", opacity=0.28)
    tiles = ((90, 238), (90, 202), (54, 202), (126, 202), (90, 166), (126, 166))
    net = "".join(
        form(f"M{x} {y} h60 l-4 34 h-60 Z", "#ffb648", 7).replace("#2a2320", "#ff9d4a")
        + form(f"M{x} {y} h58 l-4 32 h-58 Z", "#e6c98f", 2.4)
        for x, y in tiles
    )
    things = (
        ("dungeon-dice/figure-JAB", 24, -4, 196),
        ("dungeon-dice/figure-WKN", 8, 172, 86),
        ("dungeon-dice/figure-LIO", 78, 188, 96),
        ("dungeon-dice/figure-RAB", 150, 182, 82),
    )
    big, *small = things
    stone = "".join(
        words("dungeon-dice", text, 120, _rising(y, 3), 45, *tones)
        for text, low in (("DUNGEON", 48), ("DICE", 87))
        for y, tones in ((low + 3, ("#6b5636", "#120a1e", 5.5, 1.5)), (low, ("#f0d9a6", "", 0.0, 1.5)))
    )
    return ground + _scene(glow, _put(drawn, [big]), net, _put(drawn, small, 1)) + stone


def dominoes_of_war(drawn: Drawn) -> str:
    """A poster: he points, and it goes off."""
    ground = wash(f"M0 0 H{WIDE} V{HIGH} H0 Z", "#d9a441") + _rays((120, 222), 14, "#f3cf78")
    hills = form("M0 216 Q70 190 140 210 T240 202 V288 H0 Z", "#6b8a45", 2.6) + form(
        "M0 250 Q110 222 240 250 V288 H0 Z", "#46632f", 2.4
    )
    things = (
        ("dominoes-of-war/blast", 128, 66, 108),
        ("dominoes-of-war/b-kamikaze-army", 136, 64, 84),
        ("dominoes-of-war/a-general-army", -14, 40, 196),
        ("dominoes-of-war/b-grunt-army", 150, 186, 84),
    )
    band = form(
        "M-4 -4 H244 V98 L228 103 L211 99 L180 104 L144 100 L106 105 L72 100 L36 104 L14 99 L-4 103 Z", "#7d1f1c", 2.6
    )
    title = "".join(
        words("dominoes-of-war", text, 120, _rising(low), size, "#f6e2b0", wide=wide)
        for text, low, size, wide in (("DOMINOES", 49, 43, 210), ("OF WAR", 89, 38, 128))
    )
    slits = "".join(
        wash(f"M{x} {y} h2.8 v36 h-2.8 Z", "#7d1f1c") for y, places in ((15, SLITS[0]), (57, SLITS[1])) for x in places
    )
    star = "M0 -14 L4 -4 L14 -4 L6 2 L9 13 L0 6 L-9 13 L-6 2 L-14 -4 L-4 -4 Z"
    stars = "".join(group(wash(star, "#f6e2b0"), f"translate({x} 77) scale(0.72)") for x in (32, 208))
    return ground + _scene(hills, _put(drawn, things)) + band + title + slits + stars


def painting_the_roses(drawn: Drawn) -> str:
    """She is coming, and it is not done."""
    drip = (
        "M-4 -4 H244 V86 C236 92 232 88 230 92 V112 A6 6 0 0 1 218 112 V96 C210 88 200 92 194 96 "
        "V104 A5 5 0 0 1 184 104 V94 C170 86 160 92 152 98 V126 A7 7 0 0 1 138 126 V100 C126 92 "
        "112 92 104 98 V108 A5 5 0 0 1 94 108 V98 C84 92 76 94 68 100 V124 A7 7 0 0 1 54 124 V96 "
        "C44 88 30 90 22 96 V106 A5 5 0 0 1 12 106 V92 C8 88 2 90 -4 88 Z"
    )
    ground = wash(f"M0 0 H{WIDE} V{HIGH} H0 Z", "#f7e9cd") + _rays((120, 222), 16, "#f2c9b4", 0.75)
    lawn = form("M-4 244 Q120 212 244 244 V292 H-4 Z", "#3c7049", 2.6)
    things = (
        ("painting-the-roses/queen", 36, 58, 168), ("painting-the-roses/pot", -18, 178, 112),
        ("painting-the-roses/bush-4-silver", -18, 178, 112), ("painting-the-roses/pot", 140, 166, 120),
        ("painting-the-roses/bush-8-red", 140, 166, 120), ("painting-the-roses/guardsman-a", 76, 190, 72),
        ("painting-the-roses/paint-pot", 24, 240, 46),
    )  # fmt: skip
    paint = form(drip, "#c41f35", 2.6) + line("M4 8 H236", "#f0808a", 3)
    title = "".join(
        words("painting-the-roses", text, middle, _rising(low, 4), size, "#fff6e4")
        for text, middle, low, size in (("Painting the", 100, 37, 31), ("Roses", 126, 78, 55))
    )
    return ground + _scene(lawn, _put(drawn, things)) + paint + title


def storytellers(drawn: Drawn) -> str:
    """All of them out of one book."""
    chance = Random(2)
    ground = _ground("g", ((0, "#c46a6c"), (50, "#5a3f78"), (100, "#1a2350")), (120, 340))
    stars = "".join(
        disc(chance.uniform(6, 234), chance.uniform(8, 260), chance.uniform(0.8, 2.2), "#fff3c4") for _ in range(40)
    )
    light = "".join(disc(120, 234, r, "#ffcf7a", opacity=0.14) for r in (120, 92, 62))
    book = (
        form("M14 240 Q70 224 120 246 Q170 224 226 240 L232 278 Q174 262 120 282 Q66 262 8 278 Z", "#5b2724", 2.8)
        + form("M20 232 Q72 216 120 240 Q168 216 220 232 L224 266 Q170 250 120 272 Q70 250 16 266 Z", "#fffaf0", 2.6)
        + line("M120 240 V272 M34 244 q40 -8 74 8 M34 254 q40 -8 72 8 M206 244 q-40 -8 -74 8", "#8a7a5a", 2)
    )
    things = (
        ("storytellers/chr09", 18, 66, 74),
        ("storytellers/chr03", 150, 84, 74),
        ("storytellers/chr01", 84, 26, 76),
        ("storytellers/chr06", 46, 142, 80),
        ("storytellers/chr11", 122, 150, 80),
    )
    title = words(
        "storytellers", "Storytellers", 120, lambda x: 58 - 9 * sin((x - 20) / 34), 44, "#ffdf8c", "#12183a", 5.0
    )
    flourish = line("M36 78 C72 90 144 68 212 80 C180 82 144 84 130 92", "#ffdf8c", 2.4)
    scene = _scene(light, book, _put(drawn, things))
    return ground + stars + scene + title + flourish


COVERS = {
    "wonderland": wonderland, "dungeon-dice": dungeon_dice, "dominoes-of-war": dominoes_of_war,
    "painting-the-roses": painting_the_roses, "storytellers": storytellers,
}  # fmt: skip


def sprites(drawn: Drawn) -> dict[str, str]:
    """The covers by their names, of drawings that were made before."""
    return {f"covers/{name}": wrap(draw(drawn), WIDE, HIGH) for name, draw in COVERS.items()}
