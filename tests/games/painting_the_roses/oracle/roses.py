"""The rules once more, literally, from their text alone: dictionaries, lists and card names.

Slow and plain on purpose. It knows nothing of the engine; ``play`` trusts its line to be one of
``legal``, and ``state`` is what ``replay --json`` must print.
"""

from __future__ import annotations

from itertools import permutations

RANKS = "A23456789TJQK"
SUITS = "CDHS"
NUMBERS = RANKS[:10]
SEATS = "abcdef"


def rank(card):
    return RANKS.index(card[0]) + 1


def is_number(card):
    return card[0] in NUMBERS


def without(cards, *gone):
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


class Oracle:
    def __init__(self, options=None, position=None):
        given = dict(options or {})
        preset = given.pop("preset", "standard")
        self.o = {
            "players": 2, "packs": None, "dealer": None, "rounds": 25, "quiet": 5,
            "queen": "proud", "guard": "any", "kings": "standing", "ranks": "open", "rows": "free",
        }  # fmt: skip
        self.o |= {
            "standard": {},
            "quick": {"rows": "dealt", "packs": 2, "rounds": 18},
            "fierce": {"queen": "fierce"},
            "furious": {"queen": "furious"},
            "grand": {"packs": 2},
        }[preset]
        self.o |= given
        if position:
            self.o["players"] = len(position["gardens"])
        self.n = self.o["players"]
        self.seats = list(SEATS[: self.n])
        if self.o["packs"] is None:  # PR-5, PR-6
            self.o["packs"] = 1 if self.n <= 3 else 2
        self.ring = [f"{s}{p}" for s in self.seats for p in "12345"]  # PR-8
        self.pile = [r + s for r in RANKS for s in SUITS] * self.o["packs"]
        if self.o["packs"] == 2:
            self.pile.remove("QH")
        self.garden = {s: [] for s in self.seats}
        self.painted = dict.fromkeys(self.ring, False)
        self.guard = dict.fromkeys(self.seats)
        self.at = dict.fromkeys(self.seats)
        self.queen = None
        self.kings = {s: [] for s in self.seats}
        self.hand = {s: [] for s in self.seats}
        self.discards, self.tower, self.done = [], [], []
        self.playing = None
        self.asked = []
        self.turn = self.quiet = self.drawn = 0
        self.changed = False
        self.active = self.dealer = self.due = None
        self.phase = "dealer"
        self.result = None
        if position:
            self.custom(position)
        elif self.o["dealer"]:
            self.have_dealer(self.o["dealer"])

    # --- a custom start
    def custom(self, p):
        def cards(text):
            return text.split()

        def named(card):
            self.pile.remove(card)
            return card

        self.dealer = p.get("dealer") or self.o["dealer"] or "a"
        self.active = p.get("active", self.dealer)
        for s in self.seats:
            for i, word in enumerate(cards(p["gardens"][s]), 1):
                self.garden[s].append(named(word[:2]))
                self.painted[f"{s}{i}"] = word.endswith("*")
        for s, text in p.get("guards", {}).items():
            card, hedge = text.split()
            self.guard[s], self.at[s] = named(card), hedge
        if p.get("queen"):
            named("QH")
            self.queen = p["queen"]
        for s, text in p.get("kings", {}).items():
            self.kings[s] = [named(card) for card in cards(text)]
        for s, text in p.get("hands", {}).items():
            self.hand[s] = [named(card) for card in cards(text)]
        self.discards = [named(card) for card in cards(p.get("discards", ""))]
        self.tower = [named(card) for card in cards(p.get("tower", ""))]
        if "pile" in p:
            pile = [named(card) for card in cards(p["pile"])]
            self.tower += self.pile
            self.pile = pile
        self.quiet = p.get("quiet", 0)
        order = self.from_dealer()
        self.turn = (p.get("round", 1) - 1) * self.n + order.index(self.active) + 1
        self.done = list(p.get("done", []))
        self.phase = "act"
        self.win_check()

    # --- helpers
    def after(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % self.n]

    def from_dealer(self):
        i = self.seats.index(self.dealer)
        return self.seats[i:] + self.seats[:i]

    def clockwise_after(self, seat):
        i = self.seats.index(seat)
        return self.seats[i + 1 :] + self.seats[:i]

    def hedge_card(self, hedge):
        return self.garden[hedge[0]][int(hedge[1]) - 1]

    def own(self, seat):
        return [f"{seat}{p}" for p in "12345"]

    def steps(self, start, card):
        """Where a walk may end: one step at a time, one way (PR-24, PR-26, PR-28)."""
        found = []
        for way in (1, -1):
            i = self.ring.index(start)
            for _ in range(rank(card)):
                i += way
                if i == len(self.ring):
                    i = 0
                if i < 0:
                    i = len(self.ring) - 1
            if self.ring[i] != start and self.ring[i] not in found:
                found.append(self.ring[i])
        return found

    def have_dealer(self, seat):
        self.dealer = self.due = seat
        self.phase = "hedges"

    def to_act(self):
        if self.phase in ("dealer", "hedges", "hand", "draw", "reveal"):
            return "*"
        if self.phase == "answer":
            return self.asked[0]
        return None if self.phase == "over" else self.active

    # --- what is legal
    def legal(self):
        return sorted(set(self.lines()))

    def lines(self):
        s = self.to_act()
        if self.phase == "over":
            return []
        if s == "*":
            return self.chance_lines()
        lines = []  # to resign is not listed (PR-95)
        if self.phase == "row":
            lines += [f"{s} row {' '.join(row)}" for row in permutations(self.garden[s])]
        elif self.phase == "guard":
            may = [card for card in self.hand[s] if card != "QH"]  # PR-16
            if self.o["guard"] == "number" and any(is_number(card) for card in may):
                may = [card for card in may if is_number(card)]
            lines += [f"{s} guard {card}" for card in may]
        elif self.phase == "answer":
            lines += [f"{s} cancel {king}" for king in self.kings[s]] + [f"{s} allow"]
        elif self.phase == "discard":
            lines += [f"{s} discard {card}" for card in self.hand[s]]
        else:
            lines += self.action_lines(s)
        return lines

    def chance_lines(self):
        if self.phase == "dealer":
            return [f"* dealer {s}" for s in self.seats]
        if self.phase == "hedges":
            return [f"* hedges {self.due} {card}" for card in self.pile if is_number(card)]
        if self.phase == "hand":
            return [f"* hand {self.due} {card}" for card in self.pile]
        if self.phase == "draw":
            return [f"* draw {self.active} {card}" for card in self.pile]
        return [f"* reveal {card}" for card in self.pile]

    def action_lines(self, s):
        lines = [f"{s} end"]
        if "recruit" in self.done:  # PR-74
            return lines
        here = self.at[s]
        for card in self.hand[s]:
            if is_number(card) and "move" not in self.done:
                if here:
                    lines += [f"{s} move {card} {to}" for to in self.steps(here, card)]
                if self.queen:  # PR-61, PR-62
                    lines += [f"{s} stalk {card} {to}" for to in self.steps(self.queen, card)]
            open_here = here and "paint" not in self.done and not self.painted[here]
            if open_here and rank(card) >= rank(self.hedge_card(here)):  # PR-32
                lines.append(f"{s} paint {card}")
            if "face" not in self.done:
                lines += self.face_lines(s, card)
            if not here and not self.done and is_number(card):  # PR-72, PR-75
                lines.append(f"{s} recruit {card}")
        return lines

    def face_lines(self, s, card):
        if card[0] == "J":  # PR-40
            return [
                f"{s} play {card} {h}"
                for h in self.own(s)
                if not self.painted[h] and any(self.at[o] == h for o in self.seats if o != s)
            ]
        if card[0] == "Q":  # PR-43, PR-49
            lines = [f"{s} play {card} {h}" for h in self.ring if self.painted[h]]
            return lines + ([f"{s} play QH unleash"] if card == "QH" else [])
        return [f"{s} play {card}"] if card[0] == "K" else []

    # --- playing
    def play(self, line):
        words = line.split()
        who, verb, rest = words[0], words[1], words[2:]
        getattr(self, f"do_{verb}")(who, *rest)

    def do_dealer(self, _, seat):
        self.have_dealer(seat)

    def do_hedges(self, _, seat, *cards):
        for card in cards:
            self.pile.remove(card)
            self.garden[seat].append(card)
        if len(self.garden[seat]) == 5:
            self.due = self.after(seat)
            if self.due == self.dealer:
                if self.o["rows"] == "dealt":
                    self.phase = "hand"
                else:
                    self.phase, self.active = "row", self.dealer

    def do_row(self, seat, *cards):
        self.garden[seat] = list(cards)
        self.active = self.after(seat)
        if self.active == self.dealer:
            self.phase, self.active, self.due = "hand", None, self.dealer

    def do_hand(self, _, seat, *cards):
        for card in cards:
            self.pile.remove(card)
            self.hand[seat].append(card)
        if len(self.hand[seat]) == 6:
            self.due = self.after(seat)
            if self.due == self.dealer:
                self.phase, self.active = "guard", self.dealer

    def do_guard(self, seat, card):
        self.hand[seat].remove(card)
        self.guard[seat], self.at[seat] = card, f"{seat}3"
        self.active = self.after(seat)
        if self.active == self.dealer:
            self.new_turn(self.dealer)

    def new_turn(self, seat):
        self.active = seat
        self.turn += 1
        self.done = []
        self.changed = False
        self.phase = "act"
        self.win_check()

    def win_check(self):
        if all(self.painted[h] for h in self.own(self.active)):  # PR-86
            self.over("garden", self.active)

    def do_move(self, seat, card, hedge):
        self.hand[seat].remove(card)
        self.discards.append(card)
        self.at[seat] = hedge
        self.done.append("move")
        self.win_check()

    def do_stalk(self, seat, card, hedge):
        self.hand[seat].remove(card)
        self.discards.append(card)
        self.queen = hedge
        self.done.append("move")
        self.land()
        self.win_check()

    def land(self):
        hedge = self.queen
        if not self.painted[hedge]:  # PR-64
            return
        self.painted[hedge] = False
        self.changed = True
        found = [s for s in self.seats if self.at[s] == hedge]
        for s in found:  # PR-66
            self.tower.append(self.guard[s])
            self.guard[s] = self.at[s] = None
        if found:
            self.queen = None
            self.discards.append("QH")

    def do_paint(self, seat, card):
        self.hand[seat].remove(card)
        self.discards.append(card)
        self.painted[self.at[seat]] = True
        self.changed = True
        self.done.append("paint")
        self.win_check()

    def do_recruit(self, seat, card):
        self.hand[seat].remove(card)
        self.guard[seat], self.at[seat] = card, f"{seat}3"
        self.changed = True
        self.done.append("recruit")
        self.win_check()

    def do_play(self, seat, card, target=None):
        self.hand[seat].remove(card)
        self.done.append("face")
        self.playing = (card, target)
        self.waiting = {s: list(self.kings[s]) for s in self.clockwise_after(seat)}
        self.asked = [s for s in self.clockwise_after(seat) if self.kings[s]]  # PR-53
        if self.asked:
            self.phase = "answer"
        else:
            self.effect()

    def do_allow(self, seat):
        self.asked.pop(0)
        if not self.asked:
            self.effect()

    def do_cancel(self, seat, king):
        self.kings[seat].remove(king)
        self.waiting[seat].remove(king)
        self.discards += [king, self.playing[0]]
        self.played()

    def effect(self):
        card, target = self.playing
        if card[0] == "K":  # PR-47
            self.kings[self.active].append(card)
        elif target == "unleash":  # PR-49
            self.appear()
        else:
            self.painted[target] = card[0] == "J"
            self.changed = True
            self.discards.append(card)  # PR-46
        self.played()

    def played(self):
        self.playing, self.asked, self.phase = None, [], "act"
        if self.o["kings"] == "next":
            for s, kings in self.waiting.items():
                self.kings[s] = without(self.kings[s], *kings)
                self.discards += sorted(kings)
        self.win_check()

    def appear(self):
        self.queen = f"{self.active}3"  # PR-59
        if self.o["queen"] == "fierce":
            self.land()

    # --- the end step
    def do_end(self, seat):
        self.drawn = 0
        self.to_draw()

    def card_there(self):
        if not self.pile:  # PR-83
            self.pile, self.discards = self.discards, []
        return bool(self.pile)

    def to_draw(self):
        if self.drawn < 2 and self.card_there():
            self.phase = "draw"
        elif len(self.hand[self.active]) > 5:
            self.phase = "discard"
        else:
            self.to_reveal()

    def do_draw(self, _, seat, card):
        self.pile.remove(card)
        self.hand[seat].append(card)
        self.drawn += 1
        self.to_draw()

    def do_discard(self, seat, *cards):
        for card in cards:
            self.hand[seat].remove(card)
            self.discards.append(card)
        if len(self.hand[seat]) <= 5:
            self.to_reveal()

    def to_reveal(self):
        if self.card_there():
            self.phase = "reveal"
        else:
            self.end_turn()

    def do_reveal(self, _, card):
        self.pile.remove(card)
        if card == "QH":  # PR-80
            self.appear()
        else:
            self.discards.append(card)
            if self.o["queen"] == "furious" and self.queen and is_number(card):
                i = self.ring.index(self.queen) + rank(card)
                self.queen = self.ring[i % len(self.ring)]
                self.land()
        self.end_turn()

    def end_turn(self):
        if self.active == self.dealer:  # PR-82
            self.pile, self.discards = self.pile + self.discards, []
        self.quiet = 0 if self.changed else self.quiet + 1
        if self.o["quiet"] and self.quiet == self.o["quiet"] * self.n:  # PR-90
            self.over("stalled")
        elif self.o["rounds"] and self.turn == self.o["rounds"] * self.n:  # PR-91
            self.over("rounds")
        else:
            self.new_turn(self.after(self.active))

    # --- the end of the match
    def do_resign(self, seat):
        self.over("resigned", self.after(seat))

    def worth(self, seat):
        mine = [h for h in self.own(seat) if self.painted[h]]
        return len(mine), sum(rank(self.hedge_card(h)) for h in mine)

    def over(self, reason, winner=None):
        groups = {}
        for s in self.seats:
            groups.setdefault((s == winner, self.worth(s)), []).append(s)
        places, place = {}, 1
        for key in sorted(groups, reverse=True):
            for s in groups[key]:
                places[s] = place
            place += len(groups[key])
        first = [s for s in self.seats if places[s] == 1]
        self.phase = "over"
        self.result = {"winner": first[0] if len(first) == 1 else None, "reason": reason, "places": places}

    # --- from outside
    def state(self):
        rows = {
            s: [card + ("*" if self.painted[f"{s}{i}"] else "") for i, card in enumerate(self.garden[s], 1)]
            for s in self.seats
        }
        card, target = self.playing or (None, None)
        return {
            "game": "painting-the-roses",
            "turn": self.turn,
            "round": (self.turn + self.n - 1) // self.n,
            "phase": self.phase,
            "active": None if self.phase in ("dealer", "hedges", "hand") else self.active,
            "to_act": self.to_act(),
            "dealer": self.dealer,
            "done": sorted(self.done),
            "gardens": rows,
            "guards": {s: f"{self.guard[s]} {self.at[s]}" if self.guard[s] else None for s in self.seats},
            "queen": self.queen,
            "kings": {s: sorted(self.kings[s]) for s in self.seats},
            "hands": {s: sorted(self.hand[s]) for s in self.seats},
            "pile": sorted(self.pile),
            "pile_size": len(self.pile),
            "discards": sorted(self.discards),
            "tower": sorted(self.tower),
            "playing": None if card is None else " ".join(filter(None, [card, target])),
            "asked": list(self.asked),
            "quiet": self.quiet,
            "result": self.result,
        }

    def view(self, seat):
        """What a seat sees (section 13)."""
        shown = self.state()
        del shown["pile"]
        shown["hands"] = {s: h if s == seat else len(h) for s, h in shown["hands"].items()}
        if self.o["ranks"] == "memory":
            for row in shown["gardens"].values():
                row[:] = ["?*" if card.endswith("*") else card for card in row]
        return shown


def line_for(seat, line):
    """A line as a seat knows it: of others' cards dealt and drawn only how many they are."""
    words = line.split()
    hidden = words[1] in ("hand", "draw") and words[2] != seat
    return " ".join([*words[:3], *("??" for _ in words[3:])]) if hidden else line
