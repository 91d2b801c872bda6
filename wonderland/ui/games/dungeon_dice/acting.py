"""Acting: who is taken up, what is aimed, and the lines that come of a click on a square.

Whoever walks goes stride by stride, since each may be answered; the way keeps those still to be said.
"""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.named_line import MASTER, is_square, stride_end
from wonderland.games.dungeon_dice.queries import Walk
from wonderland.ui.games.dungeon_dice.facts import plain
from wonderland.ui.games.dungeon_dice.modes import ACTING, PLACING
from wonderland.ui.games.dungeon_dice.side_control import SideControl
from wonderland.ui.kit.kept import Kept

DEEDS = ("move", "attack", "use")
"""What somebody in play can do."""


class Way:
    """The way that a monster was sent on.

    Args:
        control: the side that sends it.
    """

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self._walker = self._stride = ""
        self._left: list[str] = []

    def set_out(self, walker: str, strides: Sequence[str]) -> str | None:
        """Send a monster on a way; the line of its first stride."""
        self._walker, self._left = walker, list(strides)
        return self._next()

    def _next(self) -> str | None:
        """The line of the next stride."""
        if not self._left or self._control.mode != ACTING:
            return None
        self._stride, *self._left = self._left
        return self._control.line(f"move {self._walker[1:]} {self._stride}")

    def settle(self) -> None:
        """Go no further where the stride that was said did not lead to its end."""
        if self._stride:
            one = self._control.view["monsters"].get(self._walker)
            if not one or one["square"] != stride_end(self._stride):
                self.halt()
        self._stride = ""

    def go_on(self) -> bool:
        """Say the next stride; whether there was one, and it was accepted."""
        line = self._next()
        return line is not None and self._control.play(line)

    def finish(self) -> None:
        """Go to its end."""
        while self.go_on():
            pass

    @property
    def walking(self) -> bool:
        """Whether its end is not yet reached."""
        return bool(self._left)

    def halt(self) -> None:
        """Go no further."""
        self._left, self._stride = [], ""


