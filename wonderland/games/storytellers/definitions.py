"""The game's definitions: YAML under ``config/games/storytellers/`` into frozen data (section 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wonderland.content.definition_files import FileReader, GameFiles
from wonderland.content.yamlfile import Document
from wonderland.core.message import say
from wonderland.games.storytellers.definition_files import (
    AchievementModel,
    CharacterModel,
    CharactersModel,
    DeckModel,
    GoalModel,
    TellingModel,
    ThemeModel,
    WordModel,
)
from wonderland.kit.options import OptionsModel

NAME = "storytellers"
LETTERS = "abcdefgh"
"""The seats that there may be, clockwise (ST-1)."""
TYPES = ("who", "where", "what", "when")
"""The types of word cards (ST-2), in the order in which a hand is drawn (ST-14)."""
WHO, WHERE, WHAT, WHEN = range(4)
AREA = (WHEN, WHO, WHERE, WHAT)
"""The piles as they are laid out (ST-11)."""
ICONS = ("crown", "teacup", "watch", "rose", "paw", "mirror", "game", "song")
"""The icons (ST-3); a set of them is a number with a bit for each."""
ANY = -1
"""No type, where one might be asked for."""
HAND = 6
"""How many cards a hand has at first (ST-14)."""
ACHIEVEMENTS = 3
"""How many achievements each seat is dealt (ST-16)."""


class Feature(NamedTuple):
    """What one card of a collection must be (ST-7): of a type (or ``ANY``), showing icons (or 0)."""

    kind: int
    icons: int


@dataclass(frozen=True, slots=True)
class WordCard:
    """A word card (ST-2): its id, title, phrase, type and icons."""

    key: str
    title: str
    phrase: str
    kind: int
    icons: int


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme (ST-5); ``icons`` is the icon that seats of the program like in its round."""

    key: str
    title: str
    reminder: str
    icons: int
    moral: str


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement (ST-6)."""

    key: str
    title: str
    grade: int
    features: tuple[Feature, ...]
    points: int
    reward: str


@dataclass(frozen=True, slots=True)
class Character:
    """A character (ST-9): what the rules do for it, its goal, and both in words.

    Attributes:
        within: its name within a sentence.
    """

    key: str
    name: str
    within: str
    skill: str
    calls: str
    does: str
    goal: GoalModel
    wants: str
    bonus: int


@dataclass(frozen=True, slots=True)
class Definitions:
    """The game's data; a card, theme, achievement or character is its number here, by its id.

    Attributes:
        cards, themes, achievements, characters: all that there are, in the order of their ids.
        card_of, theme_of, achievement_of, character_of: the number of each id.
        telling: how seats of the program tell.
        options: what a match may be told, and the presets.
    """

    cards: tuple[WordCard, ...]
    themes: tuple[Theme, ...]
    achievements: tuple[Achievement, ...]
    characters: tuple[Character, ...]
    card_of: Mapping[str, int]
    theme_of: Mapping[str, int]
    achievement_of: Mapping[str, int]
    character_of: Mapping[str, int]
    telling: TellingModel
    options: OptionsModel


_OPTIONS = ("players", "themes", "first", "boring_limit", "ratings", "grades", "strict", "skills", "stories")
_DECKS = ("words.yaml", "theme-cards.yaml", "achievements.yaml")


class _Reader(FileReader):
    """Reads the files, and files of further words, themes and achievements."""

    def read(self, where: Path, extra: Sequence[Path]) -> Definitions:
        """Read a folder of definitions, and further files."""
        options = self.read_options(where, _OPTIONS, LETTERS)
        characters, _ = self.need_file(where / "characters.yaml", CharactersModel)
        telling, _ = self.need_file(where / "telling.yaml", TellingModel)
        words: dict[str, WordCard] = {}
        themes: dict[str, ThemeModel] = {}
        achievements: dict[str, AchievementModel] = {}
        for path in (*[where / name for name in _DECKS], *extra):
            deck, document = self.need_file(path, DeckModel)
            self.deck(document, deck)
            self.taken(document, deck, {*words, *themes, *achievements})
            for cards in deck.words.values():
                words |= {key: _word(key, model) for key, model in cards.items()}
            themes |= deck.themes
            achievements |= deck.achievements
        self.stop_if_faulty()
        return _made(words, themes, achievements, characters.characters, telling, options)

    def deck(self, file: Document, deck: DeckModel) -> None:
        """A card stands under its type, and has two icons; so has a mission features."""
        for kind, cards in deck.words.items():
            for key, card in cards.items():
                place = ("words", kind, key)
                if not key.startswith(kind):
                    what = say("{key} stands under {kind}", key=key, kind=kind)
                    self.add(file, place, what, say("A card’s name begins with its type."))
                if card.icons[0] == card.icons[1]:
                    self.add(file, place, say("{key} has one icon twice", key=key))
        for key, model in deck.achievements.items():
            if len(set(model.features)) < len(model.features):
                what = say("{key} asks for one thing twice", key=key)
                self.add(file, ("achievements", key, "features"), what)

    def taken(self, file: Document, deck: DeckModel, known: set[str]) -> None:
        """Nothing may have a name that is taken."""
        places: list[tuple[str, ...]] = [("themes", key) for key in deck.themes]
        places += [("words", kind, key) for kind, cards in deck.words.items() for key in cards]
        places += [("achievements", key) for key in deck.achievements]
        for place in places:
            if place[-1] in known:
                what = say("{name} is there already", name=place[-1])
                self.add(file, place, what, say("Take another name."))


def _made(
    words: Mapping[str, WordCard],
    themes: Mapping[str, ThemeModel],
    achievements: Mapping[str, AchievementModel],
    characters: Mapping[str, CharacterModel],
    telling: TellingModel,
    options: OptionsModel,
) -> Definitions:
    cards = tuple([words[key] for key in sorted(words)])
    return Definitions(
        cards=cards,
        themes=tuple([_theme(key, themes[key]) for key in sorted(themes)]),
        achievements=tuple([_achievement(key, achievements[key]) for key in sorted(achievements)]),
        characters=tuple([_character(key, characters[key]) for key in sorted(characters)]),
        card_of={card.key: number for number, card in enumerate(cards)},
        theme_of=_numbers(themes),
        achievement_of=_numbers(achievements),
        character_of=_numbers(characters),
        telling=telling,
        options=options,
    )


def _numbers(models: Mapping[str, object]) -> dict[str, int]:
    return {key: number for number, key in enumerate(sorted(models))}


def icon_set(names: list[str]) -> int:
    """Icons as a set."""
    return sum(1 << ICONS.index(name) for name in names)


def _word(key: str, model: WordModel) -> WordCard:
    kind = next(number for number, name in enumerate(TYPES) if key.startswith(name))
    return WordCard(key, model.title, model.phrase, kind, icon_set([*model.icons]))


def _theme(key: str, model: ThemeModel) -> Theme:
    return Theme(key, model.title, model.reminder, icon_set([model.icon]), model.moral)


def _achievement(key: str, model: AchievementModel) -> Achievement:
    features = tuple(map(feature_of, model.features))
    return Achievement(key, model.title, model.grade, features, model.points, model.reward)


@cache
def feature_of(text: str) -> Feature:
    """A feature as it is written: ``who``, ``crown`` or ``who+crown`` (ST-7)."""
    words = text.split("+")
    kind = TYPES.index(words[0]) if words[0] in TYPES else ANY
    return Feature(kind, icon_set([word for word in words if word in ICONS]))


def _character(key: str, model: CharacterModel) -> Character:
    within = model.within or model.name
    return Character(
        key, model.name, within, model.skill, model.calls, model.does, model.goal, model.wants, model.bonus
    )


FILES = GameFiles(NAME, (*_DECKS, "characters.yaml", "telling.yaml", "options.yaml"), _Reader)
"""The game's files, and those of further decks."""
load_definitions, read_definitions = FILES.load, FILES.read
