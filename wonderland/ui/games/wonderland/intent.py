"""What a player can do at the table, step by step: input in, lines out. Nothing is drawn here.

The match is the only truth. What is kept here is what a player has begun and not yet said:
cards picked, dominoes put down, a being taken up.
"""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.match import Match
from wonderland.core.message import capital, one_of, say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.named_line import NamedLine, in_names
from wonderland.games.wonderland.queries import laying
from wonderland.games.wonderland.state_form import StateForm
from wonderland.games.wonderland.words import other, words_of
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.snapshot import Snapshot
from wonderland.ui.table import table_control
from wonderland.ui.table.table_control import Refused, TableControl

OVER, WAITING = table_control.OVER, table_control.WAITING
CHOOSING, SUMMONING, LAYING, ACTING, ANSWERING, DEFENDING = (
    "choosing",
    "summoning",
    "laying",
    "acting",
    "answering",
    "defending",
)
_MODES = {
    "choose": CHOOSING, "summon": SUMMONING, "action": ACTING,
    "window": ANSWERING, "defend": DEFENDING,
}  # fmt: skip
DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def spoken(match: Match, refused: IllegalAction, square: str | None) -> Refused:
    """A refusal as it is shown: beings have names, and a sentence begins with a capital.

    A square or a card at its beginning is left as it is.
    """
    message = words_of(match).named(refused.message)
    first = message.split()[0]
    if first.isalpha() and first.islower():
        message = capital(message)
    return Refused(message, refused.rule, square)


def _dominoes(squares: Sequence[str]) -> str:
    """Squares in the order laid as the dominoes of a line."""
    return " ".join(a + b for a, b in zip(squares[::2], squares[1::2], strict=True))


