"""A partner that plays out its own turn in every way, and judges each by a rule of thumb of its own."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from tools.partners.roses.script import Painter, red
from wonderland.games.painting_the_roses import actions, legal
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.ending import Discard, End, Resign
from wonderland.games.painting_the_roses.actions.setting_up import LayRow
from wonderland.games.painting_the_roses.state import ANSWER, NONE, OVER, ROW, State

STEPS = (0.0, 1.0, 2.2, 3.7, 5.6, 12.0)
"""What so many red hedges of a garden are worth."""
WON = 1000.0
RIVALS = 0.85
"""How a rival's red counts beside one's own."""
STANDS, PAYS, WALKS = 0.3, 0.5, 0.4
"""A guardsman on silver of his own; a card for it in the hand; a walk to some that is paid then."""
HOMELESS, FOUND = 1.2, 0.7
"""No guardsman; one on red where the Queen of Hearts may come."""
KING, QUEEN = 0.7, 0.35
"""A King that waits; a Queen in the hand."""
CARD = 0.12
FAR = 10

Way = tuple[Code, ...]


class Planner(Painter):
    """Plays out every line of its own turn, and never thinks of what follows it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._left: list[Code] = []

    def decide(self, state: State, seat: int) -> Code:
        """The lowest hedge goes in the middle, where the guardsman begins."""
        if state.phase != ROW:
            return super().decide(state, seat)
        middle, rank = state.config.definitions.central, state.config.rank
        rows = [code for code in legal.choices(state) if isinstance(code, LayRow)]
        return min(rows, key=lambda code: rank[code.cards[middle]])

    def do(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Go on with the turn that was planned; plan anew where an answer came between."""
        if not self._left or actions.refusal(state, seat, self._left[0]):
            self._left = [*self.best(state, seat), End()]
        return self._left.pop(0)

    def best(self, state: State, seat: int) -> Way:
        """The way to play the turn after which the garden is worth most."""
        best, found = self.worth(state, seat), Way()
        seen: set[Hashable] = set()
        waiting: list[tuple[State, Way]] = [(state, ())]
        while waiting:
            here, way = waiting.pop()
            for code in legal.choices(here):
                if isinstance(code, End | Resign):
                    continue
                there = here.copy()
                code.perform(there, seat, None)
                while there.phase == ANSWER:
                    self.foresee(there).perform(there, there.asked[0], None)
                if (key := _key(there)) in seen:
                    continue
                seen.add(key)
                if (worth := self.worth(there, seat)) > best:
                    best, found = worth, (*way, code)
                if there.phase != OVER:
                    waiting.append((there, (*way, code)))
        return found

    def foresee(self, state: State) -> Code:
        """What a rival with a King will say: he guards his garden, and stops the last hedge."""
        codes = list(legal.choices(state))
        asked, active = state.asked[0], state.active
        last = red(state, active) == state.config.size - 1
        return codes[0] if last or state.target in state.garden(asked) else codes[-1]

    def answer(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Guards its garden, and stops the last hedge of another's."""
        return self.foresee(state)

    def let_go(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """The card without which the hand is worth most."""

        def left(code: Code) -> float:
            assert isinstance(code, Discard)
            there = state.copy()
            for card in code.cards:
                there.take(seat, card)
            return self.worth(there, seat)

        return max(codes, key=left)

    def worth(self, state: State, seat: int) -> float:
        """Red at home and what the hand can do for it, less the most red elsewhere."""
        if state.result is not None:
            return WON if state.result.winner == seat else -WON
        others = [STEPS[red(state, s)] for s in range(state.config.players) if s != seat]
        own = STEPS[red(state, seat)] + self.post(state, seat) + self.hand(state, seat)
        return own + KING * bool(state.kings[seat]) - RIVALS * max(others)

    def post(self, state: State, seat: int) -> float:
        """What the guardsman's place is worth."""
        post = state.posts[seat]
        if post == NONE:
            return -HOMELESS
        if state.paint >> post & 1:
            near = state.queen != NONE and self.away(state, state.queen, post) <= FAR
            return -FOUND if near else 0.0
        return STANDS if post in state.garden(seat) else 0.0

    def hand(self, state: State, seat: int) -> float:
        """What the cards are worth: the next paint, the next walk, Queens, and how many they are."""
        config, hand, post = state.config, state.hands[seat], state.posts[seat]
        silver = [h for h in state.garden(seat) if not state.paint >> h & 1]
        ranks = [config.rank[card] for card in hand]
        high = max(ranks, default=0)
        pays = post in silver and high >= config.rank[state.hedges[post]]
        walks = post != NONE and any(
            hedge in silver and max([*ranks[:at], *ranks[at + 1 :]], default=0) >= rank
            for at, card in enumerate(hand)
            if config.steps[card]
            for hedge in config.reached(post, card)
            for rank in (config.rank[state.hedges[hedge]],)
        )
        queens = sum(config.power[card] == "unpaint" for card in hand)
        return PAYS * pays + WALKS * walks + QUEEN * queens + CARD * len(hand)

    def away(self, state: State, source: int, target: int) -> int:
        """How many steps lie between two hedges, the shorter way."""
        right = (target - source) % state.config.ring
        return min(right, state.config.ring - right)


def _key(state: State) -> Hashable:
    return state.paint, state.posts, state.queen, state.hands, state.kings, state.done, state.phase
