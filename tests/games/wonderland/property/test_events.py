"""Events tell all that happened: a bystander who hears nothing else knows the state after each of them."""

from __future__ import annotations

import copy
import random

import pytest

from tests.games.wonderland.helpers import game, play, start
from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.randomplay import THEMES, themed_position
from wonderland.games.wonderland import queries

TOLD = ("turn", "active", "images", "factors", "laid", "pools", "discards", "dice", "result")
NAMES = {"J-black": "hobble", "J-red": "spur", "Q-black": "wither", "Q-red": "shield",
         "K-black": "cow", "K-red": "rouse"}  # fmt: skip
TOLD_OF = {
    "first": "FirstDrawn", "four": "FourDicePaid", "dice": "DiceChosen", "roll": "Rolled", "summon": "Summoned",
    "skip": "SummonDeclined", "use": "AbilityUsed", "end": "ActionsEnded", "pass": "Passed",
    "defend": "Defended", "offer": "DrawOffered", "resign": "MatchOver",
}  # fmt: skip
OF_A_BEING = ("id", "square", "str", "level", "attacked", "halted", "points")


class Bystander:
    """Keeps a state up to date by events alone; what is told must fit what it knew."""

    def __init__(self, state):
        self.s = copy.deepcopy(state)
        self.beings = {b["id"]: b for b in self.s["beings"]}

    def hear(self, film, line):
        self.line, told = line, {type(frame.event).__name__ for frame in film}
        assert {TOLD_OF.get(line.split()[1])} - {None} <= told
        for event, position in film:
            getattr(self, f"on_{type(event).__name__.lower()}", lambda _: None)(event)
            assert self.known() == Bystander(position.state()).known(), (line, event)

    def known(self):
        beings = [{key: b[key] for key in OF_A_BEING} for _, b in sorted(self.beings.items())]
        return {**{key: self.s[key] for key in TOLD}, "beings": beings}

    def pay(self, side, factor, n):
        self.s["factors"][side][factor] -= n
        assert self.s["factors"][side][factor] >= 0

    def on_firstdrawn(self, event):
        assert self.s["active"] is None
        self.s["active"] = event.side

    def on_turnbegan(self, event):
        self.s["turn"], self.s["active"] = event.turn, event.side

    def on_fourdicepaid(self, event):
        self.pay(event.side, "C", 1)

    def on_dicechosen(self, event):
        pairs = zip(event.cards, event.levels, strict=True)
        self.s["dice"] = [{"card": c, "level": n, "face": None} for c, n in pairs]

    def on_rolled(self, event):
        told = zip(event.cards, event.levels, event.faces, strict=True)
        self.s["dice"] = [{"card": c, "level": n, "face": f} for c, n, f in told]

    def on_factorsgained(self, event):
        for factor, n in event.factors.items():
            assert factor != "S"
            self.s["factors"][event.side][factor] += n

    def on_pathlaid(self, event):
        laid = self.s["laid"][event.side]
        self.s["laid"][event.side] = sorted([*laid, *event.squares], key=t.place)

    def on_summoned(self, event):
        card = event.being[1:]
        self.s["pools"][event.side].remove(card)
        self.beings[event.being] = {
            "id": event.being, "square": event.square, "str": t.strength(card), "level": t.level(card),
            "attacked": False, "halted": False, "points": 0,
        }  # fmt: skip

    def on_moved(self, event):
        assert self.beings[event.being]["square"] == event.origin
        self.beings[event.being]["square"] = event.target
        self.pay(event.being[0], "M", event.paid)

    def on_halted(self, event):
        assert event.by in self.beings
        assert t.distance(self.beings[event.by]["square"], self.beings[event.being]["square"]) == 1
        self.beings[event.being]["halted"] = True

    def on_attacked(self, event):
        self.pay(event.being[0], "A", 1)
        self.beings[event.being]["attacked"] = True
        if event.target == "image":
            assert (event.points, event.bonus) == (0, False)
        else:
            assert event.bonus == (t.BESTS[event.being[2]] == event.target[2])
            self.beings[event.target]["points"] += event.points

    def on_abilityused(self, event):
        assert t.ABILITIES[t.coloured(event.being[1:])][1] == event.factor
        assert NAMES[t.coloured(event.being[1:])] == event.ability
        side, card = event.being[0], event.being[1:]
        assert self.line == f"{side} use {card} {event.target} {event.n}"
        self.pay(side, event.factor, event.n)

    def on_blasted(self, event):
        assert self.beings[event.being]["square"] == event.square
        self.pay(event.being[0], "F", event.n)
        others = [b for b in self.beings.values() if b["id"] != event.being]
        near = {b["id"] for b in others if t.distance(b["square"], event.square) <= event.n}
        assert {hit for hit, _ in event.hits} == near
        for hit, points in event.hits:
            self.beings[hit]["points"] += points

    def on_removed(self, event):
        gone = self.beings.pop(event.being)
        assert gone["square"] == event.square
        assert (event.reason == "defense") == (gone["str"] == 0)
        assert event.reason in ("passing", "blast", "defense")
        side = event.being[0]
        self.s["discards"][side] = sorted([*self.s["discards"][side], event.being[1:]])

    def on_defended(self, event):
        assert 0 <= event.absorbed <= self.beings[event.being]["points"]
        self.pay(event.being[0], "D", 1)

    def on_damaged(self, event):
        being = self.beings[event.being]
        assert being["points"] == event.points
        assert being["str"] - event.amount == event.strength
        being["str"] = event.strength

    def on_lifelost(self, event):
        self.s["images"][event.side] -= 1
        assert self.s["images"][event.side] == event.left

    def on_turnended(self, event):
        assert (event.turn, event.side) == (self.s["turn"], self.s["active"])
        self.s["dice"] = []
        for being in self.beings.values():
            being.update(points=0, attacked=False, halted=False)

    def on_matchover(self, event):
        self.s["result"] = {"winner": event.winner, "reason": event.reason}


