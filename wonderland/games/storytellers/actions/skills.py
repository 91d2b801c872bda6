"""The twelve skills (section 7): when each may be used, why not, and what it does.

A skill that is used by a line is a class with its window (ST-58), the form of its words, what forbids
them, and what happens. Those that are always on stand where the rules ask for them (``State.has``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers import turn
from wonderland.games.storytellers.actions import base
from wonderland.games.storytellers.actions.closing import NOT_UNCOVERED, in_decision
from wonderland.games.storytellers.actions.playing import NOT_IN_HAND, NOTHING_KEPT
from wonderland.games.storytellers.continuity import breaks
from wonderland.games.storytellers.definitions import ICONS, TYPES
from wonderland.games.storytellers.state import (
    BORED,
    COLLECT,
    DRAW,
    NONE,
    PLAY,
    TELL,
    TURTLE,
    WONDERFUL,
    State,
    with_entry,
)
from wonderland.kit.grammar import written

Words: TypeAlias = tuple[str, ...]
"""What stands behind ``skill``."""
NOT_NOW = say("its skill can’t be used at this moment")


class Skill(ABC):
    """A skill that is used by a line.

    Attributes:
        once: whether it is gone then (ST-57).
    """

    once: ClassVar[bool] = True

    @abstractmethod
    def opens(self, state: State, seat: int) -> bool:
        """Whether this is its window (ST-58), no draw being awaited."""

    @abstractmethod
    def choices(self, state: State, seat: int) -> Iterator[Words]:
        """The words that may be said now."""

    @abstractmethod
    def refusal(self, state: State, seat: int, words: Words) -> Refusal | None:
        """Why words are refused: of another form (ST-85), or by a rule of the skill's own."""

    @abstractmethod
    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """What happens."""

    def card(self, state: State, words: Words) -> int | None:
        """The card that a single word names; None for another form."""
        return state.config.definitions.card_of.get(words[0]) if len(words) == 1 else None


NO_FORM = Refusal("ST-85", say("its skill is not written so"))


class _Collects(Skill):
    """A skill that collects an uncovered card (ST-59, ST-60, ST-65, ST-71)."""

    name: ClassVar[str]

    def choices(self, state: State, seat: int) -> Iterator[Words]:
        """Each uncovered card."""
        return ((state.config.names[card],) for card in state.uncovered())

    def refusal(self, state: State, seat: int, words: Words) -> Refusal | None:
        """An uncovered card (ST-43)."""
        card = self.card(state, words)
        if card is None:
            return NO_FORM
        return None if card in state.uncovered() else Refusal("ST-43", NOT_UNCOVERED)

    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """It comes into the collection (ST-45)."""
        card = self.card(state, words)
        assert card is not None, "nothing refused it"
        state.collect(seat, card)
        if events is not None:
            events.append(ev.Collected(state.config.seats[seat], words[0], self.name))


class Second(_Collects):
    """Alice collects a second card after the first, before her draw (ST-59)."""

    name = "second"

    def opens(self, state: State, seat: int) -> bool:
        """She has collected as storyteller this round (ST-59)."""
        return state.phase == DRAW and seat == state.active and state.collected


class Late(_Collects):
    """The White Rabbit collects after another's wonderful story (ST-60)."""

    name = "late"

    def opens(self, state: State, seat: int) -> bool:
        """The storyteller has collected or declined and has not drawn (ST-60)."""
        return state.phase == DRAW and seat != state.active and state.verdict == WONDERFUL


class Consolation(_Collects):
    """The Duchess collects although her story was boring (ST-65)."""

    name = "consolation"

    def opens(self, state: State, seat: int) -> bool:
        """Her own story was not wonderful, and she has not drawn (ST-65)."""
        return state.phase == DRAW and seat == state.active and state.verdict == BORED

    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """She has collected this round."""
        state.collected = True
        super().perform(state, seat, words, events)


class _BeforeTelling(Skill):
    """A skill that is used once in each round that its owner tells, before telling."""

    once = False

    def opens(self, state: State, seat: int) -> bool:
        """After the plays, and not yet in this round (ST-61, ST-62)."""
        return state.phase == TELL and seat == state.active and not state.extra


