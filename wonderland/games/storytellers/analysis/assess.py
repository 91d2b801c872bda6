"""What a round was worth: the luck of its cards and votes, and what better cards would have brought.

What was decided is judged by what the seat could know; luck by all that was there.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

from wonderland.games.storytellers.actions.closing import Collect
from wonderland.games.storytellers.actions.playing import Play, playable
from wonderland.games.storytellers.ai import rater, reasons
from wonderland.games.storytellers.ai.cards import KEPT, played_on, standing
from wonderland.games.storytellers.ai.worth import Foresight
from wonderland.games.storytellers.analysis.past import Chance, Decision, PastRound
from wonderland.games.storytellers.hints import in_words
from wonderland.games.storytellers.match_config import MatchConfig
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.state import WONDERFUL, State, each
from wonderland.games.storytellers.view import View, dealt_out
from wonderland.kit import looking_back
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.looking_back import Assessment, Mistake, better_than_first

PLAYED, COLLECTED = "play", "collect"
LAST_SPREAD, FIRST_SPREAD = 1.5, 3.5
"""How many points make a lead that is e times as likely to win: at the end, and so many at the start."""
FEWEST = 2
"""Deals of each kind, where many seats make each of them dear."""


class Effort(NamedTuple):
    """How hard an analysis looks: so many deals of the hidden cards for each card, with two seats."""

    worlds: int


class Assessor(looking_back.Assessor[State, PastRound]):
    """Scores rounds of a match.

    Args:
        config: what is fixed for the match.
        effort: how hard to look.
    """

    def __init__(self, config: MatchConfig, effort: Effort) -> None:
        self._config, self._aim = config, Foresight()
        self._half = max(FEWEST, 2 * effort.worlds // config.players)

    # --- shares ------------------------------------------------------------------------------
    def shares(self, state: State) -> list[float]:
        """Each seat's share of the win."""
        seats = range(self._config.players)
        if state.result is not None:
            first = [place == 1 for place in state.result.places]
            return [won / sum(first) for won in first]
        spread = self._spread(state)
        leads = [self._aim.worth(state, seat) / spread for seat in seats]
        weights = [exp(lead - max(leads)) for lead in leads]
        return [weight / sum(weights) for weight in weights]

    def _spread(self, state: State) -> float:
        left = 1 - state.round / self._config.rounds
        return LAST_SPREAD + (FIRST_SPREAD - LAST_SPREAD) * max(0.0, left)

    def _in_share(self, state: State, points: float) -> float:
        """What points are worth to a seat whose chance is one of so many seats."""
        even = 1 / self._config.players
        return points * even * (1 - even) / self._spread(state)

    # --- a round -----------------------------------------------------------------------------
    def assess(self, past: PastRound, rng: Random, seat: str = "") -> Assessment:
        """Score a round; with a seat given, only what that seat decided and drew."""
        seats = self._config.seats
        found = Assessment(luck=self.luck(past, past.seat) if seat in ("", seats[past.seat]) else None)
        for decision in past.decisions:
            letter = seats[decision.seat]
            if seat not in ("", letter):
                continue
            loss, mistake = self._decision(past, decision, rng)
            if decision.seat == past.seat:
                found.play_loss = (found.play_loss or 0.0) + loss
            else:
                found.answer_losses[letter] = found.answer_losses.get(letter, 0.0) + loss
            found.mistakes += [mistake] if mistake else []
        return found

    def _decision(self, past: PastRound, decision: Decision, rng: Random) -> tuple[float, Mistake | None]:
        """What the best card would have been worth more, by what the seat knew."""
        view = View(decision.state, decision.seat, Position)
        if isinstance(decision.code, Play):
            cards, best, points = self._best_play(view, decision.code, rng)
        else:
            cards, best, points = self._best_to_collect(view.known, decision.code)
        loss = self._in_share(decision.state, points)
        if not best:
            return 0.0, None
        return loss, self._mistake(past, decision, view.known, cards[best], loss)

    def _best_play(self, view: View, code: Play, rng: Random) -> tuple[list[int], int, float]:
        """The cards that could be played, the one that was first; which is best, and by how many points."""
        known, seat = view.known, view.number
        cards = [code.card, *(card for card in playable(known, seat) if card != code.card)]
        gain = self._aim.gains(known, seat)
        seed = rng.getrandbits(RANDOM_BITS)

        def outcome(card: int, world: int) -> float:
            chance = Random(f"{seed}:{world}")
            there = dealt_out(known, view.unseen, chance)
            return standing(played_on(there, seat, card, chance), seat, gain)

        return cards, *better_than_first(cards, outcome, self._half)

    def _best_to_collect(self, known: State, code: Collect) -> tuple[list[int], int, float]:
        """The same of the cards that could be collected; nothing is worth nothing."""
        gain = self._aim.gains(known, known.active)

        def worth(card: int) -> float:
            return 0.0 if card < 0 else gain(card)

        cards = [code.card, *(card for card in known.uncovered() if card != code.card)]
        best = max(range(len(cards)), key=lambda at: worth(cards[at]))
        return cards, best, worth(cards[best]) - worth(cards[0])

    def _mistake(self, past: PastRound, decision: Decision, known: State, card: int, loss: float) -> Mistake:
        """A decision that something better was found for."""
        config = self._config
        letter, collects = config.seats[decision.seat], isinstance(decision.code, Collect)
        kind = COLLECTED if collects else PLAYED
        better = f"{letter} {kind} {config.names[card]}"
        return Mistake(
            past.number, letter, kind, loss, decision.line, (decision.said,), (better,),
            in_words(past.match, decision.said, done=True), in_words(past.match, better, done=False),
            reasons.why(known, decision.seat, card, collects=collects),
        )  # fmt: skip

    # --- luck --------------------------------------------------------------------------------
    def luck(self, past: PastRound, seat: int) -> float:
        """What a seat's draws, and the votes on its story, brought it more than was to be expected."""
        drawn = sum(self._draw(chance) for chance in past.draws if chance.seat == seat)
        return drawn + (self._votes(past.rated) if past.rated and past.seat == seat else 0.0)

    def _draw(self, chance: Chance) -> float:
        """What a card is worth beside those that might have been drawn."""
        state, gain = chance.state, self._aim.gains(chance.state, chance.seat)
        deck = [*each(state.decks[self._config.kinds[chance.card]])]
        expected = sum(map(gain, deck)) / max(1, len(deck))
        return self._in_share(state, KEPT * (gain(chance.card) - expected))

    def _votes(self, state: State) -> float:
        """What a verdict is worth beside what such a story may hope for."""
        best = max([0.0, *[self._aim.gain(state, state.active, card) for card in state.uncovered()]])
        return self._in_share(state, best * ((state.verdict == WONDERFUL) - hoped(state)))


def hoped(state: State) -> float:
    """How likely the story that was told was to be wonderful."""
    return rater.wonderful(rater.points(state), state.config.players - 1)


def wanted(state: State, seat: int, card: int) -> bool:
    """Whether a card would meet a feature that a seat's missions lack."""
    return any(True for _ in reasons.served(state, seat, card))
