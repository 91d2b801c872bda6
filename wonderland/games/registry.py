"""What games there are, without loading them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model
from wonderland.content.yamlfile import load as load_yaml
from wonderland.core.agent import Agents
from wonderland.core.encoding import Encoding
from wonderland.core.game import Game, Position

_BUILT = {"wonderland": ("wonderland.games.wonderland.game", "Wonderland")}
COMING = {
    "dungeon-dice": "Dungeon Dice",
    "dominoes-of-war": "Dominoes of War",
    "painting-the-roses": "Painting the Roses",
    "storytellers": "Storytellers",
}
"""The sister games that are not built yet, by name and title."""


def names() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(_BUILT)


def load(name: str) -> Game:
    """Load a game.

    Raises:
        KeyError: if there is none of that name.
    """
    module, cls = _BUILT[name]
    return cast(Game, getattr(import_module(module), cls)())


def agents(name: str) -> Agents:
    """Load the part of a game that plays it."""
    module = import_module(f"wonderland.games.{name.replace('-', '_')}.ai.agents")
    return cast(Agents, module.AGENTS)


def encoding(name: str, position: Position) -> Encoding:
    """Load how a game is put into numbers, for matches with the options of a position."""
    module = import_module(f"wonderland.games.{name.replace('-', '_')}.encoding")
    return cast(Encoding, module.Encoding(position))


def analysis(name: str) -> Any:
    """Load how a game's matches are analysed; None where there is no way.

    What is loaded has ``EFFORTS`` (how hard it may look) and ``USUAL`` among them,
    ``analyse(game, record, effort, seed, tell, seat)``, whose result has ``as_json()``, and
    ``as_lines(result, match)``, which puts one into lines of text.
    """
    module = f"wonderland.games.{name.replace('-', '_')}.analysis.analyse"
    package = module.rpartition(".")[0]
    if find_spec(package) is None or find_spec(module) is None:
        return None
    return import_module(module)


def check(name: str, path: Path) -> None:
    """Hold a definition file of a game against its kind, and against the game's other files.

    Raises:
        BadInput: with all that is wrong.
    """
    import_module(f"wonderland.games.{name.replace('-', '_')}.definition_checks").check_file(path)


def rules_text(name: str) -> dict[str, dict[str, str]]:
    """Load the rules of a game in words: chapters, and in each the rules by number.

    Raises:
        BadInput: with all that is wrong in the file.
    """
    document = load_yaml(config_folder() / "games" / name / "rules.yaml")
    found: dict[str, dict[str, str]] = check_model(document, dict[str, dict[str, str]])
    return found


def beings_told(name: str, rank: str = "") -> list[str]:
    """A game's beings in words, each a text of some lines; none where a game has no beings.

    Args:
        name: the game.
        rank: the rank of the cards that are asked for, ``""`` for all.

    Raises:
        BadInput: with all that is wrong in its definitions.
    """
    package = f"wonderland.games.{name.replace('-', '_')}"
    if find_spec(f"{package}.being_cards") is None:
        return []
    definitions = cast(Any, load(name)).definitions
    return list(import_module(f"{package}.being_cards").told(definitions, rank))