class Exchange(_BeforeTelling):
    """The Hatter lays a collected card down and takes the uncovered one of its type (ST-61)."""

    def choices(self, state: State, seat: int) -> Iterator[Words]:
        """Each card that may be laid down."""
        names = ((state.config.names[card],) for card in state.collections[seat])
        return (words for words in names if self.refusal(state, seat, words) is None)

    def refusal(self, state: State, seat: int, words: Words) -> Refusal | None:
        """A collected card of a pile that is not empty (ST-61) nor closed (ST-31)."""
        card = self.card(state, words)
        if card is None:
            return NO_FORM
        kind = state.config.kinds[card]
        if card not in state.collections[seat]:
            return Refusal("ST-61", say("that card is not in the collection"))
        if not state.area[kind]:
            return Refusal("ST-61", say("there is no card of its type to take"))
        return Refusal("ST-31", NOTHING_KEPT) if breaks(state, kind) else None

    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """They change places; nobody played the card, and nobody draws (ST-61)."""
        card = self.card(state, words)
        assert card is not None, "nothing refused it"
        taken = state.top(state.config.kinds[card])
        state.collect(seat, taken)
        own = tuple([other for other in state.collections[seat] if other != card])
        state.collections = with_entry(state.collections, seat, own)
        state.lay(card, NONE)
        state.extra = True
        if events is not None:
            names = state.config.names
            events.append(ev.Exchanged(state.config.seats[seat], names[card], names[taken]))


class Encore(_BeforeTelling):
    """The Dormouse plays one more card (ST-62)."""

    def choices(self, state: State, seat: int) -> Iterator[Words]:
        """Each card of the hand whose pile is not closed."""
        kinds, names = state.config.kinds, state.config.names
        own = state.hands[seat]
        return ((names[card],) for card in own if not breaks(state, kinds[card]))

    def refusal(self, state: State, seat: int, words: Words) -> Refusal | None:
        """A card of the hand (ST-21) that may lie there (ST-31)."""
        card = self.card(state, words)
        if card is None:
            return NO_FORM
        if card not in state.hands[seat]:
            return Refusal("ST-21", NOT_IN_HAND)
        kind = state.config.kinds[card]
        return Refusal("ST-31", NOTHING_KEPT) if breaks(state, kind) else None

    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """It is played as any; the seat is not the last to have played by that (ST-48)."""
        card = self.card(state, words)
        assert card is not None, "nothing refused it"
        state.extra = True
        turn.play(state, seat, card, events)


class Vanish(Skill):
    """The Cat lets an uncovered card vanish instead of playing (ST-66)."""

    once = False

    def opens(self, state: State, seat: int) -> bool:
        """In its turn to play (ST-66)."""
        return state.phase == PLAY and seat == state.to_play[0]

    def choices(self, state: State, seat: int) -> Iterator[Words]:
        """Each pile whose uncovered card may vanish."""
        return (words for words in zip(TYPES) if self.refusal(state, seat, words) is None)

    def refusal(self, state: State, seat: int, words: Words) -> Refusal | None:
        """A pile that is not empty (ST-66); something must be kept as by a play (ST-31)."""
        if len(words) != 1 or words[0] not in TYPES:
            return NO_FORM
        kind = TYPES.index(words[0])
        if not state.area[kind]:
            return Refusal("ST-66", say("that pile is empty"))
        return Refusal("ST-31", NOTHING_KEPT) if breaks(state, kind) else None

    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """It is shuffled into its deck; nobody draws, and the turn is over (ST-48, ST-66)."""
        card = state.top(TYPES.index(words[0]))
        state.take_from_area(card)
        state.put_into_deck(card)
        turn.turn_taken(state, seat)
        if events is not None:
            events.append(ev.Vanished(state.config.seats[seat], state.config.names[card]))
        turn.after_play(state)


class Glory(Skill):
    """Humpty Dumpty names a third icon of a collected card (ST-67)."""

    def opens(self, state: State, seat: int) -> bool:
        """In a round that he tells, at any decision until his draw (ST-67)."""
        return seat == state.active

    def choices(self, state: State, seat: int) -> Iterator[Words]:
        """Each icon that a card of the collection does not show."""
        for card in state.collections[seat]:
            for number, icon in enumerate(ICONS):
                if not state.icons_of(card) >> number & 1:
                    yield state.config.names[card], icon

    def refusal(self, state: State, seat: int, words: Words) -> Refusal | None:
        """A collected card, and an icon that it does not show (ST-67)."""
        if len(words) != 2 or words[1] not in ICONS:
            return NO_FORM
        card = self.card(state, words[:1])
        if card is None:
            return NO_FORM
        if card not in state.collections[seat]:
            return Refusal("ST-67", say("that card is not in the collection"))
        if state.icons_of(card) >> ICONS.index(words[1]) & 1:
            return Refusal("ST-67", say("that card shows the icon already"))
        return None

    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """The card shows it to the end of the match (ST-67)."""
        card = self.card(state, words[:1])
        assert card is not None, "nothing refused it"
        state.named = (*state.named, (seat, card, 1 << ICONS.index(words[1])))
        if events is not None:
            events.append(ev.IconNamed(state.config.seats[seat], *words))


