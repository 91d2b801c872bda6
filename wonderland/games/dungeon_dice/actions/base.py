"""What actions share: the roles of their words, and who is told of what they do.

An action is a named tuple: squares, kinds, figures and monsters as numbers. Its class tells how its
line is written, why it is refused in a step that knows it (``refusal``: a rule's number and a
sentence, None if nothing forbids it), and what it does where nothing does (``perform``). Who acts
stands beside an action, not in it; chance's name the side that they are about.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from wonderland.kit.grammar import Role

SIDE, KIND, FACE, FIGURE, NET = map(Role, ("side", "kind", "face", "figure", "net"))
SQUARE, STRIDE = Role("square"), Role("stride")
DOER, FOE = Role("doer"), Role("foe")
"""Who does it, and whom it is done to: a monster, or a Master."""
ABILITY = Role("ability")
AIM = Role("aim").or_none()
"""What an ability is aimed at: a monster, a square or a crest, as it has it."""

Doer: TypeAlias = Annotated[int, DOER]
Square: TypeAlias = Annotated[int, SQUARE]
