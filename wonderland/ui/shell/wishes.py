"""What the players of a match that is about to begin have chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.core.record import HUMAN
from wonderland.games import registry
from wonderland.kit.options import PRESET
from wonderland.session.match_session import AI, MatchSession
from wonderland.session.undo import UndoRule

USUAL_LEVEL = "easy"
"""The level of opponents at first, where a game has it."""
Value: TypeAlias = int | bool | str | Mapping[str, int | bool | str]
"""The value of an option: one for all seats, or one for each that is named."""


@dataclass
class Wishes:
    """What the players chose.

    Attributes:
        players: for each seat that the game allows ``human`` or ``ai:`` and a level.
        chosen: for each seat what it has, by the game's own keys.
        preset: its name, ``""`` where the game has none.
        values: the options that differ from the preset's.
        undo: what may be taken back; None for what the settings say.
        names: what the people in some seats are called.
    """

    players: dict[str, str]
    chosen: dict[str, str]
    preset: str
    values: dict[str, Value] = field(default_factory=dict)
    undo: UndoRule | None = None
    names: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, game: str) -> Wishes:
        """What is chosen at first: a person in the first seat, programs in the others."""
        known = levels(game)
        level = USUAL_LEVEL if USUAL_LEVEL in known else next(iter(known))
        letters = registry.info(game).letters
        players = {seat: HUMAN if seat == letters[0] else AI + level for seat in letters}
        return cls(players, dict.fromkeys(letters, ""), registry.options(game).usual)

    def follow(self, game: api.Game, session: MatchSession) -> None:
        """Wish for the players and the options of a match that was played."""
        for seat, who in session.seats.items():
            self.players[seat] = who.player
            if who.human and who.name != game.info.name_of(seat):
                self.names[seat] = who.name
        options = {key: value for key, value in game.asked_for(session.record().options).items()
                   if isinstance(value, (int, str, Mapping))}  # fmt: skip
        self.preset = str(options.pop(PRESET, self.preset))
        self.values = dict(options)

    def options(self) -> dict[str, Value]:
        """The match's options."""
        preset: dict[str, Value] = {PRESET: self.preset} if self.preset else {}
        return preset | self.values

    def first_person(self) -> str:
        """The first seat that a person plays, ``""`` where there is none."""
        return next((seat for seat, player in self.players.items() if player == HUMAN), "")
