"""The second Dungeon Dice: turns, summons, and how a match ends."""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.ground import OTHER, all_places, figure, is_item, oriented
from tests.games.dungeon_dice.oracle.table import Table


class Turns(Table):
    """A turn from its dice to its end."""

    def begin(self, side):
        self.active = side
        self.phase = "choose" if self.pools[side]["dice"] else "action"

    def able(self):
        """The figures that the roll calls (DD-31)."""
        stars = [kind for kind, face in zip(self.dice, self.faces, strict=True) if face == "S"]
        kinds = {k for k in stars if sum(other[0] == k[0] for other in stars) >= 2}
        return sorted({c for c in self.pools[self.active]["figures"] if figure(c)["kind"] in kinds})

    def places(self, side):
        taken, own = self.ground(), self.laid[side] | {self.slot[side]}
        ring = set().union(*(self.beside(pos) for pos in own)) - taken
        for text, start, squares in all_places(self.columns, self.rows):
            if squares & ring and not squares & taken:
                yield text, start, squares

    def has_space(self, side):
        return any(True for _ in self.places(side))

    def summon(self, code, text, start):
        side, kind = self.active, figure(code)["kind"]
        self.pools[side]["figures"].remove(code)
        self.pools[side]["dice"].remove(kind)
        x, y = start
        self.laid[side] |= {(x + dx, y + dy) for dx, dy in oriented()[text]}
        same = [m["id"] for m in self.all(side) if m["code"] == code]
        same += [i["id"] for i in self.items if not i["gone"] and i["id"][:4] == side + code]
        number = max([len(same) + self.gone[side].count(code), *(int(i[4:]) for i in same)]) + 1
        if is_item(code):
            self.items.append({"id": f"{side}{code}{number}", "pos": start, "up": self.o["open_items"], "gone": False})
        else:
            self.appear(f"{side}{code}{number}", start)
        self.noise = True
        self.phase = "action"

    def end_turn(self):
        for m in self.all():
            self.fresh(m)
        self.moving, self.master_attacked, self.ending = None, False, False
        self.dice, self.faces = [], []
        self.blocks = {pos: turn for pos, turn in self.blocks.items() if turn > self.turn}
        self.quiet = 0 if self.noise else self.quiet + 1
        self.noise = False
        if self.deadlock():
            return self.over(self.ahead(), "deadlock")
        if self.o["quiet"] and self.quiet >= self.o["quiet"]:
            return self.over(self.ahead(), "stalled")
        if self.o["turns"] and self.turn >= self.o["turns"]:
            return self.over(self.ahead(), "turns")
        self.turn += 1
        return self.begin(OTHER[self.active])

    def over(self, winner, reason):
        self.phase, self.result = "over", {"winner": winner, "reason": reason}
        self.chain, self.touched, self.placing = [], [], None

    def called(self, side):
        codes = [m["code"] for m in self.all(side)] + self.gone[side]
        return [int(figure(c)["kind"][0]) for c in codes if not is_item(c)]

    def ahead(self):
        def rank(side):
            levels = self.called(side)
            return (self.masters[side], len(levels), *(levels.count(at) for at in (4, 3, 2)))

        w, e = rank("w"), rank("e")
        return None if w == e else "w" if w > e else "e"

    def deadlock(self):
        for m in self.all():
            seen, todo = {m["pos"]}, [m["pos"]]
            while todo:
                for pos in self.beside(todo.pop()) & self.ground():
                    if pos not in seen:
                        seen.add(pos)
                        todo.append(pos)
            foe = OTHER[m["side"]]
            if any(other["pos"] in seen for other in self.all(foe)):
                return False
            if self.beside(self.slot[foe]) & seen:
                return False
            for ability in figure(m["code"]).get("abilities", {}).values():
                if any(e.split()[0] in ("damage", "reach", "teleport", "swap") for e in ability["effects"]):
                    return False
        for item in self.items:
            if not item["gone"] and any(e.split()[0] == "place" for e in figure(item["id"][1:4])["effects"]):
                return False
        return not any(self.may_summon_some_day(side) for side in "we")

    def may_summon_some_day(self, side):
        dice = self.pools[side]["dice"]
        hope = any(
            figure(code)["kind"] in dice and sum(die[0] == figure(code)["kind"][0] for die in dice) >= 2
            for code in self.pools[side]["figures"]
        )
        return hope and self.has_space(side)
