"""SVG as text: what the drawings are put together from.

pygame's reader knows shapes, transforms and gradients, but no clipping, masks, filters or text.
"""

from __future__ import annotations

INK = "#2a2320"


def wrap(content: str, width: int = 100, height: int = 100) -> str:
    """Put drawn content into an SVG document."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{content}</svg>\n'
    )


def gradient(name: str, *stops: tuple[float, str], to: tuple[float, float] = (1, 0)) -> str:
    """A gradient over a shape's own box, from its upper left towards ``to``; pygame wants shares."""
    colours = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<defs><linearGradient id="{name}" x1="0%" y1="0%" x2="{to[0]:.0%}" y2="{to[1]:.0%}">{colours}'
        "</linearGradient></defs>"
    )


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0, more: str = "") -> str:
    """A path; with a stroke its ends and joins are round."""
    line = ""
    if stroke:
        line = f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{d}" fill="{fill}"{line}{" " + more if more else ""}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    """An ellipse."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"{" " + more if more else ""}/>'


def group(content: str, transform: str = "", more: str = "") -> str:
    """Some elements, moved or painted together."""
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{moved}{' ' + more if more else ''}>{content}</g>"
