"""What each side may see of the oracle's match, literally (W-70, W-76 and "A card becomes known")."""

from __future__ import annotations

from tests.games.wonderland.oracle.refusal import other


class Seats:
    """The part of the oracle that tells a side what it may know; `s` is the match's state."""

    def view(self, seat):
        """The state less what the seat may not see: the other's pool, his face-down cards."""
        seen, them = self.state(), other(seat)
        del seen["pools"][them]
        for die in seen["dice"]:
            if self.s["active"] == them and self.is_covered(them, die["card"]):
                die["card"] = None
        return seen

    def is_covered(self, side, card):
        """Whether a chosen card lies face down before the other side: until it is summoned (W-70)."""
        summoned = side + card[:2] in self.s["beings"] or card in self.s["discards"][side]
        return bool(self.options.get("face_down")) and not summoned

    def known_pool(self, seat):
        """The cards of the other's pool that have lain open before the seat (W-17)."""
        them = other(seat)
        return sorted(self.s["pools"][them] & self.s["shown"][them])

    def secrets(self, seat):
        """The cards of the other's pool that the seat has never seen."""
        them = other(seat)
        return sorted(self.s["pools"][them] - self.s["shown"][them])

    def line_for(self, seat, line):
        """A line that was just played, as a seat knows it."""
        who, verb, *rest = line.split()
        if verb == "dice" and who == other(seat) and self.options.get("face_down"):
            rest = ["??" for _ in rest]
        return " ".join([who, verb, *rest])
