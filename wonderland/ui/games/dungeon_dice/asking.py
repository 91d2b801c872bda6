"""Being asked: when the player wants to be, which answer he has chosen, and what each leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.at_table import Outlook
from wonderland.games.dungeon_dice.named_line import NamedLine, in_names
from wonderland.ui.games.dungeon_dice.facts import plain
from wonderland.ui.games.dungeon_dice.modes import ANSWERING, DEFENDING
from wonderland.ui.games.dungeon_dice.side_control import SideControl
from wonderland.ui.kit.in_turn import next_of
from wonderland.ui.kit.kept import Kept

WISHES = MATTERS, ALL, _, ATTACKS, NOTHING = (
    say("what matters"), say("everything"), say("attacks, abilities"), say("attacks"),
    say("nothing"),
)  # fmt: skip
"""When one wants to be asked: where an answer would change anything, about everything, not about
strides and the end of a turn, about attacks alone, or never."""


class Answer(NamedTuple):
    """An ability that may be added to the chain.

    Attributes:
        line: as it is said, without the side.
        monster: who has it, by its id.
        word: the ability.
        target: what it is aimed at, ``""`` for nothing.
    """

    line: str
    monster: str
    word: str
    target: str

    @property
    def of(self) -> tuple[str, str]:
        """Whose ability it is, and which."""
        return self.monster, self.word


class Asking:
    """Being asked.

    Attributes:
        wish: when the player wants to be asked, for each side; at first about what matters.
        passing: the turn in which a side lets everything pass.
        chosen: which of the answers was chosen; None until one was: then it is the cheapest by which
            things come out better.
    """

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self.wish: dict[str, str] = {"w": MATTERS, "e": MATTERS}
        self.passing: dict[str, int] = {}
        self.chosen: int | None = None
        self._aim: dict[tuple[str, str], int] = {}
        self._outlooks = Kept[dict[str, Outlook]]()
        self._bears = Kept[bool]()
        self._better = Kept[list[NamedLine]]()
        self._changed = Kept[bool]()

    def answers(self) -> list[Answer]:
        """Each ability that could be added, once for each monster that has it, as it is aimed now."""
        grouped: dict[tuple[str, str], list[str]] = {}
        for one in self._control.about("use"):
            grouped.setdefault((one.who, one.ability), []).append(one.target)
        found = []
        for (monster, word), targets in grouped.items():
            target = targets[self._aimed((monster, word), targets) % len(targets)]
            line = f"use {plain(monster)} {word} {plain(target)}".rstrip()
            found.append(Answer(line, monster, word, target))
        return found

    def _aimed(self, answer: tuple[str, str], targets: Sequence[str]) -> int:
        """Which target a monster's ability is aimed at: at first the one that serves best."""
        if answer in self._aim:
            return self._aim[answer]
        better = (one.target for one in self._improvements() if (one.who, one.ability) == answer)
        return next(map(targets.index, better), 0)

    def _improvements(self) -> list[NamedLine]:
        """The answers by which things come out better, the cheapest first."""
        match = self._control.match
        return self._better.of(self._control.stamp, lambda: [*map(in_names, queries.improvements(match))])

    def _targets(self, answer: Answer) -> list[str]:
        """At what an answer could be aimed."""
        return [one.target for one in self._control.about("use") if (one.who, one.ability) == answer.of]

    def targets(self, answer: Answer) -> int:
        """At how many targets an answer could be aimed."""
        return len(self._targets(answer))

    @property
    def answer(self) -> Answer | None:
        """The answer that is chosen."""
        answers = self.answers()
        return answers[self.index()] if answers else None

    def index(self) -> int:
        """Which answer is chosen: at first the cheapest by which things come out better."""
        answers = self.answers()
        if self.chosen is not None:
            return self.chosen % max(1, len(answers))
        best = [(one.who, one.ability) for one in self._improvements()[:1]]
        return next((at for at, one in enumerate(answers) if one.of in best), 0)

    def worth(self) -> bool:
        """Whether Enter adds the answer that is chosen.

        It does where things come out better by it; one that was chosen by hand, where it changes anything.
        """
        control, answer = self._control, self.answer
        if answer is None:
            return False
        if self.chosen is None and not self._aim:
            return bool(self._improvements())
        line = f"{control.seat} {answer.line}"
        return self._changed.of((*control.stamp, line), lambda: queries.changes(control.match, line))

    def choose(self, index: int) -> None:
        """Choose an answer."""
        self.chosen = index

    def choose_next(self) -> None:
        """Choose the next answer."""
        if answers := self.answers():
            self.chosen = (self.index() + 1) % len(answers)

    def next_target(self) -> None:
        """Aim the answer that is chosen at the next target."""
        if answer := self.answer:
            targets = self._targets(answer)
            self._aim[answer.of] = (targets.index(answer.target) + 1) % len(targets)

    def aim_at(self, target: str) -> bool:
        """Aim the answer that is chosen at a target; whether it can be aimed there."""
        answer = self.answer
        if answer is None or target not in (targets := self._targets(answer)):
            return False
        self._aim[answer.of] = targets.index(target)
        return True

    def outlook(self, line: str) -> Outlook:
        """What would come of a line, if nobody added anything after it."""
        control = self._control
        found = self._outlooks.of(control.stamp, dict)
        if line not in found:
            found[line] = at_table.outlook(control.match, f"{control.seat} {line}")
        return found[line]

    # --- whether one wants to be asked -------------------------------------------------------------
    def next_wish(self) -> None:
        """Want to be asked less; after never, again about what matters."""
        self.wish[self.looking] = next_of(WISHES, self.wish[self.looking])

    @property
    def looking(self) -> str:
        """The side whose wish is shown: the one asked, or the person at the screen."""
        people = self._control.session.people
        return people[0] if len(people) == 1 else self._control.seat

    def ask_everything(self) -> None:
        """Ask both sides about everything: a lesson or a puzzle may be about passing."""
        self.wish = {"w": ALL, "e": ALL}

    def unasked(self) -> bool:
        """Whether the side that is awaited passes without being asked, as it has wished."""
        control = self._control
        wish = self.wish[control.seat]
        if control.mode == DEFENDING:  # where it would spare nothing
            return wish != ALL and not self.bears()
        if control.mode != ANSWERING:
            return False
        if self.passing.get(control.seat) == control.match.turn:
            return True
        if wish in (MATTERS, ALL, NOTHING):
            return wish == NOTHING or (wish == MATTERS and not self.bears())
        verb = in_names(control.view["chain"][0]).verb
        return verb != "attack" if wish == ATTACKS else verb in ("move", "end")

    def bears(self) -> bool:
        """Whether anything that the awaited side may say changes how things come."""
        control = self._control
        return self._bears.of(control.stamp, lambda: queries.bears(control.match))

    def pass_turn(self) -> str:
        """The line that passes; everything else in this turn passes too."""
        self.passing[self._control.seat] = self._control.match.turn
        return self._control.line("pass")

    def settle(self) -> None:
        """Begin anew with the answers that there are now."""
        self.chosen = None
        self._aim = {}
