"""How a seat may be set up: what a level chooses for it."""

from __future__ import annotations

from wonderland.games.dominoes_of_war.named_line import in_names
from wonderland.session.match_session import MatchSession

ADVISER = "hard"
"""The level that sets up for a player."""


class Suggestions:
    """Chooses a step of the set-up for a seat that is to act.

    Args:
        session: the match.
    """

    def __init__(self, session: MatchSession) -> None:
        self._session = session

    def lines(self, seat: str) -> list[str]:
        """The lines by which this step of the set-up may be done: one, or one for each tile to stock."""
        match, found = self._session.match.copy(), list[str]()
        phase = match.state()["phase"]
        while match.to_act == seat and match.state()["phase"] == phase:
            agent = self._session.game.agent(ADVISER, seed=len(match.lines))
            found.append(str(agent.choose(match.view(seat)).action))
            match.play(found[-1])
            if phase != "stock":
                break
        return found

    def base(self, seat: str) -> list[str]:
        """The squares on which a base may be laid."""
        return list(in_names(self.lines(seat)[0]).squares)

    def stock(self, seat: str) -> dict[str, str]:
        """The type that may stand on each tile that is still to be stocked."""
        said = map(in_names, self.lines(seat))
        return {line.squares[0]: line.types[0] for line in said}
