"""The messages that stand in definition files: whatever a model's field says that people read.

Which these are, the files' models know (``kit.wording``). So all files are read as the program
reads them, and every scalar of theirs that became a message is one to be translated.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tools.languages.sources import HOUSE, ROOT, Entry
from wonderland import api
from wonderland.ai.levels import agents_of, levels
from wonderland.content.languages import FOLDER
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import load
from wonderland.core.message import Phrase
from wonderland.games import registry
from wonderland.learn import library, puzzles, tips
from wonderland.session import moments
from wonderland.session.controls import controls
from wonderland.session.talk import opponents

ABILITIES, ABILITY = "abilities", "an ability"
"""Where the words of abilities stand, as keys, and what tells them from other words."""
_NEVER = ("record", "start", "position", "moves", "solution", "allow", "until", "marks")
"""Keys under which nothing is said to people."""
_LINES = "answer"
"""A key under which lines stand, where it is a list."""


def entries() -> list[Entry]:
    """Every message of the definition files."""
    read = [controls({}, {}), opponents(), *(_read(name) for name in registry.names()), registry.infos()]
    said: dict[str, set[str]] = {}
    for phrase in gc.get_objects():
        if isinstance(phrase, Phrase):
            said.setdefault("".join(phrase), set()).add(phrase.context)
    assert read
    made = []
    for path in sorted(config_folder().rglob("*.yaml")):
        if path.parent.name not in (FOLDER, moments.FOLDER):
            for text, keys in _scalars(path):
                for context in said.get(text, set()) & ({ABILITY} if keys[-1:] == (ABILITIES,) else {""}):
                    made.append(Entry(_owner(path), text, "", context, _place(path), _note(keys)))
    return made


def _read(name: str) -> list[object]:
    """All that a game's files say; what its agents say comes with one of them."""
    game, agents = api.game(name), agents_of(name)
    parts = game.parts
    path = registry.info(name).folder / "tips.yaml"
    figures = registry.info(name).folder / "figures.yaml"
    return [
        agents.agent(agents.hint_level, 0), game, game.rules, game.new(seed=1), game.options.preset_names(),
        levels(name), registry.rules_text(name),
        library.lessons(name) if "lessons" in parts else [],
        puzzles.puzzles(name),
        tips.read(path) if path.is_file() else {},
        _figures(game) if figures.is_file() else {},
    ]  # fmt: skip


def _figures(game: api.Game) -> object:
    """The pictures of a game's rules, which a module beside its rules reads."""
    package, _, _ = type(game.rules).__module__.rpartition(".")
    return import_module(f"{package}.figures").FiguresModel.shipped()


def _scalars(path: Path) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """Every text of a file, values and keys, with the keys that lead to it."""
    document = load(path)
    stack: list[tuple[object, tuple[str | int, ...]]] = [(document.data, ())]
    found: list[tuple[str, tuple[str | int, ...]]] = []
    while stack:
        value, keys = stack.pop(0)
        if isinstance(value, str):
            found.append((value, keys))
        elif isinstance(value, dict):
            for key, inner in value.items():
                if isinstance(key, str) and (" " in key or keys == ("presets",) or _chapter(path, keys)):
                    found.append((key if " " in key else key.capitalize(), keys))
                if keys[-1:] == (ABILITIES,):
                    found.append((key, keys))
                if key not in _NEVER and (key != _LINES or isinstance(inner, dict)):
                    stack.append((inner, (*keys, key)))
        elif isinstance(value, list):
            stack.extend((inner, (*keys, index)) for index, inner in enumerate(value))
    return iter(sorted(found, key=lambda one: document.line_of(one[1])))


def _chapter(path: Path, keys: tuple[str | int, ...]) -> bool:
    """Whether what stands there as a key is the title of a chapter of the rules."""
    return path.name == registry.RULES and not keys


def _owner(path: Path) -> str:
    parts = path.relative_to(config_folder()).parts
    return parts[1] if parts[0] == "games" else HOUSE


def _place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _note(keys: tuple[str | int, ...]) -> str:
    return " ".join(str(key + 1) if isinstance(key, int) else key for key in keys)
