"""Dungeon Dice a second time, written from the rules alone: slow, literal, and sharing nothing with the engine.

Squares are pairs (column, row) from 0, monsters are dictionaries, and every rule is carried out
as its sentence says. Only the definitions are read from the game's files.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from pathlib import Path

from wonderland.content.yamlfile import load

CONFIG = Path(__file__).parents[4] / "config" / "games" / "dungeon-dice"
CRESTS = "MADXT"
COST = {"MOVE": "M", "ATTACK": "A", "DEFEND": "D", "MAGIC": "X", "TRAP": "T"}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
OTHER = {"w": "e", "e": "w"}


@cache
def data():
    found = {
        name: load(CONFIG / f"{name}.yaml").data for name in ("dice", "monsters", "items", "nets")
    }
    found["faces"] = {kind: text.split() for kind, text in found["dice"]["faces"].items()}
    return found


def figure(code):
    return data()["monsters"].get(code) or data()["items"].get(code)


def is_item(code):
    return code in data()["items"]


def turn(square, orientation):
    """Mirrored first, then turned clockwise by quarters (DD-14)."""
    if orientation >= 4:
        square = (-square[0], square[1])
    for _ in range(orientation % 4):
        square = (square[1], -square[0])
    return square


@cache
def oriented():
    """Text of a net in an orientation to its squares from the start square (DD-13, DD-14)."""
    found = {}
    for letter, net in data()["nets"].items():
        squares, start = [], None
        for y, row in enumerate(reversed(net["drawn"])):
            for x, sign in enumerate(row):
                if sign != ".":
                    squares.append((x, y))
                if sign == "O":
                    start = (x, y)
        for orientation in range(8):
            if letter in "AE" and orientation > 3:
                continue
            turned = [turn((x - start[0], y - start[1]), orientation) for x, y in squares]
            found[f"{letter}/{orientation}"] = turned
    return found


@lru_cache(maxsize=8)
def all_places(columns, rows):
    """Every way to lay a net on an empty table: (text, start, squares) (DD-35)."""
    middle = (rows - 1) // 2
    slots = {(0, middle), (columns - 1, middle)}
    found = []
    for text, squares in oriented().items():
        for column in range(columns):
            for row in range(rows):
                laid = frozenset((column + x, row + y) for x, y in squares)
                inside = all(0 <= c < columns and 0 <= r < rows for c, r in laid)
                if inside and not laid & slots:
                    found.append((text, (column, row), laid))
    return found


def name(square):
    return f"{'abcdefghijklmnopqrstuvwxyz'[square[0]]}{square[1] + 1}"


def square_of(word):
    return ord(word[0]) - ord("a"), int(word[1:]) - 1


def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def straight(a, b):
    """The step from a to b if they are in one row or column, else None."""
    if a == b or (a[0] != b[0] and a[1] != b[1]):
        return None
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])


class Oracle:
    def __init__(self, options, pools, position=None):
        self.o = options
        self.columns, self.rows = options["columns"], options["rows"]
        middle = (self.rows - 1) // 2
        self.slot = {"w": (0, middle), "e": (self.columns - 1, middle)}
        self.turn, self.active, self.phase = 1, "w", "first"
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
        if position is not None:
            self.take(position)
        elif options["first"]:
            self.begin(options["first"])

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
            m["moved"] = given.get("moved", False)
            m["attacks"] = int(given.get("attacked", False))
        for entry in position.get("items", []):
            given = entry
            if isinstance(entry, str):
                given = dict(zip(("id", "square"), entry.split(), strict=True))
            self.items.append(
                {"id": given["id"], "pos": square_of(given["square"]),
                 "up": given.get("up", False) or self.o["open_items"], "gone": False}
            )  # fmt: skip
        for side, given in position.get("gone", {}).items():
            self.gone[side] = words(given)
        self.active = position.get("active", "w")
        self.master_attacked = position.get("master_attacked", False)
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

    # --- turn -------------------------------------------------------------------------------------
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
            self.items.append(
                {
                    "id": f"{side}{code}{number}",
                    "pos": start,
                    "up": self.o["open_items"],
                    "gone": False,
                }
            )
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
                if any(
                    e.split()[0] in ("damage", "reach", "teleport", "swap")
                    for e in ability["effects"]
                ):
                    return False
        for item in self.items:
            if not item["gone"] and any(
                e.split()[0] == "place" for e in figure(item["id"][1:4])["effects"]
            ):
                return False
        return not any(self.may_summon_some_day(side) for side in "we")

    def may_summon_some_day(self, side):
        dice = self.pools[side]["dice"]
        hope = any(
            figure(code)["kind"] in dice
            and sum(die[0] == figure(code)["kind"][0] for die in dice) >= 2
            for code in self.pools[side]["figures"]
        )
        return hope and self.has_space(side)

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
                todo += [
                    [*path, n] for n in self.beside(path[-1]) if n not in path and n != m["pos"]
                ]

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

    # --- abilities --------------------------------------------------------------------------------
    def uses(self, side):
        """(monster, word, what is named) for each ability that the side can declare now."""
        link = self.chain[0] if self.chain else None
        attack = link if link and link["kind"] == "attack" else None
        lone = bool(self.chain) and all(
            at["side"] == side and at["kind"] != "item" for at in self.chain
        )
        for m in self.all(side):
            for word, ability in figure(m["code"]).get("abilities", {}).items():
                timing, target = ability["timing"], ability["target"].split()
                if self.crests[side][COST[timing]] < ability["cost"]:
                    continue
                if timing in ("MOVE", "MAGIC") and side != self.active:
                    continue
                if timing == "ATTACK" and not (
                    attack and attack["attacker"] is m and attack["target"] != "master"
                ):
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
            return [
                i["pos"] for i in self.items if not i["gone"] and distance(m["pos"], i["pos"]) <= r
            ]
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

    # --- the chain --------------------------------------------------------------------------------
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
            p for p in self.ground()
            if self.free_square(p) and not self.item_at(p)
            and distance(p, m["pos"]) <= self.placing["far"]
        ]  # fmt: skip

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

    # --- effects ----------------------------------------------------------------------------------
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

    def discard(self, item):
        item["gone"], item["up"] = True, True
        self.gone[item["id"][0]].append(item["id"][1:4])

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

    def add(self, side, face):
        have = self.crests[side]
        have[face[0]] = min(self.o["cap"], have[face[0]] + int(face[1:] or 1))

    # --- lines ------------------------------------------------------------------------------------
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
            lines = [
                f"{side} summon {code} {text} {start}" for code in self.able() for text, start in at
            ]
            lines.append(f"{side} skip")
        elif self.phase == "action":
            for m in self.all(side):
                for path in self.strides(m):
                    lines.append(
                        self.write({"side": side, "kind": "stride", "monster": m, "path": path})
                    )
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

    def play(self, line):
        """Play a line that is legal and whole."""
        words = line.split()
        side, verb, rest = words[0], words[1], words[2:]
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
