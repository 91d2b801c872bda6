"""The flagship's screens, as the shell knows them."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.ui.games.wonderland.finish import Finish
from wonderland.ui.games.wonderland.measure import busiest
from wonderland.ui.games.wonderland.pair_builder import PairBuilder
from wonderland.ui.games.wonderland.pool_builder import PoolBuilder
from wonderland.ui.games.wonderland.pool_choices import choices_for
from wonderland.ui.games.wonderland.rulebook.screen import Rulebook
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.games.wonderland.still_life import still_life
from wonderland.ui.games.wonderland.thumbnail import thumbnail
from wonderland.ui.games.wonderland.where import where
from wonderland.ui.shell.screens import Screens

SCREENS = Screens(
    match=MatchScene,
    thumbnail=thumbnail,
    finish=Finish,
    rules=Rulebook,
    seats=choices_for,
    builders={say("Pools"): PoolBuilder, say("Pairs"): PairBuilder},
    motto=say("the game of games"),
    picture=still_life,
    where=where,
    busiest=busiest,
)
