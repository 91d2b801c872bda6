"""How many clicks the commonest action of a game takes whoever knows what he wants to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import mean
from typing import NamedTuple, cast

from tools.usability.fingers import Fingers
from wonderland.core.match import Match
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dungeon_dice.scene import MatchScene as Dungeon
from wonderland.ui.games.painting_the_roses.scene import MatchScene as Garden
from wonderland.ui.games.wonderland.scene import MatchScene as Table
from wonderland.ui.kit.app import App
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

LEVEL = "easy"
Way = Callable[[App, Fingers, list[str]], None]


class Counted(NamedTuple):
    """What the commonest action of a game takes.

    Attributes:
        verb: the word that its lines begin with.
        lines: how many were played.
        mean, most: clicks and keys of one.
    """

    verb: str
    lines: int
    mean: float
    most: int


def commonest(game: str, seed: int, lines: int) -> Counted:
    """Play what easy players would, and count what the commonest action takes.

    Ending the turn is left out: it is one click.

    Args:
        game: which game.
        seed: of the match.
        lines: how many lines are played at least; one such action is among them.
    """
    studio = Studio((1280, 720), None, game)
    match = studio.game.new(seed=seed)
    session = MatchSession(studio.game, match, studio.seats())
    scene = screens_of(game).match
    assert scene is not None, "a game without a table of its own has no gestures of its own"
    studio.app.push(scene(studio.app, session, TableExits(_nothing, _nothing)))
    agents = {seat: studio.game.agent(LEVEL, index) for index, seat in enumerate(match.seats)}
    fingers, spent = Fingers(studio.app), dict[str, list[int]]()
    fingers.settle()
    while match.to_act is not None and (len(match.lines) < lines or not spent):
        if isinstance(studio.app.scene, Curtain):
            fingers.press("lift")
        seat = str(match.to_act)
        line = str(agents[seat].choose(match.view(seat)).action)
        verb, *words = line.split()[1:]
        if way := WAYS[game].get(verb):
            spent.setdefault(verb, []).append(_counted(studio.app, fingers, way, words, match))
        else:
            session.play(line)
            cast("Table", studio.app.scene).stand_anew()
        fingers.settle()
    verb = Counter({verb: len(found) for verb, found in spent.items()}).most_common(1)[0][0]
    return Counted(verb, len(spent[verb]), mean(spent[verb]), max(spent[verb]))


def _counted(app: App, fingers: Fingers, way: Way, words: list[str], match: Match) -> int:
    fingers.point((5, 5))  # whoever is pointed at shows his card, where dice may lie
    fingers.settle()
    before, lines = fingers.count, len(match.lines)
    way(app, fingers, words)
    assert len(match.lines) > lines, words
    return fingers.count - before


def _nothing() -> None:
    pass


# --- the gestures ------------------------------------------------------------------------------
def _dice(kind: str) -> Way:
    def way(app: App, fingers: Fingers, words: list[str]) -> None:
        """The dice one after another, and the throw."""
        for word in words:
            fingers.press(f"{kind}-{word}")
        fingers.press("roll")

    return way


def walks(app: App, fingers: Fingers, words: list[str]) -> None:
    """Whoever is not in hand yet is taken up; then the square where the walk ends."""
    scene = cast("Table", app.scene)
    being = scene.control.seat + words[0]
    if scene.control.being.picked != being:
        square = scene.control.square_of(being)
        assert square is not None, being
        fingers.click(scene.layout.cell(square).center)
    fingers.click(scene.layout.cell(words[-1]).center)


def marches(app: App, fingers: Fingers, words: list[str]) -> None:
    """The same on the dungeon's ways."""
    scene = cast("Dungeon", app.scene)
    monster = scene.control.seat + words[0]
    if scene.control.acting.picked != monster:
        fingers.press(f"square-{scene.control.acting.square_now(monster)}")
    fingers.press(f"square-{words[-1].split('-')[-1]}")


def _goes(app: App, fingers: Fingers, words: list[str]) -> None:
    """The card, then the hedge."""
    scene = cast("Garden", app.scene)
    fingers.press(f"card-{scene.control.cards.index(words[0])}")
    fingers.press(f"hedge-{words[1]}")


WAYS: dict[str, dict[str, Way]] = {
    "wonderland": {"dice": _dice("card"), "move": walks},
    "dungeon-dice": {"dice": _dice("die"), "move": marches},
    "painting-the-roses": {"move": _goes},
}
