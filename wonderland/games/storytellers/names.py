"""What people call things: seats, types, icons, ratings."""

from __future__ import annotations

from wonderland.core.message import say, say_as

SEAT_NAMES = {
    "a": say("Ann"), "b": say("Bess"), "c": say("Carl"), "d": say("Dinah"), "e": say("Edwin"),
    "f": say("Flora"), "g": say("Giles"), "h": say("Hettie"),
}  # fmt: skip
TYPE_NAMES = {"when": say("When"), "who": say("Who"), "where": say("Where"), "what": say("What")}
ICON_NAMES = {
    "crown": say("Crown"), "teacup": say("Teacup"), "watch": say_as("an icon", "Watch"),
    "rose": say("Rose"), "paw": say("Paw"), "mirror": say_as("an icon", "Mirror"),
    "game": say_as("an icon", "Game"), "song": say("Song"),
}  # fmt: skip
RATING_NAMES = {"wondering": say("wondering"), "boring": say("boring")}
VERDICT_NAMES = {True: say("wonderful"), False: say("boring")}
