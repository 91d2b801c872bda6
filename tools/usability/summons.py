"""How many clicks and keys one certain summon takes, any of all that are legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

import pygame

from tools.usability.fingers import Fingers, Place
from wonderland import api
from wonderland.content.places import assets_folder
from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.shell.moments import table
from wonderland.ui.shell.studio import Studio

Way = Callable[[MatchScene, Fingers, str], None]
ASIDE = 0.34
"""How far from a square's middle a person points to let a domino lie on to that side."""


def summons(studio: Studio, seed: int, number: int) -> Iterator[tuple[MatchScene, str]]:
    """Tables at a summon of the example match, each with a legal summon drawn from all.

    Args:
        studio: where the tables stand.
        seed: of what is drawn.
        number: how many.
    """
    random = Random(seed)
    places = _moments(studio)
    for _ in range(number):
        session = MatchSession(studio.game, _played(studio, random.choice(places)), studio.seats())
        scene = table(studio, session)
        assert isinstance(scene, MatchScene)
        studio.app.push(scene)
        studio.app.step(16)
        card = random.choice(scene.control.path.summonable())
        path = random.choice(queries.laying.whole(scene.session.match, ()))
        start = random.choice(queries.laying.starts(scene.session.match, path))
        dominoes = " ".join(a + b for a, b in zip(path[::2], path[1::2], strict=True))
        studio.app.draw()
        yield scene, f"{scene.control.seat} summon {card} {dominoes} {start}"
        studio.app.scenes.pop().leave()


def _moments(studio: Studio) -> list[int]:
    return [at for at, line in enumerate(_played(studio).lines) if line.split()[1] == "summon"]


def _played(studio: Studio, lines: int | None = None) -> Match:
    """The example match, some lines long or to its end."""
    record = api.read_record(assets_folder() / "records" / "example.wonder.yaml")
    return studio.game.load(replace(record, moves=record.moves[:lines]))


def by_drawing(scene: MatchScene, fingers: Fingers, line: str) -> None:
    """Draw the path over its squares with the button held, and click where the being starts."""
    path, start = _begin(scene, fingers, line)
    fingers.drag([_middle(scene, square) for square in path])
    _place(scene, fingers, start)


def by_clicking(scene: MatchScene, fingers: Fingers, line: str) -> None:
    """Click the first domino, go along the path, click its end and where the being starts."""
    path, start = _begin(scene, fingers, line)
    a, b = (_middle(scene, square) for square in path[:2])
    at = (round(a[0] + (b[0] - a[0]) * ASIDE), round(a[1] + (b[1] - a[1]) * ASIDE))
    fingers.point(_middle(scene, path[0]))
    fingers.click(at)
    for square in path[2:]:
        fingers.point(_middle(scene, square))
    for _ in range(len(scene.board.domino.route.ways(path[-1]))):
        if scene.board.domino.whole == tuple(path[2:]):
            break
        fingers.wheel(1)
    fingers.click(_middle(scene, path[-1]))
    _place(scene, fingers, start)


def by_keys(scene: MatchScene, fingers: Fingers, line: str) -> None:
    """Let a path be suggested and take it: not the line's, but the first that the table knows."""
    _begin(scene, fingers, line)
    fingers.key(pygame.K_p)
    fingers.key(pygame.K_RETURN)


WAYS: dict[str, Way] = {
    "drawn with the button held": by_drawing,
    "first domino, then its end": by_clicking,
    "a suggested path": by_keys,
}
CERTAIN: Sequence[Way] = (by_drawing, by_clicking)
"""The ways that lay one certain path."""


def counted(way: Way, scene: MatchScene, line: str) -> int:
    """How many clicks and keys it took to play a line.

    Raises:
        RuntimeError: if another line, or none, came of it.
    """
    fingers, session = Fingers(scene.app), scene.session
    before = len(session.match.lines)
    way(scene, fingers, line)
    said = _said(session, before)
    if way in CERTAIN and said != line:
        raise RuntimeError(f"meant {line}, and there came {said}")
    if not said:
        raise RuntimeError(f"nothing came of {line}: {scene.control.refused}")
    return fingers.count


def _said(session: MatchSession, before: int) -> str:
    return next(iter(session.match.lines[before:]), "")


def _begin(scene: MatchScene, fingers: Fingers, line: str) -> tuple[list[str], str]:
    """Choose the card where it isn't the one that the table would take; the path and its start."""
    words = line.split()
    cards = scene.control.path.summonable()
    if words[2] != cards[-1]:
        fingers.key(pygame.K_1 + cards.index(words[2]))
    return [square for domino in words[3:6] for square in _two(domino)], words[6]


def _two(domino: str) -> tuple[str, str]:
    cut = next(at for at in range(2, len(domino)) if domino[at].isalpha())
    return domino[:cut], domino[cut:]


def _middle(scene: MatchScene, square: str) -> Place:
    return scene.board.layout.cell(square).center


def _place(scene: MatchScene, fingers: Fingers, start: str) -> None:
    """Point at the start, and click the being that stands there."""
    fingers.point(_middle(scene, start))
    fingers.click(_middle(scene, start))
