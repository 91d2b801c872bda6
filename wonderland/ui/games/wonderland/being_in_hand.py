"""The being that a player has taken up, and what a click means while it is in hand."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.state_form import factors_of
from wonderland.games.wonderland.words import other
from wonderland.ui.games.wonderland.side_control import SideControl
from wonderland.ui.table.table_control import Refused


class BeingInHand:
    """The being taken up, and what is aimed with it.

    Args:
        control: the side that is awaited.

    Attributes:
        way: the lines of a walk that was set out on and is not yet at its end.
        dropped: the step that was dropped last, and why: what was hidden barred it, or what lay
            before it on the walk; None where none was.
        put_by: the being that was in hand when the other side was asked, or None.
        picked: the being taken up, or None.
        instead: the being that was in hand before it, and the friend's square that it could have
            stepped onto; None where there was none.
        aiming: whether an ability of it is being aimed.
        which: the place of that one among its abilities.
        n: the size of that.
    """

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self.way: list[str] = []
        self.dropped: Refused | None = None
        self.put_by: str | None = None
        self.clear()

    def clear(self) -> None:
        """Drop what was begun; a walk goes on, and what was put by stays so."""
        self.picked: str | None = None
        self.instead: tuple[str, str] | None = None
        self.aiming = False
        self.which = 0
        self.n = 1

    def touch(self, square: str, *, onto: bool = False) -> str | None:
        """The line that attacks, uses or steps there; where none is meant, take up or let go.

        Args:
            square: which.
            onto: whether a friend who stands there is to be stepped onto (W-35), not taken up.
        """
        there = self._control.standing_on(square)
        if self.aiming and self.picked and there:
            return self._use_on(there[0], square)
        if self.picked and self._control.own(self.picked):
            if target := self._target_on(square, there):
                return self._control.line(f"attack {self.picked[1:]} {target}", square)
            if (onto or not there) and (step := self.step_to(square)):
                return step
        if self.picked and (onto or not there):
            self._say_why(square)
        elif self.picked or there or not self._who_could(square):
            others = [being for being in there if being != self.picked]
            self._change_to(others[-1] if others else None, square)
        return None

    def _who_could(self, square: str) -> bool:
        """Take up who alone of a side's beings could step to a square, or attack the Image there.

        Where several could, it is asked which; whether either was done.
        """
        image = self._target_on(square, ()) is not None

        def could(being: str) -> bool:
            if image:
                return any(found.id == "image" for found in queries.targets(self._control.match, being))
            return square in queries.reach(self._control.match, being)

        able = [b["id"] for b in self._control.state["beings"] if self._control.own(b["id"]) and could(b["id"])]
        if len(able) == 1:
            self.take_up(able[0])
        elif able:
            several = say("Several of yours could: click one of them first.")
            self._control.refused = Refused(several, "", square)
        return bool(able)

    def take_up(self, being: str | None) -> None:
        """Take a being up, or let go."""
        self.clear()
        self.dropped = None
        self.picked, self._control.refused = being, None

    def _change_to(self, being: str | None, square: str) -> None:
        """Take up another being, and remember whether the one in hand could step onto it."""
        before = self.picked
        self.take_up(being)
        if being and before and self._control.own(before) and square in queries.reach(self._control.match, before):
            self.instead = (before, square)

    def step_instead(self) -> str | None:
        """The line by which the being that was in hand steps onto the friend taken up (W-35)."""
        if self.instead is None:
            return None
        being, square = self.instead
        self.take_up(being)
        return self.step_to(square)

    def _target_on(self, square: str, there: Sequence[str]) -> str | None:
        enemy = other(self._control.seat)
        if square == queries.fixed(self._control.match).images[enemy]:
            return "image"
        return next((being for being in there if being[0] == enemy), None)

    def step_to(self, square: str) -> str | None:
        """The line that goes to a square within reach; its first step where each can be answered."""
        found = queries.reach(self._control.match, self.picked).get(square) if self.picked else None
        if not self.picked or found is None:
            return None
        card, steps = self.picked[1:], found.path
        if queries.may_answer(self._control.match, other(self._control.seat)):
            self.way = [f"move {card} {step}" for step in steps[1:]]
            steps = steps[:1]
        return self._control.line(f"move {card} {' '.join(steps)}", square)

    def _say_why(self, square: str) -> None:
        """Let the engine say why the picked being may not go to a square, or let go of it."""
        assert self.picked is not None
        if self._control.own(self.picked):
            refused = self._control.check(f"{self._control.seat} move {self.picked[1:]} {square}")
            if refused:
                self._control.refuse(self._too_far(self.picked, square) or refused, square)
                return
        self.take_up(None)

    def _too_far(self, being: str, square: str) -> IllegalAction | None:
        """Why a being can't walk as far as a square, as one click asks it to; None if Move is not why."""
        price = queries.way_cost(self._control.match, being, square)
        have = factors_of(self._control.state, being[0])["M"]
        if price is None or price <= have:
            return None
        return IllegalAction(
            "W-33", say("{square} is {price} Move away, and there is {have}", square=square, price=price, have=have)
        )

    def _use_on(self, target: str, square: str) -> str:
        """The line that uses the ability aimed; the engine says why where it can't be."""
        ability = self.ability(self.picked)
        if ability is None or not ability.aimed:
            return self._control.line(f"use {str(self.picked)[1:]} {target} {self.n}", square)
        n = ability.size(self.n, target)
        return self._control.line(ability.line(self._control.match, n, target), square)

    def let_go(self) -> str | None:
        """The line that uses the picked being's ability, one that has no target."""
        ability = self.ability(self.picked)
        return self._control.line(ability.line(self._control.match, ability.size(self.n))) if ability else None

    def aim(self, which: int) -> None:
        """Begin to aim one of the picked being's abilities."""
        self.which, self.aiming = which, True

    def abilities(self, being: str | None) -> list[queries.AbilityNow]:
        """What a being could do besides moving and attacking."""
        if being is None:
            return []
        return [own for own in queries.abilities(self._control.match, being[0]) if own.being == being]

    def ability(self, being: str | None) -> queries.AbilityNow | None:
        """The ability of a being that is aimed, or its first; None if it has none."""
        found = self.abilities(being)
        return found[self.which if self.which < len(found) else 0] if found else None
