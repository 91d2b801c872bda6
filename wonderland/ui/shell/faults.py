"""When something goes wrong: the screen after a fault in the program, the line while nothing saves."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from wonderland.core.message import say
from wonderland.session.logs import write_log, write_report
from wonderland.session.match_session import MatchSession
from wonderland.session.progress import Progress
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import READ
from wonderland.ui.kit.layout import REST, paragraph_in, screen
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.sizes import LARGE
from wonderland.ui.kit.spaces import BAR, MARGIN, PAD
from wonderland.ui.kit.title_bar import draw_title_bar
from wonderland.ui.shell.keeping import Keeping

SAFE = say("Your match is safe: every line of it is saved. Go on with it from the menu.")
AT_RISK = say("Your match could not be saved, but the report below holds all of it.")
NO_MATCH = say("No match was under way.")


class CrashScreen(Scene):
    """Says what went wrong and where the report is.

    Args:
        app: the window.
        what: the fault, in one line.
        match: what became of the match.
        report: where the report was written; None if the disk refused.
        home: leads back to the menu.
    """

    def __init__(self, app: App, what: str, match: str, report: Path | None, home: Callable[[], None]) -> None:
        super().__init__(app)
        self.what = what
        self.match = match
        self.report = report
        self._home = home

    def first_focus(self) -> str:
        """Enter leads to the menu."""
        return "menu"

    def draw(self, canvas: Canvas) -> None:
        """Draw what happened, and the two ways on."""
        canvas.surface.fill(canvas.theme["panel"])
        draw_title_bar(canvas, say("Something went wrong"), [
            {"key": "leave", "label": say("Leave"), "act": self.app.stop},
            {"key": "menu", "label": say("To the menu"), "act": self._home, "primary": True},
        ], say("a fault in the program, not in what you did"))  # fmt: skip
        _, page = screen(canvas).inset(MARGIN, 0).fitted(820).rows(BAR + 2 * PAD, REST)
        where = (
            say("The report is {report}.", report=self.report) if self.report else say("No report could be written.")
        )
        for words in (self.match, say("What happened: {what}", what=self.what), where):
            page = page.below(paragraph_in(canvas, page, words, READ, LARGE), PAD)


def watch_over(app: App, home: Callable[[], None], progress: Callable[[], Progress]) -> None:
    """Have faults of the program shown and reported, and the disk's said for as long as they last.

    What was saved by a key is said in passing.
    """
    keeping = Keeping(app)
    app.on_save, app.on_save_as = keeping.save, keeping.save_as
    app.on_fault = partial(_crashed, app, home)
    app.standing = partial(_unsaved, app, progress)
    app.passing = lambda: keeping.said


def _unsaved(app: App, progress: Callable[[], Progress]) -> str:
    """What is not being saved, ``""`` if all is."""
    session = _session(app)
    if session:
        session.look_after()
    if session and session.fault:
        return say("This match is not being saved: {fault}", fault=session.fault)
    fault = app.settings.unsaved or progress().unsaved
    return say("Not saved: {fault}", fault=fault) if fault else ""


def _session(app: App) -> MatchSession | None:
    """The match that is under way, were it below other screens."""
    found = [getattr(scene, "session", None) for scene in reversed(app.scenes)]
    return next((session for session in found if isinstance(session, MatchSession)), None)


def _crashed(app: App, home: Callable[[], None], fault: Exception) -> None:
    report_text = "".join(traceback.format_exception(fault))
    what = f"{type(fault).__name__}: {fault}".splitlines()[0]
    session = _session(app)
    report = write_report("fault", report_text, session.record()) if session else write_log("fault", report_text)
    while app.scenes:
        with suppress(Exception):  # what is broken may not even leave in order
            app.scenes.pop().leave()
    match = NO_MATCH if session is None else AT_RISK if session.fault or not session.saves else SAFE
    app.push(CrashScreen(app, what, match, report, home))
