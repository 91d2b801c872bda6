"""Dominoes of War a second time, from the rules alone: literal, and slow."""

from __future__ import annotations

from collections import Counter

from tests.games.dominoes_of_war.oracle.data import BONUS, FACES, FACTIONS, PRESETS, SEATS, TROOPS, each
from tests.games.dominoes_of_war.oracle.ground import ORTHOGONAL, WAYS, Ground, beside, edge, edge_name, name, square
from tests.games.dominoes_of_war.oracle.places import result
from tests.games.dominoes_of_war.oracle.seen import line_for, state_of, view_of
from tests.games.dominoes_of_war.oracle.start import stand


class Oracle:
    """A match: what is open, what is legal, what a line does."""

    def __init__(self, options=None, position=None):
        given = {**PRESETS[(options or {}).get("preset", "standard")], **(options or {})}
        self.players = given.get("players", 2)
        self.seats = SEATS[: self.players]
        self.side = (
            {s: "ac" if s in "ac" else "bd" for s in self.seats} if given.get("teams") else {s: s for s in self.seats}
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
        self.army = {s: Counter(dict.fromkeys(FACTIONS[self.faction[s]], self.owned[s])) for s in self.seats}
        self.troops, self.faces, self.discards = {}, {}, []
        self.phase, self.active, self.chooser, self.first = "toss", None, None, None
        self.turn = self.round = self.actions = self.quiet = 0
        self.bonus = self.flipping = self.offer = self.result = None
        self.stirred, self.acted, self.kind_of, self.to_face = False, set(), {}, []
        self.groups, self.laid = [], 0
        if position is not None:
            stand(self, position)
        elif given.get("first"):
            self.first = given["first"]
            self._set_up_from(self.first)

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
        near_ones = [n for n in self.walked(at, kind["steps"] - 1) if n == at or n not in self.troops]
        return sorted((n, b) for n in near_ones for b in beside(n) if edge(n, b) in self.ground.walls)

    # --- attacks -----------------------------------------------------------------------------
    def is_target(self, seat, at):
        """DW-56."""
        return self.enemy(seat, at) or (self.friend(seat, at) and bool(self.type_at(at).get("explodes")))

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
            found += [(one, other) for one in alone for other in alone if one < other and self.pair(at, one, other)]
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
                there for x, y in WAYS["any"] if self.ground.joined(centre, there := (centre[0] + x, centre[1] + y))
            }
            reached |= around
            left += [
                at for at in around if at in self.troops and at not in without and self.type_at(at).get("explodes")
            ]
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
                found += [f"breach {own} {name(near)} {name(far)}" for near, far in self.breaches(at)]
                if self.type_at(at).get("spawns") and at not in self.ground.bases[self.active]:
                    found += [f"spawn {own} {words}" for words in self.bringing()]
        return found

    def bringing(self):
        """DW-61, DW-63: a type and a tile."""
        seat = self.active
        empty = sorted(at for at in self.ground.bases[seat] if at not in self.troops)
        return [f"{kind} {name(at)}" for kind in sorted(self.army[seat]) if self.army[seat][kind] for at in empty]

    def building(self):
        """DW-53."""
        own = self.ground.bases[self.active]
        return sorted(
            {
                near
                for at in own
                for near in beside(at)
                if self.ground.in_grid(near)
                and not self.ground.is_tile(near)
                and not any(self.ground.owner(n) not in (None, self.active) for n in beside(near))
            }
        )

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
            return [" ".join(["base", *map(name, sorted(base))]) for base in self.ground.all_bases(self.size)]
        if phase == "wall":
            return [f"wall {edge_name(e)}" for e in self.ground.edges() if not self.ground.why_no_wall(e)]
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
        self.to_face = [at for at in self.men(self.active) if self.type_at(at)["attack"] == "facing"]
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
        self.phase, self.result = "over", result(self, reason)

    # --- what is seen ------------------------------------------------------------------------
    def state(self):
        return state_of(self)

    def view(self, seat):
        return view_of(self, seat)

    def line_for(self, seat, line):
        return line_for(self, seat, line)
