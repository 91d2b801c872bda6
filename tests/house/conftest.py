"""What the tests of the house may use."""

from __future__ import annotations

import pytest

from tests.house.matches import GAMES


@pytest.fixture(params=GAMES)
def name(request):
    """Every registered game, one after another."""
    return request.param
