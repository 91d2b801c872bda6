"""How many clicks and keys one certain summon of Dungeon Dice takes, any of all that are legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pygame

from tools.usability.fingers import Fingers
from wonderland.core.match import Match
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.exits import TableExits

GAME = "dungeon-dice"
Way = Callable[[MatchScene, Fingers, Sequence[str]], None]
MOST_TURNS = 8
"""A net lies in no more ways than these (DD-14)."""


def unfoldings(studio: Studio, seed: int, number: int) -> Iterator[tuple[MatchScene, str]]:
    """Tables at a summon of random matches, each with a legal summon drawn from all.

    Args:
        studio: where the tables stand.
        seed: of the matches and of what is drawn.
        number: how many.
    """
    random = Random(seed)
    while number:
        match = studio.game.new(seed=random.randrange(1000))
        while number and match.to_act is not None:
            lines = [] if match.to_act == "*" else [str(line) for line in match.legal()]
            summons = [line for line in lines if line.split()[1] == "summon"]
            if summons:
                line = random.choice(summons)
                yield _table(studio, match), line
                studio.app.scenes.pop().leave()
                number -= 1
            _play_on(match, lines, random)


def _play_on(match: Match, lines: Sequence[str], random: Random) -> None:
    """Let chance, or anybody who does not give up, play anything."""
    if match.to_act == "*":
        match.draw()
    else:
        match.play(random.choice([line for line in lines if not line.endswith("resign")]))


def _table(studio: Studio, match: Match) -> MatchScene:
    session = MatchSession(studio.game, match.copy(), studio.seats())
    scene = MatchScene(studio.app, session, TableExits(_nothing, _nothing))
    studio.app.push(scene)
    Fingers(studio.app).settle()
    return scene


def by_pointing(scene: MatchScene, fingers: Fingers, words: Sequence[str]) -> None:
    """The figure and the net where others are in hand, the wheel to how it is to lie, and a click."""
    code, net, square = words
    laying = scene.control.laying
    if code != laying.calling.code:
        fingers.press(f"figure-{code}")
        fingers.point((5, 5))  # whoever is pointed at shows his card, where the nets lie
        fingers.settle()
    letter = net.split("/")[0]
    if letter != laying.letter:
        fingers.press(f"net-{letter}")
    at = scene.layout.cell(square).center
    fingers.point(at)
    turns = laying.fitting()
    ahead = turns.index(int(net.split("/")[1])) - turns.index(laying.orientation)
    back = len(turns) - ahead if ahead > 0 else -ahead
    ahead %= len(turns)
    for _ in range(min(ahead, back, MOST_TURNS)):
        fingers.wheel(-1 if ahead <= back else 1)
    fingers.click(at)


def by_keys(scene: MatchScene, fingers: Fingers, words: Sequence[str]) -> None:
    """Let a place be suggested and take it: not the line's, but the first that the table knows."""
    if words[0] != scene.control.laying.calling.code:
        fingers.press(f"figure-{words[0]}")
    fingers.key(pygame.K_c)
    fingers.key(pygame.K_RETURN)


WAYS: dict[str, Way] = {"the net, turned by the wheel": by_pointing, "a suggested place": by_keys}
CERTAIN: Sequence[Way] = (by_pointing,)
"""The ways that lay one certain net."""


def counted(way: Way, scene: MatchScene, line: str) -> int:
    """How many clicks and keys it took to play a line.

    Raises:
        RuntimeError: if another line, or none, came of it.
    """
    fingers, match = Fingers(scene.app), scene.session.match
    before = len(match.lines)
    way(scene, fingers, line.split()[2:])
    said = next(iter(match.lines[before:]), "")
    if not said or (way in CERTAIN and said != line):
        raise RuntimeError(f"meant {line}, and there came {said or scene.control.refused}")
    return fingers.count


def _nothing() -> None:
    pass
