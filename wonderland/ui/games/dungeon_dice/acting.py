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
from wonderland.ui.games.dungeon_dice.looks import CRESTS
from wonderland.ui.games.dungeon_dice.modes import ACTING, PLACING
from wonderland.ui.games.dungeon_dice.side_control import SideControl
from wonderland.ui.kit.in_turn import next_of
from wonderland.ui.kit.kept import Kept

DEEDS = ("move", "attack", "use")
"""What somebody in play can do."""


class Way:
    """The way that a monster was sent on."""

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
        one = self._control.view["monsters"].get(self._walker)
        if self._stride and (not one or one["square"] != stride_end(self._stride)):
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

    def halt(self) -> None:
        """Go no further."""
        self._left, self._stride = [], ""


class Acting:
    """Who is taken up, and what he is to do.

    Attributes:
        picked: who is taken up: a monster's id, ``master`` or ``""``.
        aimed: the ability that is being aimed, ``""`` for none.
        way: the way that a monster was sent on.
    """

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self.picked = self.aimed = ""
        self.way = Way(control)
        self._walks = Kept[dict[str, Walk]]()

    def clear(self) -> bool:
        """Put back what was begun, first what is aimed; whether there was anything."""
        if self.aimed:
            self.aimed = ""
            return True
        had, self.picked = bool(self.picked), ""
        return had

    def let_go(self) -> None:
        """Put back all that was begun."""
        self.aimed = self.picked = ""

    def settle(self) -> None:
        """Whoever is taken up stays so while he is in play and in his own turn."""
        if self.picked == MASTER:
            self.picked = MASTER if self._control.mode == ACTING else ""
        elif self.picked and self.picked not in self._control.view_of(self.picked[0])["monsters"]:
            self.picked = ""

    # --- what may be done --------------------------------------------------------------------------
    @property
    def actor(self) -> str:
        """Who is taken up as lines name him: without his side."""
        return _short(self.picked)

    @property
    def striker(self) -> str:
        """Who is taken up, a Master by his side."""
        return self._by_side(self.picked)

    def _by_side(self, picked: str) -> str:
        return f"{self._control.seat} {MASTER}" if picked == MASTER else picked

    def able(self) -> set[str]:
        """The ids of one's own that can do anything now, ``master`` among them."""
        if self._control.mode != ACTING:
            return set()
        doers = [one for one in self._control.named_lines() if one.verb in DEEDS]
        return {MASTER if one.by_master else one.who for one in doers}

    def walks(self) -> dict[str, Walk]:
        """Where who is taken up could walk, with the price and the strides."""
        control, picked = self._control, self.picked
        if control.mode != ACTING or picked in ("", MASTER):
            return {}
        return self._walks.of((*control.stamp, picked), lambda: queries.reach(control.match, picked))

    def targets(self) -> dict[str, str]:
        """Whom who is taken up could attack: their squares, and how lines name them."""
        attacks = [one for one in self._control.about("attack") if one.who == self.striker]
        named = (MASTER if one.on_master else one.target for one in attacks)
        return {self.square_of(target): target for target in named}

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
        named = [name for name in self.uses(self.picked).get(self.aimed, []) if name not in CRESTS]
        return {name if is_square(name) else self.square_of(name): plain(name) for name in named}

    def crests_aimed(self) -> list[str]:
        """The crests at which the ability that is aimed may be aimed."""
        return [name for name in self.uses(self.picked).get(self.aimed, []) if name in CRESTS]

    # --- doing it ----------------------------------------------------------------------------------
    def pick(self, monster: str) -> None:
        """Take someone up, or put him back."""
        self._control.refused, self.aimed = None, ""
        self.way.halt()
        if monster != self.picked and (refused := self._unwanted(monster)):
            self._control.refuse(refused)
        else:
            self.picked = "" if monster == self.picked else monster

    def _unwanted(self, monster: str) -> IllegalAction | None:
        """Why whoever is taken up is not what a lesson means."""
        control, session = self._control, self._control.session
        begun = {verb: f"{control.match.to_act} {verb} {_short(monster)}" for verb in DEEDS}
        if any(map(session.wants, begun.values())):
            return None
        who = self._by_side(monster)
        able = {one.verb for one in control.named_lines() if one.who == who}
        return session.refuses(begun[next((verb for verb in DEEDS if verb in able), DEEDS[0])])

    def pick_next(self) -> None:
        """Take up the next of one's own that can do something."""
        able = sorted(self.able(), key=lambda one: (one == MASTER, one))
        if able:
            self.picked, self.aimed = next_of(able, self.picked), ""

    def press(self, square: str) -> str | None:
        """A square was clicked: the line that does there what was begun, or take up who stands there."""
        control, standing = self._control, self.standing(square)
        control.refused = None
        if control.mode == PLACING:
            return control.line(f"place {square}")
        if control.mode != ACTING:
            return None
        target = MASTER if standing.endswith(MASTER) else plain(standing)
        if self.aimed:
            aim = self.aims().get(square) or plain(standing) or square
            return control.line(f"use {self.actor} {self.aimed} {aim}")
        if standing.startswith(control.seat):
            self.pick(MASTER if target == MASTER else standing)
            return None
        if self.picked and standing:
            return control.line(f"attack {self.actor} {target}")
        return self._walk(square) if self.picked not in ("", MASTER) else None

    def _walk(self, square: str) -> str | None:
        """Set out for a square: the line of the first stride, or one that is refused with the reason."""
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

    def aim_crest(self, crest: str) -> str:
        """The line that aims the ability that is aimed at a crest."""
        return self._control.line(f"use {self.actor} {self.aimed} {crest}")

    # --- who is where --------------------------------------------------------------------------
    def standing(self, square: str) -> str:
        """Who stands on a square: an id, a side with ``master``, or ``""``."""
        for side, slot in at_table.slots(self._control.match).items():
            if slot == square:
                return side + MASTER
        monsters = self._control.view["monsters"].items()
        return next((str(key) for key, one in monsters if one["square"] == square), "")

    def square_now(self, monster: str) -> str:
        """Where a monster stands; ``""`` where it is no longer in play."""
        one = self._control.view["monsters"].get(monster)
        return str(one["square"]) if one else ""


def _short(picked: str) -> str:
    """Whoever is taken up as lines name him: without his side."""
    return picked if picked == MASTER else picked[1:]
