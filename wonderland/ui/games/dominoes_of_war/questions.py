"""What the seat that looks on is asked on the battlefield, and what it may answer by a button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from wonderland.core.message import all_of, rows, say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.named_line import in_names
from wonderland.games.dominoes_of_war.names import FACINGS
from wonderland.games.dominoes_of_war.view import View
from wonderland.games.dominoes_of_war.words import BONUSES
from wonderland.kit.grammar import Word
from wonderland.ui.games.dominoes_of_war import meant, palette
from wonderland.ui.games.dominoes_of_war.begun import Begun, acts
from wonderland.ui.games.dominoes_of_war.field_control import FieldControl
from wonderland.ui.games.dominoes_of_war.places import SQUARE, TROOP, spoken
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import HouseBoard

T = TypeVar("T")
_BY = {
    "act": say("Pick any of your figures."),
    "reinforce": say("Click an empty tile of your base."),
    "build": say("Click a square that glows."),
    "shift": say("Click a wall, then an edge that glows."),
}
"""How a bonus is used."""


class Questions:
    """Asks phase by phase.

    Args:
        board: the board.
        begun: what the player has begun.
    """

    def __init__(self, board: HouseBoard, begun: Begun) -> None:
        self._board, self._begun = board, begun

    def ask(self, hand: Hand, seen: View) -> Foot:
        """What the seat that looks on is asked, and what it may answer by a button."""
        ask = {
            "first": self._ask_first,
            "base": self._ask_base,
            "wall": self._ask_wall,
            "stock": self._ask_stock,
            "act": self._ask_act,
            "bonus": self._ask_bonus,
            "face": self._ask_face,
        }.get(str(seen["phase"]))
        if ask is None or not acts(self._board, seen):
            return Foot(say("The others are to act."))
        return ask(hand, seen)

    def _line_button(self, words: str, label: str, *, primary: bool = False) -> Spec:
        control = self._board.control
        key = words.replace(" ", "-")
        return button(key, label, partial(control.line, words), primary=primary)

    def _ask_first(self, _hand: Hand, seen: View) -> Foot:
        name_of = self._board.session.game.info.name_of
        answers = [
            self._line_button(f"first {seat}", name_of(seat), primary=seat == seen.seat)
            for seat in seen.known.config.seats
        ]
        return Foot(say("You have won the toss. Who goes first?"), answers)

    def _ask_base(self, _hand: Hand, seen: View) -> Foot:
        begun, control = self._begun, self._control
        size, n = seen.known.config.options.base, len(begun.laying)
        chosen = partial(self._fill, begun.lay)
        again = self._again(chosen, control.last.base(seen))
        mine = self._for_me(lambda: chosen(control.suggestions.base(control.seat)))
        if n < size:
            what = say("Lay your base: {n} of {size} tiles. One or two of them touch the field.", n=n, size=size)
            return Foot(what, [*again, mine, self._all_for_me()])
        squares = sorted(begun.laying, key=queries.order)

        def lay() -> str:
            control.last.keep_base(seen, squares)
            return control.line(" ".join(["base", *squares]))

        return Foot(say("Lay your base here?"), [*again, mine, button("lay", say("Lay it"), lay, primary=True)])

    @property
    def _control(self) -> FieldControl:
        control = self._board.control
        assert isinstance(control, FieldControl)
        return control

    def _fill(self, take: Callable[[T], None], chosen: T) -> None:
        """Take what was chosen for the player, to be looked at and altered before it is said."""
        take(chosen)
        self._control.refused = None
        self._board.app.dirty = True

    def _again(self, take: Callable[[T], None], last: T) -> list[Spec]:
        """What was chosen the last time, where there is any that fits."""
        if not last:
            return []
        why = say("What you chose the last time; nothing is said yet")
        return [button("as-last-time", say("As last time"), partial(take, last), "as-last-time", why=why)]

    @staticmethod
    def _for_me(act: Callable[[], object]) -> Spec:
        """A step is chosen for whoever doesn't want to choose."""
        return button("for-me", say("For me"), act, "for-me", why=say("This step is chosen for you"))

    def _all_for_me(self) -> Spec:
        """Base, walls and figures are laid out for whoever doesn't want to choose them."""
        why = say("Base, walls and figures are chosen for you")
        label = say("A field laid out for me")
        return button("all-for-me", label, self._control.lay_out, "all-for-me", why=why)

    def _ask_wall(self, _hand: Hand, _seen: View) -> Foot:
        what = say("Put up a wall: click an edge that glows.")
        control = self._control
        mine = self._for_me(lambda: control.suggestions.lines(control.seat)[0])
        return Foot(what, [mine, self._all_for_me()])

    def _ask_stock(self, _hand: Hand, seen: View) -> Foot:
        begun, control, tiles = self._begun, self._control, queries.to_stock(seen)
        chosen = partial(self._fill, begun.stock)
        helps = [
            *self._again(chosen, control.last.stock(seen)),
            self._for_me(lambda: chosen(control.suggestions.stock(control.seat))),
        ]
        if set(tiles) <= set(begun.stocked):
            types = [begun.stocked[tile] for tile in tiles]

            def ready() -> str:
                control.last.keep_stock(seen, types)
                pairs = [word for pair in zip(tiles, types, strict=True) for word in pair]
                return control.line(" ".join(["stock", *pairs]))

            what = say("All tiles are stocked. A click on one puts another figure there.")
            label = say("Draw the curtain") if seen.known.config.secret else say("They stand so")
            return Foot(what, [*helps, button("stocked", label, ready, primary=True)])
        what = say("Who stands on {square}?", square=begun.next_tile(tiles))
        return Foot(what, [*helps, self._all_for_me()])

    def slots(self, seen: View) -> list[palette.Slot]:
        """The types from which the seat that looks on stocks its base now; none at other times."""
        if seen["phase"] != "stock" or not acts(self._board, seen):
            return []
        begun, faction = self._begun, queries.faction_of(seen)[seen.seat]
        tile = begun.next_tile(queries.to_stock(seen))
        put = [kind for at, kind in begun.stocked.items() if at != tile]
        found = []
        for key, name, _, left, owned in queries.force(seen, seen.seat):
            rest = (left or 0) - put.count(key)
            act = begun.do(partial(begun.put, tile, key)) if tile and rest else None
            shown = (left or 0) - list(begun.stocked.values()).count(key)
            found.append(palette.Slot(seen.seat, faction, key, name, shown, owned, act))
        return found

    def _ask_act(self, hand: Hand, seen: View) -> Foot:
        held = next(iter(hand.chosen(TROOP)), "")
        answers = [
            self._threats_button(),
            *self._typed_answers(hand, seen),
            *self._shooting(seen, held),
            self._board.end_button(say("End actions")),
        ]
        if held and (tiles := hand.chosen(SQUARE)):
            return Foot(say("Who comes onto {square}?", square=tiles[0]), answers)
        if held:
            return Foot(self._about(seen, held), answers)
        return Foot(say("Actions left: {n}. Pick a figure.", n=seen["actions"]), answers)

    def _shooting(self, seen: View, held: str) -> list[Spec]:
        """The button for a shot that is not said by the click on its target; Enter spares one's own side."""
        aimed = meant.aimed_at(seen, held, self._begun)
        if not aimed:
            return []
        foes = [who for who in queries.figures(seen) if not queries.friends(seen, who.seat)]
        primary = {*aimed} <= {who.square for who in foes}
        words = " ".join(["attack", held, *aimed])
        shoot = self._line_button(words, say("Shoot"), primary=primary)
        return [{**shoot, "key": "shoot"}]

    def _threats_button(self) -> Spec:
        """Shows what the enemies can hit, or no longer."""

        def turn() -> None:
            self._begun.threats = not self._begun.threats
            self._board.app.dirty = True

        label = say("No threats") if self._begun.threats else say("Threats")
        return button("threats", label, turn, "threats")

    def _verdict(self, seen: View, held: str) -> str:
        """What it comes to if the figure in hand does what is pointed at, or shoots; ``""`` for nothing."""
        act = meant.meant(seen, held, self._begun, self._board.app.pointer)
        if act is None:
            return ""
        found, said = act.comes_to, []
        if found.removed:
            whom = all_of([spoken(self._board, seen, who.square, who) for who in found.removed])
            said.append(say("Removes {whom}.", whom=whom))
        elif act.risk is not None:
            said.append(say("A mine by {risk}.", risk=say("{n} %", n=act.risk)))
        if found.hit_by:
            whom = all_of([spoken(self._board, seen, who.square, who) for who in found.hit_by])
            said.append(say("In answer it can be hit by {whom}.", whom=whom))
        elif found.stays:
            said.append(say("In answer nobody can hit it."))
        else:
            said.append(say("It goes with the blast."))
        return rows(*said)

    def _about(self, seen: View, held: str) -> str:
        if words := self._verdict(seen, held):
            return words
        aims, risk = queries.targets(seen, held), say("{n} %", n=meant.risk(seen))
        if aims:
            where = all_of(aims)
            return say("In sight: {squares}. A tile face down is a mine by {risk}.", squares=where, risk=risk)
        return say("Nobody in sight. A tile face down is a mine by {risk}.", risk=risk)

    def _typed_answers(self, hand: Hand, seen: View) -> list[Spec]:
        """Buttons for the types that may be brought onto the tile that was picked, or to walk there."""
        if not hand.chosen(SQUARE):
            return []
        names = {t.key: t.name for t in seen.known.config.definitions.troops}
        control = self._board.control
        (square,), held = hand.chosen(SQUARE), "".join(hand.chosen(TROOP))
        walk = []
        if held and square in queries.reach(seen, held):
            walk.append(self._line_button(f"move {held} {square}", say("Walk there"), primary=True))
        return walk + [
            button(f"type-{key}", names[key], partial(control.touch, Word("type", key)))
            for key in sorted(hand.open("type"))
        ]

    def _ask_bonus(self, hand: Hand, seen: View) -> Foot:
        total = seen["bonus"]
        assert isinstance(total, int)
        held = next(iter(hand.chosen(TROOP)), "")
        answers = [
            *self._typed_answers(hand, seen),
            *self._shooting(seen, held),
            self._board.answer("forfeit", say("Give it up")),
        ]
        if held:
            return Foot(self._about(seen, held), answers)
        what = say("{total}: {what}.", total=total, what=BONUSES.get(total, ""))
        bonus = seen.known.config.definitions.bonuses.get(total, "")
        return Foot(rows(what, _BY.get(bonus, "")), answers)

    def _ask_face(self, _hand: Hand, seen: View) -> Foot:
        answers = []
        square = ""
        for action in self._board.session.match.legal(seen.seat):
            said = in_names(str(action))
            (square,), (way,) = said.squares, said.ways
            answers.append(self._line_button(f"{said.verb} {square} {way}", FACINGS[way]))
        return Foot(say("Where does the figure on {square} look?", square=square), answers)
