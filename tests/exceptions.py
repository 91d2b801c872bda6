"""What a game's own tests except from rules of the whole project: its ``exceptions.yaml``."""

from __future__ import annotations

from pathlib import Path

from wonderland.content.yamlfile import load

FILE = "exceptions.yaml"


def exceptions(rule: str) -> dict[str, str]:
    """The modules of all games to which a rule does not apply, each with the reason."""
    found: dict[str, str] = {}
    for path in sorted((Path(__file__).parent / "games").glob(f"*/{FILE}")):
        said = load(path).data
        assert isinstance(said, dict)
        assert set(said) <= {"cuts", "any"}, path
        found |= said.get(rule) or {}
    return found
