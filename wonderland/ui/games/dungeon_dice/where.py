"""Where on the table of Dungeon Dice lines happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wonderland.games.dungeon_dice.named_line import as_walks, in_names
from wonderland.ui.games.dungeon_dice.hinted import hinted
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.kit.scene import Scene
from wonderland.ui.table.compared import Place


def where(scene: Scene, lines: Sequence[str]) -> Sequence[Place]:
    """The squares of lines, as a hint points at them; where each of several leads has its number.

    The dice that are chosen are marked among those that the side shown has left.
    """
    assert isinstance(scene, MatchScene)
    deeds = as_walks([*map(in_names, lines)])
    chosen = Counter(kind for deed in deeds if deed.verb == "dice" for kind in deed.words)
    lie = scene.board.view.panel.dice
    dice = [Place(rect) for kind, count in chosen.items() for rect in lie.get(kind, ())[:count]]
    ends = {one.end: number for number, one in enumerate(deeds, start=1) if deeds[1:]}
    squares = hinted(scene.session.match, lines).squares
    cell = scene.board.layout.cell
    return [*dice, *(Place(cell(square), ends.get(square, 0)) for square in squares)]
