"""What is the same at every table, whatever lies on it: how it opens, ends, is left and typed at.

A lesson or a puzzle lies over a table as a ``Guide``, which is asked before the table's own.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, Self, TypeVar

import pygame

from wonderland.core.message import rows, say
from wonderland.session.lesson import LessonSession
from wonderland.session.match_session import MatchSession
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.app import App
from wonderland.ui.kit.frame import Frame, Under
from wonderland.ui.kit.notation_box import NotationBox, Speaker
from wonderland.ui.kit.scene import Scene
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import LessonExits, PuzzleExits, TableExits
from wonderland.ui.table.guides import LessonGuide, PuzzleGuide, under_a_frame
from wonderland.ui.table.puzzle_frame import PuzzleActs, PuzzleFrame
from wonderland.ui.table.table_menu import MenuChoice, TableMenu
from wonderland.ui.table.taking_back import TakingBack
from wonderland.ui.table.victory import Victory, VictoryStage, held

Layout = TypeVar("Layout")
Act = Callable[[], object]
HURRIED_MS = 1000.0
"""A wait as long as nobody need wait."""


class Guide(Protocol[Layout]):
    """What lies over a table and leads the player: a lesson, or a puzzle (``table.guides``)."""

    @property
    def frame(self) -> Frame[Layout]:
        """What says so."""
        ...

    def focus(self) -> str | None:
        """The control that Enter means; None for the table's own."""
        ...

    def watch(self, act: Act) -> None:
        """Let the player do something."""
        ...

    def go_on(self, proceed: Callable[[], bool]) -> bool:
        """Let the table go on, unless it had better not; whether anything moved."""
        ...

    def follow(self) -> None:
        """See what has changed."""
        ...


