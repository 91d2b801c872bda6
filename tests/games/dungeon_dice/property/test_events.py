"""Events tell all that happened: a bystander who hears nothing else knows the state after every line."""

from __future__ import annotations

import copy
import random

import pytest

from tests.games.dungeon_dice.against import chosen
from tests.games.dungeon_dice.oracle.ground import CRESTS, data, figure, is_item
from tests.games.dungeon_dice.tools import game
from tests.games.dungeon_dice.wild import wild_position
from tests.playing import play

NOT_TOLD = ("phase", "to_act", "touched")
SQUARE = {"key": lambda name: (name[0], int(name[1:]))}
MARKS = {"free": "free", "slow": "slow", "reach": "reach", "again": "may_attack"}
TRAITS = {"FLYING": "flying", "TUNNEL": "tunnel"}
TOLD_OF = {
    "first": "SideNamed", "dice": "DiceChosen", "roll": "Rolled", "summon": "Summoned", "skip": "SummonDeclined",
    "move": "LinkAdded", "attack": "LinkAdded", "use": "LinkAdded", "end": "LinkAdded", "defend": "Defended",
    "pass": "Passed", "place": "Moved", "resign": "Resigned", "offer": "DrawOffered",
}  # fmt: skip
ASKED = {"Asked": "chain", "DefendAsked": "defend", "PlaceAsked": "place"}


