"""A drawing under way: paths with ink, and the gradients that fill them."""

from __future__ import annotations

INK = "#2a2320"
RED, BLACK = "#a8323a", "#23242b"


class Drawing:
    """Collects the parts of one sprite, back to front.

    Args:
        width, height: the box it is drawn in.
    """

    def __init__(self, width: float = 100, height: float = 100) -> None:
        self.width, self.height = width, height
        self._parts: list[str] = []
        self._gradients: list[str] = []

    def gradient(self, light: str, shade: str, x: float = 1.0, y: float = 0.25) -> str:
        """A fill that runs from light to shade towards (x, y) of the filled box."""
        name = f"g{len(self._gradients)}"
        self._gradients.append(
            # in per cent: the loader takes plain numbers for lengths of the whole drawing
            f'<linearGradient id="{name}" x1="0%" y1="0%" x2="{x:.0%}" y2="{y:.0%}">'
            f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{shade}"/>'
            "</linearGradient>"
        )
        return f"url(#{name})"

    def shape(self, path: str, fill: str, ink: float = 2.8, opacity: float = 1.0) -> None:
        """A filled path; ``ink`` is how wide its outline is, 0 for none."""
        stroke = f' stroke="{INK}" stroke-width="{ink}" stroke-linejoin="round" stroke-linecap="round"' if ink else ""
        seen = f' opacity="{opacity}"' if opacity < 1 else ""
        self._parts.append(f'<path d="{path}" fill="{fill}"{stroke}{seen}/>')

    def line(self, path: str, wide: float, colour: str = INK, opacity: float = 1.0) -> None:
        """A line along a path."""
        seen = f' opacity="{opacity}"' if opacity < 1 else ""
        self._parts.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide:.2f}" '
            f'stroke-linecap="round" stroke-linejoin="round"{seen}/>'
        )

    def disc(self, x: float, y: float, r: float, fill: str, ink: float = 0.0) -> None:
        """A disc."""
        stroke = f' stroke="{INK}" stroke-width="{ink}"' if ink else ""
        self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{fill}"{stroke}/>')

    def shadow(self, x: float, y: float, rx: float, ry: float, opacity: float = 0.34) -> None:
        """What it throws on the ground."""
        self._parts.append(f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#000" opacity="{opacity}"/>')

    def box(
        self, x: float, y: float, w: float, h: float, r: float, fill: str, ink: float = 2.4,
        edge: str = INK, opacity: float = 1.0,
    ) -> None:  # fmt: skip
        """A box with round corners."""
        stroke = f' stroke="{edge}" stroke-width="{ink}"' if ink else ""
        seen = f' opacity="{opacity}"' if opacity < 1 else ""
        self._parts.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"{stroke}{seen}/>')

    def sign(self, paths: str, x: float, y: float, size: float, fill: str, ink: float = 0.0) -> None:
        """A sign drawn in a box of 100, at a place and size."""
        stroke = f' stroke="{INK}" stroke-width="{ink * 100 / size:.1f}"' if ink else ""
        self._parts.append(
            f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 100:.4f})" '
            f'fill="{fill}"{stroke} fill-rule="evenodd"><path d="{paths}"/></g>'
        )

    def put(self, other: Drawing, transform: str) -> None:
        """Another drawing, moved; its gradients come with it under names of their own."""
        offset = len(self._gradients)
        inside = "".join(other._parts)
        for number in reversed(range(len(other._gradients))):
            inside = inside.replace(f"url(#g{number})", f"url(#g{number + offset})")
        for number, gradient in enumerate(other._gradients):
            self._gradients.append(gradient.replace(f'"g{number}"', f'"g{number + offset}"'))
        self._parts.append(f'<g transform="{transform}">{inside}</g>')

    def svg(self) -> str:
        """The whole sprite."""
        defs = f"<defs>{''.join(self._gradients)}</defs>" if self._gradients else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">'
            f"{defs}{''.join(self._parts)}</svg>\n"
        )
