"""The action step: recruit, move, paint, and play a face card (sections 3 to 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses import outcome, queen
from wonderland.games.painting_the_roses.actions import base
from wonderland.games.painting_the_roses.actions.answering import ask, go_on
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.powers import POWERS, UNLEASHING, power_of
from wonderland.games.painting_the_roses.state import ACT, FACED, MOVED, NONE, PAINTED, RECRUITED, State, distinct
from wonderland.kit.grammar import written


@written("b recruit 4D")
class Recruit(NamedTuple):
    """A new guardsman (PR-72)."""

    card: base.Card

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A number card, where there is no guardsman, before all else (PR-72 to PR-75)."""
        if refused := base.misplaced(state, ACT) or _taken(state, 0):
            return refused
        if state.guards[actor] != NONE:
            return Refusal("PR-72", say("there is a guardsman already"))
        if state.done:
            return Refusal("PR-75", say("recruiting must come before any other action"))
        if refused := base.not_held(state, actor, self.card):
            return refused
        if not state.config.steps[self.card]:
            return Refusal("PR-73", say("a face card can’t be recruited"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Post the guardsman; the turn is no quiet one (PR-72, PR-90)."""
        state.take(actor, self.card)
        state.done |= RECRUITED
        state.stirred = True
        base.post_guard(state, actor, self.card, events, recruited=True)


@written("b move 5C c2")
class Move(NamedTuple):
    """The guardsman walks (PR-24)."""

    card: base.Card
    hedge: base.Hedge

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A guardsman goes as far as the card says (PR-24, PR-25, PR-28)."""
        if refused := base.misplaced(state, ACT) or _taken(state, MOVED):
            return refused
        if state.posts[actor] == NONE:
            return Refusal("PR-24", say("there is no guardsman to move"))
        return _no_walk(state, actor, self, state.posts[actor])

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Discard the card and walk the guardsman (PR-24)."""
        config, source = state.config, state.posts[actor]
        state.spend(actor, self.card)
        state.walk(actor, self.hedge)
        state.done |= MOVED
        if events is not None:
            right = (self.hedge - source - config.steps[self.card]) % config.ring == 0
            seat, card, names = config.seats[actor], config.names[self.card], config.hedges
            events.append(ev.Moved(seat, card, names[source], names[self.hedge], right))


@written("b stalk 5C c2")
class Stalk(NamedTuple):
    """The Queen of Hearts walks (PR-61)."""

    card: base.Card
    hedge: base.Hedge

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """She goes as a guardsman does, in his place (PR-61)."""
        if refused := base.misplaced(state, ACT) or _taken(state, MOVED):
            return refused
        if state.queen == NONE:
            return Refusal("PR-61", say("the Queen of Hearts is not at large"))
        return _no_walk(state, actor, self, state.queen)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Discard the card and walk her; she lands (PR-61, PR-63)."""
        state.spend(actor, self.card)
        state.done |= MOVED
        queen.walk(state, actor, self.card, self.hedge, events)


@written("b paint 9D")
class Paint(NamedTuple):
    """A card pays for the hedge the guardsman stands on (PR-32)."""

    card: base.Card

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """An unpainted hedge, and a card that is no lower than it (PR-32, PR-34)."""
        if refused := base.misplaced(state, ACT) or _taken(state, PAINTED):
            return refused
        config, hedge = state.config, state.posts[actor]
        if hedge == NONE:
            return Refusal("PR-32", say("there is no guardsman to paint"))
        if state.paint >> hedge & 1:
            return Refusal("PR-34", say("{hedge} is painted already", hedge=config.hedges[hedge]))
        if refused := base.not_held(state, actor, self.card):
            return refused
        low, high = self.card, state.hedges[hedge]
        if config.rank[low] >= config.rank[high]:
            return None
        gaps = {"low": config.said(low), "high": config.said(high), "hedge": config.hedges[hedge]}
        return Refusal("PR-32", say("{low} is lower than {high} on {hedge}", **gaps))

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Discard the card and paint; a garden may be complete (PR-32, PR-86)."""
        state.spend(actor, self.card)
        state.done |= PAINTED
        queen.paint(state, actor, state.posts[actor], self.card, events, by_jack=False)
        outcome.win_by_garden(state, events)


@written("b play JS b2, b play QH unleash or b play KC")
class Play(NamedTuple):
    """A face card is played (PR-39); ``target`` is a hedge, ``UNLEASH`` or ``NONE``."""

    card: base.Card
    target: base.Target

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A face card, with a target that suits its power (PR-39, PR-49)."""
        if refused := (
            base.misplaced(state, ACT)
            or self._ill_formed(state)
            or _taken(state, FACED)
            or base.not_held(state, actor, self.card)
        ):
            return refused
        if not state.config.power[self.card]:
            return Refusal("PR-39", say("a number card can’t be played"))
        if self.target == UNLEASH and self.card != state.config.stalker:
            return Refusal("PR-49", say("only the Queen of Hearts can be unleashed"))
        return power_of(state, self.card, self.target).refusal(state, actor, self.target)

    def _ill_formed(self, state: State) -> Refusal | None:
        """A target that is missing, or one too many, is no form of the line (PR-97)."""
        card, target = self
        if target == UNLEASH or not state.config.power[card]:
            return None
        name = state.config.said(card)
        if power_of(state, card, target).aimed:
            if target == NONE:
                return Refusal("PR-97", say("{card} is played on a hedge", card=name))
        elif target != NONE:
            return Refusal("PR-97", say("{card} is played without a hedge", card=name))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Lay it on the table and ask whoever has a King waiting (PR-51, PR-53)."""
        config = state.config
        state.take(actor, self.card)
        state.done |= FACED
        state.playing, state.target = self
        ask(state, [seat for seat in config.clockwise(actor)[1:] if state.kings[seat]])
        if events is not None:
            target = config.target_names.get(self.target, "")
            events.append(ev.FacePlayed(config.seats[actor], config.names[self.card], target))
        go_on(state, events)


Acting: TypeAlias = Recruit | Move | Stalk | Paint | Play


def legal(state: State) -> list[Acting]:
    """All that the active seat may do but to end its action step (PR-22)."""
    config, seat, done, post = state.config, state.active, state.done, state.posts[state.active]
    codes: list[Acting] = []
    if done & RECRUITED:
        return codes
    hand = distinct(state.hands[seat])
    numbers = [card for card in hand if config.steps[card]]
    if not done & MOVED:
        if post != NONE:
            codes += [Move(c, h) for c in numbers for h in config.reached(post, c)]
        if state.queen != NONE:
            codes += [Stalk(c, h) for c in numbers for h in config.reached(state.queen, c)]
    if not done & PAINTED and post != NONE and not state.paint >> post & 1:
        rank = config.rank
        least = rank[state.hedges[post]]
        codes += [Paint(card) for card in hand if rank[card] >= least]
    if not done & FACED:
        for card in hand:
            if power := config.power[card]:
                codes += [Play(card, t) for t in POWERS[power].targets(state, seat)]
                if card == config.stalker:
                    codes += [Play(card, t) for t in UNLEASHING.targets(state, seat)]
    if not done and post == NONE:
        codes += map(Recruit, numbers)
    return codes


_TAKEN: Mapping[int, str] = {
    MOVED: say("the move action has been taken this turn"),
    PAINTED: say("the paint action has been taken this turn"),
    FACED: say("the face action has been taken this turn"),
}


def _taken(state: State, bit: int) -> Refusal | None:
    """What PR-74 and PR-22 say about another action."""
    if state.done & RECRUITED:
        return Refusal("PR-74", say("after recruiting nothing else is open this turn"))
    if state.done & bit:
        return Refusal("PR-22", _TAKEN[bit])
    return None


def _no_walk(state: State, actor: int, walk: Move | Stalk, source: int) -> Refusal | None:
    """A walk goes as many steps as its number card says, to another hedge (PR-24, PR-25, PR-28)."""
    if refused := base.not_held(state, actor, walk.card):
        return refused
    config = state.config
    if not config.steps[walk.card]:
        return Refusal("PR-25", say("a face card walks nobody"))
    if walk.hedge == source:
        return Refusal("PR-28", say("the walk must end on another hedge"))
    if walk.hedge in config.reached(source, walk.card):
        return None
    steps, where, hedge = config.steps[walk.card], config.hedges[walk.hedge], config.hedges[source]
    what = say("{where} is not {steps} steps from {hedge}", where=where, steps=steps, hedge=hedge)
    return Refusal("PR-24", what)