class Bystander:
    """Keeps a state up to date by events alone; what is told must fit what it knew."""

    def __init__(self, state, values, position=None):
        self.s, self.options = copy.deepcopy(state), values
        self.target, self.asked, self.struck, self.first = None, None, None, ""
        self.upon = set()
        self.resolved, self.cancelled = set(), set()
        given = {one["id"]: one for one in (position or {}).get("monsters", [])}
        self.stats = {name: self.printed(name, given.get(name, {})) for name in self.s["monsters"]}

    @staticmethod
    def printed(name, given):
        made = data()["monsters"][name[1:4]]
        return {
            stat: {"own": made[stat], "always": given.get(stat, 0), "turn": 0, "battle": 0} for stat in ("atk", "def")
        }

    def hear(self, film, line):
        """Take in what is told of one line; after each event all is as it was told."""
        verb = line.split()[1]
        told = {type(frame.event).__name__ for frame in film}
        assert {TOLD_OF.get(verb)} - {None} <= told
        if (self.asked or ("",))[0] != "defend":
            self.struck = None
        self.line, self.asked, self.waits = line, None, "DefendAsked" in told
        for number, (event, position) in enumerate(film, 1):
            assert getattr(event, "side", None) in (None, "w", "e")
            getattr(self, f"on_{type(event).__name__.lower()}")(event)
            if type(event).__name__ in ASKED:
                assert self.asked is None, "one question at a time"
                self.asked = (ASKED[type(event).__name__], event.side)
            # What ends with a turn ends at once, and with the last event what no event tells.
            if type(event).__name__ != "Unblocked" and number < len(film):
                self.knows(position.state())
        assert not self.upon, "who comes upon an item touches it"
        if self.resolved:  # the attack waits for its answer
            self.s["chain"] = self.s["chain"][: self.asked is not None and self.asked[0] == "defend"]
        if not self.s["chain"]:
            self.let_go("battle")

    def knows(self, state):
        """Whether the state is what was told, but for what no event tells."""
        assert self.s | {key: state[key] for key in NOT_TOLD} == state

    def fits(self, state):
        """Whether the state after a line is what was told."""
        self.knows(state)
        asked = (state["phase"], state["to_act"]) if state["phase"] in ASKED.values() else None
        assert self.asked == asked

    def let_go(self, until):
        for name, stats in self.stats.items():
            for stat, parts in stats.items():
                parts[until] = 0
                self.s["monsters"][name][stat] = max(0, sum(parts.values()))

    def pay(self, side, crest, n):
        self.s["crests"][side][crest] -= n
        assert self.s["crests"][side][crest] >= 0

    # --- turns
    def on_sidenamed(self, event):
        assert self.line == f"* first {event.side}"

    def on_turnbegan(self, event):
        self.s["turn"], self.s["active"] = event.turn, event.side

    def on_turnended(self, event):
        assert (event.turn, event.side) == (self.s["turn"], self.s["active"])
        self.s |= {"quiet": event.quiet, "dice": [], "moving": None, "master_attacked": False}
        for name, m in self.s["monsters"].items():
            traits = data()["monsters"][name[1:4]].get("traits", [])
            m |= {key: trait in traits for trait, key in TRAITS.items()}
            m |= {
                "free": 0,
                "slow": 0,
                "held": False,
                "moved": False,
                "attacks": 0,
                "may_attack": 1,
                "reach": 1,
                "used": [],
            }
        self.let_go("turn")
        assert all(until > event.turn for until in self.s["blocks"].values())

    def on_dicechosen(self, event):
        self.s["dice"] = [{"kind": kind, "face": None} for kind in event.kinds]

    def on_rolled(self, event):
        pairs = zip(event.kinds, event.faces, strict=True)
        self.s["dice"] = [{"kind": kind, "face": face} for kind, face in pairs]

    def on_crestsgained(self, event):
        have = self.s["crests"][event.side]
        have[event.crest] += event.gained
        assert not event.lost or have[event.crest] >= self.options["cap"]

    def on_crestslost(self, event):
        assert event.lost > 0
        self.pay(event.side, event.crest, event.lost)

    def on_summondeclined(self, event):
        assert self.line == f"{event.side} skip"

    def on_summoned(self, event):
        side, pool = event.side, self.s["pools"][event.side]
        pool["dice"].remove(event.kind)
        pool["figures"].remove(event.code)
        assert event.is_item == is_item(event.code)
        assert event.squares[0] == event.start
        assert self.line == f"{side} summon {event.code} {event.net} {event.start}"
        self.s["laid"][side] = sorted([*self.s["laid"][side], *event.squares], **SQUARE)
        if event.is_item:
            up = self.options["open_items"]
            item = {"id": event.id, "side": side, "kind": event.kind, "up": up}
            self.s["items"] = dict(
                sorted({**self.s["items"], event.start: item}.items(), key=lambda one: SQUARE["key"](one[0]))
            )
            return
        self.s["summoned"][side] += 1
        made = figure(event.code)
        traits = made.get("traits", [])
        self.stats[event.id] = self.printed(event.id, {})
        self.s["monsters"][event.id] = {
            "square": event.start, "damage": 0, "hp": made["hp"], "atk": made["atk"], "def": made["def"],
            "flying": "FLYING" in traits, "tunnel": "TUNNEL" in traits, "reach": 1, "free": 0, "slow": 0,
            "held": False, "moved": False, "attacks": 0, "may_attack": 1, "used": [],
        }  # fmt: skip

    # --- the chain
    def on_linkadded(self, event):
        self.s["chain"] = [*(self.s["chain"] if event.number > 1 else []), event.line]
        assert len(self.s["chain"]) == event.number
        if event.number == 1:
            self.struck, self.first = None, event.line
            self.resolved, self.cancelled = set(), set()
            self.let_go("battle")
        assert bool(event.crest) == bool(event.paid)
        if event.paid:
            self.pay(event.side, event.crest, event.paid)
        side, verb, *words = event.line.split()
        if verb == "move":
            who, squares = side + words[0], len(words[1].split("-"))
            if self.s["moving"] not in (None, who):
                self.s["monsters"][self.s["moving"]]["moved"] = True
            self.s["moving"] = who
            m = self.s["monsters"][who]
            m["free"] -= min(m["free"], squares)
        elif verb == "attack":
            if self.s["moving"]:
                self.s["monsters"][self.s["moving"]]["moved"] = True
                self.s["moving"] = None
            if words[0] == "master":
                self.s["master_attacked"] = True
            else:
                self.s["monsters"][side + words[0]]["attacks"] += 1
            self.target = words[1]
        elif verb == "use":
            m = self.s["monsters"][side + words[0]]
            if data()["monsters"][words[0][:3]]["abilities"][words[1]].get("once"):
                m["used"] = sorted([*m["used"], words[1]])

    def on_asked(self, event):
        assert self.s["chain"]

    def on_passed(self, event):
        assert self.line == f"{event.side} pass"

    def on_linkresolved(self, event):
        assert event.line == self.s["chain"][event.number - 1]
        assert event.number == len(self.s["chain"]), "the last one first"
        if event.number > 1 or not self.waits:
            self.s["chain"] = self.s["chain"][:-1]
        self.resolved.add(event.number)
        assert (event.why == "cancelled") == (event.number in self.cancelled)

    def on_cancelled(self, event):
        self.cancelled.add(event.number)

    def on_guarded(self, event):
        assert event.id in self.s["monsters"]
        self.target = event.id

    # --- the battle
    def on_attacked(self, event):
        side, _, attacker, _ = self.first.split()
        assert event.attacker == (f"{side} master" if attacker == "master" else side + attacker)
        other = "we"["ew".index(side)]
        assert event.target == (f"{other} master" if self.target == "master" else self.target)
        self.due, self.struck = (self.s["monsters"].get(event.attacker, {"atk": 10})["atk"], event.target)

    def on_defendasked(self, event):
        assert event.target == self.struck
        assert event.undefended == self.due
        assert event.defended == max(0, self.due - self.s["monsters"][event.target]["def"])

    def on_defended(self, event):
        assert event.id == self.struck
        self.due = max(0, self.due - self.s["monsters"][event.id]["def"])
        if event.paid:
            self.pay(event.id[0], "D", 1)

    def on_masterhurt(self, event):
        assert self.struck == f"{event.side} master"
        assert event.left == self.s["masters"][event.side] - 1
        self.s["masters"][event.side] = event.left

    # --- monsters
    def on_moved(self, event):
        m = self.s["monsters"][event.id]
        assert m["square"] == event.squares[0]
        m["square"] = event.squares[-1]
        self.walked = event.id, event.squares
        if event.squares[-1] in self.s["items"]:
            self.upon.add((event.squares[-1], event.id))
        if event.how == "place":
            assert self.line.endswith(f" place {event.squares[-1]}")
            self.s["placing"] = None
        elif event.how == "stride":
            assert self.first.split()[2:] == [event.id[1:], "-".join(event.squares[1:])]
        else:
            assert event.how in ("push", "pull", "teleport", "swap")

    def on_damaged(self, event):
        if event.id == self.struck:
            assert event.damage == self.due
            self.struck = None
        m = self.s["monsters"][event.id]
        m["damage"] += event.damage
        m["hp"] -= event.damage
        assert event.left == m["hp"]

    def on_healed(self, event):
        m = self.s["monsters"][event.id]
        m["damage"] -= event.healed
        m["hp"] += event.healed
        assert event.left == m["hp"]

    def on_destroyed(self, event):
        gone = self.s["monsters"].pop(event.id)
        del self.stats[event.id]
        assert (event.code, event.square) == (event.id[1:4], gone["square"])
        self.goes(event.id[0], event.code)
        if self.s["moving"] == event.id:
            self.s["moving"] = None

    def goes(self, side, code):
        self.s["gone"][side] = sorted([*self.s["gone"][side], code])

    def on_statchanged(self, event):
        parts = self.stats[event.id][event.stat]
        parts[event.until] += event.by
        self.s["monsters"][event.id][event.stat] = max(0, sum(parts.values()))
        assert event.now == self.s["monsters"][event.id][event.stat]

    def on_markset(self, event):
        m = self.s["monsters"][event.id]
        assert event.by == 1 or event.mark not in ("hold", "parry", "again")
        if event.mark == "hold":
            m["held"] = True
        elif event.mark == "reach":
            m["reach"] = max(m["reach"], event.by)
        elif event.mark != "parry":
            m[MARKS[event.mark]] += event.by

    def on_traitchanged(self, event):
        self.s["monsters"][event.id][TRAITS[event.trait]] = event.has

    # --- squares and items
    def on_blocked(self, event):
        blocks = {**self.s["blocks"], event.square: max(event.until, self.s["blocks"].get(event.square, 0))}
        self.s["blocks"] = dict(sorted(blocks.items(), key=lambda one: SQUARE["key"](one[0])))

    def on_unblocked(self, event):
        assert self.s["blocks"].pop(event.square) <= self.s["turn"]

    def on_itemtouched(self, event):
        self.upon.discard((event.square, event.monster))
        who, squares = self.walked
        assert event.monster == who
        assert event.square in squares[1:]
        assert event.square in self.s["items"]

    def on_itemturned(self, event):
        item = self.s["items"][event.square]
        assert (item["id"], item["up"]) == (event.id, False)
        assert event.code == event.id[1:4]
        item["up"] = True

    def on_itemgone(self, event):
        item = self.s["items"].pop(event.square)
        assert (event.id, event.code) == (item["id"], item["id"][1:4])
        self.goes(item["side"], event.code)

    def on_placeasked(self, event):
        self.s["placing"] = {"by": event.side, "monster": event.monster}

    # --- ends
    def on_resigned(self, event):
        assert self.line == f"{event.side} resign"

    def on_drawoffered(self, event):
        assert self.line == f"{event.side} offer draw"

    def on_matchover(self, event):
        self.s["result"] = {"winner": event.winner, "reason": event.reason}
        self.s |= {"chain": [], "placing": None}


@pytest.mark.parametrize("seed", range(16))
def test_a_bystander_who_hears_the_events_knows_the_state(seed):
    rng = random.Random(seed)
    options = {"columns": rng.randrange(9, 14), "rows": rng.choice([5, 7]), "turns": 30, "cap": rng.choice([4, 10])}
    options["open_items"] = seed % 4 == 0
    setup = {}
    if seed % 8:
        pools, position = wild_position(rng, game().options.values(options))
        setup = {"pools": pools, "position": position}
    match = game().new(options=options, seed=seed, **setup)
    listener = Bystander(match.state(), game().options.values(options), setup.get("position"))
    while match.to_act is not None and len(match.lines) < 60:
        line = chosen(match, rng)
        play(match, line)
        listener.hear(match.film(), match.lines[-1])
        listener.fits(match.state())
    assert set(CRESTS) == set(match.state()["crests"]["w"])
