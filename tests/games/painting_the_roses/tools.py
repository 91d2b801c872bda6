"""What the tests of this game share."""

from __future__ import annotations

import wonderland

GAME = "painting-the-roses"


def opened(position=None, options=None, seed=1):
    """A match, from a custom start if one is given."""
    setup = {} if position is None else {"position": position}
    return wonderland.game(GAME).new(options=options or {}, seed=seed, **setup)