class Acting:
    """Who is taken up, and what he is to do.

    Args:
        control: the side that acts.

    Attributes:
        picked: who is taken up: a monster's id, ``master`` or ``""``.
        aimed: the ability that is being aimed, ``""`` for none.
        way: the way that a monster was sent on.
    """

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self.picked = ""
        self.aimed = ""
        self.way = Way(control)
        self._walks = Kept[dict[str, Walk]]()

    def clear(self) -> bool:
        """Put back what was begun; whether there was anything."""
        if self.aimed:
            self.aimed = ""
            return True
        had, self.picked = bool(self.picked), ""
        return had

    def settle(self) -> None:
        """Whoever is taken up stays so while he is in play and in his own turn."""
        if self.picked in ("", MASTER):
            self.picked = self.picked if self._control.mode == ACTING else ""
            return
        if self.picked not in self._control.view_of(self.picked[0])["monsters"]:
            self.picked = ""

    # --- what may be done --------------------------------------------------------------------------
    @property
    def actor(self) -> str:
        """Who is taken up as lines name him: without his side."""
        return self.picked if self.picked == MASTER else self.picked[1:]

    def able(self) -> set[str]:
        """The ids of one's own that can do anything now, ``master`` among them."""
        if self._control.mode != ACTING:
            return set()
        doers = [one for one in self._control.named_lines() if one.verb in DEEDS]
        return {MASTER if one.by_master else one.who for one in doers}

    def walks(self) -> dict[str, Walk]:
        """Where who is taken up could walk, with the price and the strides."""
        if self._control.mode != ACTING or self.picked in ("", MASTER):
            return {}
        key = (*self._control.stamp, self.picked)
        return self._walks.of(key, lambda: queries.reach(self._control.match, self.picked))

    def targets(self) -> dict[str, str]:
        """Whom who is taken up could attack: their squares, and how lines name them."""
        found = {}
        for one in self._control.about("attack"):
            if one.who == self.striker:
                target = MASTER if one.on_master else one.target
                found[self.square_of(target)] = target
        return found

    @property
    def striker(self) -> str:
        """Who is taken up, a Master by his side."""
        return f"{self._control.seat} {MASTER}" if self.picked == MASTER else self.picked

    def square_of(self, name: str) -> str:
        """Where an enemy that a line names stands; ``master`` is the enemy Master."""
        if name == MASTER:
            return at_table.slots(self._control.match)[self._control.other]
        return self._control.view["monsters"][name]["square"]

    def uses(self, monster: str) -> dict[str, list[str]]:
        """The abilities that a monster of one's own could use now, each with its targets."""
        found: dict[str, list[str]] = {}
        for one in self._control.about("use"):
            if one.who == monster:
                found.setdefault(one.ability, []).extend([one.target] if one.target else [])
        return found

    def aims(self) -> dict[str, str]:
        """The squares at which the ability that is aimed may be aimed, and how lines name them."""
        named = self.uses(self.picked).get(self.aimed, [])
        return {
            name if is_square(name) else self.square_of(name): plain(name)
            for name in named
            if name not in "MADXT"
        }

    def crests_aimed(self) -> list[str]:
        """The crests at which the ability that is aimed may be aimed."""
        return [name for name in self.uses(self.picked).get(self.aimed, []) if name in "MADXT"]

    # --- doing it ----------------------------------------------------------------------------------
    def pick(self, monster: str) -> None:
        """Take someone up, or put him back."""
        self._control.refused = None
        self.aimed = ""
        self.way.halt()
        if monster != self.picked and (refused := self._unwanted(monster)):
            self._control.refuse(refused)
            return
        self.picked = "" if monster == self.picked else monster

    def _unwanted(self, monster: str) -> IllegalAction | None:
        """Why whoever is taken up is not what a lesson means."""
        name = monster if monster == MASTER else monster[1:]
        begun = [f"{self._control.match.to_act} {verb} {name}" for verb in DEEDS]
        if any(map(self._control.session.wants, begun)):
            return None
        who = f"{self._control.seat} {MASTER}" if monster == MASTER else monster
        able = {one.verb for one in self._control.named_lines() if one.who == who}
        verb = next((verb for verb in DEEDS if verb in able), DEEDS[0])
        return self._control.session.refuses(f"{self._control.match.to_act} {verb} {name}")

    def pick_next(self) -> None:
        """Take up the next of one's own that can do something."""
        able = sorted(self.able(), key=lambda one: (one == MASTER, one))
        if able:
            at = able.index(self.picked) + 1 if self.picked in able else 0
            self.picked, self.aimed = able[at % len(able)], ""

    def press(self, square: str) -> str | None:
        """A square was clicked: the line that does there what was begun, or take up who stands there."""
        self._control.refused = None
        if self._control.mode == PLACING:
            return self._control.line(f"place {square}")
        if self._control.mode != ACTING:
            return None
        if self.aimed:
            return self._aim(square)
        standing = self.standing(square)
        if standing.startswith(self._control.seat):
            self.pick(MASTER if standing == self._control.seat + MASTER else standing)
            return None
        if not self.picked:
            return None
        if standing:
            target = MASTER if standing.endswith(MASTER) else plain(standing)
            return self._control.line(f"attack {self.actor} {target}")
        return self.walk(square)

    def walk(self, square: str) -> str | None:
        """Set out for a square: the line of the first stride."""
        if self.picked in ("", MASTER):
            return None
        if found := self.walks().get(square):
            return self.way.set_out(self.picked, found.strides)
        return self._control.line(f"move {self.actor} {square}")

    def use(self, word: str) -> str | None:
        """The line that uses an ability of who is taken up, or begin to aim it."""
        self._control.refused = None
        line = self._control.line(f"use {self.actor} {word}")
        if refused := self._control.session.refuses(line):
            self._control.refuse(refused)
            return None
        if not self.uses(self.picked).get(word):
            return line  # it needs no target, or is refused with the reason
        self.aimed = "" if self.aimed == word else word
        return None

    def _aim(self, square: str) -> str:
        target = self.aims().get(square) or plain(self.standing(square)) or square
        return self._control.line(f"use {self.actor} {self.aimed} {target}")

    def aim_crest(self, crest: str) -> str:
        """The line that aims the ability that is aimed at a crest."""
        return self._control.line(f"use {self.actor} {self.aimed} {crest}")

    # --- who is where --------------------------------------------------------------------------
    def standing(self, square: str) -> str:
        """Who stands on a square: an id, a side with ``master``, or ``""``."""
        for side, slot in at_table.slots(self._control.match).items():
            if slot == square:
                return side + MASTER
        for key, one in self._control.view["monsters"].items():
            if one["square"] == square:
                return str(key)
        return ""

    def square_now(self, monster: str) -> str:
        """Where a monster stands; ``""`` where it is no longer in play."""
        one = self._control.view["monsters"].get(monster)
        return str(one["square"]) if one else ""
