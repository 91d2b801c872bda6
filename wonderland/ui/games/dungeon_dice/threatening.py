"""What the other side could strike in its next turn, as the table marks it and the foot bar says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.message import all_of, rows, say, say_n
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.games.dungeon_dice.queries import Threat, Threats
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.marks import Danger
from wonderland.ui.games.dungeon_dice.modes import ASKED
from wonderland.ui.kit.kept import Kept

NAMED = 2
"""So many of those who threaten somebody are named."""
SURE = 0.9995


class Threatening:
    """Who threatens whom while the player wants to see it.

    Attributes:
        shown: whether he wants to see it.
    """

    def __init__(self, intent: Intent) -> None:
        self._intent = intent
        self.shown = False
        self._found = Kept[Threats]()

    def flip(self) -> None:
        """Show it, or no longer."""
        self.shown = not self.shown

    def found(self, side: str) -> Threats:
        """What the other side could strike of a side's."""
        key = (*self._intent.stamp, side)
        enemy = "e" if side == "w" else "w"
        return self._found.of(key, lambda: queries.threats(self._intent.match, enemy))

    def _on(self, side: str) -> Mapping[str, Sequence[Threat]]:
        """Those who threaten each square of a side's."""
        found = self.found(side)
        monsters = self._intent.view_of(side)["monsters"]
        on = {str(monsters[key]["square"]): by for key, by in found.monsters.items()}
        if found.master:
            on[at_table.slots(self._intent.match)[side]] = found.master
        return on

    def marks(self, side: str) -> dict[str, Danger]:
        """For each square of a side's that is threatened how likely it is struck, and how hard."""
        if not self.shown or self._intent.mode in ASKED:
            return {}
        return {square: _danger(by) for square, by in self._on(side).items()}

    def attackers(self, side: str) -> tuple[str, ...]:
        """The squares of those who threaten a side's."""
        if not self.marks(side):
            return ()
        by = {threat.attacker for found in self._on(side).values() for threat in found}
        return tuple(square for square in map(self._square, sorted(by)) if square)

    def _square(self, attacker: str) -> str:
        if attacker.endswith(MASTER):
            return at_table.slots(self._intent.match)[attacker[0]]
        return str(self._intent.view["monsters"][attacker]["square"])

    # --- in words ----------------------------------------------------------------------------------
    def says(self, side: str, pointed: str) -> str:
        """What is to be feared where one points, or on the whole."""
        by = self._on(side).get(pointed)
        return self._of(by[0], len(by)) if by else self._all(side)

    def _of(self, threat: Threat, count: int) -> str:
        """What the likeliest blow at somebody would do."""
        who, chance = self._name(threat.attacker), threat.chance
        if threat.target == MASTER:
            first = say(
                "{who} could strike your Master: {chance:.0%} after its roll, 1 Heart Point of {left}.",
                who=who,
                chance=chance,
                left=threat.left,
            )
        else:
            name = self._intent.facts.called(threat.target)
            first = say(
                "{who} could strike {name}: {chance:.0%} after its roll, {plain} damage, {defended} defended.",
                who=who, name=name, chance=chance, plain=threat.undefended, defended=threat.defended,
            )  # fmt: skip
        return rows(first, say("So could {n} more.", n=count - 1)) if count > 1 else first

    def _all(self, side: str) -> str:
        found, enemy = self.found(side), SIDE_NAMES["e" if side == "w" else "w"]
        master = deadly = ""
        if found.master:
            who = all_of([self._name(threat.attacker) for threat in found.master[:NAMED]])
            master = say(
                "Your Master may be struck by {who}: {chance:.0%} after {enemy}’s roll.",
                who=who,
                chance=found.master[0].chance,
                enemy=enemy,
            )
        elif found.called:
            master = say(
                "A monster that {enemy} calls now could strike your Master: {chance:.0%}.",
                enemy=enemy,
                chance=found.called,
            )
        if found.deadly:
            deadly = say("It may cost him the match: {chance:.0%}.", chance=found.deadly)
        elif found.monsters:
            deadly = say_n(
                "{enemy} could strike 1 of yours: point at it.",
                "{enemy} could strike {n} of yours: point at one.",
                len(found.monsters),
                enemy=enemy,
            )
        if said := [one for one in (master, deadly) if one]:
            return rows(*said)
        return say("{enemy} could strike nobody in its next turn, abilities aside.", enemy=enemy)

    def _name(self, attacker: str) -> str:
        if attacker.endswith(MASTER):
            return say("{side}’s Master", side=SIDE_NAMES[attacker[0]])
        return self._intent.facts.called(attacker)


def _danger(by: Sequence[Threat]) -> Danger:
    """The likeliest blow, and whether any would be the last."""
    likeliest = by[0]
    deadly = any(threat.undefended >= threat.left for threat in by)
    sure = likeliest.chance >= SURE
    return Danger(say("sure") if sure else say("{chance:.0%}", chance=likeliest.chance), deadly)
