"""Beginning matches and sitting down to them, and where their ends lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.core.errors import BadInput
from wonderland.core.message import say
from wonderland.core.record import HUMAN, Record
from wonderland.learn.tips import tips
from wonderland.session import autosave
from wonderland.session.match_session import AI, MatchSession, Seat, seats_of
from wonderland.session.progress import Progress
from wonderland.session.saves import keep
from wonderland.session.sharing import UNKNOWN, shown_to
from wonderland.session.tips import TipBook
from wonderland.ui.kit.app import App
from wonderland.ui.kit.shown import Shown
from wonderland.ui.shell.plain import table_of
from wonderland.ui.shell.result import finish_screen
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.watching import Watching
from wonderland.ui.shell.wishes import Wishes
from wonderland.ui.table.exits import FinishExits, TableExits
from wonderland.ui.table.glide import glide_onto
from wonderland.ui.table.table import Table

QUICK = "quick"
"""The preset of a short match, where a game has one."""
TIPS = "tips.yaml"
BESIDE = say("Played beside your match, which waits: nothing of this is saved. Leaving leads back.")


class Matches:
    """Puts matches on the screen.

    Args:
        app: the window.
        progress: remembers which tips were seen.
        home: leads back to the menu.
        again: leads to another match like one that was played.
    """

    def __init__(
        self, app: App, progress: Progress, home: Callable[[], None], again: Callable[[MatchSession], None]
    ) -> None:
        self._app = app
        self._progress = progress
        self._home = home
        self._again = again
        self._watching = Watching(app, self.play_on)
        self._beside: Shown | None = None

    # --- beginning ---------------------------------------------------------------------------
    def begin_quick(self, game: api.Game) -> None:
        """Begin a quick match against the program at once."""
        wishes = Wishes.of(game.name)
        if QUICK in game.options.presets:
            wishes.preset = QUICK
        self.begin(game, wishes)

    def begin(self, game: api.Game, wishes: Wishes) -> None:
        """Begin a match as it was wished for; a lone person without a name is called "You"."""
        options = wishes.options()
        choices = screens_of(game.name).seats
        setup = choices(game, options).setup(wishes.chosen) if choices else {}
        match = game.begin(options, setup)
        named = wishes.names or {wishes.first_person(): self._app.settings.values.name}
        people = [seat for seat in match.seats if wishes.players.get(seat, HUMAN) == HUMAN]
        you = say("You") if len(people) == 1 else ""
        seats = seats_for(game, match.seats, wishes.players, you, named)
        session = MatchSession(game, match, seats, autosave.begin(game.name))
        session.agree_on_undo(self._app.settings.values.undo, wishes.undo)
        self.sit_down(session)

    def sit_down(self, session: MatchSession) -> None:
        """Play a match; agents think as long as the settings say, unless the table says."""
        self._seat(session, partial(self._finish, session), self._home, rematch=partial(self.rematch, session))
        glide_onto(self._app, self._app.scene)

    def rematch(self, session: MatchSession) -> None:
        """Begin a match like this one: the same options, cards and players; this one is left."""
        record, game = session.record(), session.game
        seats = dict(session.seats)
        self._home()
        match = game.begin_like(record)
        self.sit_down(MatchSession(game, match, seats, autosave.begin(game.name)))

    def _seat(
        self, session: MatchSession, finished: Callable[[], None], leave: Callable[[], None],
        note: str = "", rematch: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Put a table in front; ``note`` is said at once, ``rematch`` begins another like it."""
        if session.seconds is None:
            session.seconds = self._app.settings.values.seconds
        session.warm()
        name = session.game.name
        analysed = "analysis" in session.game.parts
        exits = TableExits(
            finished=finished,
            leave=leave,
            analyse=partial(self._analyse_so_far, session) if analysed else None,
            tips=self._tips_of(session.game),
            note=note,
            rematch=rematch,
        )
        self._app.push(table_of(name)(self._app, session, exits))

    def _tips_of(self, game: api.Game) -> TipBook | None:
        if not (game.info.folder / TIPS).is_file():
            return None
        return TipBook(tips(game.name), self._progress, self._app.settings)

    # --- after a match -----------------------------------------------------------------------
    def _finish(self, session: MatchSession) -> None:
        record = session.record()
        self._show_finish(session, FinishExits(
            leave=self._home,
            replay=partial(self._watching.replay, record),
            play=self.play_on,
            save=lambda: kept(record),
            again=partial(self._again, session),
        ))  # fmt: skip

    def _show_finish(self, session: MatchSession, exits: FinishExits) -> None:
        """Show how a match ended in the place of its table."""
        session.close()
        outcome = session.match.outcome
        won = outcome is not None and any(seat in outcome.winners for seat in session.people)
        if not self._app.scene.celebrated:
            self._app.sounds.play("win" if won else "lose")
        self._app.replace(finish_screen(self._app, session.match, session.record(), exits))

    def play_on(self, record: Record) -> None:
        """Go on with a record in the place of what shows it, and of all that led there."""
        game = api.game_of(record)
        match = game.load(record)
        self._home()
        seats = taken_over(record)
        self.sit_down(MatchSession(game, match, seats, autosave.begin(game.name)))

    # --- beside a match that is under way ----------------------------------------------------
    def _analyse_so_far(self, session: MatchSession, seat: str) -> str:
        """Show how a match has gone so far, by what the seat that is looking knows, or say why not.

        The match waits below, and what leads on from here is played beside it.
        """
        try:
            record = shown_to(session.game, session.record(), seat, session.secret)
        except LookupError:
            return UNKNOWN
        match, exits = session.game.load(record), self._exits_beside(record, seat)
        self._app.push(finish_screen(self._app, match, record, exits, seat))
        return ""

    def _exits_beside(self, record: Record, seat: str) -> FinishExits:
        play = partial(self.play_beside, seat=seat)
        replay = partial(self._watching.replay, record, play_on=play, looking=seat)
        return FinishExits(self._app.pop, replay, play)

    def play_beside(self, record: Record, seat: str) -> None:
        """Play on from a record in front of a match that is under way and waits.

        There is one such table at a time: another takes its place, with all that it led to.
        """
        game = api.game_of(record)
        session = MatchSession(game, game.load(record), taken_over(record))
        while self._beside in self._app.scenes:
            self._app.pop()
        for scene in self._app.scenes:
            if isinstance(scene, Table):
                scene.session.rest()
        self._seat(session, partial(self._finish_beside, session, seat), self._app.pop, BESIDE)
        self._beside = self._app.scene

    def _finish_beside(self, session: MatchSession, seat: str) -> None:
        record = session.record()
        exits = self._exits_beside(record, seat)
        self._show_finish(session, exits._replace(save=lambda: kept(record)))
        self._beside = self._app.scene


def seats_for(
    game: api.Game,
    seats: tuple[str, ...],
    players: Mapping[str, str],
    you: str = "",
    named: Mapping[str, str] | None = None,
) -> dict[str, Seat]:
    """Who sits in each seat of a match: people by name, programs by their character."""
    known, own = levels(game.name), named or {}
    found = {}
    for seat in seats:
        player = players.get(seat, HUMAN)
        level = known.get(player.removeprefix(AI))
        person = own.get(seat) or you or game.info.name_of(seat)
        found[seat] = Seat(level.character if level else person, player)
    return found


def taken_over(record: Record) -> dict[str, Seat]:
    """The seats of a record that is played on: as they were, people where only programs played."""
    seats = seats_of(record)
    if any(seat.human for seat in seats.values()):
        return seats
    return {side: Seat(seat.name) for side, seat in seats.items()}


def kept(record: Record) -> str:
    """Keep a record among the player's, and say where, or why it can't be."""
    try:
        return say("Kept as {keep}", keep=keep(record))
    except BadInput as bad:
        return str(bad)
