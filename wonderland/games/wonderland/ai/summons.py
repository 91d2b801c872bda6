"""Which being to summon, on which path, starting where: by what the turn becomes with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wonderland.core.game import Random
from wonderland.games.wonderland.actions.preparing import Summon
from wonderland.games.wonderland.ai.path_book import PathBook, Placing
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import SQUARE, START
from wonderland.games.wonderland.state import State, swap
from wonderland.games.wonderland.turn import carry_out


def summon_code(card: int, placing: Placing) -> Code:
    """The action that summons a card on a placing."""
    return Summon(card, *placing)


def summoned(state: State, code: Code) -> State:
    """The state after a summon, in the action step."""
    after = state.copy()
    carry_out(after, code)
    return after


def each_summoned(state: State, card: int, choice: Sequence[Placing]) -> list[State]:
    """The states after a summon of a card, one for each placing.

    A summon carried out anew for each of dozens of placings takes several times as long: what the
    rules of a summon change is the same but for the path and the square.
    """
    if not choice:
        return []
    found = [summoned(state, summon_code(card, choice[0]))]
    side, grid = state.active, state.config.grid
    laid, held = state.laid[side], state.held[side]
    for first, shape, start in choice[1:]:
        after = found[0].copy()
        after.columns[SQUARE + card] = after.columns[START + card] = start
        after.laid = swap(after.laid, side, laid | grid.path_mask(first, shape))
        after.held = swap(after.held, side, held | grid.bit[start])
        found.append(after)
    return found


@dataclass(frozen=True, slots=True)
class SummonSearch:
    """Finds the summons that are worth planning a turn with.

    A being that comes in beside an enemy is worth little as it stands and much once it has
    attacked. So the most promising are tried: their actions are planned, in haste.

    Attributes:
        book: lists the paths.
        planner: plans the actions after a summon.
        placings: about how many paths are looked at.
        trials: how many of them are tried; 0 to go by what they are worth as they stand.
    """

    book: PathBook
    planner: TurnPlanner
    placings: int
    trials: int

    def wider(self) -> SummonSearch:
        """A search that looks at twice as many paths, and tries twice as many of them."""
        return SummonSearch(self.book, self.planner, 2 * self.placings, 2 * self.trials)

    def ranked(self, state: State, cards: Sequence[int], rng: Random) -> list[tuple[float, Placing]]:
        """The best placings for the first of some cards of a level, with their scores.

        Args:
            state: where the summon may be made; its factors pay for the actions that are tried.
            cards: of the side to move.
            rng: draws some of the paths.
        """
        side, card = state.active, cards[0]
        choice = self.book.candidates(state, side, self.placings, rng)
        states = dict(zip(choice, each_summoned(state, card, choice), strict=True))
        scores = self.planner.stops([*states.values()])
        standing = sorted(zip(scores, choice, strict=True), reverse=True)
        if not self.trials:
            return standing
        pointed = set(self.book.pointed(state, side))
        tried = [placing for _, placing in standing[: self.trials // 2]]
        tried += [p for _, p in standing if p in pointed][: self.trials - self.trials // 2]
        scored = [(self.worth(states[placing]), placing) for placing in dict.fromkeys(tried)]
        return sorted(scored, reverse=True)

    def worth(self, after: State) -> float:
        """The log-odds after a summon that is tried."""
        planner = self.planner
        return planner.worth(after) if self.trials else planner.stop(after)

    def after_best(self, state: State, card: int, count: int, rng: Random) -> list[State]:
        """The states after the best summons of a card."""
        ranked = self.ranked(state, (card,), rng)[:count]
        return [summoned(state, summon_code(card, placing)) for _, placing in ranked]
