"""The small picture of a table."""

from wonderland.api import game
from wonderland.learn.puzzles import paths
from wonderland.ui.games.wonderland.thumbnail import thumbnail

BRIGHT = 150
"""How bright dominoes and faces are at least, and cloth is not."""


def test_what_stands_in_the_last_row_is_whole(app):
    """A puzzle with a path along the upper edge of its table, on which a being stands."""
    path = next(path for path in paths("wonderland") if path.name.startswith("32-"))
    part = game("wonderland").parts.puzzles
    match = part.attempt(part.load(path)).match
    size = (300, 136)
    picture = thumbnail(app.canvas, match, "", size)
    upper = [sum(picture.get_at((x, 0))[:3]) / 3 for x in range(size[0])]
    assert max(upper) < BRIGHT
