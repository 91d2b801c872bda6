"""What each side may see of the oracle's match, literally (W-70, W-76, W-77, W-81 to W-85)."""

from __future__ import annotations

from tests.games.wonderland.oracle.refusal import other


class Seats:
    """The part of the oracle that tells a side what it may know; `s` is the match's state."""

    def view(self, seat):
        """The state less what the seat may not see: of the other the pool, face-down cards, factors."""
        seen, them = self.state(), other(seat)
        del seen["pools"][them]
        for die in seen["dice"]:
            if self.s["active"] == them and self.is_covered(them, die["card"]):
                die["card"] = None
            if self.options.get("referee") and self.s["active"] == them:
                die["face"] = die["face"] and self._face(die["face"])
        if self.options.get("referee"):
            seen["factors"][them] = None
        seen["beings"] = sorted((self._veiled(b, seat) for b in seen["beings"]), key=lambda b: b["id"])
        return seen

    @staticmethod
    def _face(face):
        return face if face == "S" else "?"

    def _veiled(self, shown, seat):
        """A being as a seat sees it: of one that is unknown the number, and what all see (W-85)."""
        b = self.s["beings"][shown["id"]]
        if b["known"] or b["side"] == seat:
            return shown
        hidden = {"str", "atk", "def", "level", "back", "mov"} & set(shown)
        return {**shown, "id": self._called(b, seat), **dict.fromkeys(hidden)}

    def unknown(self, seat):
        """The other's beings that the seat doesn't know."""
        beings = self.s["beings"].values()
        return [b for b in beings if b["side"] == other(seat) and not b["known"]]

    def is_covered(self, side, card):
        """Whether a chosen card lies face down before the other side: until it is summoned (W-70)."""
        being = self.s["beings"].get(side + card[:2])
        summoned = (being and being["known"]) or card in self.s["discards"][side]
        return bool(self.options.get("face_down")) and not summoned

    def known_pool(self, seat):
        """The cards that have lain open before the seat, of those in the other's pool or unknown (W-17)."""
        return sorted(self._somewhere(seat) & self.s["shown"][other(seat)])

    def secrets(self, seat):
        """The cards that the seat has never seen, in the other's pool or unknown."""
        return sorted(self._somewhere(seat) - self.s["shown"][other(seat)])

    def _somewhere(self, seat):
        """The other's cards that may be in the pool or in play for all that the seat knows (W-83)."""
        return self.s["pools"][other(seat)] | {b["whole"] for b in self.unknown(seat)}

    def line_for(self, seat, line):
        """A line that was just played, as a seat knows it."""
        who, verb, *rest = line.split()
        if verb == "dice" and who == other(seat) and self.options.get("face_down"):
            rest = ["??" for _ in rest]
        if verb == "roll" and self.options.get("referee") and self.s["active"] != seat:
            rest = [self._face(face) for face in rest]
        named = ("move", "halt", "attack", "use", "blast", "defend", "summon")
        for b in self.unknown(seat) if verb in named else ():
            called = self._called(b, seat)
            own = "?" if verb == "summon" else called[1:]
            names = {b["id"]: called, **({b["card"]: own} if b["side"] == who else {})}
            rest = [names.get(word, word) for word in rest]
        return " ".join([who, verb, *rest])
