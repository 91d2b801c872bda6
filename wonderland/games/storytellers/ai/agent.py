"""A seat of the program: what it does in each step (sections 12 and 17)."""

from __future__ import annotations

import time
from random import Random

from wonderland.core.agent import CARELESS, Choice
from wonderland.core.game import View as AnyView
from wonderland.core.message import rows, say
from wonderland.games.storytellers import legal, notation, rating, telling
from wonderland.games.storytellers.actions import Code
from wonderland.games.storytellers.actions.closing import Collect, DrawFrom
from wonderland.games.storytellers.actions.playing import Pass, Play
from wonderland.games.storytellers.actions.setting_up import Pick
from wonderland.games.storytellers.actions.telling import Rate, Tell
from wonderland.games.storytellers.ai import cards, reasons, skills
from wonderland.games.storytellers.ai.levels import LevelModel
from wonderland.games.storytellers.ai.rater import Rater
from wonderland.games.storytellers.ai.worth import Aim, Foresight
from wonderland.games.storytellers.definitions import WHAT
from wonderland.games.storytellers.state import COLLECT, DRAW, PICK, PLAY, RATE, TELL, TURTLE, State, each
from wonderland.games.storytellers.view import View, dealt_out
from wonderland.kit.chance import RANDOM_BITS
from wonderland.search.deadline import Deadline

Chosen = tuple[Code, str]
GENEROUS = "generous"
"""The sort of rater that helps others to a good story as well."""
VOICE = 3
"""So many openers and ways to say an event a seat has, so that it is known by its voice."""


class StoryAgent:
    """Plays a seat at one of the levels.

    Args:
        level: the level.
        seed: what its chance is drawn from.
        seconds: the most that it may think in a turn; None for no limit.
    """

    def __init__(self, level: LevelModel, seed: int, seconds: float | None) -> None:
        self._level = level
        self._rng = Random(seed)
        sort: str = level.rater or self._rng.choice(list(rating.THRESHOLDS))
        self._rater = Rater(sort, minds=level.minds)
        self._generous = sort == GENEROUS
        self._voice = self._rng.getrandbits(RANDOM_BITS)
        self._aim = Foresight() if level.kind == "search" else Aim()
        self._deadline = Deadline(seconds, time.monotonic)

    def choose(self, view: AnyView) -> Choice:
        """Choose one of the seat's legal lines; out of turn it may wait."""
        if not isinstance(view, View):
            raise TypeError("this agent plays by a View of its own game")
        if not view.legal():
            raise ValueError("the seat is not to act")
        state, seat = view.known, view.number
        awaited = view["to_act"] == view.seat
        if self._level.kind == "random":
            return self._any(view, awaited=awaited)
        own = skills.idea(state, seat, self._aim)
        if own is None and not awaited:
            return Choice(None, say("There is no hurry."))
        code, why = own or self._step(view, state, seat)
        return Choice(notation.write(state.config, seat, code), why)

    def _any(self, view: View, *, awaited: bool) -> Choice:
        """Any legal line; out of turn it waits."""
        if not awaited:
            return Choice(None, say("There is no hurry."))
        state, line = view.known, view.legal().choose(self._rng)
        if state.phase == TELL and self._rng.random() * len(view.legal()) < 1:
            line = notation.write(state.config, view.number, self._tell(state)[0])
        return Choice(line, say("Any line will do."))

    # --- the steps of a round
    def _step(self, view: View, state: State, seat: int) -> Chosen:
        """What it does in the step that awaits it."""
        if state.phase == PLAY:
            return self._play(view, state, seat)
        if state.phase == TELL:
            return self._tell(state)
        if state.phase == RATE:
            rated, why = self._rater.rate(state, seat, self._rng)
            return Rate(rated), why
        if state.phase == COLLECT:
            return self._collect(state, seat)
        if state.phase in (DRAW, PICK):
            return self._draw(view, state)
        assert state.phase == TURTLE, "no other step awaits a seat"
        leave = legal.besides(state, seat)
        return list(leave)[-1], say("I would rather draw.")

    def _play(self, view: View, state: State, seat: int) -> Chosen:
        codes = legal.codes(state)
        options = [code.card for code in codes if isinstance(code, Play)]
        if not options:
            decks = [code.deck for code in codes if isinstance(code, Pass) and code.deck >= 0]
            if not decks:
                return codes[0], say("There is nothing else to do.")
            return Pass(self._best_deck(view, decks)), say("No card can be played.")
        if self._level.kind == "sight" or not options[1:]:
            return Play(self._rng.choice(options)), CARELESS
        if self._level.kind == "worth":
            why = rows(say("It serves me as it lies."), CARELESS)
            best = cards.by_worth(state, seat, options, self._aim, generous=self._generous)
            return Play(best), why
        assert self._level.search is not None
        self._deadline.begin(state.round)
        worlds = [dealt_out(state, view.unseen, self._rng) for _ in range(self._level.search.worlds)]
        best = cards.by_playing_on(worlds, seat, options, self._aim, self._rng, self._deadline.over)
        return Play(best), say("In most ways that the round may go it serves me best.")

    def _tell(self, state: State) -> Chosen:
        """An opener and an event are drawn of those in its voice; link and moral follow (12.1)."""
        data, voice = state.config.definitions.telling, Random(self._voice)
        opener, event = [
            self._rng.choice(voice.sample(range(len(ways)), min(VOICE, len(ways))))
            for ways in (data.openers, data.events)
        ]
        return Tell(str(telling.next_tale(state, opener, event))), say("That is what happened.")

    def _collect(self, state: State, seat: int) -> Chosen:
        options = [code for code in legal.codes(state) if isinstance(code, Collect)]
        found = [code for code in options if code.card >= 0]
        if not found:
            return options[-1], say("There is nothing to take.")
        self._rng.shuffle(found)
        if self._level.kind == "sight":
            wanted = [code for code in found if [*reasons.served(state, seat, code.card)]]
            return (wanted or found)[0], rows(say("It caught my eye."), CARELESS)
        gain = self._aim.gains(state, seat)
        best = max(found, key=lambda code: gain(code.card))
        return best, say("My missions want it most.")

    def _draw(self, view: View, state: State) -> Chosen:
        codes = [code for code in legal.codes(state) if isinstance(code, Pick | DrawFrom)]
        decks = [code.deck for code in codes if code.deck >= 0]
        if not decks:
            return codes[-1], say("There is nothing to draw.")
        deck = self._best_deck(view, decks)
        why = say("There may lie what I want.")
        return (Pick(deck), why) if state.phase == PICK else (DrawFrom(deck), why)

    def _best_deck(self, view: View, decks: list[int]) -> int:
        """The deck whose cards serve the missions most, by what is unseen; any for who plays at sight."""
        if self._level.kind == "sight":
            return self._rng.choice(decks)
        gain = self._aim.gains(view.known, view.number)

        def value(deck: int) -> tuple[float, bool, float]:
            unseen = [*each(view.unseen[deck])]
            wanted = sum(map(gain, unseen)) / max(1, len(unseen))
            return round(wanted, 2), deck == WHAT, self._rng.random()

        return max(decks, key=value)
