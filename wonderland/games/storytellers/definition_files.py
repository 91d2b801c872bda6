"""What the definition files of the game may hold (section 1): a deck, characters, and how stories are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from wonderland.content.written import written
from wonderland.core.message import say
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text, with_gaps

TypeName: TypeAlias = Literal["who", "where", "what", "when"]
IconName: TypeAlias = Literal["crown", "teacup", "watch", "rose", "paw", "mirror", "game", "song"]
SkillName: TypeAlias = Literal[
    "second", "late", "exchange", "encore", "double", "free", "consolation", "vanish", "glory",
    "rescue", "reverse", "below",
]  # fmt: skip
"""What the rules do for a character (ST-59 to ST-70)."""
CardName = Annotated[
    str,
    written(
        r"(who|where|what|when)[a-z0-9-]{1,24}", say("small letters that begin with its type, such as who-grandmother")
    ),
]
Name = Annotated[str, written(r"[a-z][a-z0-9-]{1,23}", say("small letters, such as thm25"))]
FeatureName = Annotated[
    str,
    written(
        r"((who|where|what|when)\+)?(crown|teacup|watch|rose|paw|mirror|game|song)|who|where|what|when",
        say("a type, an icon, or both with a plus between, such as who+crown"),
    ),
]
Phrase = Annotated[
    Text, written(r"[^,{}]{0,79}[^,{}.;:!?]", say("up to 80 letters without commas or braces, and no stop at its end"))
]
"""How a card sounds in a sentence (ST-4)."""
Title = Annotated[Text, written(r".{1,40}", say("up to 40 letters"))]
Sentence = Annotated[Text, written(r".{1,160}", say("up to 160 letters"))]
Event = Annotated[Text, with_gaps("when", "who", "where", "what", "When", "Who", "Where")]


class WordModel(Strict):
    """A word card (ST-2 to ST-4)."""

    title: Title
    phrase: Phrase
    icons: Annotated[list[IconName], Field(min_length=2, max_length=2)]


class ThemeModel(Strict):
    """A theme (ST-5)."""

    title: Title
    reminder: Sentence
    icon: IconName
    moral: Sentence


class AchievementModel(Strict):
    """An achievement: its mission, and what it is worth (ST-6, ST-7)."""

    title: Title
    grade: Annotated[int, Field(ge=1, le=3, strict=True)]
    features: Annotated[list[FeatureName], Field(min_length=2, max_length=3)]
    points: Annotated[int, Field(ge=1, le=9, strict=True)]
    reward: Sentence


class DeckModel(Strict):
    """A deck: the game's own words, themes and achievements, or what a file of one's own adds."""

    words: Mapping[TypeName, Mapping[CardName, WordModel]] = {}
    themes: Mapping[Name, ThemeModel] = {}
    achievements: Mapping[Name, AchievementModel] = {}


class GoalModel(Strict):
    """A goal: exactly one thing that is judged at the end (ST-77)."""

    most: TypeName | IconName | Literal["any"] | None = None
    completed: Annotated[int, Field(ge=1, le=3, strict=True)] | None = None
    icons: Annotated[int, Field(ge=1, le=8, strict=True)] | None = None
    shows: list[IconName] | None = None
    without: TypeName | None = None
    lies: Literal[True] | None = None
    alike: Literal[True] | None = None

    @model_validator(mode="after")
    def _is_one(self) -> GoalModel:
        if len(self.model_dump(exclude_none=True)) != 1:
            raise ValueError(say("a goal is one thing"))
        return self


class CharacterModel(Strict):
    """A character (ST-9): what its skill is called and does, its goal and what that is worth.

    Attributes:
        within: its name within a sentence, where that begins with an article.
    """

    name: Title
    within: Title | None = None
    skill: SkillName
    calls: Title
    does: Sentence
    goal: GoalModel
    wants: Sentence
    bonus: Annotated[int, Field(ge=0, le=9, strict=True)]


class CharactersModel(Strict):
    """``characters.yaml``."""

    characters: Mapping[Name, CharacterModel]


class LinksModel(Strict):
    """How a story follows on from the last event, by the pile that was kept."""

    who: Annotated[Text, with_gaps("who")]
    where: Annotated[Text, with_gaps("where")]
    when: Annotated[Text, with_gaps("when")]
    none: Text


class EmptyModel(Strict):
    """What is said for a pile that is empty (ST-37)."""

    when: Text
    who: Text
    where: Text
    what: Text


class TellingModel(Strict):
    """``telling.yaml``: how a seat that the program plays tells (12.1)."""

    openers: Annotated[list[Text], Field(min_length=1)]
    events: Annotated[list[Event], Field(min_length=3)]
    links: LinksModel
    empty: EmptyModel
