"""The log of a match: events in words, each with why it was done where an agent said so."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.game import Event
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.hints import reason
from wonderland.games.wonderland.named_line import IMAGE, in_names
from wonderland.games.wonderland.unknown import CONCEALED
from wonderland.games.wonderland.words import other, sentence
from wonderland.session.match_session import Reason
from wonderland.ui.games.wonderland.flight import icon_of
from wonderland.ui.games.wonderland.story import STORY
from wonderland.ui.kit.log import LogLine
from wonderland.ui.kit.motion import along, where
from wonderland.ui.table import match_log

_SIGNS = {"S": "icons/summon", CONCEALED: "marks/unknown"}
"""The pictures of faces that give no factor."""
COMES = ("summon", "move")
"""The signs of what brings a being to a square."""

_VERBS: dict[type, str] = {
    ev.FourDicePaid: "four", ev.DiceChosen: "dice", ev.SummonDeclined: "skip", ev.PathLaid: "summon",
    ev.Summoned: "summon", ev.Moved: "move", ev.Attacked: "attack", ev.AbilityUsed: "use",
    ev.Blasted: "blast", ev.ActionsEnded: "end", ev.Passed: "pass", ev.Defended: "defend",
}  # fmt: skip
"""The line that an event comes of, where that may have been played some lines before."""


_ASKED = (ev.WindowOpened, ev.Passed)
"""What says nothing where a side is asked by what lies open, and not by what it could do (W-78)."""


class MatchLog(match_log.MatchLog):
    """Writes what happens at a table; of a roll, its faces are shown."""

    story = STORY

    def _line(self, event: Event, played: int) -> LogLine | None:
        match = self._session.match
        words = sentence(event, match)
        if not words:
            return None
        being, target = getattr(event, "being", ""), getattr(event, "target", "")
        fixed = queries.fixed(match)
        image = fixed.images[other(being[0])] if target == IMAGE else ""
        named = (target, image, getattr(event, "square", ""), where(event), self._stands(target))
        on_table = next((name for name in named if name in fixed.squares), "")
        way = along(event) or ((self._stands(being),) if being else ())
        why = reason(match, why_of(event, self._session.reasons, played))
        idle = isinstance(event, _ASKED) and queries.hides(match)
        return LogLine(
            words, 0, on_table, why, self._pictures(event),
            along=tuple(place for place in way if place in fixed.squares), about=being, idle=idle,
        )  # fmt: skip

    def _stands(self, being: str) -> str:
        """Where a being stood when the log told of it last; ``""`` where it never did."""
        told = (line.square for line in reversed(self.lines) if line.about == being and line.sign in COMES)
        return next(told, "") if being else ""

    def _pictures(self, event: object) -> tuple[str, ...]:
        """Of a roll, its faces."""
        if isinstance(event, ev.Rolled):
            return tuple(_SIGNS.get(face) or icon_of(face) for face in event.faces)
        return ()


def why_of(event: object, reasons: Sequence[Reason], before: int) -> str:
    """Why an agent did what an event tells, ``""`` where no agent did it.

    Args:
        event: what happened.
        reasons: what agents did and why, oldest first.
        before: only the match's lines before this one count.
    """
    verb = _VERBS.get(type(event))
    side = getattr(event, "side", "") or getattr(event, "being", "")[:1]
    if verb is None:
        return ""
    for given in reversed(reasons):
        line = in_names(given.line)
        if given.place < before and (line.side, line.verb) == (side, verb):
            return given.why
    return ""
