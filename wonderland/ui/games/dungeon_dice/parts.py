"""The screens of Dungeon Dice, as the shell knows them."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say
from wonderland.ui.games.dungeon_dice.bodies import nets_of
from wonderland.ui.games.dungeon_dice.measure import busiest
from wonderland.ui.games.dungeon_dice.pool_builder import PoolBuilder
from wonderland.ui.games.dungeon_dice.pool_choices import PoolChoices
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.games.dungeon_dice.thumbnail import table_from_above, thumbnail
from wonderland.ui.games.dungeon_dice.where import where
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.screens import Screens
from wonderland.ui.shell.still_life import StillLife


def _recall(scene: Scene, known: Sequence[str]) -> None:
    """Know the nets that were unfolded before the match began."""
    assert isinstance(scene, MatchScene)
    scene.board.view.nets.known = tuple(nets_of(scene.control.facts, known))


SCREENS = Screens(
    match=MatchScene,
    thumbnail=thumbnail,
    seats=PoolChoices,
    builders={"Pools": PoolBuilder},
    recall=_recall,
    where=where,
    busiest=busiest,
    picture=StillLife("dungeon-dice", "middle", table_from_above),
    motto=say("unfold the dice, march, fight"),
)
