"""Where on the field lines happen."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dominoes_of_war.named_line import in_names
from wonderland.games.dominoes_of_war.queries import edge_squares
from wonderland.ui.kit.scene import Scene
from wonderland.ui.table.compared import Place
from wonderland.ui.table.table import Table


def where(scene: Scene, lines: Sequence[str]) -> Sequence[Place]:
    """The squares of lines in their order; of a wall those on its two sides."""
    assert isinstance(scene, Table)
    names: list[str] = []
    for line in map(in_names, lines):
        names += [line.troop] if line.troop else []
        names += [*line.squares, *(square for edge in line.edges for square in edge_squares(edge))]
    names = list(dict.fromkeys(names))
    places = [(number, scene.place(name)) for number, name in enumerate(names, start=1)]
    return [Place(place, number if names[1:] else 0) for number, place in places if place]
