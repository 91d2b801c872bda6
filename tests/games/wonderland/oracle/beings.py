"""What beings do, literally: steps, halts, attacks, blasts and abilities (W-31 to W-57)."""

from __future__ import annotations

from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.refusal import Refused, demand, number, other


class Beings:
    """The part of the oracle that judges and does what beings do; `s` is the match's state."""

    # --- beings -------------------------------------------------------------------------------

    def _atk(self, b):
        return max(0, t.attack(b["whole"]) + b["atk"])

    def _def(self, b):
        return max(0, t.defence(b["whole"]) + b["def"])

    def _own(self, side, text):
        """A being of the actor, by `w4H` or `4H`, `w#2` or `#2`."""
        being = self._named(side, text)
        demand(being is not None and being[0] == side, "8", "No such being.")
        return self.s["beings"][being]

    def _named(self, who, text):
        """The id of the being in play that a side means, or None (W-82)."""
        text = text if text[:1] in t.SIDES else who + text
        if text[1:2] == "#":
            came = self.s["came"][text[0]]
            text = next((b for n, b in enumerate(came, 1) if f"{text[0]}#{n}" == text), None)
            return text if text in self.s["beings"] else None
        b = self.s["beings"].get(text)
        return text if b and (b["known"] or b["side"] == who) else None

    def _number(self, being):
        """Which of its side's beings it is, in the order in which they came (W-81)."""
        return self.s["came"][being[0]].index(being) + 1

    def _veil(self, b):
        """W-85"""
        return {"number": self._number(b["id"]), "known": b["known"]}

    def _called(self, b, who):
        """What a side calls a being (W-82)."""
        unknown = not b["known"] and b["side"] != who
        return f"{b['side']}#{self._number(b['id'])}" if unknown else b["id"]

    @staticmethod
    def _make_known(*beings):
        """W-80."""
        for b in beings:
            b["known"] = True

    def _on(self, square, side):
        return [b for b in self.s["beings"].values() if b["square"] == square and b["side"] == side]

    def _remove(self, b):
        del self.s["beings"][b["id"]]
        self.s["discards"][b["side"]].add(b["whole"])

    def _laid(self, square):
        return square in self.s["laid"]["w"] or square in self.s["laid"]["e"]

    # --- moving -------------------------------------------------------------------------------

    def _rooks_beside(self, b, square):
        return [
            r
            for r in self.s["beings"].values()
            if r["card"][0] == "T" and r["side"] != b["side"] and t.distance(r["square"], square) == 1
        ]

    def _price(self, b, square, credit):
        """What a step costs now, the credit after it, and whether it halts (W-33, W-37, W-41).

        As far as its side knows (W-84).
        """
        rooks = [r for r in self._rooks_beside(b, square) if r["known"]]
        known = [r for r in rooks if t.distance(r["square"], b["start"]) == 1]
        due, left = (0, credit - 1) if credit else (1 + b["hobble"], b["spur"])
        return due + len(known), left, len(known) < len(rooks)

    def _check_step(self, b, square):
        """The price, credit left and halting of a legal step; raise Refused otherwise."""
        s = self.s
        demand(s["sharer"] in (None, b["id"]), "W-35", "Another being is passing.")
        demand(b["card"][0] != "T", "W-38", "A Rook never moves.")
        demand(self._steps_left(b) > 0, "W-88", "Its Mov allows no more.")
        demand(not b["halted"], "W-40", "It is halted.")
        demand(square in self.table.near[b["square"]], "W-32", "Not a step.")
        demand(self._laid(square), "W-32", "Not laid.")
        demand(not self._on(square, other(b["side"])), "W-34", "An enemy stands there.")
        price, left, halts = self._price(b, square, b["credit"])
        moves = s["factors"][b["side"]]["M"]
        demand(price <= moves, "W-33", "It can't be paid.")
        if self._on(square, b["side"]):
            may = self._steps_left(b) - 1
            on = not halts and self._could_go_on(b, square, left, moves - price, may)
            demand(on, "W-35", "It could not step on.")
        return price, left, halts

    @staticmethod
    def _steps_left(b):
        """W-88: the steps that Mov leaves; without a back there is no such limit."""
        mov = t.mov(b["whole"])
        return 999 if mov is None else mov - b["stepped"]

    def _could_go_on(self, b, square, credit, moves, may):
        """W-35: whether from a friend's square some step would be open; W-88: of those it may take."""
        if may <= 0:
            return False
        for n in self.table.near[square]:
            if not self._laid(n) or self._on(n, other(b["side"])):
                continue
            price, left, halts = self._price(b, n, credit)
            if price > moves:
                continue
            if not [x for x in self._on(n, b["side"]) if x is not b]:
                return True
            if not halts and self._could_go_on(b, n, left, moves - price, may - 1):
                return True
        return False

    def _move(self, rest):
        demand(len(rest) >= 2, "8", "A being and its steps.")
        if not self.s["trusting"]:  # W-84: judged by what is known, all of it before any happens
            trial = self.twin()
            trial.s["trusting"] = True
            trial._move(rest)
        side, known = self.s["active"], self._known()
        for i, square in enumerate(rest[1:]):
            if i and self.s["window"]:
                self._pass()
            if self._known() != known:
                return  # W-84: the rest is dropped
            b = self._own(side, rest[0])
            demand(square in self.table.known, "8", "No such square.")
            self._check_step(b, square)
            self._declare(("step", b["id"], square))

    def _step(self, being, square):
        s, b = self.s, self.s["beings"].get(being)
        demand(b is not None, "W-58", "It is gone.")
        price, left, halts = self._check_step(b, square)
        hidden = [] if s["trusting"] else self._rooks_beside(b, square)
        hidden = [r for r in hidden if not r["known"]]
        taxing = [r for r in hidden if t.distance(r["square"], b["start"]) == 1]
        price += len(taxing)
        if price > s["factors"][b["side"]]["M"]:  # W-84: void at the true price
            self._make_known(*taxing)
            return
        self._make_known(*hidden)
        halts = halts or len(taxing) < len(hidden)
        s["factors"][b["side"]]["M"] -= price
        b["credit"], b["halted"] = left, halts
        b["stepped"] += 1
        s["sharer"] = being if self._on(square, b["side"]) else None
        b["square"] = square

    def _known(self):
        return sorted(b["id"] for b in self.s["beings"].values() if b["known"])

    def _halt(self, rest):
        demand(len(rest) == 1, "8", "One being.")
        b = self._own(self.s["active"], rest[0])
        demand(self.s["sharer"] == b["id"], "W-36", "It does not stand on a friend's square.")
        self._drop_sharer()

    def _drop_sharer(self):
        if self.s["sharer"]:
            self._remove(self.s["beings"][self.s["sharer"]])
            self.s["sharer"] = None

    def _settle(self):
        """Forced: who shares a square and can step no more goes at once (W-36)."""
        s = self.s
        if s["window"] or not s["sharer"] or s["phase"] != "action":
            return
        b = s["beings"][s["sharer"]]
        if len(self._on(b["square"], b["side"])) < 2:
            s["sharer"] = None
        elif not self._steps(b):
            self._drop_sharer()

    def _steps(self, b):
        return [n for n in self.table.near[b["square"]] if self._allowed(self._check_step, b, n)]

    @staticmethod
    def _allowed(check, *args):
        try:
            check(*args)
        except Refused:
            return False
        return True

    # --- attacks, blasts, abilities -----------------------------------------------------------

    def _check_attack(self, b, target):
        s = self.s
        demand(not self._sharing(), "W-35", "Two share a square.")
        demand(not b["attacked"], "W-43", "It has attacked.")
        demand(s["factors"][b["side"]]["A"] >= 1, "W-43", "It costs 1 Attack.")
        if target == "image":
            at = self.table.images[other(b["side"])]
        else:
            hit = s["beings"].get(target)
            demand(hit is not None and hit["side"] != b["side"], "W-44", "No enemy of that name.")
            at = hit["square"]
        diagonal = b["card"][0] in "9T" and t.distance(b["square"], at) == 1
        demand(diagonal or t.touching(b["square"], at), "W-44", "Out of reach.")

    def _sharing(self):
        """Whether the one that entered still stands with a friend."""
        b = self.s["beings"].get(self.s["sharer"])
        return b is not None and len(self._on(b["square"], b["side"])) > 1

    def _declare_attack(self, rest):
        demand(len(rest) == 2, "8", "A being and a target.")
        b, target = self._own(self.s["active"], rest[0]), rest[1]
        if target != "image":
            demand(target[0] in t.SIDES, "8", "A target is named with its side.")
            target = self._named(b["side"], target)
        self._check_attack(b, target)
        self._make_known(b)
        if target != "image":
            self._make_known(self.s["beings"][target])
        self._declare(("attack", b["id"], target))

    def _attack(self, being, target):
        b = self.s["beings"].get(being)
        demand(b is not None, "W-58", "It is gone.")
        self._check_attack(b, target)
        self.s["factors"][b["side"]]["A"] -= 1
        b["attacked"] = True
        if target == "image":
            self.s["hit"].add(other(b["side"]))
        else:
            self._give_points(b, self.s["beings"][target])

    def _give_points(self, b, hit):
        bonus = t.bested(b["whole"]) == t.family(hit["whole"])
        points = max(0, t.attack(b["whole"]) + b["atk"] + bonus)
        hit["points"] += points
        if points:
            hit["by"].add(t.family(b["whole"]))

    def _check_blast(self, b, n):
        demand(b["card"][0] == "T", "W-55", "Only a Rook blasts.")
        demand(n >= 1, "W-56", "At least 1 Force.")
        demand(self.s["factors"][b["side"]]["F"] >= n, "W-56", "It can't be paid.")

    def _blast_of(self, side, rest):
        demand(len(rest) == 2, "8", "A Rook and a number.")
        b, n = self._own(side, rest[0]), number(rest[1])
        self._check_blast(b, n)
        return b["id"], n

    def _declare_blast(self, rest):
        being, n = self._blast_of(self.s["active"], rest)
        self._make_known(self.s["beings"][being])
        self._declare(("blast", being, n))

    def _answer_blast(self, rest):
        asked = self.s["window"]["asked"]
        self._blast(*self._blast_of(asked, rest))
        self._used()

    def _blast(self, being, n):
        b = self.s["beings"].get(being)
        demand(b is not None, "W-58", "It is gone.")
        self._check_blast(b, n)
        self.s["factors"][b["side"]]["F"] -= n
        self._remove(b)
        for hit in self.s["beings"].values():
            if t.distance(hit["square"], b["square"]) <= n:
                self._make_known(hit)
                self._give_points(b, hit)
        for side in t.SIDES:
            if t.distance(self.table.images[side], b["square"]) <= n:
                self.s["hit"].add(side)

    def _seen(self, b):
        """W-49: the piece itself and the first beings on each line of laid squares."""
        found = {b["id"]}
        for ray in self.table.lines(b["square"]):
            for square in ray:
                if not self._laid(square):
                    break
                there = [x["id"] for x in self.s["beings"].values() if x["square"] == square]
                found |= set(there)
                if there:
                    break
        return found

    def _use(self, rest):
        side = self.to_act
        demand(len(rest) == 3, "8", "A court card, a target and a number.")
        b, n = self._own(side, rest[0]), number(rest[2])
        known = t.ABILITIES.get(t.coloured(b["card"]))
        demand(known is not None, "W-48", "No court card.")
        target = self._named(side, rest[1])
        demand(target in self._seen(b), "W-49", "Not in its lines.")
        demand(n >= 1 and self.s["factors"][side][known[1]] >= n, "W-50", "It can't be paid.")
        self.s["factors"][side][known[1]] -= n
        self._make_known(b)
        lowers = known[0] in ("atk", "def") and t.colour(b["card"]) == "black"
        self.s["beings"][target][known[0]] += -n if lowers else n
        if self.s["window"]:
            self._used()
