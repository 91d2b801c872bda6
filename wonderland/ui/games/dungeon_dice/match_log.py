"""The log of a match of Dungeon Dice: events in words, as those at the table may know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from wonderland.core.game import Event
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.named_line import in_names, is_square
from wonderland.games.dungeon_dice.words import Teller
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.games.dungeon_dice.story import STORY
from wonderland.ui.kit.log import LogLine
from wonderland.ui.kit.motion import along
from wonderland.ui.table import match_log

SIGN_OF_LINK = {"move": "move", "attack": "attack"}
"""The signs of declared deeds that are no abilities."""


class MatchLog(match_log.MatchLog):
    """Writes what happens in the dungeon; of a roll, its faces are shown."""

    story = STORY

    def __init__(self, session: MatchSession, speak: Callable[[str], None], known: match_log.Known) -> None:
        self._teller = Teller(at_table.definitions(session.match))
        super().__init__(session, speak, known)

    def _line(self, event: Event, played: int) -> LogLine | None:
        words = self._teller.sentence(cast(ev.Event, event))
        if not words:
            return None
        square = getattr(event, "square", "") or getattr(event, "start", "")
        why = self._why(getattr(event, "side", ""), played)
        verb = ""
        if isinstance(event, ev.LinkAdded):
            link = in_names(event.line)
            verb = link.verb
            square = link.end or (link.target if is_square(link.target) else square)
        return LogLine(words, 0, str(square or ""), why, self._pictures(event),
                       sign=SIGN_OF_LINK.get(verb, ""), idle=verb == "end",
                       along=tuple(filter(is_square, along(event))))  # fmt: skip

    def _pictures(self, event: Event) -> tuple[str, ...]:
        """Of a roll, its faces."""
        if isinstance(event, ev.Rolled):
            return tuple(sprite(f"crest-{face[0]}") for face in event.faces)
        return ()
