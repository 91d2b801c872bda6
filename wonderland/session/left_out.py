"""Files that the program goes without: mods and catalogues of languages that are wrong."""

from __future__ import annotations

from wonderland.content import languages
from wonderland.core.message import say
from wonderland.games import registry


def left_out(language: str) -> list[str]:
    """What is wrong in them, each as a line that says that the file is left out.

    Args:
        language: the code of the language that is set; catalogues of others are not read.
    """
    problems = [*registry.mod_problems(), *languages.problems(language)]
    return [say("left out: {problem}", problem=str(problem)) for problem in problems]
