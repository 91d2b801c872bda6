"""What the tests of the window share."""

from tests.games.wonderland.ui.conftest import app

__all__ = ["app"]
