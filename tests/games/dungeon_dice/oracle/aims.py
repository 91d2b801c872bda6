"""The second Dungeon Dice: which abilities can be declared, and what each can name."""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.fighting import Fighting
from tests.games.dungeon_dice.oracle.ground import COST, CRESTS, OTHER, distance, figure, straight


class Aims(Fighting):
    """What could be declared now."""

    def uses(self, side):
        """(monster, word, what is named) for each ability that the side can declare now."""
        link = self.chain[0] if self.chain else None
        attack = link if link and link["kind"] == "attack" else None
        lone = bool(self.chain) and all(at["side"] == side and at["kind"] != "item" for at in self.chain)
        for m in self.all(side):
            for word, ability in figure(m["code"]).get("abilities", {}).items():
                timing, target = ability["timing"], ability["target"].split()
                if self.crests[side][COST[timing]] < ability["cost"]:
                    continue
                if timing in ("MOVE", "MAGIC") and side != self.active:
                    continue
                if timing == "ATTACK" and not (attack and attack["attacker"] is m and attack["target"] != "master"):
                    continue
                if timing == "DEFEND":
                    if not attack or attack["side"] == side:
                        continue
                    on_user = attack["target"] is m
                    allowed = target[0] == "attack" and self.attack_near(m, int(target[1]))
                    if not on_user and not allowed:
                        continue
                if lone and timing != "ATTACK":
                    continue
                if ability.get("once") and word in m["used"]:
                    continue
                if "guard" in ability["effects"] and attack:
                    if attack["target"] is m:
                        continue
                    if not self.wings(attack["attacker"], m):
                        continue
                for aim in self.aims(m, target):
                    yield m, word, aim

    def attack_near(self, m, r):
        """The enemy attack that began the chain, if its target is near enough."""
        link = self.chain[0] if self.chain else None
        if not link or link["kind"] != "attack" or link["side"] == m["side"]:
            return False
        on = link["target"]
        pos = self.slot[m["side"]] if on == "master" else on["pos"]
        return distance(m["pos"], pos) <= r

    def aims(self, m, target):
        """What a line may name; [None] where the target is right and nothing is named (DD-10)."""
        kind, r = target[0], int(target[1]) if len(target) > 1 else 0
        side, foe = m["side"], OTHER[m["side"]]

        def near(monsters):
            return [other for other in monsters if distance(m["pos"], other["pos"]) <= r]

        if kind in ("self", "opponent"):
            return [None]
        if kind == "friend":
            return near([other for other in self.all(side) if other is not m])
        if kind == "own":
            return near(self.all(side))
        if kind == "enemy":
            return near(self.all(foe))
        if kind == "line":
            return [o for o in near(self.all(foe)) if straight(m["pos"], o["pos"])]
        if kind == "enemies":
            return [None] if near(self.all(foe)) else []
        if kind == "others":
            return [None] if near([o for o in self.all() if o is not m]) else []
        if kind == "square":
            return [p for p in self.ground() if self.free_square(p) and distance(m["pos"], p) <= r]
        if kind == "item":
            return [i["pos"] for i in self.items if not i["gone"] and distance(m["pos"], i["pos"]) <= r]
        if kind == "crest":
            return [crest for crest in CRESTS if self.crests[foe][crest]]
        if kind == "foe":
            return [None] if self.foe(m) else []
        if kind == "attack":
            return [None] if self.attack_near(m, r) else []
        assert kind == "link"
        last = self.chain[-1] if self.chain else None
        return [None] if last and last["kind"] == "use" and last["side"] != side else []

    def foe(self, m):
        """The other monster of the battle."""
        link = self.chain[0] if self.chain else None
        if not link or link["kind"] != "attack":
            return None
        on = self.battle["target"]
        if link["attacker"] is m:
            return None if on == "master" else on
        if on is m:
            return None if link["attacker"] == "master" else link["attacker"]
        return None
