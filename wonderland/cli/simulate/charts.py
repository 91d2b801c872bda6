"""Charts as SVG: shares with their intervals, and a histogram."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from wonderland.cli.simulate.figures import Proportion
from wonderland.core.message import Language, say, told

WIDTH = 760
LABELS = 190
"""Room for the labels at the left."""
VALUES = 150
"""Room for the values at the right."""
TOP, BOTTOM, ROW = 64, 30, 20
COLOURS = ("#0072b2", "#d55e00", "#009e73")
_PAPER, _INK, _GRID = "#ffffff", "#222222", "#d8d8d8"


def shares(title: str, series: Sequence[str], rows: Mapping[str, Sequence[Proportion]], language: Language) -> str:
    """Draw shares as dots on their intervals, a row for each label, a colour for each series.

    Args:
        title: what is shown.
        series: what each share of a row is of; a single one needs no legend.
        rows: the shares of each label, as many as there are series.
        language: what all of it is told in.
    """
    height = TOP + ROW * len(rows) + BOTTOM
    parts = [*_scale(height)]
    if len(series) > 1:
        parts += _legend([told(name, language) for name in series])
    for number, (label, values) in enumerate(rows.items()):
        middle = TOP + ROW * number + ROW / 2
        parts.append(_text(LABELS - 8, middle + 4, told(label, language), "end"))
        value = told(_share_label(values[0]), language)
        parts.append(_text(WIDTH - VALUES + 12, middle + 4, value))
        gap = 6 if len(values) > 1 else 0
        for place, share in enumerate(values):
            y = middle + gap * (place - (len(values) - 1) / 2)
            parts += _dot(share, y, COLOURS[place % len(COLOURS)])
    return _picture(told(title, language), height, parts)


def histogram(title: str, bars: Sequence[tuple[int, int, int]], language: Language) -> str:
    """Draw how many matches fall between two numbers, both included."""
    height = 340
    most = max(count for _, _, count in bars)
    low, high, floor = 50.0, WIDTH - 20.0, height - 40.0
    step = (high - low) / len(bars)
    parts = [_line(low, floor, high, floor, _INK)]
    every = -(-len(bars) // 15)
    for number, (begin, end, count) in enumerate(bars):
        tall = (floor - TOP) * count / most
        x = low + step * number
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{floor - tall:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{tall:.1f}" fill="{COLOURS[0]}"/>'
        )
        if number % every == 0:
            label = f"{begin}" if begin == end else f"{begin}-{end}"
            parts.append(_text(x + step / 2, floor + 18, label, "middle"))
    parts.append(_text(low - 6, TOP + 4, f"{most}", "end"))
    parts.append(_text(low - 6, floor + 4, "0", "end"))
    return _picture(told(title, language), height, parts)


def _picture(title: str, height: int, parts: Sequence[str]) -> str:
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="{_PAPER}"/>',
            f'<text x="16" y="26" font-size="16" fill="{_INK}">{escape(title)}</text>',
            *parts,
            "</svg>\n",
        )
    )


def _at(share: float) -> float:
    return LABELS + (WIDTH - VALUES - LABELS) * share


def _scale(height: int) -> list[str]:
    parts = []
    for quarter in range(5):
        x = _at(quarter / 4)
        parts.append(_line(x, TOP, x, height - BOTTOM, _GRID))
        parts.append(_text(x, height - BOTTOM + 18, f"{25 * quarter} %", "middle"))
    return parts


def _legend(series: Sequence[str]) -> list[str]:
    parts = []
    for place, name in enumerate(series):
        x = LABELS + 140 * place
        parts.append(f'<circle cx="{x}" cy="44" r="4" fill="{COLOURS[place % len(COLOURS)]}"/>')
        parts.append(_text(x + 10, 48, name))
    return parts


def _dot(share: Proportion, y: float, colour: str) -> list[str]:
    if not share.total:
        return []
    low, high = share.interval
    dot = f'<circle cx="{_at(share.value):.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
    return [_line(_at(low), y, _at(high), y, colour, 2), dot]


def _share_label(share: Proportion) -> str:
    gaps = {"n": 100 * share.value, "hits": share.hits, "total": share.total}
    return say("{n:.1f} %, {hits} of {total}", **gaps)


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{_INK}">{escape(words)}</text>'