class Intent(TableControl):
    """The state of a player's intent.

    Attributes:
        ask: when a window asks its side: ``always``, ``attacks`` or ``never``.
        cards: picked for dice.
        card: being summoned, or None.
        laid: the squares of the dominoes put down so far.
        turn: the direction of the domino in hand, an index into ``DIRECTIONS``.
        start: the chosen start square, or None.
        suggested: what the suggested path that lies here is good for, ``""`` where it is one's own.
        picked: the being taken up, or None.
        instead: the being that was in hand before it, and the friend's square that it could have
            stepped onto; None where there was none.
        aiming: whether an ability of it is being aimed.
        which: the place of that one among its abilities.
        n: the size of that.
        declining: whether a summon was all but declined: once more, and it is.
    """

    def __init__(self, session: MatchSession, ask: str = "attacks") -> None:
        super().__init__(session)
        self.ask = ask
        self._queue: list[str] = []
        self._snapshot = Snapshot(lambda: self.match)
        self.clear()

    def clear(self) -> None:
        """Drop what was begun."""
        self.cards: list[str] = []
        self.card: str | None = None
        self.laid: list[str] = []
        self.turn = 0
        self.start: str | None = None
        self.suggested = ""
        self._own = 0
        self.picked: str | None = None
        self.instead: tuple[str, str] | None = None
        self.aiming = False
        self.which = 0
        self.n = 1
        self.declining = False
        self._about: str | None = None

    @property
    def state(self) -> StateForm:
        """The state of the match; only to be read."""
        return self._snapshot.form

    @property
    def side(self) -> str:
        """The seat that is awaited, as the rules call it."""
        return self.seat

    def _asked(self) -> str:
        if self.card and self.state["phase"] == "summon":
            return LAYING
        return _MODES[self.state["phase"]]

    # --- playing lines ---------------------------------------------------------------------------
    def _played(self) -> None:
        picked = self.picked
        super()._played()
        if picked and self.mode == ACTING and picked in self._ids():
            self.picked = picked

    def _ids(self) -> set[str]:
        return {being["id"] for being in self.state["beings"]}

    def line(self, words: str, square: str | None = None) -> str:
        """A line of the awaited seat, from its words, and the square where its refusal is shown."""
        self._about = square
        return super().line(words)

    def refuse(self, refused: IllegalAction, square: str | None = None) -> None:
        """Remember a refusal, and where it is to be shown."""
        about, self._about = self._about, None
        self.refused = spoken(self.match, refused, square or about)

    def _wanted(self, words: str, square: str | None = None) -> bool:
        """Whether a line may begin so here; a lesson refuses at the first click what it doesn't mean."""
        refused = self.session.refuses(f"{self.match.to_act} {words}")
        if refused is not None:
            self.refuse(refused, square)
        return refused is None

    def _carry_on(self) -> bool:
        if self.mode == ANSWERING and self._lets_pass():
            return self.play(self.line("pass"))
        return self._walk_on()

    @property
    def walking(self) -> bool:
        """Whether a walk that was set out on is not yet at its end."""
        return bool(self._queue)

    def square_of(self, being: str) -> str | None:
        """Where a being stands; None where it is no longer on the table."""
        return next((b["square"] for b in self.state["beings"] if b["id"] == being), None)

    def finish(self) -> None:
        """Go to the end of the walk that was set out on."""
        while self._walk_on():
            pass

    def _walk_on(self) -> bool:
        """Say the next step of a walk; whether there was one that could be said."""
        if not self._queue or self.mode != ACTING:
            return False
        if not self.play(self.line(self._queue.pop(0))):
            self._queue.clear()
        return True

    def _lets_pass(self) -> bool:
        if not any(own.most for own in queries.abilities(self.match, self.side)):
            return True  # it holds a factor, but nothing can be reached with it
        return self.ask == "never" or (self.ask == "attacks" and self._is_step())

    def declared(self) -> NamedLine | None:
        """The line that a window is about; None for the end of actions."""
        return queries.declared(self.match)

    def _is_step(self) -> bool:
        line = self.declared()
        return line is not None and line.verb == "move"

    # --- dice ------------------------------------------------------------------------------------
    def most_dice(self) -> int:
        """The most cards that may be picked now."""
        return queries.most_dice(self.match)

    def pick_card(self, card: str) -> None:
        """Pick a card for a die, or put it back.

        A click may come when the side that holds the card has just ended its turn: then it picks nothing.
        """
        if card in self.cards:
            self.cards.remove(card)
            return
        if card not in self.state["pools"][self.side]:
            return
        kept = self.cards[1:] if len(self.cards) >= self.most_dice() else self.cards
        if self._wanted(f"dice {' '.join([*kept, card])}"):
            self.cards = [*kept, card]

    def same_dice(self) -> list[str]:
        """Cards of the levels that the side rolled last, the same ones where it has them still.

        They are as many as then: where a level has no card left, one of the nearest level fills in.
        """
        mine = (one for one in map(in_names, reversed(self.match.lines)) if one.side == self.side)
        last = next((one for one in mine if one.verb == "dice"), None)
        cards = queries.fixed(self.match).definitions.cards
        held = list(self.state["pools"][self.side])
        found: list[str] = []
        for name in last.cards if last else ():
            alike = [c for c in held if cards[c].level == cards[name].level and c not in found]
            if name in alike:
                found.append(name)
            elif alike:
                found.append(alike[0])
        held = [card for card in held if card not in found]
        while found and held and last and len(found) < len(last.cards):
            level = cards[found[-1]].level
            nearest = min(held, key=lambda card: abs(cards[card].level - level))
            found.append(nearest)
            held.remove(nearest)
        wanted = found and self.session.wants(f"{self.side} dice {' '.join(found)}")
        return found[: self.most_dice()] if wanted else []

    def pick_cards(self, cards: Sequence[str]) -> None:
        """Pick just these cards for dice, of those that the side holds."""
        held = self.state["pools"][self.side]
        self.cards = [card for card in cards if card in held]

    def roll(self) -> str | None:
        """The line that rolls the dice that were picked."""
        return self.line(f"dice {' '.join(self.cards)}") if self.cards else None

    # --- a summon --------------------------------------------------------------------------------
    def summonable(self) -> list[str]:
        """The cards that may be summoned by the roll, one that is wanted here last: Enter takes it.

        Of several that are wanted that is the one with the most Str, then Atk (W-2).
        """
        side, found = self.match.to_act, queries.summonable(self.match)
        cards = queries.fixed(self.match).definitions.cards

        def rank(name: str) -> tuple[bool, int, int]:
            wanted = self.session.wants(f"{side} summon {name}")
            return wanted, cards[name].strength, cards[name].attack

        return sorted(found, key=rank)

    def summon(self, card: str) -> None:
        """Begin to lay a path for a card."""
        if self._wanted(f"summon {card}"):
            turn = self.turn
            self.clear()
            self.card, self.turn = card, turn

    def placed(self, square: str, neighbour: str | None) -> tuple[str, str] | None:
        """How the domino in hand would lie on a square: as it is turned, or the other way round."""
        if neighbour is None:
            return None
        for pair in ((square, neighbour), (neighbour, square)):
            if laying.refusal(self.match, [*self.laid, *pair]) is None:
                return pair
        return (square, neighbour)

    def why_not(self, pair: tuple[str, str]) -> IllegalAction | None:
        """Why the domino in hand may not lie there, or None."""
        return laying.refusal(self.match, [*self.laid, *pair])

    def put(self, pair: tuple[str, str]) -> bool:
        """Put the domino in hand down; whether it may lie there."""
        if len(self.laid) >= 6:
            return False
        if refused := self.why_not(pair):
            self.refuse(refused, pair[0])
            return False
        if not self._wanted(f"summon {self.card} {_dominoes([*self.laid, *pair])}", pair[0]):
            return False
        self.laid.extend(pair)
        self.refused = None
        self.suggested = ""
        if len(self.laid) == 6:
            best = queries.suggestions(self.match, self.laid)
            self.start = best[0].start if best else self.starts()[0]
        return True

    def put_all(self, squares: Sequence[str]) -> bool:
        """Put several dominoes down, one after another; whether all of them may lie there."""
        pairs = zip(squares[::2], squares[1::2], strict=True)
        return all(self.put(pair) for pair in pairs)

    def may_lay_out(self, path: Sequence[str]) -> bool:
        """Whether a whole path is wanted here, wherever its being would start."""
        card = self.card or self.summonable()[-1]
        return self.session.wants(f"{self.side} summon {card} {_dominoes(path)}")

    def take_back(self) -> None:
        """Take the last domino up again, or give up the card."""
        self.refused = None
        self.start = None
        if self.suggested:
            self.suggested = ""
            del self.laid[self._own :]
        elif self.laid:
            del self.laid[-2:]
        else:
            self.card = None

    def give_up(self) -> None:
        """Take all dominoes of the path up again, and give up the card."""
        self.refused = None
        self.clear()

    def suggest(self) -> bool:
        """Lay out the next whole path that goes on from one's own dominoes; whether there is one."""
        own = self._own if self.suggested else len(self.laid)
        begun = tuple(self.laid[:own])
        found = [path for path in queries.suggestions(self.match, begun) if self._may_lay(path)]
        if not found:
            self.refuse(IllegalAction("W-22", say("No other path goes on from here")))
            return False
        aims = [path.aim for path in found]
        at = aims.index(self.suggested) + 1 if self.suggested in aims else 0
        path = found[at % len(found)]
        self._own, self.suggested, self.refused = own, path.aim, None
        self.laid, self.start = list(path.squares), path.start
        return True

    def _may_lay(self, path: queries.Suggestion) -> bool:
        line = self._summon_line(path.squares, path.start)
        return self.session.wants(f"{self.side} {line}")

    def _summon_line(self, squares: Sequence[str], start: str) -> str:
        return f"summon {self.card} {_dominoes(squares)} {start}"

    def starts(self) -> tuple[str, ...]:
        """The squares of the finished path on which the being may start."""
        return laying.starts(self.match, self.laid) if len(self.laid) == 6 else ()

    def start_on(self, square: str) -> bool:
        """Let the being start on a square of the finished path; whether it may."""
        starts = self.starts()
        if square not in starts:
            why = say("it starts on {squares}, a square of this path", squares=one_of(starts))
            self.refuse(IllegalAction("W-28", why), square)
            return False
        self.start, self.refused = square, None
        return True

    def next_start(self, way: int) -> None:
        """Let the being stand on the next square of the finished path on which it may start."""
        starts = self.starts()
        if self.start in starts:
            self.start = starts[(starts.index(self.start) + way) % len(starts)]

    def lay(self) -> str | None:
        """The line that lays the finished path and summons."""
        if len(self.laid) < 6 or not self.start:
            return None
        return self.line(self._summon_line(self.laid, self.start))

    # --- acting ----------------------------------------------------------------------------------
    def own(self, being: str) -> bool:
        """Whether a being is of the side that acts."""
        return bool(being[0] == self.match.to_act)

    def standing_on(self, square: str) -> list[str]:
        """The beings on a square."""
        return [b["id"] for b in self.state["beings"] if b["square"] == square]

    def touch(self, square: str, *, onto: bool = False) -> str | None:
        """The line that attacks, uses or steps there; where none is meant, take up or let go.

        Args:
            square: which.
            onto: whether a friend who stands there is to be stepped onto (W-35), not taken up.
        """
        there = self.standing_on(square)
        if self.aiming and self.picked and there:
            return self._use_on(there[0], square)
        if self.picked and self.own(self.picked):
            if target := self._target_on(square, there):
                return self.line(f"attack {self.picked[1:]} {target}", square)
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
                return any(found.id == "image" for found in queries.targets(self.match, being))
            return square in queries.reach(self.match, being)

        able = [b["id"] for b in self.state["beings"] if self.own(b["id"]) and could(b["id"])]
        if len(able) == 1:
            self.take_up(able[0])
        elif able:
            several = say("Several of yours could: click one of them first.")
            self.refused = Refused(several, "", square)
        return bool(able)

    def take_up(self, being: str | None) -> None:
        """Take a being up, or let go."""
        self.picked, self.aiming, self.n, self.refused = being, False, 1, None
        self.which = 0
        self.instead = None

    def _change_to(self, being: str | None, square: str) -> None:
        """Take up another being, and remember whether the one in hand could step onto it."""
        before = self.picked
        self.take_up(being)
        if being and before and self.own(before) and square in queries.reach(self.match, before):
            self.instead = (before, square)

    def step_instead(self) -> str | None:
        """The line by which the being that was in hand steps onto the friend taken up (W-35)."""
        if self.instead is None:
            return None
        being, square = self.instead
        self.take_up(being)
        return self.step_to(square)

    def _target_on(self, square: str, there: Sequence[str]) -> str | None:
        enemy = other(self.side)
        if square == queries.fixed(self.match).images[enemy]:
            return "image"
        return next((being for being in there if being[0] == enemy), None)

    def step_to(self, square: str) -> str | None:
        """The line that goes to a square within reach; its first step where each can be answered."""
        found = queries.reach(self.match, self.picked).get(square) if self.picked else None
        if not self.picked or found is None:
            return None
        card, steps = self.picked[1:], found.path
        if queries.may_answer(self.match, other(self.side)):
            self._queue = [f"move {card} {step}" for step in steps[1:]]
            steps = steps[:1]
        return self.line(f"move {card} {' '.join(steps)}", square)

    def stay(self) -> None:
        """Walk no further: what is left of a walk is given up."""
        self._queue.clear()

    def _say_why(self, square: str) -> None:
        """Let the engine say why the picked being may not go to a square, or let go of it."""
        assert self.picked is not None
        if self.own(self.picked):
            refused = self.match.check(f"{self.side} move {self.picked[1:]} {square}")
            if refused:
                self.refuse(refused, square)
                return
        self.take_up(None)

    def _use_on(self, target: str, square: str) -> str:
        """The line that uses the ability aimed; the engine says why where it can't be."""
        ability = self.ability(self.picked)
        if ability is None or not ability.aimed:
            return self.line(f"use {str(self.picked)[1:]} {target} {self.n}", square)
        n = ability.size(self.n, target)
        return self.line(ability.line(self.match, n, target), square)

    def let_go(self) -> str | None:
        """The line that uses the picked being's ability, one that has no target."""
        ability = self.ability(self.picked)
        return self.line(ability.line(self.match, ability.size(self.n))) if ability else None

    def aim(self, which: int) -> None:
        """Begin to aim one of the picked being's abilities."""
        self.which, self.aiming = which, True

    def abilities(self, being: str | None) -> list[queries.AbilityNow]:
        """What a being could do besides moving and attacking."""
        if being is None:
            return []
        return [own for own in queries.abilities(self.match, being[0]) if own.being == being]

    def ability(self, being: str | None) -> queries.AbilityNow | None:
        """The ability of a being that is aimed, or its first; None if it has none."""
        found = self.abilities(being)
        return found[self.which if self.which < len(found) else 0] if found else None

    def begin_anew(self) -> None:
        """Let go of all that was begun or is to be shown: the match stands elsewhere now."""
        super().begin_anew()
        self._queue.clear()
