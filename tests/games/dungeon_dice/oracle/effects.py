"""The second Dungeon Dice: what abilities and items do."""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.aims import Aims
from tests.games.dungeon_dice.oracle.ground import OTHER, distance, figure, straight


class Effects(Aims):
    """One effect after another, as the words of the data say."""

    def carry_out(self, link):
        m, aim = link["monster"], link["aim"]
        ability = figure(m["code"])["abilities"][link["word"]]
        target, start = ability["target"].split(), m["pos"]
        r = int(target[1]) if len(target) > 1 else 0
        at = len(self.chain) - 1
        if target[0] in ("enemies", "others"):
            among = self.all(OTHER[m["side"]]) if target[0] == "enemies" else self.all()
            reached = [o for o in among if o is not m and distance(o["pos"], start) <= r]
            reached.sort(key=lambda o: o["pos"])
        elif target[0] == "self":
            reached = [m]
        elif target[0] == "foe":
            reached = [self.foe(m)] if self.foe(m) else []
        else:
            reached = [aim] if isinstance(aim, dict) else []
        for effect in ability["effects"]:
            words = effect.split()
            if words[0] == "drain":
                crest = words[1] if len(words) > 2 else aim
                foe = self.crests[OTHER[m["side"]]]
                foe[crest] -= min(foe[crest], int(words[-1]))
            elif words[0] == "perish":
                if m["in play"]:
                    self.destroy(m)
            elif words[0] == "cancel":
                self.chain[0 if target[0] == "attack" else at - 1]["cancelled"] = True
            elif words[0] == "guard":
                self.battle = {"target": m, "guarded": True}
            elif words[0] == "parry":
                m["parry"] = True
            elif words[0] == "teleport":
                if self.free_square(aim):
                    m["pos"] = aim
                    self.touch(m)
            elif words[0] == "block":
                if self.free_square(aim):
                    self.blocks[aim] = self.turn + int(words[1])
            elif words[0] in ("reveal_item", "destroy_item"):
                item = self.item_at(aim)
                if item and words[0] == "reveal_item":
                    item["up"] = True
                elif item:
                    self.noise = True
                    self.discard(item)
            else:
                for other in reached:
                    if other["in play"]:
                        self.on_monster(words, other, m)

    def on_monster(self, words, m, user):
        kind = words[0]
        if kind == "damage":
            self.hurt(m, int(words[1]))
        elif kind == "heal":
            m["damage"] = max(0, m["damage"] - int(words[1]))
        elif kind in ("atk", "def"):
            m[words[2]][kind] += int(words[1])
        elif kind == "reach":
            m["reach"] = max(m["reach"], int(words[1]))
        elif kind in ("free", "slow"):
            m[kind] += int(words[1])
        elif kind == "hold":
            m["held"] = True
        elif kind == "again":
            m["may"] += 1
        elif kind == "trait":
            trait = words[1][1:]
            m["now"].add(trait) if words[1][0] == "+" else m["now"].discard(trait)
        elif kind == "swap":
            if user["pos"] not in self.blocks and m["pos"] not in self.blocks:
                user["pos"], m["pos"] = m["pos"], user["pos"]
                self.touch(user)
                self.touch(m)
        else:
            self.shove(m, user, int(words[1]), 1 if kind == "push" else -1)

    def shove(self, m, user, n, way):
        step = straight(user["pos"], m["pos"])
        moved = False
        for _ in range(n if step else 0):
            on = (m["pos"][0] + way * step[0], m["pos"][1] + way * step[1])
            if not self.free_square(on):
                break
            if moved and "TUNNEL" not in m["now"]:
                self.touch(m)
            m["pos"], moved = on, True
        if moved:
            self.touch(m)

    def item_acts(self, link):
        item, finder = link["item"], link["finder"]
        made = figure(item["id"][1:4])
        target = made["target"].split()
        if target[0] == "finder":
            reached = [finder]
        else:
            reached = [o for o in self.all() if distance(o["pos"], item["pos"]) <= int(target[1])]
            reached.sort(key=lambda o: o["pos"])
        for effect in made["effects"]:
            words = effect.split()
            for m in reached:
                if not m["in play"]:
                    continue
                if words[0] == "gain":
                    for face in words[1:]:
                        self.add(m["side"], face)
                elif words[0] == "place":
                    by = item["id"][0] if words[3] == "owner" else m["side"]
                    self.placing = {"by": by, "monster": m, "far": int(words[1])}
                else:
                    self.on_monster(words, m, None)
        if not made.get("stays"):
            self.discard(item)
