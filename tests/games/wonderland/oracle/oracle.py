"""The rules of Wonderland once more: plain, slow and literal, to hold the engine against.

Written from the rule text alone. Squares, beings and lines are text; the state is dicts and sets.
"""

from __future__ import annotations

import copy

from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.beings import Beings
from tests.games.wonderland.oracle.listing import Listing
from tests.games.wonderland.oracle.refusal import Refused, copied, demand, other, split
from tests.games.wonderland.oracle.seats import Seats

__all__ = ["Oracle", "Refused"]

PRESETS = {
    "standard": {"rows": 13, "line": 9, "life": 3, "pool": 15, "dice": 3},
    "quick": {"rows": 11, "line": 5, "life": 2, "pool": 10, "dice": 3},
}
STALLED_AFTER = 60


class Oracle(Listing, Beings, Seats):
    """A match; `s` holds all that changes, so that a trial is a deep copy of it."""

    def __init__(self, options, pools, position=None):
        given = {k: v for k, v in options.items() if k != "preset"}
        self.options = {**PRESETS[options.get("preset", "standard")], **given}
        self.table = t.Table(self.options["rows"], self.options["line"])
        self.selection = {x: frozenset(pools[x]) for x in t.SIDES}
        position = position or {}
        active = position.get("active") or self.options.get("first")
        self.s = {
            "turn": 1, "active": active, "phase": "choose", "result": None,
            "images": dict.fromkeys(t.SIDES, self.options["life"]) | position.get("images", {}),
            "factors": {x: self._factors(position, x) for x in t.SIDES},
            "laid": {x: set(position.get("laid", {}).get(x, [])) for x in t.SIDES},
            "beings": {}, "pools": {x: set(pools[x]) for x in t.SIDES},
            "discards": {x: set(position.get("discards", {}).get(x, [])) for x in t.SIDES},
            "dice": [], "four": False, "window": None, "sharer": None, "defender": None,
            "hit": set(), "quiet": 0, "busy": False, "offer": None, "shown": {x: set() for x in t.SIDES},
            "came": {x: [] for x in t.SIDES}, "trusting": False,
        }  # fmt: skip
        for given in position.get("beings", []):
            self._arrive(
                self._whole(given["id"]), given["id"], given["square"], given.get("str"), given.get("known", True)
            )
        for side in t.SIDES:
            self.s["pools"][side] -= self.s["discards"][side]
        if active:
            self._begin_turn()
            if position.get("phase") == "action":
                self.s["phase"] = "action"

    @classmethod
    def from_record(cls, record):
        """The match of a record as plain data, its moves played."""
        oracle = cls(record.get("options") or {}, record["pools"], record.get("position"))
        for line in record.get("moves") or []:
            oracle.play(line)
        return oracle

    @staticmethod
    def _factors(position, side):
        return dict.fromkeys(t.FACTORS, 0) | position.get("factors", {}).get(side, {})

    def _whole(self, being):
        """What a being is in its side's selection: its card, or its pair (W-91)."""
        return next(c for c in self.selection[being[0]] if t.front(c) == being[1:])

    def twin(self):
        """The same match, to be played on by itself."""
        twin = copy.copy(self)
        twin.s = copied(self.s)
        return twin

    # --- what is to be seen -------------------------------------------------------------------

    @property
    def to_act(self):
        s = self.s
        if s["result"]:
            return None
        if s["active"] is None or s["phase"] == "roll":
            return "*"
        if s["window"]:
            return s["window"]["asked"]
        return s["defender"] if s["phase"] == "defend" else s["active"]

    def state(self):
        """The state, as section 8 prints it."""
        s = self.s
        return {
            "game": "wonderland", "turn": s["turn"], "active": s["active"],
            "phase": "over" if s["result"] else "window" if s["window"] else s["phase"],
            "to_act": self.to_act, "result": copied(s["result"]),
            "images": dict(s["images"]),
            "factors": {x: dict(s["factors"][x]) for x in t.SIDES},
            "laid": {x: sorted(s["laid"][x], key=t.place) for x in t.SIDES},
            "beings": [self._shown(b) for _, b in sorted(s["beings"].items())],
            "pools": {x: sorted(s["pools"][x]) for x in t.SIDES},
            "discards": {x: sorted(s["discards"][x]) for x in t.SIDES},
            "dice": [dict(d) for d in s["dice"]],
        }  # fmt: skip

    def _shown(self, b):
        pair = {"back": t.back(b["whole"]), "mov": t.mov(b["whole"]), "stepped": b["stepped"]}
        return {
            **(pair if self.options.get("paired_cards") else {}),
            **(self._veil(b) if self.options.get("hidden_beings") else {}),
            "id": b["id"], "square": b["square"], "str": b["str"], "atk": self._atk(b),
            "def": self._def(b), "level": t.level(b["whole"]), "attacked": b["attacked"],
            "halted": b["halted"], "points": b["points"],
        }  # fmt: skip

    # --- playing a line -----------------------------------------------------------------------

    def play(self, line):
        """Play one line, the passes and dones that it leaves out before it; or raise Refused."""
        kept = copied(self.s)
        words = line.split()
        try:
            self._play(words)
        except Refused:
            self.s = kept
            raise

    def _play(self, words):
        demand(len(words) >= 2, "8", "A line has a side and a verb.")
        demand(not self.s["result"], "W-67", "The match is over.")
        if words[1] in ("offer", "accept", "resign"):
            self._talk(words)
            return
        self.s["offer"] = None
        first, known = None, self._known()
        while True:
            before = copied(self.s)
            try:
                self._apply(words)
                return
            except Refused as refused:
                self.s = before
                if first is None:
                    self._judge(words)
                first = first or refused
            if self.s["window"]:
                self._pass()
            elif self.s["phase"] == "defend":
                self._done()
            else:
                break
            if self.s["result"]:
                break
        if self.s["trusting"] or self._known() == known:
            raise first  # W-84: else the rest, which all that is known allows, is dropped

    def _judge(self, words):
        """W-84: what is said is judged by what is known, the passes that it leaves out with it."""
        if not self.s["trusting"]:
            trial = self.twin()
            trial.s["trusting"] = True
            trial._play(words)

    def _talk(self, words):
        side, s = words[0], self.s
        demand(side in t.SIDES, "8", "Chance does not talk.")
        if words[1:] == ["resign"]:
            s["result"] = {"winner": other(side), "reason": "resigned"}
        elif words[1:] == ["offer", "draw"]:
            s["offer"] = side
        else:
            demand(words[1:] == ["accept", "draw"], "8", "No such line.")
            demand(s["offer"] == other(side), "W-69", "No draw is offered.")
            s["result"] = {"winner": None, "reason": "agreement"}

    def _apply(self, words):
        side, verb, rest = words[0], words[1], words[2:]
        demand(side == self.to_act, "8", "It is not that side's to act.")
        phase = "window" if self.s["window"] else self.s["phase"]
        verbs = {
            "choose": {"first": self._first, "dice": self._dice, "four": self._four},
            "roll": {"roll": self._roll},
            "summon": {"summon": self._summon, "skip": self._skip},
            "action": {
                "move": self._move, "halt": self._halt, "attack": self._declare_attack,
                "use": self._use, "blast": self._declare_blast, "end": self._end,
            },
            "window": {"use": self._use, "blast": self._answer_blast, "pass": self._pass},
            "defend": {"defend": self._defend, "done": self._done},
        }  # fmt: skip
        demand(verb in verbs[phase], "8", f"No {verb} now.")
        if verb in ("four", "skip", "end", "pass", "done"):
            demand(not rest, "8", f"Nothing follows {verb}.")
            verbs[phase][verb]()
        else:
            verbs[phase][verb](rest)
        self._settle()

    # --- dice and summons ---------------------------------------------------------------------

    def _first(self, rest):
        demand(self.s["active"] is None, "W-15", "The side that begins is known.")
        demand(len(rest) == 1 and rest[0] in t.SIDES, "W-15", "One side begins.")
        self.s["active"] = rest[0]
        self._begin_turn()

    def _begin_turn(self):
        s = self.s
        s["dice"], s["four"], s["busy"], s["hit"] = [], False, False, set()
        for b in s["beings"].values():
            b["start"] = b["square"]
        s["phase"] = "choose" if s["pools"][s["active"]] else "action"

    def _four(self):
        demand(self.s["active"] is not None, "W-15", "Nobody has begun.")
        mine = self.s["factors"][self.s["active"]]
        demand(self.options.get("four_dice"), "W-71", "Four dice are not in play.")
        demand(not self.s["four"], "W-71", "It is paid once.")
        demand(mine["C"] >= 1, "W-71", "It costs 1 Chance.")
        mine["C"] -= 1
        self.s["four"] = True

    def _most_dice(self):
        return 4 if self.s["four"] else self.options["dice"]

    def _dice(self, cards):
        s = self.s
        demand(s["active"] is not None, "W-15", "Nobody has begun.")
        demand(1 <= len(cards) <= self._most_dice(), "W-16", "Not that many dice.")
        demand(len(set(cards)) == len(cards), "W-16", "Each die has a card of its own.")
        pool = {t.front(card): card for card in s["pools"][s["active"]]}
        demand(set(cards) <= set(pool), "W-16", "A card is not in the pool.")
        cards = [pool[card] for card in cards]
        s["dice"] = [{"card": c, "level": t.level(c), "face": None} for c in cards]
        s["phase"] = "roll"
        if not self.options.get("face_down"):
            s["shown"][s["active"]] |= set(cards)

    def _roll(self, faces):
        s = self.s
        demand(len(faces) == len(s["dice"]), "W-18", "One face for each die.")
        for die, face in zip(s["dice"], faces, strict=True):
            demand(len(face) == 1 and face in t.FACES[die["level"]], "W-5", "No such face.")
            die["face"] = face
            if face != "S":
                s["factors"][s["active"]][face] += 1
        can = self._summonable() and self._has_space(s["active"])
        s["phase"] = "summon" if can else "action"

    def _summonable(self):
        """W-19: cards whose die shows S together with another of its level."""
        shown = [d for d in self.s["dice"] if d["face"] == "S"]
        levels = [d["level"] for d in shown]
        return [t.front(d["card"]) for d in shown if levels.count(d["level"]) >= 2]

    def _free(self, square):
        laid = self.s["laid"]
        return (
            square in self.table.known
            and square not in laid["w"] | laid["e"]
            and square not in self.table.images.values()
        )

    def _roots(self, side):
        """Squares that a first square may touch (W-23)."""
        return self.s["laid"][side] | {self.table.images[side]}

    def _paths(self, side):
        """All legal ordered paths of a side now."""
        taken = self.s["laid"]["w"] | self.s["laid"]["e"]
        roots = self._roots(side)
        firsts = {n for root in roots for n in self.table.near[root] if self._free(n)}
        for first in sorted(firsts):
            for path in self.table.paths_from(first):
                if taken.isdisjoint(path):
                    yield path

    def _has_space(self, side):
        return next(self._paths(side), None) is not None

    def _starts(self, side, path):
        """W-28: the new squares that touch an older one, or the own Image."""
        old = self.s["laid"]["w"] | self.s["laid"]["e"] | {self.table.images[side]}
        return [s for s in path if any(n in old for n in self.table.near[s])]

    def _summon(self, rest):
        s, side = self.s, self.s["active"]
        demand(len(rest) == 5, "8", "A card, three dominoes and a start.")
        card, start = rest[0].removeprefix(side), rest[4]
        hidden = bool(self.options.get("hidden_beings"))
        demand(card in self._summonable(), "W-19", "That card can't be summoned.")
        path = tuple(x for domino in rest[1:4] for x in split(domino))
        demand(all(self._free(x) for x in path), "W-22", "A square is not free.")
        fault = t.path_fault(path)
        demand(fault is None, fault, "The path is not well laid.")
        touches = any(n in self._roots(side) for n in self.table.near[path[0]])
        demand(touches, "W-23", "The first square touches neither Image nor own path.")
        demand(start in self._starts(side, path), "W-28", "No start there.")
        s["laid"][side] |= set(path)
        self._arrive(self._whole(side + card), side + card, start, None, not hidden)
        s["phase"], s["busy"] = "action", True

    def _arrive(self, whole, being, square, strength, known):
        self.s["pools"][being[0]].discard(whole)
        if self.options.get("hidden_beings"):
            self.s["came"][being[0]].append(being)
        self.s["beings"][being] = {
            "id": being, "side": being[0], "card": being[1:], "whole": whole, "stepped": 0,
            "square": square, "start": square,
            "str": t.strength(whole) if strength is None else strength, "atk": 0, "def": 0,
            "hobble": 0, "spur": 0, "credit": 0, "attacked": False, "halted": False,
            "points": 0, "by": set(), "defended": False, "known": known,
        }  # fmt: skip

    def _skip(self):
        self.s["phase"] = "action"

    # --- windows ------------------------------------------------------------------------------

    def _can_answer(self, side):
        """W-60: holds a factor that a court card or Rook of his in play needs."""
        held = self.s["factors"][side]
        for b in self.s["beings"].values():
            if b["side"] == side:
                needs = "F" if b["card"][0] == "T" else None
                if t.coloured(b["card"]) in t.ABILITIES:
                    needs = t.ABILITIES[t.coloured(b["card"])][1]
                if needs and held[needs]:
                    return True
        return False

    def _declare(self, action):
        asked = other(self.s["active"])
        self.s["window"] = {"action": action, "asked": asked, "used": False, "passes": 0}
        self._ask()

    def _is_asked(self, side):
        """W-78: with referee by what lies open, else by W-60."""
        mine = [b for b in self.s["beings"].values() if b["side"] == side]
        if self.options.get("hidden_beings"):
            return bool(mine)
        if self.options.get("referee"):
            return any(b["card"][0] in "TJQK" for b in mine)
        return self._can_answer(side)

    def _ask(self):
        """Pass for whoever is not asked, until somebody is or the window is closed."""
        while self.s["window"] and not self._is_asked(self.s["window"]["asked"]):
            self._note_pass()

    def _note_pass(self):
        w = self.s["window"]
        w["passes"] += 1
        w["asked"] = other(w["asked"])
        if w["passes"] == 2 or not w["used"]:
            self._close()

    def _pass(self):
        self._note_pass()
        self._ask()
        self._settle()

    def _used(self):
        w = self.s["window"]
        w["used"], w["passes"], w["asked"] = True, 0, other(w["asked"])
        self._ask()

    def _close(self):
        kind, *args = self.s["window"]["action"]
        self.s["window"] = None
        if kind == "end":
            self.s["defender"], self.s["phase"] = other(self.s["active"]), "defend"
            self._ask_defender()
            return
        happen = {"step": self._step, "attack": self._attack, "blast": self._blast}[kind]
        before = copied(self.s)
        try:
            happen(*args)
        except Refused:
            self.s = before  # W-58: void, and nothing is paid

    # --- check defense and the end of the turn ------------------------------------------------

    def _end(self):
        self._drop_sharer()
        self._declare(("end",))

    def _may_defend(self, side):
        return self._hit(side) if self.s["factors"][side]["D"] else []

    def _hit(self, side):
        mine = [b for b in self.s["beings"].values() if b["side"] == side]
        return [b for b in mine if b["points"] and not b["defended"]]

    def _ask_defender(self):
        asked = self._hit if self.options.get("referee") else self._may_defend  # W-78
        while self.s["defender"] and not asked(self.s["defender"]):
            self._next_defender()

    def _next_defender(self):
        active = self.s["active"]
        self.s["defender"] = active if self.s["defender"] != active else None
        if self.s["defender"] is None:
            self._end_turn()

    def _defend(self, rest):
        demand(len(rest) == 1, "8", "One being.")
        side = self.s["defender"]
        b = self._own(side, rest[0])
        demand(b in self._may_defend(side), "W-62", "Nothing to defend.")
        self.s["factors"][side]["D"] -= 1
        b["defended"] = True
        self._ask_defender()

    def _done(self):
        self._next_defender()
        self._ask_defender()

    def _kept(self, b):
        """W-63: the points that Def takes away."""
        bonus = t.bested(b["whole"]) in b["by"]
        return max(0, t.defence(b["whole"]) + b["def"] + bonus) if b["defended"] else 0

    def _end_turn(self):
        s = self.s
        for b in list(s["beings"].values()):
            hurt = max(0, b["points"] - self._kept(b))
            b["str"] -= hurt
            s["busy"] = s["busy"] or hurt > 0
            b.update(atk=0, hobble=0, spur=0, credit=0, points=0, stepped=0)
            b.update({"def": 0, "attacked": False, "halted": False, "defended": False, "by": set()})
            if b["str"] <= 0:
                self._remove(b)
        for side in s["hit"]:
            s["images"][side] = max(0, s["images"][side] - 1)
        s["quiet"] = 0 if s["busy"] or s["hit"] else s["quiet"] + 1
        s["dice"], s["defender"] = [], None
        s["result"] = self._verdict()
        if not s["result"]:
            s["turn"] += 1
            s["active"] = other(s["active"])
            self._begin_turn()

    def _verdict(self):
        fallen = [x for x in t.SIDES if self.s["images"][x] == 0]
        spent = [x for x in t.SIDES if self._spent(x)]
        for losers, reason in ((fallen, "image"), (spent, "no-summons")):
            if losers:
                winner = None if len(losers) == 2 else other(losers[0])
                return {"winner": winner, "reason": reason}
        if self.s["quiet"] >= STALLED_AFTER:
            return {"winner": None, "reason": "stalled"}
        return None

    def _spent(self, side):
        """W-68: no being to play on with, and none to come."""
        s = self.s
        mine = [b for b in s["beings"].values() if b["side"] == side]
        levels = [t.level(c) for c in s["pools"][side]]
        if any(b["card"][0] != "T" for b in mine):
            return False
        fuse = s["factors"][side]["F"] or 3 in levels or 4 in levels
        if mine and len(mine) >= s["images"][other(side)] and fuse:
            return False
        pair = any(levels.count(x) >= 2 for x in levels)
        return not pair or not self._has_space(side)
