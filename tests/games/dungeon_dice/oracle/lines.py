"""The second Dungeon Dice: lines as the rules write them, and which are legal."""

from __future__ import annotations

from itertools import combinations, product

from tests.games.dungeon_dice.oracle.chain import Chain
from tests.games.dungeon_dice.oracle.ground import data, name


class Lines(Chain):
    """What may be said."""

    @property
    def to_act(self):
        if self.phase in ("first", "roll"):
            return "*"
        if self.phase in ("chain", "defend", "place"):
            return self.asked
        return None if self.phase == "over" else self.active

    def show(self, m, side):
        return m["id"][1:] if m["side"] == side else m["id"]

    def write_use(self, side, m, word, aim):
        said = f"{side} use {m['id'][1:]} {word}"
        if aim is None:
            return said
        if isinstance(aim, dict):
            return f"{said} {self.show(aim, side)}"
        return f"{said} {name(aim) if isinstance(aim, tuple) else aim}"

    def write(self, link):
        side = link["side"]
        if link["kind"] == "stride":
            path = "-".join(map(name, link["path"]))
            return f"{side} move {link['monster']['id'][1:]} {path}"
        if link["kind"] == "attack":
            by = "master" if link["attacker"] == "master" else link["attacker"]["id"][1:]
            on = "master" if link["target"] == "master" else link["target"]["id"]
            return f"{side} attack {by} {on}"
        if link["kind"] == "use":
            return self.write_use(side, link["monster"], link["word"], link["aim"])
        if link["kind"] == "item":
            return f"{name(link['item']['pos'])} {link['item']['id']} {link['finder']['id']}"
        return f"{side} end"

    def legal(self):
        """All legal lines, sorted as text."""
        side, lines = self.to_act, []
        if self.phase == "first":
            lines = ["* first w", "* first e"]
        elif self.phase == "choose":
            dice = self.pools[side]["dice"]
            sets = {tuple(sorted(kinds)) for kinds in combinations(dice, min(3, len(dice)))}
            lines = [f"{side} dice {' '.join(kinds)}" for kinds in sets]
        elif self.phase == "roll":
            faces = [sorted(set(data()["faces"][kind])) for kind in self.dice]
            lines = [f"* roll {' '.join(shown)}" for shown in product(*faces)]
        elif self.phase == "summon":
            at = [(text, name(start)) for text, start, _ in self.places(side)]
            lines = [f"{side} summon {code} {text} {start}" for code in self.able() for text, start in at]
            lines.append(f"{side} skip")
        elif self.phase == "action":
            for m in self.all(side):
                for path in self.strides(m):
                    lines.append(self.write({"side": side, "kind": "stride", "monster": m, "path": path}))
            for attacker, target in self.attacks(side):
                link = {"side": side, "kind": "attack", "attacker": attacker, "target": target}
                lines.append(self.write(link))
            lines += [self.write_use(side, *use) for use in self.uses(side)]
            lines.append(f"{side} end")
        elif self.phase == "chain":
            lines = [self.write_use(side, *use) for use in self.uses(side)]
            lines.append(f"{side} pass")
        elif self.phase == "defend":
            lines = [f"{side} defend", f"{side} pass"]
        elif self.phase == "place":
            lines = [f"{side} place {name(pos)}" for pos in self.place_squares()]
        return sorted(lines)
