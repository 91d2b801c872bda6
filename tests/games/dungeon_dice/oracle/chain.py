"""The second Dungeon Dice: links that are declared, answered and carried out backwards."""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.effects import Effects
from tests.games.dungeon_dice.oracle.ground import OTHER, distance


class Chain(Effects):
    """The chain, and what follows when it is done."""

    def declare(self, link):
        self.chain.append({"cancelled": False, **link})
        self.ask_first()

    def ask_first(self):
        owner = self.chain[-1]["side"]
        self.asking([OTHER[owner], owner])

    def asking(self, sides):
        for side in sides:
            if any(True for _ in self.uses(side)):
                self.phase, self.asked = "chain", side
                self.first_asked = side != self.chain[-1]["side"]
                return
        self.resolve()

    def passed(self):
        owner = self.chain[-1]["side"]
        self.asking([owner] if self.first_asked else [])

    def resolve(self):
        while self.chain:
            link = self.chain[-1]
            if not link["cancelled"]:
                kind = link["kind"]
                if kind == "stride":
                    m = link["monster"]
                    if m["in play"] and not m["held"] and self.path_is_right(m, link["path"]):
                        m["pos"] = link["path"][-1]
                        self.touch(m)
                elif kind == "attack":
                    if self.strike(link):
                        return
                    if self.result:
                        return
                elif kind == "use":
                    if link["monster"]["in play"]:
                        self.carry_out(link)
                elif kind == "item":
                    if not link["item"]["gone"]:
                        self.item_acts(link)
                else:
                    self.ending = True
            self.chain.pop()
        self.closed()

    def closed(self):
        for m in self.monsters:
            m["battle"], m["parry"] = {"atk": 0, "def": 0}, False
        self.battle = None
        if self.placing:
            if self.place_squares():
                self.phase, self.asked = "place", self.placing["by"]
                return
            self.placing = None
        self.settle()

    def place_squares(self):
        m = self.placing["monster"]
        if not m["in play"]:
            return []
        return [
            p
            for p in self.ground()
            if self.free_square(p) and not self.item_at(p) and distance(p, m["pos"]) <= self.placing["far"]
        ]

    def settle(self):
        while self.touched:
            item, m = self.touched.pop(0)
            if item["gone"] or not m["in play"]:
                continue
            if not item["up"]:
                item["up"] = True
                self.noise = True
            self.declare({"side": item["id"][0], "kind": "item", "item": item, "finder": m})
            return
        self.phase = "action"
        if self.ending:
            self.end_turn()
