"""What a kind of ability is: one class, one file; everything about it stands there.

An ability of the definitions is an instance of its kind: the class says what such abilities do,
the fields are what YAML fixes. A being holds it as an ``Owned``: with the factor that it pays and
its place among the being's abilities.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from wonderland.content.written import written
from wonderland.core.message import Phrase, capital, say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.components import POINTS
from wonderland.games.wonderland.table_state import NOBODY, SIDE, Refusal, TableState
from wonderland.kit.columns import Column, ColumnLayout
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Said, Text, with_gaps

Letter = Annotated[str, written(r"[A-RT-Z]", say("a capital but S, such as F"))]
"""A factor's letter; S is Summon."""
Marks = Literal["sight", "block", "targets"]
"""What is marked on the table while it is aimed: lines of sight, a block around, targets alone."""
MOST_PAID = 3
"""The largest n that is thought of as an answer."""


class Ability(Strict):
    """A kind of ability; the fields are the parameters that YAML gives it.

    A class that derives from it says with ``targets``, ``sizes``, ``change`` and ``refusal`` what
    the rules are, and with the rest how it is told, drawn and judged.

    Attributes:
        key: the kind's name in definition files.
        verb: the word of notation that uses it.
        aimed: whether it has a target.
        declared: whether it opens a window before it happens (W-58).
        columns: the numbers that it brings to every being.
        price_rule: the rule that says what it costs.
        rules: the rules that say more about it.
        marks: what is marked while it is aimed.
        by_itself: whether agents use it for its own sake, by ``worth`` and ``ideas``; not what only
            helps an attack or a walk, or what they know of in another way.
        tells_use: whether its use is an event of its own; what a blast tells says it all (W-56).
        kind: the kind's name, as the file says it.
        factor: the letter of the factor that pays for it.
        says: what it does, with ``{n}`` for the size.
        does: what the log says it does to its target: ``hobbles``.
    """

    key: ClassVar[str]
    verb: ClassVar[str] = "use"
    aimed: ClassVar[bool] = True
    declared: ClassVar[bool] = False
    columns: ClassVar[tuple[Column, ...]] = ()
    price_rule: ClassVar[str] = "W-50"
    rules: ClassVar[tuple[str, ...]] = ("W-50",)
    marks: ClassVar[Marks] = "targets"
    by_itself: ClassVar[bool] = True
    tells_use: ClassVar[bool] = True

    kind: str = ""
    factor: Letter
    says: Annotated[str, Said, with_gaps("n")]
    does: Text = ""

    def fault(self, layout: ColumnLayout) -> tuple[str, str] | None:
        """What is wrong with its parameters beyond their types, and how to mend it."""
        return None

    # --- rules -----------------------------------------------------------------------------------
    @abstractmethod
    def targets(self, state: TableState, being: int) -> list[int]:
        """The beings that it can be used on now; none where it is not ``aimed``."""

    def sizes(self, state: TableState, being: int, target: int, have: int) -> Sequence[int]:
        """The sizes that can be paid for with so many factors, ascending: any n from 1 (W-50)."""
        return range(1, have + 1)

    def refusal(self, state: TableState, own: Owned, being: int, target: int, n: int) -> Refusal | None:
        """Say why a being may not use it on a target now, or None if it may."""
        config = state.config
        have = state.factors[2 * own.factor + SIDE[being]]
        if n < 1:
            return self.price_rule, say("an ability costs at least 1")
        if n > have:
            gaps = {"ability": own.title, "n": n, "factor": config.factor_name(own.factor)}
            return self.price_rule, (
                say("{ability} by {n} costs {n} {factor}, and there is {have}", **gaps, have=have)
                if have
                else say("{ability} by {n} costs {n} {factor}, and there is none", **gaps)
            )
        if self.aimed and target not in state.beings[SIDE[target]]:
            return "W-49", say("{being} is not in play", being=config.being_name(target))
        if self.aimed and target not in self.targets(state, being):
            return self.no_target(state, being, target)
        if n not in self.sizes(state, being, target, have):
            return self.price_rule, say("{ability} can't be used for {n} there", ability=own.title, n=n)
        return None

    def no_target(self, state: TableState, being: int, target: int) -> Refusal:
        """Say why a being in play is none of ``targets``."""
        name = state.config.being_name
        return "W-49", say("{target} is not in sight of {being}", target=name(target), being=name(being))

    def apply(self, state: TableState, own: Owned, being: int, target: int, n: int, events: ev.Events | None) -> None:
        """Let it happen; it is paid for already (W-50 to W-52)."""
        if events is not None and self.tells_use:
            ids = state.config.ids
            on = ids[target] if self.aimed else ids[being]
            letter = state.config.letters[own.factor]
            events.append(ev.AbilityUsed(ids[being], own.name, on, n, letter))
        self.change(state, being, target, n, events)

    @abstractmethod
    def change(self, state: TableState, being: int, target: int, n: int, events: ev.Events | None) -> None:
        """Change what it changes, and tell what happened beyond that it was used."""

    # --- words -----------------------------------------------------------------------------------
    def about(self, name: str, factor: str) -> str:
        """What the rulebook tells of a being that has it."""
        return say(
            "{ability}, for n {factor}: {what}", ability=capital(name), factor=factor, what=self.says.format(n="n")
        )

    def log(self, event: ev.AbilityUsed, factor: str) -> str:
        """The log's sentence when it is used."""
        gaps = {
            "being": event.being,
            "target": say("itself") if event.target == event.being else event.target,
            "n": event.n,
            "factor": factor,
        }
        if self.does:
            return say("{being} {does} {target} by {n} ({n} {factor}).", does=self.does, **gaps)
        name = Phrase(event.ability)
        return say("{being} uses {ability} on {target} by {n} ({n} {factor}).", ability=name, **gaps)

    def more_rules(self) -> tuple[str, ...]:
        """The rules that say more about what ``about`` tells."""
        return self.rules

    @property
    def hostile(self) -> bool:
        """Whether it is rather used against an enemy."""
        return False

    # --- for agents ------------------------------------------------------------------------------
    def worth(self, state: TableState, own: Owned, being: int, target: int, n: int) -> float:
        """What it is worth to an agent that does not look ahead, its price taken off.

        In points of attack on a being, as ``ai.heuristics`` judges; 0 or less is never used.
        """
        return 0.0

    def ideas(self, state: TableState, own: Owned, being: int) -> Iterable[tuple[int, int]]:
        """The targets and sizes that an agent that searches tries in its own action step."""
        have = state.factors[2 * own.factor + SIDE[being]]
        for target in self.targets(state, being) if self.aimed else (NOBODY,):
            for n in self.sizes(state, being, target, have)[:1]:
                yield target, n

    def bears_on(self, state: TableState, own: Owned, being: int, target: int, n: int, on: Sequence[int]) -> bool:
        """Whether an agent that is asked in a window should think of it as an answer.

        ``on`` are the beings that the declared action is of and aimed at, none at the end of actions.
        """
        if n > MOST_PAID:
            return False
        return target in on if on else self.aimed and bool(state.columns[POINTS + target])


@dataclass(frozen=True, slots=True)
class Owned:
    """An ability as a being has it.

    Attributes:
        name: the ability's name.
        kind: what it is.
        factor: the index of the factor that this being pays for it.
        which: its place among the being's abilities.
    """

    name: str
    kind: Ability
    factor: int
    which: int

    @property
    def title(self) -> str:
        """What people call it."""
        return Phrase(self.name)
