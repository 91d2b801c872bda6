"""What the flagship's table lends the end of its match: the fallen Image, the winner's cards."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.analysis.deeds import told_of
from wonderland.games.wonderland.analysis.report import story
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.words import other, words_of
from wonderland.session.match_session import MatchSession
from wonderland.ui.boards.playing_card import TALL, draw_playing_card
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.pair_cards import face_of
from wonderland.ui.games.wonderland.picked import Picked
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table.victory import VictoryStage

MARGIN = 3
"""Clear pixels round a card, so that its edge stays smooth when it is turned."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What the table tells of a match that is over.

    Attributes:
        best: the being of the winner, or of either side in a draw, that did most, as the panel
            shows it; None if none attacked.
        why: which beings felled the Image, ``""`` where it ended otherwise.
    """

    best: Picked | None
    why: str


class EndingTold:
    """What the table tells of its match once it is over; looked up once a position.

    Args:
        session: the match.
    """

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._kept = Kept[Ending]()

    @property
    def why(self) -> str:
        """Which beings felled the Image, ``""`` where it ended otherwise."""
        return self._told().why

    @property
    def best(self) -> Picked | None:
        """The being that did most; None if none attacked."""
        return self._told().best

    def _told(self) -> Ending:
        lines = len(self._session.match.lines)
        return self._kept.of((lines,), lambda: ending_of(self._session))


def ending_of(session: MatchSession) -> Ending:
    """What is told of a match that is over; the whole of it is looked through."""
    rules, match = session.game.rules, session.match
    assert isinstance(rules, Wonderland)
    winner = (match.outcome.winner if match.outcome else None) or ""
    record, words = session.record(), words_of(match)
    told = told_of(rules.open(record), record.moves, winner)
    why = words.fallen(other(winner), told.attackers, told.blasters) if winner else ""
    if told.best is None:
        return Ending(None, why)
    note = words.being(told.best.being)
    return Ending(Picked(say("Best being"), note, (), told.best.being, story(told.best)), why)


def stage_of(match: Match, layout: Layout, why: str) -> VictoryStage:
    """The table under the lamp, which shines on the Image of the side that lost."""
    winner = match.outcome.winner if match.outcome else None
    lamp = layout.cell(queries.fixed(match).images[other(winner)]).center if winner else None

    def behind(canvas: Canvas, banner: Rect) -> None:
        _draw_fan(canvas, match, winner or "w", banner)

    return VictoryStage(layout.felt, layout.low, lamp, behind, why)


def _draw_fan(canvas: Canvas, match: Match, side: str, banner: Rect) -> None:
    """Fan some of a side's cards out behind the banner."""
    fixed = queries.fixed(match)
    names = tuple(fixed.cards[side])[:9]
    wide = canvas.px(78)
    for index, name in enumerate(names):
        lean = index - (len(names) - 1) / 2
        key = ("fan", name, side, wide, lean)

        def make(name: str = name, lean: float = lean) -> pygame.Surface:
            size = (wide + 2 * MARGIN, round(wide * TALL) + 2 * MARGIN)
            sheet = canvas.onto(pygame.Surface(size, pygame.SRCALPHA))
            inner = sheet.surface.get_rect().inflate(-2 * MARGIN, -2 * MARGIN)
            draw_playing_card(sheet, inner, face_of(fixed.definitions, name, side), shadow=False)
            return pygame.transform.rotozoom(sheet.surface, -7 * lean, 1)

        card = canvas.sprites.kept(key, make)
        drop = canvas.px(2.4 * lean * lean)
        at = (banner.centerx + canvas.px(30 * lean), banner.top - canvas.px(18) + drop)
        canvas.surface.blit(card, card.get_rect(center=at))
