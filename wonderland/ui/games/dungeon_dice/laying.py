"""The net in hand: which, how it is turned, where it would lie; and the figure that it calls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice

from wonderland.core.errors import IllegalAction
from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.named_line import Net, read_net
from wonderland.ui.boards.grid import column_and_row, square_name
from wonderland.ui.games.dungeon_dice.facts import Cell
from wonderland.ui.games.dungeon_dice.marks import Ghost
from wonderland.ui.games.dungeon_dice.side_control import SideControl
from wonderland.ui.kit.in_turn import next_of
from wonderland.ui.kit.kept import Kept

MIRRORED = 4
FIRST_NET = "E"
"""The net that is in hand at first, where there is one of that letter."""


class Calling:
    """Who is called; at first the first of those who can be."""

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self._chosen = ""

    @property
    def codes(self) -> list[str]:
        """The figures that may be called now."""
        return queries.callable_now(self._control.match)

    @property
    def code(self) -> str:
        """The figure that would be called: the one that was chosen, or else one that is meant."""
        meant = self._meant()
        return self._chosen if self._chosen in meant else next(iter(meant), "")

    def _meant(self) -> list[str]:
        """Those of them whom a lesson means; all while it only wants to be read."""
        wants, line, codes = self._control.session.wants, self._control.line, self.codes
        return [code for code in codes if wants(line(f"summon {code}"))] or codes

    def pick(self, code: str) -> None:
        """Choose whom to call."""
        self._control.refused = None
        if code in self.codes and self._control.wanted(f"summon {code}"):
            self._chosen = code

    def pick_next(self) -> None:
        """Choose the next of those who can be called."""
        self._control.refused = None
        if codes := self._meant():
            self._chosen = next_of(codes, self.code)

    def clear(self) -> None:
        """Choose nobody."""
        self._chosen = ""


class Laying:
    """The net in hand.

    Attributes:
        calling: whom it would bring.
        letter, orientation: which net, and how it is turned (DD-14).
        start: the square on which its start square would lie, ``""`` before it was pointed at.
        every: whether every net that fits where one points is shown.
        put: the squares under the net where it was put last; while the mouse carries it about, these
            stay, lest what makes room for them should run away from the mouse.
        suggested: what the place that was suggested is good for, ``""`` where it is one's own.
    """

    def __init__(self, control: SideControl) -> None:
        self._control, self.facts = control, control.facts
        self.calling = Calling(control)
        self.letter = FIRST_NET
        self.orientation = 0
        self.start = ""
        self.every = False
        self.put: tuple[Cell, ...] = ()
        self.suggested = ""
        self._wish = 0
        self._fits = Kept[Mapping[str, frozenset[str]]]()

    # --- what is there -----------------------------------------------------------------------------
    def fits(self) -> Mapping[str, frozenset[str]]:
        """For each oriented net the start squares from which it fits."""
        match = self._control.match
        return self._fits.of(
            self._control.stamp,
            lambda: {
                net: frozenset(squares) for net, squares in queries.laying.starts(match, str(match.active)).items()
            },
        )

    @property
    def text(self) -> str:
        """The net as lines write it."""
        return str(Net(self.letter, self.orientation))

    @property
    def legal(self) -> bool:
        """Whether it may lie where it is."""
        return self.start in self.fits().get(self.text, frozenset())

    def fits_anywhere(self, letter: str) -> bool:
        """Whether a net fits anywhere, turned in any way."""
        return any(squares for net, squares in self.fits().items() if net[0] == letter)

    def says(self) -> str:
        """What the net in hand is called, and how it is turned."""
        turns = ("", say("turned once"), say("turned twice"), say("turned thrice"))
        name = say("{letter}, the {name}", letter=self.letter, name=self.facts.net_name(self.letter))
        mirrored = say("mirrored") if self.orientation >= MIRRORED else ""
        return commas(filter(None, [name, mirrored, turns[self.orientation % MIRRORED]]))

    def cells(self, letter: str = "", orientation: int | None = None, start: str = "") -> tuple[Cell, ...]:
        """The squares that a net would cover, the start square first."""
        turned = self.orientation if orientation is None else orientation
        x, y = column_and_row(start or self.start)
        offsets = self.facts.cells(letter or self.letter, turned)
        return tuple((x + dx, y + dy) for dx, dy in offsets)

    def ghost(self) -> Ghost | None:
        """The net as it would lie."""
        if not self.start or not self.calling.code:
            return None
        kind = self.facts.kind(self.calling.code)
        return Ghost(self.cells(), self.legal, (self.calling.code, kind), self._control.seat)

    def shadows(self) -> tuple[tuple[Cell, ...], ...]:
        """Every other way in which a net fits with its start square where one points."""
        if not self.every or not self.start:
            return ()
        return tuple(self.cells(*read_net(net)) for net in self.here() if net != self.text)

    def here(self) -> list[str]:
        """The oriented nets that fit with their start square where one points."""
        return [text for text, starts in self.fits().items() if self.start in starts]

    def glow(self) -> frozenset[str]:
        """Free ground beside one's own; with ``every`` all squares where some net could start."""
        if self.every:
            return frozenset(square for starts in self.fits().values() for square in starts)
        return frozenset(queries.laying.touching(self._control.match, self._control.seat))

    def starts(self) -> frozenset[str]:
        """The squares where the net in hand could start, as it is turned."""
        return self.fits().get(self.text, frozenset())

    def refusal(self) -> IllegalAction | None:
        """Why it may not lie where it is, or None."""
        if not self.start or not self.calling.code:
            return None
        return self._control.match.check(self.unfold())

    # --- turning and shifting ----------------------------------------------------------------------
    def pick(self, letter: str) -> None:
        """Take up a net; its turn is kept where it has such a one."""
        self._let_be()
        self.letter = letter
        turns = self.facts.turns(letter)
        self._wish = self._wish if self._wish in turns else turns[0]
        self._fit()
        self._set_down()

    def pick_next(self) -> None:
        """Take up the next net."""
        self.pick(next_of(self.facts.letters, self.letter))

    def turn(self, way: int = 1) -> None:
        """Turn it to the next way in which it fits here; where none does by a quarter, clockwise for 1."""
        self._let_be()
        if fitting := self.fitting():
            self._hold(next_of(fitting, self.orientation, way))
            return
        half = self.orientation // MIRRORED * MIRRORED
        self._orient(half + (self.orientation + way) % MIRRORED)

    def mirror(self) -> None:
        """Mirror it from left to right, as it is seen; where it fits so turned otherwise, turn it too."""
        self._let_be()
        quarter = self.orientation % MIRRORED
        # mirroring what is turned clockwise turns it the other way
        flipped = (MIRRORED - quarter) % MIRRORED
        wanted = flipped if self.orientation >= MIRRORED else MIRRORED + flipped
        half = wanted // MIRRORED
        fitting = [turn for turn in self.fitting() if turn // MIRRORED == half]
        self._orient(fitting[0] if fitting and wanted not in fitting else wanted)

    def fitting(self) -> list[int]:
        """The orientations in which the net in hand fits where it is."""
        here = [read_net(text) for text in self.here()]
        return [turn for turn in self.facts.turns(self.letter) if Net(self.letter, turn) in here]

    def _fit(self) -> None:
        """Let it lie as it was turned last, or where only that fits, turned by itself."""
        fitting = self.fitting()
        if self._wish in fitting or not fitting:
            self.orientation = self._wish
            return
        wish, half = self._wish, self._wish // MIRRORED
        nearest = lambda turn: (turn // MIRRORED != half, (turn - wish) % MIRRORED)  # noqa: E731
        self.orientation = min(fitting, key=nearest)

    def _let_be(self) -> None:
        """What was refused or suggested was about how it lay before."""
        self._control.refused = None
        self.suggested = ""

    def _hold(self, orientation: int) -> None:
        self.orientation = self._wish = orientation
        self._set_down()

    def _orient(self, wanted: int) -> None:
        turns = self.facts.turns(self.letter)
        if wanted in turns:
            self._hold(wanted)
            return
        # a net that is its own mirror image has the same shape in another orientation
        shape = frozenset(_turned(self.facts.cells(self.letter, 0), wanted))
        same = (turn for turn in turns if frozenset(self.facts.cells(self.letter, turn)) == shape)
        self._hold(next(same, turns[0]))

    def _set_down(self) -> None:
        """It lies where it was put."""
        self.put = self.cells() if self.start else ()

    def move_to(self, square: str) -> None:
        """Let its start square lie on a square, as the mouse carries it there."""
        self._let_be()
        self.start = square
        self._fit()

    def shift(self, dx: int, dy: int) -> None:
        """Shift it by a square."""
        self._let_be()
        if not self.start:
            self.settle()
            return
        options, (x, y) = at_table.options(self._control.match), column_and_row(self.start)
        x, y = min(max(0, x + dx), options.columns - 1), min(max(0, y + dy), options.rows - 1)
        self.start = square_name(x, y)
        self._fit()
        self._set_down()

    def next_place(self) -> None:
        """Shift it to the next square where it fits, turned as it must be."""
        self._let_be()
        fits = self.fits().items()
        starts = {square for net, squares in fits if net[0] == self.letter for square in squares}
        if places := sorted(starts, key=column_and_row):
            self.start = next_of(places, self.start)
            self._fit()
            self._set_down()

    def suggest(self) -> None:
        """Hold the net that is suggested next, where it would serve."""
        control, begun = self._control, f"summon {self.calling.code}"
        found = [
            one
            for one in queries.suggestions(control.match)
            if control.session.wants(control.line(f"{begun} {one.net} {one.start}"))
        ]
        if found:
            one = next_of(found, next((one for one in found if one.aim == self.suggested), None))
            self._let_be()
            self.letter, turn = read_net(one.net)
            self.start, self.suggested = one.start, one.aim
            self._hold(turn)

    # --- laying it ---------------------------------------------------------------------------------
    def unfold(self) -> str:
        """The line that calls the figure: the die unfolds there."""
        return self._control.line(f"summon {self.calling.code} {self.text} {self.start}")

    def settle(self) -> None:
        """Choose what is sensible at first: a place where the net fits."""
        if self._control.match.to_act is None or str(self._control.view["phase"]) != "summon":
            self.start = self.suggested = ""
            self.calling.clear()
            self.every = False
            return
        if not self.start:
            self._first_place()
        self._set_down()

    def _first_place(self) -> None:
        """A place where the net fits, the nearest to the enemy Master."""
        slot = column_and_row(at_table.slots(self._control.match)[self._control.other])

        def far(square: str) -> tuple[int, str]:
            x, y = column_and_row(square)
            return abs(x - slot[0]) + abs(y - slot[1]), square

        if places := self.starts():
            self.start = min(places, key=far)
            return
        elsewhere = ((net, squares) for net, squares in self.fits().items() if squares)
        for net, squares in islice(elsewhere, 1):
            self.letter, self._wish = read_net(net)
            self.start = min(squares, key=far)
            self._fit()


def _turned(cells: Iterable[Cell], orientation: int) -> list[Cell]:
    """The squares of a net in an orientation that it is not listed with."""
    found = [(-x, y) if orientation >= MIRRORED else (x, y) for x, y in cells]
    for _ in range(orientation % MIRRORED):
        found = [(y, -x) for x, y in found]
    return found


def unfit(laying: Laying, letter: str) -> str:
    """Why a net can't lie anywhere, or with ``every`` not where one points; ``""`` if it can (DD-37)."""
    if not laying.fits_anywhere(letter):
        return say("{letter} fits nowhere now (DD-37).", letter=letter)
    if laying.every and laying.start and all(text[0] != letter for text in laying.here()):
        return say("{letter} does not fit with its start there (DD-37).", letter=letter)
    return ""