class TableScene(Scene, Generic[Layout]):
    """A sitting at a table; a game's own scene draws it and lets time go on.

    Args:
        app: the window.
        session: the match and its seats.
        exits: where the table leads.

    Attributes:
        session, exits: as they were given.
        back: takes lines back and plays them again.
        notation: the line that is being typed, None while there is none.
        victory: the end, held over the table; None before it.
        rematch_keeps: what the menu says of a rematch.
        slip_sound: what is heard where a puzzle's goal slips away.
        guide: the lesson or puzzle over the table, None for a match.
    """

    leads = True
    slip_sound = "error"
    rematch_keeps = say("The same cards and players; this match is kept")

    def __init__(self, app: App, session: MatchSession, exits: TableExits) -> None:
        super().__init__(app)
        self.session = session
        self.exits = exits
        self.back = TakingBack(app, session, self.stands_anew)
        self.notation: NotationBox | None = None
        self.victory: Victory | None = None
        self.guide: Guide[Layout] | None = None
        self._match_shown = session.match
        self._told_finish = False
        self._pause = 0.0

    # --- what each game's scene says ---------------------------------------------------------
    @property
    @abstractmethod
    def looking(self) -> str:
        """The seat whose knowledge is shown."""

    @abstractmethod
    def stage(self) -> VictoryStage:
        """Where the end of the match is held over the table."""

    @abstractmethod
    def stands_anew(self) -> None:
        """Show the match as it stands: a line was taken back, or played again."""

    @abstractmethod
    def show_anew(self) -> None:
        """Let go of all that was begun or is being shown, and show the table as it stands."""

    @abstractmethod
    def let_go(self) -> None:
        """Put back what the player has taken up."""

    @property
    @abstractmethod
    def refused(self) -> str:
        """Why the last thing that the player did was refused; ``""`` if it wasn't."""

    @abstractmethod
    def tell_refusal(self, words: str) -> None:
        """Say why something can't be done; ``""`` if it was."""

    @abstractmethod
    def forget_refusal(self) -> None:
        """Say no more why something was refused."""

    @abstractmethod
    def _act(self, act: Act) -> None:
        """Let the player do something, and show what came of it."""

    @abstractmethod
    def _take(self, event: pygame.event.Event) -> bool:
        """Take an event that no control took, while no line is typed; whether it was taken."""

    @abstractmethod
    def under(self) -> Under[Layout]:
        """The table, as a lesson's or a puzzle's frame knows it."""

    @abstractmethod
    def puzzle_frame(
        self, session: PuzzleSession, puzzles: int, acts: PuzzleActs
    ) -> PuzzleFrame[Layout]:
        """The frame of a puzzle, of so many, and what its controls do."""

    @abstractmethod
    def _go_on(self, elapsed: float) -> bool:
        """Let chance, agents and the end of the match come; whether anything moved."""

    @abstractmethod
    def _focus(self) -> str:
        """The control that Enter means in a match."""

    # --- under a lesson or a puzzle ----------------------------------------------------------
    @classmethod
    def lesson(cls, app: App, session: LessonSession, lessons: int, exits: LessonExits) -> Self:
        """A lesson on the table (``shell.screens.Screens.lesson``)."""
        scene = cls(app, session, under_a_frame(exits.leave))
        scene.guide_by(LessonGuide(scene, scene.under(), session, lessons, exits))
        return scene

    @classmethod
    def puzzle(cls, app: App, session: PuzzleSession, puzzles: int, exits: PuzzleExits) -> Self:
        """A puzzle on the table (``shell.screens.Screens.puzzle``)."""
        scene = cls(app, session, under_a_frame(exits.leave))
        framed = partial(scene.puzzle_frame, session, puzzles)
        scene.guide_by(PuzzleGuide(scene, session, exits, framed, cls.slip_sound))
        return scene

    @property
    def taken(self) -> LessonSession:
        """The lesson that is taken here."""
        assert isinstance(self.session, LessonSession), "a match, or a puzzle"
        return self.session

    @property
    def solving(self) -> PuzzleSession:
        """The puzzle that is solved here."""
        assert isinstance(self.session, PuzzleSession), "a match, or a lesson"
        return self.session

    def guide_by(self, guide: Guide[Layout]) -> None:
        """Let a lesson or a puzzle lead the player; a game's scene draws its frame."""
        self.guide = guide

    @property
    def frame(self) -> Frame[Layout] | None:
        """What a lesson or a puzzle lays over the table."""
        return self.guide.frame if self.guide else None

    def do(self, act: Act) -> None:
        """Let the player do something; what a frame explains need not be said twice."""
        if self.guide is None:
            self._act(act)
            return
        self.guide.watch(lambda: self._act(act))
        if self._explained(self.refused):
            self.forget_refusal()
        self._follow()

    def go_on(self, elapsed: float) -> bool:
        """Let time go on, as far as nothing that is being shown holds it up."""
        if self.guide is None:
            return self._go_on(elapsed)
        moved = self.guide.go_on(lambda: self._go_on(elapsed))
        self._follow()
        return moved

    def hurry(self) -> None:
        """Wait no longer for what comes next."""
        self._pause = HURRIED_MS

    @property
    def types(self) -> bool:
        """Whether a line of notation is being typed."""
        return self.notation is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what no control took; a typed line that a frame explains need not stand on."""
        if self.notation is None:
            return self._take(event)
        taken = self.notation.handle(event)
        if self.notation.done:
            self.notation = None
            self.app.dirty = True
        elif self._explained(self.notation.error):
            self.notation = None
        return taken

    def first_focus(self) -> str:
        """Enter is what the guide means, else the primary button."""
        found = self.guide.focus() if self.guide else None
        return self._focus() if found is None else found

    def _explained(self, words: str) -> bool:
        """Whether the frame says why something was refused."""
        refusal = self.frame.refused.lower() if self.frame else ""
        return bool(words) and refusal.startswith(words.removesuffix(".").lower())

    def _follow(self) -> None:
        """Show another match if one was laid out."""
        if self._match_shown is not self.session.match:
            self._match_shown = self.session.match
            self.show_anew()
        if self.guide:
            self.guide.follow()

    # --- opening and leaving -----------------------------------------------------------------
    def tell_opening(self, write: Callable[[str], None]) -> None:
        """Say what is to be known of the sitting from the first: once, into the log."""
        for note in (self.exits.note, self._unsaved()):
            if note:
                write(note)

    def _unsaved(self) -> str:
        fault = self.session.fault
        return rows(say("This match is not being saved."), fault) if fault else ""

    def enter(self) -> None:
        """The air of the menu ends."""
        self.app.sounds.end_air()

    def leave(self) -> None:
        """The table is left; an unfinished match stays in the autosave."""
        self.session.close()

    # --- the menu ----------------------------------------------------------------------------
    def open_menu(self) -> None:
        """Open what may be done at any time."""
        self.app.push(TableMenu(self.app, self, self.menu_choices()))

    def menu_choices(self) -> list[MenuChoice]:
        """What may be done at any time, from the top down."""
        app, exits, found = self.app, self.exits, []
        if not self.guide:
            undo = self.back.undo if self.back.can_undo() else None
            why = "" if undo else say("Nothing to take back")
            found += [MenuChoice("undo", say("Take back"), undo, why), *self.out_of_turn()]
        if exits.rematch:
            why = self.rematch_keeps
            found.append(MenuChoice("rematch", say("Rematch"), exits.rematch, why, sure=True))
        if look := self.look_back():
            found.append(MenuChoice("analyse", say("How it has gone so far"), look))
        kept = say("An unfinished match is kept")
        return [
            *found,
            MenuChoice("rules", say("Rules"), partial(app.open_rules, self.rule_now())),
            MenuChoice("settings", say("Settings"), app.open_settings),
            MenuChoice("leave", say("Leave"), exits.leave, kept),
        ]

    def look_back(self) -> Callable[[], None] | None:
        """What shows how the match has gone so far; None where that is not offered.

        Once the match is over nothing is hidden from anybody, and it leads on as Enter does.
        """
        analyse = self.exits.analyse
        if analyse is None:
            return None

        def look() -> None:
            if self.session.match.result is None:
                self.tell_refusal(analyse(self.looking))
            else:
                self.exits.finished()

        return look

    def out_of_turn(self) -> Sequence[MenuChoice]:
        """What the seat that looks on may say out of turn; nothing in most games."""
        return ()

    # --- between people ----------------------------------------------------------------------
    def hang_curtain(self, picture: str, name: str, other: str, hidden: str) -> None:
        """Hide the table until a person sits down at it.

        Args:
            picture: the sprite that stands for the seat, ``""`` for none.
            name: who is to sit down.
            other: who is to look away.
            hidden: what is shown then, such as a pool.
        """
        self.app.push(
            Curtain(self.app, picture, name, other, hidden,
                    then=lambda: self.app.sounds.play("your-turn"))
        )  # fmt: skip

    # --- the end -----------------------------------------------------------------------------
    def celebrate(self, elapsed: float) -> bool:
        """Hold the end over the table until a person leaves it; whether anything is to be drawn.

        Under a frame, and where nobody is there to leave it, the match goes straight on.
        """
        if self._told_finish:
            return self.victory is not None and self.victory.update(elapsed)
        self._told_finish = True
        if self.guide is None:
            self.victory = held(self.app, self.session, self.exits, self.stage, self.looking)
        self.celebrated = self.victory is not None
        if not self.celebrated:
            self.exits.finished()
        return self.celebrated

    def pointed(self) -> pygame.Rect | None:
        """The banner of the end, once it lies over the table."""
        return self.victory.banner if self.victory else None

    def foot_instead(self) -> Foot | None:
        """What the foot bar says at the end, and nothing while a line is typed there; None else."""
        if self.victory:
            return self.victory.foot()
        return Foot("", []) if self.notation else None

    # --- typing ------------------------------------------------------------------------------
    def type_line(self, speaker: Speaker) -> None:
        """Begin to type a line, which a speaker takes."""
        self.notation = NotationBox(speaker, self.do, self.app.open_rules, self.stop_typing)

    def stop_typing(self) -> None:
        """Give up the line that is being typed."""
        self.notation = None
        self.app.dirty = True
