"""What every test may use, and in CI the rule that a skip is a failure."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(autouse=True)
def _own_home(tmp_path, monkeypatch):
    """Each test writes into a folder of its own."""
    monkeypatch.setenv("WONDERLAND_HOME", str(tmp_path / "home"))


@pytest.fixture(autouse=True)
def _nothing_frozen(monkeypatch):
    """A window that was opened and closed is let go: frozen as the program does it, it would stay."""
    monkeypatch.setattr(gc, "freeze", lambda: None)


@pytest.fixture
def curtains(app):
    """The app hangs curtains between people at one screen, as it does unless they are switched off."""
    app.settings.values = app.settings.values.model_copy(update={"curtain": True})


@pytest.fixture
def app():
    """An app at 1280x720 that shows nothing yet; what is opened in it is left at the end."""
    from tests.ui.apps import new_app

    app = new_app()
    yield app
    while app.scenes:
        app.scenes.pop().leave()


@pytest.fixture
def moving():
    """An app in which effects take their time."""
    from tests.ui.apps import new_app

    app = new_app((960, 600), motion="normal", curtain=False)
    app.fast = False
    yield app
    while app.scenes:
        app.scenes.pop().leave()


TEMPLATES = [Path(__file__).parent / "template" / name for name in ("games", "bare")]


@pytest.fixture
def three_hats(monkeypatch):
    """The games for tests are among the games; the name of the larger one."""
    monkeypatch.setenv("WONDERLAND_GAMES", os.pathsep.join(map(str, TEMPLATES)))
    return "three-hats"


def pytest_collection_finish():
    """What was loaded for thousands of tests stays: no collection need go through it again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    _no_skip_in_ci(outcome.get_result())


@pytest.hookimpl(hookwrapper=True)
def pytest_make_collect_report(collector):
    outcome = yield
    _no_skip_in_ci(outcome.get_result())


def _no_skip_in_ci(report):
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"skipped in CI, where nothing may be: {report.longrepr}"
