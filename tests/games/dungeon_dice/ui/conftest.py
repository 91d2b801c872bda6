"""What the tests of the window share."""

import pytest

from tests.ui.apps import new_app


@pytest.fixture
def app():
    """An app at 1280x720 that shows nothing yet; what is opened in it is left at the end."""
    app = new_app()
    yield app
    while app.scenes:
        app.scenes.pop().leave()
