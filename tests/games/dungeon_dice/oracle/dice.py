"""Dungeon Dice a second time, written from the rules alone: slow, literal, and sharing nothing with the engine.

Every rule is carried out as its sentence says. What it is made of builds up from module to module: ``ground``
(data, nets, squares), ``table``, ``turns``, ``fighting``, ``aims``, ``effects``, ``chain``, ``lines``. On it stand
``seats`` (who sees what) and ``refusing`` (lines however they are written, and why one is refused).
"""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.ground import COST, OTHER, figure, name, square_of
from tests.games.dungeon_dice.oracle.lines import Lines


class Oracle(Lines):
    """A match: lines that are legal are played, and the state is printed as the rules say.

    Args:
        options: every option with its value.
        pools: for each side its dice and figures.
        position: a custom start, or None.
    """

    def __init__(self, options, pools, position=None):
        super().__init__(options, pools)
        if position is not None:
            self.take(position)
        elif options["first"]:
            self.begin(options["first"])

    def play(self, line):
        """Play a line that is legal and whole."""
        words = line.split()
        side, verb, rest = words[0], words[1], words[2:]
        self.offer = side if verb == "offer" else None
        if verb == "resign":
            self.over(OTHER[side], "resigned")
        elif verb == "accept":
            self.over(None, "agreement")
        elif verb != "offer":
            getattr(self, f"do_{verb}")(side, rest)

    def do_first(self, _, rest):
        self.begin(rest[0])

    def do_dice(self, _, rest):
        self.dice, self.faces, self.phase = rest, [], "roll"

    def do_roll(self, _, rest):
        self.faces = rest
        for face in rest:
            if face != "S":
                self.add(self.active, face)
        able = self.able() and self.has_space(self.active)
        self.phase = "summon" if able else "action"

    def do_summon(self, _, rest):
        self.summon(rest[0], rest[1], square_of(rest[2]))

    def do_skip(self, *_):
        self.phase = "action"

    def do_move(self, side, rest):
        m = self.named(side + rest[0])
        path = [square_of(word) for word in rest[1].split("-")]
        self.crests[side]["M"] -= self.price(m, len(path))
        m["free"] = max(0, m["free"] - len(path))
        if self.moving and self.moving != m["id"]:
            self.named(self.moving)["moved"] = True
        self.moving = m["id"]
        self.declare({"side": side, "kind": "stride", "monster": m, "path": path})

    def do_attack(self, side, rest):
        attacker = "master" if rest[0] == "master" else self.named(side + rest[0])
        target = "master" if rest[1] == "master" else self.named(rest[1])
        self.crests[side]["A"] -= 1
        if self.moving:
            self.named(self.moving)["moved"] = True
            self.moving = None
        if attacker == "master":
            self.master_attacked = True
        else:
            attacker["attacks"] += 1
        self.battle = {"target": target, "guarded": False}
        self.declare({"side": side, "kind": "attack", "attacker": attacker, "target": target})

    def do_use(self, side, rest):
        m = self.named(side + rest[0])
        ability = figure(m["code"])["abilities"][rest[1]]
        aim = None
        if len(rest) > 2:
            kind = ability["target"].split()[0]
            if kind in ("square", "item"):
                aim = square_of(rest[2])
            elif kind == "crest":
                aim = rest[2]
            else:
                aim = self.named(rest[2] if rest[2][0] in "we" else side + rest[2])
        self.crests[side][COST[ability["timing"]]] -= ability["cost"]
        if ability.get("once"):
            m["used"].add(rest[1])
        self.declare({"side": side, "kind": "use", "monster": m, "word": rest[1], "aim": aim})

    def do_end(self, side, _):
        self.declare({"side": side, "kind": "end"})

    def do_pass(self, *_):
        if self.phase == "defend":
            self.answered(False)
        else:
            self.passed()

    def do_defend(self, side, _):
        self.crests[side]["D"] -= 1
        self.answered(True)

    def answered(self, defends):
        self.hit(self.chain[0]["attacker"], self.battle["target"], defends)
        self.chain.pop()
        self.closed()

    def do_place(self, _, rest):
        m = self.placing["monster"]
        m["pos"], self.placing = square_of(rest[0]), None
        self.settle()

    # --- the state as the rules print it ------------------------------------------------------------
    def state(self):
        def sort(squares):
            return [name(pos) for pos in sorted(squares)]

        faces = [*self.faces, *[None] * (len(self.dice) - len(self.faces))]
        return {
            "game": "dungeon-dice", "turn": self.turn, "active": self.active, "phase": self.phase,
            "to_act": self.to_act, "result": self.result, "masters": self.masters,
            "master_attacked": self.master_attacked, "crests": self.crests,
            "laid": {side: sort(self.laid[side]) for side in "we"},
            "blocks": {name(pos): turn for pos, turn in self.blocks.items()},
            "monsters": {m["id"]: self.shown(m) for m in self.all()},
            "items": {
                name(i["pos"]): {"id": i["id"], "side": i["id"][0], "up": i["up"],
                                 "kind": figure(i["id"][1:4])["kind"]}
                for i in self.items if not i["gone"]
            },
            "moving": self.moving, "chain": [self.write(link) for link in self.chain],
            "touched": [f"{item['id']} {m['id']}" for item, m in self.touched],
            "placing": None if not self.placing else
                {"by": self.placing["by"], "monster": self.placing["monster"]["id"]},
            "dice": [{"kind": k, "face": f} for k, f in zip(self.dice, faces, strict=True)],
            "pools": {s: {k: sorted(v) for k, v in self.pools[s].items()} for s in "we"},
            "gone": {side: sorted(self.gone[side]) for side in "we"},
            "summoned": {side: len(self.called(side)) for side in "we"}, "quiet": self.quiet,
        }  # fmt: skip

    def shown(self, m):
        return {
            "square": name(m["pos"]), "damage": m["damage"],
            "hp": figure(m["code"])["hp"] - m["damage"],
            "atk": self.stat(m, "atk"), "def": self.stat(m, "def"), "flying": "FLYING" in m["now"],
            "tunnel": "TUNNEL" in m["now"], "reach": m["reach"], "free": m["free"], "slow": m["slow"],
            "held": m["held"], "moved": m["moved"], "attacks": m["attacks"], "may_attack": m["may"],
            "used": sorted(m["used"]),
        }  # fmt: skip
