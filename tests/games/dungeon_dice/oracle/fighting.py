"""The second Dungeon Dice: strides and attacks."""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.ground import OTHER, distance, straight
from tests.games.dungeon_dice.oracle.turns import Turns


class Fighting(Turns):
    """Who may go where, and who may strike whom."""

    # --- moving -----------------------------------------------------------------------------------
    def price(self, m, squares):
        each = (2 if "FLYING" in m["now"] else 1) + m["slow"]
        return max(0, squares - m["free"]) * each

    def path_is_right(self, m, path):
        before, tunnel = m["pos"], "TUNNEL" in m["now"]
        for at, pos in enumerate(path):
            if pos not in self.ground() or pos not in self.beside(before):
                return False
            if pos in self.blocks or pos in path[:at] or pos == m["pos"]:
                return False
            there = self.at(pos)
            if there and there["side"] != m["side"] and not tunnel:
                return False
            if at == len(path) - 1:
                if there:
                    return False
            elif not there and not (tunnel and self.item_at(pos)):
                return False
            before = pos
        return True

    def strides(self, m):
        """Every stride of a monster that can be paid."""
        if m["attacks"] or m["moved"] or m["held"]:
            return
        have = self.crests[m["side"]]["M"]
        todo = [[pos] for pos in sorted(self.beside(m["pos"]))]
        while todo:
            path = todo.pop()
            if self.price(m, len(path)) > have:
                continue
            if self.path_is_right(m, path):
                yield path
            there = self.at(path[-1])
            over = there and (there["side"] == m["side"] or "TUNNEL" in m["now"])
            over = over or ("TUNNEL" in m["now"] and self.item_at(path[-1]))
            if over and path[-1] in self.ground() and path[-1] not in self.blocks:
                todo += [[*path, n] for n in self.beside(path[-1]) if n not in path and n != m["pos"]]

    # --- attacking --------------------------------------------------------------------------------
    def can_strike(self, attacker, target, side):
        """DD-50 to DD-52, adjacency and wings alone; a Master is "master"."""
        foe = OTHER[side]
        here = self.slot[side] if attacker == "master" else attacker["pos"]
        there = self.slot[foe] if target == "master" else target["pos"]
        if attacker == "master" and target == "master":
            return False
        if target != "master" and target["side"] == side:
            return False
        near = distance(here, there) == 1
        if not near and attacker != "master" and attacker["reach"] > 1:
            step = straight(here, there)
            if step and distance(here, there) <= attacker["reach"]:
                between, pos = [], (here[0] + step[0], here[1] + step[1])
                while pos != there:
                    between.append(pos)
                    pos = (pos[0] + step[0], pos[1] + step[1])
                near = all(p in self.ground() and not self.at(p) for p in between)
        return near and self.wings(attacker, target)

    def wings(self, attacker, target):
        if attacker == "master" or target == "master":
            return True
        return "FLYING" not in target["now"] or "FLYING" in attacker["now"]

    def attacks(self, side):
        if not self.crests[side]["A"]:
            return
        foes = self.all(OTHER[side])
        for m in self.all(side):
            if m["attacks"] < m["may"]:
                for target in (*foes, "master"):
                    if self.can_strike(m, target, side):
                        yield m, target
        if not self.master_attacked:
            for target in foes:
                if self.can_strike("master", target, side):
                    yield "master", target

    # --- battle -----------------------------------------------------------------------------------
    def strike(self, link):
        """True if somebody is asked to defend."""
        attacker, target = link["attacker"], self.battle["target"]
        if attacker != "master" and not attacker["in play"]:
            return False
        if target != "master" and not target["in play"]:
            return False
        if self.battle["guarded"]:
            if not self.wings(attacker, target):
                return False
        elif not self.can_strike(attacker, target, link["side"]):
            return False
        if target == "master":
            foe = OTHER[link["side"]]
            self.masters[foe] -= 1
            self.noise = True
            if self.masters[foe] == 0:
                self.over(link["side"], "master")
            return False
        if target["parry"]:
            self.hit(attacker, target, True)
        elif self.crests[target["side"]]["D"]:
            self.phase, self.asked = "defend", target["side"]
            return True
        else:
            self.hit(attacker, target, False)
        return False

    def hit(self, attacker, target, defends):
        atk = 10 if attacker == "master" else self.stat(attacker, "atk")
        self.hurt(target, max(0, atk - self.stat(target, "def")) if defends else atk)
