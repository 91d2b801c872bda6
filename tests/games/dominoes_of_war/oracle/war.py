"""Dominoes of War a second time, from the rules alone: literal, and slow."""

from __future__ import annotations

from collections import Counter

from tests.games.dominoes_of_war.oracle.ground import (
    MARGIN,
    ORTHOGONAL,
    WAYS,
    Ground,
    beside,
    edge,
    edge_name,
    name,
    square,
)

SEATS = "abcd"
FACES = [f"{high}-{low}" for high in range(13) for low in range(high + 1)]  # DW-1
BONUS = {10: "reinforce", 12: "extra", 17: "build", 20: "shift"}  # DW-3
FAR = 99


def troop(steps, ways, kind=None, attack=None, reach=(1, 1), **more):
    return {"steps": steps, "ways": ways, "kind": kind, "attack": attack, "reach": reach, **more}


TROOPS = {  # DW-7
    "general": troop(1, "any", "shot", "any", (1, 1), spawns=True),
    "chieftain": troop(1, "any", "shot", "any", (1, 1), spawns=True),
    "grunt": troop(3, "orthogonal", "shot", "orthogonal", (1, 4)),
    "sniper": troop(2, "orthogonal", "shot", "facing", (1, FAR)),
    "kamikaze": troop(2, "orthogonal", explodes=True),
    "grenadier": troop(2, "diagonal", "throw", "orthogonal", (2, 4)),
    "quickshot": troop(2, "orthogonal", "split", "orthogonal", (1, 4)),
    "shotgunner": troop(2, "any", "shot", "any", (1, 2)),
    "gunslinger": troop(2, "any", "shot", "any", (1, 2), repeats=True),
    "spear": troop(2, "orthogonal", "throw", "any", (1, 3)),
    "lightfoot": troop(3, "orthogonal", "shot", "orthogonal", (1, 2), climbs=True, mineproof=True),
}
FACTIONS = {  # DW-8
    "army": ["general", "grunt", "sniper", "kamikaze", "grenadier"],
    "cowboys": ["general", "quickshot", "shotgunner", "gunslinger", "sniper"],
    "scouts": ["chieftain", "sniper", "shotgunner", "spear", "lightfoot"],
}
PRESETS = {  # section 8
    "standard": {},
    "quick": {"field": "6x6", "base": 4, "walls": 1, "army": 2, "quiet": 6, "rounds": 40},
    "frontier": {
        "factions": {"a": "cowboys", "b": "scouts", "c": "army", "d": "cowboys"},
        "army": {"a": 4, "b": 3, "c": 5, "d": 4}, "repeats": "kind",
    },
    "teams": {"players": 4, "teams": True},
}  # fmt: skip


def each(value, usual, seats):
    """An option that may be a map of seats."""
    if isinstance(value, dict):
        return {seat: value.get(seat, usual) for seat in seats}
    return dict.fromkeys(seats, value)


