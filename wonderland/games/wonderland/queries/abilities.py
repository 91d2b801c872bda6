"""Lines of sight, and what a side can answer with (W-48 to W-56)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.match import Match
from wonderland.core.message import Phrase
from wonderland.games.wonderland.abilities.sight import in_sight
from wonderland.games.wonderland.actions.acting import END, use_code, use_refusal
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.named_line import NamedLine, in_names
from wonderland.games.wonderland.notation import write
from wonderland.games.wonderland.position import write_action
from wonderland.games.wonderland.queries.asking import side_index, state_of
from wonderland.games.wonderland.state import NOBODY, SIDE


class Sight(NamedTuple):
    """What a being sees along its lines: the squares, nearest first, and the beings (W-49)."""

    squares: tuple[str, ...]
    beings: tuple[str, ...]


class AbilityNow(NamedTuple):
    """Something that a being could do in a window, or at any time in its own actions.

    Attributes:
        being: its id.
        ability: the ability's name.
        factor: the letter of the factor that pays for it.
        most: the largest n that can be paid; 0 where there is none of the factor.
        targets: the ids that it can target; empty where it is not aimed.
        sentence: what it does, with ``{n}`` for the size.
        aimed: whether it needs a target.
        marks: what is marked on the table while it is aimed: ``sight``, ``block`` or ``targets``.
        hostile: whether it is rather used against an enemy.
        sizes: for each target the sizes that the rules let it have; for ``""`` where it has none.
        rule: the number of the rule that says what it costs.
    """

    being: str
    ability: str
    factor: str
    most: int
    targets: tuple[str, ...]
    sentence: str
    aimed: bool
    marks: str
    hostile: bool
    sizes: Mapping[str, Sequence[int]]
    rule: str

    @property
    def title(self) -> str:
        """What people call it."""
        return Phrase(self.ability)

    @property
    def usable(self) -> tuple[str, ...]:
        """The targets that it could be used on now, for some size."""
        return tuple(target for target in self.targets if self.sizes[target])

    @property
    def varies(self) -> bool:
        """Whether its size is for the player to choose, and is not fixed by the target."""
        return any(1 in sizes for sizes in self.sizes.values())

    def size(self, n: int, target: str = "") -> int:
        """The size nearest to n that it can have; n where it can have none."""
        return min(self.sizes.get(target, ()), key=lambda size: abs(size - n), default=n)

    def line(self, match: Match, n: int, target: str = "") -> str:
        """The line that uses it, without its side."""
        state = state_of(match)
        config = state.config
        being = config.entity[self.being]
        own = next(own for own in config.abilities[being] if own.name == self.ability)
        code = use_code(own, being, config.entity[target] if self.aimed else NOBODY, n)
        return write(config, SIDE[being], code).removeprefix(f"{self.being[0]} ")


def sight(match: Match, being: str) -> Sight:
    """The lines of sight of a being, whether or not it has an ability."""
    state = state_of(match)
    config, columns = state.config, state.columns
    entity = config.entity[being]
    bit, laid = config.grid.bit, state.laid[0] | state.laid[1]
    held = state.held[0] | state.held[1]
    squares = []
    for ray in config.grid.rays[columns[SQUARE + entity]]:
        for square in ray:
            if not laid & bit[square]:
                break
            squares.append(config.grid.names[square])
            if held & bit[square]:
                break
    seen = tuple(config.ids[other] for other in in_sight(state, entity) if other != entity)
    return Sight(tuple(squares), seen)


def abilities(match: Match, side: str) -> list[AbilityNow]:
    """Every ability of a side's beings in play, payable or not."""
    state = state_of(match)
    config = state.config
    index = side_index(side)
    found = []
    for being in state.beings[index]:
        for own in config.abilities[being]:
            kind, ids = own.kind, config.ids
            have = state.factors[2 * own.factor + index]
            targets = kind.targets(state, being) if kind.aimed else []
            sizes = {ids[t]: kind.sizes(state, being, t, have) for t in targets}
            if not kind.aimed:
                sizes[""] = kind.sizes(state, being, NOBODY, have)
            most = max((size[-1] for size in sizes.values() if size), default=0)
            found.append(AbilityNow(
                ids[being], own.name, config.definitions.letters[own.factor], most,
                tuple(ids[t] for t in targets), kind.says, kind.aimed, kind.marks, kind.hostile,
                sizes, kind.rules[-1] if kind.rules else kind.price_rule,
            ))  # fmt: skip
    return found


def why_not(match: Match, ability: AbilityNow) -> IllegalAction | None:
    """Why a being can't use an ability for anything now, or None (W-49, W-50)."""
    if ability.most:
        return None
    state = state_of(match)
    entity = state.config.entity
    being = entity[ability.being]
    own = next(own for own in state.config.abilities[being] if own.name == ability.ability)
    target = entity[ability.targets[0]] if ability.targets else being
    refused = use_refusal(state, use_code(own, being, target if own.kind.aimed else NOBODY, 1))
    return IllegalAction(*refused) if refused else None


def declared(match: Match) -> NamedLine | None:
    """The line that a window is about; None for the end of actions, and where there is none."""
    state = state_of(match)
    if state.pending is None or state.pending == END:
        return None
    return in_names(write_action(state, state.active, state.pending))
