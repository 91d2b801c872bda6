"""Every line that the oracle would take now."""

from __future__ import annotations

import itertools

from tests.games.wonderland.oracle import table as t


class Listing:
    """The part of the oracle that lists; it asks the checks that judge a line when it is played."""

    def legal(self):
        """Every legal line (steps one by one), sorted; at a chance point, chance's lines."""
        s, who = self.s, self.to_act
        if who is None:
            return []
        if who == "*":
            if s["active"] is None:
                return ["* first e", "* first w"]
            faces = [sorted(set(t.FACES[d["level"]])) for d in s["dice"]]
            return sorted("* roll " + " ".join(f) for f in itertools.product(*faces))
        if s["window"]:
            lines = [*self._list_answers(who), "pass"]
        elif s["phase"] == "choose":
            lines = self._list_dice()
        elif s["phase"] == "summon":
            lines = [*self._list_summons(), "skip"]
        elif s["phase"] == "action":
            lines = [*self._list_action(), *self._list_answers(who), "end"]
        else:
            lines = ["done", *(f"defend {b['card']}" for b in self._may_defend(who))]
        return sorted(f"{who} {line}" for line in lines)

    def _list_dice(self):
        pool = sorted(map(t.front, self.s["pools"][self.s["active"]]))
        for k in range(1, self._most_dice() + 1):
            for cards in itertools.combinations(pool, k):
                yield "dice " + " ".join(cards)
        if self._allowed(type(self)._four, self.twin()):
            yield "four"

    def _list_summons(self):
        side = self.s["active"]
        for a, b, c, d, e, f in self._paths(side):
            for start in self._starts(side, (a, b, c, d, e, f)):
                for card in self._summonable():
                    yield f"summon {card} {a}{b} {c}{d} {e}{f} {start}"

    def _list_action(self):
        for b in self.s["beings"].values():
            if b["side"] == self.s["active"]:
                yield from (f"move {b['card']} {n}" for n in self._steps(b))
                for target in ("image", *self.s["beings"]):
                    if self._allowed(self._check_attack, b, target):
                        yield f"attack {b['card']} {self._name_of(target, b['side'])}"
        if self.s["sharer"]:
            yield f"halt {self.s['sharer'][1:]}"

    def _list_answers(self, side):
        held = self.s["factors"][side]
        for b in self.s["beings"].values():
            if b["side"] != side:
                continue
            if b["card"][0] == "T":
                yield from (f"blast {b['card']} {n}" for n in range(1, held["F"] + 1))
            ability = t.ABILITIES.get(t.coloured(b["card"]))
            if ability:
                for target in self._seen(b):
                    for n in range(1, held[ability[1]] + 1):
                        yield f"use {b['card']} {self._name_of(target, side)} {n}"

    def _name_of(self, target, who):
        return target if target == "image" else self._called(self.s["beings"][target], who)