def follow(match, rng, lines):
    bystander, asked = Bystander(match.state()), None
    for _ in range(lines):
        if match.to_act is None:
            break
        before = match.state()
        if match.to_act == "*":
            match.draw()
        else:
            talk = f"{match.to_act} {rng.choice(['offer draw', 'resign'])}"
            match.play(talk if rng.random() < 0.01 else match.legal().choose(rng))
        events, state = match.last_events, match.state()
        bystander.hear(match.film(), match.lines[-1])
        assert bystander.known() == Bystander(state).known(), match.lines[-1]
        opened = [e for e in events if type(e).__name__ == "WindowOpened"]
        closed = any(type(e).__name__ == "WindowClosed" for e in events)
        if closed:
            assert before["phase"] == "window"
        elif before["phase"] == "window" and state["result"] is None:
            assert state["phase"] == "window"
        for window in opened:
            asked = window.line
            assert window.side == state["to_act"] != before["to_act"]
            assert window.line == ("" if match.lines[-1].endswith(" end") else match.lines[-1])
        for void in (e for e in events if type(e).__name__ == "Voided"):
            assert void.line == asked
            assert void.rule.startswith("W-")


@pytest.mark.parametrize("theme", THEMES)
def test_a_bystander_in_the_thick_of_it(theme):
    for seed in range(6):
        options, pools, position = themed_position(theme, seed)
        match = game().new(options=options, pools=pools, seed=seed, position=position)
        follow(match, random.Random(seed), 40)


@pytest.mark.parametrize("seed", range(6))
def test_a_bystander_of_whole_matches(seed):
    options = {"preset": "quick", "four_dice": seed % 2 == 0, "face_down": seed % 3 == 0}
    follow(game().new(options=options, seed=seed), random.Random(seed), 250)


@pytest.mark.rule("W-58")
def test_what_is_told_of_a_window():
    match = start(
        laid={"w": ["c7", "d7"], "e": ["e7", "d8"]},
        factors={"w": {"A": 1}, "e": {"F": 1}},
        beings=[{"id": "w6H", "square": "d7"}, {"id": "eAH", "square": "e7"}, {"id": "eKC", "square": "d8"}],
    )
    (opened,) = play(match, "w attack 6H eAH")
    assert (opened.side, opened.line) == ("e", "w attack 6H eAH")
    told = [type(event).__name__ for event in play(match, "e pass")]
    assert told == ["Passed", "WindowClosed", "Attacked"]


@pytest.mark.rule("W-31", "W-44")
@pytest.mark.parametrize("theme", THEMES)
def test_what_the_screen_offers_is_what_is_legal(theme):
    """Targets and squares within reach of one step, being by being, against the whole list."""
    offered = 0
    for seed in range(12):
        options, pools, position = themed_position(theme, seed)
        match, rng = (game().new(options=options, pools=pools, seed=seed, position=position), random.Random(seed))
        for _ in range(6):
            state = match.state()
            if state["phase"] == "action":
                side, listed = match.to_act, {str(action) for action in match.legal()}
                for being in (b["id"] for b in state["beings"] if b["id"][0] == side):
                    card = being[1:]
                    attacks = {f"{side} attack {card} {goal.id}" for goal in queries.targets(match, being)}
                    assert attacks == {line for line in listed if line.startswith(f"{side} attack {card} ")}
                    near = {s for s, way in queries.reach(match, being).items() if len(way.path) == 1}
                    steps = {line.split()[3] for line in listed if line.startswith(f"{side} move {card} ")}
                    assert near <= steps <= set(queries.reach(match, being))
                    offered += len(attacks) + len(steps)
            if match.to_act is None:
                break
            match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
    assert offered > 10
