"""The screens of Painting the Roses, as the shell knows them."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.ui.games.painting_the_roses.deed import draw_deed
from wonderland.ui.games.painting_the_roses.measure import busiest
from wonderland.ui.games.painting_the_roses.rulebook import Rulebook
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.games.painting_the_roses.thumbnail import garden_from_above, thumbnail
from wonderland.ui.games.painting_the_roses.where import where
from wonderland.ui.shell.screens import Screens
from wonderland.ui.shell.still_life import StillLife

SCREENS = Screens(
    match=MatchScene,
    deed=draw_deed,
    rules=Rulebook,
    thumbnail=thumbnail,
    where=where,
    busiest=busiest,
    picture=StillLife("painting-the-roses", "four", garden_from_above),
    motto=say("paint before the Queen comes"),
)
