"""What a player can do at the table: what was begun in, lines out. Nothing is drawn here.

The match is the only truth: whatever is offered is a legal line of it. What is kept here is what a
player has begun and not yet said.
"""

from __future__ import annotations

from wonderland.core.errors import IllegalAction
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.named_line import MASTER, is_square, stride_end
from wonderland.games.dungeon_dice.queries import Walk
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dungeon_dice.asking import Asking
from wonderland.ui.games.dungeon_dice.choosing import Choosing
from wonderland.ui.games.dungeon_dice.facts import plain
from wonderland.ui.games.dungeon_dice.laying import Laying
from wonderland.ui.games.dungeon_dice.side_control import SideControl
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table import table_control

OVER, WAITING = table_control.OVER, table_control.WAITING
CHOOSING, LAYING, ACTING, ANSWERING, DEFENDING, PLACING = (
    "choosing", "laying", "acting", "answering", "defending", "placing",
)  # fmt: skip
MODES = {
    "choose": CHOOSING, "summon": LAYING, "action": ACTING, "chain": ANSWERING,
    "defend": DEFENDING, "place": PLACING,
}  # fmt: skip
ASKED = (ANSWERING, DEFENDING)
DEEDS = ("move", "attack", "use")
"""What somebody in play can do."""


class Intent(SideControl):
    """What the player at the screen has begun.

    Args:
        session: the sitting.

    Attributes:
        choosing: the dice chosen so far.
        laying: the net in hand.
        asking: when he wants to be asked, and the answer that is chosen.
        picked: who is taken up: a monster's id, ``master`` or ``""``.
        aimed: the ability that is being aimed, ``""`` for none.
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session)
        self.choosing = Choosing(self)
        self.laying = Laying(self)
        self.asking = Asking(self)
        self.picked = ""
        self.aimed = ""
        self._way: list[str] = []
        self._walker = self._stride = ""
        self._walks = Kept[dict[str, Walk]]()

    def _asked(self) -> str:
        return MODES[at_table.phase(self.match)]

    # --- playing lines -----------------------------------------------------------------------------
    def refuse(self, refused: IllegalAction, square: str | None = None) -> None:
        """Remember a refusal, which ends the way that was set out on."""
        super().refuse(refused, square)
        self.halt()

    def _played(self) -> None:
        self.refused = None
        self.aimed = ""
        self._hear()
        self._stepped()

    def _hear(self) -> None:
        super()._hear()
        self._keep_picked()
        self._settle()

    def _settle(self) -> None:
        """Let what the parts have begun follow the match."""
        self.choosing.settle()
        self.laying.settle()
        self.asking.settle()

    def _carry_on(self) -> bool:
        return self._walk_on() or self._pass_unasked()

    def begin_anew(self) -> None:
        """Let go of all that was begun or is to be shown: the match stands elsewhere now."""
        super().begin_anew()
        self.aimed = self.picked = ""
        self.halt()
        self.choosing.clear()
        self._settle()

    def clear(self) -> bool:
        """Put back what was begun; whether there was anything."""
        if self.aimed:
            self.aimed = ""
            return True
        had = bool(self.picked)
        self.picked = ""
        return had

    def _keep_picked(self) -> None:
        """Whoever is taken up stays so while he is in play and in his own turn."""
        if self.picked in ("", MASTER):
            self.picked = self.picked if self.mode == ACTING else ""
            return
        if self.picked not in self.view_of(self.picked[0])["monsters"]:
            self.picked = ""

    # --- what may be done --------------------------------------------------------------------------
    @property
    def actor(self) -> str:
        """Who is taken up as lines name him: without his side."""
        return self.picked if self.picked == MASTER else self.picked[1:]

    def able(self) -> set[str]:
        """The ids of one's own that can do anything now, ``master`` among them."""
        if self.mode != ACTING:
            return set()
        doers = [one for one in self.named_lines() if one.verb in DEEDS]
        return {MASTER if one.by_master else one.who for one in doers}

    def walks(self) -> dict[str, Walk]:
        """Where who is taken up could walk, with the price and the strides."""
        if self.mode != ACTING or self.picked in ("", MASTER):
            return {}
        key = (*self.stamp, self.picked)
        return self._walks.of(key, lambda: queries.reach(self.match, self.picked))

    def rule_against_moving(self) -> str:
        """The rule by which the monster taken up takes no stride at all, ``""`` for none."""
        return queries.rule_against_moving(self.match, self.picked)

    def why_no_attack(self) -> str:
        """What keeps who is taken up from attacking: ``made``, ``target`` or ``crest``."""
        return queries.why_no_attack(self.match, self.striker)

    def targets(self) -> dict[str, str]:
        """Whom who is taken up could attack: their squares, and how lines name them."""
        found = {}
        for one in self.about("attack"):
            if one.who == self.striker:
                target = MASTER if one.on_master else one.target
                found[self.square_of(target)] = target
        return found

    def blow(self, attacker: str, target: str) -> tuple[int, int]:
        """The damage of an attack on a monster if it defends, and if it does not (DD-56).

        Args:
            attacker: an id, or a side with ``master``.
            target: an id.
        """
        return queries.forecast(self.match, attacker, target)

    @property
    def striker(self) -> str:
        """Who is taken up, a Master by his side."""
        return f"{self.seat} {MASTER}" if self.picked == MASTER else self.picked

    def square_of(self, name: str) -> str:
        """Where an enemy that a line names stands; ``master`` is the enemy Master."""
        if name == MASTER:
            return at_table.slots(self.match)[self.other]
        monsters = self.view["monsters"]
        return monsters[name]["square"]

    def uses(self, monster: str) -> dict[str, list[str]]:
        """The abilities that a monster of one's own could use now, each with its targets."""
        found: dict[str, list[str]] = {}
        for one in self.about("use"):
            if one.who == monster:
                found.setdefault(one.ability, []).extend([one.target] if one.target else [])
        return found

    def aims(self) -> dict[str, str]:
        """The squares at which the ability that is aimed may be aimed, and how lines name them."""
        if not self.aimed:
            return {}
        found = {}
        for name in self.uses(self.picked).get(self.aimed, []):
            if name in "MADXT":
                continue
            found[name if is_square(name) else self.square_of(name)] = plain(name)
        return found

    def crests_aimed(self) -> list[str]:
        """The crests at which the ability that is aimed may be aimed."""
        named = self.uses(self.picked).get(self.aimed, []) if self.aimed else []
        return [name for name in named if name in "MADXT"]

    # --- doing it ----------------------------------------------------------------------------------
    def pick(self, monster: str) -> None:
        """Take someone up, or put him back."""
        self.refused = None
        self.aimed = ""
        self.halt()
        if monster != self.picked and (refused := self._unwanted(monster)):
            self.refuse(refused)
            return
        self.picked = "" if monster == self.picked else monster

    def _unwanted(self, monster: str) -> IllegalAction | None:
        """Why whoever is taken up is not what a lesson means."""
        name = monster if monster == MASTER else monster[1:]
        begun = [f"{self.match.to_act} {verb} {name}" for verb in DEEDS]
        if any(map(self.session.wants, begun)):
            return None
        who = f"{self.seat} {MASTER}" if monster == MASTER else monster
        able = {one.verb for one in self.named_lines() if one.who == who}
        verb = next((verb for verb in DEEDS if verb in able), DEEDS[0])
        return self.session.refuses(f"{self.match.to_act} {verb} {name}")

    def pick_next(self) -> None:
        """Take up the next of one's own that can do something."""
        able = sorted(self.able(), key=lambda one: (one == MASTER, one))
        if able:
            at = able.index(self.picked) + 1 if self.picked in able else 0
            self.picked, self.aimed = able[at % len(able)], ""

    def press(self, square: str) -> str | None:
        """A square was clicked: the line that does there what was begun, or take up who stands there."""
        self.refused = None
        if self.mode == PLACING:
            return self.line(f"place {square}")
        if self.mode != ACTING:
            return None
        if self.aimed:
            return self._aim(square)
        standing = self.standing(square)
        if standing.startswith(self.seat):
            self.pick(MASTER if standing == self.seat + MASTER else standing)
            return None
        if not self.picked:
            return None
        if standing:
            target = MASTER if standing.endswith(MASTER) else plain(standing)
            return self.line(f"attack {self.actor} {target}")
        return self.walk(square)

    def standing(self, square: str) -> str:
        """Who stands on a square: an id, a side with ``master``, or ``""``."""
        for side, slot in at_table.slots(self.match).items():
            if slot == square:
                return side + MASTER
        for key, one in self.view["monsters"].items():
            if one["square"] == square:
                return str(key)
        return ""

    def square_now(self, monster: str) -> str:
        """Where a monster stands; ``""`` where it is no longer in play."""
        one = self.view["monsters"].get(monster)
        return str(one["square"]) if one else ""

    def walk(self, square: str) -> str | None:
        """Set out for a square: its strides are said one by one, since each may be answered."""
        if self.picked in ("", MASTER):
            return None
        if found := self.walks().get(square):
            self._way, self._walker = list(found.strides), self.picked
            return self._next_stride()
        return self.line(f"move {self.actor} {square}")

    def _next_stride(self) -> str | None:
        """The line of the next stride of the way that was set out on."""
        if not self._way or self.mode != ACTING:
            return None
        self._stride, *self._way = self._way
        return self.line(f"move {self._walker[1:]} {self._stride}")

    def _stepped(self) -> None:
        """Go no further where a stride did not lead to its end."""
        if self._stride and self.square_now(self._walker) != stride_end(self._stride):
            self.halt()
        self._stride = ""

    def _walk_on(self) -> bool:
        """Say the next stride; whether there was one, and it was accepted."""
        line = self._next_stride()
        return line is not None and self.play(line)

    def finish(self) -> None:
        """Go to the end of the way that was set out on."""
        while self._walk_on():
            pass

    @property
    def walking(self) -> bool:
        """Whether a way that was set out on is not yet at its end."""
        return bool(self._way)

    def halt(self) -> None:
        """Go no further."""
        self._way, self._stride = [], ""

    def use(self, word: str) -> str | None:
        """The line that uses an ability of who is taken up, or begin to aim it."""
        self.refused = None
        line = self.line(f"use {self.actor} {word}")
        if refused := self.session.refuses(line):
            self.refuse(refused)
            return None
        if not self.uses(self.picked).get(word):
            return line  # it needs no target, or is refused with the reason
        self.aimed = "" if self.aimed == word else word
        return None

    def _aim(self, square: str) -> str:
        target = self.aims().get(square) or plain(self.standing(square)) or square
        return self.line(f"use {self.actor} {self.aimed} {target}")

    def aim_crest(self, crest: str) -> str:
        """The line that aims the ability that is aimed at a crest."""
        return self.line(f"use {self.actor} {self.aimed} {crest}")

    # --- being asked -------------------------------------------------------------------------------
    def unasked(self) -> bool:
        """Whether the side that is awaited passes without being asked, as it has wished."""
        if self.mode == DEFENDING:
            return self.asking.defends_in_vain()
        return self.mode == ANSWERING and self.asking.unwanted()

    def _pass_unasked(self) -> bool:
        return self.unasked() and self.play(self.line("pass"))