class Oracle:
    """A match: what is open, what is legal, what a line does."""

    def __init__(self, options=None, position=None):
        given = {**PRESETS[(options or {}).get("preset", "standard")], **(options or {})}
        self.players = given.get("players", 2)
        self.seats = SEATS[: self.players]
        self.side = (
            {s: "ac" if s in "ac" else "bd" for s in self.seats}
            if given.get("teams")
            else {s: s for s in self.seats}
        )
        field = str(given.get("field") or ("8x8" if self.players == 2 else "10x10"))
        columns, _, rows = field.partition("x")
        self.field_name = f"{columns}x{rows or columns}"
        self.ground = Ground(int(columns), int(rows or columns))
        self.size, self.walls_each = given.get("base", 6), given.get("walls", 2)
        self.faction = each(given.get("factions", "army"), "army", self.seats)
        self.owned = each(given.get("army", 3), 3, self.seats)
        self.per_turn = each(given.get("actions", 3), 3, self.seats)
        self.one_kind = given.get("repeats", "any") == "kind"
        self.secret = given.get("stocking", "secret") == "secret"
        self.returns = given.get("dead", "gone") == "return"
        self.quiet_most, self.rounds = given.get("quiet", 10), given.get("rounds", 60)
        sets = 1 if len(self.ground.field) <= 78 else 2  # DW-4
        self.bag = Counter(dict.fromkeys(FACES, sets))
        self.army = {
            s: Counter(dict.fromkeys(FACTIONS[self.faction[s]], self.owned[s])) for s in self.seats
        }
        self.troops, self.faces, self.discards = {}, {}, []
        self.phase, self.active, self.chooser, self.first = "toss", None, None, None
        self.turn = self.round = self.actions = self.quiet = 0
        self.bonus = self.flipping = self.offer = self.result = None
        self.stirred, self.acted, self.kind_of, self.to_face = False, set(), {}, []
        self.groups, self.laid = [], 0
        if position is not None:
            self._stand(position)
        elif given.get("first"):
            self.first = given["first"]
            self._set_up_from(self.first)

    # --- a custom start ----------------------------------------------------------------------
    def _stand(self, given):
        def words(value):
            return value.split() if isinstance(value, str) else list(value or [])

        ground = self.ground
        column, row = MARGIN + ground.columns // 2, MARGIN + ground.rows // 2
        top, right = MARGIN + ground.rows + 1, MARGIN + ground.columns + 1
        lanes = {
            "a": [(column, MARGIN - n) for n in range(self.size)],
            "b": [(column + 1, top + n) for n in range(self.size)],
            "c": [(MARGIN - n, row) for n in range(self.size)],
            "d": [(right + n, row + 1) for n in range(self.size)],
        }
        for seat in self.seats:
            own = words(given.get("bases", {}).get(seat))
            ground.bases[seat] = set(map(square, own)) if own else set(lanes[seat])
        for between in words(given.get("walls")):
            at = next(n for n in range(1, len(between)) if between[n].isalpha())
            ground.walls.add(edge(square(between[:at]), square(between[at:])))
        for seat, own in given["troops"].items():
            for at, what in own.items():
                kind, *facing = what.split()
                self.troops[square(at)] = (seat, kind, facing[0] if facing else None)
                self.army[seat][kind] = max(0, self.army[seat][kind] - 1)
        for seat, own in given.get("army", {}).items():
            self.army[seat] = Counter({**dict.fromkeys(FACTIONS[self.faction[seat]], 0), **own})
        for at, face in given.get("faces", {}).items():
            self.faces[square(at)] = face
        for at in self.troops:
            if at in ground.field:
                self.faces.setdefault(at, "-")
        self.discards = words(given.get("discards"))
        for face in [*self.faces.values(), *self.discards]:
            if face != "-":
                self.bag[face] -= 1
        self.first = given.get("first", "a")
        self.active = given.get("active", self.first)
        self.turn, self.round = given.get("turn", 1), given.get("round", 1)
        self.quiet = given.get("quiet", 0)
        self.actions = given.get("actions", self.per_turn[self.active])
        self.acted = set(map(square, words(given.get("acted"))))
        self.phase = "act"
        out = [s for s in self.seats if not self.men(s)]
        self.groups = [out] if out else []

    # --- who is where ------------------------------------------------------------------------
    def men(self, seat):
        return sorted(at for at, (own, *_) in self.troops.items() if own == seat)

    def out(self):
        return [s for s in self.seats if any(s in group for group in self.groups)]

    def seats_in(self):
        return [s for s in self.seats if s not in self.out()]

    def sides_in(self):
        return sorted({self.side[s] for s in self.seats_in()})

    def friend(self, seat, at):
        return at in self.troops and self.side[self.troops[at][0]] == self.side[seat]

    def enemy(self, seat, at):
        return at in self.troops and self.side[self.troops[at][0]] != self.side[seat]

    def type_at(self, at):
        return TROOPS[self.troops[at][1]]

    def to_act(self):
        if self.phase == "over":
            return None
        if self.phase in ("toss", "flip"):
            return "*"
        return self.chooser if self.phase == "first" else self.active

    # --- what can be reached -----------------------------------------------------------------
    def walked(self, at, steps):
        """The tiles that may be passed from a troop's tile in so many steps, with their least number (DW-41, DW-42)."""
        seat, kind = self.troops[at][0], self.type_at(at)
        found, edge_of = {at: 0}, [at]
        for step in range(1, steps + 1):
            after = []
            for here in edge_of:
                for x, y in WAYS[kind["ways"]]:
                    there = here[0] + x, here[1] + y
                    if there in found or self.enemy(seat, there):
                        continue
                    if self.ground.joined(here, there, kind.get("climbs", False)):
                        found[there] = step
                        after.append(there)
            edge_of = after
        return found

    def moves(self, at):
        """DW-41."""
        reached = self.walked(at, self.type_at(at)["steps"])
        return sorted(there for there in reached if there not in self.troops)

    def charges(self, at):
        """DW-69."""
        kind, seat = self.type_at(at), self.troops[at][0]
        if not kind.get("explodes"):
            return []
        found = set()
        for here in self.walked(at, kind["steps"] - 1):
            for x, y in WAYS[kind["ways"]]:
                there = here[0] + x, here[1] + y
                if self.enemy(seat, there) and self.ground.joined(here, there):
                    found.add(there)
        return sorted(found)

    def breaches(self, at):
        """DW-70 and DW-71: the near tile and the one beyond the wall."""
        kind = self.type_at(at)
        if not kind.get("explodes"):
            return []
        near_ones = [
            n for n in self.walked(at, kind["steps"] - 1) if n == at or n not in self.troops
        ]
        return sorted(
            (n, b) for n in near_ones for b in beside(n) if edge(n, b) in self.ground.walls
        )

    # --- attacks -----------------------------------------------------------------------------
    def is_target(self, seat, at):
        """DW-56."""
        return self.enemy(seat, at) or (
            self.friend(seat, at) and bool(self.type_at(at).get("explodes"))
        )

    def ways_of(self, at):
        """The directions in which a troop attacks."""
        kind, facing = self.type_at(at), self.troops[at][2]
        if kind["attack"] == "facing":
            return [ORTHOGONAL[facing]] if facing else []
        return WAYS[kind["attack"]] if kind["attack"] else []

    def line_to(self, at, target):
        """The direction and the distance of a square on a line (DW-20); None for one on none."""
        x, y = target[0] - at[0], target[1] - at[1]
        far = max(abs(x), abs(y))
        if not far or (x and y and abs(x) != abs(y)):
            return None
        return (x // far, y // far), far

    def clear(self, at, way, far):
        """DW-58: each square is joined to the one before, those between are empty."""
        here = at
        for step in range(1, far + 1):
            there = here[0] + way[0], here[1] + way[1]
            if not self.ground.joined(here, there) or (step < far and there in self.troops):
                return False
            here = there
        return True

    def hits(self, at, target):
        """Whether a troop may attack a square alone (DW-56 to DW-60, DW-75)."""
        kind, found = self.type_at(at), self.line_to(at, target)
        if not kind["attack"] or found is None or not self.is_target(self.troops[at][0], target):
            return False
        way, far = found
        least, most = kind["reach"]
        if way not in self.ways_of(at) or not least <= far <= most:
            return False
        return kind["kind"] == "throw" or self.clear(at, way, far)

    def attacks(self, at):
        """The targets, and the pairs of a split (DW-75)."""
        alone = sorted(t for t in self.troops if t != at and self.hits(at, t))
        found = [(t,) for t in alone]
        if self.type_at(at)["kind"] == "split":
            found += [
                (one, other)
                for one in alone
                for other in alone
                if one < other and self.pair(at, one, other)
            ]
        return found

    def pair(self, at, one, other):
        (way, far), (other_way, other_far) = self.line_to(at, one), self.line_to(at, other)
        return way != other_way and far + other_far <= 5

    # --- blasts ------------------------------------------------------------------------------
    def blast(self, centres, without=()):
        """DW-78 to DW-80: all tiles that the blasts reach, those of the chain included."""
        reached, done, left = set(), set(), list(centres)
        while left:
            centre = left.pop()
            if centre in done:
                continue
            done.add(centre)
            around = {centre} | {
                there
                for x, y in WAYS["any"]
                if self.ground.joined(centre, there := (centre[0] + x, centre[1] + y))
            }
            reached |= around
            left += [
                at for at in around
                if at in self.troops and at not in without and self.type_at(at).get("explodes")
            ]  # fmt: skip
        return reached

    def remove(self, squares, returns=True):
        """Troops leave play (DW-10; option ``dead``)."""
        for at in squares:
            if at in self.troops:
                seat, kind, _ = self.troops.pop(at)
                self.stirred = True
                self.acted.discard(at)
                self.kind_of.pop(at, None)
                if self.returns and returns:
                    self.army[seat][kind] += 1

    # --- legal lines -------------------------------------------------------------------------
    def may_act(self, at, kind):
        """DW-38; ``kind`` is ``move`` or ``other``."""
        if self.phase == "bonus" or at not in self.acted:
            return True
        if not self.type_at(at).get("repeats"):
            return False
        return not self.one_kind or self.kind_of.get(at, kind) == kind

    def deeds(self):
        """DW-37: what the troops of the active seat may do."""
        found = []
        for at in self.men(self.active):
            own = name(at)
            if self.may_act(at, "move"):
                found += [f"move {own} {name(there)}" for there in self.moves(at)]
            if self.may_act(at, "other"):
                found += [" ".join(["attack", own, *map(name, aims)]) for aims in self.attacks(at)]
                found += [f"charge {own} {name(there)}" for there in self.charges(at)]
                found += [
                    f"breach {own} {name(near)} {name(far)}" for near, far in self.breaches(at)
                ]
                if self.type_at(at).get("spawns") and at not in self.ground.bases[self.active]:
                    found += [f"spawn {own} {words}" for words in self.bringing()]
        return found

    def bringing(self):
        """DW-61, DW-63: a type and a tile."""
        seat = self.active
        empty = sorted(at for at in self.ground.bases[seat] if at not in self.troops)
        return [
            f"{kind} {name(at)}"
            for kind in sorted(self.army[seat])
            if self.army[seat][kind]
            for at in empty
        ]

    def building(self):
        """DW-53."""
        own = self.ground.bases[self.active]
        return sorted(
            {
                near
                for at in own
                for near in beside(at)
                if self.ground.in_grid(near) and not self.ground.is_tile(near)
                and not any(self.ground.owner(n) not in (None, self.active) for n in beside(near))
            }
        )  # fmt: skip

    def of_bonus(self):
        """What may be done with the bonus, but for giving it up."""
        what, ground = BONUS[self.bonus], self.ground
        if what == "reinforce":
            return [f"reinforce {words}" for words in self.bringing()]
        if what == "extra":
            return self.deeds()
        if what == "build":
            return [f"build {name(at)}" for at in self.building()]
        return [
            f"shift {edge_name(wall)} {edge_name(to)}"
            for wall in sorted(ground.walls)
            for to in ground.edges()
            if to != wall and not ground.why_no_wall(to, wall)
        ]

    def next_tile(self):
        """DW-33: the next tile to be stocked."""
        return min(at for at in self.ground.bases[self.active] if at not in self.troops)

    def legal(self):
        """All legal lines, sorted as text."""
        who = self.to_act()
        return sorted(f"{who} {words}" for words in self._words()) if who else []

    def _words(self):
        phase, seat = self.phase, self.active
        if phase == "toss":
            return [f"toss {s}" for s in self.seats]
        if phase == "first":
            return [f"first {s}" for s in self.seats]
        if phase == "base":
            return [
                " ".join(["base", *map(name, sorted(base))])
                for base in self.ground.all_bases(self.size)
            ]
        if phase == "wall":
            return [
                f"wall {edge_name(e)}"
                for e in self.ground.edges()
                if not self.ground.why_no_wall(e)
            ]
        if phase == "stock":
            at = name(self.next_tile())
            return [f"stock {at} {kind}" for kind, left in self.army[seat].items() if left]
        if phase == "flip":
            return [f"flip {name(self.flipping)} {face}" for face, n in self.bag.items() if n]
        if phase == "bonus":
            return [*self.of_bonus(), "forfeit"]
        if phase == "face":
            return [f"face {name(self.to_face[0])} {way}" for way in ORTHOGONAL]
        return [*self.deeds(), "end"]

    # --- playing -----------------------------------------------------------------------------
    def play(self, line):
        """Carry a legal line out."""
        who, verb, *rest = line.split()
        if verb not in ("offer", "accept"):
            self.offer = None
        getattr(self, f"_{verb}")(who, *rest)
        if self.phase == "over":
            self.offer = None

    def _toss(self, _, seat):
        self.chooser, self.phase = seat, "first"

    def _first(self, _, seat):
        self.first = seat
        self._set_up_from(seat)

    def _set_up_from(self, seat):
        self.phase, self.active = "base", seat

    def _next(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % self.players]

    def _base(self, seat, *squares):
        self.ground.bases[seat] = set(map(square, squares))
        self.active = self._next(seat)
        if self.active == self.first:
            self.phase = "wall" if self.walls_each else "stock"

    def _wall(self, seat, between):
        at = next(n for n in range(1, len(between)) if between[n].isalpha())
        self.ground.walls.add(edge(square(between[:at]), square(between[at:])))
        self.laid += 1
        self.active = self._next(seat)
        if self.laid == self.walls_each * self.players:
            self.phase = "stock"

    def _stock(self, seat, *pairs):
        for at, kind in zip(pairs[::2], pairs[1::2], strict=True):
            self.troops[square(at)] = (seat, kind, None)
            self.army[seat][kind] -= 1
        if self.ground.bases[seat] <= set(self.troops):
            self.active = self._next(seat)
            if self.active == self.first:
                self.turn, self.round = 0, 1
                self._begin(self.first)

    def _begin(self, seat):
        self.active, self.phase = seat, "act"
        self.turn += 1
        self.actions = self.per_turn[seat]
        self.acted, self.kind_of, self.stirred = set(), {}, False

    def _pay(self, at, kind):
        if self.phase == "bonus":
            self.bonus = None
        else:
            self.actions -= 1
        if at not in self.acted:
            self.kind_of[at] = kind
        self.acted.add(at)

    def _move(self, seat, source, target):
        at, to = square(source), square(target)
        self._pay(at, "move")
        self.troops[to] = self.troops.pop(at)
        self.acted.remove(at)
        self.acted.add(to)
        if at in self.kind_of:
            self.kind_of[to] = self.kind_of.pop(at)
        if to in self.ground.field and to not in self.faces:
            self.flipping = to
        self._settle()

    def _attack(self, seat, source, *aims):
        self._pay(square(source), "other")
        targets = [square(aim) for aim in aims]
        bombs = [at for at in targets if self.type_at(at).get("explodes")]
        self.remove({*targets, *self.blast(bombs)})
        self._settle()

    def _charge(self, seat, source, target):
        at = square(source)
        self._pay(at, "other")
        self.remove({at, *self.blast([square(target)], without=[at])})
        self._settle()

    def _breach(self, seat, source, near, beyond):
        at, centre = square(source), square(near)
        self._pay(at, "other")
        self.remove({at, *self.blast([centre], without=[at])})
        self.ground.walls.discard(edge(centre, square(beyond)))
        self._settle()

    def _spawn(self, seat, source, kind, target):
        self._pay(square(source), "other")
        self._bring(seat, kind, target)
        self._settle()

    def _bring(self, seat, kind, target):
        self.troops[square(target)] = (seat, kind, None)
        self.army[seat][kind] -= 1
        self.stirred = True

    def _flip(self, _, target, face):
        at = square(target)
        self.flipping, self.stirred = None, True
        self.bag[face] -= 1
        high, low = map(int, face.split("-"))
        if high != low:
            self.faces[at] = face
            if high + low in BONUS:
                self.bonus, self.phase = high + low, "bonus"
                if not self.of_bonus():
                    self.bonus = None
        elif self.type_at(at).get("mineproof"):
            self.faces[at] = face
        else:
            self.remove(self.blast([at]) if self.type_at(at).get("explodes") else [at])
            self.discards.append(face)
        self._settle()

    def _reinforce(self, seat, kind, target):
        self.bonus = None
        self._bring(seat, kind, target)
        self._settle()

    def _build(self, seat, target):
        self.bonus = None
        self.ground.bases[seat].add(square(target))
        self._settle()

    def _shift(self, seat, wall, to):
        self.bonus = None
        for between, stands in ((wall, False), (to, True)):
            at = next(n for n in range(1, len(between)) if between[n].isalpha())
            one = edge(square(between[:at]), square(between[at:]))
            (self.ground.walls.add if stands else self.ground.walls.discard)(one)
        self._settle()

    def _forfeit(self, seat):
        self.bonus = None
        self._settle()

    def _end(self, seat):
        self._end_step()

    def _face(self, seat, *pairs):
        for at, way in zip(pairs[::2], pairs[1::2], strict=True):
            own, kind, _ = self.troops[square(at)]
            self.troops[square(at)] = (own, kind, way)
            self.to_face.remove(square(at))
        if not self.to_face:
            self._end_turn()

    def _resign(self, seat):
        self.groups.append([seat])
        if self.side[seat] not in self.sides_in() and len(self.sides_in()) == 1:
            self._finish("resigned")
            return
        self.remove(self.men(seat), returns=False)
        self.stirred, self.bonus, self.to_face = True, None, []
        self._end_turn()

    def _offer(self, seat, _):
        self.offer = seat

    def _accept(self, seat, _):
        self._finish("agreement")

    # --- what follows ------------------------------------------------------------------------
    def _settle(self):
        """Who is out, the end of the match, a flip or a bonus, the end of the step (fine points)."""
        fallen = [s for s in self.seats_in() if not self.men(s)]
        if fallen:
            self.groups.append(fallen)
        if len(self.sides_in()) < 2:
            self._finish("eliminated")
        elif self.active in self.out():
            self.flipping = self.bonus = None
            self._end_turn()
        elif self.flipping:
            self.phase = "flip"
        elif self.bonus:
            self.phase = "bonus"
        elif self.actions:
            self.phase = "act"
        else:
            self._end_step()

    def _end_step(self):
        """DW-65."""
        self.to_face = [
            at for at in self.men(self.active) if self.type_at(at)["attack"] == "facing"
        ]
        if self.to_face:
            self.phase = "face"
        else:
            self._end_turn()

    def _end_turn(self):
        """DW-88 to DW-91."""
        self.quiet = 0 if self.stirred else self.quiet + 1
        seat, passed = self._next(self.active), False
        passed = seat == self.first
        while seat in self.out():
            seat = self._next(seat)
            passed = passed or seat == self.first
        if self.quiet_most and self.quiet >= self.quiet_most * len(self.seats_in()):
            self._finish("stalled")
        elif self.rounds and passed and self.round >= self.rounds:
            self._finish("rounds")
        else:
            self.round += passed
            self._begin(seat)

    def _finish(self, reason):
        """DW-85, DW-86, DW-91, DW-92."""

        def rank(side):
            inside = [s for s in self.seats_in() if self.side[s] == side]
            if not inside:
                return (
                    max(
                        n
                        for n, group in enumerate(self.groups)
                        for s in group
                        if self.side[s] == side
                    ),
                    0,
                    0,
                )
            if reason not in ("stalled", "rounds"):
                return FAR, 0, 0
            return (
                FAR,
                sum(len(self.men(s)) for s in inside),
                sum(sum(self.army[s].values()) for s in inside),
            )

        sides = sorted(set(self.side.values()))
        ranks = {side: rank(side) for side in sides}
        places = {side: 1 + sum(ranks[o] > ranks[side] for o in sides) for side in sides}
        best = [side for side in sides if places[side] == 1]
        self.phase = "over"
        self.result = {
            "winner": best[0] if len(best) == 1 else None,
            "reason": reason,
            "places": {s: places[self.side[s]] for s in self.seats},
        }

    # --- what is seen ------------------------------------------------------------------------
    def state(self):
        """As ``replay --json`` prints it."""

        def stands(at):
            _, kind, facing = self.troops[at]
            return f"{kind} {facing}" if facing else kind

        return {
            "game": "dominoes-of-war",
            "turn": self.turn,
            "round": self.round,
            "phase": self.phase,
            "active": None if self.phase in ("toss", "first") else self.active,
            "to_act": self.to_act(),
            "first": self.first,
            "actions": self.actions,
            "bonus": self.bonus,
            "flipping": name(self.flipping) if self.flipping else None,
            "field": self.field_name,
            "faces": {name(at): self.faces[at] for at in sorted(self.faces)},
            "discards": sorted(self.discards),
            "bag": sum(self.bag.values()),
            "bases": {
                s: [*map(name, sorted(self.ground.bases[s]))]
                for s in self.seats
                if s in self.ground.bases
            },
            "walls": [edge_name(e) for e in sorted(self.ground.walls)],
            "troops": {s: {name(at): stands(at) for at in self.men(s)} for s in self.seats},
            "acted": [name(at) for at in sorted(self.acted)],
            "army": {
                s: {kind: self.army[s][kind] for kind in sorted(self.army[s])} for s in self.seats
            },
            "out": self.out(),
            "offer": self.offer,
            "quiet": self.quiet,
            "result": self.result,
        }

    def view(self, seat):
        """DW-99: what others stock in secret is left out until all have stocked."""
        state = self.state()
        if self.secret and self.phase == "stock":
            for other in self.seats:
                if other != seat:
                    state["troops"][other], state["army"][other] = {}, None
        return state

    def line_for(self, seat, line):
        """DW-99: a stocking line of another, as a seat knows it."""
        who, verb, *rest = line.split()
        if not self.secret or verb != "stock" or who == seat:
            return line
        return " ".join([who, verb, *[word if n % 2 == 0 else "??" for n, word in enumerate(rest)]])
