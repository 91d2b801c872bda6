"""What a mod brings and nobody has drawn is shown all the same."""

from tests.games.wonderland.extension.tables import at_the_table, with_file
from tests.games.wonderland.extension.test_new_beings import LEVEL_2, SIXTH
from wonderland.ui.boards.lettered import lettered


def rolled(game, seed):
    """A match whose first roll shows Luck is what is looked for."""
    pools = {"w": ["9H", *LEVEL_2], "e": ["9S", *LEVEL_2]}
    match = game.new(options={"first": "w"}, seed=seed, pools=pools)
    match.play("w dice 2D 5D")
    match.draw()
    lucky = "L" in match.lines[-1]
    match.undo()
    match.undo()
    return match if lucky else None


def test_a_sixth_factor_is_thrown_and_counted_in_the_window(tmp_path):
    game = with_file(tmp_path, SIXTH)
    match = next(match for seed in range(20) if (match := rolled(game, seed)))
    scene, app = at_the_table(game, match)
    scene.board.film.show.speed = 1.0
    app.step(16)
    scene.do(lambda: scene.control.line("dice 2D 5D"))
    for _ in range(300):
        app.step(30)
        app.draw()
    assert match.lines[1].startswith("* roll")
    assert match.state()["factors"]["w"]["L"] >= 1
    assert "Luck" in [box.text for box in app.canvas.texts]


def test_a_tile_stands_for_what_nobody_has_drawn(app):
    drawn, tile = (lettered(app.canvas, f"dice/2-{face}", face, 48) for face in "SL")
    assert drawn.get_size() == tile.get_size() == (48, 48)
    assert len({tuple(tile.get_at((x, 24))) for x in range(48)}) > 2, "a letter stands on it"