TAKE, LEAVE = "take", "leave"


class Rescue(Skill):
    """The Mock Turtle takes its own card as it is covered, or leaves it and draws (ST-68)."""

    once = False

    def opens(self, state: State, seat: int) -> bool:
        """It is asked (ST-68)."""
        return state.phase == TURTLE and seat == state.to_act

    def choices(self, state: State, seat: int) -> Iterator[Words]:
        """To take or to leave."""
        yield from ((TAKE,), (LEAVE,))

    def refusal(self, state: State, seat: int, words: Words) -> Refusal | None:
        """One of the two."""
        return None if words in ((TAKE,), (LEAVE,)) else NO_FORM

    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """Whoever takes it does not draw, and the skill is gone (ST-57, ST-68)."""
        kind, config = state.covered, state.config
        card = state.area[kind][1].card
        if words == (TAKE,):
            state.collect(seat, card)
            state.used |= 1 << seat
            if events is not None:
                events.append(ev.Collected(config.seats[seat], config.names[card], "rescue"))
            turn.after_play(state)
            return
        if events is not None:
            events.append(ev.RescueLeft(config.seats[seat]))
        state.covered, state.phase = NONE, TELL if state.extra else PLAY
        turn.draw(state, seat, kind, events)


class Reverse(Skill):
    """Tweedledum and Tweedledee turn the verdict round (ST-69)."""

    def opens(self, state: State, seat: int) -> bool:
        """The storyteller has neither collected, declined nor drawn (ST-69)."""
        bored = state.phase == DRAW and state.verdict == BORED and not state.collected
        return state.phase == COLLECT or bored

    def choices(self, state: State, seat: int) -> Iterator[Words]:
        """Nothing more is said."""
        yield ()

    def refusal(self, state: State, seat: int, words: Words) -> Refusal | None:
        """Nothing more is said."""
        return NO_FORM if words else None

    def perform(self, state: State, seat: int, words: Words, events: ev.Events | None) -> None:
        """What follows goes by the new verdict (ST-69)."""
        wonderful = state.verdict == BORED
        state.verdict = WONDERFUL if wonderful else BORED
        state.phase = COLLECT if wonderful else DRAW
        if events is not None:
            events.append(ev.VerdictTurned(state.config.seats[seat], wonderful))


SKILLS: Mapping[str, Skill] = {
    "second": Second(),
    "late": Late(),
    "exchange": Exchange(),
    "encore": Encore(),
    "consolation": Consolation(),
    "vanish": Vanish(),
    "glory": Glory(),
    "rescue": Rescue(),
    "reverse": Reverse(),
}
"""The skills that are used by a line; the others are always on."""


@written("b skill who03", roles=(base.CARD,))
class Use(NamedTuple):
    """A seat uses its character's skill."""

    words: tuple[str, ...]

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Face up (ST-56), not gone (ST-57), in its window (ST-58), then as the skill has it."""
        if not state.shown >> actor & 1 or state.characters[actor] == NONE:
            return Refusal("ST-56", say("its character is not face up"))
        skill = SKILLS.get(state.config.skills[state.characters[actor]])
        if skill is None or state.used >> actor & 1:
            return Refusal("ST-57", say("there is no skill to be used any more, or it is always on"))
        if not in_decision(state) or not skill.opens(state, actor):
            return Refusal("ST-58", NOT_NOW)
        return skill.refusal(state, actor, self.words)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """What "once" means a match is gone then (ST-57)."""
        skill = SKILLS[state.config.skills[state.characters[actor]]]
        if skill.once:
            state.used |= 1 << actor
        skill.perform(state, actor, self.words, events)


def open_skills(state: State, seat: int) -> Sequence[Use]:
    """What a seat may do by its skill now."""
    if not (state.shown & ~state.used) >> seat & 1 or state.characters[seat] == NONE:
        return ()
    skill = SKILLS.get(state.config.skills[state.characters[seat]])
    if skill is None or not in_decision(state) or not skill.opens(state, seat):
        return ()
    return [Use(words) for words in skill.choices(state, seat)]
