"""The game's definitions: YAML under ``config/games/storytellers/`` into frozen data (section 1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pydantic import BaseModel

from wonderland.content.definition_files import option_problems
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import Document, check_model, load
from wonderland.core.errors import BadInput, Problem
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


def folder() -> Path:
    """Where the game's definitions lie."""
    return config_folder() / "games" / NAME


def read_definitions(extra: tuple[Path, ...] = ()) -> Definitions:
    """Read the game's definitions, and files of one's own with further words, themes, achievements.

    Raises:
        BadInput: with every problem of the files.
    """
    own = [folder() / name for name in ("words.yaml", "theme-cards.yaml", "achievements.yaml")]
    words: dict[str, WordCard] = {}
    themes: dict[str, ThemeModel] = {}
    achievements: dict[str, AchievementModel] = {}
    problems: list[Problem] = []
    for document in map(load, [*own, *extra]):
        deck = check_model(document, DeckModel)
        problems += _deck_problems(document, deck)
        problems += _taken(document, deck, {*words, *themes, *achievements})
        words |= {key: _word(key, model) for key, model in _words(deck)}
        themes |= deck.themes
        achievements |= deck.achievements
    characters = check_model(load(folder() / "characters.yaml"), CharactersModel).characters
    telling = check_model(load(folder() / "telling.yaml"), TellingModel)
    file = load(folder() / "options.yaml")
    options = check_model(file, OptionsModel)
    problems += option_problems(file, options, _OPTIONS, LETTERS)
    if problems:
        raise BadInput(problems)
    return _made(words, themes, achievements, characters, telling, options)


load_definitions = cache(read_definitions)
"""The same, read once."""


_FILES: Mapping[str, type[BaseModel]] = {
    "characters.yaml": CharactersModel,
    "telling.yaml": TellingModel,
    "options.yaml": OptionsModel,
}
_OWN_DECK = ("words.yaml", "theme-cards.yaml", "achievements.yaml")


def check_file(path: Path) -> None:
    """Hold a definition file of this game against its kind: the game's own, or a further deck.

    Raises:
        BadInput: with all that is wrong.
    """
    document = load(path)
    model = check_model(document, _FILES.get(path.name, DeckModel))
    problems: list[Problem] = []
    if isinstance(model, OptionsModel):
        problems = [*option_problems(document, model, _OPTIONS, LETTERS)]
    elif isinstance(model, DeckModel) and path.name in _OWN_DECK:
        problems = [*_deck_problems(document, model)]
    elif isinstance(model, DeckModel):
        read_definitions((path,))
    if problems:
        raise BadInput(problems)


# --- what is wrong ---------------------------------------------------------------------------------
def _words(deck: DeckModel) -> Iterator[tuple[str, WordModel]]:
    for cards in deck.words.values():
        yield from cards.items()


def _deck_problems(document: Document, deck: DeckModel) -> Iterator[Problem]:
    """A card stands under its type, and has two icons; so has a mission features."""
    for kind, cards in deck.words.items():
        for key, card in cards.items():
            line = document.line_of(("words", kind, key))
            if not key.startswith(kind):
                what = say("{key} stands under {kind}", key=key, kind=kind)
                mend = say("A card’s name begins with its type.")
                yield Problem(document.name, line, what, mend)
            if card.icons[0] == card.icons[1]:
                yield Problem(document.name, line, say("{key} has one icon twice", key=key))
    for key, model in deck.achievements.items():
        if len(set(model.features)) < len(model.features):
            line = document.line_of(("achievements", key, "features"))
            yield Problem(document.name, line, say("{key} asks for one thing twice", key=key))


def _taken(document: Document, deck: DeckModel, known: set[str]) -> Iterator[Problem]:
    """Nothing may have a name that is taken."""
    places: list[tuple[str, ...]] = [("themes", key) for key in deck.themes]
    places += [("words", kind, key) for kind, cards in deck.words.items() for key in cards]
    places += [("achievements", key) for key in deck.achievements]
    for place in places:
        if place[-1] in known:
            line = document.line_of(place)
            what = say("{name} is there already", name=place[-1])
            yield Problem(document.name, line, what, say("Take another name."))


_OPTIONS = (
    "players", "themes", "first", "boring_limit", "ratings", "grades", "strict", "skills", "stories",
)  # fmt: skip


# --- making ----------------------------------------------------------------------------------------
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


def feature_of(text: str) -> Feature:
    """A feature as it is written: ``who``, ``crown`` or ``who+crown`` (ST-7)."""
    words = text.split("+")
    kind = TYPES.index(words[0]) if words[0] in TYPES else ANY
    return Feature(kind, icon_set([word for word in words if word in ICONS]))


def _character(key: str, model: CharacterModel) -> Character:
    within = model.within or model.name
    return Character(
        key, model.name, within, model.skill, model.calls, model.does, model.goal, model.wants,
        model.bonus,
    )  # fmt: skip
