"""What makes a table live beside its match: blows, and what opponents say of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland.core.errors import BadInput
from wonderland.kit.view import whose
from wonderland.session import talk
from wonderland.session.match_session import MatchSession
from wonderland.session.talk import ByOccasion, Talk, opponents
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.motion import EffectPlayer
from wonderland.ui.kit.seats import frame_of
from wonderland.ui.table.blow import BlowKeeper
from wonderland.ui.table.sitters import face_of
from wonderland.ui.table.slip import draw_slip
from wonderland.ui.table.victory import VictoryStage
from wonderland.ui.table.ways import Ways


class Lively:
    """Lets a table live.

    Args:
        app: the window.
        session: the match.
        show: what is under way.
        ways: the game's own.
        place: where a place of the board lies now, in pixels.
        framed: whether a lesson or a puzzle lies over the table: nobody says anything then.

    Attributes:
        blows: shows blows, and keeps the last.
        talk: what opponents say.
    """

    def __init__(
        self, app: App, session: MatchSession, show: EffectPlayer, ways: Ways,
        place: Callable[[str], Rect | None], framed: Callable[[], bool],
    ) -> None:  # fmt: skip
        self._app, self._session, self._ways, self._framed = app, session, ways, framed
        self.blows = BlowKeeper(session, show, ways.blows, place)
        levels = {seat: one.level for seat, one in session.seats.items()}
        self.talk = Talk(levels, _may_be_said(), session.secret)
        self._ended = False

    def tell(self, event: object) -> None:
        """An event has been seen: faces change, and somebody may say something of it."""
        self.blows.tell(event)
        session, match = self._session, self._session.match
        if blow := self.blows.of(event):
            own = match.active == blow.seat
            self._say(blow.seat, talk.STRUCK)
            others = [blow.by] if blow.by else [one for one in session.seats if one != blow.seat]
            for seat in others:
                self._say(seat, talk.BLUNDER if own else talk.BLOW)
        elif type(event) in self._ways.arrivals:
            self._say(whose(event), talk.SUMMON)

    def again(self) -> bool:
        """At the end show the last blow once more, and then let opponents have their last word."""
        outcome = self._session.match.outcome
        if self.blows.again():
            return True
        if outcome is not None and not self._ended:
            self._ended = True
            for seat in outcome.places:
                won = seat in outcome.winners
                if outcome.winners and self._say(seat, talk.WON if won else talk.LOST):
                    break
        return False

    def _say(self, seat: str, occasion: talk.Occasion) -> bool:
        """Let a seat say something, where players want that; whether it did."""
        wanted = self._app.settings.values.talk and not self._framed()
        if not wanted or self._session.watched or self._app.fast:
            return False
        line = self.talk.hear(seat, occasion, self._session.match.turn)
        if line:
            self._app.speak(line.words)
        return line is not None

    def go_on(self, elapsed: float) -> bool:
        """Let time pass, in milliseconds; whether anything shows that."""
        session = self._session
        to_act = str(session.match.to_act or "")
        said = 0.0 if self.blows.under_way else elapsed  # what is said is read after the moment
        return self.talk.go_on(said) | session.moods.go_on(elapsed, to_act, session.thinker)

    def forget(self) -> None:
        """Something was taken back: what was seen last may never have been."""
        self.blows.forget()
        self.talk.hush()
        self._ended = False

    def draw(self, canvas: Canvas, lamp: Callable[[], VictoryStage], spared: list[Rect]) -> None:
        """Draw a blow that is under way over a table that was drawn, and what is being said."""
        self.blows.draw(canvas, lamp)
        line = self.talk.now
        if line and not self.blows.under_way:
            stage, info = lamp(), self._session.game.info
            if stage.scene and self._ended:
                return  # a game's own end has its own words
            felt = (stage.near or stage.felt).clip(canvas.surface.get_rect())
            face, frame = face_of(self._session, line.seat), frame_of(info, line.seat)
            draw_slip(canvas, felt, face, frame, line.words, spared)


def _may_be_said() -> Mapping[str, ByOccasion]:
    """What opponents say; nothing where the file is damaged, for no match hangs on it.

    ``wonderland check`` names what is wrong in it.
    """
    try:
        return opponents()
    except BadInput:
        return {}
