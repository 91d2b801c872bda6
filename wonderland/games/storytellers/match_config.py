"""What is fixed for a match: its options, its seats, and the cards as numbers."""

from __future__ import annotations

from dataclasses import dataclass

from wonderland.games.storytellers.definitions import LETTERS, TYPES, Definitions
from wonderland.kit.options import Value

USUAL_ROUNDS = 12
"""From so many rounds on a match is fair (option ``themes: fair``)."""
LIMIT_OF_TWO = 2
"""How often one of two seats may rate a story boring (ST-42)."""


@dataclass(frozen=True, slots=True)
class Options:
    """A match's options, every one with its value (section 9)."""

    preset: str
    players: int
    themes: int | str
    first: str | None
    boring_limit: int | str
    ratings: str
    grades: str
    strict: bool
    skills: bool
    stories: str


class MatchConfig:
    """What is fixed for a match.

    Attributes:
        definitions, options: the game's data, the match's options.
        players: how many seats play; ``seats`` their letters.
        rounds: of the match (ST-50).
        boring_limit: how often a seat may rate a story boring; None for as often as it likes (ST-42).
        secret: whether ratings are secret until all are in (ST-40).
        kinds: the type of each card; ``icons`` the set of icons that it bears.
        names: the id of each card; ``theme_names``, ``achievement_names`` and ``character_names`` alike.
        of_type: for each type the set of its cards, a bit for each.
        dealt_from: the set of achievements that are dealt (ST-16).
        skills: what the rules do for each character.
    """

    def __init__(self, definitions: Definitions, options: Options) -> None:
        self.definitions = definitions
        self.options = options
        self.players = options.players
        self.seats = tuple(LETTERS[: options.players])
        self.rounds = rounds_of(options.themes, self.players)
        self.boring_limit = _boring_limit(options.boring_limit, self.players)
        self.secret = options.ratings == "secret"
        cards = definitions.cards
        self.kinds = tuple([card.kind for card in cards])
        self.icons = tuple([card.icons for card in cards])
        self.names = tuple([card.key for card in cards])
        self.theme_names = tuple([theme.key for theme in definitions.themes])
        self.achievement_names = tuple([card.key for card in definitions.achievements])
        self.character_names = tuple([card.key for card in definitions.characters])
        self.of_type = tuple(
            sum(1 << number for number, card in enumerate(cards) if card.kind == kind) for kind in range(len(TYPES))
        )
        grades = grades_of(options.grades, self.players)
        self.dealt_from = sum(
            1 << number for number, card in enumerate(definitions.achievements) if card.grade in grades
        )
        self.skills = tuple([card.skill for card in definitions.characters])

    def after(self, seat: int) -> int:
        """The next seat, clockwise."""
        return (seat + 1) % self.players

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """All seats, clockwise from one."""
        return tuple([(seat + step) % self.players for step in range(self.players)])


def rounds_of(themes: Value, players: int) -> int:
    """The rounds of a match (option ``themes``)."""
    if isinstance(themes, int):
        return themes
    return -(-USUAL_ROUNDS // players) * players


def grades_of(grades: str, players: int) -> tuple[int, ...]:
    """The grades of achievements that are dealt (ST-16, option ``grades``)."""
    if grades == "hard":
        return (3,)
    if grades == "all":
        return (1, 2, 3)
    return (2, 3) if players <= 3 else (1, 2, 3) if players <= 5 else (1, 2)


def _boring_limit(limit: Value, players: int) -> int | None:
    if isinstance(limit, int):
        return limit
    return LIMIT_OF_TWO if limit == "auto" and players == 2 else None
