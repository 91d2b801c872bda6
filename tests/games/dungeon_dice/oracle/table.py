"""The second Dungeon Dice: what lies on the table, and what befalls it."""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.ground import CRESTS, STEPS, figure, square_of


def truth(word):
    """True or false as YAML allows it to be written."""
    return word is True or str(word).lower() in ("true", "yes", "on")


class Table:
    """Monsters and items are dictionaries; what is out of play stays in the lists, marked so."""

    def __init__(self, options, pools):
        self.o = options
        self.columns, self.rows = options["columns"], options["rows"]
        middle = (self.rows - 1) // 2
        self.slot = {"w": (0, middle), "e": (self.columns - 1, middle)}
        self.turn, self.active, self.phase = 1, None, "first"
        self.masters = {"w": options["life"], "e": options["life"]}
        self.master_attacked = False
        self.crests = {side: dict.fromkeys(CRESTS, 0) for side in "we"}
        self.laid = {"w": set(), "e": set()}
        self.blocks = {}
        self.monsters, self.items = [], []
        self.dice, self.faces = [], []
        self.pools = {s: {k: sorted(pools[s][k]) for k in ("dice", "figures")} for s in "we"}
        self.gone = {"w": [], "e": []}
        self.moving = self.asked = self.placing = self.result = None
        self.chain, self.touched = [], []
        self.first_asked = True
        self.battle = None
        self.ending = False
        self.quiet, self.noise = 0, False
        self.offer = None

    # --- a custom start ---------------------------------------------------------------------------
    def take(self, position):
        def words(given):
            return given.split() if isinstance(given, str) else list(given or [])

        self.turn = position.get("turn", 1)
        self.quiet = position.get("quiet", 0)
        self.masters |= position.get("masters", {})
        for side, have in position.get("crests", {}).items():
            self.crests[side] |= have
        for side, given in position.get("laid", {}).items():
            for word in words(given):
                first, _, last = word.partition("-")
                (a, b), (c, d) = square_of(first), square_of(last or first)
                for x in range(min(a, c), max(a, c) + 1):
                    for y in range(min(b, d), max(b, d) + 1):
                        self.laid[side].add((x, y))
        self.blocks = {square_of(word): turn for word, turn in position.get("blocks", {}).items()}
        for entry in position.get("monsters", []):
            given = entry
            if isinstance(entry, str):
                parts = entry.split()
                given = {"id": parts[0], "square": parts[1]}
                if len(parts) > 2:
                    given["damage"] = int(parts[2])
            m = self.appear(given["id"], square_of(given["square"]))
            m["damage"] = given.get("damage", 0)
            m["always"] = {"atk": given.get("atk", 0), "def": given.get("def", 0)}
            m["moved"] = truth(given.get("moved", False))
            m["attacks"] = int(truth(given.get("attacked", False)))
        for entry in position.get("items", []):
            given = entry
            if isinstance(entry, str):
                given = dict(zip(("id", "square"), entry.split(), strict=True))
            self.items.append(
                {"id": given["id"], "pos": square_of(given["square"]),
                 "up": truth(given.get("up", False)) or self.o["open_items"], "gone": False}
            )  # fmt: skip
        for side, given in position.get("gone", {}).items():
            self.gone[side] = words(given)
        self.active = position.get("active", "w")
        self.master_attacked = truth(position.get("master_attacked", False))
        wants = position.get("phase", "action") == "choose" and self.pools[self.active]["dice"]
        self.phase = "choose" if wants else "action"

    def appear(self, ident, pos):
        made = figure(ident[1:4])
        m = {
            "id": ident, "side": ident[0], "code": ident[1:4], "pos": pos, "damage": 0, "in play": True,
            "traits": set(made.get("traits", [])), "always": {"atk": 0, "def": 0},
        }  # fmt: skip
        self.fresh(m)
        self.monsters.append(m)
        return m

    def fresh(self, m):
        """What lasts for a turn only."""
        m |= {
            "turn": {"atk": 0, "def": 0}, "battle": {"atk": 0, "def": 0}, "reach": 1, "free": 0,
            "slow": 0, "held": False, "moved": False, "attacks": 0, "may": 1, "used": set(),
            "now": set(m["traits"]), "parry": False,
        }  # fmt: skip

    # --- looking ----------------------------------------------------------------------------------
    def ground(self):
        return self.laid["w"] | self.laid["e"]

    def all(self, side=None):
        return [m for m in self.monsters if m["in play"] and side in (None, m["side"])]

    def at(self, pos):
        return next((m for m in self.all() if m["pos"] == pos), None)

    def item_at(self, pos):
        return next((i for i in self.items if not i["gone"] and i["pos"] == pos), None)

    def free_square(self, pos):
        return pos in self.ground() and not self.at(pos) and pos not in self.blocks

    def stat(self, m, key):
        own = figure(m["code"])[key]
        return max(0, own + m["always"][key] + m["turn"][key] + m["battle"][key])

    def named(self, ident):
        return next((m for m in self.all() if m["id"] == ident), None)

    def beside(self, pos):
        return {(pos[0] + x, pos[1] + y) for x, y in STEPS}

    # --- what befalls it ---------------------------------------------------------------------------
    def hurt(self, m, damage):
        if not damage:
            return
        m["damage"] += damage
        self.noise = True
        hp = figure(m["code"])["hp"]
        if m["damage"] > hp or (m["damage"] == hp and self.o["lethal"] == "reach"):
            self.destroy(m)

    def destroy(self, m):
        m["in play"] = False
        self.gone[m["side"]].append(m["code"])
        if self.moving == m["id"]:
            self.moving = None

    def touch(self, m):
        if item := self.item_at(m["pos"]):
            self.touched.append((item, m))

    def discard(self, item):
        item["gone"], item["up"] = True, True
        self.gone[item["id"][0]].append(item["id"][1:4])

    def add(self, side, face):
        have = self.crests[side]
        have[face[0]] = min(self.o["cap"], have[face[0]] + int(face[1:] or 1))
